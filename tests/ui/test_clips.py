"""Clips and the director: cards travel towards their layout, and skipping shows exactly the layout."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import easing
from game.ui.clips import FLYING, MS, Clip, Layout, Leg, Pose, Spot, flight, glide, hold, pose_at, shudder
from game.ui.director import Director

A, B, C = Pose(0, 0, 100), Pose(300, 0, 100), Pose(300, 400, 50, angle=90)
EASINGS = [easing.linear, easing.out_cubic, easing.in_out, easing.in_cubic, easing.out_back, easing.landing, easing.middle]


@pytest.mark.parametrize("ease", EASINGS, ids=lambda f: f.__name__)
def test_every_easing_begins_at_the_beginning_and_ends_at_the_end(ease):
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


def test_humps_and_wobbles_come_back_to_nothing():
    for t in (0.0, 1.0):
        assert easing.hump(t) == pytest.approx(0, abs=1e-9)
        assert easing.wobble(t) == pytest.approx(0, abs=1e-9)
    assert easing.hump(0.5) == pytest.approx(1)


def test_a_clip_waits_at_its_origin_and_ends_at_home():
    clip = flight("k", "k", A, 1000, 200)
    assert pose_at(clip, 0, B).x == 0
    assert pose_at(clip, 1000 + 200 * MS, B) == B
    assert 0 < pose_at(clip, 1000 + 100 * MS, B).x < 300


def test_a_flight_bows_lifts_and_lies_above_the_others():
    middle = pose_at(flight("k", "k", A, 0, 200), 60 * MS, B)
    assert middle.y != 0
    assert middle.lift > 0
    assert middle.z >= FLYING


def test_legs_follow_one_another():
    clip = Clip("k", "k", A, 0, (hold(A, 100), Leg(100 * MS, B, easing.linear), Leg(100 * MS, C, easing.linear)))
    assert pose_at(clip, 50 * MS, None) == replace(A)
    assert pose_at(clip, 150 * MS, None).x == pytest.approx(150)
    assert pose_at(clip, 250 * MS, None).y == pytest.approx(200)
    assert pose_at(clip, 250 * MS, None).angle == pytest.approx(45)
    assert pose_at(clip, 300 * MS, None) == C


def test_a_card_that_says_no_ends_where_it_began():
    clip = shudder("k", "k", B, 0, 300)
    assert pose_at(clip, 40 * MS, B).x != B.x
    assert pose_at(clip, 300 * MS, B) == B


def test_a_card_turns_over_while_it_flies():
    clip = flight("k", "k", replace(A, turn=0.0), 0, 100)
    turns = [pose_at(clip, t * MS, B).turn for t in range(0, 101, 10)]
    assert turns[0] == 0
    assert turns[-1] == 1
    assert turns == sorted(turns)


def layout(**poses):
    return Layout({key: Spot(key, pose) for key, pose in poses.items()}, {"stock": A})


def test_without_clips_the_frame_is_the_layout():
    director = Director()
    director.place(layout(a=A, b=B))
    assert {sprite.key: sprite.pose for sprite in director.frame(5)} == {"a": A, "b": B}
    assert not director.busy(5)


def test_a_new_layout_is_reached_by_gliding():
    director = Director()
    director.place(layout(a=A))
    director.arrange(layout(a=B), 0)
    assert director.pose("a", 0) == A
    assert 0 < director.pose("a", 120 * MS).x < 300
    assert director.busy(120 * MS)
    assert not director.busy(10**9)
    assert director.pose("a", 10**9) == B


def test_a_layout_that_changes_again_is_reached_from_where_the_card_is():
    director = Director()
    director.place(layout(a=A))
    director.arrange(layout(a=B), 0)
    here = director.pose("a", 100 * MS)
    director.arrange(layout(a=C), 100 * MS)
    assert director.pose("a", 100 * MS) == here
    assert director.pose("a", 10**9) == C


def test_a_card_without_a_spot_leaves_nothing_behind():
    director = Director()
    director.place(layout(a=A))
    director.arrange(layout(), 0)
    director.play([Clip("a", "a", A, 0, (Leg(100 * MS, C),))], 0)
    assert [sprite.key for sprite in director.frame(50 * MS)] == ["a"]
    assert director.frame(100 * MS) == ()
    assert director.pose("a", 100 * MS) is None


def test_cards_are_drawn_from_the_lowest_to_the_highest():
    director = Director()
    director.place(layout(a=replace(A, z=3), b=replace(B, z=1), c=C))
    assert [sprite.key for sprite in director.frame(0)] == ["c", "b", "a"]


@pytest.mark.parametrize("director", [Director("off"), Director("normal", still=True)], ids=["off", "reduced motion"])
def test_switched_off_cards_are_in_their_places_at_once(director):
    director.place(layout(a=A))
    director.arrange(layout(a=B, b=C), 0)
    director.play([flight("b", "b", A, 0, 500)], 0)
    assert {sprite.key: sprite.pose for sprite in director.frame(0)} == {"a": B, "b": C}
    assert not director.busy(0)


@pytest.mark.parametrize(("speed", "takes"), [("slow", 170), ("normal", 100), ("fast", 50)])
def test_speed_stretches_delay_and_duration(speed, takes):
    director = Director(speed)
    director.place(layout(a=B))
    director.play([glide("a", "a", A, 0, 100)], 0)
    assert director.busy((takes - 1) * MS)
    assert not director.busy(takes * MS)
    director.play([glide("a", "a", A, 1000 * MS, 100)], 0)
    assert director.pose("a", 10 * takes * MS - 1) == A


poses = st.builds(Pose, st.integers(0, 1000), st.integers(0, 1000), st.integers(20, 300), st.integers(-90, 90))
layouts = st.dictionaries(st.sampled_from("abcdef"), poses).map(lambda p: layout(**p))


@given(st.lists(layouts, min_size=1, max_size=5), st.data())
def test_skipping_at_any_moment_shows_exactly_the_layout(steps, data):
    director, now = Director(), 0
    for step in steps:
        director.arrange(step, now)
        keys = data.draw(st.lists(st.sampled_from("abcdefgh"), max_size=4))
        director.play([flight(key, key, A, now + data.draw(st.integers(0, 400)) * MS, 300) for key in keys], now)
        now += data.draw(st.integers(0, 500)) * MS
    director.skip()
    assert {sprite.key: sprite.pose for sprite in director.frame(now)} == {key: spot.pose for key, spot in steps[-1].spots.items()}
    assert not director.busy(now)
