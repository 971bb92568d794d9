"""Whole matches of Set with random options, seats, times and actions: what has to hold at every step."""

from contextlib import suppress

import msgspec
from games.setgame.setplay import MS, checked
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core.errors import IllegalAction, IllegalOptions
from game.core.game import Acting, Finished, NeedsOrder, Stamp
from game.games.setgame.events import Beaten, CallEnded, Granted, MatchEnded, Wrong
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import holds_set, sets_among
from game.games.setgame.rules import SET
from game.games.setgame.state import most_cards

options = st.builds(
    SetOptions,
    pack=st.sampled_from(["full", "quick"]),
    table=st.sampled_from([12, 9]),
    extra=st.sampled_from(["auto", "agree"]),
    claim=st.sampled_from(["call", "instant"]),
    pick_seconds=st.sampled_from([5, 2, 0]),
    penalty=st.sampled_from(["point", "floor", "lockout", "none"]),
    finish=st.sampled_from(["pack", "first_to", "timed", "count"]),
    target=st.integers(1, 5),
    seconds=st.integers(5, 60),
    count=st.integers(1, 40),
    rounds=st.integers(1, 2),
    sudden_death=st.booleans(),
    help_vote=st.booleans(),
    start_points=st.sampled_from([(), (3,), (-2,)]),
    own_set_lockout=st.sampled_from([(), (2,)]),
).filter(lambda chosen: _playable(chosen))


def _playable(chosen):
    try:
        SET.check(chosen, 1)
    except IllegalOptions:
        return False
    return True


class Match:
    """A match played by chance; keeps the journal that would make it happen again."""

    def __init__(self, chosen, seats, dice):
        self.dice, self.seats = dice, seats
        self.state = SET.new_match(chosen, seats)
        self.events, self.journal, self.now = [], [], 0
        for seat in range(seats):
            if dice.random() < 0.5:
                self.step("presence", seat, True, 0)

    def step(self, name, *args):
        before = msgspec.msgpack.encode(self.state)
        step = checked(self.state, getattr(SET, name)(self.state, *args))
        assert msgspec.msgpack.encode(self.state) == before, "the old state is untouched"
        self.journal.append((name, args))
        self.state = step.state
        self.events += step.events

    def turn(self):
        """One order, deadline, coming or going, or wish; False when the match is over."""
        awaited = SET.awaiting(self.state)
        if isinstance(awaited, Finished):
            return False
        self.now += self.dice.randrange(2500) * MS
        deadline = SET.deadline(self.state)
        if isinstance(awaited, NeedsOrder):
            items = list(awaited.items)
            self.dice.shuffle(items)
            self.step("ordered", tuple(items), self.now)
        elif deadline is not None and deadline <= self.now:
            self.step("expire")
        elif self.dice.random() < 0.03:
            seat = self.dice.randrange(self.seats)
            self.step("presence", seat, not self.state.racers[seat].here, self.now)
        else:
            self.wish()
        return True

    def wish(self):
        seat, action = self.dice.randrange(self.seats), self.choice()
        if self.state.call is not None and self.dice.random() < 0.8:
            seat = self.state.call.seat
        stamp = Stamp(self.now, self.dice.randrange(2) * MS)
        with suppress(IllegalAction):
            self.step("apply", seat, action, stamp)

    def choice(self):
        """Mostly something that leads on, else anything legal."""
        legal = SET.legal_actions(SET.view(self.state, 0))
        call, sets = self.state.call, sets_among(self.state.lying)
        aims = [three for three in sets if call is None or {*call.picks} <= {*three}]
        if aims and self.dice.random() < 0.8:
            wanted = [action for action in legal if set(getattr(action, "cards", (getattr(action, "card", ""),))) <= {*aims[0]}]
            return self.dice.choice(wanted or legal)
        return self.dice.choice(legal)


@settings(max_examples=40, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(options, st.integers(1, 4), st.randoms(use_true_random=False))
def test_whole_matches(chosen, seats, dice):
    match = Match(chosen, seats, dice)
    for _ in range(400):
        if not match.turn():
            break
        _holds_now(match.state)
    _adds_up(match)
    _happens_again(match)


def _holds_now(state):
    assert len(state.lying) <= most_cards(state.options)
    assert len(state.lying) % 3 == 0
    playing = isinstance(SET.awaiting(state), Acting)
    if playing and state.call is None:
        assert len(state.table) == max(state.options.table, len(state.lying))
        assert len(state.lying) >= state.options.table or not state.stock, "S6"
        assert holds_set(state.lying) or state.voters, "S7, S9"
        assert holds_set(state.lying) or state.stock or state.endless, "S9"


def _adds_up(match):
    """Points are start points, plus one for each set, less what was told of every failure (S12, S13)."""
    expected = [*match.state.options.start_points, *[0] * match.seats][: match.seats]
    for event in match.events:
        if isinstance(event, Granted):
            expected[event.seat] += 1
            assert event.points == expected[event.seat]
        elif isinstance(event, Wrong | CallEnded):
            expected[event.seat] -= event.cost
            assert event.points == expected[event.seat]
        elif isinstance(event, Beaten):
            assert event.ms <= 500
            assert event.by != event.seat
    assert SET.standing(match.state) == tuple(expected)
    ends = [event for event in match.events if isinstance(event, MatchEnded)]
    finished = SET.awaiting(match.state)
    assert len(ends) == isinstance(finished, Finished)
    if ends:
        assert (ends[0].winners, ends[0].points, ends[0].reason) == (
            finished.outcome.winners,
            finished.outcome.points,
            finished.outcome.reason,
        )


def _happens_again(match):
    """The same orders and timed actions give the same states and events."""
    state, events = SET.new_match(match.state.options, match.seats), []
    for name, args in match.journal:
        step = getattr(SET, name)(state, *args)
        state = step.state
        events += step.events
    assert (state, events) == (match.state, match.events)
