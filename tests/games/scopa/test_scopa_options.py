"""The presets and every switch: set as the law's table says, offered, checked together and with the seats, and told in short."""

import msgspec
import pytest
from games.scopa.scopaplay import NAMES, PRESET, options

from game.core.errors import IllegalOptions
from game.core.game import Pace, Place
from game.games.scopa.options import Options
from game.games.scopa.rules import SCOPA


def clash(rules, seats=4):
    with pytest.raises(IllegalOptions) as caught:
        SCOPA.check(rules, seats)
    return caught.value.code, caught.value.details


def test_presets_are_those_of_the_law():
    differences = {
        "scopa": {},
        "scopone": {"hand": 9},
        "scopone_scientifico": {"hand": 10, "table": 0, "kings_redeal": False, "target": 21},
        "scopa_dassi": {"aces": "take_all"},
        "napola": {"napola": True, "target": 21},
        "re_bello": {"re_bello": True},
        "quindici": {"taking": "fifteen"},
        "escoba": {"taking": "fifteen", "prime": "sevens", "first_table": True, "target": 15},
        "a_perdere": {"lowest_wins": True, "target": 21},
    }
    plain = Options(
        hand=3,
        table=4,
        kings_redeal=True,
        taking="value",
        choice="free",
        aces="plain",
        take_all_sweeps=False,
        last_sweep=False,
        prime="primiera",
        napola=False,
        re_bello=False,
        first_table=False,
        lowest_wins=False,
        target=11,
        four="pairs",
        six="pairs",
    )
    assert plain == Options() == PRESET["scopa"]
    assert tuple(differences) == NAMES
    for name, changes in differences.items():
        assert PRESET[name] == msgspec.structs.replace(plain, **changes), name


def test_info_tells_what_kind_of_game_it_is():
    info = SCOPA.info
    assert (info.id, info.pace, info.seats) == ("scopa", Pace.TURNS, (2, 3, 4, 6))
    assert dict(info.zone_kinds) == {"stock": "nobody", "hand": "owner", "table": "all", "pile": "all"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 7, 12])
def test_p3_seats_that_cannot_play(seats):
    assert clash(options(), seats) == ("seat_count", {"seats": seats, "known": [2, 3, 4, 6]})
    with pytest.raises(IllegalOptions):
        SCOPA.new_match(options(), seats)


@pytest.mark.parametrize("preset", ["scopone", "scopone_scientifico"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_scopones_are_for_four_in_pairs(preset, seats):
    assert clash(options(preset), seats) == ("seat_count", {"seats": seats, "known": [4]})
    assert clash(options(preset, four="singly")) == ("option_clash", {"option": "four", "other": "hand"})


@pytest.mark.parametrize(
    ("preset", "changes", "names"),
    [
        ("scopa", {"table": 0}, ("table", "hand")),
        ("scopone", {"table": 0}, ("table", "hand")),
        ("scopone_scientifico", {"table": 4}, ("table", "hand")),
        ("quindici", {"choice": "fewest"}, ("choice", "taking")),
        ("escoba", {"choice": "any"}, ("choice", "taking")),
        ("quindici", {"aces": "take_all"}, ("aces", "taking")),
        ("scopa", {"take_all_sweeps": True}, ("take_all_sweeps", "aces")),
        ("scopa", {"last_sweep": True}, ("last_sweep", "hand")),
        ("scopone", {"last_sweep": True}, ("last_sweep", "hand")),
        ("scopa", {"first_table": True}, ("first_table", "taking")),
        ("scopone_scientifico", {"first_table": True, "taking": "fifteen"}, ("first_table", "table")),
    ],
)
def test_contradictions_are_refused_with_both_names(preset, changes, names):
    assert clash(options(preset, **changes)) == ("option_clash", dict(zip(("option", "other"), names, strict=True)))


def test_every_value_offered_can_be_chosen_where_the_law_has_it():
    where = {"take_all_sweeps": "scopa_dassi", "last_sweep": "scopone_scientifico"}
    for choice in SCOPA.info.choices:
        for value in choice.values:
            SCOPA.check(options(where.get(choice.option, "scopa"), **{choice.option: value}), 4)


def test_the_options_the_law_names_are_offered():
    offered = {choice.option: set(choice.values) for choice in SCOPA.info.choices}
    assert offered["choice"] == {"free", "fewest", "any"}
    assert offered["target"] >= {11, 16, 21, 31}
    assert offered["four"] == {"pairs", "singly"}
    assert offered["six"] == {"pairs", "threes"}
    for switch in ("take_all_sweeps", "last_sweep", "napola", "re_bello"):
        assert offered[switch] == {False, True}
    for target in (11, 21):
        SCOPA.check(options("scopone", target=target), 4)


@pytest.mark.parametrize(
    "wrong", [{"target": 12}, {"hand": 4}, {"table": 3}, {"table": True}, {"choice": "all"}, {"six": "twos"}, {"napola": 1}, {"x": 1}]
)
def test_values_nobody_can_mean_are_stopped_at_the_gate(wrong):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**msgspec.to_builtins(Options()), **wrong}, Options)


def test_any_place_can_play_it_as_it_is():
    for shared in (False, True):
        assert SCOPA.suited(options(), Place(shared, True)) == options()


def test_the_summary_tells_what_matters_first():
    said = {name: [phrase.key.removeprefix("scopa-rule-") for phrase in SCOPA.summary(PRESET[name])] for name in NAMES}
    assert said == {
        "scopa": ["hand", "target", "taking-value"],
        "scopone": ["hand", "target", "taking-value"],
        "scopone_scientifico": ["hand", "target", "taking-value"],
        "scopa_dassi": ["hand", "target", "taking-value", "aces"],
        "napola": ["hand", "target", "taking-value", "napola"],
        "re_bello": ["hand", "target", "taking-value", "re-bello"],
        "quindici": ["hand", "target", "taking-fifteen"],
        "escoba": ["hand", "target", "taking-fifteen", "sevens", "first-table"],
        "a_perdere": ["hand", "lowest", "taking-value"],
    }
    assert SCOPA.summary(PRESET["scopone"])[0].args == {"hand": 9, "table": 4}
    assert SCOPA.summary(PRESET["a_perdere"])[1].args == {"target": 21}
    more = options("scopa_dassi", take_all_sweeps=True, choice="fewest", four="singly", six="threes")
    assert [phrase.key.removeprefix("scopa-rule-") for phrase in SCOPA.summary(more)][3:] == [
        "choice-fewest",
        "aces-sweep",
        "four-singly",
        "six-threes",
    ]
    assert SCOPA.summary(options("scopone_scientifico", last_sweep=True))[-1].key == "scopa-rule-last-sweep"
