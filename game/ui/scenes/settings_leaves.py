"""The leaves of the settings: which lines each of them has. Decides what is offered; the page says where it lies."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Protocol

from game.ui.faces.inks import Palette, SuitColours
from game.ui.scene import Stage
from game.ui.scenes.typing import typed
from game.ui.table_part import Deck
from game.ui.theme import Scale
from game.ui.widgets import Choice, Slider, Toggle, Widget

PEOPLE = 12
TEXT_SIZES = (100, 125, 150)
SPEEDS = ("off", "slow", "normal", "fast")
CARD_SIZES = ("small", "normal", "large")
DECKS = ("french", "plain", "neapolitan")
SUITS = ("two", "four")
PALETTES = ("standard", "red-green", "blue-yellow", "contrast")
FELTS = ("green", "blue", "wine", "sand", "night")
PATIENCES = ("rules", "double", "off")


class Preferences(Protocol):
    """What is shown and changed here, by these names; see `game.profile.Settings` for what each may be."""

    @property
    def names(self) -> Sequence[str]:
        """The people at this screen, the owner first."""

    @property
    def volume(self) -> int:
        """Percent."""

    @property
    def mute(self) -> bool:
        """No sound at all."""

    @property
    def table_sounds(self) -> bool:
        """Whether a table is heard here."""

    @property
    def animation(self) -> str:
        """One of `SPEEDS`."""

    @property
    def still(self) -> bool:
        """Nothing slides, flips, shakes or flashes."""

    @property
    def text_size(self) -> int:
        """Percent, one of `TEXT_SIZES`."""

    @property
    def card_size(self) -> str:
        """One of `CARD_SIZES`."""

    @property
    def deck(self) -> Deck:
        """One of `DECKS`."""

    @property
    def suits(self) -> SuitColours:
        """One of `SUITS`."""

    @property
    def palette(self) -> Palette:
        """One of `PALETTES`."""

    @property
    def marks(self) -> bool:
        """Letters or patterns say what colours say."""

    @property
    def felt(self) -> str:
        """One of `FELTS`."""

    @property
    def patience(self) -> str:
        """One of `PATIENCES`."""

    @property
    def language(self) -> str | None:
        """Its code; None for the system's."""


class Leaf(Protocol):
    """One leaf."""

    narrow: bool
    """Whether its lines keep together in the middle."""
    low: float
    """How low a line may be, units."""
    high: float
    """How high a line is where there is room."""

    def lines(self) -> Iterable[Widget]:
        """Its lines, in order."""

    def across(self, scale: Scale) -> int:
        """In how many columns they lie."""


class Lines:
    """A leaf of settings one below the other, in two columns where there are many and letters are not large."""

    narrow = True
    low, high = 46.0, 62.0

    def __init__(
        self, stage: Stage, now: Callable[[], Preferences], change: Callable[..., None], owner: str, anew: Callable[[], None]
    ) -> None:
        self.stage, self.now, self.change, self.owner, self.anew = stage, now, change, owner, anew

    def across(self, scale: Scale) -> int:
        """One."""
        return 1

    def lines(self) -> Iterable[Widget]:
        """Nothing by itself."""
        raise NotImplementedError

    def choice(self, field: str, words: str, values: Sequence[str | int], of: str) -> Widget:
        """One of several values of a field; their words are `of`-value."""
        say = self.stage.say
        return Choice(
            say(words), [(value, say(f"{of}-{value}")) for value in values], getattr(self.now(), field), partial(self._set, field)
        )

    def toggle(self, field: str, words: str, opposite: bool = False) -> Widget:
        """A field that is on or off; `opposite`: shown the other way round."""
        value = bool(getattr(self.now(), field))
        return Toggle(self.stage.say(words), value != opposite, lambda on: self._set(field, on != opposite))

    def _set(self, field: str, value: object) -> None:
        self.change(**{field: value})
        self.stage.redraw()


class General(Lines):
    """Name, language, window."""

    def lines(self) -> Iterable[Widget]:
        """The language only where there is a choice."""
        stage, names = self.stage, self.now().names
        yield typed(stage, stage.say("settings-name"), names[0] if names else self.owner, self._rename)
        speech = stage.speech
        if len(speech.languages) > 1:
            words = [(code, speech.say_or(code, f"language-{code}")) for code in speech.languages]
            offered: Sequence[tuple[str | None, str]] = [(None, speech.say("settings-language-system")), *words]
            yield Choice(speech.say("settings-language"), offered, self.now().language, self._speak)
        yield Toggle(stage.say("toggle-fullscreen"), stage.window.fullscreen, lambda _: stage.toggle_fullscreen())

    def _rename(self, name: str) -> None:
        self.change(names=(name.strip() or self.owner, *self.now().names[1:]))

    def _speak(self, code: str | None) -> None:
        self.change(language=code)
        self.anew()


class Picture(Lines):
    """Letters, movement, cards, colours, cloth."""

    def across(self, scale: Scale) -> int:
        """Two, if letters are not large."""
        return 2 if scale.text <= 1 else 1

    narrow = False

    def lines(self) -> Iterable[Widget]:
        """Every one of them counts at once, this page included."""
        yield self.choice("text_size", "settings-text-size", TEXT_SIZES, "text-size")
        yield self.choice("animation", "settings-animation", SPEEDS, "speed")
        yield self.toggle("still", "settings-still")
        yield self.choice("card_size", "settings-cards", CARD_SIZES, "card-size")
        yield self.choice("deck", "settings-deck", DECKS, "deck")
        yield self.choice("suits", "settings-suits", SUITS, "suits")
        yield self.choice("palette", "settings-palette", PALETTES, "palette")
        yield self.toggle("marks", "settings-marks")
        yield self.choice("felt", "settings-felt", FELTS, "felt")


class Sound(Lines):
    """How loud, and what of it."""

    def lines(self) -> Iterable[Widget]:
        """Volume, all sound, the table's."""
        yield Slider(self.stage.say("settings-volume"), self.now().volume, partial(self._set, "volume"))
        yield self.toggle("mute", "settings-sound", opposite=True)
        yield self.toggle("table_sounds", "settings-table-sounds")


class Play(Lines):
    """How a match is played at this screen."""

    def lines(self) -> Iterable[Widget]:
        """How much time the rules give."""
        yield self.choice("patience", "settings-patience", PATIENCES, "patience")


class People:
    """The names of the people at this screen."""

    narrow = False
    low, high = 46.0, 62.0

    def __init__(self, stage: Stage, now: Callable[[], Preferences], change: Callable[..., None], owner: str) -> None:
        self._stage, self._change, self._owner = stage, change, owner
        self.names = [*(now().names or (owner,)), *[""] * PEOPLE][:PEOPLE]

    def across(self, scale: Scale) -> int:
        """Two, for a name is short."""
        return 2

    def lines(self) -> Iterable[Widget]:
        """A field for each."""
        for number, name in enumerate(self.names):
            yield typed(self._stage, str(number + 1), name, partial(self._rename, number))

    def _rename(self, number: int, name: str) -> None:
        """Places stay as they are while the page is open; what is kept has no gaps."""
        self.names[number] = name.strip()
        self._change(names=tuple(each for each in (self.names[0] or self._owner, *self.names[1:]) if each))


LEAVES: Mapping[str, type[Lines]] = MappingProxyType({"general": General, "picture": Picture, "sound": Sound, "play": Play})
