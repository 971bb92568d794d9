"""Which characters a font file can draw, read from its `cmap` table. Decides nothing; knows no script and no screen.

The font library cannot be asked: for a character that is missing it measures and draws a box.
"""

import struct
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

_UNICODE = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0))
"""Platform and encoding of the tables that map Unicode, the fullest first."""


@lru_cache(maxsize=32)
def coverage(file: Path) -> frozenset[int]:
    """The code points that have a glyph; empty if the file cannot be read or is no font."""
    try:
        data = file.read_bytes()
        table = _cmap(data)
        return frozenset(_mapped(data, _best(data, table))) if table else frozenset()
    except (OSError, struct.error, IndexError):
        return frozenset()


def _cmap(data: bytes) -> int:
    """Where the table begins, 0 if there is none. Of a collection the first font counts."""
    start = struct.unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    for number in range(struct.unpack_from(">H", data, start + 4)[0]):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, start + 12 + 16 * number)
        if tag == b"cmap":
            return int(offset)
    return 0


def _best(data: bytes, table: int) -> int:
    """Where the subtable with most of Unicode begins."""
    count = struct.unpack_from(">H", data, table + 2)[0]
    found = [struct.unpack_from(">HHI", data, table + 4 + 8 * number) for number in range(count)]
    places = {(platform, encoding): table + offset for platform, encoding, offset in found}
    return next((places[kind] for kind in _UNICODE if kind in places), 0)


def _mapped(data: bytes, at: int) -> Iterator[int]:
    """The code points of a subtable in format 4 or 12, the two that fonts for Unicode have."""
    if not at:
        return
    kind = struct.unpack_from(">H", data, at)[0]
    if kind == 12:
        for number in range(struct.unpack_from(">I", data, at + 12)[0]):
            first, last, _ = struct.unpack_from(">III", data, at + 16 + 12 * number)
            yield from range(first, last + 1)
    elif kind == 4:
        yield from _segments(data, at)


def _segments(data: bytes, at: int) -> Iterator[int]:
    """Format 4: ends, starts, deltas and offsets of runs of code points, one list after the other."""
    half = struct.unpack_from(">H", data, at + 6)[0]
    for number in range(half // 2):
        last, first, delta, offset = (
            struct.unpack_from(">H", data, at + 14 + 2 * number + skip)[0] for skip in (0, half + 2, 2 * half + 2, 3 * half + 2)
        )
        here = at + 14 + 2 * number + 3 * half + 2
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code if not offset else struct.unpack_from(">H", data, here + offset + 2 * (code - first))[0]
            if glyph and (glyph + delta) & 0xFFFF:
                yield code
