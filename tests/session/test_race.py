"""The race over real TCP: the same claim from two machines, ever so far apart (S15, S16, S17)."""

import random
import time

import pytest
from kits.set_play import begin, claim, lying, points, right

from game.core.table import Refused, Stepped
from game.games.setgame.events import Beaten, Granted


def verdict(guest, asked):
    """The event that answers a claim."""
    seat = guest.table.own[0]
    step = guest.sees(Stepped, of=lambda step: step.own_cause == (seat, asked))
    (event,) = (event for event in step.events if isinstance(event, Granted | Beaten))
    return event


@pytest.mark.parametrize("apart", [0, 0.001, 0.005, 0.05])
def test_of_two_same_claims_one_is_granted_and_the_other_is_told_by_how_much_it_was_beaten(room, guest, apart):
    port = room().port
    ann, bob = guest(port).sits(), guest(port, "Bob").sits()
    begin(ann, bob)
    dice = random.Random(apart)
    for number in range(1, 7):
        first, second = dice.sample((ann, bob), 2)
        second.until(lambda first=first, second=second: lying(second) == lying(first))
        wanted = right(first)
        early = claim(first, wanted)
        time.sleep(apart)
        late = claim(second, wanted)
        granted, beaten = sorted((verdict(first, early), verdict(second, late)), key=lambda event: type(event).__name__, reverse=True)
        assert isinstance(granted, Granted)
        assert isinstance(beaten, Beaten)
        assert {granted.seat, beaten.seat} == {0, 1}
        assert (beaten.by, beaten.cards, beaten.by_at) == (granted.seat, wanted.cards, granted.at)
        assert beaten.us == (beaten.at - beaten.by_at) // 1000
        assert beaten.us > -1000  # before the other only by less than a dead heat
        for one in (ann, bob):
            one.until(lambda one=one, number=number: sum(points(one)) == number)
            assert not one.saw(Refused)
        assert points(ann) == points(bob)
        assert lying(ann) == lying(bob)
