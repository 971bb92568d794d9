"""Dividing rectangles: columns, rows, grids. Pure arithmetic; knows no widget."""

from collections.abc import Sequence

import pygame


def columns(box: pygame.Rect, shares: Sequence[float], gap: int) -> list[pygame.Rect]:
    """The box in columns whose widths are as the shares."""
    room, whole = box.w - gap * (len(shares) - 1), sum(shares)
    edges = [round(room * sum(shares[:i]) / whole) for i in range(len(shares) + 1)]
    return [pygame.Rect(box.x + edges[i] + i * gap, box.y, edges[i + 1] - edges[i], box.h) for i in range(len(shares))]


def rows(box: pygame.Rect, count: int, height: int, gap: int) -> list[pygame.Rect]:
    """So many rows from the top of the box; lower than `height` if they would not fit otherwise."""
    height = min(height, (box.h - gap * (count - 1)) // max(1, count))
    return [pygame.Rect(box.x, box.y + i * (height + gap), box.w, height) for i in range(count)]


def grid(box: pygame.Rect, across: int, down: int, gap: int) -> list[pygame.Rect]:
    """Equal cells, row by row."""
    lines = rows(box, down, box.h, gap)
    return [cell for line in lines for cell in columns(line, [1] * across, gap)]


def centred(box: pygame.Rect, width: int, height: int) -> pygame.Rect:
    """A box of this size (or less, if there is less) in the middle of another."""
    return pygame.Rect(0, 0, min(width, box.w), min(height, box.h)).move_to(center=box.center)
