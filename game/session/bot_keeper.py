"""Keeps one process for all computer players of a room, for as long as there are any. Decides when it is started; plays nothing."""

import asyncio
import logging

from game.session.children import Child
from game.session.tasks import BotTask

log = logging.getLogger(__name__)
LOOK_SECONDS = 1.0
"""How soon a process that died is replaced. Its seats are away until then."""


class BotKeeper:
    """Starts the process `task` describes when computers are wanted, again if it dies, and ends it when none are."""

    def __init__(self, task: BotTask) -> None:
        self._task = task
        self._wanted = asyncio.Event()
        self._child: Child | None = None
        self._keeping = asyncio.create_task(self._keep())

    def want(self, seats: tuple[tuple[int, str], ...]) -> None:
        """Computers are to play these seats; the process hears from the room which."""
        if seats:
            self._wanted.set()
        else:
            self._wanted.clear()

    async def close(self) -> None:
        """End the process."""
        self._keeping.cancel()
        await self._stop()

    async def _keep(self) -> None:
        while True:
            if self._child is None:
                await self._wanted.wait()
                await self._start()
            await asyncio.sleep(LOOK_SECONDS)
            if not self._wanted.is_set():
                await self._stop()
            elif self._child and not self._child.alive:
                log.warning("the computer players' process has ended; starting another")
                await self._stop()

    async def _start(self) -> None:
        try:
            self._child = await asyncio.to_thread(Child, "game.session.bot_process", self._task)
        except OSError as trouble:
            log.error("the computer players' process cannot be started: %s", trouble)

    async def _stop(self) -> None:
        child, self._child = self._child, None
        if child:
            await asyncio.to_thread(child.stop, 0.5)
