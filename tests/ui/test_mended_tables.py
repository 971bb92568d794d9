"""A table is drawn by what changed alone, and still looks as if drawn anew: at every moment of every game, whatever is done at it.

Finds whatever looks different without saying so, draws beside its place, bears a name that is taken, or is kept too long.
"""

import random
import zlib
from collections import Counter

import pygame
import pytest
from kits.card_screen import CardScreen, act
from kits.fake_table import computer, person

from game.core.errors import IllegalAction
from game.core.game import Pace, Stamp, preset, seat_counts
from game.core.table import Back, Chat, Lost
from game.games import GAMES, part
from game.ui.picture import Picture
from game.ui.scenes.table import Manner
from game.ui.scenes.title import Entry, Title
from game.ui.theme import CLOTHS

KEYS = "UP DOWN LEFT RIGHT RETURN TAB ESCAPE SPACE 1 2 3 Q W A S D R B F2 L".split()  # noqa: SIM905
SIZES = ((960, 540), (800, 600), (1280, 540))
WAYS = (Manner(), Manner(speed="slow", card_size="large"), Manner(still=True), Manner(speed="off", card_size="small"))
LANGUAGES = ("en", "th", "bn", "de")
STEPS = 45


@pytest.fixture
def names_taken(monkeypatch):
    """Names that two items of one picture had."""
    show, found = Picture.show, set()

    def shown(self, items):
        items = list(items)
        found.update(key for key, count in Counter(item.key for item in items).items() if count > 1)
        return show(self, items)

    monkeypatch.setattr(Picture, "show", shown)
    return found


def moved(screen, seat, action):
    """How many cards an action moves: in a race hardly any does."""
    try:
        step = screen.table.game.apply(screen.table.state, seat, action, Stamp(screen.table.clock(screen.drive.now)))
    except IllegalAction:
        return 0
    return sum(len(tuple(event.moves())) for event in step.events)


def opened(drive, game, number):
    """A table by another preset each time, with as many people as may be, or as few; in another manner, language and size."""
    name = game.info.presets[number % len(game.info.presets)][0]
    count = seat_counts(game, name)[-1 if number % 2 else 0]
    people = [
        person("Anna"),
        *(computer("easy", f"Maximiliana ก็ {seat}") if seat % 2 else person(f"Bén {seat}", 1) for seat in range(1, count)),
    ]
    drive.stage.speech.choose(LANGUAGES[number % len(LANGUAGES)])
    drive.stage.enlarge(1.5 if number % 2 else 1.0)
    drive.resize(SIZES[number % len(SIZES)])
    drive.stage.push(Title([Entry("title-play", "play", lambda: None)]))
    return CardScreen(drive, game, part(game.info.id, "table"), preset(game, name), tuple(people), manner=WAYS[number % len(WAYS)])


def point(screen, dice):
    """Somewhere on something that is drawn, but not on the buttons in the corner."""
    area, corner = screen.drive.window.area, screen.scene._frame.buttons
    while True:
        rect = dice.choice([item.rect for item in screen.scene._picture.items.values()]).clip(area)
        pos = (dice.randrange(rect.x, rect.x + max(1, rect.w)), dice.randrange(rect.y, rect.y + max(1, rect.h)))
        if area.collidepoint(pos) and not any(button.collidepoint(pos) for button in corner):
            return pos


def done(screen, dice):
    """One thing that happens at a table, by chance."""
    drive, scene, table, stage = screen.drive, screen.scene, screen.table, screen.drive.stage
    rare = (
        scene._toggle_log,
        lambda: (setattr(scene.log, "open", True), drive.post(pygame.MOUSEWHEEL, x=0, y=dice.choice((1, 3, -1)), touch=False)),
        scene.pause,
        scene.pause,
        lambda: drive.resize(dice.choice(SIZES)),
        lambda: stage.enlarge(dice.choice((1.0, 1.25, 1.5))),
        lambda: stage.spread(dice.choice(list(CLOTHS.values()))),
        lambda: (stage.speech.choose(dice.choice(LANGUAGES)), stage.resized()),
        lambda: table.tell(Lost()),
        lambda: (table.tell(Back()), table.restore()),
        lambda: table.tell(Chat("Anna", "ঁর্ক্ষ্মূ ก็ปั๊ Ég", None)),
        lambda: scene.sheet and scene._leave_sheet(),
    )
    roll = dice.random()
    if roll < 0.4:
        act(screen, dice, moved if table.game.info.pace is Pace.RACE else None)
    elif roll < 0.5:
        drive.click(point(screen, dice))
    elif roll < 0.6:
        dice.choice((screen.press, screen.pull, screen.pull, screen.release, drive.move))(point(screen, dice))
    elif roll < 0.75:
        drive.key(getattr(pygame, f"KSCAN_{dice.choice(KEYS)}"))
    else:
        dice.choice(rare)()


def fault(screen):
    """Where the canvas is not what its items look like now, with the names of what lies there; None if it is all right."""
    canvas, items = screen.drive.window.canvas, screen.scene._picture.items.values()
    anew = pygame.Surface(canvas.get_size(), 0, canvas)
    for item in items:
        item.paint(anew)
    if pygame.image.tobytes(anew, "RGB") == pygame.image.tobytes(canvas, "RGB"):
        return None
    more, less = anew.copy(), canvas.copy()
    more.blit(canvas, (0, 0), special_flags=pygame.BLEND_SUB)
    less.blit(anew, (0, 0), special_flags=pygame.BLEND_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_ADD)
    same = pygame.mask.from_threshold(more, (0, 0, 0), (1, 1, 1, 255))
    same.invert()
    return [(tuple(rect), [item.key for item in items if item.rect.colliderect(rect)]) for rect in same.get_bounding_rects()[:5]]


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_is_on_the_canvas_is_always_what_its_items_look_like(drive, game, number, names_taken):
    dice = random.Random(zlib.crc32(game.info.id.encode()) + number)
    screen = opened(drive, game, number)
    try:
        for step in range(STEPS):
            done(screen, dice)
            for _ in range(dice.choice((1, 2, 3))):
                screen.turn(dice.choice((17, 40, 90, 400)), 400)
                assert drive.stage.changed or fault(screen) is None, (step, fault(screen))
    finally:
        screen.close()
        drive.stage.pop()
    assert names_taken == set()


@pytest.mark.parametrize(("game", "number"), [(game, number) for game in GAMES.values() for number in range(len(game.info.presets))])
def test_letters_of_another_size_are_drawn_everywhere_at_once(drive, game, number):
    """Even where nothing else changes, and after it has long been the same."""
    screen, dice = opened(drive, game, number), random.Random(number)
    try:
        for _ in range(4):
            act(screen, dice)
            screen.turn(900, 90)
        drive.stage.enlarge(2.5 - drive.stage.text_scale)
        drive.turn()
        assert fault(screen) is None
    finally:
        screen.close()
        drive.stage.pop()
