"""Two pytest plugins: one tries mutants in forks of the session, one selects tests."""

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import pytest

from devtools.mutation.forks import in_a_fork
from devtools.mutation.mutants import mutated
from devtools.mutation.planting import plant

PATIENCE = 10
"""The time limit for a mutant, as a multiple of what its tests usually need."""

Place = tuple[str, str]
"""A module, and the name of a function in it."""


@dataclass(frozen=True)
class Suspect:
    """One mutant of one file."""

    file: str
    number: int
    line: int
    owner: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} [{self.number}] {self.owner or '(module)'}: {self.what}"


@dataclass
class Measured:
    """Facts about the package's tests: how long each takes, and which functions it reaches."""

    seconds: dict[str, float] = field(default_factory=dict)
    visits: dict[str, set[Place]] = field(default_factory=dict)

    def tests_of(self, suspect: Suspect) -> list[str]:
        place = suspect.file, suspect.owner
        return self._quickest_first(test for test, seen in self.visits.items() if place in seen)

    def tests_of_module(self, file: str) -> list[str]:
        """The tests that call the module, and those that only read its values; all tests, if the
        module has no functions."""
        visits = self.visits.items()
        visitors = {test for test, seen in visits if any(each[0] == file for each in seen)}
        onlookers = {test for test, seen in visits if not seen}
        return self._quickest_first(iter(visitors | onlookers if visitors else self.visits))

    def usual(self, tests: Sequence[str]) -> float:
        return sum(self.seconds[test] for test in tests)

    def _quickest_first(self, tests: Iterator[str]) -> list[str]:
        return sorted(tests, key=self.seconds.__getitem__)


class Visitors:
    """Records which functions of a folder are called."""

    def __init__(self, root: Path, source: str) -> None:
        self._root, self._inside = f"{root}{os.sep}", str(root / source)
        self.seen: set[Place] = set()

    def watch(self) -> None:
        sys.setprofile(self._on_event)

    def rest(self) -> set[Place]:
        sys.setprofile(None)
        seen, self.seen = self.seen, set()
        return seen

    def _on_event(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(self._inside):
            self.seen.add((code.co_filename.removeprefix(self._root), code.co_qualname))


@dataclass
class Findings:
    """The results for mutants of functions, and the mutants that need their module reloaded."""

    noticed: dict[str, bool] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    usual: dict[str, float] = field(default_factory=dict)


class Bench:
    """A pytest plugin that replaces the usual run: it measures the tests in one fork, then tries
    each suspect in a fork of its own."""

    def __init__(
        self,
        root: Path,
        source: str,
        queue: Sequence[Suspect],
        notes: Path,
        say: Callable[[Suspect, bool], bool],
    ) -> None:
        self._root, self._queue, self._notes, self._say = root, queue, notes, say
        self._visitors = Visitors(root, source)

    def pytest_sessionstart(self) -> None:
        self._visitors.watch()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        while_reading, found = self._visitors.rest(), Findings()
        measured = self._measured(session)
        for suspect in self._queue:
            if suspect.owner and (suspect.file, suspect.owner) not in while_reading:
                noticed = self._is_noticed(session, suspect, measured)
                found.noticed[str(suspect)] = self._say(suspect, noticed)
            else:
                tests = measured.tests_of_module(suspect.file)
                found.tests[str(suspect)] = tests
                found.usual[str(suspect)] = measured.usual(tests)
        self._notes.write_text(json.dumps(vars(found)), encoding="utf-8")
        return True

    def _measured(self, session: pytest.Session) -> Measured:
        with tempfile.TemporaryDirectory() as folder:
            notes = Path(folder) / "measured.json"
            if not in_a_fork(lambda: self._run_all(session, notes), 3600):
                pytest.exit("the tests don't come to their end in a fork", 1)
            seconds, visits, failed = json.loads(notes.read_text(encoding="utf-8"))
        if failed:
            pytest.exit(f"fails without any mutant: {', '.join(failed)}", 1)
        return Measured(seconds, {test: set(map(tuple, seen)) for test, seen in visits.items()})

    def _run_all(self, session: pytest.Session, notes: Path) -> bool:
        seconds, visits, failed = {}, {}, []
        for item in session.items:
            start, failures = time.process_time(), session.testsfailed
            self._visitors.watch()
            run_one(item)
            visits[item.nodeid] = sorted(self._visitors.rest())
            seconds[item.nodeid] = time.process_time() - start
            if session.testsfailed > failures:
                failed.append(item.nodeid)
        notes.write_text(json.dumps((seconds, visits, failed)), encoding="utf-8")
        return True

    def _is_noticed(self, session: pytest.Session, suspect: Suspect, measured: Measured) -> bool:
        tests = measured.tests_of(suspect)
        items = {item.nodeid: item for item in session.items}
        path = self._root / suspect.file

        def pass_all() -> bool:
            plant(path, mutated(path.read_text(encoding="utf-8"), suspect.number))
            return all(passes(session, items[test]) for test in tests)

        return not in_a_fork(pass_all, 2 + PATIENCE * measured.usual(tests))


def run_one(item: pytest.Item) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def passes(session: pytest.Session, item: pytest.Item) -> bool:
    run_one(item)
    return not session.testsfailed


class Chosen:
    """Selects some tests, in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._order = {test: place for place, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self._order]
        items.sort(key=lambda item: self._order[item.nodeid])
