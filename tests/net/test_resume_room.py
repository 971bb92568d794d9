"""A room opened anew from what was written down of it: who sits where, who runs it, who stays out, who is waited for."""

import pytest
from kits.rooms import (
    BOTS,
    MS,
    OWNER,
    SECOND,
    answers,
    come_back,
    crash,
    join,
    names,
    notes,
    open_room,
    points,
    quiet_room,
    refusals,
    reopened,
    sets_on_table,
    toy_room,
    view,
    written,
)

from game.games.setgame.actions import AskExtra, Claim
from net.client import Client
from net.host import PATIENCE
from net.messages import Bye, Clock, Conduct, Denied, Fill, Hello, Kick, Leave, Setup, Sit, Snapshot, Stand
from net.roster import digest

NEW_OWNER = b"n" * 16


@pytest.fixture
def toy():
    """A game of turns between Ann (seat 0) and Bob (seat 1)."""
    net = toy_room()
    return net, join(net, "Ann"), join(net, "Bob")


def clocks(link):
    """What a link was told of the clock: whether it runs."""
    return [told.running for told in link.received if isinstance(told, Snapshot | Clock)]


# --- what the room is


def test_the_room_is_what_it_was_seats_level_rules_and_conduct():
    net, owner = quiet_room()
    bob = join(net, "Bob")
    owner.wish(Setup("set", "speed", {"claim": "instant", "finish": "timed", "seconds": 60}, 4))
    owner.wish(Fill(3, "hard"))
    owner.wish(Conduct(away_policy="end", turn_seconds=7))
    bob.wish(Sit(2, "Bob"))
    net.run()
    before = owner.client.room
    again = reopened(net)
    owner, bob = [come_back(again, link) for link in crash(net)]
    assert owner.client.room == before
    assert names(bob) == ["Olga", "", "Bob", "hard"]


def test_two_at_one_machine_and_one_who_waits_for_a_seat_are_still_there():
    net = open_room(seats=2, autostart=False)
    three = join(net, "Ann", "Bob", "Cy")
    again = reopened(net)
    crash(net)
    three = come_back(again, three)
    assert names(three) == ["Ann", "Bob"]
    three.wish(Leave())
    again.run()
    other = join(again, "Di")
    assert names(other) == ["Di", ""]


def test_somebody_new_gets_no_number_and_no_name_that_was_taken(toy):
    net, ann, bob = toy
    again = reopened(net)
    come_back(again, crash(net)[0])
    new = join(again, "Bob", watch=True)
    assert new.client.peer not in (ann.client.peer, bob.client.peer)
    assert new.client.room.peers[-1].names == ("Bob 2",)


def test_computers_play_on_once_their_process_is_there():
    net = open_room("set", "speed", seats=2, fills=("easy",))
    ann = join(net, "Ann")
    again = reopened(net)
    assert again.computers == ((1, "easy"),)
    crash(net)
    come_back(again, ann)
    bots = join(again, key=BOTS)
    bots.act(1, Claim(sets_on_table(bots)[0]))
    again.run(5 * MS)
    assert points(bots) == [0, 1]


# --- secrets


def test_a_token_is_renewed_at_each_return_and_the_old_one_dies_with_the_first_word_under_the_new(toy):
    net, ann, _ = toy
    old = ann.client.token
    ann.cut()
    silent = net.join(ann.client)
    silent.flush = lambda: None  # answers no ping: the host cannot know that its welcome arrived
    net.run()
    new = ann.client.token
    assert new != old
    kept = written(net, "room")[-1]["peers"][0]
    assert kept["tokens"] == (digest(new), digest(old))
    silent.cut()
    back = join(net, token=old)
    assert back.client.own == (0,)
    net.run(2 * SECOND)  # pings are answered
    assert written(net, "room")[-1]["peers"][0]["tokens"] == (digest(back.client.token),)
    stranger = join(net, token=old, watch=True)
    assert stranger.client.own == ()
    assert stranger.client.peer != back.client.peer


@pytest.mark.parametrize("first", ["earlier", "later"])
def test_of_two_tries_to_come_back_the_later_one_stays_whichever_arrives_first(first, toy):
    """A link that was held up on the way and given up: what was said on it arrives all the same."""
    net, ann, bob = toy
    token = ann.client.token
    ann.cut()
    links = []
    for wait in (5, 20) if first == "earlier" else (20, 5):
        links.append(net.join(Client(Hello(1, 1, "1.0", ("Ann",), token=token)), wait * MS))
        net.run(MS)
    earlier, later = links
    net.run(100 * MS)
    assert later.client.connected
    assert later.client.own == (0,)
    assert earlier.received[-1] == (Bye("replaced") if first == "earlier" else Denied("late"))
    assert [peer.names for peer in bob.client.room.peers] == [("Ann",), ("Bob",)]
    later.cut()
    assert come_back(net, later).client.own == (0,)


def test_an_earlier_try_is_nobody_new_either_however_late_it_arrives(toy):
    """By then the later one has been heard, so the secret both came with is worth nothing any more."""
    net, ann, bob = toy
    token = ann.client.token
    ann.cut()
    earlier = net.join(Client(Hello(1, 1, "1.0", ("Ann",), token=token)), 2 * SECOND)
    net.run(MS)
    later = come_back(net, ann)
    net.run(10 * SECOND)
    assert earlier.received == [Denied("late")]
    assert later.client.own == (0,)
    assert [peer.names for peer in bob.client.room.peers] == [("Ann",), ("Bob",)]


def test_both_tokens_come_back_to_a_room_that_died_in_between(toy):
    net, ann, _ = toy
    old = ann.client.token
    ann.cut()
    silent = net.join(ann.client)
    silent.flush = lambda: None
    net.run()
    for token in (old, ann.client.token):
        again = reopened(net)
        assert join(again, token=token).client.own == (0,)


def test_only_hashes_are_written_and_told_to_nobody(toy):
    net, ann, bob = toy
    again = reopened(net)
    for link in crash(net):
        come_back(again, link)
    for link in (ann, bob):
        assert link.client.token not in repr(again.records).encode("latin-1")
        assert not any(digest(link.client.token) in bytes(other.stream) for other in again.links.values())


def test_a_kicked_peer_stays_out_by_both_its_tokens_and_by_name():
    net, owner = quiet_room()
    bob = join(net, "Bob", address="10.0.0.5")
    old = bob.client.token
    bob.cut()
    bob = come_back(net, bob)
    bob.wish(Sit(2, "Bob"))
    owner.wish(Kick(bob.client.peer))
    net.run()
    again = reopened(net)
    assert join(again, token=bob.client.token).received == [Denied("kicked")]
    assert join(again, "Bob", address="10.0.0.5").received == [Denied("kicked")]
    assert join(again, "Bob", token=old, address="10.0.0.9").client.own != (2,)


def test_nobody_takes_a_seat_by_its_name(toy):
    net, ann, _ = toy
    again = reopened(net)
    crash(net)
    eve = join(again, "Ann")
    assert eve.client.own == ()
    assert come_back(again, ann).client.own == (0,)


# --- who runs it


def test_the_window_that_opens_it_anew_has_the_seats_of_whoever_ran_it():
    net = toy_room()
    join(net, "Olga", key=OWNER)
    join(net, "Bob")
    again = reopened(net, owner_key=NEW_OWNER)
    crash(net)
    olga = join(again, "Whoever", key=NEW_OWNER)
    assert (olga.client.own, names(olga)) == ((0,), ["Olga", "Bob"])
    olga.wish(Conduct(turn_seconds=9))
    again.run()
    assert olga.client.room.turn_seconds == 9


def test_moved_to_another_machine_it_is_run_from_there_and_everybody_keeps_his_seat():
    net = toy_room()
    olga, bob = join(net, "Olga", key=OWNER), join(net, "Bob")
    again = reopened(net, owner_key=NEW_OWNER, now=10**15)
    crash(net)
    bob = join(again, token=bob.client.token, key=NEW_OWNER)
    olga = join(again, token=olga.client.token)
    assert (olga.client.own, bob.client.own) == ((0,), (1,))
    bob.wish(Conduct(turn_seconds=9))
    olga.wish(Conduct(turn_seconds=8))
    again.run()
    assert bob.client.room.turn_seconds == 9
    assert refusals(olga) == [(None, "not_owner")]


def test_whoever_runs_it_without_a_seat_comes_back_as_who_he_was():
    net = toy_room(autostart=False)
    olga = join(net, "Olga", key=OWNER)
    olga.wish(Stand(0))
    net.run()
    again = reopened(net, owner_key=NEW_OWNER)
    crash(net)
    back = join(again, token=olga.client.token, key=NEW_OWNER)
    assert [(peer.id, peer.names, peer.owner) for peer in back.client.room.peers] == [(olga.client.peer, ("Olga",), True)]


# --- gathering


def test_the_clock_stands_until_everybody_is_back_who_was_there(toy):
    net, ann, bob = toy
    net.run(SECOND)
    again = reopened(net)
    crash(net)
    before = ann.client.clock(net.now)
    ann = come_back(again, ann)
    again.run(PATIENCE - SECOND)
    assert clocks(ann)[-1] is False
    assert before - SECOND <= ann.client.clock(again.now) <= before
    come_back(again, bob)
    assert clocks(ann)[-1] is True
    again.run(SECOND)
    assert SECOND <= ann.client.clock(again.now) <= before + SECOND


def test_nobody_is_shown_as_away_meanwhile_and_nobody_is_said_to_have_gone(toy):
    net, ann, _ = toy
    before = len(written(net, "presence"))
    again = reopened(net)
    crash(net)
    ann = come_back(again, ann)
    assert not any(seat.away for seat in ann.client.room.seats)
    assert len(written(again, "presence")) == before


def test_who_does_not_come_is_away_in_the_end_and_the_match_goes_on(toy):
    net, ann, _ = toy
    again = reopened(net)
    crash(net)
    ann = come_back(again, ann)
    again.run(PATIENCE + SECOND)
    assert ("dropped", "Bob") in notes(ann)
    assert [seat.away for seat in ann.client.room.seats] == [False, True]
    assert clocks(ann)[-1] is True


def test_computers_are_waited_for_too_and_no_longer_than_people():
    net = open_room("set", "speed", seats=2, fills=("easy",))
    ann = join(net, "Ann")
    join(net, key=BOTS)
    again = reopened(net)
    crash(net)
    ann = come_back(again, ann)
    again.run(SECOND)
    assert clocks(ann)[-1] is False
    join(again, key=BOTS)
    assert clocks(ann)[-1] is True
    third = reopened(again)
    crash(again)
    ann = come_back(third, ann)
    third.run(PATIENCE + SECOND)
    assert clocks(ann)[-1] is True


def test_without_anybody_no_time_passes(toy):
    net, ann, bob = toy
    again = reopened(net)
    crash(net)
    again.run(3600 * SECOND)
    ann, bob = come_back(again, ann), come_back(again, bob)
    assert ann.client.clock(again.now) == 0
    assert not written(again, "expire")


def test_who_had_been_away_before_is_not_waited_for(toy):
    net, ann, bob = toy
    bob.cut()
    net.run(SECOND)
    again = reopened(net)
    crash(net)
    ann = come_back(again, ann)
    assert clocks(ann)[-1] is True


def test_if_all_had_been_away_it_waits_for_the_first(toy):
    net, ann, bob = toy
    ann.cut()
    bob.cut()
    net.run()
    again = reopened(net, now=5 * SECOND)
    again.run(60 * SECOND)
    assert not written(again, "expire")
    ann = come_back(again, ann)
    assert clocks(ann)[-1] is True


def test_a_vote_is_not_decided_by_those_who_are_back_first():
    """S7: all who are present must ask for more cards; after a break one voter alone must not be all."""
    net = open_room(preset="classic", seats=2, options={"extra": "agree"})
    ann, bob = join(net, "Ann"), join(net, "Bob")
    ann.act(0, AskExtra())
    net.run(5 * MS)
    cards = len(view(ann)["table"])
    again = reopened(net)
    crash(net)
    ann = come_back(again, ann)
    again.run(SECOND)
    assert len(view(ann)["table"]) == cards
    bob = come_back(again, bob)
    bob.act(1, AskExtra())
    again.run(5 * MS)
    assert len(view(ann)["table"]) > cards


def test_what_is_asked_meanwhile_is_asked_when_all_are_back_and_then_at_one_time():
    """Two claims for one set at a table that is not complete yet: a dead heat, not a win for the quicker network."""
    net = open_room("set", "speed", seats=3)
    ann, bob, cy = (join(net, name) for name in ("Ann", "Bob", "Cy"))
    wanted = Claim(sets_on_table(ann)[0])
    again = reopened(net, dice=None)
    crash(net)
    ann = come_back(again, ann)
    first = ann.act(0, wanted)
    again.run(SECOND)
    bob = come_back(again, bob)
    second = bob.act(1, wanted)
    again.run(SECOND)
    assert answers(ann, first) == answers(bob, second) == []
    come_back(again, cy)
    again.run(5 * MS)
    assert len(answers(ann, first)) == len(answers(bob, second)) == 1
    assert len(written(again, "coin")) == 1
    assert sum(points(cy)) == 1
