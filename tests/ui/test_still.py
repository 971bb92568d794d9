"""Reduced motion at the table of every game: nothing is ever between two places, and everything is shown as long as with movement."""

import random
import zlib

import pytest
from kits.card_screen import CardScreen, act
from kits.fake_table import computer, person

from game.core.game import Pace, Stamp, preset
from game.games import GAMES, part
from game.ui.scenes.table import Manner
from game.ui.scenes.title import Entry, Title

STILL, MOVING = Manner(still=True), Manner()
FRAME = 80
ACTS, BETWEEN = 8, 24
"""Acts of a match, and frames of so many ms before each: long enough for a trick to be read."""
PRESETS = {"set": "speed"}


def opened(drive, game, manner):
    options = preset(game, PRESETS.get(game.info.id, game.info.presets[0][0]))
    return CardScreen(drive, game, part(game.info.id, "table"), options, (person("Anna"), computer("easy", "Ben")), manner=manner)


def moved(screen, seat, action):
    step = screen.table.game.apply(screen.table.state, seat, action, Stamp(screen.table.clock(screen.drive.now)))
    return sum(len(tuple(event.moves())) for event in step.events)


def frames(drive, game, manner):
    """A match by chance, frame by frame; the same for every manner."""
    drive.stage.push(Title([Entry("title-play", "play", lambda: None)]))
    screen, dice = opened(drive, game, manner), random.Random(zlib.crc32(game.info.id.encode()))
    try:
        for number in range(ACTS * BETWEEN):
            if number % BETWEEN == BETWEEN - 1:
                act(screen, dice, moved if game.info.pace is Pace.RACE else None)  # in a race the one that moves most cards
            screen.turn(FRAME, FRAME)
            yield screen
    finally:
        screen.close()
        drive.stage.pop()


@pytest.fixture(params=GAMES.values(), ids=GAMES.keys())
def game(request):
    return request.param


def test_nothing_is_ever_drawn_between_two_places(drive, game):
    places, layout, pictures = {}, None, 0
    for screen in frames(drive, game, STILL):
        director = screen.part.board.director
        if director.layout is not layout:
            places, layout, pictures = {}, director.layout, pictures + 1
        for sprite in director.frame(drive.now):
            assert not sprite.moving
            assert sprite.pose == layout.spots[sprite.key].pose
        for item in screen.part.items(drive.now):
            assert places.setdefault(item.key, item.rect) == item.rect
    assert pictures > ACTS // 2  # the match did go on


def test_with_movement_cards_are_seen_on_their_way(drive, game):
    """The look above finds movement where there is any."""
    assert any(sprite.moving for screen in frames(drive, game, MOVING) for sprite in screen.part.board.director.frame(drive.now))


def times(drive, game, manner):
    """When another picture of the match was begun, frames since the first."""
    found, layout = [], None
    for number, screen in enumerate(frames(drive, game, manner)):
        if screen.part.board.director.layout is not layout:
            layout = screen.part.board.director.layout
            found.append(number)
    return found


def test_everything_is_shown_as_long_as_at_normal_speed(drive, game):
    assert times(drive, game, STILL) == times(drive, game, MOVING)
