"""A table for twelve in one version of the program: plays a round for each line that it reads, and
prints what its reveal took. At the end it prints the stages of all reveals.

It also runs in the folder of an earlier version, so it uses only what benchmarks have had since
then.
"""

import json
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from bench_lan import PLAYERS, table


def processor_seconds(pid: int) -> float:
    """Of the host's main thread."""
    return int(Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii").split()[0]) / 1e9


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, table(folder) as (host, guests):
        players, rng = guests.join(PLAYERS), Random(7)
        guests.begin(players[0])
        for _ in sys.stdin:
            spent = processor_seconds(host.pid)
            last = guests.play_until_last_vote(players, rng)
            guests.drain()
            start = perf_counter()
            last.move(rng)
            seconds = max(guests.arrivals(start))
            print(json.dumps((seconds, processor_seconds(host.pid) - spent)), flush=True)
        host.terminate()
        print(host.stdout.read().decode() if host.stdout else "", flush=True)


if __name__ == "__main__":
    main()
