"""A guest in a process of its own, perhaps in a network of its own: sits down at ADDRESS PORT as NAME, and claims a set for every line that
comes in. What happens is said on its output, in JSON lines. SILENCE: seconds without a word after which it gives a link up."""

import json
import sys
import threading
import time

from game.core.table import Back, Closed, Lost, Restored, Stepped
from game.games.setgame.actions import Claim
from game.games.setgame.pack import sets_among
from game.session import link_thread, start
from game.session.link_thread import Place


def main():
    """Join, ready, and do as asked until the input ends."""
    address, port, name, silence = sys.argv[1:]
    link_thread.SILENCE_SECONDS = float(silence)
    news, claims = threading.Event(), []
    table = start.join(Place((address,), int(port)), (name,), news.set)
    threading.Thread(target=_listen, args=(claims, news), daemon=True).start()
    sat = began = False
    while True:
        news.wait(0.2)
        news.clear()
        for happening in table.poll(time.monotonic_ns()):
            if isinstance(happening, Lost | Back | Closed):
                _say(happened=type(happening).__name__.lower())
            if isinstance(happening, Stepped) and happening.own_cause:
                _say(granted=happening.own_cause[1])
            if isinstance(happening, Stepped | Restored):
                _say(points=sum(racer.points for racer in happening.view.racers))
        if table.own and not sat:
            sat = True
            _say(sat=table.own[0])
            table.ready(table.own)
        view = table.view(table.own[0]) if table.own else None
        lying = view.lying if view else ()
        if lying and not began:
            began = True
            _say(began=True)
        if claims and lying and table.connected and (sets := sets_among(lying)):
            claims.pop()
            table.act(table.own[0], Claim(sets[0]), 0)


def _listen(claims, news):
    for _ in sys.stdin:
        claims.append(True)
        news.set()


def _say(**what):
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    main()
