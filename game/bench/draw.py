"""What a frame of the Set table costs, beside the floor: filling the same window and bringing it to the screen.

Measured on a table where all lies still, and while the cards are being dealt, as they come in play. The numbers belong to the driver
they were taken with, which is told.
"""

import gc
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pygame

from game.bench import CannotMeasure
from game.bench.figures import quantile
from game.bench.still import StillTable
from game.core.game import SECOND
from game.core.table import Table
from game.games import part
from game.ui.bindings import Bindings
from game.ui.faces.store import Faces
from game.ui.lang import Speech
from game.ui.scene import Stage
from game.ui.scenes.table import Exits, TableScene
from game.ui.window import NoDisplay, Window

SIZES = ((1920, 1080), (3840, 2160))
NAMES = ("Ada", "Bo", "Cleo", "Dan")
LYING = 60 * SECOND
"""How long the cards of a still table have been lying there, ns; only those of a new one are seen to be dealt."""
FRAME = SECOND // 60
LANGUAGES = Path(__file__).parents[2] / "assets" / "lang"


class Canvas:
    """A window of this size with a table of Set on its stage, every face as good as it gets. Raises `CannotMeasure`."""

    def __init__(self, size: tuple[int, int]) -> None:
        try:
            self._window = Window("bench", size)
        except NoDisplay as trouble:
            raise CannotMeasure(f"There is no display ({trouble}); SDL_VIDEODRIVER=dummy measures without one.") from None
        self._stage = Stage(self._window, Speech(LANGUAGES), Bindings())
        self._faces = Faces()
        self._lay(LYING)
        self.full()
        self._faces.settle()
        self.full()
        width, height = self._window.area.size
        self._card = pygame.Rect(width // 3, height // 3, width * 9 // 96, height * 7 // 27)
        self._fill = 0

    def _lay(self, since: int) -> None:
        """Put a table on the stage whose cards have been lying there so long, ns."""
        table, looks = cast(Table, StillTable("set", NAMES, since)), part("set", "table")  # a scene only looks at a table
        nowhere = Exits(lambda: None, lambda: None, lambda _: None, lambda _, __: None)
        self._stage.restart(TableScene(table, looks.open_table, looks.PACK, self._faces, nowhere))

    def floor(self) -> None:
        """Fill the window with one colour and show it."""
        self._fill = (self._fill + 1) % 64
        self._window.canvas.fill((self._fill, 80, 60))
        self._window.present()

    def full(self) -> None:
        """Draw everything and show it."""
        self._stage.step(time.monotonic_ns())
        self._stage.redraw()
        self._window.present(self._stage.draw(self._window.canvas))

    def dirty(self) -> None:
        """Draw again what one moving card uncovers, and show it."""
        self._stage.step(time.monotonic_ns())
        self._stage.redraw(self._card)
        self._window.present(self._stage.draw(self._window.canvas))

    def dealing(self) -> list[int]:
        """Deal the cards as they come in play, sixty frames a second; what each frame took, ns."""
        self._lay(0)
        self.full()
        times, due = [], time.monotonic_ns()
        while self._moving(due):
            began = time.perf_counter_ns()
            self._stage.step(due)
            self._window.present(self._stage.draw(self._window.canvas))
            times.append(time.perf_counter_ns() - began)
            pygame.event.pump()
            due = max(due + FRAME, time.monotonic_ns())
            time.sleep(max(0, due - time.monotonic_ns()) / SECOND)
        return times

    def _moving(self, now: int) -> bool:
        wish = self._stage.next_frame(now)
        return wish is not None and wish <= now

    def close(self) -> None:
        """End what works beside the picture. The window stays: a virtual display may go with its last window."""
        self._faces.close()


def measure(long: bool) -> list[dict[str, Any]]:
    """Medians of each kind of frame for each size; the worst in a hundred, of the full ones and of those of a deal; ms."""
    return [_size(size, 600 if long else 30) for size in SIZES]


def _size(size: tuple[int, int], frames: int) -> dict[str, Any]:
    canvas = Canvas(size)
    try:
        floor, full, dirty = (_times(frame, frames) for frame in (canvas.floor, canvas.full, canvas.dirty))
        deal = [took for _ in range(5 if frames > 100 else 1) for took in canvas.dealing()]
        driver = pygame.display.get_driver()
    finally:
        canvas.close()
    return {
        "size": f"{size[0]}x{size[1]}",
        "floor_ms": quantile(floor, 0.5),
        "full_ms": quantile(full, 0.5),
        "dirty_ms": quantile(dirty, 0.5),
        "p99_ms": quantile(full, 0.99),
        "max_ms": quantile(full, 1),
        "deal_ms": quantile(deal, 0.5),
        "deal_p99_ms": quantile(deal, 0.99),
        "driver": driver,
        "frames": frames,
    }


def _times(frame: Callable[[], None], frames: int) -> list[int]:
    gc.collect()
    times = []
    for _ in range(frames):
        began = time.perf_counter_ns()
        frame()
        times.append(time.perf_counter_ns() - began)
        pygame.event.pump()
    return times


def text(result: list[dict[str, Any]]) -> list[str]:
    """The result in lines."""
    return [
        f"{one['size']} ({one['driver']}): floor {one['floor_ms']} ms, full redraw {one['full_ms']} ms (p99 {one['p99_ms']}), "
        f"one card {one['dirty_ms']} ms, dealing {one['deal_ms']} ms (p99 {one['deal_p99_ms']}); "
        f"full / floor {one['full_ms'] / one['floor_ms']:.1f}"
        for one in result
    ]
