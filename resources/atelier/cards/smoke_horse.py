"""A horse of smoke climbs out of a chimney towards a stoker who holds up a lump of sugar."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Outfit, Person, draw_figure
from light.colour import lighten, mix, vary

CARD = Card(
    seed=45,
    light=(0.25, 0.97),
    hand="thick oil",
    title_en="Sugar for the Smoke",
    title_ru="Сахар для дыма",
    tags_en=(
        "horse",
        "smoke",
        "chimney",
        "factory",
        "sugar",
        "stoker",
        "fire",
        "dusk",
        "freedom",
        "industry",
        "gift",
        "trust",
        "dream",
    ),
    tags_ru=(
        "конь",
        "дым",
        "труба",
        "завод",
        "сахар",
        "кочегар",
        "огонь",
        "сумерки",
        "свобода",
        "труд",
        "подарок",
        "доверие",
        "мечта",
    ),
    description_en="High up at dusk a huge horse made of smoke climbs out of a factory chimney, "
    "and a sooty stoker on its rim offers it a lump of sugar.",
    description_ru="Высоко в сумерках из заводской трубы выбирается огромный конь из дыма, а "
    "чумазый кочегар на краю трубы протягивает ему кусок сахара.",
)

SMOKE, SMOKE_DARK, SMOKE_LIGHT = "#c0aad0", "#6a568e", "#f4e2ee"
STOKER = Person(
    "middle",
    "broad",
    "dark",
    "crop",
    "#1a1418",
    beard="full",
    hat="cap",
    hat_colour="#2c2630",
    outfit=Outfit(
        "#5a4658",
        sleeves=0.45,
        trousers="#352c3a",
        apron="#7a4c34",
        shoes="#241c22",
        belt="#2a1c1c",
    ),
)
BODY = [
    (264, 860),
    (222, 770),
    (188, 660),
    (178, 550),
    (198, 450),
    (246, 376),
    (268, 296),
    (308, 216),
    (372, 156),
    (374, 92, "c"),
    (404, 142),
    (434, 98, "c"),
    (438, 164),
    (480, 214),
    (520, 284),
    (556, 352),
    (578, 392),
    (574, 424),
    (546, 440),
    (508, 428),
    (474, 392),
    (434, 366),
    (406, 376),
    (398, 440),
    (416, 510),
    (438, 570),
    (430, 650),
    (424, 750),
    (450, 860),
]
LIFTED = [(376, 566), (450, 560), (528, 548), (512, 610), (474, 668), (452, 700)]
PLANTED = [(390, 620), (440, 690), (470, 750), (486, 806), (500, 846)]


def works(art):
    """The rest of the factory far below, seen along the chimney."""
    with art.layer("works", fog=("#8a5f7c", 0.35), warp=0.6) as pen:
        for x, top, wide in ((40, 900, 60), (130, 960, 44), (700, 860, 66), (786, 940, 50)):
            stack = geo.polygon(
                [
                    (x - wide * 0.42, top),
                    (x + wide * 0.42, top),
                    (x + wide * 0.66 + (x - 400) * 0.08, 1240),
                    (x - wide * 0.66 + (x - 400) * 0.08, 1240),
                ]
            )
            pen.form(stack, "#4a3450", "#2a1c34", "#d8684a", volume=22, texture=0.8)
            pen.form(geo.ellipse(x, top, wide * 0.46, 9), "#2a1c34", texture=0)
    with art.layer("their smoke", alpha=0.6, blur=3) as pen:
        for x, y, drift in ((40, 900, -50), (700, 860, 60), (786, 940, 40)):
            for i in range(9):
                t = i / 8
                puff = geo.blob(
                    pen.rng, x + drift * t, y - 20 - t * 190, 24 + 34 * t, 18 + 24 * t, 9
                )
                pen.fill(puff, mix("#c47888", "#7a6894", t), 0.5 * (1 - t * 0.6), blur=6)


def chimney(art):
    rim_y = 872
    with art.layer(
        "chimney", detail=0.6, warp=0.7, rim=Rim("#ff9a58", 8, 0.4), bounce=Bounce("#e0583c", 0.4)
    ) as pen:
        shaft = geo.polygon([(196, rim_y), (604, rim_y), (690, 1240), (96, 1240)])
        pen.form(shaft, "#7a3c3a", "#3a1e30", "#d8704a", volume=120, texture=0.6)
        with pen.clip(shaft):
            for row in range(16):
                y = rim_y + 6 + row * 24
                spread = 1 + (y - rim_y) / 370 * 0.46
                for k in range(-6, 7):
                    x = 400 + (k + 0.5 * (row % 2)) * 44 * spread
                    sag = 26 * (1 - ((x - 400) / (210 * spread)) ** 2)
                    brick = geo.rectangle(x - 20 * spread, y + sag, 40 * spread, 20, 3)
                    dark = abs(x - 330) / 400
                    colour = lighten(vary("#94483c", pen.rng, 0.035, 6), -dark * 0.28)
                    pen.form(brick, colour, volume=5, texture=0.25)
        iron = geo.curve(
            [
                (180, 836, "c"),
                (620, 836, "c"),
                (626, 892, "c"),
                (520, 930),
                (400, 942),
                (280, 930),
                (174, 892, "c"),
            ]
        )
        pen.form(iron, "#4a3a48", "#251a2c", "#c06a50", volume=24, texture=0.5)
        for k in range(-5, 6):
            x = 400 + k * 41
            pen.form(geo.ellipse(x, 912 - abs(k) ** 1.8 * 1.2, 7), "#8a6a70", "#251a2c", texture=0)
        pen.form(geo.ellipse(400, 838, 221, 50), "#3a2a38", "#1c1424", "#8a4c48", volume=12)
        mouth = geo.ellipse(384, 834, 168, 32)
        pen.fill(mouth, pen.radial((400, 850), 190, ["#fff0a0", "#ff9a3a", "#c8321e", "#4a1420"]))


def puffs(pen, path, count, size):
    """Curls of smoke inside a limb; the lower, the redder."""
    bounds = path.computeTightBounds()
    with pen.clip(path):
        for _ in range(count):
            x = pen.rng.uniform(bounds.left(), bounds.right())
            y = pen.rng.uniform(bounds.top(), bounds.bottom())
            radius = size * pen.rng.uniform(0.5, 1.25)
            heat = float(np.clip((y - 560) / 300, 0, 1)) ** 1.4
            tone = mix(SMOKE, "#f0704a", heat * 0.9)
            curl = geo.blob(pen.rng, x, y, radius, radius * 0.8, 8, 0.1)
            lit = mix("#f0dcf0", "#ffcc80", heat)
            shade = pen.gradient(
                (x, y + radius),
                (x, y - radius),
                [lit, tone, lighten(tone, -0.1)],
                alphas=[0.6, 0.35, 0.0],
            )
            pen.fill(curl, shade)
            pen.line(geo.arc(x, y, radius * 0.86, radius * 0.68, 20, 170), lit, radius * 0.07, 0.16)


def limb(pen, points, widths, tone):
    shape = geo.ribbon(points, widths, 60)
    pen.form(shape, tone, SMOKE_DARK, SMOKE_LIGHT, volume=30, texture=0.8)
    puffs(pen, shape, 90, 22)
    with pen.at(*points[-1], 1, 14):
        hoof = geo.curve(
            [(-26, -8, "c"), (0, -16), (26, -8, "c"), (34, 22, "c"), (0, 30), (-34, 22, "c")]
        )
        pen.form(hoof, "#4a3a5c", "#2a1f3c", "#c07a74", volume=14, texture=0.4)


def mane(art):
    with art.layer("mane", dissolve=0.5, brush=0.9) as pen:
        for k in range(22):
            t = k / 21
            root = geo.lerp((392, 150), (236, 420), t)
            reach = 120 + 60 * math.sin(t * 3.1) + pen.rng.normal(0, 14)
            lift = -46 + 40 * t + pen.rng.normal(0, 10)
            points = [
                root,
                (root[0] - reach * 0.45, root[1] + lift),
                (root[0] - reach, root[1] + lift * 0.3 + 12),
                (root[0] - reach * 1.5, root[1] + lift * 1.3),
            ]
            pen.fill(
                geo.ribbon(points, [44, 34, 20, 3], 30), vary("#a08cbc", pen.rng, 0.05, 8), 0.85
            )
            pen.line(points, "#e6d2ea", 3, 0.5, blur=1)


def smoke_horse(art):
    with art.layer("planted leg", detail=0.5) as pen:
        limb(pen, PLANTED, [110, 66, 46, 38, 46], lighten(SMOKE, -0.1))
    mane(art)
    with art.layer("horse", detail=0.6, dissolve=0.45, rim=Rim("#ffb088", 8, 0.5)) as pen:
        body = geo.curve(BODY)
        pen.form(body, SMOKE, SMOKE_DARK, SMOKE_LIGHT, volume=90, texture=1.0)
        puffs(pen, body, 420, 34)
        pen.line([(402, 390), (352, 440), (330, 520), (352, 590)], SMOKE_DARK, 14, 0.35, blur=9)
        limb(pen, LIFTED, [120, 84, 58, 46, 40, 46], lighten(SMOKE, 0.02))
    with art.layer("head", detail=1, keep=0.12) as pen:
        head(pen)
    with art.layer("wisps", blur=3, alpha=0.8) as pen:
        for x, y in (
            (190, 560),
            (184, 640),
            (200, 700),
            (216, 760),
            (196, 480),
            (428, 640),
            (420, 720),
        ):
            side = -1 if x < 300 else 1
            for k in range(5):
                t = k / 4
                puff = geo.blob(
                    pen.rng,
                    x + side * (6 + 78 * t),
                    y - 60 * t * t + pen.rng.normal(0, 8),
                    42 - 24 * t,
                    32 - 18 * t,
                    8,
                    0.14,
                )
                pen.fill(puff, mix("#d8c4e0", "#8f74a8", t), 0.55 * (1 - t * 0.75), blur=5)
    with art.layer("flue smoke", dissolve=0.3) as pen:
        for _ in range(60):
            x = pen.rng.normal(352, 70)
            y = 850 - abs(pen.rng.normal(0, 34)) * (1.2 - abs(x - 352) / 240)
            radius = pen.rng.uniform(16, 40)
            tone = mix("#ff9a50", "#a07898", float(np.clip((850 - y) / 110, 0, 1)))
            pen.fill(geo.blob(pen.rng, x, y, radius, radius * 0.7, 8), tone, 0.5, blur=4)


def head(pen):
    """Eye, nostril, cheek and mouth: enough to see that it bends down, curious."""
    pen.fill(geo.ellipse(436, 300, 44, 56, -20), "#efdcf0", 0.3, blur=14)
    pen.line([(470, 392), (432, 370), (404, 320)], SMOKE_DARK, 7, 0.4, blur=4)
    pen.fill(geo.ellipse(454, 232, 16, 13, 40), "#241a34")
    pen.fill(geo.ellipse(458, 238, 5, 4), "#ffc08a")
    pen.line([(432, 226), (448, 212), (474, 222)], "#3a2c50", 6, 0.85)
    pen.fill(geo.ellipse(556, 386, 12, 8, 60), "#2c2040")
    pen.line([(516, 428), (534, 412), (560, 416)], "#3a2c50", 5, 0.85)
    for x in (386, 424):
        pen.fill(geo.curve([(x - 4, 144), (x - 6, 112, "c"), (x + 10, 144)]), "#5a4678", 0.7)


def stoker(art):
    with art.layer(
        "stoker",
        detail=1,
        keep=0.1,
        rim=Rim("#ffb060", 6, 0.8),
        drop=Drop(6, 8, 10, 0.4, "#1a0c18"),
    ) as pen:
        pose = POSES["reaching up"].but(
            lean=-6,
            head=-24,
            near_arm=(118, 156),
            far_arm=(-20, -44),
            near_hand="open",
            far_hand="fist",
            near_leg=(14, 0),
            far_leg=(-14, -10),
        )
        draw_figure(
            pen, 612, 872, 352, STOKER, pose, "three-quarter", "calm", flip=True, near_thing=sugar
        )


def sugar(pen):
    with pen.at(2, -34, 1, -12):
        pen.halo(0, 0, 76, "#ffd8a0", 0.5)
        pen.form(geo.polygon([(-34, -24), (-8, -38), (38, -26), (12, -12)]), "#ffffff", texture=0.2)
        pen.form(
            geo.polygon([(-34, -24), (12, -12), (12, 32), (-34, 20)]),
            "#f4ecec",
            "#c8b0c4",
            volume=8,
            texture=0.5,
        )
        pen.form(
            geo.polygon([(12, -12), (38, -26), (38, 16), (12, 32)]),
            "#d8c0cc",
            "#a98aa4",
            volume=8,
            texture=0.5,
        )


def paint(art: Art) -> None:
    art.sky(
        ["#242a66", "#363a86", "#5450a8", "#855a98", "#c46c80", "#b84a44"],
        [0, 0.22, 0.45, 0.64, 0.82, 1],
        wobble=60,
    )
    art.flow[:] = -1.1 + art.noise("rising", 240, 3) * 0.6
    art.clouds("#2c2850", 0.5, 360, mask=np.clip(1 - art.y / 700, 0, 1))
    art.clouds("#f0a080", 0.4, 260, mask=np.clip((art.y - 420) / 500, 0, 1))
    art.repaint("background", follow_flow=6e-5)
    works(art)
    art.repaint("middle")
    chimney(art)
    art.glow(400, 850, 420, "#ff6a30", 0.55)
    smoke_horse(art)
    art.glow(400, 870, 260, "#ff8a3c", 0.45)
    stoker(art)
    art.repaint("final")
    art.motes(70, ["#ffb060", "#ff7a3c"], (1, 2.8), (150, 430, 660, 860))
    art.finish(vignette_colour="#1c1030", vignette=0.3)
