"""Rooms that last: sitting, standing, readiness, the owner's choices, spectators, kicking, chat."""

import pytest
from kits.rooms import BOTS, OWNER, SECOND, come_back, join, names, notes, open_room, quiet_room, refusals

from net.messages import Abandon, Bye, Conduct, Denied, Fill, Kick, Ready, Said, Say, Setup, Sit, Stand, Start
from net.outbox import Computers

# --- coming in


def test_several_names_at_one_machine_take_several_seats():
    net, owner = quiet_room()
    pair = join(net, "Ann", "Bob", pointers=(True, False))
    assert names(pair) == ["Olga", "Ann", "Bob"]
    assert pair.client.own == (1, 2)
    assert [info.pointer for info in pair.client.room.seats] == [True, True, False]
    assert notes(owner)[-1] == ("joined", "Ann")


def test_the_same_name_twice_is_told_apart():
    net, owner = quiet_room()
    join(net, "Ann")
    join(net, "ANN")
    assert names(owner) == ["Olga", "Ann", "ANN 2"]


def test_whoever_finds_no_seat_watches_and_gets_the_next_one_that_is_free():
    net, owner = quiet_room(seats=1)
    late = join(net, "Late")
    assert late.client.own == ()
    owner.wish(Stand(0))
    net.run()
    assert late.client.own == (0,)


def test_whoever_only_watches_gets_no_seat():
    net, _ = quiet_room()
    eve = join(net, "Eve", watch=True)
    assert eve.client.own == ()
    assert names(eve) == ["Olga", "", ""]


# --- sitting and standing


def test_seats_can_be_changed_between_matches_and_given_up():
    net, owner = quiet_room()
    owner.wish(Sit(2, "Olga"))
    net.run()
    assert names(owner) == ["", "", "Olga"]
    owner.wish(Stand(2))
    net.run()
    assert owner.client.own == ()
    assert notes(owner)[-1] == ("stood", "Olga")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Sit(0, "Bob"), "seat_taken"),
        (Sit(9, "Bob"), "no_such_seat"),
        (Stand(0), "not_your_seat"),
        (Stand(9), "no_such_seat"),
        (Ready((0,)), "not_your_seat"),
        (Ready((9,)), "no_such_seat"),
        (Setup("set", "classic"), "not_owner"),
        (Fill(2, "easy"), "not_owner"),
        (Conduct(paused=True), "not_owner"),
        (Start(), "not_owner"),
        (Abandon(), "not_owner"),
        (Kick(1), "not_owner"),
        (Say(), "malformed"),
        (Say("\u200b"), "malformed"),
    ],
)
def test_wishes_that_are_refused_change_nothing(wish, code):
    net, owner = quiet_room()
    bob = join(net, "Bob")
    room = owner.client.room
    bob.wish(wish)
    net.run()
    assert refusals(bob) == [(None, code)]
    assert bob.client.room == room


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Setup("chess", "classic"), "unknown_game"),
        (Setup("set", "chess"), "unknown_preset"),
        (Setup("set", "classic", {"pick_seconds": "5"}, 2), "malformed"),
        (Setup("set", "classic", {"spice": 1}, 2), "malformed"),
        (Setup("set", "classic", {"pick_seconds": 1}, 2), "option_value"),
        (Setup("toy", "plain", None, 3), "seat_count"),
        (Fill(0, "easy"), "seat_taken"),
        (Fill(1, "godlike"), "unknown_level"),
        (Conduct(paused=True), "wrong_phase"),
        (Abandon(), "no_match"),
        (Kick(99), "no_such_peer"),
        (Kick(1), "not_allowed"),
    ],
)
def test_the_owner_too_can_only_ask_for_what_there_is(wish, code):
    net, owner = quiet_room(levels={"set": ("easy", "hard")})
    room = owner.client.room
    owner.wish(wish)
    net.run()
    assert refusals(owner) == [(None, code)]
    assert owner.client.room == room


def test_the_computers_process_may_ask_nothing_of_the_room():
    net, _ = quiet_room(fills=("easy",))
    bots = join(net, key=BOTS)
    bots.wish(Stand(2))
    net.run()
    assert refusals(bots) == [(None, "not_allowed")]


def test_the_computers_process_is_no_guest():
    net, owner = quiet_room(fills=("easy",))
    join(net, key=BOTS)
    assert len(owner.client.room.peers) == 1


def test_people_may_sit_among_computers_so_that_partners_face_each_other():
    net = open_room(seats=4, autostart=False, fills=("easy", None, "hard"))
    owner = join(net, "Olga", "Bo", key=OWNER)
    assert names(owner) == ["Olga", "easy", "Bo", "hard"]
    assert owner.client.own == (0, 2)
    assert net.computers == ((1, "easy"), (3, "hard"))


def test_computers_fill_the_last_seats_and_whoever_runs_their_process_is_told():
    net, owner = quiet_room(fills=("easy", "hard"))
    assert names(owner) == ["Olga", "easy", "hard"]
    assert net.computers == ((1, "easy"), (2, "hard"))
    owner.wish(Fill(1, None))
    net.run()
    assert [effect.seats for effect in net.effects if isinstance(effect, Computers)][-1] == ((2, "hard"),)


def test_one_machine_cannot_give_ever_more_names():
    net, owner = quiet_room()
    for number in range(20):
        owner.wish(Sit(1, f"P{number}"))
        owner.wish(Stand(1))
        net.run(SECOND)
    assert len(owner.client.room.peers[0].names) == 12
    assert (None, "not_allowed") in refusals(owner)


# --- kicking and talking


def test_a_kicked_peer_stays_out_by_token_and_under_every_name():
    net, owner = quiet_room()
    ann = join(net, "Ann", address="10.0.0.7")
    owner.wish(Kick(2))
    net.run()
    assert ann.of(Bye) == [Bye("kicked")]
    assert names(owner) == ["Olga", "", ""]
    assert notes(owner)[-1] == ("kicked", "Ann")
    assert come_back(net, ann).of(Denied) == [Denied("kicked")]
    assert join(net, "ａｎｎ", address="10.0.0.7").of(Denied) == [Denied("kicked")]
    assert join(net, "Bob", address="10.0.0.7").of(Denied) == [Denied("kicked")]
    assert join(net, watch=True, address="10.0.0.7").of(Denied) == [Denied("kicked")]
    assert join(net, "Ann", address="10.0.0.8").client.connected


def test_whoever_sits_at_the_machine_of_a_kicked_one_comes_back_by_his_own_token():
    net, owner = quiet_room()
    ann, bob = join(net, "Ann", address="10.0.0.7"), join(net, "Bob", address="10.0.0.7")
    owner.wish(Kick(ann.client.peer))
    net.run()
    bob.cut()
    net.join(bob.client, address="10.0.0.7")
    net.run()
    assert bob.client.connected


def test_at_the_machine_of_the_host_only_the_kicked_ones_names_stay_out():
    net, owner = quiet_room()
    ann = join(net, "Ann")
    owner.wish(Kick(ann.client.peer))
    net.run()
    assert join(net, "Ann").of(Denied) == [Denied("kicked")]
    assert join(net, "Bob").client.connected
    assert join(net, "\n").client.connected  # made safe first


def test_leaving_gives_the_seat_up_at_once():
    net, owner = quiet_room()
    ann = join(net, "Ann")
    ann.leave()
    net.run()
    assert names(owner) == ["Olga", "", ""]
    assert notes(owner)[-1] == ("left", "Ann")
    assert not ann.up


def test_chat_is_made_safe_and_five_lines_may_come_at_once():
    net, owner = quiet_room()
    for number in range(7):
        owner.wish(Say(f"  hi\u202e\x00 {number}\n"))
    net.run()
    assert owner.of(Said) == [Said("Olga", f"hi {number}") for number in range(5)]
    assert refusals(owner) == [(None, "rate")] * 2
    net.run(SECOND)
    owner.wish(Say("text is not sent beside a phrase", "well_played"))
    net.run()
    assert owner.of(Said)[-1] == Said("Olga", "", "well_played")


def test_in_a_large_room_comings_are_told_together():
    net, owner = quiet_room()
    for _ in range(40):
        join(net, watch=True)
    before = len(owner.received)
    for _ in range(40):
        join(net, watch=True)
    net.run(SECOND // 2)
    assert len(owner.client.room.peers) == 81
    told = [message for message in owner.received[before:] if type(message).__name__ == "RoomChanged"]
    assert 1 <= len(told) <= 3


def test_the_owner_is_known_by_his_key_alone():
    net, _ = quiet_room()
    ann = join(net, "Olga")
    assert [peer.owner for peer in ann.client.room.peers] == [True, False]
