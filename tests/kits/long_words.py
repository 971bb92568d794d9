"""For tests of the layout: English in which every message is at least 40 % longer, as in the longest of languages."""

import re

from game.ui.lang import Speech

SHARE = 0.4
_WORD = re.compile(r"[^\W\d_]{2,}")


def stretched(words):
    """Every word longer by 40 %, rounded up, by saying its beginning again; numbers and signs stay as they are."""
    return _WORD.sub(lambda found: found[0] + found[0][: -int(-SHARE * len(found[0]) // 1)].lower(), words)


class LongSpeech(Speech):
    """Says everything at length; what is put into a message (names, words that are long already) stays as it is."""

    def _find(self, key, /, **args):
        found = super()._find(key, **args)
        given = [re.escape(value) for value in args.values() if isinstance(value, str) and value]
        if found is None or not given:
            return found and stretched(found)
        pieces = re.split(f"({'|'.join(sorted(given, key=len, reverse=True))})", found)
        return "".join(piece if number % 2 else stretched(piece) for number, piece in enumerate(pieces))
