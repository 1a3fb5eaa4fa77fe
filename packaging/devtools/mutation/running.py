"""`dev.py mutate PACKAGE`: whether the tests of a package notice small faults in it.

The package and its tests are imported once, and each mutant is tried in a fork of that process.
Code that runs during the import (values of tables, defaults, decorators) is mutated in a fork that
has imported nothing yet. Only tests that reach the changed line are run, the quickest first. A
mutant that needs far more time or memory than the tests do counts as noticed.
"""

import argparse
import ast
import json
import os
import random
import sys
import tempfile
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from devtools import coverage_pairs
from devtools.mutation.bench import PATIENCE, Bench, Chosen, Findings, Suspect
from devtools.mutation.forks import in_a_fork
from devtools.mutation.mutants import mutants, mutated
from devtools.mutation.planting import read_changed

PACKAGES = ("rules", "wire", "host", "client", "net")
QUIETLY = ("-q", "-x", "--no-header", "--no-summary")


def suspects(root: Path, source: str) -> list[Suspect]:
    return [
        Suspect(file, each.number, each.line, each.owner, each.what)
        for file in coverage_pairs.modules(root, source)
        for each in mutants(ast.parse((root / file).read_text(encoding="utf-8")))
    ]


def sample(found: Sequence[Suspect], count: int | None, seed: int) -> list[Suspect]:
    if count is None or count >= len(found):
        return list(found)
    chosen = random.Random(seed).sample(found, count)
    return sorted(chosen, key=lambda each: (each.file, each.number))


def say(suspect: Suspect, noticed: bool) -> bool:
    if not noticed:
        print(f"lives: {suspect}", file=sys.__stderr__, flush=True)
    return noticed


def tests_of(source: str) -> str:
    return source.replace("dixit_qt", "tests", 1)


def findings(
    root: Path, source: str, queue: Sequence[Suspect], without: Sequence[str]
) -> Findings | None:
    """The findings of a fork that reads the package and its tests."""
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "notes.json"
        child = os.fork()
        if not child:
            left_out = [f"-knot ({' or '.join(without)})"] if without else []
            arguments = [*QUIETLY, "-s", *left_out, tests_of(source)]
            pytest.main(arguments, plugins=[Bench(root, source, queue, notes, say)])
            os._exit(0)
        os.waitpid(child, 0)
        if notes.is_file():
            return Findings(**json.loads(notes.read_text(encoding="utf-8")))
    return None


def is_noticed_when_read(root: Path, suspect: Suspect, tests: Sequence[str], usual: float) -> bool:
    path = root / suspect.file
    files = sorted({test.partition("::")[0] for test in tests})

    def pass_all() -> bool:
        read_changed(path, mutated(path.read_text(encoding="utf-8"), suspect.number))
        return pytest.main([*QUIETLY, *files], plugins=[Chosen(tests)]) == 0

    return not in_a_fork(pass_all, 20 + PATIENCE * usual)


def try_all(
    root: Path, source: str, queue: Sequence[Suspect], without: Sequence[str]
) -> dict[str, bool]:
    found = findings(root, source, queue, without)
    if found is None:
        sys.exit("The tests fail without any mutant.")
    for suspect in queue:
        name = str(suspect)
        if name not in found.noticed:
            noticed = is_noticed_when_read(root, suspect, found.tests[name], found.usual[name])
            found.noticed[name] = say(suspect, noticed)
    return found.noticed


def report(noticed: Mapping[str, bool]) -> str:
    by_file: dict[str, list[bool]] = defaultdict(list)
    for name, each in noticed.items():
        by_file[name.partition(":")[0]].append(each)
    lines = [f"{sum(each):5} of {len(each):5}  {file}" for file, each in sorted(by_file.items())]
    share = 100 * sum(noticed.values()) / max(1, len(noticed))
    return "\n".join((*lines, f"{sum(noticed.values())} of {len(noticed)} noticed: {share:.1f} %"))


def parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py mutate", description=__doc__)
    add = parser.add_argument
    add("package", choices=PACKAGES)
    add("--sample", type=int, metavar="N", help="only so many, chosen by chance")
    add("--seed", type=int, default=1, help="of that chance")
    add("--file", default="", metavar="PART", help="only files with this in their name")
    add(
        "--without",
        action="append",
        default=[],
        metavar="TEST",
        help="leave out this test, for example one that fails on a busy machine",
    )
    return parser.parse_args(argv)


def main(argv: Sequence[str], root: Path) -> int:
    args = parse(argv)
    if not hasattr(os, "fork"):
        sys.exit("Mutants live in forks, which this system does not have.")
    source = f"dixit_qt/{args.package}"
    found = [each for each in suspects(root, source) if args.file in each.file]
    queue = sample(found, args.sample, args.seed)
    chosen = "all" if len(queue) == len(found) else f"{len(queue)}, chosen by seed {args.seed},"
    print(f"{len(found)} mutants in {source}: {chosen} are tried", flush=True)
    noticed = try_all(root, source, queue, args.without)
    print(report(noticed))
    return 0 if all(noticed.values()) else 1
