"""`bench wire` and `bench race`: a short run of each, and what its figures have to be."""

from itertools import pairwise

import pytest

from game.bench import crowd, figures, judge, race, wire
from game.bench.peer import Peer
from game.games.setgame.pack import sets_among
from net.wire import encode


def test_figures_are_quantiles_in_milliseconds():
    times = [number * 1_000_000 for number in range(1, 101)]
    assert figures.spread(times) == {"p50": 51.0, "p99": 100.0, "max": 100.0}
    assert figures.spread([2_500_000]) == {"p50": 2.5, "p99": 2.5, "max": 2.5}
    assert figures.milliseconds(1_234_567) == 1.235


def test_wire_measures_frames_and_round_trips_of_real_claims():
    result = wire.measure(long=False)
    assert result["claims"] == 40
    assert len(encode_claim()) <= result["claim_bytes"] < 150
    assert 300 < result["update_bytes"] < 4000
    assert 1.0 <= result["round_trip_ms"] == result["round_trip"]["p50"] <= result["round_trip"]["max"]  # the host waits 1 ms (S16)
    assert len(wire.text(result)) == 2


def encode_claim():
    from net.messages import Intent

    return encode(Intent(1, 0, 1, 1, {"do": "claim", "cards": ["0000", "1111", "2222"]}))


def test_the_judge_tells_when_it_stamped_each_intent():
    with judge.hosting(wire.ROUND) as host, Peer(host.port, "A") as peer:
        peer.until(lambda: sets_among(wire.lying(peer)))
        claim = {"do": "claim", "cards": list(sets_among(wire.lying(peer))[0])}
        asked = [peer.ask(claim) for _ in range(5)]
        answered = [peer.answer(one.number).at for one in asked]
        stamps = host.stamps()
    times = [stamps[1, one.number] for one in asked]
    assert all(one.at < stamp < answer for one, stamp, answer in zip(asked, times, answered, strict=True))
    assert all(early <= late for early, late in pairwise(times))


@pytest.fixture
def no_picture(monkeypatch):
    """A canvas that costs nothing: the picture has its own tests."""

    class Blank:
        def __init__(self, size):
            self.size = size

        def full(self):
            """Nothing to draw."""

        def close(self):
            """Nothing to close."""

    monkeypatch.setattr(race, "Canvas", Blank)


@pytest.mark.usefixtures("no_picture")
def test_race_compares_stamps_of_the_same_presses():
    result = race.measure(long=False)
    assert result["messages"] == 200
    for name in ("host_ms", "polled_ms", "verdict_ms"):
        assert 0 < result[name]["p50"] <= result[name]["p99"] <= result[name]["max"]
    assert (result["rush"]["seats"], result["rush"]["watchers"], result["rush"]["rushes"]) == (12, 40, 1)
    assert 0 < result["rush"]["p50_ms"] <= result["rush"]["worst_ms"]
    assert len(race.text(result)) == 5


@pytest.mark.usefixtures("no_picture")
def test_every_press_is_answered_and_stamped(monkeypatch):
    pressed, stamps, polled, _ = race._pressed(lambda: None, 60)
    assert len(pressed) == len(polled) == 60
    assert len({(one.link, one.number) for one in pressed}) == 60
    assert {one.link for one in pressed} == {1, 2, 3, 4}
    for one, seen in zip(pressed, polled, strict=True):
        assert one.sent < stamps[one.link, one.number] < one.answered
        assert one.sent <= one.noted < seen
    assert crowd.NOTE.size == 64
