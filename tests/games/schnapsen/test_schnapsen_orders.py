"""T7 and the option `close_before_draw`: acts in every order, the last one taken back, and closing instead of drawing."""

from itertools import permutations

import pytest
from games.schnapsen.schnapsplay import NAMES, acts, cards, do, on_lead, only, options, play, plays, position, refused

from game.games.schnapsen.events import TakenBack
from game.games.schnapsen.state import Act, points_of

# --- T7


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("row", [*permutations(("exchange", "H", "close", "claim"))])
def test_t7_acts_of_one_lead_in_any_legal_order(name, row):
    """Barred are only an exchange after closing and, in sixtysix, an announcement after it. Each act can be taken back at once."""
    state = on_lead(options(name, out="manual"), 8 if options(name).nines else 6)
    done = []
    for act in row:
        barred = "close" in done and (act == "exchange" or (act == "H" and name == "sixtysix"))
        assert (act in acts(state)) == (not barred), (row, act)
        if barred:
            continue
        if act == "claim":
            assert do(state, 0, act).state.common.phase == "between"
            continue
        after = do(state, 0, act).state
        assert "back" in acts(after)
        back, events = do(after, 0, "back")
        assert only(events, TakenBack).act.kind == {"H": "announce"}.get(act, act)
        assert (back.hands, back.stock) == (state.hands, state.stock)
        for field in ("turnup", "marriage", "closing", "phase", "turn"):
            assert getattr(back.common, field) == getattr(state.common, field)
        assert "back" not in acts(back), "only the last act"
        assert act in acts(back), "and it may be done again"
        assert plays(back) == plays(state)
        state, done = after, [*done, act]


def test_t7_an_act_taken_back_stays_in_the_log_and_its_cards_stay_known():
    state = play(on_lead(options("santase"), 8, points=(10, None)), "H")
    assert points_of(state.common, 0) == 30
    state = play(state, "back")
    assert state.common.acts == (Act(0, "announce", "H", None, True),)
    assert state.common.shown[0] == ("KH", "QH")
    assert points_of(state.common, 0) == 10
    state = play(state, "exchange", "back")
    assert state.common.acts[1:] == (Act(0, "exchange", None, "AS", True),)
    assert state.common.shown == (("KH", "QH", "9S"), ()), "the nine was shown; the ace lies there again"
    state = play(state, "H", "QH", "JC")
    assert points_of(state.common, 0) == 10 + 20 + 5, "announced again, it counts once"


def test_t7_doing_and_taking_back_for_ever_does_not_make_the_state_grow():
    state = play(on_lead(options("santase"), 8), *["close", "back", "H", "back", "exchange", "back"] * 20)
    assert state.common.acts == (Act(0, "close", undone=True), Act(0, "announce", "H", undone=True), Act(0, "exchange", None, "AS", True))
    assert acts(state) == {"close", "exchange", "H"}


def test_t7_only_the_last_act_can_be_taken_back():
    state = play(on_lead(options("santase"), 8, points=(10, None)), "exchange", "H", "back")
    assert acts(state) == {"H", "close"}
    assert refused(state, 0, "back") == ("wrong_phase", {})
    assert state.common.turnup == "9S", "the exchange stands"


def test_t7_not_once_a_card_is_led():
    state = play(on_lead(options("santase"), 8, points=(10, None)), "close", "AC")
    assert refused(state, 0, "back") == ("not_your_turn", {})
    assert "back" not in acts(state)
    state = play(state, "TC")
    assert refused(state, 0, "back") == ("wrong_phase", {})


def test_t7_a_close_taken_back_leaves_the_stock_open():
    state = play(on_lead(options("santase"), 8, points=(10, None)), "close", "back", "AC", "TC")
    assert state.common.closing is None
    assert len(state.hands[0]) == 6
    assert acts(state) >= {"close"}


def test_t7_not_when_the_deal_is_over():
    state = position(options("santase"), "KS QS 9H JC QD TC", "AC KC 9C JS AD TD", stock=8, turnup="TS", tricks=(2, 0), points=(30, 0))
    state = play(state, "S")
    assert state.common.phase == "between"
    assert refused(state, 0, "back") == ("wrong_phase", {})


# --- row `close`: the option close_before_draw


def _won_a_trick(preset="sixtysix", stock=8, **changes):
    """Seat 0 has just won a trick and nobody has drawn."""
    state = on_lead(options(preset, close_before_draw=True, **changes), stock)
    return play(state, "AC", "TC")


@pytest.mark.parametrize("stock", [12, 10, 8, 6, 4, 2])
def test_close_before_draw_the_winner_draws_or_closes(stock):
    state = _won_a_trick(stock=stock)
    assert acts(state) == {"draw", "close"}
    assert plays(state) == set()
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert refused(state, 0, "KH") == ("wrong_phase", {})
    assert refused(state, 0, "H") == ("wrong_phase", {})
    assert refused(state, 0, "exchange") == ("wrong_phase", {})
    assert refused(state, 1, "draw") == ("not_your_turn", {})


def test_close_before_draw_drawing_opens_exchange_and_announcement():
    state = play(_won_a_trick(), "draw")
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert acts(state) == {"exchange", "H", "close"}, "one may still close after drawing"
    assert refused(state, 0, "draw") == ("wrong_phase", {})
    assert refused(state, 0, "back") == ("wrong_phase", {})


def test_close_before_draw_closing_leaves_both_without_a_card():
    state = play(_won_a_trick(), "close")
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert acts(state) == {"back"}
    assert plays(state) == set(cards("KH QH 9S JD 9C"))
    state = play(state, "KH", "JC")
    assert [len(hand) for hand in state.hands] == [4, 4]


def test_close_before_draw_taken_back_one_may_still_draw():
    state = play(_won_a_trick(), "close", "back")
    assert acts(state) == {"draw", "close"}
    assert len(play(state, "draw").hands[0]) == 6


def test_close_before_draw_there_is_nothing_to_draw_once_the_stock_is_used_up_or_closed():
    state = play(_won_a_trick(stock=2), "draw")
    assert state.common.turnup is None
    state = play(state, "JD")
    assert play(state, max(plays(state))).common.phase == "lead"
    assert play(_won_a_trick(), "close", "JD", "AD").common.phase == "lead"


def test_close_before_draw_is_off_unless_chosen():
    state = play(on_lead(options("sixtysix"), 8, points=(10, None)), "AC", "TC")
    assert acts(state) == {"exchange", "H", "close"}
    assert refused(state, 0, "draw") == ("not_allowed", {})
