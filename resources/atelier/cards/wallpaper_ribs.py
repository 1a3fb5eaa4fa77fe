"""Under the wallpaper there is fur over warm ribs; grandmother has long been fanning it."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import mix, vary

CARD = Card(
    seed=35,
    light=(-0.7, -0.65),
    hand="thick oil",
    title_en="Behind the Wallpaper",
    title_ru="За обоями",
    tags_en=(
        "wallpaper",
        "fur",
        "ribs",
        "boy",
        "grandmother",
        "armchair",
        "newspaper",
        "house",
        "discovery",
        "breath",
        "secret",
        "hush",
    ),
    tags_ru=(
        "обои",
        "шерсть",
        "рёбра",
        "мальчик",
        "бабушка",
        "кресло",
        "газета",
        "дом",
        "открытие",
        "дыхание",
        "тайна",
        "тишина",
    ),
    description_en="A boy has peeled a strip of flowered wallpaper and found fur over warm ribs: "
    "the house breathes; his grandmother in her armchair, without looking up, lowers the newspaper "
    "she fans it with.",
    description_ru="Мальчик оторвал полосу цветастых обоев и нашёл под ней шерсть и тёплые рёбра: "
    "дом дышит; бабушка в кресле, не поднимая глаз, опускает газету, которой она его обмахивала.",
)

FUR_DARK, FUR, FUR_LIT = "#24120e", "#8a5430", "#e0a868"
BOY = Person(
    "child",
    "thin",
    "olive",
    "short",
    "#2c1c18",
    outfit=Outfit(
        "#f4ead8", trousers="#5c4a5c", trouser_length=0.62, sleeves=0.15, stockings="#c8a898"
    ),
)
GRANDMOTHER = Person(
    "old",
    "stout",
    "olive",
    "bun",
    "#e0d8d4",
    glasses=True,
    outfit=Outfit(
        "#7a3c5c",
        hem=0.86,
        flare=1.3,
        trousers=None,
        shoes="#c8846c",
        stockings="#b89080",
        collar="#f0dccc",
        pattern=patterns.dots("#e8b0b4", 5, 24),
    ),
)
TEAR = [
    (318, 64, "c"),
    (372, 40, "c"),
    (430, 62, "c"),
    (494, 34, "c"),
    (560, 70, "c"),
    (612, 120, "c"),
    (596, 220, "c"),
    (626, 330, "c"),
    (604, 440, "c"),
    (636, 560, "c"),
    (606, 660, "c"),
    (612, 800, "c"),
    (560, 880, "c"),
    (470, 850, "c"),
    (384, 868, "c"),
    (336, 800, "c"),
    (356, 690, "c"),
    (318, 590, "c"),
    (342, 470, "c"),
    (306, 350, "c"),
    (332, 220, "c"),
]


def rib_phase(x, y):
    """0..1 down one rib; the ribs are bowed and lean a little."""
    bow = 92 * ((x - 470) / 170) ** 2
    return ((y + bow - 0.1 * (x - 320)) / 112) % 1


def wall(art):
    """Roses in stripes, and the bulges of a slow breath beneath."""
    with art.layer("paper", warp=0.5) as pen:
        sheet = geo.rectangle(-20, -20, 840, 1070)
        pen.fill(sheet, "#d69a98")
        patterns.stripes("#e6b8ac", 54, 54, 90, 0.75)(pen, sheet)
        patterns.stripes("#b8707c", 4, 50, 90, 0.6)(pen, sheet)
    art.repaint("background", radii=(12, 7))
    with art.layer("roses", detail=0.5) as pen:
        for row in range(11):
            for column in range(9):
                x, y = 24 + column * 104 + (row % 2) * 52, 26 + row * 98
                rose(pen, x, y, 27)
    breath = np.cos((art.y + 40 * ((art.x - 470) / 200) ** 2 * 0.4) / 112 * 2 * math.pi)
    art.shade(np.clip(breath, 0, 1) * 0.2 * (art.y < 1000), "#6a2c44")
    art.glow(-60, 120, 760, "#ffd8a0", 0.42)
    art.shade(np.clip((art.x - 380) / 620, 0, 1) ** 1.3 * 0.9, "#8a4a64")


def rose(pen, x, y, size):
    for turn in (40, 160, 290):
        tip = geo.toward((x, y), turn + pen.rng.normal(0, 10), size * 1.5)
        leaf = geo.ribbon([(x, y), geo.lerp((x, y), tip, 0.6), tip], [4, 17, 2], 12)
        pen.fill(leaf, vary("#8a9474", pen.rng, 0.03, 8), 0.9)
    for k in range(6):
        petal = geo.toward((x, y), k * 60 + row_turn(x), size * 0.5)
        pen.form(geo.ellipse(*petal, size * 0.44), "#f0c8c0", "#b86878", "#fff0e4", 5, texture=0.2)
    pen.form(geo.ellipse(x, y, size * 0.5), "#d87a84", "#9a4458", "#f8c0b8", volume=6, texture=0)
    pen.line(geo.arc(x, y, size * 0.26, size * 0.24, 20, 280), "#9a4458", 3, 0.8)


def row_turn(x):
    return (x * 7) % 60


def ribs(art):
    opening = geo.curve(TEAR)
    with art.layer("hollow", detail=0.5, warp=0.3) as pen:
        pen.fill(opening, FUR_DARK)
    with art.layer("fur", detail=0.85, warp=0.2) as pen, pen.clip(opening):
        spots = pen.rng.uniform((300, 20), (640, 900), (5200, 2))
        for x, y in spots[np.argsort(spots[:, 1])]:
            phase = rib_phase(x, y)
            light = (0.5 - 0.5 * math.cos(2 * math.pi * phase)) ** 0.8
            light *= 1.05 - 0.45 * (x - 300) / 340
            tone = mix(FUR_DARK, FUR, min(light * 1.5, 1))
            tone = vary(mix(tone, FUR_LIT, max(light - 0.5, 0) * 1.5), pen.rng, 0.03, 6)
            run = pen.rng.uniform(18, 36)
            swing = 8 + 12 * math.sin(x * 0.03 + y * 0.01)
            hair = [(x, y), (x + swing * 0.4, y + run * 0.5), (x + swing, y + run)]
            pen.line(hair, tone, pen.rng.uniform(2.2, 5), 0.9)
    with art.layer("depth", warp=0.2, blend="multiply") as pen, pen.clip(opening):
        pen.inside_edge(opening, 16, 18, 20, "#3c1420", 0.8)


def torn_edge(art):
    """The ragged white core of the paper round the hole."""
    with art.layer("edge", detail=0.9, warp=0.4, drop=Drop(8, 12, 10, 0.4, "#3c1420")) as pen:
        points = geo.sample([p[:2] for p in TEAR] + [TEAR[0][:2]], 110)
        for i in range(109):
            (x, y), (u, v) = points[i], points[i + 1]
            out = np.array((x - 470, (y - 460) * 0.4))
            out /= np.linalg.norm(out)
            wide = 9 + 7 * math.sin(i * 2.7) + 5 * math.sin(i * 1.1)
            near = [(x - out[0] * 5, y - out[1] * 5), (u - out[0] * 5, v - out[1] * 5)]
            far = [(u + out[0] * wide, v + out[1] * wide), (x + out[0] * wide, y + out[1] * wide)]
            pen.fill(geo.polygon([*near, *far]), vary("#f6e8d4", pen.rng, 0.015))


def strip(art):
    """Peeled from the top; it rolls up as it comes down, plain side out."""
    with art.layer("strip", detail=0.8, drop=Drop(16, 20, 16, 0.5, "#3c1420")) as pen:
        back = [
            (582, 884, "c"),
            (548, 968),
            (450, 1006),
            (350, 970),
            (290, 870),
            (296, 780),
            (326, 704, "c"),
            (398, 696, "c"),
            (378, 780),
            (376, 840),
            (420, 880),
            (500, 866),
        ]
        pen.form(geo.curve(back), "#f0dcc0", "#a87c6c", "#fff8e8", volume=36, texture=0.6)
        roll = geo.ribbon([(312, 706), (360, 694), (412, 692)], [46, 52, 44], 16)
        pen.form(roll, "#f4e4cc", "#b08878", "#fffaf0", volume=20, texture=0.4)
        pen.line(geo.arc(412, 692, 12, 19, 0, 300), "#b08878", 4, 0.9)
        for fold in ([(400, 890), (430, 940), (420, 990)], [(500, 880), (520, 930), (490, 984)]):
            pen.fold(fold, "#e0c8ac", 6, 0.5)


def floor(art):
    with art.layer("floor", warp=0.4) as pen:
        boards = geo.rectangle(-20, 1040, 840, 200)
        pen.form(boards, "#7a4a40", "#2c1820", "#c88a70", volume=40, grain=0.0)
        for y in (1072, 1112, 1164):
            pen.line([(-20, y), (820, y + 4)], "#4a2a2c", 3, 0.7)
        pen.form(geo.rectangle(-20, 996, 840, 50), "#ead4c0", "#a07c78", "#fff4e4", volume=12)
        pen.line([(-20, 1008), (820, 1008)], "#b89088", 3, 0.7)
    with art.layer("scraps", detail=0.6, drop=Drop(6, 6, 5, 0.4)) as pen:
        for x, y, size in ((330, 1110, 40), (420, 1150, 52), (66, 1170, 36), (290, 1176, 26)):
            scrap = geo.blob(pen.rng, x, y, size, size * 0.36, 7, 0.25)
            pen.form(scrap, "#f0dcc4" if x > 300 else "#d69a98", "#a87c74", volume=8)
    with art.layer("rug", detail=0.4) as pen:
        rug = geo.ellipse(660, 1190, 280, 74)
        pen.form(rug, "#8a3c50", "#3c1428", "#d88a8a", volume=12)
        pen.line(geo.ellipse(660, 1190, 248, 60), "#e8c4a8", 6, 0.8)


def photograph(art):
    """It hangs askew since the last deep breath."""
    with (
        art.layer("photograph", detail=0.9, keep=0.05, warp=0.3, drop=Drop(14, 18, 12, 0.5)) as pen,
        pen.at(138, 260, 1, 13),
    ):
        pen.line([(-4, -190), (0, -150), (-70, -104)], "#6a4a3c", 4)
        pen.line([(0, -150), (72, -104)], "#6a4a3c", 4)
        pen.form(geo.rectangle(-92, -112, 184, 220, 4), "#6a3c2c", "#2c1418", "#d89a70", volume=14)
        pen.form(geo.rectangle(-72, -92, 144, 180), "#e8d4b0", "#b89a78", volume=8, texture=0.4)
        hill = [(-72, 88, "c"), (-72, 40), (-20, 20), (40, 36), (72, 30), (72, 88, "c")]
        pen.form(geo.curve(hill), "#b09878", volume=10)
        home = geo.polygon([(-34, 40), (-34, -14), (0, -48), (36, -14), (36, 40)])
        pen.form(home, "#8a6a54", "#5c4438", volume=10)
        ear = [(-34, -12, "c"), (-46, -44, "c"), (-18, -28, "c")]
        pen.form(geo.curve(ear), "#8a6a54", volume=5)
        pen.form(geo.moved(geo.curve(ear), 2, 0, 1, 0, True), "#8a6a54", volume=5)
        tail = [(34, 32), (70, 30), (66, 0), (52, -2)]
        pen.form(geo.ribbon(tail, [12, 11, 9, 5], 20), "#8a6a54", volume=4)


def arm_over_braces(pen, shoulder, hand):
    """The near arm once more, in front of the braces."""
    elbow = (shoulder[0] + 72, shoulder[1] + 75)
    wrist = geo.lerp(elbow, hand, 0.72)
    bare = geo.ribbon([shoulder, elbow, wrist], [42, 38, 26], 30)
    pen.form(bare, "#d8ab7c", volume=14, texture=0.1)
    cuff = geo.lerp(shoulder, elbow, 0.62)
    sleeve = geo.ribbon([geo.lerp(shoulder, elbow, -0.1), shoulder, cuff], [52, 58, 60], 20)
    pen.form(sleeve, "#f4ead8", "#c8b098", volume=18, texture=0.4)


def boy(art):
    with art.layer(
        "boy",
        detail=1,
        keep=0.13,
        rim=Rim("#ffe0b0", 5, 0.6),
        drop=Drop(18, 14, 16, 0.45, "#3c1420"),
    ) as pen:
        pose = POSES["standing"].but(
            lean=12,
            curl=6,
            head=-20,
            near_arm=(44, 76),
            far_arm=(96, 112),
            near_leg=(-16, -22),
            far_leg=(22, 2),
            near_hand="hold",
            far_hand="open",
            far_arm_in_front=True,
        )
        awe = Expression(eye="wide", brow=16, slant=8, smile=0.0, gape=0.6, blush=0.4)
        places = draw_figure(pen, 146, 1150, 770, BOY, pose, "three-quarter", awe)
        shoulder, hip = places.near_shoulder, places.pelvis
        for dx in (-2, 44):
            brace = [
                (shoulder[0] + 22 + dx, shoulder[1] - 8),
                (shoulder[0] + 34 + dx * 0.9, (shoulder[1] + hip[1]) / 2),
                (hip[0] - 16 + dx, hip[1] - 10),
            ]
            pen.line(brace, "#8a2c3c", 9)
        arm_over_braces(pen, shoulder, places.near_hand)


def armchair(pen):
    back = [
        (560, 1100, "c"),
        (566, 760),
        (600, 650),
        (690, 610),
        (790, 640),
        (840, 740),
        (840, 1180, "c"),
    ]
    pen.form(geo.curve(back), "#5c3c5c", "#241428", "#b07c90", volume=50, texture=0.8)
    for x, y in geo.scattered(pen.rng, 12, (600, 680, 800, 900), 56):
        pen.fill(geo.ellipse(x, y, 5), "#2c1830")


def chair_arm(pen):
    arm = [(486, 990), (520, 952), (600, 950), (640, 986), (636, 1180, "c"), (500, 1180, "c")]
    pen.form(geo.curve(arm), "#6a4668", "#281830", "#c890a0", volume=36, texture=0.8)
    scroll = geo.ellipse(560, 1008, 66, 52)
    pen.form(scroll, "#7a5474", "#3c2440", "#d8a4b0", volume=16, texture=0.4)
    pen.form(geo.ellipse(560, 1010, 11), "#c8846c", "#5c2c34", volume=5)


def newspaper(pen):
    """Folded into a fan; columns of strokes, no word of it."""
    with pen.at(470, 900, 1.15, -24):
        pen.form(geo.polygon([(-14, 40), (-96, -90), (60, -130), (50, 36)]), "#f0e4d0", volume=14)
        pen.form(geo.polygon([(-14, 40), (-60, -120), (84, -116), (50, 36)]), "#fbf2e0", volume=10)
        for k in range(8):
            y = -96 + k * 15
            left = -46 + k * 3.6
            pen.line(geo.polygon([(left, y), (left + 48, y + 1)], False), "#8a7c78", 4, 0.7)
            pen.line(
                geo.polygon([(left + 60, y + 1), (72 - k * 3, y + 2)], False), "#8a7c78", 4, 0.7
            )


def grandmother(art):
    with art.layer("chair", detail=0.6, drop=Drop(-14, 8, 18, 0.5, "#2c0c18")) as pen:
        armchair(pen)
    with art.layer(
        "grandmother", detail=1, keep=0.13, rim=Rim("#ffdcb4", 5, 0.5), drop=Drop(8, 10, 12, 0.4)
    ) as pen:
        pose = POSES["sitting"].but(
            lean=-4,
            head=16,
            near_arm=(16, 62),
            far_arm=(34, 100),
            near_hand="fist",
            far_hand="hold",
        )
        tired = Expression(eye="closed", brow=2, smile=0.1, blush=0.4)
        draw_figure(pen, 690, 1180, 800, GRANDMOTHER, pose, "three-quarter", tired, True)
    with art.layer("newspaper", detail=0.9, keep=0.1, warp=0.3, drop=Drop(-8, 14, 12, 0.45)) as pen:
        newspaper(pen)
        chair_arm(pen)


def paint(art: Art) -> None:
    art.sky(["#d69a98", "#b87880"])
    wall(art)
    ribs(art)
    torn_edge(art)
    floor(art)
    art.repaint("middle", radii=(7, 4))
    photograph(art)
    strip(art)
    grandmother(art)
    boy(art)
    art.glow(470, 460, 300, "#ff9a5c", 0.14)
    art.repaint("final")
    art.finish(vignette_colour="#3c1428", vignette=0.35)
