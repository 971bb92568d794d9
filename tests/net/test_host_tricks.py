"""Schnapsen and Écarté over the network: coming back with a marriage announced and in every phase of the talk; an old exchange."""

import random

import msgspec
import pytest
from kits.rooms import answers, come_back, join, open_room, refusals, replayed, told, view
from kits.trick_orders import ECARTE_ORDER, SCHNAPSEN_ORDER

from game.games.ecarte.actions import Accept, CallKing, Discard, Propose, Stand
from game.games.ecarte.rules import ECARTE
from game.games.schnapsen.actions import Announce, Play
from game.games.schnapsen.rules import SCHNAPSEN
from net.messages import Accepted, Intent, Snapshot, Update


class Stacked(random.Random):
    """Ben deals first, and the first cards of every pack are these."""

    def __init__(self, order):
        super().__init__(1)
        self._order = order

    def shuffle(self, x):
        first = self._order if len(x) > 2 else ("1", "0")
        x[:] = [*first, *(item for item in x if item not in first)]


def table(game, preset, order):
    """A room in which Anna (seat 0) leads, and Ben."""
    net = open_room(game.info.id, preset, dice=Stacked(order))
    return net, join(net, "Anna"), join(net, "Ben")


def act(net, link, *actions):
    for action in actions:
        assert link.act(link.client.own[0], action) is not None
        net.run()


def again(net, link):
    """A link breaks and its client comes back; the new link."""
    link.cut()
    net.run()
    new = come_back(net, link)
    net.run()
    return new


def seen(game, net, link):
    """Whether a link sees exactly what the rules let its seat see."""
    seat = link.client.own[0]
    return msgspec.convert(view(link), game.types.view) == game.view(replayed(net.journal), seat)


# --- Schnapsen


@pytest.fixture
def marriage():
    """Anna has announced hearts and not led yet."""
    net, anna, ben = table(SCHNAPSEN, "schnapsen", SCHNAPSEN_ORDER)
    act(net, anna, Announce("H"))
    return net, anna, ben


@pytest.mark.parametrize("who", [0, 1])
def test_t4_whoever_comes_back_in_the_middle_of_a_marriage_finds_it_as_it_was(marriage, who):
    net, *links = marriage
    links[who] = again(net, links[who])
    snapshot = links[who].of(Snapshot)[-1]
    assert [event["suit"] for sight in snapshot.seen for event in sight.events if event["is"] == "announced"] == ["H"]
    assert view(links[who])["common"]["marriage"] == "H"
    assert view(links[who])["common"]["shown"][0] == ["KH", "QH"]
    assert all(seen(SCHNAPSEN, net, link) for link in links)
    act(net, links[0], Play("AC"))
    assert refusals(links[0])[-1][1] == "marriage_lead"
    act(net, links[0], Play("QH"))
    assert view(links[1])["common"]["led"] == "QH"


def test_a_spectator_sees_no_hand_until_the_deal_is_over(marriage):
    net, *_ = marriage
    eve = join(net, "Eve", watch=True)
    assert view(eve)["hands"] == [[None] * 5, [None] * 5]
    assert view(eve)["common"]["shown"][0] == ["KH", "QH"]


# --- Écarté

TALK = {
    "propose": (),
    "respond": ((0, Propose()),),
    "elder_discards": ((0, Propose()), (1, Accept())),
    "dealer_discards": ((0, Propose()), (1, Accept()), (0, Discard(("7C", "8C")))),
    "lead": ((0, Stand()),),
}
NEXT = {
    "propose": (0, Propose(), "respond"),
    "respond": (1, Accept(), "elder_discards"),
    "elder_discards": (0, Discard(("7C",)), "dealer_discards"),
    "dealer_discards": (1, Discard(()), "propose"),
    "lead": (0, CallKing(), "lead"),
}


@pytest.mark.parametrize("phase", TALK)
@pytest.mark.parametrize("who", [0, 1])
def test_e4_whoever_comes_back_in_any_phase_of_the_talk_goes_on_with_it(phase, who):
    net, *links = table(ECARTE, "gamerules", ECARTE_ORDER)
    for seat, action in TALK[phase]:
        act(net, links[seat], action)
    assert view(links[0])["common"]["phase"] == phase
    links[who] = again(net, links[who])
    assert all(seen(ECARTE, net, link) for link in links)
    seat, action, then = NEXT[phase]
    act(net, links[seat], action)
    assert view(links[1 - seat])["common"]["phase"] == then
    assert all(seen(ECARTE, net, link) for link in links)


def exchanged_once():
    """Both have exchanged, and elder has proposed again and been accepted."""
    net, anna, ben = table(ECARTE, "gamerules", ECARTE_ORDER)
    act(net, anna, Propose())
    act(net, ben, Accept())
    old = Intent(2, 0, anna.client.version, 0, msgspec.to_builtins(Discard(("7C", "8C"))))
    act(net, anna, Discard(("7C", "8C")))
    act(net, ben, Discard(("TD",)))
    act(net, anna, Propose())
    act(net, ben, Accept())
    return net, anna, ben, old


def test_e5_an_old_exchange_sent_again_is_not_done_again():
    """The same message once more: answered as before, and nobody's cards change."""
    net, anna, _, old = exchanged_once()
    before = replayed(net.journal)
    anna.send(old)
    net.run()
    assert replayed(net.journal) == before
    assert {type(answer) for answer in answers(anna, old.id)} == {Update, Accepted}


def test_e5_an_old_exchange_under_a_new_number_is_refused():
    """What was meant for the first exchange does not count for the second, which this peer had not seen then."""
    net, anna, _, old = exchanged_once()
    before = replayed(net.journal)
    anna.send(msgspec.structs.replace(old, id=99))
    net.run()
    assert refusals(anna)[-1] == (99, "stale")
    anna.send(msgspec.structs.replace(old, id=100, seen=anna.client.version))
    net.run()
    assert refusals(anna)[-1] == (100, "not_in_hand")
    assert replayed(net.journal) == before


def test_e4_what_is_laid_aside_and_drawn_reaches_nobody_but_its_owner():
    net, anna, ben, _ = exchanged_once()
    eve = join(net, "Eve", watch=True)
    for kind in ("discarded", "served"):
        assert all(set(event["cards"]) <= {None} for event in told(ben, kind) if event["owner"] == 0)
        assert all(None not in event["cards"] for event in told(anna, kind) if event["owner"] == 0)
    for link in (ben, eve):
        assert b"7C" not in bytes(link.stream)
        assert b"8C" not in bytes(link.stream)
    snapshot = again(net, ben).of(Snapshot)[-1]
    assert "7C" not in repr(snapshot)
