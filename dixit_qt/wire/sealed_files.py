"""Files that a page requests over HTTP, outside its sealed connection, but encrypted with its keys.

A request is the path of a file, padded to one length. A response is padded so far that its length
says little about the file. Both use random nonces, so that requests can come in any order, and each
response is bound to its request.
"""

from nacl import bindings as sodium
from nacl.exceptions import CryptoError

from dixit_qt.wire.spake2 import Entropy

NONCE = 12
LENGTH = 4
LEAST_ANSWER = 64 * 1024


class SealedFiles:
    """The host's end; `name` says to which connection it belongs."""

    def __init__(self, name: bytes, asking: bytes, giving: bytes, entropy: Entropy) -> None:
        self.name = name.hex()
        self._asking = asking
        self._giving = giving
        self._entropy = entropy

    def asked(self, question: str) -> str | None:
        """The requested path. None if the request wasn't made with this connection's keys."""
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
    """The padded size: the next power of two, at least `LEAST_ANSWER`."""
    return max(LEAST_ANSWER, 1 << (length - 1).bit_length())
