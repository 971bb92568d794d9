"""A process that hosts a table of Set, as a window does, and says on its output where it is and, in a match, its secret. For tests that
kill it. Its one argument is the folder for journals."""

import json
import sys
import threading
import time
from pathlib import Path

from game.session import start
from game.session.start import LocalSetup


def main():
    """Host, start the match when a second machine is there, and stay."""
    news = threading.Event()
    table = start.host(LocalSetup(game="set", preset="speed", names=("Ann",)), news.set, Path(sys.argv[1]))
    told = 0
    while True:
        news.wait()
        news.clear()
        table.poll(time.monotonic_ns())
        if told == 0 and table.own:
            told = say(port=table.hosting.port, pid=table._way._child.pid)
        if told == 1 and len(table.room.peers) == 2:
            table.start()
        if told == 1 and table.match:
            told = 1 + say(token=table.token.hex())


def say(**value):
    print(json.dumps(value), flush=True)
    return 1


if __name__ == "__main__":
    main()
