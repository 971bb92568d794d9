"""Whose turn it is at a table of tricks is seen from afar: in the strip, in the row, and around the screen of whoever has it."""

import pytest
from kits.trick_screen import ALONE, TWO_HERE, first_deal, trick_screens

from game.games.ecarte import table as ecarte_looks
from game.games.ecarte.options import PRESETS as ECARTE_PRESETS
from game.games.ecarte.rules import ECARTE
from game.games.schnapsen import table as schnapsen_looks
from game.games.schnapsen.options import PRESETS
from game.games.schnapsen.rules import SCHNAPSEN

GAMES = [(SCHNAPSEN, schnapsen_looks, dict(PRESETS)["schnapsen"]), (ECARTE, ecarte_looks, dict(ECARTE_PRESETS)["gamerules"])]
trick_screen = trick_screens()


@pytest.mark.parametrize(("game", "looks", "options"), GAMES)
def test_the_strip_has_the_colour_of_whose_turn_it_is_and_the_screen_of_ones_own(trick_screen, game, looks, options):
    turns = set()
    for seed in range(4):
        state = first_deal(game, options, seed).state
        facts, turn = trick_screen(game, looks, state, ALONE).facts, state.common.turn
        assert (facts.strip.tone, facts.strip.seat, facts.acting) == ("call", turn, (turn,))
        assert facts.light == (turn if turn == 0 else None)
        turns.add(turn)
    assert turns == {0, 1}


@pytest.mark.parametrize(("game", "looks", "options"), GAMES)
def test_where_two_share_the_screen_it_shines_for_either(trick_screen, game, looks, options):
    for seed in range(4):
        state = first_deal(game, options, seed).state
        assert trick_screen(game, looks, state, TWO_HERE, (0, 1)).facts.light == state.common.turn
