"""Network adapters as a system might report them."""

from ipaddress import IPv4Interface, IPv6Interface

from dixit_qt.net.discovery.interfaces import Interface, Kind, kind_of


def adapter(name: str, *addresses: str, label: str = "", kind: Kind | None = None) -> Interface:
    return Interface(
        name,
        label or name,
        kind or kind_of([name, label]),
        tuple(IPv4Interface(each) for each in addresses if ":" not in each),
        tuple(IPv6Interface(each) for each in addresses if ":" in each),
    )


LOOPBACK = adapter("lo", "127.0.0.1/8", "::1/128", kind=Kind.LOOPBACK)
WIFI = adapter("wlan0", "192.168.1.20/24", "fe80::20/64", "fd00::20/64")
CABLE = adapter("enp3s0", "10.0.7.5/22")
DOCKER = adapter("docker0", "172.17.0.1/16")
VPN = adapter("tun0", "10.8.0.6/24")
