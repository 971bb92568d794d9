"""The lesson in Scopa: two packets of a stacked deal, then its last two cards and what they bring. Rules and cards only (P1–P15).

The learner sits on seat 0 and plays first; the opponent deals.
"""

from msgspec.structs import replace

from game.core.cards import Card
from game.core.lesson import Cards, Lesson, Passage, Turn, ordered
from game.games.scopa.actions import Play
from game.games.scopa.options import Options
from game.games.scopa.pack import PACK
from game.games.scopa.rules import SCOPA
from game.games.scopa.state import State

FIRST, SECOND = ("3C", "6H", "KH"), ("5C", "JS", "2C")
"""The learner's packets."""
THEIRS_FIRST, THEIRS_SECOND = ("KC", "3S", "AS"), ("JD", "2S", "6D")
TABLE = ("7C", "3D", "4S", "2H")


def lesson() -> Lesson:
    """Capturing one card, a sum, the one card rather than a sum, laying, sweeping, and the score."""
    options = Options()
    start = SCOPA.new_match(options, 2, first=1)
    return Lesson("scopa", options, 2, (*_capturing(start), *_scoring(start)))


def _capturing(start: State) -> tuple[Passage, ...]:
    order = (*_woven(FIRST, THEIRS_FIRST), *TABLE, *_woven(SECOND, THEIRS_SECOND))
    return (
        Passage("table", position=start, script=(Cards(order),), points=TABLE),
        Passage("equal", (Play("3C", ("3D",)),), points=("3C", "3D")),
        Passage("sum", (Play("6H", ("2H", "4S")),), script=(Turn(1, Play("KC")),), points=("6H",)),
        Passage("single", (Play("KH", ("KC",)),), script=(Turn(1, Play("3S")),), points=("KH",)),
        Passage("lay", (Play("5C"),), script=(Turn(1, Play("AS")),), points=("5C",)),
        Passage("scopa", (Play("JS", ("7C", "AS")),), script=(Turn(1, Play("JD", ("3S", "5C"))),), points=("JS",)),
        Passage("swept", points=("scores",)),
    )


def _scoring(start: State) -> tuple[Passage, ...]:
    last = _last_cards(ordered(SCOPA, start, ()).state)
    return (
        Passage("settebello", (Play("7S", ("7D",)),), position=last, points=("7D",)),
        Passage("rest", script=(Turn(1, Play("QH")),)),
        Passage("cards"),
        Passage("coins"),
        Passage("primiera"),
        Passage("goal"),
    )


def _last_cards(state: State) -> State:
    """The end of a deal: one card in each hand, three on the table, everything else won. The learner has made one scopa."""
    mine, theirs, table = "7S", "QH", ("7D", "4C", "2C")
    their_pile: tuple[Card, ...] = ("AD", "2D", "3D", "4D", "5D", "6D", "AC", "3C", "5C", "6C", "7C", "4S", "5S", "6S", "KS", "JS", "KH")
    gone = {mine, theirs, *table, *their_pile}
    my_pile = tuple(card for card in PACK if card not in gone)
    common = replace(
        state.common, turn=0, table=table, piles=(my_pile, their_pile), sweeps=(1, 0), sweep_cards=((my_pile[0],), ()), last_capturer=1
    )
    return State(common, (), ((mine,), (theirs,)))


def _woven(own: tuple[Card, ...], others: tuple[Card, ...]) -> tuple[Card, ...]:
    """A packet as it is dealt: one card each in turn (P5)."""
    return tuple(card for pair in zip(own, others, strict=True) for card in pair)
