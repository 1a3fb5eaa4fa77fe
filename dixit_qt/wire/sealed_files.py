"""What a page asks for beside its sealed connection, over HTTP: under the seal of that connection.

A question is the path of a file, filled up to one length; an answer is filled up so far that its
length hardly tells what it is. Both have nonces of chance, so that questions may come in any order,
and an answer belongs to its question alone.
"""

from nacl import bindings as sodium
from nacl.exceptions import CryptoError

from dixit_qt.wire.spake2 import Entropy

NONCE = 12
LENGTH = 4
LEAST_ANSWER = 64 * 1024


class SealedFiles:
    """The host's end; `name` tells which connection they belong to."""

    def __init__(self, name: bytes, asking: bytes, giving: bytes, entropy: Entropy) -> None:
        self.name = name.hex()
        self._asking = asking
        self._giving = giving
        self._entropy = entropy

    def asked(self, question: str) -> str | None:
        """The path in it; None for what is no question of the other end."""
        try:
            data = bytes.fromhex(question)
            padded = sodium.crypto_aead_chacha20poly1305_ietf_decrypt(
                data[NONCE:], None, data[:NONCE], self._asking
            )
            return padded.rstrip(b"\0").decode("ascii")
        except (ValueError, CryptoError):
            return None

    def given(self, question: str, file: bytes) -> bytes:
        nonce = self._entropy(NONCE)
        said = len(file).to_bytes(LENGTH, "big") + file
        beside = question.encode()
        return nonce + sodium.crypto_aead_chacha20poly1305_ietf_encrypt(
            said.ljust(filled(len(said)), b"\0"), beside, nonce, self._giving
        )


def filled(length: int) -> int:
    """The next power of two, and no little one."""
    return max(LEAST_ANSWER, 1 << (length - 1).bit_length())
