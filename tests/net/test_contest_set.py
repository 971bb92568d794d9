"""The race of Set at the host, on simulated time: the same claim, calls into a call, sets taken together (S10, S13, S15–S17, S19)."""

import random

import pytest
from kits.rooms import MS, SECOND, all_agree, answers, join, no_set, open_room, points, sets_on_table, told, written

from game.games.setgame.actions import Call, Claim, GiveUp, Pick
from net.messages import Pong, Rejected

APART = (0, MS // 2, MS, 5 * MS, 50 * MS)


def racers(count=2, preset="first_to", seed=1, options=None, delays=()):
    """A room with people in it, each at a machine of his own, and a spectator: the net, their links, the spectator."""
    net = open_room(preset=preset, seats=count, seed=seed, options=options)
    watcher = join(net, watch=True)
    links = [join(net, name, delay=delay) for name, delay in zip("ABCDEFGHIJKL"[:count], (*delays, *[0] * count), strict=False)]
    net.run(10 * SECOND)
    return net, links, watcher


@pytest.mark.parametrize("apart", APART)
@pytest.mark.parametrize("seed", range(6))
def test_s16_the_same_claim_twice_gives_one_credit_and_no_penalty(apart, seed):
    net, links, watcher = racers(seed=seed)
    first, second = random.Random(seed).sample(links, 2)
    claim = Claim(sets_on_table(first)[0])
    asked = first.act(first.client.own[0], claim)
    net.run(apart)
    asked_too = second.act(second.client.own[0], claim)
    net.run(100 * MS)
    assert sorted(points(watcher)) == [0, 1]
    if apart >= MS:
        assert points(watcher)[first.client.own[0]] == 1
    assert len(told(watcher, "granted")) == 1
    assert [event["seat"] for event in told(watcher, "beaten")] == [seat for seat in (0, 1) if points(watcher)[seat] == 0]
    assert len(answers(first, asked)) == len(answers(second, asked_too)) == 1
    assert all_agree([*links, watcher])


def test_s16_a_dead_heat_is_won_by_both_now_and_then():
    winners = set()
    for seed in range(12):
        net, links, watcher = racers(seed=seed)
        claim = Claim(sets_on_table(links[0])[0])
        for link in links:
            link.act(link.client.own[0], claim)
        net.run(2 * MS)
        winners.add(points(watcher).index(1))
        assert [coin["seats"] for coin in written(net, "coin")] == [(0, 1)]
    assert winners == {0, 1}


@pytest.mark.parametrize("seed", range(4))
def test_s16_a_dead_heat_goes_to_the_seat_with_fewer_points(seed):
    net, links, watcher = racers(seed=seed)
    ahead, behind = links
    ahead.act(0, Claim(sets_on_table(ahead)[0]))
    net.run(10 * MS)
    claim = Claim(sets_on_table(ahead)[0])
    ahead.act(0, claim)
    net.run(MS - 1)
    behind.act(1, claim)
    net.run(10 * MS)
    assert points(watcher) == [1, 1]
    assert not written(net, "coin")


@pytest.mark.parametrize(("into", "public"), [(0, True), (50 * MS, True), (499 * MS, True), (501 * MS, False)])
def test_s15_a_call_into_an_open_call_is_beaten_without_penalty(into, public):
    net, (ann, bob), watcher = racers(preset="classic")
    ann.act(0, Call())
    net.run(into)
    asked = bob.act(1, Call())
    net.run(10 * MS)
    caller = watcher.client.view(None)["call"][0]
    other = 1 - caller
    assert caller == 0 or into == 0
    if public:
        assert [(event["seat"], event["by"], event["ms"]) for event in told(watcher, "beaten")] == [(other, caller, into // MS)]
    else:
        [refused] = bob.of(Rejected)
        assert (refused.id, refused.code, refused.details["by"]) == (asked, "beaten", 0)
        assert not told(watcher, "beaten")
    assert points(watcher) == [0, 0]
    assert all_agree([ann, bob, watcher])


def open_call_ended(how, net, link):
    """End an open call of seat 0: with a wrong third pick, by giving up, or by letting the time run out."""
    match how:
        case "wrong":
            for card in no_set(link):
                link.act(0, Pick(card))
        case "gave_up":
            link.act(0, GiveUp())
        case "time":
            net.run(5 * SECOND)
    net.run(2 * MS)


@pytest.mark.parametrize("how", ["wrong", "gave_up", "time"])
def test_s13_after_a_failed_call_others_may_call_and_the_caller_waits(how):
    net, (ann, bob), watcher = racers(preset="classic")
    ann.act(0, Call())
    net.run(2 * MS)
    open_call_ended(how, net, ann)
    assert [event["reason"] for event in told(watcher, "callended")] == [how]
    assert points(watcher) == [-1, 0]
    too_soon = ann.act(0, Call())
    net.run(2 * MS)
    assert [(refused.id, refused.code) for refused in ann.of(Rejected)] == [(too_soon, "locked")]
    bob.act(1, Call())
    net.run(2 * MS)
    assert watcher.client.view(None)["call"][0] == 1
    assert all_agree([ann, bob, watcher])


@pytest.mark.parametrize(("before_end", "granted"), [(MS // 2, False), (0, True)])
def test_s10_a_deadline_runs_after_the_entries_before_it_and_before_those_at_it(before_end, granted):
    net, (ann, bob), watcher = racers(preset="classic")
    ann.act(0, Call())
    net.run(5 * SECOND - before_end)
    bob.act(1, Call())
    net.run(10 * MS)
    call = watcher.client.view(None).get("call")
    assert (call is not None and call[0] == 1) is granted
    assert [event["reason"] for event in told(watcher, "callended")] == ["time"]


def test_s10_a_last_pick_just_before_the_end_counts_although_it_is_decided_after_it():
    net, (ann, _), watcher = racers(preset="classic")
    three = sets_on_table(ann)[0]
    ann.act(0, Call())
    for card in three[:2]:
        ann.act(0, Pick(card))
    net.run(5 * SECOND - 1)
    ann.act(0, Pick(three[2]))
    net.run(10 * MS)
    assert points(watcher) == [1, 0]


def disjoint_end():
    """A room whose pack is out, with two sets on the table that share no card and leave none behind."""
    options = {"pack": "quick", "claim": "instant"}
    for seed in range(30):
        net, links, watcher = racers(preset="quick", options=options, seed=seed)
        while watcher.client.view(None)["stock"] or len(sets_on_table(watcher)) > 2:
            links[0].act(0, Claim(sets_on_table(watcher)[0]))
            net.run(10 * MS)
        sets = sets_on_table(watcher)
        if len(sets) == 2 and not set(sets[0]) & set(sets[1]):
            return net, links, watcher, sets
    raise AssertionError("no such end among these seeds")


def test_s9_two_disjoint_sets_together_both_score_and_the_end_is_noticed_once():
    net, (ann, bob), watcher, (one, other) = disjoint_end()
    before = points(watcher)
    ann.act(0, Claim(one))
    bob.act(1, Claim(other))
    net.run(10 * MS)
    assert points(watcher) == [before[0] + 1, before[1] + 1]
    for link in (ann, bob, watcher):
        assert len(told(link, "matchended")) == 1
    assert [record["why"] for record in written(net, "end")] == ["finished"]
    assert watcher.client.room.phase == "over"


def test_s15_the_first_three_beaten_are_told_to_all_the_rest_are_only_answered():
    net, links, watcher = racers(count=12)
    claim = Claim(sets_on_table(links[0])[0])
    asked = [link.act(link.client.own[0], claim) for link in links]
    net.run(10 * MS)
    winner = points(watcher).index(1)
    assert len(told(watcher, "beaten")) == 3
    refused = [(link.client.own[0], answer) for link in links for answer in link.of(Rejected)]
    assert len(refused) == 8
    assert all((no.code, no.details["seat"], no.details["by"]) == ("beaten", seat, winner) for seat, no in refused)
    assert all(len(answers(link, id)) == 1 for link, id in zip(links, asked, strict=True))
    assert all_agree([*links, watcher])


def test_s17_seats_of_one_machine_are_ordered_by_their_presses():
    net = open_room(preset="first_to")
    link = join(net, "Ann", "Bob")
    claim = Claim(sets_on_table(link)[0])
    link.act(0, claim, press=200)
    link.act(1, claim, press=100)
    net.run(10 * MS)
    assert points(link) == [0, 1]


# --- lag_fair: S16


LAG_FAIR = {"claim": "instant", "penalty": "lockout", "finish": "first_to", "lag_fair": 25}
ONE_WAY = 2 * MS
ROUND_TRIP = 2 * ONE_WAY
CAP = 25 * MS


def remote_wins(behind, faked):
    """Whether the remote player gets the set whose claim arrives `behind` ns after the local one's."""
    net, (local, remote), watcher = racers(options=LAG_FAIR, delays=(0, ONE_WAY))
    if faked:
        remote.held = lambda message: faked if isinstance(message, Pong) else 0
        net.run(20 * SECOND)
    claim = Claim(sets_on_table(local)[0])
    start = net.now + ONE_WAY
    sends = sorted([(start, local, 0), (start + behind - ONE_WAY, remote, 1)], key=lambda send: send[0])
    for time, link, seat in sends:
        net.run(time - net.now)
        link.act(seat, claim)
    net.run(100 * MS)
    assert all_agree([local, remote, watcher])
    return points(watcher).index(1) == 1


@pytest.mark.parametrize(("behind", "wins"), [(ROUND_TRIP - MS, True), (ROUND_TRIP + MS, False)])
def test_s16_lag_fair_credits_the_measured_round_trip(behind, wins):
    assert remote_wins(behind, faked=0) is wins


@pytest.mark.parametrize(("behind", "wins"), [(CAP - MS, True), (CAP + MS, False), (CAP + 5 * MS, False)])
def test_s16_a_peer_that_fakes_slow_pings_gains_at_most_the_cap_less_its_round_trip_and_a_millisecond(behind, wins):
    assert remote_wins(behind, faked=300 * MS) is wins


def test_s16_without_lag_fair_arrival_decides():
    net, (local, remote), watcher = racers(delays=(0, ONE_WAY))
    claim = Claim(sets_on_table(local)[0])
    remote.act(1, claim)
    net.run(ONE_WAY - MS)
    local.act(0, claim)
    net.run(100 * MS)
    assert points(watcher) == [1, 0]


def test_s16_both_times_are_recorded_and_shown():
    net, (_, remote), watcher = racers(options=LAG_FAIR, delays=(0, ONE_WAY))
    remote.act(1, Claim(sets_on_table(remote)[0]))
    net.run(100 * MS)
    [granted] = told(watcher, "granted")
    [act] = written(net, "act")
    assert act["lag"] == granted["lag"] == ROUND_TRIP
    assert act["at"] == granted["at"]


@pytest.mark.parametrize(("after_end", "counts"), [(10 * MS, True), (16 * MS, False)])
def test_s19_a_claim_counts_if_it_was_effective_before_the_end_of_a_timed_round(after_end, counts):
    options = {"claim": "instant", "finish": "timed", "seconds": 15, "lag_fair": 15}
    net, (_, remote), watcher = racers(preset="speed", options=options, delays=(0, 20 * MS))
    end = watcher.client.view(None)["end"]
    net.run(end + after_end - 20 * MS - net.now)  # the match began at 0 of the shared clock
    remote.act(1, Claim(sets_on_table(remote)[0]))
    net.run(SECOND)
    assert (points(watcher) == [0, 1]) is counts
    assert watcher.client.room.phase == "over"
    assert [refused.code for refused in remote.of(Rejected)] == ([] if counts else ["late"])
