"""E7–E9: leading, answering, winning: every lead × every answer × every trump, both presets, against a table written apart."""

from itertools import permutations

import pytest
from games.ecarte.ecarteplay import (
    DEALER,
    ELDER,
    HEIGHT,
    NAMES,
    PACK,
    allowed,
    beats,
    cards,
    dealt,
    do,
    last_trick,
    may,
    only,
    options,
    play,
    refused,
)
from msgspec.structs import replace

from game.core.game import Acting, NeedsOrder
from game.games.ecarte.events import Played, TrickWon
from game.games.ecarte.rules import ECARTE
from game.games.ecarte.state import State


@pytest.mark.parametrize("preset", NAMES)
@pytest.mark.parametrize("trump", "CDHS")
def test_e9_every_lead_every_answer_every_trump(preset, trump):
    """The only card left is always a legal answer; who takes the last trick is read from the event."""
    rules = options(preset)
    turned = [rank + trump for rank in "78"]
    for lead, answer in permutations(PACK, 2):
        turnup = next(card for card in (*turned, f"9{trump}") if card not in (lead, answer))
        state = last_trick(rules, lead, answer, trump=turnup, won=(2, 2))
        state = do(state, ELDER, lead).state
        assert may(state) == {answer}
        won = only(do(state, DEALER, answer).events, TrickWon)
        assert won.seat == (DEALER if beats(answer, lead, trump) else ELDER), (lead, answer)
        assert won.cards == (lead, answer)


def _answering(rules, lead, hand, trump):
    """The dealer holds this hand and has to answer."""
    free = [card for card in PACK if card not in (lead, *hand, trump)]
    common = replace(dealt(rules).common, phase="answer", turn=DEALER, led=lead, turnup=trump)
    elder = tuple(free[: len(hand) - 1])
    return State(common, tuple(free[len(hand) - 1 :]), (elder, tuple(hand)), ((), ()))


@pytest.mark.parametrize("preset", NAMES)
@pytest.mark.parametrize("trump", ["7C", "7H"])
def test_e8_every_lead_against_every_hand_of_two(preset, trump):
    """What may be answered, from the clause; every second lead and hand of a grid over the pack."""
    rules = options(preset)
    for lead in PACK:
        for hand in [pair for pair in permutations(PACK, 2) if lead not in pair and trump not in (lead, *pair) and pair[0] < pair[1]][::5]:
            found = may(_answering(rules, lead, hand, trump)) - {"king"}
            assert found == allowed(rules, hand, lead, trump[1]), (lead, hand)


@pytest.mark.parametrize(
    ("lead", "hand", "any_", "trump"),
    [
        ("QH", "KH AH TS 7D", "KH", "KH"),
        ("KH", "AH 7H TS", "AH 7H", "AH 7H"),
        ("AH", "TH 9H KS", "TH 9H", "TH 9H"),
        ("TH", "AH 9H KS", "AH", "AH"),
        ("JH", "AH QH KH", "QH KH", "QH KH"),
        ("KH", "7D 8C TS AS", "7D 8C TS AS", "TS AS"),
        ("KH", "7D 8C", "7D 8C", "7D 8C"),
        ("8S", "9S KD", "9S", "9S"),
        ("9S", "8S KD", "8S", "8S"),
        ("9S", "KD 7C", "KD 7C", "KD 7C"),
    ],
)
def test_e8_follow_win_and_only_in_classic_trump(lead, hand, any_, trump):
    """The ace is beaten by the jack and beats the ten."""
    for preset, legal in (("gamerules", any_), ("classic", trump)):
        state = _answering(options(preset), lead, cards(hand), "7S")
        assert may(state) - {"king"} == set(cards(legal)), preset


@pytest.mark.parametrize(
    ("lead", "hand", "asked", "code"),
    [
        ("QH", "KH AH TS", "AH", "must_beat"),
        ("QH", "KH AH TS", "TS", "must_beat"),
        ("KH", "AH 7H TS", "TS", "must_follow"),
        ("KH", "TS 7D", "7D", "must_trump"),
    ],
)
def test_e8_a_card_is_refused_with_what_it_would_have_to_do(lead, hand, asked, code):
    state = _answering(options("classic"), lead, cards(hand), "7S")
    assert refused(state, DEALER, asked) == (code, {"card": lead})
    if code == "must_trump":
        assert do(_answering(options(), lead, cards(hand), "7S"), DEALER, asked).state.common.phase == "lead"


def test_a_card_must_be_in_the_hand():
    state = play(dealt(elder="KH 7H 8H 9D TC", dealer="QH 9H TH 8D 9C"), "stand")
    assert refused(state, ELDER, "QH") == ("not_in_hand", {"card": "QH"})
    assert refused(state, DEALER, "QH") == ("not_your_turn", {})
    state = play(state, "KH")
    assert refused(state, DEALER, "7H") == ("not_in_hand", {"card": "7H"})
    assert refused(state, ELDER, "7H") == ("not_your_turn", {})
    state = play(state, "9H")
    assert refused(state, ELDER, "KH") == ("not_in_hand", {"card": "KH"}), "played already"


# --- E7


def test_e7_the_winner_of_a_trick_leads_next_and_five_are_played():
    state = play(dealt(elder="KH 7H 8H 9D TC", dealer="QH 9H TH 8D 9C"), "stand")
    for lead, answer, winner in (("7H", "9H", DEALER), ("TH", "KH", ELDER), ("9D", "8D", ELDER), ("TC", "9C", ELDER), ("8H", "QH", DEALER)):
        leader = state.common.turn
        state, events = do(state, leader, lead)
        assert only(events, Played) == Played(leader, lead, True)
        state, events = do(state, 1 - leader, answer)
        assert only(events, Played) == Played(1 - leader, answer, False)
        assert only(events, TrickWon).seat == winner
        if any(state.hands):
            assert ECARTE.awaiting(state) == Acting((winner,))
    assert isinstance(ECARTE.awaiting(state), NeedsOrder)
    assert len(state.common.tricks) == 5


@pytest.mark.parametrize("won", [(3, 1), (1, 3), (4, 0), (0, 4)])
def test_e7_a_deal_that_is_decided_is_played_out(won):
    state = last_trick(options(), "KH", "7H", won=won)
    assert may(state) == {"KH"}
    assert state.common.scores == (0, 0)


@pytest.mark.parametrize("hand", ["KH QD 7C", "7S 8S"])
def test_e7_anything_may_be_led(hand):
    state = _answering(options(), "7H", cards(hand), "9S")
    leading = replace(state, common=replace(state.common, phase="lead", led=None), hands=(state.hands[0] + ("7H",), state.hands[1]))
    assert may(leading) - {"king"} == set(cards(hand))


def test_e1_the_strip_of_ranks_is_what_tricks_go_by():
    order = sorted(HEIGHT, key=lambda rank: -HEIGHT[rank])
    for high, low in permutations(order, 2):
        assert beats(f"{high}H", f"{low}H", "S") == (order.index(high) < order.index(low))
