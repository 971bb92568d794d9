"""A whole evening at random: people come, leave, drop, come back, act, repeat, pause, are kicked, change the game. Whatever happens,
every intent is answered once, everybody sees the same, the journal replays to it, and the rules never fail."""

import logging
import random

import msgspec
import pytest
from kits.rooms import BOTS, GAMES, MS, OWNER, SECOND, join, open_room, replayed, written

from net.client import Client
from net.messages import Abandon, Conduct, Fill, Hello, Kick, Leave, Ready, Resync, Say, Setup, Sit, Stand, Start

SETUPS = (Setup("set", "classic", None, 3), Setup("set", "speed", {"claim": "instant", "finish": "timed", "seconds": 5, "lag_fair": 25}, 4))
SETUPS += (Setup("toy", "hasty", None, 2), Setup("toyrace", GAMES["toyrace"].info.presets[0][0], None, 2))


class Party:
    """A room and its people, doing things at random."""

    def __init__(self, seed, lan):
        self.dice = random.Random(seed)
        policy = self.dice.choice(("fallback", "computer", "wait", "end"))
        self.net = open_room(seats=3, seed=seed, lan=lan, autostart=False, away_policy=policy)
        self.owner = join(self.net, "Olga", key=OWNER)
        self.bots = join(self.net, key=BOTS)
        self.people = [[self.owner]]  # for every client that ever was all its links

    @property
    def here(self):
        return [links[-1] for links in self.people if links[-1].up and links[-1].client.connected]

    def something(self):
        """One thing happens."""
        if not self.here:
            self.settle()
        rest = [
            self.run,
            self.run,
            self.ready,
            self.join,
            self.drop,
            self.back,
            self.seat,
            self.owners,
            self.next_match,
            self.repeat,
            self.leave,
            self.talk,
        ]
        self.dice.choice([self.act] * 12 + rest)()
        self.net.run(self.dice.choice((0, 0, MS // 3, MS, 30 * MS, 400 * MS)))

    def act(self):
        link = self.dice.choice([*self.here, self.bots])
        if link.client.own and link.client.match:
            game, seat = GAMES[link.client.game], self.dice.choice(link.client.own)
            legal = game.legal_actions(msgspec.convert(link.client.view(seat), game.types.view))
            if legal:
                link.act(seat, self.dice.choice(legal), press=self.dice.randrange(3))

    def run(self):
        self.net.run(self.dice.choice((SECOND, 12 * SECOND)))

    def ready(self):
        for link in self.here:
            if link.client.own and self.dice.random() < 0.8:
                link.wish(Ready(link.client.own))

    def join(self):
        if len(self.people) < 12:
            names = self.dice.sample(("Ann", "Bob", "Cy", "Di"), self.dice.randrange(3))
            hello = Hello(1, 1, "1.0", tuple(names), watch=self.dice.random() < 0.2)
            self.people.append([self.net.join(Client(hello), self.dice.choice((0, MS, 20 * MS)), f"10.0.0.{len(self.people)}")])

    def drop(self):
        self.dice.choice(self.here).cut()

    def back(self):
        gone = [links for links in self.people if not links[-1].up and links[-1].client.token]
        if gone:
            links = self.dice.choice(gone)
            links.append(self.net.join(links[-1].client, links[-1].delay))

    def seat(self):
        link, seat = self.dice.choice(self.here), self.dice.randrange(4)
        link.wish(self.dice.choice((Sit(seat, "Cy"), Stand(seat), Resync())))

    def owners(self):
        rare = (Abandon(), Conduct(paused=True), Conduct(turn_seconds=self.dice.choice((0, 3))), Kick(self.dice.randrange(2, 14)), *SETUPS)
        often = (Start(), Conduct(paused=False), Fill(self.dice.randrange(3), "easy"))
        wish = self.dice.choice(rare if self.dice.random() < 0.3 else often)
        for link in (self.dice.choice(self.here), self.people[0][-1]):
            link.wish(wish)

    def next_match(self):
        owner = self.people[0][-1]
        for wish in (Conduct(paused=False), Abandon(), self.dice.choice(SETUPS), *(Fill(seat, "easy") for seat in range(4)), Start()):
            owner.wish(wish)

    def repeat(self):
        link = self.dice.choice(self.here)
        for intent in link.client._unanswered:
            link.send(intent)

    def leave(self):
        if self.dice.random() < 0.3 and len(self.here) > 2:
            self.dice.choice(self.here[1:]).send(Leave())

    def talk(self):
        self.dice.choice(self.here).wish(Say("hello"))

    def settle(self):
        """The owner is there; all that is on its way arrives, and then the table stands still."""
        if not self.people[0][-1].up:
            self.people[0].append(self.net.join(self.people[0][-1].client))
            self.net.run(SECOND)
        for paused in (False, True):  # nothing happens any more
            self.people[0][-1].wish(Conduct(paused=paused))
            self.net.run(SECOND)


@pytest.mark.parametrize("lan", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_an_evening_at_random(seed, lan, caplog):
    party = Party(seed, lan)
    with caplog.at_level(logging.ERROR):
        for _ in range(200):
            party.something()
        party.settle()
    assert caplog.records == []
    room = party.net.host.room
    for link in (*party.here, party.bots):
        assert list(link.client._unanswered) == []
    effects = [(record["peer"], record["id"]) for record in written(party.net, "act") if "id" in record]
    assert len(effects) == len(set(effects)) > 0
    if room.match is not None:
        agree(party, replayed(party.net.journal))
    for link in party.here:
        assert link.client.room == room or len(room.peers) > 16


def agree(party, state):
    """Everybody sees just the view of the state the journal leads to."""
    for link in party.here:
        game = GAMES[link.client.game]
        for seat in link.client.own or (None,):
            assert msgspec.convert(link.client.view(seat), game.types.view) == game.view(state, seat)
