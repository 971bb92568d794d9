"""Connections that are no good, and too many of them: each is ended with one line in the log, and nobody else notices (design: limits)."""

import asyncio
import contextlib
import logging
import socket
import time
from collections import Counter

import pytest
from kits import hostile
from kits.house import HELLO, House, run

from net import wire
from net.links import framed, tcp
from net.links.sparing import LINES_PER_SECOND, Sparing
from net.messages import Bye, Denied, Hello, Leave, Said, Say, Welcome


def bad_lines(caplog):
    return [record.getMessage() for record in caplog.records if record.name == "net.links.tcp"]


@pytest.mark.parametrize("name", hostile.STREAMS)
@pytest.mark.parametrize("welcomed", [False, True])
def test_a_hostile_stream_ends_its_connection_with_one_line_and_nobody_else_notices(name, welcomed, caplog):
    @run
    async def test():
        async with House() as house:
            other = await house.peer()
            bad = await house.peer(hello=welcomed)
            bad.writer.write(hostile.STREAMS[name])
            assert await bad.hear() is None
            await house.host.until(lambda: house.host.gone == [2])
            other.say(Say("still here"))
            assert await other.hear() == Said("Ann", "still here")

    test()
    assert len(bad_lines(caplog)) == 1
    assert bad_lines(caplog)[0].startswith("127.0.0.1: ")


@pytest.mark.parametrize("name", hostile.BODIES)
def test_a_hostile_body_ends_its_connection_with_one_line(name, caplog):
    @run
    async def test():
        async with House() as house:
            bad = await house.peer()
            bad.writer.write(hostile.framed(hostile.BODIES[name]))
            assert await bad.hear() is None
            assert [type(message) for _, message, _ in house.host.received] == [Hello]

    test()
    assert len(bad_lines(caplog)) == 1


@run
async def test_a_stranger_may_say_1_kib_a_guest_16():
    async with House() as house:
        stranger, guest = await house.peer(hello=False), await house.peer()
        stranger.writer.write(hostile.framed(b"\xc0" * 1025))
        assert await stranger.hear() is None
        guest.say(Say("a" * 600 + "é" * 100))
        assert (await guest.hear()).text.endswith("é")
        guest.writer.write((16 * 1024 + 1).to_bytes(4, "big"))
        assert await guest.hear() is None


@pytest.mark.parametrize("drip", [b"\x00", b"\x00\x00\x00\x07", b"\x00\x00\x00\x07\x81\xa1"])
def test_a_frame_that_never_ends_ends_its_connection(drip, monkeypatch):
    monkeypatch.setattr(framed, "FRAME_SECONDS", 0.05)

    @run
    async def test():
        async with House() as house:
            peer = await house.peer()
            peer.writer.write(drip)
            assert await peer.hear() is None

    test()


def test_a_slow_frame_that_ends_in_time_is_heard_and_the_next_has_its_own_time(monkeypatch):
    monkeypatch.setattr(framed, "FRAME_SECONDS", 5)

    @run
    async def test():
        async with House() as house:
            peer = await house.peer()
            frame = wire.encode(Say("slow"))
            peer.writer.write(frame[:3])
            await asyncio.sleep(0.01)
            peer.writer.write(frame[3:] + frame[:5])
            assert (await peer.hear()).text == "slow"
            peer.writer.write(frame[5:])
            assert (await peer.hear()).text == "slow"

    test()


@run
async def test_a_peer_that_never_reads_is_dropped_and_the_others_are_served():
    async with House() as house:
        talker = await house.peer()
        deaf = socket.create_connection(("127.0.0.1", house.port))
        with deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(wire.encode(HELLO))
            await house.host.until(lambda: len(house.host.here) == 2)
            said = 0
            async with asyncio.timeout(30):
                while 2 not in house.host.gone:
                    talker.say(Say("x" * 700))
                    assert (await talker.hear()).text == "x" * 700
                    said += 1
        assert said * 700 < 8 * 2**20


# --- who may connect


@run
async def test_the_ninth_stranger_of_an_address_takes_the_place_of_the_first():
    async with House() as house:
        guest = await house.peer()
        strangers = [await house.peer(hello=False) for _ in range(9)]
        assert await strangers[0].hear() is None
        for stranger in strangers[1:]:
            stranger.say(HELLO)
            assert isinstance(await stranger.hear(), Welcome)
        guest.say(Leave())
        assert await guest.hear() == Bye("closed")


@run
async def test_strangers_in_all_are_bounded_too():
    async with House(limits=tcp.Limits(strangers=3, strangers_per_address=100)) as house:
        strangers = [await house.peer(hello=False) for _ in range(4)]
        assert await strangers[0].hear() is None
        strangers[1].say(HELLO)
        assert isinstance(await strangers[1].hear(), Welcome)


@run
async def test_a_guest_gets_in_among_fifty_silent_sockets():
    async with House() as house:
        for _ in range(50):
            await house.peer(hello=False)
        guest = await house.peer()
        guest.say(Say("hello"))
        assert await guest.hear() == Said("Ann", "hello")


@run
async def test_of_a_crowd_that_knocks_at_once_one_is_let_in_at_a_time_and_those_inside_are_heard_in_between():
    """400 connections accepted in one turn of the loop kept everybody at the table waiting for 50 ms."""
    async with House(limits=tcp.Limits(strangers=100, strangers_per_address=100)) as house:
        turn, let_in = 0, Counter()

        async def count():
            nonlocal turn
            while True:
                turn += 1
                await asyncio.sleep(0)

        def attach(link, now, address):
            let_in[turn] += 1

        house.host.attach = attach
        counting = asyncio.create_task(count())
        with contextlib.ExitStack() as stack:
            for _ in range(50):
                stack.enter_context(socket.create_connection(("127.0.0.1", house.port)))
            async with asyncio.timeout(10):
                while let_in.total() < 50:
                    await asyncio.sleep(0.001)
        counting.cancel()
        assert set(let_in.values()) == {1}


def test_a_machine_out_of_sockets_lets_people_in_later(monkeypatch, caplog):
    monkeypatch.setattr(tcp, "_AFTER_FAILURE_SECONDS", 0)

    @run
    async def test():
        loop = asyncio.get_running_loop()
        accept, troubles = loop.sock_accept, [ConnectionAbortedError(), OSError(24, "Too many open files"), ValueError("who knows")]

        async def fails_twice(listening):
            if troubles:
                raise troubles.pop()
            return await accept(listening)

        monkeypatch.setattr(loop, "sock_accept", fails_twice)
        async with House() as house:
            await house.peer()

    test()
    why = [line.removeprefix("a connection was not accepted: ") for line in bad_lines(caplog)]
    assert [line.split(" in ")[0] for line in why] == ["ValueError", "Too many open files"]


@run
async def test_a_full_house_says_so_and_strangers_make_room_before():
    async with House(limits=tcp.Limits(links=2)) as house:
        await house.peer()
        stranger = await house.peer(hello=False)
        second = await house.peer()
        assert await stranger.hear() is None
        third = await house.peer(hello=False)
        assert [await third.hear(), await third.hear()] == [Denied("full"), None]
        second.say(Leave())
        assert await second.hear() == Bye("closed")
        await house.peer()


def test_a_flooded_log_stays_short():
    sparing = Sparing()
    record = logging.LogRecord("net", logging.WARNING, "", 0, "bad %s", ("bytes",), None)
    written = [sparing.filter(record) for _ in range(1000)]
    assert LINES_PER_SECOND <= sum(written) <= 2 * LINES_PER_SECOND


def test_the_tables_clock_goes_on_after_a_tick_that_failed_and_no_card_is_in_the_log(caplog):
    @run
    async def test():
        async with House() as house:
            tick, tries = house.host.tick, []

            def fails_once(now):
                tries.append(now)
                if len(tries) == 1:
                    raise RuntimeError("the hand is AH KH")
                tick(now)

            house.host.tick, house.host.wake = fails_once, time.monotonic_ns()
            peer = await house.peer()
            await house.host.until(lambda: house.host.ticks)
            peer.say(Say("still here"))
            assert (await peer.hear()).text == "still here"
            assert len(tries) == 2

    test()
    assert "RuntimeError in" in caplog.text
    assert "AH" not in caplog.text
