"""The talk of Écarté on the screen: what is said, what it is worth, what is laid aside, with mouse, keys and pad (E4, E5, E10)."""

import pygame
import pytest
from kits.ecarte_screen import DEALER, ELDER, PAD, as_dealer, bubbles, deal, screens, stakes, take
from kits.trick_screen import AFAR

from game.games.ecarte.actions import Accept, Discard, Propose, Refuse, Stand
from game.games.ecarte.scoring import tricks_worth

ENTER = pygame.KSCAN_RETURN
Q, W, E, R = pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E, pygame.KSCAN_R
NUMBERS = tuple(range(pygame.KSCAN_1, pygame.KSCAN_1 + 5))

screen = screens()


# --- the talk (E4)


TALK = {
    "propose": ((), Q, Propose(), "I propose"),
    "stand": ((), W, Stand(), "I play"),
}


@pytest.mark.parametrize("name", TALK)
@pytest.mark.parametrize("by", ["mouse", "key", "pad"])
def test_e4_elder_proposes_or_plays(screen, name, by):
    _, key, action, words = TALK[name]
    table = screen(deal())
    assert table.strip == "Propose an exchange, or play?"
    take(table, name, key, by)
    assert table.asked == [(0, action)]
    assert table.log[-1] == f"Anna: “{words}”"
    assert bubbles(table) == {0: words}


@pytest.mark.parametrize(("name", "key", "action", "words"), [("accept", Q, Accept(), "I accept"), ("refuse", W, Refuse(), "No, we play")])
@pytest.mark.parametrize("by", ["mouse", "key", "pad"])
def test_e4_the_dealer_accepts_or_refuses(screen, name, key, action, words, by):
    table = as_dealer(screen(deal("gamerules", "propose")))
    assert table.strip == "Accept the exchange, or refuse?"
    take(table, name, key, by)
    assert table.asked == [(1, action)]
    assert table.log[-1] == f"Ben: “{words}”"


def test_the_talk_reads_as_a_conversation(screen):
    table = screen(deal())
    table.drive.key(Q)
    table.by(1, Accept())
    for number in NUMBERS[:3]:
        table.drive.key(number)
    table.drive.key(Q)
    table.by(1, Discard(("AD", "JD")))
    table.drive.key(Q)
    table.by(1, Refuse())
    table.settle()
    said = [words for words in table.log if "“" in words]
    assert said == [
        "Anna: “I propose”", "Ben: “I accept”", "Anna: “Three cards”", "Ben: “Two cards”", "Anna: “I propose”", "Ben: “No, we play”",
    ]  # fmt: skip
    assert bubbles(table) == {0: "I propose", 1: "No, we play"}


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ((), {}),
        (("propose",), {0: "I propose"}),
        (("propose", "accept"), {0: "I propose", 1: "I accept"}),
        (("propose", "accept", 3), {0: "Three cards"}),
        (("propose", "accept", 3, 0), {0: "Three cards", 1: "I keep mine"}),
        (("propose", "refuse"), {0: "I propose", 1: "No, we play"}),
        (("stand",), {0: "I play"}),
    ],
)
def test_whoever_comes_back_finds_the_last_words_again(screen, moves, said):
    assert bubbles(screen(deal("gamerules", *moves))) == said


def test_no_card_can_be_played_before_the_talk_is_over(screen):
    table = screen(deal())
    table.choose("QH")
    assert table.strip == "First the talk, then the cards"
    table.drive.key(ENTER)
    assert table.asked == []
    assert table.dim == set()


# --- what it is worth (E10)


@pytest.mark.parametrize(
    ("preset", "rows"),
    [
        ("gamerules", {"play": (2, 1), "exchange": (1, 1), "refused": (2, 1)}),
        ("classic", {"play": (1, 2), "exchange": (1, 1), "refused": (2, 1)}),
    ],
)
def test_e10_what_the_choice_is_worth_is_shown_before_it_is_made(screen, preset, rows):
    assert stakes(screen(deal(preset))) == rows


def test_e10_the_dealer_sees_what_accepting_and_refusing_are_worth(screen):
    assert stakes(as_dealer(screen(deal("gamerules", "propose")))) == {"accept": (1, 1), "refuse": (2, 1)}
    again = deal("gamerules", "propose", "accept", 1, 1, "propose")
    assert stakes(as_dealer(screen(again))) == {"accept": (1, 1), "refuse": (1, 1)}


@pytest.mark.parametrize("preset", ["gamerules", "classic"])
@pytest.mark.parametrize("moves", [("stand",), ("propose", "refuse"), ("propose", "accept", 1, 1, "stand")])
def test_e10_while_the_tricks_are_played_it_is_shown_what_they_are_worth(screen, preset, moves):
    table = screen(deal(preset, *moves))
    rules, situation = table.common.options, table.common.situation
    three, five = (tuple(tricks_worth(rules, situation, elder, tricks) for elder in (True, False)) for tricks in (3, 5))
    assert stakes(table) == {"three": three, "five": five}


# --- discards (E4, E5)


@pytest.mark.parametrize("by", ["mouse", "key", "pad"])
def test_e4_cards_are_picked_unpicked_counted_and_laid_aside(screen, by):
    table = screen(deal("gamerules", "propose", "accept"))
    assert table.strip == "Pick 1 to 5 cards to exchange"
    assert not table.hints["discard"].enabled
    for card in ("QH", "7C", "8C", "8C"):
        pick(table, card, by)
    assert table.hints["discard"].text == "Exchange 2 cards"
    assert table.part.presses.raised >= {"QH", "7C"}
    pick(table, "8C", by)
    take(table, "discard", Q, by)
    assert table.asked == [(0, Discard(("7C", "8C", "QH")))]
    table.settle()
    assert len(table.hand) == 5
    assert {"QH", "7C", "8C"}.isdisjoint(table.hand)


def pick(table, card, by):
    if by == "mouse":
        table.choose(card)
    elif by == "key":
        table.drive.key(NUMBERS[table.hand.index(card)])
    else:
        table.tilt(PAD, "down")
        while table.part.presses.hand.chosen != card:
            table.tilt(PAD, "right")
        table.pad(PAD, 0, "confirm")


def test_e4_picked_cards_can_be_put_back_at_once(screen):
    table = screen(deal("gamerules", "propose", "accept"))
    table.choose("QH")
    table.choose("7C")
    table.drive.key(R)
    assert table.part.presses.picks == ()
    assert "clear" not in table.hints


def test_e5_every_exchange_starts_with_nothing_picked(screen):
    table = screen(deal("gamerules", "propose", "accept"))
    table.choose("QH")
    table.drive.key(Q)
    table.by(1, Discard(("AD",)))
    table.drive.key(Q)
    table.by(1, Accept())
    table.settle()
    assert table.common.phase == "elder_discards"
    assert table.part.presses.picks == ()
    assert not table.hints["discard"].enabled


def test_e4_the_dealer_may_keep_all_his_cards(screen):
    table = as_dealer(screen(deal("gamerules", "propose", "accept", 3)))
    assert table.strip == "Pick up to 5 cards to exchange, or keep all"
    assert table.hints["discard"].text == "Keep all"
    table.drive.key(Q)
    assert table.asked == [(1, Discard(()))]
    assert table.log[-1] == "Ben: “I keep mine”"


def test_e5_a_short_stock_caps_the_picks_and_says_why(screen):
    moves = ("propose", "accept", 5, 5) * 2
    table = screen(deal("gamerules", *moves[:-1], 4, "propose", "accept"))
    assert table.view.stock == 2
    cards = table.hand
    for card in cards[:3]:
        table.choose(card)
    assert table.strip == "Only 2 cards are left in the stock"
    assert table.part.presses.picks == cards[:2]
    assert table.hints["discard"].text == "Exchange 2 cards"


def test_e5_an_empty_stock_ends_the_talk_by_itself(screen):
    moves = ("propose", "accept", 5, 5) * 2
    table = screen(deal("gamerules", *moves, "propose", "accept"))
    assert table.view.stock == 1
    table.choose(table.hand[0])
    table.drive.key(Q)
    table.settle()
    assert table.common.phase == "lead"
    assert table.log[-1] == "The stock is empty: play begins"


def test_e4_what_was_laid_aside_and_drawn_is_told_only_to_its_owner(screen):
    table = screen(deal("gamerules", "propose", "accept"), seats=AFAR)
    table.choose("QH")
    table.drive.key(Q)
    table.by(1, Discard(("AD", "JD")))
    table.settle()
    drawn = next(card for card in table.hand if card not in ELDER.split())
    assert table.faces_shown() == {*table.hand, "9S"}
    assert "QH" not in table.faces_shown()
    told = " ".join(table.log)
    assert told.count("You draw") == 1
    assert not any(card in told for card in ("ace of diamonds", "jack of diamonds", "queen of hearts"))
    assert drawn not in DEALER.split()


@pytest.mark.parametrize("moves", [("propose", "refuse"), ("propose", "accept", 3, 0)])
def test_what_the_other_says_comes_from_his_hand(screen, moves):
    table = screen(deal("gamerules", *moves))
    [bubble] = [item for item in table.drawn("bubble") if item.key[1] == 1]
    sheet = pygame.Surface(table.drive.window.canvas.get_size(), pygame.SRCALPHA)
    bubble.paint(sheet)
    tip = sheet.subsurface(bubble.rect.x, bubble.rect.y, bubble.rect.w, 3).get_bounding_rect().move(bubble.rect.topleft)
    hand = table.part.board.felt.places.seats[1].hand
    assert hand.left < tip.left
    assert tip.right < hand.right
