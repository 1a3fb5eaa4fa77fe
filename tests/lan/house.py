"""A room with laptops: network namespaces joined by a bridge in its own namespace.

Nothing here touches the machine's networks: the bridge has no way out.
"""

import itertools
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.lan import weak_link

NETMASK = 24
QUEUE = ("burst", "16kb", "limit", "1mb")
"""How much an adapter sends in one burst, and how much may be queued."""

_numbers = itertools.count(1)


@dataclass(frozen=True, slots=True)
class Line:
    """A line, for each direction: the share of frames that it loses, its delay in seconds, and its
    Mb/s; 0 means unlimited."""

    loss: float = 0.0
    delay: float = 0.0
    rate: int = 0

    @property
    def is_weak(self) -> bool:
        return bool(self.loss or self.delay)


GOOD = Line()
WEAK = Line(loss=0.10, delay=0.100)


class NotPermitted(Exception):
    """The reason why namespaces can't be created here."""


def ip(*arguments: str) -> None:
    done = subprocess.run(["ip", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotPermitted(f"ip {' '.join(arguments)}: {done.stderr.strip()}")


@dataclass
class Laptop:
    """A namespace with one adapter, `lan`, connected to `port` of the bridge."""

    space: str
    room: str
    port: str
    address: str

    def command(self, *arguments: str) -> list[str]:
        """`ip netns exec` replaces itself by the program, so signals reach the program."""
        return ["ip", "netns", "exec", self.space, *arguments]

    def unplug(self) -> None:
        ip("-n", self.room, "link", "set", self.port, "down")

    def plug_in(self) -> None:
        ip("-n", self.room, "link", "set", self.port, "up")

    def add_bridge(self, name: str, address: str) -> None:
        """Add a bridge, as container and VM software does."""
        ip("-n", self.space, "link", "add", name, "type", "bridge")
        ip("-n", self.space, "addr", "add", f"{address}/16", "brd", "+", "dev", name)
        ip("-n", self.space, "link", "set", name, "up")

    def readdress(self, address: str) -> None:
        """Change the address, as a router does when a lease changes."""
        ip("-n", self.space, "addr", "flush", "dev", "lan")
        ip("-n", self.space, "addr", "add", f"{address}/{NETMASK}", "brd", "+", "dev", "lan")
        self.address = address


@dataclass
class House:
    space: str
    closing: ExitStack
    laptops: list[Laptop] = field(default_factory=list)

    def laptop(self, line: Line = GOOD) -> Laptop:
        """Add a laptop to the bridge, at the end of this line."""
        number = len(self.laptops) + 1
        space = _make_space(self.closing, f"{self.space}-{number}")
        laptop = Laptop(space, self.space, f"port{number}", f"10.77.0.{number}")
        relayed = line.is_weak and not _has_netem()
        if relayed:
            self.closing.enter_context(weak_link.running(laptop, line.loss, line.delay))
        else:
            _lay_cable(laptop)
        if line.is_weak and not relayed:
            _shape(laptop, *_netem(line))
        elif line.rate:
            _shape(laptop, "tbf", "rate", f"{line.rate}mbit", *QUEUE)
        self._connect(laptop)
        self.laptops.append(laptop)
        return laptop

    def _connect(self, laptop: Laptop) -> None:
        ip("-n", self.space, "link", "set", laptop.port, "master", "bridge", "up")
        ip("-n", laptop.space, "link", "set", "lo", "up")
        address = f"{laptop.address}/{NETMASK}"
        ip("-n", laptop.space, "addr", "add", address, "brd", "+", "dev", "lan")
        ip("-n", laptop.space, "link", "set", "lan", "up")


def _lay_cable(laptop: Laptop) -> None:
    ends = ("type", "veth", "peer", "name", laptop.port, "netns", laptop.room)
    ip("-n", laptop.space, "link", "add", "lan", *ends)


def _has_netem() -> bool:
    """Many kernels lack netem; then a program in the middle simulates the line."""
    with ExitStack() as closing:
        space = _make_space(closing, f"dixit-{os.getpid()}-netem{next(_numbers)}")
        command = ["tc", "-n", space, "qdisc", "add", "dev", "lo", "root", "netem", "loss", "1%"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _netem(line: Line) -> list[str]:
    rate = ["rate", f"{line.rate}mbit"] if line.rate else []
    return ["netem", "delay", f"{line.delay * 1e6:.0f}us", "loss", f"{line.loss:.0%}", *rate]


def _shape(laptop: Laptop, *discipline: str) -> None:
    for space, device in ((laptop.space, "lan"), (laptop.room, laptop.port)):
        command = ["tc", "-n", space, "qdisc", "add", "dev", device, "root", *discipline]
        subprocess.run(command, capture_output=True, check=True)


def _make_space(closing: ExitStack, name: str) -> str:
    ip("netns", "add", name)
    closing.callback(ip, "netns", "del", name)
    return name


@contextmanager
def a_house() -> Iterator[House]:
    with ExitStack() as closing:
        space = _make_space(closing, f"dixit-{os.getpid()}-{next(_numbers)}")
        ip("-n", space, "link", "add", "bridge", "type", "bridge")
        ip("-n", space, "link", "set", "bridge", "up")
        yield House(space, closing)


def clear_away() -> None:
    """Remove namespaces that a killed run left behind."""
    listed = subprocess.run(["ip", "netns", "list"], capture_output=True, text=True, check=False)
    for name in re.findall(r"^dixit-[0-9]+-\S+", listed.stdout, flags=re.MULTILINE):
        if not Path("/proc", name.split("-")[1]).exists():
            ip("netns", "del", name)


def reason_against() -> str:
    """Why namespaces can't be created here; empty if they can."""
    if sys.platform != "linux":
        return "network namespaces exist on Linux only"
    try:
        clear_away()
        with a_house() as house:
            house.laptop()
    except (NotPermitted, FileNotFoundError) as error:
        return f"network namespaces cannot be made here: {error}"
    return ""
