"""What is being told at the table of Set: the message on the strip, the photo finish, the last set, where somebody was beaten.

Decides how long each is shown; reading times do not depend on the speed of the cards. Knows neither screen nor input.
"""

from collections.abc import Iterable
from dataclasses import replace

from game.core.cards import Card
from game.core.game import SECOND
from game.core.seats import Seat
from game.core.table import Refused
from game.games.setgame import events as ev
from game.games.setgame.pack import alike
from game.games.setgame.state import Visible
from game.games.setgame.table.showcase import LastSet
from game.games.setgame.table.words import Words
from game.ui.table_part import Desk, PhotoFinish, Runner, Strip, Tone

SHOWN = 3 * SECOND // 2
"""A set taken stays in view with its marks (S12)."""
PHOTO = 7 * SECOND // 2
SHORT, MIDDLE, LONG = 3 * SECOND // 2, 5 * SECOND // 2, 7 * SECOND // 2


class Story:
    """Messages and marks with the moment (monotonic ns) at which they go."""

    def __init__(self, desk: Desk, words: Words) -> None:
        self._desk, self._words = desk, words
        self.message: Strip | None = None
        self.last: LastSet | None = None
        self.flash: Seat | None = None
        self.photo: PhotoFinish | None = None
        self.beaten: dict[Card, tuple[int, Seat]] = {}
        """Cards that an own seat claimed too late: the slot where each lay, and whose claim it was."""
        self._ends: dict[str, int] = {}
        self._photo_of: tuple[Seat, int] | None = None
        self._lay: dict[Card, int] = {}  # where the cards of sets taken lay

    def resume(self, view: Visible) -> None:
        """The match is shown as it stands: nothing is being told, and the last set is the one that was taken last."""
        self.message = self.flash = self.photo = self._photo_of = None
        self.beaten, self._ends, self._lay = {}, {}, {}
        taken = view.takings[-1] if view.takings else None
        self.last = None if taken is None else LastSet(taken.seat, taken.cards, alike(taken.cards))

    # --- time
    def step(self, now: int) -> None:
        """Forget what has been shown long enough."""
        over = {name for name, end in self._ends.items() if end <= now}
        for name in over:
            del self._ends[name]
        if "message" in over:
            self.message = None
        if "photo" in over:
            self.photo = self._photo_of = None
        if "flash" in over:
            self.flash = None
        if "beaten" in over:
            self.beaten = {}

    @property
    def fresh(self) -> bool:
        """Whether the last set was taken just now."""
        return "last" in self._ends

    def next_change(self) -> int | None:
        """When the next thing goes."""
        return min(self._ends.values(), default=None)

    def say(self, text: str, tone: Tone, now: int, lasts: int, seat: Seat | None = None) -> None:
        """Show a message on the strip."""
        self.message = Strip(text, tone, seat)
        self._ends["message"] = now + lasts

    # --- events
    def hear(self, events: Iterable[object], view: Visible, now: int) -> None:
        """What happened, in order, and the view it led to."""
        for event in events:
            match event:
                case ev.Granted():
                    self._granted(event, now)
                case ev.Beaten():
                    self._beaten(event, view, now)
                case ev.Wrong(seat=seat, feature=feature, values=values):
                    told = self._desk.say("set-wrong", fault=self._words.fault(feature, values))
                    self.say(told, "wrong", now, LONG, seat)
                case ev.CallEnded(seat=seat, reason=("gave_up" | "time" | "left") as reason):
                    told = self._desk.say(f"set-call-{reason.replace('_', '-')}", name=self._words.name(seat))
                    self.say(told, "wrong", now, MIDDLE, seat)
                case _:
                    self._news(event, now)

    def _news(self, event: object, now: int) -> None:
        say, name = self._desk.say, self._words.name
        match event:
            case ev.Dealt(why=("none" | "asked") as why, cards=cards):
                self.say(say(f"set-added-{why}", count=len(cards)), "news", now, MIDDLE)
            case ev.Reshuffled():
                self.say(say("set-reshuffled"), "news", now, MIDDLE)
            case ev.TimeUp():
                self.say(say("set-time-up"), "news", now, MIDDLE)
            case ev.SuddenDeath(seats=seats):
                self.say(say("set-sudden-death-of", names=", ".join(map(name, seats))), "news", now, LONG)
            case ev.AskedExtra(seat=seat):
                self.say(say("set-asked-extra", name=name(seat)), "news", now, MIDDLE, seat)
            case ev.AskedHelp(seat=seat):
                self.say(say("set-asked-help", name=name(seat)), "news", now, MIDDLE, seat)
            case ev.Hinted(cards=()):
                self.say(say("set-no-set"), "news", now, MIDDLE)
            case ev.RoundStarted(number=number, sudden=sudden) if number > 1 or sudden:
                self.say(say("set-sudden-death") if sudden else say("set-round", number=number), "news", now, SHORT)
                self.last, self._lay = None, {}

    def _granted(self, event: ev.Granted, now: int) -> None:
        self.last = LastSet(event.seat, event.cards, event.alike)
        self._lay |= zip(event.cards, event.slots, strict=True)
        self.flash = event.seat
        self._ends["last"] = now + SHOWN
        self._ends["flash"] = now + SECOND * 35 // 100
        self.say(self._desk.say("set-granted", name=self._words.name(event.seat)), "good", now, SHORT, event.seat)

    def _beaten(self, event: ev.Beaten, view: Visible, now: int) -> None:
        """A photo finish; those beaten by the same taking share one."""
        key = (event.by, event.by_at)
        what = self._desk.say("set-photo-claim" if event.cards else "set-photo-call")
        runner = Runner(event.seat, max(0.0, event.us / 1000), self._detail(event))
        if self.photo is None or self._photo_of != key:
            self.photo = PhotoFinish(what, (Runner(event.by, 0.0),))
        if all(other.seat != event.seat for other in self.photo.runners):
            runners = sorted((*self.photo.runners[1:], runner), key=lambda each: each.ms)
            self.photo = replace(self.photo, runners=(self.photo.runners[0], *runners))
        self._photo_of = key
        self._ends["photo"] = now + PHOTO
        if event.seat in self._desk.own():
            self._lost(event.seat, event.by, event.ms, event.cards, view, now)

    def _detail(self, event: ev.Beaten) -> str:
        """Both times where lag was credited (S16), and a dead heat by its name."""
        if event.lag or event.by_lag:
            return self._desk.say("set-photo-lag", arrived=(event.at - event.by_at) // 1_000_000, credit=event.lag // 1_000_000)
        return self._desk.say("set-photo-dead-heat") if event.us < 1000 else ""

    def _lost(self, seat: Seat, by: Seat, ms: int, cards: tuple[Card, ...], view: Visible, now: int) -> None:
        self.say(self._desk.say("set-beaten", by=self._words.name(by), ms=ms), "wrong", now, MIDDLE, by)
        self.beaten = {card: (self._lay[card], seat) for card in cards if card in self._lay and card not in view.table}
        self._ends["beaten"] = now + SECOND

    def refused(self, refused: Refused, seat: Seat | None, now: int) -> None:
        """A wish of ours was refused; beaten by more than a photo finish is told only here (S15)."""
        code, details = refused.code, refused.details
        if code == "beaten":
            by = details.get("by")
            self.say(
                self._desk.say("set-beaten", by=self._words.name(by) if isinstance(by, int) else "?", ms=int(details.get("ms", 0))),
                "wrong", now, MIDDLE, by if isinstance(by, int) else None,
            )  # fmt: skip
            self._desk.sound("beaten")
        else:
            self.say(self._desk.say(f"refused-{code.replace('_', '-')}"), "wrong", now, SHORT, seat)
            self._desk.sound("error")
