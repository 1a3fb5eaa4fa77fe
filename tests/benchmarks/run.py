"""Run the benchmarks with the given names, or all."""

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Sequence
from pathlib import Path

PREFIX = "bench_"
PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


def names() -> list[str]:
    modules = pkgutil.iter_modules([str(Path(__file__).parent)])
    return [module.name.removeprefix(PREFIX) for module in modules if PREFIX in module.name]


def run(name: str) -> int:
    print(f"== {name}")
    code: int = importlib.import_module(PREFIX + name).main()
    return code


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
    wanted = parser.parse_args(argv).names or names()
    unknown = sorted(set(wanted) - set(names()))
    if unknown:
        parser.error(f"there is no benchmark {', '.join(unknown)}")
    return max([run(name) for name in wanted])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
