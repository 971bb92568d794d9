"""A table's address in eight letters and digits, short enough to call across a room.

40 bits in Crockford's base 32: the last two octets of the IPv4 address (16), how far the port is from the first of the usual ten (4),
and a secret (20, zero while rooms are open). The first two octets are those of a network both machines are in. Knows no sockets.
"""

import re
from collections.abc import Iterable
from ipaddress import AddressValueError, IPv4Address, IPv4Interface
from typing import NamedTuple

FIRST_PORT = 27431
"""The port a host tries first; then the next nine. Below 32768, where systems take ports for outgoing connections."""
USUAL_PORTS = range(FIRST_PORT, FIRST_PORT + 10)
_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE = str.maketrans("OIL", "011", " -\t")
_LENGTH = 8


class JoinCode(NamedTuple):
    """What a code says: the last two octets as a number 0–65535, the port, and the secret 0–2**20-1."""

    tail: int
    port: int
    secret: int = 0


def write(address: str, port: int, secret: int = 0) -> str | None:
    """The code of a table, in two groups of four; None for an address or port no code can carry (IPv6, an unusual port)."""
    try:
        tail = int(IPv4Address(address)) & 0xFFFF
    except AddressValueError:
        return None
    if port not in USUAL_PORTS:
        return None
    bits = tail << 24 | (port - FIRST_PORT) << 20 | secret & 0xFFFFF
    text = "".join(_DIGITS[bits >> 5 * place & 31] for place in reversed(range(_LENGTH)))
    return f"{text[:4]}-{text[4:]}"


def read(text: str) -> JoinCode | None:
    """The code somebody typed, or None if it is none. Case, spaces, dashes, O for 0 and I or L for 1 do not matter."""
    plain = text.upper().translate(_ALIKE)
    if not re.fullmatch(f"[{_DIGITS}]{{{_LENGTH}}}", plain):
        return None
    bits = 0
    for digit in plain:
        bits = bits << 5 | _DIGITS.index(digit)
    offset = bits >> 20 & 0xF
    if offset >= len(USUAL_PORTS):
        return None
    return JoinCode(bits >> 24, FIRST_PORT + offset, bits & 0xFFFFF)


def places(code: JoinCode, networks: Iterable[IPv4Interface]) -> tuple[str, ...]:
    """The addresses a code can mean for a machine in these networks: those inside one of them, then the ones next door.

    This machine answers to all of 127.x.y.z; of these only an address of its own can be meant, and only if no other is.
    """
    inside: list[str] = []
    beside: list[str] = []
    here: list[str] = []
    for one in networks:
        address = IPv4Address(int(one.ip) & 0xFFFF0000 | code.tail)
        if not one.ip.is_loopback:
            (inside if address in one.network else beside).append(str(address))
        elif address == one.ip:
            here.append(str(address))
    return tuple(dict.fromkeys(inside + beside + here))
