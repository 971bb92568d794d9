"""A toy with one fault in it, and the check that must find it.

Decides how a fault is written down: it replaces methods of an honest toy, which knows nothing of it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.game import AnyGame, Step
from kits.toy_game import Toy


class Fault(NamedTuple):
    """What is wrong, with which toy, how it is broken, and the check that has to find it."""

    name: str
    toy: Callable[[], AnyGame]
    spoil: Callable[[Any], None]
    check: Callable[..., None]

    def broken(self) -> AnyGame:
        """A toy with this fault."""
        toy = self.toy()
        self.spoil(toy)
        return toy


class Faults(list[Fault]):
    """A list of faults. Called, it gives the decorator that enters one."""

    def __call__(self, name: str, check: Callable[..., None], toy: Callable[[], AnyGame] = Toy) -> Callable[[Callable[[Any], None]], None]:
        def enter(spoil: Callable[[Any], None]) -> None:
            self.append(Fault(name, toy, spoil, check))

        return enter


def change(toy: Any, method: str, changed: Callable[..., Any]) -> None:
    """From now on the method's result goes through `changed(result, *arguments)`."""
    honest = getattr(toy, method)
    setattr(toy, method, lambda *args: changed(honest(*args), *args))


def change_events(toy: Any, method: str, old: type, new: Callable[[Any], Any], kind: Any) -> None:
    """Events of type `old` from this method are replaced by others, of a type that the toy then owns to."""
    toy.types = toy.types._replace(event=toy.types.event | kind)
    change(toy, method, lambda step, *_: Step(step.state, tuple(new(e) if isinstance(e, old) else e for e in step.events)))
