"""Things of the house laid on its cloth, under its lamp: what the tiles of the editions show."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

RESOURCES = Path(__file__).resolve().parents[2]
HOUSE = RESOURCES / "house"
QUESTIONS = RESOURCES / "decks" / "questions"
PAPER = "#f5ead2"
SHADOW = (4, 8, 18)


@lru_cache
def of_house(name: str) -> Image.Image:
    return Image.open(HOUSE / f"{name}.webp").convert("RGBA")


@lru_cache
def card(name: str, width: int) -> Image.Image:
    """A card of the question deck, or its back: a picture with a paper edge."""
    path = HOUSE / "card-back.webp" if name == "back" else QUESTIONS / f"{name}.webp"
    size, edge = (width, width * 3 // 2), max(2, width // (60 if name == "back" else 26))
    inner = (width - 2 * edge, size[1] - 2 * edge)
    face = Image.new("RGBA", size, PAPER)
    with Image.open(path) as picture:
        face.paste(picture.convert("RGB").resize(inner, Image.Resampling.LANCZOS), (edge, edge))
    corners = Image.new("L", size, 0)
    ImageDraw.Draw(corners).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), width * 0.07, 255)
    face.putalpha(corners)
    return face


def turned(image: Image.Image, width: float, turn: float = 0, *, flip: bool = False) -> Image.Image:
    """Of that width, then turned clockwise; the colours do not bleed into the transparent."""
    height = round(image.height * width / image.width)
    thing = image.convert("RGBa").resize((round(width), height), Image.Resampling.LANCZOS)
    thing = thing.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if flip else thing
    return thing.rotate(-turn, Image.Resampling.BICUBIC, expand=True).convert("RGBA")


class StillLife:
    """Places are in a frame of `size`; the picture is laid out twice as large."""

    def __init__(self, cloth: str, size: tuple[int, int], grain: int = 2) -> None:
        self.size, self._grain = size, grain
        wide, high = size[0] * grain, size[1] * grain
        ground = of_house(f"table-{cloth}").convert("RGB")
        left, top = ground.width * 0.16, ground.height * 0.2
        right = ground.width * 0.84
        box = (left, top, right, top + (right - left) * high / wide)
        self.image = ground.resize((wide, high), Image.Resampling.LANCZOS, box)
        self._brighten(1.22)

    def _brighten(self, times: float) -> None:
        light = np.asarray(self.image, dtype=np.float32) * times
        self.image = Image.fromarray(light.clip(0, 255).astype(np.uint8))

    def put(
        self,
        thing: Image.Image,
        x: float,
        y: float,
        width: float,
        turn: float = 0,
        *,
        flip: bool = False,
        lift: float = 5,
    ) -> None:
        """Its middle at (x, y), `lift` over the cloth: so far its shadow falls."""
        g = self._grain
        shown = turned(thing, width * g, turn, flip=flip)
        left, top = round(x * g - shown.width / 2), round(y * g - shown.height / 2)
        self._shade(shown, left, top, lift * g)
        self.image.paste(shown, (left, top), shown)

    def _shade(self, shown: Image.Image, left: int, top: int, lift: float) -> None:
        wide = round(lift * 2) + 2
        soft = Image.new("L", (shown.width + 2 * wide, shown.height + 2 * wide), 0)
        soft.paste(shown.getchannel("A"), (wide, wide))
        soft = soft.filter(ImageFilter.GaussianBlur(lift * 0.7)).point(lambda value: value * 0.62)
        dark = Image.new("RGB", soft.size, SHADOW)
        self.image.paste(dark, (left - wide - round(lift * 0.5), top - wide + round(lift)), soft)

    def ring(self, x: float, y: float, across: float, down: float, colour: str) -> None:
        """A rug of one colour, on which those stand who belong together."""
        g = self._grain
        rug = Image.new("L", self.image.size, 0)
        draw = ImageDraw.Draw(rug)
        box = [(x - across) * g, (y - down) * g, (x + across) * g, (y + down) * g]
        draw.ellipse(box, 110)
        draw.ellipse(box, None, 255, 4 * g)
        rug = rug.filter(ImageFilter.GaussianBlur(g * 0.8))
        self.image.paste(Image.new("RGB", self.image.size, colour), (0, 0), rug)

    def line(self, points: list[tuple[float, float]], colour: str, width: float) -> None:
        g = self._grain
        places = [(x * g, y * g) for x, y in points]
        ink = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(ink).line(places, 255, round(width * g), joint="curve")
        ink = ink.filter(ImageFilter.GaussianBlur(g * 0.35))
        self.image.paste(Image.new("RGB", self.image.size, colour), (0, 0), ink)

    def lamp(self, x: float, y: float, reach: float, strength: float = 0.5) -> None:
        """Warm where the lamp stands, night at the corners."""
        wide, high = self.image.size
        across, down = np.meshgrid(np.arange(wide), np.arange(high))
        far = np.hypot(across - x * self._grain, (down - y * self._grain) * 1.3)
        near = np.exp(-((far / (reach * self._grain)) ** 2))[..., None]
        light = 0.72 + strength * near * np.array([1.0, 0.86, 0.62])
        lit = np.asarray(self.image, dtype=np.float32) * light
        self.image = Image.fromarray(lit.clip(0, 255).astype(np.uint8))

    def result(self, corner: float) -> Image.Image:
        """With round corners: a window without a GPU cannot cut them."""
        wide, high = self.image.size
        shape = Image.new("L", self.image.size, 0)
        box = (0, 0, wide - 1, high - 1)
        ImageDraw.Draw(shape).rounded_rectangle(box, corner * self._grain, 255)
        self.image.putalpha(shape)
        return (
            self.image.convert("RGBa").resize(self.size, Image.Resampling.LANCZOS).convert("RGBA")
        )
