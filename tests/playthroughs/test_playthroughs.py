"""Golden playthroughs: every preset of every game has one, and the rules of today play it to the same events and views."""

import pytest
from kits.playthrough import read, written
from kits.record import FOLDER, file_of, main

from game.games import GAMES

PRESETS = [(game, name) for game in GAMES for name, _ in GAMES[game].info.presets]


def missing(games):
    """The presets of these games without a golden playthrough."""
    return [(game, name) for game in games for name, _ in games[game].info.presets if not file_of(game, name).is_file()]


def test_every_preset_has_a_playthrough():
    assert not missing(GAMES), "record them: see playthroughs/README.md"


def test_game_without_a_playthrough_is_missed():
    assert missing({"newcomer": next(iter(GAMES.values()))})


def test_every_playthrough_is_of_a_preset():
    assert {path for path in FOLDER.glob("*/*") if path.is_file()} == {file_of(game, name) for game, name in PRESETS}


@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_playthrough(game, name):
    text = file_of(game, name).read_text(encoding="utf-8")
    assert text.startswith(f'game "{game}"\npreset "{name}"\n')
    assert "\n  = over " in text, "a playthrough that does not reach the end"
    compare(text, written(read(GAMES[game], text)))


def compare(golden, played):
    """Step by step, so that the first difference is told with what went in."""
    before, now = golden.split("\n\n"), played.split("\n\n")
    for step, (expected, found) in enumerate(zip(before, now, strict=False)):
        assert found == expected, f"step {step} comes out otherwise"
    assert len(now) == len(before)


@pytest.mark.parametrize(("game", "name"), PRESETS[:1])
@pytest.mark.parametrize("line", ["  = ", "  dealt "])
def test_changed_line_is_found(game, name, line):
    text = file_of(game, name).read_text(encoding="utf-8")
    place = text.index(line, len(text) // 2) if text.find(line, len(text) // 2) >= 0 else text.index(line)
    changed = text[:place] + line + "0" + text[place + len(line) :]
    with pytest.raises(AssertionError):
        compare(changed, written(read(GAMES[game], changed)))


@pytest.mark.parametrize("words", [["chess"], ["set"], ["set", "classic"], ["set", "nothing", "2", "1"], ["set", "classic", "99", "1"]])
def test_record_refuses_wrong_words_in_a_sentence(words, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err
