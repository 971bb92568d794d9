"""P8, P9 and the presets' ways of taking: worked position 1, every option, and all subsets of random tables tried against the clause."""

import random
from itertools import combinations

import pytest
from games.scopa.scopaplay import NAMES, PACK, cards, do, groups, legal, may_take, options, position, refused

from game.core.errors import IllegalAction
from game.core.game import Stamp
from game.games.scopa.actions import Play
from game.games.scopa.captures import captures, takes_all
from game.games.scopa.rules import SCOPA

WAYS = {
    **{name: options(name) for name in NAMES},
    "fewest": options(choice="fewest"),
    "any": options(choice="any"),
    "dassi fewest": options("scopa_dassi", choice="fewest"),
    "dassi any": options("scopa_dassi", choice="any"),
}


def takes(rules, card, table):
    return set(map(frozenset, captures(rules, card, cards(table))))


# --- P8


@pytest.mark.parametrize(
    ("card", "table", "choices"),
    [
        ("7S", "2C 5C 4C 3C", ["2C 5C", "4C 3C"]),
        ("7S", "7C 4C 3C", ["7C"]),
        ("5S", "5C 5D", ["5C", "5D"]),
        ("5S", "KC QC", []),
        ("KS", "AC 2C 3C 4C", ["AC 2C 3C 4C"]),
        ("QS", "AC JC 2C 7C 4C 5C", ["AC JC", "2C 7C", "4C 5C"]),
        ("AS", "AC AD", ["AC", "AD"]),
        ("AS", "2C", []),
        ("7S", "", []),
    ],
)
def test_p8_worked_position_1_and_others(card, table, choices):
    """The first three are the law's own."""
    assert takes(options(), card, table) == groups(*choices)
    rest = next(other for other in PACK if other != card and other not in table)
    assert legal(position(options(), [card, rest], table)) == {card: groups(*choices) or {frozenset()}}


def test_p8_worked_position_1_the_sum_is_refused_where_a_single_lies():
    state = position(options(), ["7S", "2S"], "7C 4C 3C")
    assert refused(state, "7S", "4C 3C") == ("no_capture", {"card": "7S"})
    assert refused(state, "7S", "7C 4C 3C") == ("no_capture", {"card": "7S"}), "never both"
    assert do(state, "7S", "7C").state.common.table == ("4C", "3C")


@pytest.mark.parametrize(
    ("choice", "single_there", "sums_only"),
    [
        ("free", ["JC"], ["AC 7C", "6C 2C", "AD 7C", "A 2 5"]),
        ("fewest", ["JC"], ["AC 7C", "6C 2C", "AD 7C"]),
        ("any", ["JC", "AC 7C", "6C 2C", "AD 7C", "A 2 5"], ["AC 7C", "6C 2C", "AD 7C", "A 2 5"]),
    ],
)
def test_p8_option_choice(choice, single_there, sums_only):
    """An eight on 1 1 2 5 6 7, with and without an eight lying there; "A 2 5" stands for both aces."""
    rules = options(choice=choice)
    table = "AC AD 2C 5C 6C 7C"

    def spelled(texts):
        return groups(*(text for text in texts if text != "A 2 5"), *(["AC 2C 5C", "AD 2C 5C", "AC AD 6C"] if "A 2 5" in texts else []))

    assert takes(rules, "JS", table) == spelled(sums_only)
    assert takes(rules, "JS", f"{table} JC") == spelled(single_there)


# --- the presets


@pytest.mark.parametrize(
    ("card", "table", "choices"),
    [
        ("AS", "2C KC 7D", ["2C KC 7D"]),
        ("AS", "AC KC 7D", ["AC"]),
        ("AS", "AC AD 7D", ["AC", "AD"]),
        ("AS", "", []),
        ("AS", "5C", ["5C"]),
        ("2S", "AC AD", ["AC AD"]),
        ("7S", "7C 4C 3C", ["7C"]),
    ],
)
def test_scopa_dassi_an_ace_takes_the_whole_table_unless_an_ace_lies_there(card, table, choices):
    assert takes(options("scopa_dassi"), card, table) == groups(*choices)


def test_scopa_dassi_what_is_a_taking_of_all():
    rules = options("scopa_dassi")
    assert takes_all(rules, "AS", cards("2C KC"))
    assert not takes_all(rules, "AS", cards("AC KC"))
    assert not takes_all(rules, "AS", ())
    assert not takes_all(rules, "2S", cards("AC AD"))
    assert not takes_all(options(), "AS", cards("2C KC"))


@pytest.mark.parametrize(
    ("card", "table", "choices"),
    [
        ("5S", "5C 5D KC", ["5C 5D", "KC"]),
        ("KS", "5C 2C 3C", ["5C", "2C 3C"]),
        ("KS", "KC", []),
        ("7S", "7C JC", ["JC"]),
        ("QS", "6C 5C AC 2C 4C 3C", ["6C", "5C AC", "2C 4C", "AC 2C 3C"]),
    ],
)
@pytest.mark.parametrize("preset", ["quindici", "escoba"])
def test_quindici_and_escoba_take_groups_that_make_fifteen(preset, card, table, choices):
    assert takes(options(preset), card, table) == groups(*choices)


@pytest.mark.parametrize("name", WAYS)
def test_p8_exactly_these_subsets_of_random_tables(name):
    """Every card that may be in the hand against tables of up to nine cards."""
    dice = random.Random(name)
    for _ in range(60):
        some = dice.sample(PACK, 14)
        table, hand = some[: dice.randrange(10)], some[9:]
        for card in hand:
            found = captures(WAYS[name], card, tuple(table))
            assert set(map(frozenset, found)) == may_take(WAYS[name], card, table), (card, table)
            assert len(set(found)) == len(found)
            assert all(group == tuple(sorted(group)) for group in found)
            assert found == tuple(sorted(found)), "a fixed order"


@pytest.mark.parametrize("name", WAYS)
def test_p8_p9_every_subset_is_taken_or_refused_as_the_clause_says(name):
    """A real table, and each of its subsets asked for; what cannot be taken is refused, and so is laying a card that can take."""
    dice = random.Random(name)
    seats = 4 if WAYS[name].hand > 3 else 2
    for _ in range(6):
        some = dice.sample(PACK, 5 + seats)
        table, card = some[:5], some[5]
        state = position(WAYS[name], [card, *some[6:]], " ".join(table), last=0)
        allowed = may_take(WAYS[name], card, table)
        for size in range(len(table) + 1):
            for group in combinations(sorted(table), size):
                wanted = frozenset(group) in allowed if group else not allowed
                assert _taken(state, Play(card, group)) == wanted, (card, group, table)


def _taken(state, action):
    try:
        SCOPA.apply(state, 0, action, Stamp(0))
    except IllegalAction:
        return False
    return True


# --- P9


def test_p9_a_card_that_can_capture_must_and_is_told_what():
    state = position(options(), ["7S", "2S"], "2C 5C 4C 3C KC")
    assert refused(state, "7S") == ("must_capture", {"cards": ["2C", "3C", "4C", "5C"]})


def test_p9_the_player_chooses_among_captures():
    state = position(options(), ["7S 2S", "3S 3D"], "2C 5C 4C 3C KC")
    assert legal(state)["7S"] == groups("2C 5C", "4C 3C")
    one, other = do(state, "7S", "2C 5C").state, do(state, "7S", "4C 3C").state
    assert (one.common.table, other.common.table) == (("4C", "3C", "KC"), ("2C", "5C", "KC"))


def test_p9_what_counts_is_the_set_and_not_the_order_on_the_table():
    for table in ("2C 5C 4C 3C", "5C 3C 2C 4C"):
        assert takes(options(), "7S", table) == groups("2C 5C", "3C 4C")


@pytest.mark.parametrize("asked", ["KC", "2C 5C KC", "2C", "7S", "7S 2C", "2C 2C 3C", "9X"])
def test_p9_a_group_that_cannot_be_taken_is_refused(asked):
    state = position(options(), ["7S 2S", "3S 3D"], "2C 5C 4C 3C KC")
    assert refused(state, "7S", asked) == ("no_capture", {"card": "7S"})


def test_p9_a_card_that_can_take_nothing_stays_on_the_table():
    state = position(options(), ["6S 2S", "3S 3D"], "KC QC")
    state = do(state, "6S").state
    assert state.common.table == ("KC", "QC", "6S")
    assert refused(position(options(), ["6S 2S", "3S 3D"], "KC QC"), "6S", "KC") == ("no_capture", {"card": "6S"})


def test_p9_twenty_cards_can_lie_on_the_table_where_fifteen_is_taken():
    """All the even cards: no two of them make an odd number. An odd card then has many ways."""
    table = " ".join(rank + suit for rank in "246JK" for suit in "CDHS")
    state = position(options("quindici"), ["AC 3C 5C", "AD 3D 5D"], table)
    found = legal(state)
    halves = {"5": 5, "A": 7}
    for rank, half in halves.items():
        assert len(found[rank + "C"]) == _ways(half), "as many as ways to make half of what is wanted from 1 to 5, four of each"


def _ways(total, highest=5):
    """How many ways to choose from four each of the numbers up to `highest` so that they add up to `total`."""
    if total == 0 or highest == 0:
        return int(total == 0)
    return sum((1, 4, 6, 4, 1)[count] * _ways(total - count * highest, highest - 1) for count in range(5) if count * highest <= total)
