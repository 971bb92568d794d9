"""Two guests at a table of Set, and claims that are right."""

from game.games.setgame.actions import Claim
from game.games.setgame.pack import sets_among


def begin(*guests):
    """Everybody has sat down and is ready; the first cards lie there."""
    for one in guests:
        one.table.ready(one.table.own)
    for one in guests:
        one.until(lambda one=one: one.table.own and lying(one))


def lying(guest):
    """The cards on the table as a guest sees it."""
    view = guest.table.view(guest.table.own[0])
    return view.lying if view else ()


def right(guest):
    """A claim that is granted if nobody is faster."""
    return Claim(sets_among(lying(guest))[0])


def claim(guest, action=None):
    """Claim a set; the id of the intent."""
    asked = guest.table.act(guest.table.own[0], action or right(guest), 0)
    assert asked is not None
    return asked


def points(guest):
    """Points by seat, as a guest sees them."""
    return tuple(racer.points for racer in guest.table.view(guest.table.own[0]).racers)
