"""The leaf of the keys: one group of bindings at a time, each changed by pressing another key. Decides what is refused, and says why."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from game.ui import wording
from game.ui.bindings import GROUPS, Bindings, of_pads
from game.ui.scene import Stage
from game.ui.scenes.buzzers import Buzzer, Buzzers
from game.ui.scenes.press_key import PressKey
from game.ui.theme import Scale
from game.ui.widgets import Button, Choice, Widget


class KeysLeaf:
    """`change` keeps the bindings, `anew` builds the page anew; `pads` and `names` are for trying keys and pads out."""

    narrow = False
    low = high = 46.0  # lines stay in their places when another group is listed

    def __init__(
        self, stage: Stage, change: Callable[..., None], anew: Callable[[], None], pads: Callable[[], Mapping[int, str]],
        names: Callable[[], Sequence[str]], group: str | None = None,
    ) -> None:  # fmt: skip
        self.group = group or next(iter(GROUPS))
        self._stage, self._change, self._anew, self._pads, self._names = stage, change, anew, pads, names

    def across(self, scale: Scale) -> int:
        """As many as can be read."""
        return 3 if scale.text <= 1 else 2

    def lines(self) -> Iterable[Widget]:
        """Which group, trying out, all as at first, and the keys of the group."""
        stage, say = self._stage, self._stage.say
        groups = [(group, say(f"settings-keys-{group}")) for group in GROUPS]
        yield Choice(say("settings-keys-group"), groups, self.group, self._turn)
        yield Button(say("settings-try-keys"), self._try, sign="keyboard", size=18)
        yield Button(say("settings-reset-keys"), self._reset, sign="return", size=18)
        for name in stage.bindings.group(self.group):
            words = f"{wording.short_binding(stage.speech, name)}: {self._called(name)}"
            yield Button(words, partial(self._ask, name), "quiet", size=18)

    def _called(self, name: str) -> str:
        code = self._stage.bindings.code(name)
        return self._stage.say("pad-button", number=code + 1) if of_pads(name) else wording.key(self._stage.speech, code)

    def _turn(self, group: str) -> None:
        self.group = group
        self._anew()

    def _ask(self, name: str) -> None:
        self._stage.push(PressKey(wording.binding(self._stage.speech, name), partial(self._bind, name), of_pads(name)))

    def _bind(self, name: str, scancode: int) -> str | None:
        if self._stage.bindings.writes(name, scancode):
            return self._stage.say("key-writes")
        taken = self._stage.bindings.clash(name, scancode)
        if taken is not None:
            return self._stage.say("key-taken", by=wording.binding(self._stage.speech, taken))
        self._use(self._stage.bindings.rebind(name, scancode))
        return None

    def _reset(self) -> None:
        self._use(Bindings())
        self._anew()

    def _use(self, bindings: Bindings) -> None:
        self._stage.bindings = bindings
        self._change(bindings=bindings.changed())

    def _try(self) -> None:
        """Everybody named here with the call key of his place; every pad by itself."""
        keys = self._stage.bindings
        people = [Buzzer(name, key=keys.code(f"call:{number}")) for number, name in enumerate(self._names())]
        self._stage.push(Buzzers([*people, *(Buzzer(name, pad=pad) for pad, name in self._pads().items())]))
