"""Computer players of Écarté: the classical list, exact endings, the right choice by preset, never refused, stronger by level."""

import random

import pytest
from msgspec.structs import replace

from game.arena.match import play
from game.core.game import Stamp
from game.games.ecarte.actions import Accept, CallKing, Discard, Propose, Refuse, Stand
from game.games.ecarte.bot import by_sight, make
from game.games.ecarte.bot.chances import chance
from game.games.ecarte.bot.endings import Endings, numbers
from game.games.ecarte.bot.list_of_hands import refuses, stands
from game.games.ecarte.options import PRESETS
from game.games.ecarte.pack import PACK
from game.games.ecarte.rules import ECARTE
from game.games.ecarte.state import State

OPTIONS = dict(PRESETS)


def hand(text):
    return tuple(text.split())


def dealt(preset, elder, dealer, turnup="8S", **common):
    """Elder (seat 0) to speak, the dealer's hand and the stock known to the test alone."""
    state = ECARTE.ordered(ECARTE.new_match(OPTIONS[preset], 2, first=1), PACK, 0).state
    stock = tuple(card for card in PACK if card not in (*hand(elder), *hand(dealer), turnup))
    values = {"turnup": turnup, "phase": "propose", "turn": 0, "scores": (0, 0), **common}
    return State(replace(state.common, **values), stock, (hand(elder), hand(dealer)), ((), ()))


def answer(level, state, seed=1):
    seat = state.common.turn
    player = make(level, seat, state.common.options, random.Random(seed))
    player.told(ECARTE.view(state, seat), (), 0)
    plan = player.plan()
    assert plan is not None
    return plan.action


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("TS 9S 7S 7H 7D", True),  # three trumps
        ("8S 7S 9H 8H 7H", True),  # two trumps and three of one suit
        ("8S 7S QH 7H 7D", True),  # two trumps, two of a suit with a queen
        ("8S 7S 9H 7H KD", True),  # two trumps, two small of a suit and an outside king
        ("8S 7S QH JD JC", True),  # two trumps, three high cards of different suits
        ("7S KH QH JH 7D", True),  # one trump and K Q J
        ("7S KH TH 9H 8H", True),  # one trump, four of a suit headed by the king
        ("7S QH TH 9H QD", True),  # one trump, three headed by the queen and another queen
        ("KH QH KD QD KC", True),  # no trump, three queens or better
        ("QH JH QD JD 7C", True),  # four court cards
        ("8S 7S 9H 7H 7D", False),  # two trumps and nothing
        ("7S TH 9H 8D 7C", False),
        ("KS QS AS 7H 7D", False),  # with the king of trumps one proposes
    ],
)
def test_the_classical_list_for_elder(cards, expected):
    assert stands(hand(cards), "S") is expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("TS 9S 7S 7H 7D", True),
        ("8S 7S 9H 8H 7H", False),  # two trumps, three of a suit without a court card
        ("8S 7S QH 8H 7H", True),
        ("7S KH QH JH 7D", False),  # one trump and K Q J, the fifth no court card
        ("7S KH QH JH QD", True),
        ("7S KH TH 9H 8H", False),  # one trump and four of a suit
        ("7S TH 9H 8D 7C", False),
    ],
)
def test_the_classical_list_for_the_dealer(cards, expected):
    assert refuses(hand(cards), "S") is expected


def test_endings_agree_with_the_rules_played_out():
    """The solver's number of tricks is that of a plain search through `Game.apply`, on random three-card endings of both presets."""
    dice = random.Random(7)
    for preset in OPTIONS:
        for _ in range(6):
            cards = list(PACK)
            dice.shuffle(cards)
            base = dealt(preset, " ".join(cards[:3]), " ".join(cards[3:6]), turnup=cards[6], phase="lead")
            state = replace(base, common=replace(base.common, king=0))
            solver = Endings(cards[6][1], OPTIONS[preset].void == "trump")
            assert solver.tricks(numbers(state.hands[0]), numbers(state.hands[1])) == most_tricks(state)


def most_tricks(state):
    """Elder's tricks from here with best play of both, by the rules themselves."""
    if len(state.common.tricks) == 3:
        return sum(trick.winner == 0 for trick in state.common.tricks)
    seat = state.common.turn
    values = [most_tricks(ECARTE.apply(state, seat, action, Stamp(0)).state) for action in ECARTE.legal_actions(ECARTE.view(state, seat))]
    return max(values) if seat == 0 else min(values)


@pytest.mark.parametrize("level", ["hard", "master"])
def test_strong_players_talk_as_the_measured_values_say(level):
    """classic: K Q, K Q, K stands (+.40 against −.24); three small trumps and two sevens propose (−.51 against +.15)."""
    assert answer(level, dealt("classic", "KH QH KD QD KC", "TS 9S 8H 7H 7D", turnup="8S")) == Stand()
    assert answer(level, dealt("classic", "TS 9S 7S 7H 7D", "QS AS 8H 9H 8D", turnup="8S")) == Propose()


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
def test_the_king_of_trumps_proposes_and_is_marked(level):
    """King of trumps and rags: propose (−.60 against +1.34); on lead the king is marked before the card (E6)."""
    assert answer(level, dealt("classic", "KS 7H 8H 7D 7C", "TS 9S 9H TH 8D")) == Propose()
    assert answer(level, dealt("classic", "KS 7H 8H 7D 7C", "TS 9S 9H TH 8D", phase="lead")) == CallKing()


def test_throwing_keeps_trumps_and_kings():
    """By sight all plain cards but kings go; elder throws at least one, and no more than the stock holds (E4, E5)."""
    state = dealt("gamerules", "KH 7S 9H 8D 7C", "TS 9S 8H TH 9D", phase="elder_discards")
    view = ECARTE.view(state, 0)
    assert by_sight(view, ECARTE.legal_actions(view), random.Random(1)) == Discard(("7C", "8D", "9H"))
    short = replace(state, stock=state.stock[:2])
    view = ECARTE.view(short, 0)
    assert by_sight(view, ECARTE.legal_actions(view), random.Random(1)) == Discard(("7C", "8D"))


def test_a_dealer_refuses_by_the_list_and_agrees_with_rags():
    """Three good trumps refuse by the list; a hand without a trump or court card is exchanged at every level."""
    strong = dealt("gamerules", "8H 9H 7D 7C 8C", "QS JS AS 8D KH", turnup="KS", phase="respond", turn=1)
    assert answer("easy", strong) == Refuse()
    weak = dealt("gamerules", "8H 9H QD QC 8C", "7H TH 7D 8D 7C", turnup="9S", phase="respond", turn=1)
    assert all(answer(level, weak) == Accept() for level in ("easy", "medium", "hard", "master"))


def test_chances_are_even_at_level_scores_and_grow_with_points():
    assert chance(5, 5) == pytest.approx(0.5)
    assert chance(1, 5) > chance(2, 5) > chance(5, 5) > chance(5, 1)
    assert (chance(0, 3), chance(3, 0)) == (1.0, 0.0)


@pytest.mark.parametrize("preset", list(OPTIONS))
def test_nothing_they_do_is_refused(preset):
    players = [make(level, seat, OPTIONS[preset], random.Random(seat)) for seat, level in enumerate(("hard", "easy"))]
    assert play(ECARTE, OPTIONS[preset], players, random.Random(3)).errors == 0


def test_medium_beats_easy():
    """Over 60 matches, each shuffle from both sides."""
    wins = 0
    for number in range(60):
        seats = ("medium", "easy") if number % 2 else ("easy", "medium")
        players = [make(level, seat, OPTIONS["classic"], random.Random(f"{number} {seat}")) for seat, level in enumerate(seats)]
        winner = play(ECARTE, OPTIONS["classic"], players, random.Random(number // 2)).outcome.winners[0]
        wins += seats[winner] == "medium"
    assert wins > 32
