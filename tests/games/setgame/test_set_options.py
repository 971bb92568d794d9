"""The options and presets: what may be chosen, what goes together, what a place allows (S10, S21–S24)."""

import msgspec
import pytest
from games.setgame.setplay import INSTANT, MS, THREES, call_and_pick, dealt, do, only, points, refused, take
from msgspec.structs import replace

from game.core.errors import IllegalOptions
from game.core.game import Pace, Phrase, Place, preset, seat_counts
from game.games.setgame.actions import Call, Claim, Pick
from game.games.setgame.events import LockedOut
from game.games.setgame.options import PRESETS, SetOptions
from game.games.setgame.rules import SET

CLASSIC = SetOptions()


def clash(options, seats=1):
    with pytest.raises(IllegalOptions) as caught:
        SET.check(options, seats)
    return caught.value.code, caught.value.details


def test_presets_are_those_of_the_rules():
    instant = {"claim": "instant", "penalty": "lockout"}
    assert dict(SET.info.presets) == {
        "classic": SetOptions(pack="full", table=12, claim="call", pick_seconds=5, penalty="point", finish="pack", extra="auto"),
        "quick": SetOptions(pack="quick"),
        "speed": SetOptions(**instant, finish="timed", seconds=120),
        "first_to": SetOptions(**instant, finish="first_to", target=7),
        "count": SetOptions(**instant, finish="count", count=20),
        "solo": SetOptions(mode="solo", claim="instant", penalty="none", hints=True),
        "practice": SetOptions(mode="practice", claim="instant", penalty="none", hints=True),
    }
    assert SET.info.presets[0] == ("classic", SetOptions())


def test_presets_can_be_played_by_the_seats_they_offer():
    for name, options in SET.info.presets:
        counts = seat_counts(SET, name)
        assert counts == ((1,) if name == "solo" else tuple(range(1, 13)))
        for seats in counts:
            SET.check(options, seats)


def test_info_tells_what_kind_of_game_it_is():
    assert SET.info.id == "set"
    assert SET.info.pace is Pace.RACE
    assert dict(SET.info.zone_kinds) == {"stock": "nobody", "table": "all", "taken": "all"}
    assert preset(SET, "quick").pack == "quick"


def test_every_value_offered_can_be_chosen_by_itself_or_names_what_it_needs():
    needs = {"table": {"pack": "quick"}, "hints": {"mode": "practice", "penalty": "none"}}
    for choice in SET.info.choices:
        assert getattr(CLASSIC, choice.option) in choice.values
        for value in choice.values:
            SET.check(replace(CLASSIC, **{**needs.get(choice.option, {}), choice.option: value}), 2)


@pytest.mark.parametrize(
    ("option", "value", "low", "high"),
    [
        ("pick_seconds", 1, 2, 30),
        ("pick_seconds", -1, 0, 30),
        ("pick_seconds", 31, 0, 30),
        ("seconds", 4, 5, 3600),
        ("seconds", 3601, 5, 3600),
        ("target", 0, 1, 27),
        ("target", 28, 1, 27),
        ("count", 0, 1, 500),
        ("count", 10**18, 1, 500),
        ("rounds", 0, 1, 20),
        ("rounds", 21, 1, 20),
    ],
)
def test_values_out_of_range_are_refused_by_name(option, value, low, high):
    assert clash(replace(CLASSIC, **{option: value})) == ("option_value", {"option": option, "value": value, "low": low, "high": high})


@pytest.mark.parametrize(("option", "value", "low", "high"), [("start_points", -11, -10, 10), ("own_set_lockout", 31, 0, 30)])
def test_s24_values_per_seat_have_bounds(option, value, low, high):
    assert clash(replace(CLASSIC, **{option: (0, value)}), 2) == (
        "option_value",
        {"option": option, "value": value, "low": low, "high": high},
    )
    assert clash(replace(CLASSIC, **{option: (0, 1, 2)}), 2) == ("option_clash", {"option": option, "other": "seats"})


@pytest.mark.parametrize("option", ["mode", "pack", "table", "extra", "claim", "penalty", "finish", "lag_fair"])
def test_unknown_words_are_refused_by_name(option):
    assert clash(replace(CLASSIC, **{option: "odd"})) == ("option_value", {"option": option, "value": "odd"})


@pytest.mark.parametrize(
    ("options", "option", "other"),
    [
        (SetOptions(table=9), "table", "pack"),
        (SetOptions(mode="solo", penalty="none"), "claim", "mode"),
        (SetOptions(mode="solo", claim="instant", penalty="none", finish="timed"), "finish", "mode"),
        (SetOptions(mode="solo", claim="instant"), "penalty", "mode"),
        (SetOptions(mode="practice", claim="instant"), "penalty", "mode"),
        (SetOptions(hints=True), "hints", "mode"),
        (SetOptions(pick_seconds=0, finish="timed"), "pick_seconds", "finish"),
    ],
)
def test_contradictions_are_refused_by_name(options, option, other):
    assert clash(options) == ("option_clash", {"option": option, "other": other})


def test_s21_solo_is_for_one():
    assert clash(preset(SET, "solo"), 2) == ("seat_count", {"seats": 2, "low": 1, "high": 1})


@pytest.mark.parametrize("data", [{"pack": "odd"}, {"table": True}, {"pick_seconds": "5"}, {"rounds": 1.5}, {"extra_key": 1}])
def test_options_from_outside_are_checked_by_type(data):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, SetOptions)


def test_options_travel_short():
    assert msgspec.to_builtins(CLASSIC) == {}
    assert msgspec.convert({}, SetOptions) == CLASSIC


# --- S10: what a place allows


def test_s10_people_who_share_a_pointer_play_with_calls():
    speed = preset(SET, "speed")
    assert SET.suited(speed, Place(shared_pointer=True, remote=False)) == replace(speed, claim="call")
    assert SET.suited(speed, Place(shared_pointer=False, remote=True)) == speed
    solo = preset(SET, "solo")
    assert SET.suited(solo, Place(shared_pointer=True, remote=False)) == solo


def test_s10_no_limit_only_where_all_are_in_one_room():
    calm = SetOptions(pick_seconds=0)
    assert SET.suited(calm, Place(shared_pointer=True, remote=False)) == calm
    assert SET.suited(calm, Place(shared_pointer=False, remote=True)).pick_seconds == 30


def test_s10_what_suits_a_place_can_be_played():
    for name, options in SET.info.presets:
        for shared in (False, True):
            for remote in (False, True):
                SET.check(SET.suited(options, Place(shared, remote)), seat_counts(SET, name)[-1])


# --- S24


def test_s24_start_points_for_those_named_and_nothing_for_the_rest():
    state = dealt(replace(INSTANT, start_points=(-10, 10)), seats=3)
    assert points(state) == (-10, 10, 0)


def test_s24_a_rest_after_each_own_set():
    state = dealt(replace(INSTANT, own_set_lockout=(0, 3)))
    state, events = take(state, 1, THREES[0], 1000)
    assert only(events, LockedOut) == LockedOut(1, 4000 * MS, "own_set")
    assert refused(state, 1, Claim(THREES[1]), 3999) == ("locked", {"until": 4000 * MS})
    state = take(state, 0, THREES[2], 1001).state
    assert points(take(state, 0, THREES[3], 1002).state) == (2, 1)
    assert points(take(state, 1, THREES[1], 4000).state) == (1, 2)


def test_s24_the_rest_holds_for_calls_too():
    state, events = call_and_pick(dealt(SetOptions(own_set_lockout=(5,))), 0, THREES[0], 1000)
    assert only(events, LockedOut) == LockedOut(0, 6300 * MS, "own_set")
    assert refused(state, 0, Call(), 6299)[0] == "locked"
    assert do(state, 0, Call(), 6300).state.call.seat == 0


def test_s24_a_shorter_lock_does_not_end_the_rest():
    """A set, and in the same call a wrong claim: five seconds of lock-out do not shorten thirty of rest."""
    state, _ = call_and_pick(dealt(SetOptions(penalty="lockout", own_set_lockout=(30,))), 0, THREES[0][:2], 1000)
    state = do(state, 0, Call(), 1300).state
    for card in (THREES[0][2], THREES[1][0], THREES[1][1], THREES[2][0]):
        state = do(state, 0, Pick(card), 1400).state
    assert state.call is None
    assert refused(state, 0, Call(), 31_399) == ("locked", {"until": 31_400 * MS})


# --- the rules in short


def test_summary_tells_the_end_and_the_claiming_first():
    assert SET.summary(CLASSIC) == (
        Phrase("set-rule-finish-pack", {}),
        Phrase("set-rule-call", {"seconds": 5}),
        Phrase("set-rule-penalty-point", {}),
        Phrase("set-rule-pack-full", {}),
    )
    assert SET.summary(preset(SET, "speed"))[:3] == (
        Phrase("set-rule-finish-timed", {"seconds": 120}),
        Phrase("set-rule-instant", {}),
        Phrase("set-rule-penalty-lockout", {}),
    )
    assert SET.summary(preset(SET, "solo"))[0] == Phrase("set-rule-solo", {})


def test_summary_tells_everything_unusual():
    options = SetOptions(
        pack="quick", table=9, rounds=3, sudden_death=True, extra="agree", lag_fair=25, help_vote=False, start_points=(1,),
        own_set_lockout=(0, 2), pick_seconds=0, finish="first_to",
    )  # fmt: skip
    told = {phrase.key.removeprefix("set-rule-"): dict(phrase.args) for phrase in SET.summary(options)}
    assert told == {
        "finish-first-to": {"sets": 7},
        "call-untimed": {},
        "penalty-point": {},
        "pack-quick": {},
        "table": {"cards": 9},
        "rounds": {"rounds": 3},
        "sudden-death": {},
        "extra-agree": {},
        "lag-fair": {"ms": 25},
        "no-help": {},
        "start-points": {},
        "own-set-lockout": {},
    }


def patient(patience, remote=False):
    return Place(shared_pointer=False, remote=remote, patience=patience)


@pytest.mark.parametrize(("seconds", "double"), [(2, 4), (5, 10), (15, 30), (20, 30), (30, 30), (0, 0)])
def test_s10_patience_doubles_the_seconds_of_a_call_up_to_what_the_rules_allow(seconds, double):
    options = SetOptions(pick_seconds=seconds)
    assert SET.suited(options, patient("double")).pick_seconds == double
    assert SET.suited(options, patient("rules")) == options


def test_s10_a_call_without_limit_is_played_only_where_nobody_is_remote():
    assert SET.suited(SetOptions(), patient("off")).pick_seconds == 0
    assert SET.suited(SetOptions(), patient("off", remote=True)) == SetOptions()
    assert SET.suited(SetOptions(), patient("double", remote=True)) == SetOptions()


def test_s19_a_timed_round_ends_however_patient_people_are():
    timed = SetOptions(finish="timed", claim="call", seconds=120)
    assert SET.suited(timed, patient("off")) == replace(timed, pick_seconds=30)
    assert SET.suited(timed, patient("double")) == replace(timed, pick_seconds=10)


def test_s21_patience_does_not_touch_a_game_against_the_clock():
    solo = dict(PRESETS)["solo"]
    for patience in ("rules", "double", "off"):
        assert SET.suited(solo, patient(patience)) == solo


@pytest.mark.parametrize("name", [name for name, _ in PRESETS])
@pytest.mark.parametrize("patience", ["double", "off"])
def test_patience_leaves_every_preset_playable_and_says_what_is_played(name, patience):
    options = SET.suited(dict(PRESETS)[name], patient(patience))
    SET.check(options, seat_counts(SET, name)[0])
    told = dict(SET.summary(options))
    if options.claim == "call":
        assert told.get("set-rule-call", {}).get("seconds", 0) == options.pick_seconds
