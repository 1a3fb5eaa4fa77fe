"""The host's end of one link: plain, or encrypted if it begins that way.

Its users send and receive unencrypted frames. The cryptography is only imported for the first
encrypted link.
"""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

from dixit_qt.net.links import Link
from dixit_qt.wire.seal_messages import MAGIC, Asked, Heard, Opened, Say

if TYPE_CHECKING:
    from dixit_qt.wire.seal import HostEnd
    from dixit_qt.wire.sealed_files import SealedFiles
    from dixit_qt.wire.spake2 import Entropy


class SealedOrPlain:
    def __init__(self, link: Link, entropy: "Entropy" = os.urandom) -> None:
        self._link = link
        self._entropy = entropy
        self._first = b""
        self._is_plain = False
        self._end: HostEnd | None = None

    @property
    def channel(self) -> str:
        """The id of the encrypted channel. Empty before the other end has proved that it knows the
        secret."""
        return "" if self._end is None else self._end.channel

    @property
    def files(self) -> "SealedFiles | None":
        return None if self._end is None else self._end.files

    def send(self, frame: bytes) -> None:
        end = self._end
        self._link.send(end.seal(frame) if end is not None and end.is_open else frame)

    def answer(self, secret: bytes) -> None:
        """Call it after `Asked`."""
        if self._end is not None:
            self._link.send(self._end.answer(secret))

    def received(self, data: bytes) -> Iterator[bytes | Asked | Opened]:
        """The frames in the data; `Asked` when an answer is needed, `Opened` when the encryption is
        established."""
        if self._is_plain:
            yield data
        elif self._end is not None:
            yield from self._unsealed(self._end, data)
        else:
            yield from self._begun(self._first + data)

    def _begun(self, data: bytes) -> Iterator[bytes | Asked | Opened]:
        self._first = data
        if data.startswith(MAGIC):
            from dixit_qt.wire.seal import HostEnd

            self._end = HostEnd(self._entropy)
            yield from self._unsealed(self._end, data[len(MAGIC) :])
        elif not MAGIC.startswith(data):
            self._is_plain = True
            yield data

    def _unsealed(self, end: "HostEnd", data: bytes) -> Iterator[bytes | Asked | Opened]:
        for event in end.receive(data):
            match event:
                case Say(said):
                    self._link.send(said)
                case Heard(frame):
                    yield frame
                case _:
                    yield event
