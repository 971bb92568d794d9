"""The boxes of a room: what to do with a seat, one more person at this screen, how the room is run. Decides what is offered.

What is asked goes to the table; whether it is granted shows in the room.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from game.core.game import AnyGame, Pace
from game.core.room import AwayPolicy
from game.core.seats import Seat
from game.core.table import Table
from game.ui import wording
from game.ui.hud.chat import PHRASES, phrase
from game.ui.scene import Stage
from game.ui.scenes.box import Box, Line
from game.ui.scenes.typing import typed
from game.ui.seating import Offers
from game.ui.theme import MIST, SMALL
from game.ui.widgets import Button, Choice, Label

POLICIES: tuple[AwayPolicy, ...] = ("fallback", "computer", "wait", "end")
TURN_SECONDS = (0, 15, 30, 60, 120, 300)
KEYBOARD = -1
"""Stands for keyboard and mouse among the pads."""
Sit = Callable[[Seat, str, int | None], None]
"""Sit a person of this screen down: seat, name, pad (None: keyboard and mouse)."""


def seat_box(
    stage: Stage,
    table: Table,
    seat: Seat,
    can: Offers,
    levels: Sequence[str],
    sit: Sit,
    another: Callable[[], None],
    kick: Callable[[], None],
) -> Box:
    """What can be done with a seat. `another` asks who else of this screen sits there, `kick` whether its person shall really go."""
    say = stage.say

    def then(act: Callable[[], None]) -> Callable[[], None]:
        def after() -> None:
            stage.pop()
            act()

        return after

    def lines() -> Iterable[Line]:
        for key, names in (("room-sit", can.sit), ("room-move", can.move)):
            for name in names:
                yield Button(say(key, name=name), then(partial(sit, seat, name, None)), sign="seat", size=22)
        if can.another:
            yield Button(say("room-another"), then(another), sign="plus", size=22)
        if can.stand:
            yield Button(say("room-stand"), then(partial(table.stand, seat)), sign="eye", size=22)
        if can.computer:
            yield Label(say("room-computer"), SMALL, colour=MIST, weight="bold", across="centre", down="bottom")
            yield [Button(wording.level(stage.speech, level), then(partial(table.fill, seat, level)), size=18) for level in levels]
        if can.open:
            yield Button(say("room-open-seat"), then(partial(table.fill, seat, None)), sign="cross", size=22)
        if can.kick is not None:
            yield Button(say("room-kick"), then(kick), "danger", "kick", 22)

    return Box(say("seat-heading", number=seat + 1), lines)


def person_box(stage: Stage, name: str, pads: Mapping[int, str], sit: Callable[[str, int | None], None]) -> Box:
    """One more person at this screen: his name and what he plays with. `sit` is called with both."""
    say = stage.say
    chosen: dict[str, str] = {"name": name}
    held: dict[str, int] = {"pad": KEYBOARD}

    def finish() -> None:
        stage.pop()
        sit(chosen["name"].strip() or name, None if held["pad"] == KEYBOARD else held["pad"])

    def lines() -> Iterable[Line]:
        yield typed(stage, say("seat-name"), chosen["name"], lambda text: chosen.update(name=text), enter=finish)
        if pads:
            known = [(KEYBOARD, say("seat-keyboard")), *((pad, say("seat-pad", name=words)) for pad, words in pads.items())]
            yield Choice(say("seat-plays-with"), known, held["pad"], lambda pad: held.update(pad=pad))
        yield Button(say("room-sit-down"), finish, "main", "seat", 24)

    return Box(say("room-another"), lines)


def conduct_box(stage: Stage, table: Table, game: AnyGame) -> Box:
    """How the room is run: what happens for those who are away, and, where people take turns, how long one may think."""
    say = stage.say

    def lines() -> Iterable[Line]:
        room = table.room
        if room is None:
            return
        policies = [(policy, say(f"away-{policy}")) for policy in POLICIES]
        yield Choice(say("room-away"), policies, room.away_policy, lambda policy: table.conduct(away_policy=policy))
        if game.info.pace is Pace.TURNS:
            seconds = sorted({*TURN_SECONDS, room.turn_seconds})
            limits = [(each, say("room-turn-seconds", seconds=each)) for each in seconds]
            yield Choice(say("room-turn"), limits, room.turn_seconds, lambda each: table.conduct(turn_seconds=each))

    return Box(say("room-conduct"), lines, acts=False)


def phrase_box(stage: Stage, say_it: Callable[[str], None]) -> Box:
    """The quick phrases; `say_it` is called with the key of the one chosen."""

    def choose(key: str) -> None:
        stage.pop()
        say_it(key)

    def lines() -> Iterable[Line]:
        for first in range(0, len(PHRASES), 2):
            yield [Button(phrase(stage.speech, key), partial(choose, key), size=20) for key in PHRASES[first : first + 2]]

    return Box(stage.say("room-phrases"), lines)
