"""Requests and people: three more cards by agreement, help by vote, hints, and who is present (S7, S22, S23).

Decides whose requests count and when they are met; knows nothing of claims but that an open call comes first.
"""

from msgspec.structs import replace

from game.core.errors import Code, IllegalAction
from game.core.game import Step
from game.core.seats import Seat
from game.games.setgame.claims import fail_call
from game.games.setgame.events import AskedExtra, AskedHelp, Hinted, SetEvent
from game.games.setgame.pack import sets_among
from game.games.setgame.refill import SetStep, settle, supply
from game.games.setgame.state import SetState, Visible, most_cards, with_racer


def extra_refusal(known: Visible, stock: int) -> Code | None:
    """Why nobody may ask for three more cards now, None if one may (S7). `stock`: cards left in it."""
    if known.options.extra != "agree":
        return "not_allowed"
    if known.phase != "play":
        return "match_over" if known.phase == "over" else "wrong_phase"
    if known.call is not None:
        return "call_open"
    if not known.voters:
        return "not_allowed"
    if len(known.lying) >= most_cards(known.options) or not supply(known, stock):
        return "no_more_cards"
    return None


def help_refusal(known: Visible) -> Code | None:
    """Why nobody may ask for help now, None if one may: only where two or more people are present (S23)."""
    if not known.options.help_vote:
        return "not_allowed"
    if known.phase != "play":
        return "match_over" if known.phase == "over" else "wrong_phase"
    if known.call is not None:
        return "call_open"
    if len(known.voters) < 2:
        return "not_allowed"
    return "already_asked" if known.hint else None


def hint_refusal(known: Visible) -> Code | None:
    """Why no hint may be shown now, None if one may (S22)."""
    if not known.options.hints:
        return "not_allowed"
    if known.phase != "play":
        return "match_over" if known.phase == "over" else "wrong_phase"
    if known.call is not None:
        return "call_open"
    return "no_more_cards" if len(known.hint) == 3 else None


def ask_extra(state: SetState, seat: Seat, at: int) -> SetStep:
    """Ask for three more cards; they are dealt when all people present have asked (S7)."""
    _refuse(extra_refusal(state, len(state.stock)))
    _refuse_voter(state, seat, state.asked_extra)
    state = replace(state, asked_extra=tuple(sorted((*state.asked_extra, seat))))
    state, events = settle(state, at)
    return Step(state, (AskedExtra(seat), *events))


def ask_help(state: SetState, seat: Seat) -> SetStep:
    """Ask for help; one card of a set is shown when all people present have asked (S23)."""
    _refuse(help_refusal(state))
    _refuse_voter(state, seat, state.asked_help)
    state = replace(state, asked_help=tuple(sorted((*state.asked_help, seat))))
    state, events = _help_if_agreed(state)
    return Step(state, (AskedHelp(seat), *events))


def hint(state: SetState, seat: Seat) -> SetStep:
    """Show the next card of one set: one, two, then all three (S22)."""
    _refuse(hint_refusal(state))
    return _show(state, (seat,))


def presence(state: SetState, seat: Seat, here: bool, at: int) -> SetStep:
    """A person comes or goes. Who goes takes no part in votes any more, so that they may now be met (S7, S23).

    A call goes on until its time runs out (S13); where it has no limit it ends with the caller's going.
    """
    racer = state.racers[seat]
    state = with_racer(state, seat, here=here, played=racer.played or here)
    if here:
        return Step(state, ())
    state = replace(
        state,
        asked_extra=tuple(other for other in state.asked_extra if other != seat),
        asked_help=tuple(other for other in state.asked_help if other != seat),
    )
    events: tuple[SetEvent, ...] = ()
    if state.call is not None and state.call.seat == seat and state.call.until is None:
        state, events = fail_call(state, at, "left")
    state, settled = settle(state, at)
    state, helped = _help_if_agreed(state)
    return Step(state, (*events, *settled, *helped))


def _help_if_agreed(state: SetState) -> SetStep:
    if help_refusal(state) is None and state.asked_help == state.voters:
        return _show(replace(state, asked_help=()), state.voters)
    return Step(state, ())


def _show(state: SetState, asked: tuple[Seat, ...]) -> SetStep:
    """Show one more card of a set that holds those shown already; no card where there is no set. The match counts as hinted."""
    ways = [three for three in sets_among(state.lying) if {*state.hint} <= {*three}]
    if ways:
        fresh = [card for card in ways[0] if card not in state.hint]
        state = replace(state, hint=(*state.hint, fresh[0]))
    slots = tuple(state.table.index(card) for card in state.hint)
    return Step(replace(state, hinted=True), (Hinted(state.hint, slots, asked),))


def _refuse(code: Code | None) -> None:
    if code is not None:
        raise IllegalAction(code)


def _refuse_voter(state: SetState, seat: Seat, asked: tuple[Seat, ...]) -> None:
    """Only the people present who race may ask, each once."""
    if seat not in state.voters:
        raise IllegalAction("not_allowed")
    if seat in asked:
        raise IllegalAction("already_asked")
