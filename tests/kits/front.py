"""Somebody in front of the program: starts it as the README says, looks at its window, presses keys and buttons, waits for what comes."""

import itertools
import os
import subprocess
import sys
from pathlib import Path

import pygame

from kits.desktop import ROOT, until
from kits.x11 import ask_to_close

MARK = "QUICK_HANDS_MARK"
"""Set for the program and so for everything it starts: how its processes are found."""
_numbers = itertools.count(1)


class Front:
    """The program on a desktop with a profile of its own; `argv`: its command line."""

    def __init__(self, desktop, profile, *argv):
        self.desktop, self.profile, self._mark = desktop, profile, f"{os.getpid()}-{next(_numbers)}"
        self._errors = profile.with_name(f"{profile.name}.errors")
        words = [sys.executable, "main.py", "--profile", profile, *argv]
        with self._errors.open("w") as errors:
            self.process = subprocess.Popen(
                list(map(str, words)), cwd=ROOT, env=desktop.env | {MARK: self._mark}, stdout=errors, stderr=errors
            )
        self.window = until(self._window, self.told)
        self.place = self.geometry()

    def _window(self):
        assert self.process.poll() is None, self.told()
        try:
            return self.desktop.do("search", "--onlyvisible", "--pid", self.process.pid).split()[0]
        except subprocess.CalledProcessError:  # not yet
            return None

    def told(self):
        """What it printed."""
        return self._errors.read_text()

    def geometry(self):
        """Where the window is on the desktop, and its size."""
        told = dict(line.split("=") for line in self.desktop.do("getwindowgeometry", "--shell", self.window).split())
        return pygame.Rect(*(int(told[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    # --- seeing
    def pixels(self, *rects):
        """What is seen in these parts of the window."""
        seen = self.desktop.picture()
        return [pygame.image.tobytes(seen.subsurface(pygame.Rect(rect).move(self.place.topleft)), "RGB") for rect in rects]

    def sees(self, twin, *rects):
        """Wait until these parts of the window look as in the twin."""
        wanted = twin.pixels(*rects)
        until(lambda: self.pixels(*rects) == wanted, lambda: self._different(twin, rects, wanted))

    def _different(self, twin, rects, wanted):
        """What is to be said of it; both pictures are kept beside the profile."""
        pictures = [self.profile.with_name(f"{name}.png") for name in ("seen", "wanted")]
        for surface, file in zip((self.desktop.picture(), twin.window.canvas), pictures, strict=True):
            pygame.image.save(surface, file)
        different = [rect for rect, seen, want in zip(rects, self.pixels(*rects), wanted, strict=True) if seen != want]
        return f"{different} look different in {pictures}; {self.told()}"

    # --- pressing
    def click(self, *places):
        """Click in the middle of each of these parts of the window, one after the other."""
        at = [place.move(self.place.topleft).center for place in places]
        self.desktop.do(*(word for pos in at for word in ("mousemove", *pos, "click", 1)))

    def key(self, *keys):
        """Press these keys one after the other."""
        self.desktop.do("key", "--delay", 20, *keys)

    def press(self, twin, *words):
        """By mouse, on one page after the other: see what is called so, press it, here and in the twin."""
        for each in words:
            place = twin.place(each)
            self.sees(twin, place.inflate(-place.h // 2, -place.h // 2))  # what lies behind a page may move
            self.click(place)
            twin.press(place.center)

    # --- the end
    def close_politely(self):
        """Press the cross of the window's frame, if it had one."""
        ask_to_close(self.desktop.name, int(self.window))

    def processes(self):
        """The processes that are left of the program and of all it started, by what they run."""
        found = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if f"{MARK}={self._mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                    found[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            except OSError:
                continue
        return found

    def ended(self):
        """Wait until nothing is left of it; the exit code."""
        code = self.process.wait(20)
        until(lambda: not self.processes(), lambda: str(self.processes()))
        return code

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(20)
