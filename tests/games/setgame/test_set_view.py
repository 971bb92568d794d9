"""Who knows what in Set: the view, what may be asked with it, the states it leaves open, and the gate for data from outside."""

import random
from itertools import combinations

import msgspec
import pytest
from games.setgame.setplay import CAP, INSTANT, LINED_UP, MS, THREES, dealt, do, expire, order, stacked, take
from msgspec.structs import replace

from game.core.errors import IllegalAction
from game.core.game import Stamp
from game.games.setgame.actions import AskExtra, AskHelp, Call, Claim, GiveUp, Hint, Pick, Unpick
from game.games.setgame.options import PRESETS, SetOptions
from game.games.setgame.pack import FULL_PACK
from game.games.setgame.rules import SET

AGREE = replace(INSTANT, extra="agree")


def plain(value):
    return msgspec.msgpack.encode(value)


def some_states():
    """Positions of every phase, with a call, picks, votes, a hint and a reshuffled pack."""
    calls = SetOptions(finish="timed", seconds=60, extra="agree")
    yield SET.new_match(calls, 2)
    state = do(dealt(calls, here=(0, 1)), 0, AskExtra(), 100).state
    yield do(state, 1, AskHelp(), 200).state
    state = do(state, 0, Call(), 1000).state
    yield do(do(state, 0, Pick(LINED_UP[1]), 1100).state, 0, Call(), 1200).state
    state = do(state, 0, GiveUp(), 2000).state
    yield state
    yield expire(state).state
    practice = dict(PRESETS)["practice"]
    yield do(dealt(practice), 0, Hint(), 100).state
    endless = dealt(replace(INSTANT, finish="count", count=50, rounds=2))
    for i, three in enumerate(THREES[:24]):
        endless = take(endless, i % 2, three, 1000 + i).state
    yield endless
    yield order(endless, SET.awaiting(endless).items, 3000).state
    yield take(dealt(replace(INSTANT, finish="first_to", target=1, rounds=2)), 0, THREES[0], 500).state


STATES = tuple(some_states())
every_state = pytest.mark.parametrize("state", STATES, ids=lambda state: f"{state.phase}-{state.options.claim}")


@every_state
def test_view_is_the_same_for_everybody(state):
    views = {plain(SET.view(state, seat)) for seat in (None, 0, 1)}
    assert len(views) == 1


@every_state
def test_view_says_how_many_cards_the_stock_has_and_no_more(state):
    view = SET.view(state, 0)
    assert view.stock == len(state.stock)
    assert SET.zones(view)["stock"] == (None,) * len(state.stock)
    hidden = replace(state, stock=state.stock[::-1])
    assert plain(SET.view(hidden, 0)) == plain(view)
    others = {zone: cards for zone, cards in SET.zones(state).items() if zone != "stock"}
    assert others == {zone: cards for zone, cards in SET.zones(view).items() if zone != "stock"}


@every_state
def test_everything_goes_to_plain_data_and_back(state):
    for value, kind in ((state, SET.types.state), (SET.view(state, 0), SET.types.view), (state.options, SET.types.options)):
        assert msgspec.convert(msgspec.to_builtins(value), kind) == value
        assert msgspec.msgpack.decode(plain(value), type=kind) == value


@every_state
def test_sample_fits_the_view(state):
    view = SET.view(state, 0)
    sampled = SET.sample(view, random.Random(3))
    assert SET.view(sampled, 0) == view
    assert sorted(sampled.stock) == sorted(state.stock)
    assert SET.awaiting(sampled) == SET.awaiting(state)
    assert SET.deadline(sampled) == SET.deadline(state)


def test_sample_gives_every_order_of_the_stock():
    state = dealt()
    for i, three in enumerate(THREES[:22]):
        state = take(state, 0, three, i).state
    view = SET.view(state, 1)
    dice = random.Random(5)
    assert len({SET.sample(view, dice).stock for _ in range(60)}) == 6


def test_the_order_of_cards_never_seen_changes_nothing_that_is_told():
    """The same play over two packs that differ where nothing was turned up: everything told is equal byte by byte."""
    told = []
    for tail in (FULL_PACK, FULL_PACK[::-1]):
        pack = (*LINED_UP[:18], *(card for card in tail if card not in LINED_UP[:18]))
        state = dealt(order=pack)
        heard = [plain(SET.view(state, 1))]
        for i, three in enumerate(THREES[:2]):
            state, events = take(state, 0, three, 100 * i)
            heard += [plain(event.seen_by(1)) for event in events] + [plain(SET.view(state, 1))]
        told.append(heard)
    assert told[0] == told[1]


def test_events_name_no_card_of_the_stock():
    state = take(dealt(), 0, THREES[0], 100)
    named = {text for event in state.events for text in _strings(msgspec.to_builtins(event))}
    assert not named & set(state.state.stock)


def _strings(data):
    if isinstance(data, str):
        return [data]
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list | tuple) else ()
    return [text for part in parts for text in _strings(part)]


# --- what may be asked


def every_action(state):
    """Everything a seat could send about the cards of this match."""
    yield from (Call(), GiveUp(), AskExtra(), AskHelp(), Hint())
    for card in FULL_PACK:
        yield Pick(card)
        yield Unpick(card)
    for cards in combinations((*state.lying[:6], *FULL_PACK[:3]), 3):
        yield Claim(cards)


@every_state
def test_whatever_is_not_legal_is_refused_or_changes_nothing(state):
    legal = SET.legal_actions(SET.view(state, 0))
    assert len(legal) == len(set(legal))
    for action in set(every_action(state)) - set(legal):
        for seat in (0, 1):
            try:
                after = SET.apply(state, seat, action, Stamp(9_000_000 * MS)).state
            except IllegalAction:
                continue
            assert after == state, action


@every_state
def test_whatever_is_legal_can_be_done_by_some_seat_in_time(state):
    times = (Stamp(1300 * MS), Stamp(5_100 * MS))
    for action in SET.legal_actions(SET.view(state, 0)):
        done = 0
        for seat in (0, 1):
            for stamp in times:
                try:
                    SET.apply(state, seat, action, stamp)
                    done += 1
                except IllegalAction:
                    pass
        assert done, action


def test_legal_actions_of_an_instant_room_are_all_triples():
    legal = SET.legal_actions(SET.view(dealt(order=stacked(*CAP)), 0))
    assert len(legal) == 1330
    assert all(isinstance(action, Claim) for action in legal)


def test_legal_actions_during_a_call():
    state = do(dealt(SetOptions()), 0, Call(), 100).state
    state = do(state, 0, Pick(LINED_UP[4]), 200).state
    picks = tuple(Pick(card) for card in LINED_UP[:12] if card != LINED_UP[4])
    assert SET.legal_actions(SET.view(state, 0)) == (*picks, Unpick(LINED_UP[4]), GiveUp(), Call())


def test_nobody_has_to_be_replaced_in_a_race():
    assert SET.fallback(SET.view(dealt(), 0)) is None


def test_a_claim_is_the_same_in_any_order():
    cards = ("2001", "0001", "1001")
    assert Claim(cards) == Claim(cards[::-1]) == msgspec.convert({"do": "claim", "cards": cards}, SET.types.action)
    assert Claim(cards).cards == ("0001", "1001", "2001")


# --- the gate


@pytest.mark.parametrize(
    "data",
    [
        {"do": "pick", "card": "012"},
        {"do": "pick", "card": "01203"},
        {"do": "pick", "card": "0123"},
        {"do": "pick", "card": "0120\n"},
        {"do": "pick", "card": "٠١٢٠"},
        {"do": "pick", "card": 120},
        {"do": "pick", "card": None},
        {"do": "pick"},
        {"do": "pick", "card": "0120", "seat": 1},
        {"do": "claim", "cards": ["0120", "0121"]},
        {"do": "claim", "cards": ["0120", "0121", "0122", "0000"]},
        {"do": "claim", "cards": "0120"},
        {"do": "claim", "cards": ["0120", "0121", -1]},
        {"do": "call", "at": 5},
        {"do": "shout"},
        {"do": 1},
        {},
        [],
        "call",
    ],
)
def test_s3_malformed_actions_do_not_get_through(data):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, SET.types.action)


def test_actions_are_small():
    assert len(plain(Claim(THREES[0]))) < 40
    assert msgspec.convert({"do": "claim", "cards": list(THREES[0])}, SET.types.action) == Claim(THREES[0])
