"""Whose turn it is at a table of Écarté and what for, what an answer has to do, and why something is refused (E4–E8), in words.

Pure: view in, words out.
"""

from collections.abc import Mapping
from typing import Any

from game.core.cards import Card
from game.core.seats import Seat
from game.core.tricks import second_wins, strict_answers
from game.games.ecarte.actions import CallKing
from game.games.ecarte.pack import HAND, RANKS
from game.games.ecarte.state import View, trump_of
from game.games.ecarte.table.words import Words
from game.games.ecarte.view import legal_actions
from game.ui.card_words import card_name
from game.ui.lang import Say, Speech

TALKED = ("propose", "respond", "elder_discards", "dealer_discards")
ASKED = (*TALKED, "lead", "answer")
"""Phases of the talk, and all in which somebody is asked."""


def standing(view: View, eye: Seat | None, hand: tuple[Card, ...], say: Say, words: Words) -> str:
    """What is going on, as the eye with this hand wants to know it."""
    common = view.common
    if common.phase not in ASKED:
        return say(f"ecarte-strip-{common.phase if common.phase in ('between', 'over') else 'waiting'}")
    word = common.phase.replace("_", "-")
    if common.turn != eye or not hand:  # it is another one’s turn, or the seat has just been taken and its cards are still to come
        return say(f"ecarte-strip-their-{word}", name=words.name(common.turn))
    if common.phase == "answer":
        return _duty(view, hand, say)
    king = common.phase == "lead" and CallKing() in legal_actions(view)
    return say(f"ecarte-strip-own-{'lead-king' if king else word}", most=min(HAND, view.stock))


def _duty(view: View, hand: tuple[Card, ...], say: Say) -> str:
    """What the answer has to do (E8)."""
    common = view.common
    assert common.led is not None
    trump, led = trump_of(common), card_name(say, common.led)
    must_trump = common.options.void == "trump"
    best = strict_answers(hand, common.led, trump, RANKS, must_trump=must_trump)[0]
    if best[1] == common.led[1]:
        return say("ecarte-strip-beat" if second_wins(common.led, best, trump, RANKS) else "ecarte-strip-follow", card=led)
    return say("ecarte-strip-trump" if must_trump and best[1] == trump else "ecarte-strip-any", card=led)


def refusal(code: str, details: Mapping[str, Any], view: View, speech: Speech, words: Words) -> str:
    """Why something is refused, in this game's words where it has some: "you must beat the ten of hearts"."""
    card, word = details.get("card"), code.replace("_", "-")
    if code == "wrong_phase" and view.common.phase in TALKED:
        word = "talk-first"
    generic = speech.say(
        f"refused-{code.replace('_', '-')}", **{key: value for key, value in details.items() if isinstance(value, int | str)}
    )
    named = card_name(speech.say, str(card)) if card else ""
    return speech.say_or(generic, f"ecarte-refused-{word}", card=named, name=words.name(view.common.turn), left=details.get("left", 0))
