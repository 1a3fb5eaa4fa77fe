"""Windows and Linux at one table, on a network of their own, found by mDNS."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from devtools import project
from tests.lan.house import Laptop, a_house
from wine import sources
from wine.machine import Machine, Running, WindowsTrialFailed

GAME_SECONDS = 300.0
WINDOWS_TABLE = "Стол Юли"
LINUX_TABLE = "Стол Пети"
MOVES_BEFORE_THE_BLOW = 12
SEARCH = ("find", "--json", "--seconds", "10")


def run(machine: Machine) -> None:
    program = sources.frozen(machine)
    with a_house() as house:
        windows, linux = house.laptop(), house.laptop()
        machine.network = windows.command()
        try:
            with machine.screen():
                windows_hosts(machine, program, linux)
                linux_hosts(machine, program, linux)
        finally:
            machine.network = ()


@contextmanager
def on_linux(laptop: Laptop, *words: str) -> Iterator[Running]:
    """Run the program on Linux, with its own home folder."""
    with tempfile.TemporaryDirectory() as home:
        said_in = Path(home) / "said"
        private = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), home)
        with said_in.open("wb") as output:
            process = subprocess.Popen(
                laptop.command(sys.executable, "-m", "dixit_qt", *words),
                cwd=project.ROOT,
                env={**os.environ, **private, "PYTHONUNBUFFERED": "1"},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        try:
            yield Running(process, said_in)
        finally:
            process.kill()
            process.wait()


def windows_hosts(machine: Machine, program: str, linux: Laptop) -> None:
    """A whole game; halfway the host is killed and resumes."""
    journals = "C:\\Users\\Public\\Мои партии"
    table = ("--name", WINDOWS_TABLE, "--saves", journals)
    game = ("--edition", "classic-30", "--bots", "2", "--start-with", "3")
    bot = ("bot", "--find", WINDOWS_TABLE, "--think", "20", "--once", "--json")
    with on_linux(linux, *bot) as guest:
        with machine.running("wine", program, "host", *table, *game, "--once") as host:
            host.wait_for("waiting on port")
            find(linux, WINDOWS_TABLE)
            until_moves(guest, MOVES_BEFORE_THE_BLOW)
            machine.wine("taskkill", "/F", "/IM", "dixit-qt.exe")
            host.ended()
        print("ok   a host on Windows is found by mDNS, plays, and is killed", flush=True)
        with machine.running("wine", program, "host", *table, "--resume", "--once") as host:
            host.wait_for("waiting on port")
            if guest.ended(GAME_SECONDS) or host.ended(GAME_SECONDS):
                raise WindowsTrialFailed(f"{guest.said()[-2000:]}\n{host.said()[-2000:]}")
    print("ok   it resumes, the guest comes back, and the game is played to the end", flush=True)


def until_moves(guest: Running, moves: int) -> None:
    """Wait for the game: among the guest's messages only those of a game have a phase."""
    guest.wait_until(lambda said: said.count('"phase"') >= moves, GAME_SECONDS)


def find(linux: Laptop, name: str) -> None:
    with on_linux(linux, *SEARCH) as search:
        search.ended()
        expect(name, search.said())


def expect(name: str, said: str) -> None:
    """Parse a line of JSON; Wine may print its warnings around it."""
    found = [json.loads(line) for line in said.splitlines() if line.startswith("[")]
    names = [table["name"] for tables in found for table in tables]
    if name not in names:
        raise WindowsTrialFailed(f"{name} is not among {names}")


def linux_hosts(machine: Machine, program: str, linux: Laptop) -> None:
    game = ("--edition", "odyssey", "--bots", "3", "--start-with", "4", "--once")
    with on_linux(linux, "host", "--name", LINUX_TABLE, *game) as host:
        host.wait_for("waiting on port")
        expect(LINUX_TABLE, machine.wine(program, *SEARCH))
        bot = ("bot", "--find", LINUX_TABLE, "--think", "20", "--once")
        machine.wine(program, *bot, seconds=GAME_SECONDS)
        if host.ended(GAME_SECONDS):
            raise WindowsTrialFailed(host.said()[-2000:])
    print("ok   a host on Linux is found on Windows, and the game is played to the end", flush=True)
