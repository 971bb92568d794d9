"""A match written down for people: what went in, what came out, points, deadline and a mark of every view, step by step.

Decides the format of the files in `playthroughs/`. Only the header and the lines that begin with `>` are read again; all else follows.
"""

import hashlib
import json
from typing import Any, NamedTuple

import msgspec

from game.core.events import Public, Secret
from game.core.game import Acting, AnyGame, Finished, NeedsOrder
from kits.recording import Entry, Match, Passed, Recording, packed, plain, restore

HEADER = ("game", "preset", "seats", "seed", "first", "options")


class Playthrough(NamedTuple):
    """A match with the words it was recorded by."""

    preset: str
    seed: int
    match: Match


def written(playthrough: Playthrough) -> str:
    """The text of a playthrough. It depends on nothing but the rules and what went in."""
    match = playthrough.match
    values = (match.game.info.id, playthrough.preset, match.seats, playthrough.seed, match.first, plain(match.options))
    lines = [f"{key} {_json(value)}" for key, value in zip(HEADER, values, strict=True)]
    lines += ["", *_situation(match.game, match.start, match.seats)]
    for step in match.passed:
        lines += ["", f"> {_json(plain(step.entry))}", *_outcome(step), *_situation(match.game, step.after, match.seats)]
    return "\n".join(lines) + "\n"


def read(game: AnyGame, text: str) -> Playthrough:
    """Play what a text tells with the rules as they are now. `ValueError` if it is no playthrough."""
    lines = text.splitlines()
    header = {}
    for key, line in zip(HEADER, lines, strict=False):
        word, _, value = line.partition(" ")
        if word != key:
            raise ValueError(f"a line that begins with {key} is missing")
        header[key] = json.loads(value)
    entries = msgspec.convert([json.loads(line[2:]) for line in lines if line.startswith("> ")], tuple[Entry, ...])
    recording = Recording(header["game"], header["options"], header["seats"], header["first"], entries)
    return Playthrough(header["preset"], header["seed"], restore(game, recording))


def _outcome(step: Passed) -> list[str]:
    if step.refusal is not None:
        return [f"  refused {step.refusal[0]} {_json(plain(step.refusal[1]))}"]
    return [f"  {_event(event)}" for event in step.events]


def _event(event: Public | Secret) -> str:
    values = plain(event)
    kind = values.pop("is")
    return f"{kind} {_json(values)}" if values else str(kind)


def _situation(game: AnyGame, state: Any, seats: int) -> list[str]:
    """What is waited for, the points and the deadline, and marks of the state and of the views (one if all are the same)."""
    match game.awaiting(state):
        case Finished(outcome):
            waits = f"over {_json(plain(outcome))}"
        case NeedsOrder(items, between):
            waits = f"order of {len(items)}" + (" between deals" if between else "")
        case Acting(acting):
            waits = "seats " + " ".join(map(str, acting))
    points = " ".join(map(str, game.standing(state)))
    deadline = game.deadline(state)
    views = [_mark(game.view(state, seat)) for seat in (*range(seats), None)]
    marks = views[0] if len(set(views)) == 1 else " ".join(views)
    return [
        f"  = {waits}; points {points}" + ("" if deadline is None else f"; until {deadline}"),
        f"  = state {_mark(state)}; views {marks}",
    ]


def _mark(value: Any) -> str:
    return hashlib.blake2b(packed(value), digest_size=4).hexdigest()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
