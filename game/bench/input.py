"""How true the stamp of a key press is, and how long from a press to its verdict on the screen, in the real program at a table of Set.

Under X with its test extension the keys are pressed by the display server, as a keyboard would; elsewhere they are posted into the
program's queue. Which it was is told.
"""

import ctypes
import ctypes.util
import os
import random
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any

from game.bench.figures import quantile, spread
from game.bench.program import run
from game.bench.watched import Watch

LINE = "play set --preset practice --option finish=count count=500"
KEYS = {"q": 20, "w": 26, "e": 8}
"""The keys of the first three cards, and their scancodes."""
SETTLED = 3.0
Presser = Callable[[str], None]


def measure(long: bool) -> dict[str, Any]:
    """Press → stamp over all presses, press → the frame with the verdict over the claims (medians and worst), ms."""
    told = run("input", long, LINE)
    return {
        "stamp_ms": spread(told["stamps"]),
        "press_to_verdict_ms": quantile(told["verdicts"], 0.5),
        "verdict_max_ms": quantile(told["verdicts"], 1),
        "presses": len(told["stamps"]),
        "claims": len(told["verdicts"]),
        "by": told["by"],
        "driver": told["driver"],
    }


def inside(watch: Watch, long: bool) -> dict[str, Any]:
    """In the program: press the keys of three cards over and over, at irregular moments."""
    import pygame

    watch.wait_for(watch.frames, 2)
    watch.listen()
    time.sleep(SETTLED)
    by, press = _presser(pygame.display.get_driver())
    dice, pressed = random.Random(3), dict[int, int]()
    for letter in cycle(KEYS):
        known, now = len(watch.keys), time.monotonic_ns()
        press(letter)
        pressed[watch.wait_for(watch.keys, known + 1)] = now
        time.sleep(dice.uniform(0.05, 0.1))
        if len(watch.verdicts) >= (100 if long else 5):
            break
    stamps = [stamp - now for stamp, now in pressed.items()]
    verdicts = [shown - pressed[stamp] for stamp, shown in watch.verdicts.items()]
    return {"stamps": stamps, "verdicts": verdicts, "by": by, "driver": pygame.display.get_driver()}


def _presser(driver: str) -> tuple[str, Presser]:
    """How keys are pressed here, and what presses one."""
    x11, xtst = (ctypes.util.find_library(name) for name in ("X11", "Xtst"))
    if driver == "x11" and x11 and xtst:
        return "display server", _by_server(ctypes.CDLL(x11), ctypes.CDLL(xtst))
    return "posted events", _by_queue()


def _by_server(x11: ctypes.CDLL, xtst: ctypes.CDLL) -> Presser:
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(os.environ["DISPLAY"].encode()))

    def press(letter: str) -> None:
        key = x11.XKeysymToKeycode(display, ctypes.c_ulong(ord(letter)))
        for down in (1, 0):
            xtst.XTestFakeKeyEvent(display, key, down, ctypes.c_ulong(0))
        x11.XFlush(display)

    return press


def _by_queue() -> Presser:
    import pygame

    def press(letter: str) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=ord(letter), scancode=KEYS[letter], mod=0, unicode=letter))

    return press


def text(result: dict[str, Any]) -> list[str]:
    """The result in lines."""
    stamp = result["stamp_ms"]
    return [
        f"press → stamp p50 {stamp['p50']} ms, p99 {stamp['p99']} ms over {result['presses']} presses ({result['by']}, {result['driver']})",
        f"press → verdict on the screen {result['press_to_verdict_ms']} ms, at worst {result['verdict_max_ms']} ms "
        f"over {result['claims']} claims",
    ]
