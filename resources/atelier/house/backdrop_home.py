"""The home screen: an attic room at night, quiet in the middle."""

from __future__ import annotations

import numpy as np
from atelier import Art, Drop, Rim
from atelier import geometry as geo
from atelier.motifs import nature, sky, things
from light.colour import lighten, mix

from .backdrops import HALF, room_picture
from .rabbits import RABBITS, draw_standing
from .wonders import moon

WALL = ("#22406a", "#1a3158", "#132444", "#0d1a33")
WOOD, DARK_WOOD = "#5c4034", "#2c2130"
LAMP = (1566, 392)
WINDOW = (344, 500, 330, 500)


def _wall(art):
    art.radial(
        2 * LAMP[0],
        2 * LAMP[1],
        3300,
        ["#6e5248", "#3f4766", *WALL[1:]],
        [0, 0.14, 0.4, 0.7, 1],
        wobble=60,
    )
    art.clouds("#35548a", 0.14, 500)
    art.repaint("background", radii=(46, 24, 12))


def _wallpaper(art):
    """Faint sprigs, dying away where panels stand."""
    with art.layer("wallpaper", alpha=0.16, warp=0) as pen, pen.at(0, 0, HALF):
        for row in range(12):
            for column in range(24):
                x, y = column * 84 + row % 2 * 42, 150 + row * 70
                if abs(x - 960) < 420:
                    continue
                pen.fill(geo.moved(geo.star(9, 4, 0.35), x, y), "#c9d2ee")


def _roof(art):
    with (
        art.layer("roof", direction=0, drop=Drop(0, 30, 40, 0.5, "#060c1c")) as pen,
        pen.at(0, 0, HALF),
    ):
        for side in (-1, 1):
            slope = geo.polygon(
                [
                    (960 + side * 20, -40),
                    (960 + side * 1010, -40),
                    (960 + side * 1010, 330),
                    (960 + side * 540, 60),
                ]
            )
            pen.form(slope, "#2a2c48", "#141a30", "#4a4660", volume=60, texture=1.2)
            for k in range(4):
                x = 960 + side * (500 + k * 150)
                top = (x + side * 60, -40)
                foot = (x + side * 40, 46 + (abs(x - 960) - 500) * 0.56)
                pen.form(
                    geo.ribbon([top, foot], [34, 34], 8, caps=False),
                    "#3a3142",
                    "#1c1a2c",
                    "#6a5050",
                    volume=14,
                    texture=0.6,
                    grain=1.57,
                )
            edge = [(960 + side * 330, -72), (960 + side * 1000, 326)]
            pen.form(
                geo.ribbon(edge, [40, 44], 10, caps=False),
                "#463444",
                "#1f1a2c",
                "#7a5a50",
                volume=16,
                texture=0.8,
            )


def _pane(pen):
    x, y, width, height = WINDOW
    left, right, top, bottom = x - width / 2, x + width / 2, y - height / 2, y + height / 2
    return geo.union(
        geo.ellipse(x, top + width / 2, width / 2),
        geo.rectangle(left, top + width / 2, right - left, bottom - top - width / 2),
    )


def _window(art):
    x, y, width, height = WINDOW
    pane = _pane(None)
    outer = geo.moved(pane, x * (1 - 1.16), y * (1 - 1.1), 1.16, scale_y=1.1)
    with (
        art.layer(
            "window", detail=0.8, keep=0.05, warp=0.4, drop=Drop(8, 16, 24, 0.5, "#060c1c")
        ) as pen,
        pen.at(0, 0, HALF),
    ):
        pen.form(outer, WOOD, DARK_WOOD, "#9a6a4c", volume=16, texture=0.8)
        pen.fill(
            pane,
            pen.gradient(
                (0, y - height / 2),
                (0, y + height / 2),
                ["#0c1a40", "#1b3a74", "#4467a0", "#8d86a8"],
            ),
        )
        with pen.clip(pane):
            moon(pen, x + 54, y - 118, 56, 0.42, -24, "#fbeec2")
            pen.fill(nature.ridge(pen.rng, y + 150, 22, 9, x - 220, x + 220, y + 300), "#22406c")
            pen.fill(nature.ridge(pen.rng, y + 196, 14, 9, x - 220, x + 220, y + 300), "#142a4c")
            for i in range(9):
                nature.pine(pen, x - 170 + i * 42, y + 250, pen.rng.uniform(44, 84), "#10233f")
        for bar in (
            geo.rectangle(x - 7, y - height / 2, 14, height),
            geo.rectangle(x - width / 2, y + 20, width, 14),
        ):
            pen.form(bar, WOOD, DARK_WOOD, "#8a5e48", volume=4, texture=0.4)
        pen.form(
            geo.rectangle(x - 216, y + height / 2 - 6, 432, 34, 6),
            WOOD,
            DARK_WOOD,
            "#a8744e",
            volume=9,
            texture=0.8,
            grain=0.0,
        )


def _stars_outside(art):
    x, y = WINDOW[:2]
    with art.layer("stars", warp=0, mottle=0) as pen, pen.at(0, 0, HALF), pen.clip(_pane(pen)):
        sky.starfield(pen, 54, (x - 160, y - 240, x + 160, y + 30), radius=(0.7, 2.2))
        for px, py, r in ((x - 90, y - 150, 8), (x - 120, y + 10, 6), (x + 110, y - 10, 7)):
            sky.soft_star(pen, px, py, r)


BOOKS = ("#8a3f3c", "#3f6a6c", "#b08a44", "#4a4f86", "#6e4a6c", "#5a7a4c", "#a8613c", "#3a5a86")


def _books(pen, left, right, y):
    x = left
    while x < right - 20:
        width, tall = pen.rng.uniform(16, 32), pen.rng.uniform(72, 112)
        colour = mix(BOOKS[pen.rng.integers(len(BOOKS))], "#1c2038", 0.25)
        lean = 8 if pen.rng.random() < 0.14 else 0
        pen.form(
            geo.rectangle(x, y - tall, width, tall, 3, lean),
            colour,
            volume=6,
            texture=0.4,
            grain=1.57,
        )
        pen.line([(x + 3, y - tall * 0.8), (x + width - 3, y - tall * 0.8)], "#d8a648", 2.5, 0.5)
        x += width + 2 + lean


def _shelves(art):
    with (
        art.layer("shelves", detail=0.5, drop=Drop(0, 16, 22, 0.5, "#060c1c")) as pen,
        pen.at(0, 0, HALF),
    ):
        for y, left, right in ((560, 1392, 1500), (560, 1640, 1764), (716, 1392, 1764)):
            _books(pen, left, right, y)
        for y in (560, 716):
            pen.form(
                geo.rectangle(1376, y, 420, 20, 3),
                WOOD,
                DARK_WOOD,
                "#a8744e",
                volume=6,
                texture=0.8,
                grain=0.0,
            )
        pen.form(geo.ellipse(1570, 516, 36), "#4b7f96", "#22384e", "#9ac2b8", volume=20)
        pen.form(geo.rectangle(1546, 548, 48, 12, 3), WOOD, volume=4)


def _lamp(art):
    x, y = LAMP
    art.glow(HALF * x, HALF * y, 1250, "#ff9a48", 0.42)
    with art.layer("lamp", detail=1, keep=0.5) as pen, pen.at(0, 0, HALF):
        pen.line([(x, -20), (x, y - 90)], "#1c1620", 5)
        things.lantern(pen, x, y, 54, "#ffc65a")


def _table(art):
    with art.layer("table", direction=0, detail=0.3) as pen, pen.at(0, 0, HALF):
        top = geo.curve(
            [(-40, 914, "c"), (960, 896), (1960, 914, "c"), (1960, 1240, "c"), (-40, 1240, "c")]
        )
        pen.form(top, "#49353a", "#1e1a2c", "#8a6048", volume=70, texture=1.4, grain=0.0)
        for y in (960, 1012, 1080, 1160):
            pen.line([(-40, y + 6), (960, y - 4), (1960, y + 6)], "#1c1724", 3, 0.6)
    art.shade(
        np.exp(-(((art.x - 1920) / 1150) ** 2)) * np.clip((art.y - 1780) / 60, 0, 1), "#3d4468", 0.7
    )


def _card(pen, x, y, height, turn, colours, back=False):
    with pen.at(x, y, height / 120, turn, scale_y=height / 120 * 0.72):
        pen.form(geo.rectangle(-40, -60, 80, 120, 8), "#e9dcc0", volume=6, texture=0.3)
        inner = geo.rectangle(-34, -54, 68, 108, 5)
        pen.fill(inner, pen.gradient((0, -54), (0, 54), colours))
        with pen.clip(inner):
            if back:
                pen.form(geo.moved(geo.star(24, 8, 0.5), 0, 0), "#d8a648", texture=0)
            else:
                pen.fill(geo.ellipse(10, -18, 14), "#fbe8b4", 0.9)
                pen.fill(
                    geo.curve([(-50, 26), (-6, 8), (50, 32), (60, 80, "c"), (-60, 80, "c")]),
                    lighten(colours[0], -0.1),
                )


FANNED = (
    (214, 996, 150, -34, ("#35558f", "#c98a6a"), False),
    (296, 984, 150, -12, ("#7a3f5f", "#e8a05a"), False),
    (378, 992, 150, 12, ("#2f6f72", "#e6cf8a"), False),
    (500, 962, 96, -60, ("#22386a", "#182b52"), True),
    (1446, 990, 110, 48, ("#22386a", "#182b52"), True),
    (1566, 1000, 150, -16, ("#4b3f7f", "#d98fa0"), False),
    (1656, 990, 150, 10, ("#8a4038", "#f0b060"), False),
)
SITTING = (
    (200, 950, 6, 0.8, False),
    (400, 964, 10, 0.84, False),
    (1520, 962, 0, 0.84, True),
    (1706, 950, 8, 0.78, True),
)


def _company(art):
    how = {"detail": 1, "keep": 0.45, "fog": ("#1a2848", 0.22)}
    with (
        art.layer(
            "rabbits", rim=Rim("#ffcf90", 7, 0.5), drop=Drop(10, 20, 30, 0.5, "#060c1c"), **how
        ) as pen,
        pen.at(0, 0, HALF),
    ):
        for x, y, number, size, flip in SITTING:
            with pen.at(x, y, size, 0, flip):
                draw_standing(pen, RABBITS[number])


def _things_on_the_table(art):
    with (
        art.layer(
            "cards", detail=1, keep=0.5, drop=Drop(6, 16, 14, 0.5, "#0a0c1c"), fog=("#1a2040", 0.18)
        ) as pen,
        pen.at(0, 0, HALF),
    ):
        for card in FANNED:
            _card(pen, *card)
    art.glow(HALF * 1404, HALF * 914, 520, "#ff9040", 0.3)
    with art.layer("candle", detail=1, keep=0.5) as pen, pen.at(0, 0, HALF):
        things.candle(pen, 1400, 944, 84, 30)


def _calm(art):
    """The middle stays dark enough for panels and light words."""
    across = np.exp(-(((art.x / HALF - 940) / 460) ** 4))
    art.shade(across * 0.4, "#17233f")
    low = np.clip((art.y / HALF - 1010) / 190, 0, 1)
    art.shade(low * 0.5, "#10162c")


def paint(art: Art) -> None:
    _wall(art)
    _wallpaper(art)
    _roof(art)
    _window(art)
    _shelves(art)
    art.repaint("middle", radii=(24, 11, 5, 3), thresholds=(0.02, 0.04, 0.05, 0.07))
    _lamp(art)
    _company(art)
    _table(art)
    _things_on_the_table(art)
    _calm(art)
    art.repaint("final", radii=(16, 8, 4.4, 2.6), thresholds=(0.045, 0.045, 0.055, 0.12))
    _stars_outside(art)
    art.motes(24, ["#ffd58a"], (2, 4.2), (2800, 420, 3640, 1020))
    art.finish(vignette_colour="#070d20", vignette=0.4, grain=0.012, tooth=0.012, bloom=0.08)


def pictures():
    return [room_picture("backdrop-home", paint, 71, (0.7, -0.7), quality=70)]
