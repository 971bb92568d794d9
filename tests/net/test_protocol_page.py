"""PROTOCOL.md names every message, every record, every word for being sent away, and the limits as they are."""

import re
import typing
from pathlib import Path

import pytest

import net
from net import discovery, journal, messages, names, pulse, records, refusals, roster, unanswered, wire
from net.links import framed, tcp

PAGE = (Path(net.__file__).parent / "PROTOCOL.md").read_text(encoding="utf-8")
TAGS = [kind.__struct_config__.tag for union in (messages.ToHost, messages.ToPeer, records.Record) for kind in typing.get_args(union)]


@pytest.mark.parametrize("word", sorted({*TAGS, *refusals.DENIALS, *refusals.GOODBYES}))
def test_every_message_record_and_goodbye_is_on_the_page(word):
    assert re.search(rf"(?:`[^`\n]*|^    .*)\b{word}\b", PAGE, re.MULTILINE)


@pytest.mark.parametrize(
    "line",
    [
        f"# The protocol, version {messages.PROTOCOL}\n",
        f"| body from somebody not welcomed yet | {wire.HELLO_LIMIT // 1024} KiB |",
        f"| {wire.TO_HOST_LIMIT // 1024} KiB · {wire.TO_PEER_LIMIT // 1024} KiB |",
        f"| from the first byte of a frame to its last | {framed.FRAME_SECONDS:.0f} s |",
        f"| bytes kept for a peer that does not read | {framed.WRITE_CAP // 1024} KiB",
        f"| {tcp.LIMITS.links} · {tcp.LIMITS.strangers} · {tcp.LIMITS.strangers_per_address} (the oldest stranger makes room) |",
        f"| {roster.MOST_NAMES}; {names.NAME_LENGTH} · {names.LINE_LENGTH} |",
        f"within {pulse.HELLO_WITHIN // 10**9} s, and comes once",
        f"hears nothing for {pulse.SILENCE // 10**9} s",
        f"It has at most {unanswered.MOST} on the way",
        f"Datagrams to UDP port {discovery.PORT}",
        f'magic "LPJ" and the format, {records.FORMAT} (4 bytes)',
        f"at most {journal.LONGEST >> 20} MiB",
    ],
)
def test_limits_are_told_as_they_are(line):
    assert line in PAGE
