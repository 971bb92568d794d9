"""Several people at one screen, by keyboard alone: straight to a table of Set, calls and picks by keys, the result, and out again."""

import pytest

from game.games.setgame.options import SetOptions

pytestmark = pytest.mark.xvfb


def test_two_people_call_and_pick_by_keys_to_the_result(front, twin_of, table_of):
    """S10, S13, S19: the first takes a set, the second picks wrong and then right, as often as the match needs."""
    window = front("play", "set", "--seats", 2, "--option", "finish=count", "count=3", "--fast", seed=7)
    twin = twin_of(window, 7)
    table = table_of(twin, SetOptions(finish="count", count=3), (twin.house.profile.owner, "Player 2"))
    calls(window, twin, table, "space", table.a_set())
    calls(window, twin, table, "Return", table.no_set())
    assert [racer.points for racer in table.state.racers] == [1, -1]
    calls(window, twin, table, "space", table.a_set())
    calls(window, twin, table, "Return", table.a_set())
    assert table.over
    window.sees(twin, table.go_on)
    window.key("Return")
    twin.result()
    window.sees(twin, twin.place("Once more"))
    window.key("Right", "Right", "Return")
    twin.press(twin.place("To the title").center)
    window.sees(twin, twin.place("Play"))
    entries = [button.words for button in twin.stage.top.buttons]
    window.key(*["Down"] * entries.index("Quit"), "Return")
    assert window.ended() == 0


def calls(window, twin, table, key, cards):
    """Call with this key and pick these cards with theirs; each press shows on the cards before the next."""
    for press in (key, *map(table.key_of, cards)):
        window.sees(twin, *map(table.place, table.lying))
        window.key(press)
        table.key(press)
    window.sees(twin, *map(table.place, table.lying))
