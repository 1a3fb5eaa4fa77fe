"""The shipped fonts: a serif with Cyrillic for titles, a clear sans for the rest.

The serif is loaded in its OpenType form. In the TrueType form of the same package, Windows draws
the quotation marks “ ” „ half as wide as they are, because each is made of two single marks and
gets the width of one. Nothing is set in italics: neither family has Cyrillic italics, and on
Windows Qt mixes up the letters that it slants instead with the upright ones.
"""

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

FONTS = {
    "font_source_serif_pro": (
        "SourceSerifPro-Regular.otf",
        "SourceSerifPro-Semibold.otf",
        "SourceSerifPro-Bold.otf",
    ),
    "font_manrope": (
        "Manrope-Regular.ttf",
        "Manrope-Medium.ttf",
        "Manrope-SemiBold.ttf",
        "Manrope-Bold.ttf",
    ),
}


class FontMissing(RuntimeError):
    """A font that the program ships could not be loaded."""


def load_fonts() -> None:
    for package, names in FONTS.items():
        _load(package, names)
    font = QFont("Manrope")
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    QGuiApplication.setFont(font)


def _load(package: str, names: Iterable[str]) -> None:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FontMissing(package)
    folder = Path(spec.origin).parent / "files"
    for name in names:
        # Load the bytes: on Windows without a screen, Qt can't find a font in a folder whose name
        # has letters that the system's old code page lacks.
        data = QByteArray((folder / name).read_bytes())
        if QFontDatabase.addApplicationFontFromData(data) < 0:
            raise FontMissing(name)
