"""How long from starting the program to its first frame and to the title one can use, and how much memory it then takes."""

import statistics
import sys
from pathlib import Path
from typing import Any

from game.bench.figures import milliseconds
from game.bench.program import run
from game.bench.watched import Watch

STATUS = Path("/proc/self/status")


def measure(long: bool) -> dict[str, Any]:
    """Medians over several starts; memory in MB (the largest it has been, where the system tells no other)."""
    starts = [run("start", long) for _ in range(15 if long else 3)]
    return {
        "first_frame_ms": milliseconds(statistics.median(one["first"] - one["began"] for one in starts)),
        "title_ms": milliseconds(statistics.median(one["title"] - one["began"] for one in starts)),
        "rss_mb": statistics.median(one["rss_mb"] for one in starts),
        "starts": len(starts),
        "driver": starts[0]["driver"],
    }


def inside(watch: Watch, _long: bool) -> dict[str, Any]:
    """In the program: its first frame is a greeting, the second the title."""
    import pygame

    first, title = watch.wait_for(watch.frames, 1), watch.wait_for(watch.frames, 2)
    return {"first": first, "title": title, "rss_mb": _memory(), "driver": pygame.display.get_driver()}


def _memory() -> float:
    if STATUS.exists():
        return round(int(STATUS.read_text().partition("VmRSS:")[2].split()[0]) / 1024, 1)
    if sys.platform == "win32":
        return 0.0
    import resource

    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20), 1)


def text(result: dict[str, Any]) -> list[str]:
    """The result in lines."""
    return [
        f"first frame after {result['first_frame_ms']} ms, the title after {result['title_ms']} ms, {result['rss_mb']} MB "
        f"({result['driver']}, median of {result['starts']} starts)"
    ]
