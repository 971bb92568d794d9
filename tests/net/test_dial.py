"""Reaching a host: several addresses, and why it failed."""

import pytest
from kits.house import House, run

from net.links import tcp
from net.links.dial import Unreachable, dial


@run
async def test_dial_takes_the_first_address_that_answers():
    class Ear:
        def opened(self, link):
            self.link = link

        def received(self, link, message, now): ...
        def ended(self, link, reason): ...

    async with House() as house:
        ear = Ear()
        link = await dial(("no-such-name.invalid", "127.0.0.2", "127.0.0.1"), house.port, ear)
        assert link is ear.link
        assert link.address == "127.0.0.1"
        link.cut(None)
        await link.gone.wait()


@pytest.mark.parametrize(
    ("address", "reason"), [("127.0.0.1", "refused"), ("no-such-name.invalid", "unknown_name"), ("a" * 70, "unknown_name")]
)
def test_dial_says_why_nothing_answered(address, reason):
    with tcp.listen(loopback=True) as listening:
        port = listening.getsockname()[1]

    @run
    async def test():
        with pytest.raises(Unreachable) as failure:
            await dial((address,), port, None)
        assert failure.value.reason == reason

    test()
