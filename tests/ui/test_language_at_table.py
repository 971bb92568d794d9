"""Another language, chosen while a match is on: the table looks as if it had spoken it from the start, and nothing on it is lost."""

import pygame
import pytest
from kits.shared_faces import shared_faces

from game.app.sheet import rooms, tables
from game.app.sheet.studio import Look, Studio
from game.core.room import SeatInfo
from game.games import GAMES
from game.profile.profile import Profile
from game.ui.scenes.menu import Menu
from game.ui.scenes.pause import Pause
from game.ui.scenes.room import RoomScene
from game.ui.scenes.room_words import Result
from game.ui.scenes.settings import Settings
from game.ui.scenes.table import TableScene
from game.ui.widgets import Choice

OTHER = "it"
SAID = 3000
"""After so long every message on the strip is over, ms."""
MOMENTS = [(id, name) for id in GAMES for name in ("turn", "end")]


@pytest.fixture(scope="module")
def studios(tmp_path_factory):
    """A house that speaks English first, and one that has spoken the other language all the time. Their faces are made once."""
    with shared_faces():
        made = [Studio(Look((960, 540), code), tmp_path_factory.mktemp(code)) for code in ("en", OTHER)]
        yield made
        for studio in made:
            studio.close()


@pytest.fixture
def both(studios):
    """They do the same things one after the other: what each of them gives. The first speaks English again."""
    studios[0].house.change(language="en")
    for studio in studios:
        studio.house.title()
    return lambda doing: [doing(studio) for studio in studios]


def speaks(studio, code):
    """On the page of the settings: another language by the arrows, as often as it takes."""
    assert isinstance(studio.top, Settings)
    for _ in range(10):
        if studio.house.profile.settings.language == code:
            break
        line = next(each for each in studio.top.content if isinstance(each, Choice))
        studio.top.form.focus_on(line)
        studio.key("right" if code else "left")
    assert studio.house.profile.settings.language == code


def speaks_by_pause(studio):
    """At a table of this screen: its pause, the settings from there, the other language, and back to the cards."""
    studio.key("menu")
    assert isinstance(studio.top, Pause)
    changes_in_settings(studio)
    assert isinstance(studio.top, Pause)
    assert {button.words for button in studio.top.buttons} == {studio.stage.say(entry.key) for entry in studio.top.entries}
    studio.press(studio.stage.say("pause-resume"))


def speaks_by_menu(studio):
    """At a table of the network, where the match goes on below."""
    studio.key("menu")
    assert isinstance(studio.top, Menu)
    changes_in_settings(studio)


def changes_in_settings(studio, opens=lambda studio: studio.press(studio.stage.say("title-settings"))):
    """By the button there is for them, and back."""
    opens(studio)
    speaks(studio, OTHER)
    studio.key("cancel")


def at_the_same_time(studios, began):
    """Turn the clock of whoever took less time over it."""
    last = max(studio.now - start for studio, start in zip(studios, began, strict=True))
    for studio, start in zip(studios, began, strict=True):
        while studio.now - start < last:
            studio.turn(1)
        studio.turn(SAID)


def picture(studio):
    """All of it but the lines that were written before, every face as good as it gets."""
    assert isinstance(studio.top, TableScene)
    studio.top.log.clear()
    studio.turn(100)
    studio.top._faces.settle()
    studio.turn(100)
    return pygame.image.tobytes(studio.picture(), "RGB")


def told(studio):
    return [line.words for line in studio.top.log.lines]


def sits_down(id, name, people=1):
    moment = tables.moment_of(GAMES[id], name)
    return lambda studio: tables.at(studio, moment, people=people)


def same(studios, both, speaks_by):
    """Change the language there; whether it is as if it had been spoken from the start, in all that is seen."""
    began = [studio.now for studio in studios]
    both(speaks_by)
    at_the_same_time(studios, began)
    changed, always = both(picture)
    return changed == always


@pytest.mark.parametrize(("id", "name"), MOMENTS)
def test_at_a_table_of_this_screen_everything_is_said_anew(studios, both, id, name):
    """Scores, strip, keys, marks on the cards, a sheet that is being read with its names, points and button."""
    both(sits_down(id, name))
    both(lambda studio: studio.key("right"))  # a card is pointed at
    reads = studios[0].top.sheet is not None
    assert reads == (name != "turn")
    assert same(studios, both, speaks_by_pause)
    assert (studios[0].top.sheet is not None) == reads


@pytest.mark.parametrize("id", GAMES)
def test_at_a_table_of_the_network_everything_is_said_anew(studios, both, id):
    both(lambda studio: rooms.match(studio, tables.moment_of(GAMES[id], "turn")))
    both(lambda studio: studio.turn(tables.TOLD))
    assert same(studios, both, speaks_by_menu)


@pytest.mark.parametrize("id", [id for id in GAMES if id != "set"])
def test_the_curtain_stays_down(studios, both, id):
    both(sits_down(id, "turn", people=2))
    assert studios[0].top.part.curtain.down
    assert same(studios, both, speaks_by_pause)
    assert studios[0].top.part.curtain.down


def test_a_question_is_still_open_and_asked_in_the_other_language(studios, both):
    """Whether to close the stock, which is asked once."""
    both(sits_down("schnapsen", "turn"))
    both(lambda studio: studio.top.part.press("close", studio.now))
    assert studios[0].top.part.asking.question.id == "close"
    assert same(studios, both, speaks_by_pause)
    assert studios[0].top.part.asking.question.id == "close"


@pytest.mark.parametrize("id", GAMES)
def test_lines_written_before_stay_and_later_ones_are_in_the_other_language(studios, both, id):
    first, second = both(sits_down(id, "turn"))
    before, translated = both(told)
    assert len(before) == len(translated) > 0
    both(speaks_by_pause)
    for table in (first, second):
        table.go_on()
    both(lambda studio: studio.turn(tables.TOLD))
    english, other = both(told)
    assert english[: len(before)] == before != translated
    assert english[len(before) :] == other[len(before) :] != []


def visits(studio):
    rooms.match(studio, tables.moment_of(GAMES["scopa"], "turn"))


@pytest.mark.parametrize("sits", [sits_down("scopa", "turn"), visits])
def test_lines_stay_also_where_the_table_is_shown_anew_with_other_cards(studios, sits):
    studio = studios[0]
    sits(studio)
    before, lines = studio.top, told(studio)
    studio.key("menu")
    studio.press(studio.stage.say("title-settings"))
    studio.house.change(deck="plain" if studio.house.profile.settings.deck == "french" else "french")
    studio.key("cancel")
    if isinstance(studio.top, Pause):
        studio.press(studio.stage.say("pause-resume"))
    studio.turn(100)
    assert studio.top is not before
    assert told(studio) == lines != []


@pytest.mark.parametrize("id", ["scopa", "schnapsen", "ecarte"])
def test_a_sheet_that_was_left_does_not_come_again(studios, id):
    studio = studios[0]
    studio.house.change(language="en")
    sits_down(id, "sheet")(studio)
    studio.key("confirm")
    assert studio.top.sheet is None
    speaks_by_pause(studio)
    assert studio.top.sheet is None


def test_in_the_room_everything_is_said_anew_with_the_result_and_the_points_of_the_computer_players(studios, both):
    def after_a_match(studio):
        table = rooms.visit(studio, GAMES["schnapsen"])
        table.become(seats=(table.room.seats[0], SeatInfo("computer", level="easy")))
        screens = studio.house.play._screens
        screens._result = Result(table.room.seats, ("3", "7"), (1,))
        screens.room()
        studio.house.play.talk.log.clear()  # what was said stays as it was

    both(after_a_match)
    both(lambda studio: changes_in_settings(studio, lambda studio: studio.top.doors.settings()))
    assert all(isinstance(studio.top, RoomScene) for studio in studios)
    changed, always = both(lambda studio: pygame.image.tobytes(studio.picture(), "RGB"))
    assert changed == always


def test_as_the_system_is_the_first_choice_and_kept_as_such(monkeypatch, studios):
    """Somebody else's machine may speak another language than this one."""
    studio = studios[0]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": "tlh"}, {"language": OTHER}])
    studio.house.change(language="de")
    studio.house.title()
    studio.house.settings()
    speaks(studio, None)
    assert studio.stage.speech.code == OTHER
    assert studio.top.heading == "Impostazioni"
    line = next(each for each in studio.top.content if isinstance(each, Choice))
    assert line.choices[0] == (None, "Come il sistema")
    assert Profile(studio.house.request.profile).settings.language is None
