"""What can be asked for at a table of Schnapsen, by mouse, keys and pad, and how the other side is told of it (T4–T8)."""

import pygame
import pytest
from games.schnapsen.schnapsplay import NAMES, mirrored, options, position
from kits.schnapsen_screen import PAD, answering, leading, screens
from kits.trick_screen import AFAR

from game.games.schnapsen.actions import Announce, Claim, Close, Draw, Exchange, Play, TakeBack
from game.games.schnapsen.rules import SCHNAPSEN

RIGHT, ENTER, ESC = pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE
Q, W, E, R, T, F1 = (getattr(pygame, f"KSCAN_{key}") for key in ("Q", "W", "E", "R", "T", "F1"))
HEARTS = pygame.KSCAN_D

screen = screens()


# --- acts, by key and by mouse


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_t5_exchange(screen, by):
    table = screen(leading())
    assert table.hints["exchange"].text == "Take the ace of spades"
    table.drive.key(Q) if by == "key" else table.hint("exchange")
    assert table.common.turnup == "JS"
    assert "AS" in table.hand
    assert table.known == {"AS"}
    assert table.strip == "Anna takes the ace of spades"
    assert table.log[-1] == "Anna exchanges the jack of spades for the ace of spades"


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_t4_announcing_is_offered_with_what_it_brings_and_never_done_by_itself(screen, by):
    table = screen(leading(points=(21, 8)))
    assert table.hints["announce:H"].text == "Marriage in hearts: + 20 = 41"
    assert table.hints["announce:H"].asks
    table.drive.key(HEARTS) if by == "key" else table.hint("announce:H")
    assert table.asked == [(0, Announce("H"))]
    assert table.known == {"KH", "QH"}
    table = screen(leading())
    table.play("KH")
    assert table.common.acts == ()


def test_t4_a_marriage_before_the_first_trick_is_offered_as_pending_and_shown_so(screen):
    table = screen(leading(tricks=(0, 0)))
    assert table.hints["announce:H"].text == "Marriage in hearts: + 20 after a trick"
    table.drive.key(HEARTS)
    assert table.strip == "Anna announces hearts: 20, once a trick is won"
    points = next(item for item in table.drawn("gauge points") if item.key[1] == 0)
    assert points.look == (0, "+ 20 after a trick")


def test_t8_an_announcement_that_ends_the_deal_says_so(screen):
    table = screen(leading(tricks=(3, 1), points=(48, None), mine="KH QH", theirs=""))
    assert table.hints["announce:H"].text == "Marriage in hearts: + 20 = 68, out!"


@pytest.mark.parametrize("by", ["key", "mouse", "pad"])
def test_t6_close_asks_once_and_says_what_a_failure_costs(screen, by):
    table = screen(leading())
    take = {"key": lambda: table.drive.key(W), "mouse": lambda: table.hint("close"), "pad": lambda: None}[by]
    if by == "pad":
        table.tilt(PAD, "up", "right", "right")
        assert table.hints["close"].lit
        table.pad(PAD, 0, "confirm")
    else:
        take()
    assert table.strip == "Close? If you fail, Ben gets 2 game points"
    assert table.asked == []
    assert list(table.hints) == ["yes", "no"]
    table.pad(PAD, 1, "cancel") if by == "pad" else table.hint("no") if by == "mouse" else table.drive.key(ESC)
    assert table.asked == []
    assert table.went == []
    table.drive.key(W)
    table.pad(PAD, 0, "confirm") if by == "pad" else table.hint("yes") if by == "mouse" else table.drive.key(ENTER)
    assert table.asked == [(0, Close())]
    assert table.part.board.look.closed
    assert table.log[-1] == "Anna closes the stock"


def test_t6_the_answer_to_the_question_can_be_chosen_by_arrow(screen):
    table = screen(leading())
    table.drive.key(W)
    table.drive.key(RIGHT)
    assert table.hints["no"].lit
    table.drive.key(ENTER)
    assert table.asked == []


@pytest.mark.parametrize(
    ("changes", "tricks", "told"),
    [
        ({}, (2, 0), "Close? If you fail, Ben (no trick) gets 3 game points"),
        ({}, (1, 1), "Close? If you fail, Ben gets 2 game points"),
        ({"failed_close": "three"}, (1, 1), "Close? If you fail, Ben gets 3 game points"),
    ],
)
def test_the_cost_of_a_failed_close_is_that_of_the_row(screen, changes, tricks, told):
    table = screen(leading(changes=changes, tricks=tricks))
    table.drive.key(W)
    assert table.strip == told


def test_a_closed_stock_looks_closed_and_says_by_whom(screen):
    table = screen(leading(closing=(1, 10, 1, 2)))
    assert table.part.board.director.layout.spots["AS"].pose.turn == 0
    assert [item.look[0] for item in table.drawn("stock words")] == ["Closed by Ben"]
    assert "AS" not in table.faces_shown()


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_t8_a_claim_asks_once_and_says_what_a_wrong_one_costs(screen, by):
    table = screen(leading(changes={"out": "manual"}, tricks=(2, 1), points=(33, 7)))
    table.drive.key(E) if by == "key" else table.hint("claim")
    assert table.strip == "Do you have 66? If not, Ben gets 2 game points"
    table.drive.key(ENTER) if by == "key" else table.hint("yes")
    assert table.asked == [(0, Claim())]


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_t7_the_last_act_is_taken_back(screen, by):
    table = screen(leading())
    table.drive.key(HEARTS)
    assert table.hints["takeback"].text == "Take back the marriage"
    table.drive.key(R) if by == "key" else table.hint("takeback")
    assert table.asked[-1] == (0, TakeBack())
    assert table.log[-1] == "Anna takes the marriage in hearts back"
    assert table.known == {"KH", "QH"}
    assert "takeback" not in table.hints


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_drawing_is_an_act_of_its_own_where_one_may_close_before_it(screen, by):
    table = screen(answering("AH TC", "KH", tricks=(1, 1)))
    changed = position(options("schnapsen", close_before_draw=True), "AH TC", "JD", led="KH", tricks=(1, 1))
    table.stand(changed)
    table.play("AH")
    table.settle()
    assert table.strip == "Anna takes the trick: 15"
    table.turn(3000)
    assert table.strip == "Your trick: draw, or close before drawing"
    assert {"draw", "close"} <= set(table.hints)
    table.drive.key(T) if by == "key" else table.hint("draw")
    assert table.asked[-1] == (0, Draw())
    assert len(table.hand) == 5


@pytest.mark.parametrize("preset", NAMES)
def test_the_offers_are_the_acts_that_are_legal(screen, preset):
    mine = "KH QH 9S AC TC JC" if preset != "schnapsen" else "KH QH JS AC TC"
    for tricks in ((0, 0), (1, 0), (0, 1)):
        table = screen(leading(preset, mine, "", tricks=tricks))
        names = {"exchange": Exchange(), "announce:H": Announce("H"), "close": Close()}
        legal = SCHNAPSEN.legal_actions(table.view)
        assert {name for name in names if name in table.hints} == {name for name, action in names.items() if action in legal}


# --- the other side


def test_t7_every_act_of_the_other_is_told_and_what_he_has_shown_lies_open_in_his_hand(screen):
    table = screen(mirrored(leading()))
    assert "KH" not in table.faces_shown()
    table.by(1, Exchange())
    table.settle()
    assert table.strip == "Ben takes the ace of spades"
    assert table.known == {"AS"}
    table.by(1, Announce("H"))
    table.settle()
    assert table.known == {"AS", "KH", "QH"}
    assert {"AS", "KH", "QH"} <= table.faces_shown()
    assert table.log[-2:] == ["Ben exchanges the jack of spades for the ace of spades", "Ben announces hearts: 20"]
    table.by(1, Play("QH"))
    table.settle()
    assert table.known == {"AS", "KH"}
    table.by(1, Close())
    assert table.part.board.look.closed is False


def test_acts_are_heard(screen):
    table = screen(mirrored(leading()))
    for action, effect in ((Exchange(), "exchange"), (Announce("H"), "marriage"), (Close(), "close")):
        table.heard.clear()
        table.by(1, action)
        table.turn(60)
        assert effect in table.heard, action


# --- the hint


def test_the_hint_is_there_only_where_the_end_is_open_and_nobody_is_afar(screen):
    end = position(options("schnapsen"), "KS QH AH QC JC", "TH JH AD JS KC", tricks=(3, 2), points=(34, 34), turnup="")
    table = screen(end)
    table.drive.key(F1)
    marked = {item.key[1][1] for item in table.drawn("mark") if item.key[1][0] == "hint"}
    assert marked
    assert table.strip.startswith("Best: ")
    assert "hint" not in screen(leading()).hints
    assert "hint" not in screen(end, seats=AFAR).hints
