"""The tools for trials on other systems: empty Debians, and Windows under Wine."""

import os
import signal
import socket
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import fresh
from devtools import project
from release.linux.breaking_line import BreakingLine
from release.linux.empty_root import EmptyRoot, privately
from wine import lab, python, sources
from wine.machine import INSIDE, Machine, windows_path

HOLDS = 100_000


@pytest.fixture
def server():
    """Send more than the line lets through to each client."""

    def answer() -> None:
        try:
            while True:
                client, _ = listening.accept()
                with client:
                    client.sendall(bytes(4 * HOLDS))
        except OSError:
            return

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=answer)
        thread.start()
        yield listening.getsockname()[1]
        listening.shutdown(socket.SHUT_RDWR)
    thread.join()


def received(line: BreakingLine, port: int) -> int:
    """What arrives through the line before it breaks, including the proxy's own answer."""
    place = line.address.removeprefix("http://").split(":")
    with socket.create_connection((place[0], int(place[1])), timeout=10) as client:
        client.sendall(f"CONNECT 127.0.0.1:{port} HTTP/1.1\r\n\r\n".encode())
        count = 0
        try:
            while data := client.recv(65536):
                count += len(data)
        except ConnectionResetError:
            pass
        return count


def test_a_simulated_connection_breaks_after_the_given_bytes(server: int):
    with BreakingLine(HOLDS) as line:
        assert HOLDS <= received(line, server) < 4 * HOLDS
        assert received(line, server) == 0


def test_a_simulated_connection_can_be_broken_from_the_start(server: int):
    with BreakingLine(0) as line:
        assert received(line, server) == 0


def test_the_table_of_the_trials_has_a_row_for_each():
    row = fresh.Row("Debian 12", "3.11.2", "clone, root", 44.4, "works")
    assert fresh.table([row]).splitlines()[2:] == [
        "| Debian 12 | 3.11.2 | clone, root | 44 | works |"
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="the empty systems are Debians")
def test_copying_a_system_does_not_read_device_files(tmp_path: Path):
    """A pipe stands in for a device file, which only root can create: reading it would never end,
    because nothing is written to it."""
    device, link = tmp_path / "one" / "dev" / "zero", tmp_path / "one" / "dev" / "fd"
    device.parent.mkdir(parents=True)
    os.mkfifo(device)
    link.symlink_to("/proc/self/fd")
    copy = fresh.copy_system(tmp_path / "one", tmp_path / "two")
    assert stat.S_ISFIFO((copy / "dev" / "zero").lstat().st_mode)
    assert (copy / "dev" / "fd").is_symlink()


@pytest.mark.skipif(
    sys.platform != "linux" or os.geteuid() != 0, reason="only root of a Linux may mount"
)
def test_mounts_of_a_system_under_construction_are_private(tmp_path: Path):
    """Even if it's killed, its mounts are gone, so that the system can be deleted."""
    mount = 'mount -t tmpfs none "$1" && touch "$1/there" && kill -9 $$'
    done = subprocess.run(privately("sh", "-c", mount, "sh", str(tmp_path)), check=False)
    assert done.returncode == -signal.SIGKILL
    assert list(tmp_path.iterdir()) == []
    assert str(tmp_path) not in Path("/proc/self/mounts").read_text("utf-8")


def test_a_system_that_cannot_be_copied_is_reported_in_the_table(tmp_path: Path):
    trial = fresh.Trial("trixie", EmptyRoot(tmp_path / "gone"), tmp_path, {})
    trial.case("clone", lambda _: 1.0)
    assert [row.result for row in trial.rows] == ["FAILS"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("step", ["apt", "venv", "download", "unpacking"])
def test_each_step_is_recognised_by_its_output(step: str, tmp_path: Path):
    said = {
        "apt": "Unpacking libegl1:amd64",
        "venv": "Making the environment /root/.venv",
        "download": "Downloading pyside6.whl (97 MB)",
        "unpacking": "Installing collected packages: pyside6",
    }
    assert fresh.STEPS[step](said[step], tmp_path)
    assert not fresh.STEPS[step]("", tmp_path)


def test_a_wheel_is_unpacked_where_windows_looks_for_it():
    site = Path("t") / "Lib" / "site-packages"
    names = ["a/b.py", "a/", "a-1.data/scripts/run.exe", "a-1.data/platlib/c.pyd"]
    assert dict(python.places(names, Path("t"))) == {
        "a/b.py": site / "a/b.py",
        "a-1.data/scripts/run.exe": Path("t") / "Scripts" / "run.exe",
        "a-1.data/platlib/c.pyd": site / "c.pyd",
    }


def test_the_wine_environment_installs_every_dependency():
    names = {pin.partition("==")[0] for pin in lab.wanted_pins()}
    needed = {
        name.partition(">=")[0].lower() for name in project.pyproject()["project"]["dependencies"]
    }
    assert needed <= names
    assert "pyinstaller" in names


def test_paths_of_windows_are_translated_for_wine():
    assert windows_path(INSIDE / "a b") == r"Z:\srv\lab\a b"
    machine = Machine(Path("/lab"), network=("ip", "netns", "exec", "one"))
    command = machine.command(["wine", "x.exe"], place=INSIDE / sources.FOLDER)
    assert command[:5] == ["ip", "netns", "exec", "one", "unshare"]
    assert command[-3:] == [str(INSIDE / sources.FOLDER), "wine", "x.exe"]
    assert machine.environment({"A": "b"})["WINEPREFIX"] == "/srv/lab/prefix"
