"""How much of a processor the program takes while nothing moves: at the title, and at a table where nobody does anything."""

import time
from typing import Any

from game.bench.program import run
from game.bench.watched import Watch

TABLE, TITLE = "play set", "--fast"
"""Without --fast computer players race behind the title."""
SETTLED = 6.0
"""Seconds after which cards are dealt, sounds made and faces refined."""


def measure(long: bool) -> dict[str, Any]:
    """Percent of one processor, of the window's process alone, and how many frames were drawn meanwhile: at a table, and at the title."""
    table, title = run("idle", long, TABLE), run("idle", long, TITLE)
    return {
        "cpu_percent": table["cpu_percent"],
        "frames": table["frames"],
        "title_cpu_percent": title["cpu_percent"],
        "title_frames": title["frames"],
        "seconds": table["seconds"],
        "driver": table["driver"],
    }


def inside(watch: Watch, long: bool) -> dict[str, Any]:
    """In the program: let the deal settle, then count."""
    import pygame

    watch.wait_for(watch.frames, 2)
    time.sleep(SETTLED)
    seconds = 60 if long else 3
    frames, used, began = len(watch.frames), time.process_time(), time.monotonic()
    time.sleep(seconds)
    share = (time.process_time() - used) / (time.monotonic() - began)
    return {
        "cpu_percent": round(100 * share, 2),
        "frames": len(watch.frames) - frames,
        "seconds": seconds,
        "driver": pygame.display.get_driver(),
    }


def text(result: dict[str, Any]) -> list[str]:
    """The result in lines."""
    seconds = f"frames in {result['seconds']} s ({result['driver']})"
    return [
        f"at a table {result['cpu_percent']} % of a processor, {result['frames']} {seconds}",
        f"at the title {result['title_cpu_percent']} % of a processor, {result['title_frames']} {seconds}",
    ]
