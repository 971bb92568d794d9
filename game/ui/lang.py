"""Words in the chosen language. Decides which file answers a key; knows no screen and none of the keys.

Every language is a folder of Fluent files (`assets/lang/<code>/<room>.ftl`). What a language does not have comes from English; a key
that nobody has is shown as it is and logged once. Every message can agree with how cards look on this screen (`game.ui.looks`).
"""

import logging
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from game.ui.looks import USUAL

log = logging.getLogger(__name__)
FALLBACK = "en"
REMEMBERED = 2048
"""Messages kept as they were said last: the same few are asked for in every frame, and resolving one takes as long as drawing it."""

FILES = 128
"""Files kept as they were read: going through them takes half a second a language."""


class Say(Protocol):
    """Anything that puts a key into words."""

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        """The message of this key with its arguments filled in."""


class Speech:
    """The messages of one folder of languages, spoken in one of them."""

    def __init__(self, folder: Path, code: str = FALLBACK) -> None:
        self._folder = folder
        self._missing: set[str] = set()
        self._looks: Mapping[str, str] = USUAL
        self._bundles: dict[str, FluentBundle] = {}
        self.choose(code)

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of all languages there are, English first."""
        codes = sorted(path.name for path in self._folder.iterdir() if path.is_dir())
        return tuple(sorted(codes, key=lambda code: code != FALLBACK))

    def choose(self, code: str) -> None:
        """Speak this language from now on; English if there is no such folder."""
        self.code = code if code in self.languages else FALLBACK
        self._forget()

    def agree(self, looks: Mapping[str, str]) -> None:
        """Cards look like this from now on: arguments for every message, besides its own."""
        self._looks = looks
        self._forget()

    def _forget(self) -> None:
        self._spoken = lru_cache(REMEMBERED, typed=True)(self._find)

    def say(self, key: str, /, **args: str | int | float) -> str:
        """The message of this key; the key itself if nobody has it."""
        spoken = self._spoken(key, **args)
        if spoken is None:
            self._miss(key)
            return key
        return spoken

    def say_or(self, default: str, key: str, /, **args: str | int | float) -> str:
        """The message of this key; `default` if nobody has it, as for the names a game brings along."""
        spoken = self._spoken(key, **args)
        return default if spoken is None else spoken

    def _find(self, key: str, /, **args: str | int | float) -> str | None:
        for code in dict.fromkeys((self.code, FALLBACK)):
            bundle = self._bundle(code)
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                text, errors = bundle.format_pattern(pattern, {**self._looks, **args})
                if errors:
                    self._miss(f"{key}: {errors[0]}")
                return str(text)
        return None

    def _miss(self, what: str) -> None:
        if what not in self._missing:
            self._missing.add(what)
            log.warning("no such message: %s", what)

    def _bundle(self, code: str) -> FluentBundle:
        """The messages of a language, read when the first of them is asked for: English only if something is missing."""
        if code not in self._bundles:
            bundle = self._bundles[code] = FluentBundle([code], use_isolating=False)  # isolation marks have no glyph
            for path in sorted((self._folder / code).glob("*.ftl")):
                bundle.add_resource(_parsed(path.read_text("utf-8")))
        return self._bundles[code]


@lru_cache(FILES)
def _parsed(text: str) -> Resource:
    """The messages of a file, by what it holds."""
    return FluentResource(text)
