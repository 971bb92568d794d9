"""Joining a table over TCP: playing, breaks, coming back, ends (one seat, one token; no intent lost, none done twice)."""

import pytest
from kits.set_play import begin, claim, lying, points, right

from game.core.table import Back, Closed, Lost, Note, Refused, Restored, RoomIs, Stepped
from game.games import GAMES
from game.session import link_thread


def granted(guest, asked):
    """Wait for the step that answers an intent."""
    return guest.sees(Stepped, of=lambda step: step.own_cause == (guest.table.own[0], asked))


@pytest.fixture
def two(room, guest, proxy):
    """Ann behind a proxy and Bob at a running match of Set; and the proxy."""
    between = proxy(room().port)
    ann, bob = guest(between.port).sits(), guest(between.target[1], "Bob").sits()
    begin(ann, bob)
    return ann, bob, between


def test_two_play_and_see_the_same(two):
    ann, bob, _ = two
    step = granted(ann, claim(ann))
    bob.sees(Stepped, of=lambda seen: seen.version == step.version)
    assert ann.table.game is GAMES["set"]
    assert type(ann.table.view(ann.table.own[0])) is GAMES["set"].types.view
    assert type(ann.table.options) is GAMES["set"].types.options
    assert points(ann) == points(bob)
    assert sum(points(ann)) == 1
    assert lying(ann) == lying(bob)
    assert [peer.names for peer in bob.table.room.peers] == [("Ann",), ("Bob",)]
    assert not ann.table.is_owner


def test_a_wish_is_refused_with_its_code(two):
    ann, _, _ = two
    ann.table.kick(1)
    assert ann.sees(Refused).code == "not_owner"


def test_frames_in_single_bytes_make_no_difference(two):
    ann, bob, between = two
    between.drip = 7
    step = granted(ann, claim(ann))
    bob.sees(Stepped, of=lambda seen: seen.version == step.version)


def test_a_cut_link_comes_back_by_itself_to_its_seat(two):
    ann, bob, between = two
    seat = ann.table.own
    between.cut()
    ann.sees(Lost)
    assert not ann.table.connected
    assert ann.table.act(seat[0], right(ann), 0) is None
    ann.sees(Back)
    ann.until(lambda: isinstance(ann.saw(Restored), Restored) and ann.table.connected and ann.table.view(seat[0]))
    assert ann.table.own == seat
    granted(ann, claim(ann))
    bob.sees(Note, of=lambda note: (note.kind, note.name) == ("back", "Ann"))


def test_an_intent_that_never_arrived_is_asked_again_after_the_break(two):
    ann, bob, between = two
    between.frozen = {"up"}
    asked = claim(ann)
    between.cut()
    ann.sees(Lost)
    between.frozen = set()
    granted(ann, asked)
    bob.until(lambda: sum(points(bob)) == 1)


def test_an_intent_whose_answer_was_lost_has_no_second_effect(two):
    ann, bob, between = two
    between.frozen = {"down"}
    claim(ann)
    bob.until(lambda: sum(points(bob)) == 1)
    between.cut()
    ann.sees(Lost)
    between.frozen = set()
    ann.sees(Back)
    ann.until(lambda: sum(points(ann)) == 1)
    granted(ann, claim(ann))
    bob.until(lambda: sum(points(bob)) == 2)
    assert not ann.saw(Refused)


@pytest.fixture
def impatient(monkeypatch):
    """Guests who give a silent link up soon, but not between two pings."""
    monkeypatch.setattr(link_thread, "SILENCE_SECONDS", 1.5)


def test_a_silent_link_is_given_up_and_made_anew(impatient, two):
    ann, _, between = two
    connections = between.connections
    between.frozen = {"down"}
    ann.sees(Lost)
    between.frozen = set()
    ann.sees(Back)
    assert between.connections > connections


def test_while_the_host_is_away_it_is_tried_again_and_again(two):
    ann, _, between = two
    between.refusing = True
    between.cut()
    ann.sees(Lost)
    before = between.connections
    ann.until(lambda: between.connections >= before + 3)
    assert not ann.saw(Closed)
    between.refusing = False
    ann.sees(Back)


def test_a_second_window_with_the_same_token_takes_the_place_of_the_first(two, guest):
    ann, _, between = two
    seat = ann.table.own
    again = guest(between.port, "Somebody else", token=ann.table.token)
    again.until(lambda: again.table.own and lying(again))
    assert again.table.own == seat
    assert again.table.room.seats[seat[0]].name == "Ann"
    assert ann.end().code == "replaced"
    assert ann.table.act(seat[0], right(again), 0) is None


def test_a_closed_host_says_goodbye(room, guest):
    opened = room()
    ann = guest(opened.port)
    ann.sees(RoomIs)
    opened.close()
    assert ann.end().code == "closed"
    assert not ann.table.connected


def test_a_leaving_guest_is_told_and_does_not_wait(two):
    ann, bob, _ = two
    ann.table.close()
    bob.sees(Note, of=lambda note: (note.kind, note.name) == ("left", "Ann"))


def test_a_spectator_sees_the_match_and_has_no_seat(two, guest):
    ann, _, between = two
    eve = guest(between.port, "Eve", watch=True)
    eve.sees(Restored)
    assert eve.table.own == ()
    assert eve.table.view(None).lying == lying(ann)


def test_a_late_joiner_takes_an_empty_seat_at_once(two, guest):
    _, bob, between = two
    late = guest(between.port, "Late")
    granted(late, claim(late, late.until(lambda: late.table.own and lying(late) and right(late))))
    bob.until(lambda: sum(points(bob)) == 1)


def test_two_machines_with_one_name_are_told_apart(room, guest):
    opened = room()
    guest(opened.port, "Ann").sits()
    second = guest(opened.port, "ann").sits()
    assert [peer.names for peer in second.table.room.peers] == [("Ann",), ("ann 2",)]
