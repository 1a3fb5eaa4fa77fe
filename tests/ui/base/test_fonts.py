"""Letters of the shipped fonts have their designed width on every system."""

from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont

from dixit_qt.ui.base.fonts import FONTS
from tests.ui.qml_driver import items_below

PIXELS = 100
UPRIGHT = (
    *(QFont.Weight.Normal, QFont.Weight.Medium),
    *(QFont.Weight.DemiBold, QFont.Weight.Bold),
)
MARKS = "“”„«»‘’—…"
WORDS = "Там, где кончается лестница?"
LETTERS = MARKS + "".join(chr(code) for code in (*range(0x410, 0x450), 0x401, 0x451)) + WORDS
PLACEHOLDER = "A word, a line, a sound…"
SHIPPED = [
    Path(str(files(package))) / "files" / name for package in FONTS for name in FONTS[package]
]


def widths(file: Path, hinting: QFont.HintingPreference, text: str) -> list[float]:
    font = QRawFont(str(file), PIXELS, hinting)
    return [each.x() for each in font.advancesForGlyphIndexes(font.glyphIndexesForString(text))]


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.name)
@pytest.mark.parametrize("text", [MARKS, WORDS], ids=["marks", "words"])
def test_hinting_does_not_change_letter_widths(qapp, file: Path, text: str):
    """Windows hints fonts even if the program turns it off."""
    drawn = widths(file, QFont.HintingPreference.PreferNoHinting, text)
    hinted = widths(file, QFont.HintingPreference.PreferFullHinting, text)
    assert len(drawn) == len(text)
    assert max(abs(one - other) for one, other in zip(drawn, hinted, strict=True)) <= 1


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.name)
def test_the_fonts_have_every_letter_of_both_languages(qapp, file: Path):
    font = QRawFont(str(file), PIXELS)
    assert [each for each in LETTERS if not font.supportsCharacter(ord(each))] == []


@pytest.mark.parametrize(
    ("family", "weights"),
    [
        ("Source Serif Pro", {QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold}),
        (
            "Manrope",
            set(UPRIGHT),
        ),
    ],
)
def test_each_font_weight_belongs_to_its_family(fonts, family: str, weights: set[QFont.Weight]):
    styles = QFontDatabase.styles(family)
    assert {QFontDatabase.weight(family, style) for style in styles} == weights


@pytest.mark.parametrize("family", ["Source Serif Pro", "Manrope"])
def test_placeholder_text_is_not_italic(show, family: str):
    """The fonts have no italics, and no Cyrillic ones in particular."""
    shown = show("Field", placeholderText=PLACEHOLDER, font=QFont(family))
    below = items_below(shown.window.contentItem())
    (words,) = (item for item in below if item.property("text") == PLACEHOLDER)
    assert words.property("font").family() == family
    assert not words.property("font").italic()
