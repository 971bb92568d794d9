"""What a card is worth in a side's pile before the deal is counted, in points; by the options, and by what is still open.

An estimate for choosing between plays: a majority is spread over the cards that decide it (P12, P13 and the presets' own items). What a
deal really brings is `scoring`'s business.
"""

from collections.abc import Mapping
from functools import cache

from game.games.scopa.options import Options, sides
from game.games.scopa.pack import KING_OF_DENARI, PACK, SETTEBELLO, is_denari
from game.games.scopa.state import Common

CARD, DENARO = 0.05, 0.16
"""A majority spread over its cards, and a little more: the last ones are often not needed."""

PRIME = {"7": 0.25, "6": 0.08, "A": 0.06, "5": 0.02}
SEVEN_OF_SEVENS = 0.4  # escoba: the majority of four, and the point for all of them
NAPOLA = {"A": 0.9, "2": 0.9, "3": 0.9, "4": 0.5, "5": 0.3, "6": 0.2}


def card_worths(common: Common) -> Mapping[str, float]:
    """Each card's worth in points; a majority that is decided already counts no more."""
    side = sides(common.options, common.seats)
    cards, denari = [0] * len(side), [0] * len(side)
    for seat, pile in enumerate(common.piles):
        cards[side[seat]] += len(pile)
        denari[side[seat]] += sum(map(is_denari, pile))
    return _worths(common.options, max(cards) <= 20, max(denari) <= 5)


@cache
def _worths(options: Options, cards_open: bool, denari_open: bool) -> Mapping[str, float]:
    return {card: _worth(options, card, cards_open, denari_open) for card in PACK}


def _worth(options: Options, card: str, cards_open: bool, denari_open: bool) -> float:
    denaro = is_denari(card)
    worth = CARD * cards_open + DENARO * (denaro and denari_open) + (card == SETTEBELLO)
    if options.prime == "primiera":
        worth += PRIME.get(card[0], 0.0)
    elif card[0] == "7":
        worth += SEVEN_OF_SEVENS
    if options.napola and denaro:
        worth += NAPOLA.get(card[0], 0.1)
    return worth + (options.re_bello and card == KING_OF_DENARI)
