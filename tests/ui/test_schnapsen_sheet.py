"""The sheet after a deal of Schnapsen: every ending in words, what would have won; the same screen however a match ends (T8, T9)."""

import pytest
from games.schnapsen.schnapsplay import NAMES, cards, mirrored, options, play, position
from kits.trick_screen import trick_screens

from game.games.schnapsen import table as looks
from game.games.schnapsen.actions import Announce, Claim, Play
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.schnapsen.table import hindsight

screen = trick_screens(SCHNAPSEN, looks)


NAMED = ("Anna", "Ben")


def on_lead(preset, mine, theirs, **more):
    return position(options(preset, **more.pop("changes", {})), mine, theirs, **more)


def last(preset, mine="AC", theirs="KC", **more):
    """One trick is left, which Anna leads and wins."""
    nines = options(preset).nines
    return on_lead(preset, mine, theirs, **{"tricks": (6, 5) if nines else (5, 4), "hand": 1, **more})


def claiming(tricks=(3, 1), points=(48, 10), **more):
    """Anna is on lead where 66 has to be claimed."""
    return on_lead("santase", "AD", "", tricks=tricks, points=points, turnup="AS", changes={"out": "manual"}, **more)


def failed():
    """Anna has closed and is about to win the last trick with 55."""
    return last("schnapsen", tricks=(4, 3), stock=4, hand=None, points=(40, 30), turnup="AS", closing=(0, 0, 0, 2))


ENDINGS = {
    "reached": (lambda: on_lead("santase", "KD QD", "", tricks=(3, 1), points=(48, 10), turnup="AS"), ("D",),
                ["Anna has reached 66: 68 to 10.", "Anna gets 2 game points. Ben has fewer than 33."]),
    "reached without a trick": (lambda: on_lead("santase", "KD QD", "", tricks=(4, 0), points=(48, None), turnup="AS"), ("D",),
                                ["Anna has reached 66: 68 to 0.", "Anna gets 3 game points. Ben has no trick."]),
    "closed and made": (lambda: on_lead("schnapsen", "KD QD", "", tricks=(3, 1), points=(48, 8), turnup="AS", closing=(0, 0, 0, 2)), ("D",),
                        ["Anna closed and made it: 68 to 8.", "Anna gets 3 game points. Ben had no trick when the stock was closed."]),
    "close failed": (failed, ("AC", "KC"), ["Anna closed and did not reach 66: only 55.",
                                    "Ben gets 3 game points. There was no trick against the close yet."]),
    "other first": (lambda: on_lead("sixtysix", "AD", "KD", tricks=(3, 1), stock=4, points=(52, 10), turnup="AS", closing=(1, 0, 0, 2)),
                    ("AD", "KD"), ["Anna reached 66 before Ben, who had closed: 67 to 10.", "Anna gets 2 game points."]),
    "wrong claim": (lambda: claiming(), ("claim",), ["Anna claimed 66 with only 48.", "Ben gets 2 game points."]),
    "last trick": (lambda: last("schnapsen", "QC", "JC", points=(57, 58)), ("QC", "JC"),
                   ["Nobody was out: Anna took the last trick.", "Anna gets one game point."]),
    "higher": (lambda: last("sixtysix", "JC", "9C", points=(55, 63)), ("JC", "9C"),
               ["Nobody was out: Anna has more, 67 to 63.", "Anna gets one game point. Ben has 33 or more."]),
    "draw": (lambda: last("sixtysix", "JC", "9C", points=(53, 65)), ("JC", "9C"),
             ["Nobody was out, and both have 65: a draw.", "Nobody gets a game point."]),
    "equal": (lambda: last("santase", "JC", "9C", points=(53, 65)), ("JC", "9C"),
              ["Equal points, 65 each: Anna took the last trick.", "Anna gets one game point."]),
}  # fmt: skip


@pytest.mark.parametrize("name", ENDINGS)
def test_every_ending_is_told_with_its_reason_and_what_it_is_worth(screen, name):
    begin, moves, told = ENDINGS[name]
    table = screen(begin())
    for move in moves:
        seat = table.common.turn
        action = Claim() if move == "claim" else Announce(move) if len(move) == 1 else Play(move)
        table.by(seat, action)
    table.settle()
    table.turn(1000)
    assert list(table.sheet.notes[:2]) == told
    winner = table.common.result.winner
    assert table.sheet.title == ("A drawn deal" if winner is None else f"{NAMED[winner]} wins the deal")
    assert [values for _, values in table.sheet.lines][-1] == tuple(score.points for score in table.facts.scores)


def test_what_was_left_in_the_hands_is_shown_and_the_next_dealer_named(screen):
    table = screen(on_lead("santase", "KD QD", "", tricks=(3, 1), points=(48, 10), turnup="AS"))
    table.by(0, Announce("D"))
    table.settle()
    table.turn(1000)
    assert [group.caption for group in table.sheet.groups] == ["Anna", "Ben"]
    assert set(table.sheet.groups[0].cards) == set(table.common.result.hands[0])
    assert table.sheet.notes[2] == "Anna deals next."


@pytest.mark.parametrize(("preset", "told"), [("schnapsen", "Anna"), ("santase", "Ben"), ("sixtysix", "Ben")])
def test_the_next_dealer_is_the_rows(screen, preset, told):
    """Ben has dealt and wins: by turns Anna deals next, as the winner he does."""
    table = screen(mirrored(on_lead(preset, "KD QD", "", tricks=(3, 1), points=(48, 8), turnup="AS")))
    table.by(1, Announce("D"))
    table.settle()
    table.turn(1000)
    assert f"{told} deals next." in table.sheet.notes


def test_an_announcement_that_ends_the_deal_is_seen_before_its_sheet(screen):
    table = screen(on_lead("santase", "KD QD", "", tricks=(3, 1), points=(48, 10), turnup="AS"))
    table.by(0, Announce("D"))
    table.turn(900)
    assert table.strip == "Anna announces diamonds: 20"
    assert table.sheet is None
    table.turn(1500)
    assert table.sheet is not None


def test_the_sheet_waits_for_the_last_trick(screen):
    table = screen(last("schnapsen", "QC", "JC", points=(57, 58)))
    table.by(0, Play("QC"))
    table.by(1, Play("JC"))
    table.turn(900)
    assert table.part.board.zones["trick"] == ("QC", "JC")
    assert table.sheet is None
    table.turn(1200)
    assert table.sheet is not None


# --- the end of the match


MATCH = {
    "own card": lambda: (last("schnapsen", "QC", "JC", points=(57, 58), scores=(6, 6)), [(0, Play("QC")), (1, Play("JC"))], 0),
    "their card": lambda: (
        mirrored(last("schnapsen", "QC", "JC", points=(57, 58), scores=(6, 6))), [(1, Play("QC")), (0, Play("JC"))], 1,
    ),
    "penalty": lambda: (claiming(scores=(10, 10)), [(0, Claim())], 1),
    "claim": lambda: (claiming((4, 1), (66, 8), scores=(10, 10)), [(0, Claim())], 0),
}  # fmt: skip


@pytest.mark.parametrize("how", MATCH)
def test_a_match_that_ends_in_any_way_reaches_the_same_screen(screen, how):
    state, moves, winner = MATCH[how]()
    table = screen(state)
    for seat, action in moves:
        table.by(seat, action)
    table.settle()
    table.turn(1000)
    assert table.sheet.title == f"{NAMED[winner]} wins the match!"
    assert table.sheet.winners == (winner,)
    assert [effect for effect in ("win", "lost") if effect in table.heard] == ["lost" if winner else "win"]
    table.drive.click(table.scene._go_on.rect.center)
    assert [name for name, _ in table.went] == ["over"]


def test_count_down_ends_at_zero_or_below_and_an_overshoot_stays(screen):
    table = screen(on_lead("schnapsen", "KD QD", "", tricks=(3, 1), points=(48, 8), turnup="AS", scores=(6, 2)))
    table.by(0, Announce("D"))
    table.settle()
    table.turn(1000)
    assert table.sheet.lines[-1][1] == ("−1", "5")


# --- what would have won


def test_open_ends_are_known_and_closed_deals_are_not():
    state = position(options("santase"), "AH TC", "KH JC", tricks=(5, 5), points=(46, 47))
    assert hindsight.could_tell(play(state, "AH", "KH", "TC", "JC").common)
    assert not hindsight.could_tell(play(failed(), "AC", "KC").common)


@pytest.mark.parametrize("preset", NAMES)
def test_the_last_chance_of_the_loser_is_named_and_really_wins(preset):
    """The ace first leaves the last trick to the ten; the small club first, and the ace takes it."""
    small, tricks, points = ("9C", (5, 5), (47, 48)) if options(preset).nines else ("JC", (4, 4), (46, 47))
    state = position(options(preset), f"AH {small}", "KH TC", tricks=tricks, points=points)
    mistaken = play(state, "AH", "KH", small, "TC").common
    assert mistaken.result.winner == 1
    assert hindsight.missed(mistaken) == hindsight.Missed(0, "AH", small, 1)
    assert play(state, small, "TC", "KH", "AH").common.result.winner == 0


def test_nothing_is_said_to_have_helped_where_nothing_would_have(screen):
    table = screen(position(options("schnapsen"), "AC TC", "KC JC", tricks=(4, 4), points=(46, 47)))
    for seat, card in ((0, "AC"), (1, "JC"), (0, "TC"), (1, "KC")):
        table.by(seat, Play(card))
    table.settle()
    table.turn(1000)
    assert table.sheet.notes[-1] == "Once the stock was empty, Anna could not be stopped."


def test_the_card_that_would_have_won_is_named(screen):
    """Anna, on lead with AH JC against TH KC: the ace first and the last trick is Ben's; the jack first and it is hers."""
    state = position(options("schnapsen"), "AH JC", "JH KC", tricks=(4, 4), points=(50, 51))
    table = screen(state)
    for seat, card in ((0, "AH"), (1, "JH"), (0, "JC"), (1, "KC")):
        table.by(seat, Play(card))
    table.settle()
    table.turn(1000)
    assert table.common.result.winner == 1
    assert table.sheet.notes[-1] == "With the jack of clubs instead of the ace of hearts Anna would have won one."


def test_the_hint_is_the_solvers_best(screen):
    """In the same position the jack must be led."""
    best = hindsight.best(SCHNAPSEN.view(position(options("schnapsen"), "AH JC", "JH KC", tricks=(4, 4), points=(50, 51)), 0))
    assert best == hindsight.Best(cards("JC"), 1)
    answer = position(options("schnapsen"), "JH KC", "AH", led="JC", tricks=(4, 4), points=(51, 50))
    assert hindsight.best(SCHNAPSEN.view(answer, 0)).cards == cards("KC")
