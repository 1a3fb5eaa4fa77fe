"""The benchmarks still work: otherwise they run only when somebody wants a number."""

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "benchmarks"
NAMES = sorted(path.stem for path in FOLDER.glob("bench_*.py"))


@pytest.fixture(autouse=True)
def _as_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As scripts they import each other from their own folder, and the program from the root."""
    monkeypatch.syspath_prepend(FOLDER)
    monkeypatch.setenv("PYTHONPATH", str(FOLDER.parents[1]))


@pytest.mark.parametrize("name", NAMES)
def test_every_benchmark_can_be_imported(name: str) -> None:
    assert importlib.import_module(name).main


def test_bench_reveal_plays_a_round_and_measures_its_stages() -> None:
    reveal = importlib.import_module("bench_reveal")
    with reveal.rounds_of(FOLDER.parents[1]) as running:
        for _ in range(reveal.WARM_UP + 1):
            assert min(reveal.a_round(running)) > 0
        stages = reveal.stages_of(running)
    assert set(stages) >= {"rules", "views", "packing", "disk", "sending", "Qt's writes"}
    assert min(stages[stage] for stage in ("rules", "views", "disk")) > 0


def test_every_goal_of_bench_lan_has_its_reason_on_the_page_of_the_tests() -> None:
    lan = importlib.import_module("bench_lan")
    page = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([^`]+)` \| ([\d.]+) (\w+) \| .+ \|$", page, re.MULTILINE)
    assert {name: (float(most), unit) for name, most, unit in rows} == lan.GOALS


def test_a_benchmark_does_not_wait_for_a_process_that_says_nothing() -> None:
    lan = importlib.import_module("bench_lan")
    command = [sys.executable, "-c", "input()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as silent, lan.ending(silent, 0.1):
        assert silent.wait() != 0
