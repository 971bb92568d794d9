"""The composition root with a window: puts settings, sound, screens and tables together and runs the loop.

Decides what belongs to what; each part knows only its own room. `run` is all that the command line needs.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.profile.profile import Profile
from game.ui.splash import draw_splash
from game.ui.theme import CLOTHS
from game.ui.window import NoDisplay, Window

if TYPE_CHECKING:
    from game.session.journals import Left
    from game.session.start import LocalSetup

NAME = "Quick Hands"

__all__ = ["AppRequest", "NoDisplay", "PlayRequest", "run"]


@dataclass(frozen=True)
class PlayRequest:
    """Straight to a local table: `options` None are the preset's, `bots` the levels of the last seats, people take the others."""

    game: str
    preset: str
    seats: int
    options: Any = None
    bots: tuple[str, ...] = ()


@dataclass(frozen=True)
class AppRequest:
    """What the command line asked for; None and False leave a thing to the settings. None of it is saved.

    `play`: a table of this screen at once instead of the title; `learn`: the lesson in this game; `host`: a table for the network;
    `resume`: one that was left; `join`: where somebody else's is (`watch`: to take no seat). `seed`: the shuffle is no secret. `fast`: no
    animation.
    """

    play: PlayRequest | None = None
    learn: str | None = None
    host: "LocalSetup | None" = None
    resume: "Left | None" = None
    join: str | None = None
    watch: bool = False
    player: str | None = None
    profile: Path | None = None
    lang: str | None = None
    window: tuple[int, int] | None = None
    fullscreen: bool = False
    seed: int | None = None
    mute: bool = False
    fast: bool = False


def run(request: AppRequest) -> int:
    """Open the window and stay until it is closed; the exit code. Raises `NoDisplay`."""
    profile = Profile(request.profile, **_given(request))
    window = Window(NAME, profile.settings.window, profile.settings.fullscreen)
    draw_splash(window, NAME, CLOTHS[profile.settings.felt])

    from game.app.house import House  # all the rest, after the first frame

    return House(request, profile, window).run()


def _given(request: AppRequest) -> dict[str, Any]:
    """Settings for this run only."""
    given = {
        "names": (request.player,) if request.player else None,
        "language": request.lang,
        "window": request.window,
        "fullscreen": False if request.window else (request.fullscreen or None),
        "mute": request.mute or None,
        "animation": "off" if request.fast else None,
    }
    return {name: value for name, value in given.items() if value is not None}
