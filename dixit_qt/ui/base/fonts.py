"""The shipped fonts: a serif with Cyrillic for titles, a clear sans for the rest."""

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

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
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FontMissing(package)
    folder = Path(spec.origin).parent / "files"
    for name in names:
        if QFontDatabase.addApplicationFont(str(folder / name)) < 0:
            raise FontMissing(name)
