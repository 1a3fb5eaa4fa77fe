"""A picture of the house and how it becomes a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from atelier import Art
from PIL import Image

NIGHT = "#141f38"


@dataclass(frozen=True, kw_only=True)
class Picture:
    """`size` in design units, `scale` the supersampling, `copies` further files by
    their size, `companions` texts that belong to it.
    """

    name: str
    paint: Callable[[Art], None]
    seed: int = 1
    size: tuple[int, int] = (512, 512)
    scale: float = 2.0
    light: tuple[float, float] = (-0.5, -0.85)
    hand: str = "thick oil"
    ground: str = NIGHT
    transparent: bool = True
    pixels: tuple[int, int] | None = None
    quality: int = 86
    copies: tuple[tuple[str, tuple[int, int]], ...] = ()
    companions: tuple[tuple[str, str], ...] = ()

    def render(self) -> Image.Image:
        art = Art(self.seed, self.scale, self.light, self.hand, self.ground, self.size)
        self.paint(art)
        image = art.result(self.transparent)
        return resized(image, self.pixels) if self.pixels else image


def resized(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Transparent pictures are resized with premultiplied colours: no fringe at their edges."""
    if image.mode != "RGBA":
        return image.resize(size, Image.Resampling.LANCZOS)
    return image.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")


def small(name: str, pixels: int = 128) -> tuple[tuple[str, tuple[int, int]], ...]:
    return ((f"small/{name}", (pixels, pixels)),)
