"""From records back to a table: what the room was, and the match that was running, step by step.

Decides which records still count. Whatever does not fit is `Unreadable`; nothing is guessed.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from game.core.game import AnyGame, NeedsOrder
from game.core.seats import Seat
from net.match import Match, Opening
from net.messages import Accepted
from net.outbox import Outbox
from net.progress import Audience
from net.records import (
    ActRecord,
    ClockRecord,
    CoinRecord,
    EndRecord,
    ExpireRecord,
    Header,
    MatchRecord,
    Opened,
    OrderRecord,
    PresenceRecord,
    Record,
    RoomRecord,
    Unreadable,
)

STEPS = (OrderRecord, ActRecord, ExpireRecord, PresenceRecord)


class Past(NamedTuple):
    """What a table was when its host ended.

    `match`: the one that was running, or is over with its result still shown (`finished`); `steps` are its records. `version`: of the
    room. `clock`: what the match clock had shown, ns. `acted`: by peer its intents that had an effect, in order.
    """

    header: Header
    port: int
    room: RoomRecord
    match: MatchRecord | None
    steps: tuple[Record, ...]
    finished: bool
    version: int
    clock: int
    acted: Mapping[int, tuple[Accepted, ...]]

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose people were there, as far as the match had been told."""
        told = {record.seat: record.here for record in self.steps if isinstance(record, PresenceRecord)}
        return frozenset(seat for seat, here in told.items() if here)

    @property
    def running(self) -> bool:
        """Whether there is a match to go on with."""
        return self.match is not None and not self.finished


def past(header: Header, records: Sequence[Record]) -> Past:
    """What these records tell. Raises `Unreadable` if there never was a room, or one that cannot be."""
    room = next((record for record in reversed(records) if isinstance(record, RoomRecord)), None)
    if room is None:
        raise Unreadable("nothing is written down of this table but that it was opened.")
    if not {info.peer for info in room.seats} <= {None, *(peer.id for peer in room.peers)}:
        raise Unreadable("one of its seats belongs to nobody who was there.")
    starts = [index for index, record in enumerate(records) if isinstance(record, MatchRecord)]
    own = records[starts[-1] :] if starts else ()
    end = next((record for record in own if isinstance(record, EndRecord)), None)
    match = own[0] if own and (end is None or end.why == "finished") else None
    return Past(
        header=header,
        port=next((record.port for record in reversed(records) if isinstance(record, Opened)), 0),
        room=room,
        match=match if isinstance(match, MatchRecord) else None,
        steps=tuple(own[1:]),
        finished=end is not None,
        version=max((record.v for record in records if isinstance(record, (MatchRecord, *STEPS))), default=0),
        clock=max((record.at for record in own[1:] if isinstance(record, (*STEPS, ClockRecord, EndRecord))), default=0),
        acted=_acted(records),
    )


def replayed(past: Past, games: Mapping[str, AnyGame], audience: Audience, dice: random.Random, out: Outbox) -> Match:
    """The match of a past, where it stood; its clock stands. The dice are brought to where they were. Raises `Unreadable`."""
    begun = past.match
    if begun is None or begun.game not in games:
        raise Unreadable("its game is not known here.")
    try:
        return _replayed(begun, past, games[begun.game], audience, dice, out)
    except Exception as error:
        raise Unreadable(f"what is written down of its match does not fit the rules ({type(error).__name__}).") from error


def _replayed(begun: MatchRecord, past: Past, game: AnyGame, audience: Audience, dice: random.Random, out: Outbox) -> Match:
    options = msgspec.convert(begun.options, game.types.options)
    if begun.dice is not None:
        version, numbers, gauss = begun.dice
        dice.setstate((version, tuple(numbers), gauss))
    match = Match(Opening(begun.id, game, options, begun.seats, begun.first, begun.v), audience, dice, out, 0)
    for record in past.steps:
        if isinstance(record, CoinRecord):
            dice.randrange(len(record.seats))
        elif isinstance(record, STEPS):
            if isinstance(record, OrderRecord):
                _draw_again(match, dice)
            match.replay(record)
    match.clock.stand(past.clock)
    return match


def _draw_again(match: Match, dice: random.Random) -> None:
    """Use the dice as they were used, so that an open shuffle goes on as it would have."""
    awaiting = match.progress.awaiting
    if isinstance(awaiting, NeedsOrder):
        dice.shuffle(list(awaiting.items))


def _acted(records: Iterable[Record]) -> dict[int, tuple[Accepted, ...]]:
    acted: dict[int, list[Accepted]] = {}
    for record in records:
        if isinstance(record, ActRecord) and record.peer is not None and record.id is not None:
            acted.setdefault(record.peer, []).append(Accepted(record.id, record.v))
    return {peer: tuple(answers) for peer, answers in acted.items()}
