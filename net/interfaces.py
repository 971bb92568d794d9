"""The addresses this machine has now. Asked anew each time, because networks come and go; knows nothing of ports or tables."""

from ipaddress import IPv4Interface

import ifaddr


def own_networks() -> tuple[IPv4Interface, ...]:
    """Every IPv4 address of this machine with its network: those others can reach first, loopback last. Empty if it cannot be told."""
    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:
        return ()
    found = {
        IPv4Interface(f"{ip.ip}/{ip.network_prefix}")
        for adapter in adapters
        for ip in adapter.ips
        if ip.is_IPv4 and 0 < ip.network_prefix <= 32
    }
    return tuple(sorted(found, key=_reach))


def reachable_addresses() -> tuple[str, ...]:
    """The addresses to show people on other machines, best first; only `127.0.0.1` without any network."""
    return tuple(str(one.ip) for one in own_networks() if not one.ip.is_loopback) or ("127.0.0.1",)


def _reach(one: IPv4Interface) -> tuple[bool, bool, bool, IPv4Interface]:
    """Home networks before others, addresses given to oneself for want of a router later, loopback last."""
    return one.ip.is_loopback, one.ip.is_link_local, not one.ip.is_private, one
