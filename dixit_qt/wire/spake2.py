"""SPAKE2 on edwards25519: two ends with a common secret, however short, agree on a long key.

    client                                   host
    x random, w from the secret              y random, w from the secret
    x·B + w·M                             →
                                          ←  y·B + w·N
    K = x·(theirs − w·N)                     K = y·(theirs − w·M)

Both hash K with all that was sent. Without the secret the key is a different one, and each guess
costs a whole exchange. B is the group's base point; nobody knows how M and N follow from it.
libsodium does the arithmetic, in constant time; `PROTOCOL.md` has the byte layout.
"""

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from nacl import bindings as sodium
from nacl.exceptions import CryptoError

Entropy = Callable[[int], bytes]

M = bytes.fromhex("15cfd18e385952982b6a8f8c7854963b58e34388c8e6dae891db756481a02312")
N = bytes.fromhex("f04f2e7eb734b2a8f8b472eaf9c3c632576ac64aea650b496a8a20ff00e583c3")
CLIENT_ID = b"dixit-qt client"
HOST_ID = b"dixit-qt host"
SCALAR = 64
"""Random bytes for a scalar: enough that reducing them by the order favours no value."""


class BadElement(ValueError):
    """The other end's element isn't a point of the group, or gives no key."""


def expanded(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    key = hmac.digest(salt or bytes(sha256().digest_size), secret, "sha256")
    block = found = b""
    while len(found) < length:
        block = hmac.digest(key, block + info + bytes([len(found) // 32 + 1]), "sha256")
        found += block
    return found[:length]


@dataclass(frozen=True, slots=True)
class Exchange:
    """One end's part; `element` is what it sends."""

    element: bytes
    _secret: bytes
    _password: bytes
    _own: bytes
    _is_client: bool

    @classmethod
    def of_client(cls, secret: bytes, entropy: Entropy) -> "Exchange":
        return cls._begun(secret, entropy, is_client=True)

    @classmethod
    def of_host(cls, secret: bytes, entropy: Entropy) -> "Exchange":
        return cls._begun(secret, entropy, is_client=False)

    @classmethod
    def _begun(cls, secret: bytes, entropy: Entropy, *, is_client: bool) -> "Exchange":
        password = _scalar(expanded(secret, b"", b"SPAKE2 pw", 48))
        own = _scalar(entropy(SCALAR))
        mask = sodium.crypto_scalarmult_ed25519_noclamp(password, M if is_client else N)
        point = sodium.crypto_scalarmult_ed25519_base_noclamp(own)
        element = sodium.crypto_core_ed25519_add(point, mask)
        return cls(element, secret, password, own, is_client)

    def key(self, theirs: bytes) -> bytes:
        """The common key. A different one if the other end has another secret. Raises
        `BadElement`.
        """
        if theirs == self.element or not sodium.crypto_core_ed25519_is_valid_point(theirs):
            raise BadElement("that is no element of the other end")
        mask = sodium.crypto_scalarmult_ed25519_noclamp(self._password, N if self._is_client else M)
        try:
            bare = sodium.crypto_core_ed25519_sub(theirs, mask)
            shared = sodium.crypto_scalarmult_ed25519_noclamp(self._own, bare)
        except CryptoError as error:
            raise BadElement("that element gives no key") from error
        said = (self.element, theirs) if self._is_client else (theirs, self.element)
        hashed = (sha256(each).digest() for each in (self._secret, CLIENT_ID, HOST_ID))
        return sha256(b"".join((*hashed, *said, shared))).digest()


def _scalar(number: bytes) -> bytes:
    """A big-endian number modulo the order of the group."""
    return sodium.crypto_core_ed25519_scalar_reduce(number[::-1].ljust(SCALAR, b"\0"))
