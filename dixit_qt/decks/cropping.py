"""The 2:3 part of a picture that becomes a card: where it is and how it can be moved."""

from collections.abc import Sequence
from dataclasses import dataclass

CARD_WIDTH = 800
CARD_HEIGHT = 1200
MOST_ZOOM = 2.0

Window = tuple[int, int, int, int]
"""x, y, width and height in pixels of the picture."""


@dataclass(frozen=True, slots=True)
class Crop:
    """The centre of the crop as fractions of the picture's size; zoom 1 is the largest crop."""

    x: float = 0.5
    y: float = 0.5
    zoom: float = 1.0


def window_size(width: int, height: int, zoom: float) -> tuple[float, float]:
    across = min(width, height * CARD_WIDTH / CARD_HEIGHT) / zoom
    return across, across * CARD_HEIGHT / CARD_WIDTH


def settled(crop: Crop, width: int, height: int) -> Crop:
    """The nearest crop that lies within the picture."""
    zoom = min(MOST_ZOOM, max(1.0, crop.zoom))
    across, down = window_size(width, height, zoom)
    return Crop(_between(across / width / 2, crop.x), _between(down / height / 2, crop.y), zoom)


def window_of(crop: Crop, width: int, height: int) -> Window:
    crop = settled(crop, width, height)
    across, down = window_size(width, height, crop.zoom)
    window_width, window_height = max(1, round(across)), max(1, round(down))
    x = min(width - window_width, max(0, round(crop.x * width - across / 2)))
    y = min(height - window_height, max(0, round(crop.y * height - down / 2)))
    return x, y, window_width, window_height


def _between(margin: float, value: float) -> float:
    return min(1 - margin, max(margin, value))


def attentive(grey: Sequence[Sequence[int]]) -> Crop:
    """The largest crop with the most detail, found in a small grey copy of the picture.

    Detail is contrast between neighbouring pixels. An even picture is cropped in the middle.
    """
    height, width = len(grey), len(grey[0])
    across, down = window_size(width, height, 1)
    if across < width:
        return Crop(x=_liveliest(_columns(grey), across))
    return Crop(y=_liveliest(_columns(list(zip(*grey, strict=True))), down))


def _columns(grey: Sequence[Sequence[int]]) -> list[int]:
    """The contrast in each column."""
    width = len(grey[0])
    lively = [0] * width
    for row in grey:
        for x in range(1, width):
            lively[x] += abs(row[x] - row[x - 1])
    return lively


def _liveliest(lively: Sequence[int], size: float) -> float:
    count, span = len(lively), max(1, int(size))
    total = sum(lively) or 1

    def worth(start: int) -> float:
        off_centre = abs((start + span / 2) / count - 0.5)
        return sum(lively[start : start + span]) / total - 0.3 * off_centre

    best = max(range(count - span + 1), key=worth)
    return (best + span / 2) / count
