"""SECURITY.md numbers what is promised, and tests/PROMISES.md names the tests of each promise."""

import ast
import re
from functools import cache

import pytest

from devtools import project
from dixit_qt.host.connections import Limits

PAGE = (project.ROOT / "SECURITY.md").read_text(encoding="utf-8")
TESTS = (project.ROOT / "tests" / "PROMISES.md").read_text(encoding="utf-8")
PROMISE = re.compile(r"^\* \*\*\[P(\d+)\]\(tests/PROMISES\.md#p(\d+)\)\.\*\* ", re.MULTILINE)
NOT_PROMISED = re.compile(r"^\* \*\*N(\d+)\.\*\* ", re.MULTILINE)
CITED = re.compile(r"\bN(\d+)\b(?!\.\*\*)")
TEST = re.compile(r"^\* `([^`]+)::([^`]+)`$", re.MULTILINE)
CHAPTER = re.compile(r"^## P(\d+)\n\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
HELD_BY = {int(number): TEST.findall(held) for number, held in CHAPTER.findall(TESTS)}


@cache
def names_in(file: str) -> set[str]:
    tree = ast.parse((project.ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_promises_and_what_is_not_promised_are_numbered_in_order():
    promises = [int(match[1]) for match in PROMISE.finditer(PAGE)]
    assert promises == list(range(1, PAGE.count("* **[P") + 1))
    limits = [int(match[1]) for match in NOT_PROMISED.finditer(PAGE)]
    assert limits == list(range(1, PAGE.count("* **N") + 1))
    assert min(len(promises), len(limits)) > 8
    assert {int(number) for number in CITED.findall(PAGE)} <= set(limits)


def test_each_promise_leads_to_its_own_tests():
    assert [match[2] for match in PROMISE.finditer(PAGE)] == [str(number) for number in HELD_BY]
    assert all(match[1] == match[2] for match in PROMISE.finditer(PAGE))


@pytest.mark.parametrize("promise", HELD_BY)
def test_each_promise_names_tests_that_exist(promise: int):
    assert HELD_BY[promise]
    assert [
        name
        for file, name in HELD_BY[promise]
        if not name.startswith("test_") or name not in names_in(file)
    ] == []


def test_every_line_about_tests_is_understood():
    listed = [line for line in TESTS.splitlines() if line.startswith("* ")]
    assert len(listed) == sum(map(len, HELD_BY.values()))


def test_the_promise_about_guesses_has_the_numbers_of_the_code():
    tries, every = Limits().code_tries_in_all, 1 / Limits().code_tries_in_all_per_second
    (promise,) = (" ".join(each.split()) for each in PAGE.split("\n* ") if "guesses come" in each)
    assert f"at most {tries:g} are answered at once, then one every {every:g} seconds" in promise
    assert f"strangers get {tries / 2:g} at once, then one every {every * 2:g} seconds" in promise


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
