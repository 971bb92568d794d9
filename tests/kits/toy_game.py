"""A little card game that keeps the contract: two hidden hands, secret discards, tricks, a clock on the exchange.

Sixteen cards. Each deal: four cards each; elder (who did not deal), then the dealer, may lay up to two cards aside face down and draw
as many; whoever takes longer than the options allow keeps his hand. Then four tricks: suit must be followed, there are no trumps. On
lead a player may show one card of his hand. A trick is a point. It exists so that the contract tests have something to stand on.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from game.core.cards import Card, HiddenCard, suited_pack
from game.core.errors import IllegalAction, IllegalOptions
from game.core.events import Move, Public, Secret, Show, Zone, Zones
from game.core.game import (
    SECOND,
    Acting,
    Action,
    Awaiting,
    Choice,
    Dice,
    Finished,
    Game,
    Info,
    NeedsOrder,
    Outcome,
    Pace,
    Phrase,
    Stamp,
    Step,
    Types,
)
from game.core.seats import Seat

RANKS = "234A"
PACK = suited_pack(RANKS)
ToyCard: TypeAlias = Annotated[str, Meta(pattern=r"^[234A][CDHS]\Z")]
SeatNo: TypeAlias = Annotated[int, Meta(ge=0, le=1)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deals: Annotated[int, Meta(ge=1, le=9)] = 3
    seconds: Annotated[int, Meta(ge=1, le=60)] = 5


class Trick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    leader: SeatNo
    lead: ToyCard
    reply: ToyCard
    winner: SeatNo


class Common(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows."""

    options: Options
    phase: Literal["first", "deal", "exchange", "play", "between", "over"]
    dealer: SeatNo | None
    deal: int
    turn: SeatNo
    until: int | None
    here: tuple[bool, bool]
    led: ToyCard | None
    tricks: tuple[Trick, ...]
    shown: tuple[tuple[ToyCard, ...], tuple[ToyCard, ...]]  # still in the hand that showed them
    points: tuple[int, int]


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    common: Common
    stock: tuple[ToyCard, ...]  # the next card first
    hands: tuple[tuple[ToyCard, ...], tuple[ToyCard, ...]]
    laid: tuple[tuple[ToyCard, ...], tuple[ToyCard, ...]]


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    common: Common
    stock: int
    hands: tuple[tuple[HiddenCard, ...], tuple[HiddenCard, ...]]
    laid: tuple[tuple[HiddenCard, ...], tuple[HiddenCard, ...]]


class Exchange(Action, frozen=True):
    """Lay these cards aside, sorted, and draw as many."""

    cards: Annotated[tuple[ToyCard, ...], Meta(max_length=2)]


class Reveal(Action, frozen=True):
    card: ToyCard


class Play(Action, frozen=True):
    card: ToyCard


ToyAction: TypeAlias = Exchange | Reveal | Play


class Began(Public, frozen=True):
    """A deal begins: `gathered` tells how many cards of which zone went back to be shuffled, not which."""

    dealer: Seat
    gathered: tuple[tuple[Zone, int], ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(Move(None, zone, "stock") for zone, count in self.gathered for _ in range(count))


class Dealt(Secret, frozen=True):
    def moves(self) -> tuple[Move, ...]:
        return tuple(Move(card, "stock", f"hand:{self.owner}") for card in self.cards)


class LaidAside(Secret, frozen=True):
    def moves(self) -> tuple[Move, ...]:
        return tuple(Move(card, f"hand:{self.owner}", f"laid:{self.owner}") for card in self.cards)


class Slept(Public, frozen=True):
    """A seat kept its hand because its time was over, at `at`."""

    seat: Seat
    at: int


class Revealed(Public, frozen=True):
    seat: Seat
    card: ToyCard

    def shows(self) -> tuple[Show, ...]:
        return (Show(self.card, f"hand:{self.seat}"),)


class Played(Public, frozen=True):
    seat: Seat
    card: ToyCard

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, f"hand:{self.seat}", "table"),)


class TrickWon(Public, frozen=True):
    trick: Trick

    def moves(self) -> tuple[Move, ...]:
        return tuple(Move(card, "table", f"won:{self.trick.winner}") for card in (self.trick.lead, self.trick.reply))


ToyEvent: TypeAlias = Began | Dealt | LaidAside | Slept | Revealed | Played | TrickWon
ToyStep: TypeAlias = Step[State, ToyEvent]


class Toy(Game[Options, State, ToyAction, ToyEvent, View]):
    info = Info(
        id="toy",
        title="Toy",
        goal="Win tricks.",
        players="2",
        kind="A test",
        material="16 cards",
        audience="Tests",
        seats=(2,),
        presets=(("plain", Options()), ("hasty", Options(deals=2, seconds=1))),
        choices=(Choice("deals", (1, 2, 3)),),
        pace=Pace.TURNS,
        zone_kinds={"stock": "nobody", "hand": "owner", "laid": "owner", "table": "all", "won": "nobody"},
    )
    types = Types(Options, State, ToyAction, ToyEvent, View)

    def check(self, options: Options, seats: int) -> None:
        if seats != 2:
            raise IllegalOptions("seat_count", seats=seats)

    def new_match(self, options: Options, seats: int, first: Seat | None = None) -> State:
        self.check(options, seats)
        phase: Literal["first", "deal"] = "first" if first is None else "deal"
        common = Common(options, phase, first, 0, 0, None, (False, False), None, (), ((), ()), (0, 0))
        return State(common, PACK, ((), ()), ((), ()))

    def awaiting(self, state: State) -> Awaiting:
        common = state.common
        match common.phase:
            case "over":
                best = max(common.points)
                return Finished(Outcome(tuple(s for s in (0, 1) if common.points[s] == best), common.points, "deals"))
            case "first":
                return NeedsOrder(("0", "1"))
            case "deal" | "between":
                return NeedsOrder(PACK, between=common.phase == "between")
            case _:
                return Acting((common.turn,))

    def ordered(self, state: State, order: tuple[Card, ...], at: int) -> ToyStep:
        awaited = self.awaiting(state)
        if not isinstance(awaited, NeedsOrder) or sorted(order) != sorted(awaited.items):
            raise ValueError("not an arrangement of the awaited items")
        common = state.common
        if common.phase == "first":
            return Step(replace(state, common=replace(common, phase="deal", dealer=int(order[0]))), ())
        dealer = common.dealer if common.phase == "deal" else 1 - common.dealer
        gathered = tuple((zone, len(cards)) for zone, cards in self.zones(state).items() if zone != "stock" and cards)
        common = replace(common, phase="exchange", dealer=dealer, deal=common.deal + 1, turn=1 - dealer, tricks=(), shown=((), ()))
        common = replace(common, until=at + common.options.seconds * SECOND)
        hands = (order[:4], order[4:8])
        return Step(State(common, order[8:], hands, ((), ())), (Began(dealer, gathered), Dealt(0, hands[0]), Dealt(1, hands[1])))

    def apply(self, state: State, seat: Seat, action: ToyAction, stamp: Stamp) -> ToyStep:
        common = state.common
        if common.phase == "over":
            raise IllegalAction("match_over")
        if common.phase not in ("exchange", "play"):
            raise IllegalAction("wrong_phase")
        if seat != common.turn:
            raise IllegalAction("not_your_turn")
        if action not in self.legal_actions(self.view(state, seat)):
            raise IllegalAction("not_allowed")
        match action:
            case Exchange(cards):
                return _exchange(state, seat, cards, stamp.effective)
            case Reveal(card):
                shown = tuple((card,) if owner == seat else cards for owner, cards in enumerate(common.shown))
                return Step(replace(state, common=replace(common, shown=shown)), (Revealed(seat, card),))
            case Play(card):
                return play_card(state, seat, card)

    def deadline(self, state: State) -> int | None:
        return state.common.until

    def expire(self, state: State) -> ToyStep:
        common, at = state.common, state.common.until
        return Step(replace(state, common=_next_exchange(common, at)), (Slept(common.turn, at),))

    def presence(self, state: State, seat: Seat, here: bool, at: int) -> ToyStep:
        now = tuple(here if other == seat else was for other, was in enumerate(state.common.here))
        return Step(replace(state, common=replace(state.common, here=now)), ())

    def view(self, state: State, seat: Seat | None) -> View:
        hands, laid = (
            tuple(cards if owner == seat else (None,) * len(cards) for owner, cards in enumerate(both))
            for both in (state.hands, state.laid)
        )
        return View(state.common, len(state.stock), hands, laid)

    def legal_actions(self, view: View) -> tuple[ToyAction, ...]:
        common = view.common
        hand = view.hands[common.turn]
        if common.phase not in ("exchange", "play") or None in hand or not hand:
            return ()
        if common.phase == "exchange":
            pairs = [(a, b) for a in sorted(hand) for b in sorted(hand) if a < b]
            return tuple(Exchange(cards) for cards in ((), *((card,) for card in sorted(hand)), *pairs))
        if common.led is None:
            return tuple(map(Play, hand)) + (() if any(common.shown) else tuple(map(Reveal, hand)))
        return tuple(map(Play, [card for card in hand if card[1] == common.led[1]] or hand))

    def fallback(self, view: View) -> ToyAction | None:
        return next(iter(self.legal_actions(view)), None)

    def sample(self, view: View, dice: Dice) -> State:
        common, known = view.common, {card for cards in self.zones(view).values() for card in cards}
        pool = [card for card in PACK if card not in known]
        dice.shuffle(pool)
        hands = list(view.hands)
        for owner in (owner for owner, hand in enumerate(hands) if None in hand):
            voids = {trick.lead[1] for trick in common.tricks if trick.leader != owner and trick.reply[1] != trick.lead[1]}
            free = [card for card in pool if card[1] not in voids and card not in common.shown[owner]]
            hands[owner] = (common.shown[owner] + tuple(free))[: len(hands[owner])]
            pool = [card for card in pool if card not in hands[owner]]
        laid = tuple(tuple(pool.pop() if card is None else card for card in cards) for cards in view.laid)
        return State(common, tuple(pool), tuple(hands), laid)

    def zones(self, known: State | View) -> Zones:
        common = known.common
        stock = known.stock if isinstance(known, State) else (None,) * known.stock
        zones: Zones = {"stock": tuple(reversed(stock)), "table": () if common.led is None else (common.led,)}
        for seat in (0, 1):
            zones[f"hand:{seat}"], zones[f"laid:{seat}"] = known.hands[seat], known.laid[seat]
            zones[f"won:{seat}"] = tuple(card for t in common.tricks if t.winner == seat for card in (t.lead, t.reply))
        return zones

    def standing(self, state: State) -> tuple[int, ...]:
        return state.common.points

    def dealer(self, state: State) -> Seat | None:
        return state.common.dealer

    def summary(self, options: Options) -> tuple[Phrase, ...]:
        return (Phrase("toy_deals", {"deals": options.deals}),)


def _exchange(state: State, seat: Seat, cards: tuple[Card, ...], time: int) -> ToyStep:
    drawn, stock = state.stock[: len(cards)], state.stock[len(cards) :]
    hands = tuple((*(c for c in hand if c not in cards), *drawn) if s == seat else hand for s, hand in enumerate(state.hands))
    laid = tuple(cards if s == seat else other for s, other in enumerate(state.laid))
    return Step(State(_next_exchange(state.common, time), stock, hands, laid), (LaidAside(seat, cards), Dealt(seat, drawn)))


def _next_exchange(common: Common, time: int) -> Common:
    if common.turn == common.dealer:
        return replace(common, phase="play", turn=1 - common.dealer, until=None)
    return replace(common, turn=common.dealer, until=time + common.options.seconds * SECOND)


def play_card(state: State, seat: Seat, card: Card) -> ToyStep:
    hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
    common = replace(state.common, shown=tuple(tuple(c for c in cards if c != card) for cards in state.common.shown))
    if common.led is None:
        return Step(replace(state, common=replace(common, led=card, turn=1 - seat), hands=hands), (Played(seat, card),))
    beaten = card[1] == common.led[1] and RANKS.index(card[0]) > RANKS.index(common.led[0])
    trick = Trick(1 - seat, common.led, card, seat if beaten else 1 - seat)
    points = tuple(count + (s == trick.winner) for s, count in enumerate(common.points))
    common = replace(common, led=None, turn=trick.winner, tricks=(*common.tricks, trick), points=points)
    if not any(hands):
        common = replace(common, phase="over" if common.deal == common.options.deals else "between")
    return Step(replace(state, common=common, hands=hands), (Played(seat, card), TrickWon(trick)))
