"""What is on the screen as a list of items, and which parts of it changed. Decides what is drawn anew; knows no card and no game.

An item says where it is, how it looks (any value that can be compared) and how to paint itself. Two pictures are compared item by
item: what differs has to be drawn again, and nothing else. Painting changes nothing that can be seen.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

import pygame

STEADY = 4
"""So many pictures in a row must begin alike before what they have in common is laid together."""


class Item(NamedTuple):
    """Something drawn: its name, the rectangle it stays inside, a value that changes when its look does, and how it is painted."""

    key: Hashable
    rect: pygame.Rect
    look: Hashable
    paint: Callable[[pygame.Surface], object]


class Ground:
    """The lowest items of a picture, laid together on a surface of their own, so that they cost one blit. Exact to the pixel."""

    def __init__(self) -> None:
        self._laid: list[Item] = []
        self._alike: list[int] = []
        self._valid = 0
        self._surface: pygame.Surface | None = None

    def follow(self, alike: int) -> None:
        """Another picture is shown, whose first `alike` items are those of the one before."""
        self._alike = [*self._alike[1 - STEADY :], alike]
        self._valid = min(self._valid, alike)

    def lay(self, items: Sequence[Item], canvas: pygame.Surface) -> int:
        """Bring the surface up to the picture for this canvas; how many of its items lie there."""
        if self._surface is None or self._surface.get_size() != canvas.get_size():
            self._surface, self._laid = pygame.Surface(canvas.get_size(), 0, canvas), []
        steady = min(self._alike) if len(self._alike) == STEADY else 0
        if self._valid < len(self._laid):
            self._lift(self._valid)
        for item in items[len(self._laid) : steady]:
            item.paint(self._surface)
            self._laid.append(item)
        self._valid = len(self._laid)
        return self._valid

    def blit(self, canvas: pygame.Surface, part: pygame.Rect) -> None:
        """Draw what lies there."""
        if self._surface is not None and self._laid:
            canvas.blit(self._surface, part, part)

    def _lift(self, kept: int) -> None:
        """Take away all but the first `kept` items: what they covered is painted again."""
        gone, self._laid = self._laid[kept:], self._laid[:kept]
        if self._surface is None or not self._laid:
            return
        for rect in (item.rect for item in gone):
            self._surface.set_clip(rect)
            for item in self._laid:
                if item.rect.colliderect(rect):
                    item.paint(self._surface)
        self._surface.set_clip(None)


class Picture:
    """The items on the screen, the lowest first."""

    def __init__(self, grounded: bool = False) -> None:
        """`grounded`: the first item always covers the whole canvas."""
        self._items: dict[Hashable, Item] = {}
        self._ground = Ground() if grounded else None

    def show(self, items: Iterable[Item]) -> list[pygame.Rect]:
        """Put these in the place of the present ones; the rectangles that look different now."""
        old, new = self._items, {item.key: item for item in items}
        self._items = new
        pairs = list(zip(old.values(), new.values(), strict=False))
        others = [number for number, (before, item) in enumerate(pairs) if before is not item and before[:3] != item[:3]]
        if self._ground is not None:
            self._ground.follow(others[0] if others else len(pairs))
        if list(old) == list(new):
            return [rect for number in others for rect in (pairs[number][0].rect, pairs[number][1].rect)]
        return _changes(old, new)

    @property
    def items(self) -> Mapping[Hashable, Item]:
        """What is shown, by its name."""
        return self._items

    def paint(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Paint every item that touches `part`."""
        items = list(self._items.values())
        laid = self._ground.lay(items, surface) if self._ground is not None else 0
        if self._ground is not None:
            self._ground.blit(surface, part)
        for item in items[laid:]:
            if item.rect.colliderect(part):
                item.paint(surface)


def _changes(old: dict[Hashable, Item], new: dict[Hashable, Item]) -> list[pygame.Rect]:
    """Where items came, went, changed, or lie in another order now."""
    dirty = [item.rect for key, item in old.items() if key not in new]
    dirty += [item.rect for key, item in new.items() if key not in old]
    for key, item in new.items():
        before = old.get(key)
        if before and before[:3] != item[:3]:
            dirty += [before.rect, item.rect]
    return dirty + _reordered(old, new)


def _reordered(old: dict[Hashable, Item], new: dict[Hashable, Item]) -> list[pygame.Rect]:
    """Where items that were there before lie over each other in another order now."""
    before, after = [key for key in old if key in new], [key for key in new if key in old]
    return [new[a].rect for a, b in zip(after, before, strict=True) if a != b]


def blitted(key: Hashable, look: Hashable, surface: pygame.Surface, rect: pygame.Rect, flags: int = 0) -> Item:
    """An item that is one surface; `rect` has its size."""
    return Item(key, rect, look, lambda target: target.blit(surface, rect, special_flags=flags))
