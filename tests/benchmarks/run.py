"""Run the benchmarks with the given names, or all."""

import argparse
import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from pathlib import Path

PREFIX = "bench_"
QUIET = 1.0
PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


def names() -> list[str]:
    modules = pkgutil.iter_modules([str(Path(__file__).parent)])
    return [module.name.removeprefix(PREFIX) for module in modules if PREFIX in module.name]


def run(name: str, *arguments: str) -> int:
    print(f"== {name}")
    code: int = importlib.import_module(PREFIX + name).main(*arguments)
    return code


def warn_if_busy() -> None:
    """Other programs are enough for a goal to be missed."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if load > QUIET:
        print(f"this machine is not quiet: {load:.1f} programs are running, {QUIET:.0f} is fine")


def main(argv: Sequence[str]) -> int:
    sys.stdout.reconfigure(line_buffering=True)
    sys.path.insert(0, str(PACKAGING))
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help=f"benchmarks to run (default: all of {', '.join(names())})",
    )
    parser.add_argument(
        "--against",
        metavar="COMMIT",
        help="plays the rounds of `reveal` with that version, too, by turns",
    )
    args = parser.parse_args(argv)
    warn_if_busy()
    if args.against:
        return run("reveal", args.against)
    wanted = args.names or names()
    unknown = sorted(set(wanted) - set(names()))
    if unknown:
        parser.error(f"there is no benchmark {', '.join(unknown)}")
    return max([run(name) for name in wanted])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
