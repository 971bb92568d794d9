"""The table of Écarté on the screen: the king, tricks and endings, with mouse, keys and pad (E1–E3, E6–E11)."""

import pygame
import pytest
from games.ecarte.ecarteplay import last_trick, options, play
from kits.ecarte_screen import DEALER, ELDER, as_dealer, bubbles, deal, screens, take
from kits.trick_screen import AFAR

from game.games.ecarte.actions import CallKing, Play
from game.games.ecarte.events import Dealt
from game.games.ecarte.rules import ECARTE

ENTER = pygame.KSCAN_RETURN
Q, W, E, R = pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E, pygame.KSCAN_R
NUMBERS = tuple(range(pygame.KSCAN_1, pygame.KSCAN_1 + 5))

screen = screens()


# --- the king (E3, E6)


@pytest.mark.parametrize("by", ["mouse", "key", "pad"])
def test_e6_the_king_is_offered_and_marked_only_when_asked_for(screen, by):
    table = screen(deal("gamerules", "stand"))
    assert table.strip == "Your lead – you hold the king of trumps"
    assert table.hints["king"].asks
    assert table.common.king is None
    take(table, "king", E, by)
    assert table.asked == [(0, CallKing())]
    assert [score.points for score in table.facts.scores] == ["1", "0"]
    assert table.log[-1] == "Anna: “I have the king”"
    assert table.known == {"KS"}
    assert "king" not in table.hints


def test_e6_the_king_played_without_a_word_brings_nothing(screen):
    table = screen(deal("gamerules", "stand"))
    table.play("KS")
    assert table.common.scores == (0, 0)
    table.by(1, Play("AH"))
    table.settle()
    assert "king" not in table.hints


def test_e6_the_dealer_is_offered_it_after_the_lead_and_before_his_own_card(screen):
    state = deal("gamerules", "stand", elder="QH JS 7C 8C 9C", dealer="KS AD JD TD 7D")
    table = as_dealer(screen(state))
    assert "king" not in table.hints
    table.by(0, Play("QH"))
    table.settle()
    assert "king" in table.hints
    table.drive.key(E)
    assert table.common.king == 1
    table.play("AD")
    assert table.common.tricks


def test_e6_a_king_called_by_the_other_lies_open_in_his_hand(screen):
    state = deal("gamerules", "stand", elder="QH JS 7C 8C 9C", dealer="KS AD JD TD 7D")
    table = screen(state, seats=AFAR)
    table.play("QH")
    table.by(1, CallKing())
    table.settle()
    assert table.known == {"KS"}
    assert "KS" in table.faces_shown()
    table.by(1, Play("AD"))
    table.settle()
    assert table.known == {"KS"}


def test_e3_a_turned_king_scores_the_dealer_at_once(screen):
    table = screen(deal())
    table.table.state = ECARTE.new_match(options(), 2, 1)
    table.table._order = tuple(f"{ELDER} {DEALER} KH".split())
    table.table._order = (*table.table._order[:3], *table.table._order[5:8], *table.table._order[3:5], *table.table._order[8:10], "KH")
    table.table.shuffle()
    table.drive.turn()
    table.settle()
    assert [score.points for score in table.facts.scores] == ["0", "1"]
    assert "The king was turned: one point for Ben" in table.log
    assert "king" in table.heard


# --- the tricks (E7–E9)


@pytest.mark.parametrize(
    ("preset", "elder", "lead", "dealer", "card", "words"),
    [
        ("gamerules", "QH JS 7C 8C 9C", "QH", "KH AH JD TD 7D", "AH", "You must beat the queen of hearts"),
        ("gamerules", "QH JS 7C 8C 9C", "QH", "7H JD TD 7D AD", "JD", "You must follow the queen of hearts"),
        ("classic", "QH JS 7C 8C 9C", "QH", "7S JD TD 7D AD", "JD", "You must trump the queen of hearts"),
    ],
)
def test_e8_illegal_answers_are_dimmed_and_choosing_one_says_why(screen, preset, elder, lead, dealer, card, words):
    table = as_dealer(screen(play(deal(preset, "stand", elder=elder, dealer=dealer), lead)))
    assert card in table.dim
    table.choose(card)
    assert table.strip == words
    table.press(table.spot(card))
    assert table.asked == []


def test_e8_without_the_suit_the_modern_rules_leave_every_card_bright(screen):
    table = as_dealer(screen(play(deal("gamerules", "stand", elder="QH JS 7C 8C 9C", dealer="7S JD TD 7D AD"), "QH")))
    assert table.dim == set()
    assert table.strip == "Answer the queen of hearts: any card will do"


def test_e1_the_rank_strip_has_the_ace_fourth(screen):
    table = screen(deal())
    signs = sorted(table.drawn("rank"), key=lambda item: item.rect.x)
    assert [item.look[0] for item in signs] == ["K", "Q", "J", "A", "10", "9", "8", "7"]


def test_e2_the_turned_card_lies_beside_the_stock_and_stays(screen):
    table = screen(deal("gamerules", "stand"))
    assert "9S" in table.faces_shown()
    assert [item.look[0] for item in table.drawn("stock words")] == ["Trumps: spades · 21 left"]
    table.play("KS")
    assert "9S" in table.faces_shown()


# --- endings (E10, E11)


def finish(table, lead, answer):
    leader = table.common.turn
    table.by(leader, Play(lead))
    table.by(1 - leader, Play(answer))
    table.settle()
    table.turn(1000)
    return table


def test_e10_the_sheet_tells_tricks_points_and_the_row_that_counted(screen):
    rules = options()
    table = finish(screen(last_trick(rules, "QH", "7H", won=(2, 2), situation="unproposed")), "QH", "7H")
    assert table.sheet.title == "Anna wins the deal"
    assert table.sheet.lines == (("Tricks", ("3", "2")), ("This deal", ("+2", "–")), ("Score", ("2", "0")))
    assert table.sheet.notes == ("Anna has 3 tricks: 2 points.", "Anna played without proposing.", "Anna deals next.")
    assert len(table.sheet.groups) == 5


@pytest.mark.parametrize(
    ("situation", "words"),
    [("exchanged", "Cards were exchanged: three tricks count one."), ("refused", "Ben refused the first proposal.")],
)
def test_e10_every_row_has_its_words(screen, situation, words):
    table = finish(screen(last_trick(options(), "QH", "7H", won=(2, 2), situation=situation)), "QH", "7H")
    assert table.sheet.notes[1] == words


def test_e10_the_vole_is_celebrated(screen):
    table = finish(screen(last_trick(options(), "QH", "7H", won=(4, 0))), "QH", "7H")
    assert table.sheet.title == "The vole! Anna takes all five"
    assert table.sheet.winners == (0,)
    assert table.sheet.notes[0] == "The vole: Anna has all five tricks, 2 points!"
    assert "vole" in table.heard
    assert table.scene._snow_since is not None


END = {
    "tricks": lambda: (last_trick(options(), "QH", "7H", won=(2, 2), scores=(4, 4)), [Play("QH"), Play("7H")], 0),
    "their tricks": lambda: (last_trick(options(), "7H", "QH", won=(2, 2), scores=(4, 4)), [Play("7H"), Play("QH")], 1),
    "king": lambda: (deal("gamerules", "stand", scores=(4, 4)), [CallKing()], 0),
}


@pytest.mark.parametrize("how", END)
def test_e11_a_match_that_ends_in_any_way_reaches_the_same_screen(screen, how):
    state, actions, winner = END[how]()
    table = screen(state)
    for action in actions:
        table.by(table.common.turn, action)
    table.settle()
    table.turn(1000)
    assert table.sheet.title == f"{('Anna', 'Ben')[winner]} wins the match!"
    assert table.sheet.winners == (winner,)
    assert table.sheet.lines[-1] == ("Score", ("5", "4") if winner == 0 else ("4", "5"))
    table.drive.click(table.scene._go_on.rect.center)
    assert [name for name, _ in table.went] == ["over"]


def test_e6_a_king_that_ends_the_match_is_seen_first(screen):
    table = screen(deal("gamerules", "stand", scores=(4, 4)))
    table.drive.key(E)
    table.turn(900)
    assert table.sheet is None
    assert bubbles(table)[0] == "I have the king"
    table.settle()
    table.turn(1000)
    assert table.sheet.notes == ("Anna marked the king of trumps: one point.",)


def test_the_own_cards_are_named_as_they_are_dealt_in_the_open_log_alone(screen):
    table = screen(deal("gamerules"))
    told = table.part.tell(Dealt(0, ("KS", "QH", "JS")))
    assert (told.words, told.quiet) == ("You get the king of spades, the queen of hearts, the jack of spades", True)
    assert table.part.tell(Dealt(1, ("AH", "QD", "AD")).seen_by(0)) is None
