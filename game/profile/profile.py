"""The profile of this machine: one folder with settings and statistics, shared by every window opened here.

A window keeps what it was started with and what was changed in it. Of the others' changes it undoes none, because it writes only what
was changed here, over a fresh reading, under a lock. Nothing that lies in the folder, and no folder that cannot be written, stops
anything: it becomes a notice, a message key for the screen to show.
"""

import getpass
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from game.profile import statistics
from game.profile.files import Broken, keep_aside, locked, read_object, write_object
from game.profile.seats import KeptSeats
from game.profile.settings import Settings, checked, from_plain
from game.profile.statistics import Tally

MENDED = "profile-mended"
"""Notice: something in the folder could not be read; defaults took its place and the old file is kept."""
UNSAVED = "profile-unsaved"
"""Notice: the folder cannot be written; changes last until the window closes."""


def home(folder: Path | None) -> Path:
    """The folder of the profile: `folder`, or the system's place."""
    return folder or Path(platformdirs.user_config_dir("cardtable", appauthor=False))


def tables(folder: Path | None) -> Path:
    """Where tables are written down that this machine hosts."""
    return home(folder) / "tables"


class Profile:
    """Settings and statistics of the people at this machine."""

    def __init__(self, folder: Path | None = None, **given: Any) -> None:
        """Open the profile in `folder` (None: the system's place). `given`: settings for this run that are not saved."""
        self._settings_file = home(folder) / "settings.json"
        self.tables = tables(folder)
        self._statistics_file = self._settings_file.with_name("statistics.json")
        self.seats = KeptSeats(self._settings_file.with_name("seats"))
        self._notices: list[str] = []
        self._noticed: set[str] = set()
        stored, bad = from_plain(self._read(self._settings_file))
        if bad:
            self._update(self._settings_file, lambda content: _without(content, bad), aside=True)
        self._settings = msgspec.structs.replace(stored, **{name: checked(name, value) for name, value in given.items()})

    @property
    def settings(self) -> Settings:
        """The settings as this window has them."""
        return self._settings

    @property
    def owner(self) -> str:
        """The name of the person whose machine this is: the first of the settings, or the system's user, never empty."""
        if self._settings.names:
            return self._settings.names[0]
        try:
            name = getpass.getuser().encode("utf-8", "replace").decode()  # a system may call people what no file can hold
            return name[:24].strip() or "Player"
        except (OSError, ImportError, KeyError):  # a system without users
            return "Player"

    def change(self, **changes: Any) -> None:
        """Change some settings and save them at once. Raises `msgspec.ValidationError` for a value that a field cannot hold."""
        values = {name: checked(name, value) for name, value in changes.items()}
        before, plain = msgspec.to_builtins(self._settings), msgspec.to_builtins(values)
        self._settings = msgspec.structs.replace(self._settings, **values)
        self._update(
            self._settings_file,
            lambda content: content | {name: _merged(content.get(name), before[name], value) for name, value in plain.items()},
        )

    def tally(self, game: str, preset: str, aided: bool = False) -> Tally:
        """What is counted of a game and preset; `aided`: of its matches with hints and its practices (S22)."""
        try:
            return statistics.from_plain(self._read(self._statistics_file), statistics.key(game, preset, aided))
        except msgspec.ValidationError:
            return Tally()

    def finished(self, game: str, preset: str, *, won: bool, solo_time: int | None = None, aided: bool = False) -> None:
        """Count a finished match; `solo_time` in ns where the clock was the score (S21)."""
        filed = statistics.key(game, preset, aided)

        def count(content: dict[str, Any]) -> dict[str, Any]:
            tally = statistics.from_plain(content, filed)
            return content | {filed: msgspec.to_builtins(statistics.add(tally, won, solo_time, aided))}

        try:
            self._update(self._statistics_file, count)
        except msgspec.ValidationError:
            self._update(self._statistics_file, lambda content: count(_without(content, (filed,))), aside=True)

    def notices(self) -> tuple[str, ...]:
        """What went wrong since the last call, each thing once: keys of messages."""
        waiting, self._notices = tuple(self._notices), []
        return waiting

    def _read(self, path: Path) -> dict[str, Any]:
        """What the file holds; a broken one is kept aside and replaced by an empty one."""
        try:
            return read_object(path)
        except Broken:
            self._update(path, lambda content: content)
            return {}

    def _update(self, path: Path, edit: Callable[[dict[str, Any]], dict[str, Any]], aside: bool = False) -> None:
        """Write what `edit` makes of a fresh reading; keep the old file if `aside` or if it is broken."""
        try:
            with locked(path.parent):
                try:
                    content = read_object(path)
                except Broken:
                    content, aside = {}, True
                if aside:
                    keep_aside(path)
                write_object(path, edit(content))
                if aside:
                    self._note(MENDED)
        except OSError:
            self._note(UNSAVED)

    def _note(self, notice: str) -> None:
        if notice not in self._noticed:
            self._noticed.add(notice)
            self._notices.append(notice)


def _without(content: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: value for name, value in content.items() if name not in names}


def _merged(stored: Any, before: Any, value: Any) -> Any:
    """The value to be stored. Of an object (the keys that were bound) only what differs from `before`, over what is stored by now."""
    if not isinstance(value, dict) or not isinstance(stored, dict):
        return value
    kept = {name: each for name, each in stored.items() if name not in before.keys() - value.keys()}
    return kept | {name: each for name, each in value.items() if before.get(name) != each}
