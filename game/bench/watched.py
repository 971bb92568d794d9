"""The real program, watched from a thread inside it: `python -m game.bench.watched KIND LONG PROFILE` and the program's own words.

The thread notes when frames are shown and keys are stamped, lets `inside` of `game.bench.KIND` measure, prints what it says as one JSON
line, and ends the process. Decides nothing about what is measured.
"""

import importlib
import json
import os
import runpy
import sys
import threading
import time
from types import ModuleType
from typing import Any

PATIENCE = 60.0


class Watch:
    """What is noted while the program runs, monotonic ns: frames shown, keys stamped, and by a press's stamp when its verdict was shown."""

    def __init__(self) -> None:
        self.frames: list[int] = []
        self.keys: list[int] = []
        self.verdicts: dict[int, int] = {}
        self._changed = threading.Condition()
        self._asked: dict[int, int] = {}
        self._told: list[int] = []

    def look(self) -> None:
        """Listen in on the window: frames shown, keys stamped."""
        from pygame import KEYDOWN

        from game.ui.window import Window

        present, wait = Window.present, Window.wait

        def presenting(window: Window, *parts: Any) -> None:
            present(window, *parts)
            now = time.monotonic_ns()
            self._note(self.frames, now)
            self.verdicts.update(dict.fromkeys(self._told, now))
            self._told.clear()

        def waiting(window: Window, milliseconds: int) -> Any:
            events, at = wait(window, milliseconds)
            for event in events:
                if event.type == KEYDOWN:
                    self._note(self.keys, at)
            return events, at

        Window.present, Window.wait = presenting, waiting  # type: ignore[method-assign,assignment]

    def listen(self) -> None:
        """Listen in on the table: the next frame after an own wish was granted or refused shows the verdict."""
        from game.core.table import Refused, Stepped
        from game.session.table import TcpTable

        act, poll = TcpTable.act, TcpTable.poll

        def acting(table: TcpTable, seat: int, action: Any, press: int) -> int | None:
            number = act(table, seat, action, press)
            if number is not None:
                self._asked[number] = press
            return number

        def polling(table: TcpTable, now: int) -> Any:
            told = poll(table, now)
            for one in told:
                number = one.id if isinstance(one, Refused) else one.own_cause[1] if isinstance(one, Stepped) and one.own_cause else None
                if number in self._asked:
                    self._told.append(self._asked.pop(number))
            return told

        TcpTable.act, TcpTable.poll = acting, polling  # type: ignore[method-assign,assignment]

    def wait_for(self, noted: list[int], count: int) -> int:
        """Wait until so many are noted; the last of them. Raises `TimeoutError`."""
        with self._changed:
            if not self._changed.wait_for(lambda: len(noted) >= count, PATIENCE):
                raise TimeoutError
            return noted[count - 1]

    def _note(self, where: list[int], at: int) -> None:
        with self._changed:
            where.append(at)
            self._changed.notify_all()


def _measure(kind: ModuleType, watch: Watch, long: bool) -> None:
    try:
        print(json.dumps(kind.inside(watch, long)), flush=True)
        os._exit(0)  # what it started ends with it
    except TimeoutError:
        print("The program did not do what was waited for.", file=sys.stderr, flush=True)
        os._exit(1)


if __name__ == "__main__":
    asked, watcher = importlib.import_module(f"game.bench.{sys.argv[1]}"), Watch()
    watcher.look()
    threading.Thread(target=_measure, args=(asked, watcher, sys.argv[2] == "1"), daemon=True).start()
    sys.argv = ["main.py", *sys.argv[4:], "--mute", "--profile", sys.argv[3]]
    runpy.run_path("main.py", run_name="__main__")
