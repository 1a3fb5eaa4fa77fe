"""SECURITY.md: each promise names tests that exist."""

import ast
import re
from functools import cache

import pytest

from devtools import project
from dixit_qt.host.connections import Limits

PAGE = (project.ROOT / "SECURITY.md").read_text(encoding="utf-8")
PROMISE = re.compile(r"^\* \*\*P(\d+)\.\*\* ", re.MULTILINE)
NOT_PROMISED = re.compile(r"^\* \*\*N(\d+)\.\*\* ", re.MULTILINE)
TEST = re.compile(r"`([^`]+)::([^`]+)`")
ROW = re.compile(r"^\| (P\d+) \| (.*) \|$", re.MULTILINE)
HELD_BY = {promise: TEST.findall(held) for promise, held in ROW.findall(PAGE)}


@cache
def names_in(file: str) -> set[str]:
    tree = ast.parse((project.ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_promises_and_limits_are_numbered_in_order():
    for letter, pattern in (("P", PROMISE), ("N", NOT_PROMISED)):
        found = [int(match[1]) for match in pattern.finditer(PAGE)]
        assert found == list(range(1, PAGE.count(f"* **{letter}") + 1))
        assert len(found) > 8


def test_every_promise_has_its_row_of_tests():
    assert list(HELD_BY) == [f"P{match[1]}" for match in PROMISE.finditer(PAGE)]


@pytest.mark.parametrize("promise", HELD_BY)
def test_each_promise_names_tests_that_exist(promise: str):
    assert HELD_BY[promise]
    assert [
        name
        for file, name in HELD_BY[promise]
        if not name.startswith("test_") or name not in names_in(file)
    ] == []


def test_the_promise_about_guesses_has_the_numbers_of_the_code():
    tries, every = Limits().code_tries_in_all, 1 / Limits().code_tries_in_all_per_second
    (promise,) = re.findall(r"^\* \*\*P21\.\*\* (.*)$", PAGE, re.MULTILINE)
    assert f"at most {tries:g} are tried at once, then one every {every:g} seconds" in promise
    assert f"strangers get {tries / 2:g}, then one every {every * 2:g} seconds" in promise


NETWORK = re.compile(
    r"^ *import socket\b|^ *(?:from|import) (?:zeroconf|urllib\.request|http\.client|requests)\b|"
    r"QTcpSocket|QUdpSocket|QNetworkAccessManager|XMLHttpRequest|WebSocket \{",
    re.MULTILINE,
)
REACHES_OUT = {
    "diagnosis/examination.py": "knows the errors of probes",
    "diagnosis/probes.py": "the addresses that somebody types, and the own network",
    "loop.py": "a pair of ends within the program",
    "net/discovery/broadcast.py": "the own network",
    "net/discovery/mdns.py": "the own network",
    "net/program_download.py": "the host that one sees",
    "net/tcp.py": "tables that were seen or typed",
}
ADDRESS = re.compile(r"\b(?:https?|wss?)://([\w-]+(?:\.[\w-]+)+)")
NAMED = {"192.168.1.20": "an example for people", "json-schema.org": "the name of a format"}
SOURCES = {
    file.relative_to(project.ROOT / "dixit_qt").as_posix(): file.read_text(encoding="utf-8")
    for pattern in ("*.py", "*.qml")
    for file in (project.ROOT / "dixit_qt").rglob(pattern)
}


def test_only_listed_modules_use_the_network():
    assert {file for file, text in SOURCES.items() if NETWORK.search(text)} == set(REACHES_OUT)


def test_the_program_contains_no_internet_address():
    assert {name for text in SOURCES.values() for name in ADDRESS.findall(text)} == set(NAMED)
