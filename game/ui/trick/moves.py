"""How events move the cards of a table of tricks: dealt, drawn, played, gathered, shown. Pure, and without a game: moves and shows are all.

From present places to clips, cues for the ear, and the time all of it takes. Draws nothing.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from game.core.cards import Card, HiddenCard
from game.core.events import Move, Show, Zone, Zones, kind_of
from game.core.game import Event
from game.ui.clips import FLYING, MS, Clip, Layout, Leg, Pose, flight
from game.ui.easing import in_out, out_back
from game.ui.effects import Effect
from game.ui.trick.felt import keys, moved, slot

GONE = "gone:"
"""Begins the names of cards on their way to where they are not seen any more."""
_DEAL_STEP, _DEAL, _PLAY, _DRAW, _GATHER = 95, 320, 300, 340, 330


@dataclass
class Moves:
    """Clips, cues as (ns, effect), and when the last movement is over, all without the speed of the cards."""

    clips: list[Clip] = field(default_factory=list)
    cues: list[tuple[int, Effect]] = field(default_factory=list)
    over: int = 0

    def add(self, clip: Clip, cue: Effect | None = None) -> None:
        """One more movement, heard when it begins."""
        self.clips.append(clip)
        self.over = max(self.over, clip.end)
        if cue is not None:
            self.cues.append((clip.start, cue))


@dataclass(frozen=True)
class Scene:
    """Before and after: zones as shown, where a named card is drawn now, and the layout to come."""

    zones: Zones
    pose: Callable[[str], Pose | None]
    before: Layout
    after: Layout


def movements(events: Iterable[Event], scene: Scene, now: int, proud: Callable[[Event], bool]) -> Moves:
    """What these events look and sound like from `now` on; `proud`: whether the cards an event shows are shown off."""
    made, zones, start = Moves(over=now), scene.zones, now
    for event in events:
        moves, shows = tuple(event.moves()), tuple(event.shows())
        for number, move in enumerate(moves):
            start = _move(made, move, number, zones, scene, start)
            zones = moved(zones, (move,))
        for number, show in enumerate(shows):
            _show(made, show, number, zones, scene, now, proud(event))
        start = max(start, made.over - 60 * MS) if moves and kind_of(moves[0].target) == "stock" else start
    return made


def _move(made: Moves, move: Move, number: int, zones: Zones, scene: Scene, start: int) -> int:
    """Add one movement that may begin at `start`; when the next may."""
    here, key = _origin(move, zones, scene), _target(move, zones)
    match kind_of(move.target):
        case "stock":  # into the pack for the next deal
            goal = replace(scene.after.anchors["stock"], z=here.z)
            made.add(Clip(f"{GONE}{key}", move.card, _above(here), start + number * 8 * MS, (Leg(_GATHER * MS, goal, in_out, arc=0.1),)))
            made.cues.append((start, "gather"))
            return start
        case "won":
            made.add(Clip(key, move.card, _above(here), start, (Leg(_GATHER * MS, None, in_out, arc=0.14, hop=0.3, lean=6.0),)), "take")
            return start + _DEAL_STEP * MS
        case "trick":
            made.add(flight(key, move.card, here, start, _PLAY), "card")
            return start + _PLAY * MS // 2
        case "hand" | "turnup" if kind_of(move.origin) == "stock":
            made.add(flight(key, move.card, here, start, _DEAL), "deal" if kind_of(move.target) == "hand" else "flip")
            return start + _DEAL_STEP * MS
        case "discard":
            made.add(flight(key, move.card, here, start, _DRAW, 0.05), "deal")
            return start + _DEAL_STEP * MS
        case _:
            made.add(flight(key, move.card, here, start, _DRAW, 0.2), "deal")
            return start


def _show(made: Moves, show: Show, number: int, zones: Zones, scene: Scene, start: int, proud: bool) -> None:
    """A card turns over where it lies; shown off, it rises and a light runs over it first."""
    home = scene.after.spots.get(show.card)
    here = scene.pose(show.card) or _hidden(show.zone, zones, scene, number)
    if home is None or here is None:
        return
    begin = start + number * 70 * MS
    if not proud:
        if here.turn < 0.5:
            made.add(Clip(show.card, show.card, here, begin, (Leg(_GATHER * MS, None, in_out, hop=0.25),)))
        return
    wide = home.pose.width
    high = replace(home.pose, y=home.pose.y + (-0.35 if home.pose.y > scene.after.anchors["stock"].y else 0.35) * wide, lift=0.5)
    legs = (Leg(260 * MS, high, out_back), Leg(420 * MS, high, in_out, shine=True), Leg(240 * MS, None, in_out))
    made.add(Clip(show.card, show.card, here, begin, legs), "flip" if number == 0 else None)


def _origin(move: Move, zones: Zones, scene: Scene) -> Pose:
    """Where a moving card starts from."""
    drawn = scene.pose(move.card) if move.card is not None and kind_of(move.origin) != "stock" else None
    return drawn or _hidden(move.origin, zones, scene) or scene.before.anchors.get(move.origin) or scene.after.anchors["stock"]


def _hidden(zone: Zone, zones: Zones, scene: Scene, number: int = 0) -> Pose | None:
    """Where a card is that is one of the unknown ones of a zone: in their middle."""
    unknown = sum(card is None for card in zones.get(zone, ()))
    if kind_of(zone) == "stock" or not unknown:
        return None
    return scene.pose(slot(zone, (unknown // 2 + number) % unknown))


def _target(move: Move, zones: Zones) -> str:
    """What the card is called where it goes."""
    held: tuple[HiddenCard, ...] = zones.get(move.target, ())
    return keys(move.target, (*held, move.card))[-1]


def _above(pose: Pose) -> Pose:
    return replace(pose, z=pose.z + FLYING)


def moves_of(events: Iterable[Event]) -> tuple[Move, ...]:
    """All moves of these events, in order."""
    return tuple(move for event in events for move in event.moves())


def played_by(moves: Iterable[Move]) -> dict[Card, int]:
    """Who played which card into the trick."""
    found = {}
    for move in moves:
        if move.target == "trick" and kind_of(move.origin) == "hand" and move.card is not None:
            found[move.card] = int(move.origin.partition(":")[2])
    return found
