"""How cards look on this screen, in a form that messages can select on. Knows no message, no setting and no picture.

A Fluent message asks for `$deck` (`french`, `plain`, `neapolitan`) or for what a Set colour is called here: `$red`, `$green`, `$purple`,
each the name of a colour such as `orange`.
"""

from game.ui.faces.inks import STANDARD, Inks


def looks(inks: Inks, deck: str) -> dict[str, str]:
    """The arguments that every message gets: the faces of the forty cards (P2), and the names of the three colours of S1."""
    return {"deck": deck, **dict(zip(STANDARD.set_names, inks.set_names, strict=True))}


USUAL = looks(STANDARD, "french")
"""Where nobody has chosen anything."""
