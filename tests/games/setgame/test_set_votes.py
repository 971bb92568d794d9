"""S7 by agreement, S22 hints, S23 help, and people coming and going."""

import pytest
from games.setgame.setplay import CAP, INSTANT, LINED_UP, THREES, checked, dealt, do, kinds, only, order, refused, stacked, take
from msgspec.structs import replace

from game.core.game import Finished
from game.games.setgame.actions import AskExtra, AskHelp, Call, Hint
from game.games.setgame.events import AskedExtra, AskedHelp, Dealt, Hinted, MatchEnded
from game.games.setgame.options import PRESETS, SetOptions
from game.games.setgame.pack import sets_among, third
from game.games.setgame.rules import SET

AGREE = replace(INSTANT, extra="agree")
PRACTICE = dict(PRESETS)["practice"]
BARREN = stacked(*CAP)


def leave(state, seat, at=1000):
    return checked(state, SET.presence(state, seat, False, at))


# --- S7


def test_s7_agreed_cards_come_when_all_present_have_asked():
    state = dealt(AGREE, seats=4, here=(0, 2))
    state, events = do(state, 2, AskExtra(), 100)
    assert events == (AskedExtra(2),)
    assert state.asked_extra == (2,)
    state, events = do(state, 0, AskExtra(), 200)
    assert events == (AskedExtra(0), Dealt(LINED_UP[12:15], (12, 13, 14), "asked"))
    assert state.asked_extra == ()


def test_s7_a_table_without_a_set_waits_for_the_people():
    state = dealt(AGREE, order=BARREN, here=(0, 1))
    assert len(state.lying) == 12
    state = do(state, 0, AskExtra(), 100).state
    state = do(state, 1, AskExtra(), 100).state
    assert len(state.lying) == 15


def test_s7_computer_players_and_people_away_do_not_count():
    state = leave(dealt(AGREE, seats=3, here=(0, 1)), 1).state
    assert refused(state, 1, AskExtra(), 1100) == ("not_allowed", {})
    assert refused(state, 2, AskExtra(), 1100) == ("not_allowed", {})
    assert only(do(state, 0, AskExtra(), 1100).events, Dealt).why == "asked"


def test_s7_with_nobody_to_ask_it_is_as_auto():
    assert len(dealt(AGREE, order=BARREN).lying) == 21
    assert refused(dealt(AGREE), 0, AskExtra(), 100) == ("not_allowed", {})


def test_s7_when_the_last_person_goes_a_table_without_a_set_is_dealt_at_once():
    state = dealt(AGREE, order=BARREN, here=(0, 1))
    state, events = leave(state, 0)
    assert events == ()
    state, events = leave(state, 1)
    assert [event.why for event in events] == ["none"] * 3
    assert len(state.lying) == 21


def test_s7_when_the_one_who_had_not_asked_goes_the_rest_are_agreed():
    state = dealt(AGREE, seats=3, here=(0, 1, 2))
    for seat in (0, 2):
        state = do(state, seat, AskExtra(), 100).state
    assert only(leave(state, 1).events, Dealt).why == "asked"


def test_s7_who_goes_takes_the_request_along():
    state = do(dealt(AGREE, here=(0, 1)), 0, AskExtra(), 100).state
    state, events = leave(state, 0)
    assert state.asked_extra == ()
    assert events == ()


def test_s7_who_goes_while_the_pack_is_made_new_is_not_waited_for():
    state = dealt(replace(AGREE, finish="count", count=100), here=(0, 1))
    for i, three in enumerate(THREES[:23]):
        state = take(state, 0, three, i).state
    for seat in (0, 1):
        state = do(state, seat, AskExtra(), 100).state
    state = leave(state, 1, 100).state
    state, events = order(state, SET.awaiting(state).items, 100)
    assert only(events, Dealt).why == "asked"


def test_s7_a_newcomer_is_asked_too():
    state = do(dealt(AGREE, seats=3, here=(0, 1)), 0, AskExtra(), 100).state
    state = SET.presence(state, 2, True, 150).state
    state, events = do(state, 1, AskExtra(), 200)
    assert kinds(events) == ["AskedExtra"]
    assert kinds(do(state, 2, AskExtra(), 300).events) == ["AskedExtra", "Dealt"]


def test_s7_each_asks_once():
    state = do(dealt(AGREE, here=(0, 1)), 0, AskExtra(), 100).state
    assert refused(state, 0, AskExtra(), 200) == ("already_asked", {})


def test_s7_requests_lapse_when_a_set_is_taken():
    state = do(dealt(AGREE, here=(0, 1)), 0, AskExtra(), 100).state
    state = take(state, 1, THREES[0], 200).state
    assert state.asked_extra == ()
    assert kinds(do(state, 1, AskExtra(), 300).events) == ["AskedExtra"]


def test_s7_asking_is_refused_where_cards_come_by_themselves():
    assert refused(dealt(here=(0, 1)), 0, AskExtra(), 100) == ("not_allowed", {})


def test_s7_asking_is_refused_during_a_call():
    state = do(dealt(SetOptions(extra="agree"), here=(0, 1)), 0, Call(), 100).state
    assert refused(state, 1, AskExtra(), 200) == ("call_open", {})


def test_s7_asking_is_refused_at_twenty_one_cards():
    state = dealt(AGREE, here=(0,))
    for laid in (15, 18, 21):
        state = do(state, 0, AskExtra(), 100).state
        assert len(state.lying) == laid
    assert refused(state, 0, AskExtra(), 100) == ("no_more_cards", {})


def test_s7_asking_is_refused_with_the_pack_empty():
    state = dealt(AGREE, here=(0,))
    for i, three in enumerate(THREES[:23]):
        state = take(state, 0, three, i).state
    assert state.stock == ()
    assert refused(state, 0, AskExtra(), 100) == ("no_more_cards", {})


def test_s7_in_sudden_death_only_those_who_race_are_asked():
    options = replace(AGREE, finish="count", count=2, sudden_death=True)
    state = dealt(options, seats=3, here=(0, 1, 2))
    state = take(state, 0, THREES[0], 1).state
    state = take(state, 2, THREES[1], 2).state
    state = order(state, LINED_UP, 100).state
    assert refused(state, 1, AskExtra(), 200) == ("not_allowed", {})
    state = do(state, 0, AskExtra(), 200).state
    assert kinds(do(state, 2, AskExtra(), 300).events) == ["AskedExtra", "Dealt"]


# --- presence


def test_presence_is_a_step_of_its_own():
    new = SET.new_match(INSTANT, 2)
    assert [racer.here for racer in new.racers] == [False, False]
    here = SET.presence(new, 1, True, 0)
    assert here.events == ()
    assert [racer.here for racer in here.state.racers] == [False, True]
    assert SET.presence(here.state, 1, True, 5) == here
    away = SET.presence(here.state, 1, False, 9).state
    assert not away.racers[1].here
    assert away.racers[1].played, "who has sat there took part"


def test_presence_between_rounds_deals_nothing():
    state = dealt(replace(AGREE, finish="first_to", target=1, rounds=2), order=stacked(*CAP[:11], third(CAP[0], CAP[1])), here=(0,))
    state = take(state, 0, (CAP[0], CAP[1], third(CAP[0], CAP[1])), 100).state
    assert leave(state, 0).events == ()


# --- S22


@pytest.mark.parametrize("mode", ["solo", "practice"])
def test_s22_one_two_then_three_cards_of_one_set(mode):
    state = dealt(dict(PRESETS)[mode], seats=1)
    for count in (1, 2, 3):
        state, events = do(state, 0, Hint(), 100)
        hinted = only(events, Hinted)
        assert len(hinted.cards) == count
        assert [show.zone for show in hinted.shows()] == [f"table:{state.table.index(card)}" for card in hinted.cards]
        assert state.hint == hinted.cards
    assert state.hint in sets_among(state.lying)
    assert refused(state, 0, Hint(), 200) == ("no_more_cards", {})
    assert state.hinted


def test_s22_a_hint_goes_with_its_cards_and_stays_with_others():
    state = do(dealt(PRACTICE), 1, Hint(), 100).state
    shown = state.hint
    elsewhere = next(three for three in sets_among(state.lying) if not {*shown} & {*three})
    state = take(state, 0, elsewhere, 200).state
    assert state.hint == shown
    through = next(three for three in sets_among(state.lying) if {*shown} & {*three})
    state = take(state, 0, through, 300).state
    assert state.hint == ()
    assert len(do(state, 0, Hint(), 400).state.hint) == 1


def test_s22_the_next_hint_is_of_the_same_set_though_another_came_first():
    three, other, fresh = ("0000", "1000", "2000"), ("0222", "1222", "2222"), ("0001", "0002", "1221")
    start = ("0000", *other, "2010", "1000", "2021", "0022", "1102", "2000", "2201", "2121")
    state = dealt(PRACTICE, order=stacked(*start, *fresh))
    assert sets_among(state.lying)[0] == three
    state = do(do(state, 0, Hint(), 100).state, 0, Hint(), 100).state
    state = take(state, 0, other, 200).state
    assert sets_among(state.lying)[0] == ("0000", "0001", "0002")
    assert do(state, 0, Hint(), 300).state.hint == three


def test_s22_the_hint_says_so_where_there_is_no_set():
    state = dealt(replace(PRACTICE, extra="agree"), order=BARREN, here=(0,))
    state, events = do(state, 0, Hint(), 100)
    assert events == (Hinted((), (), (0,)),)
    assert state.hinted


def test_s22_only_in_solo_and_practice():
    assert refused(dealt(), 0, Hint(), 100) == ("not_allowed", {})


def test_s22_not_during_a_call():
    state = do(dealt(replace(PRACTICE, claim="call")), 0, Call(), 100).state
    assert refused(state, 0, Hint(), 200) == ("call_open", {})


def test_s22_the_match_ends_as_hinted():
    state = dealt(replace(PRACTICE, finish="count", count=1))
    state = do(state, 0, Hint(), 100).state
    state, events = take(state, 0, THREES[0], 200)
    assert only(events, MatchEnded).hinted
    assert isinstance(SET.awaiting(state), Finished)
    assert refused(state, 0, Hint(), 300) == ("match_over", {})


# --- S23


def test_s23_one_card_is_shown_when_all_present_ask():
    state = dealt(seats=4, here=(1, 3))
    state, events = do(state, 3, AskHelp(), 100)
    assert events == (AskedHelp(3),)
    state, events = do(state, 1, AskHelp(), 200)
    hinted = only(events, Hinted)
    assert (len(hinted.cards), hinted.asked) == (1, (1, 3))
    assert any(hinted.cards[0] in three for three in sets_among(state.lying))
    assert state.hinted
    assert state.asked_help == ()
    assert refused(state, 1, AskHelp(), 300) == ("already_asked", {}), "one card, no more"


def test_s23_at_least_two_people():
    assert refused(dealt(here=(0,)), 0, AskHelp(), 100) == ("not_allowed", {})
    assert refused(dealt(seats=3, here=(0, 1)), 2, AskHelp(), 100) == ("not_allowed", {})
    state = do(dealt(here=(0, 1)), 0, AskHelp(), 100).state
    assert refused(state, 0, AskHelp(), 100) == ("already_asked", {})
    state, events = leave(state, 1)
    assert events == (), "one alone gets no help by the other's going"


def test_s23_the_rest_are_agreed_when_the_one_who_had_not_asked_goes():
    state = dealt(seats=3, here=(0, 1, 2))
    for seat in (0, 1):
        state = do(state, seat, AskHelp(), 100).state
    assert kinds(leave(state, 2).events) == ["Hinted"]


def test_s23_a_set_taken_ends_the_vote():
    state = do(dealt(here=(0, 1)), 0, AskHelp(), 100).state
    state = take(state, 1, THREES[0], 200).state
    assert state.asked_help == ()


def test_s23_may_be_switched_off():
    assert refused(dealt(replace(INSTANT, help_vote=False), here=(0, 1)), 0, AskHelp(), 100) == ("not_allowed", {})
