"""A match taken up again from what was written down of it: the same cards, order, timers and answers, and nothing twice."""

import msgspec
import pytest
from kits.rooms import (
    MS,
    OWNER,
    SECOND,
    answers,
    come_back,
    crash,
    join,
    move,
    on_turn,
    open_room,
    play,
    reopened,
    replayed,
    sets_on_table,
    toy_room,
    view,
    written,
)
from kits.toy_game import Exchange, Toy
from kits.toy_race import Grab

from game.core.table import Back, Lost, Restored
from game.games.setgame.actions import Call, Claim
from game.games.setgame.rules import SET
from net.messages import Abandon, Accepted, Conduct, Ready, Snapshot, Start, Update
from net.past import past
from net.records import EndRecord, Header, MatchRecord, OrderRecord, RoomRecord, Unreadable


@pytest.fixture
def toy():
    """A game of turns between Ann (seat 0) and Bob (seat 1)."""
    net = toy_room()
    return net, join(net, "Ann"), join(net, "Bob")


def all_back(again, links):
    """Everybody comes back to the table."""
    back = [come_back(again, link) for link in links]
    again.run()
    return back


def up_to(net, kind, number=1):
    """The records up to the `number`-th of a kind."""
    places = [index for index, record in enumerate(net.records) if isinstance(record, kind)]
    return net.records[: places[number - 1] + 1]


def test_after_any_record_the_match_goes_on_and_is_seen_as_before(toy):
    """Whenever the host dies between two records, those written are the match, and it can be played on."""
    net, ann, bob = toy
    play(net, ann, bob)
    ann.wish(Ready((0,)))
    bob.wish(Ready((1,)))
    net.run()
    play(net, ann, bob)
    for length in range(len(up_to(net, MatchRecord)), len(net.records) + 1):
        again = reopened(net, net.records[:length], now=5 * SECOND)
        one, two = (join(again, token=link.client.token) for link in (ann, bob))
        state = replayed(again.journal)
        for link, seat in ((one, 0), (two, 1)):
            assert msgspec.convert(link.client.view(seat), Toy.types.view) == Toy().view(state, seat)
        play(again, one, two)
        assert one.client.room.phase in ("between", "over"), length


def test_after_any_record_of_a_race_its_state_is_the_one_written():
    net = open_room(preset="classic", seats=2, seed=5)
    ann, bob = join(net, "Ann"), join(net, "Bob")
    for _ in range(3):
        ann.act(0, Call())
        bob.act(1, Call())
        net.run(7 * SECOND)
    for length in range(len(up_to(net, OrderRecord)), len(net.records) + 1, 3):
        again = reopened(net, net.records[:length])
        one = join(again, token=ann.client.token)
        state = replayed(net.journal[:length])
        assert msgspec.convert(one.client.view(0), SET.types.view) == SET.view(state, 0)


def test_the_screen_sees_a_break_and_the_same_match(toy):
    net, ann, bob = toy
    play(net, ann, bob, most=3)
    before = view(ann), ann.client.version, ann.client.match
    again = reopened(net, now=77 * SECOND)
    back, _ = all_back(again, crash(net))
    assert (view(back), back.client.version, back.client.match) == before
    assert isinstance(ann.happened[-1], Lost)
    assert [type(each) for each in back.happened if isinstance(each, Back | Restored)] == [Back, Restored]


def test_the_log_of_the_deal_is_told_again(toy):
    net, ann, bob = toy
    play(net, ann, bob)
    ann.wish(Ready((0,)))
    bob.wish(Ready((1,)))
    net.run()
    play(net, ann, bob, most=3)
    watching = join(net, watch=True)
    again = reopened(net)
    same = join(again, watch=True)
    assert same.of(Snapshot)[-1].seen == watching.of(Snapshot)[-1].seen


# --- intents


def asked_at_the_moment_of_the_crash(after):
    """A match in which somebody's intent is on its way for 10 ms, and its answer too; the host dies `after` ms.

    The net, the links (whoever asked first), the intent's id.
    """
    net = toy_room()
    links = on_turn(join(net, "Ann", delay=10 * MS), join(net, "Bob", delay=10 * MS))
    id = links[0].act(links[0].client.own[0], Exchange(()))
    net.run(after * MS)
    crash(net)
    return net, links, id


def test_an_intent_that_was_written_but_not_told_is_answered_and_has_no_second_effect():
    net, links, id = asked_at_the_moment_of_the_crash(after=15)
    assert len(written(net, "act")) == 1
    assert answers(links[0], id) == []
    again = reopened(net)
    asker, other = all_back(again, links)
    again.run(50 * MS)
    assert [type(answer) for answer in answers(asker, id)] == [Accepted]
    assert len(written(again, "act")) == 1
    assert (move(asker) is None, move(other) is None) == (True, False)


def test_an_intent_that_had_not_arrived_is_asked_again_and_done_once():
    net, links, id = asked_at_the_moment_of_the_crash(after=5)
    assert written(net, "act") == []
    again = reopened(net)
    asker, other = all_back(again, links)
    again.run(50 * MS)
    assert [type(answer) for answer in answers(asker, id)] == [Update]
    assert len(written(again, "act")) == 1
    assert (move(asker) is None, move(other) is None) == (True, False)


def test_a_new_window_counts_its_intents_on(toy):
    net, ann, bob = toy
    play(net, ann, bob, most=4)
    again = reopened(net)
    crash(net)
    window, other = join(again, token=ann.client.token), come_back(again, bob)
    asked = {link: link.act(link.client.own[0], move(link)) for link in (window, other) if move(link)}
    again.run()
    assert list(asked.values()) == [3]
    assert all(len(answers(link, id)) == 1 for link, id in asked.items())


def test_after_a_power_cut_everybody_sees_the_older_match_and_plays_on(toy):
    """The last second is lost, and with it steps that were told: the host's word counts."""
    net, ann, bob = toy
    play(net, ann, bob, most=5)
    seen = ann.client.version
    again = reopened(net, net.records[: next(i for i, each in enumerate(net.records) if getattr(each, "v", 0) == seen - 2)])
    ann, bob = all_back(again, crash(net))
    assert ann.client.version == bob.client.version < seen
    state = replayed(again.journal)
    assert msgspec.convert(view(ann), Toy.types.view) == Toy().view(state, 0)
    play(again, ann, bob)
    assert ann.client.room.phase == "between"


# --- chance and time


def evening(breaks):
    """Two deals of the open shuffle of seed 5 and a rematch, with the host dying after every so many actions (0: never). All records."""
    net = toy_room(seed=5, seeded=True)
    links = [join(net, "Ann", key=OWNER), join(net, "Bob")]
    acts = 0
    for _ in range(200):
        asked = next((link for link in links if move(link)), None)
        if asked:
            asked.act(asked.client.own[0], move(asked))
            acts += 1
        elif links[0].client.room.phase == "between":
            for link in links:
                link.wish(Ready(link.client.own))
        elif len(written(net, "match")) == 2:
            break
        else:
            links[0].wish(Start())
        net.run(MS)
        if breaks and acts and acts % breaks == 0:
            again = reopened(net, now=net.now + acts * SECOND)
            links = all_back(again, crash(net))
            net = again
    return net


def test_an_open_shuffle_goes_on_as_if_nothing_had_happened():
    """Stock, dealers, orders and results of two matches are those of an uninterrupted evening."""
    whole = evening(breaks=0)
    assert len(written(whole, "order")) > 4
    for breaks in (1, 3):
        broken = evening(breaks)
        for kind, of in (("order", "items"), ("act", "action"), ("match", "first")):
            assert [record[of] for record in written(broken, kind)] == [record[of] for record in written(whole, kind)]


def dead_heats(broken):
    """A little race in which every card is a dead heat, then a second match; with the host dying between them, or not."""
    net = open_room("toyrace", "plain", seats=2, seed=3, seeded=True)
    links = [join(net, "Ann", key=OWNER), join(net, "Bob")]
    while net.host.room.phase == "match":
        for link in links:
            for card in view(link)["common"]["table"][:1]:
                link.act(link.client.own[0], Grab(card))
        net.run(SECOND)
    if broken:
        again = reopened(net)
        links, net = all_back(again, crash(net)), again
    links[0].wish(Start())
    net.run(MS)
    return net


def test_coins_thrown_before_the_break_count_among_the_draws():
    whole, broken = dead_heats(False), dead_heats(True)
    assert written(whole, "coin")
    assert len(written(whole, "order")) == 2
    assert [record["items"] for record in written(broken, "order")] == [record["items"] for record in written(whole, "order")]


def test_a_call_has_the_rest_of_its_time_on_another_machine_too():
    """S12: five seconds to pick; the host dies after three and is away for an hour."""
    net = open_room(preset="classic", seats=2, seed=5)
    join(net, "Ann").act(0, Call())
    net.run(3 * SECOND)
    again = reopened(net, now=3600 * SECOND)
    all_back(again, crash(net))
    left = written(net, "act")[0]["at"] + 5 * SECOND - replayed_clock(net)
    assert SECOND < left <= 3 * SECOND
    again.run(left - MS)
    assert not written(again, "expire")
    again.run(2 * MS)
    assert [record["at"] for record in written(again, "expire")] == [written(net, "act")[0]["at"] + 5 * SECOND]


def replayed_clock(net):
    return past(Header("1.0", "set", net.config, False), net.records).clock


def test_the_clock_is_at_most_a_second_behind_and_a_closing_host_writes_it_exactly(toy):
    net, ann, _bob = toy
    net.run(10 * SECOND + 900 * MS)
    assert 10 * SECOND <= replayed_clock(net) <= 10 * SECOND + 900 * MS
    net.close()
    assert replayed_clock(net) == ann.client.clock(net.now) == net.now


def test_a_turn_does_not_begin_anew(toy):
    """A minute a turn (the toy's own deadline); the host dies after half of it."""
    net, _ann, _bob = toy
    net.run(30 * SECOND)
    again = reopened(net, now=5 * SECOND)
    all_back(again, crash(net))
    again.run(29 * SECOND)
    assert not written(again, "expire")
    again.run(2 * SECOND)
    assert len(written(again, "expire")) == 1


def test_a_turn_limit_of_the_room_does_not_begin_anew_either():
    net = toy_room(turn_seconds=20)
    join(net, "Ann", "Bob")
    net.run(15 * SECOND)
    again = reopened(net, now=5 * SECOND)
    all_back(again, crash(net))
    again.run(4 * SECOND)
    assert not written(again, "act")
    again.run(3 * SECOND)
    assert len(written(again, "act")) == 1


def test_a_pause_is_still_one(toy):
    net = toy_room()
    ann, _bob = join(net, "Ann", key=OWNER), join(net, "Bob")
    ann.wish(Conduct(paused=True))
    net.run(SECOND)
    again = reopened(net)
    ann, _bob = all_back(again, crash(net))
    again.run(90 * SECOND)
    assert ann.client.room.paused
    assert not written(again, "expire")
    ann.wish(Conduct(paused=False))
    again.run(61 * SECOND)
    assert written(again, "expire")


def test_no_credit_of_lag_goes_back_behind_what_was_decided_before():
    """S16: 24 ms are credited to Ann, whose claim waits for the clock; Bob's, decided just before the break, stays before it."""
    net = open_room("set", "speed", seats=3, options={"claim": "instant", "lag_fair": 40})
    ann, bob, cy = join(net, "Ann", delay=12 * MS), join(net, "Bob"), join(net, "Cy")
    net.run(3 * SECOND)
    bob.act(1, Claim(sets_on_table(bob)[0]))
    net.run(60 * MS)
    again = reopened(net)
    crash(net)
    ann, bob = come_back(again, ann), come_back(again, bob)
    again.run(3 * SECOND)  # pings are measured while the clock stands
    ann.act(0, Claim(sets_on_table(ann)[0]))
    again.run(100 * MS)
    come_back(again, cy)
    again.run(100 * MS)
    first, second = written(again, "act")
    assert second["seat"] == 0
    assert second["at"] - second["lag"] >= first["at"] - first["lag"]


# --- between and after


def test_between_deals_people_say_they_are_ready_once_more(toy):
    net, ann, bob = toy
    play(net, ann, bob)
    ann.wish(Ready((0,)))
    net.run()
    again = reopened(net)
    ann, bob = all_back(again, crash(net))
    assert ann.client.room.phase == "between"
    bob.wish(Ready((1,)))
    again.run()
    assert ann.client.room.phase == "between"
    ann.wish(Ready((0,)))
    again.run()
    assert ann.client.room.phase == "match"


def test_a_result_is_still_shown_and_the_rematch_moves_the_dealer_on():
    net = toy_room(deals=1)
    ann, bob = join(net, "Ann", key=OWNER), join(net, "Bob")
    play(net, ann, bob)
    dealer = view(ann)["common"]["dealer"]
    again = reopened(net)
    ann, bob = all_back(again, crash(net))
    assert ann.client.room.phase == "over"
    assert len(written(again, "end")) == 1
    ann.wish(Start())
    again.run()
    assert written(again, "match")[-1]["first"] == 1 - dealer
    assert written(again, "match")[-1]["id"] != written(again, "match")[0]["id"]
    assert ann.client.version > written(again, "match")[-1]["v"] > 1


def test_an_end_that_was_not_written_any_more_is_written_now():
    net = toy_room(deals=1)
    play(net, join(net, "Ann"), join(net, "Bob"))
    again = reopened(net, [each for each in net.records if not isinstance(each, EndRecord)])
    assert [record["why"] for record in written(again, "end")] == ["finished"]


def test_an_abandoned_match_is_not_taken_up():
    net = toy_room(autostart=False)
    ann, _bob = join(net, "Ann", key=OWNER), join(net, "Bob")
    ann.wish(Start())
    ann.wish(Abandon())
    net.run()
    again = reopened(net)
    ann, _bob = all_back(again, crash(net))
    assert ann.client.room.phase == "lobby"
    assert ann.client.match is None
    ann.wish(Start())
    again.run()
    assert ann.client.room.phase == "match"


# --- files that do not fit


def test_an_unknown_game_and_steps_that_break_the_rules_are_told_in_a_sentence(toy):
    net, ann, bob = toy
    play(net, ann, bob, most=3)
    for records, sentence in (
        ([], "nothing is written down of this table but that it was opened."),
        ([each for each in net.records if not isinstance(each, OrderRecord)], "what is written down of its match does not fit the rules"),
        ([*net.records[:-1], net.records[-1], net.records[-1]], "what is written down of its match does not fit the rules"),
    ):
        with pytest.raises(Unreadable, match=sentence):
            reopened(net, records)
    with pytest.raises(Unreadable, match="its game is not known here"):
        reopened(net, [*net.records[:-1], msgspec.structs.replace(up_to(net, MatchRecord)[-1], game="whist")])
    room = msgspec.structs.replace(next(each for each in net.records[::-1] if isinstance(each, RoomRecord)), peers=())
    with pytest.raises(Unreadable, match="one of its seats belongs to nobody who was there"):
        reopened(net, [*net.records, room])
