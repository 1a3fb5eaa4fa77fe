"""A table on the network against bare sockets that move the same bytes, all in this run.

Host and servers are processes of their own; all clients live here, so that both sides of each
ratio pay the same for switching between them. The host writes and syncs its journal.
"""

import os
import selectors
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from lan_browsers import BrowserClient, page
from lan_clients import READ, Client, Guests
from lan_host import CARDS, PICTURE

from dixit_qt.wire.codes import Want

ROOT = Path(__file__).resolve().parents[2]
REVEAL_GOAL = 2.0
DOWNLOAD_GOAL = 1.3
SEALED_GOAL = 1.3
HANDSHAKE_GOAL = 0.060
HANDSHAKES = 9
TURNS = 6
CODE = "amber fox"
PLAYERS = 12
DOWNLOADERS = 11
SPECTATORS = 200
REVEALS = 25
ROUND_GOAL = 20.0
PAGE_GOAL = 150.0
PAINT_GOAL = 300.0


@contextmanager
def process(*arguments: object) -> Iterator[tuple[int, int]]:
    """One of `lan_host`: its id, and the port on which it listens."""
    script = Path(__file__).with_name("lan_host.py")
    command = [sys.executable, str(script), *map(str, arguments)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as running:
        try:
            line = running.stdout.readline() if running.stdout else b""
            yield running.pid, int(line)
        finally:
            running.terminate()


@contextmanager
def table(folder: str, code: str | None = None) -> Iterator[tuple[int, Guests]]:
    with process("host", folder, *([] if code is None else [code])) as (pid, port):
        guests = Guests(port, code)
        yield pid, guests
        guests.close()


def reveals(guests: Guests, players: Sequence[Client]) -> tuple[float, list[int]]:
    """Seconds from the last vote until everybody has decoded the reveal; bytes for each."""
    rng, times, sizes = Random(7), [], []
    for _ in range(REVEALS):
        last = guests.play_until_last_vote(players, rng)
        revision = last.state.revision
        before = [client.received for client in guests.all]
        start = perf_counter()
        last.move(rng)
        guests.until_after(revision)
        times.append(perf_counter() - start)
        after = [client.received for client in guests.all]
        sizes = [new - old for new, old in zip(after, before, strict=True)]
    return median(times), sizes


def round_and_reveal(guests: Guests, players: Sequence[Client]) -> tuple[float, float]:
    """Seconds from the last vote until the reveal is in everybody's socket, and the bytes that a
    player is told in a round."""
    rng, times = Random(7), []
    guests.play_until_last_vote(players, rng).move(rng)
    guests.arrivals(perf_counter())
    before = sum(client.received for client in players)
    for _ in range(REVEALS):
        last = guests.play_until_last_vote(players, rng)
        start = perf_counter()
        last.move(rng)
        times.append(guests.arrivals(start))
    told = sum(client.received for client in players) - before
    return median(times), told / REVEALS / len(players)


def browsers(folder: str) -> list[bool]:
    """The same table twice: eleven of the seats in the program, then in browsers."""
    found = []
    for kind in (Client, BrowserClient):
        with table(folder) as (_pid, guests):
            players = guests.join(1) + guests.join(PLAYERS - 1, kind=kind)
            guests.begin(players[0])
            found.append(round_and_reveal(guests, players))
    (program, bytes_of_a_round), (browser, _) = found
    with table(folder) as (_pid, guests):
        paint, size = page(guests.port)
    return [
        within("a round to a player of 12", bytes_of_a_round / 1000, ROUND_GOAL, "kB"),
        report(f"reveal to {PLAYERS - 1} browsers", browser, program, REVEAL_GOAL, "in programs"),
        within("the page without cards", size / 1000, PAGE_GOAL, "kB"),
        within("first paint over 20 Mb/s with 5 ms", paint * 1000, PAINT_GOAL, "ms"),
    ]


def within(name: str, measured: float, goal: float, unit: str) -> bool:
    verdict = "reached" if measured <= goal else "MISSED"
    print(f"{name}: {measured:.1f} {unit}, goal {goal:g} {unit} {verdict}")
    return measured <= goal


def read_all(clients: Sequence[socket.socket], sizes: Sequence[int]) -> None:
    left = dict(zip(clients, sizes, strict=True))
    with selectors.DefaultSelector() as selector:
        for client in clients:
            selector.register(client, selectors.EVENT_READ)
        while any(left.values()):
            for key, _events in selector.select():
                client = key.fileobj
                if isinstance(client, socket.socket):
                    left[client] -= len(client.recv(READ))


def connect(port: int, count: int) -> list[socket.socket]:
    return [socket.create_connection(("127.0.0.1", port)) for _ in range(count)]


def bare_broadcast(sizes: Sequence[int]) -> float:
    """Seconds in which the same bytes are thrown at as many sockets and read, undecoded."""
    times = []
    with process("broadcast", *sizes) as (_pid, port):
        clients = connect(port, len(sizes))
        for _ in range(REVEALS):
            start = perf_counter()
            clients[0].sendall(b"!")
            read_all(clients, sizes)
            times.append(perf_counter() - start)
        for client in clients:
            client.close()
    return median(times)


def plain_download() -> float:
    with process("download", DOWNLOADERS) as (_pid, port):
        clients = connect(port, DOWNLOADERS)
        start = perf_counter()
        for client in clients:
            client.sendall(b"!")
        read_all(clients, [CARDS * PICTURE] * DOWNLOADERS)
        seconds = perf_counter() - start
        for client in clients:
            client.close()
    return seconds


def download(folder: str) -> tuple[float, float]:
    """Seconds until every client has the deck, hashes compared; and the p99 of moves meanwhile."""
    with table(folder) as (_pid, guests):
        players = guests.join(3)
        guests.begin(players[0])
        start, rng, waits = perf_counter(), Random(3), []
        loading = guests.join(DOWNLOADERS, Want.SPECTATOR, full=False)
        while not all(len(client.store.pictures) == CARDS for client in loading):
            waits.append(one_move(guests, players, rng))
        seconds = perf_counter() - start
    return seconds, sorted(waits)[int(len(waits) * 0.99)]


def one_move(guests: Guests, players: Sequence[Client], rng: Random) -> float:
    """Seconds until the mover sees his move, while pictures come for others."""
    mover = next(client for client in players if client.is_awaited)
    revision = mover.state.revision
    start = perf_counter()
    mover.move(rng)
    guests.until(lambda: all(client.state.revision > revision for client in players))
    return perf_counter() - start


def memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def report(name: str, ours: float, bare: float, goal: float, than: str = "bare") -> bool:
    ratio = ours / bare
    verdict = "reached" if ratio <= goal else "MISSED"
    print(
        f"{name}: {ours * 1e3:.2f} ms against {bare * 1e3:.2f} ms {than}: "
        f"{ratio:.2f}x, goal {goal}x {verdict}"
    )
    return ratio <= goal


def handshake(guests: Guests) -> float:
    """Seconds until somebody who knocks is at the table, in the middle of many."""
    times = []
    for _ in range(HANDSHAKES):
        start = perf_counter()
        guests.join(1, Want.SPECTATOR)
        times.append(perf_counter() - start)
    return median(times)


def sealed_against_open() -> list[bool]:
    """The same reveals at two tables, one of them sealed, by turns."""
    folder = tempfile.TemporaryDirectory
    with folder() as one, folder() as other, table(one) as first, table(other, CODE) as second:
        open_guests, sealed_guests = first[1], second[1]
        sealed, plain = [], []
        tables = [(plain, open_guests), (sealed, sealed_guests)]
        players = [guests.join(PLAYERS) for _, guests in tables]
        for (_, guests), seated in zip(tables, players, strict=True):
            guests.begin(seated[0])
        for _ in range(TURNS):
            for (times, guests), seated in zip(tables, players, strict=True):
                times.append(reveals(guests, seated)[0])
        extra = handshake(sealed_guests) - handshake(open_guests)
    verdict = "reached" if extra <= HANDSHAKE_GOAL else "MISSED"
    goal = f"goal {HANDSHAKE_GOAL * 1e3:.0f} ms {verdict}"
    print(f"handshake of a sealed connection: {extra * 1e3:.1f} ms, {goal}")
    name = f"sealed reveal to {PLAYERS}"
    fast = report(name, median(sealed), median(plain), SEALED_GOAL, "open")
    return [extra <= HANDSHAKE_GOAL, fast]


def main() -> int:
    reached = sealed_against_open()
    with tempfile.TemporaryDirectory() as folder, table(folder) as (pid, guests):
        players = guests.join(PLAYERS)
        guests.begin(players[0])
        ours, sizes = reveals(guests, players)
        reached.append(report(f"reveal to {PLAYERS}", ours, bare_broadcast(sizes), REVEAL_GOAL))
        before = memory(pid)
        guests.join(SPECTATORS, Want.SPECTATOR)
        each = (memory(pid) - before) / SPECTATORS
        ours, sizes = reveals(guests, players)
        everybody = PLAYERS + SPECTATORS
        reached.append(report(f"reveal to {everybody}", ours, bare_broadcast(sizes), REVEAL_GOAL))
        print(f"memory of the host for each connection: {each / 1024:.0f} KiB")
    with tempfile.TemporaryDirectory() as folder:
        reached += browsers(folder)
    with tempfile.TemporaryDirectory() as folder:
        ours, p99 = download(folder)
    name = f"{CARDS} pictures to {DOWNLOADERS}"
    reached.append(report(name, ours, plain_download(), DOWNLOAD_GOAL))
    print(f"moves meanwhile: p99 {p99 * 1e3:.1f} ms")
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
