"""Every game has a lesson that can be taken to its end by the rules; what it says of them happens."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from kits.lesson_run import Taken, course, do, hear

from game.core.game import SECOND, preset
from game.core.lesson import PLACES, cards_of
from game.games import GAMES, has_part, part
from game.ui.lang import Speech

LANGUAGES = Path(__file__).parents[2] / "assets" / "lang"
every_game = pytest.mark.parametrize("game_id", GAMES)
taken = cache(Taken)


def lesson(game_id):
    return part(game_id, "lesson").lesson()


# --- every lesson


@every_game
def test_every_game_has_a_lesson_of_eight_to_sixteen_passages(game_id):
    assert has_part(game_id, "lesson")
    assert 8 <= len(lesson(game_id).passages) <= 16


@every_game
def test_it_is_played_by_a_preset(game_id):
    told = lesson(game_id)
    assert told.options == preset(GAMES[game_id], told.preset)
    GAMES[game_id].check(told.options, told.seats)


@every_game
def test_it_can_be_taken_to_its_end(game_id):
    assert taken(game_id).course.over
    assert len(taken(game_id).passages) == len(lesson(game_id).passages)  # no name twice


@every_game
def test_a_position_follows_what_was_only_read(game_id):
    passages = lesson(game_id).passages
    assert passages[0].position is not None
    assert not passages[-1].wanted
    assert [before.name for before, passage in pairwise(passages) if passage.position and before.wanted] == []


@every_game
def test_every_position_holds_the_whole_pack_once(game_id):
    game = GAMES[game_id]
    first, *others = [passage.position for passage in lesson(game_id).passages if passage.position is not None]
    pack = sorted(card for cards in game.zones(first).values() for card in cards)
    assert len(set(pack)) == len(pack) >= 24
    for position in others:
        assert sorted(card for cards in game.zones(position).values() for card in cards) == pack


@every_game
def test_cards_that_are_pointed_at_lie_where_the_learner_sees_them(game_id):
    for name, passage in taken(game_id).passages.items():
        seen = {card for cards in GAMES[game_id].zones(taken(game_id).views[name]).values() for card in cards}
        cards = [point for point in passage.points if point not in PLACES and ":" not in point]
        assert set(cards) <= seen, name


@every_game
def test_every_sentence_is_written(game_id):
    speech = Speech(LANGUAGES)
    names = [passage.name for passage in lesson(game_id).passages]
    names += [f"{passage.name}-wrong" for passage in lesson(game_id).passages if passage.wanted]
    assert [name for name in names if speech.say_or("", f"lesson-{game_id}-{name}") == ""] == []


@every_game
def test_another_try_changes_nothing_and_after_two_the_cards_are_marked(game_id):
    at, clock = course(game_id), 0
    while not at.over:
        clock += 2 * SECOND
        hear(at, clock)
        before, passage = at.state, at.passage
        others = [action for action in at.game.legal_actions(at.game.view(at.state, 0)) if action not in passage.wanted]
        if passage.wanted and others:
            assert [at.press(others[0], clock) for _ in range(2)] == [(), ()]
            assert (at.state, at.tries, at.passage) == (before, 2, passage)
            assert set(cards_of(passage.wanted)) <= set(at.marked)
        do(at, clock)


@every_game
def test_back_leads_to_the_passage_before_with_the_match_as_it_stood(game_id):
    at, clock, stood = course(game_id), 0, []
    while at.number + 1 < len(at.lesson.passages):
        clock += 2 * SECOND
        stood.append(at.state)
        hear(at, clock)
        do(at, clock)
    while stood:
        assert at.go_back() is not None
        assert at.state == stood.pop()
    assert (at.number, at.go_back()) == (0, None)


@every_game
def test_nothing_can_be_skipped_that_is_to_be_done(game_id):
    at = course(game_id)
    while not at.passage.wanted:
        hear(at)
        at.go_on()
    number = at.number
    assert not at.go_on()
    assert at.number == number


def test_a_game_without_a_lesson_is_known_to_have_none(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", GAMES["set"])
    assert not has_part("toy", "lesson")
    assert not has_part("scopa", "film")


# --- Set


def test_s3_the_first_set_differs_in_everything_and_the_second_shares_two_things():
    assert taken("set").event("pick", "Granted").alike == (False, False, False, False)
    assert taken("set").event("pick-alike", "Granted").alike == (False, True, True, False)


def test_s13_s14_the_near_set_costs_a_point_and_its_colour_is_named():
    wrong = taken("set").event("pick-near", "Wrong")
    assert (wrong.feature, wrong.values, wrong.cost) == ("colour", ("red", "red", "green"), 1)


def test_s7_three_more_are_dealt_where_twelve_hold_no_set():
    assert [event.why for event in taken("set").events["pick-last"] if type(event).__name__ == "Dealt"] == ["refill", "none"]
    assert len(taken("set").views["more"].lying) == 15


def test_s15_the_lost_race_is_lost_by_eight_thousandths_and_costs_nothing():
    beaten = taken("set").event("race", "Beaten")
    assert (beaten.by, beaten.ms) == (1, 8)
    assert taken("set").event("beaten", "Granted").seat == 1
    assert [racer.points for racer in taken("set").views["goal"].racers] == [1, 1]


# --- Scopa


def mine(passage):
    """The learner's play in a passage of Scopa."""
    [play] = [event for event in taken("scopa").events[passage] if type(event).__name__ == "Played" and event.seat == 0]
    return play.card, play.takes, play.sweep


def test_p8_p9_one_card_goes_before_a_sum_and_what_takes_nothing_is_laid():
    assert mine("equal") == ("3C", ("3D",), False)
    assert mine("sum") == ("6H", ("2H", "4S"), False)
    assert {"7C", "3S", "KC"} <= set(taken("scopa").views["single"].common.table)
    assert mine("single") == ("KH", ("KC",), False)
    assert mine("lay") == ("5C", (), False)


def test_p10_the_jack_sweeps_the_table():
    assert mine("scopa") == ("JS", ("7C", "AS"), True)
    assert taken("scopa").views["swept"].common.table == ()


def test_p12_p13_the_sheet_says_what_the_coach_says_of_it():
    """Worked out by hand: primiera 21 + 21 + 21 + 14 = 77 (7D 7H 7S 4C) against 21 + 18 + 10 + 18 = 67 (7C 6D KH 6S)."""
    sheet = taken("scopa").event("rest", "DealScored").sheet
    assert {item.name: (item.values, item.points) for item in sheet.items} == {
        "cards": ((23, 17), (1, 0)),
        "denari": ((4, 6), (0, 1)),
        "settebello": ((1, 0), (1, 0)),
        "primiera": ((77, 67), (1, 0)),
        "scopa": ((1, 0), (1, 0)),
    }


# --- Schnapsen


def test_t1_t2_ace_and_jack_are_thirteen_and_both_draw_the_winner_first():
    events = taken("schnapsen").events["drawn"]
    assert taken("schnapsen").event("drawn", "TrickWon").points == 13
    assert [event.owner for event in events if type(event).__name__ == "Drawn"] == [0, 1]


def test_t5_t4_the_nine_is_swapped_for_the_ace_and_hearts_bring_twenty():
    exchanged = taken("schnapsen").event("exchange", "Exchanged")
    assert (exchanged.given, exchanged.taken) == ("9S", "AS")
    assert taken("schnapsen").event("marriage", "Announced").points == 20
    assert taken("schnapsen").event("forty", "Announced").points == 40


def test_t3_the_close_binds_the_partner_and_then_the_learner():
    assert taken("schnapsen").event("strict", "TrickWon").cards == ("QC", "JC")
    assert taken("schnapsen").game.legal_actions(taken("schnapsen").views["beat"]) == taken("schnapsen").passages["beat"].wanted


@pytest.mark.parametrize("led", ["QC", "KC"])
def test_t8_t9_whichever_of_the_pair_is_led_the_deal_is_won_for_three(led):
    at = course("schnapsen")
    ended = []
    while at.passage.name != "worth":
        ended += [event for event in hear(at) if type(event).__name__ == "DealEnded"]
        do(at, 0, [action for action in at.passage.wanted if at.passage.name == "lead-forty" and action.card == led])
    [end] = ended
    assert (end.result.winner, end.result.game_points, end.result.reason) == (0, 3, "closed_made")
    assert end.result.points == ({"QC": 67, "KC": 68}[led], 0)


# --- Écarté


def test_e4_three_are_exchanged_for_the_king_of_trumps_and_two_more():
    assert taken("ecarte").event("discard", "Served").cards == ("KH", "JD", "AH")
    assert [len(cards) for cards in taken("ecarte").views["stand"].discards] == [3, 2]


def test_e6_e10_the_king_and_four_tricks_are_two_points():
    assert taken("ecarte").event("king", "KingCalled").scores == (1, 0)
    ended = taken("ecarte").event("scored", "DealEnded")
    assert (ended.result.tricks, ended.result.points, ended.scores) == (4, 1, (2, 0))


def test_e8_spades_must_be_followed_and_beaten():
    assert taken("ecarte").game.legal_actions(taken("ecarte").views["beat"]) == taken("ecarte").passages["beat"].wanted


def test_e10_the_first_proposal_refused_exposes_the_dealer_and_the_vole_is_two():
    assert taken("ecarte").event("refuse", "TalkEnded").situation == "refused"
    result = taken("ecarte").event("goal", "DealEnded").result
    assert (result.winner, result.tricks, result.points) == (0, 5, 2)
