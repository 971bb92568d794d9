"""One computer player and the thread it thinks in, so that a long search keeps nobody else waiting.

Decides what happens when thinking fails: the harmless action, and a fresh player for the next step. Knows no table.
"""

import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from game.bots.player import Plan, Player
from game.core.errors import where
from game.core.game import Action
from game.core.table import Restored, Stepped

log = logging.getLogger(__name__)
News = Stepped | Restored


class Mind:
    """A seat's player. `make` gives a fresh one, `fallback` the harmless action of a view; `wake` is called when it has a new plan."""

    def __init__(self, make: Callable[[], Player], fallback: Callable[[Any], Action | None], wake: Callable[[], None]) -> None:
        self._make, self._fallback, self._wake = make, fallback, wake
        self._player: Player | None = None
        self._unread: deque[News] = deque()
        self._newest: News | None = None
        self._thought: tuple[News, Plan | None] | None = None
        self._pressed: tuple[News, Plan | None] | None = None
        self._thread = ThreadPoolExecutor(1)

    @property
    def plan(self) -> Plan | None:
        """What it means to do, the newest step considered; None while it is thinking, waiting, or has done it."""
        thought = self._thought  # written by the other thread
        return thought[1] if thought and thought[0] is self._newest else None

    def tell(self, news: News) -> None:
        """A step or a snapshot; what was planned before it counts no more."""
        self._newest = news
        self._unread.append(news)
        self._thread.submit(self._think)

    def done(self) -> None:
        """The plan is carried out."""
        self._pressed, self._thought = self._thought, None

    def again(self) -> None:
        """The plan could not be carried out just now: unless something has happened since, it is the plan once more."""
        self._thought = self._thought or self._pressed

    def close(self) -> None:
        """Stop thinking as soon as possible."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _think(self) -> None:
        """In the thread: take in all that is new, then plan. Of several waiting calls the first does the work of all."""
        news = None
        while self._unread:
            news = self._unread.popleft()
            self._take_in(news)
        if news is None:
            return
        try:
            plan = self._player.plan() if self._player else self._harmless(news)
        except Exception as error:
            plan = self._failed(news, error)
        self._thought = news, plan
        self._wake()

    def _take_in(self, news: News) -> None:
        try:
            if self._player is None or isinstance(news, Restored):
                self._player = self._make()
                self._player.told(news.view, (), news.clock)
            else:
                self._player.told(news.view, news.events, news.clock)
        except Exception as error:
            self._failed(news, error)

    def _failed(self, news: News, error: Exception) -> Plan | None:
        """Say where it failed, and go on with a fresh player."""
        log.error("a computer player failed, the harmless action is played: %s", where(error))
        self._player = None
        return self._harmless(news)

    def _harmless(self, news: News) -> Plan | None:
        action = self._fallback(news.view)
        return Plan(action, news.clock) if action else None
