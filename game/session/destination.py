"""What somebody typed to get to a table: an address, an address with its port, a name, or a join code.

Decides what is meant; whether anybody is there is found out by going.
"""

import re
from ipaddress import AddressValueError, IPv6Address

from game.session.link_thread import Place
from net import joincode
from net.interfaces import own_networks
from net.joincode import FIRST_PORT

_NAME = re.compile(r"[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_.])?")


def destination(text: str) -> Place | None:
    """Where this leads: `192.168.1.5`, `192.168.1.5:27433`, `[fe80::1%eth0]:27433`, `kitchen.local`, `0452-0000`; None if nowhere.

    Eight letters and digits without a dot are taken for a join code if they can be one; a name that looks like one is told from it by
    its port. Without a port it is the first of the usual ones.
    """
    text = text.strip()
    if code := joincode.read(text):
        places = joincode.places(code, own_networks())
        return Place(places, code.port) if places else None
    address, port = _split(text)
    if port is None or not (_is_ipv6(address) or _is_name(address)):
        return None
    return Place((address,), port)


def _split(text: str) -> tuple[str, int | None]:
    """Address and port; port None if it is none."""
    if bracketed := re.fullmatch(r"\[(.+)\](?::(\d{1,5}))?", text):
        address, port = bracketed[1], bracketed[2]
    elif text.count(":") == 1:
        address, port = text.split(":")
    else:
        address, port = text, None
    if port is None:
        return address, FIRST_PORT
    return address, int(port) if re.fullmatch(r"[0-9]{1,5}", port) and 0 < int(port) < 65536 else None


def _is_ipv6(address: str) -> bool:
    try:
        IPv6Address(address)
    except AddressValueError:
        return False
    return True


def _is_name(address: str) -> bool:
    """A name or an IPv4 address; only digits and dots must be four numbers up to 255."""
    if not re.search("[A-Za-z]", address):
        parts = address.split(".")
        return len(parts) == 4 and all(re.fullmatch("[0-9]{1,3}", part) and int(part) < 256 for part in parts)
    return len(address) <= 253 and bool(_NAME.fullmatch(address))
