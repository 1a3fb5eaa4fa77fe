"""The page's own encryption gives the same results as PROTOCOL.md and libsodium."""

import os
from random import Random

import pytest
from msgspec import msgpack
from nacl import bindings as sodium

from dixit_qt.wire import spake2
from dixit_qt.wire.seal_messages import MAGIC
from dixit_qt.wire.sealed_files import SealedFiles
from dixit_qt.wire.text import as_heard
from tests.browser.device import meanwhile
from tests.browser.tables import open_table
from tests.wire.test_seal_page import CLIENT, vector

CODE = "Кит лампа"
FROM_HEX = (
    "const from = (d) => Uint8Array.from(d.match(/../g) ?? [], (pair) => parseInt(pair, 16));"
)


@pytest.fixture(scope="module")
def page(qapp, library, telephone):
    """Run a script in the page's modules and return its result."""
    hosting = open_table(library, "odyssey")

    def run(qtbot, script: str, *arguments: object) -> object:
        whole = (
            f"{FROM_HEX}\nconst given = [...arguments], done = given.pop();\n"
            "const load = (...names) => Promise.all(names.map((name) => import(`/${name}.js`)))"
            ".then((found) => Object.assign({}, ...found));\n"
            f"(async () => {{ {script} }})().then(done, (error) => done(`failed: ${{error}}`));"
        )
        found: list[object] = []

        def ask() -> None:
            telephone.open(hosting.port)
            found.append(telephone.driver.execute_async_script(whole, *arguments))

        meanwhile(qtbot, ask)
        return found[0]

    yield run
    hosting.close()


HANDSHAKE = """
const { ClientEnd, secretOfCode, hex } = await load("seal", "sha256");
const [code, entropy, answer, proof, ponged] = given;
const end = new ClientEnd(secretOfCode(code), null, () => from(entropy));
const said = { secret: hex(secretOfCode(code)), offer: hex(end.begin()) };
for (const { say } of end.receive(from(answer))) said.proof = hex(say);
for (const { opened } of end.receive(from(proof))) said.channel = opened;
said.files = end.files.name;
said.ping = hex(end.seal({ t: "ping", id: 1 }));
for (const { heard } of end.receive(from(ponged))) said.pong = heard;
return said;
"""


def test_the_browser_page_reproduces_the_vectors_of_the_protocol(qtbot, page):
    given = [vector(name).hex() for name in ("answer", "host's proof", "host's first frame")]
    assert page(qtbot, HANDSHAKE, CODE, CLIENT.hex(), *given) == {
        "secret": vector("secret").hex(),
        "offer": (MAGIC + vector("offer")).hex(),
        "proof": vector("client's proof").hex(),
        "channel": vector("channel").hex(),
        "files": vector("files").hex(),
        "ping": vector("client's first frame").hex(),
        "pong": {"t": "pong", "id": 1},
    }


SUMS = """
const { combined, encoded, pointOf, hex } = await load("curve", "sha256");
const point = (data) => pointOf(from(data));
const both = ([s, p, t, q]) => combined(BigInt(s), point(p), BigInt(t), point(q));
return given[0].map((each) => hex(encoded(both(each))));
"""


def test_the_page_adds_multiples_of_points_like_libsodium(qtbot, page):
    rng = Random(5)
    order = 2**252 + 27742317777372353535851937790883648493
    counts = [(1, 1), (1, 2), (order - 1, 3), (order - 1, order - 2)]
    counts += [(rng.randrange(1, order), rng.randrange(1, order)) for _ in range(30)]
    asked, expected = [], []
    for s, t in counts:
        p, q = (sodium.crypto_core_ed25519_from_uniform(rng.randbytes(32)) for _ in range(2))
        asked.append([str(s), p.hex(), str(t), q.hex()])
        parts = (
            sodium.crypto_scalarmult_ed25519_noclamp(count.to_bytes(32, "little"), point)
            for count, point in ((s, p), (t, q))
        )
        expected.append(sodium.crypto_core_ed25519_add(*parts).hex())
    assert page(qtbot, SUMS, asked) == expected


JUDGED = """
const { pointOf, isOfTheGroup } = await load("curve");
const points = given[0].map((data) => pointOf(from(data)));
return points.map((point) => point !== null && isOfTheGroup(point));
"""


def strange_elements() -> list[bytes]:
    """Zero, points of small subgroups or outside the group, and non-canonical encodings."""
    prime = 2**255 - 19
    small = (0, 1, prime - 1, prime, prime + 1, 2**255 - 1)
    found = [number.to_bytes(32, "little") for number in small]
    found += [(number | 1 << 255).to_bytes(32, "little") for number in small[:3]]
    found.append(bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"))
    found.append(bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"))
    rng = Random(6)
    found += [rng.randbytes(32) for _ in range(60)]
    return [*found, spake2.M, spake2.N]


def test_the_page_accepts_the_same_points_as_libsodium(qtbot, page):
    elements = strange_elements()
    expected = [bool(sodium.crypto_core_ed25519_is_valid_point(each)) for each in elements]
    assert page(qtbot, JUDGED, [each.hex() for each in elements]) == expected
    assert 0 < sum(expected) < len(expected)


CIPHERS = """
const { seal, open, hex } = await load("chacha", "sha256");
return given[0].map(([key, nonce, plain, beside]) => {
  const sealed = seal(...[key, nonce, plain, beside].map(from));
  const opened = (change) => open(from(key), from(nonce), change(sealed.slice()), from(beside));
  const altered = opened((data) => { data[data.length >> 1] ^= 1; return data; });
  const other = open(from(key), from(nonce), sealed, from(`${beside}00`));
  const short = opened((data) => data.slice(0, 9));
  return [hex(sealed), hex(opened((data) => data)) === plain, altered, other, short];
});
"""


def test_the_page_encrypts_like_libsodium(qtbot, page):
    rng = Random(7)
    sizes = [*range(70), 127, 128, 129, 1000, 70_000]
    cases = [[rng.randbytes(size) for size in (32, 12, length, length % 37)] for length in sizes]
    cases += [[bytes([255]) * size for size in (32, 12, 64, 16)]]
    encrypt = sodium.crypto_aead_chacha20poly1305_ietf_encrypt
    expected = [
        [encrypt(plain, beside, nonce, key).hex(), True, None, None, None]
        for key, nonce, plain, beside in cases
    ]
    asked = [[part.hex() for part in case] for case in cases]
    assert page(qtbot, CIPHERS, asked) == expected


PACKED = """
const { packed, unpacked, hex } = await load("msgpack", "sha256");
return given[0].map((value) => [hex(packed(value)), unpacked(packed(value))]);
"""
UNPACKED = """
const { unpacked } = await load("msgpack");
return given[0].map((data) => { try { return unpacked(from(data)); } catch { return "refused"; } });
"""
VALUES = [
    *(None, True, False, "", "Ёж 🐇", "x" * 31, "y" * 32, "z" * 300, "w" * 70_000, "\ufeffmark"),
    *(0, 1, 127, 128, 255, 256, 65_535, 65_536, 2**32 - 1, 2**32, 2**53 - 1),
    *(-1, -32, -33, -128, -129, -40_000, -(2**31), -(2**40), 1.5, -0.25),
    *([], [1, [2, ["three"]]], list(range(15)), list(range(16)), [0] * 70_000),
    *({}, {"a": 1, "b": {"c": None}}, {str(n): n for n in range(16)}),
]


def test_msgpack_written_by_the_page_is_read_by_the_reference_library(qtbot, page):
    for (data, again), value in zip(page(qtbot, PACKED, VALUES), VALUES, strict=True):
        assert msgpack.decode(bytes.fromhex(data)) == value
        assert again == value


def test_msgpack_of_other_libraries_is_decoded(qtbot, page):
    assert page(qtbot, UNPACKED, [msgpack.encode(value).hex() for value in VALUES]) == VALUES


def test_incomplete_msgpack_is_refused(qtbot, page):
    whole = msgpack.encode({"t": "ping", "ids": [1, 70_000, "text"]})
    broken = [whole[:length] for length in range(len(whole))]
    broken += [whole + b"\0", b"\xc1", b"\xc7\x01\x01\x01", b"\xdd\xff\xff\xff\xff", b"\xa1\xff"]
    broken += [b"\xcf" + b"\xff" * 8, b"\x91" * 200_000]
    assert set(page(qtbot, UNPACKED, [data.hex() for data in broken])) == {"refused"}


HEARD = """
const { asHeard } = await load("seal");
return given[0].map(asHeard);
"""
STABLE = 0x30000
"""Code points from here on belong to newer versions of Unicode."""


def test_the_page_and_the_host_normalise_codes_alike(qtbot, page):
    """Every character that Python knows, and codes that people use."""
    texts = [chr(point) for point in range(STABLE) if not 0xD800 <= point <= 0xDFFF]
    texts = [text for text in texts if as_heard(text)]
    texts += ["Кит-Лампа", " ёж  и ЁЖ ", "Straße 7", "ＡＢＣ①", "ΟΔΟΣ σς", "İstanbul ıI", "ﬁsh"]
    heard = page(qtbot, HEARD, texts)
    others = {
        text: (found, as_heard(text))
        for text, found in zip(texts, heard, strict=True)
        if found != as_heard(text)
    }
    assert others == {}


FILES = """
const { sealFiles, fetched, hex } = await load("files", "sha256");
const [name, asking, giving, answers] = given;
const asked = [];
window.fetch = async (address) => {
  asked.push(address);
  return { ok: true, arrayBuffer: async () => from(answers[asked.length - 1] ?? "").buffer };
};
sealFiles(true, { name, asking: from(asking), giving: from(giving) });
const found = [];
for (const path of ["/small/abc", "/card/abc"]) found.push(await fetched(path));
return [asked, found.map((each) => each && hex(each))];
"""


def test_the_host_decrypts_file_requests_of_the_page(qtbot, page):
    files = SealedFiles(b"name", bytes(32), bytes(range(32)), os.urandom)
    asked, _found = page(qtbot, FILES, files.name, bytes(32).hex(), bytes(range(32)).hex(), [])
    questions = [address.removeprefix(f"/sealed/{files.name}/") for address in asked]
    assert [files.asked(question) for question in questions] == ["/small/abc", "/card/abc"]
    assert len({len(question) for question in questions}) == 1


def test_an_answer_to_another_question_is_ignored(qtbot, page):
    """Somebody in between can replay an earlier answer."""
    files = SealedFiles(b"name", bytes(32), bytes(range(32)), os.urandom)
    earlier = files.given("00" * 92, b"a picture").hex()
    keys = bytes(32).hex(), bytes(range(32)).hex()
    assert page(qtbot, FILES, files.name, *keys, [earlier, earlier])[1] == [None, None]
