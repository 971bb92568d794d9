"""Playing positions of Schnapsen in tests: built from what matters, every card accounted for at every step."""

from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace

from game.core.errors import IllegalAction
from game.core.game import Acting, Stamp, Step
from game.games.schnapsen.actions import Announce, Claim, Close, Draw, Exchange, Play, TakeBack
from game.games.schnapsen.options import PRESETS
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import Act, Closing, State, Trick

PRESET = dict(PRESETS)
NAMES = tuple(PRESET)
VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
"""T1, written down apart from the rules."""
RICH = {True: "KH QH 9S AC JD 9C", False: "KH QH JS AC JD"}
"""A marriage and the lowest trump, by whether there are nines; trumps are spades."""
PLAIN = {True: "TC KC QC JC AD TD", False: "TC KC QC JC AD"}
PACK = tuple(rank + suit for suit in "CDHS" for rank in VALUES)
KINDS = {"exchange": Exchange(), "close": Close(), "claim": Claim(), "draw": Draw(), "back": TakeBack()}


def cards(text):
    return tuple(text.split())


def worth(*some):
    return sum(VALUES[card[0]] for card in some)


def options(preset, **changes):
    return replace(PRESET[preset], **changes)


def pack_of(chosen):
    return tuple(card for card in PACK if chosen.nines or card[0] != "9")


def position(
    chosen,
    mine,
    theirs,
    *,
    stock=None,
    hand=None,
    turnup="",
    tricks=(0, 0),
    points=(None, None),
    led=None,
    announced=(),
    closing=None,
    scores=(0, 0),
    dealer=1,
):
    """Seat 0 is on turn: on lead, or to answer `led`. Trumps are spades unless another card is turned up.

    `mine`, `theirs`: the cards that matter of the hands. `hand`: how many there are before the lead, full unless it or `stock` is given.
    `points`: of the cards won, without marriages. `announced`: (seat, suit) of former marriages; `closing`: (seat, the other's points and
    tricks then, tricks played then). The cards not named are shared out so that all numbers come true.
    """
    pack = pack_of(chosen)
    left = len(pack) - 2 * sum(tricks)
    if hand is None:
        hand = min(len(pack) // 4, left // 2) if stock is None else (left - stock) // 2
    stock = left - 2 * hand
    hands = (cards(mine), cards(theirs))
    named = {*hands[0], *hands[1], led}
    if stock and not turnup:
        turnup = next(card for card in reversed(pack) if card[1] == "S" and card not in named)
    free = tuple(card for card in pack if card not in {*named, turnup})
    wanted = (hand - len(hands[0]), hand - (led is not None) - len(hands[1]))
    piles = _shared(free, (2 * tricks[0], 2 * tricks[1], *wanted, max(stock - 1, 0)), (*points, None, None, None))
    won = [Trick(seat, pile[i], pile[i + 1], seat, False) for seat, pile in enumerate(piles[:2]) for i in range(0, len(pile), 2)]
    common = replace(
        SCHNAPSEN.new_match(chosen, 2, dealer).common,
        phase="lead" if led is None else "answer",
        turn=0,
        turnup=turnup or None,
        trump=turnup[1] if turnup else "S",
        led=led,
        tricks=tuple(won),
        acts=tuple(Act(seat, "announce", suit) for seat, suit in announced),
        closing=None if closing is None else Closing(*closing, False),
        scores=scores,
    )
    state = State(common, piles[4], (hands[0] + piles[2], hands[1] + piles[3]))
    assert sorted(card for zone in SCHNAPSEN.zones(state).values() for card in zone) == sorted(pack)
    return state


def _shared(free, sizes, points):
    """`free` parted into piles of these sizes and points (None: any)."""

    @cache
    def part(i, sizes, points):
        if i == len(free):
            return ((),) * len(sizes) if not any(sizes) and all(point in (None, 0) for point in points) else None
        for pile, size in enumerate(sizes):
            left = (*sizes[:pile], size - 1, *sizes[pile + 1 :])
            point = points[pile] if points[pile] is None else points[pile] - worth(free[i])
            if size == 0 or (point is not None and not 0 <= point <= 11 * (size - 1)):
                continue
            rest = part(i + 1, left, (*points[:pile], point, *points[pile + 1 :]))
            if rest is not None:
                return tuple((free[i], *cards) if which == pile else cards for which, cards in enumerate(rest))
        return None

    assert sum(sizes) == len(free), f"{len(free)} cards for {sizes}"
    piles = part(0, sizes, points)
    assert piles is not None, f"no piles of {sizes} cards make {points} points"
    return piles


def on_lead(rules, stock, *, rich_leads=True, **more):
    """One seat holds the rich hand, the other the plain one; seat 0 leads and has won every second trick, the first among them."""
    hands = (RICH[rules.nines], PLAIN[rules.nines])
    tricks = ((12 if rules.nines else 10) - stock) // 2
    shares = ((tricks + 1) // 2, tricks // 2)
    return position(rules, *(hands if rich_leads else hands[::-1]), turnup="AS" if stock else "", tricks=shares, **more)


def mirrored(state):
    """The same position with the seats exchanged; the dealer stays."""
    common = state.common
    common = replace(
        common,
        turn=1 - common.turn,
        tricks=tuple(replace(trick, leader=1 - trick.leader, winner=1 - trick.winner) for trick in common.tricks),
        acts=tuple(replace(act, seat=1 - act.seat) for act in common.acts),
        closing=None if common.closing is None else replace(common.closing, seat=1 - common.closing.seat),
        shown=common.shown[::-1],
        scores=common.scores[::-1],
    )
    return replace(state, common=common, hands=state.hands[::-1])


def checked(before, step):
    """The step, after checking that old zones and moves give the new ones and that no card is lost."""
    zones = {zone: Counter(held) for zone, held in SCHNAPSEN.zones(before).items()}
    for move in (move for event in step.events for move in event.moves()):
        zones[move.origin][move.card] -= 1
        zones[move.target][move.card] += 1
    after = SCHNAPSEN.zones(step.state)
    assert {zone: +held for zone, held in zones.items()} == {zone: Counter(held) for zone, held in after.items()}
    assert sorted(card for held in after.values() for card in held) == sorted(pack_of(step.state.common.options))
    return step


def do(state, seat, action) -> Step:
    """`seat` acts: an action, a card by its name, a suit to announce, or another act by its word."""
    if isinstance(action, str):
        action = KINDS.get(action) or (Announce(action) if len(action) == 1 else Play(action))
    return checked(state, SCHNAPSEN.apply(state, seat, action, Stamp(0)))


def play(state, *actions):
    """Whoever is on turn does these, one after the other; the state at the end."""
    for action in actions:
        state = do(state, state.common.turn, action).state
    return state


def order(state, items) -> Step:
    return checked(state, SCHNAPSEN.ordered(state, tuple(items), 0))


def dealt(chosen, items=None, dealer=1):
    """A match after its first deal, of this order."""
    return order(SCHNAPSEN.new_match(chosen, 2, dealer), items or pack_of(chosen)).state


def legal(state):
    """What the seat on turn may do; the other may do nothing."""
    awaited = SCHNAPSEN.awaiting(state)
    if not isinstance(awaited, Acting):
        return ()
    (seat,) = awaited.seats
    assert SCHNAPSEN.legal_actions(SCHNAPSEN.view(state, 1 - seat)) == ()
    assert SCHNAPSEN.legal_actions(SCHNAPSEN.view(state, None)) == ()
    return SCHNAPSEN.legal_actions(SCHNAPSEN.view(state, seat))


def plays(state):
    """The cards that may be played."""
    return {action.card for action in legal(state) if isinstance(action, Play)}


def acts(state):
    """Everything else that may be done, by its word; marriages by their suit."""
    words = {action: word for word, action in KINDS.items()}
    return {action.suit if isinstance(action, Announce) else words[action] for action in legal(state) if not isinstance(action, Play)}


def refused(state, seat, action):
    """The refusal of an action as (code, details)."""
    with pytest.raises(IllegalAction) as caught:
        do(state, seat, action)
    return caught.value.code, caught.value.details


def verdict(state):
    """How the last deal ended: winner, game points, reason."""
    result = state.common.result
    assert state.common.phase in ("between", "over")
    return result.winner, result.game_points, result.reason


def only(events, kind):
    """The one event of a class."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, events
    return found[0]
