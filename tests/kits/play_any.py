"""Guests who play any game by what they may do, and the check that what they were told is what was written."""

import random
import time
from collections import Counter

import msgspec

from game.core.errors import IllegalAction
from game.core.table import Closed, Refused, Restored, Stepped
from game.games import GAMES
from game.games.setgame.actions import Claim
from game.games.setgame.pack import sets_among
from net.journal import recover
from net.past import past
from net.progress import again
from net.records import ActRecord


class Player:
    """A guest's fingers: what they asked, what came of it, and what each version looked like."""

    def __init__(self, guest, seed):
        self.guest, self.dice = guest, random.Random(seed)
        self.asked = []  # seat and id
        self.answers = Counter()  # by id: how many answers
        self.caused = {}  # by id: the version of the step it caused
        self.seen = {}  # by version: the views, as bytes
        self._read = 0

    @property
    def table(self):
        return self.guest.table

    def breathe(self):
        """Take in what happens within a few ms; whether there is still a table."""
        self.guest.until(lambda: True)
        time.sleep(0.005)
        self.read()
        return not self.guest.saw(Closed)

    def forget(self):
        """Nothing of what was seen is needed any more."""
        self.seen.clear()
        self._read = 0

    def read(self):
        """Take in what has happened since the last call."""
        new, self._read = self.guest.happened[self._read :], len(self.guest.happened)
        for happening in new:
            match happening:
                case Stepped(version=version, view=view) | Restored(version=version, view=view):
                    self.seen.setdefault(version, set()).add(msgspec.msgpack.encode(view))
            if isinstance(happening, Stepped) and happening.own_cause:
                self.answers[happening.own_cause[1]] += 1
                self.caused[happening.own_cause[1]] = happening.version
            if isinstance(happening, Refused) and happening.id is not None:
                self.answers[happening.id] += 1

    def act(self):
        """Ask for something, if there is anything to ask for."""
        table, room = self.table, self.table.room
        if not (room and table.own and table.connected):
            return
        seat = table.own[0]
        if room.phase == "between" and not room.seats[seat].ready:
            table.ready(table.own)
        view = table.view(seat)
        if view is None or room.phase != "match":
            return
        action = self._choice(view)
        if action is not None:
            id = table.act(seat, action, 0)
            if id is not None:
                self.asked.append((seat, id))

    def _choice(self, view):
        if isinstance(getattr(view, "lying", None), tuple) and self.dice.random() < 0.7:
            found = sets_among(view.lying)
            return Claim(self.dice.choice(found)) if found else None
        legal = self.table.game.legal_actions(view)
        return self.dice.choice(legal) if legal else None


def settle(players):
    """Until everybody is back, has an answer to everything and knows all that the host has told."""
    for player in players:
        player.guest.until(lambda player=player: player.table.connected and not list(player.table._client._unanswered))
    newest = max(player.table._client.version for player in players)
    for player in players:
        player.guest.until(lambda player=player: player.table._client.version >= newest)
        player.read()


def losses(journal, players):
    """What was told and is not written, or written twice, or seen differently: sentences; none if all is well."""
    recovered = recover(journal)
    acts = [record for record in recovered.records if isinstance(record, ActRecord) and record.id is not None]
    at = {(record.peer, record.id): record.v for record in acts}
    troubles = [f"done twice: {key}" for key, count in Counter((record.peer, record.id) for record in acts).items() if count > 1]
    for player in players:
        for id, version in player.caused.items():
            if at.get((player.table.peer, id)) != version:
                troubles.append(
                    f"told but not written: {id} of {player.table.peer} at {version}, written {at.get((player.table.peer, id))}"
                )
        troubles += [f"answered {count} times: {id}" for id, count in player.answers.items() if count > 1]
        unanswered = [id for _, id in player.asked if not player.answers[id] and (player.table.peer, id) not in at]
        troubles += [f"never answered: {id} of {player.table.peer}" for id in unanswered]
    return troubles + list(_differences(recovered, players))


def _differences(recovered, players):
    """Versions whose view was not what the records of the last match lead to."""
    told = past(recovered.header, recovered.records)
    game = GAMES[told.match.game]
    for version, state in states(told, game):
        for player in players:
            seat = player.table.own[0] if player.table.own else None
            if player.seen.get(version, set()) - {msgspec.msgpack.encode(game.view(state, seat))}:
                yield f"seen otherwise: {version} by {player.table.peer}"


def states(told, game):
    """Every version of the last match and its state."""
    head = told.match
    state = game.new_match(msgspec.convert(head.options, game.types.options), head.seats, head.first)
    for record in told.steps:
        if hasattr(record, "v"):
            try:
                state = again(game, state, record).state
            except IllegalAction as refusal:
                raise AssertionError(f"{record} is refused: {refusal}") from None
            yield record.v, state
