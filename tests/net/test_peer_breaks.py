"""A peer that dies or loses its link at any point of the protocol: it comes back by its secret, and nothing is lost or done twice."""

from collections import Counter

import msgspec
import pytest
from kits.rooms import MS, SECOND, answers, move, replayed, toy_room, written
from kits.toy_game import Toy

from net.client import Client
from net.messages import Hello, Ready, Welcome

DELAY = 3 * MS


class Fragile:
    """Ann, whose link breaks once: after she has heard `hears` messages, or when she wants to say her `says`-th.

    `dies`: her process is gone with it, and another comes back with no more than the secret; otherwise the same one comes back.
    """

    def __init__(self, net, hears=None, says=None, dies=False):
        self._net, self._hears, self._says, self._dies = net, hears, says, dies
        self.heard = self.said = 0
        self.broken = False
        self.links = []
        self.clients = []
        self._come(Client(Hello(1, 1, "1.0", ("Ann",))))

    @property
    def link(self):
        return self.links[-1]

    def _come(self, client):
        link = self._net.join(client, DELAY)
        self.links.append(link)
        if client not in self.clients:
            self.clients.append(client)
        hear, send = link.hear, link.send

        def counted_hear(frame, now):
            hear(frame, now)
            self.heard += 1
            if self.heard == self._hears:
                self._break(link)

        def counted_send(message):
            self.said += 1
            if self.said == self._says:
                self._break(link)
            elif link.up:
                send(message)

        link.hear, link.send = counted_hear, counted_send

    def _break(self, link):
        """The link is gone; she is back a quarter of a second later."""
        self.broken = True
        token = link.client.token
        self._net.cut(link)
        if self._dies:
            client = Client(Hello(1, 1, "1.0", () if token else ("Ann",), token=token))
        else:
            client = link.client
        self._net._later(SECOND // 4, lambda: self._come(client))


def evening(**how):
    """Ann and Bob play two deals to the end; she breaks as `how` says. The net, her and Bob's link."""
    net = toy_room(autostart=False)
    ann = Fragile(net, **how)
    net.run(10 * MS)
    bob = net.join(Client(Hello(1, 1, "1.0", ("Bob",))), DELAY)
    for _ in range(400):
        net.run(10 * MS)
        links = [link for link in (ann.link, bob) if link.up and link.client.connected]
        for link in links:
            room = link.client.room
            own = [seat for seat, info in enumerate(room.seats) if info.peer == link.client.peer]
            if room.phase in ("lobby", "between") and own and not room.seats[own[0]].ready:
                link.wish(Ready((own[0],)))
            elif room.phase == "match" and link.client.match and not list(link.client._unanswered) and move(link):
                link.act(link.client.own[0], move(link), press=net.now)
        if bob.client.room and bob.client.room.phase == "over":
            break
    net.run(SECOND)
    return net, ann, bob


WHOLE = evening()


def test_the_evening_itself_comes_to_an_end():
    _, ann, bob = WHOLE
    assert bob.client.room.phase == "over"
    assert (ann.heard, ann.said) >= (40, 16)


@pytest.mark.parametrize("dies", [False, True], ids=["link", "process"])
@pytest.mark.parametrize("what", ["hears", "says"])
def test_whatever_the_last_thing_was_that_it_heard_or_said(what, dies):
    steps = WHOLE[1].heard if what == "hears" else WHOLE[1].said
    for step in range(1, steps):
        net, ann, bob = evening(**{what: step, "dies": dies})
        assert ann.broken, step
        assert bob.client.room.phase == "over", step
        acts = Counter((record.get("peer"), record.get("id")) for record in written(net, "act"))
        assert set(acts.values()) == {1}, step
        state = replayed(net.journal)
        for link in (ann.link, bob):
            seat = link.client.own[0]
            assert msgspec.convert(link.client.view(seat), Toy.types.view) == Toy().view(state, seat), step
        for client in ann.clients:
            asked = client._unanswered._last
            got = Counter(id for id in range(1, asked + 1) for link in ann.links if link.client is client for _ in answers(link, id))
            assert max(got.values(), default=1) == 1, step
        if not dies:
            assert not list(ann.link.client._unanswered), step


def test_before_its_welcome_it_is_simply_somebody_who_comes_twice():
    net = toy_room(autostart=False)
    ann = Fragile(net, says=1)
    net.run(SECOND)
    assert isinstance(ann.link.received[0], Welcome)
    assert len(ann.link.client.room.peers) == 1
