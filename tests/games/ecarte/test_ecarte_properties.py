"""Whole matches with random options and actions: what has to hold at every step, and every point counted again from the law."""

from games.ecarte.ecarteplay import PACK, allowed, beats, checked, legal, options, order
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.game import Finished, NeedsOrder, Stamp
from game.games.ecarte.actions import CallKing, Discard, Play, Refuse, Stand
from game.games.ecarte.events import KingCalled, KingTurned, Served, TalkEnded, TrickWon
from game.games.ecarte.rules import ECARTE

rules_of = st.builds(
    options,
    st.sampled_from(["gamerules", "classic"]),
    target=st.sampled_from([5, 7, 11]),
    packets=st.sampled_from(["three_two", "two_three"]),
)


class Deal:
    """The points of a deal and the row of E10, noted down from what was told."""

    def __init__(self, rules, dealer, events):
        self.rules, self.dealer = rules, dealer
        self.points, self.tricks = [0, 0], [0, 0]
        self.exchanges = self.proposals = 0
        self.refused_first = False
        self.points[dealer] += sum(isinstance(event, KingTurned) for event in events)

    def note(self, seat, action, events):
        name = type(action).__name__
        self.proposals += name == "Propose"
        self.exchanges += name == "Discard"
        self.refused_first = self.refused_first or (action == Refuse() and not self.exchanges)
        for event in events:
            if isinstance(event, KingCalled):
                assert event.seat == seat
                self.points[seat] += 1
            elif isinstance(event, TrickWon):
                self.tricks[event.seat] += 1
            elif isinstance(event, TalkEnded):
                assert event.situation == self.row()
                assert event.how == {Stand(): "stood", Refuse(): "refused"}.get(action, "empty")
        if sum(self.tricks) == 5:
            self._pay()

    def row(self):
        return "exchanged" if self.exchanges else "refused" if self.refused_first else "unproposed"

    def _pay(self):
        """E10."""
        winner = 0 if self.tricks[0] >= 3 else 1
        elder = winner != self.dealer
        exposed = {
            "exchanged": None,
            "refused": "elder gains",
            "unproposed": "elder gains" if self.rules.unproposed == "elder" else "dealer gains",
        }[self.row()]
        double = self.tricks[winner] == 5 or exposed == ("elder gains" if elder else "dealer gains")
        self.points[winner] += 2 if double else 1


def _turn(state, deal, dice):
    seat, found = state.common.turn, legal(state)
    kinds = sorted({type(action).__name__ for action in found})
    kind = dice.choice(kinds)
    action = dice.choice([action for action in found if type(action).__name__ == kind])
    _offered_as_the_law_says(state, seat, found)
    after, events = checked(state, ECARTE.apply(state, seat, action, Stamp(0)))
    deal.note(seat, action, events)
    _carried_out(state, after, seat, action, events)
    return after


def _offered_as_the_law_says(state, seat, found):
    common, hand = state.common, state.hands[seat]
    trump = common.turnup[1]
    cards = {action.card for action in found if isinstance(action, Play)}
    if common.phase == "answer":
        assert cards == allowed(common.options, hand, common.led, trump)
    elif common.phase == "lead":
        assert cards == set(hand)
    first = common.phase in ("lead", "answer") and len(hand) == 5
    assert (CallKing() in found) == (first and "K" + trump in hand and common.king is None)
    sizes = {len(action.cards) for action in found if isinstance(action, Discard)}
    if sizes:
        assert sizes == set(range(1 if seat != common.dealer else 0, min(5, len(state.stock)) + 1))


def _carried_out(before, after, seat, action, events):
    if isinstance(action, Discard):
        drawn = next((event.cards for event in events if isinstance(event, Served)), ())
        assert len(drawn) == len(action.cards)
        assert drawn == before.stock[: len(drawn)]
        assert set(after.hands[seat]) == {*before.hands[seat], *drawn} - set(action.cards)
        assert set(after.discards[seat]) == {*before.discards[seat], *action.cards}
    for trick in after.common.tricks:
        assert trick.winner == (1 - trick.leader if beats(trick.answer, trick.lead, after.common.turnup[1]) else trick.leader)
    for one, next_ in zip(after.common.tricks, after.common.tricks[1:], strict=False):
        assert next_.leader == one.winner
    assert not after.common.tricks or after.common.tricks[0].leader != after.common.dealer, "elder leads first"


@settings(max_examples=80)
@given(rules_of, st.randoms(use_true_random=False))
def test_whole_matches(rules, dice):
    state = ECARTE.new_match(rules, 2, dice.randrange(2))
    dealer, scores = None, (0, 0)
    while not isinstance(awaited := ECARTE.awaiting(state), Finished):
        assert isinstance(awaited, NeedsOrder)
        pack = list(PACK)
        dice.shuffle(pack)
        state, events = order(state, pack)
        assert dealer is None or state.common.dealer == 1 - dealer, "E2: in turn"
        dealer = state.common.dealer
        deal = Deal(rules, dealer, events)
        while state.common.phase not in ("between", "over"):
            state = _turn(state, deal, dice)
            assert max(state.common.scores) < rules.target or state.common.outcome is not None, "E11: at once"
        scores = tuple(old + new for old, new in zip(scores, deal.points, strict=True))
        assert state.common.scores == scores
        assert sum(deal.points) <= 3
    assert [score >= rules.target for score in scores].count(True) == 1
    assert awaited.outcome.winners == (int(scores[1] >= rules.target),)
