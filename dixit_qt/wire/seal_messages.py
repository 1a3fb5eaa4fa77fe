"""The handshake of a sealed connection: its three messages before the first sealed frame, the
events of both ends, and the secret. `seal` makes the keys.
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
"""The first bytes of a sealed connection. Read as the length of a frame they would be too much, and
no HTTP request begins with them.
"""

Element = Annotated[bytes, Meta(min_length=32, max_length=32)]
Decoded = TypeVar("Decoded")


class SealOffer(Message, frozen=True, omit_defaults=False, tag="seal_offer"):
    """`seat` names the seat whose token is the secret. None if it is the room's code."""

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
    """Send this to the other end."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Asked:
    """The host's end needs the secret: the token of this seat, or the room's code if None."""

    seat: str | None


@dataclass(frozen=True, slots=True)
class Opened:
    """The handshake is over: `seal` can be used, and everything received was sealed."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A whole frame after unsealing."""

    frame: bytes


Event = Say | Asked | Opened | Heard


def secret_of_code(code: str) -> bytes:
    return b"code:" + as_heard(code).encode()


def secret_of_token(token: str) -> bytes:
    return b"seat:" + token.encode()


# A seat's token is proven without being sent: both ends sign both nonces, each under its own role.
#
# They also sign the channel, so that a proof forwarded over another connection is worthless there.
# The channel is a sealed connection's own value, or else how the connection was opened

CLIENT = "dixit-qt 2 client"
HOST = "dixit-qt 2 host"
OPEN = "open"
BROWSER = "browser"


def name_of(token: str) -> str:
    """The seat's public name. The token can't be derived from it."""
    return hashlib.sha256(token.encode()).hexdigest()


def proof(signer: str, token: str, game: str, nonces: tuple[str, str], channel: str) -> str:
    """`nonces` are the client's and the host's."""
    text = "\n".join((signer, game, *nonces, channel))
    return hmac.new(token.encode(), text.encode(), hashlib.sha256).hexdigest()


def is_proof(
    given: str, signer: str, token: str, game: str, nonces: tuple[str, str], channel: str
) -> bool:
    return hmac.compare_digest(given, proof(signer, token, game, nonces, channel))
