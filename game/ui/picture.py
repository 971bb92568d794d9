"""What is on the screen as a list of items, and which parts of it changed. Decides what is drawn anew; knows no card and no game.

An item says where it is, how it looks (any value that can be compared) and how to paint itself. Two pictures are compared item by
item: what differs has to be drawn again, and nothing else. Painting changes nothing.
"""

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

import pygame


class Item(NamedTuple):
    """Something drawn: its name, the rectangle it stays inside, a value that changes when its look does, and how it is painted."""

    key: Hashable
    rect: pygame.Rect
    look: Hashable
    paint: Callable[[pygame.Surface], object]


class Picture:
    """The items on the screen, the lowest first."""

    def __init__(self) -> None:
        self._items: dict[Hashable, Item] = {}

    def show(self, items: Iterable[Item]) -> list[pygame.Rect]:
        """Put these in the place of the present ones; the rectangles that look different now."""
        old, new = self._items, {item.key: item for item in items}
        self._items = new
        dirty = [item.rect for key, item in old.items() if key not in new]
        dirty += [item.rect for key, item in new.items() if key not in old]
        for key, item in new.items():
            before = old.get(key)
            if before and (before.rect, before.look) != (item.rect, item.look):
                dirty += [before.rect, item.rect]
        return dirty + _reordered(old, new)

    def paint(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Paint every item that touches `part`."""
        for item in self._items.values():
            if item.rect.colliderect(part):
                item.paint(surface)


def _reordered(old: dict[Hashable, Item], new: dict[Hashable, Item]) -> list[pygame.Rect]:
    """Where items that were there before lie over each other in another order now."""
    before, after = [key for key in old if key in new], [key for key in new if key in old]
    return [new[a].rect for a, b in zip(after, before, strict=True) if a != b]


def blitted(key: Hashable, look: Hashable, surface: pygame.Surface, rect: pygame.Rect, flags: int = 0) -> Item:
    """An item that is one surface; `rect` has its size."""
    return Item(key, rect, look, lambda target: target.blit(surface, rect, special_flags=flags))
