"""P1–P6 and the presets' deals: the pack, sides, who is dealt what in which order, kings, the first table of escoba, who deals next."""

import pytest
from games.scopa.scopaplay import NAMES, PACK, VALUES, cards, dealt, items, legal, only, options, order, play, position, stacked

from game.core.game import Acting, NeedsOrder, seat_counts
from game.games.scopa.events import DealStarted, Dealt, FirstDealer, FirstTable, Gathered, Redealt, TableDealt
from game.games.scopa.options import sides
from game.games.scopa.pack import PACK as THE_PACK
from game.games.scopa.pack import is_denari, value
from game.games.scopa.rules import SCOPA

# --- P1


def test_p1_forty_cards_with_their_values():
    assert sorted(THE_PACK) == sorted(PACK)
    assert len(set(THE_PACK)) == 40
    assert {card: value(card) for card in THE_PACK} == {card: VALUES[card[0]] for card in PACK}
    assert [card for card in PACK if is_denari(card)] == [rank + "D" for rank in VALUES]


# --- P3


@pytest.mark.parametrize(
    ("seats", "changes", "by_seat"),
    [
        (2, {}, (0, 1)),
        (3, {}, (0, 1, 2)),
        (4, {}, (0, 1, 0, 1)),
        (4, {"four": "singly"}, (0, 1, 2, 3)),
        (6, {}, (0, 1, 2, 0, 1, 2)),
        (6, {"six": "threes"}, (0, 1, 0, 1, 0, 1)),
    ],
)
def test_p3_sides(seats, changes, by_seat):
    assert sides(options(**changes), seats) == SCOPA.sides(options(**changes), seats) == by_seat
    assert len(SCOPA.new_match(options(**changes), seats).common.totals) == len(set(by_seat))


@pytest.mark.parametrize("preset", NAMES)
def test_p3_seats_of_the_presets(preset):
    assert seat_counts(SCOPA, preset) == ((4,) if preset.startswith("scopone") else (2, 3, 4, 6))


# --- P4


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_p4_chance_names_the_first_dealer_and_his_right_begins(seats):
    for dealer in range(seats):
        state = SCOPA.new_match(options(), seats)
        assert SCOPA.awaiting(state) == NeedsOrder(tuple(map(str, range(seats))))
        names = [str(dealer), *(str(seat) for seat in range(seats) if seat != dealer)]
        state, events = order(state, names)
        assert events == (FirstDealer(dealer),)
        state, events = order(state, PACK)
        assert only(events, DealStarted) == DealStarted(1, dealer)
        assert SCOPA.dealer(state) == dealer
        assert SCOPA.awaiting(state) == Acting(((dealer + 1) % seats,))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_p4_the_deal_moves_right(seats):
    for dealer in range(seats):
        hands = ["KC" if seat == dealer else "" for seat in range(seats)]
        state = position(options(), hands, "QC", turn=dealer, dealer=dealer, last=0)
        state = play(state, "KC")
        assert SCOPA.awaiting(state) == NeedsOrder(THE_PACK, between=True)
        state, events = order(state, PACK)
        assert only(events, DealStarted) == DealStarted(2, (dealer + 1) % seats)
        assert state.common.turn == (dealer + 2) % seats


def test_p4_a_rematch_names_its_dealer():
    state = SCOPA.new_match(options(), 4, 2)
    assert SCOPA.awaiting(state) == NeedsOrder(THE_PACK)
    assert SCOPA.dealer(dealt(options(), 4, PACK, 2)) == 2


# --- P5


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_p5_three_each_one_at_a_time_from_the_dealers_right_then_four_on_the_table(seats):
    for dealer in range(seats):
        state = SCOPA.new_match(options(), seats, dealer)
        state, events = order(state, PACK)
        for place in range(seats):
            assert state.hands[(dealer + 1 + place) % seats] == PACK[place : 3 * seats : seats]
        assert state.common.table == PACK[3 * seats : 3 * seats + 4]
        assert state.stock == PACK[3 * seats + 4 :]
        assert [type(event) for event in events] == [DealStarted, *[Dealt] * seats, TableDealt]
        assert [event.owner for event in events if isinstance(event, Dealt)] == [(dealer + 1 + place) % seats for place in range(seats)]


def test_p5_a_packet_is_seen_by_its_owner_only():
    events = order(SCOPA.new_match(options(), 2, 0), PACK).events
    first = next(event for event in events if isinstance(event, Dealt))
    assert first.owner == 1
    assert first.seen_by(1).cards == PACK[:6:2]
    assert first.seen_by(0).cards == first.seen_by(None).cards == (None, None, None)
    assert only(events, TableDealt).seen_by(None).cards == PACK[6:10]


@pytest.mark.parametrize("kings", [3, 4])
@pytest.mark.parametrize(
    ("preset", "seats"), [("scopa", 2), ("scopa", 6), ("scopone", 4), ("scopa_dassi", 3), ("escoba", 4), ("a_perdere", 2)]
)
def test_p5_three_or_four_kings_the_same_dealer_deals_again(preset, seats, kings):
    rules = options(preset)
    table = ["KC", "KD", "KH", "KS"][:kings] + ["2C"] * (4 - kings)
    pack = stacked(" ".join([*["."] * (rules.hand * seats), *table]))
    state, events = order(SCOPA.new_match(rules, seats, 1), pack)
    assert only(events, Redealt).cards == tuple(table)
    assert SCOPA.awaiting(state) == NeedsOrder(THE_PACK), "at once"
    assert sorted(SCOPA.zones(state)["stock"]) == sorted(PACK)
    assert legal(state) == {}
    state, events = order(state, PACK)
    assert only(events, DealStarted) == DealStarted(1, 1)
    assert SCOPA.dealer(state) == 1


def test_p5_kings_again_between_deals_keep_the_dealer_too():
    state = play(position(options(), ["KC", ""], "QC", last=0, dealer=1), "KC")
    pack = stacked(". . . . . . KC KD KH 2C")
    for number in (2, 2, 2):
        state, events = order(state, pack)
        assert only(events, DealStarted) == DealStarted(number, 0)
    assert SCOPA.dealer(order(state, PACK).state) == 0


def test_p5_two_kings_lie_there():
    state = dealt(options(), 2, stacked(". . . . . . KC KD QH 2C"))
    assert state.common.table == cards("KC KD QH 2C")


# --- P6


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 4), (4, 3), (6, 2)])
def test_p6_three_more_each_when_all_hands_are_empty(seats, rounds):
    state = dealt(options(), seats, PACK, 0)
    dealings = 1
    while SCOPA.awaiting(state) != NeedsOrder(THE_PACK, between=True):
        seat = state.common.turn
        action = SCOPA.legal_actions(SCOPA.view(state, seat))[0]
        before = state
        state = play(state, f"{action.card}: {' '.join(action.takes)}")
        if len(before.stock) > len(state.stock):
            dealings += 1
            assert sum(map(len, before.hands)) == 1, "not before all have played"
            assert all(len(hand) == 3 for hand in state.hands)
            assert state.common.turn == 1, "the dealer's right goes on"
            assert state.hands[1] == before.stock[: 3 * seats : seats]
    assert dealings == rounds
    assert state.stock == ()


# --- the scopones


@pytest.mark.parametrize(("preset", "hand", "table"), [("scopone", 9, 4), ("scopone_scientifico", 10, 0)])
def test_scopones_deal_everything_at_once(preset, hand, table):
    state = dealt(options(preset), 4, PACK, 3)
    assert state.hands[0] == PACK[: hand * 4 : 4]
    assert [len(held) for held in state.hands] == [hand] * 4
    assert state.common.table == PACK[hand * 4 :]
    assert len(state.common.table) == table
    assert state.stock == ()


def test_scopone_scientifico_knows_no_redeal():
    pack = stacked(" ".join(["."] * 36 + ["KC", "KD", "KH", "KS"]))
    assert isinstance(SCOPA.awaiting(dealt(options("scopone_scientifico"), 4, pack)), Acting)


# --- escoba


@pytest.mark.parametrize(
    ("table", "sweeps"),
    [
        ("AC 2C 5C 7C", 1),
        ("KC 3C AC AD", 1),
        ("KC QC 7C 4C", 2),
        ("KC KD QC AC", 2),
        ("AC 2C 3C 4C", 0),
        ("KC QC JC 2C", 0),
        ("6C 7C AC 2C", 0),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_escoba_a_first_table_of_15_or_30_is_the_dealers(table, sweeps, seats):
    pack = stacked(" ".join(["."] * (3 * seats) + [table]))
    state, events = order(SCOPA.new_match(options("escoba"), seats, 1), pack)
    if not sweeps:
        assert state.common.table == cards(table)
        assert state.common.last_capturer is None
        return
    assert only(events, FirstTable) == FirstTable(1, cards(table), sweeps)
    assert state.common.table == ()
    assert state.common.piles[1] == cards(table)
    assert state.common.sweeps == tuple(sweeps if seat == 1 else 0 for seat in range(seats))
    assert len(state.common.sweep_cards[1]) == sweeps, "so many lie crosswise"
    assert state.common.last_capturer == 1
    assert state.common.turn == 2 % seats


@pytest.mark.parametrize("preset", [name for name in NAMES if name != "escoba" and options(name).table])
def test_escoba_alone_gives_the_first_table_to_the_dealer(preset):
    seats = 4
    pack = stacked(" ".join(["."] * (options(preset).hand * seats) + ["AC", "2C", "5C", "7C"]))
    assert dealt(options(preset), seats, pack).common.table == cards("AC 2C 5C 7C")


def test_escoba_the_dealers_first_table_is_his_at_the_end_if_nobody_takes():
    state = position(options("escoba"), ["2C", ""], "KC", piles={0: "AC 3C 4C 7C"}, last=0, sweeps=(1, 0))
    state = play(state, "2C")
    assert items(state)["scopa"] == (1, 0)


def test_a_new_deal_gathers_everything():
    state = play(position(options(), ["KC", ""], "QC", last=0, dealer=1), "KC")
    events = order(state, PACK).events
    assert sorted(move.card for move in only(events, Gathered).moves()) == sorted(PACK)
    assert {move.target for move in only(events, Gathered).moves()} == {"stock"}


@pytest.mark.parametrize("wrong", [PACK[1:], (*PACK[1:], PACK[1]), (*PACK, "AC"), ()])
def test_an_order_must_be_of_the_whole_pack(wrong):
    with pytest.raises(ValueError, match="arrangement"):
        SCOPA.ordered(SCOPA.new_match(options(), 2, 0), wrong, 0)
