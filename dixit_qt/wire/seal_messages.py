"""The handshake of a sealed connection: three messages before the first sealed frame."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from msgspec.msgpack import Decoder

from dixit_qt.wire.errors import RemoteProtocolError
from dixit_qt.wire.limits import Digest
from dixit_qt.wire.messages import Goodbye, Message

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
    except (msgspec.DecodeError, RecursionError) as error:
        raise RemoteProtocolError(f"not a message of the handshake: {error}") from error


def encoded(message: SealMessage) -> bytes:
    return msgspec.msgpack.encode(message)
