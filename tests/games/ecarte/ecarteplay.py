"""Playing positions of Écarté in tests: real deals with the cards that matter, every card accounted for at every step."""

from collections import Counter

import pytest
from msgspec.structs import replace

from game.core.errors import IllegalAction
from game.core.game import Acting, Stamp, Step
from game.games.ecarte.actions import Accept, CallKing, Discard, Play, Propose, Refuse, Stand
from game.games.ecarte.options import PRESETS
from game.games.ecarte.rules import ECARTE
from game.games.ecarte.state import State, Trick

PRESET = dict(PRESETS)
NAMES = tuple(PRESET)
HEIGHT = {"7": 1, "8": 2, "9": 3, "T": 4, "A": 5, "J": 6, "Q": 7, "K": 8}
"""E1, written down apart from the rules."""
PACK = tuple(rank + suit for suit in "CDHS" for rank in reversed(HEIGHT))
WORDS = {"propose": Propose(), "stand": Stand(), "accept": Accept(), "refuse": Refuse(), "king": CallKing()}
ELDER, DEALER = 0, 1
"""Who is who in these positions."""


def cards(text):
    return tuple(text.split())


def options(preset="gamerules", **changes):
    return replace(PRESET[preset], **changes)


def beats(answer, lead, trump):
    """E9 in words: the higher card of the suit led, or a trump on another suit."""
    if answer[1] == lead[1]:
        return HEIGHT[answer[0]] > HEIGHT[lead[0]]
    return answer[1] == trump


def allowed(rules, hand, lead, trump):
    """E8 in words."""
    suit = {card for card in hand if card[1] == lead[1]}
    if suit:
        return {card for card in suit if beats(card, lead, trump)} or suit
    trumps = {card for card in hand if card[1] == trump}
    return trumps if trumps and rules.void == "trump" else set(hand)


def stacked(elder="", dealer="", turnup="7S", stock="", packets=(3, 2)):
    """A pack that deals these hands (filled up at random places of the pack) and turns this card; `stock` comes next."""
    hands, named = [cards(elder), cards(dealer)], {*cards(elder), *cards(dealer), turnup, *cards(stock)}
    rest = [card for card in PACK if card not in named]
    hands = [(*hand, *(rest.pop(3) for _ in range(5 - len(hand)))) for hand in hands]
    first = packets[0]
    return (*hands[0][:first], *hands[1][:first], *hands[0][first:], *hands[1][first:], turnup, *cards(stock), *rest)


def dealt(rules=None, scores=(0, 0), **deal):
    """A match after a deal of these cards."""
    rules = rules or options()
    state = ECARTE.new_match(rules, 2, DEALER)
    state = replace(state, common=replace(state.common, scores=scores))
    packets = (3, 2) if rules.packets == "three_two" else (2, 3)
    return order(state, stacked(**deal, packets=packets)).state


def last_trick(rules, lead, answer, *, leader=ELDER, trump="7S", won=(0, 0), situation="exchanged", scores=(0, 0)):
    """One trick is left: who leads it with which card, what answers; `won`: tricks of elder and dealer before."""
    free = [card for card in PACK if card not in (lead, answer, trump)]
    tricks = tuple(Trick(seat, free.pop(), free.pop(), seat) for seat in (ELDER, DEALER) for _ in range(won[seat]))
    common = replace(
        dealt(rules).common, phase="lead", turn=leader, turnup=trump, tricks=tricks, situation=situation, scores=scores, exchanges=()
    )
    hands = ((lead,), (answer,)) if leader == ELDER else ((answer,), (lead,))
    return State(common, tuple(free), hands, ((), ()))


def checked(before, step):
    """The step, after checking that old zones and moves give the new ones and that no card is lost."""
    zones = {zone: Counter(held) for zone, held in ECARTE.zones(before).items()}
    for move in (move for event in step.events for move in event.moves()):
        zones[move.origin][move.card] -= 1
        zones[move.target][move.card] += 1
    after = ECARTE.zones(step.state)
    assert {zone: +held for zone, held in zones.items()} == {zone: Counter(held) for zone, held in after.items()}
    assert sorted(card for held in after.values() for card in held) == sorted(PACK)
    return step


def do(state, seat, action) -> Step:
    """`seat` acts: a word of the talk, a card to play, or several to lay aside (a list, sorted here)."""
    if isinstance(action, list):
        action = Discard(tuple(sorted(action)))
    elif isinstance(action, str):
        action = WORDS.get(action) or Play(action)
    return checked(state, ECARTE.apply(state, seat, action, Stamp(0)))


def play(state, *actions):
    """Whoever is on turn does these, one after the other; numbers lay aside so many cards of the hand. The state at the end."""
    for action in actions:
        seat = state.common.turn
        state = do(state, seat, list(state.hands[seat][:action]) if isinstance(action, int) else action).state
    return state


def order(state, items) -> Step:
    return checked(state, ECARTE.ordered(state, tuple(items), 0))


def legal(state):
    """What the seat on turn may do; the other may do nothing."""
    awaited = ECARTE.awaiting(state)
    if not isinstance(awaited, Acting):
        return ()
    (seat,) = awaited.seats
    assert ECARTE.legal_actions(ECARTE.view(state, 1 - seat)) == ()
    assert ECARTE.legal_actions(ECARTE.view(state, None)) == ()
    return ECARTE.legal_actions(ECARTE.view(state, seat))


def may(state):
    """The words of the talk and the king that are open, cards to play by name, and the sizes of what may be laid aside."""
    words = {action: word for word, action in WORDS.items()}
    return {
        len(action.cards) if isinstance(action, Discard) else action.card if isinstance(action, Play) else words[action]
        for action in legal(state)
    }


def refused(state, seat, action):
    """The refusal of an action as (code, details)."""
    with pytest.raises(IllegalAction) as caught:
        do(state, seat, action)
    return caught.value.code, caught.value.details


def only(events, kind):
    """The one event of a class."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, events
    return found[0]
