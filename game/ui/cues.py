"""What is still to be heard of movements under way, each sound at its time. Decides nothing about how anything sounds; knows no cards.

Times are monotonic nanoseconds.
"""

from collections.abc import Iterable

from game.ui.effects import Effect


class Cues:
    """Sounds to come."""

    def __init__(self) -> None:
        self._waiting: list[tuple[int, Effect]] = []

    def add(self, made: Iterable[tuple[int, Effect]], now: int, factor: float) -> None:
        """Sounds of a movement that begins now, `factor` times as long as they tell."""
        self._waiting += [(now + int((at - now) * factor), effect) for at, effect in made]

    def clear(self) -> None:
        """Nothing of the way is heard any more."""
        self._waiting = []

    def due(self, now: int) -> list[Effect]:
        """What is to be heard now, each sound once."""
        effects = [effect for at, effect in self._waiting if at <= now]
        self._waiting = [cue for cue in self._waiting if cue[0] > now]
        return list(dict.fromkeys(effects))

    @property
    def next(self) -> int | None:
        """When the next sound is due, None if there is none."""
        return min((at for at, _ in self._waiting), default=None)
