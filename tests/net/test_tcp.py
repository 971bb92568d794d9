"""The host's side of TCP with real sockets and a host that only takes notes: order, stamps, wakes, ports."""

import asyncio
import socket
import time

import pytest
from kits.house import HELLO, House, run

from net import wire
from net.links import tcp
from net.links.dial import dial
from net.messages import Bye, Hello, Leave, Pong, Said, Say, Welcome
from net.outbox import Computers


@run
async def test_a_peer_is_welcomed_and_hears_what_is_said():
    async with House() as house:
        first, second = await house.peer(), await house.peer()
        first.say(Say("hello"))
        assert [await first.hear(), await second.hear()] == [Said("Ann", "hello")] * 2
        assert list(house.host.attached.values()) == ["127.0.0.1"] * 2


@run
async def test_frames_may_come_in_any_pieces():
    async with House() as house:
        peer = await house.peer()
        for byte in wire.encode(Say("drip")):
            peer.writer.write(bytes([byte]))
            await asyncio.sleep(0)
        peer.say(Say("two"), Say("in one"))
        assert [(await peer.hear()).text for _ in range(3)] == ["drip", "two", "in one"]


@run
async def test_the_stamp_is_taken_when_the_bytes_are_read():
    async with House() as house:
        peer = await house.peer()
        before = time.monotonic_ns()
        peer.say(Pong(1), Pong(2))
        await house.host.until(lambda: len(house.host.received) == 3)
        (_, _, one), (_, _, two) = house.host.received[1:]
        assert before <= one == two <= time.monotonic_ns()


@run
async def test_a_record_is_written_before_anybody_hears_of_it():
    written = []

    def write(record):
        assert not peer.reader._buffer
        written.append(record)
        return True

    async with House(write=write) as house:
        peer = await house.peer()
        peer.say(Say("hello"))
        assert await peer.hear() == Said("Ann", "hello")
        assert written == [{"is": "said"}]
        assert not house.host.lost


@run
async def test_the_host_learns_what_could_not_be_written_and_all_goes_on():
    async with House(write=lambda record: False) as house:
        peer = await house.peer()
        for number in (1, 2):
            peer.say(Say("hello"))
            assert await peer.hear() == Said("Ann", "hello")
            assert house.host.lost == number


@run
async def test_computers_are_asked_for():
    asked = []
    async with House(computers=asked.append) as house:
        house.host.effects.append(Computers(((1, "easy"),)))
        await house.peer()
    assert asked == [((1, "easy"),)]


@run
async def test_whoever_is_dropped_gets_the_last_words_and_is_not_heard_any_more():
    async with House() as house:
        peer = await house.peer()
        peer.say(Leave(), Say("and another thing"))
        assert [await peer.hear(), await peer.hear()] == [Bye("closed"), None]
        assert [type(message) for _, message, _ in house.host.received] == [Hello, Leave]
        assert house.host.gone == []  # the host knew


@run
async def test_the_last_words_reach_somebody_who_goes_on_talking():
    async with House() as house:
        for _ in range(10):
            peer = await house.peer()
            peer.say(Leave(), *[Say("x" * 700)] * 1000)
            await asyncio.sleep(0.01)  # whatever comes after the last words has come
            assert await peer.hear() == Bye("closed")


@run
async def test_an_end_is_told_once():
    async with House() as house:
        peer = await house.peer()
        peer.writer.close()
        await house.host.until(lambda: house.host.gone)
        assert house.host.gone == [1]


@run
async def test_closing_the_house_says_goodbye_to_everybody():
    async with House() as house:
        peers = [await house.peer() for _ in range(3)]
        await house.server.close()
        for peer in peers:
            assert [await peer.hear(), await peer.hear()] == [Bye("closed"), None]
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.1", house.port)


# --- time


@run
async def test_the_host_is_woken_when_it_asks_and_not_before():
    async with House() as house:
        peer = await house.peer()
        wakes = []
        for ahead in (0, 500_000, 3_000_000, 30_000_000):
            wakes.append(time.monotonic_ns() + ahead)
            house.host.wake = wakes[-1]
            peer.say(Pong(1))
            await house.host.until(lambda: len(house.host.ticks) == len(wakes))
    assert all(tick >= wake for tick, wake in zip(house.host.ticks, wakes, strict=True))


@run
async def test_an_earlier_wake_replaces_a_later_one():
    async with House() as house:
        peer = await house.peer()
        house.host.wake = time.monotonic_ns() + 3600 * 10**9
        peer.say(Pong(1))
        await house.host.until(lambda: len(house.host.received) == 2)
        house.host.wake = time.monotonic_ns() + 1_000_000
        peer.say(Pong(1))
        await house.host.until(lambda: house.host.ticks)


# --- sockets


@run
async def test_both_ends_send_without_delay():
    class Ear:
        def opened(self, link):
            links.append(link)

        def received(self, link, message, now):
            heard.set_result(message)

        def ended(self, link, reason):
            pass

    async with House() as house:
        links, heard = [], asyncio.get_running_loop().create_future()
        link = await dial(("127.0.0.1",), house.port, Ear())
        link.send(wire.encode(HELLO))
        assert isinstance(await heard, Welcome)
        for end in (link, *house.server._links.values()):
            raw = end._transport.get_extra_info("socket")
            assert raw.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        link.cut(None)
        await link.gone.wait()


def test_the_port_asked_for_or_none():
    with tcp.listen() as first:
        port = first.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            tcp.listen(port)
        with tcp.listen() as second:
            assert second.getsockname()[1] != port


def test_local_play_is_not_to_be_reached_from_outside():
    with tcp.listen(loopback=True) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"
