"""Discovery over real sockets on this machine: several hosts on one port, hostile datagrams, the limit of answers."""

import contextlib
import socket
import threading
import time

import pytest

from net import discovery, notices
from net.notices import Answer

NONCE = b"12345678"


def table(number):
    return Answer(1, 1, "1.0", f"instance{number}", f"Room {number}", "set", "classic", 3, 12, 27431 + number)


@pytest.fixture
def port():
    """A UDP port nobody else uses."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind(("", 0))
        return free.getsockname()[1]


@pytest.fixture
def opened():
    """What a test opens and nobody may leave open."""
    with contextlib.ExitStack() as stack:
        yield lambda thing: stack.enter_context(contextlib.closing(thing))


def until(condition, news=None):
    """Wait until `condition()` holds; `news`: an event that says when to look again."""
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end, "it never came"
        if news:
            news.wait(0.1)
            news.clear()


def finder(opened, port):
    news = threading.Event()
    return opened(discovery.Finder(news.set, port)), news


def test_two_hosts_on_one_machine_are_both_found(port, opened):
    for number in (1, 2):
        opened(discovery.Responder(table(number), port))
    finding, news = finder(opened, port)
    until(lambda: len(finding.tables) == 2, news)
    assert [(found.name, found.port) for found in finding.tables] == [("Room 1", 27432), ("Room 2", 27433)]


def test_a_host_that_comes_later_is_found_and_news_of_it_arrive(port, opened):
    finding, news = finder(opened, port)
    responder = opened(discovery.Responder(table(1), port))
    until(lambda: [found.seats_free for found in finding.tables] == [3], news)
    responder.tell(Answer(1, 1, "1.0", "instance1", "Room 1", "scopa", "classic", 0, 2, 27432))
    until(lambda: [(found.game, found.seats_free) for found in finding.tables] == [("scopa", 0)], news)


def test_find_gives_what_answered(port, opened):
    opened(discovery.Responder(table(1), port))
    assert [found.name for found in discovery.find(0.5, port)] == ["Room 1"]


def test_an_address_of_no_network_here_is_asked_by_name(port, opened):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as far:
        far.bind(("127.0.0.2", port))  # no question to everybody comes to this address
        far.settimeout(10)
        opened(discovery.Finder(port=port, also=("127.0.0.2",)))
        assert far.recv(2048).startswith(notices.MAGIC)


def test_nobody_there_is_an_empty_list(port):
    assert discovery.find(0.05, port) == ()


def test_hostile_answers_do_not_stop_a_finder(port, opened):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as fake:
        fake.bind(("127.0.0.1", port))
        fake.settimeout(10)
        finding, news = finder(opened, port)
        question, source = fake.recvfrom(2048)
        good = notices.reply(question, table(5))
        assert good is not None
        for junk in (b"", b"\xff" * 2000, notices.MAGIC, notices.MAGIC + b"\xdd\xff\xff\xff\xff", good[:-1], good + b"\xc0"):
            fake.sendto(junk, source)
        fake.sendto(good, source)
        until(lambda: finding.tables, news)
    assert [found.name for found in finding.tables] == ["Room 5"]


def test_hostile_questions_do_not_stop_a_responder(port, opened):
    opened(discovery.Responder(table(1), port))
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.settimeout(10)
        for junk in (b"", b"\xff" * 2000, notices.MAGIC, notices.MAGIC + b"\xdd\xff\xff\xff\xff", b"GET / HTTP/1.1\r\n\r\n"):
            asking.sendto(junk, ("127.0.0.1", port))
        asking.sendto(notices.question(NONCE), ("127.0.0.1", port))
        assert NONCE in asking.recv(2048)


def test_a_closed_responder_leaves_its_port_and_is_silent(port, opened):
    discovery.Responder(table(1), port).close()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as alone:
        alone.bind(("", port))
