"""A TCP proxy that misbehaves on demand: delay, drip, freeze (half-open), cut. Runs in a thread of its own; made for tests."""

import asyncio
import threading


class Proxy:
    """Stands between clients and `target` (address, port) at 127.0.0.1:`port`. Every attribute may be changed at any time."""

    def __init__(self, target: tuple[str, int]) -> None:
        self.target = target
        self.delay = 0.0  # seconds each piece waits, either way
        self.drip = 0  # bytes per piece; 0: as they come
        self.frozen: set[str] = set()  # of "up" (to the target) and "down": nothing passes there, nothing closes
        self.refusing = False  # new connections are cut at once
        self.connections = 0
        self.port = 0
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self):
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def cut(self) -> None:
        """Reset every connection that is open now."""
        done = threading.Event()
        self._loop.call_soon_threadsafe(lambda: (self._cut(), done.set()))
        assert done.wait(10)

    def _cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._open())
        self._loop.run_forever()
        self._cut()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._server.close()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        self._ready.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self._writers.add(writer)
        try:
            if self.refusing:
                writer.transport.abort()
                return
            far_reader, far_writer = await asyncio.open_connection(*self.target)
            self._writers.add(far_writer)
            await asyncio.gather(self._pump(reader, far_writer, "up"), self._pump(far_reader, writer, "down"))
        except (OSError, asyncio.CancelledError):
            writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str) -> None:
        try:
            while data := await reader.read(65536):
                for piece in _pieces(data, self.drip):
                    await asyncio.sleep(self.delay)
                    while way in self.frozen:
                        await asyncio.sleep(0.005)
                    if writer.is_closing():
                        return
                    writer.write(piece)
                    if self.drip:
                        await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


def _pieces(data: bytes, size: int) -> list[bytes]:
    return [data[start : start + size] for start in range(0, len(data), size)] if size else [data]
