"""What is measured on a picture; numpy and Pillow are enough for it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from light.colour import image_lab
from PIL import Image

THUMB = (160, 240)
HARD_STEP = 0.08
HASH_SIDE = 16
HASH_IMAGE = 4 * HASH_SIDE


@dataclass(frozen=True)
class Measured:
    """Lightness 0..1; sector: the mean hue in twelfths of the circle, weighted by chroma.

    hard: the share of pixels with a hard edge at the size of a thumb.
    """

    slug: str
    shape: np.ndarray
    palette: np.ndarray
    lightness: float
    dark_third: float
    sector: int
    contrast: float
    gradient: float
    hard: float


def measure(slug: str, image: Image.Image) -> Measured:
    small = np.asarray(image.resize((80, 120), Image.Resampling.BOX), float).reshape(-1, 3) / 255
    values = image_lab(small)
    bins = np.histogramdd(values, bins=(6, 8, 8), range=((0, 1), (-0.2, 0.2), (-0.2, 0.2)))[0]
    thumb = image.resize(THUMB, Image.Resampling.LANCZOS)
    grey = np.asarray(thumb.convert("L"), float) / 255
    light = image_lab(np.asarray(thumb, float) / 255)[..., 0]
    darkest = light[light <= np.quantile(light, 1 / 3)]
    angle = np.degrees(np.arctan2(values[:, 2].mean(), values[:, 1].mean())) % 360
    return Measured(
        slug,
        shape_hash(image),
        bins.ravel() / len(values),
        float(values[:, 0].mean()),
        float(darkest.mean()),
        int(angle // 30),
        float(light.std()),
        float(np.hypot(*np.gradient(grey)).mean()),
        hard_edges(grey),
    )


def hard_edges(grey: np.ndarray) -> float:
    """Up to .25 a thumb reads calmly, above .34 it flickers."""
    across, down = np.diff(grey, axis=1)[:-1], np.diff(grey, axis=0)[:, :-1]
    return float((np.hypot(across, down) > HARD_STEP).mean())


def shape_hash(image: Image.Image) -> np.ndarray:
    """The signs of the lowest waves of the picture (a perceptual hash of 256 bits)."""
    side = HASH_IMAGE
    grey = image.convert("L").resize((side, side), Image.Resampling.LANCZOS)
    place = np.arange(side)
    waves = np.cos(np.pi * (2 * place[None, :] + 1) * place[:, None] / (2 * side))[:HASH_SIDE]
    low = waves @ np.asarray(grey, float) @ waves.T
    return low > np.median(low)


def shape_distance(first: Measured, second: Measured) -> int:
    return int(np.count_nonzero(first.shape != second.shape))


def palette_distance(first: Measured, second: Measured) -> float:
    """0 same colours .. 1 none in common."""
    return float(0.5 * np.abs(first.palette - second.palette).sum())
