"""Events, acts and reasons of Schnapsen in words. Decides which message says what; shows nothing.

With `out=manual` nobody is told what tricks bring (T8). Cards drawn are told only where one person sits at the screen.
"""

from game.core.seats import Seat
from game.games.schnapsen import events as ev
from game.games.schnapsen.options import Options
from game.games.schnapsen.state import Act, Closing, Common, Result, View
from game.ui.card_words import card_name, card_names, suit_name
from game.ui.table_part import Desk


class Words:
    """Speaks for one desk: names of its people, words of its language."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def options(self) -> Options:
        """The rules of this match."""
        options: Options = self._desk.options
        return options

    @property
    def counted(self) -> bool:
        """Whether card points are shown while they are won (T8)."""
        return self.options.out == "auto"

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self._desk.person(seat).name

    # --- the log
    def tell(self, event: object) -> str | None:
        """An event as a line of the log."""
        say, name = self._desk.say, self.name
        match event:
            case ev.FirstDealer(seat=seat):
                return say("schnapsen-log-first", name=name(seat))
            case ev.DealStarted(dealer=seat):
                return say("schnapsen-log-deal", name=name(seat))
            case ev.TrumpTurned(card=card):
                return say("schnapsen-log-trump", card=card_name(say, card))
            case ev.Played(seat=seat, card=card, lead=lead):
                return say("schnapsen-log-led" if lead else "schnapsen-log-answered", name=name(seat), card=card_name(say, card))
            case ev.TrickWon():
                return self.won(event)
            case ev.TurnupDrawn(seat=seat, card=card):
                return say("schnapsen-log-turnup", name=name(seat), card=card_name(say, card))
            case ev.Dealt(owner=seat, cards=cards) if self._desk.own() == (seat,):
                return say("schnapsen-log-dealt", cards=card_names(say, cards))
            case ev.Drawn(owner=seat, cards=(str() as card,)):
                return say("schnapsen-log-drawn", card=card_name(say, card)) if self._desk.own() == (seat,) else None
            case ev.DealEnded(result=result):
                return " ".join(part for part in (self.reason(result, None), self.brought(result)) if part)
            case ev.MatchEnded(outcome=outcome):
                return say("schnapsen-log-match", name=name(outcome.winners[0]))
            case _:
                return self.act(event)

    def act(self, event: object) -> str | None:
        """An act in a sentence, for strip and log; None for what is none (T4–T8)."""
        say, name = self._desk.say, self.name
        match event:
            case ev.Exchanged(seat=seat, given=given, taken=taken):
                return say("schnapsen-act-exchange", name=name(seat), given=card_name(say, given), taken=card_name(say, taken))
            case ev.Announced(seat=seat, suit=suit, points=points, pending=pending):
                key = "schnapsen-act-announce-pending" if pending else "schnapsen-act-announce"
                return say(key, name=name(seat), suit=suit_name(say, suit), points=points)
            case ev.Closed(seat=seat):
                return say("schnapsen-act-close", name=name(seat))
            case ev.TakenBack(act=act):
                return say(f"schnapsen-act-back-{act.kind}", name=name(act.seat), suit=suit_name(say, act.suit) if act.suit else "")
            case ev.Claimed(seat=seat, points=points, right=right):
                return say("schnapsen-act-claim-right" if right else "schnapsen-act-claim-wrong", name=name(seat), points=points)
            case _:
                return None

    def short_act(self, event: object) -> str | None:
        """An act in as few words as the strip has room for."""
        if isinstance(event, ev.Exchanged):
            return self._desk.say("schnapsen-act-exchange-short", name=self.name(event.seat), taken=card_name(self._desk.say, event.taken))
        return self.act(event)

    def won(self, event: ev.TrickWon) -> str:
        """A trick won, with what it brought where that is told."""
        key = "schnapsen-log-trick-ten" if event.bonus else "schnapsen-log-trick"
        if not self.counted:
            key = "schnapsen-log-trick-uncounted"
        return self._desk.say(key, name=self.name(event.seat), points=event.points)

    # --- how a deal ended
    def reason(self, result: Result, closing: Closing | None) -> str:
        """Why the deal is over, in a sentence; `closing` where it is known who closed."""
        say, winner = self._desk.say, result.winner
        if winner is None:
            return say("schnapsen-ended-draw", points=result.points[0])
        loser = 1 - winner
        key = result.reason.replace("_", "-")
        if result.reason == "last_trick" and self.options.last_trick == "ten":
            key = "last-trick-equal"
        return say(
            f"schnapsen-ended-{key}", winner=self.name(winner), loser=self.name(loser), points=result.points[winner],
            other=result.points[loser],
        )  # fmt: skip

    def worth(self, result: Result, common: Common) -> str:
        """Why it is worth so many game points (T9 and the rows on closing); empty where it could not have been another number."""
        if result.winner is None:
            return ""
        loser = self.name(1 - result.winner)
        key = _worth(result, common)
        return self._desk.say(f"schnapsen-worth-{key}", loser=loser) if key else ""

    def brought(self, result: Result) -> str:
        """The game points of a deal, in a sentence."""
        if result.winner is None:
            return self._desk.say("schnapsen-brought-none")
        return self._desk.say("schnapsen-brought", name=self.name(result.winner), points=result.game_points)

    def undone(self, act: Act) -> str:
        """An act as a thing that can be taken back."""
        return self._desk.say(f"schnapsen-undo-{act.kind}")

    # --- the table
    def read_out(self, view: View, own: Seat | None) -> tuple[str, ...]:
        """What lies there: trump and stock, the trick, the own hand if it may be seen."""
        say, common = self._desk.say, view.common
        lines = []
        if common.trump is not None:
            left = view.stock + (common.turnup is not None)
            key = "schnapsen-read-closed" if common.closing else "schnapsen-read-stock"
            lines.append(say(key, suit=suit_name(say, common.trump), left=left))
        if common.led is not None:
            lines.append(say("schnapsen-read-led", card=card_name(say, common.led)))
        if own is not None and any(view.hands[own]):
            lines.append(say("schnapsen-read-hand", cards=card_names(say, view.hands[own])))
        return tuple(lines)


def _worth(result: Result, common: Common) -> str | None:
    """Which sentence explains the game points: by tricks and points, as they stood at the end or at the closing."""
    if result.reason in ("reached", "closed_made", "higher"):
        scale = {3: "trickless", 2: "under-33", 1: "over-33"}[result.game_points]
        closed = result.reason == "closed_made" and common.options.closing_state == "closing"
        return f"{scale}-closing" if closed else scale
    flat = result.reason == "close_failed" and common.options.failed_close == "three"
    if common.closing is not None and result.game_points == 3 and not flat:
        return "failed-trickless"
    return None
