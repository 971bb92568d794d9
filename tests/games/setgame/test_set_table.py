"""S4–S9: laying out, replacing, extra cards, shrinking, and the end when no set is left."""

import pytest
from games.setgame.endings import ENDINGS
from games.setgame.setplay import CAP, INSTANT, LINED_UP, THREES, call_and_pick, checked, dealt, do, kinds, only, refused, stacked, take
from msgspec.structs import replace

from game.core.errors import IllegalOptions
from game.core.game import Acting, Finished, NeedsOrder
from game.games.setgame.actions import AskExtra, Call, Pick
from game.games.setgame.events import Dealt, MatchEnded, RoundEnded, RoundStarted, Shrunk
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import FULL_PACK, QUICK_PACK, holds_set, sets_among, third
from game.games.setgame.rules import SET

QUICK = SetOptions(pack="quick", claim="instant")
AGREE = replace(INSTANT, extra="agree")


# --- S4, S5


def test_s4_twelve_cards_are_laid_out_in_the_order_of_the_pack():
    new = SET.new_match(INSTANT, 2)
    assert SET.awaiting(new) == NeedsOrder(FULL_PACK)
    state, events = checked(new, SET.ordered(new, LINED_UP, 7))
    assert state.table == LINED_UP[:12]
    assert state.stock == LINED_UP[12:]
    assert events == (RoundStarted(1, 7, (0, 1)), Dealt(LINED_UP[:12], tuple(range(12)), "start"))


def test_s4_nine_cards_with_the_quick_pack():
    state = dealt(replace(QUICK, table=9), order=tuple(c for c in LINED_UP if c in QUICK_PACK))
    assert len(state.table) == 9
    with pytest.raises(IllegalOptions) as caught:
        SET.check(SetOptions(table=9), 2)
    assert (caught.value.code, caught.value.details) == ("option_clash", {"option": "table", "other": "pack"})


def test_s4_only_a_whole_pack_is_dealt():
    new = SET.new_match(INSTANT, 2)
    for wrong in (LINED_UP[:-1], (*LINED_UP[:-1], LINED_UP[0]), ()):
        with pytest.raises(ValueError, match="arrangement"):
            SET.ordered(new, wrong, 0)
    with pytest.raises(ValueError, match="arrangement"):
        SET.ordered(dealt(), LINED_UP, 0)


def test_s4_nobody_deals():
    assert SET.new_match(INSTANT, 3, first=2) == SET.new_match(INSTANT, 3)
    assert SET.dealer(dealt()) is None


def test_s5_one_to_twelve_seats_race_at_once():
    for seats in (1, 12):
        assert SET.awaiting(dealt(seats=seats)) == Acting(tuple(range(seats)))
    for seats in (0, 13):
        with pytest.raises(IllegalOptions) as caught:
            SET.new_match(INSTANT, seats)
        assert caught.value.code == "seat_count"


# --- S6


def test_s6_a_taken_set_is_replaced_in_its_slots_and_nothing_else_moves():
    state = dealt()
    taken = (LINED_UP[2], LINED_UP[0], LINED_UP[1])
    for three in (taken, (LINED_UP[3], LINED_UP[5], LINED_UP[4])):
        slots = {state.table.index(card) for card in three}
        after, events = take(state, 1, three, 1000)
        assert {slot for slot in range(12) if after.table[slot] != state.table[slot]} == slots
        assert only(events, Dealt).cards == state.stock[:3]
        assert set(only(events, Dealt).slots) == slots
        assert only(events, Dealt).why == "refill"
        state = after
    assert SET.zones(state)["taken:1"] == LINED_UP[:6]


def test_s6_without_a_stock_the_places_stay_empty():
    state = dealt()
    for i, three in enumerate(THREES[:24]):
        state, events = take(state, 0, three, 1000 * i)
    assert state.stock == ()
    assert kinds(events) == ["Granted"]
    assert sorted(state.lying) == sorted(card for three in THREES[24:] for card in three)
    assert len(state.table) == 12
    assert state.table.count(None) == 3


# --- S7


@pytest.mark.parametrize(("barren", "laid"), [(12, 15), (15, 18), (18, 21)])
def test_s7_three_more_cards_until_there_is_a_set(barren, laid):
    """The first `barren` cards hold no set, the third card of the next three makes one."""
    start = CAP[:barren]
    state = dealt(order=stacked(*start, *_harmless(start), third(CAP[0], CAP[1])))
    assert len(state.lying) == laid
    assert holds_set(state.lying)


def _harmless(cards):
    """Two more cards from the cap, so that the third one decides."""
    return CAP[len(cards) : len(cards) + 2]


def test_s7_each_extra_deal_is_told():
    new = SET.new_match(INSTANT, 1)
    state, events = checked(new, SET.ordered(new, stacked(*CAP), 0))
    extras = [event for event in events if isinstance(event, Dealt)][1:]
    assert [(event.slots, event.why) for event in extras] == [((12, 13, 14), "none"), ((15, 16, 17), "none"), ((18, 19, 20), "none")]
    assert len(state.lying) == 21


def test_s7_the_quick_pack_never_passes_twelve():
    nine = ("0000", "0010", "0100", "0110", "1020", "1120", "1200", "1210", "2220")
    assert not holds_set(nine)
    state = dealt(replace(QUICK, table=9), order=stacked(*nine, pack=QUICK_PACK))
    assert len(state.lying) == 12
    asking = dealt(replace(QUICK, extra="agree"), order=QUICK_PACK, here=(0, 1))
    assert AskExtra() not in SET.legal_actions(SET.view(asking, 0))
    assert refused(asking, 0, AskExtra(), 0) == ("no_more_cards", {})


# --- S8


@pytest.mark.parametrize("high", [0, 1, 2, 3])
def test_s8_from_fifteen_to_twelve_with_at_most_three_cards_moved(high):
    """The set taken has `high` of its cards in slots 12–14; the others there move into the places of the rest, from the top."""
    three, filler = THREES[0], LINED_UP[3:]
    low = 3 - high
    order = (*filler[:5], *three[:low], *filler[5 : 12 - low], *three[low:], *filler[12 - low :])
    state = dealt(AGREE, order=order, here=(0,))
    state = do(state, 0, AskExtra(), 0).state
    assert len(state.table) == 15
    survivors = [card for card in reversed(state.table[12:]) if card not in three]
    after, events = take(state, 0, three, 1000)
    assert after.table == (*state.table[:5], *survivors, *state.table[5 + low : 12])
    assert after.stock == state.stock
    assert kinds(events) == (["Granted", "Shrunk"] if low else ["Granted"])
    if low:
        shrunk = only(events, Shrunk)
        assert (len(shrunk.cards), shrunk.slots) == (low, tuple(range(5, 5 + low)))


def test_s8_a_table_shrunk_to_twelve_without_a_set_gets_three_cards_again():
    made = third(CAP[3], CAP[7])
    state = dealt(order=stacked(*CAP[:14], made))
    assert len(state.lying) == 15
    after, events = take(state, 0, (CAP[3], CAP[7], made), 1000)
    assert kinds(events)[:3] == ["Granted", "Shrunk", "Dealt"]
    assert only(events, Shrunk).cards == (CAP[13], CAP[12])
    assert events[2].why == "none"
    assert after.table[:12] == (*CAP[:3], CAP[13], *CAP[4:7], CAP[12], *CAP[8:12])


def test_s8_from_twenty_one_to_eighteen():
    """The eighteen left are of the cap and hold no set, so three more follow at once."""
    last = third(CAP[18], CAP[19])
    state = dealt(order=stacked(*CAP, last))
    assert len(state.lying) == 21
    after, events = take(state, 0, (CAP[18], CAP[19], last), 1000)
    assert after.table[:18] == CAP[:18]
    assert kinds(events) == ["Granted", "Dealt"]
    assert only(events, Dealt).slots == (18, 19, 20)


def test_s8_two_sets_of_one_call_shrink_first_and_refill_then():
    """From 15: the first set is not replaced, the second is."""
    state = dealt(SetOptions(extra="agree"), here=(0, 1))
    for seat in (0, 1):
        state = do(state, seat, AskExtra(), 0).state
    assert len(state.lying) == 15
    state, _ = call_and_pick(state, 0, THREES[0][:2], 1000)
    state = do(state, 0, Call(), 1300).state
    state, _ = _pick(state, 0, THREES[0][2], 1400)
    assert len(state.lying) == 12
    assert len(state.table) == 15
    for i, card in enumerate(THREES[1]):
        state, events = _pick(state, 0, card, 1500 + i)
    assert kinds(events) == ["Picked", "Granted", "CallEnded", "Shrunk", "Dealt"]
    assert len(state.lying) == len(state.table) == 12
    assert state.stock == LINED_UP[18:]


def _pick(state, seat, card, at):
    return do(state, seat, Pick(card), at)


# --- S9


@pytest.mark.parametrize("left", [6, 9, 12, 15, 18])
def test_s9_end_tables(left):
    """A stacked pack whose last cards hold no set: the match ends with the last set taken, not before."""
    sets, rest = ENDINGS[left]
    assert not holds_set(rest)
    state = dealt(order=sets + rest)
    threes = [sets[i : i + 3] for i in range(0, len(sets), 3)]
    for i, three in enumerate(threes):
        assert isinstance(SET.awaiting(state), Acting)
        state, events = take(state, i % 2, three, 1000 * i)
    assert isinstance(SET.awaiting(state), Finished)
    assert sorted(state.lying) == sorted(rest)
    assert state.stock == ()
    assert only(events, RoundEnded).reason == "pack"
    assert only(events, MatchEnded).points == ((len(threes) + 1) // 2, len(threes) // 2)


def test_s9_the_whole_pack_can_be_taken():
    state = dealt()
    for i, three in enumerate(THREES):
        state, events = take(state, 0, three, 1000 * i)
    assert state.lying == ()
    assert len(SET.zones(state)["taken:0"]) == 81
    assert SET.awaiting(state) == Finished(SET.awaiting(state).outcome)
    assert SET.awaiting(state).outcome.points == (27, 0)
    assert only(events, RoundEnded).left == ()


def test_s9_three_cards_never_stay_over():
    """Pack and sets sum to zero in every feature; three cards that do so are a set."""
    for sets, rest in ENDINGS.values():
        for cards in (sets, rest):
            assert all(sum(map(int, column)) % 3 == 0 for column in zip(*cards, strict=True))
    for three in sets_among(FULL_PACK):
        assert all(sum(map(int, column)) % 3 == 0 for column in zip(*three, strict=True))
    state = dealt()
    for i, three in enumerate(THREES[:26]):
        state = take(state, 0, three, 1000 * i).state
    assert isinstance(SET.awaiting(state), Acting), "the last three are a set and can be taken"


def test_s9_where_extra_cards_are_agreed_the_end_comes_all_the_same():
    sets, rest = ENDINGS[12]
    state = dealt(AGREE, order=sets + rest, here=(0, 1))
    for i in range(0, len(sets), 3):
        state = take(state, 0, sets[i : i + 3], 1000 * i).state
    assert isinstance(SET.awaiting(state), Finished)


def test_s9_a_call_held_open_for_once_more_lapses_with_the_end():
    sets, rest = ENDINGS[6]
    state = dealt(SetOptions(), order=sets + rest)
    for i in range(0, len(sets) - 3, 3):
        state, _ = call_and_pick(state, 0, sets[i : i + 3], 1000 * i)
    at = 1000 * len(sets)
    state, _ = call_and_pick(state, 0, sets[-3:-1], at)
    state = do(state, 0, Call(), at + 300).state
    state, events = _pick(state, 0, sets[-1], at + 400)
    assert kinds(events) == ["Picked", "Granted", "Continued", "CallEnded", "RoundEnded", "MatchEnded"]
    assert events[3].reason == "over"
    assert events[3].cost == 0
    assert SET.awaiting(state).outcome.points == (len(sets) // 3, 0)
