"""A sulking glow-worm is the filament of the bath-room bulb; a leaf keeps it alight."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import Expression, Person, draw_head
from light.colour import lighten, mix, vary

CARD = Card(
    seed=48,
    light=(0.45, -0.9),
    hand="thick oil",
    title_en="Reading Light",
    title_ru="Свет для чтения",
    tags_en=(
        "bulb",
        "glow-worm",
        "bath",
        "reading",
        "lettuce",
        "moth",
        "blackmail",
        "electricity",
        "dependence",
        "night",
        "feeding",
    ),
    tags_ru=(
        "лампочка",
        "светлячок",
        "ванна",
        "чтение",
        "салат",
        "мотылёк",
        "шантаж",
        "электричество",
        "зависимость",
        "ночь",
        "кормление",
    ),
    description_en=(
        "A fat glow-worm hangs sulking in a light bulb as its filament; a woman in the bath holds "
        "a lettuce leaf up to it, and a moth begs behind the dark window."
    ),
    description_ru=(
        "Вместо нити в лампочке висит надутый толстый светлячок; женщина в ванне протягивает ему "
        "лист салата, а за тёмным окном обеими лапками просится мотылёк."
    ),
)

BULB = (520, 420)
DARK_SKIN = "#6a4430"
SKIN_DARK = "#341c18"
SKIN_LIGHT = "#d8924a"


def wall(art):
    art.radial(
        *BULB,
        1050,
        ["#d09428", "#8a5c18", "#4c2e12", "#24140e", "#130b0c"],
        [0, 0.2, 0.45, 0.75, 1],
    )
    with art.layer("tiles", warp=0.4, alpha=0.5) as pen:
        for row in range(14):
            for column in range(9):
                x, y = column * 100 - 40 + (row % 2) * 50, row * 92 - 20
                near = max(0.0, 1 - math.hypot(x + 48 - BULB[0], y + 44 - BULB[1]) / 900)
                tone = vary(mix("#20140f", "#b07c24", near**1.4), pen.rng, 0.015, 4)
                pen.form(geo.rectangle(x, y, 96, 88, 6), tone, volume=7, texture=0.3)


def window(art):
    """Black night behind the panes."""
    with art.layer("window", warp=0.4, detail=0.7, drop=Drop(-6, 10, 12, 0.5, "#120a08")) as pen:
        frame = geo.rectangle(-40, 60, 316, 440, 6)
        pen.form(frame, "#8a6a34", "#2c1c10", "#e0b060", volume=16, texture=0.6)
        for x, y in ((-30, 84), (-30, 296), (128, 84), (128, 296)):
            pane = geo.rectangle(x, y, 160, 214, 3)
            pen.fill(pane, pen.gradient((x, y), (x + 136, y + 186), ["#10161c", "#1c2a2c"]))
            glint = [(x + 120, y + 20), (x + 132, y + 20), (x + 90, y + 150), (x + 82, y + 150)]
            pen.fill(geo.polygon(glint), "#e8b850", 0.28)
        sill = geo.rectangle(-40, 492, 336, 30, 4)
        pen.form(sill, "#a07a3a", "#3a2414", "#f0c468", volume=9, texture=0.5)


def moth(art):
    with art.layer("moth", detail=1, keep=0.18, warp=0.6) as pen, pen.at(148, 252, 1.06, 10):
        for side in (-1, 1):
            upper = geo.curve(
                [
                    (side * 6, -30),
                    (side * 70, -86),
                    (side * 106, -58),
                    (side * 84, 6),
                    (side * 10, 8),
                ]
            )
            lower = geo.curve([(side * 8, 0), (side * 72, 12), (side * 66, 62), (side * 12, 44)])
            for wing in (lower, upper):
                pen.form(wing, "#c0a078", "#5a4430", "#f4dca8", volume=16, texture=0.25)
            pen.form(geo.ellipse(side * 66, -40, 17), "#5a3826", texture=0.2)
            pen.form(geo.ellipse(side * 66, -40, 8), "#f0c860", texture=0)
            feeler = [(side * 8, -62), (side * 26, -92), (side * 50, -96)]
            pen.line(feeler, "#d8b078", 5)
            hand = (side * 15, -6)
            arm = geo.ribbon([(side * 22, 18), (side * 36, 0), hand], [10, 9, 8], 12)
            pen.form(arm, "#e0c090", "#6a4c30", volume=4, texture=0)
        body = geo.curve([(-22, -30), (22, -30), (26, 20), (0, 84), (-26, 20)])
        pen.form(body, "#b89468", "#4f3828", "#f0d8a4", volume=18, texture=0.3)
        pen.form(geo.ellipse(0, -46, 27, 24), "#c8a878", "#5a4230", "#f4e0b0", texture=0.5)
        for dx in (-11, 11):
            pen.fill(geo.ellipse(dx, -50, 10.5, 11.5), "#fff8e0")
            pen.fill(geo.ellipse(dx + 3.5, -47, 5.4, 6), "#1c1210")
            pen.line(geo.arc(dx, -51, 11, 12, 200, 340), "#5a4230", 3)
        pen.line(geo.arc(2, -33, 7, 4, 20, 160), "#3c2418", 3)
        for y in (4, 24, 44):
            pen.line(geo.arc(0, y - 8, 22 - y * 0.25, 9, 20, 160), "#7a5c3c", 3.5, 0.7)


def panes(art):
    """The bars and the glass stand between the moth and the room."""
    with art.layer("panes", warp=0.4, detail=0.8) as pen:
        for bar in (
            geo.rectangle(14, 66, 20, 430, 3),
            geo.rectangle(-40, 400, 300, 20, 3),
            geo.rectangle(256, 62, 22, 436, 3),
        ):
            pen.form(bar, "#96723a", "#382412", "#e8b864", volume=8, texture=0.5)
        for x in (10, 60, 180):
            glint = [(x, 480), (x + 24, 480), (x + 74, 90), (x + 50, 90)]
            pen.fill(geo.polygon(glint), "#f0c868", 0.13)


def bulb_glass():
    x, y = BULB
    return geo.symmetric(
        [
            (x, y + 236),
            (x + 120, y + 208),
            (x + 196, y + 100),
            (x + 196, y - 20),
            (x + 132, y - 130),
            (x + 74, y - 214),
            (x + 66, y - 262, "c"),
            (x, y - 262, "c"),
        ],
        x,
    )


def worm(pen):
    """Fat rings hanging by the tail from one wire, arms folded, brows down."""
    x, y = BULB
    spine = geo.sample(
        [
            (x + 30, y - 150),
            (x + 74, y - 60),
            (x + 66, y + 50),
            (x + 10, y + 112),
            (x - 56, y + 84),
        ],
        9,
    )
    radii = [24, 36, 46, 54, 58, 60, 58, 56, 62]
    for k, ((px, py), r) in enumerate(zip(spine, radii, strict=True)):
        tone = mix("#fffbc4", "#f4dc58", 0.7 * (k % 2))
        ring = geo.ellipse(px, py, r, r * 0.94)
        pen.form(ring, tone, "#c8902a", "#fffff0", volume=24, texture=0.1)
        pen.line(geo.arc(px, py, r * 0.9, r * 0.84, 20, 150), "#b07a1c", 3, 0.45)
    hx, hy = spine[-1][0] - 8, spine[-1][1] - 6
    pen.form(geo.ellipse(hx, hy, 70, 64), "#f6e668", "#b87c20", "#fffff0", volume=36, texture=0.1)
    for dx, tilt in ((-34, 14), (20, -14)):
        eye = geo.ellipse(hx + dx, hy - 4, 15, 13)
        pen.fill(eye, "#fffdf0")
        pen.fill(geo.ellipse(hx + dx - 5, hy + 2, 8), "#3a200e")
        lid = geo.polygon(
            [
                (hx + dx - 18, hy - 20),
                (hx + dx + 18, hy - 20),
                (hx + dx + 18, hy - 6 - tilt * 0.3),
                (hx + dx - 18, hy - 6 + tilt * 0.3),
            ]
        )
        pen.fill(geo.intersect(lid, geo.ellipse(hx + dx, hy - 4, 17, 15)), "#d8b040")
        pen.line([(hx + dx - 20, hy - 24 - tilt), (hx + dx + 20, hy - 24 + tilt)], "#6a3c10", 7)
    pen.line(geo.arc(hx - 8, hy + 40, 20, 13, 200, 340), "#6a3410", 6)
    for dx in (-46, 34):
        pen.fill(geo.ellipse(hx + dx, hy + 20, 13, 9), "#f09040", 0.6, blur=4)
    for side in (-1, 1):
        feeler = [(hx + side * 20, hy - 60), (hx + side * 34, hy - 86), (hx + side * 24, hy - 100)]
        pen.line(feeler, "#b07a1c", 6)
        pen.fill(geo.ellipse(hx + side * 24, hy - 101, 8), "#fff6a0")
    for a, b in (
        ((hx + 44, hy + 70), (hx - 30, hy + 76)),
        ((hx - 40, hy + 62), (hx + 30, hy + 88)),
    ):
        arm = geo.ribbon([a, geo.lerp(a, b, 0.5), b], [17, 19, 17], 10)
        pen.form(arm, "#e8c850", "#9a6a1c", "#fff8b0", volume=6, texture=0)


def bulb(art):
    x, y = BULB
    art.glow(x, y + 30, 620, "#ffb030", 0.4)
    art.glow(x, y + 30, 300, "#ffd060", 0.4)
    with art.layer("flex", warp=0.4, detail=0.6) as pen:
        pen.line([(x + 6, -20), (x - 4, 40), (x, 110)], "#1a100e", 15)
    with art.layer("bulb", detail=0.9, keep=0.15, warp=0.4) as pen:
        glass = bulb_glass()
        pen.fill(
            glass,
            pen.radial((x + 14, y + 30), 300, ["#f0b838", "#cc8820", "#8f5612"], [0, 0.5, 1]),
            0.85,
        )
        for dx, end in ((-24, (x - 34, y - 96)), (24, (x + 30, y - 136))):
            pen.line([(x + dx * 0.6, y - 250), (x + dx, y - 180), end], "#6a4a1c", 6)
        pen.halo(x, y + 40, 190, "#fff0a0", 0.5)
        worm(pen)
        pen.line(glass, "#fff4c0", 6, 0.7)
        for points, wide in (
            ([(x - 150, y + 60), (x - 164, y - 10), (x - 128, y - 90)], 15),
            ([(x + 140, y + 130), (x + 166, y + 80)], 9),
        ):
            pen.line(points, "#ffffff", wide, 0.8)
    with art.layer("socket", detail=0.9, warp=0.4) as pen:
        for k in range(4):
            band = geo.rectangle(x - 76 + k, y - 270 - k * 22, 152 - k * 2, 26, 10)
            pen.form(band, "#a8803a", "#3f2814", "#ffe09a", volume=11, texture=0.1)
        cap = geo.symmetric(
            [
                (x, y - 412),
                (x + 40, y - 400),
                (x + 82, y - 360),
                (x + 90, y - 336, "c"),
                (x, y - 336, "c"),
            ],
            x,
        )
        pen.form(cap, "#3c2a20", "#140c0c", "#8a6030", volume=26, texture=0.2)


def lettuce(art):
    with art.layer("leaf", detail=0.9, keep=0.1, rim=Rim("#fff0a0", 6, 0.7)) as pen:
        leaf = geo.curve(
            [
                (262, 760),
                (216, 700),
                (186, 708),
                (196, 650),
                (168, 620),
                (214, 590),
                (216, 546),
                (262, 560),
                (300, 524),
                (330, 560),
                (372, 560),
                (366, 606),
                (392, 640),
                (352, 668),
                (340, 716),
                (300, 716),
            ]
        )
        pen.form(leaf, "#7fb83c", "#2f5f1e", "#e0f080", volume=36, texture=0.5)
        rib = [(266, 776), (280, 690), (296, 570)]
        pen.line(rib, "#e4f0a0", 13, 0.95)
        for t, side in ((0.3, -1), (0.3, 1), (0.5, -1), (0.5, 1), (0.7, -1), (0.7, 1)):
            start = geo.lerp(rib[0], rib[2], t)
            end = (start[0] + side * 68, start[1] - 44)
            pen.line([start, geo.lerp(start, end, 0.6), end], "#d0e488", 5, 0.8)
        for _ in range(20):
            px, py = pen.rng.uniform(190, 370), pen.rng.uniform(560, 720)
            pen.line([(px, py), (px + 16, py - 10)], "#3f7a26", 4, 0.35)


def arm(art):
    with art.layer(
        "arm", detail=0.9, keep=0.1, rim=Rim("#ffca60", 9, 0.75), bounce=Bounce("#7a5a2a", 0.3)
    ) as pen:
        limb = geo.ribbon([(430, 1230), (398, 1080), (330, 960), (276, 830)], [104, 92, 74, 54], 40)
        pen.form(limb, DARK_SKIN, SKIN_DARK, SKIN_LIGHT, volume=34, texture=0.2, grain=1.4)
        palm = geo.curve([(244, 840), (236, 790), (256, 752), (300, 752), (316, 800), (304, 846)])
        pen.form(palm, DARK_SKIN, SKIN_DARK, SKIN_LIGHT, volume=20, texture=0.1)
        for k in range(4):
            y = 752 + k * 24
            finger = geo.ribbon(
                [(310, y + 8), (282, y - 4), (240, y + 4), (228, y + 14)], [25, 27, 25, 19], 16
            )
            pen.form(finger, lighten(DARK_SKIN, 0.02), SKIN_DARK, SKIN_LIGHT, volume=9, texture=0)
            pen.fill(geo.ellipse(232, y + 12, 6, 8), "#b07050", 0.7)
        thumb = geo.ribbon([(306, 820), (318, 770), (296, 728)], [28, 26, 18], 14)
        pen.form(thumb, lighten(DARK_SKIN, 0.03), SKIN_DARK, SKIN_LIGHT, volume=9, texture=0)


def bather(art):
    with art.layer(
        "bather", detail=0.95, keep=0.16, rim=Rim("#ffca60", 8, 0.7), bounce=Bounce("#7a5a2a", 0.3)
    ) as pen:
        body = geo.curve(
            [(470, 1240, "c"), (500, 1130), (566, 1090), (690, 1096), (770, 1160), (800, 1240, "c")]
        )
        pen.form(body, DARK_SKIN, SKIN_DARK, SKIN_LIGHT, volume=50, texture=0.2)
        neck = geo.ribbon([(626, 1120), (616, 1010)], [84, 74], 8)
        pen.form(neck, lighten(DARK_SKIN, -0.04), SKIN_DARK, SKIN_LIGHT, volume=20, texture=0.1)
        coaxing = Expression(eye="open", brow=9, slant=9, smile=0.5, blush=0.35)
        woman = Person("young", "thin", "dark", "bald")
        draw_head(pen, 606, 944, 118, woman, "three-quarter", coaxing, 14, flip=True)
        pen.fill(geo.ellipse(566, 1018, 46, 30), "#9a6444", 0.6, blur=14)
        turban(pen)
        pen.form(geo.ellipse(676, 1000, 13, 15), "#e8b83c", "#8a5a18", "#fff4b0", texture=0)


def turban(pen):
    wrap = geo.curve(
        [
            (492, 876),
            (498, 800),
            (556, 742),
            (650, 726),
            (734, 776),
            (752, 866),
            (716, 944),
            (690, 950),
            (682, 886),
            (620, 846),
            (540, 852),
        ]
    )
    pen.form(wrap, "#efe2c4", "#8a6636", "#fffbe0", volume=46, texture=0.4)
    twist = geo.curve([(560, 760), (572, 690), (640, 664), (706, 696), (700, 762), (630, 778)])
    pen.form(twist, "#f6ecd2", "#96703c", "#fffdf0", volume=30, texture=0.4)
    for points in (
        [(506, 850), (580, 800), (690, 800), (740, 860)],
        [(520, 800), (600, 770), (700, 790)],
        [(590, 752), (620, 706), (676, 690)],
        [(700, 920), (720, 860), (700, 800)],
    ):
        pen.fold(points, "#d8c49a", 9, 0.7)


def tub(art):
    with art.layer("tub", detail=0.7, drop=Drop(0, -8, 16, 0.5, "#120a08")) as pen:
        foam_line = [(300, 1148), (400, 1110), (520, 1130), (640, 1120), (760, 1136), (830, 1110)]
        foam = geo.curve([*foam_line, (840, 1240, "c"), (280, 1240, "c")])
        pen.form(foam, "#e8d6a8", "#7a5a34", "#fff6d0", volume=20, texture=0.5)
        for x, y in geo.scattered(pen.rng, 44, (310, 1122, 800, 1190), 20):
            r = pen.rng.uniform(12, 30)
            pen.form(geo.ellipse(x, y, r), "#f0e2b8", "#96703c", "#fffbe4", volume=10, texture=0)
        rim = geo.curve(
            [
                (-40, 1010, "c"),
                (110, 1052),
                (240, 1120),
                (400, 1176),
                (640, 1196),
                (840, 1180, "c"),
                (840, 1250, "c"),
                (-40, 1250, "c"),
            ]
        )
        pen.form(rim, "#a8905e", "#3a2414", "#f0d898", volume=40, texture=0.4)
        lip = geo.ribbon(
            [(-40, 1016), (110, 1058), (240, 1126), (400, 1180), (640, 1200), (840, 1186)],
            [40, 40, 42, 42, 40, 40],
        )
        pen.form(lip, "#c8b480", "#523818", "#fff4c8", volume=18, texture=0.3)


def book(art):
    """The chapter waits open on the rim, face down."""
    with art.layer("book", detail=0.9, warp=0.5, drop=Drop(-4, 10, 8, 0.5, "#20120a")) as pen:
        cover = geo.polygon(
            [(20, 1078), (124, 1014), (236, 1092), (214, 1110), (124, 1046), (36, 1098)]
        )
        for points, colour in (
            ([(16, 1084), (118, 1008), (128, 1030), (42, 1112)], "#f0e0b4"),
            ([(118, 1008), (244, 1100), (216, 1126), (128, 1030)], "#e0cc98"),
        ):
            pen.form(geo.polygon(points), colour, "#7a5a30", volume=8, texture=0.2)
        pen.form(cover, "#8a2f24", "#3c1410", "#e07050", volume=8, texture=0.3)


def paint(art: Art) -> None:
    wall(art)
    window(art)
    art.repaint("background", radii=(13, 7, 4))
    moth(art)
    panes(art)
    bulb(art)
    art.repaint("middle")
    bather(art)
    tub(art)
    book(art)
    arm(art)
    lettuce(art)
    art.shade(
        np.clip((np.hypot(art.x - BULB[0], art.y - BULB[1]) - 380) / 620, 0, 1), "#5a3a1c", 0.75
    )
    art.repaint("final")
    art.finish(vignette_colour="#0c0808", vignette=0.4)
