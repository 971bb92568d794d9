"""The rules of Set behind the one interface of every game. Only joins what its neighbours decide; RULES.md tells the clauses."""

from msgspec.structs import replace

from game.core.cards import Card
from game.core.errors import IllegalAction
from game.core.events import Zones
from game.core.game import Acting, Awaiting, Dice, Finished, Game, Info, NeedsOrder, Pace, Phrase, Place, Stamp, Step, Types
from game.core.seats import Seat
from game.games.setgame import claims, votes
from game.games.setgame.actions import AskExtra, AskHelp, Call, Claim, GiveUp, Hint, Pick, SetAction, Unpick
from game.games.setgame.chapters import CHAPTERS
from game.games.setgame.events import SetEvent, TimeUp
from game.games.setgame.options import CHOICES, MOST_SEATS, PRESETS, SetOptions, check, suited, summary
from game.games.setgame.refill import SetStep, new_pack, settle, start_round
from game.games.setgame.scoring import outcome
from game.games.setgame.state import ZONE_KINDS, SetState, new_match, pack_of, taken_cards, zones_of
from game.games.setgame.view import SetView, legal_actions, sample, view_of


class SetGame(Game[SetOptions, SetState, SetAction, SetEvent, SetView]):
    """Set, S1–S24."""

    info = Info(
        id="set",
        title="Set",
        goal="Be the first to see three cards that are, feature by feature, all alike or all different.",
        players="1–12",
        kind="Race of eyes, without turns",
        material="81 cards of their own, or 27",
        audience="Anybody from six years on; children often win",
        seats=tuple(range(1, MOST_SEATS + 1)),
        presets=PRESETS,
        choices=CHOICES,
        pace=Pace.RACE,
        zone_kinds=ZONE_KINDS,
        seat_choices={"solo": (1,)},
        chapters=CHAPTERS,
    )
    types = Types(SetOptions, SetState, SetAction, SetEvent, SetView)

    def check(self, options: SetOptions, seats: int) -> None:
        """See `options.check`."""
        check(options, seats)

    def new_match(self, options: SetOptions, seats: int, first: Seat | None = None) -> SetState:
        """Nobody deals in this game (S4): `first` changes nothing."""
        check(options, seats)
        return new_match(options, seats)

    def awaiting(self, state: SetState) -> Awaiting:
        """The whole pack before each round, the taken cards when an endless round has used up the pack, else everybody who races."""
        if state.phase == "over":
            return Finished(outcome(state))
        if state.phase == "deal":
            return NeedsOrder(pack_of(state.options), between=state.round > 0)
        if state.phase == "reshuffle":
            return NeedsOrder(taken_cards(state))
        return Acting(state.rivals)

    def ordered(self, state: SetState, order: tuple[Card, ...], at: int) -> SetStep:
        """Start a round with a shuffled pack, or go on with the taken cards (S19)."""
        awaited = self.awaiting(state)
        if not isinstance(awaited, NeedsOrder) or sorted(order) != sorted(awaited.items):
            raise ValueError("not an arrangement of the awaited items")
        return start_round(state, order, at) if state.phase == "deal" else new_pack(state, order, at)

    def apply(self, state: SetState, seat: Seat, action: SetAction, stamp: Stamp) -> SetStep:
        """Call, pick, claim or ask; each is judged by its own stamp (S10–S16)."""
        if not 0 <= seat < len(state.racers):
            raise IllegalAction("malformed")
        match action:
            case Call():
                return claims.call(state, seat, stamp)
            case Pick(card):
                return claims.pick(state, seat, card, stamp)
            case Unpick(card):
                return claims.unpick(state, seat, card, stamp)
            case GiveUp():
                return claims.give_up(state, seat, stamp)
            case Claim(cards):
                return claims.claim(state, seat, cards, stamp)
            case AskExtra():
                return votes.ask_extra(state, seat, stamp.effective)
            case AskHelp():
                return votes.ask_help(state, seat)
            case Hint():
                return votes.hint(state, seat)

    def deadline(self, state: SetState) -> int | None:
        """The end of the open call (S10) or of the timed round (S19), whichever comes first; the call where both fall together."""
        if state.phase != "play":
            return None
        ends = (state.call.until if state.call is not None else None, None if state.closing else state.end)
        return min((end for end in ends if end is not None), default=None)

    def expire(self, state: SetState) -> SetStep:
        """Fail the call whose time is out (S13), or end the timed round: at once, or as soon as the open call has ended (S19)."""
        at = self.deadline(state)
        if at is None:
            raise ValueError("nothing expires")
        call = state.call
        if call is not None and call.until == at:
            return claims.fail_call(state, at, "time")
        state = replace(state, closing=True)
        return Step(state, (TimeUp(call.seat),)) if call is not None else settle(state, at)

    def presence(self, state: SetState, seat: Seat, here: bool, at: int) -> SetStep:
        """Whose requests count (S7, S23)."""
        return votes.presence(state, seat, here, at)

    def view(self, state: SetState, seat: Seat | None) -> SetView:
        """The same for everybody: all but the order of the stock."""
        return view_of(state)

    def legal_actions(self, view: SetView) -> tuple[SetAction, ...]:
        """See `view.legal_actions`. Who holds the call and who is locked out stand in the view."""
        return legal_actions(view)

    def fallback(self, view: SetView) -> SetAction | None:
        """None: nobody waits for anybody in a race, and an open call ends by itself (S13)."""
        return None

    def sample(self, view: SetView, dice: Dice) -> SetState:
        """The stock in any order."""
        return sample(view, dice)

    def zones(self, known: SetState | SetView) -> Zones:
        """The stock (its top card last), the slots of the table, the piles before the seats."""
        if isinstance(known, SetState):
            return zones_of(known, known.stock[::-1])
        return zones_of(known, (None,) * known.stock)

    def standing(self, state: SetState) -> tuple[int, ...]:
        """The points of the match."""
        return tuple(racer.points for racer in state.racers)

    def stakes(self, action: SetAction) -> tuple[str, ...]:
        """A claim competes for its cards, a call for the table (S16)."""
        match action:
            case Claim(cards):
                return cards
            case Call():
                return ("call",)
            case _:
                return ()

    def suited(self, options: SetOptions, place: Place) -> SetOptions:
        """See `options.suited` (S10)."""
        return suited(options, place)

    def summary(self, options: SetOptions) -> tuple[Phrase, ...]:
        """See `options.summary`."""
        return summary(options)


SET = SetGame()
