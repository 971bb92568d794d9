"""What the scene shows of a match of Scopa around the cards: scores, strip, key hints, plates.

Pure: what is known and chosen in, words out. Knows no cards on the screen.
"""

from collections.abc import Iterable, Sequence

from game.core.cards import Card
from game.core.events import Zones
from game.core.seats import Seat
from game.games.scopa.options import sides
from game.games.scopa.state import Common, View
from game.games.scopa.table.choice import Choice
from game.games.scopa.table.words import Words
from game.ui import wording
from game.ui.curtain import Curtain
from game.ui.hand import Hand
from game.ui.hud.around import Plate
from game.ui.table_part import Desk, KeyHint, Score, Strip


def scores(view: View, zones: Zones, desk: Desk) -> tuple[Score, ...]:
    """A line per seat: the total of its side, and what it has taken in this deal."""
    common, of = view.common, sides(view.common.options, view.common.seats)
    return tuple(
        Score(
            str(common.totals[of[seat]]),
            desk.say("scopa-note", cards=len(zones.get(f"pile:{seat}", ())), sweeps=common.sweeps[seat]),
        )
        for seat in range(common.seats)
    )


def plates(view: View, desk: Desk) -> tuple[Plate, ...]:
    """A plate per seat: whose turn it is, the dealer's mark, partners."""
    common, mark = view.common, desk.say("dealer-mark")
    turn = common.turn if common.phase == "play" else None
    return tuple(Plate("", seat == turn, mark if seat == common.dealer else "", partners(common, seat)) for seat in range(common.seats))


def partners(common: Common, seat: Seat) -> tuple[Seat, ...]:
    """With whom somebody plays."""
    of = sides(common.options, common.seats)
    return tuple(other for other in range(common.seats) if other != seat and of[other] == of[seat])


# --- the strip


def strip(view: View, desk: Desk, words: Words, curtain: Curtain, choice: Choice | None, hand: Sequence[Card]) -> Strip:
    """Whose turn it is, in his colour; and what he can do with his `choice` and his `hand`, if he sits here and may play."""
    common, say = view.common, desk.say
    if common.phase == "over":
        return Strip(say("scopa-over"))
    if common.phase == "between":
        return Strip(say("scopa-waiting"))
    if common.phase != "play":
        return Strip(say("scopa-shuffling") if common.dealer is None else say("scopa-deals", name=words.name(common.dealer)))
    turn, name = common.turn, words.name(common.turn)
    if curtain.waits == turn:
        return Strip(say("curtain-turn", name=name), "call", turn)
    if choice is None:
        return Strip(say("scopa-plays", name=name), "call", turn)
    return Strip(guidance(choice, desk, words, name, hand), "call", turn)


def guidance(choice: Choice, desk: Desk, words: Words, name: str, hand: Sequence[Card]) -> str:
    """What the person on turn can do with what he has chosen."""
    say = desk.say
    if choice.card is None:
        if choice.picks and not choice.within_reach(hand):
            return say("scopa-none-takes", picks=words.ranks(choice.picks))
        return say("scopa-choose", name=name)
    card = words.rank(choice.card)
    if choice.picks and choice.play is None:
        return say("scopa-not-so", card=card, picks=words.ranks(choice.picks))
    if choice.play is not None and choice.picks:
        return say("scopa-can-take", card=card, takes=words.ranks(choice.picks))
    if not choice.groups:
        return say("scopa-can-lay", card=card)
    if len(choice.groups) == 1:
        return say("scopa-can-take", card=card, takes=words.ranks(choice.groups[0]))
    return say("scopa-which", card=card, takes=words.groups(choice.groups))


def explanation(choice: Choice, desk: Desk, words: Words) -> str:
    """Why what is chosen cannot be played: above all what a card that must capture could take (P9)."""
    say = desk.say
    assert choice.card is not None
    card = words.rank(choice.card)
    if not choice.groups:
        return say("scopa-takes-nothing", card=card)
    if choice.picks:
        return say("scopa-not-so-but", card=card, picks=words.ranks(choice.picks), takes=words.groups(choice.groups))
    return say("scopa-must", card=card, takes=words.groups(choice.groups))


# --- key hints


def keys(view: View, desk: Desk, words: Words, on_turn: bool, choice: Choice, hand: Hand) -> tuple[KeyHint, ...]:
    """Confirming what is chosen, the other captures, another order of the hand; `on_turn`: the person whose hand is seen may play."""
    return tuple(_keys(on_turn, desk, words, choice, hand)) if view.common.phase == "play" else ()


def _keys(on_turn: bool, desk: Desk, words: Words, choice: Choice, hand: Hand) -> Iterable[KeyHint]:
    say = desk.say
    play = choice.play or (choice.only if not choice.picks else None)
    if on_turn:
        text = words.does(play) if play is not None else say("scopa-key-which" if choice.groups else "scopa-key-choose")
        cap = say("key-return") if play is not None or choice.groups else ""  # where the key does nothing it is not shown
        yield KeyHint("confirm", text, cap, lit=choice.play is not None, asks=play is not None, enabled=play is not None)
        if len(choice.groups) > 1:
            code = desk.bindings().keys["next"]
            yield KeyHint("next", say("scopa-key-next", count=len(choice.groups)), wording.key(desk.speech, code), asks=True)
    if len(hand.cards) > 1:
        yield KeyHint("sort", say(f"hand-sort-{hand.sorting}"), wording.key(desk.speech, desk.bindings().code("sort")))


def target(view: View, desk: Desk) -> str:
    """What is played for, in the place of the clock."""
    return desk.say("scopa-target", target=view.common.options.target)


def leaders(totals: Sequence[int], lowest: bool) -> tuple[int, ...]:
    """The sides in front."""
    best = min(totals) if lowest else max(totals)
    return tuple(side for side, total in enumerate(totals) if total == best)
