"""A log that cannot be flooded: a few lines a second for each logger, then the number of those left out."""

import logging
import time
from collections import Counter

LINES_PER_SECOND = 5


class Sparing(logging.Filter):
    """Put on a handler: lets `LINES_PER_SECOND` lines a second of each logger through and adds up the rest."""

    def __init__(self) -> None:
        super().__init__()
        self._second = 0
        self._lines = Counter[str]()
        self._left_out = Counter[str]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written. The first after some were left out says how many."""
        second = int(time.monotonic())
        if second != self._second:
            self._second, self._lines = second, Counter()
        self._lines[record.name] += 1
        if self._lines[record.name] > LINES_PER_SECOND:
            self._left_out[record.name] += 1
            return False
        if missing := self._left_out.pop(record.name, 0):
            record.msg, record.args = f"{record.getMessage()} (and {missing} more such lines)", None
        return True
