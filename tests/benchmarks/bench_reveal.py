"""The reveal for twelve: what the host spends its time on, which bytes a round is made of, and how
long after the grace period it comes. An earlier version can play beside this one, round by round.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, ClassVar

from bench_lan import PLAYERS, Running, ending, share, table
from lan_clients import Client, Guests
from msgspec import msgpack

from dixit_qt.wire.codec import HEADER, FrameDecoder

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FOLDERS = ("dixit_qt", "packaging", "tests/benchmarks", "resources", ":(exclude)resources/atelier")
OUR_OWN = ("lan_meter.py", "reveal_rounds.py")
ROUNDS = 40
WARM_UP = 3
FEWER_ROUNDS = 10
GRACES = {0.001: 40, 1.5: 12}
"""How many reveals after a grace period of so many seconds; the second is the program's own."""
COULD_BE_AHEAD = ("table", "rules", "legal actions", "views", "packing")
PATIENCE = 300.0
MOST_FIELDS = 12


# Time


def stages(against: str = "") -> None:
    with ExitStack() as stack:
        tables = {"now": stack.enter_context(rounds_of(ROOT))}
        if against:
            tables[against] = stack.enter_context(rounds_of(stack.enter_context(tree_of(against))))
        played = {name: list[tuple[float, float]]() for name in tables}
        for _ in range(ROUNDS + WARM_UP):
            for name, running in tables.items():
                played[name].append(a_round(running))
        spent = {name: stages_of(running) for name, running in tables.items()}
    print(f"{'':<24}" + "".join(f"{name:>16}" for name in tables))
    rows = {name: list(zip(*rounds[WARM_UP:], strict=True)) for name, rounds in played.items()}
    show("last vote to all, ms", [both_of(rows[name][0]) for name in tables])
    show("processor, ms a round", [both_of(rows[name][1]) for name in tables])
    names = Counter({stage: us for each in spent.values() for stage, us in each.items()})
    for stage, _us in names.most_common():
        show(f"  {stage}, us", [f"{spent[name].get(stage, 0.0):.0f}" for name in tables])
    show("  all stages, us", [f"{sum(spent[name].values()):.0f}" for name in tables])


def show(title: str, values: Sequence[str]) -> None:
    print(f"{title:<24}" + "".join(f"{value:>16}" for value in values))


def both_of(seconds: Sequence[float]) -> str:
    return f"{median(seconds) * 1e3:.2f} / {share(seconds, 0.95) * 1e3:.2f}"


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """The files of that commit, with what measures them."""
    archive = subprocess.run(
        ["git", "archive", commit, *FOLDERS],
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
        tree = Path(folder)
        for name in OUR_OWN:
            shutil.copy(HERE / name, tree / "tests" / "benchmarks" / name)
        yield tree


@contextmanager
def rounds_of(tree: Path) -> Iterator[Running]:
    path = os.pathsep.join((str(tree), str(tree / "packaging")))
    with (
        subprocess.Popen(
            [sys.executable, str(tree / "tests" / "benchmarks" / "reveal_rounds.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        ) as running,
        ending(running, PATIENCE),
    ):
        yield running


def a_round(running: Running) -> tuple[float, float]:
    """Seconds of its reveal, and of the host's processor."""
    assert running.stdin
    assert running.stdout
    running.stdin.write(b"\n")
    running.stdin.flush()
    seconds, spent = json.loads(running.stdout.readline())
    return seconds, spent


def stages_of(running: Running) -> dict[str, float]:
    return medians_of(running.communicate()[0])


def medians_of(told: bytes) -> dict[str, float]:
    """Microseconds of each stage, the median of all reveals but the first."""
    reveals = json.loads(told)[WARM_UP:]
    return {
        stage: median(each.get(stage, 0.0) for each in reveals) * 1e6
        for stage in {stage for each in reveals for stage in each}
    }


# The grace period


def after_the_grace(seconds: float, reveals: int) -> tuple[list[float], dict[str, float]]:
    """Seconds from the end of the grace period, which begins with the last vote, until all players
    have the reveal; and the host's stages in it."""
    rng = Random(7)
    with tempfile.TemporaryDirectory() as folder, table(folder, grace=seconds) as (host, guests):
        players = guests.join(PLAYERS)
        guests.begin(players[0])
        late = [a_reveal(guests, players, rng) - seconds for _ in range(reveals)]
        host.terminate()
        return late, medians_of(host.stdout.read() if host.stdout else b"")


def a_reveal(guests: Guests, players: Sequence[Client], rng: Random) -> float:
    last = last_voter(guests, players, rng)
    rounds = known_rounds(last)
    start = perf_counter()
    last.move(rng)
    came = 0.0
    while not all(known_rounds(player) > rounds for player in players):
        if perf_counter() - start > PATIENCE:
            raise TimeoutError("the reveal does not come")
        came = max(guests.arrivals(start))
    return came


def last_voter(guests: Guests, players: Sequence[Client], rng: Random) -> Client:
    """When the cards are turned over by themselves, some players may not have read it yet, and only
    one seems to be awaited."""
    while True:
        last = guests.play_until_last_vote(players, rng)
        guests.drain()
        if guests.awaited(players) == [last]:
            return last


def known_rounds(client: Client) -> int:
    view = client.state.view
    return 0 if view is None else len(view.history)


def graces() -> None:
    for seconds, reveals in GRACES.items():
        late, spent = after_the_grace(seconds, reveals)
        ahead = sum(spent.get(stage, 0.0) for stage in COULD_BE_AHEAD)
        print(f"after a grace period of {seconds:g} s: {both_of(late)} ms (p50 / p95), ", end="")
        print(f"{ahead / 1000:.2f} of them could be prepared, disk {spent['disk'] / 1000:.2f}")


# Bytes


class Counting(Client):
    """Counts the bytes of each kind of message, and of each field of an update."""

    kinds: ClassVar[Counter[str]] = Counter()
    fields: ClassVar[Counter[str]] = Counter()

    def begin(self) -> None:
        self._frames = FrameDecoder()
        super().begin()

    def take(self, data: bytes) -> None:
        for body in self._frames.feed(data):
            message = msgpack.decode(body)
            self.kinds[message["t"]] += HEADER + len(body)
            if message["t"] == "update":
                self.fields.update(sizes_of("", message))
        super().take(data)


def sizes_of(path: str, part: Mapping[str, Any]) -> dict[str, int]:
    """Bytes of each field with its name; parts are opened."""
    found: dict[str, int] = {}
    for name, value in part.items():
        if isinstance(value, dict):
            found |= sizes_of(f"{path}{name}.", value)
            found["names of parts"] = found.get("names of parts", 0) + len(msgpack.encode(name))
        else:
            found[path + name] = len(msgpack.encode(name)) + len(msgpack.encode(value))
    return found


def bytes_of_a_round() -> None:
    with tempfile.TemporaryDirectory() as folder, table(folder) as (_host, guests):
        players, rng = guests.join(PLAYERS, kind=Counting), Random(7)
        guests.begin(players[0])
        guests.play_until_last_vote(players, rng).move(rng)
        guests.drain()
        Counting.kinds.clear()
        Counting.fields.clear()
        for _ in range(FEWER_ROUNDS):
            guests.play_until_last_vote(players, rng).move(rng)
            guests.drain()
    each = FEWER_ROUNDS * PLAYERS
    kinds, fields = Counting.kinds, Counting.fields
    print(f"a round of {PLAYERS} to a player: {kinds.total() / each / 1000:.1f} kB")
    print("  " + ", ".join(f"{kind} {size / each:.0f}" for kind, size in kinds.most_common()))
    largest = fields.most_common(MOST_FIELDS)
    rest = fields.total() - sum(size for _, size in largest)
    shown = [f"{name.removeprefix('view.')} {size / each:.0f}" for name, size in largest]
    print(f"  of the updates: {', '.join(shown)}, all others {rest / each:.0f}")


def main(against: str = "") -> int:
    stages(against)
    graces()
    bytes_of_a_round()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
