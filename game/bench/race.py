"""How true the host's stamps are while the picture moves, beside a program that looks at its socket once a frame; and the worst rush.

The host runs in its own process, as always; the presses come from a third one; this one draws a 1080p table sixty times a second and
polls a socket that gets the same presses. An error is a stamp less the moment of sending.
"""

import contextlib
import multiprocessing
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from game.bench import crowd, judge, wire
from game.bench.crowd import NOTE, Pressed
from game.bench.draw import Canvas
from game.bench.figures import quantile, spread
from game.session import children
from net.config import RoomConfig

FRAME = 1 / 60
SEATS = 4
CROWDED = 12


def measure(long: bool) -> dict[str, Any]:
    """Errors of the host's and of the polled stamps in one run, verdicts, and the worst answer when everybody asks at once."""
    messages, watchers, rushes = (2000, 200, 10) if long else (200, 40, 1)
    canvas = Canvas((1920, 1080))
    try:
        pressed, stamps, polled, rate = _pressed(canvas.full, messages)
    finally:
        canvas.close()
    waits = _rush(watchers, rushes)
    return {
        "host_ms": spread([stamps[one.link, one.number] - one.sent for one in pressed]),
        "polled_ms": spread([polled[number] - one.noted for number, one in enumerate(pressed)]),
        "messages": messages,
        "frames_per_second": round(rate, 1),
        "verdict_ms": spread([one.answered - one.sent for one in pressed]),
        "rush": {
            "seats": CROWDED,
            "watchers": watchers,
            "rushes": rushes,
            "worst_ms": quantile(waits, 1),
            "p50_ms": quantile(waits, 0.5),
        },
    }


def _pressed(frame: Callable[[], None], messages: int) -> tuple[list[Pressed], judge.Stamps, list[int], float]:
    """What was pressed; the host's stamps; the polled stamps, in the same order; frames drawn a second."""
    with judge.hosting(_room(SEATS)) as host, socket.create_server(("127.0.0.1", 0)) as listening:
        ours = _start(crowd.press, host.port, SEATS, listening.getsockname()[1], messages)
        with listening.accept()[0] as link:
            link.setblocking(False)
            polled, rate = _draw_and_poll(frame, link, messages)
        pressed: list[Pressed] = ours.recv()
        stamps = host.stamps()
        ours.close()
        return pressed, stamps, polled, rate


def _draw_and_poll(frame: Callable[[], None], link: socket.socket, messages: int) -> tuple[list[int], float]:
    """Draw sixty frames a second; after each, see what has come."""
    stamps: list[int] = []
    rest, frames, began = b"", 0, time.monotonic()
    while len(stamps) < messages:
        frame()
        frames += 1
        with contextlib.suppress(BlockingIOError):
            rest += link.recv(1 << 16)
        now = time.monotonic_ns()
        stamps += [now] * (len(rest) // NOTE.size)
        rest = rest[len(rest) // NOTE.size * NOTE.size :]
        time.sleep(max(0.0, began + frames * FRAME - time.monotonic()))
    return stamps, frames / (time.monotonic() - began)


def _rush(watchers: int, times: int) -> list[int]:
    with judge.hosting(_room(CROWDED)) as host:
        ours = _start(crowd.rush, host.port, CROWDED, watchers, times)
        waits: list[int] = ours.recv()
        host.stamps()
        ours.close()
        return waits


def _room(seats: int) -> RoomConfig:
    return msgspec.structs.replace(wire.ROUND, seats=seats)


def _start(act: Callable[..., None], *args: int) -> Connection:
    """Let a process of its own act; where it tells what came of it. It stays until this is closed, which is after the host has gone."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    context.Process(target=_alone, args=(act, theirs, *args), daemon=True).start()
    theirs.close()
    return ours


def _alone(act: Callable[..., None], *args: Any) -> None:
    """In that process. If the host goes before its time, an interrupt has ended the whole, or the parent finds nothing told."""
    children.leave_interrupts()
    with contextlib.suppress(ConnectionError):
        act(*args)


def text(result: dict[str, Any]) -> list[str]:
    """The result in lines."""
    host, polled, rush = result["host_ms"], result["polled_ms"], result["rush"]
    return [
        f"stamp − true send over {result['messages']} presses, 1080p at {result['frames_per_second']} frames a second:",
        f"  the host           p50 {host['p50']} ms, p99 {host['p99']} ms, max {host['max']} ms",
        f"  polled once a frame p50 {polled['p50']} ms, p99 {polled['p99']} ms ({polled['p99'] / host['p99']:.0f} times worse)",
        f"  press → verdict     p50 {result['verdict_ms']['p50']} ms, p99 {result['verdict_ms']['p99']} ms",
        f"{rush['seats']} seats and {rush['watchers']} watchers ask at once, {rush['rushes']} times: answers p50 {rush['p50_ms']} ms, "
        f"at worst {rush['worst_ms']} ms",
    ]
