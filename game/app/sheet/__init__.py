"""The contact sheet: every screen in every size, language and letter size as a picture file, and an overview for each language.

Decides which pictures there are and where they lie: `LANGUAGE/SIZE-TEXT/SCREEN.png` and `LANGUAGE.png`. Needs no display.
"""

import math
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path

import pygame

from game.app.sheet.screens import Screen, screens
from game.app.sheet.studio import Look, Studio
from game.ui import text
from game.ui.text import Style

SIZES = ((960, 540), (1280, 720), (2560, 1080))
TEXTS = (100, 150)
THUMB = (320, 180)
"""Pixels of a screen on the overview."""
ACROSS, LINE, GAP = 6, 24, 8


class NoSuchScreen(LookupError):
    """No screen's name begins so; the message names all."""


def chosen(names: Sequence[str]) -> dict[str, Screen]:
    """The screens whose names begin with one of these, all if none is given. Raises `NoSuchScreen`."""
    every = screens()
    for name in names:
        if not any(each.startswith(name) for each in every):
            raise NoSuchScreen(f'There is no screen "{name}"; known: {", ".join(every)}.')
    return {name: screen for name, screen in every.items() if not names or name.startswith(tuple(names))}


def pictures(look: Look, wanted: Mapping[str, Screen]) -> Iterator[tuple[str, pygame.Surface]]:
    """These screens as they look so, each with its name."""
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(look, Path(folder))
        try:
            for name, screen in wanted.items():
                studio.house.title()
                screen(studio)
                yield name, studio.picture()
        finally:
            studio.close()


def draw(
    out: Path, names: Sequence[str], languages: Sequence[str], sizes: Sequence[tuple[int, int]] = SIZES, texts: Sequence[int] = TEXTS
) -> Iterator[Path]:
    """Draw the screens of these names into `out`; each file as soon as it is there. Raises `NoSuchScreen`, `OSError`."""
    wanted = chosen(names)
    for language in languages:
        thumbs: dict[str, pygame.Surface] = {}
        for size, percent in product(sizes, texts):
            look = Look(size, language, percent)
            folder = out / language / str(look)
            folder.mkdir(parents=True, exist_ok=True)
            for name, drawn in pictures(look, wanted):
                thumbs.setdefault(name, _thumb(drawn))
                yield _save(drawn, folder / f"{name.replace(' ', '-')}.png")
        yield _save(overview(thumbs), out / f"{language}.png")


def overview(thumbs: dict[str, pygame.Surface]) -> pygame.Surface:
    """All of them on one page, each with its name."""
    wide, high = THUMB[0] + GAP, THUMB[1] + LINE + GAP
    page = pygame.Surface((ACROSS * wide + GAP, math.ceil(len(thumbs) / ACROSS) * high + GAP))
    for number, (name, thumb) in enumerate(thumbs.items()):
        x, y = GAP + number % ACROSS * wide, GAP + number // ACROSS * high
        page.blit(thumb, thumb.get_rect(center=(x + THUMB[0] // 2, y + THUMB[1] // 2)))
        text.draw(page, name, Style(15), pygame.Rect(x, y + THUMB[1], THUMB[0], LINE), "centre")
    return page


def _thumb(drawn: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale(drawn, drawn.get_rect().fit(pygame.Rect((0, 0), THUMB)).size)


def _save(surface: pygame.Surface, file: Path) -> Path:
    pygame.image.save(surface, file)
    return file
