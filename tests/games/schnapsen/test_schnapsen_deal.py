"""T1, T2 and the rows `pack`, `deal`, `match` and `next dealer`: the cards, how they are dealt and drawn, who deals next."""

import pytest
from games.schnapsen.schnapsplay import NAMES, PACK, cards, dealt, do, legal, mirrored, only, options, order, pack_of, play, position

from game.core.game import Acting, Finished, NeedsOrder
from game.games.schnapsen.actions import Play
from game.games.schnapsen.events import (
    DealStarted,
    Dealt,
    Drawn,
    FirstDealer,
    Gathered,
    HandGathered,
    Played,
    TrickWon,
    TrumpTurned,
    TurnupDrawn,
)
from game.games.schnapsen.pack import RANKS, card_points, pack
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import stock_size

SHAPE = {"santase": (24, 6, 12), "schnapsen": (20, 5, 10), "sixtysix": (24, 6, 12)}
"""Pack, hand and stock of the presets."""


# --- T1


def test_t1_ranks_and_card_points():
    assert RANKS == "ATKQJ9", "the ten beats the king"
    assert [card_points(rank + "H") for rank in RANKS] == [11, 10, 4, 3, 2, 0]
    assert card_points("AH", "TS", "9C") == 21
    assert card_points(*pack(True)) == card_points(*pack(False)) == 120


@pytest.mark.parametrize("preset", NAMES)
def test_row_pack(preset):
    cards_in_all, hand, stock = SHAPE[preset]
    state = dealt(options(preset))
    assert sorted(pack_of(options(preset))) == sorted(pack(options(preset).nines))
    assert len(pack_of(options(preset))) == cards_in_all
    assert [len(held) for held in state.hands] == [hand, hand]
    assert stock_size(state) == stock


@pytest.mark.parametrize("dealer", [0, 1])
def test_t1_chance_names_the_first_dealer_and_the_other_leads(dealer):
    state = SCHNAPSEN.new_match(options("santase"), 2)
    assert SCHNAPSEN.awaiting(state) == NeedsOrder(("0", "1"))
    assert SCHNAPSEN.dealer(state) is None
    state, events = order(state, (str(dealer), str(1 - dealer)))
    assert events == (FirstDealer(dealer),)
    assert SCHNAPSEN.awaiting(state) == NeedsOrder(pack(True)), "the first deal waits for nobody"
    state, events = order(state, PACK)
    assert only(events, DealStarted).dealer == SCHNAPSEN.dealer(state) == dealer
    assert SCHNAPSEN.awaiting(state) == Acting((1 - dealer,))


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("preset", ["santase", "sixtysix"])
def test_row_deal_three_and_three_and_turn_the_next(preset, dealer):
    state = dealt(options(preset), PACK, dealer)
    assert state.hands[1 - dealer] == cards("AC TC KC AD TD KD"), "the other is dealt first"
    assert state.hands[dealer] == cards("QC JC 9C QD JD 9D")
    assert (state.common.turnup, state.common.trump) == ("AH", "H")
    assert state.stock == cards("TH KH QH JH 9H AS TS KS QS JS 9S")


@pytest.mark.parametrize("dealer", [0, 1])
def test_row_deal_schnapsen_turns_after_three_each(dealer):
    state = dealt(options("schnapsen"), None, dealer)
    assert state.hands[1 - dealer] == cards("AC TC KC KD QD")
    assert state.hands[dealer] == cards("QC JC AD JD AH")
    assert (state.common.turnup, state.common.trump) == ("TD", "D")
    assert state.stock == cards("TH KH QH JH AS TS KS QS JS")


def test_t1_packets_are_seen_by_their_owner_only_and_the_trump_by_all():
    events = order(SCHNAPSEN.new_match(options("schnapsen"), 2, 0), pack_of(options("schnapsen"))).events
    assert [type(event) for event in events] == [DealStarted, Dealt, Dealt, TrumpTurned, Dealt, Dealt]
    assert [(event.owner, len(event.cards)) for event in events if isinstance(event, Dealt)] == [(1, 3), (0, 3), (1, 2), (0, 2)]
    assert [event.seen_by(0).cards for event in events if isinstance(event, Dealt)] == [
        (None, None, None),
        cards("QC JC AD"),
        (None, None),
        cards("JD AH"),
    ]
    assert only(events, TrumpTurned).seen_by(None).card == "TD"


@pytest.mark.parametrize("wrong", [PACK[1:], (*PACK[1:], PACK[1]), (*PACK, "AC"), ()])
def test_an_order_must_be_of_the_whole_pack(wrong):
    with pytest.raises(ValueError, match="arrangement"):
        SCHNAPSEN.ordered(SCHNAPSEN.new_match(options("santase"), 2, 0), wrong, 0)


# --- T2


def test_t2_with_an_open_stock_everything_may_be_led_and_answered():
    state = dealt(options("santase"))
    assert {action.card for action in legal(state) if isinstance(action, Play)} == set(state.hands[0])
    state = do(state, 0, "AC").state
    assert legal(state) == tuple(Play(card) for card in state.hands[1])


def test_t2_the_winner_draws_first_and_leads_next():
    state = dealt(options("santase"))
    state, events = do(state, 0, "KC")
    assert events == (Played(0, "KC", True),)
    state, events = do(state, 1, "9C")
    assert events[:2] == (Played(1, "9C", False), TrickWon(0, ("KC", "9C"), 4, 0))
    drawn = [event for event in events if isinstance(event, Drawn)]
    assert [(event.owner, event.cards) for event in drawn] == [(0, ("TH",)), (1, ("KH",))]
    assert [event.seen_by(1).cards for event in drawn] == [(None,), ("KH",)]
    assert [event.seen_by(None).cards for event in drawn] == [(None,), (None,)]
    assert SCHNAPSEN.awaiting(state) == Acting((0,))
    assert state.hands == (cards("AC TC AD TD KD TH"), cards("QC JC QD JD 9D KH"))
    state = do(state, 0, "TH").state
    state, events = do(state, 1, "KH")
    assert [(event.owner, event.cards) for event in events if isinstance(event, Drawn)] == [(0, ("QH",)), (1, ("JH",))]


def test_t2_a_follower_who_wins_draws_first_and_leads():
    state = play(dealt(options("santase")), "KC", "9C", "TC", "KH")
    assert state.common.tricks[-1].winner == 1, "the king of trumps beats the ten of clubs"
    assert SCHNAPSEN.awaiting(state) == Acting((1,))
    assert state.hands == (cards("AC AD TD KD TH JH"), cards("QC JC QD JD 9D QH"))


@pytest.mark.parametrize(("answer", "winner"), [("KC", 0), ("AS", 1)])
def test_t2_the_last_draw_gives_the_loser_the_turned_up_trump(answer, winner):
    """Stock 2: one face-down card and the turned-up trump."""
    state = position(options("santase"), "TC AC TD 9H 9S JC", "KC AS JD TH AH KD", stock=2, turnup="JS", tricks=(3, 2), points=(20, 20))
    (face_down,) = state.stock
    state, events = do(do(state, 0, "TC").state, 1, answer)
    assert [(event.owner, event.cards) for event in events if isinstance(event, Drawn)] == [(winner, (face_down,))]
    assert only(events, TurnupDrawn) == TurnupDrawn(1 - winner, "JS")
    assert (state.common.turnup, state.common.trump) == (None, "S")
    assert stock_size(state) == 0
    assert "JS" in state.common.shown[1 - winner], "everybody knows who holds it"
    assert "JS" in SCHNAPSEN.zones(state)[f"hand:{1 - winner}"]


# --- the rows `match` and `next dealer`


def _after_last_trick(preset, winner, dealer=1, scores=(0, 0)):
    """A deal that ran out, nobody out: won by `winner` with the last trick for one game point, or drawn (None). Scores: winner first."""
    if winner is None:  # 41 + 14 + 10 : 65
        state = position(options(preset), "TS", "KS", tricks=(6, 5), points=(41, 65), dealer=dealer, scores=scores)
    elif preset == "schnapsen":  # 46 + 14 : 60
        state = position(options(preset), "AS", "QS", tricks=(5, 4), points=(46, 60), dealer=dealer, scores=scores)
    else:  # 50 + 11 + 10 : 59
        state = position(options(preset), "AS", "9S", tricks=(6, 5), points=(50, 59), dealer=dealer, scores=scores)
    state = mirrored(state) if winner == 1 else state
    leader = state.common.turn
    return play(state, state.hands[leader][0], state.hands[1 - leader][0])


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(
    ("preset", "winner", "next_dealer"),
    [
        ("santase", 0, "winner"),
        ("santase", 1, "winner"),
        ("schnapsen", 0, "other"),
        ("schnapsen", 1, "other"),
        ("sixtysix", 0, "winner"),
        ("sixtysix", 1, "winner"),
        ("sixtysix", None, "same"),
    ],
)
def test_row_next_dealer(preset, winner, next_dealer, dealer):
    state = _after_last_trick(preset, winner, dealer)
    assert state.common.result.winner == winner
    expected = {"winner": winner, "other": 1 - dealer, "same": dealer}[next_dealer]
    awaited = SCHNAPSEN.awaiting(state)
    assert (awaited.between, sorted(awaited.items)) == (True, sorted(pack_of(options(preset))))
    state, events = order(state, awaited.items)
    assert only(events, DealStarted).dealer == SCHNAPSEN.dealer(state) == expected
    assert SCHNAPSEN.awaiting(state) == Acting((1 - expected,))


def test_a_drawn_deal_keeps_the_dealer_with_the_option_in_santase_too():
    chosen = options("santase", equal="draw")
    state = position(chosen, "TS", "KS", tricks=(6, 5), points=(41, 65), dealer=0)
    state = play(state, "TS", "KS")
    assert (state.common.result.winner, state.common.result.game_points, state.common.scores) == (None, 0, (0, 0))
    state = order(state, PACK).state
    assert SCHNAPSEN.dealer(state) == 0


def test_a_new_deal_gathers_every_card_the_hidden_ones_unseen():
    """A marriage has ended the deal in the middle: two tricks won, twelve cards in the hands, eight in the stock."""
    state = position(options("santase"), "KS QS 9H JC QD TC", "AC KC 9C JS AD TD", stock=8, turnup="TS", tricks=(2, 0), points=(30, 0))
    state, events = do(state, 0, "S")
    assert {show.card for event in events for show in event.shows()} >= {*state.hands[0], *state.hands[1]}
    won = SCHNAPSEN.zones(state)["won:0"]
    state, events = order(state, PACK)
    assert {(move.card, move.target) for move in only(events, Gathered).moves()} == {(card, "stock") for card in (*won, "TS")}
    back = [event for event in events if isinstance(event, HandGathered)]
    assert [[move.card for move in event.seen_by(1).moves()] for event in back] == [[None] * 6, list(cards("AC KC 9C JS AD TD"))]
    assert state.common.tricks == state.common.acts == ()
    assert state.common.shown == ((), ())
    assert state.common.result.winner == 0, "what the deal before came to stays known"


@pytest.mark.parametrize(
    ("preset", "before", "over"),
    [
        ("santase", 9, False),
        ("santase", 10, True),
        ("schnapsen", 5, False),
        ("schnapsen", 6, True),
        ("sixtysix", 5, False),
        ("sixtysix", 6, True),
    ],
)
@pytest.mark.parametrize("winner", [0, 1])
def test_row_match_ends_at_the_target(preset, before, over, winner):
    """Every deal here brings one game point."""
    scores = (before, 3) if winner == 0 else (3, before)
    state = _after_last_trick(preset, winner, 0, (before, 3))
    assert SCHNAPSEN.standing(state) == tuple(score + (seat == winner) for seat, score in enumerate(scores))
    if over:
        outcome = SCHNAPSEN.awaiting(state).outcome
        assert isinstance(SCHNAPSEN.awaiting(state), Finished)
        assert (outcome.winners, outcome.points, outcome.reason) == ((winner,), SCHNAPSEN.standing(state), state.common.result.reason)
    else:
        assert isinstance(SCHNAPSEN.awaiting(state), NeedsOrder)


def test_row_match_overshooting_stays():
    """Schnapsen counts seven down to 0 or below: three points with one to go leave minus two."""
    state = position(
        options("schnapsen"), "KS QS AH JC QD", "TS AC KC QC JD", stock=6, turnup="JS", tricks=(2, 0), points=(36, 0), scores=(6, 6)
    )
    state = play(state, "S")
    assert state.common.result.game_points == 3
    assert SCHNAPSEN.standing(state) == (9, 6)
    assert 7 - SCHNAPSEN.awaiting(state).outcome.points[0] == -2
