"""Movement of cards as values: poses, layouts, and clips that carry a card towards the place the layout gives it.

Decides what a pose is and how a clip passes through its legs; pure. Knows no screen, no table and no clock: times are arguments in
nanoseconds, places are pixels.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.core.cards import HiddenCard
from game.core.events import Zone
from game.ui.easing import Easing, hump, in_out, landing, linear, middle, mix, wobble

MS = 1_000_000


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: centre and width in pixels, `angle` in degrees counter-clockwise, `turn` 1 face up … 0 face down.

    `z` orders cards that overlap; `lift` is the height above the table (1 = a card's own width), `alpha` 0 … 1; `gleam` 0 … 1 is how
    far a shine has run across, 0 and 1 both mean none.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    turn: float = 1.0
    z: float = 0.0
    lift: float = 0.0
    alpha: float = 1.0
    gleam: float = 0.0

    @property
    def centre(self) -> tuple[float, float]:
        """Where its middle is seen: what is above the table is drawn higher."""
        return self.x, self.y - self.lift * self.width * 0.25


@dataclass(frozen=True, slots=True)
class Spot:
    """A card that lies somewhere; None for one whose face is not known."""

    card: HiddenCard
    pose: Pose


@dataclass(frozen=True)
class Layout:
    """Where everything lies. `spots` by a name that stays with the card (its own, or zone and number where hidden).

    `anchors`: where cards come from or go to in zones that do not show them one by one (stock, a player's pile).
    """

    spots: Mapping[str, Spot] = field(default_factory=dict)
    anchors: Mapping[Zone, Pose] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Leg:
    """One stretch of a clip, `ns` long, to the pose `to` (None: to the card's place in the layout).

    `arc`: sideways bow as a part of the distance; `hop`: extra lift on the way; `shake`: sideways swing in pixels; `shine`: a gleam
    runs across; `lean`: degrees by which it tilts on the way.
    """

    ns: int
    to: Pose | None = None
    ease: Easing = in_out
    arc: float = 0.0
    hop: float = 0.0
    shake: float = 0.0
    shine: bool = False
    lean: float = 0.0


@dataclass(frozen=True, slots=True)
class Clip:
    """A card's way from `origin` through its legs, beginning at `start` (ns). Before that it waits at the origin.

    `key` names the card's spot; a clip whose key has no spot when it ends leaves no card behind.
    """

    key: str
    card: HiddenCard
    origin: Pose
    start: int
    legs: tuple[Leg, ...]
    end: int = field(init=False, compare=False)
    """When the last leg is over, ns."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "end", self.start + sum(leg.ns for leg in self.legs))


def pose_at(clip: Clip, now: int, home: Pose | None) -> Pose:
    """The card's pose at `now`; `home` is its place in the layout, None if it has none (then such a leg stays where it is)."""
    begun, here = clip.start, clip.origin
    if now < begun:
        return here
    for leg in clip.legs:
        goal = leg.to or home or here
        if now < begun + leg.ns:
            return _between(leg, here, goal, (now - begun) / leg.ns)
        begun, here = begun + leg.ns, goal
    return here


def _between(leg: Leg, a: Pose, b: Pose, t: float) -> Pose:
    p, swell = leg.ease(t), hump(t)
    swing = wobble(t) if leg.shake else 0.0
    bow, across, down = leg.arc * swell, b.x - a.x, b.y - a.y
    return Pose(
        x=a.x + across * p - down * bow + leg.shake * swing,
        y=a.y + down * p + across * bow,
        width=mix(a.width, b.width, p),
        angle=mix(a.angle, b.angle, p) + swing * 2.0 + leg.lean * swell,
        turn=mix(a.turn, b.turn, middle(t)) if a.turn != b.turn else b.turn,
        z=max(a.z, b.z),
        lift=mix(a.lift, b.lift, p) + leg.hop * swell,
        alpha=mix(a.alpha, b.alpha, min(1.0, max(0.0, p))) if a.alpha != b.alpha else b.alpha,
        gleam=t if leg.shine else 0.0,
    )


FLYING = 1000.0
"""Added to z while a card flies: above all that lie."""
LEAN = 7.0
"""Degrees by which a flying card tilts into its curve."""


def flight(key: str, card: HiddenCard, origin: Pose, start: int, ms: float, arc: float = 0.12) -> Clip:
    """A card flies on a curve to its place, leaning into it, turning over on the way if it lies the other side up there."""
    leg = Leg(int(ms * MS), None, landing, arc, hop=0.4, lean=LEAN if arc > 0 else -LEAN)
    return Clip(key, card, replace(origin, z=origin.z + FLYING), start, (leg,))


def glide(key: str, card: HiddenCard, origin: Pose, start: int, ms: float) -> Clip:
    """A card slides straight to its place."""
    return Clip(key, card, origin, start, (Leg(int(ms * MS), None, in_out),))


def shudder(key: str, card: HiddenCard, at: Pose, start: int, ms: float) -> Clip:
    """A card says no, and stays."""
    return Clip(key, card, at, start, (Leg(int(ms * MS), None, linear, shake=at.width * 0.07),))


def hold(pose: Pose, ms: float) -> Leg:
    """Stay in a pose for a while."""
    return Leg(int(ms * MS), pose, linear)
