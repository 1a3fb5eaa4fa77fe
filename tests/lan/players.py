"""The programs on the laptops, as processes that print what they see as lines of JSON."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.lan.house import Laptop

PROJECT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0

Line = dict[str, Any]


class DidNotHappen(AssertionError):
    """A wait timed out; the message has the program's last lines."""


def program(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "dixit_qt", *arguments]


@dataclass
class Running:
    """A process and the lines that it has printed so far."""

    name: str
    process: "subprocess.Popen[str]"
    errors: Path
    lines: list[str] = field(default_factory=list)
    ended: bool = False
    _news: threading.Condition = field(default_factory=threading.Condition)

    def read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as stream:
            for text in stream:
                with self._news:
                    self.lines.append(text)
                    self._news.notify_all()
        with self._news:
            self.ended = True
            self._news.notify_all()

    def until_said(self, wanted: Callable[[str], bool], start: int = 0) -> int:
        """Wait for a matching line; returns its number, counted from `start`."""

        def found() -> int | None:
            later = enumerate(self.lines[start:], start)
            return next((number for number, line in later if wanted(line)), None)

        with self._news:
            self._news.wait_for(lambda: self.ended or found() is not None, PATIENCE)
            number = found()
        if number is None:
            raise DidNotHappen(f"{self.name} said {self.lines[-5:]}, {self.errors.read_text()}")
        return number

    def until(self, start: int = 0, **wanted: object) -> int:
        """Wait for a line of JSON with these fields."""
        return self.until_said(lambda text: wanted.items() <= json.loads(text).items(), start)

    def facts(self, number: int) -> Line:
        facts: Line = json.loads(self.lines[number])
        return facts

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing is saved or closed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@dataclass
class Stage:
    """Starts programs on laptops and ends them all; `folder` keeps their files."""

    folder: Path
    running: list[Running] = field(default_factory=list)
    _readers: list[threading.Thread] = field(default_factory=list)

    def start(self, laptop: Laptop, name: str, command: Sequence[str]) -> Running:
        home = self.folder / name
        home.mkdir(exist_ok=True)
        errors = home / f"errors-{len(self.running)}"
        with errors.open("w") as stderr:
            process = subprocess.Popen(
                laptop.command(*command),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
                cwd=PROJECT,
                env=_environment(home),
            )
        running = Running(name, process, errors)
        reader = threading.Thread(target=running.read)
        reader.start()
        self.running.append(running)
        self._readers.append(reader)
        return running

    def close(self) -> None:
        for each in self.running:
            each.kill()
        for reader in self._readers:
            reader.join()

    def complaints(self) -> str:
        """What the programs printed on stderr, which should be empty."""
        texts = ((each.name, each.errors.read_text().strip()) for each in self.running)
        return "\n".join(f"{name}: {text}" for name, text in texts if text)


def _environment(home: Path) -> dict[str, str]:
    """Every laptop has its own home folder."""
    private = {"HOME": home, "XDG_DATA_HOME": home / "data", "XDG_CONFIG_HOME": home / "config"}
    return {**os.environ, **{name: str(path) for name, path in private.items()}}
