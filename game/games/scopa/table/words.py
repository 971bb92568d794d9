"""Cards, captures and events of Scopa in words. Decides which message says what, by the faces in use; shows nothing."""

from collections.abc import Iterable
from typing import Any

from game.core.cards import Card
from game.core.seats import Seat
from game.games.scopa import events as ev
from game.games.scopa.actions import Play
from game.games.scopa.options import sides
from game.games.scopa.pack import value
from game.games.scopa.state import Common, View
from game.ui.table_part import Desk


class Words:
    """Speaks for one desk: names of its people, words of its language, cards as its faces show them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self._desk.person(seat).name

    def side(self, common: Common, side: int) -> str:
        """The people of a side, joined."""
        of = sides(common.options, common.seats)
        return " & ".join(self.name(seat) for seat in range(common.seats) if of[seat] == side)

    def rank(self, card: Card) -> str:
        """A rank as the face shows it: in the pack without courts 8, 9 and 10 (P2)."""
        return self._desk.say(f"scopa-rank-{self._desk.deck}-{card[0]}")

    def card(self, card: Card) -> str:
        """A card: "the 7 of coins"."""
        return self._desk.say("scopa-card", rank=self.rank(card), suit=self.suit(card[1]))

    def suit(self, suit: str) -> str:
        """A suit as the faces show it."""
        return self._desk.say(f"scopa-suit-{self._desk.deck}-{suit}")

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards, separated by commas."""
        return ", ".join(self.card(card) for card in cards)

    def ranks(self, cards: Iterable[Card]) -> str:
        """Ranks only, as a sum: "2 + 5"."""
        return " + ".join(self.rank(card) for card in sorted(cards, key=value))

    def groups(self, groups: Iterable[tuple[Card, ...]]) -> str:
        """What a card could take, each once: "2 + 5 or 3 + 4"."""
        found = list(dict.fromkeys(self.ranks(group) for group in groups))
        return found[0] if len(found) == 1 else self._desk.say("scopa-or", first=", ".join(found[:-1]), last=found[-1])

    def does(self, play: Play) -> str:
        """What a play would do, on a button."""
        say = self._desk.say
        return say("scopa-key-take", takes=self.ranks(play.takes)) if play.takes else say("scopa-key-lay", card=self.rank(play.card))

    def capture(self, played: ev.Played) -> str:
        """Who takes what with what, on the strip."""
        key = "scopa-takes-all" if played.took_all else "scopa-takes"
        return self._desk.say(key, name=self.name(played.seat), card=self.rank(played.card), takes=self.ranks(played.takes))

    def refusal(self, code: str, details: dict[str, Any]) -> str:
        """Why something was refused."""
        if code == "must_capture" and isinstance(cards := details.get("cards"), list):
            return self._desk.say("scopa-must-take", cards=self.cards(str(card) for card in cards))
        return self._desk.say(f"refused-{code.replace('_', '-')}")

    def tell(self, event: object) -> str | None:
        """An event as a line of the log. What is in a dealt hand is told only where its owner alone sits at the screen."""
        say = self._desk.say
        match event:
            case ev.Played(seat=seat, card=card, takes=takes, sweep=sweep):
                if not takes:
                    return say("scopa-log-laid", name=self.name(seat), card=self.card(card))
                told = say("scopa-log-took", name=self.name(seat), card=self.card(card), cards=self.cards(takes))
                return say("scopa-log-sweep", told=told) if sweep else told
            case ev.DealStarted(number=number, dealer=dealer):
                return say("scopa-log-deal", number=number, name=self.name(dealer))
            case ev.TableDealt(cards=cards):
                return say("scopa-log-table", cards=self.cards(cards))
            case ev.Dealt(owner=owner, cards=cards) if self._desk.own() == (owner,):
                return say("scopa-log-hand", cards=self.cards(card for card in cards if card))
            case ev.Dealt(owner=owner, cards=cards):
                return say("scopa-log-dealt", name=self.name(owner), count=len(cards))
            case ev.LastCards(seat=seat, cards=cards) if cards:
                if seat is None:
                    return say("scopa-log-last-nobody", cards=self.cards(cards))
                return say("scopa-log-last", name=self.name(seat), cards=self.cards(cards))
            case _:
                return self._tell_rest(event)

    def _tell_rest(self, event: object) -> str | None:
        say = self._desk.say
        match event:
            case ev.FirstDealer(seat=seat):
                return say("scopa-first-dealer", name=self.name(seat))
            case ev.Redealt():
                return say("scopa-redealt")
            case ev.FirstTable(seat=seat, cards=cards, sweeps=sweeps):
                return say("scopa-log-first-table", name=self.name(seat), cards=self.cards(cards), count=sweeps)
            case ev.DealScored(sheet=sheet, totals=totals):
                points = " : ".join(map(str, sheet.points()))
                return say("scopa-log-scored", points=points, totals=" : ".join(map(str, totals)))
            case ev.MatchEnded(outcome=outcome):
                return say("scopa-log-won", names=", ".join(self.name(seat) for seat in outcome.winners))
            case _:
                return None

    def read_out(self, view: View, eye: Seat | None) -> tuple[str, ...]:
        """What lies there, in words: the table, the hand of the eye, the piles."""
        say, common = self._desk.say, view.common
        lines = [say("scopa-read-table", cards=self.cards(common.table)) if common.table else say("scopa-read-table-empty")]
        if eye is not None and view.hands[eye]:
            lines.append(say("scopa-read-hand", name=self.name(eye), cards=self.cards(card for card in view.hands[eye] if card)))
        for seat in range(common.seats):
            lines.append(say("scopa-read-pile", name=self.name(seat), count=len(common.piles[seat]), sweeps=common.sweeps[seat]))
        return tuple(lines)
