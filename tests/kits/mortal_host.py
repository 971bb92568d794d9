"""A host process that is killed at the worst moments: just before or just after something is written down, before it is told.

Run by `Hosting` in place of the real one. The file named by MORTAL says how many deaths are left, and one of `write-first` (as the host
does it) or `tell-first` (as it must not): then everything is told before it is written.
"""

import os
import random
import signal
from pathlib import Path

from game.session import host_process
from net import journal, outbox, records

CHANCES = {records.ActRecord: 0.15, records.OrderRecord: 0.5, records.CoinRecord: 0.5}
OTHERWISE = 0.02
"""Of dying around a record, from the first match on."""


def main():
    """Host, and die."""
    fate = Path(os.environ["MORTAL"])
    dice = random.Random(os.urandom(8))
    write = journal.Journal.write

    begun = False

    def dying(self, record):
        nonlocal begun
        begun = begun or (isinstance(record, records.MatchRecord | records.Opened) and self._length > 1000)
        deaths, order = fate.read_text().split()
        doomed = begun and int(deaths) > 0 and dice.random() < CHANCES.get(type(record), OTHERWISE)
        if doomed:
            fresh = fate.with_suffix(".new")
            fresh.write_text(f"{int(deaths) - 1} {order}")
            fresh.replace(fate)
        if doomed and dice.random() < 0.5:
            os.kill(os.getpid(), signal.SIGKILL)
        safe = write(self, record)
        if doomed:
            os.kill(os.getpid(), signal.SIGKILL)
        return safe

    journal.Journal.write = dying
    if fate.read_text().split()[1] == "tell-first":
        drain = outbox.Outbox.drain
        outbox.Outbox.drain = lambda self: sorted(drain(self), key=lambda effect: isinstance(effect, outbox.Write))
    host_process.main()


if __name__ == "__main__":
    main()
