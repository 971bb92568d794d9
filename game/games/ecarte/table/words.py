"""Events and reasons of Écarté in words; the talk reads like a conversation (E4–E6). Decides which message says what; shows nothing.

Cards drawn or laid aside are told only where their owner alone sits at the screen.
"""

from game.core.seats import Seat
from game.games.ecarte import events as ev
from game.games.ecarte.state import Common, Result, View
from game.ui.card_words import card_name, card_names, suit_name
from game.ui.table_part import Desk


class Words:
    """Speaks for one desk: names of its people, words of its language."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self._desk.person(seat).name

    # --- the talk
    def speech(self, event: object) -> str | None:
        """What somebody says in the talk, or calling the king; None for an event that is no speech."""
        say = self._desk.say
        match event:
            case ev.Proposed():
                return say("ecarte-says-propose")
            case ev.Accepted():
                return say("ecarte-says-accept")
            case ev.TalkEnded(how=("stood" | "refused") as how):
                return say(f"ecarte-says-{how}")
            case ev.Discarded(cards=cards):
                return say("ecarte-says-cards", count=len(cards))
            case ev.KingCalled():
                return say("ecarte-says-king")
            case _:
                return None

    def speaker(self, event: object) -> Seat | None:
        """Who says or does what an event tells."""
        seat = getattr(event, "seat", getattr(event, "owner", None))
        return seat if isinstance(seat, int) else None

    # --- the log
    def tell(self, event: object) -> str | None:
        """An event as a line of the log."""
        say, name = self._desk.say, self.name
        spoken, speaker = self.speech(event), self.speaker(event)
        if spoken is not None and speaker is not None:
            return say("ecarte-log-says", name=name(speaker), words=spoken)
        match event:
            case ev.FirstDealer(seat=seat):
                return say("ecarte-log-first", name=name(seat))
            case ev.DealStarted(dealer=seat):
                return say("ecarte-log-deal", name=name(seat))
            case ev.TrumpTurned(card=card):
                return say("ecarte-log-trump", card=card_name(say, card))
            case ev.KingTurned(seat=seat):
                return say("ecarte-log-king-turned", name=name(seat))
            case ev.TalkEnded():
                return say("ecarte-log-empty")
            case ev.Dealt(owner=seat, cards=cards) if self._desk.own() == (seat,):
                return say("ecarte-log-dealt", cards=card_names(say, cards))
            case ev.Served(owner=seat, cards=cards) if self._desk.own() == (seat,):
                return say("ecarte-log-served", cards=card_names(say, cards))
            case ev.Played(seat=seat, card=card, lead=lead):
                return say("ecarte-log-led" if lead else "ecarte-log-answered", name=name(seat), card=card_name(say, card))
            case ev.TrickWon(seat=seat):
                return say("ecarte-log-trick", name=name(seat))
            case ev.DealEnded(result=result):
                return self.brought(result)
            case ev.MatchEnded(outcome=outcome):
                return say("ecarte-log-match", name=name(outcome.winners[0]))
            case _:
                return None

    def brought(self, result: Result) -> str:
        """What the tricks of a deal brought, to whom, in a sentence."""
        key = "ecarte-brought-vole" if result.tricks == 5 else "ecarte-brought"
        return self._desk.say(key, name=self.name(result.winner), tricks=result.tricks, points=result.points)

    def row(self, result: Result, common: Common) -> str:
        """The row of E10 that counted; empty for the vole, which every row pays alike."""
        if result.tricks == 5 or common.dealer is None:
            return ""
        elder, dealer = self.name(1 - common.dealer), self.name(common.dealer)
        return self._desk.say(f"ecarte-row-{result.situation}", elder=elder, dealer=dealer)

    # --- the table
    def read_out(self, view: View, own: Seat | None) -> tuple[str, ...]:
        """What lies there: trump and stock, the card led, the own hand if it may be seen."""
        say, common = self._desk.say, view.common
        lines = []
        if common.turnup is not None:
            turned, suit = card_name(say, common.turnup), suit_name(say, common.turnup[1])
            lines.append(say("ecarte-read-trump", card=turned, suit=suit, left=view.stock))
        if common.led is not None:
            lines.append(say("ecarte-read-led", card=card_name(say, common.led)))
        if own is not None and any(view.hands[own]):
            lines.append(say("ecarte-read-hand", cards=card_names(say, view.hands[own])))
        return tuple(lines)
