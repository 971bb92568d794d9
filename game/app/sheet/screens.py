"""The list of screens: each leads a studio from the title to one screen. One line is one more picture.

Decides which screens there are; knows how they are reached, not how they look.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from game.app import records
from game.app.lesson import Learn
from game.app.sheet import rooms, tables
from game.app.sheet.played import moments
from game.app.sheet.studio import Studio
from game.core.game import AnyGame
from game.games import GAMES, has_part
from game.ui.scenes.ask import notice
from game.ui.scenes.rules_page import RulesPage
from game.ui.scenes.settings import TABS
from game.ui.scenes.waiting import Waiting

FIRST = next(iter(GAMES.values()))
"""The game that is shown where any would do."""
BEST = 154_300_000_000
"""The time of a match that is on record, ns."""
STATES = ("turn", "sheet", "end")
"""Moments that are looked at when all has been told."""
Screen: TypeAlias = Callable[[Studio], object]


def _set_up(game: AnyGame, leaf: str, studio: Studio) -> None:
    studio.house.set_up(game)
    studio.press(studio.stage.say(f"setup-tab-{leaf}"))


def _seat(studio: Studio) -> None:
    studio.house.set_up(FIRST)
    studio.top.content[0].confirm()


def _settings(leaf: str, studio: Studio) -> None:
    studio.house.settings()
    studio.press(studio.stage.say(f"settings-tab-{leaf}"))


def _key(studio: Studio) -> None:
    _settings("keys", studio)
    studio.top.content[3].confirm()


def _try(studio: Studio) -> None:
    _settings("keys", studio)
    studio.top.content[1].confirm()


def _board(studio: Studio) -> None:
    _settings("people", studio)
    studio.top.content[0].board(studio.top.content[0])


def _host(game: AnyGame, studio: Studio) -> None:
    studio.house.lan.host()
    studio.top.choose(game)


def _rules(game: AnyGame, studio: Studio) -> None:
    name, options = game.info.presets[0]
    studio.stage.push(RulesPage(game, name, options))


def _lesson(game: AnyGame, studio: Studio) -> None:
    """Its first passage, as soon as all of it is there."""
    studio.house.enter(Learn(studio.house, game))
    studio.turn(tables.TOLD)


def _lesson_menu(studio: Studio) -> None:
    _lesson(FIRST, studio)
    studio.key("menu")


def _records(studio: Studio) -> None:
    """Every ready-made game was played, with hints too."""
    for name, _ in FIRST.info.presets:
        for aided in (False, True):
            studio.house.profile.finished(FIRST.info.id, name, won=True, solo_time=BEST, aided=aided)
    records.show(studio.house)


def _waiting(studio: Studio) -> None:
    studio.stage.push(Waiting(studio.stage.say("joining", where="192.168.178.23"), lambda _: None, studio.house.title))


def _notice(studio: Studio) -> None:
    studio.stage.push(notice(studio.stage.say("profile-mended"), studio.stage.say("ok")))


MENUS: dict[str, Screen] = {
    "title": lambda _: None,
    "chooser": lambda studio: studio.house.choose(),
    **{f"setup {leaf} {id}": partial(_set_up, game, leaf) for leaf in ("seats", "options") for id, game in GAMES.items()},
    "setup seat": _seat,
    **{f"settings {leaf}": partial(_settings, leaf) for leaf in TABS},
    "settings key": _key,
    "settings try": _try,
    "letters": _board,
    **{f"rules {id}": partial(_rules, game) for id, game in GAMES.items()},
    **{f"lesson {id}": partial(_lesson, game) for id, game in GAMES.items() if has_part(id, "lesson")},
    "lesson menu": _lesson_menu,
    "records": _records,
    "waiting": _waiting,
    "notice": _notice,
}


# --- the network
def _room(studio: Studio, *keys: str) -> None:
    """A room, and what is pressed in it."""
    rooms.visit(studio, FIRST)
    for key in keys:
        studio.press(studio.stage.say(key))


def _phrases(studio: Studio) -> None:
    rooms.visit(studio, FIRST)
    studio.top.phrases.confirm()


def _seat_here(seat: int, studio: Studio) -> None:
    rooms.visit(studio, FIRST)
    studio.top.seats[seat].confirm()


def _match(studio: Studio, *keys: str) -> None:
    """A match of the network, its menu open, and what is pressed in it."""
    rooms.match(studio, moments(FIRST.info.id)["turn"])
    studio.key("menu")
    for key in keys:
        studio.press(studio.stage.say(key))


def _lost(studio: Studio) -> None:
    rooms.match(studio, moments(FIRST.info.id)["turn"], peer=2).lose()
    studio.turn()


NETWORK: dict[str, Screen] = {
    **{f"host {id}": partial(_host, game) for id, game in GAMES.items()},
    **{f"room {id}": partial(lambda game, studio: rooms.visit(studio, game), game) for id, game in GAMES.items()},
    "room guest": lambda studio: rooms.visit(studio, FIRST, peer=2),
    "room seat open": partial(_seat_here, -1),
    "room seat other": partial(_seat_here, 1),
    "room phrases": _phrases,
    "room conduct": lambda studio: _room(studio, "room-conduct"),
    "join": rooms.join,
    "join nothing": lambda studio: rooms.join(studio, found=False),
    "match menu": _match,
    "match chat": lambda studio: _match(studio, "chat-heading"),
    "match room": lambda studio: _match(studio, "menu-room"),
    "match abandon": lambda studio: _match(studio, "menu-abandon"),
    "match lost": _lost,
}


# --- tables
def _table(game: AnyGame, moment: str, studio: Studio) -> None:
    """The moment as it is told to one person here; where it is a state, when all has been told."""
    tables.at(studio, tables.moment_of(game, moment), milliseconds=tables.TOLD if moment in STATES else tables.READ)


def _log(game: AnyGame, studio: Studio) -> None:
    tables.at(studio, tables.full(game))
    studio.top.log.open = True
    studio.turn()


def _held(game: AnyGame, studio: Studio) -> None:
    """The hosting person has stopped the match for all."""
    tables.at(studio, tables.moment_of(game, "turn"))
    studio.top.pause()
    studio.turn()


def _curtain(game: AnyGame, studio: Studio) -> None:
    tables.at(studio, tables.moment_of(game, "turn"), people=2)


def _menu(game: AnyGame, studio: Studio, *keys: str) -> None:
    tables.at(studio, tables.moment_of(game, "turn"))
    studio.key("menu")
    for key in keys:
        studio.press(studio.stage.say(key))


def _result(game: AnyGame, studio: Studio) -> None:
    tables.at(studio, tables.moment_of(game, "end"))
    studio.key("confirm")


def _tables(game: AnyGame) -> dict[str, Screen]:
    """The screens of one game's table."""
    found: dict[str, Screen] = {name: partial(_table, game, name) for name in moments(game.info.id)}
    found |= {"full": lambda studio: tables.at(studio, tables.full(game)), "log": partial(_log, game), "held": partial(_held, game)}
    found |= {"two here": partial(_curtain, game), "result": partial(_result, game)}
    found |= {"menu": partial(_menu, game), "leave": lambda studio: _menu(game, studio, "pause-leave")}
    return {f"{game.info.id} {name}": screen for name, screen in found.items()}


def screens() -> dict[str, Screen]:
    """All of them by name, in the order of the sheet. The first call plays the matches that are shown."""
    return MENUS | NETWORK | {name: screen for game in GAMES.values() for name, screen in _tables(game).items()}
