"""Those who are away, late or gone: the room's policy, the turn limit, the pause. Turns are the toy game's, the race is Set's."""

import pytest
from kits.rooms import (
    BOTS,
    MS,
    OWNER,
    SECOND,
    come_back,
    join,
    move,
    on_turn,
    open_room,
    play,
    refusals,
    sets_on_table,
    toy_room,
    view,
    written,
)
from kits.toy_game import Exchange

from game.games.setgame.actions import Call, Claim
from net.messages import Clock, Conduct, Fill, Leave, Noted, Sit, Update

GRACE, PACE, LATE = 10 * SECOND, SECOND, 10 * SECOND
BEAT = SECOND // 4


def two(**more):
    """The toy game between Ann, who runs the room, and Bob: the net, whoever is on turn, the other."""
    net = toy_room(**more)
    links = join(net, "Ann", key=OWNER), join(net, "Bob")
    return net, *on_turn(*links)


def acts(net):
    return [(record["seat"], "id" in record) for record in written(net, "act")]


# --- fallback


def test_fallback_is_played_for_whoever_has_been_away_for_the_grace():
    net, gone, _ = two(away_policy="fallback")
    seat = gone.client.own[0]
    gone.cut()
    net.run(GRACE - BEAT)
    assert acts(net) == []
    net.run(2 * BEAT)
    assert acts(net) == [(seat, False)]


def test_fallback_keeps_a_pace_that_others_can_follow_and_the_match_goes_on_to_its_end():
    net, gone, here = two(deals=1)
    gone.cut()
    net.run(GRACE)
    while here.client.room.phase == "match":
        before = len(acts(net))
        play(net, here, most=1)
        net.run(PACE - 2 * BEAT)
        assert len(acts(net)) - before <= 1
        net.run(3 * BEAT)
    assert here.client.room.phase == "over"


def test_whoever_comes_back_within_the_grace_plays_himself():
    net, gone, _ = two()
    gone.cut()
    net.run(GRACE // 2)
    back = come_back(net, gone)
    net.run(GRACE)
    assert acts(net) == []
    assert move(back) is not None


def test_a_seat_left_for_good_is_played_too_and_may_be_taken():
    net, gone, here = two()
    seat = gone.client.own[0]
    gone.send(Leave())
    net.run(2 * SECOND)
    assert acts(net) == [(seat, False)]
    assert here.client.room.seats[seat].kind == "open"
    late = join(net, "Late")
    assert late.client.own == ()  # in turns a seat is chosen, not given
    late.wish(Sit(seat, "Late"))
    net.run()
    assert late.client.own == (seat,)


# --- computer


def test_computer_plays_for_whoever_is_away_until_he_is_back():
    net, gone, here = two(away_policy="computer", stand_in="hard")
    bots = join(net, key=BOTS)
    seat = gone.client.own[0]
    gone.cut()
    net.run(GRACE + BEAT)
    assert net.computers == ((seat, "hard"),)
    assert bots.client.own == (seat,)
    assert here.client.room.seats[seat].away
    bots.act(seat, Exchange(()))
    net.run(MS)
    assert acts(net) == [(seat, True)]
    back = come_back(net, gone)
    assert net.computers == ()
    assert back.client.own == (seat,)
    assert bots.client.own == ()


def test_a_seat_left_for_good_becomes_a_computers():
    net, gone, here = two(away_policy="computer", stand_in="easy")
    seat = gone.client.own[0]
    gone.send(Leave())
    net.run()
    assert (here.client.room.seats[seat].kind, here.client.room.seats[seat].level) == ("computer", "easy")
    assert net.computers == ((seat, "easy"),)


def test_a_computer_that_is_late_or_missing_has_its_fallback_played():
    net = toy_room(fills=("easy",))
    ann = join(net, "Ann")
    play(net, ann)
    net.run(LATE - BEAT)
    done = len(acts(net))
    net.run(2 * BEAT)
    assert acts(net)[done:] == [(1, False)]


# --- wait, end


def test_wait_stops_the_clock_for_everybody_until_all_are_there():
    net, gone, here = two(away_policy="wait")
    gone.cut()
    net.run(60 * SECOND)
    assert acts(net) == []
    assert here.of(Clock)[-1].running is False
    id = here.act(here.client.own[0], Exchange(()))
    net.run()
    assert refusals(here)[-1] == (id, "paused")
    stood = here.client.clock(net.now)
    net.run(SECOND)
    assert here.client.clock(net.now) == stood
    back = come_back(net, gone)
    assert here.of(Clock)[-1].running is True
    net.run(SECOND)
    assert back.client.clock(net.now) == here.client.clock(net.now) == stood + SECOND


def test_wait_ends_when_a_seat_left_for_good_is_filled():
    net = toy_room(away_policy="wait")
    owner, bob = join(net, "Olga", key=OWNER), join(net, "Bob")
    bob.send(Leave())
    net.run(SECOND)
    assert owner.of(Clock)[-1].running is False
    owner.wish(Fill(1, "easy"))
    net.run()
    assert owner.of(Clock)[-1].running is True


def test_end_ends_the_match_after_the_grace():
    net, gone, here = two(away_policy="end")
    gone.cut()
    net.run(GRACE - BEAT)
    assert here.client.room.phase == "match"
    net.run(2 * BEAT)
    assert here.client.room.phase == "lobby"
    assert Noted("abandoned") in here.received


def test_the_policy_can_be_changed_while_somebody_is_away():
    net = toy_room(away_policy="wait")
    owner, other = join(net, "Olga", key=OWNER), join(net, "Bob")
    other.cut()
    net.run(60 * SECOND)
    owner.wish(Conduct(away_policy="end"))
    net.run(2 * BEAT)
    assert owner.client.room.phase == "lobby"
    assert [record["away_policy"] for record in written(net, "room")][-1] == "end"


@pytest.mark.parametrize("policy", ["fallback", "computer"])
def test_a_race_needs_nobody_and_goes_on(policy):
    net = open_room(preset="first_to", away_policy=policy)
    ann, bob = join(net, "Ann"), join(net, "Bob")
    bob.cut()
    net.run(60 * SECOND)
    ann.act(0, Claim(sets_on_table(ann)[0]))
    net.run(10 * MS)
    assert view(ann)["racers"][0][0] == 1
    assert view(ann)["racers"][1][5] is False  # not here


# --- turn limit


def test_turn_seconds_play_the_fallback_for_whoever_thinks_too_long():
    net, slow, other = two(turn_seconds=5)
    net.run(5 * SECOND - BEAT)
    assert acts(net) == []
    net.run(2 * BEAT)
    assert acts(net) == [(slow.client.own[0], False)]
    net.run(2 * BEAT)
    assert len(acts(net)) == 1  # the next seat's time has only begun
    assert move(other) is not None


def test_a_seat_that_acts_and_is_asked_again_has_its_whole_time_again():
    net = toy_room(turn_seconds=5, seed=3)
    ann, bob = join(net, "Ann"), join(net, "Bob")
    while ann.client.room.phase == "match":
        net.run(4 * SECOND)
        play(net, ann, bob, most=1)
    assert any(trick[0] != trick[3] for trick in view(ann)["common"]["tricks"])  # whoever followed won, and led at once
    assert all(by_intent for _, by_intent in acts(net))


def test_turn_seconds_stand_still_in_a_pause():
    net, _, _ = two(turn_seconds=5)
    owner = next(link for link in net.links.values() if link.client.peer == 1)
    net.run(3 * SECOND)
    owner.wish(Conduct(paused=True))
    net.run(60 * SECOND)
    owner.wish(Conduct(paused=False))
    net.run(SECOND)
    assert acts(net) == []
    net.run(SECOND + 2 * BEAT)
    assert len(acts(net)) == 1


# --- pause


def test_pause_decides_what_was_asked_before_and_then_stops_the_clock():
    net = open_room(preset="first_to")
    owner, bob = join(net, "Olga", key=OWNER), join(net, "Bob")
    net.run(SECOND)
    claim = Claim(sets_on_table(owner)[0])
    bob.act(1, claim)
    owner.wish(Conduct(paused=True))
    id = owner.act(0, claim)
    net.run()
    assert view(owner)["racers"][1][0] == 1
    assert owner.client.room.paused
    assert refusals(owner) == [(id, "paused")]
    kinds = [type(message) for message in bob.received if isinstance(message, Update | Clock)]
    assert kinds[-2:] == [Update, Clock]


def test_s10_an_open_call_has_as_much_time_after_a_pause_as_before_it():
    net = open_room(preset="classic")
    owner = join(net, "Olga", key=OWNER)
    owner.act(0, Call())
    net.run(2 * SECOND)
    owner.wish(Conduct(paused=True))
    net.run(3600 * SECOND)
    owner.wish(Conduct(paused=False))
    net.run(3 * SECOND - 2 * MS)
    assert "call" in view(owner)
    net.run(4 * MS)
    assert "call" not in view(owner)


def test_a_late_joiner_is_told_that_the_clock_stands():
    net = open_room(preset="classic")
    owner = join(net, "Olga", key=OWNER)
    net.run(2 * SECOND)
    owner.wish(Conduct(paused=True))
    net.run()
    eve = join(net, watch=True)
    net.run(5 * SECOND)
    assert eve.client.clock(net.now) == 2 * SECOND
