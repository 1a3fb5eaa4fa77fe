"""The back of the cards and the icon of the program."""

from __future__ import annotations

import math

from atelier import Art, Drop, Rim
from atelier import geometry as geo

from .picture import Picture
from .rabbit_shapes import Rabbit
from .rabbits import draw_head
from .wonders import GOLD, PALE_GOLD, gold_line, gold_star, sprig

CARD = (800, 1200)
BLUE, DEEP = "#1d3358", "#101c36"
HALF_RABBIT = [
    (0, -122),
    (10, -132, "c"),
    (12, -196),
    (38, -262, "c"),
    (58, -196),
    (44, -122),
    (76, -86),
    (80, -44),
    (46, -10),
    (78, 44),
    (90, 104),
    (112, 128),
    (104, 148),
    (0, 150),
]


def _twice(pen, draw):
    """As playing cards are: the lower half is the upper one turned round."""
    draw(pen)
    with pen.at(800, 1200, turn=180):
        draw(pen)


def _quarters(pen, draw):
    for flip in (False, True):
        with pen.at(800 if flip else 0, 0, flip=flip):
            _twice(pen, draw)


def _ground(art):
    art.radial(400, 600, 820, ["#2b4a7c", "#20396a", "#182b52", "#111f3d"], wobble=14)
    art.clouds("#3d6296", 0.22, 220, stretch=1.0)
    art.clouds("#0c1630", 0.35, 260, stretch=1.0)


def _frame(pen):
    gold_line(pen, geo.rectangle(34, 34, 732, 1132, 46), 9)
    gold_line(pen, geo.rectangle(58, 58, 684, 1084, 34), 3.5)


def _lattice(pen):
    for row in range(-9, 10):
        for column in range(-6, 7):
            if (row + column) % 2:
                continue
            x, y = 400 + column * 58, 600 + row * 58
            far = math.hypot(x - 400, (abs(y - 600) - 262))
            inside = 96 < x < 704 and 96 < y < 1104 and abs(x - 400) + abs(y - 600) < 620
            if inside and far > 246 and math.hypot(x - 400, y - 600) > 96:
                pen.fill(geo.moved(geo.star(9, 4, 0.35), x, y), GOLD, 0.62)


def _moon_and_rabbit(pen):
    pen.halo(400, 338, 330, "#f3c877", 0.28)
    pen.form(geo.ellipse(400, 338, 196), "#e3c581", "#b98a48", "#f6e3b0", volume=60, texture=1.2)
    gold_line(pen, geo.ellipse(400, 338, 218), 5)
    for i in range(28):
        x, y = geo.toward((400, 338), 360 / 28 * i, 236)
        pen.fill(geo.ellipse(x, y, 5.5 if i % 2 else 3.5), GOLD)
    with pen.clip(geo.ellipse(400, 338, 196)):
        for x, y, r in ((300, 262, 26), (512, 300, 34), (480, 214, 16), (330, 420, 20)):
            pen.fill(geo.ellipse(x, y, r, r * 0.85), "#d9b268", 0.4, blur=4)
        _sitting_rabbit(pen, 400, 392)


def _sitting_rabbit(pen, x, y):
    shape = geo.moved(geo.symmetric(HALF_RABBIT), x, y)
    pen.form(shape, "#22386a", "#131f40", "#4a6ba6", volume=40, texture=0.8)
    for side in (-1, 1):
        inner = [(x + side * 26, y - 140), (x + side * 38, y - 196), (x + side * 37, y - 238)]
        pen.form(geo.ribbon(inner, [10, 22, 5]), "#7080b4", volume=6, texture=0.2)
        pen.line(geo.arc(x + side * 34, y - 62, 15, 12, 200, 340, 6), GOLD, 5)
    pen.form(geo.polygon([(x - 10, y - 44), (x + 10, y - 44), (x, y - 32)]), GOLD, texture=0)
    gold_star(pen, x, y + 56, 30)


def _branches(pen):
    sprig(pen, [(330, 600), (236, 590), (160, 606), (104, 664)], "#c3964a", (6, 18), 6, 4)
    gold_star(pen, 116, 116, 26, 8, 0.45)
    sprig(pen, [(146, 112), (196, 100), (252, 108)], "#c3964a", (5, 14), 4, 3)
    sprig(pen, [(112, 146), (100, 196), (108, 252)], "#c3964a", (5, 14), 4, 3)


def _centre(pen):
    gold_star(pen, 400, 600, 74, 8, 0.5)
    gold_star(pen, 400, 600, 38, 8, 0.5, 22.5, "#22386a")


def paint_card_back(art: Art) -> None:
    _ground(art)
    art.repaint("background", radii=(12, 6))
    with art.layer("frame", detail=0.8, warp=0.3, drop=Drop(3, 5, 4, 0.4)) as pen:
        _frame(pen)
        _lattice(pen)
        _quarters(pen, _branches)
    with art.layer("moons", detail=1, keep=0.2, warp=0.3) as pen:
        _twice(pen, _moon_and_rabbit)
        _centre(pen)
    art.repaint("final")
    art.finish(vignette_colour="#0a1228", vignette=0.3)


def paint_icon(art: Art) -> None:
    rabbit = Rabbit(fur="#f1e4cb", pale="#fffaf0", ears="up")
    square = geo.rectangle(10, 10, 492, 492, 112)
    with art.layer("ground", warp=0, detail=0.6, keep=0.3) as pen:
        pen.fill(square, pen.radial((256, 210), 330, ["#46699f", "#294680", "#172b54"]))
        with pen.clip(square):
            for x, y, r in ((84, 190, 17), (66, 330, 11), (128, 92, 10)):
                gold_star(pen, x, y, r)
            with pen.at(376, 250, 1, 15):
                pen.fill(geo.rectangle(-92, -148, 184, 330, 22), "#0a1228", 0.5, blur=12)
                pen.form(geo.rectangle(-96, -156, 192, 330, 20), "#f7ebd0", volume=14, texture=0.2)
                pen.form(
                    geo.rectangle(-78, -138, 156, 300, 12),
                    "#c9483c",
                    "#8a2c34",
                    "#ee8a58",
                    volume=20,
                )
                gold_star(pen, 14, -52, 54, colour="#f4cf6a")
    with (
        art.layer(
            "rabbit",
            warp=0.4,
            detail=1,
            keep=0.3,
            rim=Rim("#fff0c8", 5, 0.5),
            drop=Drop(8, 12, 14, 0.5),
        ) as pen,
        pen.clip(square),
        pen.at(208, 334, 1.56),
    ):
        draw_head(pen, rabbit, 0.86)
    with art.layer("edge", warp=0, keep=0.9) as pen:
        pen.line(geo.rectangle(19, 19, 474, 474, 104), "#8c6224", 22)
        pen.line(geo.rectangle(19, 19, 474, 474, 104), "#e0b050", 15)
        pen.line(geo.rectangle(15, 15, 482, 482, 107), PALE_GOLD, 3, 0.7)
    art.repaint("final", thresholds=(0.05, 0.05, 0.06, 0.12))
    art.finish(bloom=0.02, grain=0, tooth=0.008)


def pictures() -> list[Picture]:
    return [
        Picture(
            name="card-back.webp",
            paint=paint_card_back,
            seed=61,
            size=CARD,
            transparent=False,
            quality=74,
        ),
        Picture(name="icon.png", paint=paint_icon, seed=63),
    ]
