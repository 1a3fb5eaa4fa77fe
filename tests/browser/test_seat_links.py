"""The link to a seat leaves the phone as text or as a QR code, and nobody else draws it."""

import segno
from segno import encoder

from tests.browser.device import meanwhile
from tests.browser.people import Toucher
from tests.browser.tables import open_table
from tests.browser.test_seats import IN_GAME

FULL = (1, 17, 18, 32, 53, 78, 79, 106, 107, 134, 154, 192, 230)
"""How many bytes the smallest versions hold, and lengths in between."""

DRAWN = """
const [texts, done] = arguments;
import("/square.js").then(({ rowsOf }) => done(texts.map((text) => rowsOf(text))));
"""
ASKED_FOR = "performance.getEntriesByType('resource').map((each) => each.name).join(' ')"
IN_PATH = """document.querySelector(".menu .code path").getAttribute("d")"""


def rows_of(monkeypatch, text: str) -> list[list[bool]]:
    """Drawn by another program. Where no bits are missing it fills in eight, which no reader minds
    and the page doesn't do."""

    def fill(bits, _version, length):
        bits.extend([0] * (-length % 8))

    monkeypatch.setattr(encoder, "write_padding_bits", fill)
    code = segno.make(text, error="l", boost_error=False, mode="byte", mask=0, micro=False)
    return [[bool(dark) for dark in row] for row in code.matrix]


def test_the_page_draws_the_same_qr_codes_as_another_program(
    qtbot, library, telephone, monkeypatch
):
    hosting = open_table(library, "odyssey")
    alphabet = "".join(chr(97 + place * 7 % 26) for place in range(max(FULL)))
    texts = [alphabet[:length] for length in FULL]
    found = []

    def draw():
        telephone.open(hosting.port)
        found.extend(telephone.driver.execute_async_script(DRAWN, texts))

    meanwhile(qtbot, draw)
    assert found == [rows_of(monkeypatch, text) for text in texts]
    hosting.close()


def test_the_link_to_a_seat_is_copied_and_shown_as_a_qr_code(
    qtbot, library, telephone, monkeypatch
):
    """On plain HTTP, where a page may not write to the clipboard by itself."""
    hosting = open_table(library, "odyssey", bots=2)
    anna = Toucher(telephone, "Anna", 1)
    found = {}

    def copy():
        anna.sit_down(hosting.port, host="laptop.local")
        anna.push("#start")
        telephone.until(IN_GAME)
        anna.push("#menu")
        found["link"] = telephone.js("document.querySelector('.link').value")
        telephone.js("addEventListener('copy', () => (copied = String(getSelection())))")
        anna.push("#copy")
        telephone.until("document.querySelector('#copy').innerText.includes('Copied')")
        found["copied"] = telephone.js("copied")
        anna.push("#linkSquare > summary")
        found["path"] = telephone.until(IN_PATH.replace(").get", ")?.get"))

    meanwhile(qtbot, copy)
    assert found["link"].startswith("http://laptop.local:")
    assert found["copied"] == found["link"]
    dark = [
        f"M{x} {y}h1v1h-1z"
        for y, row in enumerate(rows_of(monkeypatch, found["link"]))
        for x, is_dark in enumerate(row)
        if is_dark
    ]
    assert found["path"] == "".join(dark)
    assert found["link"].partition("#")[2] not in str(telephone.js(ASKED_FOR))
    hosting.close()
