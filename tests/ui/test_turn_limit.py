"""A room's limit for a turn: a bar runs out for whoever is asked here, the last seconds tick, and nobody else is hurried."""

import pytest
from kits.card_screen import CardScreen
from kits.fake_table import computer, person

from game.core.game import preset
from game.games import GAMES, part


@pytest.fixture
def table(drive):
    """A table of Écarté for two, the first seat here, with a limit of 30 seconds."""
    game = GAMES["ecarte"]
    made = CardScreen(drive, game, part("ecarte", "table"), preset(game, game.info.presets[0][0]), [person("Ada"), computer("easy")])
    made.table.change(turn_seconds=30)
    made.turn(40)
    yield made
    made.faces.close()


def own_turn(table):
    """The other seat plays until this one is asked."""
    for _ in range(20):
        if table.table.game.legal_actions(table.table.view(0)):
            return
        table.table.by(1, table.table.game.fallback(table.table.view(1)))
        table.turn(40)
    raise AssertionError("nobody asks the person here")


def bar(table):
    return table.scene._facts.strip.left


def test_the_bar_runs_for_the_last_ten_seconds_and_the_last_five_tick(table):
    own_turn(table)
    table.turn(19_000, 500)
    assert bar(table) is None
    assert "countdown" not in table.heard
    table.turn(5_500, 500)
    assert 0.5 < bar(table) < 0.6
    assert "countdown" not in table.heard
    table.turn(3_000, 250)
    assert table.heard.count("countdown") == 3
    assert 0.2 < bar(table) < 0.3


def test_a_turn_begins_anew_with_what_somebody_does(table):
    own_turn(table)
    table.turn(28_000, 500)
    before = table.heard.count("countdown")
    table.table.act(0, table.table.game.fallback(table.table.view(0)), table.drive.now)
    table.turn(2_000, 250)
    assert bar(table) is None
    assert table.heard.count("countdown") == before


def test_without_a_limit_and_in_a_pause_nobody_is_hurried(table):
    own_turn(table)
    table.turn(15_000, 500)
    table.table.conduct(paused=True)
    table.turn(60_000, 1000)
    assert "countdown" not in table.heard
    table.table.conduct(paused=False)
    table.table.change(turn_seconds=0)
    table.turn(60_000, 1000)
    assert "countdown" not in table.heard
    assert bar(table) is None
