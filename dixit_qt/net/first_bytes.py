"""Who speaks at the door: the first byte of a connection tells.

A frame begins with a zero, since the first one is short; HTTP begins with a capital letter. Until
then, and for good if it speaks in frames, the link belongs to the exchange, with all its limits.
"""

from collections.abc import Callable

from dixit_qt.net.links import Link, OnClosed, OnData, ignore_closed, ignore_data

OnHttp = Callable[[bytes], None]


class FirstBytes:
    """A link that looks at what comes first. `on_http` takes the link over with these bytes."""

    def __init__(self, link: Link, on_http: OnHttp) -> None:
        self.on_data: OnData = ignore_data
        self.on_closed: OnClosed = ignore_closed
        self._link = link
        self._on_http = on_http
        link.on_data = self._sort
        link.on_closed = self._lost

    @property
    def queued(self) -> int:
        return self._link.queued

    def send(self, data: bytes) -> None:
        self._link.send(data)

    def close(self) -> None:
        self._link.close()

    def abort(self) -> None:
        self._link.abort()

    def _sort(self, data: bytes) -> None:
        link = self._link
        if data[:1].isupper():
            self.on_closed()
            self._on_http(data)
        elif data:
            link.on_data, link.on_closed = self.on_data, self.on_closed
            link.on_data(data)

    def _lost(self) -> None:
        self.on_closed()
