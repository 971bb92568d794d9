"""The table of Schnapsen on the screen: cards, acts and words, by posted events with mouse, keys and pad (T2–T8)."""

import pygame
import pytest
from games.schnapsen.schnapsplay import NAMES, mirrored, options, position
from kits.trick_screen import AFAR, trick_screen  # noqa: F401  the fixture

from game.games.schnapsen import table as looks
from game.games.schnapsen.actions import Announce, Claim, Close, Draw, Exchange, Play, TakeBack
from game.games.schnapsen.rules import SCHNAPSEN
from game.ui.scenes.table import Manner

UP, DOWN, LEFT, RIGHT = pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT
ENTER, ESC, ONE, TWO = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_1, pygame.KSCAN_2
Q, W, E, R, T, B, F1, F2 = (getattr(pygame, f"KSCAN_{key}") for key in ("Q", "W", "E", "R", "T", "B", "F1", "F2"))
HEARTS = pygame.KSCAN_D
PAD = 7


@pytest.fixture
def screen(trick_screen):  # noqa: F811
    def make(state, *args, **more):
        return trick_screen(SCHNAPSEN, looks, state, *args, **more)

    return make


def leading(preset="schnapsen", mine="KH QH JS AC TC", theirs="KD QD AD JD TD", *, tricks=(1, 1), **more):
    """Anna is on lead with a marriage and the lowest trump."""
    return position(options(preset, **more.pop("changes", {})), mine, theirs, tricks=tricks, turnup=more.pop("turnup", "AS"), **more)


def answering(mine="TH JH KS JD QC", led="AH", **more):
    """Anna answers; the stock is closed or gone where `strict`."""
    return position(options("schnapsen"), mine, "", led=led, **{"tricks": (2, 3), **more})


# --- cards


def test_a_card_is_chosen_by_a_press_and_played_by_another(screen):
    table = screen(leading())
    table.choose("TC")
    assert table.part.presses.hand.chosen == "TC"
    assert table.asked == []
    table.press(table.spot("TC"))
    assert table.asked == [(0, Play("TC"))]
    assert table.common.led == "TC"


def test_a_chosen_card_is_played_by_enter_and_by_a_press_on_the_ground_of_the_trick(screen):
    table = screen(leading())
    table.choose("AC")
    table.drive.key(ENTER)
    assert table.common.led == "AC"
    table = screen(leading())
    table.choose("AC")
    table.click(table.middle)
    assert table.common.led == "AC"


def test_a_card_is_played_by_dragging_it_onto_the_table_and_not_by_dropping_it_on_the_hand(screen):
    table = screen(leading())
    spot = table.spot("AC")
    table.drag(spot, (spot[0] + 60, spot[1] + 4))
    assert table.asked == []
    assert table.part.board.hanging is None
    table.drag(table.spot("AC"), table.middle)
    assert table.common.led == "AC"


def test_keys_choose_by_number_and_by_arrow_and_play(screen):
    table = screen(leading())
    table.drive.key(TWO)
    assert table.part.presses.hand.chosen == table.hand[1]
    table.drive.key(RIGHT)
    card = table.hand[2]
    assert table.part.presses.hand.chosen == card
    table.drive.key(ENTER)
    assert table.common.led == card


def test_a_pad_chooses_and_plays_and_takes_offers(screen):
    table = screen(leading())
    table.tilt(PAD, "right", "right")
    assert table.part.presses.hand.chosen == table.hand[1]
    table.tilt(PAD, "up")
    assert table.hints["exchange"].lit
    table.pad(PAD, 0, "confirm")
    assert table.asked == [(0, Exchange())]
    table.tilt(PAD, "down", "right")
    card = table.part.presses.hand.chosen
    table.pad(PAD, 0, "confirm")
    assert table.common.led == card


def test_escape_drops_the_choice_and_then_opens_the_menu(screen):
    table = screen(leading())
    table.choose("AC")
    table.drive.key(ESC)
    assert table.part.presses.hand.chosen is None
    assert table.went == []
    table.drive.key(ESC)
    assert table.went == ["menu"]


def test_the_hand_is_sorted_by_suit_and_by_value(screen):
    table = screen(leading())
    table.drive.key(F2)
    assert [card[1] for card in table.hand] == sorted((card[1] for card in table.hand), key="CDSH".index)
    table.hint("sort")
    assert [card[0] for card in table.hand] == sorted((card[0] for card in table.hand), key="JQKTA".index)


# --- what may not be played


@pytest.mark.parametrize(
    ("state", "card", "words"),
    [
        (answering("TH JH AS KS QS", "KH", tricks=(2, 3), closing=(1, 0, 2, 5)), "JH", "You must beat the king of hearts"),
        (answering("TH JH AS KS QS", "AH", closing=(1, 0, 2, 5)), "KS", "You must follow the ace of hearts"),
        (answering("KS JS QD TC AC", "AH", tricks=(2, 3), closing=(1, 0, 2, 5)), "QD", "You must trump the ace of hearts"),
    ],
)
def test_t3_cards_that_may_not_be_played_are_dimmed_and_choosing_one_says_why(screen, state, card, words):
    table = screen(state)
    legal = {action.card for action in SCHNAPSEN.legal_actions(table.view) if isinstance(action, Play)}
    assert table.dim == set(table.hand) - legal
    assert card in table.dim
    table.choose(card)
    assert table.strip == words
    assert table.asked == []
    table.press(table.spot(card))
    assert table.asked == []
    assert "error" in table.heard


def test_t2_with_an_open_stock_nothing_is_dimmed(screen):
    table = screen(answering("TH KH JS QD AC", "AH", tricks=(1, 1)))
    assert table.dim == set()
    assert table.strip == "Answer the ace of hearts with any card"


def test_t4_after_an_announcement_only_king_and_queen_stay_bright(screen):
    table = screen(leading())
    table.drive.key(HEARTS)
    assert table.dim == {"JS", "AC", "TC"}
    assert table.strip == "Anna announces hearts: 20"
    table.choose("AC")
    assert table.strip == "You announced hearts: lead its king or queen"
    table.play("QH")
    assert table.common.led == "QH"


def test_when_it_is_not_ones_turn_a_card_can_be_looked_at_but_not_played(screen):
    table = screen(leading())
    table.play("AC")
    table.settle()
    table.choose("TC")
    table.press(table.spot("TC"))
    assert table.asked == [(0, Play("AC"))]
    assert table.strip == "It is Ben’s turn"


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
    for action, effect in ((Exchange(), "go"), (Announce("H"), "set"), (Close(), "call")):
        table.heard.clear()
        table.by(1, action)
        table.turn(60)
        assert effect in table.heard, action


# --- the trick that stays


def test_a_finished_trick_stays_a_second_and_then_goes_to_its_winner(screen):
    table = screen(answering("AH TC", "KH", tricks=(1, 1)))
    table.play("AH")
    table.turn(900)
    assert table.part.board.zones["trick"] == ("KH", "AH")
    assert table.strip == "Anna takes the trick: 15"
    assert table.dim == {"KH"}
    assert table.hints == {}
    table.turn(200)
    assert table.part.board.zones["trick"] == ()
    assert {"KH", "AH"} <= set(table.part.board.zones["won:0"])


@pytest.mark.parametrize("press", ["mouse", "key", "pad"])
def test_a_press_goes_on_from_a_finished_trick_and_does_nothing_else(screen, press):
    table = screen(answering("AH TC", "KH", tricks=(1, 1)))
    table.play("AH")
    table.turn(100)
    asked = list(table.asked)
    {
        "mouse": lambda: table.press(table.spot("TC")),
        "key": lambda: table.drive.key(ONE),
        "pad": lambda: table.pad(PAD, 0, "confirm"),
    }[press]()
    assert table.part.board.zones["trick"] == ()
    assert table.part.presses.hand.chosen in (None, "AH") or table.part.presses.hand.chosen not in table.hand
    assert table.asked == asked


def test_reduced_motion_keeps_the_time_to_read(screen):
    table = screen(answering("AH TC", "KH", tricks=(1, 1)), manner=Manner(speed="normal", still=True))
    table.play("AH")
    table.turn(900)
    assert table.part.board.zones["trick"] == ("KH", "AH")


def test_a_press_while_cards_fly_finishes_their_way_and_acts_on_what_was_there(screen):
    table = screen(leading(), manner=Manner(speed="normal"))
    table.drive.key(F2)
    table.drive.turn(60)
    card = table.hand[0]
    assert table.part.board.director.busy(table.drive.now)
    table.press(table.spot(card))
    assert table.part.presses.hand.chosen == card


# --- points and tricks


def test_t8_points_are_shown_while_they_are_counted_and_hidden_where_they_are_not(screen):
    table = screen(leading(points=(21, 8)))
    assert {item.key[1]: item.look[0] for item in table.drawn("gauge points")} == {0: 21, 1: 8}
    table = screen(leading(points=(21, 8), changes={"out": "manual"}))
    assert table.drawn("gauge points") == []
    assert table.hints["announce:H"].text == "Marriage in hearts: + 20"
    table.play("AC")
    table.by(1, Play("KD"))
    table.settle()
    assert table.log[-2] == "Anna takes the trick"


def test_game_points_are_counted_down_where_the_preset_does_so(screen):
    table = screen(leading(scores=(2, 6)))
    assert [score.points for score in table.facts.scores] == ["5", "1"]
    table = screen(leading("santase", "KH QH 9S AC TC JC", "", scores=(2, 6)))
    assert [score.points for score in table.facts.scores] == ["2", "6"]


@pytest.mark.parametrize(("allowed", "seen"), [("none", None), ("last", 1), ("own", 2), ("all", 3)])
def test_looking_back_goes_as_far_as_the_room_allows(screen, allowed, seen):
    table = screen(leading(changes={"look_back": allowed}, tricks=(2, 1)))
    assert ("back" in table.hints) == (seen is not None)
    table.drive.key(B)
    assert len({item.key[1] for item in table.drawn("back card")}) == (seen or 0)
    if seen:
        table.drive.key(ESC)
        assert table.drawn("back card") == []
        assert table.went == []
        table.click(table.part.board.felt.places.seats[0].pile.center)
        assert len({item.key[1] for item in table.drawn("back card")}) == seen


def test_an_empty_stock_leaves_the_trump_in_sight(screen):
    table = screen(answering(tricks=(3, 2), mine="TH JH KS JD"))
    assert table.drawn("trump seal")
    assert [item.look[0] for item in table.drawn("stock words")] == ["The stock is empty"]
    assert "Trumps: spades. The stock is empty." in table.part.read_out()


def test_the_rank_strip_has_the_ten_above_the_king_with_values(screen):
    table = screen(leading())
    signs = table.drawn("rank")
    assert [item.look for item in sorted(signs, key=lambda item: item.rect.x)] == [
        ("A", "11"), ("10", "10"), ("K", "4"), ("Q", "3"), ("J", "2"),
    ]  # fmt: skip


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


def test_the_table_in_words_tells_the_own_hand_and_no_other(screen):
    table = screen(leading())
    words = " ".join(table.part.read_out())
    assert "Trumps: spades" in words
    assert "the king of hearts" in words
    assert "the queen of diamonds" not in words
