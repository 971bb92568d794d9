"""Random matches, played as a host would run them: orders, timed actions, comings and goings, deadlines.

Decides who tries what and when, with right, wrong, stale and out-of-turn tries among it. It knows no game: in a race it finds
what moves cards by trying, in a game of turns it takes legal actions.
"""

import random
from collections.abc import Sequence
from typing import Any

from game.core.errors import IllegalAction
from game.core.game import SECOND, AnyGame, Finished, NeedsOrder, Pace, Stamp
from game.core.seats import Seat
from kits.probes import variants
from kits.recording import Act, Entry, Expire, Match, Order, Passed, Presence, answer, effective, is_due

MS = SECOND // 1000
CAP = 40 * MS
"""The largest lag credited (S16)."""


class NoEnd(AssertionError):
    """A match that did not end within the steps it was given."""


class Driver:
    """One match in progress. Everything random comes from `dice`."""

    def __init__(self, game: AnyGame, state: Any, seats: int, dice: random.Random) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.dice = dice
        self.clock = 0  # the latest effective time
        self.latest = 0  # when the latest entry was handed in
        self.passed: list[Passed] = []
        self.here = [False] * seats
        self.stale: list[Any] = []  # actions that were legal once
        self.intents: dict[Seat, list[Any]] = {}  # in a race: what a seat has set out to do, next first
        self.barren: Any = None  # a state in which no seat can move a card

    def put(self, entry: Entry) -> None:
        """Hand an entry in, after every deadline that comes before it."""
        while is_due(self.game, self.state, effective(entry)):
            self.hand_in(Expire(self.game.deadline(self.state)))
            self._orders_at_once(entry.at)
        self.hand_in(entry)
        self.clock = max(self.clock, effective(entry))
        self._orders_at_once(entry.at)

    def hand_in(self, entry: Entry) -> None:
        """Hand an entry in at once."""
        self.passed.append(answer(self.game, self.state, entry))
        self.latest = max(self.latest, entry.at)
        self.state = self.passed[-1].after

    def _orders_at_once(self, at: int) -> None:
        """Chance that need not wait for people is handed in before anything else."""
        while isinstance(needed := self.game.awaiting(self.state), NeedsOrder) and not needed.between:
            self.order(needed, at + self.dice.randrange(2 * MS))

    def order(self, needed: NeedsOrder, at: int) -> None:
        items = list(needed.items)
        self.dice.shuffle(items)
        self.hand_in(Order(at, tuple(items)))

    def legal(self, seat: Seat) -> Sequence[Any]:
        return self.game.legal_actions(self.game.view(self.state, seat))

    def wait(self) -> int:
        """Some effective time from now on: mostly a moment later, now and then just before, at or after the deadline."""
        deadline = self.game.deadline(self.state)
        roll = self.dice.random()
        if deadline is not None and roll < 0.1 and deadline < self.clock + 10 * SECOND:
            return max(self.clock, deadline + self.dice.choice((-1, 0, 1)))
        if roll < 0.2:
            return self.clock + self.dice.randrange(MS)
        return self.clock + int(self.dice.expovariate(2) * SECOND)

    def act(self, seat: Seat, action: Any, time: int | None = None) -> None:
        """Ask for an action with an effective time, and a lag that is often nothing."""
        lag = self.dice.choice((0, 0, self.dice.randrange(CAP)))
        self.put(Act((self.wait() if time is None else time) + lag, seat, action, lag))

    def come_or_go(self) -> None:
        seat = self.dice.randrange(self.seats)
        self.here[seat] = not self.here[seat]
        self.put(Presence(max(self.wait(), self.latest), seat, self.here[seat]))

    def let_time_pass(self) -> None:
        """Nobody does anything until the rules act by themselves; not so often if that is long to wait."""
        deadline = self.game.deadline(self.state)
        if deadline is not None and (deadline < self.clock + 20 * SECOND or self.dice.random() < 0.1):
            self.clock = max(self.clock, deadline)
            self.hand_in(Expire(deadline))
            self._orders_at_once(self.clock)

    def misuse(self) -> None:
        """Somebody asks for what he may not do: stale, somebody else's, or nearly right."""
        seat = self.dice.randrange(self.seats)
        near = [action for other in range(self.seats) for action in self.legal(other)][:40]
        tries = self.dice.sample(self.stale, min(3, len(self.stale))) + near
        if not tries:
            return
        action = self.dice.choice(tries)
        twisted = variants(self.game, action, self.dice)
        self.act(seat, self.dice.choice(twisted) if twisted and self.dice.random() < 0.5 else action)

    def some(self, actions: Sequence[Any]) -> Any:
        """One of the actions: half the time any, else first the kind and then one of it, so that rare kinds are played."""
        if self.dice.random() < 0.5:
            kind = self.dice.choice(sorted({type(action).__name__ for action in actions}))
            actions = [action for action in actions if type(action).__name__ == kind]
        action = self.dice.choice(actions)
        if len(self.stale) < 60 and action not in self.stale:
            self.stale.append(action)
        return action


def play(game: AnyGame, options: Any, seats: int, dice: random.Random, first: Seat | None = None, limit: int = 3000) -> Match:
    """A whole random match. `NoEnd` if it takes more than `limit` entries."""
    start = game.new_match(options, seats, first)
    driver = Driver(game, start, seats, dice)
    for seat in range(seats):
        if dice.random() < 0.8:
            driver.here[seat] = True
            driver.hand_in(Presence(0, seat, True))
    play_on(driver, limit)
    if not isinstance(game.awaiting(driver.state), Finished):
        raise NoEnd(f"{game.info.id} {options!r} with {seats} seats: no end after {limit} entries")
    return Match(game, options, seats, first, start, tuple(driver.passed))


def play_on(driver: Driver, limit: int) -> None:
    """Go on until the match is over or `limit` entries have been handed in."""
    turn = _race if driver.game.info.pace is Pace.RACE else _turn
    while len(driver.passed) < limit:
        match driver.game.awaiting(driver.state):
            case Finished():
                return
            case NeedsOrder() as needed:
                if needed.between and driver.dice.random() < 0.3:
                    driver.dice.choice((driver.come_or_go, driver.misuse))()
                else:
                    driver.clock = driver.wait()
                    driver.order(needed, driver.clock)
            case acting:
                turn(driver, acting.seats)


def _turn(driver: Driver, acting: tuple[Seat, ...]) -> None:
    roll = driver.dice.random()
    if roll < 0.03:
        driver.come_or_go()
    elif roll < 0.12:
        driver.misuse()
    elif roll < 0.25:
        driver.let_time_pass()
    else:
        seat = driver.dice.choice(acting)
        actions = driver.legal(seat)
        if not actions:
            raise AssertionError(f"seat {seat} is asked but may do nothing: {driver.state}")
        driver.act(seat, driver.some(actions))


def _race(driver: Driver, acting: tuple[Seat, ...]) -> None:
    roll = driver.dice.random()
    seat = driver.dice.choice(acting)
    if roll < 0.03:
        driver.come_or_go()
    elif roll < 0.12:
        driver.misuse()
    elif roll < 0.17:
        driver.let_time_pass()
    elif roll < 0.35:
        actions = driver.legal(seat)
        if actions:
            driver.act(seat, driver.some(actions))
    else:
        _pursue(driver, seat)


def _pursue(driver: Driver, seat: Seat) -> None:
    """The next of the actions somebody has set out to do; now and then another seat presses the same within a millisecond."""
    if not any(driver.intents.values()):
        _set_out(driver, seat)
    busy = [seat for seat, intents in driver.intents.items() if intents]
    if not busy:
        return
    seat = driver.dice.choice(busy)
    action = driver.intents[seat].pop(0)
    time = driver.wait()
    driver.act(seat, action, time)
    if driver.seats > 1 and driver.dice.random() < 0.15:
        rival = driver.dice.choice([other for other in range(driver.seats) if other != seat])
        deadline = driver.game.deadline(driver.state)
        earliest = 0 if deadline is not None and deadline <= time else min(time, MS - 1)
        driver.act(rival, action, time + driver.dice.randrange(-earliest, MS))


def _set_out(driver: Driver, seat: Seat) -> None:
    if driver.state == driver.barren:
        return
    for other in ((seat + i) % driver.seats for i in range(driver.seats)):
        for depth in range(1, 5):
            plan = _search(driver, driver.state, other, depth, [1200])
            if plan is not None:
                driver.intents[other] = plan
                return
    driver.barren = driver.state


def _search(driver: Driver, state: Any, seat: Seat, depth: int, budget: list[int], last: Any = None) -> list[Any] | None:
    """The next few actions of one seat by which a card changes its place, found by trying; None within the budget."""
    actions = [action for action in driver.game.legal_actions(driver.game.view(state, seat)) if _follows(last, action)]
    driver.dice.shuffle(actions)
    for action in actions:
        budget[0] -= 1
        if budget[0] < 0:
            return None
        try:
            step = driver.game.apply(state, seat, action, Stamp(driver.clock))
        except IllegalAction:
            continue
        if any(event.moves() for event in step.events):
            return [action]
        if depth > 1 and step.state != state:
            rest = _search(driver, step.state, seat, depth - 1, budget, action)
            if rest is not None:
                return [action, *rest]
    return None


def _follows(last: Any, action: Any) -> bool:
    """Actions of one kind are tried in one order only: the same cards picked in another order come to the same."""
    return type(last) is not type(action) or str(last) < str(action)
