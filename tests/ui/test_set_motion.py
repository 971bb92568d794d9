"""How a table of Set moves: deals, sets taken, wrong claims; clips lead to the layout and block nothing."""

import pygame
import pytest
from kits.fake_table import person
from kits.set_screen import screens

from game.core.events import Move
from game.games.setgame.actions import Call, Claim, Pick
from game.games.setgame.events import Beaten, Dealt, Granted, Reshuffled, RoundStarted, Shrunk, Wrong
from game.games.setgame.options import SetOptions
from game.games.setgame.table.choreography import LEAVING, Places, movements
from game.ui.clips import MS, Pose, pose_at
from game.ui.scenes.table import Manner

STOCK, BADGE = Pose(900, 20, 40, turn=0), Pose(950, 100, 30)
LYING = {"0000": Pose(100, 100, 120), "0001": Pose(240, 100, 120), "0002": Pose(380, 100, 120), "2222": Pose(520, 100, 120)}
PLACES = Places(LYING.get, {"stock": STOCK, "taken:0": BADGE, "taken:1": BADGE})
A = Pose(0, 0, 30)
GRANTED = Granted(1, ("0000", "0001", "0002"), (0, 1, 2), (True, True, True, False), 1, 0, 0)
MOVING = Manner(speed="normal")


screen = screens(Manner(speed="normal"))


def test_a_deal_flies_from_the_pack_one_card_after_the_other_and_turns_over():
    made = movements([Dealt(("1111", "1112", "1120"), (0, 1, 2), "start")], PLACES, 0)
    assert [clip.start for clip in made.clips] == sorted({clip.start for clip in made.clips})
    assert all((clip.origin.x, clip.origin.turn) == (STOCK.x, 0) for clip in made.clips)
    home = Pose(10, 10, 100)
    assert pose_at(made.clips[0], made.clips[0].end, home) == home
    assert [effect for _, effect in made.cues] == ["deal"] * 3


def test_three_cards_added_are_heard():
    made = movements([Dealt(("1111", "1112", "1120"), (12, 13, 14), "none")], PLACES, 0)
    assert (0, "three-added") in made.cues


def test_a_set_pops_gleams_and_flies_to_its_taker():
    made = movements([GRANTED], PLACES, 0)
    assert [clip.key for clip in made.clips] == [LEAVING + card for card in GRANTED.cards]
    clip = made.clips[0]
    start, end = LYING["0000"], pose_at(clip, clip.end, None)
    assert (pose_at(clip, 0, None).x, pose_at(clip, 0, None).width) == (start.x, start.width)
    assert pose_at(clip, 125 * MS, None).width > start.width
    assert any(0 < pose_at(clip, t * MS, None).gleam < 1 for t in range(130, 360, 10))
    assert (end.x, end.y, end.width) == (BADGE.x, BADGE.y, BADGE.width)
    assert made.arrivals[0][1] == 1
    assert {effect for _, effect in made.cues} == {"set", "tick"}


def test_the_new_cards_wait_for_the_pop_but_not_for_the_flight():
    refill = Dealt(("1111", "1112", "1120"), (0, 1, 2), "refill")
    made = movements([GRANTED, refill], PLACES, 0)
    first = min(clip.start for clip in made.clips if clip.key == "1111")
    assert 0 < first < made.arrivals[0][0] / 3


def test_s8_cards_hop_into_the_gaps():
    made = movements([Shrunk(("2222",), (14,), (0,))], PLACES, 0)
    clip = made.clips[0]
    assert (clip.key, clip.origin.x) == ("2222", 520)
    assert pose_at(clip, clip.end // 2, Pose(100, 100, 120)).lift > 0
    assert pose_at(clip, clip.end, Pose(100, 100, 120)) == Pose(100, 100, 120)


def test_s14_a_wrong_claim_shakes_and_everything_stays_where_it_was():
    made = movements([Wrong(0, ("0000", "0001", "2222"), "number", ("one", "one", "three"), 1, 0, -1)], PLACES, 0)
    for clip in made.clips:
        home = LYING[clip.key]
        assert pose_at(clip, 40 * MS, home).x != home.x
        assert pose_at(clip, clip.end, home) == home
    assert made.cues == [(0, "wrong")]


def test_a_new_round_gathers_what_lies_there_before_it_deals():
    gathered = (Move("0000", "table:0", "stock"), Move("1000", "taken:0", "stock"))
    made = movements([RoundStarted(2, 0, (0,), gathered=gathered), Dealt(("0000",), (0,), "start")], PLACES, 0)
    back = [clip for clip in made.clips if clip.key.startswith(LEAVING)]
    assert [clip.origin.x for clip in back] == [LYING["0000"].x, BADGE.x]
    assert min(clip.start for clip in made.clips if clip not in back) > 200 * MS


def test_s19_a_new_pack_comes_from_every_pile():
    places = Places(LYING.get, {**PLACES.anchors, "taken:2": A})
    made = movements([Reshuffled((("1000", "1001", "1002", "1010"), (), ("2000",)))], places, 0)
    assert {clip.card for clip in made.clips} == {"1000", "1001", "1002", "2000"}


def test_events_without_cards_move_nothing():
    assert movements([Beaten(0, 1, 3, 3000, (), 0, 0, 0, 0)], PLACES, 0).clips == []


# --- on the screen


def moving(table):
    return table.part.board.director.busy(table.drive.now)


def test_cards_that_fly_do_not_show_their_keys(screen):
    """The keys are those of places: they are there for the cards that lie, and for a new one when it has come."""
    table = screen("speed", seed=2)
    while moving(table):
        table.drive.turn(50)
    assert len(table.lying) == len(table.marks("key")) == 12
    table.take(1)
    assert len(table.marks("key")) == 9
    while moving(table):
        table.drive.turn(50)
    assert len(table.marks("key")) == 12


def test_a_taken_set_leaves_and_the_score_ticks_when_it_arrives(screen):
    table = screen()
    three = table.take(1)
    assert table.view.racers[1].points == 1
    assert table.facts.scores[1].points == "0"
    assert {("card", LEAVING + card) for card in three} <= set(table.items())
    table.drive.turn(150)
    assert len(table.marks("taken")) == 3
    for _ in range(60):
        table.drive.turn(20)
    assert table.facts.scores[1].points == "1"
    assert "tick" in table.heard
    assert not moving(table)
    assert not any(str(key[1]).startswith(LEAVING) for key in table.items() if key[0] == "card")


def test_two_sets_that_arrive_at_once_have_sparks_of_their_own(screen):
    table = screen("speed", seed=2)
    table.part.board.arrivals = [(table.drive.now, 1), (table.drive.now, 2)]
    table.drive.turn(20)
    names = [item.key for item in table.part.items(table.drive.now) if item.key[0] == "spark"]
    assert len(names) == len(set(names)) > 0
    assert {name[1] for name in names} == {1, 2}


def test_a_match_that_begins_is_dealt_and_one_that_runs_is_shown(screen):
    table = screen()
    assert moving(table)
    assert {sprite.pose.turn for sprite in table.part.board.director.frame(table.drive.now)} == {0.0}
    table.drive.turn(3000)
    table.table.restore()
    table.drive.turn()
    assert not moving(table)


def test_with_movement_off_everything_is_in_its_place_and_counted_at_once(screen):
    table = screen(manner=Manner(speed="off"))
    table.take(1)
    assert not moving(table)
    assert table.facts.scores[1].points == "1"
    assert table.part.story.fresh  # what has to be read stays as long as ever


def test_input_is_open_while_cards_fly(screen):
    table = screen()
    table.take(1)
    assert moving(table)
    table.drive.key(pygame.KSCAN_SPACE)
    assert table.view.call.seat == 0
    card = table.lying[-1]
    table.click(card)
    assert table.view.call.picks == (card,)


def test_a_click_counts_for_the_card_that_lies_there_not_for_one_that_flies_over_it(screen):
    table = screen("speed")
    table.take(1)
    assert moving(table)
    for slot, card in enumerate(table.view.table):
        assert table.part.board.grid.slot_at(table.place(card).center) == slot


def test_when_nothing_moves_nothing_is_drawn(screen):
    table = screen()
    for _ in range(100):
        table.drive.turn(20)
    table.faces.settle()
    table.drive.turn(1000)
    frames = table.drive.loop.stats.count
    second = table.facts.clock
    while table.facts.clock == second:  # the clock shows another second now and then
        table.drive.turn(20)
    drawn = table.drive.loop.stats.count - frames
    assert drawn <= 2


def test_the_last_frame_of_a_movement_is_drawn(screen):
    table = screen(seats=(person("Anna"),), options=SetOptions(claim="instant"))
    table.take(0)
    for _ in range(200):
        table.drive.turn(16)
    cards = {item.key[1]: item.rect for item in table.scene._picture._items.values() if item.key[0] == "card"}
    for card in table.lying:
        assert cards[card].collidepoint(table.place(card).center)
        assert not moving(table)


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080), (700, 400), (1300, 1300)])
def test_a_resize_in_mid_flight_puts_every_card_in_its_place(screen, size):
    table = screen()
    table.take(1)
    table.drive.resize(size)
    assert not moving(table)
    spots = table.part.board.director.layout.spots
    area = table.scene._frame.cards
    assert set(spots) == set(table.lying)
    assert all(area.contains(table.place(card)) for card in table.lying)


def test_picked_cards_rise(screen):
    table = screen()
    card = table.lying[0]
    table.by(1, Call(), Pick(card))
    assert table.part.board.director.layout.spots[card].pose.lift > 0


def test_reduced_motion_flashes_nothing(screen):
    table = screen("speed", manner=Manner(speed="normal", still=True))
    table.by(1, Claim(table.a_set()))
    assert table.facts.light is None
    assert not moving(table)


@pytest.mark.parametrize("options", ["classic", "speed"])
def test_drawing_only_what_changed_gives_the_same_picture_as_drawing_everything(screen, options):
    table = screen(options, seats=(person("Anna"), person("Ben"), person("Carla")))
    stage, canvas = table.drive.stage, table.drive.window.canvas
    for number in range(40):
        if number == 3:
            table.take(1)
        if number == 20 and options == "classic":
            table.by(2, Call(), *(Pick(card) for card in table.no_set()))
        table.drive.turn(33)
        drawn_in_parts = pygame.image.tobytes(canvas, "RGB")
        stage.redraw()
        stage.draw(canvas)
        assert pygame.image.tobytes(canvas, "RGB") == drawn_in_parts, number
