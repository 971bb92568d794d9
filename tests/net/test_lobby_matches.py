"""How matches begin and follow one another in a room: readiness, late joiners, rematches, another game without anybody rejoining."""

import msgspec
from kits.rooms import (
    BOTS,
    MS,
    OWNER,
    SECOND,
    come_back,
    crash,
    join,
    names,
    no_set,
    notes,
    open_room,
    play,
    points,
    quiet_room,
    refusals,
    reopened,
    sets_on_table,
    toy_room,
    view,
    written,
)
from kits.toy_game import Toy

from game.games.setgame.actions import Claim
from net.crowd import READING
from net.messages import Abandon, Fill, Leave, Ready, Setup, Sit, Snapshot, Stand, Start

ONE_SET = {"claim": "instant", "finish": "count", "count": 1}
"""A match of Set that is over with the first set."""


# --- beginning


def test_a_match_begins_when_everybody_who_sits_and_is_there_is_ready():
    net, owner = quiet_room()
    ann, gone = join(net, "Ann"), join(net, "Gone")
    gone.cut()
    owner.wish(Ready((0,)))
    net.run()
    assert owner.client.room.phase == "lobby"
    ann.wish(Ready((1,)))
    net.run()
    assert owner.client.room.phase == "match"
    assert [info.ready for info in owner.client.room.seats] == [False] * 3


def test_a_game_of_turns_waits_until_every_seat_is_filled():
    net = toy_room(autostart=False)
    owner = join(net, "Olga", key=OWNER)
    owner.wish(Ready((0,)))
    owner.wish(Start())
    net.run()
    assert refusals(owner) == [(None, "seats_open")]
    owner.wish(Fill(1, "easy"))
    net.run()
    assert owner.client.room.phase == "match"


def test_nothing_begins_without_anybody():
    net = open_room(seats=2, autostart=False)
    owner = join(net, "Olga", key=OWNER, watch=True)
    owner.wish(Start())
    net.run()
    assert refusals(owner) == [(None, "nobody")]


def test_computers_race_by_themselves_before_a_spectator():
    net = open_room(seats=2, fills=("easy", "hard"))
    assert net.host.room.phase == "lobby"
    eve = join(net, watch=True, key=OWNER)
    assert eve.client.room.phase == "match"


def test_a_room_on_the_lan_opens_a_race_with_as_many_seats_as_it_allows():
    net = open_room(seats=2, lan=True, fills=("easy",))
    ann = join(net, "Ann")
    assert names(ann) == ["Ann", *[""] * 10, "easy"]
    assert len(view(ann)["racers"]) == 12
    assert [racer[5] for racer in view(ann)["racers"]] == [True] + [False] * 11  # here: the empty seats are simply away


def test_s5_a_late_joiner_takes_an_empty_seat_of_a_race_at_once_with_no_points():
    net = open_room(lan=True, preset="first_to")
    ann = join(net, "Ann")
    ann.act(0, Claim(sets_on_table(ann)[0]))
    net.run(10 * MS)
    late = join(net, "Late")
    assert late.client.own == (1,)
    assert points(late)[:2] == [1, 0]
    late.act(1, Claim(sets_on_table(late)[0]))
    net.run(10 * MS)
    assert points(ann)[:2] == [1, 1]


COSTLY = {"claim": "instant", "penalty": "point"}
"""A wrong claim of Set costs a point."""


def left_behind(net):
    """Ann stays, Bob claims what is no set and leaves: his seat keeps his lost point. Ann's link."""
    ann, bob = join(net, "Ann"), join(net, "Bob")
    bob.act(1, Claim(no_set(bob)))
    net.run(10 * MS)
    assert points(ann)[:2] == [0, -1]
    bob.send(Leave())
    net.run()
    return ann


def test_s5_a_late_joiner_is_not_given_the_points_of_somebody_who_has_left():
    net = open_room(lan=True, options=COSTLY)
    ann = left_behind(net)
    late = join(net, "Late")
    assert (late.client.own, points(late)[:3]) == ((2,), [0, -1, 0])
    chooser = join(net, "Chooser", watch=True)
    chooser.wish(Sit(1, "Chooser"))
    net.run()
    assert (chooser.client.own, points(ann)[1]) == ((1,), -1)  # who asks for that seat has what goes with it


def test_a_seat_that_was_left_is_given_when_there_is_no_other():
    net = open_room(seats=3, options=COSTLY)
    left_behind(net)
    late, last = join(net, "Late"), join(net, "Last")
    assert (late.client.own, last.client.own) == ((2,), (1,))


def test_which_seats_were_left_is_still_known_when_the_host_is_opened_anew():
    net = open_room(lan=True, options=COSTLY)
    ann = left_behind(net)
    crash(net)
    again = reopened(net)
    come_back(again, ann)
    assert join(again, "Late").client.own == (2,)


def test_a_late_joiner_watches_a_game_of_turns_and_may_take_a_computers_seat():
    net = toy_room(fills=("easy",))
    ann = join(net, "Ann")
    late = join(net, "Late")
    assert late.client.own == ()
    assert [seen.seats for seen in late.of(Snapshot)[-1].seen] == [()]
    late.wish(Sit(1, "Late"))
    net.run()
    assert late.client.own == (1,)
    assert net.computers == ()
    play(net, ann, late)
    assert ann.client.room.phase == "between"


def test_nobody_who_plays_a_deal_looks_into_a_second_hand_of_it():
    """A computer's seat, or one that somebody has left, shows its hand to whoever sits down there."""
    net = toy_room(fills=("easy",))
    ann = join(net, "Ann")
    ann.wish(Sit(1, "Second"))  # beside her own
    ann.wish(Stand(0))
    ann.wish(Sit(1, "Ann"))  # instead of it
    net.run()
    assert refusals(ann) == [(None, "wrong_phase")] * 2
    assert all(seen.seats in ((), (0,)) for snapshot in ann.of(Snapshot) for seen in snapshot.seen)
    ann.wish(Sit(0, "Ann"))  # the hand she knows
    net.run()
    assert ann.client.own == (0,)


def test_between_two_deals_everybody_may_sit_where_there_is_room():
    net = toy_room()
    ann, bob = join(net, "Ann"), join(net, "Bob")
    play(net, ann, bob)
    assert ann.client.room.phase == "between"
    bob.send(Leave())
    net.run()
    ann.wish(Sit(1, "Second"))
    net.run()
    assert ann.client.own == (0, 1)
    ann.wish(Ready((0, 1)))
    net.run()
    assert ann.client.room.phase == "match"
    ann.wish(Stand(1))
    ann.wish(Sit(1, "Second"))
    net.run()
    assert (refusals(ann), ann.client.own) == ([], (0, 1))


def test_a_new_deal_forgets_who_knew_which_hand():
    net = toy_room(fills=("easy",))
    ann, late = join(net, "Ann"), join(net, "Late")
    late.wish(Sit(1, "Late"))
    net.run()
    play(net, ann, late)
    late.wish(Stand(1))
    ann.wish(Ready((0,)))
    net.run()
    assert ann.client.room.phase == "match"
    ann.wish(Stand(0))
    late.wish(Sit(0, "Late"))
    net.run()
    assert (refusals(late), late.client.own) == ([], (0,))


# --- one match after another


def test_a_rematch_moves_the_dealer_on():
    net = toy_room(deals=1)
    ann, bob = join(net, "Ann"), join(net, "Bob")
    dealers = []
    for _ in range(3):
        play(net, ann, bob)
        assert ann.client.room.phase == "over"
        dealers.append(view(ann)["common"]["dealer"])
        ann.wish(Ready((0,)))
        bob.wish(Ready((1,)))
        net.run()
    assert [record["first"] for record in written(net, "match")] == [None, 1 - dealers[0], 1 - dealers[1], 1 - dealers[2]]
    assert dealers[1] == 1 - dealers[0]


def test_the_game_changes_without_anybody_rejoining():
    net = open_room(preset="count", options=ONE_SET, seats=3, autostart=False)
    owner = join(net, "Olga", key=OWNER)
    ann, bob = join(net, "Ann"), join(net, "Bob")
    owner.wish(Start())
    net.run()
    owner.act(0, Claim(sets_on_table(owner)[0]))
    net.run(10 * MS)
    assert owner.client.room.phase == "over"
    owner.wish(Setup("toy", "plain", None, 2))
    net.run()
    assert (bob.client.room.phase, bob.client.match, names(bob)) == ("lobby", None, ["Olga", "Ann"])
    owner.wish(Start())
    net.run()
    assert {link.client.game for link in (owner, ann, bob)} == {"toy"}
    owner.wish(Abandon())
    owner.wish(Setup("set", "classic", None, 3))
    net.run()
    assert names(ann) == ["Olga", "Ann", "Bob"]  # whoever had to stand is seated again


def test_when_seats_become_fewer_people_come_before_computers():
    net, owner = quiet_room(seats=4, fills=("easy",))
    owner.wish(Sit(2, "Olga"))
    owner.wish(Setup("toy", "plain", None, 2))
    net.run()
    assert names(owner) == ["Olga", "easy"]


def test_computers_play_at_a_level_the_new_game_knows():
    net, owner = quiet_room(fills=("beginner",), levels={"set": ("beginner", "easy"), "toy": ("easy", "hard")})
    owner.wish(Setup("toy", "plain", None, 2))
    net.run()
    assert names(owner) == ["Olga", "easy"]


def test_setting_up_waits_for_the_end_of_the_match():
    net, owner = quiet_room()
    owner.wish(Start())
    owner.wish(Setup("toy", "plain", None, 2))
    net.run()
    assert refusals(owner) == [(None, "wrong_phase")]


def test_an_abandoned_match_leads_back_to_the_lobby():
    net, owner = quiet_room()
    owner.wish(Start())
    net.run()
    assert owner.client.match is not None
    owner.wish(Abandon())
    net.run()
    assert (owner.client.room.phase, owner.client.room.match, owner.client.match) == ("lobby", None, None)
    assert notes(owner)[-1] == ("abandoned", "")
    assert [record["why"] for record in written(net, "end")] == ["abandoned"]


def test_leaving_the_result_of_a_finished_match_abandons_nothing():
    net = open_room(preset="count", options=ONE_SET, seats=1)
    owner = join(net, "Olga", key=OWNER)
    owner.act(0, Claim(sets_on_table(owner)[0]))
    net.run(10 * MS)
    assert owner.client.room.phase == "over"
    owner.wish(Abandon())
    net.run()
    assert owner.client.room.phase == "lobby"
    assert ("abandoned", "") not in notes(owner)
    assert [record["why"] for record in written(net, "end")] == ["finished"]


def test_between_deals_all_who_are_present_must_be_ready_and_nobody_else():
    net = toy_room()
    ann, bob = join(net, "Ann"), join(net, "Bob")
    join(net, "Eve", watch=True)
    play(net, ann, bob)
    assert ann.client.room.phase == "between"
    ann.wish(Ready((0,)))
    net.run(SECOND)
    assert ann.client.room.phase == "between"
    bob.cut()
    net.run()
    assert ann.client.room.phase == "match"


def test_the_owner_need_not_wait_for_the_rest_between_deals():
    net = toy_room()
    owner, bob = join(net, "Olga", key=OWNER), join(net, "Bob")
    play(net, owner, bob)
    owner.wish(Start())
    net.run()
    assert owner.client.room.phase == "match"
    assert view(owner)["common"]["deal"] == 2


def computers_play(net, bots):
    """The computers' process plays both seats of the toy game to the end of a deal."""
    while net.host.room.phase == "match":
        for seat in (0, 1):
            legal = Toy().legal_actions(msgspec.convert(bots.client.view(seat), Toy.types.view))
            if legal and net.host.room.phase == "match":
                bots.act(seat, legal[0])
                net.run(MS)


def test_who_only_watches_computers_has_time_to_read_the_end_of_a_deal():
    net = toy_room(deals=2, fills=("easy", "easy"), autostart=False)
    owner, bots = join(net, "Olga", key=OWNER, watch=True), join(net, key=BOTS)
    owner.wish(Start())
    net.run()
    computers_play(net, bots)
    net.run(READING - SECOND)
    assert owner.client.room.phase == "between"
    net.run(SECOND + SECOND // 2)
    assert owner.client.room.phase == "match"
    assert view(owner)["common"]["deal"] == 2


def test_nobody_waits_for_computers_that_nobody_watches():
    net = toy_room(deals=2, fills=("easy", "easy"), autostart=False)
    owner, bots = join(net, "Olga", key=OWNER, watch=True), join(net, key=BOTS)
    owner.wish(Start())
    net.run()
    owner.leave()
    computers_play(net, bots)
    assert (net.host.room.phase, net.now < SECOND) == ("over", True)


def test_ready_means_nothing_while_a_match_runs():
    net, owner = quiet_room()
    owner.wish(Start())
    owner.wish(Ready((0,)))
    net.run()
    assert refusals(owner) == [(None, "wrong_phase")]
