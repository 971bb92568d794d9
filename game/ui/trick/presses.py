"""From presses to wishes at a table of tricks: a card chosen and played, cards picked, offers taken, won tricks looked at.

A card is chosen by a press and played by another on the same card, by Enter, by a press on the trick's ground or by dragging it there.
Up leads from the hand to the offers. Decides nothing about the rules.
"""

from collections.abc import Callable

from game.core.cards import Card
from game.core.errors import IllegalAction
from game.core.seats import Seat
from game.ui.fan import Fan
from game.ui.hand import Gesture, Hand
from game.ui.input import Input, KeyDown, PadDown, PointerDown, pad_of
from game.ui.table_part import Desk, Strip
from game.ui.trick.asking import BACK, CLEAR, SORT, YES, Asking
from game.ui.trick.board import TrickBoard
from game.ui.trick.game import Sight, TrickGame


class Presses:
    """What the eye at the screen is about to do. `say(strip, now)` shows a message for a while; `back`: won tricks are looked at."""

    def __init__(self, desk: Desk, game: TrickGame, board: TrickBoard, asking: Asking, say: Callable[[Strip, int], None]) -> None:
        self.hand = Hand(game.ranks, bindings=desk.bindings)
        self.picks: tuple[Card, ...] = ()
        self.back = False
        self._desk, self._game, self._board, self._asking, self._say = desk, game, board, asking, say

    # --- what it holds
    def hold(self, cards: tuple[Card, ...]) -> None:
        """The open hand is this now."""
        self.hand.hold(cards)
        self.picks = tuple(card for card in self.picks if card in cards)

    def fresh(self) -> None:
        """Another eye: nothing is picked, chosen, looked at or asked."""
        self.hand.drop()
        self.back = False
        self.turned()

    def turned(self) -> None:
        """The table went on: what was picked or asked before means nothing any more (E5)."""
        self.picks = ()
        self._asking.turned()

    @property
    def raised(self) -> frozenset[Card]:
        """The cards that stand out of the hand."""
        return frozenset(self.picks if self.hand.chosen is None else (*self.picks, self.hand.chosen))

    # --- inputs
    def handle(self, happened: Input, sight: Sight, fan: Fan) -> bool:
        """An input of the eye, whose hand is fanned out like this; whether it meant something."""
        pad = pad_of(happened)
        if sight.eye is None or (pad is not None and self._desk.seat_of_pad(pad) != sight.eye):
            return False
        if self.back and isinstance(happened, PointerDown | KeyDown | PadDown):
            self.back = False
            return True
        if self._asking.question is not None:
            agreed = self._asking.answer(happened)
            return agreed is None or self.press(YES if agreed else "", sight, happened.at)
        named = self._asking.meant(happened, sight)
        if named is not None:
            return not named or self.press(named, sight, happened.at)
        return self._on_hand(happened, sight, fan)

    def press(self, name: str, sight: Sight, at: int) -> bool:
        """An offer was taken, or the question answered; whether there was one."""
        asking = self._asking
        if asking.question is not None:
            offer, asking.question, asking.focus = asking.question, None, None
            if name == YES and offer.action is not None:
                asking.act(sight, offer.action, at)
            return True
        offer_taken = next((offer for offer in asking.offers(sight) if offer.id == name and offer.enabled), None)
        if offer_taken is None:
            return False
        self._desk.sound("press")
        if offer_taken.question:
            asking.question, asking.focus = offer_taken, YES
        elif offer_taken.action is not None:
            asking.act(sight, offer_taken.action, at)
        elif name == SORT:
            self.hand.sort()
        elif name == BACK:
            self.back = not self.back
        elif name == CLEAR:
            self.picks = ()
        elif (told := self._game.asked(name, sight, at)) is not None:
            self._say(told, at)
        return True

    def _on_hand(self, happened: Input, sight: Sight, fan: Fan) -> bool:
        before = self.hand.chosen
        if isinstance(happened, PointerDown) and happened.button == 1 and fan.at(happened.pos) is None:
            return self._on_felt(happened, sight)
        gesture = self.hand.handle(happened, fan, self._board.areas.scale.px(9))
        if gesture is None:
            return False
        direct = isinstance(happened, PointerDown) or (
            isinstance(happened, KeyDown) and self._desk.bindings().card(happened.scancode) is not None
        )
        self._asking.focus = None
        self._meant(gesture, sight, happened.at, direct, gesture.card is not None and gesture.card == before)
        return True

    def _on_felt(self, press: PointerDown, sight: Sight) -> bool:
        """On the trick's ground the chosen card is played, on a pile tricks are looked at; elsewhere the choice is dropped."""
        felt, chosen = self._board.felt, self.hand.chosen
        if any(place.pile.collidepoint(press.pos) for place in felt.places.seats) and self._game.back(sight):
            self.back = True
        elif chosen is None:
            return False
        elif felt.trick.collidepoint(press.pos) and self._game.picking(sight) is None:
            self._play(chosen, sight, press.at)
        else:
            self.hand.drop()
        return True

    # --- what a gesture means
    def _meant(self, gesture: Gesture, sight: Sight, at: int, direct: bool, again: bool) -> None:
        """`direct`: by a press on the card itself; `again`: it was the chosen one before."""
        card = gesture.card
        match gesture.kind:
            case "chosen" if card is not None:
                self._chosen(card, sight, at, direct, again)
            case "play" if card is not None:
                if self._game.picking(sight) is None:
                    self._play(card, sight, at)
                else:
                    self._pick(card, sight, at, direct)
            case "dragged" if card is not None:
                home = self._board.director.layout.spots.get(card)
                if home is not None:
                    self._board.hang(card, self.hand.pose(home.pose))
            case "released" if card is not None:
                self._released(card, gesture, sight, at)
            case "dropped" | "sorted":
                self._desk.sound("unselect")

    def _chosen(self, card: Card, sight: Sight, at: int, direct: bool, again: bool) -> None:
        if self._game.picking(sight) is not None:
            if direct:
                self._pick(card, sight, at, direct)
            return
        if direct and again:
            self._play(card, sight, at)
            return
        self._desk.sound("select")
        trouble = self._trouble(card, sight)
        if trouble is not None and sight.settled and self._game.turn(sight.view) == sight.eye:
            self._say(Strip(self._game.refusal(trouble.code, trouble.details, sight.view), "wrong", sight.eye), at)

    def _pick(self, card: Card, sight: Sight, at: int, direct: bool) -> None:
        """Pick a card or put it back; never more than may be. With keys and pad the card stays the one they are on."""
        picking = self._game.picking(sight)
        if picking is None:
            return
        if card in self.picks:
            self.picks = tuple(other for other in self.picks if other != card)
            self._desk.sound("unselect")
        elif len(self.picks) < picking.most:
            self.picks = (*self.picks, card)
            self._desk.sound("select")
        else:
            self._refuse(card, picking.full, sight.eye, at)
        if direct:
            self.hand.drop()

    def _released(self, card: Card, gesture: Gesture, sight: Sight, at: int) -> None:
        """Let go of over the table it is played, or picked; over the hand and beside the table it goes back."""
        felt, pos = self._board.felt, gesture.pos
        if pos is not None and self._board.areas.cards.collidepoint(pos) and pos[1] < felt.places.seats[felt.bottom].hand.y:
            if self._game.picking(sight) is not None:
                self._pick(card, sight, at, True)
            elif self._play(card, sight, at):
                return
        self._board.let_go(at)

    def _play(self, card: Card, sight: Sight, at: int) -> bool:
        """Ask for it, unless it is known to be refused; whether it was asked for."""
        trouble = self._trouble(card, sight)
        if trouble is not None:
            self._refuse(card, self._game.refusal(trouble.code, trouble.details, sight.view), sight.eye, at)
            return False
        return self._asking.act(sight, self._game.play(card), at)

    def _refuse(self, card: Card, why: str, seat: Seat | None, at: int) -> None:
        self._board.say_no(card, at)
        self._desk.sound("error")
        self._say(Strip(why, "wrong", seat), at)

    def _trouble(self, card: Card, sight: Sight) -> IllegalAction | None:
        return self._asking.refused(sight, self._game.play(card))
