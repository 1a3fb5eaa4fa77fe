"""A moth auditions on a bare stage; the only listener in the stalls is a light bulb."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from light.colour import lighten, mix, vary

CARD = Card(
    seed=22,
    light=(-0.15, 0.98),
    hand="thick oil",
    title_en="The Audition",
    title_ru="Прослушивание",
    tags_en=(
        "moth",
        "light bulb",
        "stage",
        "theatre",
        "seats",
        "curtsy",
        "paper",
        "velvet",
        "ambition",
        "attraction",
        "danger",
        "critic",
        "hope",
    ),
    tags_ru=(
        "мотылёк",
        "лампочка",
        "сцена",
        "театр",
        "кресла",
        "реверанс",
        "бумага",
        "бархат",
        "честолюбие",
        "влечение",
        "опасность",
        "критик",
        "надежда",
    ),
    description_en="From the dark stalls, past the shoulder of a blinding light bulb in a seat, we "
    "see a moth as big as a singer curtsy on a bare stage.",
    description_ru="Из тёмного зала, из-за плеча ослепительной лампочки в кресле, видно, как на "
    "пустой сцене кланяется мотылёк ростом с певицу.",
)

VELVET, VELVET_DARK, VELVET_LIGHT = "#866a90", "#33224f", "#ecd4c8"
FUR, FUR_DARK, FUR_LIGHT = "#c8ac98", "#5c4456", "#fff0d4"
BULB = (250, 850)


def stage(art):
    with art.layer("back wall", brush=1.2) as pen:
        for i in range(13):
            x = -30 + i * 72
            drape = geo.ribbon(
                [(x, -30), (x + 10, 300), (x - 6, 640)], [86, 80, 92], 20, caps=False
            )
            pen.form(
                drape,
                vary("#4a3274", pen.rng, 0.02, 6),
                "#1a1034",
                "#8a68b0",
                volume=34,
                texture=1.0,
                grain=1.57,
                shadow=0.9,
            )
    with art.layer("boards", warp=0.5, direction=0) as pen:
        floor = geo.polygon([(-40, 610), (840, 610), (840, 800), (-40, 800)])
        pen.form(floor, "#65506e", "#2c2044", "#b08a94", volume=50, texture=0.6, grain=0.0)
        for k in range(-14, 15):
            pen.line(
                geo.polygon([(430 + k * 44, 606), (430 + k * 96, 810)], False), "#3f2a40", 3.5, 0.6
            )
        lip = geo.polygon([(-40, 796), (840, 796), (840, 850), (-40, 850)])
        pen.form(lip, "#4a3048", "#1c1228", "#a8746c", volume=14, texture=0.5)
    beam = np.exp(-(((art.x - 500) / 230) ** 2)) * np.clip((art.y - 60) / 300, 0, 1) * (art.y < 800)
    art.tint(beam, "#e8b890", 0.3)


def wing_shape():
    """The right upper wing seen from the front, the tip lowered in the curtsy."""
    return geo.curve(
        [
            (18, 300, "c"),
            (70, 226),
            (150, 186),
            (230, 196),
            (262, 236, "c"),
            (264, 320),
            (236, 430),
            (206, 512),
            (168, 560, "c"),
            (120, 500),
            (60, 420),
        ]
    )


def lower_wing():
    return geo.curve(
        [
            (14, 370, "c"),
            (90, 420),
            (156, 520),
            (160, 600),
            (128, 648, "c"),
            (84, 636),
            (48, 560),
            (16, 470),
        ]
    )


def scales(pen, wing, centre, count):
    """Dust in bands round the root of the wing."""
    bounds = wing.computeTightBounds()
    with pen.clip(wing):
        for _ in range(count):
            x = pen.rng.uniform(bounds.left(), bounds.right())
            y = pen.rng.uniform(bounds.top(), bounds.bottom())
            reach = math.hypot(x - centre[0], y - centre[1])
            band = 0.5 + 0.5 * math.sin(reach * 0.085 + 0.6 * math.sin(y * 0.05))
            colour = mix("#4a3048", "#e0b898", band * 0.85)
            away = math.atan2(y - centre[1], x - centre[0])
            run = pen.rng.uniform(5, 12)
            end = (x + math.cos(away) * run, y + math.sin(away) * run)
            pen.line(geo.polygon([(x, y), end], False), vary(colour, pen.rng, 0.04, 8), 3, 0.4)


def eyespot(pen, x, y, radius):
    for share, colour in (
        (1.0, "#2c1c3c"),
        (0.78, "#e8a860"),
        (0.56, "#7a3a5c"),
        (0.34, "#150c20"),
    ):
        pen.form(
            geo.ellipse(x, y, radius * share, radius * share * 0.9), colour, volume=5, texture=0.2
        )
    pen.fill(geo.ellipse(x - radius * 0.1, y + radius * 0.14, radius * 0.11), "#fff4dc")


def wings(pen):
    for side in (-1, 1):
        with pen.at(0, 300, 1, -16 if side > 0 else 12, side < 0), pen.at(0, -300):
            low = lower_wing()
            pen.form(low, lighten(VELVET, -0.06), VELVET_DARK, VELVET_LIGHT, volume=34, texture=1.0)
            scales(pen, low, (20, 360), 420)
            high = wing_shape()
            pen.form(high, VELVET, VELVET_DARK, VELVET_LIGHT, volume=40, texture=1.0)
            scales(pen, high, (20, 320), 900)
            for end in ((250, 226), (260, 320), (224, 450), (172, 548)):
                middle = geo.lerp((24, 330), end, 0.5)
                pen.line([(24, 330), (middle[0], middle[1] - 14), end], "#3f2a44", 3.5, 0.55)
            eyespot(pen, 172, 306, 42)
            eyespot(pen, 100, 540, 24)


def antenna(pen, side):
    spine = [(side * 12, 232), (side * 46, 168), (side * 104, 138), (side * 140, 160)]
    pen.form(geo.ribbon(spine, [7, 6, 5, 3], 30), "#d8b088", "#5c3a44", texture=0.1)
    points = geo.sample(spine, 22)
    for k in range(2, 22):
        x, y = points[k]
        run = 26 * math.sin(k / 22 * math.pi) + 6
        pen.line([(x, y), (x + side * 4, y + run)], "#e8c8a0", 2.6, 0.9)
        pen.line([(x, y), (x - side * 2, y - run * 0.7)], "#e8c8a0", 2.2, 0.8)


def moth_body(pen):
    """A long furry gown, the head bowed, one knee behind the other."""
    for points in ([(-16, 640), (-8, 690), (24, 744)], [(18, 640), (-26, 690), (-84, 722)]):
        pen.form(
            geo.ribbon(points, [26, 16, 11], 24),
            "#6a4a5c",
            "#2c1c34",
            "#e0b090",
            volume=7,
            texture=0.4,
        )
    gown = geo.curve(
        [
            (-52, 330),
            (-60, 430),
            (-54, 540),
            (-30, 640),
            (0, 676),
            (30, 640),
            (54, 540),
            (60, 430),
            (52, 330),
            (0, 296),
        ]
    )
    pen.form(gown, FUR, FUR_DARK, FUR_LIGHT, volume=44, texture=1.2, grain=1.5)
    with pen.clip(gown):
        for k in range(8):
            y = 400 + k * 34
            pen.line([(-64, y - 8), (0, y + 12), (64, y - 8)], "#5c3f54", 8, 0.5, blur=1.5)
            pen.line([(-64, y + 2), (0, y + 22), (64, y + 2)], "#ffe8c8", 4, 0.4, blur=1)
    ruff = geo.blob(pen.rng, 0, 320, 82, 52, 13, 0.06)
    pen.form(ruff, "#e0c8b0", FUR_DARK, "#fff6e4", volume=30, texture=0.5)
    for _ in range(240):
        angle, reach = pen.rng.uniform(0, 6.3), pen.rng.uniform(0.4, 1.05)
        x, y = 82 * reach * math.cos(angle), 320 + 54 * reach * math.sin(angle)
        end = (x + 12 * math.cos(angle), y + 14 * math.sin(angle) + 3)
        pen.line(geo.polygon([(x, y), end], False), vary("#f0dcc0", pen.rng, 0.07, 6), 2.4, 0.7)
    with pen.at(0, 300, 1, 15), pen.at(-8, -286):
        moth_head(pen)


def moth_head(pen):
    """Bowed to one side, with eyes that see nothing but the light."""
    for side in (-1, 1):
        antenna(pen, side)
    pen.form(geo.ellipse(0, 262, 54, 48), FUR, FUR_DARK, FUR_LIGHT, volume=24, texture=0.5)
    for side in (-1, 1):
        pen.form(
            geo.ellipse(side * 32, 266, 22, 25, side * -14),
            "#2a1830",
            "#0c0614",
            "#b87a8a",
            volume=12,
            texture=0,
        )
        pen.fill(geo.ellipse(side * 32 - 8, 278, 8, 7), "#fff0d0")
        pen.line(geo.arc(side * 32, 260, 24, 24, 200, 340), "#f0dcc0", 4, 0.8)
    pen.line(geo.arc(0, 292, 11, 7, 20, 160), "#5a3040", 4)


def arms(pen):
    """Fine gloved arms hold out the wings like skirts."""
    for side, hand in ((-1, (-184, 470)), (1, (196, 452))):
        elbow = (side * 116, 420)
        pen.form(
            geo.ribbon([(side * 44, 350), elbow, hand], [17, 13, 10], 26),
            "#f0e0d0",
            "#7a5a6c",
            "#ffffff",
            volume=5,
            texture=0.1,
        )
        for k in range(3):
            tip = (hand[0] + side * (12 + k * 7), hand[1] + 16 - k * 11)
            pen.form(geo.ribbon([hand, tip], [8, 4], 8), "#f0e0d0", "#7a5a6c", texture=0)


def moth(art):
    with (
        art.layer("moth's shadow", warp=0, blur=12, alpha=0.75) as pen,
        pen.at(560, 70, 1.2, 11),
    ):
        pen.fill(geo.moved(wing_shape(), 30, -120, 1.25), "#120a20")
        pen.fill(geo.moved(wing_shape(), 30, -120, 1.25, flip=True), "#120a20")
    with (
        art.layer(
            "moth", detail=1, keep=0.12, rim=Rim("#fff2d0", 7, 0.75), bounce=Bounce("#7a5aa0", 0.3)
        ) as pen,
        pen.at(560, -14, 1.06, 11),
    ):
        wings(pen)
        moth_body(pen)
        arms(pen)


def seat(pen, x, y, size, tone):
    """The back of a velvet seat, seen from behind."""
    with pen.at(x, y, size):
        back = geo.curve(
            [(-76, 140, "c"), (-80, 30), (-62, -34), (0, -52), (62, -34), (80, 30), (76, 140, "c")]
        )
        pen.form(back, lighten("#4a2c68", tone), "#160c28", "#b884a0", volume=26, texture=0.7)
        inner = geo.curve(
            [(-60, 140, "c"), (-62, 34), (-46, -18), (0, -32), (46, -18), (62, 34), (60, 140, "c")]
        )
        pen.form(inner, lighten("#38205a", tone), "#120a22", "#7a5494", volume=18, texture=0.8)
        for dx, dy in ((-26, 20), (26, 20), (0, 64)):
            pen.fill(geo.ellipse(dx, dy, 5), "#1c1030")


def stalls(art):
    with art.layer("far seats", detail=0.6, rim=Rim("#ffe8c0", 4, 0.3)) as pen:
        for k in range(8):
            seat(pen, 20 + k * 112, 894, 0.62, 0.0)
    with art.layer("programmes", detail=0.8) as pen:
        for x, y, turn in ((640, 790, 12), (320, 772, -18), (730, 752, 30)):
            programme(pen, x, y, turn, 1.0)


def programme(pen, x, y, turn, size):
    """A sheet with a burnt edge."""
    with pen.at(x, y, size, turn, scale_y=size * 0.55):
        sheet = geo.curve(
            [
                (-44, -30, "c"),
                (44, -34, "c"),
                (46, 10),
                (30, 16, "c"),
                (34, 30),
                (10, 26, "c"),
                (4, 38),
                (-40, 34, "c"),
            ]
        )
        pen.fill(geo.moved(sheet, 0, 4, 1.07), "#1c1018", 0.9)
        pen.form(sheet, "#e8d0a8", "#8a6450", "#fff4d8", volume=10, texture=0.4)
        pen.line([(8, 34), (16, 22), (34, 26), (44, 6)], "#3a1c18", 9, 0.85, blur=2)
        pen.line([(6, 36), (16, 24), (36, 28), (46, 8)], "#ff8a3c", 2.5, 0.8)
        for row in range(3):
            pen.line([(-32, -18 + row * 13), (14 - row * 6, -20 + row * 13)], "#8a6a58", 4, 0.7)


def bulb(art):
    x, y = BULB
    art.glow(x, y, 760, "#ffc8a0", 0.45)
    art.glow(x, y, 330, "#fff6dc", 0.75)
    with art.layer("bulb", detail=1, keep=0.2, warp=0.5) as pen:
        glass = geo.curve(
            [
                (x - 62, y + 178, "c"),
                (x - 78, y + 110),
                (x - 146, y + 20),
                (x - 160, y - 72),
                (x - 108, y - 170),
                (x, y - 206),
                (x + 108, y - 170),
                (x + 160, y - 72),
                (x + 146, y + 20),
                (x + 78, y + 110),
                (x + 62, y + 178, "c"),
            ]
        )
        pen.fill(
            glass,
            pen.radial(
                (x, y - 40), 240, ["#ffffff", "#fffbe8", "#ffe9b0", "#f4c078"], [0, 0.5, 0.82, 1]
            ),
        )
        pen.line(glass, "#c88a4c", 5, 0.8)
        for sx in (-30, 30):
            pen.line(
                [(x + sx * 0.6, y + 160), (x + sx * 0.8, y + 60), (x + sx * 1.5, y - 30)],
                "#d8a060",
                5,
                0.9,
            )
        coil = [(x - 45 + k * 9, y - 34 + (10 if k % 2 else -10)) for k in range(11)]
        pen.line(coil, "#ff9a3c", 7)
        pen.line(coil, "#fffbe8", 3.5)
        pen.line(geo.arc(x, y - 40, 132, 138, 200, 250), "#ffffff", 12, 0.9, blur=3)
        for k in range(4):
            ring = geo.ribbon(
                [(x - 66, y + 186 + k * 25), (x, y + 198 + k * 25), (x + 66, y + 186 + k * 25)],
                [25, 27, 25],
                20,
            )
            pen.form(ring, "#8a7064", "#2f2430", "#ffe0b0", volume=9, texture=0.3)
    with art.layer("its seat", detail=0.8, drop=Drop(0, -10, 18, 0.5, "#0c0618")) as pen:
        for k, (sx, sy) in enumerate(((-60, 1120), (560, 1110), (800, 1130))):
            seat(pen, sx, sy + 20, 1.9, -0.06 - k * 0.01)
        seat(pen, x, y + 356, 2.5, 0.03)


def paint(art: Art) -> None:
    art.sky(["#1c1234", "#2c1c48", "#3a2650", "#241838", "#120a20"])
    stage(art)
    art.shade(
        np.clip(np.hypot((art.x - 470) / 400, (art.y - 460) / 520) - 0.6, 0, 1), "#140a26", 0.85
    )
    art.repaint("background", radii=(12, 6, 3.5))
    moth(art)
    stalls(art)
    bulb(art)
    art.repaint("final")
    art.motes(90, ["#ffe8c0", "#f0c8e0"], (0.8, 2.2), (120, 100, 780, 780))
    art.finish(vignette_colour="#0c0618", vignette=0.42, bloom=0.14)
