"""Names, the room's name and chat on their way through a host: whatever comes in, what is told can be drawn, and no two
people look alike."""

import unicodedata

import pytest
from kits.rooms import MS, OWNER, join, notes, open_room

from net.messages import Said, Say, Sit
from net.names import looks

NASTY = (
    "\x00\x01\x1b[31mred",
    "\u202eevil\u202c",
    "A\u200b\u200d\u2060nn\ufeff",
    "a" + "\u0301" * 90,
    "\u0301\u0301\u0301",
    "\u2028\u2029\r\n",
    "\ue000\U000f0000\U0010ffff",
    "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "   ",
    "",
    "\uff21\uff4e\uff4e",
    "x" * 96,
)
BAD = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def texts(value):
    """Every piece of text in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)


def check(text, most):
    assert len(text) <= most, text
    assert not {unicodedata.category(char) for char in text} & BAD, text
    marks = 0
    for char in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        assert marks <= 4, text


@pytest.mark.parametrize("nasty", NASTY, ids=ascii)
def test_what_everybody_is_told_can_be_drawn(nasty):
    net = open_room("set", "speed", seats=6, name=nasty, autostart=False)
    one = join(net, nasty, "Ann", key=OWNER)
    other = join(net, nasty, "Ann")
    one.wish(Sit(5, nasty))
    one.wish(Say(nasty))
    net.run(MS)
    room = other.client.room
    names = [name for peer in room.peers for name in peer.names]
    for text in (room.name, *names, *(seat.name for seat in room.seats), *(name for _, name in notes(other))):
        check(text, 24)
    assert all(names)
    assert len({looks(name) for name in names}) == len(names)
    for said in other.of(Said):
        check(said.text, 200)
        assert said.text
