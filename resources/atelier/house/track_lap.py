"""The end of the track where 30 is no goal: the path goes on into a burrow, to the first one."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from .still_life import HOUSE
from .track import LAST, STRIP

LEFT, RIGHT, TOP, BOTTOM = 106, 86, 200, 60
SOFT = 12


@dataclass(frozen=True, kw_only=True)
class Patch:
    """The first burrow of the painted strip, mirrored, to lie over its last stone."""

    name: str = "track-lap.webp"
    quality: int = 84
    copies: tuple[tuple[str, tuple[int, int]], ...] = ()

    def render(self) -> Image.Image:
        x, y = map(round, STRIP.places()[0])
        strip = Image.open(HOUSE / "track-strip.webp").convert("RGBA")
        burrow = ImageOps.mirror(strip.crop((x - RIGHT, y - TOP, x + LEFT, y + BOTTOM)))
        shape = Image.new("L", burrow.size, 0)
        inner = (SOFT, SOFT, burrow.width - SOFT, burrow.height - SOFT)
        ImageDraw.Draw(shape).rounded_rectangle(inner, 3 * SOFT, 255)
        burrow.putalpha(shape.filter(ImageFilter.GaussianBlur(SOFT / 2)))
        return burrow

    @property
    def companions(self) -> tuple[tuple[str, str], ...]:
        (x, y), (wide, high) = STRIP.places()[LAST], STRIP.size
        where = [(x - LEFT) / wide, (y - TOP) / high, (LEFT + RIGHT) / wide, (TOP + BOTTOM) / high]
        numbers = ", ".join(f"{number:.4f}" for number in where)
        return (
            (
                "track-lap.toml",
                f"# Left, top, width and height in fractions of the strip.\nplace = [{numbers}]\n",
            ),
        )


def pictures() -> list[Patch]:
    return [Patch()]
