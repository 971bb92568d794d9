"""Surfaces kept by name as long as there is room: those used last. Decides what goes first; knows not what they show."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)


class Kept(Generic[K]):
    """Surfaces under keys, at most `limit` bytes of them (and always the one put last)."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._surfaces: OrderedDict[K, pygame.Surface] = OrderedDict()
        self.size = 0
        """Bytes in use."""

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: K) -> pygame.Surface | None:
        """The surface of this key, used just now; None if it is not there (any more)."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def put(self, key: K, surface: pygame.Surface) -> list[K]:
        """Keep a surface; the keys of those that had to go for it."""
        if (old := self._surfaces.pop(key, None)) is not None:
            self.size -= _bytes(old)
        self._surfaces[key] = surface
        self.size += _bytes(surface)
        gone = []
        while self.size > self._limit and len(self._surfaces) > 1:
            name, surface = self._surfaces.popitem(last=False)
            self.size -= _bytes(surface)
            gone.append(name)
        return gone

    def clear(self) -> None:
        """Keep nothing."""
        self._surfaces.clear()
        self.size = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
