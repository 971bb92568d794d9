"""Where every card is drawn at a moment: the layout, and the clips that lead towards it.

Decides how a new layout takes over, what happens to clips under way, and speed. Skipping leaves exactly the layout. Pure: no screen,
no clock. The state of a `Director` is its layout and its running clips, nothing else.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from game.core.cards import HiddenCard
from game.ui.clips import FLYING, MS, Clip, Layout, Pose, glide, pose_at

Speed: TypeAlias = Literal["slow", "normal", "fast", "off"]
FACTORS: dict[Speed, float] = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "off": 0.0}
GLIDE_MS = 240.0


@dataclass(frozen=True, slots=True)
class Sprite:
    """A card to be drawn: its spot's name, its face if known, its pose, and whether it is on its way."""

    key: str
    card: HiddenCard
    pose: Pose
    moving: bool = False


class Director:
    """Cards on their way. `still` means reduced motion: cards are in their places at once, and are looked at as long as ever."""

    def __init__(self, speed: Speed = "normal", still: bool = False) -> None:
        self.pace = FACTORS[speed]
        """By how much the time is stretched that everything is given, whether or not anything moves in it."""
        self.factor = 0.0 if still else self.pace
        """By how much every movement is stretched; 0 where nothing moves."""
        self._layout = Layout()
        self._clips: dict[str, Clip] = {}

    @property
    def layout(self) -> Layout:
        """Where the cards are going."""
        return self._layout

    @property
    def moving(self) -> bool:
        """Whether cards ever move here: false with animation off or reduced motion."""
        return self.factor > 0

    def place(self, layout: Layout) -> None:
        """Show a layout at once: after a resize, or when joining a match."""
        self._layout = layout
        self._clips.clear()

    def arrange(self, layout: Layout, now: int) -> None:
        """Go over to a new layout: cards whose place changed glide there from where they are now."""
        drifting = []
        for key, spot in layout.spots.items():
            old = self._layout.spots.get(key)
            if old and old.pose != spot.pose:
                here = self._pose(key, old.pose, now)
                left = self._clips[key].end - now if key in self._clips else 0
                drifting.append(glide(key, spot.card, here, now, max(GLIDE_MS * self.factor, left / MS)))
        self._layout = layout
        if self.moving:
            self._clips.update({clip.key: clip for clip in drifting})

    def play(self, clips: Iterable[Clip], now: int) -> None:
        """Begin clips, their durations and delays stretched by the speed; a clip replaces an older one of the same card."""
        if self.moving:
            self._clips.update({clip.key: self._paced(clip, now) for clip in clips})

    def _paced(self, clip: Clip, now: int) -> Clip:
        legs = tuple(replace(leg, ns=max(1, int(leg.ns * self.factor))) for leg in clip.legs)
        return replace(clip, start=now + int((clip.start - now) * self.factor), legs=legs)

    def skip(self) -> None:
        """Finish every clip: the next frame shows the layout."""
        self._clips.clear()

    def busy(self, now: int) -> bool:
        """Whether anything is still under way; forgets what is over."""
        self._clips = {key: clip for key, clip in self._clips.items() if now < clip.end}
        return bool(self._clips)

    def pose(self, key: str, now: int) -> Pose | None:
        """Where the card of a spot is drawn now, None if there is no such card."""
        spot = self._layout.spots.get(key)
        if spot:
            return self._pose(key, spot.pose, now)
        clip = self._clips.get(key)
        return pose_at(clip, now, None) if clip and now < clip.end else None

    def _pose(self, key: str, home: Pose, now: int) -> Pose:
        clip = self._clips.get(key)
        return pose_at(clip, now, home) if clip and now < clip.end else home

    def frame(self, now: int) -> tuple[Sprite, ...]:
        """Every card as it is drawn at `now`, the lowest first."""
        running = {key: clip for key, clip in self._clips.items() if now < clip.end}
        sprites = [Sprite(key, spot.card, self._pose(key, spot.pose, now), key in running) for key, spot in self._layout.spots.items()]
        for key, clip in running.items():
            if key not in self._layout.spots:
                sprites.append(Sprite(key, clip.card, pose_at(clip, now, None), True))
        return tuple(sorted(sprites, key=lambda sprite: sprite.pose.z))


def parted(sprites: Iterable[Sprite]) -> tuple[list[Sprite], list[Sprite]]:
    """The cards that lie, and those that fly above them."""
    lying: list[Sprite] = []
    flying: list[Sprite] = []
    for sprite in sprites:
        (flying if sprite.pose.z >= FLYING else lying).append(sprite)
    return lying, flying
