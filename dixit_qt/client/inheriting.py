"""A table that is handed over to this computer arrives in parts."""

import hashlib

from dixit_qt.wire.codec import RemoteProtocolError
from dixit_qt.wire.messages import Heritage, HeritagePart


class Inheriting:
    def __init__(self) -> None:
        self._expected: Heritage | None = None
        self._data = bytearray()

    def begin(self, heritage: Heritage) -> None:
        """Whatever came of an earlier one is worth nothing."""
        self._expected, self._data = heritage, bytearray()

    def take(self, part: HeritagePart) -> bytes | None:
        """All of it, when this was the last part and it is what was announced."""
        expected = self._expected
        if expected is None or part.offset != len(self._data):
            raise RemoteProtocolError("a part of a heritage that was not announced")
        self._data += part.data
        if len(self._data) < expected.size:
            return None
        data, self._expected = bytes(self._data), None
        if len(data) > expected.size or hashlib.sha256(data).hexdigest() != expected.digest:
            raise RemoteProtocolError("a heritage that is not what was announced")
        return data
