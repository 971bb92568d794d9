"""Those who press: a process of its own with one peer for every seat, and watchers. It notes when each message really was sent.

Decides the rhythm; what came of it is reckoned up elsewhere.
"""

import random
import socket
import struct
import time
from itertools import combinations
from multiprocessing.connection import Connection
from typing import NamedTuple

from game.bench.peer import Peer, answers, lying, readable
from game.games.setgame.pack import fault, sets_among

NOTE = struct.Struct("!60xI")
"""What goes to the polled socket at the same time: the number of the message, as long as a claim."""
MEAN_GAP = 0.014
"""Seconds between two presses: four seats then stay under what a host takes from one machine."""
RUSH = 1.0
"""Seconds after which a rush should have been answered; answers that come later count as well."""
PATIENCE = 20.0


class Pressed(NamedTuple):
    """One press: the link and number of its intent; when it went to the host, when to the polled socket, when the verdict was here."""

    link: int
    number: int
    sent: int
    noted: int
    answered: int


class Crowd:
    """The peers of every seat, sitting at a table whose match has begun."""

    def __init__(self, port: int, seats: int) -> None:
        self.peers = [Peer(port, f"P{seat}") for seat in range(seats)]
        self.answered: dict[tuple[int, int], int] = {}
        while not all(sets_among(lying(peer)) for peer in self.peers):  # a first deal without a set gets three more cards
            self.listen(PATIENCE)

    def listen(self, seconds: float) -> None:
        """Read whatever arrives within `seconds`, then return at once."""
        for peer in readable(self.peers, seconds):
            self._understand(peer, *peer.receive())

    def collect(self, seconds: float) -> None:
        """Note when bytes arrive for so long, and read what they mean only afterwards: nothing then waits for a reader."""
        end, arrived = time.monotonic() + seconds, []
        while (left := end - time.monotonic()) > 0:
            arrived += [(peer, *peer.receive()) for peer in readable(self.peers, left)]
        for each in arrived:
            self._understand(*each)

    def _understand(self, peer: Peer, data: bytes, at: int) -> None:
        for heard in peer.understand(data, at):
            number = answers(heard.message)
            if number is not None:
                self.answered[self.peers.index(peer) + 1, number] = heard.at

    def listen_until(self, when: float) -> None:
        """Read until this moment of `time.monotonic`."""
        while (left := when - time.monotonic()) > 0:
            self.listen(left)

    def settle(self, asked: set[tuple[int, int]]) -> None:
        """Read until all of these are answered."""
        end = time.monotonic() + PATIENCE
        while asked - self.answered.keys():
            if time.monotonic() > end:
                raise TimeoutError("the host left a claim unanswered")
            self.listen(0.1)


def press(pipe: Connection, port: int, seats: int, polled: int, messages: int) -> None:
    """In a process of its own: press `messages` times at random moments, the same at both sockets; tells the list of `Pressed`."""
    dice = random.Random(7)
    crowd = Crowd(port, seats)
    claim = {"do": "claim", "cards": list(next(three for three in combinations(lying(crowd.peers[0]), 3) if fault(three)))}
    with socket.create_connection(("127.0.0.1", polled)) as note:
        note.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sent: dict[tuple[int, int], tuple[int, int]] = {}
        when = time.monotonic()
        for number in range(messages):
            when = max(when + dice.expovariate(1 / MEAN_GAP), time.monotonic())
            crowd.listen_until(when)
            link = number % seats + 1
            asked = crowd.peers[link - 1].ask(claim)
            noted = time.monotonic_ns()
            note.sendall(NOTE.pack(number))
            sent[link, asked.number] = asked.at, noted
        crowd.settle(set(sent))
    pipe.send([Pressed(*key, *times, crowd.answered[key]) for key, times in sent.items()])
    pipe.poll(PATIENCE)


def rush(pipe: Connection, port: int, seats: int, watchers: int, times: int) -> None:
    """In a process of its own: with so many watching, everybody asks for the same set at once, so many times; tells each wait, ns."""
    crowd = Crowd(port, seats)
    crowd.peers += [Peer(port) for _ in range(watchers)]
    sent: dict[tuple[int, int], int] = {}
    for _ in range(times):
        crowd.listen_until(time.monotonic() + 1)  # what came of the last rush has been told to all, and pings go their way
        claim = {"do": "claim", "cards": list(sets_among(lying(crowd.peers[0]))[0])}
        asked = [(link, peer.ask(claim, 0)) for link, peer in enumerate(crowd.peers, 1)]
        sent |= {(link, intent.number): intent.at for link, intent in asked}
        crowd.collect(RUSH)
        crowd.settle(set(sent))
    pipe.send([crowd.answered[key] - at for key, at in sent.items()])
    pipe.poll(PATIENCE)
