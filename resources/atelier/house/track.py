"""The score track: a path over a night meadow from a burrow (0) to a feast (30)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

from atelier import Art, Drop, Rim
from atelier import geometry as geo
from atelier.motifs import nature, things
from light.colour import lighten

from .picture import Picture
from .wonders import DEEP_GOLD, GOLD, PALE_GOLD

LAST = 30
FLAGS = ("#d9534a", "#ecc94b", "#4c9f70", "#4b8fd0", "#c45fa5")


@dataclass(frozen=True)
class Layout:
    """`way` is the middle of the path, `stone` half the width of a stone."""

    size: tuple[int, int]
    way: tuple[tuple[float, float], ...]
    stone: float
    trees: tuple[tuple[float, float, float], ...]
    inset: float

    def places(self) -> list[tuple[float, float]]:
        return [tuple(map(float, p)) for p in geo.sample(self.way, LAST + 1)]


TALL = Layout(
    (2400, 900),
    (
        (250, 742),
        (700, 776),
        (1200, 720),
        (1700, 776),
        (2110, 716),
        (2236, 606),
        (2080, 508),
        (1640, 500),
        (1180, 540),
        (700, 484),
        (330, 500),
        (196, 400),
        (330, 306),
        (760, 268),
        (1240, 314),
        (1700, 262),
        (2120, 286),
    ),
    44,
    (
        (150, 240, 140),
        (130, 620, 120),
        (2290, 440, 140),
        (2270, 812, 120),
        (1000, 190, 110),
        (1480, 186, 100),
        (470, 180, 120),
    ),
    56,
)
STRIP = Layout(
    (2400, 320),
    (
        (150, 232),
        (360, 196),
        (560, 236),
        (760, 252),
        (960, 204),
        (1180, 196),
        (1380, 244),
        (1580, 248),
        (1800, 198),
        (2000, 206),
        (2210, 236),
    ),
    29,
    (
        (470, 150, 74),
        (690, 190, 60),
        (1080, 140, 80),
        (1480, 168, 66),
        (1890, 140, 84),
        (2050, 152, 60),
    ),
    26,
)


def _meadow(art, layout):
    width, height = layout.size
    inset = layout.inset
    ground = geo.rectangle(inset, inset, width - 2 * inset, height - 2 * inset, height * 0.3)
    with art.layer("meadow", blur=inset * 0.36, mottle=0.04, warp=3) as pen:
        pen.fill(
            ground, pen.gradient((0, 0), (0, height), ["#1d3358", "#22485a", "#2c5a56", "#234a4c"])
        )
    with (
        art.layer("hills", blur=2, alpha=0.9) as pen,
        pen.clip(
            geo.rectangle(
                inset * 1.5, inset * 1.4, width - 3 * inset, height - 2.8 * inset, height * 0.28
            )
        ),
    ):
        for i, colour in enumerate(("#234c60", "#28555a", "#2f5f58", "#2a5652")):
            y = height * (0.22 + 0.2 * i)
            hill = nature.ridge(pen.rng, y, height * 0.035, 12, -60, width + 60, height + 40)
            pen.fill(
                hill,
                pen.gradient((0, y - 20), (0, y + height * 0.22), [lighten(colour, 0.05), colour]),
                0.85,
            )


def _growth(art, layout, places):
    width, height = layout.size
    inset = layout.inset * 2.2
    with art.layer("growth", detail=0.4) as pen:
        near = [(x, y) for x, y in geo.sample(layout.way, 160)]
        for x, y in geo.scattered(
            pen.rng, 240, (inset, inset * 1.3, width - inset, height - inset), height * 0.04
        ):
            if min(math.hypot(x - a, (y - b) * 1.3) for a, b in near) < layout.stone * 1.9:
                continue
            kind = pen.rng.random()
            if kind < 0.66:
                nature.grass(
                    pen,
                    x - 16,
                    x + 16,
                    y,
                    7,
                    ("#3d7466", "#356a62", "#4a8068")[pen.rng.integers(3)],
                    (10, 24),
                )
            elif kind < 0.9:
                colour = ("#f0d88a", "#e8a0b4", "#b8c8f0", "#f4f0e0")[pen.rng.integers(4)]
                nature.flower(pen, x, y - 12, layout.stone * 0.17, colour, stem=14)
            else:
                _mushroom(pen, x, y, layout.stone * 0.55)


def _mushroom(pen, x, y, size):
    pen.form(
        geo.rectangle(x - size * 0.22, y - size * 0.6, size * 0.44, size * 0.7, 4),
        "#e9dcc0",
        volume=3,
    )
    cap = geo.curve(
        [
            (x - size * 0.6, y - size * 0.5, "c"),
            (x, y - size * 1.1),
            (x + size * 0.6, y - size * 0.5, "c"),
        ]
    )
    pen.form(cap, "#c9584a", volume=size * 0.2, texture=0.3)
    for dx, dy in ((-0.2, -0.66), (0.16, -0.8), (0.32, -0.6)):
        pen.fill(geo.ellipse(x + dx * size, y + dy * size, size * 0.08), "#fbeed6")


def _trees(art, layout):
    with art.layer("trees", detail=0.5, fog=("#1d3358", 0.2)) as pen:
        for x, y, height in layout.trees:
            nature.round_tree(pen, x, y, height, "#2f6a5c", "#3a2f38")


def _path(art, layout):
    stone = layout.stone
    with art.layer("path", brush=0.7) as pen:
        band = geo.ribbon(list(layout.way), [stone * 2.3] * 2, 200)
        pen.fill(band, "#16303c", 0.5, blur=stone * 0.2)
        pen.form(
            geo.ribbon(list(layout.way), [stone * 1.9] * 2, 200),
            "#5a6b74",
            "#38485c",
            "#8a93a0",
            volume=stone * 0.3,
            texture=2,
        )


def _stone(pen, x, y, size, fifth):
    base = "#e8b95a" if fifth else "#e9dfc8"
    low = geo.blob(pen.rng, x, y + size * 0.16, size, size * 0.64, 10, 0.03)
    pen.fill(low, DEEP_GOLD if fifth else "#6a6470")
    top = geo.blob(pen.rng, x, y, size, size * 0.62, 10, 0.03)
    pen.form(top, base, lighten(base, -0.16), lighten(base, 0.07), volume=size * 0.3, texture=0.5)
    if fifth:
        pen.fill(geo.moved(geo.star(size * 0.62, 5, 0.46), x, y + 1, scale_y=0.66), "#7a3f2c", 0.9)
        pen.line(geo.ellipse(x, y, size * 0.86, size * 0.52), PALE_GOLD, 3, 0.8)


def _stones(art, layout, places):
    with art.layer("stones", detail=1, keep=0.2, warp=0.5, drop=Drop(2, 8, 6, 0.45)) as pen:
        for place, (x, y) in sorted(enumerate(places), key=lambda p: p[1][1]):
            if place in {0, LAST}:
                continue
            fifth = place % 5 == 0
            _stone(pen, x, y, layout.stone * (1.14 if fifth else 0.86), fifth)


def _burrow(pen, x, y, size):
    mound = geo.curve(
        [
            (x - size * 2.1, y + size * 0.5, "c"),
            (x - size * 1.5, y - size * 1.3),
            (x - size * 0.3, y - size * 2.2),
            (x + size * 0.9, y - size * 1.2),
            (x + size * 1.3, y + size * 0.5, "c"),
        ]
    )
    pen.form(mound, "#5a7a4c", "#2a4440", "#9aae6a", volume=size * 0.6, texture=1)
    hole = geo.curve(
        [
            (x - size * 0.95, y + size * 0.3, "c"),
            (x - size * 0.85, y - size * 0.8),
            (x - size * 0.1, y - size * 1.35),
            (x + size * 0.6, y - size * 0.8),
            (x + size * 0.7, y + size * 0.3, "c"),
        ]
    )
    pen.form(hole, "#8a6248", volume=size * 0.2, texture=0.5)
    pen.fill(
        geo.moved(hole, (x - size * 0.1) * 0.18, (y + size * 0.3) * 0.18, 0.82),
        pen.radial((x, y), size * 1.3, ["#e89a4a", "#5a3028", "#241620"]),
    )
    nature.grass(
        pen, x - size * 2, x - size * 0.9, y + size * 0.5, 14, "#6a9658", (size * 0.2, size * 0.5)
    )
    nature.grass(
        pen, x + size * 0.7, x + size * 1.3, y + size * 0.5, 8, "#6a9658", (size * 0.2, size * 0.5)
    )
    pen.form(
        geo.ellipse(x, y + size * 0.3, size * 0.95, size * 0.5),
        "#e9dfc8",
        "#8a7f78",
        volume=size * 0.2,
    )


def _feast(pen, x, y, size):
    for side in (-1, 1):
        post = [(x + side * size * 1.5, y + size * 0.2), (x + side * size * 1.5, y - size * 2.6)]
        pen.form(geo.ribbon(post, [size * 0.22, size * 0.18], 6), "#8a6248", volume=size * 0.08)
    arch = geo.arc(x, y - size * 2.5, size * 1.5, size * 0.9, 180, 360, 10)
    pen.form(geo.ribbon(arch, [size * 0.24] * 2), "#4f8a58", volume=size * 0.08, texture=1)
    for i, (px, py) in enumerate(geo.sample(arch, 9)):
        pen.form(geo.ellipse(px, py, size * 0.17), FLAGS[i % 5], volume=4, texture=0)
    rope = [(x - size * 1.5, y - size * 2.3), (x, y - size * 1.8), (x + size * 1.5, y - size * 2.3)]
    pen.line(rope, "#f0e0b8", 3)
    for i, (px, py) in enumerate(geo.sample(rope, 8)[1:-1]):
        flag = geo.polygon([(px - size * 0.2, py), (px + size * 0.2, py), (px, py + size * 0.42)])
        pen.form(flag, FLAGS[i % 5], volume=3, texture=0)
    things.lantern(pen, x - size * 1.5, y - size * 0.9, size * 0.26)
    things.lantern(pen, x + size * 1.5, y - size * 0.9, size * 0.26)
    pen.form(
        geo.moved(geo.star(size * 0.62, 5, 0.46), x, y - size * 3.4),
        "#f6cf62",
        DEEP_GOLD,
        "#fff3c4",
        volume=size * 0.2,
    )
    for r, colour in ((1.25, "#b8863c"), (1.12, "#f0cf7a"), (0.78, "#c9584a")):
        pen.form(
            geo.ellipse(x, y + (1.25 - r) * size * 0.2, size * r, size * r * 0.56),
            colour,
            volume=size * 0.16,
            texture=0.3,
        )
    pen.fill(geo.moved(geo.star(size * 0.6, 5, 0.46), x, y + size * 0.08, scale_y=0.6), "#fff1c8")


def _ends(art, layout, places):
    size = layout.stone * 1.15
    (x0, y0), (x1, y1) = places[0], places[-1]
    with art.layer(
        "ends", detail=1, keep=0.15, warp=0.6, drop=Drop(2, 8, 8, 0.4), rim=Rim("#ffe0a8", 3, 0.4)
    ) as pen:
        _burrow(pen, x0, y0 - size * 0.3, size)
        _feast(pen, x1, y1, size)


def paint(art: Art, layout: Layout) -> None:
    places = layout.places()
    _meadow(art, layout)
    _path(art, layout)
    _trees(art, layout)
    _growth(art, layout, places)
    art.repaint("middle")
    _ends(art, layout, places)
    _stones(art, layout, places)
    art.repaint("final")
    width, height = layout.size
    with art.layer("fireflies", warp=0, mottle=0) as pen:
        for x, y in geo.scattered(pen.rng, 40, (90, height * 0.16, width - 90, height * 0.86), 60):
            pen.halo(x, y, layout.stone * 0.34, "#ffe08a", 0.5)
            pen.fill(geo.ellipse(x, y, 2.6), GOLD)
            pen.fill(geo.ellipse(x, y, 1.6), "#fff6cf")
    art.finish(bloom=0.04, tooth=0.02, grain=0.01)


def fractions(layout: Layout) -> str:
    """The middles of the places as a TOML list of fractions of the picture."""
    width, height = layout.size
    rows = [f"  [{x / width:.4f}, {y / height:.4f}]," for x, y in layout.places()]
    head = "# Where a rabbit's feet stand on the places 0 to 30, in fractions of the picture.\n"
    return head + "places = [\n" + "\n".join(rows) + "\n]\n"


def pictures() -> list[Picture]:
    return [
        Picture(
            name=f"{name}.webp",
            paint=partial(paint, layout=layout),
            seed=seed,
            size=layout.size,
            scale=1.5,
            quality=84,
            companions=((f"{name}.toml", fractions(layout)),),
        )
        for name, layout, seed in (("track", TALL, 81), ("track-strip", STRIP, 82))
    ]
