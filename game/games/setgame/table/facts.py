"""What the scene shows of a match of Set around the cards: scores, clock, strip, key hints, the sheet.

Pure: view and time in, words out. Knows no cards on the screen.
"""

from game.core.game import SECOND
from game.core.seats import Seat
from game.games.setgame import events as ev
from game.games.setgame.scoring import CALL_WAIT, LOCKOUT, clock_time
from game.games.setgame.state import Racer
from game.games.setgame.table.words import Words
from game.games.setgame.view import SetView
from game.games.setgame.votes import extra_refusal, help_refusal, hint_refusal
from game.ui import wording
from game.ui.table_part import Desk, Group, KeyHint, Score, Sheet, Strip

HURRY = 10 * SECOND
"""The last stretch of a timed round, in which the clock is told by the second."""


def scores(view: SetView, desk: Desk, clock: int, pending: dict[Seat, int]) -> tuple[Score, ...]:
    """A line per seat; `pending`: points of sets that are still flying to it."""
    solo = view.options.mode == "solo"
    return tuple(
        Score(
            str(racer.sets - pending.get(seat, 0) if solo else racer.points - pending.get(seat, 0)),
            desk.say("set-note", sets=racer.sets, wrongs=racer.wrongs),
            _wait(racer, clock),
        )
        for seat, racer in enumerate(view.racers)
    )


def _wait(racer: Racer, clock: int) -> float | None:
    """The share of a lock-out still to come."""
    left = max((racer.lock - clock) / LOCKOUT, (racer.wait - clock) / CALL_WAIT)
    return min(1.0, left) if left > 0 else None


def played(view: SetView, clock: int) -> int:
    """Time on the clock, ns: what is left of a timed round, else what was played (in solo with its penalties, S21)."""
    running = clock - view.start if view.phase == "play" and view.round else 0
    if view.end is not None and view.phase == "play":
        return max(0, view.end - clock)
    return clock_time(view) + max(0, running)


def clock_words(view: SetView, clock: int) -> str:
    """The clock as minutes and seconds; what is left is rounded up, so that 0:00 means over."""
    time = played(view, clock)
    seconds = -(-time // SECOND) if view.end is not None else time // SECOND
    return f"{seconds // 60}:{seconds % 60:02d}"


def next_second(view: SetView, clock: int) -> int:
    """Nanoseconds until the clock shows something else."""
    rest = played(view, clock) % SECOND
    return max(1, rest if view.end is not None else SECOND - rest)


def hurrying(view: SetView, clock: int) -> bool:
    """Whether a timed round is in its last seconds."""
    return view.phase == "play" and view.end is not None and 0 < view.end - clock <= HURRY


# --- the strip


def strip(view: SetView, desk: Desk, words: Words, clock: int, message: Strip | None) -> Strip:
    """An open call first, then what has just happened, then what one can do."""
    call = view.call
    if call is not None:
        left = None
        if call.until is not None and view.options.pick_seconds:
            left = max(0.0, min(1.0, (call.until - clock) / (view.options.pick_seconds * SECOND)))
        own = call.seat in desk.own()
        text = desk.say("set-call-own" if own else "set-call-other", name=words.name(call.seat), more=call.more)
        return Strip(text, "call", call.seat, left, len(call.picks), 3)
    return message or Strip(_standing(view, desk, clock))


def _standing(view: SetView, desk: Desk, clock: int) -> str:
    say, own = desk.say, desk.own()
    if view.phase == "over":
        return say("set-over")
    if view.phase != "play":
        return say("set-waiting") if view.round and view.phase == "deal" else say("set-shuffling")
    if not own:
        return say("set-watching")
    if all(seat not in view.rivals for seat in own):
        return say("set-not-racing")
    locks = [max(view.racers[seat].lock, view.racers[seat].wait) for seat in own]
    if min(locks) > clock:
        return say("set-locked", seconds=-(-(min(locks) - clock) // SECOND))
    if view.options.claim == "instant":
        return say("set-pick-three")
    return say("set-see-one", count=len(own))


# --- key hints


def keys(view: SetView, desk: Desk, ask_keys: dict[str, str], clock: int) -> tuple[KeyHint, ...]:
    """What the people here can ask for, each with its key; nobody is invited to call who has to wait."""
    own = desk.own()
    hints: list[KeyHint] = []
    if view.phase == "play":
        if view.options.claim == "call":
            hints += [_caller(view, desk, seat, clock) for seat in own if seat in view.rivals]
            if view.call is not None and view.call.seat in own:
                hints.append(KeyHint("give-up", desk.say("set-key-give-up")))
        if own and view.call is None:
            hints += _asks(view, desk, ask_keys)
    return tuple(hints)


def _caller(view: SetView, desk: Desk, seat: Seat, clock: int) -> KeyHint:
    """A person's own way to call: a key, or any button of his pad."""
    code = desk.call_key(seat)
    pad = seat in desk.pads.values()
    cap = wording.key(desk.speech, code) if code is not None else desk.say("set-any-button") if pad else ""
    alone = len(desk.own()) == 1
    holds = view.call is not None and view.call.seat == seat
    name = desk.say("set-key-again" if holds else "set-key-call") if alone or holds else desk.person(seat).name
    invited = view.call is None and _wait(view.racers[seat], clock) is None
    return KeyHint(f"call:{seat}", name, cap, seat, lit=holds, asks=invited, enabled=view.call is None or holds)


def _asks(view: SetView, desk: Desk, ask_keys: dict[str, str]) -> list[KeyHint]:
    own = desk.own()
    offers = (
        ("hint", hint_refusal(view), ()),
        ("extra", extra_refusal(view, view.stock), view.asked_extra),
        ("help", help_refusal(view), view.asked_help),
    )
    hints: list[KeyHint] = []
    for name, refusal, asked in offers:
        if refusal in (None, "already_asked", "no_more_cards"):
            done = bool(own) and all(seat in asked for seat in own)
            text = desk.say(f"set-key-{name}", asked=len(asked), of=len(view.voters))
            cap = wording.key(desk.speech, desk.bindings().code(ask_keys[name]))
            hints.append(KeyHint(name, text, cap, lit=bool(asked), enabled=refusal is None and not done))
    return hints


# --- the sheet


def sheet(event: ev.RoundEnded, view: SetView, desk: Desk, over: bool) -> Sheet:
    """What is shown after a round: points, sets, wrong claims, and the sets nobody saw (S20)."""
    say, solo = desk.say, view.options.mode == "solo"
    lines: list[tuple[str, tuple[str, ...]]] = [
        (say("set-sheet-sets"), tuple(map(str, event.sets))),
        (say("set-sheet-wrongs"), tuple(str(racer.wrongs) for racer in view.racers)),
    ]
    if solo:
        seconds = clock_time(view) // SECOND
        lines.append((say("set-sheet-time"), (f"{seconds // 60}:{seconds % 60:02d}",)))
    else:
        lines.append((say("set-sheet-points"), tuple(map(str, event.points))))
    groups = [Group(say("set-sheet-left"), cards) for cards in event.left] + [Group("", cards) for cards in event.missed]
    winners = view.winners if over and not solo else ()
    title = (
        say("set-sheet-won", count=len(winners), name=desk.person(winners[0]).name)
        if winners
        else say("set-sheet-over" if over else "set-sheet-round", number=event.number)
    )
    return Sheet(
        title, tuple(lines), tuple(groups), say("set-sheet-unseen", count=len(groups)), winners,
        solo_time=clock_time(view) if solo and over else None,
        aided=view.hinted or view.options.mode == "practice",  # S22, S23
    )  # fmt: skip
