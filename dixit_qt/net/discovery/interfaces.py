"""The network adapters that other computers can reach, and their addresses."""

import ipaddress
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import ifaddr

LOOPBACK = "127.0.0.1"
SMALLEST_PREFIX = 22


class Kind(StrEnum):
    REAL = "real"
    VIRTUAL = "virtual"
    TUNNEL = "tunnel"
    LOOPBACK = "loopback"


@dataclass(frozen=True, slots=True)
class Interface:
    """`label` is the name that people know, `name` the system's."""

    name: str
    label: str
    kind: Kind
    ipv4: tuple[ipaddress.IPv4Interface, ...] = ()
    ipv6: tuple[ipaddress.IPv6Interface, ...] = ()


Look = Callable[[], Sequence[Interface]]

# Bridges and switches between a computer and its own virtual machines. A virtual Wi-Fi adapter
# isn't one of them: Windows makes one for its hotspot
_VIRTUAL = re.compile(
    r"^(docker|br-|veth|cni|virbr|vmnet|vboxnet|lxc|lxd|podman|flannel|cali|kube|awdl|llw|anpi)"
    r"|^vethernet|hyper-v|vmware|virtualbox|\bwsl\b",
    re.IGNORECASE,
)
# Tunnels lead out of the local network. ZeroTier, Hamachi and Radmin are installed to play
# together, so they count as real
_TUNNEL = re.compile(
    r"^(tun|tap|utun|wg|ppp|ipsec|gif|stf|nordlynx|proton|tailscale|cloudflarewarp)"
    r"|tap-windows|wintun|wireguard|openvpn|anyconnect|nordvpn|tailscale|\bvpn\b",
    re.IGNORECASE,
)


def kind_of(names: Iterable[str]) -> Kind:
    """Judge by all names of an adapter: the system's, the device's and the user's."""
    names = tuple(names)
    for kind, pattern in ((Kind.VIRTUAL, _VIRTUAL), (Kind.TUNNEL, _TUNNEL)):
        if any(pattern.search(name) for name in names):
            return kind
    return Kind.REAL


def look() -> tuple[Interface, ...]:
    """All adapters that have an address, in the system's order."""
    return tuple(_interface(adapter) for adapter in ifaddr.get_adapters() if adapter.ips)


def _interface(adapter: ifaddr.Adapter) -> Interface:
    names = dict.fromkeys([adapter.name, adapter.nice_name, *(ip.nice_name for ip in adapter.ips)])
    ipv4 = tuple(
        ipaddress.IPv4Interface(f"{ip.ip}/{ip.network_prefix}") for ip in adapter.ips if ip.is_IPv4
    )
    ipv6 = tuple(
        ipaddress.IPv6Interface(f"{ip.ip[0].partition('%')[0]}/{ip.network_prefix}")
        for ip in adapter.ips
        if ip.is_IPv6
    )
    loops = any(each.ip.is_loopback for each in ipv4) or any(each.ip.is_loopback for each in ipv6)
    kind = Kind.LOOPBACK if loops else kind_of(names)
    return Interface(adapter.name, adapter.ips[0].nice_name, kind, ipv4, ipv6)


def usable(interfaces: Iterable[Interface], only: Collection[str] = ()) -> tuple[Interface, ...]:
    """The adapters to play over: those in `only`, else the real ones, else any that are left."""
    others = tuple(each for each in interfaces if each.kind is not Kind.LOOPBACK)
    if only:
        return tuple(each for each in others if each.name in only or each.label in only)
    with_ipv4 = tuple(each for each in others if each.ipv4)
    for kinds in ({Kind.REAL}, {Kind.REAL, Kind.TUNNEL}):
        chosen = tuple(each for each in with_ipv4 if each.kind in kinds)
        if chosen:
            return chosen
    return with_ipv4 or others


def ipv4_addresses(interfaces: Iterable[Interface]) -> tuple[str, ...]:
    """Addresses from a router come before those that a computer gave itself (169.254.x.x)."""
    found = [address.ip for each in interfaces for address in each.ipv4]
    return tuple(str(ip) for ip in sorted(found, key=lambda ip: ip.is_link_local))


def own_addresses(interfaces: Iterable[Interface], only: Collection[str] = ()) -> tuple[str, ...]:
    """The addresses that are read out and announced: IPv4 first, never fe80."""
    chosen = usable(interfaces, only)
    ipv6 = [address.ip for each in chosen for address in each.ipv6]
    return ipv4_addresses(chosen) + tuple(str(ip) for ip in ipv6 if not ip.is_link_local)


def broadcast_addresses(
    interfaces: Iterable[Interface], only: Collection[str] = ()
) -> tuple[str, ...]:
    """One for each network, from its netmask, unless the network has no broadcast address."""
    networks = [address.network for each in usable(interfaces, only) for address in each.ipv4]
    return tuple(
        dict.fromkeys(str(each.broadcast_address) for each in networks if each.prefixlen < 31)
    )


def neighbours(interfaces: Iterable[Interface], only: Collection[str] = ()) -> tuple[str, ...]:
    """Every other address in the networks that are small enough to ask one by one."""
    own = [address for each in usable(interfaces, only) for address in each.ipv4]
    small = (address for address in own if SMALLEST_PREFIX <= address.network.prefixlen < 31)
    hosts = {str(ip): None for address in small for ip in address.network.hosts()}
    for address in own:
        hosts.pop(str(address.ip), None)
    return tuple(hosts)


def multicast_addresses(
    interfaces: Iterable[Interface], only: Collection[str] = ()
) -> tuple[str, ...]:
    """The addresses for mDNS. Without a network, two windows on one computer can still find each
    other."""
    return ipv4_addresses(usable(interfaces, only)) or (LOOPBACK,)


class Watch:
    """Reports a change of the adapters once two looks in a row have shown it."""

    def __init__(self, first: Sequence[Interface]) -> None:
        self._settled = self._last = frozenset(first)

    @property
    def restless(self) -> bool:
        return self._last != self._settled

    def changed(self, seen: Sequence[Interface]) -> bool:
        now = frozenset(seen)
        steady, self._last = now == self._last, now
        if not steady or now == self._settled:
            return False
        self._settled = now
        return True
