"""P7, P10, P11 and worked position 4: turns, sweeps, the last card at every seat count, the last cards; and every refusal."""

import msgspec
import pytest
from games.scopa.scopaplay import NAMES, PACK, cards, dealt, do, items, legal, only, options, play, position, refused

from game.core.game import Acting, Finished, NeedsOrder
from game.games.scopa.actions import Play
from game.games.scopa.events import DealScored, LastCards, Played
from game.games.scopa.pack import PACK as THE_PACK
from game.games.scopa.rules import SCOPA
from game.games.scopa.state import Turn

SEATED = [(name, seats) for name in NAMES for seats in ((4,) if name.startswith("scopone") else (2, 3, 4, 6))]


def last_card(rules, seats, card, table, **more):
    """The last card of the deal is in the hand of seat 0."""
    return position(rules, [card, *[""] * (seats - 1)], table, **more)


# --- P7


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_p7_a_turn_is_one_card_and_goes_round_to_the_right(seats):
    state = dealt(options(), seats, PACK, seats - 1)
    for turn in range(2 * seats):
        seat = turn % seats
        assert SCOPA.awaiting(state) == Acting((seat,))
        before = state.hands
        action = SCOPA.legal_actions(SCOPA.view(state, seat))[0]
        state, events = do(state, action.card, " ".join(action.takes))
        assert [len(hand) for hand in state.hands] == [len(hand) - (other == seat) for other, hand in enumerate(before)]
        assert only(events, Played).seat == seat
    assert [turn.seat for turn in state.common.history] == [*range(seats), *range(seats)]


def test_p7_what_was_played_is_told_and_stays_in_the_history():
    state, events = do(position(options(), ["7S 2S", "3S 3D"], "2C 5C KC"), "7S", "2C 5C")
    assert only(events, Played) == Played(0, "7S", ("2C", "5C"), False, False)
    assert state.common.history == (Turn(0, "7S", ("2C", "5C"), False),)
    assert state.common.piles[0] == ("2C", "5C", "7S")
    assert state.common.last_capturer == 0
    state, events = do(state, "3S")
    assert only(events, Played) == Played(1, "3S", (), False, False)
    assert state.common.last_capturer == 0, "laying a card changes nothing"


# --- P10


@pytest.mark.parametrize(("preset", "seats"), SEATED)
def test_p10_a_capture_that_empties_the_table_is_a_scopa(preset, seats):
    card, table = ("KS", "2C 3C") if options(preset).taking == "fifteen" else ("KS", "3C 7C")
    state, events = do(position(options(preset), [f"{card} 2S", *["4S"] * 1, *[""] * (seats - 2)], table), card, table)
    assert only(events, Played).sweep
    assert state.common.sweeps == (1, *[0] * (seats - 1))
    assert state.common.sweep_cards[0] == (card,), "the card lies crosswise"
    assert state.common.table == ()
    state, events = do(state, "4S")
    assert not only(events, Played).sweep, "an empty table cannot be swept"


def test_p10_a_capture_that_leaves_something_is_none():
    assert not only(do(position(options(), ["KS 2S", "4S"], "3C 7C 5C"), "KS", "3C 7C").events, Played).sweep


@pytest.mark.parametrize(("preset", "seats"), SEATED)
def test_p10_worked_position_4_not_with_the_very_last_card(preset, seats):
    """It takes everything and is no scopa; all piles together hold forty."""
    card, table = ("KS", "2C 3C") if options(preset).taking == "fifteen" else ("KS", "3C 7C")
    state, events = do(last_card(options(preset), seats, card, table, last=1), card, table)
    assert not only(events, Played).sweep
    assert set(items(state)["scopa"]) == {0}
    assert only(events, LastCards) == LastCards(0, ())
    assert sum(map(len, state.common.piles)) == 40


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_p10_the_last_card_of_a_round_may_sweep_while_there_is_stock(seats):
    state = last_card(options(), seats, "KS", "3C 7C", stock=3 * seats)
    assert only(do(state, "KS", "3C 7C").events, Played).sweep


@pytest.mark.parametrize(("option", "sweep"), [(False, False), (True, True)])
def test_scopone_scientifico_option_last_card_sweep(option, sweep):
    state = last_card(options("scopone_scientifico", last_sweep=option), 4, "KS", "3C 7C")
    state, events = do(state, "KS", "3C 7C")
    assert only(events, Played).sweep == sweep
    assert items(state)["scopa"] == (int(sweep), 0)


# --- scopa d'assi


@pytest.mark.parametrize(("option", "sweep"), [(False, False), (True, True)])
def test_scopa_dassi_option_whether_taking_all_is_a_scopa(option, sweep):
    state, events = do(position(options("scopa_dassi", take_all_sweeps=option), ["AS 2S", "4S"], "3C 7C KC"), "AS", "3C 7C KC")
    played = only(events, Played)
    assert (played.sweep, played.took_all) == (sweep, True)
    assert state.common.table == ()
    assert state.common.last_capturer == 0, "a take-all makes the last capturer"


@pytest.mark.parametrize("option", [False, True])
def test_scopa_dassi_taking_one_ace_is_ordinary(option):
    rules = options("scopa_dassi", take_all_sweeps=option)
    played = only(do(position(rules, ["AS 2S", "4S"], "AC"), "AS", "AC").events, Played)
    assert (played.sweep, played.took_all) == (True, False), "a scopa, for it empties the table"
    played = only(do(position(rules, ["AS 2S", "4S"], "AC KC"), "AS", "AC").events, Played)
    assert (played.sweep, played.took_all) == (False, False)


@pytest.mark.parametrize("option", [False, True])
def test_scopa_dassi_taking_all_never_sweeps_with_the_last_card(option):
    alone = options("scopa_dassi", take_all_sweeps=option)
    assert not only(do(last_card(alone, 2, "AS", "3C 7C KC"), "AS", "3C 7C KC").events, Played).sweep
    both = options("scopone_scientifico", aces="take_all", last_sweep=True, take_all_sweeps=option)
    assert not only(do(last_card(both, 4, "AS", "3C 7C KC"), "AS", "3C 7C KC").events, Played).sweep
    assert only(do(last_card(both, 4, "AS", "AC"), "AS", "AC").events, Played).sweep, "an ordinary capture may, by its own option"


def test_scopa_dassi_on_an_empty_table_an_ace_stays():
    state, events = do(position(options("scopa_dassi"), ["AS 2S", "4S"]), "AS")
    assert state.common.table == ("AS",)
    assert not only(events, Played).took_all
    assert legal(play(state, "4S")) == {"2S": {frozenset()}}


# --- P11


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_p11_the_table_goes_to_the_last_capturer_and_that_is_no_scopa(seats):
    for last in range(seats):
        state, events = do(last_card(options(), seats, "KS", "3C 2C", last=last), "KS")
        assert only(events, LastCards) == LastCards(last, ("3C", "2C", "KS"))
        assert {*cards("3C 2C KS")} <= {*state.common.piles[last]}
        assert state.common.table == ()
        assert set(items(state)["scopa"]) == {0}
        assert sum(map(len, state.common.piles)) == 40


def test_p11_a_last_card_that_captures_makes_the_last_capturer():
    state, events = do(last_card(options(), 2, "KS", "3C 2C KC", last=1), "KS", "KC")
    assert only(events, LastCards) == LastCards(0, ("3C", "2C"))
    assert state.common.piles[0] == cards("KC KS 3C 2C")


@pytest.mark.parametrize("preset", NAMES)
def test_p11_if_nobody_captured_it_goes_to_nobody_and_the_program_carries_on(preset):
    """Forty cards cannot lie there unused; so the other cards are left out."""
    seats = 4
    state = last_card(options(preset), seats, "KS", "2C", last=None, stock=0)
    state = msgspec.structs.replace(state, common=msgspec.structs.replace(state.common, piles=((),) * seats))
    state, events = do(state, "KS")
    assert only(events, LastCards) == LastCards(None, ("2C", "KS"))
    assert only(events, LastCards).moves() == ()
    assert state.common.table == ("2C", "KS")
    assert only(events, DealScored).totals == (0, 0)
    assert set(items(state).values()) == {(0, 0)}
    assert SCOPA.awaiting(state) == NeedsOrder(THE_PACK, between=True)
    assert SCOPA.ordered(state, PACK, 0).state.common.deal == 2


# --- refusals


def test_refusals_say_what_is_wrong():
    state = position(options(), ["7S 2S", "3S 3D"], "2C 5C KC")
    assert refused(state, "3S", seat=1) == ("not_your_turn", {})
    assert refused(state, "7S", "2C 5C", seat=1) == ("not_your_turn", {})
    assert refused(state, "3S") == ("not_in_hand", {"card": "3S"})
    assert refused(state, "2C") == ("not_in_hand", {"card": "2C"}), "it lies on the table"
    assert refused(state, "7S") == ("must_capture", {"cards": ["2C", "5C"]})
    assert refused(state, "7S", "KC") == ("no_capture", {"card": "7S"})
    played = do(state, "7S", "2C 5C").state
    assert refused(played, "7S", "2C 5C", seat=0) == ("not_your_turn", {}), "the same play again"


@pytest.mark.parametrize("seat", [-1, 2, 10**18])
def test_a_seat_that_is_not_there_is_never_on_turn(seat):
    assert refused(position(options(), ["7S 2S", "3S 3D"], "2C"), "7S", seat=seat) == ("not_your_turn", {})


def test_before_a_deal_between_deals_and_after_the_match_nothing_is_played():
    assert refused(SCOPA.new_match(options(), 2), "7S", seat=0) == ("wrong_phase", {})
    assert refused(SCOPA.new_match(options(), 2, 1), "7S", seat=0) == ("wrong_phase", {})
    between = play(last_card(options(), 2, "KS", "2C", last=0), "KS")
    assert refused(between, "KS", seat=0) == ("wrong_phase", {})
    over = play(last_card(options(), 2, "KS", "2C", last=1, totals=(0, 20)), "KS")
    assert isinstance(SCOPA.awaiting(over), Finished)
    assert refused(over, "KS", seat=0) == ("match_over", {})


@pytest.mark.parametrize(
    "plain",
    [
        {"card": "8C"},
        {"card": "7c"},
        {"card": "7S", "takes": "2C"},
        {"card": "7S", "takes": ["2C", "1D"]},
        {"card": "7S", "takes": ["2C"] * 41},
        {"card": 7},
        {"takes": ["2C"]},
        {"card": "7S", "of": 1},
    ],
)
def test_what_is_no_play_does_not_come_in(plain):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "play", **plain}, Play)


def test_somebody_away_takes_before_he_lays():
    state = position(options(), ["QS 7S", "3S 3D"], "2C 5C KC")
    assert SCOPA.fallback(SCOPA.view(state, 0)) == Play("7S", ("2C", "5C"))
    assert SCOPA.fallback(SCOPA.view(state, 1)) is None
    nothing = position(options(), ["QS 6S", "3S 3D"], "2C 5C KC")
    assert SCOPA.fallback(SCOPA.view(nothing, 0)) == Play("QS")


def test_nothing_waits_for_time_and_nobody_is_missed():
    state = dealt(options(), 2)
    assert SCOPA.deadline(state) is None
    assert SCOPA.expire(state) == (state, ())
    assert SCOPA.presence(state, 0, True, 5) == (state, ())
