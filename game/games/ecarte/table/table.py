"""Écarté as the shared table of tricks wants to know it: what is shown of a view, what can be asked, and how it is put into words.

Decides no rules: they are asked. Draws no cards.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from game.core.cards import Card
from game.core.events import Zones
from game.core.seats import Seat
from game.games.ecarte import events as ev
from game.games.ecarte.actions import Play
from game.games.ecarte.dealing import dealt
from game.games.ecarte.pack import HAND, PACK, RANKS
from game.games.ecarte.state import Common, View, king_of_trumps, trump_of, zones
from game.games.ecarte.table import strips
from game.games.ecarte.table.flourish import moment
from game.games.ecarte.table.offers import offers, picking
from game.games.ecarte.table.sheet import sheet
from game.games.ecarte.table.sounds import heard
from game.games.ecarte.table.stakes import stakes_items
from game.games.ecarte.table.strips import ASKED
from game.games.ecarte.table.talk import Talk
from game.games.ecarte.table.words import Words
from game.ui.card_words import suit_name
from game.ui.effects import Effect
from game.ui.flourish import Flourish
from game.ui.hud.around import Plate
from game.ui.hud.pieces import words as line
from game.ui.picture import Item
from game.ui.table_part import Desk, Line, Score, Sheet, Strip
from game.ui.text import Style, snug
from game.ui.theme import MIST, PAPER
from game.ui.trick.beats import ACT_STAYS, TRICK_STAYS, Beat, cut
from game.ui.trick.board import TrickBoard
from game.ui.trick.felt import Look
from game.ui.trick.game import Offer, Pair, Picking, Sight
from game.ui.trick.ranks import UNITS, rank_items


class EcarteTable:
    """One match of Écarté at a desk."""

    ranks = RANKS[::-1]
    aside_units = UNITS - 20

    def __init__(self, desk: Desk) -> None:
        self.words = Words(desk)
        self.talk = Talk(self.words, desk.say)
        self._desk, self._say = desk, desk.say

    # --- what is shown
    def forget(self) -> None:
        """What was said."""
        self.talk.said = {}

    def pack(self, view: View) -> Sequence[Card]:
        """The 32 cards (E1)."""
        return PACK

    def zones(self, view: View) -> Zones:
        """A called king is known in its hand until it is played (E6)."""
        shown, common = dict(zones(view)), view.common
        if common.king is not None and common.turnup is not None:
            king, zone = king_of_trumps(common), f"hand:{common.king}"
            seen = any(king in cards for cards in shown.values())
            if not seen and None in shown[zone]:
                shown[zone] = (*shown[zone][1:], king)
        return shown

    def masked(self, view: View) -> View:
        """Hands and discards hidden."""
        hidden = (tuple((None,) * len(held) for held in cards) for cards in (view.hands, view.discards))
        hands, discards = hidden
        return replace(view, hands=hands, discards=discards)

    def look(self, view: View) -> Look:
        """Who led the card that lies there; the turned card lies beside the stock, out of play (E2)."""
        common = view.common
        return Look(played={} if common.led is None else {common.led: 1 - common.turn}, under=False)

    def opening(self, view: View) -> tuple[View, tuple[ev.EcarteEvent, ...]] | None:
        """The first deal, told from a view in which nobody has done anything yet; a king turned up is a point already (E3)."""
        common = view.common
        begun = common.tricks or common.exchanges or common.led or common.result or common.king is not None
        if common.phase != "propose" or begun or common.dealer is None or common.turnup is None:
            return None
        events = dealt(view.hands, common.turnup, common.dealer, common.options)
        if common.turnup[0] == "K":
            events += (ev.KingTurned(common.dealer, common.scores),)
        nothing = replace(common, phase="deal", turnup=None, scores=(0, 0))
        return replace(view, common=nothing, stock=len(PACK), hands=((), ())), events

    def turn(self, view: View) -> Seat | None:
        """Whoever has to say, lay aside or play something."""
        return view.common.turn if view.common.phase in ASKED else None

    def beats(self, events: tuple[Any, ...], view: View) -> Sequence[Beat[Any]]:
        """A finished trick stays; a king that ends the match is seen before the end."""

        def stays(before: object, event: object) -> int:
            if isinstance(event, ev.TrickWon):
                return TRICK_STAYS
            return ACT_STAYS if isinstance(event, ev.MatchEnded) and isinstance(before, ev.KingTurned | ev.KingCalled) else 0

        return cut(events, view, stays, lambda event: isinstance(event, ev.TrickWon))

    def taken(self, event: Any) -> tuple[Seat, tuple[Card, Card]] | None:
        """A trick won."""
        return (event.seat, event.cards) if isinstance(event, ev.TrickWon) else None

    def proud(self, event: Any) -> bool:
        """The king is shown off (E6)."""
        return isinstance(event, ev.KingCalled)

    def sounds(self, events: Sequence[Any]) -> Sequence[Effect]:
        """See `sounds`."""
        return tuple(heard(events, self._desk.own()))

    def moment(self, event: Any) -> Flourish | None:
        """See `flourish`."""
        return moment(event, self._say)

    def message(self, event: Any) -> Strip | None:
        """What is said and who takes a trick, told on the strip for a while."""
        self.talk.hear(event)
        speaker = self.words.speaker(event)
        if isinstance(event, ev.TrickWon | ev.KingTurned):
            return Strip(self.words.tell(event) or "", "good", speaker)
        if isinstance(event, ev.DealEnded) and event.result.tricks == HAND:
            return Strip(self._say("ecarte-vole", name=self.words.name(event.result.winner)), "good", event.result.winner)
        if self.words.speech(event) is not None or isinstance(event, ev.TalkEnded):
            return Strip(self.words.tell(event) or "", "call", speaker)
        return None

    def items(self, sight: Sight, board: TrickBoard, now: int) -> Iterable[Item]:
        """What tricks will bring, the stock in words, who said what, the ranks in the panel."""
        view: View = sight.view
        common, scale, say = view.common, board.areas.scale, self._say
        trump = None if common.turnup is None else trump_of(common)
        yield from rank_items(scale, board.areas.aside, say, RANKS, trump=trump, inks=self._desk.inks.suits)
        yield from stakes_items(scale, board.felt.side, common, say)
        if common.turnup is not None:
            box = board.felt.stock
            rect = box.move(0, box.h - scale.px(34))
            rect.h = scale.px(30)
            told = say("ecarte-stock-left", count=view.stock, suit=suit_name(say, trump_of(common)))
            style = Style(scale.type(18), "text", "bold", scale.cloth.ink(PAPER if view.stock else MIST))
            yield line("stock words", told, snug(told, style, rect.w), rect, "centre")
        if common.led is None:
            yield from self.talk.items(scale, board.felt, common)

    def marked(self, sight: Sight) -> dict[Card, str]:
        """A called king is known to both, as long as it is in the hand."""
        common: Common = sight.view.common
        if common.king is None or common.turnup is None or common.phase not in ASKED:
            return {}
        king = king_of_trumps(common)
        played = {common.led, *(card for trick in common.tricks for card in (trick.lead, trick.answer))}
        return {} if king in played else {king: "known"}

    # --- what can be asked
    def offers(self, sight: Sight) -> Sequence[Offer]:
        """See `offers`."""
        return () if sight.eye is None else offers(sight.view, sight.eye, sight.picks, self._say)

    def asked(self, offer: str, sight: Sight, now: int) -> Strip | None:
        """Nothing is answered by the screen alone but putting cards back, which is the presses' own."""
        return None

    def play(self, card: Card) -> Play:
        """Lead it, or answer with it."""
        return Play(card)

    def picking(self, sight: Sight) -> Picking | None:
        """In an exchange (E4, E5)."""
        return picking(sight.view, sight.eye, self._say)

    # --- words
    def strip(self, sight: Sight) -> Strip:
        """See `strips`."""
        return Strip(strips.standing(sight.view, sight.eye, sight.hand, self._say, self.words))

    def refusal(self, code: str, details: Mapping[str, Any], view: View) -> str:
        """See `strips`."""
        return strips.refusal(code, details, view, self._desk.speech, self.words)

    def scores(self, view: View) -> tuple[Score, ...]:
        """The points of the match, tricks beside."""
        return tuple(Score(str(view.common.scores[seat]), self._tricks(view, seat)) for seat in (0, 1))

    def _tricks(self, view: View, seat: Seat) -> str:
        return self._say("ecarte-tricks", count=sum(trick.winner == seat for trick in view.common.tricks))

    def goal(self, view: View) -> str:
        """The points to win (E11)."""
        return self._say("ecarte-goal", target=view.common.options.target)

    def plate(self, view: View, seat: Seat) -> Plate:
        """Whose turn it is, and who deals."""
        return Plate(acting=self.turn(view) == seat, dealer=self._say("dealer-mark") if view.common.dealer == seat else "")

    def back(self, sight: Sight) -> tuple[Pair, ...]:
        """The tricks of this deal lie open to everybody's memory."""
        common: Common = sight.view.common
        return tuple(Pair(trick.lead, trick.answer, trick.leader, trick.winner) for trick in common.tricks)

    def sheet(self, view: View) -> Sheet | None:
        """See `sheet`."""
        return sheet(view, self._say, self.words)

    def tell(self, event: Any) -> Line | None:
        """An event for the log; what is said is loud, what was dealt and drawn is only in the open one."""
        told = self.words.tell(event)
        if told is None:
            return None
        loud = self.words.speech(event) is not None or isinstance(event, ev.KingTurned | ev.TalkEnded | ev.DealEnded | ev.MatchEnded)
        return Line(told, self.words.speaker(event), loud, isinstance(event, ev.Dealt | ev.Served))

    def read_out(self, view: View, eye: Seat | None) -> tuple[str, ...]:
        """See `words`."""
        return self.words.read_out(view, eye)
