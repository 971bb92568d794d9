"""One person, a mouse and the README's start command: from the title through the set-up into a game of Set alone, to its result."""

import json

import pytest
from kits.desktop import Desktop
from kits.front import Front
from kits.twin import TableTwin, Twin

from game.games.setgame.actions import Claim
from game.games.setgame.options import PRESETS

pytestmark = pytest.mark.xvfb
SEED = 5


@pytest.fixture
def front(ends, tmp_path):
    """Start the program on a desktop of its own: `front("play", "set")`."""

    def start(*argv, size=(1280, 720)):
        folder = tmp_path / "desktop"
        folder.mkdir()
        return ends(Front(ends(Desktop(folder, size)), tmp_path / "profile", *argv))

    return start


@pytest.fixture
def twin_of(ends, tmp_path):
    """The twin of what is seen in front."""
    return lambda front, seed=SEED: Twin(tmp_path / "twin", front.place.size, seed)


def test_a_solo_game_by_mouse_from_the_title_to_the_result(front, twin_of, ends):
    window = front("--seed", SEED)
    twin = twin_of(window)
    window.press(twin, "Play", "Set", "Solo")
    assert twin.stage.top.plan.preset == "solo"
    window.press(twin, "House rules", "Pack")
    options = twin.stage.top.plan.options
    assert options.pack == "quick"
    start = twin.place("Start")
    window.sees(twin, start)
    window.click(start)
    table = ends(TableTwin(twin, options, SEED))
    while not table.over:
        for card in table.lying:
            window.sees(twin, table.face(card))
        cards = table.a_set()
        window.click(*map(table.place, cards))
        table.by(0, Claim(cards))
    window.sees(twin, table.go_on)
    window.click(table.go_on)
    twin.result()
    window.press(twin, "To the title")
    window.press(twin, "Quit")
    assert window.ended() == 0
