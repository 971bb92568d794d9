"""Bytes nobody should be hurt by, each with a name: bodies of frames, and whole streams; for decoder, host and client."""

import random
import struct


def framed(body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + body


def _intent(action: bytes) -> bytes:
    return b"\x86\xa1m\xa6intent\xa2id\x01\xa4seat\x00\xa4seen\x00\xa5press\x00\xa6action" + action


def _message(name: bytes, value: bytes) -> bytes:
    """A map of the message type `say` with one further field, both given as msgpack."""
    return b"\x82\xa1m\xa3say" + name + value


BODIES: dict[str, bytes] = {
    "a list that claims 2**32-1 entries": b"\xdd\xff\xff\xff\xff",
    "a map that claims 2**32-1 entries": b"\xdf\xff\xff\xff\xff",
    "text that claims 4 GiB": b"\xdb\xff\xff\xff\xff",
    "bytes that claim 4 GiB": b"\xc6\xff\xff\xff\xff",
    "an extension that claims 4 GiB": b"\xc9\xff\xff\xff\xff\x01",
    "a list that claims 60000 entries": b"\xdc\xea\x60",
    "200 lists in each other, each claiming 1000 entries": b"\xdc\x03\xe8" * 200,
    "600 lists in each other": _message(b"\xa4text", b"\x91" * 600 + b"\xc0"),
    "900 empty maps": _message(b"\xa4text", b"\xdc\x03\x84" + b"\x80" * 900),
    "text that is not UTF-8": _message(b"\xa4text", b"\xa2\xc3\x28"),
    "a surrogate": _message(b"\xa4text", b"\xa3\xed\xa0\x80"),
    "a number as key": b"\x82\xa1m\xa3say\x01\x02",
    "a list as key": b"\x82\xa1m\xa3say\x91\x01\x02",
    "bytes as key": b"\x82\xa1m\xa3say\xc4\x04text\xa0",
    "a key twice": b"\x83\xa1m\xa3say\xa4text\xa1a\xa4text\xa1b",
    "a NaN": _message(b"\xa4text", b"\xcb\x7f\xf8\x00\x00\x00\x00\x00\x00"),
    "a NaN deep in an action": _intent(b"\x91\x81\xa1x\xcb\x7f\xf8\x00\x00\x00\x00\x00\x00"),
    "an infinity in an action": _intent(b"\xca\xff\x80\x00\x00"),
    "2**64-1": b"\x82\xa1m\xa4pong\xa6number\xcf" + b"\xff" * 8,
    "a broken time stamp": _message(b"\xa4text", b"\xd6\xff\xff\xff\xff\xff"),
    "a time stamp": _message(b"\xa4text", b"\xd6\xff\x00\x00\x00\x01"),
    "an extension": _message(b"\xa4text", b"\xd4\x05\x00"),
    "an empty extension": _message(b"\xa4text", b"\xc7\x00\x05"),
    "the byte that is never used": b"\xc1",
    "something after the message": b"\x81\xa1m\xa5leave\xc0",
    "half a message": b"\x82\xa1m\xa3say\xa4te",
    "no map": b"\x2a",
    "no message of ours": b"\x81\xa1m\xa5order",
    "a message without a name": b"\x80",
    "a list as name of the message": b"\x81\xa1m\x90",
    "an unknown field": _message(b"\xa5color", b"\xa3red"),
    "true for a number": b"\x82\xa1m\xa4pong\xa6number\xc3",
    "text for a number": b"\x82\xa1m\xa4pong\xa6number\xa10",
    "a seat below zero": b"\x84\xa1m\xa3sit\xa4seat\xff\xa4name\xa1a\xa7pointer\xc3",
    "a seat out of reach": b"\x84\xa1m\xa3sit\xa4seat\xcf" + (10**18).to_bytes(8, "big") + b"\xa4name\xa1a\xa7pointer\xc3",
    "a text longer than any": _message(b"\xa4text", b"\xda\x08\x01" + b"a" * 2049),
}
"""Bodies that fit into a frame; each is refused as a message to a host and as one to a peer."""

STREAMS: dict[str, bytes] = {
    "HTTP": b"GET / HTTP/1.1\r\nHost: table\r\n\r\n",
    "the start of TLS": bytes.fromhex("16030100f8010000f40303") + bytes(range(200)),
    "a length of 0": b"\x00\x00\x00\x00",
    "a length of 2**31": b"\x80\x00\x00\x00abcdef",
    "a length of 4 GiB": b"\xff\xff\xff\xffabcdef",
    "a little more than allowed": (256 * 1024 + 1).to_bytes(4, "big") + b"x" * 64,
    "noise": random.Random(1).randbytes(100_000),
}
"""Whole streams without one good frame."""
