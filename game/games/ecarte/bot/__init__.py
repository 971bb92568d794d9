"""The computer players of Écarté, in four levels.

easy talks by the classical list and plays by sight, with slips. medium talks by the list and weighs its cards in a few worlds; hard and
master weigh every choice over more of them. All mark the king of trumps as soon as they may (E6).
"""

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.bots.levels import LEVELS, check_level
from game.bots.player import Player
from game.bots.turns import TurnPlayer
from game.core.cards import Card
from game.core.game import Action, Dice
from game.core.seats import Seat
from game.core.tricks import second_wins
from game.games.ecarte.actions import Accept, CallKing, Discard, Play, Propose, Refuse, Stand
from game.games.ecarte.bot.judge import Judge
from game.games.ecarte.bot.list_of_hands import kept, refuses, stands
from game.games.ecarte.options import Options
from game.games.ecarte.pack import RANKS
from game.games.ecarte.rules import ECARTE
from game.games.ecarte.state import View, trump_of

__all__ = ["LEVELS", "make"]

WORLDS = {"easy": 0, "medium": 12, "hard": 40, "master": 160}
SLIPS = 0.3
"""How often easy plays any card that is allowed."""


def make(level: str, seat: Seat, _options: Options, dice: random.Random) -> Player:
    """A computer player for one seat. `_options` come with every view as well. Raises `UnknownLevel`."""
    check_level(level, LEVELS)
    choose = with_slips if level == "easy" else partial(by_worlds, seat, WORLDS[level], level == "medium")
    return TurnPlayer(ECARTE, choose, dice)


def with_slips(view: View, actions: Sequence[Any], dice: Dice) -> Action:
    """By sight, with a card played without thinking now and then."""
    cards = [action for action in actions if isinstance(action, Play)]
    return cards[dice.randrange(len(cards))] if cards and dice.random() < SLIPS else by_sight(view, actions, dice)


def by_sight(view: View, actions: Sequence[Any], _dice: Dice) -> Action:
    """The classical list for the talk, trumps and kings kept, and cards played one at a time."""
    hand = tuple(card for card in view.hands[view.common.turn] if card is not None)
    trump = trump_of(view.common)
    match view.common.phase:
        case "propose":
            return Stand() if stands(hand, trump) else Propose()
        case "respond":
            return Refuse() if refuses(hand, trump) else Accept()
        case "elder_discards" | "dealer_discards":
            return _throw(hand, trump, actions)
    if CallKing() in actions:
        return CallKing()
    return Play(_card(view, [action.card for action in actions], trump))


def by_worlds(seat: Seat, worlds: int, talks_by_list: bool, view: View, actions: Sequence[Any], dice: Dice) -> Action:
    """Every choice weighed over sampled worlds; `talks_by_list` keeps the list for the talk and weighs only cards."""
    if CallKing() in actions:
        return CallKing()
    talk = view.common.phase not in ("lead", "answer")
    if talk and talks_by_list:
        return by_sight(view, actions, dice)
    judge = Judge(view, seat, dice, worlds)
    choices: dict[Action, Callable[[], float]]
    match view.common.phase:
        case "propose":
            choices = {Propose(): judge.propose, Stand(): judge.stand}
        case "respond":
            choices = {Accept(): judge.accept, Refuse(): judge.refuse}
        case "elder_discards" | "dealer_discards":
            choices = {Discard(cards): partial(judge.discard, cards) for cards in judge.throws()}
        case _:
            choices = {action: partial(judge.play, action.card) for action in actions}
    return max(choices, key=lambda action: choices[action]())


def _throw(hand: tuple[Card, ...], trump: str, actions: Sequence[Any]) -> Action:
    """All but trumps and kings, the weakest first if the stock is short; elder has to throw at least one card (E4, E5)."""
    most = max(len(action.cards) for action in actions)
    least = min(len(action.cards) for action in actions)
    weakest = sorted(hand, key=lambda card: (card[1] == trump, card[0] == "K", -RANKS.index(card[0])))
    count = min(max(len(hand) - len(kept(hand, trump)), least), most)
    return Discard(tuple(sorted(weakest[:count])))


def _card(view: View, cards: list[Card], trump: str) -> Card:
    """Lead the highest trump of three or more, else the highest plain card; win as cheaply as may be, else throw the lowest."""

    def height(card: Card) -> int:
        return RANKS.index(card[0])

    led = view.common.led
    if led is None:
        trumps = [card for card in cards if card[1] == trump]
        plain = [card for card in cards if card[1] != trump]
        return min(trumps if len(trumps) >= 3 or not plain else plain, key=height)
    winning = [card for card in cards if second_wins(led, card, trump, RANKS)]
    if winning:
        return max(winning, key=lambda card: (card[1] != trump, height(card)))
    return max(cards, key=lambda card: (card[1] != trump, height(card)))
