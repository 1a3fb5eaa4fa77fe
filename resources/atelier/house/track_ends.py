"""What lies over the painted track where 30 is no goal: meadow over its feast, and the feast at
the goal."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFilter

from .still_life import HOUSE
from .track import LAST, STRIP


@dataclass(frozen=True, kw_only=True)
class Patch:
    """A piece of the painted strip around the stone `source`; it may lie around another stone.

    It reaches `left`, `top`, `right` and `bottom` of the stone, with soft edges.
    """

    name: str
    source: int
    left: int
    top: int
    right: int
    bottom: int
    soft: int
    quality: int = 84
    copies: tuple[tuple[str, tuple[int, int]], ...] = ()

    def render(self) -> Image.Image:
        x, y = map(round, STRIP.places()[self.source])
        strip = Image.open(HOUSE / "track-strip.webp").convert("RGBA")
        box = x - self.left, y - self.top, x + self.right, y + self.bottom
        piece = strip.crop(box)
        shape = Image.new("L", piece.size, 0)
        inner = self.soft, self.soft, piece.width - self.soft, piece.height - self.soft
        ImageDraw.Draw(shape).rounded_rectangle(inner, 3 * self.soft, 255)
        piece.putalpha(shape.filter(ImageFilter.GaussianBlur(self.soft / 2)))
        return piece

    @property
    def companions(self) -> tuple[tuple[str, str], ...]:
        wide, high = STRIP.size
        size = (self.left + self.right) / wide, (self.top + self.bottom) / high
        numbers = ", ".join(f"{n:.4f}" for n in (-self.left / wide, -self.top / high, *size))
        head = "# Left, top, width and height in fractions of the strip, from the stone on.\n"
        return ((self.name.replace(".webp", ".toml"), f"{head}around = [{numbers}]\n"),)


def pictures() -> list[Patch]:
    return [
        Patch(name="track-meadow.webp", source=5, left=100, top=176, right=120, bottom=56, soft=14),
        Patch(name="track-goal.webp", source=LAST, left=62, top=140, right=62, bottom=34, soft=9),
    ]
