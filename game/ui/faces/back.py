"""The back of a card: a woven lattice in a frame, the same turned upside down. Knows no pack."""

from game.ui.faces.drawing import Drawing, body, document, number
from game.ui.faces.inks import Inks


def woven_back(width: int, height: int, inks: Inks) -> Drawing:
    """A back of width × height pixels; turned by half a circle it looks the same, so it tells nothing."""
    short = min(width, height)
    margin = short * 0.07
    line = max(0.8, short / 120)
    marks = body(width, height, inks.paper, inks.edge)
    marks += _frame(width, height, margin, short * 0.05, f'fill="{inks.back}"')
    marks += _lattice(width, height, margin * 1.65, line, inks.back_line)
    marks += _frame(width, height, margin * 1.65, short * 0.02, f'fill="none" stroke="{inks.back_line}" stroke-width="{number(line)}"')
    return Drawing(document(width, height, marks), width, height)


def _frame(width: int, height: int, margin: float, corner: float, look: str) -> str:
    return (
        f'<rect x="{number(margin)}" y="{number(margin)}" width="{number(width - 2 * margin)}" height="{number(height - 2 * margin)}" '
        f'rx="{number(corner)}" {look}/>'
    )


def _lattice(width: int, height: int, margin: float, line: float, ink: str) -> str:
    """Lozenges that touch at their tips and fill the frame exactly, each with a small one inside and one between four."""
    cell = min(width, height) * 0.19
    across, down = round((width - 2 * margin) / cell), round((height - 2 * margin) / cell)
    a, b = (width - 2 * margin) / across / 2, (height - 2 * margin) / down / 2
    centres = [(margin + (2 * i + 1) * a, margin + (2 * j + 1) * b) for i in range(across) for j in range(down)]
    between = [(margin + 2 * i * a, margin + 2 * j * b) for i in range(1, across) for j in range(1, down)]
    net = " ".join(_lozenge(x, y, a, b) for x, y in centres)
    seeds = " ".join(_lozenge(x, y, a * 0.3, b * 0.3) for x, y in centres + between)
    return (
        f'<path d="{net}" fill="none" stroke="{ink}" stroke-width="{number(line)}" stroke-linejoin="round"/>'
        f'<path d="{seeds}" fill="{ink}"/>'
    )


def _lozenge(x: float, y: float, a: float, b: float) -> str:
    left, right, top, bottom = number(x - a), number(x + a), number(y - b), number(y + b)
    return f"M {number(x)} {top} L {right} {number(y)} L {number(x)} {bottom} L {left} {number(y)} Z"
