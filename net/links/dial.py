"""Reaching a host: the first of several addresses that answers becomes a link.

Decides in which order addresses are tried and what a failure is called; knows nothing of hellos.
"""

import asyncio
import contextlib
import socket
from collections.abc import Sequence
from typing import Any

from net import wire
from net.links.framed import Ear, Framed

STAGGER_SECONDS = 0.25
"""How long one address is tried alone before the next is tried as well."""


class Unreachable(Exception):
    """Nothing answered. `reason`: `refused` (nobody listens there), `no_answer` (nothing is there) or `unknown_name`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


async def dial(addresses: Sequence[str], port: int, ear: Ear) -> Framed:
    """A link to the first of these addresses (or names) that answers, earlier ones preferred. Raises `Unreachable`.

    It may take as long as the system tries; put `asyncio.timeout` around it.
    """
    loop = asyncio.get_running_loop()
    targets: list[tuple[Any, ...]] = []
    for address in addresses:
        with contextlib.suppress(OSError, UnicodeError):
            targets += await loop.getaddrinfo(address, port, type=socket.SOCK_STREAM)
    if not targets:
        raise Unreachable("unknown_name")
    connected = await _first(targets)
    try:
        _, link = await loop.create_connection(lambda: Framed(ear, wire.to_peer, wire.TO_PEER_LIMIT), sock=connected)
    except OSError:
        raise Unreachable("no_answer") from None
    return link


async def _first(targets: Sequence[tuple[Any, ...]]) -> socket.socket:
    """A socket connected to the first target that answers; the tries that lose are ended."""
    coming = list(targets)
    tries: set[asyncio.Task[socket.socket]] = set()
    refused = False
    try:
        while coming or tries:
            if coming:
                tries.add(asyncio.create_task(_connected(*coming.pop(0))))
            done, tries = await asyncio.wait(tries, timeout=STAGGER_SECONDS if coming else None, return_when=asyncio.FIRST_COMPLETED)
            won = [task.result() for task in done if not task.exception()]
            for late in won[1:]:
                late.close()
            if won:
                return won[0]
            refused = refused or any(isinstance(task.exception(), ConnectionRefusedError) for task in done)
    finally:
        for task in tries:
            task.cancel()
    raise Unreachable("refused" if refused else "no_answer")


async def _connected(family: int, kind: int, proto: int, _name: str, target: Any) -> socket.socket:
    trying = socket.socket(family, kind, proto)
    try:
        trying.setblocking(False)
        await asyncio.get_running_loop().sock_connect(trying, target)
    except BaseException:
        trying.close()
        raise
    return trying
