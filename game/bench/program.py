"""Starting the real program to be measured from inside (`watched`), and taking in what it says."""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from game.bench import CannotMeasure

ROOT = Path(__file__).parents[2]


def run(kind: str, long: bool, line: str = "") -> dict[str, Any]:
    """What `inside` of `game.bench.KIND` measured in the program started by this command line, and `began`: when that was, monotonic ns.

    Raises `CannotMeasure`.
    """
    with tempfile.TemporaryDirectory() as profile:
        began = time.monotonic_ns()
        words = [sys.executable, "-m", "game.bench.watched", kind, str(int(long)), profile, *line.split()]
        ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if ran.returncode or not ran.stdout.startswith("{"):
        said = ran.stderr.strip().splitlines()
        raise CannotMeasure(said[-1] if said else "The program ended before it could be measured.")
    told: dict[str, Any] = json.loads(ran.stdout)
    return told | {"began": began}
