"""Every refusal has its code and details and leaves the state as it was. Refused answers stand beside T3, refused acts beside T4–T6."""

import msgspec
import pytest
from games.schnapsen.schnapsplay import KINDS, NAMES, dealt, do, on_lead, options, play, position, refused

from game.core.errors import CODES
from game.games.schnapsen.actions import SchnapsenAction
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import State


@pytest.mark.parametrize("preset", NAMES)
def test_the_other_seat_has_to_wait(preset):
    state = dealt(options(preset))
    for action in (*KINDS, "C", state.hands[1][0]):
        assert refused(state, 1, action) == ("not_your_turn", {})
    answering = do(state, 0, state.hands[0][0]).state
    assert refused(answering, 0, state.hands[0][1]) == ("not_your_turn", {})


@pytest.mark.parametrize("seat", [-1, 2, 10**18])
def test_a_seat_that_is_not_there_is_never_on_turn(seat):
    assert refused(dealt(options("santase")), seat, "AC") == ("not_your_turn", {})


@pytest.mark.parametrize("action", ["AC", *KINDS, "C"])
def test_before_the_deal_nothing_can_be_done(action):
    for first in (None, 0):
        assert refused(SCHNAPSEN.new_match(options("santase"), 2, first), 0, action) == ("wrong_phase", {})


@pytest.mark.parametrize(("scores", "code"), [((0, 0), "wrong_phase"), ((10, 0), "match_over")])
def test_between_deals_and_after_the_match_nothing_can_be_done(scores, code):
    state = play(position(options("santase"), "AS", "TS", tricks=(3, 0), points=(50, 0), scores=scores), "AS", "TS")
    for seat in (0, 1):
        for action in (*KINDS, "C", state.hands[seat][0]):
            assert refused(state, seat, action) == (code, {})


def test_a_card_must_be_in_the_hand_and_in_the_pack():
    state = dealt(options("schnapsen"))
    assert refused(state, 0, "QC") == ("not_in_hand", {"card": "QC"})
    assert refused(state, 0, "9C") == ("unknown_card", {"card": "9C"})
    assert refused(dealt(options("santase")), 0, "9C") == ("not_in_hand", {"card": "9C"})
    gone = play(state, "AC", "QC")
    assert refused(gone, 0, "AC") == ("not_in_hand", {"card": "AC"}), "played already"


@pytest.mark.parametrize("text", ["", "A", "1C", "AX", "AC ", "ACC", "ac"])
def test_what_is_no_card_does_not_come_in(text):
    for plain in ({"do": "play", "card": text}, {"do": "announce", "suit": text}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(plain, SchnapsenAction)


def test_a_taken_back_act_may_not_be_taken_back_again():
    state = play(on_lead(options("santase"), 8), "close", "back")
    assert refused(state, 0, "back") == ("wrong_phase", {})


def test_a_refusal_leaves_the_state_as_it_was():
    state = on_lead(options("santase"), 8)
    before = msgspec.msgpack.encode(state)
    for action in ("draw", "claim", "back", "C", "TC"):
        code, details = refused(state, 0, action)
        assert code in CODES
        assert msgspec.json.decode(msgspec.json.encode(details)) == details
    assert msgspec.msgpack.encode(state) == before
    assert msgspec.convert(msgspec.to_builtins(state), State) == state


def test_nothing_waits_for_time_and_nobody_is_missed():
    state = dealt(options("santase"))
    assert SCHNAPSEN.deadline(state) is None
    assert SCHNAPSEN.expire(state) == (state, ())
    assert SCHNAPSEN.presence(state, 0, True, 5) == (state, ())


@pytest.mark.parametrize("preset", NAMES)
def test_somebody_away_throws_his_cheapest_card_and_does_nothing_else(preset):
    state = on_lead(options(preset, out="manual"), 8)
    fallback = SCHNAPSEN.fallback(SCHNAPSEN.view(state, 0))
    assert fallback.card == ("9S" if options(preset).nines else "JS")
    assert SCHNAPSEN.fallback(SCHNAPSEN.view(state, 1)) is None
    marriage = play(state, "H")
    assert SCHNAPSEN.fallback(SCHNAPSEN.view(marriage, 0)).card == "QH"
    drawing = play(on_lead(options("sixtysix", close_before_draw=True), 8), "AC", "TC")
    assert SCHNAPSEN.fallback(SCHNAPSEN.view(drawing, 0)) == KINDS["draw"]
