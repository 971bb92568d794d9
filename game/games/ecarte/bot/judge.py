"""Weighing the talk, the exchange and the cards over sampled worlds, each of them played out exactly.

A judge sees what its seat sees. It takes the other side to talk by the classical list and to keep trumps and kings, and both sides to
play best with open hands; the king of trumps is marked by whoever holds it.
"""

from itertools import islice

from game.core.cards import Card
from game.core.game import Dice
from game.core.seats import Seat
from game.games.ecarte.bot.chances import after
from game.games.ecarte.bot.endings import Endings, number, numbers
from game.games.ecarte.bot.list_of_hands import kept, refuses, stands
from game.games.ecarte.pack import HAND, RANKS
from game.games.ecarte.rules import ECARTE
from game.games.ecarte.scoring import tricks_worth
from game.games.ecarte.state import Situation, State, View, trump_of

Hands = tuple[tuple[Card, ...], ...]
TRIES = 20
"""How often a world is drawn again because the other would have talked otherwise with that hand."""


class Judge:
    """One seat at one moment: its worlds and what each choice is worth in them."""

    def __init__(self, view: View, seat: Seat, dice: Dice, worlds: int) -> None:
        common = view.common
        assert common.dealer is not None
        self._view, self._seat, self._dice = view, seat, dice
        self._elder = 1 - common.dealer
        self._trump = trump_of(common)
        self._endings = Endings(self._trump, common.options.void == "trump")
        self._worlds = [self._world() for _ in range(worlds)]

    def stand(self) -> float:
        """Elder plays now."""
        situation = self._view.common.situation
        return self._mean([self._open(world.hands, situation) for world in self._worlds])

    def propose(self) -> float:
        """Elder proposes: the dealer refuses or agrees by the list."""
        return self._mean([self._answered(world) for world in self._worlds])

    def refuse(self) -> float:
        """The dealer ends the talk."""
        situation: Situation = "refused" if self._view.common.situation == "unproposed" else self._view.common.situation
        return self._mean([self._open(world.hands, situation) for world in self._worlds])

    def accept(self) -> float:
        """The dealer agrees, and both exchange."""
        return self._mean([self._exchanged(world, None) for world in self._worlds])

    def discard(self, cards: tuple[Card, ...]) -> float:
        """These cards are laid aside."""
        return self._mean([self._exchanged(world, cards) for world in self._worlds])

    def play(self, card: Card) -> float:
        """This card is played, to lead or to answer."""
        return self._mean([self._played(world, card) for world in self._worlds])

    def throws(self) -> tuple[tuple[Card, ...], ...]:
        """The discards worth weighing: the weakest cards, one more each time, as far as the rules and the stock allow; sorted."""
        own = sorted(self._own(), key=self._weakness)
        least = 1 if self._seat == self._elder else 0
        return tuple(tuple(sorted(own[:count])) for count in range(least, min(HAND, self._view.stock) + 1))

    def _own(self) -> tuple[Card, ...]:
        return tuple(card for card in self._view.hands[self._seat] if card is not None)

    def _weakness(self, card: Card) -> tuple[bool, bool, int]:
        return card[1] == self._trump, card[0] == "K", -RANKS.index(card[0])

    def _world(self) -> State:
        """A state the seat cannot rule out and in which the other would have talked as he did."""
        phase = self._view.common.phase
        for _ in range(TRIES):
            world = ECARTE.sample(self._view, self._dice)
            other = world.hands[1 - self._seat]
            if phase != "respond" or not stands(other, self._trump):
                return world
        return world

    def _mean(self, values: list[float]) -> float:
        return sum(values) / len(values)

    def _open(self, hands: Hands, situation: Situation) -> float:
        """Elder leads with both hands as they are."""
        elders = self._endings.tricks(numbers(hands[self._elder]), numbers(hands[1 - self._elder]))
        return self._worth(hands, situation, elders)

    def _worth(self, hands: Hands, situation: Situation, elders: int, taken: int = 0) -> float:
        """The chance of the match when elder takes so many of five tricks; `taken`: kings already marked are not counted again."""
        common = self._view.common
        tricks = elders if elders >= 3 else HAND - elders
        points = tricks_worth(common.options, situation, elders >= 3, tricks)
        mine = (elders >= 3) == (self._seat == self._elder)
        king = f"K{self._trump}"
        kings = 0 if common.king is not None or taken else (king in hands[self._seat]) - (king in hands[1 - self._seat])
        lacking = [common.options.target - score for score in common.scores]
        return after(lacking[self._seat], lacking[1 - self._seat], kings, points if mine else -points)

    def _answered(self, world: State) -> float:
        if self._view.common.situation == "unproposed" and refuses(world.hands[1 - self._elder], self._trump):
            return self._open(world.hands, "refused")
        return self._exchanged(world, None)

    def _exchanged(self, world: State, throw: tuple[Card, ...] | None) -> float:
        """Both exchange, then play; `throw`: what this seat lays aside, None for all but trumps and kings."""
        stock = iter(world.stock)
        hands = list(world.hands)
        for seat in (self._elder, 1 - self._elder):
            if self._view.common.phase == "dealer_discards" and seat == self._elder:
                continue
            keep = kept(hands[seat], self._trump)
            if seat == self._seat and throw is not None:
                keep = tuple(card for card in hands[seat] if card not in throw)
            drawn = tuple(islice(stock, HAND - len(keep)))
            hands[seat] = (*keep, *drawn, *[card for card in hands[seat] if card not in keep][: HAND - len(keep) - len(drawn)])
        return self._open((hands[0], hands[1]), "exchanged")

    def _played(self, world: State, card: Card) -> float:
        common = self._view.common
        own, other = numbers(world.hands[self._seat]), numbers(world.hands[1 - self._seat])
        won = sum(trick.winner == self._seat for trick in common.tricks)
        if common.led is None:
            gained = self._endings.after_lead(own, other, number(card))
        else:
            gained = len(own) - self._endings.after_answer(other, own, number(common.led), number(card))
        mine = won + gained
        return self._worth(world.hands, common.situation, mine if self._seat == self._elder else HAND - mine, len(common.tricks))
