"""A few cards as they look now, on the leaf of the picture. Decides which are shown; how they look the lines above say."""

from collections.abc import Callable, Sequence

import pygame

from game.core.cards import Card
from game.ui.faces.drawing import Pack
from game.ui.faces.inks import Inks
from game.ui.faces.latin import latin_cards
from game.ui.faces.set_cards import SetCards
from game.ui.faces.store import Faces
from game.ui.table_part import Deck
from game.ui.translate import wake
from game.ui.widgets import Widget

SET = ("1010", "0111", "2202")
LATIN = ("7D", "QH", "4S", "AC")
"""Every suit, a court card among them."""
GAP = 12
"""Between the cards, units."""


class Sample(Widget):
    """Three cards of one pack and four of another, side by side. `inks` and `deck` say how they look now."""

    focusable = False

    def __init__(self, inks: Callable[[], Inks], deck: Callable[[], Deck]) -> None:
        super().__init__()
        self._inks, self._deck = inks, deck
        self._used = inks()
        self._faces = Faces(self._used, wake)

    def look(self) -> bool:
        """Take over changed colours and faces that were made meanwhile; whether something looks different."""
        if (inks := self._inks()) != self._used:
            self._used = inks
            self._faces.recolour(inks)
            return True
        blank = self._faces.more
        return self._faces.collect() or blank

    def close(self) -> None:
        """It is not shown any more."""
        self._faces.close()

    def draw(self, surface: pygame.Surface) -> None:
        """As high as there is room, in the middle."""
        shown: Sequence[tuple[Pack, Card]] = [
            *((SetCards(), card) for card in SET), *((latin_cards(self._deck()), card) for card in LATIN)
        ]  # fmt: skip
        gap = self.scale.px(GAP)
        per_height = sum(pack.ratio for pack, _ in shown)
        high = min(self.rect.h, int((self.rect.w - gap * (len(shown) - 1)) / per_height))
        left = self.rect.centerx - (round(high * per_height) + gap * (len(shown) - 1)) // 2
        for pack, card in shown:
            wide = round(high * pack.ratio)
            face = self._faces.face(pack, card, wide).surface
            surface.blit(face, face.get_rect(midleft=(left, self.rect.centery)), special_flags=pygame.BLEND_PREMULTIPLIED)
            left += wide + gap
