"""The presets and every switch: set as the law's table says, offered, checked together, and told in short."""

import msgspec
import pytest
from games.schnapsen.schnapsplay import NAMES, PRESET, options

from game.core.errors import IllegalOptions
from game.core.game import Pace, Place, seat_counts
from game.games.schnapsen.options import Options
from game.games.schnapsen.rules import SCHNAPSEN


def clash(rules, seats=2):
    with pytest.raises(IllegalOptions) as caught:
        SCHNAPSEN.check(rules, seats)
    return caught.value.code, caught.value.details


def test_presets_are_those_of_the_law():
    """Row by row; the order is that of the columns, and santase is the default."""
    rows = {
        "nines": (True, False, True),
        "target": (11, 7, 7),
        "count_down": (False, True, False),
        "deal": ("threes", "three_two", "threes"),
        "next_dealer": ("winner", "alternate", "winner"),
        "exchange_needs_trick": (True, False, True),
        "exchange_on_answer": (False, False, True),
        "marriage_first_lead": (False, True, True),
        "marriage_strict": (True, True, False),
        "close_before_draw": (False, False, False),
        "closing_state": ("end", "closing", "end"),
        "failed_close": ("graded", "graded", "graded"),
        "other_first": ("failed", "graded", "two"),
        "out": ("auto", "auto", "auto"),
        "wrong_claim": ("graded", "graded", "two"),
        "last_trick": ("ten", "wins", "ten"),
        "equal": ("taker", "taker", "draw"),
        "club_limits": (False, False, False),
        "look_back": ("last", "last", "last"),
        "king_led": (False, False, False),
    }
    assert NAMES == ("santase", "schnapsen", "sixtysix")
    assert set(rows) == set(Options.__struct_fields__), "every switch is in the table"
    for switch, values in rows.items():
        assert tuple(getattr(PRESET[name], switch) for name in NAMES) == values, switch
    assert Options() == PRESET["santase"]


def test_info_tells_what_kind_of_game_it_is():
    info = SCHNAPSEN.info
    assert (info.id, info.pace, info.seats) == ("schnapsen", Pace.TURNS, (2,))
    assert {name: seat_counts(SCHNAPSEN, name) for name in NAMES} == dict.fromkeys(NAMES, (2,))
    assert dict(info.zone_kinds) == {"stock": "nobody", "turnup": "all", "hand": "owner", "trick": "all", "won": "all"}


@pytest.mark.parametrize("seats", [0, 1, 3, 4, -1])
def test_t1_two_players(seats):
    assert clash(Options(), seats) == ("seat_count", {"seats": seats, "low": 2, "high": 2})
    with pytest.raises(IllegalOptions):
        SCHNAPSEN.new_match(Options(), seats)


@pytest.mark.parametrize(
    ("preset", "changes", "names"),
    [
        ("santase", {"deal": "three_two"}, ("deal", "nines")),
        ("schnapsen", {"deal": "threes"}, ("deal", "nines")),
        ("santase", {"nines": False}, ("deal", "nines")),
        ("schnapsen", {"equal": "draw"}, ("equal", "last_trick")),
        ("santase", {"club_limits": True, "close_before_draw": True}, ("club_limits", "close_before_draw")),
    ],
)
def test_contradictions_are_refused_with_both_names(preset, changes, names):
    assert clash(options(preset, **changes)) == ("option_clash", dict(zip(("option", "other"), names, strict=True)))


def test_every_value_offered_can_be_chosen_in_santase():
    for choice in SCHNAPSEN.info.choices:
        for value in choice.values:
            SCHNAPSEN.check(options("santase", **{choice.option: value}), 2)


def test_the_options_the_law_names_are_offered():
    offered = {choice.option: set(choice.values) for choice in SCHNAPSEN.info.choices}
    assert (
        offered.items()
        >= {
            "out": {"auto", "manual"},
            "failed_close": {"graded", "three"},
            "equal": {"taker", "draw"},
            "close_before_draw": {False, True},
            "club_limits": {False, True},
            "look_back": {"none", "last", "own", "all"},
            "king_led": {False, True},
        }.items()
    )


@pytest.mark.parametrize(
    "wrong",
    [{"target": 0}, {"target": 32}, {"target": True}, {"deal": "twos"}, {"out": "never"}, {"nines": 1}, {"look_back": "first"}, {"x": 1}],
)
def test_values_nobody_can_mean_are_stopped_at_the_gate(wrong):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**msgspec.to_builtins(Options()), **wrong}, Options)


def test_any_place_can_play_it_as_it_is():
    for shared in (False, True):
        for remote in (False, True):
            assert SCHNAPSEN.suited(Options(), Place(shared, remote)) == Options()


def test_the_summary_tells_what_matters_first():
    said = {name: [phrase.key.removeprefix("schnapsen-rule-") for phrase in SCHNAPSEN.summary(PRESET[name])] for name in NAMES}
    assert said == {
        "santase": ["cards", "target", "out-auto", "last-ten"],
        "schnapsen": ["cards", "down", "out-auto", "last-wins"],
        "sixtysix": ["cards", "target", "out-auto", "last-ten", "no-strict-marriage", "draws"],
    }
    assert SCHNAPSEN.summary(PRESET["schnapsen"])[0].args == {"cards": 20}
    assert SCHNAPSEN.summary(PRESET["schnapsen"])[1].args == {"target": 7}
    all_on = options("santase", failed_close="three", equal="draw", king_led=True, club_limits=True, out="manual")
    assert [phrase.key.removeprefix("schnapsen-rule-") for phrase in SCHNAPSEN.summary(all_on)][2:] == [
        "out-manual",
        "last-ten",
        "flat-three",
        "draws",
        "club",
        "king-led",
    ]
    assert "schnapsen-rule-close-before-draw" in [phrase.key for phrase in SCHNAPSEN.summary(options("sixtysix", close_before_draw=True))]
