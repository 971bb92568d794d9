"""T2, T3 and the worked positions 1–3: which card may answer, who wins a trick, what it is worth, and why a card is refused."""

import random

import pytest
from games.schnapsen.schnapsplay import NAMES, PACK, cards, dealt, do, only, options, pack_of, play, plays, position, refused, worth

from game.games.schnapsen.events import TrickWon
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import points_of

STRENGTH = {"A": 6, "T": 5, "K": 4, "Q": 3, "J": 2, "9": 1}


def beats(answer, lead, trump):
    """T2, in the words of the clause."""
    if answer[1] == lead[1]:
        return STRENGTH[answer[0]] > STRENGTH[lead[0]]
    return answer[1] == trump


def allowed(hand, lead, trump):
    """T3, in the words of the clause."""
    suit = {card for card in hand if card[1] == lead[1]}
    return {card for card in suit if beats(card, lead, trump)} or suit or {card for card in hand if card[1] == trump} or set(hand)


def strict(led, hand, preset="santase"):
    """Seat 0 answers a card led; the stock is used up and trumps are spades."""
    rules, size = options(preset), len(cards(hand))
    return position(rules, hand, "", led=led, hand=size, tricks=(0, len(pack_of(rules)) // 2 - size))


def test_worked_position_1():
    """Open stock, led AH: all five are legal."""
    state = position(options("schnapsen"), "TH KH JS QD AC", "AS TS KS QS", led="AH", stock=10, turnup="TD", tricks=(0, 0))
    assert plays(state) == {"TH", "KH", "JS", "QD", "AC"}


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        ("QH", "AH JH TS KD", "AH"),
        ("AH", "TH JH KS", "TH JH"),
        ("AH", "KS JS QD TC", "KS JS"),
        ("AH", "KC JC QD TC", "KC JC QD TC"),
        ("JS", "9S AH KD", "9S"),
        ("KH", "TH AH QH KS", "TH AH"),
    ],
)
def test_worked_position_2(led, hand, legal):
    """Strict: beat, else follow, else trump, else anything. The first three are the law's own."""
    assert plays(strict(led, hand)) == set(cards(legal))


@pytest.mark.parametrize(
    ("led", "answer", "winner", "points"),
    [
        ("KH", "JS", "follower", 6),
        ("KH", "AD", "leader", 15),
        ("9H", "9D", "leader", 0),
        ("9D", "9S", "follower", 0),
        ("TH", "AH", "follower", 21),
    ],
)
def test_worked_position_3(led, answer, winner, points):
    """The first three are the law's own."""
    others = [card for card in PACK if card not in (led, answer, "TS")]
    state = position(options("santase"), " ".join([led, *others[:5]]), " ".join([answer, *others[5:10]]), stock=12, turnup="TS")
    state, events = do(do(state, 0, led).state, 1, answer)
    won = only(events, TrickWon)
    assert (won.seat, won.points, won.bonus) == ({"leader": 0, "follower": 1}[winner], points, 0)
    assert [trick.winner for trick in state.common.tricks] == [won.seat]


@pytest.mark.parametrize("preset", NAMES)
def test_t3_random_hands_in_strict_play(preset):
    dice = random.Random(preset)
    for _ in range(150):
        pack = list(pack_of(options(preset)))
        dice.shuffle(pack)
        size = dice.randrange(1, len(pack) // 4 + 1)
        led, hand = pack[0], pack[1 : size + 1]
        state = strict(led, " ".join(hand), preset)
        assert plays(state) == allowed(hand, led, "S"), (led, hand)


@pytest.mark.parametrize("preset", NAMES)
def test_t3_binds_as_soon_as_the_stock_is_closed(preset):
    """The same cards with an open stock and a closed one."""
    mine, theirs = ("AH QD JC KC KD", "TH JH AS KS QC") if preset == "schnapsen" else ("AH QD JC KC KD 9D", "TH JH AS KS QC 9C")
    size = 10 if preset == "schnapsen" else 12
    state = position(options(preset), mine, theirs, stock=size, turnup="TS")
    assert plays(play(state, "AH")) == set(cards(theirs))
    assert plays(play(state, "close", "AH")) == {"TH", "JH"}
    assert plays(play(state, "close", "QD")) == {"AS", "KS"}
    assert plays(play(state, "close")) == set(cards(mine)), "the leader is free"


@pytest.mark.parametrize(
    ("led", "hand", "asked", "code"),
    [
        ("QH", "AH JH TS KD", "JH", "must_beat"),
        ("QH", "AH JH TS KD", "TS", "must_beat"),
        ("AH", "TH JH KS", "KS", "must_follow"),
        ("AH", "KS JS QD TC", "QD", "must_trump"),
        ("TS", "AS QS KD", "QS", "must_beat"),
        ("AS", "KS QS KD", "KD", "must_follow"),
    ],
)
def test_t3_a_card_is_refused_with_what_it_would_have_to_do(led, hand, asked, code):
    assert refused(strict(led, hand), 0, asked) == (code, {"card": led})


@pytest.mark.parametrize("preset", NAMES)
def test_t1_card_points_are_those_of_cards_really_won(preset):
    """Both seats' points after each trick, from the cards on their piles."""
    dice = random.Random(preset)
    pack = list(pack_of(options(preset, out="manual")))
    dice.shuffle(pack)
    state = dealt(options(preset, out="manual"), tuple(pack))
    while state.common.phase not in ("between", "over"):
        state = play(state, dice.choice(sorted(plays(state))))
        zones = SCHNAPSEN.zones(state)
        for seat in (0, 1):
            extra = 10 if state.common.bonus == seat else 0
            assert points_of(state.common, seat) == worth(*zones[f"won:{seat}"]) + extra
