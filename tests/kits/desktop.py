"""Real windows on virtual displays, driven like a person drives them: keys and clicks in, pictures out. For tests with Xvfb and xdotool."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pygame

from game.ui.theme import FOCUS

ROOT = Path(__file__).parents[2]
PATIENCE = 40.0
STILL = 1.0
"""Seconds without a change after which a screen is taken to stand still: longer than the greeting is seen before the title."""
_QUIET = ("-noreset", "-nolisten", "tcp")


def until(condition, told=lambda: "it never came", seconds=PATIENCE):
    """Wait until `condition()` gives something true; what it gave. `told()`: what to say if it never does."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, told()
        time.sleep(0.05)
    return found


class Desktop:
    """A virtual display with room for one window of `size`."""

    def __init__(self, folder, size=(1280, 720)):
        self.size = size
        number = folder / "display"
        with number.open("w+") as told:
            self._server = subprocess.Popen(
                ["Xvfb", "-displayfd", str(told.fileno()), "-screen", "0", f"{size[0]}x{size[1]}x24", "-fbdir", folder, *_QUIET],
                pass_fds=[told.fileno()],
                stderr=subprocess.DEVNULL,
            )
        until(lambda: number.read_text().endswith("\n"))
        self._pixels = folder / "Xvfb_screen0"
        self.name = f":{number.read_text().strip()}"
        self.env = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
        self.env |= {"DISPLAY": self.name, "SDL_AUDIODRIVER": "dummy"}

    def close(self):
        self._server.terminate()
        self._server.wait()

    def do(self, *words):
        """Press keys, click, type: what xdotool is told; what it tells."""
        words = ["xdotool", *map(str, words)]
        return subprocess.run(words, env=self.env, check=True, capture_output=True, text=True).stdout

    def pixels(self, part=None):
        """What is on a part of the display (all of it), at once, in red, green and blue.

        The server keeps its pixels in a file, four bytes each in rows of the display's width; the fourth byte means nothing.
        """
        whole = self._pixels.read_bytes()
        shown = pygame.image.frombuffer(whole[-self.size[0] * self.size[1] * 4 :], self.size, "BGRA")
        return pygame.image.tobytes(shown.subsurface(part) if part else shown, "RGB")

    def picture(self, part=None):
        """The same as a surface."""
        return pygame.image.frombuffer(self.pixels(part), part.size if part else self.size, "RGB")


class Program:
    """The program in a window that fills a desktop, with a profile of its own; `before`: words before its command (`ip netns exec` …)."""

    def __init__(self, desktop, profile, *argv, before=(), name="Ann"):
        self.desktop, self.profile = desktop, profile
        size = f"{desktop.size[0]}x{desktop.size[1]}"
        words = [*before, sys.executable, "main.py", "--profile", profile, "--window", size, "--fast", "--mute", "--player", name, *argv]
        self.errors = profile.with_name(f"{profile.name}.errors")
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(list(map(str, words)), cwd=ROOT, env=desktop.env, stdout=errors, stderr=errors)

    def close(self):
        """End it; the last picture is kept beside its profile, for whoever wonders why a test failed."""
        if self.process.poll() is None:
            pygame.image.save(self.desktop.picture(), self.profile.with_name(f"{self.profile.name}.png"))
            self.process.terminate()
        self.process.wait(20)

    def kill(self):
        self.process.kill()
        self.process.wait(20)

    @property
    def complaints(self):
        return self.errors.read_text()

    # --- what is seen
    def look(self, part=None):
        """The pixels of a part of the screen (all of it)."""
        return self.desktop.pixels(part)

    def settles(self, part=None, other_than=None):
        """Wait until this part has shown the same for a while, and something `other_than` it did; what it shows."""
        seen, since = b"", 0.0

        def still():
            nonlocal seen, since
            shown = self.look(part)
            if shown != seen:
                seen, since = shown, time.monotonic()
            return time.monotonic() - since > STILL and seen not in (other_than, bytes(len(seen)))

        until(still, lambda: f"the screen does not settle: {self.complaints}")
        return seen

    def share_of(self, colour, part):
        """How much of this part is of about this colour, 0 … 1."""
        shot = self.desktop.picture(part)
        return pygame.mask.from_threshold(shot, colour, (6, 6, 6, 255)).count() / (shot.get_width() * shot.get_height())

    def focus_in(self, part):
        """Whether the focus ring is seen in this part."""
        return self.share_of(FOCUS, part) > 0.001

    def tap(self, *keys):
        """Press keys one after the other."""
        self.desktop.do("key", "--delay", "80", *keys)

    def press(self, *keys, part=None):
        """Press keys, and wait until the screen has changed and stands still: not where a clock runs."""
        before = self.look(part)
        self.tap(*keys)
        return self.settles(part, before)

    def click(self, pos):
        """Click somewhere, and wait until the screen has changed and stands still."""
        before = self.look()
        self.desktop.do("mousemove", *pos, "click", 1)
        return self.settles(None, before)
