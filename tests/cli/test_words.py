"""The words of the command line: common options anywhere, every mistake one sentence and exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.command import main, words

ROOT = Path(__file__).parents[2]

WRONG = [
    ("plya", 'There is no command "plya" (did you mean "play"?); known: play, learn, host, join, find, arena, bench'),
    ("--lang qqq", 'There is no language "qqq"; known: '),
    ("--window huge", '"huge" is no size for a window; say width and height in pixels, such as 1280x720.'),
    ("--window 100x100", '"100x100" is no size'),
    ("--window 800x600 --fullscreen", "A window is either of one size (--window) or as large as the monitor (--fullscreen), not both."),
    ("--wat", '"--wat" means nothing here; --help shows what does.'),
    ("--pres=quick play set", '"--pres=quick" means nothing here'),
    ("play", "GAME is missing; --help shows what belongs there."),
    ("learn", "GAME is missing; --help shows what belongs there."),
    ("learn chess", 'There is no lesson in "chess"; known: set, '),
    ("play set quick", '"quick" means nothing here; --help shows what does.'),
    ("host", "Say either which game to host or, with --resume, which file to go on from."),
    ("host set --resume some-file", "Say either which game to host or, with --resume, which file to go on from."),
    ("join", "ADDRESS is missing; --help shows what belongs there."),
    ("arena set", "--players is missing"),
    ("play set --seats", "--seats: expected one argument; --help shows what belongs there."),
    ("play set --seats three", '"three" is no whole number from 1 to 12.'),
    ("play set --seats -1", ""),
    ("play set --seats 0", '"0" is no whole number from 1 to 12.'),
    ("play set --seats ٣", '"٣" is no whole number from 1 to 12.'),
    ("host set --port 65536", '"65536" is no whole number from 0 to 65535.'),
    ("find --seconds forever", '"forever" is no number of seconds up to 600.'),
    ("find --seconds 0", '"0" is no number of seconds up to 600.'),
    ("find --seconds nan", '"nan" is no number of seconds up to 600.'),
    ("bench dra", 'There is no bench "dra" (did you mean "draw"?); known: race, draw, wire, input, start, idle.'),
    ("--player=", "A name has 1 to 24 printable characters."),
    ("--player=" + "x" * 25, "A name has 1 to 24 printable characters."),
    ("--player=a\x1bb", "A name has 1 to 24 printable characters."),
    ("play po\x1b[31mker", 'There is no game "po\\x1b[31mker"; known: set, '),
    ("--profile= find", "An empty word names no file and no folder."),
    ("sheet title --out=", "An empty word names no file and no folder."),
    ("host --resume=", "An empty word names no file and no folder."),
    ("--profile=\udcff find", '"--profile=\\udcff" is no text this system can read; names of files too have to be UTF-8.'),
    ("--mute=yes", "--mute: ignored explicit argument 'yes'; --help shows what belongs there."),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG)
def test_a_mistake_is_one_sentence_and_exit_code_2(line, sentence, capsys):
    assert main(line.split(" ")) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    assert err.startswith(sentence)


COMMANDS = ("", "play set", "learn set", "host set", "join 10.0.0.1", "find", "arena set --players easy", "bench draw")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_options_of_all_commands_stand_before_or_after_them(command):
    shared = "--player Zoë --profile somewhere --lang en --window 1600x900 --seed abc --mute --fast"
    before, after = words.parse(f"{shared} {command}".split()), words.parse(f"{command} {shared}".split())
    assert before == after
    assert (before.player, before.profile, before.lang, before.window) == ("Zoë", Path("somewhere"), "en", (1600, 900))
    assert (before.seed, before.mute, before.fast, before.fullscreen) == (0x352441C2, True, True, False)  # CRC-32 of "abc"
    bare = words.parse(command.split())
    assert {name: getattr(bare, name) for name in words.SHARED} == words.SHARED


def test_an_option_before_the_command_is_not_taken_back_by_it():
    asked = words.parse(["--mute", "play", "set", "--fast"])
    assert (asked.mute, asked.fast, asked.command, asked.game) == (True, True, "play", "set")


def test_play_collects_options_and_levels():
    line = "play set --option penalty=none pick_seconds=9 --option rounds=2 --bots easy,hard --seats 4"
    asked = words.parse(line.split())
    assert asked.option == ["penalty=none", "pick_seconds=9", "rounds=2"]
    assert (asked.bots, asked.seats, asked.preset) == (("easy", "hard"), 4, None)


def test_a_seed_is_a_number_or_any_word():
    assert words.parse(["--seed", "17"]).seed == 17
    assert words.parse(["--seed", "seventeen"]).seed == words.parse(["--seed", "seventeen"]).seed != 17


def test_a_name_is_trimmed_and_of_any_script():
    assert words.parse(["--player", "  রবি   ঠাকুর "]).player == "রবি ঠাকুর"


def run(*argv, code="from game.command import main; print(main(sys.argv[1:]), 'pygame' in sys.modules)"):
    ran = subprocess.run([sys.executable, "-c", "import sys; " + code, *argv], cwd=ROOT, capture_output=True, text=True)
    return ran.stdout, ran.stderr


@pytest.mark.parametrize("line", ["plya", "play sett", "play set --preset quik", "play set --bots wizard", "find --seconds 0.01 --json"])
def test_words_alone_never_import_pygame(line):
    assert run(*line.split())[0].splitlines()[-1].split()[1] == "False"


def test_version_and_help_print_and_end_well():
    for argv in (["--version"], ["play", "--version"], ["--help"], ["bench", "--help"]):
        ran = subprocess.run([sys.executable, "main.py", *argv], cwd=ROOT, capture_output=True, text=True)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert "Quick Hands 0." in ran.stdout or "usage: main.py" in ran.stdout


def test_an_unforeseen_failure_is_one_sentence_and_leaves_the_details_in_a_file(monkeypatch, capsys, tmp_path):
    def broken(_):
        raise LookupError("two\nlines")

    monkeypatch.setattr("game.command.orders.ORDERS", {"find": broken})
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert main(["find"]) == 1
    err = capsys.readouterr().err
    (kept,) = tmp_path.iterdir()
    assert err == f"It broke off: LookupError: two lines (details for a bug report are in {kept}).\n"
    assert "broken" in kept.read_text()
    assert main(["find"]) == 1  # nobody can lay a trap in its place
    assert len(list(tmp_path.iterdir())) == 2
    assert not kept.stat().st_mode & 0o077 or sys.platform == "win32"


PRINTING = (
    "--help",
    "--version",
    "find --seconds 0.1",
    "find --seconds 0.1 --json",
    "arena set --players easy --matches 1",
    "sheet title --lang en --window 320x180 --text 100 --out {out}",
)


def printed(line, to, unbuffered, tmp_path):
    """What a shell makes of this command with its output going there: exit code and standard error."""
    env = os.environ | {"PYTHONUNBUFFERED": unbuffered}
    words = f"exec '{sys.executable}' main.py {line.format(out=tmp_path)}"
    ran = subprocess.run(["sh", "-c", words], cwd=ROOT, env=env, stdout=to, stderr=subprocess.PIPE, text=True)
    return ran.returncode, ran.stderr


@pytest.mark.parametrize("line", PRINTING)
def test_what_cannot_be_printed_is_said_in_one_sentence(line, tmp_path):
    with Path("/dev/full").open("w") as full:
        assert printed(line, full, "", tmp_path) == (1, "What was asked for could not be printed: No space left on device.\n")


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("line", PRINTING)
def test_whoever_reads_the_output_may_go_before_the_end(line, unbuffered, tmp_path):
    unread, out = os.pipe()
    os.close(unread)
    code, err = printed(line, out, unbuffered, tmp_path)
    os.close(out)
    assert (code in (0, 1), err) == (True, "")


def test_a_mistake_nobody_can_be_told_of_keeps_its_exit_code():
    ran = subprocess.run(["sh", "-c", f"'{sys.executable}' main.py plya 2>/dev/full"], cwd=ROOT)
    assert ran.returncode == 2
