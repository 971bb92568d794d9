"""E4, E5: proposing, answering, exchanging, short and empty stocks, and who sees what of it."""

import pytest
from games.ecarte.ecarteplay import DEALER, ELDER, NAMES, cards, dealt, do, legal, may, only, options, play, refused

from game.core.game import Acting
from game.games.ecarte.actions import Discard
from game.games.ecarte.events import Accepted, Discarded, Proposed, Served, TalkEnded
from game.games.ecarte.rules import ECARTE


def talked(*actions, **deal):
    """The state after a talk; numbers lay aside so many cards."""
    return play(dealt(**deal), *actions)


# --- E4


@pytest.mark.parametrize("preset", NAMES)
def test_e4_who_may_say_what(preset):
    """Elder, the dealer, elder's exchange, the dealer's, elder again; and what ends the talk."""
    state = dealt(options(preset))
    for actions, seat, open_ in (
        ((), ELDER, {"propose", "stand"}),
        (("propose",), DEALER, {"accept", "refuse"}),
        (("propose", "accept"), ELDER, {1, 2, 3, 4, 5}),
        (("propose", "accept", 2), DEALER, {0, 1, 2, 3, 4, 5}),
        (("propose", "accept", 2, 0), ELDER, {"propose", "stand"}),
        (("propose", "accept", 2, 3, "propose"), DEALER, {"accept", "refuse"}),
        (("propose", "accept", 2, 3, "propose", "accept", 1, 1), ELDER, {"propose", "stand"}),
    ):
        now = play(state, *actions)
        assert ECARTE.awaiting(now) == Acting((seat,))
        assert may(now) == open_, actions


@pytest.mark.parametrize(
    ("actions", "seat", "how", "situation"),
    [
        (("stand",), ELDER, "stood", "unproposed"),
        (("propose", "refuse"), DEALER, "refused", "refused"),
        (("propose", "accept", 1, 0, "stand"), ELDER, "stood", "exchanged"),
        (("propose", "accept", 1, 2, "propose", "refuse"), DEALER, "refused", "exchanged"),
    ],
)
def test_e4_what_ends_the_talk(actions, seat, how, situation):
    state = talked(*actions[:-1])
    state, events = do(state, seat, actions[-1])
    assert events == (TalkEnded(seat, how, situation),)
    assert state.common.situation == situation
    assert ECARTE.awaiting(state) == Acting((ELDER,)), "elder leads"
    assert state.common.phase == "lead"


def test_e4_every_step_of_the_talk_is_told_to_both():
    state, events = do(dealt(), ELDER, "propose")
    assert events == (Proposed(ELDER),)
    state, events = do(state, DEALER, "accept")
    assert events == (Accepted(DEALER),)


def test_e4_elder_is_served_before_the_dealer_chooses():
    state = talked("propose", "accept", elder="7H 8H 9H KD QD", dealer="7C 8C 9C AD TD", stock="KH QH JH KC")
    state, events = do(state, ELDER, ["7H", "8H", "9H"])
    assert [type(event) for event in events] == [Discarded, Served]
    assert only(events, Served).cards == cards("KH QH JH")
    assert set(state.hands[ELDER]) == {*cards("KD QD KH QH JH")}
    state, events = do(state, DEALER, ["7C"])
    assert only(events, Served).cards == ("KC",)
    assert len(state.stock) == 17
    assert state.common.exchanges == ((3, 1),)


def test_e4_numbers_are_public_and_cards_are_not():
    state = talked("propose", "accept", elder="7H 8H 9H KD QD", stock="KH QH")
    after, events = do(state, ELDER, ["7H", "8H"])
    laid, drawn = only(events, Discarded), only(events, Served)
    assert laid.cards == ("7H", "8H")
    for seat in (DEALER, None):
        assert laid.seen_by(seat).cards == drawn.seen_by(seat).cards == (None, None)
        view = ECARTE.view(after, seat)
        assert view.discards == ((None, None), ())
        assert view.common.exchanges == ((2, 0),)
        assert view.stock == 19
    own = ECARTE.view(after, ELDER)
    assert own.discards == (("7H", "8H"), ())
    assert drawn.seen_by(ELDER).cards == ("KH", "QH")


def test_e4_discards_stay_hidden_while_and_after_the_deal_is_played():
    state = talked("propose", "accept", 3, 2, "stand")
    while state.common.phase in ("lead", "answer"):
        for seat in (ELDER, DEALER, None):
            assert [set(laid) for laid in ECARTE.view(state, seat).discards] == [
                set(laid) if holder == seat else {None} for holder, laid in enumerate(state.discards)
            ]
        state = do(state, state.common.turn, legal(state)[-1].card).state
    assert ECARTE.view(state, DEALER).discards[ELDER] == (None, None, None)


def test_e4_discards_are_never_drawn_again_nor_is_the_turned_card():
    state = talked("propose", "accept", 5, 5, "propose", "accept", 5, 5)
    laid = {card for pile in state.discards for card in pile}
    assert len(laid) == 20
    assert laid.isdisjoint({*state.hands[0], *state.hands[1], *state.stock})
    assert state.common.turnup not in {*laid, *state.hands[0], *state.hands[1], *state.stock}
    assert ECARTE.zones(state)["turnup"] == ("7S",)


def test_e4_elder_must_lay_aside_one_and_the_dealer_need_not():
    state = talked("propose", "accept")
    assert refused(state, ELDER, []) == ("malformed", {})
    state = play(state, 1)
    before = state.hands[DEALER]
    state, events = do(state, DEALER, [])
    assert events == (Discarded(DEALER, ()),)
    assert state.hands[DEALER] == before
    assert state.common.exchanges == ((1, 0),)


# --- E5


def _stock_of(left):
    """The talk up to elder's choice with so many cards left in the stock."""
    used = 21 - left
    actions = []
    while used > 0:
        elder = min(5, used)
        dealer = min(5, used - elder)
        actions += ["propose", "accept", elder, dealer]
        used -= elder + dealer
    return play(dealt(), *actions, "propose", "accept")


@pytest.mark.parametrize("left", range(1, 22))
def test_e5_elder_may_ask_for_at_most_what_is_left(left):
    state = _stock_of(left)
    assert len(state.stock) == left
    assert may(state) == set(range(1, min(5, left) + 1))
    if left < 5:
        hand = list(state.hands[ELDER])
        assert refused(state, ELDER, hand[: left + 1]) == ("short_stock", {"left": left})


@pytest.mark.parametrize("left", range(2, 10))
def test_e5_the_dealer_may_ask_for_at_most_what_is_then_left(left):
    state = play(_stock_of(left), 1)
    assert may(state) == set(range(min(5, left - 1) + 1))
    if left - 1 < 5:
        assert refused(state, DEALER, list(state.hands[DEALER][:left])) == ("short_stock", {"left": left - 1})


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_e5_a_dealer_with_nothing_left_to_draw_is_not_asked(left):
    state = _stock_of(left)
    state, events = do(state, ELDER, list(state.hands[ELDER][:left]))
    assert only(events, TalkEnded) == TalkEnded(None, "empty", "exchanged")
    assert state.stock == ()
    assert state.common.exchanges[-1] == (left, 0)
    assert (state.common.phase, state.common.turn) == ("lead", ELDER)


@pytest.mark.parametrize("left", [2, 3, 4, 5, 6])
def test_e5_with_an_empty_stock_play_begins_by_itself_and_nobody_is_exposed(left):
    state = play(_stock_of(left), 1)
    state, events = do(state, DEALER, list(state.hands[DEALER][: left - 1]))
    assert only(events, TalkEnded) == TalkEnded(None, "empty", "exchanged")
    assert (state.common.phase, state.common.turn) == ("lead", ELDER)


def test_e5_a_single_card_left_can_be_refused_like_any():
    state = play(_stock_of(3), 1, 1)
    assert len(state.stock) == 1
    assert may(state) == {"propose", "stand"}
    state = play(state, "propose", "refuse")
    assert state.common.situation == "exchanged"


# --- refusals of the talk


def test_e4_what_is_not_due_is_refused():
    state = dealt()
    for word in ("accept", "refuse", "king"):
        assert refused(state, ELDER, word) == ("wrong_phase", {})
    assert refused(state, ELDER, ["7H"]) == ("wrong_phase", {})
    assert refused(state, ELDER, state.hands[ELDER][0]) == ("wrong_phase", {})
    for word in ("propose", "stand", "accept", "king"):
        assert refused(state, DEALER, word) == ("not_your_turn", {})
    proposed = play(state, "propose")
    assert refused(proposed, DEALER, "propose") == ("wrong_phase", {})
    assert refused(proposed, ELDER, "propose") == ("not_your_turn", {}), "he has asked"


def test_e4_an_exchange_is_of_cards_in_the_hand_each_named_once_and_sorted():
    state = talked("propose", "accept", elder="7H 8H 9H KD QD", dealer="7C 8C 9C AD TD")
    assert refused(state, ELDER, ["7H", "7C"]) == ("not_in_hand", {"card": "7C"})
    assert refused(state, ELDER, Discard(("8H", "7H"))) == ("malformed", {})
    assert refused(state, ELDER, Discard(("7H", "7H"))) == ("malformed", {})
    assert refused(state, DEALER, ["7C"]) == ("not_your_turn", {})


def test_e4_an_old_exchange_message_is_refused_whenever_it_comes_again():
    """At once, in the dealer's turn, when elder speaks, and in the next exchange."""
    old = ["7H", "8H"]
    state = do(talked("propose", "accept", elder="7H 8H 9H KD QD"), ELDER, old).state
    assert refused(state, ELDER, old) == ("not_your_turn", {})
    state = play(state, 0)
    assert refused(state, ELDER, old) == ("wrong_phase", {})
    state = play(state, "propose", "accept")
    assert refused(state, ELDER, old) == ("not_in_hand", {"card": "7H"})
    state = play(state, 1, 0, "stand")
    assert refused(state, ELDER, old) == ("wrong_phase", {})
