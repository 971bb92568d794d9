"""How big messages are, and how long an answer takes, at a real table of Set on this machine."""

import statistics
import time
from typing import Any

from game.bench import judge
from game.bench.figures import quantile, spread
from game.bench.peer import Peer, lying
from game.games.setgame.pack import sets_among
from net.config import RoomConfig

BURST = 40
"""Claims that a host takes from one machine at once."""

ROUND = RoomConfig(
    name="bench",
    game="set",
    preset="count",
    seats=1,
    options={"claim": "instant", "penalty": "none", "finish": "count", "count": 500},
    autostart=True,
)


def measure(long: bool) -> dict[str, Any]:
    """Bytes of a claim and of the update that grants it (frames, medians), and claim → verdict, the host's wait of 1 ms included."""
    claims, updates, trips = [], [], []
    with judge.hosting(ROUND) as host, Peer(host.port, "A") as peer:
        for _ in range(400 if long else BURST):
            peer.until(lambda: sets_among(lying(peer)))
            claim = peer.ask({"do": "claim", "cards": list(sets_among(lying(peer))[0])})
            verdict = peer.answer(claim.number)
            claims.append(claim.size)
            updates.append(verdict.size)
            trips.append(verdict.at - claim.at)
            time.sleep(0.05 if long else 0)  # no more than a host lets anybody ask
    return {
        "claim_bytes": int(statistics.median(claims)),
        "update_bytes": int(statistics.median(updates)),
        "round_trip_ms": quantile(trips, 0.5),
        "round_trip": spread(trips),
        "claims": len(trips),
    }


def text(result: dict[str, Any]) -> list[str]:
    """The result in lines."""
    trip = result["round_trip"]
    return [
        f"a claim {result['claim_bytes']} bytes, the update that grants it {result['update_bytes']} bytes",
        f"claim → verdict p50 {trip['p50']} ms, p99 {trip['p99']} ms over {result['claims']} claims",
    ]
