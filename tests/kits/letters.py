"""Where the letters of an item are, the reach of marks above and below them aside."""

from game.ui.text import Style


def body(item):
    """The rectangle of an item; of words that of their letters."""
    style = next((part for part in item.look if isinstance(part, Style)), None) if isinstance(item.look, tuple) else None
    return item.rect if style is None else item.rect.inflate(0, min(0, style.px * 6 // 5 - item.rect.h))
