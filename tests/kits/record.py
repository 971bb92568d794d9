"""The command that writes golden playthroughs; see playthroughs/README.md. Decides the words of the command and where files lie."""

import argparse
import random
import sys
from pathlib import Path

from game.core.game import preset, seat_counts
from game.games import GAMES
from kits.driver import play
from kits.playthrough import Playthrough, read, written

FOLDER = Path(__file__).parent.parent / "playthroughs"


def file_of(game_id: str, preset_name: str) -> Path:
    """Where the playthrough of a preset lies."""
    return FOLDER / game_id / f"{preset_name}.txt"


def record(game_id: str, preset_name: str, seats: int, seed: int) -> str:
    """Play a random match and give its text."""
    game = GAMES[game_id]
    match = play(game, preset(game, preset_name), seats, random.Random(seed))
    return written(Playthrough(preset_name, seed, match))


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser("kits.record", description="Record a golden playthrough, or all that exist again.")
    parser.add_argument("--again", action="store_true", help="record every playthrough there is anew, with its own seats and seed")
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    parser.add_argument("preset", nargs="?")
    parser.add_argument("seats", nargs="?", type=int)
    parser.add_argument("seed", nargs="?", type=int)
    asked = parser.parse_args(words)
    if asked.again:
        for path in sorted(FOLDER.glob("*/*.txt")):
            header = dict(line.split(" ", 1) for line in path.read_text(encoding="utf-8").splitlines()[:4])
            _write(path.parent.name, path.stem, int(header["seats"]), int(header["seed"]))
        return 0
    if asked.seed is None:
        parser.error("name a game, a preset, a number of seats and a seed")
    if asked.preset not in dict(GAMES[asked.game].info.presets):
        parser.error(f"{asked.game} has the presets {', '.join(dict(GAMES[asked.game].info.presets))}")
    if asked.seats not in seat_counts(GAMES[asked.game], asked.preset):
        parser.error(f"{asked.preset} is not played by {asked.seats}")
    _write(asked.game, asked.preset, asked.seats, asked.seed)
    return 0


def _write(game_id: str, preset_name: str, seats: int, seed: int) -> None:
    text = record(game_id, preset_name, seats, seed)
    if written(read(GAMES[game_id], text)) != text:
        raise SystemExit(f"{game_id} {preset_name}: played again it comes out otherwise; nothing was written")
    path = file_of(game_id, preset_name)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{path.relative_to(FOLDER.parent)}: {text.count(chr(10) + '> ')} steps, {len(text) // 1024} KiB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
