"""The score screen (P12–P15), the last moves again, leaving it, the banner of a perdere, words for everything there is."""

import random
from typing import get_args

import msgspec
import pygame
import pytest
from kits.fake_table import person
from kits.letters import body
from kits.scopa_screen import screens

from game.core.game import Stamp
from game.games.scopa import events as ev
from game.games.scopa.options import CHOICES, PRESETS, Options, summary
from game.games.scopa.pack import PACK, RANKS
from game.games.scopa.rules import SCOPA
from game.ui.scenes.table import Manner

ENTER, R = pygame.KSCAN_RETURN, pygame.KSCAN_R
scopa = screens()

ANNA = "7D 7C 7S KH 6D 5D 4D 2C 3C 4C 5C 6C KC QC JC AC 2S 3S 4S 5S"
"""20 cards, 4 of them denari, the settebello, primiera 7 7 7 K = 73 (worked position 3)."""


def finished(table, anna, ben, last="KS", **more):
    """The last card of a deal: Anna lays it on an empty table, and it goes to Ben, who captured last."""
    table.lay("", [last], stock=0, piles=[anna, ben], last_capturer=1, **more)
    table.plays(0, last)
    table.settle()


def rest(*given):
    used = {card for cards in given for card in cards.split()}
    return " ".join(card for card in PACK if card not in used)


def words(table):
    """What the sheet says, by the names of its items."""
    kinds = ("value", "points", "remark", "prime", "sum", "item", "name")
    return {item.key: item.look[0] for kind in kinds for item in table.drawn(f"score {kind}")}


def test_p15_every_item_its_values_points_and_ties_in_words(scopa):
    table = scopa()
    ben = rest(ANNA, "KS")
    finished(table, ANNA, ben, sweeps=["2S", "AH AD"])
    seen = words(table)
    assert [seen["score value", "cards", side] for side in (0, 1)] == ["20", "20"]
    assert seen["score remark", "cards"] == "a tie: nobody scores"
    assert ("score points", "cards", 0) not in seen
    assert [seen["score value", "denari", side] for side in (0, 1)] == ["4", "6"]
    assert seen["score points", "denari", 1] == "+1"
    assert [item.key for item in table.drawn("score held")] == [("score held", "settebello", 0)]
    assert seen["score points", "settebello", 0] == "+1"
    assert [seen["score value", "scopa", side] for side in (0, 1)] == ["1", "2"]
    assert [seen["score sum", "scopa-sheet-this", side] for side in (0, 1)] == [str(total) for total in table.common.sheet.points()]


def test_p15_the_four_primiera_cards_of_each_side_and_their_values(scopa):
    """Worked position 3: 7 7 7 K = 73 against 75 made of 7 6 6 6 … here what is left: 6S, 6H, 7H, AD."""
    table = scopa()
    finished(table, ANNA, rest(ANNA, "KS"))
    seen = words(table)
    assert [seen["score prime", 0, place] for place in range(4)] == ["21", "21", "10", "21"]
    assert seen["score value", "primiera", 0] == "73"
    ben = table.common.sheet.best[1]
    cards = {item.key[1:]: item.look[0] for item in table.drawn("score card")}
    assert tuple(cards.get((1, place)) for place in range(4)) == ben


def test_p13_a_side_without_a_suit_has_no_primiera(scopa):
    """Worked position 2."""
    table = scopa()
    anna = "7D 7C 7S"
    finished(table, anna, rest(anna, "KS"))
    seen = words(table)
    assert seen["score value", "primiera", 0] == "–"
    assert seen["score prime", 0, 2] == "–"
    assert seen["score points", "primiera", 1] == "+1"


def test_p13_nobody_has_every_suit(scopa):
    table = scopa(seats=3)
    clubs = " ".join(rank + "C" for rank in RANKS)
    table.lay("", ["KS"], stock=0, piles=[clubs, "7D", "7H"], last_capturer=1)
    table.plays(0, "KS")
    table.settle()
    assert words(table)["score remark", "primiera"] == "nobody has every suit"


@pytest.mark.parametrize(("preset", "items"), [
    ("scopa", "Cards Diamonds Settebello Primiera Scopa"), ("napola", "Cards Diamonds Settebello Primiera Scopa Napola"),
    ("re_bello", "Cards Diamonds Settebello Primiera Scopa Re bello"),
    ("escoba", "Cards Diamonds Settebello Sevens All four sevens Scopa"),
])  # fmt: skip
def test_p15_the_items_of_each_preset(scopa, preset, items):
    table = scopa(preset)
    finished(table, ANNA, rest(ANNA, "KS"))
    assert " ".join(item.look[0] for item in table.drawn("score item")) == items


def test_partners_share_a_column_and_the_running_total_says_who_leads(scopa):
    table = scopa(seats=4)
    table.lay("", ["KS"], stock=0, piles=[ANNA, rest(ANNA, "KS"), "", ""], last_capturer=1, totals=(3, 9))
    table.plays(0, "KS")
    table.settle()
    assert [item.look[0] for item in table.drawn("score name")] == ["Anna", "Carla", "Ben", "Dora"]
    totals = [item for item in table.drawn("score sum") if item.key[1] == "scopa-sheet-total"]
    assert [item.look[0] for item in totals] == [str(total) for total in table.common.totals]
    assert totals[0].look[1].colour != totals[1].look[1].colour
    assert table.facts.sheet.lines == (("In all", tuple(str(table.common.totals[seat % 2]) for seat in range(4))),)


def test_leaving_the_sheet_is_being_ready_and_the_next_deal_follows(scopa):
    table = scopa()
    finished(table, ANNA, rest(ANNA, "KS"))
    assert table.scene.sheet.title == f"Deal {table.common.deal}"
    table.drive.key(ENTER)
    assert table.table.asked == [("ready", (0,), True)]
    table.settle()
    assert table.common.deal == 2
    assert table.scene.sheet is None
    assert table.part.view.common == table.common


def test_p14_the_end_of_the_match_names_the_winners_and_leads_on(scopa):
    table = scopa(seats=4)
    table.lay("", ["KS"], stock=0, piles=[ANNA, rest(ANNA, "KS"), "", ""], last_capturer=1, totals=(3, 10))
    table.plays(0, "KS")
    table.settle()
    assert table.scene.sheet.title == "Ben & Dora win!"
    assert table.scene.sheet.winners == (1, 3)
    assert "lost" in table.heard
    assert "round-lost" not in table.heard
    table.drive.key(ENTER)
    assert [name for name, _ in table.went] == ["over"]


@pytest.fixture
def told(scopa):
    """A deal that has just been told to its end, with its sheet: the last two moves were a capture and a card laid."""
    table = scopa(manner=Manner(speed="normal"))
    table.lay("2D 5C", ["7D", "3C"], stock=0, piles=[rest("7D 2D 5C 3C"), ""], last_capturer=0)
    table.plays(0, "7D", "2D 5C")
    table.plays(1, "3C")
    table.settle()
    assert table.scene.sheet is not None
    return table


@pytest.mark.parametrize("how", ["key", "pad", "click"])
def test_one_key_shows_the_last_moves_of_the_deal_again(told, how):
    from game.ui.hud.sheet import repeat_box

    table, before = told, told.part.view
    for _ in range(2):  # as often as one likes
        if how == "key":
            table.drive.key(R)
        elif how == "pad":
            table.pad(0, 3)
        else:
            table.click(repeat_box(table.scene._frame.scale).center)
        assert table.scene.sheet is None
        table.turn(700)
        assert table.part.board.look.over == ("7D", ("2D", "5C"))
        table.settle()
        assert table.scene.sheet is not None
        assert table.part.view == before
    assert table.log.count("Ben lays the 3 of clubs") == 1


def test_a_press_beside_what_is_drawn_asks_for_nothing_and_anywhere_on_it_repeats(told):
    table = told
    (button,) = (item.rect for item in table.drawn("hint") if item.key == ("hint", "repeat"))
    for beside in ((button.x - 4, button.centery), (button.right + 4, button.centery)):
        table.click(beside)
        assert table.scene.sheet is not None
    table.click((button.x + 3, button.centery))
    assert table.scene.sheet is None


def test_a_press_ends_the_repetition(told):
    table = told
    table.drive.key(R)
    table.turn(100)
    table.drive.key(pygame.KSCAN_1)
    assert table.scene.sheet is not None
    assert table.part.board.zones["pile:0"]


def test_a_perdere_has_a_banner_that_cannot_be_missed_on_table_and_sheet(scopa):
    table = scopa("a_perdere")
    assert [item.look for item in table.drawn("banner")] == ["Lowest wins"]
    finished(table, ANNA, rest(ANNA, "KS"), totals=(20, 3))
    assert table.drawn("score banner")
    assert table.scene.sheet.winners == (1,)
    assert table.scene.sheet.ranking == (1, 0)
    assert scopa("scopa").drawn("banner") == []


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", [(960, 540), (1024, 768)])
def test_every_line_of_every_sheet_stays_inside_it(scopa, seats, size):
    from game.ui.hud.sheet import button_box, sheet_box

    for options in (dict(PRESETS)["escoba"], Options(four="singly", six="threes", napola=True, re_bello=True, lowest_wins=True, target=21)):
        table = scopa(options, seats=seats)
        table.drive.resize(size)
        table.lay("", ["KS"], stock=0, piles=[ANNA, rest(ANNA, "KS"), *[""] * (seats - 2)], last_capturer=1)
        table.plays(0, "KS")
        table.settle()
        scale = table.scene._frame.scale
        room = sheet_box(scale)
        room.h = button_box(scale).y - room.y
        names = {key: str(key[0] if isinstance(key, tuple) else key) for key in table.scene._picture._items}
        lines = [item for key, item in table.scene._picture._items.items() if names[key].startswith("score")]
        assert lines
        assert all(room.contains(body(item)) for item in lines), [item for item in lines if not room.contains(body(item))]


# --- words


@pytest.mark.parametrize("preset", [name for name, _ in PRESETS])
def test_every_event_worth_a_line_has_one_without_a_missing_word(scopa, caplog, preset):
    dice = random.Random(3)
    table = scopa(preset, seats=4)
    state, kinds = table.table.state, set()
    while not SCOPA.view(state, None).common.sheet:
        turn = state.common.turn
        step = SCOPA.apply(state, turn, dice.choice(SCOPA.legal_actions(SCOPA.view(state, turn))), Stamp(0))
        state = step.state
        kinds |= {type(event) for event in step.events if table.part.tell(event)}
    assert {ev.Played, ev.DealScored} <= kinds
    assert summary(table.table.options)
    assert "no such message" not in caplog.text


def test_all_keys_of_presets_options_rules_and_cards_are_there(scopa):
    say = scopa().drive.stage.speech.say_or
    keys = [f"scopa-preset-{name}" for name, _ in PRESETS]
    keys += [f"scopa-option-{choice.option}" for choice in CHOICES]
    for choice in CHOICES:
        if choice.option in ("choice", "four", "six"):
            keys += [f"scopa-option-{choice.option}-{value}" for value in choice.values]
    for _, options in PRESETS:
        keys += [phrase.key for phrase in summary(options)]
    odd = msgspec.structs.replace(Options(), choice="any", four="singly", six="threes", last_sweep=True)
    keys += [phrase.key for phrase in summary(odd)]
    keys += [phrase.key for phrase in summary(msgspec.structs.replace(Options(), choice="fewest", aces="take_all", take_all_sweeps=True))]
    for deck in ("french", "plain", "neapolitan"):
        keys += [f"scopa-rank-{deck}-{rank}" for rank in RANKS] + [f"scopa-suit-{deck}-{suit}" for suit in "CDHS"]
    keys += [f"game-scopa-{field}" for field in ("title", "goal", "players", "kind", "material", "audience")]
    assert [key for key in keys if say("", key, target=1, hand=3, table=4) == ""] == []


def test_every_event_is_known_to_the_words(scopa):
    told = {"FirstDealer", "DealStarted", "Dealt", "TableDealt", "Redealt", "FirstTable", "Played", "LastCards", "DealScored", "MatchEnded"}
    assert {kind.__name__ for kind in get_args(ev.ScopaEvent)} - told == {"Gathered"}


def test_cards_are_called_as_their_faces_show_them(scopa):
    for deck, name in (("french", "queen (9) of diamonds"), ("plain", "9 of diamonds"), ("neapolitan", "cavallo (9) of coins")):
        table = scopa(manner=Manner(speed="off", deck=deck))
        assert table.part.words.card("QD") == name
        assert table.part.board.pack.name == deck


def test_the_table_is_read_out_with_the_own_hand(scopa):
    table = scopa()
    table.lay("2D 5C", ["7D QS", "KC QD"], piles=["3C 4C 5D", ""], sweeps=["3C", ""])
    assert table.part.read_out() == (
        "On the table: 2 of diamonds, 5 of clubs",
        "Anna holds: 7 of diamonds, queen (9) of spades",
        "Anna has 3 cards and 1 scopa",
        "Ben has 0 cards and 0 scope",
    )


def test_a_person_alone_against_people_elsewhere_sees_his_own_hand(scopa):
    table = scopa(seats=(person("Anna", 1), person("Ben")), own=(1,))
    table.lay("2D 5C", ["7D QS", "KC QD"], turn=1)
    assert {"KC", "QD"} <= table.faces_shown()
    assert not {"7D", "QS"} & table.faces_shown()
    assert table.part.board.cloth.bottom == 1
