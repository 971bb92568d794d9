"""The lesson in Santase: tricks and acts of one deal, a close that is made in a second, a close to be answered in a third (T1–T9).

Rules and cards only. The learner sits on seat 0.
"""

from game.core.cards import Card
from game.core.lesson import Cards, Lesson, Passage, Turn, ordered, played
from game.core.seats import Seat
from game.games.schnapsen.actions import Announce, Close, Exchange, Play
from game.games.schnapsen.options import Options
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.state import State

FIRST = ("9S", "KH", "QH", "AD", "JC", "TC"), ("JD", "9H", "KC", "TD", "QC", "AC"), "AS", ("KD", "KS")
CLOSING = ("AC", "TC", "KC", "QC", "AH", "TH"), ("9D", "JC", "9S", "JD", "QD", "KS"), "9C", ("JH", "QS")
ANSWERING = ("QH", "AS", "KS", "AC", "TC", "KC"), ("KH", "9H", "JS", "AD", "TD", "9C"), "TS", ("JD", "9S")
"""Deals: the hand of whoever leads, the dealer's, the turned-up trump, what is drawn first."""


def lesson() -> Lesson:
    """What beats what, drawing, the lowest trump, marriages, closing, following, and what a deal is worth."""
    options = Options()
    return Lesson("santase", options, 2, (*_leading(), *_closing(), *_answering()))


def _start(dealer: Seat) -> State:
    return SCHNAPSEN.new_match(Options(), 2, first=dealer)


def _order(leader: tuple[Card, ...], dealer: tuple[Card, ...], turnup: Card, stock: tuple[Card, ...]) -> tuple[Card, ...]:
    """The pack as it has to lie: three and three, the leader first, then the trump."""
    return (*leader[:3], *dealer[:3], *leader[3:], *dealer[3:], turnup, *stock)


def _leading() -> tuple[Passage, ...]:
    return (
        Passage("ranks", position=_start(1), script=(Cards(_order(*FIRST)),), points=("aside",)),
        Passage("trump", points=("AS",)),
        Passage("lead", (Play("AD"),), points=("AD",)),
        Passage("drawn", script=(Turn(1, Play("JD")),), points=("stock",)),
        Passage("exchange", (Exchange(),), points=("9S", "AS", "hint:exchange")),
        Passage("marriage", (Announce("H"),), points=("KH", "QH", "hint:announce:H")),
        Passage("lead-marriage", (Play("QH"), Play("KH")), points=("KH", "QH")),
        Passage("counting", script=(Turn(1, Play("9H")),)),
    )


def _closing() -> tuple[Passage, ...]:
    dealt = ordered(SCHNAPSEN, _start(1), _order(*CLOSING)).state
    strong = played(SCHNAPSEN, dealt, Turn(0, Play("AH")), Turn(1, Play("9D")))
    return (
        Passage("close", (Close(),), position=strong, points=("hint:close",)),
        Passage("forty", (Announce("C"),), points=("KC", "QC", "hint:announce:C")),
        Passage("lead-forty", (Play("QC"), Play("KC")), points=("KC", "QC")),
        Passage("strict", (Play("AC"),), script=(Turn(1, Play("JC")),), points=("AC",)),
        Passage("out", script=(Turn(1, Play("9S")),)),
        Passage("worth"),
    )


def _answering() -> tuple[Passage, ...]:
    dealt = ordered(SCHNAPSEN, _start(0), _order(*ANSWERING)).state
    return (
        Passage("beat", (Play("KH"),), position=dealt, script=(Turn(1, Close()), Turn(1, Play("QH"))), points=("QH",)),
        Passage("goal", points=("strip",)),
    )
