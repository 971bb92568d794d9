"""A room on simulated time, for tests: opened, joined, played in, and asked what it told whom. Has helpers for Set and the toy games."""

import itertools
import random

import msgspec

from game.games.ecarte.rules import ECARTE
from game.games.schnapsen.rules import SCHNAPSEN
from game.games.setgame.pack import sets_among
from game.games.setgame.rules import SET
from kits.recording import Act, Expire, Order, Presence, replay, typed
from kits.toy_game import Toy
from kits.toy_race import ToyRace
from net.client import Client
from net.config import RoomConfig
from net.host import Host
from net.links.memory import MemoryNet
from net.messages import Accepted, Hello, Noted, Rejected, Update
from net.past import past
from net.records import Header

OWNER, BOTS = b"o" * 16, b"b" * 16
GAMES = {game.info.id: game for game in (SET, SCHNAPSEN, ECARTE, Toy(), ToyRace())}
MS = 1_000_000
SECOND = 1000 * MS


def open_room(game="set", preset="classic", seats=2, seed=1, games=None, dice=None, **more):
    """A room; by default two seats of Set, beginning as soon as somebody has sat down. Tokens are 1, 2, 3 …"""
    known = {"name": "Kitchen", "autostart": True, "owner_key": OWNER, "bots_key": BOTS, **more}
    config = RoomConfig(game=game, preset=preset, seats=seats, **known)
    net = MemoryNet(Host(config, games or GAMES, dice or random.Random(seed), 0, tokens()))
    net.config = config
    return net


def tokens(first=1):
    """Secrets that are easy to tell apart."""
    numbers = itertools.count(first)
    return lambda: next(numbers).to_bytes(16, "big")


def reopened(net, records=None, now=0, dice=None, games=None, **changes):
    """The room once more, from what was written down of it; `now` is another machine's clock. Nobody has come back yet."""
    config = msgspec.structs.replace(net.config, **changes)
    told = past(Header("1.0", config.game, config, False), net.records if records is None else records)
    again = MemoryNet(Host(config, games or GAMES, dice or random.Random(99), now, tokens(1000), told), now)
    again.config = config
    again.records = [*(net.records if records is None else records), *again.records]
    return again


def crash(net):
    """The host is gone, and what was on its way; the links of its peers, broken."""
    links = list(net.links.values())
    for link in links:
        link.up = False
        link.happened.extend(link.client.lost())
    net.links.clear()
    return links


def toy_room(deals=2, seconds=60, **more):
    """A room with the toy game of turns."""
    return open_room("toy", "plain", options={"deals": deals, "seconds": seconds}, **more)


def quiet_room(**more):
    """A room that waits for somebody to begin, with its owner in it: the net and the owner's link."""
    net = open_room(**{"seats": 3, "autostart": False, **more})
    return net, join(net, "Olga", key=OWNER)


def join(net, *names, delay=0, address="127.0.0.1", **hello):
    """Somebody joins; his welcome has arrived."""
    link = net.join(Client(Hello(1, 1, "1.0", names, **hello)), delay, address)
    net.run(2 * delay)
    return link


def come_back(net, link):
    """A client whose link broke comes back on a new one."""
    new = net.join(link.client, link.delay)
    net.run(2 * link.delay)
    return new


def names(link):
    """Who sits in which seat: a name, a computer's level, or nothing."""
    return [info.name or info.level or "" for info in link.client.room.seats]


def notes(link):
    """What a link was told of the room's people: kind and name."""
    return [(note.kind, note.name) for note in link.of(Noted)]


def view(link):
    """The newest view of a link's first seat, or of a spectator."""
    own = link.client.own
    return link.client.view(own[0] if own else None)


def all_agree(links):
    """Whether everybody sees the same."""
    return all(view(link) == view(links[0]) for link in links)


def answers(link, id):
    """Everything that answers an intent."""
    caused = [update for update in link.of(Update) if update.cause and update.cause[1] == id]
    return caused + [answer for kind in (Accepted, Rejected) for answer in link.of(kind) if answer.id == id]


def refusals(link):
    """Id and code of all that was refused."""
    return [(refused.id, refused.code) for refused in link.of(Rejected)]


def told(link, kind):
    """The events of a kind a link was told, in order."""
    return [event for update in link.of(Update) for seen in update.seen for event in seen.events if event["is"] == kind]


def written(net, kind):
    """The records of a kind in the journal."""
    return [record for record in net.journal if record["is"] == kind]


# --- Set


def cards(link):
    """The cards on a table of Set."""
    return [card for card in view(link)["table"] if card is not None]


def sets_on_table(link):
    """The sets on a table of Set."""
    return sets_among(cards(link))


def no_set(link):
    """Three cards of a table of Set that are none."""
    return next(three for three in itertools.combinations(cards(link), 3) if not sets_among(three))


def points(link):
    """Points by seat in Set."""
    return [racer[0] for racer in view(link)["racers"]]


# --- the toy game of turns


def move(link):
    """The first thing a link's seat may do in the toy game; None if it is not asked."""
    seen = msgspec.convert(view(link), Toy.types.view)
    if seen.common.turn != link.client.own[0]:
        return None
    return next(iter(Toy().legal_actions(seen)), None)


def on_turn(*links):
    """The link whose seat is asked, and the other."""
    return sorted(links, key=lambda link: move(link) is None)


def play(net, *links, most=100):
    """Let whoever is asked act, until nobody is or so many have."""
    for _ in range(most):
        asked = next((link for link in links if move(link)), None)
        if asked is None:
            return
        asked.act(asked.client.own[0], move(asked))
        net.run(MS)


# --- the journal


def replayed(journal):
    """The state a journal leads to, by playing the records of its last match again."""
    start = max(index for index, record in enumerate(journal) if record["is"] == "match")
    head, records = journal[start], journal[start:]
    game = GAMES[head["game"]]
    kinds = {
        "order": lambda record: Order(record["at"], tuple(record["items"])),
        "act": lambda record: Act(record["at"], record["seat"], record["action"], record["lag"]),
        "expire": lambda record: Expire(record["at"]),
        "presence": lambda record: Presence(record["at"], record["seat"], record["here"]),
    }
    entries = typed(game.types, tuple(kinds[record["is"]](record) for record in records if record["is"] in kinds))
    options = msgspec.convert(head["options"], game.types.options)
    return replay(game, game.new_match(options, head["seats"], head["first"]), entries)[-1].after
