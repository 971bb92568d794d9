"""What would have won, once the deal is over, and what wins now, once the stock is empty: then the game has no secrets.

Asks the solver of endgames; decides nothing itself. A closed stock hides cards to the end, so nothing is said about such a deal.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from game.core.cards import Card
from game.core.seats import Seat
from game.games.schnapsen.endgame import Endgame, Position, position_of
from game.games.schnapsen.pack import pack
from game.games.schnapsen.state import Act, Common, State, View, zones


class Missed(NamedTuple):
    """The last moment at which the loser could have won: what he played, what would have won so many game points.

    `played` and `better` are the same card where it should have been announced with its marriage.
    """

    seat: Seat
    played: Card
    better: Card
    worth: int


class Best(NamedTuple):
    """The best cards of whoever is on turn, and the game points they win (negative: lose) with best play of both."""

    cards: tuple[Card, ...]
    worth: int


class _Choice(NamedTuple):
    """A card played with open cards: what each card of that hand was worth to its player, and what this one was."""

    seat: Seat
    played: Card
    worths: dict[Card, int]
    worth: int


def open_end(common: Common) -> int | None:
    """The number of the first trick played after the stock was used up; None if there was none or somebody closed."""
    if common.closing is not None or common.turnup is not None or common.trump is None:
        return None
    return next((number for number, trick in enumerate(common.tricks) if trick.strict), None)


def missed(common: Common) -> Missed | None:
    """Whether the loser of a finished deal could still have won when all cards were known, and how. None if not, or if it is not known."""
    result, first = common.result, open_end(common)
    if result is None or result.winner is None or first is None:
        return None
    loser = 1 - result.winner
    for choice in reversed(list(_choices(common, first, result.hands))):
        best = max(choice.worths.values())
        if choice.seat == loser and best > 0 >= choice.worth:
            better = choice.played if choice.worths[choice.played] > 0 else max(choice.worths, key=lambda card: choice.worths[card])
            return Missed(loser, choice.played, better, choice.worths[better])
    return None


def could_tell(common: Common) -> bool:
    """Whether a finished deal had an open end with a loser, so that "nothing would have helped" is known too."""
    return open_end(common) is not None and common.result is not None and common.result.winner is not None


def is_open(view: View) -> bool:
    """Whether both hands are known to the seat on turn: the stock is used up and its own hand is in the view."""
    common = view.common
    open_hands = common.closing is None and common.turnup is None and None not in view.hands[common.turn]
    return common.phase in ("lead", "answer") and open_hands


def best(view: View) -> Best | None:
    """The best play for the seat on turn where both hands are known, else None."""
    if not is_open(view):
        return None
    common, eye = view.common, view.common.turn
    known = {card for cards in zones(view).values() for card in cards}
    unseen = tuple(card for card in pack(common.options.nines) if card not in known)
    hands = [tuple(card for card in view.hands[eye] if card is not None)] * 2
    hands[1 - eye] = unseen
    worths = _worths(common, (hands[0], hands[1]))
    top = max(worths.values())
    return Best(tuple(card for card, worth in worths.items() if worth == top), top)


def _worths(common: Common, hands: tuple[tuple[Card, ...], tuple[Card, ...]]) -> dict[Card, int]:
    """What each card of the seat on turn is worth to it."""
    solver, sign = _solver(common), 1 if common.turn == 0 else -1
    if common.led is None:
        found = solver.leads(position_of(State(common, (), hands)))
    else:
        leader = 1 - common.turn
        full = list(hands)
        full[leader] = (*hands[leader], common.led)
        before = replace(common, turn=leader, phase="lead", led=None)
        found = solver.answers(position_of(State(before, (), (full[0], full[1]))), common.led)
    return {card: sign * worth for card, worth in found.items()}


def _choices(common: Common, first: int, left: tuple[tuple[Card, ...], ...]) -> Iterator[_Choice]:
    """Every card played from trick `first` on, in order; `left`: the cards never played."""
    solver, when = _solver(common), [(act, _announced_in(common, act)) for act in common.acts]
    for number in range(first, len(common.tricks)):
        trick = common.tricks[number]
        hands = _hands(common, number, left)
        before, after = (tuple(act for act, at in when if at is None or at < number + more) for more in (0, 1))
        sign = 1 if trick.leader == 0 else -1
        asked, given = (_position(common, number, acts, hands) for acts in (before, after))
        worths = {card: sign * worth for card, worth in solver.leads(asked).items()}
        answers = solver.answers(given, trick.lead)
        yield _Choice(trick.leader, trick.lead, worths, sign * solver.after_lead(given, trick.lead, 0))
        yield _Choice(1 - trick.leader, trick.answer, {c: -sign * w for c, w in answers.items()}, -sign * answers[trick.answer])


def _announced_in(common: Common, act: Act) -> int | None:
    """The number of the trick that was led from a marriage announced: the first one its player led with one of its cards."""
    if act.kind != "announce" or act.undone:
        return None
    led = (n for n, trick in enumerate(common.tricks) if trick.leader == act.seat and trick.lead in (f"K{act.suit}", f"Q{act.suit}"))
    return next(led, len(common.tricks))


def _hands(common: Common, number: int, left: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Both hands before a trick: what was played from then on, and what was left."""
    hands = [left[0], left[1]]
    for trick in common.tricks[number:]:
        hands[trick.leader] += (trick.lead,)
        hands[1 - trick.leader] += (trick.answer,)
    return hands[0], hands[1]


def _position(common: Common, number: int, acts: tuple[Act, ...], hands: tuple[tuple[Card, ...], tuple[Card, ...]]) -> Position:
    leader = common.tricks[number].leader
    then = replace(
        common, phase="lead", turn=leader, led=None, marriage=None, tricks=common.tricks[:number], acts=acts, bonus=None, result=None
    )
    return position_of(State(then, (), hands))


def _solver(common: Common) -> Endgame:
    assert common.trump is not None
    return Endgame(common.options, common.trump, None)
