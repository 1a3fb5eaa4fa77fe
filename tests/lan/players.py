"""The programs on the laptops, as processes that tell in lines of JSON what they see."""

import json
import os
import subprocess
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.lan.house import PROJECT, Laptop, program

Line = dict[str, Any]
PATIENCE = 150.0


class DidNotHappen(AssertionError):
    """What was waited for; with it comes all that the program said."""


@dataclass
class Running:
    """A process and the lines that it has printed so far."""

    name: str
    process: "subprocess.Popen[str]"
    complaints: Path
    lines: list[Line] = field(default_factory=list)
    ended: bool = False
    _news: threading.Condition = field(default_factory=threading.Condition)

    def read(self) -> None:
        assert self.process.stdout is not None
        for text in self.process.stdout:
            with self._news:
                self.lines.append(json.loads(text))
                self._news.notify_all()
        with self._news:
            self.ended = True
            self._news.notify_all()

    def until(self, wanted: Callable[[Line], bool], start: int = 0) -> int:
        """The number of the first line from `start` on that is wanted."""

        def found() -> int | None:
            later = enumerate(self.lines[start:], start)
            return next((number for number, line in later if wanted(line)), None)

        with self._news:
            self._news.wait_for(lambda: found() is not None or self.ended, PATIENCE)
            number = found()
        if number is None:
            raise DidNotHappen(f"{self.name}: {self.lines[-5:]}\n{self.complaints.read_text()}")
        return number

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing saved, nothing closed."""
        self.process.kill()
        self.process.wait()


@dataclass
class Stage:
    """Starts programs on laptops and ends them all; `folder` keeps what they write."""

    folder: Path
    running: list[Running] = field(default_factory=list)
    _threads: list[threading.Thread] = field(default_factory=list)

    def start(self, laptop: Laptop, name: str, *arguments: str) -> Running:
        home = self.folder / name
        home.mkdir(exist_ok=True)
        complaints = home / f"stderr-{len(self.running)}"
        with complaints.open("w") as errors:
            process = subprocess.Popen(
                laptop.command(*program(*arguments)),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=PROJECT,
                env=_environment(home),
            )
        running = Running(name, process, complaints)
        thread = threading.Thread(target=running.read)
        thread.start()
        self.running.append(running)
        self._threads.append(thread)
        return running

    def close(self) -> None:
        for each in self.running:
            each.kill()
        for thread in self._threads:
            thread.join()
        for each in self.running:
            assert each.process.stdout is not None
            each.process.stdout.close()


def _environment(home: Path) -> dict[str, str]:
    """Every laptop has a home of its own."""
    private = {"HOME": home, "XDG_DATA_HOME": home / "data", "XDG_CONFIG_HOME": home / "config"}
    return {**os.environ, **{name: str(path) for name, path in private.items()}}
