"""E1–E3: the pack, who is dealt what, the turned card, the point for a turned king; and the odds of a king."""

from fractions import Fraction

import pytest
from games.ecarte.ecarteplay import DEALER, ELDER, HEIGHT, NAMES, PACK, dealt, do, last_trick, may, only, options, order, stacked
from msgspec.structs import replace

from game.core.game import Acting, Finished, NeedsOrder
from game.games.ecarte.events import DealStarted, Dealt, FirstDealer, Gathered, KingTurned, MatchEnded, TrumpTurned
from game.games.ecarte.pack import PACK as THE_PACK
from game.games.ecarte.pack import RANKS
from game.games.ecarte.rules import ECARTE

# --- E1


def test_e1_thirty_two_cards_and_the_ace_is_fourth():
    assert RANKS == "KQJAT987"
    assert sorted(HEIGHT, key=lambda rank: -HEIGHT[rank]) == list(RANKS)
    assert sorted(THE_PACK) == sorted(PACK)
    assert len(set(THE_PACK)) == 32


# --- E2


@pytest.mark.parametrize("dealer", [0, 1])
def test_e2_chance_names_the_first_dealer_then_in_turn(dealer):
    state = ECARTE.new_match(options(), 2)
    assert ECARTE.awaiting(state) == NeedsOrder(("0", "1"))
    state, events = order(state, (str(dealer), str(1 - dealer)))
    assert events == (FirstDealer(dealer),)
    assert ECARTE.awaiting(state) == NeedsOrder(THE_PACK)
    state, events = order(state, stacked())
    assert only(events, DealStarted).dealer == ECARTE.dealer(state) == dealer
    assert ECARTE.awaiting(state) == Acting((1 - dealer,)), "elder begins"


def test_e2_the_deal_goes_round_whoever_wins():
    for won in ((3, 1), (1, 3)):
        state = do(do(last_trick(options(), "KH", "7H", won=won), ELDER, "KH").state, DEALER, "7H").state
        assert ECARTE.awaiting(state) == NeedsOrder(THE_PACK, between=True)
        state, events = order(state, stacked())
        assert only(events, DealStarted).dealer == ELDER
        assert ECARTE.awaiting(state) == Acting((DEALER,))


@pytest.mark.parametrize(("packets", "first"), [("three_two", 3), ("two_three", 2)])
@pytest.mark.parametrize("dealer", [0, 1])
def test_e2_packets_elder_first(packets, first, dealer):
    elder = 1 - dealer
    state, events = order(ECARTE.new_match(options(packets=packets), 2, dealer), PACK)
    packs = [(event.owner, event.cards) for event in events if isinstance(event, Dealt)]
    assert packs == [
        (elder, PACK[:first]),
        (dealer, PACK[first : 2 * first]),
        (elder, PACK[2 * first : first + 5]),
        (dealer, PACK[first + 5 : 10]),
    ]
    assert only(events, TrumpTurned).card == state.common.turnup == PACK[10]
    assert state.stock == PACK[11:]
    assert len(state.stock) == 21
    assert state.hands[elder] == PACK[:first] + PACK[2 * first : first + 5]


def test_e2_a_packet_is_seen_by_its_owner_only():
    events = order(ECARTE.new_match(options(), 2, DEALER), PACK).events
    first = next(event for event in events if isinstance(event, Dealt))
    assert first.seen_by(ELDER).cards == PACK[:3]
    assert first.seen_by(DEALER).cards == first.seen_by(None).cards == (None, None, None)


@pytest.mark.parametrize("wrong", [PACK[1:], (*PACK[1:], PACK[1]), (*PACK, "KC"), ()])
def test_an_order_must_be_of_the_whole_pack(wrong):
    with pytest.raises(ValueError, match="arrangement"):
        ECARTE.ordered(ECARTE.new_match(options(), 2, 0), wrong, 0)


def test_a_new_deal_gathers_everything():
    state = do(do(last_trick(options(), "KH", "7H", won=(3, 1)), ELDER, "KH").state, DEALER, "7H").state
    gathered = only(order(state, PACK).events, Gathered)
    assert len(gathered.moves()) == 11
    assert {move.target for move in gathered.moves()} == {"stock"}


# --- E3


@pytest.mark.parametrize("preset", NAMES)
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("suit", "CDHS")
def test_e3_a_king_turned_is_a_point_for_the_dealer_at_once(preset, dealer, suit):
    state = ECARTE.new_match(options(preset), 2, dealer)
    state, events = order(state, stacked(turnup=f"K{suit}"))
    scores = tuple(int(seat == dealer) for seat in (0, 1))
    assert only(events, KingTurned) == KingTurned(dealer, scores)
    assert ECARTE.standing(state) == scores
    assert may(state) == {"propose", "stand"}


@pytest.mark.parametrize("rank", "QJAT987")
def test_e3_no_other_card_brings_a_point(rank):
    assert ECARTE.standing(dealt(turnup=f"{rank}S")) == (0, 0)


@pytest.mark.parametrize("target", [5, 7, 11])
def test_e3_a_dealer_one_point_short_wins_on_the_spot(target):
    rules = options(target=target)
    state = dealt(rules, scores=(target - 1, target - 1), turnup="KH")
    outcome = ECARTE.awaiting(state).outcome
    assert (outcome.winners, outcome.points, outcome.reason) == ((DEALER,), (target - 1, target), "king_turned")
    assert may(state) == set()
    assert not isinstance(ECARTE.awaiting(dealt(rules, scores=(target - 1, target - 2), turnup="KH")), Finished)


def test_e3_the_end_is_told_after_the_king():
    state = ECARTE.new_match(options(), 2, DEALER)
    events = order(replace(state, common=replace(state.common, scores=(4, 4))), stacked(turnup="KH")).events
    assert [type(event) for event in events[-2:]] == [KingTurned, MatchEnded]


# --- figures


def test_figure_a_king_is_turned_once_in_eight():
    turned = sum(ECARTE.standing(dealt(turnup=card)) == (0, 1) for card in PACK)
    assert Fraction(turned, len(PACK)) == Fraction(1, 8)


def test_figure_the_king_of_trumps_is_dealt_to_a_given_player():
    """Every card turned, its king in each of the 31 other places of the pack: 7/8 × 5/31."""
    held = 0
    for turned in (card for card in PACK if card[0] != "K"):
        king = "K" + turned[1]
        rest = [card for card in PACK if card not in (turned, king)]
        for place in range(31):
            others = [*rest[:place], king, *rest[place:]]
            state = order(ECARTE.new_match(options(), 2, DEALER), (*others[:10], turned, *others[10:])).state
            held += king in state.hands[ELDER]
    assert Fraction(held, 32 * 31) == Fraction(7, 8) * Fraction(5, 31)
    assert round(100 * held / (32 * 31), 1) == 14.1
