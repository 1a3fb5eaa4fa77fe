"""The end of a picture: bloom, relief of the paint, paper tooth, vignette, curve, grain.

It works at the final size, so drafts and final renderings get the same paper and grain.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from light.colour import LUMA, rgb
from PIL import Image
from scipy.ndimage import gaussian_filter

from .layers import shifted
from .noise import fractal


@dataclass(frozen=True)
class Finish:
    bloom: float = 0.10
    impasto: float = 0.05
    tooth: float = 0.03
    vignette: float = 0.25
    vignette_colour: str = "#1a1020"
    curve: float = 0.12
    saturation: float = 1.06
    grain: float = 0.02


def downscaled(image: np.ndarray, size) -> np.ndarray:
    """Lanczos to (w, h), kept in floats."""
    planes = image[..., None] if image.ndim == 2 else image
    out = [
        np.asarray(
            Image.fromarray(np.ascontiguousarray(planes[..., c], np.float32)).resize(
                size, Image.Resampling.LANCZOS
            )
        )
        for c in range(planes.shape[2])
    ]
    stacked = np.clip(np.stack(out, -1), 0, None)
    return stacked[..., 0] if image.ndim == 2 else np.clip(stacked, 0, 1)


def _bloomed(image, strength):
    bright = np.clip(image - 0.62, 0, 1)
    spread = np.stack([gaussian_filter(bright[..., c], 14) for c in range(3)], -1)
    return 1 - (1 - image) * (1 - np.clip(spread * strength * 8, 0, 1) * 0.5)


def _embossed(image, height, strength, reach=1):
    slope = height - shifted(height, reach, reach)
    slope = np.clip(slope / (slope.std() * 3 + 1e-6), -1, 1)
    return image * (1 + strength * slope[..., None])


def tooth(shape, seed=99) -> np.ndarray:
    return fractal(shape[0], shape[1], seed, 1.1, shortest=1.2)


def _toothed(image, strength):
    grain = tooth(image.shape)
    slope = grain - np.roll(grain, (1, 1), (0, 1))
    return image * (1 + strength * np.clip(slope / slope.std(), -2.5, 2.5)[..., None] * 0.6)


def _vignetted(image, strength, colour):
    height, width, _ = image.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    far = np.hypot((columns - width / 2) / (width * 0.72), (rows - height / 2) / (height * 0.66))
    mask = np.clip(np.clip(far - 0.45, 0, 1) ** 1.6 * strength * 1.6, 0, 0.85)[..., None]
    return image * (1 - mask) + image * np.array(rgb(colour)) * mask


def _graded(image, curve, saturation):
    image = np.clip(image, 0, 1)
    image = image * (1 - curve) + (image * image * (3 - 2 * image)) * curve
    grey = (image @ LUMA)[..., None]
    return grey + (image - grey) * saturation


def finished(art, transparent=False) -> Image.Image:
    hand = art.hand
    how = replace(hand.finish, **art.finish_options)
    image = art.image if hand.after is None else hand.after(art)
    size = tuple(art.size)
    image = downscaled(image, size)
    if how.bloom:
        image = _bloomed(image, how.bloom)
    if how.impasto and art.relief.any():
        image = _embossed(image, gaussian_filter(downscaled(art.relief, size), 0.5), how.impasto)
    if how.tooth:
        image = _toothed(image, how.tooth)
    if how.vignette and not transparent:
        image = _vignetted(image, how.vignette, how.vignette_colour)
    image = _graded(image, how.curve, how.saturation)
    if how.grain:
        image = image + np.random.default_rng(5).normal(0, how.grain, (*image.shape[:2], 1))
    if transparent:
        image = np.concatenate([image, downscaled(art.coverage, size)[..., None]], -1)
    return Image.fromarray((np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8))
