"""What discovery asks, answers and believes; no sockets, time by hand (facts: query and answer, hostile text, 512 bytes, 6 s)."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from net import notices, wire
from net.notices import Answer, Heard

SECOND = 1_000_000_000
NONCE = b"12345678"
TABLE = Answer(1, 1, "1.0", "ab12", "Kitchen", "scopa", "classic", 1, 2, 27431)


def answer(nonce=NONCE, **changes):
    reply = notices.reply(notices.question(nonce), msgspec.structs.replace(TABLE, **changes))
    assert reply is not None
    return reply


@pytest.fixture
def heard():
    listening = Heard()
    listening.asked(NONCE, 0)
    return listening


def test_an_answer_to_a_question_of_ours_is_a_table(heard):
    assert heard.hear(answer(), "10.0.0.7", 3_000_000)
    (table,) = heard.tables()
    assert (table.address, table.port, table.name, table.game, table.preset) == ("10.0.0.7", 27431, "Kitchen", "scopa", "classic")
    assert (table.seats_free, table.seats_total, table.locked, table.compatible) == (1, 2, False, True)
    assert table.ping_us == 3000


def test_only_questions_are_answered():
    assert notices.reply(b"", TABLE) is None
    assert notices.reply(notices.MAGIC, TABLE) is None
    assert notices.reply(answer(), TABLE) is None
    assert notices.reply(notices.question(NONCE)[1:], TABLE) is None


@given(st.binary(max_size=600))
def test_no_bytes_are_taken_for_a_question_or_hurt(junk):
    assert notices.reply(notices.MAGIC + junk, TABLE) is None
    assert not Heard().hear(notices.MAGIC + junk, "10.0.0.7", 0)


def test_an_answer_nobody_asked_for_is_nothing(heard):
    assert not heard.hear(answer(nonce=b"87654321"), "10.0.0.7", 0)
    assert heard.tables() == ()


def test_only_the_last_eight_questions_count(heard):
    for number in range(8):
        heard.asked(b"question"[:7] + bytes([number]), number)
    assert not heard.hear(answer(), "10.0.0.7", 9)


def test_a_table_of_another_version_is_listed_as_such(heard):
    heard.hear(answer(proto_min=2, proto_max=3), "10.0.0.7", 0)
    assert [table.compatible for table in heard.tables()] == [False]


def test_an_answer_of_a_later_version_with_more_in_it_is_still_read(heard):
    later = {**msgspec.to_builtins(TABLE, builtin_types=(bytes,)), "nonce": NONCE, "proto_min": 5, "proto_max": 6, "fingerprint": b"x" * 16}
    assert heard.hear(notices.MAGIC + msgspec.msgpack.encode(later), "10.0.0.7", 0)
    assert [table.compatible for table in heard.tables()] == [False]


def test_a_table_is_gone_after_six_silent_seconds(heard):
    heard.hear(answer(), "10.0.0.7", 0)
    assert not heard.forget(6 * SECOND)
    assert len(heard.tables()) == 1
    assert heard.forget(6 * SECOND + 1)
    assert heard.tables() == ()


def test_a_table_heard_by_two_ways_is_one_and_keeps_its_first_address(heard):
    assert heard.hear(answer(), "10.0.0.7", 0)
    assert not heard.hear(answer(), "192.168.1.7", 1)
    assert [table.address for table in heard.tables()] == ["10.0.0.7"]


def test_two_tables_of_one_name_are_two(heard):
    heard.hear(answer(instance="one"), "10.0.0.7", 0)
    heard.hear(answer(instance="two", port=27432), "10.0.0.7", 0)
    assert [table.port for table in heard.tables()] == [27431, 27432]


def test_news_of_a_table_replace_the_old_and_the_shortest_way_is_kept(heard):
    assert heard.hear(answer(), "10.0.0.7", 2_000_000)
    assert not heard.hear(answer(), "10.0.0.7", 9_000_000)
    assert heard.hear(answer(seats_free=0), "10.0.0.7", 9_000_000)
    assert [(table.seats_free, table.ping_us) for table in heard.tables()] == [(0, 2000)]


def test_a_flood_of_tables_is_bounded(heard):
    for number in range(40):
        heard.hear(answer(instance=f"flood{number}"), "10.0.0.66", 0)
    assert len(heard.tables()) == notices.MOST_PER_ADDRESS
    for number in range(400):
        heard.hear(answer(instance=f"more{number}"), f"10.0.{number}.1", 0)
    assert len(heard.tables()) == notices.MOST_TABLES


def test_the_words_of_a_stranger_are_made_safe(heard):
    heard.hear(answer(name="a\x00b\n\u202ec\u200d\x1b[31m", game="\u2028x", changed={"\x07target": "\x00eleven"}), "10.0.0.7", 0)
    (table,) = heard.tables()
    assert (table.name, table.game, table.changed) == ("abc[31m", "x", {"target": "eleven"})


@pytest.mark.parametrize(
    "wrong",
    [
        {"port": 0},
        {"port": 65536},
        {"port": True},
        {"name": 7},
        {"name": "x" * 97},
        {"seats_free": -1},
        {"locked": 1},
        {"changed": {"a": [1]}},
    ],
)
def test_an_answer_with_an_impossible_field_is_nothing(heard, wrong):
    plain = {**msgspec.to_builtins(TABLE, builtin_types=(bytes,)), "nonce": NONCE, **wrong}
    assert not heard.hear(notices.MAGIC + msgspec.msgpack.encode(plain), "10.0.0.7", 0)


def test_no_answer_is_longer_than_512_bytes_and_the_options_go_first():
    longest = answer(name="\N{MAHJONG TILE RED DRAGON}" * 24, changed={f"option{number:026}": "v" * 20 for number in range(16)})
    assert len(longest) <= notices.LONGEST
    assert wire.decode(longest[len(notices.MAGIC) :], wire.Gate[Answer], 16).changed == {}
    few = answer(changed={"target": 11})
    assert wire.decode(few[len(notices.MAGIC) :], wire.Gate[Answer], 16).changed == {"target": 11}


def test_more_than_512_bytes_are_not_even_read(heard):
    assert not heard.hear(answer() + b"\xc0" * 512, "10.0.0.7", 0)


def test_one_address_gets_at_most_twenty_answers_a_second_and_others_are_not_touched():
    ration = notices.Ration()
    assert [ration.allows("10.0.0.7", 5 * SECOND + number) for number in range(25)] == [True] * 20 + [False] * 5
    assert ration.allows("10.0.0.8", 5 * SECOND + 30)
    assert ration.allows("10.0.0.7", 6 * SECOND)
