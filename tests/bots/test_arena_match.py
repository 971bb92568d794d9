"""One match on virtual time: whose plan comes next, dead heats, deadlines, refusals."""

import random

import pytest
from kits.toy_game import Exchange, Options, Toy

from game.arena.match import Bout, Stuck, play
from game.bots.player import Plan
from game.games.setgame.actions import Call, Claim, Pick
from game.games.setgame.bot import make
from game.games.setgame.events import Beaten, Granted
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import sets_among
from game.games.setgame.rules import SET

MS = 1_000_000
TOY = Toy()
ONE_SET = SetOptions(claim="instant", finish="count", count=1)
TWO_SETS = SetOptions(claim="instant", finish="count", count=2)


class Script:
    """Plans what `decide(view)` says, a pair of action and ms, and keeps what it was told."""

    def __init__(self, decide):
        self.decide, self.events, self.clocks = decide, [], []

    def told(self, view, events, clock):
        self.view = view
        self.events += events
        self.clocks.append(clock // MS)

    def plan(self):
        decided = self.decide(self.view)
        return decided and Plan(decided[0], round(decided[1] * MS))

    def of(self, kind):
        return [event for event in self.events if isinstance(event, kind)]


def first_set(view):
    return Claim(sets_among(view.lying)[0])


def claims_at(ms):
    return Script(lambda view: (first_set(view), ms))


def waits():
    return Script(lambda view: None)


# --- races


def test_the_earliest_plan_comes_first_whatever_the_seat():
    for times in ((5000, 4000, 6000), (4000, 5000, 6000), (6000, 5000, 4000)):
        played = play(SET, ONE_SET, [claims_at(ms) for ms in times], random.Random(1))
        assert played.outcome.winners == (times.index(4000),)
        assert played.clock == 4000 * MS
        assert played.errors == 0


def test_everybody_is_told_of_every_step_with_its_time():
    players = [claims_at(4000), waits()]
    play(SET, ONE_SET, players, random.Random(1))
    assert players[0].events == players[1].events
    assert players[1].clocks[0] == 0
    assert players[1].clocks[-1] == 4000
    assert len(players[1].of(Granted)) == 1


def test_s16_less_than_a_millisecond_apart_fewer_points_go_first():
    options = SetOptions(claim="instant", finish="count", count=1, start_points=(0, -2))
    for late in (0, 0.5, 0.999):
        players = [claims_at(4000), claims_at(4000 + late)]
        play(SET, options, players, random.Random(1))
        assert [event.seat for event in players[0].of(Granted)] == [1]
        assert [event.seat for event in players[0].of(Beaten)] == [0]
    players = [claims_at(4000), claims_at(4001)]
    play(SET, options, players, random.Random(1))
    assert [event.seat for event in players[0].of(Granted)] == [0]


def test_s16_among_equals_a_coin_decides_not_the_seat():
    winners = {play(SET, ONE_SET, [claims_at(4000), claims_at(4000)], random.Random(seed)).outcome.winners for seed in range(20)}
    assert winners == {(0,), (1,)}


def test_s15_being_beaten_is_no_mistake():
    def calls_and_sleeps(view):
        return None if view.call or view.racers[0].wrongs else (Call(), 1000)

    def presses_into_it(view):
        if view.call and view.call.seat == 0:
            return Call(), 1700  # too late for a photo finish: only an answer
        if view.call:
            return Pick(next(card for card in sets_among(view.lying)[0] if card not in view.call.picks)), 4000
        return (Call(), 3500) if view.racers[0].wrongs else None

    options = SetOptions(finish="count", count=1, pick_seconds=2)
    played = play(SET, options, [Script(calls_and_sleeps), Script(presses_into_it)], random.Random(1))
    assert played.outcome.points == (-1, 1)
    assert played.clock == 4000 * MS
    assert played.errors == 0


def test_s19_a_round_nobody_plays_in_ends_at_its_deadline():
    played = play(SET, SetOptions(claim="instant", finish="timed", seconds=5), [waits(), claims_at(5000)], random.Random(1))
    assert played.clock == 5000 * MS
    assert played.outcome.points == (0, 0)


def test_a_plan_for_the_past_is_carried_out_at_once():
    player = Script(lambda view: (first_set(view), 4000 if not view.takings else 10))
    played = play(SET, TWO_SETS, [player], random.Random(1))
    assert played.clock == 4000 * MS
    assert played.outcome.points == (2,)


def test_a_refused_plan_is_a_mistake_and_dropped_until_the_next_step():
    wrong = Script(lambda view: (Call(), 1000))  # there are no calls in an instant room
    played = play(SET, TWO_SETS, [wrong, claims_at(4000)], random.Random(1))
    assert played.errors == 2  # once before each of the two sets
    assert played.outcome.winners == (1,)


def test_a_race_in_which_nobody_ever_acts_is_told():
    with pytest.raises(Stuck):
        play(SET, ONE_SET, [waits()], random.Random(1))


# --- turns


class Reader(Script):
    """Plays the first legal action of the toy game."""

    def __init__(self):
        super().__init__(lambda view: (TOY.legal_actions(view)[0], 0))


def test_turns_are_played_to_the_end_with_each_seat_told_what_it_may_see():
    players = [Reader(), Reader()]
    played = play(TOY, Options(deals=2), players, random.Random(1))
    assert sum(played.outcome.points) == 8  # four tricks a deal
    assert played.errors == 0
    for seat, player in enumerate(players):
        assert {None in hand for hand in player.view.hands} <= {False}  # all hands are played out
        dealt = [event for event in player.events if type(event).__name__ == "Dealt" and event.cards]
        assert all((None in event.cards) == (event.owner != seat) for event in dealt)


def test_no_plan_or_a_refused_one_is_a_mistake_and_the_fallback_is_played():
    for stubborn in (waits(), Script(lambda view: (Exchange(("2C", "2C")), 0))):
        played = play(TOY, Options(deals=1), [Reader(), stubborn], random.Random(1))
        assert sum(played.outcome.points) == 4
        assert played.errors == 5  # the exchange and four cards


def test_equal_dice_give_equal_matches():
    played = [play(TOY, Options(), [Reader(), Reader()], random.Random(seed)) for seed in (1, 1, 2, 3, 4)]
    assert played[0] == played[1]
    assert len(set(played)) > 1


def test_a_bout_says_when_something_happens_next_and_then_it_does():
    """S10, S19: on virtual time a match can be watched at the pace of a clock."""
    game, options = SET, SetOptions(pack="quick")
    players = [make("hard", seat, options, random.Random(seat)) for seat in range(2)]
    seen = []
    bout = Bout(game, options, players, random.Random(3), lambda step, clock: seen.append((step.state, clock)))
    clock = 0
    while bout.outcome is None:
        due = bout.due()
        assert due >= clock
        bout.go_on()
        clock = bout.clock
        assert clock == due
    assert [at for _, at in seen] == sorted(at for _, at in seen)
    assert seen[-1] == (bout.state, bout.clock)
