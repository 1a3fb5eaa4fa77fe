"""Converts messages to bytes and back: frames with a msgpack map, and the same map as text for
browsers.

Every field is validated on arrival. Anything invalid raises a `ProtocolError` and no other error.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct, json, msgpack
from msgspec.msgpack import Decoder, Encoder

from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.limits import MAX_FRAME, OLDEST_VERSION, PROTOCOL_VERSION
from dixit_qt.wire.messages import (
    FinishedRound,
    FromClient,
    FromHost,
    Lobby,
    Message,
    Ping,
    Pong,
    Update,
)
from dixit_qt.wire.view_checks import implausible, implausible_room, implausible_round

LONGEST_REASON = 300


class ProtocolError(Exception):
    """The connection can't continue; `farewell` is sent to the other side. The reason is logged and
    may quote what arrived, so it is kept to one printable line.
    """

    def __init__(self, reason: str, farewell: Farewell = Farewell.PROTOCOL_ERROR) -> None:
        shown = (char if char.isprintable() else " " for char in reason[:LONGEST_REASON])
        super().__init__("".join(shown))
        self.farewell = farewell


class LocalProtocolError(ProtocolError):
    """This side tried to send a message that isn't allowed now. It was not sent."""


class RemoteProtocolError(ProtocolError):
    """The other side sent a message that isn't allowed."""


# A frame is four bytes of big-endian length and then that many bytes of one message

HEADER = 4


def frame(body: bytes) -> bytes:
    if not 0 < len(body) <= MAX_FRAME:
        raise LocalProtocolError(f"a message of {len(body)} bytes does not fit a frame")
    return len(body).to_bytes(HEADER, "big") + body


class FrameDecoder:
    """Collects bytes into frames. A length out of bounds is refused before the body arrives."""

    def __init__(self, limit: int = MAX_FRAME) -> None:
        self._buffer = bytearray()
        self.limit = limit

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The frames that are complete now. Take all of them before feeding more data."""
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


# Messages


Decoded = TypeVar("Decoded")


class _AnyHello(Struct, tag_field="t", tag="hello"):
    """The part of a hello that stays the same in every version of the protocol."""

    version: int
    oldest: int | None = None


class _ClientPing(Ping, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """The host may add fields to it, a client may not."""


class _ClientPong(Pong, frozen=True, forbid_unknown_fields=True, tag="pong"):
    pass


_ENCODER = Encoder()
_FROM_CLIENT: Decoder[FromClient] = Decoder(FromClient)
_FROM_HOST: Decoder[FromHost] = Decoder(FromHost)
_ANY_HELLO = Decoder(_AnyHello)
_BOTH_WAYS = Decoder(_ClientPing | _ClientPong)


def encode(message: Message) -> bytes:
    try:
        return _ENCODER.encode(message)
    except (UnicodeEncodeError, OverflowError) as error:
        raise LocalProtocolError(f"{type(message).__name__} cannot be sent: {error}") from error


def decode_hello(body: bytes) -> FromClient:
    """The version numbers are checked first, since a hello of another version may have other
    fields.
    """
    hello = _decode(_ANY_HELLO, body)
    oldest = hello.version if hello.oldest is None else hello.oldest
    if hello.version < OLDEST_VERSION or oldest > PROTOCOL_VERSION:
        spoken = f"{oldest} to {hello.version}"
        raise RemoteProtocolError(f"they speak versions {spoken}", Farewell.WRONG_VERSION)
    return decode_from_client(body)


def decode_from_client(body: bytes) -> FromClient:
    message = _decode(_FROM_CLIENT, body)
    if isinstance(message, Ping | Pong):
        _decode(_BOTH_WAYS, body)
    return message


def decode_from_host(body: bytes) -> FromHost:
    message = _decode(_FROM_HOST, body)
    reason = ""
    if isinstance(message, Update):
        reason = implausible(message.view)
    elif isinstance(message, FinishedRound):
        reason = implausible_round(message.record)
    elif isinstance(message, Lobby):
        reason = implausible_room(message.room)
    if reason:
        raise RemoteProtocolError(f"what they show makes no sense: {reason}")
    return message


def _decode(decoder: Decoder[Decoded], body: bytes) -> Decoded:
    try:
        return decoder.decode(body)
    except (ValueError, RecursionError) as error:
        raise RemoteProtocolError(f"not a message: {error}") from error


# The same messages as JSON text, for browsers. Names, fields and bounds are those of the frames.
#
# The text itself is not validated here: it becomes the body of a frame, which is then checked like
# any other

TEXTS_IN_MEMORY = 16


@lru_cache(TEXTS_IN_MEMORY)
def text_of(body: bytes) -> str:
    """A host message as text. It is cached because many browsers get the same one."""
    return json.encode(msgpack.decode(body)).decode()


def body_of(text: str) -> bytes:
    try:
        return msgpack.encode(json.decode(text))
    except (ValueError, RecursionError, OverflowError) as error:
        raise RemoteProtocolError(f"not a message: {error}") from error
