"""The ways from the title to tables of the network: open one, join one, come back to one. Decides what is looked for, and when.

What happens at a table is `visit`'s business.
"""

import contextlib
import logging
import threading
from collections.abc import Sequence
from ipaddress import AddressValueError, IPv4Address
from typing import TYPE_CHECKING, Any

import msgspec

from game.app.house import levels_of
from game.app.visit import Visit
from game.core.errors import where
from game.core.game import AnyGame, Place
from game.games import GAMES
from game.profile.seats import KeptSeat
from game.session import start
from game.session.destination import destination
from game.session.link_thread import Place as Destination
from game.session.start import LocalSetup
from game.session.table import TcpTable
from game.ui import plan as plans
from game.ui import wording
from game.ui.lang import Speech
from game.ui.plan import Plan
from game.ui.scenes.chooser import COLOURS, Chooser
from game.ui.scenes.host_setup import HostSetup
from game.ui.scenes.join import JoinScene, Ways
from game.ui.scenes.join_pieces import TableOffer
from game.ui.scenes.room_words import at, ping
from game.ui.scenes.title import Entry
from game.ui.translate import wake
from net.discovery import Finder
from net.notices import Found

if TYPE_CHECKING:
    from game.app.house import House

log = logging.getLogger(__name__)


class Lan:
    """What the title screen offers of the network."""

    def __init__(self, house: "House") -> None:
        self._house, self._stage, self._say = house, house.stage, house.stage.say
        self._finder: Finder | None = None
        self._left: tuple[KeptSeat, ...] = ()
        self._answers: KeptSeat | None = None  # of those the one that answered when last asked

    # --- open
    def host(self) -> None:
        """Which game shall be played at the table?"""
        self._stage.push(Chooser(tuple(GAMES.values()), self._set_up))

    def _set_up(self, game: AnyGame) -> None:
        name = self._say("room-name-of", name=self._house.profile.owner)
        self._stage.push(HostSetup(plans.begin(game, levels_of(game), self._house.profile.owner), name, self._open))

    def _open(self, plan: Plan, name: str) -> None:
        game, seed = plan.game.info.id, self._house.request.seed
        self.open(LocalSetup(game=game, preset=plan.preset, options=plan.options, seats=len(plan.seats), seed=seed, room=name))

    def open(self, setup: LocalSetup) -> None:
        """Open this table and sit down at it; without a name it gets the owner's."""
        owner = self._house.profile.owner
        room = setup.room or self._say("room-name-of", name=owner)
        setup = msgspec.structs.replace(setup, names=(owner,), pointers=(False,), room=room)
        self.host_again(start.host(setup, self._house.news, self._house.profile.tables))

    def host_again(self, table: TcpTable) -> None:
        """Sit down at a table that is opened here, for the first time or once more."""
        self._visit(Visit(self._house, table, hosted=True), "")

    # --- join
    def join(self) -> None:
        """Which table?"""
        self.look()
        profile = self._house.profile
        ways = Ways(self._offers, self._join_found, self.go, lambda: profile.owner, self._rename, self.settle)
        self._stage.push(JoinScene(ways))

    def _rename(self, name: str) -> None:
        names = self._house.profile.settings.names
        if name.strip():
            self._house.profile.change(names=(name.strip(), *names[1:]))

    def _offers(self) -> Sequence[TableOffer]:
        return [offer(found, self._stage.speech) for found in self._tables()]

    def _join_found(self, chosen: TableOffer, watch: bool) -> None:
        found = next((found for found in self._tables() if found.instance == chosen.key), None)
        if found is not None:
            self._to(Destination((found.address,), found.port), found.name, watch)

    def go(self, text: str, watch: bool) -> bool:
        """Go where a text leads; False if nowhere."""
        place = destination(text)
        if place is None:
            return False
        self._to(place, text.strip(), watch)
        return True

    def _to(self, place: Destination, where: str, watch: bool, kept: KeptSeat | None = None) -> None:
        """Knock at a table. If there are seats of ours at it, they are what we come for."""
        kept = kept or next((seat for seat in self._house.profile.seats.left() if _same(seat, place)), None)
        token = kept.token if kept else None
        table = start.join(place, (self._house.profile.owner,), self._house.news, watch, (False,), token)
        self._visit(Visit(self._house, table, hosted=False, back_to=kept), where)

    def _visit(self, visit: Visit, where: str) -> None:
        if self._house.play is not None:
            self._house.play.close()
        self._house.play = visit
        visit.open(where)

    # --- come back
    def returns(self) -> Sequence[Entry]:
        """For the title: back to the table that was lost, as long as it answers."""
        here = {found.instance: found for found in self._tables()}
        seat = next((seat for seat in self._left if seat.host in here), None)
        if seat != self._answers:  # a table of this machine that has fallen silent can be opened again
            self._answers = seat
            self._house.news()
        if seat is None:
            return ()
        name = here[seat.host].name
        return (Entry("title-return", "return", lambda: self._return(seat), {"room": name}),)

    def _return(self, seat: KeptSeat) -> None:
        self._to(Destination(seat.addresses, seat.port), seat.room, watch=False, kept=seat)

    # --- looking
    def look_for_lost(self) -> None:
        """If there are seats to come back to, find out whether their tables are still there."""
        self._left = self._house.profile.seats.left()
        if self._left:
            self.look()

    def look(self) -> None:
        """Find the tables of this network, and those we know of elsewhere."""
        if self._finder is None:
            known = {address for seat in self._left for address in seat.addresses if _is_ipv4(address)}
            self._finder = Finder(wake, also=known)

    def settle(self) -> None:
        """Look for nothing but what was lost."""
        self.close()
        self.look_for_lost()

    def distrust(self, trouble: Exception) -> bool:
        """Whether a failure may come from what the host on another machine sends: then that table is left, with a word."""
        visit = self._house.play
        if not isinstance(visit, Visit) or visit.hosted:
            return False
        log.warning("what a host sends cannot be shown, its table is left: %s", where(trouble))
        visit.distrust()
        return True

    def close(self) -> None:
        """Look for nothing any more."""
        if self._finder is not None:
            threading.Thread(target=self._finder.close, name="end of looking").start()  # it takes up to a third of a second
            self._finder = None

    def _tables(self) -> tuple[Found, ...]:
        return self._finder.tables if self._finder else ()


def offer(found: Found, speech: Speech) -> TableOffer:
    """A found table in words."""
    game = GAMES.get(found.game)
    reason = ""
    if not found.compatible:
        reason = speech.say("join-other-version", version=found.app)
    elif game is None:
        reason = speech.say("join-unknown-game")
    colour = COLOURS[list(GAMES).index(found.game) % len(COLOURS)] if game else COLOURS[0]
    title = wording.of_info(speech, game, "title") if game else found.game
    preset = wording.preset(speech, game, found.preset) if game else ""
    return TableOffer(
        found.instance, found.name, f"game-{found.game}" if game else "cards", colour, ", ".join(part for part in (title, preset) if part),
        rule_line(found, game, speech) if game else "", speech.say("join-seats", free=found.seats_free, total=found.seats_total),
        ping(speech, found.ping_us), at(found.address, found.port), found.locked, reason,
    )  # fmt: skip


def rule_line(found: Found, game: AnyGame, speech: Speech) -> str:
    """The rules of a found table in words; "" if they are not known here."""
    preset = dict(game.info.presets).get(found.preset)
    if preset is None:
        return ""
    options: Any = preset
    with contextlib.suppress(msgspec.ValidationError):
        options = msgspec.convert({**msgspec.to_builtins(preset), **found.changed}, game.types.options)
    return wording.phrases(speech, game.summary(game.suited(options, Place(shared_pointer=False, remote=True))))


def _same(seat: KeptSeat, place: Destination) -> bool:
    return seat.port == place.port and bool(set(seat.addresses) & set(place.addresses))


def _is_ipv4(address: str) -> bool:
    try:
        IPv4Address(address)
    except AddressValueError:
        return False
    return True
