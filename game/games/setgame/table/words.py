"""Events, cards and reasons of Set in words (S14 among them). Decides which message says what; shows nothing."""

from collections import Counter

from game.core.cards import Card
from game.games.setgame import events as ev
from game.games.setgame.pack import VALUES, Feature, worth
from game.games.setgame.state import Visible
from game.games.setgame.table.grid import ROWS
from game.ui.table_part import Desk


class Words:
    """Speaks for one desk: names of its people, words of its language."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._desk.person(seat).name

    def card(self, card: Card) -> str:
        """A card as one reads it out: "two green striped ovals"."""
        say, values = self._desk.say, worth(card)
        parts = {feature: say(self._key(feature, value)) for feature, value in values.items() if feature != "shape"}
        count = VALUES["number"].index(values["number"]) + 1
        return say("set-card", **parts, shape=say(f"set-shape-{values['shape']}", count=count))

    def _key(self, feature: Feature, value: str) -> str:
        """The message of a feature's value: a colour is called as it looks in the palette here."""
        name = self._desk.inks.set_names[VALUES["colour"].index(value)] if feature == "colour" else value
        return f"set-{feature}-{name}"

    def cards(self, cards: tuple[Card, ...]) -> str:
        """Several cards, separated by semicolons."""
        return "; ".join(self.card(card) for card in cards)

    def fault(self, feature: Feature, values: tuple[str, str, str]) -> str:
        """Why three cards are no set: "colour: two red, one green" (S14)."""
        say = self._desk.say
        (twice, _), (once, _) = Counter(values).most_common(2)
        two, one = say(self._key(feature, twice), count=2), say(self._key(feature, once), count=1)
        key = "set-fault-number" if feature == "number" else "set-fault"
        return say(key, feature=say(f"set-feature-{feature}"), two=two, one=one)

    def tell(self, event: object) -> str | None:
        """An event as a line of the log."""
        say = self._desk.say
        match event:
            case ev.Dealt(cards=cards, why=why):
                return say(f"set-log-dealt-{why}", count=len(cards), cards=self.cards(cards))
            case ev.Granted(seat=seat, cards=cards, points=points):
                return say("set-log-granted", name=self.name(seat), cards=self.cards(cards), points=points)
            case ev.Wrong(seat=seat, cards=cards, feature=feature, values=values):
                return say("set-log-wrong", name=self.name(seat), cards=self.cards(cards), fault=self.fault(feature, values))
            case ev.CallEnded(seat=seat, reason=("gave_up" | "time" | "left") as reason, cost=cost):
                return say(f"set-log-call-{reason.replace('_', '-')}", name=self.name(seat), cost=cost)
            case ev.Beaten(seat=seat, by=by, ms=ms):
                return say("set-log-beaten", name=self.name(seat), by=self.name(by), ms=ms)
            case ev.Hinted(cards=cards):
                return say("set-log-hinted", cards=self.cards(cards)) if cards else say("set-no-set")
            case ev.RoundStarted(number=number, sudden=sudden):
                return say("set-sudden-death") if sudden else say("set-log-round", number=number)
            case _:
                return self._tell_rest(event)

    def _tell_rest(self, event: object) -> str | None:
        say = self._desk.say
        match event:
            case ev.Called(seat=seat):
                return say("set-log-called", name=self.name(seat))
            case ev.CalledAgain(seat=seat):
                return say("set-log-again", name=self.name(seat))
            case ev.Picked(seat=seat, card=card):
                return say("set-log-picked", name=self.name(seat), card=self.card(card))
            case ev.Unpicked(seat=seat, card=card):
                return say("set-log-unpicked", name=self.name(seat), card=self.card(card))
            case ev.LockedOut(seat=seat):
                return say("set-log-locked", name=self.name(seat))
            case ev.Shrunk():
                return say("set-log-shrunk")
            case ev.AskedExtra(seat=seat):
                return say("set-asked-extra", name=self.name(seat))
            case ev.AskedHelp(seat=seat):
                return say("set-asked-help", name=self.name(seat))
            case ev.Reshuffled():
                return say("set-reshuffled")
            case ev.TimeUp():
                return say("set-time-up")
            case ev.RoundEnded(number=number, reason=reason):
                return say("set-log-round-ended", number=number, reason=say(f"set-ended-{reason}"))
            case ev.MatchEnded(winners=winners):
                return say("set-log-match-ended", names=", ".join(map(self.name, winners)))
            case _:
                return None

    def read_out(self, view: Visible) -> tuple[str, ...]:
        """The table, column by column, in words."""
        lines = []
        for column in range((len(view.table) + ROWS - 1) // ROWS):
            cards = [self.card(card) for card in view.table[column * ROWS : column * ROWS + ROWS] if card is not None]
            lines.append(self._desk.say("set-column", number=column + 1, cards="; ".join(cards)))
        return tuple(lines)
