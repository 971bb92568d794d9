"""From words to a table: games, presets, options, seats and levels, with one sentence for what cannot be."""

import sys

import pytest

from game.command import main, table, words
from game.core.game import preset
from game.games import GAMES

SET = GAMES["set"]


def wanted(line, **more):
    return table.wanted(words.parse(line.split()), **more)


def test_a_bare_game_is_its_first_preset_for_one_person():
    asked = wanted("play set")
    assert (asked.game, asked.preset, asked.options, asked.seats, asked.bots) == (SET, "classic", None, 1, ())


def test_computers_take_the_last_seats_and_people_the_rest():
    assert wanted("play set --bots easy,hard").seats == 3
    assert wanted("play set --seats 5 --bots easy,hard").seats == 5
    assert wanted("play set --bots easy,hard").bots == ("easy", "hard")


def test_a_table_for_others_needs_no_person_of_its_own():
    assert wanted("host set --bots easy,easy", people=0).seats == 2
    assert wanted("host set", people=0).seats == 1


def test_options_are_read_as_their_types():
    line = "play set --seats 3 --option pack=quick table=9 pick_seconds=30 sudden_death=true lag_fair=25 --option start_points=2,-1,0"
    options = wanted(line).options
    assert (options.pack, options.table, options.pick_seconds, options.sudden_death) == ("quick", 9, 30, True)
    assert (options.lag_fair, options.start_points) == (25, (2, -1, 0))
    assert options.penalty == preset(SET, "classic").penalty


def test_options_change_the_preset_that_was_named():
    options = wanted("play set --preset speed --option seconds=60").options
    assert (options.finish, options.seconds, options.claim) == ("timed", 60, "instant")


WRONG = [
    ("play sett", f'There is no game "sett" (did you mean "set"?); known: {", ".join(GAMES)}.'),
    ("arena sett --players easy", 'There is no game "sett"'),
    ("play set --preset clasic", 'There is no preset of Set "clasic" (did you mean "classic"?); known: classic, quick, speed, first_to'),
    ("play set --bots wizard", 'There is no level "wizard"'),
    ("arena set --players easy,wizard", 'There is no level "wizard"'),
    ("play set --bots easy,,hard", 'There is no level ""; known: beginner, easy, medium, hard, master.'),
    ("play set --preset solo --seats 2", "Set (solo) is played with 1 seat, not 2."),
    ("play set --bots " + ",".join(["easy"] * 12), "Set (classic) is played with 1 to 12 seats, not 13."),
    ("play set --seats 2 --bots easy,easy", "2 seats are not enough for 2 computer players and one person."),
    ("play set --option penalty", '"penalty" is no option; say its name and value, such as mode=….'),
    ("play set --option penaltie=none", 'There is no option "penaltie" (did you mean "penalty"?); known: mode, pack'),
    ("play set --option pick_seconds=soon", 'The option pick_seconds cannot be "soon": it is a whole number.'),
    ("play set --option penalty=death", 'The option penalty cannot be "death": it can be point, floor, lockout or none.'),
    ("play set --option hints=maybe", 'The option hints cannot be "maybe": it is true or false.'),
    ("play set --option start_points=a,b", 'The option start_points cannot be "a,b": it is several whole numbers with commas'),
    ("play schnapsen --option target=x", 'The option target cannot be "x": it is a whole number.'),
    ("play scopa --seats 5", "Scopa (scopa) is played with 2, 3, 4 or 6 seats, not 5."),
    ("play set --option pick_seconds=31", "The option pick_seconds of Set cannot be 31 (it goes from 0 to 30)."),
    ("play set --option table=9", "The options table and pack do not go together in Set."),
    ("join 300.1.1.1", '"300.1.1.1" is neither an address nor a join code of a network this machine is in.'),
    ("join here:99999", '"here:99999" is neither an address nor'),
    ("play set --option start_points=1,2", "The options start_points and seats do not go together in Set."),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG)
def test_what_cannot_be_played_is_one_sentence_and_exit_code_2(line, sentence, capsys):
    assert main(line.split(" ")) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(sentence)


@pytest.mark.parametrize(("address", "told"), [("300.1.1.1", '"300.1.1.1" is neither'), ("10.0.0.1", "There is no display")])
def test_where_a_table_may_be_is_looked_at_before_the_display(address, told, monkeypatch, capsys):
    for variable in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert main(["join", address]) > 0
    assert capsys.readouterr().err.startswith(told)
