"""Messages as bytes: a frame is a four-byte big-endian length and one msgpack map. Everything that arrives is opened in `decode`.

Decides what is too long, broken or no message at all; knows nothing of sockets, of the order of messages or of what they mean. A
length is checked before its body is kept, so a frame costs its reader at most its limit, and a bad one is a single `BadFrame`.
"""

import contextlib
import math
import re
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import msgpack
import msgspec

from net.messages import PROTOCOL, Greeting, Hello, ToHost, ToPeer

HELLO_LIMIT = 1024
"""Longest body, in bytes, from somebody who is not in yet."""
TO_HOST_LIMIT = 16 * 1024
TO_PEER_LIMIT = 256 * 1024
HEADER = 4

T = TypeVar("T")


class BadFrame(Exception):
    """Bytes that are no message of ours. `reason` is one printable line of at most 160 characters, fit for a log."""

    def __init__(self, reason: str) -> None:
        self.reason = ascii(reason)[1:-1][:160]
        super().__init__(self.reason)


class Gate(msgspec.Struct, Generic[T]):
    """A one-field wrapper: msgspec remembers how to convert to a struct, but works a bare union out anew each time (11 µs, not 0.4)."""

    body: T


_TO_HOST = Gate[ToHost]
_TO_PEER = Gate[ToPeer]
_GREETING = Gate[Greeting]


def require_native() -> None:
    """Raise `RuntimeError` with one sentence if msgpack runs without its compiled part, which is slow enough to be a weapon."""
    if msgpack.Unpacker.__module__.endswith("fallback"):
        raise RuntimeError("The compiled part of the package msgpack is missing; install it again: pip install --force-reinstall msgpack")


def encode(message: msgspec.Struct) -> bytes:
    """One frame, header and body in one piece, for one send: two sends would wait for each other's acknowledgement."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEADER, "big") + body


def to_host(body: bytes) -> ToHost:
    """The message a peer sent; of a hello in a version not spoken here, what every version says. Raises `BadFrame`, nothing else."""
    try:
        return decode(body, _TO_HOST, longest=256)
    except BadFrame:
        with contextlib.suppress(BadFrame):
            greeting = decode(body, _GREETING, longest=256)
            if not greeting.proto_min <= PROTOCOL <= greeting.proto_max:
                return Hello(greeting.proto_min, greeting.proto_max, "0")
        raise


def to_peer(body: bytes) -> ToPeer:
    """The message a host sent; its lists may be as long as a deal's events. Raises `BadFrame`, nothing else."""
    return decode(body, _TO_PEER, longest=2048)


def decode(body: bytes, gate: type[Gate[T]], longest: int) -> T:
    """The one way in for bytes from the network: limits, then shape, then types.

    `longest`: how many entries a list may have. Raises `BadFrame` for whatever is wrong, however it is wrong.
    """
    try:
        tree = msgpack.unpackb(
            body,
            max_array_len=min(longest, len(body)),
            max_map_len=64,
            max_str_len=2048,
            max_bin_len=4096,
            max_ext_len=0,
            raw=False,
            strict_map_key=True,
            object_pairs_hook=_mapping,
            ext_hook=_no_extension,
            timestamp=0,
        )
        _refuse_endless(body, tree)
        return msgspec.convert({"body": tree}, gate).body
    except BadFrame:
        raise
    except (ValueError, TypeError, OverflowError, RecursionError, MemoryError, msgpack.UnpackException, msgspec.MsgspecError) as error:
        raise BadFrame(f"{type(error).__name__}: {error}") from None


def _mapping(pairs: list[tuple[Any, Any]]) -> dict[str, Any]:
    """A map whose keys are strings, each there once: "the last one wins" would let two readers see two messages."""
    mapping = dict(pairs)
    if len(mapping) != len(pairs):
        raise BadFrame("a key twice in one map")
    if not all(type(key) is str for key in mapping):
        raise BadFrame("a key that is not text")
    return mapping


def _no_extension(_code: int, _data: bytes) -> None:
    raise BadFrame("an extension type")


_MAYBE_ENDLESS = re.compile(rb"\xcb[\x7f\xff][\xf0-\xff]|\xca[\x7f\xff][\x80-\xff]")
"""Where a NaN or an infinity may stand in msgpack: a float mark, then an exponent of ones. Text may look the same by chance."""


def _refuse_endless(body: bytes, tree: Any) -> None:
    """Raise `BadFrame` if a float in `tree` is not finite. The walk is only made if `body` gives reason to."""
    if not _MAYBE_ENDLESS.search(body):
        return
    waiting = [tree]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, float) and not math.isfinite(value):
            raise BadFrame("a number that is none")


class Splitter:
    """Cuts a stream of bytes into bodies. `limit`: longest body in bytes; it may be raised between two bodies (after a welcome)."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._rest = bytearray()

    @property
    def started(self) -> bool:
        """Whether a frame has begun and not ended."""
        return bool(self._rest)

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The bodies that are complete with `data`, one at a time. Raises `BadFrame` at a length of 0 or above the limit.

        Go through all of it: what is left unread is kept back.
        """
        self._rest += data
        while len(self._rest) >= HEADER:
            size = int.from_bytes(self._rest[:HEADER], "big")
            if not 0 < size <= self.limit:
                raise BadFrame(f"a frame of {size} bytes, the limit is {self.limit}")
            if len(self._rest) < HEADER + size:
                return
            body = bytes(self._rest[HEADER : HEADER + size])
            del self._rest[: HEADER + size]
            yield body
