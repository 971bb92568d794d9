"""The replica: gaps, breaks, answers, the clock (design: one host for every way of playing)."""

import msgspec
import pytest
from kits.rooms import (
    MS,
    OWNER,
    SECOND,
    all_agree,
    answers,
    come_back,
    join,
    move,
    on_turn,
    open_room,
    play,
    points,
    sets_on_table,
    toy_room,
    view,
    written,
)
from kits.toy_game import Exchange

from game.core.table import Back, ClockIs, Closed, Lost, Refused, Restored, RoomIs, Stepped
from game.games.setgame.actions import Call, Claim, GiveUp
from net.client import Client
from net.messages import Abandon, Accepted, Bye, Hello, Ping, Ready, Rejected, Resync, Snapshot, Start, Update
from net.unanswered import MOST


def kinds(link, since=0):
    """What happened at a link, without the chat of the room."""
    return [
        type(happening) for happening in link.happened[since:] if isinstance(happening, Stepped | Restored | Refused | Lost | Back | Closed)
    ]


@pytest.fixture
def toy():
    """A game of turns: the net, whoever is on turn, the other."""
    net = toy_room()
    return net, *on_turn(join(net, "Ann"), join(net, "Bob"))


def test_a_newcomer_is_restored_and_then_follows_step_by_step(toy):
    net, turn, _ = toy
    eve = join(net, "Eve", watch=True)
    assert kinds(eve) == [Restored]
    turn.act(turn.client.own[0], Exchange(()))
    net.run()
    assert kinds(eve) == [Restored, Stepped]
    [stepped] = eve.of(Stepped)
    assert (stepped.seats, stepped.own_cause) == ((), None)
    assert [event["is"] for event in stepped.events] == ["laidaside", "dealt"]


def test_a_step_of_ours_names_the_intent_it_answers(toy):
    net, turn, other = toy
    seat = turn.client.own[0]
    id = turn.act(seat, Exchange(()))
    net.run()
    assert turn.of(Stepped)[-1].own_cause == (seat, id)
    assert other.of(Stepped)[-1].own_cause is None


def test_the_deals_events_come_with_a_snapshot_as_this_seat_saw_them(toy):
    net, turn, other = toy
    turn.act(turn.client.own[0], Exchange(()))
    net.run()
    turn.wish(Resync())
    net.run()
    told = [event for update in turn.of(Update) for event in update.seen[0].events]
    assert list(turn.of(Snapshot)[-1].seen[0].events) == told
    play(net, turn, other)
    for link in (turn, other):
        link.wish(Ready(link.client.own))
    net.run()
    turn.wish(Resync())
    net.run()
    assert [event["is"] for event in turn.of(Snapshot)[-1].seen[0].events] == ["began", "dealt", "dealt"]  # the new deal's alone


def test_a_gap_is_noticed_once_and_healed_by_a_snapshot(toy):
    net, turn, other = toy
    watcher = join(net, watch=True)
    lost = watcher.hear
    watcher.hear = lambda frame, now: None if b"update" in frame else lost(frame, now)
    turn.act(turn.client.own[0], Exchange(()))
    net.run()
    watcher.hear = lost
    stale = watcher.client.version
    play(net, other, most=1)
    assert watcher.client.version == turn.client.version == stale + 2
    assert kinds(watcher) == [Restored, Restored]
    play(net, turn, other, most=1)
    assert kinds(watcher) == [Restored, Restored, Stepped]


def test_while_a_snapshot_is_on_its_way_updates_say_nothing():
    client = Client(Hello(1, 1, "1.0"))
    update = Update(7, 0, ())
    assert client.receive(update, 0) == []
    assert client.receive(msgspec.structs.replace(update, version=8), 0) == []
    assert client.outbox() == [Resync()]


def test_no_move_is_made_before_the_host_has_said_so(toy):
    net, turn, _ = toy
    before = view(turn)
    turn.act(turn.client.own[0], Exchange(()))
    assert view(turn) == before
    net.run()
    assert view(turn) != before


# --- breaks


def test_a_dropped_peer_comes_back_to_its_seat_in_the_running_match(toy):
    net, turn, other = toy
    seat = turn.client.own[0]
    turn.cut()
    assert turn.happened[-1] == Lost()
    assert turn.client.intend(seat, {}, 0) is None  # nothing can be asked
    net.run(SECOND)
    assert other.client.room.seats[seat].away
    back = come_back(net, turn)
    assert [type(happening) for happening in back.happened[:3]] == [Back, RoomIs, Restored]
    assert back.client.own == (seat,)
    assert not other.client.room.seats[seat].away
    play(net, back, other)
    assert other.client.room.phase == "between"


def test_an_intent_whose_answer_was_lost_had_its_effect_once(toy):
    net, turn, other = toy
    turn.delay = 5 * MS
    seat = turn.client.own[0]
    id = turn.act(seat, Exchange(()))
    net.run(6 * MS)  # it has arrived, the answer is on its way back
    turn.cut()
    back = come_back(net, turn)
    net.run(20 * MS)
    assert [answer.id for answer in back.of(Accepted)] == [id]
    assert len(written(net, "act")) == 1
    assert move(other) is not None


def test_an_intent_that_never_arrived_is_asked_again_with_the_same_id(toy):
    net, turn, _ = toy
    turn.delay = 5 * MS
    id = turn.act(turn.client.own[0], Exchange(()))
    net.run(MS)
    turn.cut()
    back = come_back(net, turn)
    net.run(20 * MS)
    assert back.of(Stepped)[-1].own_cause == (back.client.own[0], id)
    assert [record["id"] for record in written(net, "act")] == [id]


def test_a_refusal_that_was_lost_is_told_after_the_break(toy):
    net, _, waiting = toy
    waiting.delay = 5 * MS
    id = waiting.act(waiting.client.own[0], Exchange(()))
    net.run(6 * MS)
    waiting.cut()
    back = come_back(net, waiting)
    net.run(20 * MS)
    assert [(refused.id, refused.code) for refused in back.of(Refused)] == [(id, "not_your_turn")]


def test_what_was_asked_in_a_match_that_is_no_more_is_refused_here():
    net = open_room(preset="first_to")
    owner, bob = join(net, "Olga", key=OWNER), join(net, "Bob", delay=5 * MS)
    net.run(SECOND)
    id = bob.act(1, Claim(sets_on_table(bob)[0]))
    bob.cut()
    owner.wish(Abandon())
    owner.wish(Start())
    net.run()
    back = come_back(net, bob)
    net.run(SECOND)
    assert [(refused.id, refused.code) for refused in back.of(Refused)] == [(id, "stale")]
    assert points(owner) == [0, 0]
    assert back.client.match == owner.client.match


def test_a_claim_held_by_the_host_survives_the_break_of_its_link():
    net = open_room(preset="first_to")
    ann, bob = join(net, "Ann"), join(net, "Bob")
    id = bob.act(1, Claim(sets_on_table(bob)[0]))
    net.run()
    bob.cut()
    net.run(10 * MS)
    assert points(ann) == [0, 1]
    back = come_back(net, bob)
    assert len(answers(back, id)) == 1
    assert all_agree([ann, back])


def test_a_new_window_with_the_token_takes_over_and_counts_on_with_its_intents():
    net = open_room(seats=1)
    old = join(net, "Ann")
    old.act(0, Call())
    net.run(10 * MS)
    new = join(net, token=old.client.token)
    net.run()
    assert old.of(Bye) == [Bye("replaced")]
    assert old.happened[-1] == Closed("replaced", {})
    assert new.client.own == (0,)
    assert new.client.intend(0, {"do": "giveup"}, 0) == 2


def test_a_name_alone_takes_nobodys_seat():
    net = open_room(seats=1)
    ann = join(net, "Ann")
    ann.cut()
    thief = join(net, "Ann")
    assert thief.client.own == ()


def test_silence_of_the_host_is_told_by_the_time_it_was_last_heard():
    net = open_room()
    ann = join(net, "Ann")
    net.run(10 * SECOND)
    assert net.now - ann.client.heard <= SECOND
    assert ann.of(Ping)


def test_only_so_many_intents_may_be_on_the_way():
    net = open_room(seats=1)
    ann = join(net, "Ann", delay=MS)
    asked = [ann.act(0, Call()) for _ in range(MOST + 1)]
    assert asked == [*range(1, MOST + 1), None]


# --- the clock


def test_the_clock_is_known_by_the_least_delayed_message():
    net = open_room(seats=1)
    ann = join(net, "Ann", delay=80 * MS)
    assert ann.client.clock(net.now) == net.now - ann.delay - 80 * MS  # the snapshot was as late as the network made it
    ann.delay = 2 * MS
    ann.act(0, Call())
    net.run(SECOND)
    assert ann.client.clock(net.now) == net.now - 80 * MS - 2 * MS  # the match began when the hello arrived
    ann.delay = 120 * MS
    ann.act(0, GiveUp())
    net.run(SECOND)
    assert ann.client.clock(net.now) == net.now - 80 * MS - 2 * MS  # a late message knows no better


def test_a_stopped_clock_is_told_and_stands():
    net = open_room(seats=1)
    owner = join(net, "Olga", key=OWNER)
    assert owner.of(ClockIs) == [ClockIs(True)]
    assert owner.of(Rejected) == []
