"""The client's end of an encrypted connection, as somebody would write it from PROTOCOL.md alone.

The arithmetic of edwards25519 is spelled out. It uses neither the project's code nor its SPAKE2.
"""

import hashlib
import hmac

from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from msgspec import msgpack

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)
ZERO = (0, 1)
PURPOSES = ("client proof", "host proof", "client frames", "host frames", "channel")
OF_FILES = ("files", "client files", "host files")

Point = tuple[int, int]


def decoded(data: bytes) -> Point:
    value = int.from_bytes(data, "little")
    y, odd = value & (2**255 - 1), value >> 255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_ONE % P
    assert (x * x - square) % P == 0
    return (P - x if x % 2 != odd else x), y


def encoded(point: Point) -> bytes:
    x, y = point
    return (y | (x & 1) << 255).to_bytes(32, "little")


def added(one: Point, other: Point) -> Point:
    (x1, y1), (x2, y2) = one, other
    bend = D * x1 * x2 * y1 * y2
    x = (x1 * y2 + x2 * y1) * pow(1 + bend, -1, P)
    y = (y1 * y2 + x1 * x2) * pow(1 - bend, -1, P)
    return x % P, y % P


def times(count: int, point: Point) -> Point:
    result = ZERO
    while count:
        if count & 1:
            result = added(result, point)
        point, count = added(point, point), count >> 1
    return result


BASE = decoded(bytes.fromhex("58" + "66" * 31))


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def hkdf(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    key = hmac.digest(salt or bytes(32), material, "sha256")
    result = block = b""
    for number in range(1, 9):
        block = hmac.digest(key, block + info + bytes([number]), "sha256")
        result += block
    return result[:length]


class ForeignFiles:
    """The page's encrypted requests for files."""

    def __init__(self, name: bytes, asking: bytes, giving: bytes) -> None:
        self.name = name[:16].hex()
        self._asking, self._giving = ChaCha20Poly1305(asking), ChaCha20Poly1305(giving)

    def question(self, path: str, nonce: bytes) -> str:
        padded = path.encode().ljust(64, b"\0")
        return (nonce + self._asking.encrypt(nonce, padded, None)).hex()

    def opened(self, question: str, answer: bytes) -> bytes:
        plain = self._giving.decrypt(answer[:12], answer[12:], question.encode())
        length = int.from_bytes(plain[:4], "big")
        assert set(plain[4 + length :]) <= {0}
        return plain[4 : 4 + length]


class ForeignSeal:
    """`m` and `n` are the two fixed points of PROTOCOL.md."""

    def __init__(self, secret: bytes, scalar: int, m: bytes, n: bytes) -> None:
        self._secret, self._scalar = secret, scalar
        self._n = decoded(n)
        self._password = int.from_bytes(hkdf(secret, b"", b"SPAKE2 pw", 48), "big") % ORDER
        blinding = times(self._password, decoded(m))
        self.element = encoded(added(times(scalar, BASE), blinding))
        self.offer = msgpack.encode({"t": "seal_offer", "element": self.element, "seat": None})
        self._counts = {"ours": 0, "theirs": 0}

    def take_answer(self, body: bytes) -> bytes:
        """Return the body of the proof."""
        theirs = msgpack.decode(body)["element"]
        blinding = times(ORDER - self._password, self._n)
        common = encoded(times(self._scalar, added(decoded(theirs), blinding)))
        names = sha256(b"dixit-qt client") + sha256(b"dixit-qt host")
        shared = sha256(sha256(self._secret) + names + self.element + theirs + common)
        key = {
            purpose: hkdf(shared, b"dixit-qt seal 1", purpose.encode(), 32)
            for purpose in (*PURPOSES, *OF_FILES)
        }
        self.files = ForeignFiles(*(key[purpose] for purpose in OF_FILES))
        self._ours = ChaCha20Poly1305(key["client frames"])
        self._theirs = ChaCha20Poly1305(key["host frames"])
        self.expected = hmac.digest(key["host proof"], self.offer + body, "sha256")
        self.channel = hmac.digest(key["channel"], self.offer + body, "sha256")
        proof = hmac.digest(key["client proof"], self.offer + body, "sha256")
        return msgpack.encode({"t": "seal_proof", "proof": proof})

    def is_host(self, body: bytes) -> bool:
        return hmac.compare_digest(msgpack.decode(body)["proof"], self.expected)

    def seal(self, body: bytes) -> bytes:
        return self._ours.encrypt(self._nonce("ours"), body, None)

    def open(self, body: bytes) -> bytes:
        return self._theirs.decrypt(self._nonce("theirs"), body, None)

    def _nonce(self, whose: str) -> bytes:
        nonce = self._counts[whose].to_bytes(12, "big")
        self._counts[whose] += 1
        return nonce
