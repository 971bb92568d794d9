"""The host's and the computer players' processes: they start, play, and end with whoever needs them, however that comes about."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from kits.set_play import claim, lying

from game.core.table import Back, ClockIs, Restored, Stepped
from game.session import bot_keeper, start
from game.session.children import ROOT, Child
from game.session.tasks import HostTask


def processes():
    """Every process: number -> (parent, what it runs); those that have ended and were not collected are left out."""
    listing = subprocess.run(["ps", "-ww", "-eo", "pid=,ppid=,stat=,args="], capture_output=True, text=True, check=True).stdout
    found = (re.match(r"\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)", line) for line in listing.splitlines())
    return {int(one[1]): (int(one[2]), one[4]) for one in found if one and not one[3].startswith("Z")}


def children_of(pid, module):
    return [child for child, (parent, runs) in processes().items() if parent == pid and module in runs]


def eventually(condition):
    end = time.monotonic() + 30
    while not (result := condition()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return result


@pytest.fixture
def alone(guest, setup):
    """Somebody at a table of his own, in processes of its own."""
    return lambda **changes: guest(opening=lambda wake: start.local(setup(**changes), wake))


def test_a_local_match_begins_by_itself_and_is_played(alone):
    ann = alone(seed=5)
    ann.sits().until(lambda: lying(ann))
    asked = claim(ann)
    assert ann.sees(Stepped, of=lambda step: step.own_cause == (0, asked))
    assert ann.table.is_owner
    assert ann.table.room.seeded


def test_two_people_at_one_screen_own_two_seats(alone):
    ann = alone(preset="classic", names=("Ann", "Bob"), pointers=(False, False))
    ann.until(lambda: ann.table.own == (0, 1))
    assert [seat.name for seat in ann.table.room.seats] == ["Ann", "Bob"]
    assert ann.sees(Restored).seats == (0, 1)


def test_the_host_process_reaches_only_this_machine(alone):
    ann = alone().sits()
    assert ann.table.hosting.addresses == ("127.0.0.1",)


def test_closing_the_table_ends_its_processes(alone):
    ann = alone(preset="speed", bots=("easy",)).sits()
    (host,) = children_of(os.getpid(), "host_process")
    (bots,) = eventually(lambda: children_of(host, "bot_process"))
    ann.table.close()
    eventually(lambda: not processes().keys() & {host, bots})


def test_a_computer_player_plays(alone):
    ann = alone(preset="speed", bots=("master", "master")).sits()
    step = ann.sees(Stepped, of=lambda step: any(type(event).__name__ == "Granted" for event in step.events))
    assert step.own_cause is None
    assert [seat.kind for seat in ann.table.room.seats] == ["person", "computer", "computer"]


def test_in_a_pause_the_computers_wait(alone):
    ann = alone(preset="speed", bots=("master", "master")).sits()
    ann.until(lambda: lying(ann))
    ann.table.conduct(paused=True)
    ann.sees(ClockIs, of=lambda clock: not clock.running)
    clock = ann.table.clock(time.monotonic_ns())
    assert ann.table.clock(time.monotonic_ns() + 10**10) == clock
    ann.table.conduct(paused=False)
    ann.sees(ClockIs, of=lambda clock: clock.running)
    ann.sees(Stepped, of=lambda step: step.clock > clock)


def test_a_host_process_that_is_killed_ends_the_table_with_its_computers(alone):
    ann = alone(preset="speed", bots=("easy",)).sits()
    (host,) = children_of(os.getpid(), "host_process")
    (bots,) = eventually(lambda: children_of(host, "bot_process"))
    os.kill(host, signal.SIGKILL)
    assert ann.end().code == "host_failed"
    eventually(lambda: bots not in processes())


def test_computer_players_that_die_are_replaced(room, guest, monkeypatch):
    monkeypatch.setattr(bot_keeper, "LOOK_SECONDS", 0.05)
    ann = guest(room(bots=("easy",)).port).sits()
    (first,) = eventually(lambda: children_of(os.getpid(), "bot_process"))
    os.kill(first, signal.SIGKILL)
    eventually(lambda: [pid for pid in children_of(os.getpid(), "bot_process") if pid != first])
    assert ann.table.connected


WINDOW = """
import sys, threading, time
from game.session import start
woken = threading.Event()
table = start.local(start.LocalSetup(game="set", preset="speed", names=("Ann",), bots=("easy",)), woken.set)
while not table.own:
    woken.wait(0.05)
    woken.clear()
    table.poll(time.monotonic_ns())
print("playing", flush=True)
sys.stdin.readline()
{then}
"""


@pytest.mark.parametrize(
    ("then", "kill"),
    [("0", signal.SIGKILL), ("0", signal.SIGTERM), ("1/0", None), ("sys.exit()", None), ("import os; os._exit(3)", None)],
    ids=["killed", "terminated", "crashed", "left open", "ended hard"],
)
def test_a_window_that_ends_without_a_word_leaves_no_process_behind(then, kill):
    code, pipe = WINDOW.format(then=then), subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as window:
        assert window.stdout.readline() == "playing\n"
        (host,) = children_of(window.pid, "host_process")
        (bots,) = eventually(lambda: children_of(host, "bot_process"))
        if kill:
            window.send_signal(kill)
        else:
            window.communicate("\n")
    eventually(lambda: not processes().keys() & {window.pid, host, bots})


def test_a_child_that_is_no_more_says_nothing():
    child = Child("game.session.no_such_process", HostTask(room=start.room(start.LocalSetup(game="set", preset="solo"), lan=False)))
    assert child.answer() == b""
    eventually(lambda: not child.alive)
    child.stop(1)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_an_interrupt_from_the_keyboard_and_the_end_of_the_terminal_are_the_parents_business_even_while_a_child_loads(number):
    room = start.room(start.LocalSetup(game="set", preset="solo"), lan=False)
    child = Child("game.session.host_process", HostTask(room=room, loopback=True))
    os.kill(child.pid, number)
    assert child.answer()
    child.stop(10)


def test_a_task_that_is_no_text_starts_nothing():
    room = start.room(start.LocalSetup(game="set", preset="solo"), lan=False)
    before = children_of(os.getpid(), "host_process")
    with pytest.raises(UnicodeEncodeError):
        Child("game.session.host_process", HostTask(room=msgspec.structs.replace(room, name="\udcff")))
    assert children_of(os.getpid(), "host_process") == before


def test_a_table_is_played_and_opened_anew_whatever_the_folder_of_its_record_is_called(guest, setup, tmp_path):
    """A home may have a name that is no text, from times before UTF-8."""
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9/tables"))
    ann = guest(opening=lambda wake: start.local(setup(), wake, folder)).sits()
    assert ann.table.hosting.journal.startswith(f"{tmp_path}/caf\\xe9/tables/")
    os.kill(children_of(os.getpid(), "host_process")[0], signal.SIGKILL)
    ann.sees(Back)
    (left,) = folder.iterdir()
    left.unlink()
    os.kill(eventually(lambda: children_of(os.getpid(), "host_process"))[0], signal.SIGKILL)
    assert ann.end().code == "unreadable"


def test_no_secret_is_on_a_command_line(alone):
    alone(preset="speed", bots=("easy",)).sits()
    (host,) = children_of(os.getpid(), "host_process")
    (bots,) = eventually(lambda: children_of(host, "bot_process"))
    running = processes()
    assert running[host][1].endswith(" -m game.session.host_process")
    assert running[bots][1].endswith(" -m game.session.bot_process")


def test_no_process_of_a_table_imports_pygame():
    code = "import sys, game.session.host_process, game.session.bot_process, game.session.headless; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
