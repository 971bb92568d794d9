"""A table against a model of it: people join, leave, drop and come back, act, repeat themselves, send anything at all, and the host dies
and is opened anew, in any order that can be thought of."""

from collections import Counter
from itertools import count

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from kits.rooms import GAMES, MS, OWNER, SECOND, answers, come_back, crash, join, open_room, reopened, replayed

from net import messages as m
from net import wire
from net.client import Client

WHO = st.integers(0, 5)
"""One of those who are there, or away: the number, modulo how many there are."""
NUMBER = st.sampled_from([0, 1, 2, 3, 11, 12, 2**31])
TEXT = st.sampled_from(["", "Ann", "Ann\u202e", "e\u0301\u0301\u0301", "\x00", "x" * 90])
PLAIN = st.recursive(
    st.none() | st.booleans() | NUMBER | TEXT | st.just(1.5),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(TEXT, part, max_size=2),
    max_leaves=6,
)
GAME = st.sampled_from(["set", "toy", "toyrace", "whist"])
PRESET = st.sampled_from(["classic", "plain", ""])
ANYTHING = st.one_of(
    st.builds(m.Intent, NUMBER, st.integers(0, 11), NUMBER, NUMBER, PLAIN),
    st.builds(m.Sit, st.integers(0, 11), TEXT, st.booleans()),
    st.builds(m.Stand, st.integers(0, 11)),
    st.builds(m.Ready, st.lists(st.integers(0, 11), max_size=3).map(tuple), st.booleans()),
    st.builds(m.Say, TEXT, st.none() | st.just("hello")),
    st.builds(m.Setup, GAME, PRESET, PLAIN, st.integers(1, 12)),
    st.builds(m.Fill, st.integers(0, 11), st.none() | st.just("easy")),
    st.builds(m.Conduct, st.none() | st.booleans(), st.none() | st.sampled_from(["computer", "wait", "end"]), st.none() | st.just(5)),
    st.builds(m.Kick, st.integers(0, 8)),
    st.builds(m.Pong, NUMBER),
    st.sampled_from([m.Start(), m.Abandon(), m.Resync(), m.Hello(1, 1, "1.0")]),
)


class Table(RuleBasedStateMachine):
    """`people`: every client that has not left for good, with all the links it had."""

    @initialize(seed=st.integers(0, 99), game=st.sampled_from([("set", "classic"), ("toy", "plain"), ("toyrace", "plain")]))
    def opened(self, seed, game):
        self.names = count(1)
        self.asked = Counter()
        self.net = open_room(game[0], game[1], seats=2, seed=seed, autostart=False, seeded=True)
        self.count_intents()
        self.people = [[join(self.net, name, **more)] for name, more in (("Olga", {"key": OWNER}), ("Bob", {}))]
        self.all_are_ready()

    def count_intents(self):
        """How often each client asks for each of its ids."""
        deliver = self.net.to_host

        def counted(link, message):
            if isinstance(message, m.Intent):
                self.asked[link.client, message.id] += 1
            deliver(link, message)

        self.net.to_host = counted

    def settled(self):
        self.net.run(5 * MS)

    def someone(self, who, there=None):
        fitting = [links for links in self.people if there is None or links[-1].up is there]
        return fitting[who % len(fitting)] if fitting else None

    # --- people
    @precondition(lambda self: len(self.people) < 4)
    @rule(watch=st.booleans())
    def joins(self, watch):
        self.people.append([join(self.net, f"P{next(self.names)}", watch=watch)])

    @rule(who=WHO)
    def leaves(self, who):
        links = self.someone(who, there=True)
        if links and links is not self.people[0]:
            links[-1].leave()
            self.people.remove(links)
            self.settled()

    @rule(who=WHO)
    def drops(self, who):
        links = self.someone(who, there=True)
        if links:
            links[-1].cut()
            self.settled()

    @rule(who=WHO, new_window=st.booleans())
    def comes_back(self, who, new_window):
        links = self.someone(who, there=False)
        if not links:
            return
        token = links[-1].client.token
        if new_window:
            links[:] = [self.net.join(Client(m.Hello(1, 1, "1.0", token=token)))]
        else:
            links.append(come_back(self.net, links[-1]))
        self.settled()

    # --- play
    @rule()
    def all_are_ready(self):
        for links in self.people:
            room = links[-1].client.room
            own = tuple(seat for seat, info in enumerate(room.seats) if info.peer == links[-1].client.peer) if room else ()
            links[-1].wish(m.Ready(own))
        self.settled()

    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=4), at_once=st.booleans())
    def people_act(self, choices, at_once):
        for choice in choices:
            for links in self.people:
                self.acts(links[-1], choice)
                if not at_once:
                    self.settled()
        self.settled()

    def acts(self, link, choice):
        if link.up and link.client.connected and link.client.match and link.client.own:
            game, seat = GAMES[link.client.game], link.client.own[0]
            legal = game.legal_actions(msgspec.convert(link.client.view(seat), game.types.view))
            if legal:
                link.act(seat, legal[choice % len(legal)], press=self.net.now)

    @rule(who=WHO, back=st.integers(0, 3))
    def repeats_itself(self, who, back):
        links = self.someone(who, there=True)
        if links and links[-1].client.own:
            id = max(1, links[-1].client._unanswered._last - back)
            links[-1].client._unanswered.go_on_from(id)
            links[-1].send(m.Intent(id, links[-1].client.own[0], links[-1].client.version, 0, {"do": "call"}))
            self.settled()

    @rule(who=WHO, message=ANYTHING)
    def says_anything(self, who, message):
        links = self.someone(who, there=True)
        if links and passes(message):
            links[-1].send(message)
            self.settled()
            self.people = [each for each in self.people if each[-1].client.connected or not each[-1].up]

    @rule(seconds=st.sampled_from([1, 4, 12]))
    def time_passes(self, seconds):
        self.net.run(seconds * SECOND)

    # --- the host
    @rule(all_back=st.booleans())
    def the_host_dies_and_is_opened_anew(self, all_back):
        before = seats_of(self.net)
        crash(self.net)
        self.net = reopened(self.net, now=self.net.now + 1000 * SECOND)
        self.count_intents()
        assert seats_of(self.net) == before
        for links in self.people if all_back else self.people[:1]:
            links.append(come_back(self.net, links[-1]))
        self.settled()

    # --- what always holds
    @invariant()
    def everybody_sees_what_the_host_holds(self):
        match = self.net.host._matches.match
        for links in self.people:
            link = links[-1]
            if link.up and link.client.connected and match and link.client.match == match.id:
                seats = link.client.own or (None,)
                for seat in seats:
                    assert msgspec.convert(link.client.view(seat), match.game.types.view) == match.game.view(match.progress.state, seat)
                assert link.client.version == match.progress.version

    @invariant()
    def every_intent_has_one_answer_and_one_effect_at_most(self):
        acts = Counter((record["peer"], record["id"]) for record in self.net.journal if record["is"] == "act" and "id" in record)
        assert max(acts.values(), default=1) == 1
        for links in self.people:
            for (client, id), asked in self.asked.items():
                if client is links[-1].client:
                    assert sum(len(answers(link, id)) for link in links if link.client is client) <= asked, id

    @invariant()
    def the_journal_leads_to_the_state(self):
        match = self.net.host._matches.match
        if match and match.phase != "over" and any(record["is"] == "order" for record in self.net.journal):
            assert replayed(self.net.journal) == match.progress.state


def passes(message):
    """Whether the gate lets this through; what it does not never reaches a host."""
    try:
        return wire.to_host(wire.encode(message)[wire.HEADER :]) is not None
    except wire.BadFrame:
        return False


def seats_of(net):
    """Who has which seat, whether there or not."""
    return [(info.kind, info.name, info.peer, info.level) for info in net.host.room.seats]


Table.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None, derandomize=True)
TestTable = Table.TestCase
