"""The light around a card, to be stretched around any size: hollow, and softer with every pixel."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from .picture import Picture

SIZE, REACH, RADIUS = 128, 36, 10
LAMP = (246, 207, 134)


def _outside(size: int) -> np.ndarray:
    """How far each pixel lies outside the card; negative within."""
    half = size / 2
    edge = half - REACH - RADIUS
    away = np.abs(np.arange(size) + 0.5 - half) - edge
    across, down = np.meshgrid(away, away)
    corner = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
    return corner + np.minimum(np.maximum(across, down), 0) - RADIUS


@dataclass(frozen=True, kw_only=True)
class SoftLight(Picture):
    """Computed, not painted: a brush would leave steps."""

    paint: None = None

    def render(self) -> Image.Image:
        far = _outside(SIZE)
        alpha = 0.8 * np.clip(1 - far / REACH, 0, 1) ** 2.2 * np.clip(far + 3, 0, 1)
        pixels = np.empty((SIZE, SIZE, 4), np.uint8)
        pixels[..., :3] = LAMP
        pixels[..., 3] = np.round(alpha * 255)
        return Image.fromarray(pixels)


def pictures() -> list[Picture]:
    return [SoftLight(name="glow.png")]
