"""One set of faces for every table of a module of tests: a card is drawn once, whichever table shows it."""

import contextlib

import pytest

from game.app import play, visit_screens
from game.ui.faces.store import Faces


@contextlib.contextmanager
def shared_faces(fine=True):
    """Tables opened meanwhile, here or on the network, take their faces from one store, which is closed at the end.

    Without `fine` they stay quick drawings, for tests that look at something else.
    """
    faces = Faces()
    with pytest.MonkeyPatch.context() as patch:
        for room in (play, visit_screens):
            patch.setattr(room, "Faces", lambda **_: faces)
        close = faces.close
        patch.setattr(faces, "close", lambda: None)  # a table that closes leaves them to the next
        patch.setattr(faces, "recolour", lambda _: None)  # in the colours they have
        if not fine:
            patch.setattr(faces, "_order", lambda *_: None)
        yield faces
    close()
