"""A link carries bytes between two ends in order, whatever they mean."""

import math
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

OnData = Callable[[bytes], None]
OnClosed = Callable[[], None]


class Link(Protocol):
    """One end of a connection. Its user sets `on_data` and `on_closed`, and the link calls them."""

    on_data: OnData
    on_closed: OnClosed

    @property
    def queued(self) -> int:
        """Bytes that were given to `send` but haven't left this program."""
        ...

    def send(self, data: bytes) -> None: ...

    def close(self) -> None:
        """Close the link after everything sent has left; `on_closed` isn't called."""
        ...

    def abort(self) -> None: ...


def ignore_data(_data: bytes) -> None:
    pass


def ignore_closed() -> None:
    pass


class MemoryEnd:
    """One end of a pair in memory. Bytes are queued until the pair is pumped."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.on_data: OnData = ignore_data
        self.on_closed: OnClosed = ignore_closed
        self.is_open = True
        self.other: MemoryEnd = self
        self.arriving: deque[bytes] = deque()
        self._wake = wake

    @property
    def queued(self) -> int:
        return sum(map(len, self.other.arriving))

    def send(self, data: bytes) -> None:
        if self.is_open:
            self.other.arriving.append(data)
            self._wake()

    def close(self) -> None:
        self.is_open = False
        self._wake()

    def abort(self) -> None:
        self.close()

    def deliver(self) -> bool:
        """Deliver what has arrived. True if there was anything."""
        worked = False
        while self.arriving and self.is_open:
            worked = True
            self.on_data(self.arriving.popleft())
        if self.is_open and not self.other.is_open:
            self.is_open = False
            worked = True
            self.on_closed()
        return worked


class LinkPair:
    """Two ends connected in memory. `wake` is called when data is waiting for `pump`."""

    def __init__(self, wake: Callable[[], None] = ignore_closed) -> None:
        self.host = MemoryEnd(wake)
        self.client = MemoryEnd(wake)
        self.host.other, self.client.other = self.client, self.host

    @property
    def is_still(self) -> bool:
        """Nothing is waiting to be delivered."""
        waiting = self.host.arriving or self.client.arriving
        return not waiting and self.host.is_open == self.client.is_open

    def pump(self) -> bool:
        """Deliver what is waiting in both directions."""
        to_host = self.host.deliver()
        return self.client.deliver() or to_host


PRECISE = 0
"""`Qt.TimerType.PreciseTimer`. `Qt` itself would make all of its enums: 12 ms of a host's start."""


class Alarm(QObject):
    """A timer that rings once, at a time of `time.monotonic`, and never too early. Qt's coarse
    timers may, and restarting them for the remaining milliseconds would wake the program a dozen
    times instead of once."""

    rang = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True)
        self._timer.setProperty("timerType", PRECISE)
        self._timer.timeout.connect(self.rang)

    def set(self, due: float | None) -> None:
        """Set when it rings. None stops it."""
        if due is None:
            self._timer.stop()
        else:
            self._timer.start(max(0, math.ceil((due - time.monotonic()) * 1000)))
