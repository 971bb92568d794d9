"""A table of Schnapsen on the screen of the tests, and the positions it is looked at in. Anna, seat 0, sits at the screen."""

from games.schnapsen.schnapsplay import options, position

from game.games.schnapsen import table as looks
from game.games.schnapsen.rules import SCHNAPSEN
from kits.trick_screen import trick_screens

PAD = 7


def screens():
    """A fixture that makes screens in a position."""
    return trick_screens(SCHNAPSEN, looks)


def leading(preset="schnapsen", mine="KH QH JS AC TC", theirs="KD QD AD JD TD", *, tricks=(1, 1), **more):
    """Anna is on lead with a marriage and the lowest trump."""
    return position(options(preset, **more.pop("changes", {})), mine, theirs, tricks=tricks, turnup=more.pop("turnup", "AS"), **more)


def answering(mine="TH JH KS JD QC", led="AH", **more):
    """Anna answers, with an empty stock unless told otherwise."""
    return position(options("schnapsen"), mine, "", led=led, **{"tricks": (2, 3), **more})
