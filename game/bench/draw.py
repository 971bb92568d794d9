"""What a frame of the Set table costs, beside the floor: filling the same window and bringing it to the screen.

Measured with all the 21 cards of a table in the air at once, turning over, tilting and casting shadows, while the whole canvas is
drawn anew in every frame; on a table where all lies still; and while cards whose faces have yet to be made are being dealt, as they
come in play. The numbers belong to the driver they were taken with, which is told.
"""

import gc
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pygame

from game.bench import CannotMeasure
from game.bench.figures import quantile
from game.bench.still import StillTable
from game.core.cards import HiddenCard
from game.core.game import SECOND
from game.core.table import Table
from game.games import part
from game.games.setgame.actions import AskExtra
from game.ui.bindings import Bindings
from game.ui.clips import FLYING, MS, Clip, Leg, Pose
from game.ui.faces.inks import Inks
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
FLYERS = 21
"""Cards in the air at once: as many as can lie on a table of Set."""
LEG_MS = 400
WARM = 30
"""Frames that are not counted: shadows are made in the first ones, once for all."""
LANGUAGES = Path(__file__).parents[2] / "assets" / "lang"


class Flight:
    """A card that goes round the table in a wide curve, turning over and leaning, one clip after the other; each a little later than the
    one before, as in a deal.
    """

    def __init__(self, number: int, key: str, card: HiddenCard, area: pygame.Rect, width: float, now: int) -> None:
        self._number, self._key, self._card, self._area, self._width = number, key, card, area, width
        self._until, self._leg = now - number * LEG_MS * MS // FLYERS, 0

    def over(self, now: int) -> bool:
        """Whether it has come to the end of its clip."""
        return now >= self._until

    def next(self) -> Clip:
        """The clip that follows."""
        start, here = self._until, self._pose()
        self._until, self._leg = start + LEG_MS * MS, self._leg + 1
        return Clip(self._key, self._card, here, start, (Leg(LEG_MS * MS, self._pose(), arc=0.12, hop=0.35),))

    def _pose(self) -> Pose:
        step, area = self._number + self._leg, self._area
        round_ = 2 * math.pi * (self._number / FLYERS + self._leg / 7)
        x, y = area.centerx + 0.36 * area.w * math.cos(round_), area.centery + 0.3 * area.h * math.sin(round_)
        return Pose(x, y, self._width, angle=9 * math.sin(step), turn=float(step % 6 > 1), z=FLYING + self._number, lift=0.3)


class Canvas:
    """A window of this size with a table of Set on its stage, every face as good as it gets. Raises `CannotMeasure`."""

    def __init__(self, size: tuple[int, int]) -> None:
        try:
            self._window = Window("bench", size)
        except NoDisplay as trouble:
            raise CannotMeasure(f"There is no display ({trouble}); SDL_VIDEODRIVER=dummy measures without one.") from None
        self._stage = Stage(self._window, Speech(LANGUAGES), Bindings())
        self._faces = Faces()
        self._scene = self._lay(LYING)
        self.full()
        self._faces.settle()
        self.full()
        width, height = self._window.area.size
        self._card = pygame.Rect(width // 3, height // 3, width * 9 // 96, height * 7 // 27)
        self._fill = 0

    def _lay(self, since: int) -> TableScene:
        """Put a table on the stage whose 21 cards, as many as there can be, have been lying there so long, ns."""
        full = StillTable("set", NAMES, since, {"extra": "agree"}, (AskExtra(),) * 3)
        table, looks = cast(Table, full), part("set", "table")  # a scene only looks at a table
        nowhere = Exits(lambda: None, lambda: None, lambda _: None, lambda _, __: None)
        scene = TableScene(table, looks.open_table, looks.PACK, self._faces, nowhere)
        self._stage.restart(scene)
        return scene

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

    def moving(self, frames: int, whole: bool) -> tuple[list[int], list[int]]:
        """Fly all the table's cards about, sixty frames a second of a clock of its own; what each frame took, and of that processor
        time, ns.

        `whole`: everything is drawn in every frame, not only what changed.
        """
        board: Any = cast(Any, self._scene.part).board
        spots = board.director.layout.spots.items()
        assert len(spots) == FLYERS
        now = time.monotonic_ns()
        flights = [Flight(number, key, spot.card, self._window.area, board.grid.width, now) for number, (key, spot) in enumerate(spots)]
        times, worked = [], []
        for _ in range(frames + WARM):
            now += FRAME
            board.director.play([flight.next() for flight in flights if flight.over(now)], now)
            began, busy = time.perf_counter_ns(), time.thread_time_ns()
            self._stage.step(now)
            if whole:
                self._stage.redraw()
            self._window.present(self._stage.draw(self._window.canvas))
            worked.append(time.thread_time_ns() - busy)
            times.append(time.perf_counter_ns() - began)
            pygame.event.pump()
        board.director.skip()
        return times[WARM:], worked[WARM:]

    def dealing(self) -> list[int]:
        """Deal cards whose faces have yet to be made, sixty frames a second; what each frame took, ns."""
        self._faces.recolour(Inks())
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
    """Medians of each kind of frame for each size, and the worst in a hundred; ms.

    `p99_ms` and `full_ms` are of whole frames with `FLYERS` cards in the air, `moving_ms` of the same drawn as in play, `still_ms` of whole
    frames without any movement; `processor_ms` is what the frame's own thread worked in a whole frame, `max_ms` the slowest
    of all kinds, faces being made included.
    """
    return [_size(size, 600 if long else 60) for size in SIZES]


def _size(size: tuple[int, int], frames: int) -> dict[str, Any]:
    canvas = Canvas(size)
    try:
        floor, still, dirty = (_times(frame, frames) for frame in (canvas.floor, canvas.full, canvas.dirty))
        gc.collect()
        (full, worked), (moving, _) = canvas.moving(frames, whole=True), canvas.moving(frames, whole=False)
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
        "processor_ms": quantile(worked, 0.5),
        "processor_p99_ms": quantile(worked, 0.99),
        "max_ms": quantile([*full, *moving, *deal], 1),
        "moving_ms": quantile(moving, 0.5),
        "moving_p99_ms": quantile(moving, 0.99),
        "still_ms": quantile(still, 0.5),
        "deal_ms": quantile(deal, 0.5),
        "deal_p99_ms": quantile(deal, 0.99),
        "cards": FLYERS,
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
        f"{one['size']} ({one['driver']}): floor {one['floor_ms']} ms, a whole frame with {one['cards']} cards moving {one['full_ms']} ms "
        f"(p99 {one['p99_ms']}; of the processor {one['processor_ms']}, p99 {one['processor_p99_ms']}), "
        f"only what changed {one['moving_ms']} ms (p99 {one['moving_p99_ms']}), nothing moving {one['still_ms']} ms, "
        f"one card {one['dirty_ms']} ms, dealing {one['deal_ms']} ms (p99 {one['deal_p99_ms']}), slowest {one['max_ms']} ms; "
        f"full / floor {one['full_ms'] / one['floor_ms']:.1f}"
        for one in result
    ]
