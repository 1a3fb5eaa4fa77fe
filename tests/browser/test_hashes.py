"""The page's own SHA-256 and HMAC give the published values."""

import hashlib
import hmac
from random import Random

from tests.browser.device import meanwhile
from tests.browser.tables import open_table

SHA256 = {
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    "a" * 1_000_000: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
}
HMAC = [
    ("0b" * 20, b"Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
    (
        b"Jefe".hex(),
        b"what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    (
        "aa" * 131,
        b"Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
]
"""From FIPS 180-4 and RFC 4231."""

MADE = """
const [hashes, keyed, done] = arguments;
const from = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
import("/sha256.js").then(({ sha256, hmac, hex, bytes }) => done([
  hashes.map((text) => hex(sha256(bytes(text)))),
  keyed.map(([key, data]) => hex(hmac(from(key), from(data)))),
]));
"""


def test_the_hashes_of_the_page_are_the_published_ones(qtbot, library, telephone):
    hosting = open_table(library, "odyssey")
    rng = Random(1)
    some = [(rng.randbytes(rng.randrange(200)), rng.randbytes(size)) for size in range(130)]
    keyed = [(key, data.hex()) for key, data, _ in HMAC]
    keyed += [(key.hex(), data.hex()) for key, data in some]

    def make():
        telephone.open(hosting.port)
        return telephone.driver.execute_async_script(MADE, list(SHA256), keyed)

    found = []
    meanwhile(qtbot, lambda: found.extend(make()))
    expected = [digest for _, _, digest in HMAC]
    expected += [hmac.new(key, data, hashlib.sha256).hexdigest() for key, data in some]
    assert found == [list(SHA256.values()), expected]
    hosting.close()
