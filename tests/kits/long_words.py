"""For tests of the layout: English in which every message is at least 40 % longer, as in the longest of languages."""

import re

from game.ui.lang import Speech

SHARE = 0.4
_WORD = re.compile(r"[^\W\d_]{2,}")


def stretched(words):
    """Every word longer by 40 %, rounded up, by saying its beginning again; numbers and signs stay as they are."""
    return _WORD.sub(lambda found: found[0] + found[0][: -int(-SHARE * len(found[0]) // 1)].lower(), words)


class LongSpeech(Speech):
    """Says everything at length."""

    def _find(self, key, /, **args):
        found = super()._find(key, **args)
        return None if found is None else stretched(found)
