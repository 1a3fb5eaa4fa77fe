"""The shipped letters: as wide as they are drawn, on every system."""

from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont

from dixit_qt.ui.base.fonts import FONTS

PIXELS = 100
MARKS = "“”„«»‘’—…"
WORDS = "Там, где кончается лестница?"
SHIPPED = [
    Path(str(files(package))) / "files" / name for package in FONTS for name in FONTS[package]
]


def widths(file: Path, hinting: QFont.HintingPreference, text: str) -> list[float]:
    font = QRawFont(str(file), PIXELS, hinting)
    return [each.x() for each in font.advancesForGlyphIndexes(font.glyphIndexesForString(text))]


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.name)
@pytest.mark.parametrize("text", [MARKS, WORDS], ids=["marks", "words"])
def test_hinting_leaves_every_letter_its_width(qapp, file: Path, text: str):
    """Windows hints whether it is asked to or not."""
    drawn = widths(file, QFont.HintingPreference.PreferNoHinting, text)
    hinted = widths(file, QFont.HintingPreference.PreferFullHinting, text)
    assert len(drawn) == len(text)
    assert max(abs(one - other) for one, other in zip(drawn, hinted, strict=True)) <= 1


def test_each_weight_is_one_of_its_family_and_none_but_the_italic_is_slanted(fonts):
    for family, weights in (
        ("Source Serif Pro", {QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold}),
        (
            "Manrope",
            {
                *(QFont.Weight.Normal, QFont.Weight.Medium),
                *(QFont.Weight.DemiBold, QFont.Weight.Bold),
            },
        ),
    ):
        upright = [
            style
            for style in QFontDatabase.styles(family)
            if not QFontDatabase.italic(family, style)
        ]
        assert {QFontDatabase.weight(family, style) for style in upright} == set(weights), family
