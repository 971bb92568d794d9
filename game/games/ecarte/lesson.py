"""The lesson in Écarté: a deal with an exchange and the king, a refusal, a vole (E1–E11). Rules and cards only.

The learner sits on seat 0.
"""

from game.core.cards import Card
from game.core.lesson import Cards, Lesson, Passage, Turn, ordered, played
from game.core.seats import Seat
from game.games.ecarte.actions import Accept, CallKing, Discard, Play, Propose, Refuse, Stand
from game.games.ecarte.options import Options
from game.games.ecarte.rules import ECARTE
from game.games.ecarte.state import State

FIRST = ("KS", "JS", "7C", "8D", "TC"), ("9H", "8S", "QD", "7D", "8C"), "8H", ("KH", "JD", "AH", "9S", "KC")
REFUSING = ("JH", "9H", "8S", "7S", "TD"), ("KC", "QC", "KD", "AD", "9D"), "7C", ()
VOLE = ("QH", "JH", "AH", "TH", "KS"), ("7C", "8C", "9C", "7D", "8D"), "7H", ()
"""Deals: elder's hand, the dealer's, the turned card, what is drawn first."""


def lesson() -> Lesson:
    """Ranks, the talk and its price, the exchange, the king, following and beating, three tricks, the vole."""
    return Lesson("gamerules", Options(), 2, (*_talking(), *_tricks(), *_stakes()))


def _start(dealer: Seat) -> State:
    return ECARTE.new_match(Options(), 2, first=dealer)


def _order(elder: tuple[Card, ...], dealer: tuple[Card, ...], turnup: Card, stock: tuple[Card, ...]) -> tuple[Card, ...]:
    """The pack as it has to lie: three and two, elder first (E2)."""
    return (*elder[:3], *dealer[:3], *elder[3:], *dealer[3:], turnup, *stock)


def _talking() -> tuple[Passage, ...]:
    return (
        Passage("ranks", position=_start(1), script=(Cards(_order(*FIRST)),), points=("aside",)),
        Passage("trump", points=("8H",)),
        Passage("propose", (Propose(),), points=("hint:propose",)),
        Passage("discard", (Discard(("7C", "8D", "TC")),), script=(Turn(1, Accept()),), points=("7C", "8D", "TC")),
        Passage("stand", (Stand(),), script=(Turn(1, Discard(("7D", "8C"))),), points=("hint:stand",)),
    )


def _tricks() -> tuple[Passage, ...]:
    return (
        Passage("king", (CallKing(),), points=("KH", "hint:king")),
        Passage("first", (Play("KH"),), points=("KH",)),
        Passage("second", (Play("KS"),), script=(Turn(1, Play("9H")),), points=("KS",)),
        Passage("third", (Play("JD"),), script=(Turn(1, Play("8S")),), points=("JD",)),
        Passage("beat", (Play("JS"),), script=(Turn(1, Play("QD")), Turn(1, Play("9S"))), points=("9S",)),
        Passage("fifth", (Play("AH"),), points=("AH",)),
        Passage("scored", script=(Turn(1, Play("KC")),)),
    )


def _stakes() -> tuple[Passage, ...]:
    refusing = ordered(ECARTE, _start(0), _order(*REFUSING)).state
    vole = ordered(ECARTE, _start(1), _order(*VOLE)).state
    answers = zip(("QH", "JH", "AH", "TH"), ("7C", "8C", "9C", "7D"), strict=True)
    tricks = [turn for own, other in answers for turn in (Turn(0, Play(own)), Turn(1, Play(other)))]
    return (
        Passage("refuse", (Refuse(),), position=refusing, script=(Turn(1, Propose()),), points=("hint:refuse",)),
        Passage("refused"),
        Passage("vole", (Play("KS"),), position=played(ECARTE, vole, Turn(0, Stand()), *tricks), points=("KS",)),
        Passage("goal", script=(Turn(1, Play("8D")),)),
    )
