"""An eye with a forest for lashes weeps a waterfall; someone rows across its pupil."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.motifs import nature, sky
from light.colour import vary

CARD = Card(
    seed=6,
    light=(-0.4, -0.85),
    hand="thick oil",
    title_en="The Weeping Lake",
    title_ru="Озеро-слеза",
    tags_en=(
        "eye",
        "forest",
        "waterfall",
        "lake",
        "boat",
        "rower",
        "moon",
        "tear",
        "sorrow",
        "memory",
        "witness",
        "vision",
    ),
    tags_ru=(
        "глаз",
        "лес",
        "водопад",
        "озеро",
        "лодка",
        "гребец",
        "луна",
        "слеза",
        "печаль",
        "память",
        "свидетель",
        "видение",
    ),
    description_en="A huge eye with pine trees for lashes weeps a waterfall into a lake where a "
    "paper boat floats, and in its pupil somebody rows under the moon.",
    description_ru="Огромный глаз с соснами вместо ресниц роняет слезу-водопад в озеро с бумажным "
    "корабликом, а в зрачке кто-то гребёт под луной.",
)

MIDDLE = 545
UPPER = [
    (36, 600),
    (104, 492),
    (206, 402),
    (330, 352),
    (470, 352),
    (594, 402),
    (696, 492),
    (764, 600),
]
LOWER = [(764, 600), (690, 676), (590, 728), (470, 756), (330, 756), (210, 728), (110, 676)]
IRIS = ("#5fc0a0", "#1f6a70", "#b4e8b4", "#174a5c", "#d8c878", "#3f9a90")


def dusk(art):
    """Skin that is also an evening sky: strokes run round the eye."""
    art.radial(330, 400, 1050, ["#f4d2bc", "#e4a89c", "#c87e86", "#8e5272", "#4c3058"], wobble=70)
    art.clouds("#ffe2c8", 0.4, 360, stretch=1.8)
    art.clouds("#8a4472", 0.3, 300, stretch=1.8)
    socket = np.exp(-((((art.x - 400) / 390) ** 2 + ((art.y - 560) / 250) ** 2) ** 2))
    art.shade(socket * 0.7, "#a05a78")
    art.glow(240, 920, 340, "#ff9a7a", 0.3)
    art.flow[:] = np.arctan2(art.y - MIDDLE, (art.x - 400) * 0.45) + math.pi / 2


def brow(art):
    """A bank of evening cloud hangs where the eyebrow would be."""
    with art.layer("brow", brush=1.2, dissolve=0.15) as pen:
        for t, wide in (
            (0.0, 130),
            (0.17, 190),
            (0.35, 250),
            (0.55, 270),
            (0.76, 230),
            (0.93, 150),
        ):
            x = 96 + 620 * t
            y = 236 - 118 * math.sin(math.pi * (0.14 + 0.72 * t))
            sky.cloud(pen, x, y, wide, "#7a4a78", "#4a2a5c", "#ffb890", 6)


def white(art):
    with art.layer("white", detail=0.6) as pen:
        for k, rise in enumerate((54, 34)):
            crease = [(x, y - rise - 14 * math.sin(math.pi * x / 800)) for x, y in UPPER]
            pen.line(crease, ("#a05a78", "#5a2c50")[k], 10 - k * 3, 0.55, blur=4)
        shape = ball()
        pen.form(shape, "#efe6dc", "#a488a4", "#fffaf0", volume=120, texture=0.6)
        with pen.clip(shape):
            veins(pen)
            iris(pen)
            shadow = [(0, 640), *[(x, y - 20) for x, y in UPPER], (800, 640)]
            shadow += [(x * 0.92 + 32, y + 64) for x, y in reversed(UPPER)]
            pen.fill(geo.curve(shadow), "#2a1c40", 0.6, "multiply", 18)


def ball():
    first, last = (*UPPER[0], "c"), (*UPPER[-1], "c")
    return geo.curve([first, *UPPER[1:-1], last, *LOWER[1:]])


def veins(pen):
    for i in range(30):
        side = -1 if i % 2 else 1
        x = 400 + side * pen.rng.uniform(226, 330)
        y = 606 + pen.rng.normal(0, 40)
        drift = pen.rng.normal(0, 8, 2)
        run = [(x, y), (x - side * 20, y + drift[0]), (x - side * 46, y + drift[1])]
        pen.line(run, "#c8707a", 1.6, 0.35)


def iris(pen):
    disc = geo.ellipse(400, MIDDLE, 196)
    pen.fill(geo.ellipse(400, MIDDLE, 210), "#2a2a4a", 0.5, blur=8)
    pen.form(disc, "#2f8a80", "#0f3a4a", "#8fd8b0", volume=90, texture=0)
    with pen.clip(disc):
        for _ in range(520):
            angle, bend = pen.rng.uniform(0, 6.283), pen.rng.normal(0, 0.05)
            inner, outer = pen.rng.uniform(86, 130), pen.rng.uniform(136, 200)
            reach = ((inner, 0), ((inner + outer) / 2, bend), (outer, bend * 1.6))
            fibre = [
                (400 + math.cos(angle + b) * r, MIDDLE + math.sin(angle + b) * r) for r, b in reach
            ]
            colour = IRIS[pen.rng.integers(6)]
            pen.line(fibre, colour, pen.rng.uniform(1.5, 5), pen.rng.uniform(0.3, 0.75))
        pen.line(geo.ellipse(400, MIDDLE, 194), "#0f2f40", 16, 0.75, blur=3)


def pupil(art):
    """A night with its own lake."""
    with art.layer("pupil", detail=1, keep=0.2) as pen:
        disc = geo.ellipse(400, MIDDLE, 118)
        with pen.clip(disc):
            box = geo.rectangle(270, MIDDLE - 130, 260, 260)
            night = ["#0a0e2c", "#1d2a5a", "#5c5c90", "#182248", "#060a20"]
            stops = [0, 0.35, 0.57, 0.59, 1]
            pen.fill(box, pen.gradient((0, 425), (0, 665), night, stops))
            sky.starfield(pen, 50, (290, 432, 510, 540), radius=(0.7, 2))
            shore = [(270, 568), (320, 540), (356, 552), (410, 534), (460, 554), (530, 540)]
            pen.form(geo.curve([*shore, (530, 572), (270, 572)]), "#121736", texture=0)
            pen.halo(446, 486, 62, "#ffe0a0", 0.6)
            pen.form(geo.ellipse(446, 486, 25), "#fff2cc", "#f0c070", volume=16, texture=0)
            for i in range(24):
                y, wide = 572 + i * 4, 24 * pen.rng.uniform(0.3, 1)
                pen.fill(geo.ellipse(446 + pen.rng.normal(0, 8), y, wide, 1.6), "#ffe2a0", 0.6)
            rower(pen, 372, 610, 0.68)
        glint = [(296, 452), (330, 424), (372, 424), (356, 458), (312, 486)]
        pen.fill(geo.curve(glint), "#ffffff", 0.85, blur=2)
        pen.fill(geo.ellipse(486, 640, 18, 10, -30), "#ffffff", 0.4, blur=3)


def rower_face(pen):
    """Half turned towards us, quietly pleased."""
    pen.form(geo.ellipse(30, -100, 7, 5), "#e8a880", "#b07868", volume=3, texture=0)
    for x in (4, 20):
        pen.fill(geo.ellipse(x, -105, 3.6, 4.4), "#2a1430")
    pen.fill(geo.ellipse(-2, -94, 7, 4.5), "#e0685c", 0.7)
    pen.line(geo.arc(14, -94, 9, 6, 20, 165), "#7a1c34", 4)


def rower(pen, x, y, size):
    with pen.at(x, y, size):
        coat = [(-30, -18), (-26, -66), (-4, -90), (26, -70), (34, -18)]
        pen.form(geo.curve(coat), "#d8323a", "#6a1230", volume=18, texture=0.2)
        arm = geo.ribbon([(6, -74), (34, -52), (52, -40)], [22, 18, 14], 12)
        pen.form(arm, "#e24a44", "#7a1830", volume=8, texture=0)
        pen.form(geo.ellipse(7, -104, 25), "#f0c09a", "#b07868", volume=10, texture=0)
        rower_face(pen)
        hat = [(-26, -114, "c"), (-12, -156), (24, -154), (37, -113, "c"), (6, -121)]
        pen.form(geo.curve(hat), "#f0c848", "#a87a20", volume=8, texture=0)
        pen.line(geo.polygon([(-6, -62), (116, 28)], False), "#d8a868", 6)
        hull = [(-108, -36, "c"), (0, -14), (112, -44, "c"), (72, 18), (-70, 18)]
        pen.form(geo.curve(hull), "#9a5438", "#3a1828", "#f0ac68", volume=20, texture=0.2)
        for grow in (0, 26):
            ring = geo.arc(0, 22, 92 + grow, 14 + grow * 0.3, 10, 170)
            pen.line(ring, "#c8d0e8", 2.5, 0.55)


def turned_up(points, i):
    """The angle from upright at which something grows out of the lid."""
    before, after = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
    return math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))


def lashes(art):
    """Two rows of pines on the rim of the lid; the farther one is lighter."""
    rows = (
        ("far pines", 27, 1.16, "#5a7078", ("#b87888", 0.3), 18),
        ("near pines", 25, 0.98, "#24504c", None, 4),
    )
    for name, count, tall, green, fog, rise in rows:
        with art.layer(name, detail=0.8, fog=fog, rim=Rim("#ffd0a8", 4, 0.5)) as pen:
            spots = geo.sample(UPPER, count)
            order = sorted(range(1, count - 1), key=lambda i: abs(i - count / 2), reverse=True)
            for i in order:
                x, y = spots[i]
                height = (104 + 92 * math.sin(math.pi * i / count)) * tall
                height *= pen.rng.uniform(0.8, 1.14)
                with pen.at(x, y - rise, 1, turned_up(spots, i) * 0.95):
                    nature.pine(pen, 0, 14, height, vary(green, pen.rng, 0.035, 10), None, 6)


def lids(art):
    with art.layer("lids", detail=0.9, drop=Drop(0, 10, 12, 0.4, "#3a1c40")) as pen:
        outer = [(x, y - 20) for x, y in UPPER[1:-1]]
        inner = [(x, y + 10) for x, y in reversed(UPPER[1:-1])]
        rim = geo.curve([(22, 612, "c"), *outer, (778, 612, "c"), *inner])
        pen.form(rim, "#4a2a54", "#1c1030", "#a8708a", volume=14, texture=0.6)
        ledge = geo.ribbon([(40, 604), *reversed(LOWER[1:]), (760, 604)], [8, 20, 26, 20, 8], 60)
        pen.form(ledge, "#c87c84", "#8a4a6a", "#ffc8b0", volume=10, texture=0.5)
        pen.form(geo.ellipse(72, 606, 26, 15, -14), "#e08a88", "#8a3a54", volume=8, texture=0.2)
    with art.layer("reeds", detail=0.8) as pen:
        spots = geo.sample([UPPER[0], *reversed(LOWER)], 40)
        for x, y in spots[3:-3]:
            if abs(x - 400) < 62:
                continue
            lean = (x - 400) * 0.1
            for _ in range(3):
                root, tall = x + pen.rng.normal(0, 7), pen.rng.uniform(22, 58)
                bend = lean * tall / 40 + pen.rng.normal(0, 5)
                blade = [
                    (root, y + 8),
                    (root + bend * 0.4, y + tall * 0.6),
                    (root + bend, y + tall),
                ]
                pen.line(blade, vary("#5a3058", pen.rng, 0.04, 8), 3.4, 0.9)


def waterfall(art):
    with art.layer("mist behind", blur=20) as pen:
        pen.fill(geo.ellipse(400, 1010, 230, 70), "#f8e8e8", 0.6)
    with art.layer("fall", detail=0.8, drop=Drop(18, 14, 18, 0.4, "#5a2848")) as pen:
        fall = geo.curve(
            [
                (340, 742, "c"),
                (400, 752),
                (460, 742, "c"),
                (462, 820),
                (478, 920),
                (516, 1030, "c"),
                (284, 1030, "c"),
                (322, 920),
                (338, 820),
            ]
        )
        pen.form(fall, "#84ccd6", "#2f7094", "#f6ffff", volume=34, texture=0.2)
        with pen.clip(fall):
            for _ in range(90):
                t, y = pen.rng.uniform(-1, 1), pen.rng.uniform(750, 960)
                spread = [
                    400 + t * (60 + 54 * (max(y + d - 760, 0) / 270) ** 2) for d in (0, 40, 90)
                ]
                run = [(spread[0], y), (spread[1], y + 40), (spread[2], y + 90)]
                tone = ("#ffffff", "#d8fbf8", "#3f90ac")[pen.rng.integers(3)]
                pen.line(run, tone, pen.rng.uniform(2, 5.5), 0.6)


def lake(art):
    with art.layer("lake", detail=0.5, direction=0) as pen:
        water = [(-20, 1052, "c"), (160, 1012), (400, 1000), (640, 1012), (820, 1052, "c")]
        shape = geo.curve([*water, (820, 1230, "c"), (-20, 1230, "c")])
        pen.fill(shape, pen.gradient((0, 1000), (0, 1210), ["#bfeeee", "#4aa8bc", "#1a4f78"]))
        nature.wave_lines(pen, (0, 1030, 800, 1200), "#e2fbf6", 150, (20, 90), 0.5)
        nature.wave_lines(pen, (0, 1060, 800, 1200), "#d88a9a", 40, (20, 80), 0.5)
        for grow in (0, 50, 110):
            ring = geo.arc(400, 1034, 130 + grow, 22 + grow * 0.24, 0, 180, 14)
            pen.line(ring, "#f4ffff", 4 - grow * 0.02, 0.7)
    with art.layer("shores", detail=0.5, rim=Rim("#ffc0a0", 5, 0.5)) as pen:
        left = [(-20, 990), (70, 1004), (128, 1036), (176, 1046), (120, 1072), (60, 1078)]
        right = [(820, 980), (740, 998), (690, 1028), (624, 1042), (690, 1070), (760, 1074)]
        for bank, end in ((left, (-20, 1104)), (right, (820, 1096))):
            pen.form(geo.curve([*bank, end]), "#8a5272", "#3a2450", "#f0b0a4", 20, texture=0.9)
        trees = ((26, 1010, 120), (78, 1030, 84), (118, 1044, 58))
        for x, y, tall in (*trees, (776, 1004, 130), (724, 1030, 86), (680, 1044, 54)):
            nature.pine(pen, x, y, tall, vary("#2c5652", pen.rng, 0.03, 8), None, 5)


def foam(art):
    """Spray thrown up where the fall strikes, heaps of it before and behind."""
    with art.layer("foam", detail=0.5) as pen:
        for row, lift in ((0, 16), (1, 0), (2, -12)):
            for _ in range(26):
                x = 400 + pen.rng.normal(0, 60 + row * 12)
                y = 1026 - lift + pen.rng.normal(0, 6) - abs(x - 400) * 0.05
                size = pen.rng.uniform(9, 24)
                puff = geo.blob(pen.rng, x, y, size, size * 0.7, 7)
                pen.form(puff, vary("#f2fcfc", pen.rng, 0.015), "#8cc4d4", texture=0)
    with art.layer("spray", blur=10) as pen:
        pen.fill(geo.ellipse(400, 1000, 150, 44), "#fbf6f4", 0.45)


def boat(art):
    """A folded paper boat, coming our way."""
    with (
        art.layer("boat", detail=1, keep=0.2, drop=Drop(10, 16, 8, 0.4, "#0c3a5a")) as pen,
        pen.at(564, 1128, 1.05, 5),
    ):
        pen.form(geo.polygon([(-34, 0), (2, -74), (38, 0)]), "#f0e4d4", volume=6, texture=0)
        pen.fill(geo.polygon([(2, -74), (38, 0), (2, 0)]), "#c8b4c0")
        pen.form(geo.polygon([(-84, -26), (0, 8), (0, 40), (-48, 38)]), "#fffaf0", texture=0)
        pen.form(geo.polygon([(86, -26), (0, 8), (0, 40), (50, 38)]), "#d0bcc8", texture=0)
        pen.line(geo.arc(0, 42, 86, 12, 8, 172), "#f0ffff", 3, 0.7)


def paint(art: Art) -> None:
    dusk(art)
    art.repaint("background")
    brow(art)
    white(art)
    art.repaint("middle")
    pupil(art)
    lashes(art)
    lids(art)
    lake(art)
    waterfall(art)
    foam(art)
    boat(art)
    art.repaint("final")
    art.motes(26, ["#fff0d8", "#ffffff"], (0.8, 2.2), (240, 900, 560, 1080))
    art.finish(vignette_colour="#3a1c40", vignette=0.3)
