"""Many matches between levels: who sits where, and how results add up."""

import msgspec
import pytest
from kits.toy_game import Options, Toy

from game import arena
from game.arena import CannotPlay, run
from game.bots.levels import UnknownLevel
from game.bots.player import Plan
from game.core.errors import IllegalOptions
from game.games.setgame.options import SetOptions

TOY = Toy()


class Teams(Toy):
    """The toy game, said to be for four in two parties as well."""

    info = msgspec.structs.replace(TOY.info, seats=(2, 3, 4), seat_choices={"hasty": (4,)})


class First:
    """Plays the first legal action."""

    def told(self, view, events, clock):
        self.view = view

    def plan(self):
        return Plan(TOY.legal_actions(self.view)[0], 0)


@pytest.fixture
def toys(monkeypatch):
    """The toy game among the games; the calls of its `make`, in order."""
    made = []

    class Bot:
        LEVELS = ("easy", "hard")

        @staticmethod
        def make(level, seat, options, dice):
            made.append((level, seat, dice.random()))
            return First()

    monkeypatch.setattr(arena, "GAMES", {"toy": TOY, "teams": Teams()})
    monkeypatch.setattr(arena, "part", lambda game_id, name: Bot)
    return made


def test_seats_are_mirrored_over_matches(toys):
    run("toy", ("easy", "hard"), matches=4)
    assert [(level, seat) for level, seat, _ in toys] == [("easy", 0), ("hard", 1), ("hard", 0), ("easy", 1)] * 2
    assert len({dice for *_, dice in toys}) == 8  # everybody has dice of his own


def test_a_shuffle_is_played_from_every_side(toys):
    """Both play alike, so what one wins with a shuffle the other wins when it comes again."""
    result = run("toy", ("easy", "easy"), matches=50)
    assert result.points[0] == result.points[1] == 50 * 12 / 2
    assert result.wins[0] == result.wins[1] > 0
    single = [run("toy", ("easy", "easy"), matches=1, seed=seed).points for seed in range(5)]
    assert len(set(single)) > 1  # and the shuffles differ


def test_wins_and_draws_are_all_matches(toys):
    result = run("toy", ("easy", "hard"), matches=30)
    assert sum(result.wins) + result.draws == result.matches == 30
    assert result.draws > 0  # twelve tricks: six each happens


def test_the_same_numbers_come_out_again(toys):
    first, again, other = (run("toy", ("easy", "hard"), matches=5, seed=seed) for seed in (7, 7, 8))
    assert first.points == again.points != other.points


def test_one_level_fills_every_seat(toys):
    result = run("toy", ("hard",), matches=3)
    assert [(level, seat) for level, seat, _ in toys] == [("hard", 0), ("hard", 1)] * 3
    assert result.wins == (3,)
    assert result.points == (3 * 12 / 2,)  # the mean of its seats


@pytest.mark.parametrize(
    ("players", "name", "seats"),
    [(("easy",), "plain", 2), (("easy", "hard"), "plain", 2), (("easy", "hard"), "hasty", 4), (("easy",) * 3, "plain", 3)],
)
def test_levels_go_to_sides_repeating(toys, players, name, seats):
    assert arena._seats(arena.GAMES["teams"], name, len(players)) == seats


def test_the_answer_has_the_fields_of_the_command_line(toys):
    result = run("toy", ("easy", "hard"), "hasty", matches=2, seed=1)
    told = msgspec.json.decode(msgspec.json.encode(result))
    assert list(told) == ["game", "preset", "players", "matches", "wins", "draws", "points", "errors", "seconds"]
    assert told["game"] == "toy"
    assert told["preset"] == "hasty"
    assert told["players"] == ["easy", "hard"]
    assert told["errors"] == 0
    assert sum(told["points"]) == 2 * 8  # the preset's two deals of four tricks
    assert told["seconds"] > 0


def test_the_first_preset_is_the_default_and_options_go_before_it(toys):
    assert run("toy", ("easy", "hard"), matches=1).preset == "plain"
    assert sum(run("toy", ("easy", "hard"), matches=1, options=Options(deals=5)).points) == 20


def test_what_cannot_be_played_is_told_in_a_sentence():
    with pytest.raises(CannotPlay, match=r"There is no game 'chess'; the games are .*set"):
        run("chess", ("easy",))
    with pytest.raises(CannotPlay, match="Set has no preset 'slow'; the presets are classic, quick"):
        run("set", ("easy",), "slow")
    with pytest.raises(CannotPlay, match=r"Set \(solo\) seats 1, which 2 players cannot share evenly"):
        run("set", ("easy", "hard"), "solo")
    with pytest.raises(CannotPlay, match="13 players cannot share evenly"):
        run("set", ("easy",) * 13)
    with pytest.raises(CannotPlay):
        run("set", ())
    with pytest.raises(UnknownLevel, match="known levels are beginner, easy, medium, hard, master"):
        run("set", ("easy", "expert"))
    with pytest.raises(IllegalOptions):
        run("set", ("easy", "hard"), options=SetOptions(pick_seconds=99))


@pytest.mark.parametrize("name", ["classic", "quick", "speed", "first_to", "count", "solo", "practice"])
def test_set_is_played_in_every_preset(name):
    players = ("hard",) if name == "solo" else ("easy", "hard")
    result = run("set", players, name, matches=4, seed=1)
    assert result.errors == 0
    assert sum(result.wins) + result.draws == 4
