"""The sheet after a deal of Écarté, or after a king that ends the match: who scored what, why, what stands, who deals next.

Pure: the same sheet however the match ended (E3, E6, E10, E11).
"""

from game.games.ecarte.state import Common, Result, View
from game.games.ecarte.table.words import Words
from game.ui.lang import Say
from game.ui.table_part import Group, Sheet


def sheet(view: View, say: Say, words: Words) -> Sheet | None:
    """The sheet of what has just ended, None while a deal is played."""
    common = view.common
    if common.phase not in ("between", "over"):
        return None
    by_king = common.outcome is not None and common.outcome.reason != "tricks"
    result = None if by_king else common.result
    score = (say("ecarte-sheet-score"), tuple(map(str, common.scores)))
    lines = (_kings(common, say), score) if result is None else (_tricks(common, say), _brought(common, result, say), score)
    winners = common.outcome.winners if common.outcome is not None else ()
    vole = result is not None and result.tricks == 5
    if vole and not winners and result is not None:
        winners = (result.winner,)
    groups = tuple(Group(say("ecarte-sheet-trick", name=words.name(trick.winner)), (trick.lead, trick.answer)) for trick in common.tricks)
    above = say("ecarte-sheet-played") if groups else ""
    return Sheet(_title(common, result, say, words), lines, groups, above, winners, notes=tuple(_notes(common, result, say, words)))


def _title(common: Common, result: Result | None, say: Say, words: Words) -> str:
    if common.outcome is not None:
        return say("ecarte-sheet-match", name=words.name(common.outcome.winners[0]))
    assert result is not None
    return say("ecarte-sheet-vole" if result.tricks == 5 else "ecarte-sheet-deal", name=words.name(result.winner))


def _tricks(common: Common, say: Say) -> tuple[str, tuple[str, ...]]:
    return say("ecarte-sheet-tricks"), tuple(str(sum(trick.winner == seat for trick in common.tricks)) for seat in (0, 1))


def _kings(common: Common, say: Say) -> tuple[str, tuple[str, ...]]:
    return say("ecarte-sheet-king"), tuple(str(kings(common, seat)) for seat in (0, 1))


def kings(common: Common, seat: int) -> int:
    """The points this seat had for a king in this deal: turned up by it as dealer, or called."""
    turned = common.turnup is not None and common.turnup[0] == "K" and common.dealer == seat
    return turned + (common.king == seat)


def _brought(common: Common, result: Result, say: Say) -> tuple[str, tuple[str, ...]]:
    """All points of the deal: tricks and kings."""
    points = [kings(common, seat) + (result.points if seat == result.winner else 0) for seat in (0, 1)]
    return say("ecarte-sheet-brought"), tuple(f"+{each}" if each else "–" for each in points)


def _notes(common: Common, result: Result | None, say: Say, words: Words) -> list[str]:
    notes = []
    if result is not None:
        notes += [words.brought(result), words.row(result, common)]
    for seat in (0, 1):
        if common.turnup is not None and common.turnup[0] == "K" and common.dealer == seat:
            notes.append(say("ecarte-log-king-turned", name=words.name(seat)))
        if common.king == seat:
            notes.append(say("ecarte-king-called", name=words.name(seat)))
    if common.outcome is None and common.dealer is not None:
        notes.append(say("ecarte-sheet-next", name=words.name(1 - common.dealer)))
    return [note for note in notes if note]
