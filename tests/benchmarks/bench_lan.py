"""A table on the network compared with bare sockets that move the same bytes, in the same run.

Host and servers are separate processes; all clients live in this one, so that both sides of each
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
from threading import Timer
from time import perf_counter

from lan_browsers import BrowserClient, page
from lan_clients import PATIENCE, READ, Client, Guests
from lan_host import CARDS, LOCAL, PICTURE, RECORD

from dixit_qt.wire.codes import Want

GOALS = {
    "sealed handshake": (60.0, "ms"),
    "sealed reveal": (1.3, "x"),
    "reveal": (8.0, "x"),
    "memory of the host": (80.0, "MB"),
    "memory of a connection": (100.0, "kB"),
    "tail of moves": (2.0, "x"),
    "bytes of a round": (20.0, "kB"),
    "reveal to browsers": (2.0, "x"),
    "page": (150.0, "kB"),
    "first paint": (300.0, "ms"),
    "first hand": (100.0, "ms"),
    "pictures": (5.0, "x"),
    "pictures on a cable": (1.0, "x"),
}
"""The most of each, and its unit. `tests/README.md` gives the reasons."""

MOVES = 400
SHARES = (0.5, 0.95, 0.99)
GIGABIT = 125e6
HANDSHAKES = 9
HANDS = 7
DOWNLOADS = 5
DECK_PATIENCE = 300.0
TURNS = 6
CODE = "amber fox"
PLAYERS = 12
DOWNLOADERS = 11
SPECTATORS = 200
REVEALS = 25


Running = subprocess.Popen[bytes]


@contextmanager
def ending(running: Running, seconds: float = PATIENCE) -> Iterator[None]:
    """A process that needs longer is killed, so that waiting for it ends."""
    timer = Timer(seconds, running.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@contextmanager
def process(*arguments: object, within: Sequence[str] = ()) -> Iterator[tuple[Running, int]]:
    """Start `lan_host` in some role, and return the port on which it listens."""
    script = Path(__file__).with_name("lan_host.py")
    command = [*within, sys.executable, str(script), *map(str, arguments)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as running:
        try:
            with ending(running):
                line = running.stdout.readline() if running.stdout else b""
            yield running, int(line)
        finally:
            running.terminate()
            with ending(running):
                running.communicate()


@contextmanager
def table(
    folder: str, code: str | None = None, grace: float = 0.0
) -> Iterator[tuple[Running, Guests]]:
    with process("host", folder, code or "", LOCAL, grace) as (host, port):
        guests = Guests((LOCAL, port), code)
        yield host, guests
        guests.close()


def reveals(
    guests: Guests, players: Sequence[Client], part: float = 1.0
) -> tuple[list[float], list[int]]:
    """Seconds from the last vote until the reveal has arrived at that many sockets, and
    bytes for each."""
    rng, times, sizes = Random(7), [], []
    for _ in range(REVEALS):
        last = guests.play_until_last_vote(players, rng)
        guests.drain()
        before = [client.received for client in guests.all]
        start = perf_counter()
        last.move(rng)
        times.append(share(guests.arrivals(start), part))
        after = [client.received for client in guests.all]
        sizes = [new - old for new, old in zip(after, before, strict=True)]
    return times, sizes


def round_and_reveal(guests: Guests, players: Sequence[Client]) -> tuple[list[float], float]:
    """Seconds from the last vote until everybody has received the reveal, and the bytes that a
    player receives in a round."""
    rng, times = Random(7), []
    guests.play_until_last_vote(players, rng).move(rng)
    guests.drain()
    before = sum(client.received for client in players)
    for _ in range(REVEALS):
        last = guests.play_until_last_vote(players, rng)
        start = perf_counter()
        last.move(rng)
        times.append(max(guests.arrivals(start)))
    told = sum(client.received for client in players) - before
    return times, told / REVEALS / len(players)


def browsers(folder: str) -> list[bool]:
    """The same table twice: with eleven players in the program, then in browsers."""
    found = []
    for kind in (Client, BrowserClient):
        with table(folder) as (_host, guests):
            players = guests.join(1) + guests.join(PLAYERS - 1, kind=kind)
            guests.begin(players[0])
            found.append(round_and_reveal(guests, players))
    (program, bytes_of_a_round), (browser, _) = found
    with table(folder) as (_host, guests):
        paint, size = page(guests.place[1])
    print(f"  {spread(browser)} against {spread(program)}")
    return [
        judged("bytes of a round", bytes_of_a_round / 1000, f"to a player of {PLAYERS}"),
        compared("reveal to browsers", median(browser), median(program), "in programs"),
        judged("page", size / 1000, "without cards"),
        judged("first paint", paint * 1000, "over 20 Mb/s with 5 ms"),
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
            ready = selector.select(PATIENCE)
            if not ready:
                raise TimeoutError("the server sends nothing more")
            for key, _events in ready:
                client = key.fileobj
                if isinstance(client, socket.socket):
                    came = len(client.recv(READ))
                if left[client] and not came:
                    raise ConnectionError("the server closed before it had sent everything")
                left[client] -= came


def connect(port: int, count: int) -> list[socket.socket]:
    return [socket.create_connection((LOCAL, port), PATIENCE) for _ in range(count)]


def bare_broadcast(sizes: Sequence[int], file: str = "") -> list[float]:
    """Seconds for sending the same bytes to as many sockets, read but not decoded; with a file,
    after syncing a record to it."""
    times = []
    with process("broadcast", file, *sizes) as (_server, port):
        clients = connect(port, len(sizes))
        for _ in range(REVEALS):
            start = perf_counter()
            clients[0].sendall(b"!")
            read_all(clients, sizes)
            times.append(perf_counter() - start)
        for client in clients:
            client.close()
    return times


def plain_download() -> float:
    with process("download", DOWNLOADERS) as (_server, port):
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
    """Seconds until every client has the deck with hashes compared, and the p99 of moves
    meanwhile."""
    with table(folder) as (_host, guests):
        return deck_to_all(guests)


def downloads() -> list[bool]:
    ours, plain, moves = [], [], []
    for _ in range(DOWNLOADS):
        with tempfile.TemporaryDirectory() as folder:
            seconds, p99 = download(folder)
        ours.append(seconds)
        moves.append(p99)
        plain.append(plain_download())
    than = f"bare, {CARDS} to {DOWNLOADERS}"
    reached = [compared("pictures", median(ours), median(plain), than)]
    print(f"  {spread(ours)} against {spread(plain)}; moves meanwhile: {spread(moves)}")
    cable = CARDS * PICTURE * DOWNLOADERS / GIGABIT
    needs = f"{median(ours):.2f} s, a gigabit cable needs {cable:.2f}"
    return [*reached, judged("pictures on a cable", median(ours) / cable, needs)]


def deck_to_all(guests: Guests) -> tuple[float, float]:
    players = guests.join(3)
    guests.begin(players[0])
    start, rng, waits = perf_counter(), Random(3), []
    loading = guests.join(DOWNLOADERS, Want.SPECTATOR, full=False)
    while not all(len(client.store.pictures) == CARDS for client in loading):
        if perf_counter() - start > DECK_PATIENCE:
            have = sorted(len(client.store.pictures) for client in loading)
            raise TimeoutError(f"the pictures do not come: {have} of {CARDS}")
        waits.append(one_move(guests, players, rng))
    return perf_counter() - start, share(waits, 0.99)


def one_move(guests: Guests, players: Sequence[Client], rng: Random) -> float:
    """Seconds until players see their own move while others load pictures."""
    mover = guests.awaited(players)[0]
    revision = mover.state.revision
    start = perf_counter()
    mover.move(rng)
    guests.until(lambda: all(client.state.revision > revision for client in players))
    return perf_counter() - start


def memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def share(values: Sequence[float], part: float) -> float:
    """The quantile `part` of these values."""
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def spread(times: Sequence[float]) -> str:
    return f"p99 {share(times, 0.99) * 1e3:.1f} ms"


def judged(name: str, measured: float, what: str) -> bool:
    most, unit = GOALS[name]
    return within(f"{name}, {what}", measured, most, unit)


def compared(name: str, ours: float, other: float, than: str) -> bool:
    return judged(name, ours / other, f"{ours * 1e3:.2f} ms against {other * 1e3:.2f} {than}")


def handshake(guests: Guests) -> list[float]:
    """Seconds until a new guest has joined a busy table."""
    times = []
    for _ in range(HANDSHAKES):
        start = perf_counter()
        guests.join(1, Want.SPECTATOR)
        times.append(perf_counter() - start)
    return times


def sealed_against_open() -> list[bool]:
    """The same reveals at two tables by turns, one of them encrypted."""
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
                times.extend(reveals(guests, seated)[0])
        knocks, open_knocks = handshake(sealed_guests), handshake(open_guests)
    extra = median(knocks) - median(open_knocks)
    short = judged("sealed handshake", extra * 1e3, "beyond an open one")
    print(f"  whole {spread(knocks)}, of an open one {spread(open_knocks)}")
    return [short, compared("sealed reveal", median(sealed), median(plain), "open")]


def reveal_beside_bare(guests: Guests, players: Sequence[Client]) -> bool:
    """Also compares with a server that syncs to disk before it sends, as the host does."""
    ours, sizes = reveals(guests, players)
    bare = bare_broadcast(sizes)
    with tempfile.NamedTemporaryFile() as file:
        synced = bare_broadcast(sizes, file.name)
    than = f"bare with a synced record, to {len(sizes)}"
    reached = compared("reveal", median(ours), median(synced), than)
    print(f"  {spread(ours)} against {spread(synced)}; bare without a record {spread(bare)}")
    return reached


def all_reveals() -> list[bool]:
    with tempfile.TemporaryDirectory() as folder, table(folder) as (host, guests):
        players = guests.join(PLAYERS)
        guests.begin(players[0])
        reached = [reveal_beside_bare(guests, players)]
        before = memory(host.pid)
        reached.append(judged("memory of the host", before / 1e6, f"with {PLAYERS} players"))
        guests.join(SPECTATORS, Want.SPECTATOR)
        each = (memory(host.pid) - before) / SPECTATORS
        reached.append(reveal_beside_bare(guests, players))
        reached.append(judged("memory of a connection", each / 1e3, "in the host"))
    return reached


def first_hands() -> bool:
    """Time the first hand of a guest who has no pictures."""
    times = []
    for _ in range(HANDS):
        with tempfile.TemporaryDirectory() as folder, table(folder) as (_host, guests):
            others = guests.join(2)
            start = perf_counter()
            (newcomer,) = guests.join(1, full=False)
            guests.begin(others[0])
            guests.until(lambda guest=newcomer: guest.has_its_hand)
            times.append(perf_counter() - start)
    return judged("first hand", median(times) * 1e3, "from connecting to all its pictures")


def moves_and_their_journal() -> list[bool]:
    """Single moves, and bare syncs of a record on the same disk at the same time."""
    rng, moves, syncs = Random(5), [], []
    with tempfile.TemporaryDirectory() as folder, table(folder) as (_host, guests):
        players = guests.join(PLAYERS)
        guests.begin(players[0])
        journal = os.open(Path(folder) / "bare", os.O_CREAT | os.O_APPEND | os.O_WRONLY)
        for _ in range(MOVES):
            moves.append(one_move(guests, players, rng))
            start = perf_counter()
            os.write(journal, bytes(RECORD))
            os.fsync(journal)
            syncs.append(perf_counter() - start)
        os.close(journal)
    for name, times in (("a move", moves), ("a bare sync", syncs)):
        shares = ", ".join(f"p{part:.0%} {share(times, part) * 1e3:.1f} ms" for part in SHARES)
        print(f"{name}: {shares}".replace("%", ""))
    ours, disk = (share(times, 0.95) / share(times, 0.5) for times in (moves, syncs))
    what = f"the 95th of 100 is {ours:.1f} x the 50th, of bare syncs {disk:.1f}"
    return [judged("tail of moves", ours / disk, what)]


def main() -> int:
    reached = sealed_against_open() + all_reveals() + moves_and_their_journal()
    with tempfile.TemporaryDirectory() as folder:
        reached += browsers(folder)
    reached += [first_hands(), *downloads()]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
