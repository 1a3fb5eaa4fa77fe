"""Digits for discs, as paths of the serif the window uses (SIL Open Font Licence)."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import skia
from atelier import geometry as geo

FONT = files("font_source_serif_pro") / "files" / "SourceSerifPro-Semibold.ttf"


@lru_cache(maxsize=1)
def _typeface():
    face = skia.Typeface.MakeFromFile(str(FONT))
    if face is None:
        raise FileNotFoundError(FONT)
    return face


def digits(text: str, height: float) -> skia.Path:
    """The text as one path with its middle at (0, 0); `height` is the size of the type."""
    font = skia.Font(_typeface(), height)
    glyphs = font.textToGlyphs(text)
    path, x = skia.Path(), 0.0
    for glyph, width in zip(glyphs, font.getWidths(glyphs), strict=True):
        outline = font.getPath(glyph)
        if outline is not None:
            path.addPath(geo.moved(outline, x, 0))
        x += width
    bounds = path.computeTightBounds()
    return geo.moved(path, -bounds.centerX(), -bounds.centerY())
