"""A table behind a typical home network: 100 Mb/s, and 20 Mb/s with a 5 ms round trip and 1% frame
loss. Each limit is the time that the line itself needs, plus an allowance."""

import ctypes
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bench_lan import (
    DOWNLOADERS,
    MOVES,
    PLAYERS,
    SPECTATORS,
    deck_to_all,
    one_move,
    process,
    reveals,
    share,
    within,
)
from lan_clients import Client, Guests
from lan_host import CARDS, PICTURE

from dixit_qt.wire.codes import Want
from tests.lan.house import Laptop, Line, a_house, reason_against

LINES = (Line(rate=100), Line(rate=20, delay=0.0025, loss=0.01))
NEWNET = 0x40000000
QUIET = 0.4
MOST = 0.95
"""With frame loss, a few messages whose last frame was lost wait for TCP to notice."""
FRAME, CARRIED = 1514, 1448
DECK_GOAL = 1.1
MOVES_GOAL = 100.0
REVEAL_GOAL = 5.0
CROWD_GOAL = 30.0


@contextmanager
def inside(laptop: Laptop) -> Iterator[None]:
    """Sockets that are opened inside the block belong to this laptop's namespace."""
    enter = ctypes.CDLL(None, use_errno=True).setns
    with Path("/proc/self/ns/net").open("rb") as own, laptop_of(laptop).open("rb") as other:
        if enter(other.fileno(), NEWNET):
            raise OSError(ctypes.get_errno(), f"cannot enter {laptop.space}")
        try:
            yield
        finally:
            enter(own.fileno(), NEWNET)


def laptop_of(laptop: Laptop) -> Path:
    return Path("/run/netns", laptop.space)


@contextmanager
def table(line: Line) -> Iterator[Guests]:
    with a_house() as house, tempfile.TemporaryDirectory() as folder:
        host, crowd = house.laptop(line), house.laptop()
        started = process("host", folder, "", host.address, within=host.command())
        with started as (_host, port), inside(crowd):
            guests = Guests((host.address, port), quiet=QUIET)
            yield guests
            guests.close()


def seconds_of(size: float, line: Line) -> float:
    """The time that the line itself needs for these bytes."""
    return size * 8 * FRAME / CARRIED / (line.rate * 1e6)


def reveal(guests: Guests, players: list[Client], line: Line, goal: float) -> bool:
    times, sizes = reveals(guests, players, MOST)
    cable = 2 * line.delay + seconds_of(sum(sizes), line)
    extra = (median(times) - cable) * 1e3
    print(f"  p50 {median(times) * 1e3:.1f}, p99 {share(times, 0.99) * 1e3:.1f} ms", end="; ")
    return within(f"beyond the cable's {cable * 1e3:.1f} ms to {len(sizes)}", extra, goal, "ms")


def all_reveals(line: Line) -> list[bool]:
    with table(line) as guests:
        players = guests.join(PLAYERS)
        guests.begin(players[0])
        reached = [reveal(guests, players, line, REVEAL_GOAL)]
        guests.join(SPECTATORS, Want.SPECTATOR)
        return [*reached, reveal(guests, players, line, CROWD_GOAL)]


def moves_alone(line: Line) -> float:
    """Seconds of the 99th of 100 moves without any picture traffic; TCP waits for lost frames."""
    with table(line) as guests:
        players, rng = guests.join(3), Random(3)
        guests.begin(players[0])
        guests.join(DOWNLOADERS, Want.SPECTATOR)
        return share([one_move(guests, players, rng) for _ in range(MOVES)], 0.99)


def deck(line: Line) -> list[bool]:
    with table(line) as guests:
        seconds, p99 = deck_to_all(guests)
        everything = seconds_of(sum(client.received for client in guests.all), line)
    limit = seconds_of(CARDS * PICTURE * DOWNLOADERS, line)
    print(
        f"  {CARDS} pictures to {DOWNLOADERS}: {seconds:.1f} s, the cable {limit:.1f} s", end=", "
    )
    print(f"{everything:.1f} s with the moves meanwhile", end="; ")
    reached = [
        within("the deck, of the cable's limit", seconds / limit, DECK_GOAL, "x"),
        within("  moves meanwhile, p99", p99 * 1e3, MOVES_GOAL, "ms"),
    ]
    print(f"  without pictures p99 {moves_alone(line) * 1e3:.1f} ms")
    return reached


def main() -> int:
    if reason := reason_against():
        print(reason)
        return 1
    reached = []
    for line in LINES:
        start = perf_counter()
        print(f"{line.rate} Mb/s, {line.delay * 2e3:.0f} ms, {line.loss:.0%} lost:")
        reached += all_reveals(line) + deck(line)
        print(f"  measured in {perf_counter() - start:.0f} s")
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
