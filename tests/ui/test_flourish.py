"""Great moments: which there are, how long they last at each speed, and that nothing moves with reduced motion."""

import pygame
import pytest
from kits.schnapsen_screen import leading, screens
from kits.scopa_screen import screens as scopa_screens

from game.core.game import Outcome
from game.games.ecarte import events as ecarte
from game.games.ecarte.state import Result as EcarteResult
from game.games.ecarte.table.flourish import moment as ecarte_moment
from game.games.schnapsen import events as schnapsen
from game.games.schnapsen.actions import Announce
from game.games.schnapsen.state import Result
from game.games.schnapsen.table.flourish import moment as schnapsen_moment
from game.games.setgame import events as sets
from game.games.setgame.table.flourish import STREAK, Streak
from game.ui.director import FACTORS
from game.ui.flourish import LASTS, READ, Flourish, Flourishes
from game.ui.scenes.table import Manner
from game.ui.theme import Scale

screen = screens()
scopa = scopa_screens()
ROOM = pygame.Rect(0, 100, 900, 300)


class Sitting:
    """What a flourish asks of a desk."""

    def __init__(self, speed="normal", still=False):
        self.speed, self.still = speed, still


def shown(flourishes, now):
    flourishes.step(now)
    return [(item.key, tuple(item.rect), item.look) for item in flourishes.items(Scale((1280, 720)), ROOM, now)]


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_it_lasts_as_the_speed_has_it_and_is_gone(window, speed):
    flourishes = Flourishes(Sitting(speed))
    flourishes.begin(Flourish("Scopa!"), 1000)
    end = 1000 + int(LASTS * FACTORS[speed])
    assert flourishes.next_change(1000) == 1000
    assert shown(flourishes, end - (end - 1000) // 20)
    assert flourishes.next_change(end - 1) == end - 1
    assert shown(flourishes, end) == []
    assert flourishes.next_change(end) is None


def test_its_ribbon_opens_from_nothing_and_closes_to_nothing(window):
    flourishes = Flourishes(Sitting())
    flourishes.begin(Flourish("Scopa!"), 0)
    wide = [max((rect[2] for key, rect, _ in shown(flourishes, at) if key == "ribbon"), default=0) for at in range(0, LASTS, LASTS // 60)]
    assert wide[0] == wide[-1] == 0
    assert max(wide) == ROOM.w
    assert all(width == 0 or width >= ROOM.w // 12 for width in wide)


def test_none_lasts_longer_than_a_little_over_a_second_at_normal_speed():
    assert LASTS <= 1_200_000_000


def test_with_animation_off_there_is_none(window):
    flourishes = Flourishes(Sitting("off"))
    flourishes.begin(Flourish("Scopa!"), 0)
    assert shown(flourishes, 0) == []


@pytest.mark.parametrize("speed", FACTORS)
def test_with_reduced_motion_a_still_word_can_be_read_at_every_speed(window, speed):
    flourishes = Flourishes(Sitting(speed, still=True))
    flourishes.begin(Flourish("Scopa!", signs=("lock", "lock")), 0)
    first = shown(flourishes, 0)
    assert {"flourish", "ribbon"} <= {key for key, _, _ in first}
    assert not any(isinstance(key, tuple) and key[0] == "flash" for key, _, _ in first)
    assert all(shown(flourishes, t * READ // 10) == first for t in range(10))
    assert flourishes.next_change(0) == READ
    assert shown(flourishes, READ) == []


def test_it_is_a_pure_function_of_time_and_stays_in_its_room(window):
    flourishes = Flourishes(Sitting())
    flourishes.begin(Flourish("A very long word indeed, far too long for any room!", signs=("lock", "lock")), 0)
    frames = [shown(flourishes, t * LASTS // 20) for t in range(20)]
    assert frames == [shown(flourishes, t * LASTS // 20) for t in range(20)]
    assert len({str(frame) for frame in frames}) > 10
    for frame in frames:
        for key, rect, _ in frame:
            if key in ("ribbon", "flourish"):
                assert ROOM.inflate(ROOM.w // 5, 0).contains(rect)


def test_t4_a_marriage_is_celebrated_until_a_press(screen):
    table = screen(leading(), manner=Manner(speed="normal"))
    table.by(0, Announce("H"))
    table.turn(400)
    assert table.part.flourishes.shown.signs == ("suit-heart", "suit-heart")
    assert table.drawn("flourish")
    table.drive.click((5, 400))
    assert not table.drawn("flourish")


def test_p10_the_settebello_is_celebrated_and_a_plain_capture_is_not(scopa):
    table = scopa(manner=Manner(speed="normal"))
    table.lay("2D 5C KS", ["7D QS", "QC QD"])
    table.plays(0, "7D", "2D 5C")
    table.turn(1700)
    assert table.part.story.flourishes.shown.words == "Settebello!"
    assert "settebello" in table.heard


def words(key, /, **args):
    return f"{key} {args}" if args else key


def test_moments_of_schnapsen():
    hands = ((), ())
    lost = Result(0, 3, "reached", (70, 0), hands)
    assert schnapsen_moment(schnapsen.Announced(0, "C", 40, False), words).words == "schnapsen-shout-marriage {'points': 40}"
    assert schnapsen_moment(schnapsen.Closed(1), words).signs == ("lock", "lock")
    assert schnapsen_moment(schnapsen.Claimed(1, 67, True), words)
    assert schnapsen_moment(schnapsen.Claimed(1, 60, False), words) is None
    assert schnapsen_moment(schnapsen.DealEnded(lost, (3, 0)), words).words == "schnapsen-shout-three"
    assert schnapsen_moment(schnapsen.DealEnded(Result(0, 3, "close_failed", (70, 12), hands), (3, 0)), words) is None
    assert schnapsen_moment(schnapsen.Played(0, "AH", True), words) is None


@pytest.mark.parametrize("reason", ["reached", "closed_made", "other_first"])
def test_t8_sixty_six_are_celebrated_where_nobody_has_to_claim_them(reason):
    ended = schnapsen.DealEnded(Result(0, 1, reason, (66, 40), ((), ())), (1, 0))
    assert schnapsen_moment(ended, words).words == "schnapsen-shout-sixty-six"


@pytest.mark.parametrize("reason", ["close_failed", "wrong_claim", "last_trick", "higher", "draw"])
def test_t8_other_ends_of_a_deal_are_not_called_so(reason):
    assert schnapsen_moment(schnapsen.DealEnded(Result(0, 2, reason, (50, 40), ((), ())), (2, 0)), words) is None


def test_moments_of_ecarte():
    assert ecarte_moment(ecarte.KingCalled(0, "KS", (1, 0)), words).signs == ("suit-spade", "suit-spade")
    assert ecarte_moment(ecarte.TalkEnded(1, "refused", "refused"), words).words == "ecarte-shout-doubled"
    assert ecarte_moment(ecarte.TalkEnded(1, "refused", "exchanged"), words) is None
    assert ecarte_moment(ecarte.DealEnded(EcarteResult(0, 2, 5, "exchanged"), (2, 0)), words).words == "ecarte-shout-vole"
    assert ecarte_moment(ecarte.DealEnded(EcarteResult(0, 1, 3, "exchanged"), (1, 0)), words) is None
    assert ecarte_moment(ecarte.MatchEnded(Outcome((0,), (5, 0), "target")), words) is None


def granted(seat):
    return sets.Granted(seat, ("0000", "0001", "0002"), (0, 1, 2), (True, True, True, False), 1, 0, 0)


def test_a_streak_of_sets_is_broken_by_another_player_and_by_a_new_round():
    streak = Streak()
    assert [bool(streak.moments([granted(0)], words)) for _ in range(STREAK)] == [False] * (STREAK - 1) + [True]
    assert streak.moments([granted(0)], words)[0][0].words == f"set-shout-streak {{'count': {STREAK + 1}}}"
    assert streak.moments([granted(1)], words) == []
    assert streak.moments([granted(1)], words) == []
    streak.moments([sets.RoundStarted(2, 0, (0,))], words)
    assert streak.moments([granted(1)], words) == []


def test_the_last_set_of_a_round_and_a_photo_finish():
    ended = sets.RoundEnded(1, "pack", (), (), (3, 2), (3, 2), 10**9)
    assert [(moment.words, effect) for moment, effect in Streak().moments([granted(0), ended], words)] == [("set-shout-last", "last-set")]
    beaten = sets.Beaten(1, 0, 3, 3000, (), 0, 0, 0, 0)
    assert [moment.words for moment, _ in Streak().moments([beaten], words)] == ["set-shout-photo"]
