"""A frame is four bytes of big-endian length and then that many bytes of one message."""

from collections.abc import Iterator

from dixit_qt.wire.errors import LocalProtocolError, RemoteProtocolError
from dixit_qt.wire.limits import MAX_FRAME

HEADER = 4


def frame(body: bytes) -> bytes:
    if not 0 < len(body) <= MAX_FRAME:
        raise LocalProtocolError(f"a message of {len(body)} bytes does not fit a frame")
    return len(body).to_bytes(HEADER, "big") + body


class FrameDecoder:
    """Takes bytes as they come; a length out of bounds is refused before the body arrives."""

    def __init__(self, limit: int = MAX_FRAME) -> None:
        self._buffer = bytearray()
        self.limit = limit

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The frames that are complete now. All of them are taken before more is fed."""
        self._buffer += data
        start = 0
        try:
            while (end := self._end_of_frame(start)) is not None:
                with memoryview(self._buffer)[start + HEADER : end] as view:
                    body = bytes(view)
                start = end
                yield body
        finally:
            del self._buffer[:start]

    def _end_of_frame(self, start: int) -> int | None:
        body = start + HEADER
        if len(self._buffer) < body:
            return None
        length = int.from_bytes(self._buffer[start:body], "big")
        if not 0 < length <= self.limit:
            raise RemoteProtocolError(f"a frame of {length} bytes is out of bounds")
        end = body + length
        return end if len(self._buffer) >= end else None
