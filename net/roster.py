"""Who is in the room: one peer a machine, known by a secret token and never by its name.

Decides who comes in, who comes back, who stays out, and how far away each one is. Seats are the lobby's; matches are unknown here.
"""

import hashlib
import hmac
import ipaddress
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from net.config import RoomConfig
from net.ledger import Ledger
from net.messages import PROTOCOL, Accepted, Hello
from net.names import looks, safe_name, tell_apart
from net.outbox import Link
from net.rates import Bucket
from net.records import RoomRecord
from net.refusals import Refusal

PINGS = 16
"""Round trips that count for a peer's lag."""

ANYBODY = "\n"
"""In the place of a name: whoever comes from that address. No safe name is this."""
FORMER = 16
"""So many of a peer's past secrets are remembered, to know an earlier try of its own by. They open nothing."""

MOST_NAMES = 12
"""Names one peer may give in a room."""


class Person(NamedTuple):
    """Somebody who would like a seat and has none yet."""

    name: str
    pointer: bool


@dataclass(slots=True, eq=False)
class Peer:
    """One machine. `tokens`: sha256 of its secret, and of the one before until something was heard under the new one.

    `away_since`: None while its link is up, and while it is still waited for after its host was started anew. `connected`: when its
    present link, or its last, was made.
    """

    id: int
    tokens: tuple[bytes, ...]
    address: str
    link: Link | None
    now: int
    owner: bool = False
    computers: bool = False
    names: tuple[str, ...] = ()
    given: tuple[str, ...] = ()  # the names as they were given, before they were told apart
    waiting: list[Person] = field(default_factory=list)
    away_since: int | None = None
    former: tuple[bytes, ...] = ()  # its latest secrets before the newest
    connected: int = 0
    heard: int = 0
    beats: int = 0
    ponged: int = 0  # the newest ping it has answered
    trips: deque[int] = field(default_factory=lambda: deque(maxlen=PINGS))
    ping_us: int | None = None  # as last told to the room
    ledger: Ledger = field(default_factory=Ledger)
    intents: Bucket = field(init=False)
    wishes: Bucket = field(init=False)
    chat: Bucket = field(init=False)

    def __post_init__(self) -> None:
        self.heard = self.now
        self.intents = Bucket(20, 40, self.now)
        self.wishes = Bucket(10, 40, self.now)
        self.chat = Bucket(1, 5, self.now)

    @property
    def name(self) -> str:
        """What it is called in notes and chat: its first person."""
        return self.names[0] if self.names else ""

    @property
    def remote(self) -> bool:
        """Whether it is another machine."""
        return is_remote(self.address)

    def credit(self, cap: int) -> int:
        """The lag it is credited, ns: its smallest round trip of late, at most `cap` (S16). Measured here, never told by it."""
        return min(cap, min(self.trips, default=0))


class Entrance(NamedTuple):
    """A peer let in: whether it was here before, its secret, and the link it had until now."""

    peer: Peer
    token: bytes
    back: bool
    replaced: Link | None


def is_remote(address: str) -> bool:
    """Whether this is the address of another machine; what is no address is taken for one."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return True
    mapped = getattr(parsed, "ipv4_mapped", None)
    return not (mapped or parsed).is_loopback


def digest(token: bytes) -> bytes:
    """How a token is kept and written down."""
    return hashlib.sha256(token).digest()


class Roster:
    """The peers of a room."""

    def __init__(self, config: RoomConfig, new_token: Callable[[], bytes]) -> None:
        self.peers: dict[int, Peer] = {}
        self._config = config
        self._new_token = new_token
        self.banned_tokens: set[bytes] = set()
        self.banned_names: set[tuple[str, str]] = set()
        self.last = 0  # the newest peer's number
        self._links: dict[Link, Peer] = {}

    def __iter__(self) -> Iterator[Peer]:
        return iter(self.peers.values())

    def at(self, link: Link) -> Peer | None:
        """The peer behind a link."""
        return self._links.get(link)

    @property
    def computers(self) -> Peer | None:
        """The computer players' process, if it is here."""
        return next((peer for peer in self if peer.computers), None)

    def admit(self, hello: Hello, link: Link, address: str, connected: int, now: int) -> Entrance:
        """Let somebody in or back in, on a link made at `connected`. Raises `Refusal` with a code of `Denied`."""
        if not hello.proto_min <= PROTOCOL <= hello.proto_max:
            raise Refusal("version", proto=PROTOCOL, app=self._config.app)
        token = digest(hello.token) if hello.token else b""
        if token in self.banned_tokens:
            raise Refusal("kicked")
        if any(token in peer.former and peer.link is not None and connected < peer.connected for peer in self):
            raise Refusal("late")  # an earlier try of a peer's own, held up on the way: it must not push the later one out
        owner, computers = (_same(hello.key, key) for key in (self._config.owner_key, self._config.bots_key))
        if hello.key is not None and not (owner or computers):
            raise Refusal("key")
        known = self._known(token, owner)
        if owner:
            for peer in self:
                peer.owner = peer is known
        if known is None and hello.key is None and self._banned(hello, address):
            raise Refusal("kicked")
        if known is None:
            entrance = self._new(hello, link, address, now, owner, computers)
        else:
            entrance = self._back(known, token, link, now)
        entrance.peer.connected = connected
        return entrance

    def restore(self, room: RoomRecord, acted: Mapping[int, tuple[Accepted, ...]], now: int) -> None:
        """Those who can come back to a table that was opened anew at `now`; who had been there is not away yet."""
        self.banned_tokens, self.banned_names, self.last = set(room.banned_tokens), set(room.banned_names), room.last_peer
        for kept in room.peers:
            peer = Peer(kept.id, kept.tokens, kept.address, None, now, kept.owner, names=kept.names, given=kept.given)
            peer.waiting = [Person(*person) for person in kept.waiting]
            peer.away_since = now if kept.away else None
            peer.ledger.restore(acted.get(kept.id, ()))
            self.peers[kept.id] = peer

    def lost(self, peer: Peer, now: int) -> None:
        """Its link is gone; what it has stays."""
        if peer.link is not None:
            del self._links[peer.link]
        peer.link, peer.away_since = None, now

    def forget(self, peer: Peer) -> None:
        """It has left, or has nothing to come back to."""
        self.lost(peer, peer.heard)
        del self.peers[peer.id]

    def ban(self, peer: Peer) -> None:
        """Keep it out: its token, and whoever comes anew from its machine; on this machine, where others may sit too, only its names."""
        self.banned_tokens.update(peer.tokens)
        names = [looks(name) for name in peer.given] + [ANYBODY] * is_remote(peer.address)
        self.banned_names.update((peer.address, name) for name in names)

    def _banned(self, hello: Hello, address: str) -> bool:
        return any((address, name) in self.banned_names for name in (ANYBODY, *(looks(safe_name(name)) for name in hello.names)))

    def christen(self, peer: Peer, raw: str) -> str:
        """A safe name for somebody at this peer, told apart from everybody else's; known from now on. `Refusal` after too many."""
        given = safe_name(raw)
        if given in peer.names:
            return given
        if len(peer.names) >= MOST_NAMES:
            raise Refusal("not_allowed")
        return self._named(peer, given)

    def heard_from(self, peer: Peer, now: int) -> bool:
        """Something has come from it, so it knows its newest secret; whether the one before has just lost its force by that."""
        peer.heard = now
        renewed = len(peer.tokens) > 1
        peer.tokens = peer.tokens[:1]
        return renewed

    def _known(self, token: bytes, owner: bool) -> Peer | None:
        """Whose secret this is; a hosting window without one is the owner who was here before."""
        known = next((peer for peer in self if any(hmac.compare_digest(valid, token) for valid in peer.tokens)), None)
        if known is None and owner:
            known = next((peer for peer in self if peer.owner), None)
        return known

    def _back(self, peer: Peer, used: bytes, link: Link, now: int) -> Entrance:
        replaced = peer.link
        if replaced is not None:
            del self._links[replaced]
        self._links[link] = peer
        peer.link, peer.away_since, peer.heard, peer.beats = link, None, now, 0
        token = self._new_token()
        peer.former = (*peer.former, peer.tokens[0])[-FORMER:]
        peer.tokens = (digest(token), *(known for known in peer.tokens if known == used))
        return Entrance(peer, token, True, replaced)

    def _new(self, hello: Hello, link: Link, address: str, now: int, owner: bool, computers: bool) -> Entrance:
        if len(self.peers) >= self._config.max_peers and hello.key is None:
            raise Refusal("full")
        former = self.computers if computers else None
        replaced = former.link if former else None
        if former is not None:
            self.forget(former)
        self.last += 1
        token = self._new_token()
        peer = Peer(self.last, (digest(token),), address, link, now, owner=owner, computers=computers)
        self.peers[peer.id] = self._links[link] = peer
        if not computers:
            self._introduce(peer, hello)
        return Entrance(peer, token, False, replaced)

    def _introduce(self, peer: Peer, hello: Hello) -> None:
        """Its people get their names; two with one name at one machine are told apart as well."""
        for index, raw in enumerate(hello.names):
            name = self._named(peer, safe_name(raw))
            if not hello.watch:
                peer.waiting.append(Person(name, hello.pointers[index] if index < len(hello.pointers) else True))

    def _named(self, peer: Peer, given: str) -> str:
        name = tell_apart(given, [other for known in self for other in known.names])
        peer.names, peer.given = (*peer.names, name), (*peer.given, given)
        return name


def _same(key: bytes | None, known: bytes | None) -> bool:
    return key is not None and known is not None and hmac.compare_digest(key, known)
