"""A table of Écarté on the screen of the tests, and how it is looked at. Anna, seat 0, is elder and sits at the screen; Ben has dealt."""

from games.ecarte.ecarteplay import dealt, options, play

from game.games.ecarte import table as looks
from game.games.ecarte.rules import ECARTE
from kits.trick_screen import trick_screens

ELDER, DEALER = "KS QH JS 7C 8C", "AH QD AD JD TD"
PAD = 7


def screens():
    """A fixture that makes screens in a position."""
    return trick_screens(ECARTE, looks)


def deal(preset="gamerules", *moves, **more):
    """Anna is elder, Ben has dealt; these were said or done already."""
    rules = options(preset, **more.pop("changes", {}))
    return play(dealt(rules, **{"elder": ELDER, "dealer": DEALER, "turnup": "9S", **more}), *moves)


def as_dealer(table):
    """The same, with Anna in the dealer's place."""
    table.table.own = (1,)
    table.table.restore()
    table.drive.turn()
    return table


def stakes(table):
    """What the table on the felt says: by choice, the points of elder and dealer."""
    found = {}
    for item in table.drawn("stakes points"):
        row, column = item.key[1]
        found.setdefault(row, [None, None])[column] = item.look
    return {row: tuple(points) for row, points in found.items()}


def bubbles(table):
    return {item.key[1]: item.look for item in table.drawn("bubble")}


def take(table, name, key, by):
    """Take an offer: by a click, by its key, or with a pad that goes up to it and along."""
    if by == "mouse":
        table.hint(name)
    elif by == "key":
        table.drive.key(key)
    else:
        table.tilt(PAD, "up")
        while not table.hints[name].lit:
            table.tilt(PAD, "right")
        table.pad(PAD, 0, "confirm")
