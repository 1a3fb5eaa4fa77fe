"""A line that loses some frames and delays the others, for kernels without netem.

It runs as a program between two TAP adapters, one in a laptop's namespace and one in the bridge's,
and passes on Ethernet frames in both directions.
"""

import argparse
import ctypes
import heapq
import os
import selectors
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Protocol

_CLONE_NEWNET = 0x40000000
_TUNSETIFF = 0x400454CA
_TAP_WITHOUT_HEADER = 0x0002 | 0x1000
_LONGEST_FRAME = 65536


class Cable(Protocol):
    space: str
    room: str
    port: str


@contextmanager
def running(cable: Cable, loss: float, delay: float) -> Iterator[None]:
    """Once it has printed its first line the adapters exist, until the block ends."""
    ends = [cable.space, "lan", cable.room, cable.port]
    command = [sys.executable, __file__, *ends, str(loss), str(delay)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            yield
        finally:
            process.terminate()


def open_tap(space: str, device: str) -> int:
    with Path("/run/netns", space).open("rb") as handle:
        if ctypes.CDLL(None, use_errno=True).setns(handle.fileno(), _CLONE_NEWNET):
            raise OSError(ctypes.get_errno(), f"cannot enter {space}")
    tap = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    from fcntl import ioctl  # Windows lacks this module, but imports this file in other tests.

    ioctl(tap, _TUNSETIFF, struct.pack("16sH22x", device.encode(), _TAP_WITHOUT_HEADER))
    return tap


@dataclass
class Relay:
    loss: float
    delay: float
    chance: Random = field(default_factory=lambda: Random(7))
    _under_way: list[tuple[float, int, int, bytes]] = field(default_factory=list)
    _count: int = 0

    def run(self, one: int, other: int) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(one, selectors.EVENT_READ, other)
            selector.register(other, selectors.EVENT_READ, one)
            while True:
                for key, _ in selector.select(self._pause()):
                    self._take(key.fd, key.data)
                self._deliver()

    def _pause(self) -> float | None:
        return max(0.0, self._under_way[0][0] - time.monotonic()) if self._under_way else None

    def _take(self, source: int, target: int) -> None:
        frame = os.read(source, _LONGEST_FRAME)
        if self.chance.random() >= self.loss:
            self._count += 1
            due = time.monotonic() + self.delay
            heapq.heappush(self._under_way, (due, self._count, target, frame))

    def _deliver(self) -> None:
        while self._under_way and self._under_way[0][0] <= time.monotonic():
            _, _, target, frame = heapq.heappop(self._under_way)
            try:
                os.write(target, frame)
            except OSError:
                continue


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("space", "device", "other_space", "other_device"):
        parser.add_argument(name)
    for name in ("loss", "delay"):
        parser.add_argument(name, type=float)
    args = parser.parse_args()
    taps = open_tap(args.space, args.device), open_tap(args.other_space, args.other_device)
    print("ready", flush=True)
    Relay(args.loss, args.delay).run(*taps)


if __name__ == "__main__":
    main()
