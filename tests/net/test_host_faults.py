"""Rules that fail must not take the table with them, and nothing hidden may get into a log."""

import logging

import msgspec
from kits.rooms import SECOND, join, move, on_turn, open_room, refusals
from kits.toy_game import Exchange, Toy

from net.messages import Noted, Said, Say


class Faulty(Toy):
    """A toy whose rules break in the place a test names."""

    info = msgspec.structs.replace(Toy.info, id="faulty")

    def __init__(self, where):
        self.where = where

    def apply(self, state, seat, action, stamp):
        if self.where == "apply":
            raise RuntimeError(f"secret {state.hands}")
        return super().apply(state, seat, action, stamp)

    def view(self, state, seat):
        if self.where == "view" and state.common.turn != state.common.dealer and state.common.deal:
            raise RuntimeError(f"secret {state.hands}")
        return super().view(state, seat)

    def expire(self, state):
        if self.where == "expire":
            raise RuntimeError(f"secret {state.hands}")
        return super().expire(state)


def faulty(where):
    net = open_room("faulty", "plain", options={"deals": 1, "seconds": 5}, games={"faulty": Faulty(where)})
    return net, join(net, "Ann"), join(net, "Bob")


def test_a_bug_in_the_rules_refuses_the_intent_and_the_table_lives_on(caplog):
    with caplog.at_level(logging.ERROR):
        net, ann, bob = faulty("apply")
        turn, _ = on_turn(ann, bob)
        id = turn.act(turn.client.own[0], Exchange(()))
        net.run()
    assert refusals(turn) == [(id, "internal")]
    assert ann.client.room.phase == "match"
    assert "RuntimeError" in caplog.text
    assert "secret" not in caplog.text  # nothing hidden in a log


def test_rules_that_fail_at_a_deadline_do_not_stop_the_match(caplog):
    net, ann, bob = faulty("expire")
    net.run(6 * SECOND)
    assert len(caplog.records) == 1
    turn, other = on_turn(ann, bob)
    turn.act(turn.client.own[0], Exchange(()))
    net.run()
    assert move(other) is not None


def test_rules_that_cannot_go_on_end_the_match_not_the_room():
    net, ann, bob = faulty("view")
    assert ann.client.room.phase == "lobby"
    assert Noted("broken") in bob.received
    assert bob.client.match is None
    ann.wish(Say("still here"))
    net.run()
    assert bob.of(Said) == [Said("Ann", "still here")]
