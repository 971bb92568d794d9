"""T4–T6, the rows `exchange`, `marriage …` and `close`, and the worked positions 4–7: when each act is open, and what it does."""

import pytest
from games.schnapsen.schnapsplay import NAMES, PLAIN, RICH, acts, do, on_lead, only, options, play, plays, position, refused, verdict

from game.core.events import Show
from game.games.schnapsen.actions import Close, Play
from game.games.schnapsen.events import Announced, Closed, Exchanged
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import points_of

TABLES = {
    "santase": {12: "close", **dict.fromkeys((10, 8, 6, 4, 2), "close exchange H"), 0: "H"},
    "schnapsen": {**dict.fromkeys((10, 8, 6, 4, 2), "close exchange H"), 0: "H"},
    "sixtysix": {12: "close H", **dict.fromkeys((10, 8, 6, 4, 2), "close exchange H"), 0: ""},
    "club": {12: "", **dict.fromkeys((10, 8, 6, 4), "close exchange H"), 2: "H", 0: "H"},
}
"""What may be done on lead, by preset and stock, with the marriage and the lowest trump in hand: the switches of the law read by hand."""
CLOSED = {"santase": {12: "", 0: "H"}, "schnapsen": {}, "sixtysix": dict.fromkeys(range(0, 13, 2), ""), "club": {}}
"""The same once the stock is closed, where it is not just the marriage."""
EVERYWHERE = [(name, stock) for name, table in TABLES.items() for stock in table]


def chosen(name, **changes):
    return options("santase", club_limits=True, **changes) if name == "club" else options(name, **changes)


# --- the table of acts


@pytest.mark.parametrize(("name", "stock"), EVERYWHERE)
def test_rows_exchange_marriage_close_on_lead(name, stock):
    assert acts(on_lead(chosen(name), stock)) == set(TABLES[name][stock].split())


@pytest.mark.parametrize(("name", "stock"), [(name, stock) for name, stock in EVERYWHERE if "close" in TABLES[name][stock]])
def test_t6_closed_there_is_no_exchange_and_no_second_close(name, stock):
    state = do(on_lead(chosen(name), stock), 0, "close").state
    assert acts(state) == {"back", *CLOSED[name].get(stock, "H").split()}


@pytest.mark.parametrize(("name", "stock"), EVERYWHERE)
def test_t4_t5_t6_nothing_but_a_card_may_be_done_when_answering(name, stock):
    state = on_lead(chosen(name), stock, rich_leads=False)
    assert acts(do(state, 0, state.hands[0][0]).state) == set()


@pytest.mark.parametrize("name", TABLES)
def test_t6_a_close_of_the_other_ends_exchange_and_drawing_for_both(name):
    """The other has closed and lost the lead."""
    rules = chosen(name)
    state = on_lead(rules, 8, rich_leads=False)
    state = play(state, "close", "TC", "AC")
    assert [len(hand) for hand in state.hands] == [len(PLAIN[rules.nines].split()) - 1] * 2
    assert state.common.turn == 1
    assert acts(state) == ({"H"} if rules.marriage_strict else set())


@pytest.mark.parametrize("name", NAMES)
def test_acts_need_the_cards(name):
    """Neither the marriage nor the lowest trump in hand: only closing is left."""
    state = on_lead(options(name), 8, rich_leads=False)
    assert acts(state) == {"close", "C"}
    assert refused(state, 0, "H") == ("not_in_hand", {"card": "KH"})
    assert refused(state, 0, "exchange") == ("not_in_hand", {"card": "9S" if options(name).nines else "JS"})


@pytest.mark.parametrize(
    ("name", "stock", "act", "why"),
    [
        ("santase", 12, "exchange", ("wrong_phase", {})),
        ("santase", 12, "H", ("wrong_phase", {})),
        ("santase", 0, "exchange", ("short_stock", {"left": 0})),
        ("santase", 0, "close", ("short_stock", {"left": 0})),
        ("sixtysix", 0, "H", ("wrong_phase", {})),
        ("club", 12, "close", ("wrong_phase", {})),
        ("club", 2, "close", ("short_stock", {"left": 2})),
        ("club", 2, "exchange", ("short_stock", {"left": 2})),
    ],
)
def test_an_act_that_is_not_open_is_refused_with_the_reason(name, stock, act, why):
    assert refused(on_lead(chosen(name), stock), 0, act) == why


@pytest.mark.parametrize("act", ["exchange", "close", "H"])
def test_acts_when_answering_are_refused(act):
    state = play(on_lead(options("schnapsen"), 8, rich_leads=False), "TC")
    assert refused(state, 1, act) == ("wrong_phase", {})
    assert refused(state, 0, act) == ("not_your_turn", {})


# --- T4


@pytest.mark.parametrize(("suit", "points"), [("H", 20), ("S", 40)])
def test_t4_twenty_points_and_forty_in_trumps(suit, points):
    state = position(options("santase"), "KH QH KS QS AC JD", PLAIN[True], stock=8, turnup="9S", tricks=(2, 0), points=(5, 0))
    state, events = do(state, 0, suit)
    event = only(events, Announced)
    assert event == Announced(0, suit, points, False)
    assert event.shows() == (Show(f"K{suit}", "hand:0"), Show(f"Q{suit}", "hand:0"))
    assert event.seen_by(1) == event.seen_by(None) == event, "both see it"
    assert points_of(state.common, 0) == 5 + points
    assert state.common.shown == ((f"K{suit}", f"Q{suit}"), ())


def test_t4_one_of_the_two_either_must_then_be_led():
    state = do(on_lead(options("santase"), 8), 0, "H").state
    assert plays(state) == {"KH", "QH"}
    assert refused(state, 0, "AC") == ("marriage_lead", {"suit": "H"})
    for card in ("KH", "QH"):
        assert play(state, card).common.led == card


def test_t4_the_option_lets_only_the_king_be_led():
    state = do(on_lead(options("santase", king_led=True), 8), 0, "H").state
    assert plays(state) == {"KH"}
    assert refused(state, 0, "QH") == ("marriage_lead", {"suit": "H"})


def test_t4_one_marriage_on_a_lead_and_the_next_on_the_next():
    state = position(options("santase"), "KH QH KS QS AC 9D", "JC QC KC JD QD KD", stock=8, turnup="9S", tricks=(2, 0), points=(4, 0))
    assert acts(state) >= {"H", "S"}
    state = do(state, 0, "H").state
    assert acts(state) == {"close", "back"}
    assert refused(state, 0, "S") == ("wrong_phase", {})
    state = play(state, "KH", "JC")
    assert acts(state) >= {"S"}


def test_t4_leading_a_king_without_announcing_scores_nothing():
    state = on_lead(options("santase"), 8, points=(15, None))
    state = play(state, "KH", "JC")
    assert points_of(state.common, 0) == 15 + 4 + 2
    assert "H" not in acts(state), "half of it is gone"


def test_t4_worked_position_4_pending_points():
    hands = ("KS QS QD AC TC", "AS JD KC QC JC")
    state = play(position(options("schnapsen"), *hands, stock=10, turnup="TS"), "S")
    assert state.common.shown[0] == ("KS", "QS")
    state = play(state, "QS")
    assert points_of(state.common, 0) == 0
    state = play(state, "AS")
    assert [points_of(state.common, seat) for seat in (0, 1)] == [0, 3 + 11]
    state = play(state, "JD")
    assert acts(state) == set()
    state = play(state, "QD")
    assert [points_of(state.common, seat) for seat in (0, 1)] == [45, 14]


def test_t4_worked_position_4_is_refused_in_santase():
    state = position(options("santase"), "KS QS QD AC TC 9C", "AS JD KC QC JC 9D", stock=12, turnup="TS")
    assert refused(state, 0, "S") == ("wrong_phase", {})


@pytest.mark.parametrize(("preset", "pending"), [("schnapsen", True), ("sixtysix", True)])
def test_row_marriage_on_the_first_lead_is_told_as_pending(preset, pending):
    state, events = do(on_lead(options(preset), 12 if options(preset).nines else 10), 0, "H")
    assert only(events, Announced).pending == pending
    assert points_of(state.common, 0) == 0
    assert points_of(play(state, "KH", "JC").common, 0) == 20 + 6, "counted as soon as the first trick is won"


@pytest.mark.parametrize("preset", ["schnapsen", "sixtysix"])
def test_row_marriage_on_the_first_lead_is_lost_without_a_trick(preset):
    """The other, with his first trick and 26 in trumps … announces two marriages of his own and is out: three game points."""
    mine, theirs = ("KH QH JD JC QD 9D", "AH KS QS KC QC AC") if options(preset).nines else ("KH QH JD JC QD", "AH KS QS KC QC")
    state = position(options(preset), mine, theirs, stock=12 if options(preset).nines else 10, turnup="JS")
    state = play(state, "H", "KH", "AH", "S", "KS", state.hands[0][2])
    assert [points_of(state.common, seat) for seat in (0, 1)] == [0, 15 + 40 + 6]
    state = play(state, "C")
    assert verdict(state) == (1, 3, "reached")
    assert state.common.result.points == (0, 81)


@pytest.mark.parametrize(
    ("theirs", "points", "tricks", "stock", "won"),
    [("9H 9S JS KC QC QS", (48, 20), (3, 1), 4, 2), ("9H 9S JS JD QC QS", (48, 33), (3, 2), 2, 1)],
)
def test_t4_worked_position_5_announcing_ends_the_deal(theirs, points, tricks, stock, won):
    state = position(options("santase"), "KD QD 9D QH JC JH", theirs, stock=stock, turnup="AS", tricks=tricks, points=points)
    state = do(state, 0, "D").state
    assert verdict(state) == (0, won, "reached")
    assert state.common.result.points == (68, points[1])
    assert state.common.led is None
    assert len(state.hands[0]) == 6, "no card was led"


def test_t4_worked_position_6_both_cards_of_the_marriage_are_offered():
    state = position(options("schnapsen"), "KD QD AC", "JD TC KC", tricks=(3, 4), points=(40, 46))
    state = do(state, 0, "D").state
    assert plays(state) == {"KD", "QD"}
    queen = play(state, "QD", "JD")
    assert points_of(queen.common, 0) == 65
    assert queen.common.phase == "lead"
    assert verdict(play(state, "KD", "JD"))[::2] == (0, "reached")


def test_row_marriage_in_strict_play_one_announced_before_closing_counts():
    state = on_lead(options("sixtysix"), 8, points=(10, None))
    state = play(state, "H", "close", "KH")
    assert points_of(state.common, 0) == 30


# --- T5


@pytest.mark.parametrize(("preset", "lowest"), [("santase", "9S"), ("schnapsen", "JS"), ("sixtysix", "9S")])
def test_t5_the_lowest_trump_is_swapped_for_the_turned_up_one(preset, lowest):
    state, events = do(on_lead(options(preset), 8), 0, "exchange")
    assert events == (Exchanged(0, lowest, "AS"),)
    assert state.common.turnup == lowest
    assert {"AS"} == {*state.hands[0]} - {*RICH[options(preset).nines].split()}
    assert state.common.shown == (("AS",), ()), "everybody knows who holds the ace"
    assert "exchange" not in acts(state)


def test_t5_with_nines_the_jack_is_not_exchanged():
    state = position(options("santase"), "KH QH JS AC JD 9C", PLAIN[True], stock=8, turnup="AS", tricks=(2, 0))
    assert "exchange" not in acts(state)


def test_t5_schnapsen_exchanges_on_the_very_first_lead():
    state = do(on_lead(options("schnapsen"), 10), 0, "exchange").state
    assert state.common.tricks == ()
    assert "AS" in plays(state)


# --- row `exchange`, sixtysix: against the close


def _closed_against(preset, stock=12, lowest="9S"):
    """The closer, who has every trick so far, has led; the other holds the lowest trump."""
    rules = options(preset)
    return play(on_lead(rules, stock, rich_leads=False), "close", "TC")


@pytest.mark.parametrize("stock", [12, 10, 8, 6, 4, 2])
def test_row_exchange_against_the_close_as_first_act_even_without_a_trick(stock):
    state = _closed_against("sixtysix", stock)
    assert acts(state) == {"exchange"}
    assert plays(state) == {"AC"}, "the club must be beaten with or without it"
    state, events = do(state, 1, "exchange")
    assert events == (Exchanged(1, "9S", "AS"),)
    assert acts(state) == set(), "once, and not to be taken back"
    assert refused(state, 1, "back") == ("wrong_phase", {})
    assert "AS" in state.hands[1]


def test_row_exchange_against_the_close_can_be_what_answers():
    """Without a club the follower must trump, and has a better trump to do it with."""
    state = position(options("sixtysix"), "TC KC QC JC AD TD", "KH QH 9S TH JD 9D", stock=12, turnup="AS")
    state = play(state, "close", "TC")
    assert plays(state) == {"9S"}
    assert plays(play(state, "exchange")) == {"AS"}


def test_row_exchange_against_the_close_only_at_the_first_lead():
    state = position(options("sixtysix"), "AC AD KC QC JC TD", "KH QH 9S TC JD 9D", stock=12, turnup="AS")
    state = play(state, "close", "AC", "TC", "AD")
    assert acts(state) == set()
    assert refused(state, 1, "exchange") == ("wrong_phase", {})


def test_row_exchange_against_the_close_not_on_lead_by_the_other():
    state = play(_closed_against("sixtysix", 8), "AC")
    assert state.common.turn == 1
    assert acts(state) == set()


@pytest.mark.parametrize("preset", ["santase", "schnapsen"])
def test_row_exchange_against_the_close_is_not_known_elsewhere(preset):
    state = _closed_against(preset, 8)
    assert acts(state) == set()
    assert refused(state, 1, "exchange") == ("wrong_phase", {})


def test_row_exchange_needs_a_close_of_the_other():
    state = play(on_lead(options("sixtysix"), 8, rich_leads=False), "TC")
    assert acts(state) == set()


# --- T6


@pytest.mark.parametrize("preset", NAMES)
def test_t6_closing_notes_what_the_other_has(preset):
    state = position(
        options(preset),
        PLAIN[options(preset).nines],
        RICH[options(preset).nines],
        stock=6,
        turnup="AS",
        tricks=(1, 1 + options(preset).nines),
    )
    theirs = points_of(state.common, 1)
    state, events = do(state, 0, "close")
    assert only(events, Closed) == Closed(0)
    closing = state.common.closing
    assert (closing.seat, closing.other_points, closing.other_tricks) == (0, theirs, 1 + options(preset).nines)


@pytest.mark.parametrize("preset", NAMES)
def test_t6_nobody_draws_from_a_closed_stock(preset):
    state = on_lead(options(preset), 8)
    before = state.stock
    state = play(state, "close", "AC", "TC")
    assert state.stock == before
    assert state.common.turnup == "AS", "it lies there face down, and everybody remembers it"
    assert [len(hand) for hand in state.hands] == [len(RICH[options(preset).nines].split()) - 1] * 2


def test_actions_are_listed_in_a_fixed_order():
    state = on_lead(options("santase"), 8)
    legal = SCHNAPSEN.legal_actions(SCHNAPSEN.view(state, 0))
    assert legal[2] == Close()
    assert legal[3:] == tuple(Play(card) for card in state.hands[0])
