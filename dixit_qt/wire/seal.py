"""A sealed connection: both ends prove that they know one secret. Then nobody else can read what
they send.

The secret is the room's code, or the token of a seat. SPAKE2 makes a key from it in such a way that
each wrong guess costs a connection, and an eavesdropper can't try guesses afterwards. The client
proves first that it has the key, so a wrong guess gets no reply that could confirm it. Then
ChaCha20-Poly1305 seals every frame with a key and a counter for its direction, so that a frame that
was altered, repeated, dropped or moved can't be opened.

    client                                     host
    MAGIC, offer (whose secret, element)  →
                                          ←    answer (element)
    proof                                 →
                                          ←    proof
    sealed frames                        ← →   sealed frames

This module has no sockets and no random source. `receive` yields events. After `Asked`, the host's
end waits for the secret, so that a host can delay guesses.
"""

import hmac
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from nacl import bindings as sodium
from nacl.exceptions import CryptoError

from dixit_qt.wire.codec import HEADER, FrameDecoder, LocalProtocolError, RemoteProtocolError, frame
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.limits import MAX_CLIENT_FRAME, MAX_FRAME
from dixit_qt.wire.messages import Goodbye
from dixit_qt.wire.seal_messages import (
    FROM_HOST,
    MAGIC,
    OFFER,
    PROOF,
    Asked,
    Event,
    Heard,
    Opened,
    Say,
    SealAnswer,
    SealOffer,
    SealProof,
    decoded,
    encoded,
)
from dixit_qt.wire.sealed_files import SealedFiles
from dixit_qt.wire.spake2 import BadElement, Entropy, Exchange, expanded

CONTEXT = b"dixit-qt seal 1"
MAX_HANDSHAKE = 256
NONCE = 12
NAME_OF_FILES = 16
TAG = 16


class Cipher:
    """One direction. The counter is never sent: both ends count."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._count = 0

    def seal(self, body: bytes) -> bytes:
        encrypt = sodium.crypto_aead_chacha20poly1305_ietf_encrypt
        return encrypt(body, None, self._nonce(), self._key)

    def open(self, body: bytes) -> bytes:
        if len(body) <= TAG:
            raise RemoteProtocolError("what does not even hold a seal does not open")
        decrypt = sodium.crypto_aead_chacha20poly1305_ietf_decrypt
        try:
            return decrypt(body, None, self._nonce(), self._key)
        except CryptoError as error:
            raise RemoteProtocolError("a sealed frame does not open") from error

    def _nonce(self) -> bytes:
        nonce = self._count.to_bytes(NONCE, "big")
        self._count += 1
        return nonce


@dataclass(frozen=True, slots=True)
class Keys:
    client_proof: bytes
    host_proof: bytes
    client: Cipher
    host: Cipher
    channel: str
    derived: Callable[[bytes], bytes]


def keys_of(shared: bytes, offer: bytes, answer: bytes) -> Keys:
    """All keys that follow from the key of SPAKE2 and the two frames that led to it."""

    def derived(purpose: bytes) -> bytes:
        return expanded(shared, CONTEXT, purpose, 32)

    def proof(purpose: bytes) -> bytes:
        return hmac.digest(derived(purpose), offer + answer, "sha256")

    ciphers = Cipher(derived(b"client frames")), Cipher(derived(b"host frames"))
    channel = proof(b"channel").hex()
    return Keys(proof(b"client proof"), proof(b"host proof"), *ciphers, channel, derived)


class _End(ABC):
    def __init__(self) -> None:
        self._frames = FrameDecoder(MAX_HANDSHAKE)
        self._ours: Cipher | None = None
        self._theirs: Cipher | None = None
        self.channel = ""
        """A value that both ends of this open connection share with no other connection."""

    @property
    def is_open(self) -> bool:
        return self._ours is not None

    def receive(self, data: bytes) -> Iterator[Event]:
        for body in self._frames.feed(data):
            if self._theirs is None:
                yield from self._shake(body)
            else:
                yield Heard(frame(self._theirs.open(body)))

    def seal(self, data: bytes) -> bytes:
        """Seal one whole frame."""
        if self._ours is None:
            raise LocalProtocolError("the connection is not sealed yet")
        return _framed(self._ours.seal(data[HEADER:]))

    @abstractmethod
    def _shake(self, body: bytes) -> Iterator[Event]:
        """Handle one frame of the handshake."""

    def _open(self, ours: Cipher, theirs: Cipher, channel: str, limit: int) -> None:
        self._ours, self._theirs, self.channel = ours, theirs, channel
        self._frames.limit = limit + TAG


class ClientEnd(_End):
    """`seat` names the seat whose token is the secret. None means that the secret is the table's
    code."""

    def __init__(self, secret: bytes, seat: str | None, entropy: Entropy) -> None:
        super().__init__()
        self.farewell: Goodbye | None = None
        self._exchange = Exchange.of_client(secret, entropy)
        self._seat = seat
        self._offer = b""
        self._keys: Keys | None = None

    def begin(self) -> bytes:
        self._offer = encoded(SealOffer(self._exchange.element, self._seat))
        return MAGIC + _framed(self._offer)

    def _shake(self, body: bytes) -> Iterator[Event]:
        message = decoded(FROM_HOST, body)
        if isinstance(message, Goodbye):
            self.farewell = message
            yield Heard(frame(body))
        elif isinstance(message, SealAnswer) and self._keys is None:
            yield self._prove(message, body)
        elif isinstance(message, SealProof) and self._keys is not None:
            self._check(message, self._keys)
            yield Opened()
        else:
            raise RemoteProtocolError("the handshake has another order")

    def _prove(self, answer: SealAnswer, body: bytes) -> Say:
        self._keys = keys_of(_key(self._exchange, answer.element), self._offer, body)
        return Say(_framed(encoded(SealProof(self._keys.client_proof))))

    def _check(self, message: SealProof, keys: Keys) -> None:
        if not hmac.compare_digest(message.proof, keys.host_proof):
            raise RemoteProtocolError("the host does not know the secret", Farewell.WRONG_CODE)
        self._open(keys.client, keys.host, keys.channel, MAX_FRAME)


class HostEnd(_End):
    """The caller has already read `MAGIC`. This end gets the bytes that follow."""

    def __init__(self, entropy: Entropy) -> None:
        super().__init__()
        self._entropy = entropy
        self._offer = b""
        self._element = b""
        self._keys: Keys | None = None
        self.files: SealedFiles | None = None
        """Encrypts files that a page requests outside this connection. None until the seal is open.
        """

    def answer(self, secret: bytes) -> bytes:
        """The frame that answers `Asked`. The host may delay it."""
        exchange = Exchange.of_host(secret, self._entropy)
        answer = encoded(SealAnswer(exchange.element))
        self._keys = keys_of(_key(exchange, self._element), self._offer, answer)
        return _framed(answer)

    def _shake(self, body: bytes) -> Iterator[Event]:
        if not self._offer:
            offer = decoded(OFFER, body)
            self._offer, self._element = body, offer.element
            yield Asked(offer.seat)
        elif self._keys is None:
            raise RemoteProtocolError("the handshake has another order")
        else:
            yield from self._check(decoded(PROOF, body), self._keys)

    def _check(self, message: SealProof, keys: Keys) -> Iterator[Event]:
        if not hmac.compare_digest(message.proof, keys.client_proof):
            raise RemoteProtocolError("they do not know the secret", Farewell.WRONG_CODE)
        self._open(keys.host, keys.client, keys.channel, MAX_CLIENT_FRAME)
        name, asking, giving = map(keys.derived, (b"files", b"client files", b"host files"))
        self.files = SealedFiles(name[:NAME_OF_FILES], asking, giving, self._entropy)
        yield Say(_framed(encoded(SealProof(keys.host_proof))))
        yield Opened()


def _framed(body: bytes) -> bytes:
    """Unlike `frame`, it doesn't limit the length: a sealed frame is longer than a plain one by its
    tag.
    """
    return len(body).to_bytes(HEADER, "big") + body


def _key(exchange: Exchange, element: bytes) -> bytes:
    try:
        return exchange.key(element)
    except BadElement as error:
        raise RemoteProtocolError(str(error)) from error
