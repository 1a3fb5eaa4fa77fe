"""Mutation testing: what is changed in a module, and which tests run."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from devtools import project
from devtools.mutation.mutants import mutants, mutated

needs_forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants live in forks")

MODULE = '''
"""Says how much."""

from dataclasses import dataclass

MOST = 7
SEEN = 2
UNSEEN = 1


@dataclass(frozen=True, slots=True)
class Purse:
    coins: int = 0

    def can_pay(self, price: int) -> bool:
        return price <= self.coins and price <= MOST

    def change(self, price: int) -> int:
        return self.coins - price
'''
TESTS = """
from dixit_qt.rules.purse import SEEN, Purse


def test_paying():
    assert Purse(7).can_pay(7)
    assert not Purse(9).can_pay(8)
    assert not Purse(3).can_pay(4)
    assert not Purse().can_pay(1)


def test_change():
    Purse(9).change(2)


def test_a_value():
    assert SEEN == 2


def test_on_a_quiet_machine():
    assert False
"""


def whats(source: str) -> list[str]:
    return [f"{each.owner}: {each.what}" for each in mutants(ast.parse(source))]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def f(a):\n  return a < 1", ["f: Lt becomes LtE", "f: 1 becomes 2", "f: returns None"]),
        ("def f(a):\n  if a: go()", ["f: the condition is turned", "f: left out"]),
        ("def f():\n  yield from a", ["f: yields nothing"]),
        ("def f():\n  raise E('words')", ["f: left out"]),
        ("x = [a for a in b if a]", [": no filter", ": the filter is turned"]),
        ("def f():\n  return any(a and not b)", None),
        ("x: 'X' = cast('X', a)\nlog.info('z')\ny = f'{1}'", []),
        ("A = B | C", []),
    ],
)
def test_every_kind_of_mutation_is_made(source: str, found: list[str] | None):
    expected = ["f: returns None", "f: any becomes all", "f: And becomes Or", "f: no not"]
    assert sorted(whats(source)) == sorted(expected if found is None else found)


def test_a_mutant_is_one_change_and_can_be_made_again():
    source = ast.unparse(ast.parse(MODULE))
    changed = {ast.unparse(mutated(source, each)) for each in range(len(whats(source)))}
    assert len(changed) == len(whats(source))
    assert source not in changed
    for text in changed:
        before, after = source.splitlines(), text.splitlines()
        assert sum(a != b for a, b in zip(before, after, strict=True)) == 1


@needs_forks
def test_weak_tests_are_distinguished_from_strong_ones(tmp_path: Path):
    for name, text in (
        ("dixit_qt/rules/__init__.py", ""),
        ("dixit_qt/rules/purse.py", MODULE),
        ("tests/rules/test_purse.py", TESTS),
        ("pyproject.toml", '[tool.pytest.ini_options]\npythonpath = ["."]\n'),
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    code = (
        "import pathlib, devtools.mutation.running as run;"
        "run.main(['rules', '--without', 'quiet_machine'], pathlib.Path.cwd())"
    )
    env = {**os.environ, "PYTHONPATH": str(project.ROOT / "packaging")}
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    lives = [line.partition("] ")[2] for line in told.stderr.splitlines() if "lives:" in line]
    assert lives == [
        "Purse.change: returns None",
        "Purse.change: Sub becomes Add",
        "(module): 1 becomes 2",
    ]
    assert told.stdout.splitlines()[-1] == "7 of 10 noticed: 70.0 %"


@needs_forks
def test_a_mutant_that_takes_too_much_memory_is_stopped():
    from devtools.mutation import forks

    def forever() -> bool:
        while True:
            pass

    def too_big() -> bool:
        return bool(bytearray(4 << 30))

    assert forks.in_a_fork(lambda: True, 1)
    assert not forks.in_a_fork(forever, 0)
    assert not forks.in_a_fork(too_big, 1)
