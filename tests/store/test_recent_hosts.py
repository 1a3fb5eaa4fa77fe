from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.store.remembered import MOST_HOSTS, RecentHost, RecentHosts, default_path

HOME = RecentHost("192.168.1.20", 42042, "У Ёжика")
WORK = RecentHost("10.0.7.5", 5000)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "not there yet" / "hosts.json"


def test_recent_hosts_are_newest_first_without_duplicates(path: Path) -> None:
    hosts = RecentHosts(path)
    for host in (HOME, WORK, HOME):
        hosts.remember(host)
    assert RecentHosts(path).hosts == (HOME, WORK)


def test_a_host_can_be_forgotten(path: Path) -> None:
    hosts = RecentHosts(path)
    hosts.remember(HOME)
    hosts.remember(WORK)
    hosts.forget(HOME)
    assert RecentHosts(path).addresses == (WORK.address,)


def test_the_number_of_recent_hosts_is_limited(path: Path) -> None:
    hosts = RecentHosts(path)
    for number in range(30):
        hosts.remember(RecentHost(f"10.0.0.{number}", 42042))
    assert len(RecentHosts(path).hosts) == MOST_HOSTS


@pytest.mark.parametrize("address", ["fe80::1", "fe80::1%wlan0", "laptop", "0.0.0.0"])
def test_temporary_addresses_are_not_saved(path: Path, address: str) -> None:
    hosts = RecentHosts(path)
    hosts.remember(RecentHost(address, 42042))
    assert hosts.hosts == ()


@given(st.binary(max_size=99) | st.sampled_from([b"{}", b"[1]", b'[{"address": ""}]', b"\xff"]))
def test_a_corrupted_list_of_recent_hosts_counts_as_empty(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("hosts") / "hosts.json"
    path.write_bytes(content)
    hosts = RecentHosts(path)
    assert hosts.hosts == ()
    hosts.remember(HOME)
    assert RecentHosts(path).hosts == (HOME,)


def test_an_unwritable_disk_does_not_lose_the_current_list_of_hosts(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    hosts = RecentHosts(blocked / "hosts.json")
    hosts.remember(HOME)
    assert hosts.hosts == (HOME,)


def test_recent_hosts_are_stored_in_the_users_data_folder() -> None:
    assert default_path().is_absolute()
    assert default_path().parent.name == "dixit-qt"
