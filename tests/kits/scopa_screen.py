"""A table of Scopa on the screen of the tests, with positions laid out by hand."""

import msgspec
import pytest

from game.games.scopa import table as looks
from game.games.scopa.actions import Play
from game.games.scopa.options import PRESETS, Options
from game.games.scopa.pack import PACK
from game.games.scopa.rules import SCOPA
from game.ui.scenes.table import Manner
from kits.card_screen import CardScreen
from kits.fake_table import computer, person

SEATS = (
    person("Anna"), computer("medium", "Ben"), person("Carla", 1), computer("hard", "Dora"), person("Emil", 1), computer("easy", "Fay"),
)  # fmt: skip


class ScopaScreen(CardScreen):
    """`lay` puts cards where the test wants them."""

    def __init__(self, drive, options=None, seats=2, own=(0,), manner=None, fresh=False, **table):
        """`fresh`: the first deal is still being told."""
        if isinstance(options, str):
            options = dict(PRESETS)[options]
        people = SEATS[:seats] if isinstance(seats, int) else seats
        super().__init__(drive, SCOPA, looks, options or Options(), people, own, manner or Manner(speed="off"), **table)
        if not fresh:
            self.settle()

    # --- positions
    def lay(self, table="", hands=(), turn=0, piles=None, sweeps=None, stock=None, **common):
        """The table and hands given, written as in `"7D 2C"`; what is named nowhere is in the stock (as many as `stock` says)."""
        state, count = self.table.state, self.table.state.common.seats
        given = [tuple(hand.split()) for hand in hands]
        held = (*given, *[()] * (count - len(given)))
        taken = tuple(tuple(pile.split()) for pile in piles) if piles else ((),) * count
        crosswise = tuple(tuple(cards.split()) for cards in sweeps) if sweeps else ((),) * count
        on_table = tuple(table.split())
        used = {*on_table, *(card for part in (*held, *taken) for card in part)}
        rest = [card for card in PACK if card not in used]
        counts = tuple(map(len, crosswise))
        new = msgspec.structs.replace(
            state.common, table=on_table, turn=turn, piles=taken, sweep_cards=crosswise, sweeps=counts, phase="play", **common
        )
        self.table.state = msgspec.structs.replace(state, common=new, hands=held, stock=tuple(rest if stock is None else rest[:stock]))
        self.drive.now += 10**10  # long after the first deal
        self.table.restore()
        self.drive.turn()

    # --- looking
    @property
    def common(self):
        return self.table.state.common

    @property
    def choice(self):
        return self.part.presses.choice

    @property
    def strip(self):
        return self.facts.strip.text

    @property
    def keys(self):
        return {hint.id: hint for hint in self.facts.keys}

    def place(self, card):
        """Somewhere on a card that no other one covers."""
        rect = self.part.board.rect(card, self.drive.now)
        left = (rect.x + rect.w // 6, rect.centery)
        return left if self.part.board.shown_at(left, self.drive.now) == card else rect.center

    def marks(self, kind):
        """The cards that bear a mark: `picked`, `can`, `cursor`, `chosen`, `taken`."""
        found = (item.key for item in self.part.items(self.drive.now) if isinstance(item.key, tuple) and item.key[0] == "mark")
        return {key[1][1] for key in found if isinstance(key[1], tuple) and key[1][0] == kind}

    # --- doing
    def card(self, card):
        self.click(self.place(card))

    def twice(self, card):
        pos = self.place(card)
        for _ in range(2):
            self.press(pos)
            self.release(pos)

    def plays(self, seat, card, takes=""):
        self.by(seat, Play(card, tuple(sorted(takes.split()))))


def screens():
    """A fixture that makes screens and closes them: `scopa = screens()` in a test file."""

    @pytest.fixture
    def scopa(drive):
        made = []

        def make(*args, **more):
            made.append(ScopaScreen(drive, *args, **more))
            return made[-1]

        yield make
        for each in made:
            each.close()

    return scopa
