"""The words of the command line: which there are, and what is wrong with others. Knows no game and starts nothing.

Every mistake is one sentence that says what would be right.
"""

import argparse
import re
import sys
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NoReturn

from game import VERSION

COMMANDS = ("play", "learn", "host", "join", "find", "arena", "bench", "sheet")
BENCHES = ("race", "draw", "wire", "input", "start", "idle")
LANGUAGES = Path(__file__).parents[2] / "assets" / "lang"
SHARED = {
    **dict.fromkeys(("player", "profile", "lang", "window", "seed")),
    **dict.fromkeys(("fullscreen", "mute", "fast"), False),
}
"""The options every command takes, as they are when they were not given."""


class Misuse(Exception):
    """Words that cannot be meant; the message is the sentence to say."""


def parse(argv: list[str]) -> argparse.Namespace:
    """What was asked for; the options of all commands may stand before and after the command. Raises `Misuse`.

    `command` is None for the plain client. `--help` and `--version` print and raise `SystemExit`.
    """
    for word in argv:
        if not word.isascii() and word != word.encode(errors="replace").decode():
            raise Misuse(f'"{word}" is no text this system can read; names of files too have to be UTF-8.')
    asked = _parser().parse_args(argv, argparse.Namespace(**SHARED))
    if asked.command == "host" and bool(asked.game) == bool(asked.resume):
        raise Misuse("Say either which game to host or, with --resume, which file to go on from.")
    if asked.window and asked.fullscreen:
        raise Misuse("A window is either of one size (--window) or as large as the monitor (--fullscreen), not both.")
    return asked


def known(word: str, words: Iterable[str], what: str) -> str:
    """`word` if it is one of `words`. Otherwise raises `Misuse`, which says that there is no such `what` and names them all."""
    names = list(words)
    if word in names:
        return word
    import difflib  # only for those who mistype

    close = difflib.get_close_matches(word, names, 1, 0.5)
    guess = f' (did you mean "{close[0]}"?)' if close else ""
    raise Misuse(f'There is no {what} "{word}"{guess}; known: {", ".join(names)}.')


class _Parser(argparse.ArgumentParser):
    """A parser whose mistakes are sentences instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        if extra := re.match(r"unrecognized arguments: (\S+)", message):
            raise Misuse(f'"{extra[1]}" means nothing here; --help shows what does.')
        if wrong := re.match(r"argument COMMAND: invalid choice: '(.*?)'", message):
            known(wrong[1], COMMANDS, "command")
        if missing := re.match(r"the following arguments are required: (\S+?)(,|$)", message):
            raise Misuse(f"{missing[1]} is missing; --help shows what belongs there.")
        raise Misuse(f"{re.sub('^argument ', '', message)}; --help shows what belongs there.")


def _parser() -> _Parser:
    shared = _shared()
    parser = _Parser("main.py", description="A card table for one screen or a whole network.", parents=[shared], allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for name, (sentence, fill) in _COMMANDS.items():
        fill(commands.add_parser(name, help=sentence, description=sentence, parents=[shared], allow_abbrev=False))
    return parser


def _shared() -> _Parser:
    """Suppressed defaults, so that a command does not take back what was said before it."""
    shared = _Parser(add_help=False, argument_default=argparse.SUPPRESS, allow_abbrev=False)
    group = shared.add_argument_group("options of every command")
    python = ".".join(map(str, sys.version_info[:3]))
    group.add_argument("--version", action="version", version=f"Quick Hands {VERSION} (Python {python})", help="say which this is")
    group.add_argument("--player", metavar="NAME", type=_name, help="who plays at this machine")
    group.add_argument("--profile", metavar="DIR", type=_path, help="where settings and statistics are kept")
    group.add_argument("--lang", metavar="CODE", type=_language, help="the language of the screen")
    group.add_argument("--window", metavar="WxH", type=_size, help="the size of the window, such as 1280x720")
    group.add_argument("--fullscreen", action="store_true", help="fill the monitor")
    group.add_argument("--seed", metavar="S", type=_seed, help="shuffle by this word or number, so that the same cards come again")
    group.add_argument("--mute", action="store_true", help="no sound")
    group.add_argument("--fast", action="store_true", help="no animation")
    return shared


def _table(parser: argparse.ArgumentParser, may_be: str | None = None) -> None:
    parser.add_argument("game", metavar="GAME", nargs=may_be, help="which game")
    parser.add_argument("--preset", metavar="P", help="a known set of its options")
    parser.add_argument("--option", metavar="K=V", action="extend", nargs="+", default=[], help="options that differ from the preset's")
    parser.add_argument("--seats", metavar="N", type=_number(1, 12), help="seats in all; people at this screen take what computers leave")
    parser.add_argument("--bots", metavar="LEVEL,…", type=_list, default=(), help="computer players, in the last seats")


def _learn(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game")


def _host(parser: argparse.ArgumentParser) -> None:
    _table(parser, may_be="?")
    parser.add_argument("--resume", metavar="FILE", type=_path, help="instead of a game: go on with a match that was left, from its file")
    parser.add_argument("--name", metavar="ROOM", type=_name, help="what others read in their list")
    parser.add_argument("--port", metavar="N", type=_number(0, 65535), help="the port (0: any free one)")
    parser.add_argument("--headless", action="store_true", help="no window: a table for others")
    _json(parser)


def _join(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("address", metavar="ADDRESS", help="of the table: ADDRESS[:PORT], or its join code")
    parser.add_argument("--watch", action="store_true", help="take no seat")


def _find(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", metavar="S", type=_seconds, default=2.0, help="how long to listen (2)")
    _json(parser)


def _arena(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument(
        "--players", metavar="LEVEL,LEVEL…", type=_list, required=True, help="the sides, repeated until all seats are filled"
    )
    parser.add_argument("--preset", metavar="P", help="a known set of its options")
    parser.add_argument("--matches", metavar="N", type=_number(1, 10_000_000), default=100, help="how many matches (100)")
    _json(parser)


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bench", metavar="WHICH", type=lambda word: known(word, BENCHES, "bench"), help=", ".join(BENCHES))
    parser.add_argument("--long", action="store_true", help="the long run, for figures worth keeping")
    _json(parser)


def _sheet(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("screens", metavar="SCREEN", nargs="*", help="those whose names begin so (all)")
    parser.add_argument("--out", metavar="FOLDER", type=_path, default=Path("sheet"), help="where the pictures go (sheet)")
    parser.add_argument("--text", metavar="PERCENT", type=_number(100, 150), help="the size of the letters (100 and 150)")


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON value and nothing else")


_COMMANDS: dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "play": ("Play at this screen.", _table),
    "learn": ("Take a lesson in a game.", _learn),
    "host": ("Open a table for this network.", _host),
    "join": ("Sit down at somebody else's table.", _join),
    "find": ("List the tables of this network.", _find),
    "arena": ("Let computer players play each other, without a window.", _arena),
    "bench": ("Measure this machine.", _bench),
    "sheet": ("Draw every screen into picture files; --lang and --window choose among languages and sizes.", _sheet),
}


def _name(word: str) -> str:
    name = " ".join(word.split())
    if not 1 <= len(name) <= 24 or not name.isprintable():
        raise Misuse("A name has 1 to 24 printable characters.")
    return name


def _path(word: str) -> Path:
    if not word:  # a variable nobody has set would otherwise mean the folder one happens to be in
        raise Misuse("An empty word names no file and no folder.")
    return Path(word)


def languages() -> tuple[str, ...]:
    """The codes of all languages there are."""
    return tuple(sorted(path.name for path in LANGUAGES.iterdir() if path.is_dir()))


def _language(word: str) -> str:
    return known(word, languages(), "language")


def _size(word: str) -> tuple[int, int]:
    size = re.fullmatch(r"(\d{3,5})[xX×](\d{3,5})", word)
    if not size or not (320 <= int(size[1]) <= 16384 and 180 <= int(size[2]) <= 16384):
        raise Misuse(f'"{word}" is no size for a window; say width and height in pixels, such as 1280x720.')
    return int(size[1]), int(size[2])


def _seed(word: str) -> int:
    """A number is itself, any other word always the same number."""
    return int(word) if re.fullmatch(r"[0-9]{1,15}", word) else zlib.crc32(word.encode("utf-8", "surrogateescape"))


def _number(least: int, most: int) -> Callable[[str], int]:
    def number(word: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", word) or not least <= int(word) <= most:
            raise Misuse(f'"{word}" is no whole number from {least} to {most}.')
        return int(word)

    return number


def _seconds(word: str) -> float:
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?", word) or not 0 < float(word) <= 600:
        raise Misuse(f'"{word}" is no number of seconds up to 600.')
    return float(word)


def _list(word: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in word.split(","))
