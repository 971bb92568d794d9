"""The presets and switches: set as the law says, offered, two to play, told in short; refusals outside a deal; seats away."""

import msgspec
import pytest
from games.ecarte.ecarteplay import DEALER, ELDER, NAMES, PRESET, WORDS, dealt, do, last_trick, options, play, refused

from game.core.errors import IllegalOptions
from game.core.game import Pace, Place
from game.games.ecarte.actions import Accept, Discard, EcarteAction, Play, Stand
from game.games.ecarte.options import Options
from game.games.ecarte.rules import ECARTE


def test_presets_are_those_of_the_law():
    assert NAMES == ("gamerules", "classic")
    assert PRESET["gamerules"] == Options() == Options(void="any", unproposed="elder", packets="three_two", target=5)
    assert PRESET["classic"] == Options(void="trump", unproposed="dealer", packets="three_two", target=5)


def test_info_tells_what_kind_of_game_it_is():
    info = ECARTE.info
    assert (info.id, info.pace, info.seats) == ("ecarte", Pace.TURNS, (2,))
    assert dict(info.zone_kinds) == {
        "stock": "nobody",
        "turnup": "all",
        "hand": "owner",
        "discard": "owner",
        "trick": "all",
        "won": "all",
    }


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 4])
def test_e1_two_players(seats):
    for begin in (ECARTE.check, ECARTE.new_match):
        with pytest.raises(IllegalOptions) as caught:
            begin(Options(), seats)
        assert (caught.value.code, caught.value.details) == ("seat_count", {"seats": seats, "low": 2, "high": 2})


def test_the_options_the_law_names_are_offered_and_can_be_chosen():
    offered = {choice.option: set(choice.values) for choice in ECARTE.info.choices}
    assert offered == {"target": {5, 7, 11}, "packets": {"three_two", "two_three"}}
    for name in NAMES:
        for option, values in offered.items():
            for value in values:
                ECARTE.check(options(name, **{option: value}), 2)


@pytest.mark.parametrize("wrong", [{"target": 6}, {"target": True}, {"void": "some"}, {"packets": "five"}, {"unproposed": 1}, {"x": 1}])
def test_values_nobody_can_mean_are_stopped_at_the_gate(wrong):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**msgspec.to_builtins(Options()), **wrong}, Options)


def test_any_place_can_play_it_as_it_is():
    for shared in (False, True):
        assert ECARTE.suited(Options(), Place(shared, True)) == Options()


def test_the_summary_tells_what_matters_first():
    said = {name: [phrase.key.removeprefix("ecarte-rule-") for phrase in ECARTE.summary(PRESET[name])] for name in NAMES}
    assert said == {
        "gamerules": ["target", "unproposed-elder", "void-any", "packets-three_two"],
        "classic": ["target", "unproposed-dealer", "void-trump", "packets-three_two"],
    }
    assert ECARTE.summary(options(target=7))[0].args == {"target": 7}


# --- outside a deal


@pytest.mark.parametrize("action", [*WORDS, "KH", ["KH"]])
def test_before_the_deal_nothing_can_be_done(action):
    for first in (None, 0):
        assert refused(ECARTE.new_match(options(), 2, first), 0, action) == ("wrong_phase", {})


@pytest.mark.parametrize(("scores", "code"), [((0, 0), "wrong_phase"), ((4, 0), "match_over")])
@pytest.mark.parametrize("action", [*WORDS, "KH", ["KH"]])
def test_between_deals_and_after_the_match_nothing_can_be_done(action, scores, code):
    state = last_trick(options(), "KH", "7H", won=(2, 2), scores=scores)
    state = do(do(state, ELDER, "KH").state, DEALER, "7H").state
    for seat in (ELDER, DEALER):
        assert refused(state, seat, action) == (code, {})


@pytest.mark.parametrize("seat", [-1, 2, 10**18])
def test_a_seat_that_is_not_there_is_never_on_turn(seat):
    assert refused(dealt(), seat, "stand") == ("not_your_turn", {})


@pytest.mark.parametrize(
    "plain",
    [
        {"do": "play", "card": "6H"},
        {"do": "play", "card": ""},
        {"do": "play"},
        {"do": "discard", "cards": ["7H"] * 6},
        {"do": "discard", "cards": ["2H"]},
        {"do": "discard", "cards": "7H"},
        {"do": "stand", "card": "7H"},
        {"do": "double"},
    ],
)
def test_what_is_no_action_does_not_come_in(plain):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(plain, EcarteAction)


# --- somebody away


def test_somebody_away_stands_agrees_exchanges_as_little_as_may_be_and_never_calls_the_king():
    state = dealt(elder="KS 7H 8H 9D TC")
    fallback = [ECARTE.fallback(ECARTE.view(play(state, *talk), seat)) for talk, seat in (((), ELDER), (("propose",), DEALER))]
    assert fallback == [Stand(), Accept()]
    exchanging = play(state, "propose", "accept")
    assert len(ECARTE.fallback(ECARTE.view(exchanging, ELDER)).cards) == 1
    assert ECARTE.fallback(ECARTE.view(play(exchanging, 1), DEALER)) == Discard(())
    assert ECARTE.fallback(ECARTE.view(play(state, "stand"), ELDER)) == Play("7H")
    assert ECARTE.fallback(ECARTE.view(state, DEALER)) is None


def test_nothing_waits_for_time_and_nobody_is_missed():
    state = dealt()
    assert ECARTE.deadline(state) is None
    assert ECARTE.expire(state) == (state, ())
    assert ECARTE.presence(state, 0, True, 5) == (state, ())
