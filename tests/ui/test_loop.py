"""The loop: nothing moves, nothing is drawn; frames keep their own deadlines; only what changed is drawn."""

import pygame
import pytest

from game.ui.loop import FRAME, FrameStats
from game.ui.scene import merged
from game.ui.translate import wake


class Still:
    """A scene that counts and, while `moving`, wants every frame."""

    covers = True

    def __init__(self, covers=True):
        self.covers = covers
        self.moving = False
        self.drawn, self.steps, self.heard, self.calls = [], 0, [], []

    def enter(self, stage):
        self.stage = stage
        self.calls.append("enter")

    def arrange(self, scale):
        self.calls.append(scale.size)

    def leave(self):
        self.calls.append("leave")

    def veil(self, on):
        self.calls.append(("veil", on))

    def handle(self, happened):
        self.heard.append(happened)

    def step(self, now):
        self.steps += 1
        if self.moving:
            self.stage.redraw(pygame.Rect(10, 10, 20, 20))

    def next_frame(self, now):
        return now if self.moving else None

    def draw(self, surface, part):
        self.drawn.append(part.copy())


@pytest.fixture
def scene(drive):
    still = Still()
    drive.stage.push(still)
    drive.turn()
    still.drawn.clear()
    return still


def test_nothing_moves_nothing_is_drawn(drive, scene):
    frames = drive.loop.stats.count
    for _ in range(50):
        drive.turn(300)
    drive.move((100, 100))
    assert (scene.drawn, drive.loop.stats.count) == ([], frames)


def test_what_moves_is_drawn_once_a_frame_and_only_there(drive, scene):
    scene.moving = True
    for _ in range(3):
        drive.turn(17)
    assert scene.drawn == [pygame.Rect(10, 10, 20, 20)] * 3


def test_never_more_than_sixty_frames_a_second(drive, scene):
    scene.moving = True
    for _ in range(1000):
        drive.turn(1)
    assert 58 <= len(scene.drawn) <= 61


def test_a_late_frame_does_not_make_later_ones_hurry(drive, scene):
    scene.moving = True
    drive.turn(500)
    for _ in range(10):
        drive.turn(1)
    assert len(scene.drawn) == 2


def test_inputs_are_handed_on_at_once_even_between_frames(drive, scene):
    scene.moving = True
    drive.turn(17)
    drive.turn(1)
    steps = scene.steps
    drive.now += 1_000_000
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, scancode=4, key=97, mod=0, unicode="a"))
    drive.loop.turn()
    assert len(scene.heard) == 1
    assert scene.steps == steps


def test_a_wake_from_another_thread_makes_the_scene_step(drive, scene):
    steps = scene.steps
    wake()
    drive.turn()
    assert scene.steps == steps + 1
    assert [type(happened).__name__ for happened in scene.heard] == ["Wake"]


def test_waking_a_window_that_is_gone_is_harmless(monkeypatch):
    def gone(_):
        raise pygame.error("video system not initialized")

    monkeypatch.setattr(pygame.event, "post", gone)
    assert wake() is None


def test_a_minimised_window_draws_nothing_and_stays_in_the_match(drive, scene):
    scene.moving = True
    drive.post(pygame.WINDOWMINIMIZED)
    scene.drawn.clear()
    steps = scene.steps
    for _ in range(60):
        drive.turn(17)
    assert scene.drawn == []
    assert 2 <= scene.steps - steps <= 6
    drive.post(pygame.WINDOWRESTORED)
    assert scene.drawn == [drive.window.area]


def test_a_new_size_arranges_and_draws_everything(drive, scene):
    drive.resize((1000, 600))
    assert scene.calls[-1] == (1000, 600)
    assert scene.drawn[-1].size == (1000, 600)


def test_a_storm_of_sizes_is_survived(drive, scene):
    for size in [(1, 1), (3840, 2160), (961, 541), (1, 2000), (2000, 1), (640, 360), (1280, 720)] * 3:
        drive.resize(size)
    assert scene.calls[-1] == (1280, 720)


def test_f11_toggles_full_screen_and_no_scene_hears_of_it(drive, scene):
    drive.key(pygame.KSCAN_F11)
    assert drive.window.fullscreen
    drive.key(pygame.KSCAN_F11)
    assert not drive.window.fullscreen
    assert not [heard for heard in scene.heard if type(heard).__name__ == "KeyDown"]


def test_keys_and_pads_hide_the_pointer_the_mouse_shows_it(drive, scene):
    drive.key(pygame.KSCAN_DOWN)
    assert not pygame.mouse.get_visible()
    drive.move((50, 50))
    assert pygame.mouse.get_visible()


def test_closing_the_window_asks_the_stage(drive, scene):
    asked = []
    drive.stage.on_quit = lambda: asked.append(True)
    drive.post(pygame.QUIT)
    assert asked == [True]
    assert drive.stage.running


def test_only_the_topmost_scene_hears_and_all_step(drive, scene):
    box = Still(covers=False)
    drive.stage.push(box)
    assert scene.calls[-1] == ("veil", True)
    drive.turn()
    scene.drawn.clear()
    drive.key(pygame.KSCAN_A)
    assert (len(scene.heard), len(box.heard)) == (0, 2)
    assert scene.steps >= 2
    drive.stage.pop()
    assert (scene.calls[-1], box.calls[-1]) == (("veil", False), "leave")


def test_what_lies_under_a_box_is_drawn_under_a_cover_it_is_not(drive, scene):
    drive.stage.push(Still(covers=False))
    drive.turn()
    assert scene.drawn
    drive.stage.push(Still(covers=True))
    drive.turn()
    scene.drawn.clear()
    drive.stage.redraw()
    drive.turn()
    assert scene.drawn == []


def test_the_last_scene_taken_away_ends_the_loop(drive, scene):
    drive.stage.pop()
    drive.loop.run()
    assert not drive.stage.running


def test_a_failure_ends_the_loop_unless_it_can_be_mended(drive, scene):
    def fails(_now):
        raise IndexError

    def mend(trouble):
        told.append(type(trouble))
        if len(told) == 3:
            drive.stage.stop()
        return True

    told = []
    scene.step = fails
    drive.stage.redraw()
    with pytest.raises(IndexError):
        drive.loop.run()
    drive.loop.run(mend)
    assert told == [IndexError] * 3


def test_parts_to_be_drawn_never_overlap_and_cover_all_that_was_asked():
    area = pygame.Rect(0, 0, 100, 100)
    asked = [pygame.Rect(*each) for each in ((0, 0, 10, 10), (5, 5, 10, 10), (50, 50, 5, 5), (14, 14, 40, 40), (90, 90, 50, 50))]
    parts = merged(asked, area)
    assert all(any(part.contains(each.clip(area)) for part in parts) for each in asked)
    assert not any(one.colliderect(other) for one in parts for other in parts if one is not other)


def test_parts_outside_or_empty_are_nothing():
    assert merged([pygame.Rect(200, 0, 5, 5), pygame.Rect(5, 5, 0, 9)], pygame.Rect(0, 0, 100, 100)) == []


def test_quantiles_of_frame_times():
    stats = FrameStats()
    assert stats.quantile(0.5) == 0
    for value in range(100):
        stats.add(value)
    assert (stats.quantile(0.5), stats.quantile(0.99), stats.quantile(1.0)) == (50, 99, 99)
    assert FRAME * 60 <= 10**9
