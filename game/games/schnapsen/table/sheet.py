"""The sheet after a deal of Schnapsen: who won it, why, for how many game points, what stands now, who deals next, what would have won.

Pure: the same sheet whether the deal ended by a card, an announcement, a claim or a penalty.
"""

from game.core.seats import Seat
from game.games.schnapsen.dealing import next_dealer
from game.games.schnapsen.state import Common, Result, State, View
from game.games.schnapsen.table.hindsight import Missed, could_tell, missed
from game.games.schnapsen.table.words import Words
from game.ui.card_words import card_name
from game.ui.lang import Say
from game.ui.table_part import Group, Sheet


def sheet(view: View, say: Say, words: Words) -> Sheet | None:
    """The sheet of the deal that has just ended, None while one is being played."""
    common = view.common
    result = common.result
    if result is None or common.phase not in ("between", "over"):
        return None
    lines = (
        (say("schnapsen-sheet-points"), tuple(map(str, result.points))),
        (say("schnapsen-sheet-brought"), tuple(f"+{result.game_points}" if seat == result.winner else "–" for seat in (0, 1))),
        (say("schnapsen-sheet-score"), tuple(score(common, seat) for seat in (0, 1))),
    )
    groups = tuple(Group(words.name(seat), hand) for seat, hand in enumerate(result.hands) if hand)
    over = common.outcome is not None and result.winner is not None
    winners = (result.winner,) if over and result.winner is not None else ()
    above = say("schnapsen-sheet-left") if groups else ""
    return Sheet(title(result, over, say, words), lines, groups, above, winners, notes=tuple(_notes(view, result, say, words)))


def score(common: Common, seat: Seat) -> str:
    """The game points of a seat as this preset counts them: up to the target, or down from it (`count_down`; an overshoot stays)."""
    points = common.scores[seat]
    return str(common.options.target - points).replace("-", "−") if common.options.count_down else str(points)


def title(result: Result, over: bool, say: Say, words: Words) -> str:
    """Who wins the deal, or the match if it is over."""
    if result.winner is None:
        return say("schnapsen-sheet-draw")
    return say("schnapsen-sheet-match" if over else "schnapsen-sheet-deal", name=words.name(result.winner))


def _notes(view: View, result: Result, say: Say, words: Words) -> list[str]:
    """Why, what it brings, who deals next, what would have won."""
    common = view.common
    notes = [words.reason(result, common.closing), " ".join(part for part in (words.brought(result), words.worth(result, common)) if part)]
    if common.outcome is None:
        notes.append(say("schnapsen-sheet-next", name=words.name(next_dealer(State(common, (), ((), ()))))))
    if could_tell(common):
        notes.append(_hindsight(missed(common), result, say, words))
    return notes


def _hindsight(chance: Missed | None, result: Result, say: Say, words: Words) -> str:
    """What the loser could still have won when the stock was empty, and how; or that nothing would have helped."""
    assert result.winner is not None
    if chance is None:
        return say("schnapsen-missed-nothing", name=words.name(result.winner))
    key = "schnapsen-missed-marriage" if chance.played == chance.better else "schnapsen-missed"
    return say(
        key, name=words.name(chance.seat), played=card_name(say, chance.played), better=card_name(say, chance.better), points=chance.worth
    )
