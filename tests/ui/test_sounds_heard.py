"""What is heard: every effect has its moment somewhere, every great event its effect, and wins sound different from losses."""

import re
from pathlib import Path
from typing import get_args

import pytest

from game.core.game import Outcome
from game.games.ecarte import events as ecarte
from game.games.ecarte.state import Result as EcarteResult
from game.games.ecarte.table.sounds import heard as ecarte_heard
from game.games.schnapsen import events as schnapsen
from game.games.schnapsen.state import Result
from game.games.schnapsen.table.sounds import heard as schnapsen_heard
from game.games.scopa import events as scopa
from game.games.scopa.scoring import Item, Sheet
from game.games.scopa.table.sounds import heard as scopa_heard
from game.games.scopa.table.sounds import taking
from game.games.setgame import events as sets
from game.games.setgame.table.sounds import heard as set_heard
from game.ui.bell import TurnBell
from game.ui.effects import Effect

GAME = Path(__file__).parents[2] / "game"
DEFINED = {"effects.py", "moments.py"}


@pytest.mark.parametrize("effect", get_args(Effect))
def test_every_effect_is_used_somewhere(effect):
    wanted = re.compile(rf'["\']{effect}["\']')
    assert any(path.name not in DEFINED and wanted.search(path.read_text("utf-8")) for path in GAME.rglob("*.py"))


WON, LOST = Outcome((0,), (7, 3), "target"), Outcome((1,), (3, 7), "target")


def test_schnapsen_by_its_events():
    def effects(*events):
        return list(schnapsen_heard(events, (0,)))

    assert effects(schnapsen.Announced(0, "H", 20, False), schnapsen.Announced(0, "S", 40, False)) == ["marriage", "royal"]
    assert effects(schnapsen.Closed(0), schnapsen.Exchanged(0, "JS", "AS")) == ["close", "exchange"]
    assert effects(schnapsen.Claimed(0, 66, True), schnapsen.Claimed(0, 60, False)) == ["sixty-six", "wrong"]
    ended = schnapsen.DealEnded(Result(0, 2, "higher", (70, 20), ((), ())), (2, 0))
    assert effects(ended) == ["round-won"]
    assert list(schnapsen_heard([ended], (1,))) == ["round-lost"]
    assert effects(schnapsen.DealEnded(Result(0, 3, "higher", (70, 0), ((), ())), (3, 0))) == ["schwarz"]
    assert effects(ended, schnapsen.MatchEnded(WON)) == ["win"]
    assert effects(ended, schnapsen.MatchEnded(LOST)) == ["lost"]


@pytest.mark.parametrize("reason", ["reached", "closed_made", "other_first"])
def test_t8_sixty_six_are_heard_once_whether_or_not_somebody_has_to_claim_them(reason):
    ended = schnapsen.DealEnded(Result(0, 2, reason, (70, 20), ((), ())), (2, 0))
    assert list(schnapsen_heard([ended], (0,))) == ["sixty-six", "round-won"]
    assert list(schnapsen_heard([schnapsen.Claimed(0, 70, True), ended], (0,))) == ["sixty-six", "round-won"]
    assert list(schnapsen_heard([ended, schnapsen.MatchEnded(WON)], (0,))) == ["sixty-six", "win"]


def test_ecarte_by_its_events():
    def effects(*events):
        return list(ecarte_heard(events, (0,)))

    assert effects(ecarte.Proposed(0), ecarte.Accepted(1)) == ["propose", "accept"]
    assert effects(ecarte.TalkEnded(1, "refused", "refused"), ecarte.TalkEnded(0, "stood", "unproposed")) == ["refuse", "stand"]
    assert effects(ecarte.KingTurned(0, (1, 0)), ecarte.KingCalled(1, "KS", (1, 1))) == ["king", "king"]
    vole = ecarte.DealEnded(EcarteResult(0, 2, 5, "exchanged"), (2, 0))
    assert effects(vole, ecarte.MatchEnded(WON)) == ["vole", "win"]
    assert effects(ecarte.DealEnded(EcarteResult(1, 1, 3, "exchanged"), (0, 1))) == ["round-lost"]


def test_scopa_by_its_events():
    def took(card, *takes, sweep=False):
        return taking(scopa.Played(0, card, takes, sweep, False))

    assert [took("7S", "2D", "5C"), took("7D", "2D", "5C"), took("KD", "7D", "3C"), took("7D", "7C", sweep=True)] == [
        "capture", "settebello", "settebello", "sweep",
    ]  # fmt: skip
    scored = scopa.DealScored(Sheet((Item("cards", (25, 15), (1, 0)),), ((), ())), (1, 0))
    assert list(scopa_heard([scored], (0,))) == list(scopa_heard([scored], (2,))) == ["round-won"]
    assert list(scopa_heard([scored], (1,))) == ["round-lost"]
    assert list(scopa_heard([scopa.MatchEnded(LOST)], (0,))) == ["lost"]


def test_set_by_its_events():
    beaten = sets.Beaten(1, 0, 3, 3000, (), 0, 0, 0, 0)
    assert list(set_heard([beaten], (1,))) == ["beaten"]
    assert list(set_heard([beaten], (0,))) == ["photo"]
    assert list(set_heard([sets.Called(0, 0, 0, None)], ())) == ["call"]
    assert list(set_heard([sets.MatchEnded((1,), (2, 5), "pack", 0, False)], (0,))) == ["lost"]
    assert list(set_heard([sets.MatchEnded((1,), (2, 5), "pack", 0, False)], ())) == ["win"]


class Desk:
    def __init__(self, *own):
        self.heard, self._own = [], own
        self.sound = self.heard.append

    def own(self):
        return self._own


def test_the_bell_rings_when_the_turn_comes_from_somebody_else():
    desk = Desk(0)
    bell = TurnBell(desk)
    for turn, rings in [(0, 0), (0, 0), (1, 0), (None, 0), (0, 1), (None, 1), (0, 1), (1, 1), (0, 2)]:
        bell.step(turn)
        assert len(desk.heard) == rings, turn


def test_no_bell_where_several_share_the_screen():
    desk = Desk(0, 1)
    bell = TurnBell(desk)
    for turn in (0, 1, 0, 1):
        bell.step(turn)
    assert desk.heard == []
