"""Where the host of `bench_lan` spends its time."""

import json
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from dixit_qt.host.match import Match
from dixit_qt.host.table import Table
from dixit_qt.net import exchange
from dixit_qt.net.exchange import Exchange
from dixit_qt.net.tcp import TcpLink
from dixit_qt.store.journals import JournalFolder

PARTS = (
    (Table, "handle", "table"),
    (Match, "act", "engine"),
    (Match, "view", "views"),
    (JournalFolder, "append", "journal"),
    (exchange, "encode", "packing"),
    (Exchange, "send", "sending"),
    (TcpLink, "send", "sending"),
)


class Meter:
    """Seconds in each part, without those of the parts that it calls."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys((label for *_, label in PARTS), 0.0)
        self._inner = [0.0]

    def watch(self) -> None:
        for owner, name, label in PARTS:
            setattr(owner, name, self._timed(getattr(owner, name), label))

    def tell(self) -> None:
        print(json.dumps(self.spent), file=sys.stdout, flush=True)

    def _timed(self, function: Callable[..., Any], label: str) -> Callable[..., Any]:
        def timed(*args: Any, **kwargs: Any) -> Any:
            start = perf_counter()
            self._inner.append(0.0)
            try:
                return function(*args, **kwargs)
            finally:
                whole = perf_counter() - start
                self.spent[label] += whole - self._inner.pop()
                self._inner[-1] += whole

        return timed
