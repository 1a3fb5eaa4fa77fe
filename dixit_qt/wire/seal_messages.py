"""The handshake of a sealed connection: three messages before the first sealed frame; what its
ends tell those who keep them, and what the secret is. `seal` makes keys of it.
"""

from dataclasses import dataclass
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from msgspec.msgpack import Decoder

from dixit_qt.wire.checks.room_codes import as_heard
from dixit_qt.wire.errors import RemoteProtocolError
from dixit_qt.wire.limits import Digest
from dixit_qt.wire.messages import Goodbye, Message

MAGIC = b"\xd1DQ1"
"""What a sealed connection begins with; no frame has this length, and no word of HTTP."""

Element = Annotated[bytes, Meta(min_length=32, max_length=32)]
Decoded = TypeVar("Decoded")


class SealOffer(Message, frozen=True, omit_defaults=False, tag="seal_offer"):
    """`seat` names the seat whose token is the secret; None when it is the room's code."""

    element: Element
    seat: Digest | None = None


class SealAnswer(Message, frozen=True, tag="seal_answer"):
    element: Element


class SealProof(Message, frozen=True, tag="seal_proof"):
    proof: Element


SealMessage = SealOffer | SealAnswer | SealProof
FromSealingHost = SealAnswer | SealProof | Goodbye

OFFER = Decoder(SealOffer)
PROOF = Decoder(SealProof)
FROM_HOST: Decoder[FromSealingHost] = Decoder(FromSealingHost)


def decoded(decoder: Decoder[Decoded], body: bytes) -> Decoded:
    try:
        return decoder.decode(body)
    except (ValueError, RecursionError) as error:
        raise RemoteProtocolError(f"not a message of the handshake: {error}") from error


def encoded(message: SealMessage) -> bytes:
    return msgspec.msgpack.encode(message)


@dataclass(frozen=True, slots=True)
class Say:
    """To be sent to the other end."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Asked:
    """The host's end must be told the secret: the token of a seat, or the room's code (None)."""

    seat: str | None


@dataclass(frozen=True, slots=True)
class Opened:
    """From now on `seal` seals, and what is heard was sealed."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A whole frame as it was before it was sealed."""

    frame: bytes


Event = Say | Asked | Opened | Heard


def secret_of_code(code: str) -> bytes:
    return b"code:" + as_heard(code).encode()


def secret_of_token(token: str) -> bytes:
    return b"seat:" + token.encode()
