"""The telling of a deal: which events are one beat, how long each stays to be read, and what the strip says meanwhile.

Reading times do not depend on the speed of the cards. Knows neither screen nor input.
"""

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from game.core.game import SECOND
from game.core.seats import Seat, after, from_seat
from game.core.table import Refused
from game.games.scopa import events as ev
from game.games.scopa.pack import PACK
from game.games.scopa.state import View
from game.games.scopa.table.choreography import SWEPT, Over, Took
from game.games.scopa.table.sounds import heard, taking
from game.games.scopa.table.words import Words
from game.ui.director import FACTORS
from game.ui.flourish import Flourish, Flourishes
from game.ui.table_part import Desk, Strip, Tone
from game.ui.theme import GOLD
from game.ui.trick.beats import Beat

CAPTURE_STAYS = SECOND
"""A finished capture can be read for so long, ns."""
SHORT, WORDS_STAY, SHOUT = SECOND, 3 * SECOND // 2, 5 * SECOND // 2
_SWEPT_STAYS = SECOND // 2


def beats(events: Sequence[object], view: View) -> list[Beat[View]]:
    """The events one after the other, the score and the end of the match together, and at last the view they led to."""
    told: list[Beat[View]] = []
    for packets, group in groupby(events, key=lambda event: isinstance(event, ev.Dealt)):
        if packets:
            told.append(Beat(tuple(group), None))
        else:
            for event in group:
                told += _beats(event)
    ending = tuple(event for event in events if isinstance(event, ev.DealScored | ev.MatchEnded))
    return [*told, Beat(ending, None), Beat((), view)] if ending else [*told, Beat((), view)]


def opening(view: View) -> tuple[object, ...]:
    """The events of the first deal, told from a view in which nobody has played yet; none from any other view."""
    common = view.common
    if common.deal > 1 or common.phase != "play" or common.history or any(common.piles) or common.dealer is None:
        return ()
    order = from_seat(after(common.dealer, common.seats), common.seats)
    packets = tuple(ev.Dealt(seat, view.hands[seat]) for seat in order)
    return (*packets, ev.TableDealt(common.table)) if common.table else packets


def undealt(view: View) -> View:
    """The same table before that deal."""
    nothing = replace(view.common, table=(), phase="deal")
    return replace(view, common=nothing, stock=len(PACK), hands=((),) * view.common.seats)


def _beats(event: object) -> list[Beat[View]]:
    match event:
        case ev.Played(takes=takes) if takes:
            return [Beat((Over(event),), None, CAPTURE_STAYS), Beat((Took(event),), None, _SWEPT_STAYS if event.sweep else 0)]
        case ev.FirstTable():
            return [Beat((), None, CAPTURE_STAYS), Beat((event,), None, _SWEPT_STAYS)]
        case ev.TableDealt():
            return [Beat((event,), None, 0)]
        case ev.Redealt():
            return [Beat((Announced(event),), None, WORDS_STAY), Beat((event,), None)]
        case ev.LastCards(cards=cards):
            return [Beat((Announced(event),), None, WORDS_STAY if cards else 0), Beat((event,), None)]
        case ev.DealScored() | ev.MatchEnded():  # told together, at the end
            return []
        case _:
            return [Beat((event,), None)]


class Announced:
    """An event that is said before its cards move."""

    def __init__(self, event: object) -> None:
        self.event = event

    def moves(self) -> tuple[()]:
        """None yet."""
        return ()


class Story:
    """The message on the strip with the moment (monotonic ns) at which it goes, and whose sweep is being celebrated."""

    def __init__(self, desk: Desk, words: Words) -> None:
        self._desk, self._words = desk, words
        self.message: Strip | None = None
        self.sweep: tuple[int, Seat] | None = None
        """Since when, whose."""
        self.flourishes = Flourishes(desk)
        self._until = 0
        self._sweep_until = 0

    def say(self, text: str, tone: Tone, now: int, lasts: int, seat: Seat | None = None) -> None:
        """Show a message on the strip."""
        self.message, self._until = Strip(text, tone, seat), now + lasts

    def step(self, now: int) -> None:
        """Forget what has been shown long enough."""
        if self.message is not None and now >= self._until:
            self.message = None
        if self.sweep is not None and now >= self._sweep_until:
            self.sweep = None
        self.flourishes.step(now)

    def quiet(self) -> None:
        """Nothing is being told: somebody wants to go on."""
        self.message = self.sweep = None
        self.flourishes.quiet()

    def next_change(self, now: int) -> int | None:
        """When the next thing goes, or looks different."""
        ends = [self._until] if self.message is not None else []
        if self.sweep is not None:
            ends.append(self._sweep_until if self._desk.still else now)
        return min([*ends, flourish] if (flourish := self.flourishes.next_change(now)) is not None else ends, default=None)

    def hear(self, events: Sequence[object], now: int) -> None:
        """A beat begins."""
        say, name = self._desk.say, self._words.name
        for effect in heard(events, self._desk.own()):
            self._desk.sound(effect)
        for event in events:
            match event:
                case Over(played=ev.Played(seat=seat)):
                    self.say(self._words.capture(event.played), "good", now, CAPTURE_STAYS + SECOND // 2, seat)
                case Took(played=ev.Played(sweep=True, seat=seat)):
                    self._celebrate(seat, 1, now)
                case Took(played=played) if taking(played) == "settebello":
                    self.flourishes.begin(Flourish(say("scopa-shout-settebello"), GOLD, ("trophy",)), now)
                case ev.FirstTable(seat=seat, sweeps=sweeps):
                    self._celebrate(seat, sweeps, now)
                case Announced(event=ev.LastCards(seat=seat, cards=cards)) if cards:
                    text = say("scopa-last-to-nobody") if seat is None else say("scopa-last-to", name=name(seat))
                    self.say(text, "news", now, WORDS_STAY, seat)
                case Announced(event=ev.Redealt()):
                    self.say(say("scopa-redealt"), "news", now, WORDS_STAY)
                case ev.DealStarted(dealer=dealer):
                    self.say(say("scopa-deals", name=name(dealer)), "news", now, SECOND, dealer)
                case ev.FirstDealer(seat=seat):
                    self.say(say("scopa-first-dealer", name=name(seat)), "news", now, SECOND, seat)

    def _celebrate(self, seat: Seat, points: int, now: int) -> None:
        lasts = SECOND + int(SWEPT * FACTORS[self._desk.speed])
        self.sweep, self._sweep_until = (now, seat), now + lasts
        self.flourishes.begin(Flourish(self._desk.say("scopa-shout", count=points)), now)
        self.say(self._desk.say("scopa-sweep-by", name=self._words.name(seat), count=points), "good", now, lasts, seat)

    def refused(self, refused: Refused, now: int) -> None:
        """A wish of ours was refused."""
        self.say(self._words.refusal(refused.code, refused.details), "wrong", now, SHOUT)
        self._desk.sound("error")
