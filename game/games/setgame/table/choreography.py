"""How the events of Set move: deals fly in, sets pop, gleam and fly to their taker, wrong claims shake (S6–S8, S12, S13).

Pure: from events and present places to clips, cues for the ear and bursts for the eye. Decides no rules and draws nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from game.core.cards import Card
from game.core.events import Move, Zone
from game.core.seats import Seat
from game.games.setgame import events as ev
from game.ui.clips import FLYING, LEAN, MS, Clip, Leg, Pose, flight, shudder
from game.ui.easing import in_out, landing, linear, out_back
from game.ui.effects import Effect

LEAVING = "leaving:"
"""Begins the names of cards that are not on the table any more but still on their way."""
_POP, _GLEAM, _AWAY = 130, 230, 430


@dataclass
class Moves:
    """Clips; cues as (ns, effect); arrivals of sets at a player as (ns, seat); whose the leaving cards are, by the clips' names."""

    clips: list[Clip] = field(default_factory=list)
    cues: list[tuple[int, Effect]] = field(default_factory=list)
    arrivals: list[tuple[int, Seat]] = field(default_factory=list)
    takers: dict[str, Seat] = field(default_factory=dict)


@dataclass(frozen=True)
class Places:
    """Where a card is drawn now (None: nowhere) and where zones lie that show no cards."""

    of: Callable[[Card], Pose | None]
    anchors: Mapping[Zone, Pose]

    def at(self, move: Move) -> Pose:
        """Where a moving card starts from."""
        drawn = self.of(move.card) if move.card is not None else None
        return drawn or self.anchor(move.origin)

    def anchor(self, zone: Zone) -> Pose:
        """The place of a zone; the stock's for a seat that has no line (yet)."""
        return self.anchors.get(zone, self.anchors["stock"])


def movements(events: Iterable[object], places: Places, now: int) -> Moves:
    """What these events look and sound like from `now` on."""
    made, wait = Moves(), 0
    for event in events:
        match event:
            case ev.RoundStarted():
                wait = _gather(made, event.moves(), places, now)
            case ev.Reshuffled(piles=piles):
                some = tuple(Move(card, f"taken:{seat}", "stock") for seat, cards in enumerate(piles) for card in cards[:3])
                wait = _gather(made, some, places, now)
            case ev.Dealt():
                _deal(made, event, places, now + wait * MS)
            case ev.Granted():
                _take(made, event, places, now)
                wait = 150
            case ev.Shrunk(cards=cards):
                made.clips += [_hop(card, places, now + wait * MS) for card in cards]
            case ev.Wrong(cards=cards):
                made.clips += [shudder(card, card, at, now, 420) for card in cards if (at := places.of(card))]
                made.cues.append((now, "wrong"))
    return made


def _gather(made: Moves, moves: tuple[Move, ...], places: Places, now: int) -> int:
    """Cards back to the stock, turning over; how many ms the deal waits for them."""
    for number, move in enumerate(moves[:36]):
        leg = Leg(220 * MS, places.anchor("stock"), in_out, arc=0.1)
        made.clips.append(Clip(f"{LEAVING}{move.card}", move.card, _above(places.at(move)), now + number * 6 * MS, (leg,)))
    if moves:
        made.cues.append((now, "gather"))
    return 260 if moves else 0


def _deal(made: Moves, event: ev.Dealt, places: Places, now: int) -> None:
    step = 55 if event.why == "start" else 80
    for number, move in enumerate(event.moves()):
        start = now + number * step * MS
        made.clips.append(flight(str(move.card), move.card, places.at(move), start, 330))
        made.cues.append((start, "deal"))
    if event.why in ("none", "asked"):
        made.cues.append((now, "three-added"))


def _take(made: Moves, event: ev.Granted, places: Places, now: int) -> None:
    """Three cards pop up, a light runs over them, and they fly to whoever took them."""
    goal = places.anchor(f"taken:{event.seat}")
    for number, move in enumerate(event.moves()):
        here = _above(places.at(move))
        high = replace(here, width=here.width * 1.13, lift=0.5)
        legs = (
            Leg(_POP * MS, high, out_back),
            Leg(_GLEAM * MS, high, linear, shine=True),
            Leg((_AWAY + 45 * number) * MS, replace(goal, z=here.z, angle=-25 + 25 * number), in_out, arc=0.16),
        )
        made.clips.append(Clip(f"{LEAVING}{move.card}", move.card, here, now, legs))
        made.takers[f"{LEAVING}{move.card}"] = event.seat
    made.cues.append((now, "set"))
    arrival = now + (_POP + _GLEAM + _AWAY) * MS
    made.arrivals.append((arrival, event.seat))
    made.cues.append((arrival, "tick"))


def _hop(card: Card, places: Places, start: int) -> Clip:
    """A card jumps into a gap (S8)."""
    here = places.of(card) or places.anchor("stock")
    return Clip(card, card, _above(here), start, (Leg(380 * MS, None, landing, arc=0.12, hop=0.5, lean=LEAN),))


def _above(pose: Pose) -> Pose:
    return replace(pose, z=pose.z + FLYING)
