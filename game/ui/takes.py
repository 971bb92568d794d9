"""The samples of effects, made in a process of its own: making them takes a second and a half, and beside the picture, which gives the
interpreter away with every larger blit, its frames would come late.

Decides how the samples come over: run as a module with the names of effects, it writes each take as its length and its samples. Knows no
device. A process whose reader has gone ends with the next take.
"""

import os
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, cast

from game.ui.effects import EFFECTS, Effect
from game.ui.synth import render

ROOT = Path(__file__).resolve().parents[2]
_LENGTH = struct.Struct("<I")
_GENTLE = 10
"""By how much it steps back behind everything else on the machine (`nice`)."""
_FLAGS = getattr(subprocess, "CREATE_NO_WINDOW", 0) | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)


class Takes:
    """The takes of these effects, in this order, as they are made. Raises `OSError` if there can be no further process."""

    def __init__(self, effects: Sequence[Effect]) -> None:
        self._effects = effects
        self._process = subprocess.Popen(
            [sys.executable, "-m", "game.ui.takes", *effects],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=ROOT,
            creationflags=_FLAGS,
        )
        self._told = cast(IO[bytes], self._process.stdout)

    def __iter__(self) -> Iterator[tuple[Effect, list[bytes]]]:
        """Each effect with all its takes; ends early if the process does."""
        for effect in self._effects:
            takes = [self._take() for _ in range(EFFECTS[effect].takes)]
            if not all(takes):
                return
            yield effect, takes

    def _take(self) -> bytes:
        head = self._told.read(_LENGTH.size)
        size = _LENGTH.unpack(head)[0] if len(head) == _LENGTH.size else 0
        samples = self._told.read(size)
        return samples if len(samples) == size else b""

    def stop(self) -> None:
        """Make no more; whoever waits for a take gets none. May be called from another thread."""
        self._process.kill()

    def close(self) -> None:
        """Give everything back."""
        self.stop()
        self._process.wait()
        self._told.close()


def make(effects: Sequence[Effect], out: IO[bytes]) -> None:
    """Write all takes of these effects, the first of each effect first."""
    for effect in effects:
        score = EFFECTS[effect]
        for take in range(score.takes):
            samples = render(score.layers, score.loudness, take).tobytes()
            out.write(_LENGTH.pack(len(samples)) + samples)
            out.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window hears it too, and ends this
    if hasattr(os, "nice"):
        os.nice(_GENTLE)
    make(cast(Sequence[Effect], sys.argv[1:]), sys.stdout.buffer)
