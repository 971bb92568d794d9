"""Carrying a command out: one function for each, from checked words to an exit code. Decides what is printed and nothing else."""

import argparse
import importlib
import os
from collections.abc import Callable
from typing import Any

from game.command import ground
from game.command.printing import show
from game.command.words import Misuse, known
from game.session.signals import interruptible


def client(asked: argparse.Namespace) -> int:
    """The window, at its title screen."""
    return _window(asked)


def play(asked: argparse.Namespace) -> int:
    """The window, straight at a table of this screen."""
    from game.command.table import wanted

    table = wanted(asked)
    ground.check(screen=True)
    from game.app import PlayRequest

    return _window(asked, play=PlayRequest(table.game.info.id, table.preset, table.seats, table.options, table.bots))


def learn(asked: argparse.Namespace) -> int:
    """The window, straight at the lesson in a game."""
    from game.games import GAMES, has_part

    taught = [game for game in GAMES if has_part(game, "lesson")]
    return _window(asked, learn=known(asked.game, taught, "lesson in"))


def _window(asked: argparse.Namespace, **straight: Any) -> int:
    """The window; `straight`: which fields of its request lead past the title."""
    ground.check(screen=True)
    from game import app

    request = app.AppRequest(
        **straight,
        player=asked.player,
        profile=asked.profile,
        lang=asked.lang,
        window=asked.window,
        fullscreen=asked.fullscreen,
        seed=asked.seed,
        mute=asked.mute,
        fast=asked.fast,
    )
    try:
        return app.run(request)
    except app.NoDisplay as trouble:
        raise ground.Unfit(f"No window can be opened here ({trouble}): start it from a desktop.") from None


def host(asked: argparse.Namespace) -> int:
    """A table for this network, or one that was left in the middle of a match."""
    if asked.resume:
        return _resume(asked)
    from game.command.table import wanted

    table = wanted(asked, people=0 if asked.headless else 1)
    ground.check(screen=not asked.headless)
    from game.profile.profile import tables
    from game.session import start
    from game.session.headless import run_headless

    setup = start.LocalSetup(
        game=table.game.info.id,
        preset=table.preset,
        options=table.options,
        seats=table.seats,
        bots=table.bots,
        seed=asked.seed,
        room=asked.name or ("Table" if asked.headless else ""),
        port=asked.port,
    )
    if not asked.headless:
        return _window(asked, host=setup)
    return run_headless(start.task(setup, True, tables(asked.profile)), asked.json)


def _resume(asked: argparse.Namespace) -> int:
    """A table from what is written down of it."""
    ground.check(screen=False)
    from game.session import journals, start
    from game.session.headless import run_headless
    from net.records import Unreadable

    try:
        left = journals.at(asked.resume)
    except Unreadable as trouble:
        raise ground.Unfit(f"This table cannot be opened again: {trouble}") from None
    if not asked.headless:
        return _window(asked, resume=left)
    return run_headless(start.resumed(left, asked.port), asked.json)


def join(asked: argparse.Namespace) -> int:
    """The window, straight at somebody else's table."""
    ground.check(screen=False)  # an address that leads nowhere is worth knowing without a display too
    from game.session.destination import destination

    if destination(asked.address) is None:
        raise Misuse(f'"{asked.address}" is neither an address nor a join code of a network this machine is in.')
    return _window(asked, join=asked.address, watch=asked.watch)


def arena(asked: argparse.Namespace) -> int:
    """Computer against computer, without a window."""
    ground.check(screen=False)
    from game import arena as matches
    from game.command import table
    from game.games import GAMES

    game = GAMES[known(asked.game, GAMES, "game")]
    players = table.levels(game, asked.players)
    try:
        result = matches.run(game.info.id, players, table.preset_name(game, asked.preset), asked.matches, asked.seed or 0)
    except matches.CannotPlay as trouble:
        raise Misuse(str(trouble)) from None
    if asked.json:
        return _print_json(result)
    show(f"{game.info.title} ({result.preset}), {result.matches} match{'es' * (result.matches != 1)} in {result.seconds:.1f} s")
    for level, wins, points in zip(result.players, result.wins, result.points, strict=True):
        show(f"  {level:10} {wins:6} won  {points / result.matches:8.2f} points a match")
    show(f"  {'drawn':10} {result.draws:6}      {result.errors} refused actions")
    return 0


def find(asked: argparse.Namespace) -> int:
    """The tables of this network."""
    ground.check(screen=False)
    from net import discovery

    found = discovery.find(asked.seconds)
    if asked.json:
        return _print_json(found)
    for one in found:
        free = f"{one.seats_free} of {one.seats_total} seats free" + (", locked" if one.locked else "")
        show(f"{one.name}: {one.game} ({one.preset}), {free}, {one.address}:{one.port}" + ("" if one.compatible else ", another version"))
    if not found:
        show("No table answered; one that is in another network can be joined by its address.")
    return 0


def bench(asked: argparse.Namespace) -> int:
    """Measure this machine."""
    ground.check(screen=asked.bench != "wire")
    from game.bench import CannotMeasure

    kind = importlib.import_module(f"game.bench.{asked.bench}")
    interruptible()
    try:
        result = kind.measure(asked.long)
    except CannotMeasure as trouble:
        raise ground.Unfit(str(trouble)) from None
    if asked.json:
        return _print_json(result)
    show("\n".join(kind.text(result)))
    return 0


def sheet(asked: argparse.Namespace) -> int:
    """Pictures of every screen."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    ground.check(screen=True)
    from game.app import sheet as pictures
    from game.command.words import languages

    interruptible()
    codes = (asked.lang,) if asked.lang else languages()
    sizes = (asked.window,) if asked.window else pictures.SIZES
    texts = (asked.text,) if asked.text else pictures.TEXTS
    try:
        for file in pictures.draw(asked.out, asked.screens, codes, sizes, texts):
            show(str(file))
    except pictures.NoSuchScreen as trouble:
        raise Misuse(str(trouble)) from None
    except OSError as trouble:
        raise ground.Unfit(f"The pictures cannot be kept in {asked.out}: {trouble.strerror}.") from None
    return 0


def _print_json(value: Any) -> int:
    import json

    import msgspec

    show(json.dumps(msgspec.to_builtins(value)))
    return 0


ORDERS: dict[str | None, Callable[[argparse.Namespace], int]] = {
    None: client,
    "play": play,
    "learn": learn,
    "host": host,
    "join": join,
    "find": find,
    "arena": arena,
    "bench": bench,
    "sheet": sheet,
}
