"""The handshake of a sealed connection: three messages before the first sealed frame; what its
ends tell those who keep them, and what the secret is. `seal` makes keys of it.
"""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from msgspec.msgpack import Decoder

from dixit_qt.wire.codec import RemoteProtocolError
from dixit_qt.wire.limits import Digest
from dixit_qt.wire.messages import Goodbye, Message
from dixit_qt.wire.text import as_heard

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
    """The host's end needs the secret: the token of a seat, or the room's code (None)."""

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


# A seat's token is proven, never shown: both ends sign both nonces, each in its own name.
#
# They also sign the channel over which they speak, so that a proof which somebody passes on over
# another connection is worth nothing there: a sealed connection's own mark, else how it was opened

CLIENT = "dixit-qt 2 client"
HOST = "dixit-qt 2 host"
OPEN = "open"
BROWSER = "browser"


def name_of(token: str) -> str:
    """The public name of a seat; the token can't be derived from it."""
    return hashlib.sha256(token.encode()).hexdigest()


def proof(signer: str, token: str, game: str, nonces: tuple[str, str], channel: str) -> str:
    """`nonces` are the client's and the host's."""
    text = "\n".join((signer, game, *nonces, channel))
    return hmac.new(token.encode(), text.encode(), hashlib.sha256).hexdigest()


def is_proof(
    given: str, signer: str, token: str, game: str, nonces: tuple[str, str], channel: str
) -> bool:
    return hmac.compare_digest(given, proof(signer, token, game, nonces, channel))
