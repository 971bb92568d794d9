"""The table of Écarté on the screen: the talk, discards, the king, tricks and endings, with mouse, keys and pad (E1–E11)."""

import pygame
import pytest
from games.ecarte.ecarteplay import dealt, last_trick, options, play
from kits.trick_screen import AFAR, trick_screen  # noqa: F401  the fixture

from game.games.ecarte import table as looks
from game.games.ecarte.actions import Accept, CallKing, Discard, Play, Propose, Refuse, Stand
from game.games.ecarte.rules import ECARTE
from game.games.ecarte.scoring import tricks_worth

ENTER, ESC, UP, RIGHT = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_UP, pygame.KSCAN_RIGHT
Q, W, E, R = pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E, pygame.KSCAN_R
NUMBERS = tuple(range(pygame.KSCAN_1, pygame.KSCAN_1 + 5))
ELDER, DEALER = "KS QH JS 7C 8C", "AH QD AD JD TD"
PAD = 7


@pytest.fixture
def screen(trick_screen):  # noqa: F811
    def make(state, *args, **more):
        return trick_screen(ECARTE, looks, state, *args, **more)

    return make


def deal(preset="gamerules", *moves, **more):
    """Anna is elder, Ben has dealt; these were said or done already."""
    rules = options(preset, **more.pop("changes", {}))
    return play(dealt(rules, **{"elder": ELDER, "dealer": DEALER, "turnup": "9S", **more}), *moves)


def as_dealer(table):
    """The same, with Anna in the dealer's place."""
    table.table.own = (1,)
    table.table.restore()
    table.drive.turn()
    return table


def stakes(table):
    """What the table on the felt says: by choice, the points of elder and dealer."""
    found = {}
    for item in table.drawn("stakes points"):
        row, column = item.key[1]
        found.setdefault(row, [None, None])[column] = item.look
    return {row: tuple(points) for row, points in found.items()}


def bubbles(table):
    return {item.key[1]: item.look for item in table.drawn("bubble")}


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


def take(table, name, key, by):
    """Take an offer: by a click, by its key, or with a pad that goes up to it and along."""
    if by == "mouse":
        table.hint(name)
    elif by == "key":
        table.drive.key(key)
    else:
        table.tilt(PAD, "up")
        while not table.hints[name].lit:
            table.tilt(PAD, "right")
        table.pad(PAD, 0, "confirm")


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
    assert table.strip == "Pick one to 5 cards to exchange"
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
    assert "set" in table.heard


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
    assert "win" in table.heard
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
