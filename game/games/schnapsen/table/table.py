"""Schnapsen as the shared table of tricks wants to know it: what is shown of a view, what can be asked, and how it is put into words.

Decides no rules: they are asked. Draws no cards.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from game.core.cards import Card
from game.core.events import Zones
from game.core.seats import Seat
from game.games.schnapsen import events as ev
from game.games.schnapsen.actions import Play
from game.games.schnapsen.dealing import dealt
from game.games.schnapsen.pack import POINTS, RANKS, pack
from game.games.schnapsen.state import Common, View, tricks_of, zones
from game.games.schnapsen.table import hindsight, strips
from game.games.schnapsen.table.flourish import moment
from game.games.schnapsen.table.ground import gauge_items, stock_items
from game.games.schnapsen.table.offers import KEYS, offers
from game.games.schnapsen.table.sheet import score, sheet, title
from game.games.schnapsen.table.sounds import heard
from game.games.schnapsen.table.strips import PLAYED
from game.games.schnapsen.table.words import Words
from game.ui.card_words import card_names
from game.ui.effects import Effect
from game.ui.flourish import Flourish
from game.ui.hud.around import Plate
from game.ui.picture import Item
from game.ui.table_part import Desk, Line, Score, Sheet, Strip
from game.ui.trick.beats import ACT_STAYS, TRICK_STAYS, Beat, cut
from game.ui.trick.board import TrickBoard
from game.ui.trick.felt import Look
from game.ui.trick.game import Offer, Pair, Picking, Sight
from game.ui.trick.ranks import UNITS, rank_items


class SchnapsenTable:
    """One match of Schnapsen, Sixty-six or Santase at a desk."""

    ranks = RANKS[::-1]
    aside_units = UNITS

    def __init__(self, desk: Desk) -> None:
        self.words = Words(desk)
        self._desk, self._say = desk, desk.say
        self._hint: tuple[Any, tuple[Card, ...]] = (None, ())

    # --- what is shown
    def forget(self) -> None:
        """The hint."""
        self._hint = (None, ())

    def pack(self, view: View) -> Sequence[Card]:
        """24 cards, or 20 without the nines (T1)."""
        return pack(view.common.options.nines)

    def zones(self, view: View) -> Zones:
        """Cards shown by marriages and exchanges are known in their hands; after the deal both hands are open."""
        shown, common = dict(zones(view)), view.common
        for seat, hand in enumerate(view.hands):
            if common.result is not None and common.phase not in PLAYED:
                shown[f"hand:{seat}"] = common.result.hands[seat]
            elif hand and None in hand:
                known = common.shown[seat]
                shown[f"hand:{seat}"] = (*hand[len(known) :], *known)
        return shown

    def masked(self, view: View) -> View:
        """Both hands hidden."""
        return replace(view, hands=tuple((None,) * len(hand) for hand in view.hands))

    def look(self, view: View) -> Look:
        """Who led the card that lies there; whether the stock is closed."""
        common = view.common
        return Look(played={} if common.led is None else {common.led: 1 - common.turn}, closed=common.closing is not None)

    def opening(self, view: View) -> tuple[View, tuple[ev.SchnapsenEvent, ...]] | None:
        """The first deal, told from a view in which nobody has done anything yet."""
        common = view.common
        begun = common.tricks or common.acts or common.led or common.result or common.closing
        if common.phase != "lead" or begun or common.dealer is None or common.turnup is None:
            return None
        events = dealt(view.hands, common.turnup, common.dealer, common.options)
        nothing = replace(common, phase="deal", turnup=None, trump=None)
        return replace(view, common=nothing, stock=len(pack(common.options.nines)), hands=((), ())), events

    def turn(self, view: View) -> Seat | None:
        """Whoever has to draw, lead or answer."""
        return view.common.turn if view.common.phase in PLAYED else None

    def beats(self, events: tuple[Any, ...], view: View) -> Sequence[Beat[Any]]:
        """A finished trick stays; an act that ends the deal is seen before the end."""

        def stays(before: object, event: object) -> int:
            if isinstance(event, ev.TrickWon):
                return TRICK_STAYS
            return ACT_STAYS if isinstance(event, ev.DealEnded) and isinstance(before, ev.Announced | ev.Claimed) else 0

        return cut(events, view, stays, lambda event: isinstance(event, ev.TrickWon))

    def taken(self, event: Any) -> tuple[Seat, tuple[Card, Card]] | None:
        """A trick won."""
        return (event.seat, event.cards) if isinstance(event, ev.TrickWon) else None

    def proud(self, event: Any) -> bool:
        """A marriage is shown off (T4)."""
        return isinstance(event, ev.Announced)

    def sounds(self, events: Sequence[Any]) -> Sequence[Effect]:
        """See `sounds`."""
        return tuple(heard(events, self._desk.own()))

    def moment(self, event: Any) -> Flourish | None:
        """See `flourish`."""
        return moment(event, self._say)

    def message(self, event: Any) -> Strip | None:
        """Acts, tricks and who wins the deal, told on the strip for a while."""
        if isinstance(event, ev.DealEnded):
            return Strip(title(event.result, False, self._say, self.words), "good", event.result.winner)
        if isinstance(event, ev.TrickWon):
            return Strip(self.words.won(event), "good", event.seat)
        told = self.words.short_act(event)
        seat = event.act.seat if isinstance(event, ev.TakenBack) else getattr(event, "seat", None)
        return None if told is None else Strip(told, "call", seat)

    def items(self, sight: Sight, board: TrickBoard, now: int) -> Iterable[Item]:
        """The ways to 66, the stock in words, the ranks in the panel."""
        view: View = sight.view
        common, scale, say = view.common, board.areas.scale, self._say
        yield from gauge_items(scale, board.felt, common, say, self.words.counted)
        closer = self.words.name(common.closing.seat) if common.closing else ""
        yield from stock_items(scale, board.felt, view, say, closer, self._desk.inks.suits)
        ranks = RANKS if common.options.nines else RANKS[:-1]
        yield from rank_items(scale, board.areas.aside, say, ranks, [POINTS[rank] for rank in ranks], common.trump, self._desk.inks.suits)

    def marked(self, sight: Sight) -> dict[Card, str]:
        """Own cards the other has seen, cards of the other that are known, and the hint."""
        common: Common = sight.view.common
        marks = {card: "known" for cards in common.shown for card in cards if common.phase in PLAYED}
        if self._hint[0] is sight.view:
            marks |= dict.fromkeys(self._hint[1], "hint")
        return marks

    # --- what can be asked
    def offers(self, sight: Sight) -> Sequence[Offer]:
        """The acts, and a hint where the end is open and nobody plays from afar."""
        if sight.eye is None:
            return ()
        found = tuple(offers(sight.view, sight.eye, self._say, self.words))
        if self._local() and sight.view.common.turn == sight.eye and hindsight.is_open(sight.view):
            found += (Offer("hint", self._say("schnapsen-offer-hint"), KEYS["hint"], lit=self._hint[0] is sight.view),)
        return found

    def _local(self) -> bool:
        people = [self._desk.person(seat) for seat in (0, 1)]
        return all(person.here or person.level is not None for person in people)

    def asked(self, offer: str, sight: Sight, now: int) -> Strip | None:
        """The hint: the best cards, and what best play leads to."""
        found = hindsight.best(sight.view) if offer == "hint" else None
        if found is None:
            return None
        self._hint = (sight.view, found.cards)
        key = "schnapsen-hint-win" if found.worth > 0 else "schnapsen-hint-lose" if found.worth < 0 else "schnapsen-hint-draw"
        return Strip(self._say(key, cards=card_names(self._say, found.cards), points=abs(found.worth)), "news", sight.eye)

    def play(self, card: Card) -> Play:
        """Lead it, or answer with it."""
        return Play(card)

    def picking(self, sight: Sight) -> Picking | None:
        """Nothing is picked in this game."""
        return None

    # --- words
    def strip(self, sight: Sight) -> Strip:
        """See `strips`."""
        return Strip(strips.standing(sight.view, sight.eye, sight.hand, self._say, self.words))

    def refusal(self, code: str, details: Mapping[str, Any], view: View) -> str:
        """See `strips`."""
        return strips.refusal(code, details, view, self._desk.speech, self.words)

    def scores(self, view: View) -> tuple[Score, ...]:
        """Game points as the preset counts them, tricks beside."""
        common = view.common
        return tuple(Score(score(common, seat), self._say("schnapsen-tricks", count=tricks_of(common, seat))) for seat in (0, 1))

    def goal(self, view: View) -> str:
        """The game points to win, or to be rid of."""
        options = view.common.options
        return self._say("schnapsen-goal-down" if options.count_down else "schnapsen-goal", target=options.target)

    def plate(self, view: View, seat: Seat) -> Plate:
        """Whose turn it is, and who deals."""
        return Plate(acting=self.turn(view) == seat, dealer=self._say("dealer-mark") if view.common.dealer == seat else "")

    def back(self, sight: Sight) -> tuple[Pair, ...]:
        """By the room's `look_back`: none, the last trick, one's own, or all."""
        common: Common = sight.view.common
        pairs = tuple(Pair(trick.lead, trick.answer, trick.leader, trick.winner) for trick in common.tricks)
        match common.options.look_back:
            case "last":
                return pairs[-1:]
            case "own":
                return tuple(pair for pair in pairs if pair.winner == sight.eye)
            case "all":
                return pairs
        return ()

    def sheet(self, view: View) -> Sheet | None:
        """See `sheet`."""
        return sheet(view, self._say, self.words)

    def tell(self, event: Any) -> Line | None:
        """An event for the log; acts and ends are loud, what was dealt and drawn is only in the open one."""
        told = self.words.tell(event)
        if told is None:
            return None
        seat = event.act.seat if isinstance(event, ev.TakenBack) else getattr(event, "seat", getattr(event, "owner", None))
        loud = isinstance(event, ev.Exchanged | ev.Announced | ev.Closed | ev.TakenBack | ev.Claimed | ev.DealEnded | ev.MatchEnded)
        return Line(told, seat, loud, isinstance(event, ev.Dealt | ev.Drawn))

    def read_out(self, view: View, eye: Seat | None) -> tuple[str, ...]:
        """See `words`."""
        return self.words.read_out(view, eye)
