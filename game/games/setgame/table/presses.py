"""From presses to wishes at a table of Set: who pressed, what it was on, what is asked for (S10). Decides nothing about being right.

The mouse and the keyboard act for whoever holds the call, or, where picks are private, for the one own seat without a pad.
"""

from game.core.cards import Card
from game.core.game import Action
from game.core.seats import Seat
from game.games.setgame.actions import AskExtra, AskHelp, Call, Claim, GiveUp, Hint, Pick, Unpick
from game.games.setgame.table.grid import ROWS, Grid
from game.games.setgame.table.hands import Hands
from game.games.setgame.view import SetView
from game.ui.bindings import ask_name
from game.ui.input import Input, KeyDown, PadDown, PadTilt, PointerDown, way_of
from game.ui.table_part import Desk

BOUNCE = 400_000_000
"""So long after a call, and before its first pick, the same seat's call key is not heard again: nobody means "once more" so soon, ns."""
ASK_KEYS = {name: ask_name(number) for number, name in enumerate(("hint", "extra", "help"))}
_ASKING: dict[str, type[Action]] = {"hint": Hint, "extra": AskExtra, "help": AskHelp}


class Presses:
    """Turns inputs into actions of own seats. `asked`: what is still to be answered, by intent id."""

    def __init__(self, desk: Desk, hands: Hands) -> None:
        self._desk, self._hands = desk, hands
        self.asked: dict[int, tuple[Seat, Action]] = {}
        self.by_keys = True
        """Whether keys or a pad were used last; then cards show their keys."""
        self.uncalled = False
        """Whether somebody tried to pick without a call."""
        self._called: dict[Seat, int] = {}
        """When own seats last called, ns."""

    def handle(self, happened: Input, view: SetView, grid: Grid) -> bool:
        """An input; whether it meant something here."""
        match happened:
            case PointerDown(pos=pos, button=button):
                self.by_keys = False
                return self._pointer(pos, button, view, grid, happened.at)
            case KeyDown(repeat=False):
                self.by_keys = True
                return self._key(happened, view)
            case PadDown(pad=pad, button=button):
                seat = self._desk.seat_of_pad(pad)
                if seat is not None and self._desk.bindings().pad_face(button):
                    return self._pad(seat, button, view, happened.at)
                way = way_of(happened)
                return seat is not None and way is not None and self._hands.move(seat, way, view.table)
            case PadTilt(pad=pad, way=way):
                seat = self._desk.seat_of_pad(pad)
                return seat is not None and self._hands.move(seat, way, view.table)
            case _:
                return False

    # --- by hand
    def _pointer(self, pos: tuple[int, int], button: int, view: SetView, grid: Grid, at: int) -> bool:
        seat = self._speaker(view)
        if button == 3 and seat is not None:
            return self._clear(seat, view, at)
        slot = grid.slot_at(pos)
        if button != 1 or slot is None:
            return False
        return self._choose_slot(seat, slot, view, at)

    def _key(self, pressed: KeyDown, view: SetView) -> bool:
        desk, bindings, seat = self._desk, self._desk.bindings(), self._speaker(view)
        caller = next((own for own in desk.own() if desk.call_key(own) == pressed.scancode), None)
        if caller is not None and view.options.claim == "call":
            return self.call(caller, view, pressed.at)
        for name, key in ASK_KEYS.items():
            if bindings.code(key) == pressed.scancode:
                return self.ask(name, view, pressed.at)
        if pick := bindings.named(pressed.scancode, "pick:"):
            _, row, column = pick.split(":")
            return self._choose_slot(seat, int(column) * ROWS + int(row), view, pressed.at)
        if way_of(pressed) == "cancel" and seat is not None:
            return self._clear(seat, view, pressed.at) or self._give_up_untimed(seat, view, pressed.at)
        return False

    def _pad(self, seat: Seat, button: int, view: SetView, at: int) -> bool:
        """The buttons on the face of a pad: each of them calls; then one picks, one drops, the others say "once more"."""
        keys = self._desk.bindings()
        holds = view.call is not None and view.call.seat == seat
        if view.options.claim == "call" and not holds:
            return self.call(seat, view, at)
        if button == keys.code("pad-confirm"):
            card = self._hands.under_cursor(seat, view.table)
            if card is None:
                return self._hands.move(seat, "right", view.table)
            return self._choose(seat, card, view, at)
        if button == keys.code("pad-cancel"):
            return self._clear(seat, view, at)
        return self.call(seat, view, at) if holds else False

    # --- what is asked for
    def call(self, seat: Seat, view: SetView, at: int) -> bool:
        """Call, or "once more"; whether that makes sense in this room."""
        if view.options.claim != "call" or seat not in self._desk.own():
            return False
        begun = (view.call is not None and view.call.seat == seat) or (seat, Call()) in self.asked.values()
        picked = view.call is not None and bool(view.call.picks)
        if begun and not picked and at - self._called.get(seat, -BOUNCE) < BOUNCE:
            return True
        if not begun:
            self._called[seat] = at
        self._act(seat, Call(), at)
        return True

    def ask(self, name: str, view: SetView, at: int) -> bool:
        """Ask for a hint, for cards or for help: everybody at this screen who has not done so asks."""
        asked = {"extra": view.asked_extra, "help": view.asked_help}.get(name, ())
        seats = [seat for seat in self._desk.own() if seat in view.rivals and seat not in asked]
        for seat in seats[:1] if name == "hint" else seats:
            self._act(seat, _ASKING[name](), at)
        return bool(seats)

    def give_up(self, view: SetView, at: int) -> None:
        """End an own call without a set."""
        if view.call is not None and view.call.seat in self._desk.own():
            self._act(view.call.seat, GiveUp(), at)

    def _give_up_untimed(self, seat: Seat, view: SetView, at: int) -> bool:
        """Where a call has no limit, the key that clears picks ends it when there are none."""
        if view.call is None or view.call.seat != seat or view.call.until is not None:
            return False
        self.give_up(view, at)
        return True

    def _choose_slot(self, seat: Seat | None, slot: int, view: SetView, at: int) -> bool:
        card = view.table[slot] if slot < len(view.table) else None
        if card is None:
            return False
        if seat is None:  # picks before a call do nothing (S10), but somebody new may wonder why
            self.uncalled = view.call is None and view.phase == "play" and bool(self._desk.own())
            return True
        return self._choose(seat, card, view, at)

    def _choose(self, seat: Seat, card: Card, view: SetView, at: int) -> bool:
        if view.options.claim == "call":
            if view.call is None or view.call.seat != seat:
                return False
            self._act(seat, Unpick(card) if card in view.call.picks else Pick(card), at)
            return True
        before = self._hands.picks.get(seat, ())
        three = self._hands.toggle(seat, card)
        self._desk.sound("unselect" if card in before else "select")
        if three is not None:
            self._act(seat, Claim(three), at)
        return True

    def _clear(self, seat: Seat, view: SetView, at: int) -> bool:
        if view.options.claim == "instant":
            return self._hands.clear(seat)
        if view.call is None or view.call.seat != seat:
            return False
        for card in view.call.picks:
            self._act(seat, Unpick(card), at)
        return bool(view.call.picks)

    def _speaker(self, view: SetView) -> Seat | None:
        """For whom mouse and keyboard act."""
        own = self._desk.own()
        if view.options.claim == "call":
            return view.call.seat if view.call is not None and view.call.seat in own else None
        held = self._desk.pads.values()
        return own[0] if len(own) == 1 else next((seat for seat in own if seat not in held), None)

    def _act(self, seat: Seat, action: Action, at: int) -> None:
        intent = self._desk.act(seat, action, at)
        if intent is not None:
            self.asked[intent] = (seat, action)
