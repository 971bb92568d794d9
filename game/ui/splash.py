"""The very first frame: felt and name, before any words are loaded. Decides nothing more."""

from game.ui.backdrop import backdrop
from game.ui.logo import name_at
from game.ui.theme import Cloth, Scale
from game.ui.window import Window


def draw_splash(window: Window, name: str, cloth: Cloth) -> None:
    """Draw and present it; the title screen has the name in the same place."""
    window.canvas.blit(backdrop(window.area.size, cloth), (0, 0))
    drawn, place = name_at(Scale(window.area.size), name)
    window.canvas.blit(drawn, place)
    window.present()
