"""What may be done with a seat, who watches, what is waited for: a room as its screen sees it."""

from kits.lan_table import ANN, BEN, DORA, OPEN, a_room, sits
from kits.menus import Described
from msgspec.structs import replace

from game.core.game import Pace, Place
from game.core.room import PeerInfo, SeatInfo
from game.games import GAMES
from game.ui import seating
from game.ui.seating import Offers, Waiting

TURNS, RACE = Described(Pace.TURNS), Described(Pace.RACE)
COMPUTER = SeatInfo("computer", level="easy")
ROOM = a_room(seats=(sits("Ann", 1), COMPUTER, OPEN), peers=(ANN, BEN))


def test_somebody_without_a_seat_takes_a_free_one_or_a_computers():
    for seat in (1, 2):
        can = seating.offers(ROOM, seat, 2, owner=False)
        assert can == Offers(sit=("Ben",), another=True)
        assert can.only == "Ben"


def test_between_matches_one_may_move_during_one_not():
    room = a_room(seats=(sits("Ann", 1), sits("Ben", 2), OPEN))
    assert seating.offers(room, 2, 2, owner=False) == Offers(move=("Ben",), another=True)
    assert seating.offers(replace(room, phase="match"), 2, 2, owner=False) == Offers(another=True)


def test_the_owner_seats_computers_and_takes_them_away():
    assert seating.offers(ROOM, 2, 1, owner=True).computer
    assert not seating.offers(ROOM, 2, 1, owner=True).open
    assert seating.offers(ROOM, 1, 1, owner=True).open
    assert seating.offers(ROOM, 2, 1, owner=True).only is None


def test_ones_own_seat_is_given_up_and_a_guest_sent_away_by_the_owner_alone():
    room = a_room()
    assert seating.offers(room, 1, 2, owner=False) == Offers(stand=True)
    assert seating.offers(room, 0, 1, owner=True) == Offers(stand=True)
    assert seating.offers(room, 1, 1, owner=True) == Offers(kick=2)
    assert not seating.offers(room, 0, 2, owner=False).any


def test_watchers_are_those_without_a_seat_also_beside_somebody_of_their_machine():
    pair = PeerInfo(2, ("Ben", "Cem"), 900)
    screen = PeerInfo(4, ())
    room = a_room(peers=(ANN, pair, DORA, screen))
    assert [(name, peer.id) for name, peer in seating.watchers(room)] == [("Cem", 2), ("Dora", 3), ("", 4)]


def test_guests_are_waited_for_and_neither_the_host_nor_those_away():
    seats = (sits("Ann", 1), sits("Ben", 2), sits("Cem", 5, away=True), sits("Dora", 3, ready=True))
    assert seating.waiting(a_room(seats=seats, peers=(ANN, BEN, DORA)), RACE) == Waiting(("Ben",))


def test_where_people_take_turns_every_seat_has_to_be_filled():
    assert seating.waiting(ROOM, TURNS).seats
    assert not seating.waiting(ROOM, RACE).seats
    assert seating.waiting(a_room(seats=(OPEN, OPEN)), TURNS) == Waiting((), False, True)
    assert seating.waiting(a_room(seats=(OPEN, OPEN)), RACE).nobody


def test_s10_the_place_is_told_by_who_shares_a_pointer_and_who_is_elsewhere():
    alone = a_room(seats=(sits("Ann", 1, pointer=False), OPEN), peers=(ANN,))
    assert seating.place_of(alone) == Place(shared_pointer=False, remote=False)
    shared = a_room(seats=(sits("Ann", 1, pointer=False), sits("Cem", 1, pointer=False)), peers=(ANN, BEN))
    assert seating.place_of(shared) == Place(shared_pointer=True, remote=True)
    apart = a_room(seats=(sits("Ann", 1, pointer=False), sits("Ben", 2, pointer=False)), peers=(ANN, BEN))
    assert seating.place_of(apart) == Place(shared_pointer=False, remote=True)


def test_s10_the_rules_shown_are_those_that_would_be_played():
    shared = a_room(seats=(sits("Ann", 1, pointer=False), sits("Cem", 1, pointer=False)), peers=(ANN,))
    assert seating.chosen_options(shared, GAMES["set"]).claim == "instant"
    assert seating.options_of(shared, GAMES["set"]).claim == "call"


def test_the_first_free_seat():
    assert seating.free_seat(ROOM.seats) == 2
    assert seating.free_seat(()) is None
    assert seating.own_seats(a_room(), 2) == (1,)
    assert seating.peer_of(a_room(), 2) is BEN
    assert seating.peer_of(a_room(), 9) is None
