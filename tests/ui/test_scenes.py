"""Menu scenes at every size: nothing overlaps, nothing is cut, everything can be reached by keys, pad and pointer alone."""

import pygame
import pytest
from kits.long_words import LongSpeech
from kits.menus import Described, overlaps, shown, unreadable

from game.app.house import LANGUAGES
from game.core.game import Pace
from game.games import GAMES as GAMES_OF_THE_HOUSE
from game.profile import Settings as Preferences
from game.ui import plan as plans
from game.ui.bindings import Bindings
from game.ui.input import PadTilt, PointerMove
from game.ui.plan import SeatPlan
from game.ui.scene import Stage
from game.ui.scenes.ask import Answer, Ask, notice
from game.ui.scenes.buzzers import Buzzer, Buzzers
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.pause import Pause
from game.ui.scenes.press_key import PressKey
from game.ui.scenes.result import Ranked, Result
from game.ui.scenes.seat_box import SeatBox
from game.ui.scenes.settings import TABS, Settings
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Entry, Title
from game.ui.scenes.typing import Typing
from game.ui.scenes.waiting import Waiting
from game.ui.widgets import TextField

SIZES = [(960, 540), (1024, 768), (1920, 1080), pytest.param((3840, 2160), marks=pytest.mark.long)]
LEVELS = ("beginner", "easy", "medium", "hard", "master")
PREFERENCES = Preferences(names=("Ada", "Bo"))
ENTRIES = tuple(Entry(key, "play", lambda: None) for key in ("title-play", "title-settings", "title-quit"))


def nothing(*_, **__):
    """For callbacks that do not matter."""


def planned(seats=2, people=1, pace=Pace.RACE, counts=(1, 2, 3, 4)):
    plan = plans.with_count(plans.begin(Described(pace, counts), LEVELS, "Ada"), seats)
    for number in range(1, people):
        plan = plans.with_seat(plan, number, SeatPlan(f"Person number {number + 1}"))
    return plan


def setup(tab="seats", **more):
    scene = Setup(planned(**more), ("Ada", "Bo"), dict, nothing)
    scene.tab = tab
    return scene


def of_the_house(game):
    scene = Setup(plans.begin(game, LEVELS, "Ada"), ("Ada",), dict, nothing)
    scene.tab = "options"
    return scene


def settings(tab="general"):
    scene = Settings(lambda: PREFERENCES, nothing, "Ada")
    scene.tab = tab
    return scene


def seat_box(number, **more):
    return SeatBox(planned(**more), number, SeatPlan("Bo"), {3: "Sixteen button pad"}, lambda number, seat: planned(**more))


def result(count):
    ranking = [Ranked(f"Player number {place + 1}", str(30 - place), place == 0, place or None) for place in range(count)]
    return Result("Player number 1 wins!", "The pack is empty.", ranking, ENTRIES, nothing)


GAMES = [Described(id=name, title=title) for name, title in (("a", "Scopa"), ("b", "Set"), ("c", "Schnapsen"), ("d", "Écarté"))]
TWELVE = {"seats": 12, "people": 12, "counts": tuple(range(1, 13))}
SCENES = {
    "title": lambda: Title(ENTRIES),
    "chooser of one": lambda: Chooser(GAMES[:1], nothing),
    "chooser of four": lambda: Chooser(GAMES, nothing),
    "setup": setup,
    "setup alone": lambda: setup(seats=1),
    "setup of twelve": lambda: setup(**TWELVE),
    "setup options": lambda: setup("options"),
    "setup in turns": lambda: setup(pace=Pace.TURNS),
    "seat of a person": lambda: seat_box(0),
    "seat of a computer": lambda: seat_box(1),
    "seat of the second person": lambda: seat_box(1, people=2),
    **{f"settings, {tab}": lambda tab=tab: settings(tab) for tab in TABS},
    "keys and pads": lambda: Buzzers([Buzzer(f"Person number {number}", key=20 + number) for number in range(12)]),
    "pause": lambda: Pause("pause-heading", "pause-sentence", ENTRIES),
    "result of one": lambda: result(1),
    "result of six": lambda: result(6),
    "result of twelve": lambda: result(12),
    "waiting": lambda: Waiting("The table is being laid …", nothing, nothing),
    "question": lambda: Ask("Leave the match? It ends here for all.", (Answer("Stay", None, "main"), Answer("Leave", None, "danger"))),
    "notice": lambda: notice("Some settings could not be read. Defaults took their place; the old file is kept beside the new one.", "OK"),
    "key": lambda: PressKey("the call of player 3", nothing),
    "typing": lambda: Typing(TextField("Name", "Ada", nothing, nothing)),
}


for game in GAMES_OF_THE_HOUSE.values():
    SCENES[f"options of {game.info.id}"] = lambda game=game: of_the_house(game)
SCENES["chooser of the house"] = lambda: Chooser(tuple(GAMES_OF_THE_HOUSE.values()), nothing)


@pytest.fixture(params=SCENES.values(), ids=SCENES.keys())
def scene(request, stage):
    scene = request.param()
    if not scene.covers:
        stage.push(Title(ENTRIES))
    stage.push(scene)
    if getattr(scene, "sample", None):  # cards that are made beside the picture
        shown(stage)
        scene.sample._faces.settle()
        while scene.sample.look():
            pass
    yield scene
    scene.leave()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps_leaves_the_canvas_or_is_cut(size, scene, stage, monkeypatch):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    stage.window.fit()
    stage.resized()
    assert overlaps(scene.form, stage.window.area) == ([], [], [])
    assert unreadable(monkeypatch, lambda: shown(stage), least=10) == []


@pytest.fixture
def large(one_window, window):
    """A small window with very large letters and long words."""
    pygame.display.set_mode((960, 540), pygame.RESIZABLE)
    one_window.fit()
    stage = Stage(one_window, LongSpeech(LANGUAGES), Bindings())
    stage.enlarge(1.5)
    return stage


@pytest.mark.parametrize("make", SCENES.values(), ids=SCENES.keys())
def test_very_large_letters_and_long_words_fit_a_small_window(make, large, monkeypatch):
    scene = make()
    if not scene.covers:
        large.push(Title(ENTRIES))
    large.push(scene)
    assert overlaps(scene.form, large.window.area) == ([], [], [])
    assert unreadable(monkeypatch, lambda: shown(large), least=10) == []


def test_the_look_for_unreadable_words_finds_them(stage, monkeypatch):
    stage.push(Ask("words " * 40, [Answer("A much too long answer for any button of this size, as everybody can see")]))
    stage.push(Result("x" * 200, "", [], ENTRIES, nothing))
    found = unreadable(monkeypatch, lambda: shown(stage), least=30)
    assert {kind for kind, _ in found} == {"cut", "tiny", "no room"}


def focusable(scene):
    return [widget for widget in scene.form.widgets if widget.usable]


def test_the_next_key_comes_to_every_widget_and_back(scene):
    first = scene.form.focus
    if first is None:
        assert isinstance(scene, PressKey)
        return
    seen = []
    for _ in focusable(scene):
        seen.append(scene.form.focus)
        scene.handle(PadTilt(0, 0, 1, "next"))
    assert set(map(id, seen)) == set(map(id, focusable(scene)))
    assert scene.form.focus is first


def place_of(widget):
    """Pages are built anew when values change: a widget is known by its place."""
    return tuple(widget.rect)


def pushed(scene, place, way):
    """The places passed by pushing a direction from a place; lists and choices first go through their values."""
    here = next((widget for widget in focusable(scene) if place_of(widget) == place), None)
    if here is None:  # not live under the values chosen on the way
        return
    scene.form.focus_on(here)
    for _ in range(14):
        scene.handle(PadTilt(0, 0, 1, way))
        assert [widget for widget in scene.form.widgets if widget.focused] == [scene.form.focus]
        yield place_of(scene.form.focus)


def test_directions_alone_come_to_every_widget(scene):
    if scene.form.focus is None:
        return
    reached, edge = set(), [place_of(scene.form.focus)]
    while edge:
        place = edge.pop()
        reached.add(place)
        for way in ("up", "down", "left", "right"):
            edge += set(pushed(scene, place, way)) - reached - set(edge)
    assert {place_of(widget) for widget in focusable(scene)} <= reached


def test_the_pointer_finds_every_widget_in_its_middle_and_not_a_pixel_outside(scene):
    for widget in focusable(scene):
        scene.handle(PointerMove(0, 0, widget.rect.center))
        assert scene.form.focus is widget
        assert scene.form.under((widget.rect.right, widget.rect.centery)) is not widget
        assert scene.form.under((widget.rect.right - 1, widget.rect.centery)) is widget


def test_the_ring_is_seen_wherever_the_focus_is(scene, stage):
    for widget in focusable(scene):
        scene.form.focus_on(widget)
        ringed = shown(stage)
        widget.focused = False
        bare = shown(stage)
        widget.focused = True
        changed = pygame.mask.from_threshold(ringed, (0, 0, 0), (1, 1, 1, 255), bare)
        assert changed.count() < ringed.get_width() * ringed.get_height()
        assert widget.reach.contains(_different(ringed, bare))


def _different(one, other):
    """The rectangle outside which two pictures are equal."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0, 255), (1, 1, 1, 255), other)
    mask.invert()
    parts = mask.get_bounding_rects()
    return parts[0].unionall(parts[1:]) if parts else pygame.Rect(0, 0, 0, 0)


def test_a_page_draws_the_same_in_parts_as_whole(scene, stage):
    whole = shown(stage)
    stage.window.canvas.fill((255, 0, 255))
    for x in range(0, 1280, 320):
        for y in range(0, 720, 240):
            stage._whole = False
            stage.redraw(pygame.Rect(x, y, 320, 240))
            stage.draw(stage.window.canvas)
    assert _different(whole, stage.window.canvas).size == (0, 0)


def test_a_page_at_rest_draws_no_frame(scene, drive):
    drive.turn()
    drive.turn()
    frames = drive.loop.stats.count
    for _ in range(20):
        drive.turn(500)
    assert drive.loop.stats.count == frames
