"""The last seconds of a call and of a timed round, heard one by one. Decides when it ticks; knows no cards."""

from game.core.game import SECOND
from game.games.setgame.table.facts import HURRY
from game.games.setgame.view import SetView
from game.ui.effects import Effect
from game.ui.table_part import Desk

CALL_TICKS = 3 * SECOND
"""So much of a call is counted down; of a timed round it is `HURRY`."""


class Countdown:
    """Remembers the second heard last."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._heard: tuple[Effect, int] | None = None

    def step(self, view: SetView, clock: int) -> None:
        """Tick if another second has begun. An open call comes before the end of the round."""
        effect: Effect = "countdown" if view.call is None else "tick"
        end, within = (view.end, HURRY) if view.call is None else (view.call.until, CALL_TICKS)
        if view.phase != "play" or end is None or not 0 < end - clock <= within:
            self._heard = None
            return
        second = (effect, -(-(end - clock) // SECOND))
        if second != self._heard:
            self._heard = second
            self._desk.sound(effect)
