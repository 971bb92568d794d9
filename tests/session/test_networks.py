"""Tables over networks that are not this machine alone: two at once, a cable that is pulled, packets that get lost. Where root allows."""

import json
import secrets
import subprocess
import sys

import pytest
from kits.networks import Network
from kits.set_play import begin, claim, points

from game.core.table import Note, Stepped
from game.session.children import ROOT
from net import pulse

SILENCE = 2
"""Seconds without a word after which both sides give a link up here, so that a test need not wait for six."""
CLAIMS = 8


@pytest.fixture
def network(closing):
    """A network with a cable to this machine: `network(number)`."""
    return lambda number=0: closing(Network(number))


class Remote:
    """A guest in a network of its own."""

    def __init__(self, network, port, name="Bob"):
        words = [*network.before, sys.executable, "-m", "tests.kits.remote_guest", network.near, str(port), name, str(SILENCE)]
        self._process = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def says(self, key):
        """Wait until it says something of this kind; what."""
        for line in self._process.stdout:
            if key in (said := json.loads(line)):
                return said[key]
        raise AssertionError(f"it ended without a word of {key}")

    def claim(self):
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def close(self):
        self._process.kill()
        self._process.communicate()


@pytest.fixture
def remote(closing):
    return lambda *arguments: closing(Remote(*arguments))


@pytest.mark.netns
def test_in_each_of_two_networks_a_table_is_found_at_its_address_there(room, network):
    name = f"Kitchen {secrets.token_hex(4)}"
    port = room(loopback=False, room=name).port
    for lan in (network(0), network(1)):
        words = [*lan.before, sys.executable, "main.py", "find", "--seconds", "1", "--json"]
        found = json.loads(subprocess.run(words, cwd=ROOT, capture_output=True, check=True).stdout)
        assert [(each["address"], each["port"]) for each in found if each["name"] == name] == [(lan.near, port)]


@pytest.mark.netns
def test_a_pulled_cable_is_noticed_the_table_plays_on_and_the_guest_comes_back_by_himself(room, guest, network, remote, monkeypatch):
    monkeypatch.setattr(pulse, "SILENCE", SILENCE * 10**9)
    lan, port = network(), room(loopback=False).port
    ann, bob = guest(port).sits(), remote(lan, port)
    assert bob.says("sat") == 1
    begin(ann)
    bob.claim()
    bob.says("granted")
    lan.pull()
    ann.sees(Note, of=lambda note: (note.kind, note.name) == ("dropped", "Bob"))
    asked = claim(ann)
    ann.sees(Stepped, of=lambda step: step.own_cause == (0, asked))
    assert bob.says("happened") == "lost"
    lan.plug()
    assert bob.says("happened") == "back"
    while bob.says("points") < 2:  # what happened meanwhile
        pass
    bob.claim()
    bob.says("granted")
    ann.until(lambda: points(ann)[:2] == (1, 2))


@pytest.mark.nft
def test_with_every_fifth_packet_lost_every_claim_is_answered_once(room, guest, network, remote):
    lan, port = network(), room(loopback=False).port
    ann, bob = guest(port).sits(), remote(lan, port)
    bob.says("sat")
    begin(ann)
    chain = "add chain inet loss in { type filter hook input priority 0; }"
    for words in ("add table inet loss", chain, 'add rule inet loss in iifname "eth0" numgen random mod 100 < 20 drop'):
        subprocess.run([*lan.before, "nft", words], check=True)
    for number in range(CLAIMS):
        bob.claim()
        assert bob.says("granted") == number + 1
    ann.until(lambda: sum(points(ann)) == CLAIMS)
