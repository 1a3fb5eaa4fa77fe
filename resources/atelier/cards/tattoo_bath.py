"""The mermaid and the octopus have swum off an old sailor's back into his bath."""

import numpy as np
from atelier import Art, Card, Drop
from atelier import geometry as geo
from light.colour import lighten, vary

CARD = Card(
    seed=57,
    light=(0.6, -0.8),
    hand="ink-line over wash",
    title_en="The Tattoo Swims Off",
    title_ru="Татуировка уплыла",
    tags_en=(
        "tattoo",
        "sailor",
        "bath",
        "mermaid",
        "octopus",
        "anchor",
        "forgetting",
        "retirement",
        "freedom",
        "skin",
        "farewell",
    ),
    tags_ru=(
        "татуировка",
        "моряк",
        "ванна",
        "русалка",
        "осьминог",
        "якорь",
        "забвение",
        "отставка",
        "свобода",
        "кожа",
        "прощание",
    ),
    description_en=(
        "A broad old sailor sits in a tin bath with his back to us; the inked mermaid and octopus "
        "have slid off his skin into the water and only the anchor has stayed."
    ),
    description_ru=(
        "Широкоплечий старый моряк сидит в жестяной ванне спиной к нам; наколотые русалка и "
        "осьминог соскользнули с кожи в воду, остался только якорь."
    ),
)

SKIN = "#50301f"
SKIN_DARK = "#23120f"
SKIN_LIGHT = "#a06a44"
PALE = "#a87450"
INK = "#14429c"
INK_DARK = "#0a1c4e"
INK_LIGHT = "#5f9ae0"


def room(art):
    art.sky(["#0c3438", "#185054", "#12464c", "#082c32"], [0, 0.35, 0.6, 1])
    with art.layer("boards", warp=0.6, alpha=0.7) as pen:
        for k in range(10):
            board = geo.rectangle(-20 + k * 84, -10, 82, 700)
            pen.form(board, vary("#164c52", pen.rng, 0.02, 5), volume=5, texture=0.5, grain=1.5)


def on_the_wall(art):
    with art.layer("window", warp=0.4, detail=0.8, drop=Drop(-6, 8, 10, 0.3, "#1c4a4c")) as pen:
        pen.form(geo.rectangle(556, 30, 206, 178, 8), "#e8dcc0", "#8a7a5c", volume=10)
        pen.fill(
            geo.rectangle(574, 48, 170, 142, 3),
            pen.gradient((574, 48), (744, 190), ["#fffdf0", "#dff2ea"]),
        )
        pen.form(geo.rectangle(652, 48, 13, 142), "#e8dcc0", "#8a7a5c", volume=4)
    with art.layer("peg", warp=0.5, detail=0.8, drop=Drop(-8, 10, 8, 0.3, "#1c4a4c")) as pen:
        hung_cap(pen)


def hung_cap(pen):
    """His cap with its ribbons, on a nail."""
    pen.form(geo.ellipse(150, 96, 96, 40, -6), "#fbf7ea", "#a8b4ac", "#ffffff", volume=20)
    band = geo.curve(
        [(66, 112, "c"), (150, 142), (236, 104, "c"), (234, 140), (152, 178), (70, 148)]
    )
    pen.form(band, "#1f3f6c", "#0f2344", "#4f7ab0", volume=12)
    for points in (
        [(80, 150), (66, 210), (88, 260), (70, 316)],
        [(100, 160), (110, 220), (92, 270), (112, 330)],
    ):
        pen.form(geo.ribbon(points, [15, 14, 14, 17], 20, caps=False), "#1f3f6c", "#0f2344")


def water(art):
    with art.layer("tin back", warp=0.5, detail=0.6) as pen:
        pen.form(geo.ellipse(410, 900, 430, 260), "#a8bcbc", "#4f6a70", "#eef6f2", volume=30)
    with art.layer("water behind", warp=0.5) as pen:
        surface = geo.ellipse(410, 910, 402, 228)
        pen.fill(surface, pen.gradient((0, 690), (0, 1140), ["#5fb8b0", "#3fa8a4", "#14666c"]))


def back_shape():
    return geo.curve(
        [
            (356, 306),
            (300, 336),
            (206, 362),
            (138, 420),
            (104, 520),
            (92, 640),
            (120, 668),
            (166, 640),
            (178, 720),
            (196, 840),
            (238, 900),
            (400, 916),
            (562, 900),
            (610, 840),
            (628, 720),
            (644, 640),
            (694, 664),
            (716, 630),
            (700, 510),
            (662, 414),
            (594, 362),
            (504, 336),
            (452, 306),
        ]
    )


def sailor(art):
    with (
        art.layer("sailor", detail=0.8, drop=Drop(-20, 12, 20, 0.4, "#0a2a30")) as pen,
        pen.at(-10, 10, 1, -1.5),
    ):
        left = geo.ribbon(
            [(190, 420), (112, 500), (66, 640), (60, 780), (92, 900)], [120, 128, 112, 92, 66], 40
        )
        right = geo.ribbon(
            [(610, 420), (690, 500), (744, 640), (756, 780), (730, 900)],
            [120, 128, 112, 92, 66],
            40,
        )
        body = geo.union(back_shape(), left, right)
        pen.form(body, SKIN, SKIN_DARK, SKIN_LIGHT, volume=110, texture=0.35)
        with pen.clip(body):
            for points in (
                [(404, 380), (396, 560), (406, 760), (400, 900)],
                [(132, 530), (122, 600), (140, 664)],
                [(668, 530), (680, 600), (662, 664)],
                [(250, 480), (292, 540), (300, 610)],
                [(560, 480), (516, 540), (506, 610)],
                [(220, 800), (280, 826), (330, 816)],
                [(580, 800), (520, 826), (474, 816)],
            ):
                pen.line(points, SKIN_DARK, 8, 0.5, blur=2)
            pale_places(pen)
        drips(pen)
        anchor(pen)
        head(pen)


def mermaid_shape():
    """Tail, hips, body, head; swimming towards the right bottom, arms ahead."""
    tail = geo.ribbon([(0, 0), (-60, 10), (-120, -22), (-180, -4)], [54, 60, 36, 12], 30)
    fluke = geo.curve(
        [(-172, -6), (-214, -60), (-262, -66, "c"), (-232, -12), (-258, 46, "c"), (-204, 40)]
    )
    trunk = geo.ribbon([(-6, 0), (40, -10), (86, -16)], [50, 38, 46], 16)
    arms = geo.ribbon([(80, -22), (130, -6), (184, 12)], [18, 15, 10], 16)
    skull = geo.ellipse(112, -46, 29, 31)
    return tail, fluke, trunk, arms, skull


def octopus_arms():
    reaches = []
    for k, angle in enumerate((-88, -52, -22, 6, 34, 62, 92)):
        length = 132 + 14 * (k % 2)
        root = geo.toward((0, 30), angle, 30)
        middle = geo.toward(root, angle, length * 0.55)
        end = geo.toward(middle, angle + (48 if k % 2 else -54), length * 0.5)
        curl = geo.toward(end, angle + (130 if k % 2 else -130), 30)
        reaches.append(geo.ribbon([root, middle, end, curl], [38, 28, 16, 6], 30))
    return reaches


def pale_places(pen):
    """Where they were, the skin is paler."""
    with pen.at(392, 600, 1.1, -64):
        for part in mermaid_shape():
            pen.fill(part, PALE, 0.75, blur=4)
    with pen.at(556, 540, 0.7, 12):
        for arm in octopus_arms():
            pen.fill(arm, PALE, 0.7, blur=3)
        pen.fill(geo.ellipse(0, -16, 62, 66), PALE, 0.75, blur=3)


def drips(pen):
    """Ink that has not let go yet."""
    for x, top, end in ((300, 790, 850), (352, 800, 866), (560, 690, 800), (604, 700, 780)):
        pen.form(geo.ribbon([(x, top), (x + 3, end)], [5, 11], 10), INK, INK_DARK, texture=0)


def anchor(pen):
    with pen.at(232, 500, 1.0, -12):
        for points, wide in (
            ([(0, -70), (0, 70)], 17),
            ([(-38, -44), (38, -44)], 15),
            ([(-64, 22), (-46, 62), (0, 80), (46, 62), (64, 22)], 17),
        ):
            pen.line(geo.curve(points, closed=False), INK_DARK, wide)
        pen.line(geo.ellipse(0, -88, 18), INK_DARK, 12)
        for side in (-1, 1):
            barb = geo.polygon([(side * 44, 30), (side * 82, 32), (side * 68, -8)])
            pen.fill(barb, INK_DARK)
        rope = [(6, -72), (46, -20), (-30, 16), (34, 52), (-20, 100)]
        pen.line(rope, INK, 7)


def head(pen):
    neck = geo.curve([(336, 330), (352, 240), (452, 240), (470, 330), (404, 366)])
    pen.form(neck, lighten(SKIN, -0.03), SKIN_DARK, SKIN_LIGHT, volume=30, texture=0.2)
    for y in (278, 302):
        pen.line([(352, y), (404, y + 10), (456, y)], SKIN_DARK, 5, 0.6)
    skull = geo.curve(
        [
            (404, 50),
            (470, 62),
            (512, 118),
            (512, 190),
            (486, 244),
            (420, 262),
            (352, 250),
            (316, 196),
            (312, 122),
            (346, 66),
        ]
    )
    with pen.at(26, 14, 1, 9):
        for x in (312, 514):
            pen.form(geo.ellipse(x, 176, 20, 34), SKIN, SKIN_DARK, SKIN_LIGHT, volume=10, texture=0)
        pen.form(skull, "#e4e0d6", "#8a969c", "#ffffff", volume=50, texture=1.0, grain=1.5)
        with pen.clip(skull):
            for _ in range(60):
                x, y = pen.rng.uniform(320, 506), pen.rng.uniform(70, 240)
                drift = (x - 410) * 0.12
                tone = ("#8a98a0", "#ffffff")[pen.rng.integers(2)]
                pen.line([(x, y), (x + drift, y + 16), (x + drift * 1.6, y + 34)], tone, 3, 0.7)
        pen.line(geo.ellipse(518, 214, 11, 13), "#e8b83c", 6)


def tin_front(art):
    with art.layer("tin front", warp=0.5, detail=0.7) as pen:
        edge = [
            (-30, 900),
            (40, 1010),
            (190, 1096),
            (410, 1130),
            (630, 1096),
            (780, 1010),
            (840, 900),
        ]
        wall = geo.curve([*edge, (840, 1240, "c"), (-40, 1240, "c")])
        pen.form(wall, "#9ab0b0", "#3f5a60", "#eef6f2", volume=80, texture=0.3)
        with pen.clip(wall):
            for k in (46, 80):
                pen.line([(x, y + k) for x, y in edge], "#4a666c", 5, 0.7)
        lip = geo.ribbon(edge, [34, 36, 38, 38, 38, 36, 34], 60)
        pen.form(lip, "#dce8e4", "#5f7a80", "#ffffff", volume=14, texture=0.2)


def front_water(art):
    with art.layer("front water", warp=0.5) as pen:
        pool = geo.curve(
            [
                (6, 880, "c"),
                (60, 800),
                (180, 808),
                (300, 828),
                (410, 834),
                (540, 824),
                (660, 804),
                (770, 800),
                (812, 880, "c"),
                (770, 1000),
                (630, 1084),
                (410, 1118),
                (190, 1084),
                (50, 1000),
            ]
        )
        pen.fill(pool, pen.gradient((0, 800), (0, 1110), ["#6cc8be", "#349c9c", "#125e66"]))
        with pen.clip(pool):
            for k in range(7):
                ring = geo.arc(400, 800, 300 + k * 50, 56 + k * 46, 5, 175, 24)
                pen.line(ring, "#dff6ee", 4, 0.7)
            for _ in range(40):
                x, y = pen.rng.uniform(20, 780), pen.rng.uniform(860, 1080)
                pen.line([(x - 22, y), (x, y - 4), (x + 22, y)], "#d0f2ea", 3, 0.5)


def swimmers(art):
    with art.layer("octopus", detail=1, warp=0.3) as pen, pen.at(598, 880, 0.62, -10):
        for arm in octopus_arms():
            pen.form(arm, INK, INK_DARK, INK_LIGHT, volume=10, texture=0.2)
        pen.form(geo.blob(pen.rng, 0, -24, 68, 74, 9, 0.04), INK, INK_DARK, INK_LIGHT, volume=30)
        for dx in (-22, 24):
            pen.fill(geo.ellipse(dx, -10, 15, 16), "#f4fbf8")
            pen.fill(geo.ellipse(dx - 4, -6, 7), INK_DARK)
        for x, y in ((-20, -58), (8, -70), (30, -52), (-38, -34)):
            pen.fill(geo.ellipse(x, y, 6), INK_LIGHT, 0.8)
    with art.layer("mermaid", detail=1, warp=0.3) as pen, pen.at(286, 1020, 1.1, 5, flip=True):
        mermaid(pen)


def mermaid(pen):
    tail, fluke, trunk, arms, skull = mermaid_shape()
    hair = geo.ribbon(
        [(112, -68), (64, -84), (6, -70), (-50, -84), (-96, -66)], [46, 44, 34, 24, 6], 30
    )
    pen.form(hair, INK_DARK, "#081840", INK, volume=12, texture=0.8)
    for part in (fluke, geo.union(tail, trunk)):
        pen.form(part, INK, INK_DARK, INK_LIGHT, volume=18, texture=0.2)
    for k in range(7):
        for j in range(3):
            scale = geo.arc(-24 - k * 21, -14 + j * 16 - 2 * k * (k > 3), 10, 9, 90, 270, 6)
            pen.line(scale, "#a8ccf4", 3, 0.8)
    for y in (-18, 0, 18):
        pen.line([(-190, -4), (-246, -8 + y * 1.8)], "#a8ccf4", 3, 0.7)
    pen.form(skull, "#3f78cc", INK_DARK, "#8ab8f0", volume=12, texture=0)
    pen.form(arms, "#3f78cc", INK_DARK, "#8ab8f0", volume=6, texture=0)
    fringe = geo.curve([(84, -60), (100, -84), (132, -78), (140, -56), (116, -64)])
    pen.form(fringe, INK_DARK, "#081840", texture=0)
    pen.line(geo.arc(126, -46, 6, 4, 10, 170), "#081840", 3.5)
    pen.line(geo.arc(128, -30, 6, 4, 10, 150), "#081840", 3)


def bracelet(pen, x):
    """A plait of ship's rope round the fore-arm."""
    band = [(x - 51, 770), (x, 782), (x + 51, 770)]
    pen.form(geo.ribbon(band, [26, 28, 26], 20), "#d8b878", "#8a6438", "#fbe8b8", volume=9)
    for k in range(-5, 6):
        y = 782 - 14 * (k / 5) ** 2
        pen.line([(x + k * 10 - 5, y + 11), (x + k * 10 + 5, y - 11)], "#8a6438", 4, 0.8)


def arms_on_rim(art):
    with art.layer("hands", detail=0.9, drop=Drop(-4, 8, 8, 0.3, "#2c4a4c")) as pen:
        for x, elbow in ((62, 60), (756, 772)):
            with pen.clip(geo.rectangle(-20, 772, 840, 200)):
                fore = [(elbow, 700), (elbow, 790), (x, 910)]
                pen.form(geo.ribbon(fore, [108, 98, 74], 16), SKIN, SKIN_DARK, SKIN_LIGHT)
            for k in range(4):
                fx = x + (k - 1.5) * 19
                spread = (k - 1.5) * 5
                tip = (fx + spread, 954 - abs(k - 1.4) * 7)
                finger = geo.ribbon([(fx, 880), (fx + spread * 0.6, 918), tip], [27, 26, 17], 12)
                pen.form(finger, lighten(SKIN, 0.01), SKIN_DARK, SKIN_LIGHT, volume=8, texture=0)
            inward = 1 if x < 400 else -1
            thumb = [(x + inward * 26, 868), (x + inward * 54, 894), (x + inward * 58, 930)]
            pen.form(
                geo.ribbon(thumb, [34, 28, 18], 14),
                SKIN,
                SKIN_DARK,
                SKIN_LIGHT,
                volume=8,
                texture=0,
            )
            bracelet(pen, elbow)


def steam(art):
    with art.layer("steam", warp=0, mottle=0, alpha=0.7, blur=8) as pen:
        for x in (60, 150, 660, 740):
            y = pen.rng.uniform(560, 700)
            wisp = [(x, y + 120), (x + 40, y), (x - 20, y - 130), (x + 24, y - 250)]
            pen.fill(geo.ribbon(wisp, [10, 46, 34, 4], 24, caps=False), "#f2fbf6", 0.4)


def paint(art: Art) -> None:
    room(art)
    art.glow(650, 120, 460, "#fff6dc", 0.5)
    art.rays(660, 100, "#fff4d8", 0.22, spread=(95, 165))
    art.repaint("background")
    on_the_wall(art)
    water(art)
    sailor(art)
    front_water(art)
    tin_front(art)
    arms_on_rim(art)
    swimmers(art)
    side = np.clip((300 - art.x) / 500, 0, 1) * np.clip(art.y / 700, 0, 1)
    art.shade(side, "#5f8c94", 0.4)
    art.repaint("final")
    steam(art)
    art.finish(vignette_colour="#0f4a50", vignette=0.16)
