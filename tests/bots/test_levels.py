"""Levels have names, and an unknown one is answered with the known ones."""

import pytest

from game.bots.levels import LEVELS, UnknownLevel, check_level


def test_the_usual_levels_from_weak_to_strong():
    assert LEVELS == ("easy", "medium", "hard", "master")


@pytest.mark.parametrize("level", LEVELS)
def test_known_levels_pass(level):
    check_level(level)


@pytest.mark.parametrize("level", ["", "Hard", "beginner", "master "])
def test_unknown_levels_are_told_the_known_ones(level):
    with pytest.raises(UnknownLevel, match="known levels are easy, medium, hard, master"):
        check_level(level)


def test_a_game_may_offer_others():
    check_level("beginner", ("beginner", *LEVELS))
    with pytest.raises(UnknownLevel, match="known levels are beginner, easy"):
        check_level("expert", ("beginner", "easy"))
