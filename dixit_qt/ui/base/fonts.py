"""The shipped fonts: a serif with Cyrillic for titles, a clear sans for the rest."""

from collections.abc import Iterable
from importlib.resources import files

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

FONTS = {
    "font_source_serif_pro": (
        "SourceSerifPro-Regular.ttf",
        "SourceSerifPro-It.ttf",
        "SourceSerifPro-Semibold.ttf",
        "SourceSerifPro-Bold.ttf",
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
    folder = files(package) / "files"
    for name in names:
        if QFontDatabase.addApplicationFontFromData((folder / name).read_bytes()) < 0:
            raise FontMissing(name)
