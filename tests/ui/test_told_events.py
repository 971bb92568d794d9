"""Every event of every game is a line of the log, in every language; what is none says nothing that is not said elsewhere."""

from typing import get_args

import pytest
from kits.card_screen import CardScreen
from kits.fake_table import computer, person
from kits.messages import CODES
from msgspec.structs import replace

from game.app.sheet.played import moments
from game.core.events import Secret
from game.core.game import preset
from game.games import GAMES, part
from game.games.schnapsen import events as schnapsen
from game.games.schnapsen.state import Act
from game.games.scopa import events as scopa
from game.games.setgame import events as sets

SILENT = {
    "set": {
        "Continued": "told as the call itself",
        "CallEnded": "told as the set or the fault it ended with",
        "SuddenDeath": "told as the round that begins so",
    },
    "scopa": {"Gathered": "the cards go back before the next deal is told"},
    "schnapsen": {
        "Gathered": "the cards go back before the next deal is told",
        "HandGathered": "the same",
    },
    "ecarte": {"Gathered": "the cards go back before the next deal is told", "DiscardsGathered": "the same"},
}
"""Kinds of events without a line, and why."""
RARE = [
    sets.Reshuffled(((), ())),
    sets.Unpicked(0, "0000"),
    sets.Beaten(0, 1, 7, 6900, ("0000", "0001", "0002"), 0, 0, 0, 0),
    sets.AskedExtra(0),
    sets.AskedHelp(0),
    sets.Hinted(("0000",), (0,), (0,)),
    sets.TimeUp(0),
    sets.SuddenDeath((0, 1)),
    scopa.Redealt(("KC", "KD", "KH", "2S")),
    schnapsen.TakenBack(Act(0, "announce", "H"), None),
    schnapsen.Claimed(0, 66, True),
]
"""What no match of computer players brings about."""
KNOWN = ("KC", "QD", "JH", "7S", "AC", "7D", "KS", "QH", "JC", "AD")


def events(game):
    """One of every kind there is; cards that only one player sees are those of seat 0."""
    found = {type(event): event for event in RARE}
    for moment in moments(game.info.id).values():
        found |= {type(event): event for event in moment.played.steps[moment.at].events}
    mine = {kind: replace(event, owner=0, cards=KNOWN[: len(event.cards)]) for kind, event in found.items() if issubclass(kind, Secret)}
    return {kind.__name__: (found | mine)[kind] for kind in get_args(game.types.event)}


@pytest.fixture(params=GAMES.values(), ids=GAMES.keys())
def screen(request, drive):
    game = request.param
    people = (person("Anna"), computer("easy", "Ben"), computer("easy", "Carl"), computer("easy", "Dora"))[: max(2, game.info.seats[0])]
    made = CardScreen(drive, game, part(game.info.id, "table"), preset(game, game.info.presets[0][0]), people)
    yield made
    drive.stage.speech.choose("en")
    made.close()


@pytest.mark.parametrize("code", CODES)
def test_every_event_is_a_line_in_every_language(screen, code):
    game, speech = screen.table.game, screen.drive.stage.speech
    speech.choose(code)
    told = {name: screen.part.tell(event.seen_by(0)) for name, event in events(game).items()}
    assert {name for name, line in told.items() if line is None} <= SILENT[game.info.id].keys()
    assert all(line.words.strip() for line in told.values() if line is not None)
    assert not speech._missing


def test_the_own_cards_are_named_as_they_are_dealt(screen):
    """In the open log, for somebody who sits alone at the screen; nobody else's are."""
    dealt = events(screen.table.game)["Dealt"]
    if not isinstance(dealt, Secret):
        assert screen.table.game.info.id == "set"  # there are no hands
        return
    own = screen.part.tell(dealt)
    assert own.quiet
    assert own.words.count(",") == len(dealt.cards) - 1
    other = screen.part.tell(replace(dealt, owner=1).seen_by(0))
    assert other is None or "," not in other.words
