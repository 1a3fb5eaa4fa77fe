"""Thousands of evenings: `dev.py simulate --seeds 0-9999`.

Failing seeds are listed; `--trace SEED` replays one, reduced to the smallest failing case.
"""

import argparse
import gc
import hashlib
import logging
import os
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from multiprocessing import Pool

from dixit_qt.rules.editions import EDITIONS
from tests.simulation.evening import Outcome, plan_of, spend
from tests.simulation.planted import prove
from tests.simulation.shrinking import shrunk

MOST_SEEDS_TO_FIND = 2000
FAULTS_SHOWN = 20

Job = tuple[int, str | None]
Said = tuple[int, str, int]


def seeds(text: str) -> range:
    """Parse `7` or `0-9999`."""
    first, _, last = text.partition("-")
    if not first.isdecimal() or not (last or first).isdecimal():
        raise argparse.ArgumentTypeError(f"{text} is neither a seed nor a range of seeds")
    return range(int(first), int(last or first) + 1)


def parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py simulate", description=__doc__)
    add = parser.add_argument
    add(
        "--seeds",
        type=seeds,
        default=range(1000),
        metavar="A-B",
        help="range of seeds (default: 0-999)",
    )
    add("--edition", choices=list(EDITIONS), help="play this game only")
    add(
        "--trace",
        type=int,
        metavar="SEED",
        help="print one evening, shortened to what makes it fail",
    )
    add(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="number of processes (default: one per core)",
    )
    add("--digest", action="store_true", help="print one line per evening and nothing else")
    add("--planted", action="store_true", help="plant known faults and check that they are found")
    return parser.parse_args(argv)


def rarely_collect_rubbish() -> None:
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def evening(job: Job) -> Said:
    seed, edition = job
    outcome = spend(plan_of(seed, edition))
    return seed, outcome.fault, outcome.events


def evenings(args: argparse.Namespace) -> Iterator[Said]:
    jobs = [(seed, args.edition) for seed in args.seeds]
    if args.jobs == 1:
        yield from map(evening, jobs)
        return
    with Pool(args.jobs) as pool:
        yield from pool.imap_unordered(evening, jobs, chunksize=10)


def run(args: argparse.Namespace) -> int:
    start, events, failed = time.perf_counter(), 0, []
    for seed, fault, happened in evenings(args):
        events += happened
        if fault:
            failed.append(seed)
            if len(failed) <= FAULTS_SHOWN:
                print(f"seed {seed}: {fault}", flush=True)
    seconds = time.perf_counter() - start
    count = len(args.seeds)
    speed = f"{count / seconds:.1f} evenings per second, {events / seconds:,.0f} events"
    print(f"{count} evenings in {seconds:.1f} s: {speed}; {len(failed)} failed")
    if failed:
        print(f"Look at the first one with: dev.py simulate --trace {min(failed)}")
    return 1 if failed else 0


def trace(seed: int, edition: str | None) -> int:
    outcome = spend(plan_of(seed, edition))
    if outcome.fault:
        before = len(outcome.plan.incidents)
        outcome = shrunk(outcome)
        print(f"shortened from {before} incidents to {len(outcome.plan.incidents)}\n")
    tell(outcome)
    return 1 if outcome.fault else 0


def tell(outcome: Outcome) -> None:
    plan = outcome.plan
    print(f"seed {plan.seed}: {plan.edition} for {plan.seats}, {dict(plan.switches)}")
    for habits in plan.habits:
        print(f"  {habits}")
    print("\n".join(outcome.notes))
    if outcome.error is not None:
        traceback.print_exception(outcome.error)
    print(outcome.fault or "all is well")


def digest(args: argparse.Namespace) -> int:
    """The same in every process: otherwise an evening couldn't be replayed."""
    for seed in args.seeds:
        outcome = spend(plan_of(seed, args.edition))
        told = "\n".join((*outcome.notes, outcome.fault, str(outcome.events)))
        print(seed, hashlib.sha256(told.encode()).hexdigest())
    return 0


def main(argv: Sequence[str]) -> int:
    args = parse(argv)
    logging.disable(logging.CRITICAL)
    rarely_collect_rubbish()
    if args.planted:
        return 0 if prove(MOST_SEEDS_TO_FIND) else 1
    if args.digest:
        return digest(args)
    return run(args) if args.trace is None else trace(args.trace, args.edition)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
