"""A hostile host hurts no client, a hostile client no host: the connection ends, everybody else plays on."""

import contextlib
import socket
import struct

import msgspec
import pytest
from kits import hostile
from kits.set_play import begin, claim, points

from game.core.game import preset
from game.core.room import PeerInfo, Room, SeatInfo
from game.core.table import Chat, Closed, Lost, Note, Restored, RoomIs, Stepped
from game.games import GAMES
from game.games.setgame.actions import Call
from game.session import trust
from net import messages as m
from net import wire

SET = GAMES["set"]
OPTIONS = msgspec.to_builtins(preset(SET, "speed"))
ROOM = Room("Kitchen", "set", "speed", OPTIONS, "match", (SeatInfo("person", "Ann", 1),), (PeerInfo(1, ("Ann",)),), match="m-1")
WELCOME = m.Welcome(1, "1.0", 1, b"t" * 16, ROOM, "fake")
VIEW = msgspec.to_builtins(SET.view(SET.new_match(preset(SET, "speed"), 1), 0))
SNAPSHOT = m.Snapshot("m-1", 1, 0, True, "set", OPTIONS, (m.Seen((0,), (), VIEW),))


def says(*messages, then=b""):
    """A host that answers a hello with these messages and bytes, and stays until the guest has gone."""
    said = b"".join(map(wire.encode, messages)) + then

    def act(connection):
        connection.recv(65536)
        connection.sendall(said)
        while connection.recv(65536):
            pass

    return act


def test_a_fake_host_can_be_a_table_at_all(guest, fake_host):
    ann = guest(fake_host(says(WELCOME, SNAPSHOT)))
    ann.sees(Restored)
    assert ann.table.view(0) == SET.view(SET.new_match(preset(SET, "speed"), 1), 0)


@pytest.mark.parametrize("name", hostile.STREAMS)
def test_a_hostile_stream_ends_the_table(guest, fake_host, name):
    port = fake_host(says(WELCOME, SNAPSHOT, then=hostile.STREAMS[name]))
    assert guest(port).end() == Closed("bad_host", {"address": "127.0.0.1", "port": port})


@pytest.mark.parametrize("name", hostile.BODIES)
def test_a_hostile_body_ends_the_table(guest, fake_host, name):
    ann = guest(fake_host(says(WELCOME, SNAPSHOT, then=hostile.framed(hostile.BODIES[name]))))
    assert ann.end().code == "bad_host"
    assert not ann.saw(Lost)


@pytest.mark.parametrize(
    "wrong",
    [
        msgspec.structs.replace(SNAPSHOT, seen=(m.Seen((0,), (), {"cards": 1}),)),
        msgspec.structs.replace(SNAPSHOT, seen=(m.Seen((0,), (), None),)),
        msgspec.structs.replace(SNAPSHOT, seen=(m.Seen((0,), ({"is": "rained"},), VIEW),)),
        msgspec.structs.replace(SNAPSHOT, options={"pack": "tarot"}),
        msgspec.structs.replace(SNAPSHOT, seen=(m.Seen((0,), (), [[[[[[]]]]]] * 200),)),
        m.RoomChanged(msgspec.structs.replace(ROOM, preset="blitz")),
        m.RoomChanged(msgspec.structs.replace(ROOM, options=[1, 2])),
    ],
)
def test_well_formed_messages_that_are_no_game_end_the_table(guest, fake_host, wrong):
    ann = guest(fake_host(says(WELCOME, wrong)))
    assert ann.end().code == "bad_host"


@pytest.mark.parametrize("stock", [-1, 10**9, 2**63 - 1])
@pytest.mark.parametrize("id", GAMES)
def test_a_pack_of_a_size_that_cannot_be_is_not_believed(id, stock):
    """It would be laid out card by card."""
    game = GAMES[id]
    view = msgspec.to_builtins(game.view(game.new_match(preset(game, game.info.presets[0][0]), 2), 0))
    trust.restored(game, Restored(1, 0, (0,), (), view))
    with pytest.raises(trust.BadHost):
        trust.restored(game, Restored(1, 0, (0,), (), {**view, "stock": stock}))


def test_views_that_are_no_game_in_an_update_end_the_table(guest, fake_host):
    update = m.Update(2, 5, (m.Seen((0,), ({"is": "granted"},), VIEW),))
    ann = guest(fake_host(says(WELCOME, SNAPSHOT, update)))
    assert ann.end().code == "bad_host"
    assert not ann.saw(Stepped)


def test_a_game_we_do_not_have_is_named(guest, fake_host):
    port = fake_host(says(msgspec.structs.replace(WELCOME, room=msgspec.structs.replace(ROOM, game="whist\u202e"))))
    assert guest(port).end() == Closed("unknown_game", {"address": "127.0.0.1", "port": port, "game": "whist"})


def test_names_from_a_host_are_safe_to_show(guest, fake_host):
    bad = "A\x00\u202e\nn" + "\u0301" * 300
    room = msgspec.structs.replace(ROOM, name=bad[:90], seats=(SeatInfo("person", bad[:90], 1),), peers=(PeerInfo(1, (bad[:90],)),))
    ann = guest(fake_host(says(msgspec.structs.replace(WELCOME, room=room), m.Said(bad[:90], "x\x00\u2028y"), m.Noted("joined", bad[:90]))))
    note = ann.sees(Note)
    told = ann.table.room
    names = {told.name, told.seats[0].name, told.peers[0].names[0], note.name, ann.saw(Chat).name}
    assert names == {"A\u0144\u0301\u0301"}
    assert ann.saw(Chat).text == "xy"


def test_nonsense_that_is_no_harm_is_borne(guest, fake_host):
    """Answers nobody asked for, steps before any match, clocks that jump."""
    nonsense = (m.Accepted(7, 7), m.Rejected(9, "late"), m.Clock(2**62, True), m.Update(2**53, -(2**62), ()), m.Pong(3))
    ann = guest(fake_host(says(WELCOME, *nonsense[:4], m.RoomChanged(ROOM), m.Said("Bob", "still there?"))))
    ann.sees(Chat)
    assert ann.table.connected
    assert ann.saw(RoomIs)


def test_hostile_bytes_to_a_host_do_not_touch_those_who_play(room, guest):
    port = room().port
    ann, bob = guest(port).sits(), guest(port, "Bob").sits()
    begin(ann, bob)
    hello = wire.encode(m.Hello(1, 1, "1.0", ("Mallory",)))
    bodies = [hostile.framed(body) for body in hostile.BODIES.values()]
    for junk in (*hostile.STREAMS.values(), *bodies, *(hello + body for body in bodies)):
        with socket.create_connection(("127.0.0.1", port)) as mallory:
            mallory.sendall(junk)
            mallory.settimeout(20)
            gone = False
            while not gone:
                try:
                    gone = not mallory.recv(65536)
                except ConnectionError:
                    gone = True
    asked = claim(ann)
    ann.sees(Stepped, of=lambda step: step.own_cause == (ann.table.own[0], asked))
    bob.until(lambda: sum(points(bob)) == 1)
    assert not ann.saw(Lost)
    assert not bob.saw(Lost)


def test_a_guest_joins_and_plays_among_a_crowd_that_does_not(room, guest):
    """50 silent sockets, drippers, resets and a peer that never reads."""
    port = room().port
    with contextlib.ExitStack() as stack:
        crowd = [stack.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in range(50)]
        for dripper in crowd[-4:]:
            dripper.sendall(b"\x00\x00")
        for reset in crowd[-8:-4]:
            reset.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            reset.close()
        deaf = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
        deaf.sendall(wire.encode(m.Hello(1, 1, "1.0", ("Deaf",), watch=True)))
        ann = guest(port).sits()
        begin(ann)
        asked = claim(ann)
        ann.sees(Stepped, of=lambda step: step.own_cause == (ann.table.own[0], asked))
        assert not ann.saw(Lost)


def test_a_table_whose_host_makes_no_sense_is_given_up_for_good(guest, fake_host):
    """What has the right types and cannot be shown: the screen finds that out (`tests/ui/test_visit.py`)."""
    port = fake_host(says(WELCOME, SNAPSHOT, m.Said("Bob", "hello")))
    ann = guest(port)
    ann.sees(Chat)
    assert ann.table.distrust() == Closed("bad_host", {"address": "127.0.0.1", "port": port})
    assert not ann.table.connected
    assert ann.table.act(0, Call(), 0) is None
    assert ann.table.poll(0) == []
