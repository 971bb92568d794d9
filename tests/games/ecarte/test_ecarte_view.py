"""What a seat knows: its own hand and discards, how many cards lie elsewhere; and the worlds it could be in."""

import random

import msgspec
import pytest
from games.ecarte.ecarteplay import DEALER, ELDER, NAMES, PACK, dealt, options, play

from game.games.ecarte.rules import ECARTE


def sampled(state, seat, count=40):
    """Worlds that this seat could be in; each looks the same to it and holds every card once."""
    view, dice = ECARTE.view(state, seat), random.Random(5)
    for _ in range(count):
        world = ECARTE.sample(view, dice)
        assert ECARTE.view(world, seat) == view
        assert sorted(card for zone in ECARTE.zones(world).values() for card in zone) == sorted(PACK)
        yield world


@pytest.mark.parametrize("preset", NAMES)
@pytest.mark.parametrize("talk", [(), ("propose",), ("propose", "accept", 2), ("propose", "accept", 2, 3, "stand")])
def test_a_view_has_what_is_ones_own_and_of_the_rest_only_numbers(preset, talk):
    state = play(dealt(options(preset)), *talk)
    for seat in (ELDER, DEALER):
        view = ECARTE.view(state, seat)
        assert (view.hands[seat], view.discards[seat]) == (state.hands[seat], state.discards[seat])
        assert {*view.hands[1 - seat], *view.discards[1 - seat]} == {None}
        assert view.stock == len(state.stock)
        hidden = {*state.hands[1 - seat], *state.discards[1 - seat], *state.stock}
        assert not [card for card in hidden if card in msgspec.json.encode(view).decode()]
    watching = ECARTE.view(state, None)
    assert {card for cards in (*watching.hands, *watching.discards) for card in cards} == {None}


def test_a_called_king_is_in_every_world_where_it_is():
    state = play(dealt(elder="KS 7H 8H 9D TC", dealer="QS 9H TH 8D 9C"), "stand", "king")
    worlds = list(sampled(state, DEALER))
    assert all("KS" in world.hands[ELDER] for world in worlds)
    assert len({world.hands[ELDER] for world in worlds}) > 20
    uncalled = play(dealt(elder="KS 7H 8H 9D TC", dealer="QS 9H TH 8D 9C"), "stand")
    assert not all("KS" in world.hands[ELDER] for world in sampled(uncalled, DEALER)), "he need not have it, nor call it"
    played = play(state, "KS", "QS")
    assert all(len(world.hands[ELDER]) == 4 for world in sampled(played, DEALER))


@pytest.mark.parametrize(("preset", "no_trumps"), [("gamerules", False), ("classic", True)])
def test_e8_answers_rule_cards_out(preset, no_trumps):
    """The dealer had no heart; in classic no trump either."""
    state = play(dealt(options(preset), elder="KH 7H 8H 9D TC", dealer="QC AD 8D JC 9C"), "stand", "KH", "8D")
    worlds = list(sampled(state, ELDER))
    assert not [card for world in worlds for card in world.hands[DEALER] if card[1] == "H"]
    assert any(card[1] == "S" for world in worlds for card in world.hands[DEALER]) != no_trumps
    followed = play(dealt(options(preset), elder="JH 7H 8H 9D TC", dealer="TH AD 8D JC 9C"), "stand", "JH", "TH")
    assert not [card for world in sampled(followed, ELDER) for card in world.hands[DEALER] if card in ("QH", "KH")]


def test_e8_elders_answers_rule_cards_out_too():
    """The dealer takes the first trick and leads a club, of which elder has none."""
    state = play(dealt(options("classic"), elder="7H 8H 9H 9D TD", dealer="AH QC JC AC 9C"), "stand", "7H", "AH", "QC", "8H")
    assert not [card for world in sampled(state, DEALER) for card in world.hands[ELDER] if card[1] in "CS"]


def test_discards_of_the_other_may_be_anything_unseen():
    state = play(dealt(), "propose", "accept", 3, 2, "stand")
    laid = [world.discards for world in sampled(state, ELDER)]
    assert all(pile[ELDER] == state.discards[ELDER] for pile in laid)
    assert len({pile[DEALER] for pile in laid}) > 20


def test_a_world_before_the_first_deal():
    first = ECARTE.new_match(options(), 2)
    assert ECARTE.view(next(sampled(first, 0, 1)), 1) == ECARTE.view(first, 1)
