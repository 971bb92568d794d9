"""Keyboard alone, pad alone, mouse alone: every page can be used, the focus is always seen, and deals can be played."""

import random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kits.card_screen import CardScreen
from kits.fake_table import computer, person
from kits.set_screen import screens

from game.app import lan
from game.app.house import House
from game.app.sheet.screens import MENUS, NETWORK
from game.app.sheet.studio import Look, Studio
from game.core.game import Acting, Pace
from game.games import GAMES, part
from game.ui.hud.keys import key_boxes
from game.ui.input import PadDown, PadTilt, PointerDown, PointerMove, PointerUp

PAGES = sorted(name for name in MENUS | NETWORK if not name.startswith(("lesson", "match lost")))
STEPS = ("up", "down", "left", "right", "next", "previous")
TURNS = sorted(id for id, game in GAMES.items() if game.info.pace is Pace.TURNS)
PAD = 5
race = screens()


@pytest.fixture(scope="module")
def studio(tmp_path_factory):
    """A house in which nothing leads to processes, sockets or the end."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(House, "start", lambda *_: None)
        for name in ("look", "open", "_to", "settle"):
            patch.setattr(lan.Lan, name, lambda *_, **__: None)
        made = Studio(Look((960, 540), "en"), tmp_path_factory.mktemp("profile"))
        yield made
        made.close()


def stand(studio, page):
    studio.house.title()
    (MENUS | NETWORK)[page](studio)


def focused(studio):
    """The widgets in front that show a focus ring; a table has none."""
    form = getattr(studio.top, "form", None)
    return None if form is None else [widget for widget in form.widgets if widget.focused and widget.shown]


def seen_once(studio):
    """Whether exactly one usable widget has the focus and lies on the canvas."""
    ringed = focused(studio)
    if ringed is None:
        return True
    return len(ringed) == 1 and ringed[0].usable and studio.window.area.contains(ringed[0].rect)


@settings(max_examples=80)
@given(page=st.sampled_from(PAGES), ways=st.lists(st.sampled_from((*STEPS, *STEPS, "confirm", "cancel")), max_size=14))
def test_wherever_keys_lead_the_focus_is_seen_exactly_once(studio, page, ways):
    stand(studio, page)
    assert seen_once(studio)
    for way in ways:
        studio.key(way)
        assert seen_once(studio), way


@settings(max_examples=60)
@given(page=st.sampled_from(PAGES), moves=st.lists(st.tuples(st.sampled_from((*STEPS, "point")), st.integers(0, 60)), max_size=14))
def test_wherever_pad_and_pointer_lead_in_turn_the_focus_is_seen_exactly_once(studio, page, moves):
    stand(studio, page)
    for way, number in moves:
        widgets = studio.top.form.widgets
        if way == "point":
            studio.stage.handle(PointerMove(studio.now, 0, widgets[number % len(widgets)].rect.center))
        else:
            studio.stage.handle(PadTilt(studio.now, 0, PAD, way))
        assert seen_once(studio), way


@pytest.mark.parametrize("page", PAGES)
def test_every_widget_of_a_page_can_be_reached_by_the_next_key_alone(studio, page):
    """Where one writes the key for the next widget leads on as well. What is hidden while it cannot be used is left aside."""
    stand(studio, page)
    scene, reached = studio.top, set()
    for _ in range(2 * len(scene.form.widgets)):
        reached.update(map(id, focused(studio)))
        studio.key("next")
    assert [widget.words for widget in scene.form.widgets if widget.usable and id(widget) not in reached] == []


# --- a deal
class Device:
    """Presses at random what this device can press, as somebody does who knows nothing; the table takes only what the rules allow."""

    def __init__(self, table, seed):
        self.table, self.dice = table, random.Random(seed)


class Keyboard(Device):
    def press(self):
        code = self.dice.choice((pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT, pygame.KSCAN_UP, pygame.KSCAN_DOWN, *[pygame.KSCAN_RETURN] * 4))
        self.table.drive.key(code)


class OnlyPad(Device):
    def press(self):
        stage, now = self.table.drive.stage, self.table.drive.now
        if self.dice.random() < 0.5:
            stage.handle(PadDown(now, 0, PAD, 0, "confirm"))
        else:
            stage.handle(PadTilt(now, 0, PAD, self.dice.choice(("left", "right", "up", "down"))))


class Mouse(Device):
    def press(self):
        scene, facts = self.table.scene, self.table.facts
        frame = scene._frame
        places = [item.rect for item in self.table.drawn("card")] + key_boxes(frame.scale, frame.keys, facts.keys)
        if scene.sheet is not None:
            places = [scene._go_on.rect]
        elif places:
            pos = self.dice.choice(places).center
            stage, now = self.table.drive.stage, self.table.drive.now
            for kind in (PointerMove, PointerDown, PointerUp):
                stage.handle(kind(now, 0, pos))
            return
        for place in places:
            self.table.click(place.center)


def sit_down(drive, game):
    """A match against a computer that does the first thing it may."""
    return CardScreen(drive, game, part(game.info.id, "table"), game.info.presets[0][1], (person("Anna"), computer("easy", "Ben")))


@pytest.mark.parametrize("device", [Keyboard, OnlyPad, Mouse])
@pytest.mark.parametrize("id", TURNS)
def test_a_deal_is_played_to_its_sheet_and_that_is_left(drive, id, device):
    game = GAMES[id]
    table = sit_down(drive, game)
    hand, pressed = device(table, 3), 0
    try:
        while not any(wish[0] == "ready" for wish in table.table.asked) and not table.went:
            asked = game.awaiting(table.state)
            if isinstance(asked, Acting) and 1 in asked.seats:
                table.table.by(1, game.fallback(game.view(table.state, 1)))
            else:
                hand.press()
                pressed += 1
            table.turn(1500, 1500)
            assert pressed < 1500, "the deal does not end"
        assert not {"menu", "leave"} & set(table.went)
    finally:
        table.close()


# --- a race
def by_keyboard(table, slots):
    """Call, then the keys in the places of the cards."""
    keys = [key for keys in zip("QWERTYU", "ASDFGHJ", "ZXCVBNM", strict=True) for key in keys]
    places = [getattr(pygame, f"KSCAN_{key}") for key in keys]
    for code in (pygame.KSCAN_SPACE, *(places[slot] for slot in slots)):
        table.drive.key(code)


def by_pad(table, slots):
    """Any button calls; the cross leads to each card."""
    table.pad(PAD, 2)
    for slot in slots:
        for _ in range(40):
            if (at := table.part.hands.cursors.get(0)) == slot:
                break
            across, down = (1, 0) if at is None else (slot // 3 - at // 3, slot % 3 - at % 3)  # the first step brings it into sight
            table.tilt(PAD, ("right" if across > 0 else "left") if across else "down" if down > 0 else "up")
        table.pad(PAD, 0, "confirm")


def by_mouse(table, slots):
    """The button under the cards, then the cards."""
    table.hint("call:0")
    for slot in slots:
        table.click(table.view.table[slot])


LEAVES = {
    by_keyboard: lambda table: table.drive.key(pygame.KSCAN_RETURN),
    by_pad: lambda table: table.pad(PAD, 0, "confirm"),
    by_mouse: lambda table: table.drive.click(table.scene._go_on.rect.center),
}


@pytest.mark.parametrize("takes", LEAVES)
def test_a_match_of_a_race_is_played_to_its_end_and_its_sheet_left(race, takes):
    table = race("quick", (person("Anna"),), seed=4)
    for _ in range(30):
        if table.scene.sheet is not None:
            break
        takes(table, [table.view.table.index(card) for card in table.a_set()])
        table.turn(3000)
    assert table.view.racers[0].points >= 6
    LEAVES[takes](table)
    assert table.went
    assert table.went[0][0] == "over"
