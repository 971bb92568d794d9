"""Écarté behind the `Game` interface; rules/ecarte.md is the law, cited by clause.

Decides turns, the king and the tricks; the talk is `talk`, what tricks are worth is `scoring`.
"""

from msgspec.structs import replace

from game.core.cards import Card
from game.core.errors import IllegalAction
from game.core.events import Zones
from game.core.game import Acting, Awaiting, Dice, Finished, Game, Info, NeedsOrder, Pace, Phrase, Stamp, Step, Types
from game.core.seats import Seat
from game.core.tricks import second_wins
from game.games.ecarte import talk
from game.games.ecarte.actions import Accept, CallKing, Discard, EcarteAction, Play, Propose, Refuse, Stand
from game.games.ecarte.chapters import CHAPTERS
from game.games.ecarte.dealing import deal, first_dealer
from game.games.ecarte.events import DealEnded, EcarteEvent, KingCalled, Played, TrickWon
from game.games.ecarte.options import CHOICES, PRESETS, Options, check, summary
from game.games.ecarte.pack import HAND, PACK, RANKS
from game.games.ecarte.refusals import refusal
from game.games.ecarte.scoring import scored, tricks_worth
from game.games.ecarte.state import ZONE_KINDS, Common, Result, State, Trick, View, king_of_trumps, trump_of, zones
from game.games.ecarte.view import legal_actions, sample, view_of


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
        chapters=CHAPTERS,
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
        if action not in legal_actions(view_of(state, seat)):
            raise refusal(state, seat, action)
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
        """See `view.view_of`."""
        return view_of(state, seat)

    def legal_actions(self, view: View) -> tuple[EcarteAction, ...]:
        """See `view.legal_actions`."""
        return legal_actions(view)

    def fallback(self, view: View) -> EcarteAction | None:
        """Stand, agree, throw as little as may be, play the lowest card; never call the king for somebody (E6)."""
        actions = legal_actions(view)
        plays = [action for action in actions if isinstance(action, Play)]
        if plays:
            return max(plays, key=lambda play: RANKS.index(play.card[0]))
        return next((action for action in actions if isinstance(action, Stand | Accept | Discard)), None)

    def sample(self, view: View, dice: Dice) -> State:
        """See `view.sample`."""
        return sample(view, dice)

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


def _call_king(state: State, seat: Seat) -> Step[State, EcarteEvent]:
    card = king_of_trumps(state.common)
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


ECARTE = Ecarte()
