"""Modules whose every branch must be tested: coverage_pairs.toml pairs them with their tests."""

import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

PAIRS = Path("packaging") / "coverage_pairs.toml"


def read(root: Path) -> list[dict[str, str]]:
    pairs: list[dict[str, str]] = tomllib.loads((root / PAIRS).read_text(encoding="utf-8"))["pair"]
    return pairs


def tests(pairs: Iterable[Mapping[str, str]]) -> list[str]:
    """The tests to measure. A module that other tests happen to reach doesn't count as tested."""
    return sorted({pair["tests"] for pair in pairs})


def modules(root: Path, source: str) -> list[str]:
    """A pair names a module or a whole package."""
    path = root / source
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [file.relative_to(root).as_posix() for file in files]


def absent(root: Path, pairs: Iterable[Mapping[str, str]]) -> list[str]:
    names = [name for pair in pairs for name in (pair["tests"], pair["source"])]
    return [f"{name}: does not exist" for name in names if not (root / name).exists()]


def gap(file: str, measured: Mapping[str, Any] | None) -> str | None:
    """What is not covered in one module, or None."""
    if measured is None:
        return f"{file}: no test imports it"
    lines = measured["missing_lines"]
    branches = [f"{start}->{end}" for start, end in measured["missing_branches"]]
    if not lines and not branches:
        return None
    return f"{file}: lines {lines}, branches {branches}"


def gaps(root: Path, pairs: Iterable[Mapping[str, str]], report: Mapping[str, Any]) -> list[str]:
    measured = {name.replace("\\", "/"): entry for name, entry in report["files"].items()}
    files = [file for pair in pairs for file in modules(root, pair["source"])]
    return [text for file in files if (text := gap(file, measured.get(file)))]


def check(root: Path, report_file: Path) -> bool:
    pairs = read(root)
    if not report_file.is_file():
        print("There is no coverage report.")
        return False
    report = json.loads(report_file.read_text(encoding="utf-8"))
    found = absent(root, pairs) or gaps(root, pairs, report)
    print("\n".join(found) or f"Every branch is covered in all {len(pairs)} pairs.")
    return not found
