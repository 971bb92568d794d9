"""A match of tricks that has just begun is seen to be dealt, as every later deal is; one that is joined later is shown as it stands."""

import pytest
from kits.card_screen import CardScreen
from kits.trick_screen import ALONE, TWO_HERE, first_deal

from game.core.game import SECOND, Stamp
from game.games.ecarte import table as ecarte_looks
from game.games.ecarte.options import PRESETS as ECARTE_PRESETS
from game.games.ecarte.rules import ECARTE
from game.games.schnapsen import table as schnapsen_looks
from game.games.schnapsen.options import PRESETS
from game.games.schnapsen.rules import SCHNAPSEN
from game.ui.scenes.table import Manner
from game.ui.telling import JUST_NOW
from game.ui.trick.felt import moved
from game.ui.trick.moves import moves_of

CASES = [(SCHNAPSEN, schnapsen_looks, name) for name, _ in PRESETS] + [(ECARTE, ecarte_looks, name) for name, _ in ECARTE_PRESETS]
GAMES = [(SCHNAPSEN, schnapsen_looks, "schnapsen"), (ECARTE, ecarte_looks, "gamerules")]


@pytest.fixture
def begun(drive):
    """A screen on which a match is shown for the first time, `age` ns after it began."""
    made = []

    def make(game, looks, name, seats=ALONE, own=(0,), speed="normal", age=0):
        made.append(CardScreen(drive, game, looks, dict(game.info.presets)[name], seats, own, Manner(speed=speed), age))
        return made[-1]

    yield make
    for each in made:
        each.close()


def busy(table):
    return table.part.board.director.busy(table.drive.now)


@pytest.mark.parametrize("eye", [0, 1, None])
@pytest.mark.parametrize(("game", "looks", "name"), CASES)
def test_the_first_deal_is_told_as_it_was(begun, game, looks, name, eye):
    """From the view alone: the same packets, card by card as this eye saw them, and the same table in the end (a king turned up too)."""
    told = begun(game, looks, name).part.game
    for seed in range(40):
        step = first_deal(game, dict(game.info.presets)[name], seed)
        view = game.view(step.state, eye)
        before, events = told.opening(view)
        assert events == tuple(event.seen_by(eye) for event in step.events if type(event).__name__ not in ("Gathered", "DealStarted"))
        assert not any(before.hands)
        after = moved(told.zones(before), moves_of(events))
        assert {zone: sorted(map(str, cards)) for zone, cards in after.items() if cards} == {
            zone: sorted(map(str, cards)) for zone, cards in told.zones(view).items() if cards
        }


@pytest.mark.parametrize(("game", "looks", "name"), GAMES)
def test_what_somebody_has_begun_to_play_is_not_told_from_the_start(begun, game, looks, name):
    told, state = begun(game, looks, name).part.game, first_deal(game, dict(game.info.presets)[name], 1).state
    action = game.legal_actions(game.view(state, state.common.turn))[0]
    after = game.apply(state, state.common.turn, action, Stamp(0)).state
    assert told.opening(game.view(state, 0)) is not None
    assert told.opening(game.view(after, 0)) is None


@pytest.mark.parametrize(("game", "looks", "name"), GAMES)
def test_a_match_that_has_just_begun_is_seen_to_be_dealt(begun, game, looks, name):
    table = begun(game, looks, name, age=SECOND)
    assert busy(table)
    table.turn(4000, 100)
    assert not busy(table)
    assert table.part.sight.settled
    assert table.part.course.view == game.view(table.state, 0)
    assert table.part.presses.hand.cards == table.state.hands[0]


@pytest.mark.parametrize("more", [{"age": JUST_NOW}, {"speed": "off"}])
@pytest.mark.parametrize(("game", "looks", "name"), GAMES)
def test_a_match_that_began_a_while_ago_is_shown_as_it_stands_and_so_is_any_without_animation(begun, game, looks, name, more):
    table = begun(game, looks, name, **more)
    assert not busy(table)
    assert table.part.course.view == game.view(table.state, 0)
    assert table.part.presses.hand.cards == table.state.hands[0]


@pytest.mark.parametrize(("game", "looks", "name"), GAMES)
def test_it_is_dealt_once_however_often_it_is_shown(begun, game, looks, name):
    table = begun(game, looks, name)
    table.table.restore()
    table.turn(1)
    assert not busy(table)
    assert table.part.presses.hand.cards == table.state.hands[0]


@pytest.mark.parametrize(("game", "looks", "name"), GAMES)
def test_of_two_here_neither_sees_a_hand_while_it_is_dealt(begun, game, looks, name):
    table = begun(game, looks, name, TWO_HERE, (0, 1))
    hands = {card for hand in table.state.hands for card in hand}
    for _ in range(80):
        assert not hands & table.faces_shown()
        table.turn(50, 50)
    assert table.part.curtain.down
