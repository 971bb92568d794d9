"""Join codes: eight Crockford digits for the end of an IPv4 address, one of ten ports and a secret."""

from ipaddress import IPv4Interface

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net import joincode
from net.joincode import JoinCode


def test_a_code_worked_out_by_hand():
    # 192.168.1.10 -> tail 0x010A; 27433 -> 2; bits 0000 0001 0000 1010 | 0010 | 0…  in fives: 00000 00100 00101 00010 0…
    assert joincode.write("192.168.1.10", 27433) == "0452-0000"
    assert joincode.read("0452-0000") == JoinCode(0x010A, 27433, 0)


@given(st.integers(0, 0xFFFF), st.sampled_from(joincode.USUAL_PORTS), st.integers(0, 2**20 - 1))
def test_a_code_reads_back_as_it_was_written(tail, port, secret):
    code = joincode.write(f"10.20.{tail >> 8}.{tail & 255}", port, secret)
    assert code is not None
    assert joincode.read(code) == JoinCode(tail, port, secret)


@pytest.mark.parametrize("typed", ["01as-zo00", "O1AS ZOOO", "  olaszooo ", "0-i-a-s-z-0-0-0", "01ASZ000"])
def test_case_spaces_dashes_and_letters_that_look_alike_do_not_matter(typed):
    assert joincode.read(typed) == joincode.read("01ASZ000") is not None


@pytest.mark.parametrize(
    "typed", ["", "0452", "0452-00000", "0452-000U", "192.168.1.10", "10.0.0.1", "table.local", "0452:000", "é452-0000"]
)
def test_what_is_no_code_is_none(typed):
    assert joincode.read(typed) is None


def test_a_port_beyond_the_usual_ten_is_no_code():
    assert joincode.read("0009-0000") == JoinCode(0, 27440, 0)  # the fourth digit: the tail's last bit, then four bits of port
    assert joincode.read("000A-0000") is None


@pytest.mark.parametrize(("address", "port"), [("fe80::1", 27431), ("table.local", 27431), ("10.0.0.1", 27441), ("10.0.0.1", 27430)])
def test_what_no_code_can_carry_gets_none(address, port):
    assert joincode.write(address, port) is None


def test_a_code_means_the_same_place_in_every_network_and_those_inside_come_first():
    networks = [IPv4Interface("10.1.2.3/24"), IPv4Interface("192.168.1.5/24"), IPv4Interface("127.0.0.1/8")]
    assert joincode.places(JoinCode(0x010A, 27431), networks) == ("192.168.1.10", "10.1.1.10")


def test_two_addresses_in_one_network_give_one_place():
    networks = [IPv4Interface("192.168.1.5/24"), IPv4Interface("192.168.1.6/24")]
    assert joincode.places(JoinCode(0x010A, 27431), networks) == ("192.168.1.10",)


def test_this_machine_itself_is_meant_last_and_only_by_its_own_address():
    networks = [IPv4Interface("127.0.0.1/8"), IPv4Interface("192.168.1.5/24")]
    assert joincode.places(JoinCode(0x0001, 27431), networks) == ("192.168.0.1", "127.0.0.1")
    assert joincode.places(JoinCode(0x0101, 27431), networks) == ("192.168.1.1",)
