"""Frames and the one decode function: what PROTOCOL.md calls a frame, and facts measured about hostile msgpack."""

import contextlib
import math
import tracemalloc

import msgpack
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kits import hostile

from net import messages, wire

INTENT = messages.Intent(id=7, seat=2, seen=40, press=10**15, action={"do": "claim", "cards": ["0120", "1120", "2120"]})
UPDATE = messages.Update(
    version=3, clock=5 * 10**9, seen=(messages.Seen((0, 1), ({"is": "dealt", "cards": [None, "TH"]},), {"stock": 3}),), cause=(0, 7)
)


def test_a_frame_is_four_bytes_of_length_and_one_msgpack_map():
    frame = wire.encode(messages.Pong(3))
    assert frame == b"\x00\x00\x00\x10" + b"\x82\xa1m\xa4pong\xa6number\x03"


@pytest.mark.parametrize("message", [INTENT, messages.Hello(1, 1, "1.0", names=("Ann",), token=b"t" * 16), messages.Leave()])
def test_a_message_to_the_host_arrives_as_it_was_sent(message):
    assert wire.to_host(wire.encode(message)[wire.HEADER :]) == message


def test_a_message_to_a_peer_arrives_as_it_was_sent_but_for_lists_in_plain_data():
    assert wire.to_peer(wire.encode(UPDATE)[wire.HEADER :]) == UPDATE


def test_the_two_directions_are_not_mixed_up():
    with pytest.raises(wire.BadFrame):
        wire.to_peer(wire.encode(INTENT)[wire.HEADER :])
    with pytest.raises(wire.BadFrame):
        wire.to_host(wire.encode(UPDATE)[wire.HEADER :])


@pytest.mark.parametrize("name", hostile.BODIES)
@pytest.mark.parametrize("gate", [wire.to_host, wire.to_peer])
def test_a_hostile_body_is_refused_with_one_printable_line(gate, name):
    with pytest.raises(wire.BadFrame) as refusal:
        gate(hostile.BODIES[name])
    assert refusal.value.reason.isprintable()
    assert 0 < len(refusal.value.reason) <= 160


def test_text_that_looks_like_a_nan_is_text():
    token = b"\xcb\x7f\xf8" + b"\x00" * 13
    hello = messages.Hello(1, 1, "1.0", token=token)
    assert wire.to_host(wire.encode(hello)[wire.HEADER :]) == hello


def test_a_finite_float_passes():
    assert wire.to_host(msgspec.msgpack.encode({"m": "setup", "game": "set", "preset": "x", "options": {"a": 0.5}})).options == {"a": 0.5}


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_no_float_that_is_no_number_passes_anywhere(value):
    with pytest.raises(wire.BadFrame):
        wire.to_host(msgspec.msgpack.encode({"m": "setup", "game": "set", "preset": "x", "options": [{"a": [1.0, value]}]}))


def test_the_worst_bomb_costs_a_peer_little_and_only_while_it_is_read():
    bomb = b"\xdc\x08\x00" * 500
    tracemalloc.start()
    try:
        with pytest.raises(wire.BadFrame):
            wire.to_peer(bomb)
        kept, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 16 * 2**20
    assert kept < 100_000


def test_a_list_as_long_as_a_deal_reaches_a_peer_but_not_the_host():
    events = [{"is": "x"}] * 1000
    seen = msgspec.msgpack.encode({"m": "update", "version": 1, "clock": 1, "seen": [[[], events, None]]})
    assert len(wire.to_peer(seen).seen[0].events) == 1000
    with pytest.raises(wire.BadFrame):
        wire.to_host(msgspec.msgpack.encode({"m": "setup", "game": "set", "preset": "x", "options": [0] * 257}))


@given(st.binary(max_size=300))
def test_no_bytes_raise_anything_but_bad_frame(body):
    for gate, union in ((wire.to_host, messages.ToHost), (wire.to_peer, messages.ToPeer)):
        with contextlib.suppress(wire.BadFrame):
            assert isinstance(gate(body), union)


@given(st.data())
def test_no_change_of_a_good_frame_raises_anything_but_bad_frame(data):
    body = bytearray(wire.encode(INTENT)[wire.HEADER :])
    for _ in range(data.draw(st.integers(1, 4))):
        body[data.draw(st.integers(0, len(body) - 1))] = data.draw(st.integers(0, 255))
    with contextlib.suppress(wire.BadFrame):
        assert isinstance(wire.to_host(bytes(body)), messages.ToHost)


# --- the splitter


@given(st.lists(st.binary(min_size=1, max_size=40), max_size=6), st.lists(st.integers(1, 30), min_size=1))
def test_frames_come_out_the_same_however_the_stream_is_cut(bodies, cuts):
    stream = b"".join(hostile.framed(body) for body in bodies)
    splitter, found = wire.Splitter(wire.HELLO_LIMIT), []
    while stream:
        size = cuts[len(stream) % len(cuts)]
        found += splitter.feed(stream[:size])
        stream = stream[size:]
    assert found == bodies
    assert not splitter.started


@pytest.mark.parametrize("size", [0, wire.HELLO_LIMIT + 1, 2**31, 2**32 - 1])
def test_a_length_is_refused_before_its_body_is_there(size):
    with pytest.raises(wire.BadFrame):
        list(wire.Splitter(wire.HELLO_LIMIT).feed(size.to_bytes(4, "big")))


def test_the_longest_allowed_body_passes():
    body = b"x" * wire.HELLO_LIMIT
    assert list(wire.Splitter(wire.HELLO_LIMIT).feed(hostile.framed(body))) == [body]


def test_the_limit_may_be_raised_between_two_bodies_of_one_piece():
    splitter = wire.Splitter(4)
    found = []
    for body in splitter.feed(hostile.framed(b"in") + hostile.framed(b"welcome")):
        found.append(body)
        splitter.limit = 16
    assert found == [b"in", b"welcome"]


def test_a_begun_frame_is_told():
    splitter = wire.Splitter(16)
    assert list(splitter.feed(b"\x00\x00")) == []
    assert splitter.started
    assert list(splitter.feed(b"\x00\x01a")) == [b"a"]
    assert not splitter.started


def test_without_the_compiled_part_of_msgpack_nothing_starts(monkeypatch):
    wire.require_native()
    monkeypatch.setattr(msgpack, "Unpacker", type("Unpacker", (), {"__module__": "msgpack.fallback"}))
    with pytest.raises(RuntimeError, match="msgpack"):
        wire.require_native()


# --- other versions


@pytest.mark.parametrize("versions", [(2, 7), (0, 0), (900, 2**40)])
def test_a_hello_of_another_version_is_understood_as_far_as_it_must_be(versions):
    """Whatever later versions add to it or write otherwise, they get a sentence and not a closed door."""
    later = {"m": "hello", "proto_min": versions[0], "proto_max": versions[1], "app": 7, "colour": {"hat": "red"}, "names": "Ann"}
    assert wire.to_host(wire.msgspec.msgpack.encode(later)) == messages.Hello(*versions, "0")


@pytest.mark.parametrize("versions", [(1, 1), (0, 3), (1, "2"), (True, 7)])
def test_a_hello_of_this_version_has_to_be_one(versions):
    later = {"m": "hello", "proto_min": versions[0], "proto_max": versions[1], "app": "1.0", "colour": "red"}
    with pytest.raises(wire.BadFrame):
        wire.to_host(wire.msgspec.msgpack.encode(later))
