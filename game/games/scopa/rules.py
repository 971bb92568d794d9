"""Scopa and its family behind the `Game` interface; rules/scopa.md is the law, cited by clause.

Decides turns and the course of a deal; what a card may take is `captures`, what a deal is worth is `scoring`.
"""

from msgspec.structs import replace

from game.core.cards import Card
from game.core.errors import IllegalAction
from game.core.events import Zones
from game.core.game import Acting, Awaiting, Dice, Finished, Game, Info, NeedsOrder, Outcome, Pace, Phrase, Stamp, Step, Types
from game.core.seats import Seat, after
from game.games.scopa.actions import Play
from game.games.scopa.captures import captures, takes_all
from game.games.scopa.chapters import CHAPTERS
from game.games.scopa.dealing import deal, first_dealer, packets
from game.games.scopa.events import DealScored, LastCards, MatchEnded, Played, ScopaEvent
from game.games.scopa.options import CHOICES, PRESETS, SEAT_CHOICES, SEATS, Options, check, sides, summary
from game.games.scopa.pack import PACK
from game.games.scopa.scoring import score, winner
from game.games.scopa.state import ZONE_KINDS, Common, State, Turn, View, zones
from game.games.scopa.view import legal_actions, sample, view_of


class Scopa(Game[Options, State, Play, ScopaEvent, View]):
    """The rules object of the whole family."""

    info = Info(
        id="scopa",
        title="Scopa",
        goal="Take cards from the table with a card of the same value, or one worth their sum; sweep it clean for a point.",
        players="2, 3, 4 or 6; four and six in pairs",
        kind="Capturing, from the south of Italy",
        material="40 cards",
        audience="Everyone from eight; quick to learn, deep to master",
        seats=SEATS,
        presets=PRESETS,
        choices=CHOICES,
        pace=Pace.TURNS,
        zone_kinds=ZONE_KINDS,
        seat_choices=SEAT_CHOICES,
        chapters=CHAPTERS,
    )
    types = Types(Options, State, Play, ScopaEvent, View)

    def check(self, options: Options, seats: int) -> None:
        """See `options.check`."""
        check(options, seats)

    def new_match(self, options: Options, seats: int, first: Seat | None = None) -> State:
        """The first dealer is left to chance unless given (P4)."""
        check(options, seats)
        empty: tuple[tuple[Card, ...], ...] = ((),) * seats
        common = Common(
            options=options,
            seats=seats,
            phase="first" if first is None else "deal",
            dealer=first,
            turn=0,
            deal=1,
            table=(),
            piles=empty,
            sweeps=(0,) * seats,
            sweep_cards=empty,
            last_capturer=None,
            history=(),
            totals=(0,) * len(set(sides(options, seats))),
            sheet=None,
            outcome=None,
        )
        return State(common, PACK, empty)

    def awaiting(self, state: State) -> Awaiting:
        """Chance for the first dealer and each pack, the seat on turn, or nothing more."""
        common = state.common
        if common.outcome is not None:
            return Finished(common.outcome)
        if common.phase == "first":
            return NeedsOrder(tuple(map(str, range(common.seats))))
        if common.phase == "play":
            return Acting((common.turn,))
        return NeedsOrder(PACK, between=common.phase == "between")

    def ordered(self, state: State, order: tuple[Card, ...], at: int) -> Step[State, ScopaEvent]:
        """Choose the first dealer, or deal from the shuffled pack."""
        awaited = self.awaiting(state)
        if not isinstance(awaited, NeedsOrder) or sorted(order) != sorted(awaited.items):
            raise ValueError("not an arrangement of the awaited items")
        return first_dealer(state, order) if state.common.phase == "first" else deal(state, order)

    def apply(self, state: State, seat: Seat, action: Play, stamp: Stamp) -> Step[State, ScopaEvent]:
        """Play one card (P7–P9), and end the packet or the deal with it if it was the last."""
        self._refuse(state, seat, action)
        state, played = _play(state, seat, action)
        if any(state.hands):
            return Step(state, played)
        if state.stock:
            state, dealt = packets(state)
            return Step(state, (*played, *dealt))
        state, ended = _end_of_deal(state)
        return Step(state, (*played, *ended))

    def _refuse(self, state: State, seat: Seat, action: Play) -> None:
        common = state.common
        if common.outcome is not None:
            raise IllegalAction("match_over")
        if common.phase != "play":
            raise IllegalAction("wrong_phase")
        if seat != common.turn:
            raise IllegalAction("not_your_turn")
        if action.card not in state.hands[seat]:
            raise IllegalAction("not_in_hand", card=action.card)
        possible = captures(common.options, action.card, common.table)
        if not action.takes and possible:
            raise IllegalAction("must_capture", cards=sorted({card for group in possible for card in group}))
        if action.takes and action.takes not in possible:
            raise IllegalAction("no_capture", card=action.card)

    def deadline(self, state: State) -> int | None:
        """None: nothing in these rules waits for time."""
        return None

    def expire(self, state: State) -> Step[State, ScopaEvent]:
        """Nothing: there is no deadline."""
        return Step(state, ())

    def presence(self, state: State, seat: Seat, here: bool, at: int) -> Step[State, ScopaEvent]:
        """Nothing: who is away is the host's business."""
        return Step(state, ())

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view_of`."""
        return view_of(state, seat)

    def legal_actions(self, view: View) -> tuple[Play, ...]:
        """See `view.legal_actions`."""
        return legal_actions(view)

    def fallback(self, view: View) -> Play | None:
        """The first legal play, captures before layings."""
        actions = legal_actions(view)
        return next((action for action in actions if action.takes), actions[0] if actions else None)

    def sample(self, view: View, dice: Dice) -> State:
        """See `view.sample`."""
        return sample(view, dice)

    def zones(self, known: State | View) -> Zones:
        """See `state.zones`."""
        return zones(known)

    def standing(self, state: State) -> tuple[int, ...]:
        """Each seat has its side's total."""
        return tuple(state.common.totals[side] for side in sides(state.common.options, state.common.seats))

    def dealer(self, state: State) -> Seat | None:
        """Who deals this deal (P4)."""
        return state.common.dealer

    def sides(self, options: Options, seats: int) -> tuple[int, ...]:
        """Partners sit across the table (P3)."""
        return sides(options, seats)

    def summary(self, options: Options) -> tuple[Phrase, ...]:
        """See `options.summary`."""
        return summary(options)


def _play(state: State, seat: Seat, action: Play) -> Step[State, ScopaEvent]:
    common = state.common
    took_all = bool(action.takes) and takes_all(common.options, action.card, common.table)
    hands = tuple(tuple(card for card in hand if card != action.card) for hand in state.hands)
    last = not any(hands) and not state.stock
    table = tuple(card for card in common.table if card not in action.takes)
    sweep = bool(action.takes) and not table
    sweep = sweep and (not last or (common.options.last_sweep and not took_all)) and (not took_all or common.options.take_all_sweeps)
    changed = replace(
        common,
        turn=after(seat, common.seats),
        table=table if action.takes else (*table, action.card),
        history=(*common.history, Turn(seat, action.card, action.takes, sweep)),
    )
    if action.takes:
        changed = replace(
            changed,
            piles=_added(common.piles, seat, (*action.takes, action.card)),
            sweeps=tuple(count + (sweep and holder == seat) for holder, count in enumerate(common.sweeps)),
            sweep_cards=_added(common.sweep_cards, seat, (action.card,) if sweep else ()),
            last_capturer=seat,
        )
    return Step(State(changed, state.stock, hands), (Played(seat, action.card, action.takes, sweep, took_all),))


def _added(piles: tuple[tuple[Card, ...], ...], seat: Seat, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple((*pile, *cards) if holder == seat else pile for holder, pile in enumerate(piles))


def _end_of_deal(state: State) -> Step[State, ScopaEvent]:
    """P11, then P12–P15: the rest of the table, the sheet, and perhaps the end of the match."""
    common = state.common
    taker = common.last_capturer
    events: list[ScopaEvent] = [LastCards(taker, common.table)]
    piles = common.piles if taker is None else _added(common.piles, taker, common.table)
    side = sides(common.options, common.seats)
    side_piles = tuple(tuple(card for seat, pile in enumerate(piles) if side[seat] == own for card in pile) for own in sorted(set(side)))
    side_sweeps = tuple(sum(count for seat, count in enumerate(common.sweeps) if side[seat] == own) for own in sorted(set(side)))
    sheet = score(common.options, side_piles, side_sweeps)
    totals = tuple(map(sum, zip(common.totals, sheet.points(), strict=True)))
    events.append(DealScored(sheet, totals))
    best = winner(common.options, totals)
    outcome = None
    if best is not None:
        seats = tuple(seat for seat, own in enumerate(side) if own == best)
        outcome = Outcome(seats, tuple(totals[own] for own in side), "lowest" if common.options.lowest_wins else "target")
        events.append(MatchEnded(outcome))
    changed = replace(
        common,
        phase="between" if outcome is None else "over",
        table=common.table if taker is None else (),
        piles=piles,
        totals=totals,
        sheet=sheet,
        outcome=outcome,
    )
    return Step(replace(state, common=changed), tuple(events))


SCOPA = Scopa()
