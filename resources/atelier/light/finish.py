"""The end of a picture: small drops, impasto, paper and the size of a card."""

from __future__ import annotations

import numpy as np
from PIL import Image

from .colour import rgb
from .filters import LUMA, blur, noise, resized
from .picture import CARD


def specks(picture, count, colour, radius=(0.5, 1.6), mask=None, strength=0.85, seed=3):
    """Spatter: snow, dust, stars, sparks."""
    rng, scale = np.random.default_rng(seed), picture.scale
    dots = np.zeros(picture.shape, np.float32)
    for _ in range(count):
        x, y = rng.uniform(0, CARD[0]), rng.uniform(0, CARD[1])
        size = rng.uniform(*radius) * (rng.random() ** 1.5 * 0.7 + 0.3)
        weight = rng.uniform(0.5, 1)
        rows = slice(max(int((y - size - 2) * scale), 0), int((y + size + 2) * scale) + 1)
        columns = slice(max(int((x - size - 2) * scale), 0), int((x + size + 2) * scale) + 1)
        away = np.hypot(picture.x[rows, columns] - x, picture.y[rows, columns] - y)
        drop = np.clip(size + 0.5 - away, 0, 1) * weight
        dots[rows, columns] = np.maximum(dots[rows, columns], drop)
    return picture.lay(dots if mask is None else dots * mask, colour, strength)


def finish(picture, impasto=0.05, paper=0.03, vignette=0.0, vignette_colour="#1a1020",
           saturation=1.0, grain=0.008, bloom=0.0):  # fmt: skip
    """The card: light over the relief of the paint, the tooth of the paper, 800 x 1200."""
    width, height = picture.size
    how = Image.Resampling.LANCZOS
    image = np.stack([resized(picture.image[..., c], (height, width), how) for c in range(3)], -1)
    if bloom:
        halo = np.clip(blur(np.clip(image - 0.62, 0, 1), 14) * bloom * 8, 0, 1)
        image = 1 - (1 - image) * (1 - halo * 0.5)
    if impasto and picture.relief.any():
        relief = blur(resized(picture.relief, (height, width), how), 0.5)
        image = image * (1 + impasto * _slope(relief, 3, 1)[..., None])
    if paper:
        image = image * (
            1 + paper * 0.6 * _slope(noise((height, width), 2.4, 99, 3.0), 1, 2.5)[..., None]
        )
    if vignette:
        image = _vignetted(image, vignette, vignette_colour)
    image = np.clip(image, 0, 1)
    grey = (image @ LUMA)[..., None]
    image = grey + (image - grey) * saturation
    image = image + np.random.default_rng(5).normal(0, grain, (height, width, 1))
    return Image.fromarray((np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8))


def _slope(heights, deviations, most):
    slope = heights - np.roll(heights, (1, 1), (0, 1))
    return np.clip(slope / (deviations * slope.std() + 1e-6), -most, most)


def _vignetted(image, strength, colour):
    height, width = image.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot((columns - width / 2) / (width * 0.72), (rows - height / 2) / (height * 0.66))
    share = np.clip(np.clip(away - 0.45, 0, 1) ** 1.6 * strength * 1.6, 0, 0.85)[..., None]
    return image * (1 - share) + np.array(rgb(colour), np.float32) * share
