"""The benchmarks still work: otherwise they run only when somebody wants a number."""

import importlib
import json
from pathlib import Path
from random import Random

import pytest

FOLDER = Path(__file__).parent / "benchmarks"
NAMES = sorted(path.stem for path in FOLDER.glob("bench_*.py"))


@pytest.fixture(autouse=True)
def _as_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As scripts they import each other from their own folder, and the program from the root."""
    monkeypatch.syspath_prepend(FOLDER)
    monkeypatch.setenv("PYTHONPATH", str(FOLDER.parents[1]))


@pytest.mark.parametrize("name", NAMES)
def test_every_benchmark_can_be_read(name: str) -> None:
    assert importlib.import_module(name).main


def test_bench_lan_measures_a_reveal_and_what_the_host_spent_on_it(tmp_path: Path) -> None:
    lan = importlib.import_module("bench_lan")
    with lan.table(str(tmp_path)) as (host, guests):
        players = guests.join(3)
        guests.begin(players[0])
        last = guests.play_until_last_vote(players, Random(1))
        guests.drain()
        last.move(Random(1))
        assert len(guests.arrivals(0.0)) == len(players)
        host.terminate()
        spent = json.loads(host.stdout.read())
    assert all(seconds > 0 for seconds in spent.values()), spent
