"""How the events of Scopa move: deals go round card by card, a card is laid, takes, and gathers what it took; a sweep sweeps (P5–P11).

Pure: from events, present places and the layout to come, to clips and cues for the ear. A capture is told in two halves, so that it can be
read in between: `Over` (the card lies on what it takes) and `Took` (they go to the pile).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from game.core.events import Move
from game.games.scopa import events as ev
from game.games.scopa.table.sounds import taking
from game.ui.clips import FLYING, LEAN, MS, Clip, Layout, Leg, Pose, flight
from game.ui.easing import in_cubic, in_out, landing, linear, out_back
from game.ui.effects import Effect

LEAVING = "leaving:"
"""Begins the names of cards on their way to where they are not seen one by one."""
_STEP, _DEAL, _LAY, _GATHER, _AWAY = 85, 300, 330, 210, 400
_FAN, _GLEAM, _SWEEP = 330, 420, 520
SWEPT = (_FAN + _GLEAM + _SWEEP) * MS
"""From the beginning of a sweep until its cards are on the pile, at normal speed."""
BROOM = (_FAN + _GLEAM) * MS
"""When they begin to be swept off."""


@dataclass(frozen=True)
class Over:
    """The first half of a capture: the card lies on the cards it takes."""

    played: ev.Played

    def moves(self) -> tuple[Move, ...]:
        """From the hand onto the table."""
        return self.played.moves()[:1]


@dataclass(frozen=True)
class Took:
    """The second half: all of them go to the pile."""

    played: ev.Played

    def moves(self) -> tuple[Move, ...]:
        """From the table to the pile."""
        return self.played.moves()[1:]


@dataclass
class Moves:
    """Clips, cues as (ns, effect), and when the last movement is over, all at normal speed."""

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
    """Where a card (by its name or its zone and number) is drawn now, and the layout to come. `held`: cards each hand held before."""

    of: Callable[[str], Pose | None]
    layout: Layout
    held: Callable[[str], int]

    def start(self, move: Move) -> Pose:
        """Where a moving card comes from: its own place, the last card of its hand, or its zone."""
        own = self.of(move.card) if move.card is not None else None
        return own or self.of(f"{move.origin}#{self.held(move.origin) - 1}") or self.anchor(move.origin)

    def anchor(self, zone: str) -> Pose:
        """The place of a zone."""
        return self.layout.anchors[zone]


def movements(events: Sequence[object], scene: Scene, now: int) -> Moves:
    """What these events look and sound like from `now` on. Several packets dealt together go round card by card (P5)."""
    made = Moves(over=now)
    dealt = [event for event in events if isinstance(event, ev.Dealt)]
    if dealt:
        _packets(made, dealt, scene, now)
    for event in events:
        match event:
            case ev.Gathered() | ev.Redealt():
                _gather(made, event.moves(), scene, now)
            case ev.TableDealt():
                for number, move in enumerate(event.moves()):
                    made.add(_fly(move, scene, now + number * 2 * _STEP * MS), "deal")
            case ev.Played() | Over():
                made.add(_lay(event.moves()[0], scene, now), "card")
            case Took(played=played):
                _take(made, event.moves(), scene, now, taking(played))
            case ev.FirstTable():
                _take(made, event.moves(), scene, now, "sweep")
            case ev.LastCards():
                _take(made, event.moves(), scene, now, "take")
    return made


def _packets(made: Moves, dealt: Iterable[ev.Dealt], scene: Scene, now: int) -> None:
    """One card at a time to each in turn, in the order the packets are told: from the dealer's right."""
    packets = [(event, list(event.moves())) for event in dealt]
    count = 0
    for number in range(max(len(moves) for _, moves in packets)):
        for event, moves in packets:
            if number < len(moves):
                card = moves[number].card
                key = f"hand:{event.owner}#{number}" if card is None else card
                made.add(flight(key, card, scene.anchor("stock"), now + count * _STEP * MS, _DEAL), "deal")
                count += 1


def _fly(move: Move, scene: Scene, start: int) -> Clip:
    return flight(str(move.card), move.card, scene.start(move), start, _DEAL)


def _lay(move: Move, scene: Scene, now: int) -> Clip:
    """A card from a hand onto the table, turning over on the way if it was held unseen."""
    origin = _above(scene.start(move))
    return Clip(str(move.card), move.card, origin, now, (Leg(_LAY * MS, None, landing, arc=0.1, hop=0.45, lean=-LEAN),))


def _gather(made: Moves, moves: Iterable[Move], scene: Scene, now: int) -> None:
    """Cards back into the pack, turning over."""
    for number, move in enumerate(moves):
        leg = Leg(240 * MS, scene.anchor("stock"), in_out, arc=0.1)
        made.add(Clip(f"{LEAVING}{move.card}", move.card, _above(scene.start(move)), now + number * 7 * MS, (leg,)))
    made.cues.append((now, "gather"))


def _take(made: Moves, moves: Sequence[Move], scene: Scene, now: int, effect: Effect) -> None:
    """Cards come together and go to the pile; swept ones are fanned out and shine first, and are swept off in a wide curve."""
    if not moves:
        return
    middle, sweep = scene.anchor("table"), effect == "sweep"
    gathered = middle if sweep or len(moves) == 1 else scene.start(moves[-1])
    goal = scene.anchor(moves[0].target)
    for number, move in enumerate(moves):
        start = _above(scene.start(move), number)
        legs = _sweep(start, gathered, goal, number, len(moves)) if sweep else _collect(start, gathered, goal, number)
        made.add(Clip(f"{LEAVING}{move.card}", move.card, start, now, legs))
    made.cues.append((now, effect))


def _collect(start: Pose, gathered: Pose, goal: Pose, number: int) -> tuple[Leg, ...]:
    heap = replace(gathered, x=gathered.x + 6 * number, y=gathered.y - 4 * number, angle=3.0 * (number % 3 - 1), z=start.z)
    return (
        Leg(_GATHER * MS, heap, in_out),
        Leg((_AWAY + 30 * number) * MS, replace(goal, z=start.z), in_out, arc=0.12, hop=0.3, lean=5.0 * (number % 3 - 1)),
    )


def _sweep(start: Pose, gathered: Pose, goal: Pose, number: int, count: int) -> tuple[Leg, ...]:
    """Fanned out in the middle, a light over them, then off in one go; the last card, which made the sweep, turns crosswise."""
    aside = number - (count - 1) / 2
    spread = min(0.62, 3.6 / count)
    place = replace(gathered, x=gathered.x + aside * gathered.width * spread, y=gathered.y + abs(aside) * 4, angle=-4.0 * aside, z=start.z)
    crosswise = number == count - 1
    end = replace(goal, z=start.z, angle=-90.0 if crosswise else 0.0, turn=1.0 if crosswise else 0.0)
    return (
        Leg(_FAN * MS, replace(place, lift=0.3), out_back),
        Leg(_GLEAM * MS, replace(place, lift=0.3), linear, shine=True),
        Leg((_SWEEP + 35 * number) * MS, end, in_cubic, arc=0.3),
    )


def _above(pose: Pose, number: int = 0) -> Pose:
    return replace(pose, z=pose.z % FLYING + FLYING + number * 0.1)
