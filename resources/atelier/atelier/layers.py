"""One layer between drawing and picture: edges, atmosphere, light, shadows, blending."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import skia
from light.colour import Colour, rgb
from numba import njit
from scipy.ndimage import affine_transform, gaussian_filter


@dataclass(frozen=True)
class Rim:
    """Light caught by the edge that faces the card's light."""

    colour: Colour
    width: float = 5.0
    strength: float = 0.6


@dataclass(frozen=True)
class Bounce:
    """Colour of the ground thrown up into the shadow side."""

    colour: Colour
    strength: float = 0.4
    width: float = 26.0


@dataclass(frozen=True)
class Cast:
    """The shadow on the ground, away from the card's light.

    `ground` is the y where the thing stands; `length` how long the shadow is for its height;
    `fall` how far it comes down the picture (negative: it falls away behind).
    """

    ground: float
    strength: float = 0.4
    colour: Colour = "#141026"
    length: float = 0.7
    fall: float = 0.28
    blur: float = 5.0


@dataclass(frozen=True)
class Drop:
    """A plain soft shadow behind the layer: shift, blur, strength."""

    dx: float = 4.0
    dy: float = 10.0
    blur: float = 10.0
    strength: float = 0.4
    colour: Colour = "#141026"


def new_surface(width, height):
    return skia.Surface.MakeRaster(_info(width, height))


def _info(width, height):
    return skia.ImageInfo.Make(
        width, height, skia.kRGBA_F16_ColorType, skia.kPremul_AlphaType, skia.ColorSpace.MakeSRGB()
    )


def read_surface(surface) -> np.ndarray:
    width, height = surface.width(), surface.height()
    pixels = np.empty((height, width, 4), np.float16)
    if not surface.readPixels(_info(width, height), pixels, width * 8, 0, 0):
        raise RuntimeError("the layer could not be read")
    return pixels


def content_box(alpha: np.ndarray, margin: int):
    """Rows and columns that hold something, with a margin; None for an empty layer."""
    rows = np.flatnonzero(alpha.any(axis=1))
    columns = np.flatnonzero(alpha.any(axis=0))
    if len(rows) == 0:
        return None
    height, width = alpha.shape
    top, bottom = max(rows[0] - margin, 0), min(rows[-1] + margin + 1, height)
    left, right = max(columns[0] - margin, 0), min(columns[-1] + margin + 1, width)
    return (slice(top, bottom), slice(left, right))


@njit(fastmath=True, cache=True)
def displaced(layer, dx, dy):
    """The layer sampled at shifted places (bilinear)."""
    height, width, channels = layer.shape
    out = np.empty_like(layer)
    for y in range(height):
        for x in range(width):
            fx = min(max(x + dx[y, x], 0.0), width - 1.001)
            fy = min(max(y + dy[y, x], 0.0), height - 1.001)
            ix, iy = int(fx), int(fy)
            tx, ty = fx - ix, fy - iy
            for c in range(channels):
                upper = layer[iy, ix, c] * (1 - tx) + layer[iy, ix + 1, c] * tx
                lower = layer[iy + 1, ix, c] * (1 - tx) + layer[iy + 1, ix + 1, c] * tx
                out[y, x, c] = upper * (1 - ty) + lower * ty
    return out


def shifted(field, dx: int, dy: int):
    """Moved right and down with empty borders (rolling would wrap a shadow round)."""
    out = np.zeros_like(field)
    height, width = field.shape
    if abs(dx) >= width or abs(dy) >= height:
        return out
    out[max(dy, 0) : height + min(dy, 0), max(dx, 0) : width + min(dx, 0)] = field[
        max(-dy, 0) : height + min(-dy, 0), max(-dx, 0) : width + min(-dx, 0)
    ]
    return out


def blurred(layer, sigma):
    return np.stack([gaussian_filter(layer[..., c], sigma) for c in range(layer.shape[2])], -1)


def unit(light):
    length = math.hypot(*light) or 1.0
    return light[0] / length, light[1] / length


def rim_mask(alpha, light, width, scale):
    """Where the layer ends towards the light."""
    lx, ly = unit(light)
    reach = width * scale
    other = shifted(alpha, round(-lx * reach), round(-ly * reach))
    return alpha * np.clip(1 - gaussian_filter(other, max(reach * 0.6, 0.5)), 0, 1)


def add_rim(colour, alpha, rim: Rim, light, scale):
    mask = np.clip(rim_mask(alpha, light, rim.width, scale) * rim.strength, 0, 1)[..., None]
    target = np.array(rgb(rim.colour), np.float32) * alpha[..., None]
    return colour * (1 - mask) + target * mask


def add_bounce(colour, alpha, bounce: Bounce, light, scale):
    lx, _ = unit(light)
    away = (-lx * 0.6, 1.0)
    mask = np.clip(rim_mask(alpha, away, bounce.width, scale), 0, 1) * bounce.strength
    glow = np.array(rgb(bounce.colour), np.float32) * mask[..., None] * alpha[..., None]
    return np.minimum(1 - (1 - colour) * (1 - glow * 0.8), alpha[..., None])


def dissolved(layer, noise, amount, scale):
    """Some stretches of the edge are lost: thinned and softened where the noise is high."""
    alpha = layer[..., 3]
    near_edge = np.clip(1.6 - gaussian_filter(alpha, 7 * scale) * 1.6, 0, 1)
    lost = np.clip((noise - 0.1) * 1.4, 0, 1) * amount
    soft = blurred(layer, 6 * scale)
    k = np.clip(lost * 1.3, 0, 1)[..., None]
    mixed = layer * (1 - k) + soft * k
    return mixed * (1 - np.clip(near_edge * lost, 0, 0.95))[..., None]


def cast_mask(alpha, cast: Cast, light, scale):
    """The silhouette laid on the ground, softer with distance; computed at quarter size."""
    small = alpha[::4, ::4]
    k = scale / 4
    lx, _ = unit(light)
    side = -lx * cast.length
    fall = cast.fall if abs(cast.fall) > 0.02 else 0.02
    ground = cast.ground * k
    matrix = np.array([[-1 / fall, 0.0], [-side / fall, 1.0]])
    offset = np.array([ground + ground / fall, side * ground / fall])
    flat = affine_transform(small, matrix, offset, order=1, mode="constant")
    rows = (np.arange(small.shape[0]) - ground) * np.sign(fall)
    flat = flat * (rows >= -1)[:, None]
    sharp = gaussian_filter(flat, max(cast.blur * 0.5 * k, 0.3))
    soft = gaussian_filter(flat, cast.blur * 2.5 * k)
    span = max(float(np.abs(rows[flat.any(axis=1)]).max()), 1.0) if flat.any() else 1.0
    t = np.clip(np.abs(rows) / span, 0, 1)[:, None]
    return (sharp * (1 - t) + soft * t) * (1 - 0.5 * t)


def multiply_shadow(image, mask, colour):
    mask = mask[..., None]
    return image * (1 - mask) + image * np.array(rgb(colour), np.float32) * mask


def blend(image, colour, alpha, mode):
    """Premultiplied colour over the picture."""
    a = alpha[..., None]
    if mode == "normal":
        return image * (1 - a) + colour
    if mode == "screen":
        return 1 - (1 - image) * (1 - colour)
    if mode == "add":
        return np.clip(image + colour, 0, 1)
    if mode == "multiply":
        return image * (1 - a + colour)
    raise ValueError(f"unknown blend: {mode}")
