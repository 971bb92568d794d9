"""What is written and what is told to whom: nothing before it is written, nothing but views, nothing twice."""

import random

import msgspec
import pytest
from kits.rooms import MS, SECOND, come_back, join, on_turn, open_room, play, replayed, toy_room, written
from kits.toy_game import Exchange, Play, Toy

from game.games.setgame.actions import Call
from game.games.setgame.rules import SET
from net.messages import Noted, Ready, Resync, Say, Snapshot, Update
from net.outbox import Send, Write


@pytest.fixture
def toy():
    """A game of turns between Ann (seat 0) and Bob (seat 1)."""
    net = toy_room()
    return net, join(net, "Ann"), join(net, "Bob")


def test_a_step_is_written_before_it_is_told(toy):
    net, ann, bob = toy
    play(net, ann, bob)
    written = 0
    for effect in net.effects:
        match effect:
            case Write(record):
                written = max(written, getattr(record, "v", 0))
            case Send(_, Update(version=version)):
                assert version <= written


def test_that_nothing_can_be_written_down_any_more_is_told_to_everybody_once():
    """To those who are there, who come later, who only watch, and who were away when it happened."""
    net = toy_room()
    net.host.unwritten()  # there is nobody to be told yet
    ann, bob = join(net, "Ann"), join(net, "Bob")
    for _ in range(3):
        net.host.unwritten()
        ann.wish(Say("hello"))
        net.run()
    eve = join(net, watch=True)
    net.run()
    assert [link.received.count(Noted("unwritten")) for link in (ann, bob, eve)] == [1, 1, 1]


def test_who_was_away_when_nothing_could_be_written_any_more_is_told_when_back_and_not_again():
    net = toy_room()
    ann, bob = join(net, "Ann"), join(net, "Bob")
    bob.cut()
    net.host.unwritten()
    for times in (1, 0):
        bob = come_back(net, bob)
        assert bob.received.count(Noted("unwritten")) == times
        bob.cut()
    assert ann.received.count(Noted("unwritten")) == 1


def test_the_journal_replays_to_the_state_that_is_seen(toy):
    net, ann, bob = toy
    play(net, ann, bob)
    ann.wish(Ready((0,)))
    bob.wish(Ready((1,)))
    net.run()
    play(net, ann, bob)
    state = replayed(net.journal)
    for link, seat in ((ann, 0), (bob, 1)):
        assert msgspec.convert(link.client.view(seat), Toy.types.view) == Toy().view(state, seat)


def test_the_journal_of_a_race_replays_with_its_deadlines():
    net = open_room(preset="classic", seats=2, seed=5)
    ann, bob = join(net, "Ann"), join(net, "Bob")
    for _ in range(3):
        ann.act(0, Call())
        bob.act(1, Call())
        net.run(7 * SECOND)
    assert len(written(net, "expire")) >= 3
    state = replayed(net.journal)
    assert msgspec.convert(ann.client.view(0), SET.types.view) == SET.view(state, 0)


def test_tokens_are_written_as_hashes_only(toy):
    net, ann, bob = toy
    for link in (ann, bob):
        assert repr(link.client.token)[2:-1] not in repr(net.journal)
    kept = written(net, "room")[-1]["peers"]
    assert [[len(token) for token in peer["tokens"]] for peer in kept] == [[32], [32]]


def test_one_frame_for_all_who_see_the_same():
    net = open_room(seats=1)
    ann = join(net, "Ann")
    watchers = [join(net, watch=True) for _ in range(5)]
    net.effects.clear()
    ann.act(0, Call())
    net.run(2 * MS)
    sent = [effect.links for effect in net.effects if isinstance(effect, Send) and isinstance(effect.message, Update)]
    assert sorted(map(len, sent)) == [1, 5]
    assert all(watcher.client.version == ann.client.version for watcher in watchers)


def test_own_seats_that_see_the_same_share_one_view_and_others_do_not():
    net = open_room(seats=2)
    both = join(net, "Ann", "Bob")
    assert [seen.seats for seen in both.of(Snapshot)[-1].seen] == [(0, 1)]
    net = toy_room()
    both = join(net, "Ann", "Bob")
    assert [seen.seats for seen in both.of(Update)[-1].seen] == [(0,), (1,)]


def test_a_spectator_sees_no_more_than_the_spectators_view(toy):
    net, ann, bob = toy
    eve = join(net, "Eve", watch=True)
    play(net, ann, bob)
    state = replayed(net.journal)
    assert msgspec.convert(eve.client.view(None), Toy.types.view) == Toy().view(state, None)
    for message in eve.received:
        for seen in getattr(message, "seen", ()):
            assert seen.seats == ()
            for event in seen.events:
                assert event["is"] not in ("dealt", "laidaside") or set(event["cards"]) <= {None}


class Swapped(random.Random):
    """Deals as a seed has it; swapped, seat 0 gets the same four cards, and everything it does not see is permuted."""

    def __init__(self, seed, swapped):
        super().__init__(seed)
        self._swapped = swapped

    def shuffle(self, x):
        super().shuffle(x)
        if self._swapped and len(x) == 16:
            x[4:] = [*x[8:], *x[4:8]]


class Leaky(Toy):
    """A toy that shows everybody the stock's length doubled if the other hand holds an ace: one bit too many."""

    info = msgspec.structs.replace(Toy.info, id="leaky")

    def view(self, state, seat):
        view = super().view(state, seat)
        ace = any(card[0] == "A" for card in state.hands[1])
        return msgspec.structs.replace(view, stock=view.stock * (1 + ace))


def first_streams(game, seed):
    """What Ann in seat 0 was sent until the first card is played, and how many bytes Bob was, with and without the swap."""
    for swapped in (False, True):
        net = open_room(game.info.id, "plain", options={"seconds": 60}, games={game.info.id: game}, dice=Swapped(seed, swapped))
        ann, bob = join(net, "Ann"), join(net, "Bob")
        for _ in range(2):
            turn, _ = on_turn(ann, bob)
            turn.act(turn.client.own[0], Exchange(()))
            net.run(MS)
        ann.wish(Resync())
        ann.act(1, Play("2C"))
        ann.act(0, Exchange(()))
        net.run(10 * SECOND)
        yield bytes(ann.stream), len(bob.stream)


@pytest.mark.parametrize("seed", range(5))
def test_every_byte_sent_to_a_seat_is_the_same_whatever_is_hidden_from_it(seed):
    one, other = first_streams(Toy(), seed)
    assert one == other


def test_that_test_sees_a_single_leaked_bit():
    pairs = [tuple(first_streams(Leaky(), seed)) for seed in range(5)]
    assert any(one != other for one, other in pairs)
