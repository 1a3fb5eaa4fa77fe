"""One message <-> the bytes of one msgpack map, every field validated on the way in."""

from typing import TypeVar

from msgspec import Struct
from msgspec.msgpack import Decoder, Encoder

from dixit_qt.wire.checks.view_checks import implausible, implausible_round
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.errors import LocalProtocolError, RemoteProtocolError
from dixit_qt.wire.forms.lean import lean
from dixit_qt.wire.limits import OLDEST_VERSION, PROTOCOL_VERSION
from dixit_qt.wire.messages import (
    FinishedRound,
    FromClient,
    FromHost,
    Message,
    Ping,
    Pong,
    Update,
)

Decoded = TypeVar("Decoded")


class _AnyHello(Struct, tag_field="t", tag="hello"):
    """The part of a hello that stays the same in every version of the protocol."""

    version: int
    oldest: int | None = None


class _ClientPing(Ping, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """A host may say more in it, a client may not."""


class _ClientPong(Pong, frozen=True, forbid_unknown_fields=True, tag="pong"):
    pass


_ENCODER = Encoder()
_FROM_CLIENT: Decoder[FromClient] = Decoder(FromClient)
_FROM_HOST: Decoder[FromHost] = Decoder(FromHost)
_ANY_HELLO = Decoder(_AnyHello)
_BOTH_WAYS = Decoder(_ClientPing | _ClientPong)


def encode(message: Message) -> bytes:
    try:
        return _ENCODER.encode(lean(message))
    except (UnicodeEncodeError, OverflowError) as error:
        raise LocalProtocolError(f"{type(message).__name__} cannot be sent: {error}") from error


def decode_hello(body: bytes) -> FromClient:
    """A hello of another version may look different: its numbers are looked at first."""
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
    if reason:
        raise RemoteProtocolError(f"what they show makes no sense: {reason}")
    return message


def _decode(decoder: Decoder[Decoded], body: bytes) -> Decoded:
    try:
        return decoder.decode(body)
    except (ValueError, RecursionError) as error:
        raise RemoteProtocolError(f"not a message: {error}") from error
