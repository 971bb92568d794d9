"""Whose turn it is at a table of Schnapsen and what for, what an answer has to do, and why something is refused (T2–T4), in words.

Pure: view in, words out.
"""

from collections.abc import Mapping
from typing import Any

from game.core.cards import Card
from game.core.seats import Seat
from game.core.tricks import second_wins, strict_answers
from game.games.schnapsen.pack import RANKS
from game.games.schnapsen.state import View, is_strict
from game.games.schnapsen.table.words import Words
from game.ui.card_words import card_name, suit_name
from game.ui.lang import Say, Speech

PLAYED = ("lead", "answer", "draw")
"""Phases in which somebody is asked."""


def standing(view: View, eye: Seat | None, hand: tuple[Card, ...], say: Say, words: Words) -> str:
    """What is going on, as the eye with this hand wants to know it."""
    common = view.common
    if common.phase not in PLAYED:
        return say(f"schnapsen-strip-{common.phase if common.phase in ('between', 'over') else 'waiting'}")
    if common.turn != eye or not hand:  # it is another one’s turn, or the seat has just been taken and its cards are still to come
        return say(f"schnapsen-strip-their-{common.phase}", name=words.name(common.turn))
    if common.phase == "answer":
        return _duty(view, hand, say)
    if common.phase == "lead" and common.marriage is not None:
        key = "schnapsen-strip-marriage-king" if common.options.king_led else "schnapsen-strip-marriage"
        return say(key, suit=suit_name(say, common.marriage))
    return say(f"schnapsen-strip-own-{common.phase}")


def _duty(view: View, hand: tuple[Card, ...], say: Say) -> str:
    """What the answer has to do (T2, T3)."""
    common = view.common
    assert common.led is not None
    assert common.trump is not None
    led = card_name(say, common.led)
    best = strict_answers(hand, common.led, common.trump, RANKS)[0]
    if not is_strict(view):
        return say("schnapsen-strip-free", card=led)
    if best[1] == common.led[1]:
        return say("schnapsen-strip-beat" if second_wins(common.led, best, common.trump, RANKS) else "schnapsen-strip-follow", card=led)
    return say("schnapsen-strip-trump" if best[1] == common.trump else "schnapsen-strip-any", card=led)


def refusal(code: str, details: Mapping[str, Any], view: View, speech: Speech, words: Words) -> str:
    """Why something is refused, in this game's words where it has some: "you must beat the ten of hearts"."""
    card, suit, word = details.get("card"), details.get("suit"), code.replace("_", "-")
    named = {
        "card": card_name(speech.say, str(card)) if card else "",
        "suit": suit_name(speech.say, str(suit)) if suit else "",
        "name": words.name(view.common.turn),
    }
    generic = speech.say(f"refused-{word}", **{key: value for key, value in details.items() if isinstance(value, int | str)})
    return speech.say_or(generic, f"schnapsen-refused-{word}", **named)
