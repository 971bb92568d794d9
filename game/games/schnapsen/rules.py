"""Schnapsen, Sixty-six and Santase behind the `Game` interface; rules/schnapsen.md is the law, cited by clause.

Decides turns and tricks; the acts before a lead are `acts`, how a deal ends and what it is worth is `scoring`.
"""

from msgspec.structs import replace

from game.core.cards import Card
from game.core.errors import IllegalAction
from game.core.events import Zones
from game.core.game import Acting, Awaiting, Dice, Finished, Game, Info, NeedsOrder, Pace, Phrase, Stamp, Step, Types
from game.core.seats import Seat
from game.core.tricks import second_wins
from game.games.schnapsen import acts, scoring
from game.games.schnapsen.actions import Announce, Claim, Close, Draw, Exchange, Play, SchnapsenAction, TakeBack
from game.games.schnapsen.chapters import CHAPTERS
from game.games.schnapsen.dealing import deal, draw, first_dealer
from game.games.schnapsen.events import Claimed, Played, SchnapsenEvent, TrickWon
from game.games.schnapsen.options import CHOICES, PRESETS, Options, check, summary
from game.games.schnapsen.pack import GOAL, RANKS, card_points, pack
from game.games.schnapsen.refusals import refusal
from game.games.schnapsen.state import ZONE_KINDS, Act, Common, State, Trick, View, is_strict, points_of, tricks_of, zones
from game.games.schnapsen.view import legal_actions, sample, view_of


class Schnapsen(Game[Options, State, SchnapsenAction, SchnapsenEvent, View]):
    """The rules object of the three relatives."""

    info = Info(
        id="schnapsen",
        title="Schnapsen · Sixty-six · Santase",
        goal="Be the first to sixty-six card points with tricks and marriages, and dare to close the stock.",
        players="2",
        kind="Trick-taking with a stock",
        material="24 or 20 cards",
        audience="Two who like to count and to dare",
        seats=(2,),
        presets=PRESETS,
        choices=CHOICES,
        pace=Pace.TURNS,
        zone_kinds=ZONE_KINDS,
        chapters=CHAPTERS,
    )
    types = Types(Options, State, SchnapsenAction, SchnapsenEvent, View)

    def check(self, options: Options, seats: int) -> None:
        """See `options.check`."""
        check(options, seats)

    def new_match(self, options: Options, seats: int, first: Seat | None = None) -> State:
        """The first dealer is left to chance unless given (T1)."""
        check(options, seats)
        common = Common(
            options=options,
            phase="first" if first is None else "deal",
            dealer=first,
            turn=0,
            turnup=None,
            trump=None,
            led=None,
            tricks=(),
            acts=(),
            marriage=None,
            undoable=False,
            closing=None,
            shown=((), ()),
            bonus=None,
            scores=(0, 0),
            result=None,
            outcome=None,
        )
        return State(common, pack(options.nines), ((), ()))

    def awaiting(self, state: State) -> Awaiting:
        """Chance for the first dealer and each pack, the seat on turn, or nothing more."""
        common = state.common
        if common.outcome is not None:
            return Finished(common.outcome)
        if common.phase == "first":
            return NeedsOrder(("0", "1"))
        if common.phase in ("deal", "between"):
            return NeedsOrder(pack(common.options.nines), between=common.phase == "between")
        return Acting((common.turn,))

    def ordered(self, state: State, order: tuple[Card, ...], at: int) -> Step[State, SchnapsenEvent]:
        """Choose the first dealer, or deal from the shuffled pack."""
        awaited = self.awaiting(state)
        if not isinstance(awaited, NeedsOrder) or sorted(order) != sorted(awaited.items):
            raise ValueError("not an arrangement of the awaited items")
        return first_dealer(state, order) if state.common.phase == "first" else deal(state, order)

    def apply(self, state: State, seat: Seat, action: SchnapsenAction, stamp: Stamp) -> Step[State, SchnapsenEvent]:
        """Play a card or do an act, if it is among the legal ones."""
        if state.common.outcome is not None:
            raise IllegalAction("match_over")
        if state.common.phase in ("first", "deal", "between"):
            raise IllegalAction("wrong_phase")
        if seat != state.common.turn:
            raise IllegalAction("not_your_turn")
        if action not in legal_actions(view_of(state, seat)):
            raise refusal(state, seat, action)
        match action:
            case Play(card):
                return _lead(state, seat, card) if state.common.phase == "lead" else _answer(state, seat, card)
            case Exchange():
                return acts.exchange(state, seat)
            case Announce(suit):
                return _announce(state, seat, suit)
            case Close():
                return acts.close(state, seat)
            case TakeBack():
                return acts.take_back(state)
            case Draw():
                step = draw(state, seat)
                return Step(replace(step.state, common=replace(step.state.common, phase="lead")), step.events)
            case Claim():
                return _claim(state, seat)

    def deadline(self, state: State) -> int | None:
        """None: nothing in these rules waits for time."""
        return None

    def expire(self, state: State) -> Step[State, SchnapsenEvent]:
        """Nothing: there is no deadline."""
        return Step(state, ())

    def presence(self, state: State, seat: Seat, here: bool, at: int) -> Step[State, SchnapsenEvent]:
        """Nothing: who is away is the host's business."""
        return Step(state, ())

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view_of`."""
        return view_of(state, seat)

    def legal_actions(self, view: View) -> tuple[SchnapsenAction, ...]:
        """See `view.legal_actions`."""
        return legal_actions(view)

    def fallback(self, view: View) -> SchnapsenAction | None:
        """Draw if that is due, else the cheapest card."""
        plays = [action for action in legal_actions(view) if isinstance(action, Play | Draw)]
        return min(plays, key=lambda action: card_points(action.card) if isinstance(action, Play) else 0, default=None)

    def sample(self, view: View, dice: Dice) -> State:
        """See `view.sample`."""
        return sample(view, dice)

    def zones(self, known: State | View) -> Zones:
        """See `state.zones`."""
        return zones(known)

    def standing(self, state: State) -> tuple[int, ...]:
        """The game points of the match, counted up."""
        return state.common.scores

    def dealer(self, state: State) -> Seat | None:
        """Who deals this deal."""
        return state.common.dealer

    def summary(self, options: Options) -> tuple[Phrase, ...]:
        """See `options.summary`."""
        return summary(options)


def _announce(state: State, seat: Seat, suit: str) -> Step[State, SchnapsenEvent]:
    """A marriage that makes 66 ends the deal with no card led (T8)."""
    state, events = acts.announce(state, seat, suit)
    return _if_out(state, seat, events)


def _claim(state: State, seat: Seat) -> Step[State, SchnapsenEvent]:
    points = points_of(state.common, seat)
    right = points >= GOAL
    state = replace(state, common=replace(state.common, acts=(*state.common.acts, Act(seat, "claim"))))
    options, closing, (all_points, tricks) = state.common.options, state.common.closing, scoring.standing(state)
    verdict = scoring.reached(options, closing, seat, all_points, tricks) if right else scoring.wrong_claim(options, closing, seat, tricks)
    return _then(Step(state, (Claimed(seat, points, right),)), scoring.ended(state, verdict))


def _played(state: State, card: Card) -> State:
    """The card leaves the hand, and no act of this lead can be taken back any more (T7)."""
    hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
    shown = tuple(tuple(c for c in cards if c != card) for cards in state.common.shown)
    return State(replace(state.common, undoable=False, marriage=None, shown=shown), state.stock, hands)


def _lead(state: State, seat: Seat, card: Card) -> Step[State, SchnapsenEvent]:
    state = _played(state, card)
    common = replace(state.common, phase="answer", led=card, turn=1 - seat)
    return Step(replace(state, common=common), (Played(seat, card, True),))


def _answer(state: State, seat: Seat, card: Card) -> Step[State, SchnapsenEvent]:
    """The trick is complete: to its winner, who leads next (T2); then the deal may be over (T8)."""
    strict = is_strict(state)
    state = _played(state, card)
    common = state.common
    assert common.led is not None
    assert common.trump is not None
    lead, leader = common.led, 1 - seat
    winner = seat if second_wins(lead, card, common.trump, RANKS) else leader
    trick = Trick(leader, lead, card, winner, strict)
    state = replace(state, common=replace(common, led=None, turn=winner, phase="lead", tricks=(*common.tricks, trick)))
    ten = 0 if any(state.hands) else scoring.last_ten(common.options, common.closing, points_of(state.common, winner))
    events = (Played(seat, card, False), TrickWon(winner, (lead, card), card_points(lead, card), ten))
    return _after_trick(state, winner, events) if any(state.hands) else _then(Step(state, events), _run_out(state, winner, ten))


def _after_trick(state: State, winner: Seat, events: tuple[SchnapsenEvent, ...]) -> Step[State, SchnapsenEvent]:
    """Out by count, or both draw from an open stock; where one may close first, drawing is an act of its own."""
    step = _if_out(state, winner, events)
    if step.state.common.phase in ("between", "over") or is_strict(state):
        return step
    if state.common.options.close_before_draw:
        return Step(replace(state, common=replace(state.common, phase="draw")), events)
    return _then(step, draw(state, winner))


def _if_out(state: State, seat: Seat, events: tuple[SchnapsenEvent, ...]) -> Step[State, SchnapsenEvent]:
    """With `out=auto` the deal ends the moment a player has 66 (T8)."""
    if state.common.options.out == "auto" and tricks_of(state.common, seat) and points_of(state.common, seat) >= GOAL:
        verdict = scoring.reached(state.common.options, state.common.closing, seat, *scoring.standing(state))
        return _then(Step(state, events), scoring.ended(state, verdict))
    return Step(state, events)


def _run_out(state: State, taker: Seat, ten: int) -> Step[State, SchnapsenEvent]:
    verdict = scoring.run_out(state.common.options, state.common.closing, taker, *scoring.standing(state))
    return scoring.ended(replace(state, common=replace(state.common, bonus=taker if ten else None)), verdict)


def _then(first: Step[State, SchnapsenEvent], second: Step[State, SchnapsenEvent]) -> Step[State, SchnapsenEvent]:
    return Step(second.state, (*first.events, *second.events))


SCHNAPSEN = Schnapsen()
