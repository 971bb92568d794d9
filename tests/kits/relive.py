"""A recorded match played once more through a host, by people on links: with the cards as they lay, or with the hidden ones exchanged.

Decides when recorded entries are handed in and what else happens at the table around them. Knows no game.
"""

import random

import msgspec

from game.core.game import AnyGame
from kits.recording import Act, Order
from kits.rooms import MS, OWNER, SECOND, come_back, join, open_room
from kits.worlds import relived, stretches, unseen
from net import wire
from net.messages import Abandon, Conduct, Intent, Kick, Ready, Resync, Say, Sit, Start

PAUSE = 60 * MS
"""Between two actions, so that nobody asks too often."""


class Prescribed(random.Random):
    """Gives the orders it was told, one after the other; others by its seed, whatever order the items come in."""

    def __init__(self, orders, seed=1):
        super().__init__(seed)
        self._orders = list(orders)

    def shuffle(self, x):
        if self._orders and sorted(self._orders[0]) == sorted(x):
            x[:] = self._orders.pop(0)
        else:
            x.sort()
            super().shuffle(x)


def other_worlds(game: AnyGame, match, seat, dice, most=3):
    """Up to so many pairs of entry lists: the match up to some step, and the same with cards that `seat` never saw exchanged."""
    found = 0
    stops = dice.sample(range(1, len(match.passed) + 1), min(len(match.passed), 12))
    for start, stop, until in stretches(match, sorted(stops)):
        free = unseen(match, seat, start, until)
        if len(free) < 2 or found == most:
            continue
        for attempt in range(20):
            cards = free if attempt < 6 else dice.sample(free, 2)
            others = list(cards)
            dice.shuffle(others)
            lived = cards != others and relived(game, match.passed[start:stop], seat, dict(zip(cards, others, strict=True)))
            if lived:
                before = [step.entry for step in match.passed[:start]]
                yield tuple([*before, *(pair[way].entry for pair in lived)] for way in (0, 1))
                found += 1
                break


def streams(game: AnyGame, match, seat, entries, preset):
    """What the links of `seat` (None: of a spectator) are sent, byte by byte; and the lengths of all frames that are sent to others.

    After the entries there are refusals, a break, talk, a pause, a latecomer, a kick, a match broken off, and a new one.
    """
    dice = Prescribed([entry.order for entry in entries if isinstance(entry, Order)])
    options = msgspec.to_builtins(match.options)
    rules = {game.info.id: game}
    net = open_room(game.info.id, preset, seats=match.seats, options=options, games=rules, dice=dice, autostart=False)
    people = [join(net, f"P{number}", **({"key": OWNER} if number == 0 else {})) for number in range(match.seats)]
    watcher = join(net, "Eve", watch=True)
    _all_ready(net, people)
    for entry in entries:
        if isinstance(entry, Act):
            net.run(max(PAUSE, entry.at - people[0].client.clock(net.now)))
            people[entry.seat].act(entry.seat, entry.action, press=net.now)
            net.run(5 * MS)
        _all_ready(net, people)
    watched = watcher if seat is None else people[seat]
    links = [*people, watcher, *_turmoil(net, people, watched, _refused(game, match, watched))]
    own = b"".join(bytes(link.stream) for link in links if link.client is watched.client)
    return own, [lengths(link.stream) for link in links if link.client is not watched.client]


def lengths(stream: bytes) -> list[int]:
    """The lengths of the frames in a stream."""
    found, place = [], 0
    while place < len(stream):
        found.append(int.from_bytes(stream[place : place + wire.HEADER], "big"))
        place += wire.HEADER + found[-1]
    return found


def _all_ready(net, people):
    """Whoever is asked whether the match, or its next deal, may begin, says yes."""
    if people[0].client.room.phase in ("lobby", "between"):
        for link in people:
            link.wish(Ready(link.client.own or _seats(link)))
        net.run(PAUSE)


def _seats(link):
    return tuple(seat for seat, info in enumerate(link.client.room.seats) if info.peer == link.client.peer)


def _refused(game, match, watched, most=16):
    """What can be done by nobody, and what is done in the match but may not be done now, as plain data."""
    legal = set()
    if watched.client.own and watched.client.match:
        view = msgspec.convert(watched.client.view(watched.client.own[0]), game.types.view)
        legal = {msgspec.json.encode(action) for action in game.legal_actions(view)}
    done = {msgspec.json.encode(step.entry.action) for step in match.passed if isinstance(step.entry, Act)} - legal
    return [{"do": "fly"}, [], None, *map(msgspec.json.decode, sorted(done)[:: len(done) // most + 1])]


def _turmoil(net, people, watched, probes):
    """All that a room can be sent for besides a match; the links that were made in it."""
    owner, other = people[0], people[-1]
    for action in probes:
        for seat in {0, len(people) - 1, 11}:
            id = watched.client._unanswered._last + 1
            watched.send(Intent(id, seat, watched.client.version, 0, action))
            watched.client._unanswered.go_on_from(id)
        net.run(PAUSE)
    watched.wish(Resync())
    watched.wish(Sit(0, "P0"))
    other.wish(Say("well played"))
    net.run(PAUSE)
    watched.cut()
    net.run(PAUSE)
    back = come_back(net, watched)
    late = join(net, "Late", watch=True)
    owner = back if owner is watched else owner
    owner.wish(Conduct(paused=True))
    net.run(PAUSE)
    owner.wish(Conduct(paused=False))
    owner.wish(Kick(late.client.peer))
    net.run(12 * SECOND)
    owner.wish(Abandon())
    net.run(PAUSE)
    owner.wish(Start())
    net.run(SECOND)
    return [back, late]
