"""A join that fails, each way with its reason, the address and the port (within five seconds); a host that cannot be opened."""

import socket

import pytest

from game.core.table import Closed, RoomIs
from game.session import headless, host_process, link_thread, start
from game.session.link_thread import Place
from net import wire
from net.messages import Denied


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return listening.getsockname()[1]


def silent(connection):
    connection.recv(65536)
    connection.recv(1)


@pytest.fixture
def brief(monkeypatch):
    """Guests who do not wait long for a welcome."""
    monkeypatch.setattr(link_thread, "JOIN_SECONDS", 0.2)


def test_nobody_listens_there(guest):
    port = free_port()
    assert guest(port).end() == Closed("unreachable", {"address": "127.0.0.1", "port": port, "reason": "refused"})


def test_somebody_listens_and_says_nothing(brief, guest, fake_host):
    port = fake_host(silent)
    assert guest(port).end() == Closed("unreachable", {"address": "127.0.0.1", "port": port, "reason": "no_answer"})


def test_nothing_is_there(brief, guest):
    place = Place(("192.0.2.77", "198.51.100.77"), 27431)  # addresses nobody has
    end = guest(opening=lambda wake: start.join(place, ("Ann",), wake)).end()
    assert end == Closed("unreachable", {"address": "192.0.2.77", "port": 27431, "reason": "no_answer"})


def test_the_name_is_unknown(guest):
    place = Place(("no-such-name.invalid",), 27431)
    end = guest(opening=lambda wake: start.join(place, ("Ann",), wake)).end()
    assert end == Closed("unreachable", {"address": "no-such-name.invalid", "port": 27431, "reason": "unknown_name"})


@pytest.mark.parametrize("says", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"SSH-2.0-OpenSSH_9.6\r\n", b"\x00\x00\x00\x01\xc1"])
def test_something_else_answers(guest, fake_host, says):
    port = fake_host(lambda connection: connection.sendall(says))
    assert guest(port).end() == Closed("unreachable", {"address": "127.0.0.1", "port": port, "reason": "not_a_table"})


def test_the_host_speaks_another_version(guest, fake_host):
    denied = wire.encode(Denied("version", {"proto": 4, "app": "9.0"}))
    port = fake_host(lambda connection: (connection.recv(65536), connection.sendall(denied)))
    assert guest(port).end() == Closed("version", {"address": "127.0.0.1", "port": port, "proto": 4, "app": "9.0"})


def test_a_failed_join_can_be_closed_and_asked_without_harm(guest):
    ann = guest(free_port())
    ann.end()
    assert (ann.table.room, ann.table.own, ann.table.view(None), ann.table.connected) == (None, (), None, False)
    ann.table.say("hello")
    ann.table.close()
    assert ann.table.poll(0) == []


def test_a_join_that_hangs_can_be_closed(guest, fake_host):
    ann = guest(fake_host(silent))
    ann.table.close()
    assert ann.table.poll(0) == []


# --- hosting


@pytest.fixture
def hosting(guest, setup):
    """Open a table for others in a process of its own; the guest who opened it."""
    return lambda **changes: guest(opening=lambda wake: start.host(setup(**changes), wake))


def test_the_port_is_taken(hosting):
    with socket.create_server(("", 0)) as taken:
        port = taken.getsockname()[1]
        assert hosting(port=port).end() == Closed("port_taken", {"port": port})


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "whist"}, "unknown_game"),
        ({"preset": "blitz"}, "unknown_preset"),
        ({"bots": ("genius",), "preset": "speed"}, "unknown_level"),
        ({"seats": 40, "preset": "speed"}, "seat_count"),
    ],
)
def test_a_room_that_cannot_be_played(guest, setup, changes, code):
    ann = guest(opening=lambda wake: start.local(setup(**changes), wake))
    assert ann.end().code == code
    assert not ann.saw(RoomIs)


def test_a_host_process_that_does_not_start(guest, setup, monkeypatch):
    monkeypatch.setattr("game.session.ways.HOST_MODULE", "game.session.no_such_process")
    assert guest(opening=lambda wake: start.local(setup(), wake)).end() == Closed("host_failed", {})


def secret_failure(*_):
    raise RuntimeError("the hand is AH KH QH")


def test_a_dedicated_host_that_fails_says_where_and_not_what(monkeypatch, capsys, setup):
    monkeypatch.setattr(headless, "serve", secret_failure)
    assert headless.run_headless(start.task(setup(), True, None), json=False) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("The host has ended: RuntimeError in ")
    assert "AH" not in err


def test_a_hosts_process_that_fails_logs_where_and_not_what(monkeypatch, caplog, setup):
    monkeypatch.setattr(host_process, "serve", secret_failure)
    monkeypatch.setattr(host_process.children, "task", lambda _: start.task(setup(), True, None))
    monkeypatch.setattr(host_process.children, "keep_log", lambda _: None)
    monkeypatch.setattr(host_process.children, "when_parent_ends", lambda _: None)
    with pytest.raises(SystemExit):
        host_process.main()
    assert "the host has ended: RuntimeError in " in caplog.text
    assert "AH" not in caplog.text
