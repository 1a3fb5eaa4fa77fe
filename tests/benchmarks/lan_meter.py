"""Where the host of a benchmark spends the time of a reveal, stage by stage."""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

STAGES = (
    ("net.exchange", "Exchange._on_data", "reading"),
    ("net.exchange", "Exchange.tick", "reading"),
    ("host.table", "Table.handle", "table"),
    ("host.table", "Table.tick", "table"),
    ("host.match", "apply", "rules"),
    ("host.match", "newcomer_refused", "rules"),
    ("host.match", "legal_actions", "legal actions"),
    ("host.match", "table_view", "views"),
    ("host.match", "seat_view", "views"),
    ("host.match", "view_for", "views"),
    ("host.state", "HostState.room", "room"),
    ("net.exchange", "Exchange.release", "release"),
    ("store.journals", "JournalFolder.append", "disk"),
    ("net.exchange", "encode", "packing"),
    ("net.exchange", "Exchange.send", "sending"),
    ("net.exchange", "Exchange._send", "sending"),
    ("net.tcp", "TcpLink.send", "Qt's writes"),
)
"""Module, function, stage. Versions are compared by this list, and each lacks some of it."""

BEGINNINGS = {"Exchange._on_data", "Exchange.tick"}
END = "Exchange.release"


class Meter:
    """The time of each stage is without that of the stages that it calls. A reveal lasts from the
    message or the tick that brings it until everything is written to the sockets."""

    def __init__(self) -> None:
        self.reveals: list[dict[str, float]] = []
        self._spent: dict[str, float] = {}
        self._inner = [0.0]
        self._shown = self._packed = 0

    def watch(self) -> None:
        for module, path, stage in STAGES:
            try:
                owner: Any = import_module(f"dixit_qt.{module}")
                *classes, name = path.split(".")
                for each in classes:
                    owner = getattr(owner, each)
                function = getattr(owner, name)
            except (ImportError, AttributeError):
                continue
            setattr(owner, name, self._timed(function, path, stage))

    def tell(self) -> None:
        print(json.dumps(self.reveals), file=sys.stdout, flush=True)

    def _timed(self, function: Callable[..., Any], path: str, stage: str) -> Callable[..., Any]:
        begins, ends, packs = path in BEGINNINGS, path == END, path == "encode"

        def timed(*args: Any, **kwargs: Any) -> Any:
            start = perf_counter()
            self._inner.append(0.0)
            if begins and len(self._inner) == 2:
                self._spent = {}
            try:
                return function(*args, **kwargs)
            finally:
                whole = perf_counter() - start
                self._spent[stage] = self._spent.get(stage, 0.0) + whole - self._inner.pop()
                self._inner[-1] += whole
                if packs and type(args[0]).__name__ == "FinishedRound":
                    self._packed += 1
                if ends and self._packed > self._shown:
                    self.reveals.append(self._spent)
                    self._shown = self._packed

        return timed
