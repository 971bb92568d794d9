"""P12, P13, P15 and the presets' own items: what a deal is worth to each side, and the sheet that says so; worked positions 2 and 3."""

import random

import pytest
from games.scopa.scopaplay import PACK, cards, do, items, only, options, play, position

from game.games.scopa.events import DealScored
from game.games.scopa.pack import best_per_suit, primiera, primiera_value
from game.games.scopa.scoring import Item, napola, score

PRIMIERA = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}
"""P13, written down apart from the rules."""


def points(rules, *piles, sweeps=None):
    """The sheet of these piles as name -> points by side."""
    sheet = score(rules, tuple(map(cards, piles)), tuple(sweeps or (0,) * len(piles)))
    return {item.name: item.points for item in sheet.items}


def values(rules, name, *piles):
    return next(item.values for item in score(rules, tuple(map(cards, piles)), (0,) * len(piles)).items if item.name == name)


# --- P12


def test_p12_the_items_and_what_each_gives():
    """40 cards: 21 to 19, denari 6 to 4, the settebello, the primiera, two scopas to one."""
    mine = "AD 2D 3D 4D 5D 7D AC 2C 3C 4C 5C 7C AH 2H 3H 4H 5H 7H AS 2S 7S"
    theirs = " ".join(card for card in PACK if card not in cards(mine))
    assert points(options(), mine, theirs, sweeps=(2, 1)) == {
        "cards": (1, 0),
        "denari": (1, 0),
        "settebello": (1, 0),
        "primiera": (1, 0),
        "scopa": (2, 1),
    }
    assert values(options(), "cards", mine, theirs) == (21, 19)
    assert values(options(), "denari", mine, theirs) == (6, 4)
    assert values(options(), "primiera", mine, theirs) == (84, 18 * 4)
    assert score(options(), (cards(mine), cards(theirs)), (2, 1)).points() == (6, 1)


@pytest.mark.parametrize(
    ("piles", "expected"),
    [
        (("AC 2C", "AS 2S"), (0, 0)),
        (("AC 2C", "AS"), (1, 0)),
        (("AC 2C", "AS 2S", "AH"), (0, 0, 0)),
        (("AC 2C", "AS 2S", "AH 2H"), (0, 0, 0)),
        (("AC 2C", "AS", "AH"), (1, 0, 0)),
        (("AC", "AS 2S 3S", "AH 2H"), (0, 1, 0)),
        (("", ""), (0, 0)),
    ],
)
def test_p12_only_a_strict_single_leader_scores(piles, expected):
    assert points(options(), *piles)["cards"] == expected


def test_p12_a_tie_for_denari_scores_nobody_and_others_count_still():
    sheet = points(options(), "AD 2D 7D", "3D 4D 5D KC")
    assert (sheet["denari"], sheet["settebello"], sheet["cards"]) == ((0, 0), (1, 0), (0, 1))


def test_p12_a_settebello_nobody_took_scores_nobody():
    assert points(options(), "AD", "KC")["settebello"] == (0, 0)


@pytest.mark.parametrize("sweeps", [(0, 0), (3, 0), (1, 2), (10, 10)])
def test_p12_each_scopa_counts(sweeps):
    assert points(options(), "AC", "AS", sweeps=sweeps)["scopa"] == sweeps


def test_p3_p12_a_sides_piles_and_sweeps_count_together():
    """Four in pairs: seats 0 and 2 have 10 + 11 cards, 1 + 2 sweeps."""
    first = [card for card in PACK if card != "KS"]
    piles = {0: " ".join(first[:10]), 1: " ".join(first[10:19]), 2: " ".join(first[19:29])}
    state = play(position(options(), ["KS", "", "", ""], "", piles=piles, last=2, sweeps=(1, 0, 2, 4)), "KS")
    assert items(state)["cards"] == (1, 0)
    assert items(state)["scopa"] == (3, 4)
    assert state.common.totals[0] >= 4
    singly = play(position(options(four="singly"), ["KS", "", "", ""], "", piles=piles, last=2, sweeps=(1, 0, 2, 4)), "KS")
    assert items(singly)["scopa"] == (1, 0, 2, 4)
    assert items(singly)["cards"] == (0, 0, 1, 0), "10 : 9 : 11 : 10"


# --- P13


def test_p13_values():
    assert {card: primiera_value(card) for card in PACK} == {card: PRIMIERA[card[0]] for card in PACK}


def test_p13_the_laws_example():
    assert primiera(cards("7H 7D 6C 5S")) == 75
    assert primiera(cards("7H 7D 6C 5S KH KD 2C 3S")) == 75, "the best of each suit"


def test_p13_worked_position_2():
    """Three sevens and nothing of the fourth suit, against one card of every suit."""
    mine, theirs = "7H 7D 7C", "2H 2D 2C 2S"
    assert values(options(), "primiera", mine, theirs) == (None, 48)
    assert points(options(), mine, theirs)["primiera"] == (0, 1)


def test_p13_worked_position_3():
    mine, theirs = "7H 7D 7C KS", "7S 6H 6D 6C"
    assert values(options(), "primiera", mine, theirs) == (73, 75)
    assert points(options(), mine, theirs)["primiera"] == (0, 1)


@pytest.mark.parametrize(
    ("piles", "expected"),
    [
        (("7H 7D 7C", "7S 6H 6D"), (0, 0)),
        (("7H 6D 6C 6S", "6H 7D 5C AS KC"), (1, 0)),
        (("7H 6D 6C 6S", "6H 7D 6C AS", "AH AD"), (1, 0, 0)),
        (("7H 6D 5C AS", "6H 7D AC 5S"), (0, 0)),
        (("KH QD JC KS", "KD QH JS QC"), (0, 0)),
    ],
)
def test_p13_ties_and_sides_without_a_suit(piles, expected):
    assert points(options(), *piles)["primiera"] == expected


def test_p13_random_piles_against_the_clause():
    dice = random.Random(13)
    for _ in range(300):
        pile = tuple(dice.sample(PACK, dice.randrange(20)))
        best = [max((PRIMIERA[card[0]] for card in pile if card[1] == suit), default=None) for suit in "CDHS"]
        assert primiera(pile) == (None if None in best else sum(best))
        assert [None if card is None else PRIMIERA[card[0]] for card in best_per_suit(pile)] == best
        assert all(card is None or card in pile for card in best_per_suit(pile))


# --- P15


def test_p15_the_sheet_has_every_item_the_best_cards_and_the_ties():
    state, events = do(position(options(), ["KS", ""], "", piles={0: "7H 7D 6C 5S 2D"}, last=0), "KS")
    sheet = only(events, DealScored).sheet
    assert sheet == state.common.sheet
    assert [item.name for item in sheet.items] == ["cards", "denari", "settebello", "primiera", "scopa"]
    assert sheet.best[0] == ("6C", "7D", "7H", "5S"), "clubs, diamonds, hearts, spades"
    assert sheet.items[0] == Item("cards", (6, 34), (0, 1))
    tie = score(options(), (cards("AC"), cards("AS")), (0, 0)).items[0]
    assert tie == Item("cards", (1, 1), (0, 0)), "level, and so for nobody"


# --- the presets' items


@pytest.mark.parametrize(
    ("denari", "expected"),
    [
        ("", 0),
        ("AD 2D", 0),
        ("AD 2D 3D", 3),
        ("AD 2D 3D 4D", 4),
        ("AD 2D 3D 5D 6D 7D", 3),
        ("2D 3D 4D 5D", 0),
        ("AD 2D 4D 5D", 0),
        ("AD 2D 3D 4D 5D 6D 7D JD QD", 9),
        ("AD 2D 3D 4D 5D 6D 7D JD QD KD", 10),
        ("AC 2C 3C AD 2D", 0),
    ],
)
def test_napola(denari, expected):
    assert napola(cards(denari)) == expected
    assert points(options("napola"), denari, "KC")["napola"] == (expected, 0)
    assert "napola" not in points(options(), denari, "KC")


@pytest.mark.parametrize(("piles", "expected"), [(("KD", "KC"), (1, 0)), (("QD", "KC AC KD"), (0, 1)), (("QD", "KC"), (0, 0))])
def test_re_bello(piles, expected):
    assert points(options("re_bello"), *piles)["re_bello"] == expected
    assert "re_bello" not in points(options(), *piles)


@pytest.mark.parametrize(
    ("piles", "most", "every"),
    [
        (("7C 7D", "7H"), (1, 0), (0, 0)),
        (("7C 7D", "7H 7S"), (0, 0), (0, 0)),
        (("7C 7D 7H 7S", "KC"), (1, 0), (1, 0)),
        (("7C 7D", "7H", "7S"), (1, 0, 0), (0, 0, 0)),
        (("7C", "7D", "7H"), (0, 0, 0), (0, 0, 0)),
        (("KC", "QC"), (0, 0), (0, 0)),
    ],
)
def test_escoba_counts_sevens_instead_of_the_primiera(piles, most, every):
    sheet = points(options("escoba"), *piles)
    assert (sheet["sevens"], sheet["all_sevens"]) == (most, every)
    assert "primiera" not in sheet
    assert {"cards", "denari", "settebello", "scopa"} < set(sheet)


@pytest.mark.parametrize("preset", ["scopa", "scopone", "scopone_scientifico", "scopa_dassi", "quindici", "a_perdere"])
def test_other_presets_score_the_usual_items(preset):
    assert list(points(options(preset), "AC", "AS")) == ["cards", "denari", "settebello", "primiera", "scopa"]


def test_a_deal_shares_out_as_many_points_as_there_are():
    """At most one for each majority and the settebello, however the pack is shared by two sides."""
    dice = random.Random(15)
    for _ in range(200):
        pack = list(PACK)
        dice.shuffle(pack)
        cut = dice.randrange(41)
        sheet = points(options(), " ".join(pack[:cut]), " ".join(pack[cut:]))
        assert sum(sheet["settebello"]) == 1
        for name in ("cards", "denari", "primiera"):
            assert sum(sheet[name]) in (0, 1)
        assert sheet["cards"] == ((0, 0) if cut == 20 else (1, 0) if cut > 20 else (0, 1))
        mine = sum(card[1] == "D" for card in pack[:cut])
        assert sheet["denari"] == ((0, 0) if mine == 5 else (1, 0) if mine > 5 else (0, 1))
