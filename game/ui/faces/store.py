"""The faces there are: made when first asked for, refined beside the picture, kept by size until room is needed.

Decides what a frame gets at once (a scaled neighbour, a quick drawing, or a blank card where many are new) and what the worker thread
makes better. Knows no table.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple, TypeAlias

import pygame

from game.core.cards import HiddenCard
from game.ui.faces.drawing import Drawing, Pack, corner_radius
from game.ui.faces.inks import Inks
from game.ui.faces.kept import Kept
from game.ui.faces.raster import blank, fine, finished, rough

Key: TypeAlias = tuple[str, HiddenCard, int]
"""Name of the pack, card, width in pixels."""
LIMIT = 160_000_000
"""Bytes of surfaces kept; 81 cards of 500 pixels take 56 million."""
AT_ONCE = 6
"""Refined faces taken over in one frame: each costs a copy in the main thread."""
IN_A_FRAME = 50_000
"""Pixels of quick drawings in one frame, or one card; whatever else is new stays blank until a later frame, or until it is refined."""
TILTED = 80_000
"""Pixels of cards in the air that are tilted smoothly in one frame; it costs about 10 ns each."""
CROWD = 8
"""Where more cards than this were in the air in the frame before, nobody can look at one of them: none is."""
TURNED, IN_CROWD = 3, 2
"""Cards in the air that get a new pose in one frame, where that surface is still to be made (`IN_CROWD`: where many fly): the others keep
their last one for a frame.
"""
BLANK, ROUGH, FINE = range(3)


class Face(NamedTuple):
    """A surface (premultiplied; never draw on it) and how good it is: a blank card, a quick drawing, the best there will be."""

    surface: pygame.Surface
    grade: int

    @property
    def fine(self) -> bool:
        """Whether it is the best there will be."""
        return self.grade == FINE


class Faces:
    """Faces of all packs in one palette. Only `collect` takes over what the worker made; call it once a frame."""

    def __init__(self, inks: Inks | None = None, wake: Callable[[], None] = lambda: None, limit: int = LIMIT) -> None:
        """`wake` is called from the worker thread when a face is ready."""
        self._inks = inks or Inks()
        self._wake = wake
        self._kept: Kept[Key] = Kept(limit)
        self._grades: dict[Key, int] = {}
        self._widths: defaultdict[tuple[str, HiddenCard], set[int]] = defaultdict(set)
        self._jobs: dict[Key, Future[tuple[Drawing, pygame.Surface]]] = {}
        self._worker = ThreadPoolExecutor(1, "faces")
        self._drawn = self._tilted = self._turned = 0
        self._flying: tuple[int, int] = (0, 0)  # how many cards are in the air: in the frame before, in this one
        self._starved = False

    def face(self, pack: Pack, card: HiddenCard, width: int) -> Face:
        """The face of a card (None: the back), `width` pixels wide; at once, and better after some `collect`."""
        key = (pack.name, card, width)
        kept = self._kept.get(key)
        if kept is not None and self._grades[key] != BLANK:
            return Face(kept, self._grades[key])
        self._order(key, pack)
        near, size = self.near(pack, card, width), (width, round(width / pack.ratio))
        if near is not None:
            return self._keep(key, Face(pygame.transform.smoothscale(near, size), ROUGH))
        if self._room(width, pack):
            self._drawn += size[0] * size[1]
            drawing = pack.draw(card, width, self._inks)
            return self._keep(key, Face(finished(rough(drawing), drawing), ROUGH))
        self._starved = True
        return self._keep(key, Face(blank(size, corner_radius(*size), self._inks.paper, self._inks.edge), BLANK))

    def near(self, pack: Pack, card: HiddenCard, width: float) -> pygame.Surface | None:
        """A face of this card in the closest width there is, None if there is none yet."""
        widths = self._widths.get((pack.name, card))
        if not widths:
            return None
        if width in widths:
            return self._kept.get((pack.name, card, int(width)))
        return self._kept.get((pack.name, card, min(widths, key=lambda w: (w < width - 1, abs(w - width)))))

    def prepare(self, pack: Pack, cards: Iterable[HiddenCard], width: int) -> None:
        """Have these faces made before they are needed."""
        for card in cards:
            key = (pack.name, card, width)
            if self._grades.get(key, BLANK) == BLANK:
                self._order(key, pack)

    def collect(self) -> bool:
        """Take over what the worker has made; True if something looks better now."""
        self._drawn = self._tilted = self._turned = 0
        self._flying = (self._flying[1], 0)
        self._starved = False
        ready = [key for key, job in self._jobs.items() if job.done()][:AT_ONCE]
        for key in ready:
            drawing, sheet = self._jobs.pop(key).result()
            self._keep(key, Face(finished(sheet, drawing), FINE))
        return bool(ready)

    def fly(self) -> None:
        """A card is in the air in this frame."""
        before, flying = self._flying
        self._flying = (before, flying + 1)

    def spare(self, pixels: int) -> bool:
        """Whether this frame still has time to tilt so many pixels smoothly; if so they are counted."""
        if self.crowded or self._tilted + pixels > TILTED:
            return False
        self._tilted += pixels
        return True

    @property
    def crowded(self) -> bool:
        """Whether so many cards are in the air that none can be looked at."""
        return self._flying[0] > CROWD

    def turn(self) -> bool:
        """Whether this frame still has time for one more new pose; if so it is counted."""
        self._turned += 1
        return self._turned <= (IN_CROWD if self.crowded else TURNED)

    @property
    def more(self) -> bool:
        """Whether something has been left for the next frame: faces to be taken over, or blank cards to be drawn."""
        return self._starved or any(job.done() for job in self._jobs.values())

    @property
    def working(self) -> bool:
        """Whether faces are still being made."""
        return bool(self._jobs)

    def settle(self) -> None:
        """Wait until every face asked for is as good as it gets: for pictures and measurements."""
        while self._jobs:
            next(iter(self._jobs.values())).result()
            self.collect()

    def recolour(self, inks: Inks) -> None:
        """Another palette: every face is made anew when next asked for."""
        self._inks = inks
        self._drop_jobs()
        self._kept.clear()
        self._grades.clear()
        self._widths.clear()

    def close(self) -> None:
        """End the worker thread."""
        self._drop_jobs()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _room(self, width: int, pack: Pack) -> bool:
        """Whether one more quick drawing of this size may be made in this frame."""
        return not self._drawn or self._drawn + width * width / pack.ratio <= IN_A_FRAME

    def _order(self, key: Key, pack: Pack) -> None:
        if key not in self._jobs:
            job = self._worker.submit(_made, pack, key[1], key[2], self._inks)
            self._jobs[key] = job
            job.add_done_callback(lambda _: self._wake())

    def _drop_jobs(self) -> None:
        for job in self._jobs.values():
            job.cancel()
        self._jobs.clear()

    def _keep(self, key: Key, face: Face) -> Face:
        for gone in self._kept.put(key, face.surface):
            del self._grades[gone]
            self._widths[gone[:2]].discard(gone[2])
        self._grades[key] = face.grade
        if face.grade != BLANK:
            self._widths[key[:2]].add(key[2])
        return face


def _made(pack: Pack, card: HiddenCard, width: int, inks: Inks) -> tuple[Drawing, pygame.Surface]:
    """In the worker: the drawing and its fine surface, the words still to be set."""
    drawing = pack.draw(card, width, inks)
    return drawing, fine(drawing)
