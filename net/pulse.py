"""The heartbeat of a room: pings, round trips, silence.

One beat for everybody each quarter of a second; a peer is pinged at its first four and then at each fourth, so equal pings are one
frame. Decides who has fallen silent; what follows from it is the host's. Times are monotonic ns.
"""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from game.core.game import SECOND
from net.roster import Peer

BEAT = SECOND // 4
SILENCE = 6 * SECOND
"""A link on which nothing was heard for so long is given up."""
HELLO_WITHIN = 3 * SECOND
"""How long somebody may be connected without saying hello."""
FIRST, EACH = 4, 4
"""So many beats after a welcome have a ping, then each fourth."""
TOLD_EACH = 8
"""Beats between two tellings of everybody's ping to the room."""


class Beat(NamedTuple):
    """What is to be done at a beat: its number, whom to ping, who has fallen silent, whether pings are told to the room."""

    number: int
    pinged: tuple[Peer, ...]
    silent: tuple[Peer, ...]
    tells_pings: bool


class Pulse:
    """Counts the beats. `due`: monotonic time of the next."""

    def __init__(self, now: int) -> None:
        self.due = now + BEAT
        self._number = 0
        self._sent: deque[tuple[int, int]] = deque(maxlen=2 * SILENCE // BEAT)

    def slept(self, peers: Iterable[Peer], now: int) -> int:
        """How long this machine seems to have slept: beats were missed for longer than anybody may be silent. Held against nobody."""
        missed = now - self.due
        if missed <= SILENCE:
            return 0
        self.due = now
        for peer in peers:
            peer.heard = now
            peer.away_since = None if peer.away_since is None else peer.away_since + missed
        return missed

    def beat(self, peers: Iterable[Peer], now: int) -> Beat:
        """One beat."""
        self.due = now + BEAT
        self._number += 1
        self._sent.append((self._number, now))
        here = [peer for peer in peers if peer.link is not None]
        pinged = []
        for peer in here:
            if peer.beats < FIRST or peer.beats % EACH == 0:
                pinged.append(peer)
            peer.beats += 1
        silent = tuple(peer for peer in here if now - peer.heard >= SILENCE)
        return Beat(self._number, tuple(pinged), silent, self._number % TOLD_EACH == 0)

    def ponged(self, peer: Peer, number: int, now: int) -> bool:
        """A ping came back; whether it tells anything. Only what was sent here and when is believed, and each answer once."""
        at = next((at for sent, at in self._sent if sent == number), None)
        if at is None or number <= peer.ponged:
            return False
        peer.ponged = number
        peer.trips.append(now - at)
        return True


def update_pings(peers: Iterable[Peer]) -> None:
    """Bring the pings shown in the room up to date, those that have changed by an eighth or more."""
    for peer in peers:
        if not peer.trips:
            continue
        ping_us = min(peer.trips) // 1000
        if peer.ping_us is None or abs(ping_us - peer.ping_us) > max(200, peer.ping_us // 8):
            peer.ping_us = ping_us
