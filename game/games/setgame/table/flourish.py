"""The great moments of Set: a photo finish, several sets in a row by one player, the last set of a round. While anybody may still press
they hide neither the cards nor the last set, which all may check (S12).
"""

from collections.abc import Sequence

import pygame

from game.core.seats import Seat
from game.games.setgame import events as ev
from game.ui.effects import Effect
from game.ui.flourish import Flourish
from game.ui.lang import Say
from game.ui.table_part import Areas
from game.ui.theme import GOLD, PLAYERS

STREAK = 3
"""So many sets in a row by the same seat are a streak."""


def beneath(areas: Areas) -> pygame.Rect:
    """Where they are shown in a race: in the panel under the last set, over the end of the log."""
    px, aside = areas.scale.px, areas.aside
    top = aside.bottom + px(6)
    return pygame.Rect(aside.x, top, aside.w, max(1, min(px(112), areas.scale.area.bottom - px(8) - top)))


class Streak:
    """Whose sets were taken last, and how many in a row."""

    def __init__(self) -> None:
        self._seat: Seat | None = None
        self._count = 0

    def moments(self, events: Sequence[object], say: Say) -> list[tuple[Flourish, Effect | None]]:
        """What is celebrated of these events, in order, with the sound that only this moment has."""
        found: list[tuple[Flourish, Effect | None]] = []
        for event in events:
            match event:
                case ev.RoundStarted():
                    self._seat, self._count = None, 0
                case ev.Granted(seat=seat):
                    self._count = self._count + 1 if seat == self._seat else 1
                    self._seat = seat
                    if any(isinstance(other, ev.RoundEnded) and other.reason == "pack" for other in events):
                        found.append((Flourish(say("set-shout-last"), PLAYERS[seat % len(PLAYERS)]), "last-set"))
                    elif self._count >= STREAK:
                        found.append((Flourish(say("set-shout-streak", count=self._count), PLAYERS[seat % len(PLAYERS)]), "streak"))
                case ev.Beaten(by=by):
                    found.append((Flourish(say("set-shout-photo"), PLAYERS[by % len(PLAYERS)]), None))
                case ev.SuddenDeath():
                    found.append((Flourish(say("set-shout-sudden"), GOLD), None))
        return found
