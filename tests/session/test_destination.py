"""What people type to get to a table: addresses, names, ports, join codes."""

from ipaddress import IPv4Interface

import pytest

from game.session import destination as module
from game.session.destination import destination
from game.session.link_thread import Place


@pytest.fixture(autouse=True)
def at_home(monkeypatch):
    """One home network, and this machine itself."""
    networks = (IPv4Interface("192.168.1.5/24"), IPv4Interface("127.0.0.1/8"))
    monkeypatch.setattr(module, "own_networks", lambda: networks)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("192.168.1.7", Place(("192.168.1.7",), 27431)),
        (" 192.168.1.7:5000 ", Place(("192.168.1.7",), 5000)),
        ("kitchen.local", Place(("kitchen.local",), 27431)),
        ("kitchen:27433", Place(("kitchen",), 27433)),
        ("localhost", Place(("localhost",), 27431)),
        ("::1", Place(("::1",), 27431)),
        ("[fe80::1%eth0]:27432", Place(("fe80::1%eth0",), 27432)),
        ("[fe80::1]", Place(("fe80::1",), 27431)),
        ("0452-0000", Place(("192.168.1.10",), 27433)),
        ("o452 oooo", Place(("192.168.1.10",), 27433)),
    ],
)
def test_where_it_leads(typed, place):
    assert destination(typed) == place


@pytest.mark.parametrize(
    "typed",
    ["", " ", "192.168.1", "192.168.1.256", "1.2.3.4.5", "192.168.1.7:", "192.168.1.7:0", "192.168.1.7:65536", "192.168.1.7:x",
     "192.168.1.7:٣", "a b", "-x.local", "kitchen.local/", "[192.168.1.7", "x" * 300, "a\x00b", "1:2:3"],
)  # fmt: skip
def test_what_leads_nowhere(typed):
    assert destination(typed) is None


def test_a_code_for_this_very_machine_is_found_without_any_network(monkeypatch):
    monkeypatch.setattr(module, "own_networks", lambda: (IPv4Interface("127.0.0.1/8"),))
    assert destination("000G-0000") == Place(("127.0.0.1",), 27431)
