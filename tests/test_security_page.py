"""The page on security: each of its promises is held by tests that are there."""

import ast
import re
from functools import cache

import pytest

from devtools import project

PAGE = (project.ROOT / "SECURITY.md").read_text(encoding="utf-8")
PROMISE = re.compile(r"^\* \*\*P(\d+)\.\*\* .+\n  \[(.*)\]$", re.MULTILINE)
NOT_PROMISED = re.compile(r"^\* \*\*N(\d+)\.\*\* ", re.MULTILINE)
TEST = re.compile(r"`([^`]+)::([^`]+)`")
HELD_BY = {f"P{number}": TEST.findall(held) for number, held in PROMISE.findall(PAGE)}


@cache
def names_in(file: str) -> set[str]:
    tree = ast.parse((project.ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_promises_are_numbered_and_so_is_what_is_not_promised():
    for letter, pattern in (("P", PROMISE), ("N", NOT_PROMISED)):
        found = [int(match[1]) for match in pattern.finditer(PAGE)]
        assert found == list(range(1, PAGE.count(f"* **{letter}") + 1))
        assert len(found) > 8


@pytest.mark.parametrize("promise", HELD_BY)
def test_each_promise_is_held_by_tests_that_are_there(promise: str):
    assert HELD_BY[promise]
    assert [
        name
        for file, name in HELD_BY[promise]
        if not name.startswith("test_") or name not in names_in(file)
    ] == []
