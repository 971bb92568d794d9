"""For every action of every game: from another seat, out of turn, in the wrong phase, with cards that are not there, or of wrong types it
is refused with a code, once, and the table is as it was."""

import random

import msgspec
import pytest
from kits import probes, relive
from kits.contract import random_match, tables
from kits.recording import Act, Order
from kits.rooms import MS, OWNER, SECOND, answers, join, open_room
from kits.toy_game import Toy
from kits.toy_race import ToyRace

from game.core.errors import CODES
from game.core.game import Pace
from game.games import GAMES
from net.messages import Abandon, Intent, Rejected
from net.records import ActRecord, ExpireRecord
from net.refusals import CODES as ROOM_CODES

ALL = {**GAMES, "toy": Toy(), "toyrace": ToyRace()}
TABLES = [(game, *list(tables(game))[-1]) for game in ALL.values()]
MOMENTS = 6
KNOWN = {*CODES, *ROOM_CODES}


class Sitting:
    """A match of a game through a host, played along a random one, and tried at some moments."""

    def __init__(self, game, preset, seats, seed):
        self.game, self.seats = game, seats
        self.match = random_match(game, preset, seats, 3 * seed + 1)
        dice = relive.Prescribed([step.entry.order for step in self.match.passed if isinstance(step.entry, Order)])
        options = msgspec.to_builtins(self.match.options)
        self.net = open_room(game.info.id, preset, seats=seats, options=options, games={game.info.id: game}, dice=dice, autostart=False)
        self.people = [join(self.net, f"P{seat}", **({"key": OWNER} if seat == 0 else {})) for seat in range(seats)]
        self.watcher = join(self.net, watch=True)

    def play(self, entry):
        """The next entry of the recorded match; whether it was an action."""
        relive._all_ready(self.net, self.people)
        if not isinstance(entry, Act):
            return False
        self.net.run(max(relive.PAUSE, entry.at - self.people[0].client.clock(self.net.now)))
        self.people[entry.seat].act(entry.seat, entry.action, press=self.net.now)
        self.net.run(5 * MS)
        relive._all_ready(self.net, self.people)
        return True

    @property
    def state(self):
        match = self.net.host._matches.match
        return match.progress.state if match else None

    def legal(self, seat):
        return self.game.legal_actions(self.game.view(self.state, seat))

    def ask(self, link, seat, action):
        """Ask for plain data as a seat's action; the answer, and whether anything is different."""
        self.net.run(relive.PAUSE)
        before, writes = self.state, len(self.net.records)
        id = link.client._unanswered._last + 1
        link.client._unanswered.go_on_from(id)
        link.send(Intent(id, seat, link.client.version, 0, action))
        self.net.run(2 * MS)
        got = answers(link, id)
        assert len(got) == 1, (action, got)
        new = self.net.records[writes:]
        acted = [record for record in new if isinstance(record, ActRecord)]
        by_itself = any(isinstance(record, ExpireRecord) for record in new)  # a deadline of the rules passed just then
        same = by_itself or msgspec.msgpack.encode(self.state) == msgspec.msgpack.encode(before)
        return got[0], same, acted


def plain(action):
    return msgspec.to_builtins(action)


def check_refused(sitting, link, seat, action, codes=KNOWN):
    answer, same, acted = sitting.ask(link, seat, action)
    assert isinstance(answer, Rejected), (seat, action)
    assert answer.code in codes, (answer, action)
    assert (same, acted) == (True, []), (seat, action)


def check_moment(sitting, dice):
    """Everything that is wrong at this moment, tried."""
    game, people = sitting.game, sitting.people
    legal = {seat: sitting.legal(seat) for seat in range(sitting.seats)}
    actions = [action for some in legal.values() for action in some]
    for action in dice.sample(actions, min(3, len(actions))):
        owners = [seat for seat in legal if action in legal[seat]]
        stranger = people[(owners[0] + 1) % sitting.seats] if sitting.seats > 1 else sitting.watcher
        check_refused(sitting, stranger, owners[0], plain(action), {"not_your_seat"})
        check_refused(sitting, sitting.watcher, owners[0], plain(action), {"not_your_seat"})
        for seat in set(legal) - set(owners):
            if game.info.pace is Pace.TURNS:
                check_refused(sitting, people[seat], seat, plain(action))
        for _, wrong in dice.sample(list(probes.mistyped(plain(action), set())), 3):
            check_refused(sitting, people[owners[0]], owners[0], wrong, {"malformed"})
        for variant in probes.variants(game, action, dice)[:4]:
            check_variant(sitting, owners[0], variant)


def check_variant(sitting, seat, action):
    """An action with something else in it: if it may not be done it is refused, or, in a race, changes nothing."""
    if action in sitting.legal(seat):
        return
    answer, same, _ = sitting.ask(sitting.people[seat], seat, plain(action))
    assert same, action
    assert (isinstance(answer, Rejected) and answer.code in KNOWN) or sitting.game.info.pace is Pace.RACE, (answer, action)


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES, ids=[game.info.id for game, *_ in TABLES])
def test_what_may_not_be_done_is_refused_with_a_code_and_changes_nothing(game, preset, seats):
    dice = random.Random(3)
    sitting = Sitting(game, preset, seats, seed=0)
    check_refused(sitting, sitting.people[0], 0, {"do": "anything"}, {"no_match"})
    entries = sitting.match.entries
    acts = [number for number, entry in enumerate(entries) if isinstance(entry, Act)]
    moments = set(dice.sample(acts, min(MOMENTS, len(acts))))
    for number, entry in enumerate(entries):
        if number in moments and sitting.net.host.room.phase == "match":
            check_moment(sitting, dice)
        sitting.play(entry)
    last = [plain(entry.action) for entry in entries if isinstance(entry, Act)][-3:]
    sitting.people[0].wish(Abandon())
    sitting.net.run(SECOND)
    for action in last:
        check_refused(sitting, sitting.people[0], 0, action, {"no_match"})


TURNS = [entry for entry in TABLES if entry[0].info.pace is Pace.TURNS]


@pytest.mark.parametrize(("game", "preset", "seats"), TURNS, ids=[game.info.id for game, *_ in TURNS])
def test_between_deals_and_after_the_match_every_action_comes_in_the_wrong_phase(game, preset, seats):
    sitting = Sitting(game, preset, seats, seed=1)
    seen = set()
    actions = [entry.action for entry in sitting.match.entries if isinstance(entry, Act)][::5][:6]
    ready = relive._all_ready
    for entry in sitting.match.entries:
        phase = sitting.net.host.room.phase
        if phase in ("between", "over") and phase not in seen:
            seen.add(phase)
            for action in actions:
                check_refused(sitting, sitting.people[0], 0, plain(action), {"wrong_phase" if phase == "between" else "match_over"})
        ready(sitting.net, sitting.people)
        if isinstance(entry, Act):
            sitting.net.run(relive.PAUSE)
            sitting.people[entry.seat].act(entry.seat, entry.action, press=sitting.net.now)
            sitting.net.run(5 * MS)
    assert seen or game.info.pace is Pace.RACE


def test_that_test_sees_an_action_done_for_another_seat(monkeypatch):
    from net.crowd import Crowd

    monkeypatch.setattr(Crowd, "played_by", lambda self, peer: tuple(range(len(self.lobby.seats))))
    with pytest.raises(AssertionError):
        test_what_may_not_be_done_is_refused_with_a_code_and_changes_nothing(Toy(), "plain", 2)
