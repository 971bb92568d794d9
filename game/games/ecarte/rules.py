"""Écarté behind the `Game` interface; rules/ecarte.md is the law, cited by clause.

Decides turns, the king and the tricks; the talk is `talk`, what tricks are worth is `scoring`.
"""

from itertools import combinations

from msgspec.structs import replace

from game.core.cards import Card
from game.core.errors import Code, IllegalAction
from game.core.events import Zones
from game.core.game import Acting, Awaiting, Dice, Finished, Game, Info, NeedsOrder, Pace, Phrase, Stamp, Step, Types
from game.core.seats import Seat
from game.core.tricks import ruled_out, second_wins, share_out, strict_answers
from game.games.ecarte import talk
from game.games.ecarte.actions import Accept, CallKing, Discard, EcarteAction, Play, Propose, Refuse, Stand
from game.games.ecarte.dealing import deal, first_dealer
from game.games.ecarte.events import DealEnded, EcarteEvent, KingCalled, Played, TrickWon
from game.games.ecarte.options import CHOICES, PRESETS, Options, check, summary
from game.games.ecarte.pack import HAND, PACK, RANKS
from game.games.ecarte.scoring import scored, tricks_worth
from game.games.ecarte.state import ZONE_KINDS, Common, Result, State, Trick, View, trump_of, zones


class Ecarte(Game[Options, State, EcarteAction, EcarteEvent, View]):
    """The rules object of both presets."""

    info = Info(
        id="ecarte",
        title="Écarté",
        goal="Take three of five tricks, after bargaining over which cards to throw away; first to five points.",
        players="2",
        kind="Trick-taking with an exchange",
        material="32 cards",
        audience="Two who like a quick duel of nerve",
        seats=(2,),
        presets=PRESETS,
        choices=CHOICES,
        pace=Pace.TURNS,
        zone_kinds=ZONE_KINDS,
    )
    types = Types(Options, State, EcarteAction, EcarteEvent, View)

    def check(self, options: Options, seats: int) -> None:
        """See `options.check`."""
        check(seats)

    def new_match(self, options: Options, seats: int, first: Seat | None = None) -> State:
        """The first dealer is left to chance unless given (E2)."""
        check(seats)
        common = Common(
            options=options,
            phase="first" if first is None else "deal",
            dealer=first,
            turn=0,
            turnup=None,
            led=None,
            tricks=(),
            exchanges=(),
            situation="unproposed",
            king=None,
            scores=(0, 0),
            result=None,
            outcome=None,
        )
        return State(common, PACK, ((), ()), ((), ()))

    def awaiting(self, state: State) -> Awaiting:
        """Chance for the first dealer and each pack, the seat on turn, or nothing more."""
        common = state.common
        if common.outcome is not None:
            return Finished(common.outcome)
        if common.phase == "first":
            return NeedsOrder(("0", "1"))
        if common.phase in ("deal", "between"):
            return NeedsOrder(PACK, between=common.phase == "between")
        return Acting((common.turn,))

    def ordered(self, state: State, order: tuple[Card, ...], at: int) -> Step[State, EcarteEvent]:
        """Choose the first dealer, or deal from the shuffled pack."""
        awaited = self.awaiting(state)
        if not isinstance(awaited, NeedsOrder) or sorted(order) != sorted(awaited.items):
            raise ValueError("not an arrangement of the awaited items")
        return first_dealer(state, order) if state.common.phase == "first" else deal(state, order)

    def apply(self, state: State, seat: Seat, action: EcarteAction, stamp: Stamp) -> Step[State, EcarteEvent]:
        """Do it if it is among the legal actions."""
        if state.common.outcome is not None:
            raise IllegalAction("match_over")
        if state.common.phase in ("first", "deal", "between"):
            raise IllegalAction("wrong_phase")
        if seat != state.common.turn:
            raise IllegalAction("not_your_turn")
        if action not in self.legal_actions(self.view(state, seat)):
            raise _refusal(state, seat, action)
        match action:
            case Propose():
                return talk.propose(state, seat)
            case Stand():
                return talk.stand(state, seat)
            case Accept():
                return talk.accept(state, seat)
            case Refuse():
                return talk.refuse(state, seat)
            case Discard(cards):
                return talk.exchange(state, seat, cards)
            case CallKing():
                return _call_king(state, seat)
            case Play(card):
                return _lead(state, seat, card) if state.common.phase == "lead" else _answer(state, seat, card)

    def deadline(self, state: State) -> int | None:
        """None: nothing in these rules waits for time."""
        return None

    def expire(self, state: State) -> Step[State, EcarteEvent]:
        """Nothing: there is no deadline."""
        return Step(state, ())

    def presence(self, state: State, seat: Seat, here: bool, at: int) -> Step[State, EcarteEvent]:
        """Nothing: who is away is the host's business."""
        return Step(state, ())

    def view(self, state: State, seat: Seat | None) -> View:
        """The common knowledge, the own hand and discards, and how many cards lie elsewhere (E4)."""
        return View(state.common, len(state.stock), _seen(state.hands, seat), _seen(state.discards, seat))

    def legal_actions(self, view: View) -> tuple[EcarteAction, ...]:
        """What the phase offers; empty off turn."""
        common = view.common
        hand = tuple(card for card in view.hands[common.turn] if card is not None)
        if not hand:
            return ()
        match common.phase:
            case "propose":
                return (Propose(), Stand())
            case "respond":
                return (Accept(), Refuse())
            case "elder_discards" | "dealer_discards":
                least = 1 if common.phase == "elder_discards" else 0
                most = min(HAND, view.stock)
                return tuple(Discard(cards) for size in range(least, most + 1) for cards in combinations(sorted(hand), size))
            case "lead" | "answer":
                king: tuple[EcarteAction, ...] = (CallKing(),) if _may_call(common, hand) else ()
                return (*king, *(Play(card) for card in _playable(common, hand)))
        return ()

    def fallback(self, view: View) -> EcarteAction | None:
        """Stand, agree, throw as little as may be, play the lowest card; never call the king for somebody (E6)."""
        actions = self.legal_actions(view)
        plays = [action for action in actions if isinstance(action, Play)]
        if plays:
            return max(plays, key=lambda play: RANKS.index(play.card[0]))
        return next((action for action in actions if isinstance(action, Stand | Accept | Discard)), None)

    def sample(self, view: View, dice: Dice) -> State:
        """Deal the unseen cards at random where answers (E8) and a called king (E6) allow."""
        common = view.common
        known = {card for cards in zones(view).values() for card in cards if card is not None}
        sure = [tuple(card for card in hand if card is not None) or _called(common, seat, known) for seat, hand in enumerate(view.hands)]
        unseen = [card for card in PACK if card not in known and not any(card in hand for hand in sure)]
        dice.shuffle(unseen)
        wants = [len(hand) - len(sure[seat]) for seat, hand in enumerate(view.hands)]
        drawn = share_out(unseen, wants, [_excluded(common, seat) for seat in (0, 1)])
        rest = [card for card in unseen if not any(card in hand for hand in drawn)]
        discards = tuple(tuple(card if card is not None else rest.pop() for card in laid) for laid in view.discards)
        return State(common, tuple(rest), (sure[0] + drawn[0], sure[1] + drawn[1]), discards)

    def zones(self, known: State | View) -> Zones:
        """See `state.zones`."""
        return zones(known)

    def standing(self, state: State) -> tuple[int, ...]:
        """The points of the match."""
        return state.common.scores

    def dealer(self, state: State) -> Seat | None:
        """Who deals this deal (E2)."""
        return state.common.dealer

    def summary(self, options: Options) -> tuple[Phrase, ...]:
        """See `options.summary`."""
        return summary(options)


def _seen(cards: tuple[tuple[Card, ...], ...], seat: Seat | None) -> tuple[tuple[Card | None, ...], ...]:
    return tuple(held if holder == seat else (None,) * len(held) for holder, held in enumerate(cards))


def _may_call(common: Common, hand: tuple[Card, ...]) -> bool:
    """Before one's own first card, with the king of trumps in hand (E6)."""
    return not common.tricks and common.king is None and f"K{trump_of(common)}" in hand


def _playable(common: Common, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    if common.led is None:
        return hand
    return strict_answers(hand, common.led, trump_of(common), RANKS, must_trump=common.options.void == "trump")


def _refusal(state: State, seat: Seat, action: EcarteAction) -> IllegalAction:
    """The reason in a code: what the card would have to do, or why the act is not open."""
    common = state.common
    if isinstance(action, Discard) and common.phase in ("elder_discards", "dealer_discards"):
        if len(action.cards) > len(state.stock):
            return IllegalAction("short_stock", left=len(state.stock))
        return IllegalAction("not_in_hand" if set(action.cards) - set(state.hands[seat]) else "malformed")
    if not isinstance(action, Play) or common.phase not in ("lead", "answer"):
        return IllegalAction("wrong_phase" if not isinstance(action, CallKing) else "not_allowed")
    if action.card not in state.hands[seat] or common.led is None:
        return IllegalAction("not_in_hand", card=action.card)
    best = _playable(common, state.hands[seat])[0]
    code: Code = "must_trump"
    if best[1] == common.led[1]:
        code = "must_beat" if second_wins(common.led, best, trump_of(common), RANKS) else "must_follow"
    return IllegalAction(code, card=common.led)


def _call_king(state: State, seat: Seat) -> Step[State, EcarteEvent]:
    card = f"K{trump_of(state.common)}"
    step = scored(replace(state, common=replace(state.common, king=seat)), seat, 1, "king_called")
    return Step(step.state, (KingCalled(seat, card, step.state.common.scores), *step.events))


def _without(state: State, card: Card) -> State:
    return replace(state, hands=tuple(tuple(held for held in hand if held != card) for hand in state.hands))


def _lead(state: State, seat: Seat, card: Card) -> Step[State, EcarteEvent]:
    state = _without(state, card)
    return Step(replace(state, common=replace(state.common, phase="answer", led=card, turn=1 - seat)), (Played(seat, card, True),))


def _answer(state: State, seat: Seat, card: Card) -> Step[State, EcarteEvent]:
    """The winner of a trick leads next; after five the deal is scored (E7, E9, E10)."""
    state = _without(state, card)
    common = state.common
    lead, leader = common.led, 1 - seat
    assert lead is not None
    winner = seat if second_wins(lead, card, trump_of(common), RANKS) else leader
    common = replace(common, led=None, turn=winner, phase="lead", tricks=(*common.tricks, Trick(leader, lead, card, winner)))
    events: tuple[EcarteEvent, ...] = (Played(seat, card, False), TrickWon(winner, (lead, card)))
    state = replace(state, common=common)
    if len(common.tricks) < HAND:
        return Step(state, events)
    ended = _end_of_deal(state)
    return Step(ended.state, (*events, *ended.events))


def _end_of_deal(state: State) -> Step[State, EcarteEvent]:
    common = state.common
    elders = sum(trick.winner != common.dealer for trick in common.tricks)
    elder_won = elders >= 3
    tricks = elders if elder_won else HAND - elders
    assert common.dealer is not None
    winner = 1 - common.dealer if elder_won else common.dealer
    result = Result(winner, tricks_worth(common.options, common.situation, elder_won, tricks), tricks, common.situation)
    step = scored(replace(state, common=replace(common, phase="between", result=result)), winner, result.points, "tricks")
    return Step(step.state, (DealEnded(result, step.state.common.scores), *step.events))


def _called(common: Common, seat: Seat, known: set[Card]) -> tuple[Card, ...]:
    """The king this seat has called, as long as it has not been seen since."""
    if common.king != seat or common.turnup is None:
        return ()
    king = f"K{trump_of(common)}"
    return () if king in known else (king,)


def _excluded(common: Common, seat: Seat) -> frozenset[Card]:
    """What this seat's answers have shown it not to hold (E8)."""
    excluded: frozenset[Card] = frozenset()
    for trick in common.tricks:
        if trick.leader != seat:
            excluded |= ruled_out(trick.lead, trick.answer, trump_of(common), RANKS, must_trump=common.options.void == "trump")
    return excluded


ECARTE = Ecarte()
