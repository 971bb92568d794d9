"""One person, a mouse and the README's start command: from the title through the set-up into a game of Set alone, to its result."""

import json

import pytest

from game.core.game import SECOND

pytestmark = pytest.mark.xvfb


def test_a_solo_game_by_mouse_from_the_title_to_the_result(front, twin_of, table_of):
    """S21, S3, S6–S9 as they look: the quick pack, one wrong claim, then set after set until none is left."""
    window = front(seed=5)
    twin = twin_of(window, 5)
    window.press(twin, "Play", "Set", "Solo", "House rules", "Pack")
    options = twin.stage.top.plan.options
    assert (options.mode, options.pack) == ("solo", "quick")
    start = twin.place("Start")
    window.sees(twin, start)
    window.click(start)
    table = table_of(twin, options)
    pick(window, twin, table, table.no_set())
    assert table.state.racers[0].wrongs == 1
    while not table.over:
        pick(window, twin, table, table.a_set())
    window.sees(twin, table.go_on)
    window.click(table.go_on)
    twin.result()
    window.press(twin, "To the title", "Quit")
    assert window.ended() == 0
    tally = json.loads((window.profile / "statistics.json").read_text())["set/solo"]
    assert tally["matches"] == 1
    assert tally["best"] > 5 * SECOND


def pick(window, twin, table, cards):
    """See every card where it has to lie; then click these, in the window and in its twin."""
    window.sees(twin, *map(table.face, table.lying))
    places = [table.place(card) for card in cards]
    window.click(*places)
    table.click(*places)
