import ifaddr
import pytest

from dixit_qt.net.discovery import interfaces
from dixit_qt.net.discovery.interfaces import Kind, Watch
from tests.net.discovery.adapters import CABLE, DOCKER, LOOPBACK, VPN, WIFI, adapter


@pytest.mark.parametrize(
    ("names", "kind"),
    [
        (["eth0"], Kind.REAL),
        (["wlp2s0"], Kind.REAL),
        (["en0"], Kind.REAL),
        (["bridge100"], Kind.REAL),
        (["br0"], Kind.REAL),
        (["{1F2}", "Intel(R) Wi-Fi 6 AX200", "Wi-Fi"], Kind.REAL),
        (
            ["{1F2}", "Microsoft Wi-Fi Direct Virtual Adapter", "Local Area Connection* 2"],
            Kind.REAL,
        ),
        (["ztabcdef", "ZeroTier One Virtual Port"], Kind.REAL),
        (["docker0"], Kind.VIRTUAL),
        (["br-5a1e0c"], Kind.VIRTUAL),
        (["veth12ab"], Kind.VIRTUAL),
        (["cni0"], Kind.VIRTUAL),
        (["virbr0"], Kind.VIRTUAL),
        (["{1F2}", "Hyper-V Virtual Ethernet Adapter", "vEthernet (WSL)"], Kind.VIRTUAL),
        (["{1F2}", "VMware Virtual Ethernet Adapter for VMnet8"], Kind.VIRTUAL),
        (["{1F2}", "VirtualBox Host-Only Ethernet Adapter"], Kind.VIRTUAL),
        (["tun0"], Kind.TUNNEL),
        (["utun3"], Kind.TUNNEL),
        (["wg0"], Kind.TUNNEL),
        (["{1F2}", "TAP-Windows Adapter V9", "Ethernet 3"], Kind.TUNNEL),
        (["{1F2}", "WireGuard Tunnel"], Kind.TUNNEL),
    ],
)
def test_virtual_adapters_are_recognised_by_their_names(names: list[str], kind: Kind) -> None:
    assert interfaces.kind_of(names) is kind


def test_bridges_of_virtual_machines_and_tunnels_are_not_advertised() -> None:
    found = [LOOPBACK, DOCKER, VPN, WIFI, CABLE]
    assert interfaces.own_addresses(found) == ("192.168.1.20", "10.0.7.5", "fd00::20")


@pytest.mark.parametrize(
    ("found", "addresses"),
    [([LOOPBACK, DOCKER], ("172.17.0.1",)), ([DOCKER, VPN], ("10.8.0.6",)), ([LOOPBACK], ())],
)
def test_virtual_adapters_are_used_when_there_are_no_others(
    found: list[interfaces.Interface], addresses: tuple[str, ...]
) -> None:
    assert interfaces.own_addresses(found) == addresses


def test_the_host_can_choose_a_filtered_adapter() -> None:
    labelled = adapter("{1F2}", "10.1.1.1/8", label="vEthernet (External)")
    assert interfaces.own_addresses([WIFI, DOCKER], only=["docker0"]) == ("172.17.0.1",)
    assert interfaces.own_addresses([WIFI, labelled], only=[labelled.label]) == ("10.1.1.1",)


def test_link_local_addresses_are_sorted_last() -> None:
    found = [adapter("eth0", "169.254.3.4/16"), WIFI]
    assert interfaces.ipv4_addresses(found) == ("192.168.1.20", "169.254.3.4")


def test_a_broadcast_goes_to_every_network_by_its_real_netmask() -> None:
    pairs = (adapter(f"ppp{bits}", f"10.9.{bits}.8/{bits}", kind=Kind.REAL) for bits in (31, 32))
    found = [WIFI, CABLE, *pairs]
    assert interfaces.broadcast_addresses(found) == ("192.168.1.255", "10.0.7.255")


def test_only_small_networks_are_asked_address_by_address() -> None:
    addresses = interfaces.neighbours([WIFI, adapter("eth0", "10.1.1.1/16"), DOCKER])
    assert len(addresses) == 253
    assert "192.168.1.20" not in addresses
    assert {"192.168.1.1", "192.168.1.254"} <= set(addresses)


def test_multicast_uses_loopback_without_a_network() -> None:
    assert interfaces.multicast_addresses([LOOPBACK]) == ("127.0.0.1",)


def test_the_adapters_of_this_machine_can_be_read() -> None:
    found = interfaces.look()
    assert {each.name for each in found} == {
        each.name for each in ifaddr.get_adapters() if each.ips
    }
    assert any(each.kind is Kind.LOOPBACK for each in found)


def test_a_change_of_adapters_is_reported_when_it_is_seen_twice() -> None:
    watch = Watch([WIFI])
    seen = [[WIFI], [CABLE], [CABLE], [CABLE]]
    assert [watch.changed(each) for each in seen] == [False, False, True, False]
    assert not watch.restless
    watch.changed([WIFI])
    assert watch.restless


def test_an_adapter_that_returns_at_once_is_not_reported_as_a_change() -> None:
    watch = Watch([WIFI])
    assert not any(watch.changed(each) for each in [[], [WIFI], [], [WIFI], [WIFI]])
    assert not watch.restless


def test_the_order_of_the_adapters_does_not_matter() -> None:
    watch = Watch([WIFI, CABLE])
    assert not any(watch.changed([CABLE, WIFI]) for _ in range(3))
