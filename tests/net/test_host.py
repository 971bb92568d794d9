"""Every intent has exactly one answer, and what comes before the rules: shape, seat, rate, turn, age (design: one host)."""

import pytest
from kits.rooms import MS, SECOND, answers, join, on_turn, open_room, play, refusals, sets_on_table, toy_room, written
from kits.toy_game import Exchange, Play

from game.games.setgame.actions import Call, Claim
from net.ledger import REMEMBERED, Ledger
from net.messages import Accepted, Bye, Intent, Pong, Ready, Rejected, Update
from net.rates import ABUSE


@pytest.fixture
def toy():
    """A game of turns between Ann (seat 0) and Bob (seat 1)."""
    net = toy_room()
    return net, join(net, "Ann"), join(net, "Bob")


# --- the order of checks


def test_an_action_that_is_none_of_the_game_is_malformed_before_anything_else_is_looked_at(toy):
    net, ann, _ = toy
    ann.send(Intent(1, 9, 0, 0, {"do": "fly"}))
    net.run()
    assert refusals(ann) == [(1, "malformed")]


def test_a_seat_of_somebody_else_is_refused(toy):
    net, ann, bob = toy
    ann.send(Intent(1, 1, bob.client.version, 0, {"do": "exchange", "cards": []}))
    net.run()
    assert refusals(ann) == [(1, "not_your_seat")]


def test_out_of_turn_is_refused(toy):
    net, *links = toy
    _, waiting = on_turn(*links)
    id = waiting.act(waiting.client.own[0], Exchange(()))
    net.run()
    assert refusals(waiting) == [(id, "not_your_turn")]


def test_what_the_rules_refuse_is_answered_with_their_code(toy):
    net, *links = toy
    turn, _ = on_turn(*links)
    id = turn.act(turn.client.own[0], Play("2C"))
    net.run()
    assert refusals(turn) == [(id, "not_allowed")]


def test_with_nothing_being_played_there_is_nothing_to_ask():
    net = toy_room(autostart=False)
    ann = join(net, "Ann")
    ann.act(0, Exchange(()))
    net.run()
    assert refusals(ann) == [(1, "no_match")]


def test_between_deals_and_after_the_end_there_is_no_turn(toy):
    net, ann, bob = toy
    play(net, ann, bob)
    early = ann.act(0, Play("2C"))
    ann.wish(Ready((0,)))
    bob.wish(Ready((1,)))
    net.run()
    play(net, ann, bob)
    late = ann.act(0, Play("2C"))
    net.run()
    assert refusals(ann) == [(early, "wrong_phase"), (late, "match_over")]


def test_a_spectator_may_not_act():
    net = open_room(seats=1)
    join(net, "Ann")
    eve = join(net, "Eve", watch=True)
    eve.act(0, Call())
    net.run()
    assert refusals(eve) == [(1, "not_your_seat")]


# --- age


def test_turns_an_intent_from_before_the_seat_was_asked_is_stale(toy):
    net, *links = toy
    elder, dealer = on_turn(*links)
    unaware = dealer.client.version
    elder.act(elder.client.own[0], Exchange(()))
    net.run()
    seat = dealer.client.own[0]
    dealer.send(Intent(1, seat, unaware, 0, {"do": "exchange", "cards": []}))
    net.run()
    assert refusals(dealer) == [(1, "stale")]
    dealer.send(Intent(2, seat, unaware + 1, 0, {"do": "exchange", "cards": []}))
    net.run()
    assert len(answers(dealer, 2)) == 1
    assert dealer.of(Update)[-1].cause == (seat, 2)


def test_turns_an_older_version_is_no_reason_while_the_seat_has_been_asked_all_along(toy):
    net, ann, bob = toy
    turn, _ = on_turn(ann, bob)
    seat, seen = turn.client.own[0], turn.client.version
    watching = next(link for link in (ann, bob) if link is not turn)
    watching.cut()  # his absence is a step of its own
    net.run()
    assert turn.client.version == seen + 1
    turn.send(Intent(1, seat, seen, 0, {"do": "exchange", "cards": []}))
    net.run()
    assert turn.of(Update)[-1].cause == (seat, 1)


def test_race_a_claim_is_never_too_old_within_its_match():
    net = open_room(preset="first_to", seats=2)
    ann, bob = join(net, "Ann"), join(net, "Bob")
    sets = sets_on_table(ann)
    apart = next((a, b) for a in sets for b in sets if not set(a) & set(b))
    first = ann.client.version
    bob.act(1, Claim(apart[0]))
    net.run(10 * MS)
    ann.send(Intent(1, 0, first, 0, {"do": "claim", "cards": apart[1]}))
    net.run(10 * MS)
    assert ann.of(Update)[-1].cause == (0, 1)


def test_an_intent_meant_for_an_earlier_match_is_stale_in_a_race_too():
    net = open_room(preset="count", options={"claim": "instant", "finish": "count", "count": 1}, seats=1)
    ann = join(net, "Ann")
    old = ann.client.version
    ann.act(0, Claim(sets_on_table(ann)[0]))
    net.run(10 * MS)
    ann.wish(Ready((0,)))
    net.run(10 * MS)
    assert ann.client.room.phase == "match"
    ann.send(Intent(9, 0, old, 0, {"do": "claim", "cards": sets_on_table(ann)[0]}))
    net.run(10 * MS)
    assert refusals(ann) == [(9, "stale")]


# --- once


def test_an_intent_repeated_has_the_same_answer_and_no_second_effect(toy):
    net, *links = toy
    turn, _ = on_turn(*links)
    seat = turn.client.own[0]
    intent = Intent(1, seat, turn.client.version, 0, {"do": "exchange", "cards": []})
    turn.send(intent)
    net.run()
    version = turn.client.version
    turn.send(intent)
    turn.send(intent)
    net.run()
    assert turn.client.version == version
    assert turn.of(Accepted) == [Accepted(1, version)] * 2
    assert len(written(net, "act")) == 1


def test_a_refused_intent_repeated_is_refused_again_although_it_would_now_be_granted(toy):
    net, *links = toy
    elder, dealer = on_turn(*links)
    intent = Intent(1, dealer.client.own[0], dealer.client.version + 1, 0, {"do": "exchange", "cards": []})
    dealer.send(intent)
    elder.act(elder.client.own[0], Exchange(()))
    net.run()
    dealer.send(intent)
    net.run()
    assert refusals(dealer) == [(1, "not_your_turn")] * 2


def test_an_intent_repeated_while_it_waits_for_its_contest_is_answered_once():
    net = open_room(seats=1)
    ann = join(net, "Ann")
    intent = Intent(1, 0, ann.client.version, 0, {"do": "call"})
    ann.send(intent)
    ann.send(intent)
    net.run(10 * MS)
    assert len(answers(ann, 1)) == 1


def test_ids_below_those_still_remembered_are_refused_not_done():
    ledger = Ledger()
    for id in range(1, REMEMBERED + 11):
        ledger.opened(id)
        ledger.settle(Rejected(id, "rate"))
    assert [ledger.is_new(id) for id in (3, 10, 11, REMEMBERED + 11)] == [False, False, False, True]
    assert [ledger.repeated(id).code for id in (3, 10, 11)] == ["stale", "stale", "rate"]


# --- rates


def test_more_than_forty_intents_at_once_are_refused_and_the_rest_are_not():
    net = open_room(seats=1)
    ann = join(net, "Ann")
    for id in range(1, 46):
        ann.send(Intent(id, 0, ann.client.version, 0, {"do": "giveup"}))
    net.run(10 * MS)
    assert [id for id, code in refusals(ann) if code == "rate"] == [41, 42, 43, 44, 45]
    net.run(SECOND)
    ann.send(Intent(46, 0, ann.client.version, 0, {"do": "giveup"}))
    net.run(10 * MS)
    assert refusals(ann)[-1] == (46, "no_call")


def test_a_flood_ends_the_connection():
    net = open_room(seats=1)
    ann = join(net, "Ann")
    for id in range(1, 60 + ABUSE):
        ann.send(Intent(id, 0, ann.client.version, 0, {"do": "giveup"}))
    net.run(10 * MS)
    assert ann.of(Bye) == [Bye("abuse")]
    assert not ann.up


def test_a_flood_of_nonsense_of_repetitions_or_of_pongs_nobody_waits_for_does_too():
    for messages in ([Intent(id, 0, 0, 0, {}) for id in range(1, 300)], [Intent(1, 0, 0, 0, {})] * 300, [Pong(1)] * 300):
        net = open_room(seats=1)
        ann = join(net, "Ann")
        for message in messages:
            ann.send(message)
        net.run(10 * MS)
        assert ann.of(Bye) == [Bye("abuse")]


def test_the_computers_process_has_no_rate():
    net = open_room(seats=2, fills=("easy",))
    join(net, "Ann")
    bots = join(net, key=b"b" * 16)
    for id in range(1, 101):
        bots.send(Intent(id, 1, bots.client.version, 0, {"do": "giveup"}))
    net.run(10 * MS)
    assert refusals(bots) == [(id, "no_call") for id in range(1, 101)]
