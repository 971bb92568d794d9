"""Keys that were changed are the keys at every table, and stand on the caps of the hints."""

import pygame
import pytest
from kits import ecarte_screen, schnapsen_screen, scopa_screen, set_screen
from kits.schnapsen_screen import leading

from game.games.setgame.options import SetOptions
from game.ui.bindings import bound
from game.ui.input import KeyDown
from game.ui.scenes.table import Manner
from game.ui.table_part import Facts, Sheet

P, OH, L, K = pygame.KSCAN_P, pygame.KSCAN_O, pygame.KSCAN_L, pygame.KSCAN_K
schnapsen, ecarte, race = schnapsen_screen.screens(), ecarte_screen.screens(), set_screen.screens(Manner(speed="off"))


@pytest.fixture
def scopa(drive):
    screen = scopa_screen.ScopaScreen(drive)
    yield screen
    screen.close()


def use(screen, **keys):
    """These keys instead, by name with `_` for `:`."""
    screen.drive.stage.bindings = bound({name.replace("_", ":"): code for name, code in keys.items()})
    assert len(screen.drive.stage.bindings.changed()) == len(keys)


def test_the_acts_of_a_trick_game(schnapsen):
    table = schnapsen(leading())
    use(table, act_1=P, sort=L)
    assert (table.hints["close"].cap, table.hints["sort"].cap) == ("P", "L")
    table.drive.key(pygame.KSCAN_W)
    assert table.strip != table.part.asking.question
    assert table.part.asking.question is None
    table.drive.key(P)
    assert table.part.asking.question.id == "close"
    table.drive.key(pygame.KSCAN_ESCAPE)
    before = table.hand
    for _ in range(2):
        table.drive.key(L)
    assert table.hand != before
    assert sorted(table.hand) == sorted(before)


def test_the_talk_of_ecarte(ecarte):
    table = ecarte(ecarte_screen.deal())
    use(table, act_0=K)
    assert table.hints["propose"].cap == "K"
    table.drive.key(pygame.KSCAN_Q)
    assert table.common.phase == "propose"
    table.drive.key(K)
    assert table.table.state.common.phase == "respond"


def test_a_card_of_the_hand(schnapsen):
    table = schnapsen(leading())
    use(table, card_2=OH)
    table.drive.key(pygame.KSCAN_3)
    assert table.part.presses.hand.chosen is None
    table.drive.key(OH)
    assert table.part.presses.hand.chosen == table.hand[2]


def test_a_table_card_is_marked_and_picked(scopa):
    scopa.lay("2D 5C KS", ["7D QS", "QC QD"])
    row, column = scopa.part.board.lay.cell(scopa.part.board.slots.of["5C"])
    use(scopa, **{f"pick_{row}_{column}": P}, mark=L)
    scopa.drive.key(P)
    assert scopa.choice.picks == {"5C"}
    scopa.drive.key(P)
    scopa.drive.key(pygame.KSCAN_UP)
    assert scopa.choice.picks == set()
    scopa.drive.key(L)
    assert len(scopa.choice.picks) == 1
    assert next(hint for hint in scopa.facts.keys if hint.id == "sort").cap == "F2"


def test_calls_questions_and_cards_of_a_race(race):
    table = race(SetOptions(mode="practice", claim="call", penalty="none", hints=True))
    use(table, call_0=P, ask_0=L, pick_0_0=K)
    caps = {hint.id: hint.cap for hint in table.facts.keys}
    assert (caps["call:0"], caps["hint"]) == ("P", "L")
    table.drive.key(L)
    assert table.view.hint
    table.drive.key(P)
    assert table.view.call.seat == 0
    table.drive.key(K)
    assert table.view.call.picks == (table.view.table[0],)


def test_the_last_moves_are_shown_again(scopa):
    use(scopa, repeat=P)
    asked = []
    scopa.part.press = lambda hint, at: asked.append(hint)
    scopa.scene._facts = Facts(sheet=Sheet("Over", (), repeat="Again"))
    scopa.scene._on_sheet(_down(pygame.KSCAN_R), False)
    assert asked == []
    scopa.scene._on_sheet(_down(P), False)
    assert asked == ["repeat"]


def _down(code):
    return KeyDown(0, 0, code, 0)
