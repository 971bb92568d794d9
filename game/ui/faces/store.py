"""The faces there are: made when first asked for, refined beside the picture, kept by size until room is needed.

Decides what a frame gets at once (a quick drawing, or a scaled neighbour) and what the worker thread makes better. Knows no table.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple, TypeAlias

import pygame

from game.core.cards import HiddenCard
from game.ui.faces.drawing import Drawing, Pack
from game.ui.faces.inks import Inks
from game.ui.faces.raster import fine, finished, rough

Key: TypeAlias = tuple[str, HiddenCard, int]
"""Name of the pack, card, width in pixels."""
LIMIT = 160_000_000
"""Bytes of surfaces kept; 81 cards of 500 pixels take 56 million."""
AT_ONCE = 6
"""Refined faces taken over in one frame: each costs a copy in the main thread."""


class Face(NamedTuple):
    """A surface (premultiplied; never draw on it) and whether it is the best there will be."""

    surface: pygame.Surface
    fine: bool


class Faces:
    """Faces of all packs in one palette. Only `collect` takes over what the worker made; call it once a frame."""

    def __init__(self, inks: Inks | None = None, wake: Callable[[], None] = lambda: None, limit: int = LIMIT) -> None:
        """`wake` is called from the worker thread when a face is ready."""
        self._inks = inks or Inks()
        self._wake = wake
        self._limit = limit
        self._kept: OrderedDict[Key, Face] = OrderedDict()
        self._size = 0
        self._jobs: dict[Key, tuple[Drawing, Future[pygame.Surface]]] = {}
        self._worker = ThreadPoolExecutor(1, "faces")

    def face(self, pack: Pack, card: HiddenCard, width: int) -> Face:
        """The face of a card (None: the back), `width` pixels wide; at once, and better after some `collect`."""
        key = (pack.name, card, width)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        drawing = pack.draw(card, width, self._inks)
        self._order(key, drawing)
        near = self.near(pack, card, width)
        size = (drawing.width, drawing.height)
        sheet = pygame.transform.smoothscale(near, size) if near else finished(rough(drawing), drawing)
        return self._keep(key, Face(sheet, False))

    def near(self, pack: Pack, card: HiddenCard, width: float) -> pygame.Surface | None:
        """A face of this card in the closest width there is, None if there is none yet."""
        widths = [key[2] for key in self._kept if key[:2] == (pack.name, card)]
        if not widths:
            return None
        return self._kept[pack.name, card, min(widths, key=lambda w: (w < width - 1, abs(w - width)))].surface

    def prepare(self, pack: Pack, cards: Iterable[HiddenCard], width: int) -> None:
        """Have these faces made before they are needed."""
        for card in cards:
            key = (pack.name, card, width)
            if key not in self._kept:
                self._order(key, pack.draw(card, width, self._inks))

    def collect(self) -> bool:
        """Take over what the worker has made; True if something looks better now."""
        ready = [key for key, (_, job) in self._jobs.items() if job.done()][:AT_ONCE]
        for key in ready:
            drawing, job = self._jobs.pop(key)
            self._keep(key, Face(finished(job.result(), drawing), True))
        return bool(ready)

    @property
    def more(self) -> bool:
        """Whether `collect` has left something for the next frame."""
        return any(job.done() for _, job in self._jobs.values())

    @property
    def working(self) -> bool:
        """Whether faces are still being made."""
        return bool(self._jobs)

    def settle(self) -> None:
        """Wait until every face asked for is as good as it gets: for pictures and measurements."""
        while self._jobs:
            next(iter(self._jobs.values()))[1].result()
            self.collect()

    def recolour(self, inks: Inks) -> None:
        """Another palette: every face is made anew when next asked for."""
        self._inks = inks
        self._drop_jobs()
        self._kept.clear()
        self._size = 0

    def close(self) -> None:
        """End the worker thread."""
        self._drop_jobs()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _order(self, key: Key, drawing: Drawing) -> None:
        if key not in self._jobs:
            job = self._worker.submit(fine, drawing)
            self._jobs[key] = (drawing, job)
            job.add_done_callback(lambda _: self._wake())

    def _drop_jobs(self) -> None:
        for _, job in self._jobs.values():
            job.cancel()
        self._jobs.clear()

    def _keep(self, key: Key, face: Face) -> Face:
        if old := self._kept.pop(key, None):
            self._size -= _bytes(old)
        self._kept[key] = face
        self._size += _bytes(face)
        while self._size > self._limit and len(self._kept) > 1:
            self._size -= _bytes(self._kept.popitem(last=False)[1])
        return face


def _bytes(face: Face) -> int:
    return face.surface.get_width() * face.surface.get_height() * 4
