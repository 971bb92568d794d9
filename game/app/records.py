"""What the profile counted, put together for the screen: every game, its presets in their order, matches with hints apart (S22)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.core.game import AnyGame
from game.profile.profile import Profile
from game.ui import wording
from game.ui.lang import Speech
from game.ui.scenes.records import Played, Record, Records

if TYPE_CHECKING:
    from game.app.house import House


def show(house: "House") -> None:
    """Put the page on the stage."""
    house.stage.push(Records(lambda: played(house.profile, house.stage.speech)))


def played(profile: Profile, speech: Speech) -> list[Played]:
    """A leaf for each game; a preset nobody has played is left out."""
    from game.games import GAMES  # the rules are not needed before the first frame

    return [Played(wording.of_info(speech, game, "title"), tuple(_records(profile, speech, game))) for game in GAMES.values()]


def _records(profile: Profile, speech: Speech, game: AnyGame) -> Iterator[Record]:
    for name, _ in game.info.presets:
        for aided in (False, True):
            tally = profile.tally(game.info.id, name, aided)
            if tally.matches:
                yield Record(wording.preset(speech, game, name), tally.matches, tally.wins, tally.best, aided)
