"""What is asked and answered to find tables on a local network, and what is believed of an answer. No sockets, no clock.

Whatever is heard is hostile text: bounded, made safe to show, and only taken as the answer to a question of ours. Knows nothing of rooms
or games beyond the words it carries.
"""

from collections import Counter
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from game.core.room import Text24, Word
from net import wire
from net.messages import PROTOCOL, Count
from net.names import safe_name

MAGIC = b"\x00LPT"
LONGEST = 512
"""Bytes of a datagram, so that none is ever cut into pieces."""
MOST_TABLES, MOST_PER_ADDRESS = 128, 16
FORGOTTEN_AFTER = 6_000_000_000
"""Nanoseconds of silence after which a table is gone."""
_REMEMBERED_QUESTIONS = 8

ANSWERS_PER_SECOND = 20
"""To one address."""

Nonce = Annotated[bytes, Meta(min_length=8, max_length=8)]
Seats = Annotated[int, Meta(ge=0, le=99)]
Change = str | int | bool
T = TypeVar("T", bound=msgspec.Struct)


class Question(msgspec.Struct, frozen=True, tag="find", tag_field="m"):
    """Who is there? Later versions may add fields; these stay for ever."""

    proto_min: Count
    proto_max: Count
    nonce: Nonce


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, tag="table", tag_field="m"):
    """A table. Later versions may add fields; these stay for ever. `changed`: the options that differ from the preset's."""

    proto_min: Count
    proto_max: Count
    app: Word
    instance: Word
    name: Text24
    game: Word
    preset: Word
    seats_free: Seats
    seats_total: Seats
    port: Annotated[int, Meta(ge=1, le=65535)]
    locked: bool = False
    changed: Annotated[dict[Word, Change], Meta(max_length=16)] = {}
    nonce: Nonce = b"\x00" * 8


class Found(msgspec.Struct, frozen=True):
    """A table somebody answered for, its words made safe to show. `ping_us`: shortest way there and back, microseconds."""

    address: str
    port: int
    instance: str
    name: str
    app: str
    game: str
    preset: str
    changed: dict[str, Change]
    seats_free: int
    seats_total: int
    locked: bool
    compatible: bool  # speaks a version we speak
    ping_us: int


def question(nonce: bytes) -> bytes:
    """The datagram that asks; `nonce`: eight bytes nobody can guess."""
    return _pack(Question(PROTOCOL, PROTOCOL, nonce))


def reply(datagram: bytes, answer: Answer) -> bytes | None:
    """The datagram that answers a question with `answer`, at most `LONGEST` bytes; None if it was no question."""
    asked = _unpack(datagram, _QUESTION)
    if asked is None:
        return None
    answer = msgspec.structs.replace(answer, nonce=asked.nonce)
    packed = _pack(answer)
    return packed if len(packed) <= LONGEST else _pack(msgspec.structs.replace(answer, changed={}))


class Ration:
    """How often one address is answered, so that nobody is drowned in answers he did not ask for."""

    def __init__(self) -> None:
        self._second = 0
        self._answered = Counter[str]()

    def allows(self, address: str, now: int) -> bool:
        """Whether this address gets another answer in the second that `now` (monotonic ns) is in."""
        second = now // 1_000_000_000
        if second != self._second:
            self._second, self._answered = second, Counter()
        self._answered[address] += 1
        return self._answered[address] <= ANSWERS_PER_SECOND


class Heard:
    """The tables that have answered lately. All times are monotonic nanoseconds."""

    def __init__(self) -> None:
        self._asked: dict[bytes, int] = {}
        self._tables: dict[str, tuple[int, Found]] = {}

    def tables(self) -> tuple[Found, ...]:
        """The tables, by name."""
        found = (table for _, table in self._tables.values())
        return tuple(sorted(found, key=lambda table: (table.name.casefold(), table.address, table.port)))

    def asked(self, nonce: bytes, now: int) -> None:
        """A question goes out; answers to the last few count."""
        self._asked[nonce] = now
        while len(self._asked) > _REMEMBERED_QUESTIONS:
            del self._asked[next(iter(self._asked))]

    def hear(self, datagram: bytes, address: str, now: int) -> bool:
        """Take an answer that came from `address`. Whether the list has changed by it."""
        answer = _unpack(datagram, _ANSWER)
        if answer is None or answer.nonce not in self._asked:
            return False
        found = _believed(answer, address, (now - self._asked[answer.nonce]) // 1000)
        _, before = self._tables.get(found.instance, (0, None))
        if before is None and not self._has_room(address):
            return False
        if before and before.address != address:
            return False  # the same table by another way, or somebody who says so: the first way holds until it falls silent
        if before and before.ping_us < found.ping_us:
            found = msgspec.structs.replace(found, ping_us=before.ping_us)
        self._tables[found.instance] = (now, found)
        return found != before

    def forget(self, now: int) -> bool:
        """Drop the tables that have fallen silent. Whether there were any."""
        silent = [instance for instance, (heard, _) in self._tables.items() if now - heard > FORGOTTEN_AFTER]
        for instance in silent:
            del self._tables[instance]
        return bool(silent)

    def _has_room(self, address: str) -> bool:
        here = sum(table.address == address for _, table in self._tables.values())
        return len(self._tables) < MOST_TABLES and here < MOST_PER_ADDRESS


def _believed(answer: Answer, address: str, ping_us: int) -> Found:
    return Found(
        address,
        answer.port,
        safe_name(answer.instance),
        safe_name(answer.name),
        safe_name(answer.app),
        safe_name(answer.game),
        safe_name(answer.preset),
        {safe_name(name): safe_name(value) if isinstance(value, str) else value for name, value in answer.changed.items()},
        min(answer.seats_free, answer.seats_total),
        answer.seats_total,
        answer.locked,
        answer.proto_min <= PROTOCOL <= answer.proto_max,
        ping_us,
    )


_QUESTION = wire.Gate[Question]
_ANSWER = wire.Gate[Answer]


def _pack(message: msgspec.Struct) -> bytes:
    return MAGIC + msgspec.msgpack.encode(message)


def _unpack(datagram: bytes, gate: type[wire.Gate[T]]) -> T | None:
    """What a datagram says; None for anything that is none of ours."""
    if len(datagram) > LONGEST or not datagram.startswith(MAGIC):
        return None
    try:
        return wire.decode(datagram[len(MAGIC) :], gate, longest=16)
    except wire.BadFrame:
        return None
