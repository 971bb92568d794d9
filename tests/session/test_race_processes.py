"""The race over real TCP between processes: two clients with the same claim, and a call held while others do what they can (S10–S17)."""

import random
import time
from collections import Counter
from itertools import combinations

import pytest
from kits.racer import HostOf, Racer

from game.core.table import Chat, Refused, Restored, Stepped
from game.games.setgame.actions import Call, Claim, GiveUp, Pick
from game.games.setgame.events import Beaten, Called, CallEnded, Granted, Wrong
from game.games.setgame.options import SetOptions
from game.games.setgame.pack import fault, sets_among
from game.session.start import LocalSetup
from net.messages import Resync

MS = 1_000_000
APART = (0, 1, 5, 50)
"""How much later the second of two claims is sent, ms."""
LEAD = 40 * MS
"""How long before the first claim both clients know of it; nobody then asks more often than a host allows."""
ENDLESS = SetOptions(claim="instant", penalty="lockout", finish="count", count=500)
CALLING = SetOptions(pick_seconds=2)


@pytest.fixture
def table(closing):
    """Racers of these names at a table with these options, the first cards dealt. `by`: by which port somebody goes to the host's."""

    def sit(options, *names, by=lambda port, _name: port):
        host = closing(HostOf(LocalSetup(game="set", preset="classic", options=options, seats=len(names), seed=1)))
        racers = [closing(Racer(by(host.port, name), name)) for name in names]
        for racer in racers:
            racer.sits()
        for racer in racers:
            racer.do("ready", racer.own)
        for racer in racers:
            racer.until(lambda racer=racer: racer.view and racer.view.lying)
        return racers

    return sit


def level(racers, version):
    """Wait until all know of this step and those before it."""
    for racer in racers:
        racer.until(lambda racer=racer: version in racer.steps)


def agree(racers):
    """Check that everybody was told the same of every step, and knows of no gap."""
    told = [racer.steps for racer in racers]
    for steps in told:
        assert sorted(steps) == list(range(min(steps), max(steps) + 1))
    for one, other in combinations(told, 2):
        for version in one.keys() & other.keys():
            mine, theirs = one[version], other[version]
            assert (mine.events, mine.view, mine.clock) == (theirs.events, theirs.view, theirs.clock)


def the(step, *kinds):
    """The one event of these kinds in a step."""
    (event,) = (event for event in step.events if isinstance(event, kinds))
    return event


def duel(first, second, apart):
    """The same claim from both, `apart` ms after each other. Did the first win, and how much later was the second, sent and judged (µs)?

    Checks that one is granted and the other is told who beat him, and by how much.
    """
    claim = Claim(sets_among(first.view.lying)[0])
    start = time.monotonic_ns() + LEAD
    asked = {first: first.act(claim, start), second: second.act(claim, start + apart * MS)}
    told = {racer: racer.answer(tag) for racer, tag in asked.items()}
    (won,) = (racer for racer in told if isinstance(told[racer], Stepped) and kinds(told[racer], Granted))
    lost = second if won is first else first
    granted = the(told[won], Granted)
    assert (granted.seat, granted.cards) == (won.seat, claim.cards)
    late = behind(told[lost], lost, granted)
    level((first, second), max(lost.steps))
    sent = (second.asked[asked[second]][1] - first.asked[asked[first]][1]) // 1000
    return won is first, sent, late if won is first else -late


def behind(told, lost, granted):
    """By how many µs the answer to a beaten claim says that it was later."""
    if isinstance(told, Refused):  # this machine must have stood still: so late it is not everybody's business any more
        assert (told.code, told.details["by"]) == ("beaten", granted.seat)
        assert told.details["ms"] >= 500
        return told.details["ms"] * 1000
    beaten = the(told, Beaten)
    assert (beaten.seat, beaten.by, beaten.cards, beaten.by_at) == (lost.seat, granted.seat, granted.cards, granted.at)
    assert beaten.us == (beaten.at - granted.at) // 1000
    assert beaten.us > -1000  # before the other only within a dead heat
    return beaten.us


def race(racers, rounds, seed):
    """So many duels at random distances; of each the distance (ms) and what `duel` tells."""
    dice = random.Random(seed)
    found = []
    for number in range(1, rounds + 1):
        first, second = dice.sample(racers, 2)
        apart = dice.choice(APART)
        found.append((apart, *duel(first, second, apart)))
        assert sum(racer.points for racer in first.view.racers) == number  # one credit, and nobody pays for having been second
        assert first.view == second.view
    return found


def judged_by_stamps(found):
    """Check that every race was decided by the stamps, the dead heats aside."""
    assert all(won == (judged > 0) for _, won, _, judged in found if abs(judged) >= 1000)


def test_s15_s16_of_two_same_claims_one_is_granted_and_the_other_is_told_by_how_much_it_was_beaten(table):
    racers = table(ENDLESS, "Ann", "Bob")
    found = race(racers, 40, seed=1)
    assert {apart for apart, *_ in found} == set(APART)
    judged_by_stamps(found)
    agree(racers)
    assert not any(isinstance(seen, Refused) for racer in racers for seen in racer.happened)


@pytest.mark.long
def test_s15_s16_five_hundred_same_claims(table, capsys):
    racers = table(ENDLESS, "Ann", "Bob")
    found = race(racers, 500, seed=2)
    judged_by_stamps(found)
    agree(racers)
    assert racers[0].view.phase == "over"
    with capsys.disabled():
        for apart in APART:
            lines = [line[1:] for line in found if line[0] == apart]
            errors = sorted(abs(judged - sent) / 1000 for _, sent, judged in lines)
            heats = sum(abs(judged) < 1000 for _, _, judged in lines)
            print(
                f"\n{apart:2} ms apart: {len(lines)} races, {heats} dead heats, {sum(not won for won, *_ in lines)} won by the later one; "
                f"the distance is judged within p50 {errors[len(errors) // 2]:.3f} ms, at worst {errors[-1]:.3f} ms of the one sent",
                end="",
            )


# --- the call


def answer(racer, action):
    """Ask for something and wait for the answer."""
    return racer.answer(racer.act(action))


def beaten_by(told):
    """Whom an answer names as the faster one: it comes as an event when it was close."""
    return told.details["by"] if isinstance(told, Refused) else the(told, Beaten).by


def no_set(view):
    return next(three for three in combinations(view.lying, 3) if fault(three))


def picks(caller, cards):
    """Let the caller pick; the last answer."""
    return [caller.answer(tag) for tag in [caller.act(Pick(card)) for card in cards]][-1]


def takes(caller):
    """A set."""
    the(picks(caller, sets_among(caller.view.lying)[0]), Granted)


def guesses_wrong(caller):
    """Three cards that are none."""
    the(picks(caller, no_set(caller.view)), Wrong)


def gives_up(caller):
    """In words."""
    answer(caller, GiveUp())


def waits(caller):
    """For the end of its time."""


def goes(caller):
    """Its process dies."""
    caller.kill()


ENDINGS = ((takes, "done", 0), (guesses_wrong, "wrong", 0), (gives_up, "gave_up", 1), (waits, "time", 1), (goes, "time", 1))


def test_s10_s13_a_call_holds_off_all_others_and_ends_in_time_whatever_the_caller_does(table):
    """Others call and pick meanwhile; everybody who is there agrees at every step who holds the table, and then the next call is open."""
    ann, bob, cleo = racers = table(CALLING, "Ann", "Bob", "Cleo")
    for does, reason, cost in ENDINGS:
        call = the(answer(ann, Call()), Called)
        level(racers, max(ann.steps))
        assert [racer.view.call.seat for racer in racers] == [ann.seat] * 3
        assert [beaten_by(answer(racer, Call())) for racer in (bob, cleo)] == [ann.seat] * 2
        assert answer(bob, Pick(bob.view.lying[0])).code == "call_open"
        does(ann)
        (end,) = bob.until(lambda since=call.at: [each for at, each in ends(bob) if at >= since])
        assert (end.seat, end.reason, end.cost) == (ann.seat, reason, cost)
        assert call.until == call.at + 2000 * MS
        assert the(answer(cleo, Call()), Called).seat == cleo.seat
        here = (bob, cleo) if does is goes else racers
        level(here, max(cleo.steps))
        assert [racer.view.call.seat for racer in here] == [cleo.seat] * len(here)
        takes(cleo)
    agree(racers)


def ends(racer):
    """Every end of a call that a racer was told of, with the match clock of its step."""
    return [(step.clock, event) for step in racer.steps.values() for event in step.events if isinstance(event, CallEnded)]


def kinds(step, kind):
    """Whether a step has an event of this kind."""
    return any(isinstance(event, kind) for event in step.events)


def test_s10_s15_of_calls_that_come_together_one_has_the_table(table):
    """Five seats call at once, over and over; who has it picks right, picks wrong or gives up. At every step all agree."""
    racers = table(SetOptions(penalty="none", finish="count", count=100), *"ABCDE")
    dice = random.Random(5)
    for _ in range(12):
        start = time.monotonic_ns() + LEAD
        asked = {racer.seat: racer.act(Call(), start + dice.choice(APART[:3]) * MS) for racer in racers}
        answers = {racer.seat: racer.answer(asked[racer.seat]) for racer in racers}
        (holder,) = (racer for racer in racers if isinstance(answers[racer.seat], Stepped) and kinds(answers[racer.seat], Called))
        for told in (told for seat, told in answers.items() if seat != holder.seat):
            assert (isinstance(told, Refused) and told.code == "locked") or beaten_by(told) == holder.seat
        dice.choice((takes, guesses_wrong, gives_up))(holder)
        level(racers, max(holder.steps))
        assert [racer.view.call for racer in racers] == [None] * 5
    agree(racers)


# --- an older table, and much talk


def test_s11_a_claim_that_names_an_older_table_is_judged_by_its_cards(table, proxy):
    """Bob hears nothing any more: what he asks for is beaten where a card is gone, and granted where all three still lie there."""
    ways = []

    def by(port, name):
        if name == "Ann":
            return port
        ways.append(proxy(port))
        return ways[0].port

    ann, bob = table(ENDLESS, "Ann", "Bob", by=by)
    while not (pairs := [(one, other) for one, other in combinations(sets_among(ann.view.lying), 2) if not {*one} & {*other}]):
        answer(ann, Claim(sets_among(ann.view.lying)[0]))
    level((ann, bob), max(ann.steps))
    (taken, other), known = pairs[0], max(bob.steps)
    ways[0].frozen.add("down")
    the(answer(ann, Claim(taken)), Granted)
    rest = [card for card in bob.view.lying if card not in taken]
    late, good = bob.act(Claim((taken[0], *rest[:2]))), bob.act(Claim(other))
    ann.sees(Stepped, of=lambda step: any(isinstance(event, Granted) and event.seat == bob.seat for event in step.events))
    assert max(bob.steps) == known
    ways[0].frozen.clear()
    assert beaten_by(bob.answer(late)) == ann.seat
    assert the(bob.answer(good), Granted).cards == Claim(other).cards
    level((ann, bob), max(bob.steps))
    agree((ann, bob))


def heard(racer):
    """How often each kind of thing happened."""
    return Counter(type(seen) for seen in racer.happened)


def test_no_claim_is_lost_behind_chat_and_snapshots(table):
    """Everybody claims, says more than is heard, and asks for the whole table again in between: each claim is answered, in its order."""
    racers = table(SetOptions(claim="instant", penalty="none"), "Ann", "Bob", "Cleo")
    asked = {racer.name: [] for racer in racers}
    for number in range(30):
        for racer in racers:
            racer.do("say", f"{number} " * 40)
            racer.do("_wish", Resync())
            asked[racer.name].append(racer.act(Claim(no_set(racer.view))))
    for racer in racers:
        steps = [racer.answer(tag) for tag in asked[racer.name]]
        assert all(the(step, Wrong).seat == racer.seat for step in steps)
        assert [step.version for step in steps] == sorted({step.version for step in steps})
        racer.until(lambda racer=racer: heard(racer)[Chat] >= 3 * 5)  # so many each may say at once
        assert heard(racer)[Restored] > 20
