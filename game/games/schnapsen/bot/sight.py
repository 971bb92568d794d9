"""Schnapsen by sight: what an ordinary player does, knowing his hand, the points and the cards that have gone.

The policy of the weaker levels, and what both sides are taken to do when the stronger ones play on in their heads. It decides no rule.
"""

from collections.abc import Sequence
from typing import Any

from game.core.cards import Card
from game.core.game import Action, Dice
from game.core.tricks import higher, second_wins
from game.games.schnapsen.actions import Announce, Claim, Close, Draw, Exchange, Play
from game.games.schnapsen.pack import GOAL, POINTS, RANKS, card_points, pack
from game.games.schnapsen.state import View, is_strict, points_of, zones

SURE = 0.75
"""The share of the missing points that must be in safe tricks before the stock is closed by sight."""


def by_sight(view: View, actions: Sequence[Any], _dice: Dice) -> Action:
    """Claim when right, exchange, announce the best marriage, close when it looks safe, else a sensible card."""
    common = view.common
    if Claim() in actions and points_of(common, common.turn) >= GOAL:
        return Claim()
    if Exchange() in actions:
        return Exchange()
    marriages = [action for action in actions if isinstance(action, Announce)]
    if marriages:
        return max(marriages, key=lambda action: action.suit == common.trump)
    if Close() in actions and _may_make_it(view):
        return Close()
    if Draw() in actions:
        return Draw()
    cards = [action.card for action in actions if isinstance(action, Play)]
    return Play(_lead(view, cards) if common.led is None else _answer(view, cards))


def own_hand(view: View) -> tuple[Card, ...]:
    """The hand of the seat on turn."""
    return tuple(card for card in view.hands[view.common.turn] if card is not None)


def masters(view: View, hand: tuple[Card, ...]) -> list[Card]:
    """The cards of the hand that no unseen card of their suit beats."""
    known = {card for cards in zones(view).values() for card in cards if card is not None}
    unseen = [card for card in pack(view.common.options.nines) if card not in known]
    return [card for card in hand if not any(other[1] == card[1] and higher(other, card, RANKS) for other in unseen)]


def _may_make_it(view: View) -> bool:
    """Trumps in command, and safe tricks enough: each brings its own points and about four of the other's."""
    common = view.common
    hand = own_hand(view)
    safe = masters(view, hand)
    trumps = [card for card in safe if card[1] == common.trump]
    if len(trumps) < 2:
        return False
    return points_of(common, common.turn) + card_points(*safe) + 4 * len(safe) >= GOAL + (1 - SURE) * 10


def _lead(view: View, cards: list[Card]) -> Card:
    """Strict: safe cards first, the dearest of them. Open: the cheapest plain card that breaks no pair of king and queen."""
    common = view.common
    if is_strict(view):
        safe = masters(view, tuple(cards))
        if safe:
            return max(safe, key=lambda card: (card[1] == common.trump, POINTS[card[0]]))
    hand = own_hand(view)

    def cost(card: Card) -> tuple[bool, bool, int]:
        pair = card[0] in "KQ" and ("Q" if card[0] == "K" else "K") + card[1] in hand
        return card[1] == common.trump, pair, POINTS[card[0]]

    return min(cards, key=cost)


def _answer(view: View, cards: list[Card]) -> Card:
    """Win with a plain card if that brings points home, trump what is dear, else throw what is cheap."""
    common = view.common
    lead = common.led
    assert lead is not None
    trump = common.trump or ""
    winning = [card for card in cards if second_wins(lead, card, trump, RANKS)]
    plain = [card for card in winning if card[1] != trump]
    if plain:
        return max(plain, key=lambda card: POINTS[card[0]])
    out = points_of(common, common.turn) + POINTS[lead[0]]
    if winning and (POINTS[lead[0]] >= 10 or is_strict(view) or out + 11 >= GOAL):
        return min(winning, key=lambda card: POINTS[card[0]])
    losing = [card for card in cards if card not in winning]
    hand = own_hand(view)
    return min(losing or cards, key=lambda card: (_in_pair(card, hand), card[1] == trump, POINTS[card[0]]))


def _in_pair(card: Card, hand: tuple[Card, ...]) -> bool:
    return card[0] in "KQ" and f"K{card[1]}" in hand and f"Q{card[1]}" in hand
