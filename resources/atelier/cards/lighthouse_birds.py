"""A lighthouse shines not with light but with white birds over a high sea."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.creatures import BirdShape, flying_bird
from atelier.figures import POSES, Outfit, Person, draw_figure
from atelier.motifs import sky, things
from light.colour import lighten, mix, vary

CARD = Card(
    seed=10,
    light=(0.6, -0.75),
    hand="thick oil",
    title_en="The Light Is Birds",
    title_ru="Свет из птиц",
    tags_en=(
        "lighthouse",
        "birds",
        "light",
        "sea",
        "storm",
        "boat",
        "child",
        "rescue",
        "freedom",
        "message",
        "hope",
        "migration",
    ),
    tags_ru=(
        "маяк",
        "птицы",
        "свет",
        "море",
        "шторм",
        "лодка",
        "ребёнок",
        "спасение",
        "свобода",
        "послание",
        "надежда",
        "перелёт",
    ),
    description_en="From the lamp of a lighthouse a beam of white birds streams over high waves, "
    "and a child in a yellow oilskin waves a lantern from a small boat.",
    description_ru="Из фонаря маяка над высокими волнами летит луч белых птиц, а ребёнок в жёлтом "
    "дождевике машет фонарём из маленькой лодки.",
)

LAMP = (612, 262)
LANTERN = (278, 814)
SEA, DEEP, CRESTS = "#2f6288", "#10284a", "#8fc0cc"
SAILOR = Person(
    "child",
    "small",
    "fair",
    "short",
    "#a8622e",
    hat="hood",
    hat_colour="#f2c52e",
    outfit=Outfit("#f2c52e", hem=0.5, flare=1.2, trousers="#3a4a66", shoes="#a83a2c"),
)


def storm_sky(art):
    art.sky(
        ["#22385e", "#37527c", "#5f7396", "#e29a64", "#f6c07c", "#44688c"],
        [0, 0.22, 0.42, 0.55, 0.6, 0.66],
        wobble=46,
    )
    art.clouds("#1a2b4c", 0.75, 300, stretch=2.6, mask=np.clip(1.1 - art.y / 640, 0, 1))
    art.clouds("#8fa2bc", 0.4, 240, mask=np.clip(1 - art.y / 600, 0, 1))
    art.glow(300, 690, 420, "#ffb46a", 0.6, stretch=1.8)


def beam(art):
    """A pale wedge of air under the wings."""
    angle = np.degrees(np.arctan2(art.y - LAMP[1], art.x - LAMP[0])) % 360
    reach = np.hypot(art.x - LAMP[0], art.y - LAMP[1])
    wedge = np.clip(1 - np.abs(angle - 184) / 20, 0, 1) * np.clip(1.1 - reach / 800, 0, 1)
    art.tint(wedge, "#e6eef2", 0.55)
    art.glow(*LAMP, 190, "#fff4d0", 0.8)


def cliff(art):
    with art.layer("cliff", brush=0.9, rim=Rim("#f0a86a", 6, 0.45)) as pen:
        rock = [
            (430, 900, "c"),
            (452, 800),
            (500, 752, "c"),
            (520, 700),
            (560, 672, "c"),
            (640, 660),
            (700, 676, "c"),
            (750, 720),
            (830, 740, "c"),
            (830, 1000, "c"),
        ]
        shape = geo.curve(rock, tension=0.6)
        pen.form(shape, "#4c5268", "#1e2238", "#8a8ea0", volume=60, texture=1.6, grain=1.2)
        with pen.clip(shape):
            for _ in range(26):
                x, y = pen.rng.uniform(440, 820), pen.rng.uniform(680, 960)
                facet = [(x, y), (x + 40, y - 14), (x + 56, y + 22), (x + 14, y + 34)]
                pen.fill(
                    geo.polygon(facet), lighten("#4c5268", pen.rng.normal(0, 0.06)), 0.6, blur=1
                )
    with art.layer("keeper's house", detail=0.8) as pen:
        pen.form(geo.rectangle(676, 640, 92, 62), "#e8e2d8", "#8a8ea6", volume=20, texture=0.4)
        roof = [(664, 646), (690, 600), (762, 600), (784, 646)]
        pen.form(geo.polygon(roof), "#a8382e", volume=10, texture=0.6)
        pen.form(geo.rectangle(708, 664, 20, 38, 2), "#3a4a66", texture=0)


def lighthouse(art):
    with art.layer("lighthouse", detail=0.85, warp=0.3, rim=Rim("#ffd0a0", 5, 0.6)) as pen:
        left, right = [(552, 690), (576, 322)], [(672, 690), (648, 322)]
        tower = geo.polygon([left[0], left[1], right[1], right[0]])
        pen.form(tower, "#f2ece2", "#8c90aa", "#ffffff", volume=54, texture=0.5, grain=1.5)
        with pen.clip(tower):
            for i in range(3):
                a, b = 0.14 + i * 0.3, 0.29 + i * 0.3
                band = [
                    geo.lerp(*left, a),
                    geo.lerp(*left, b),
                    geo.lerp(*right, b),
                    geo.lerp(*right, a),
                ]
                pen.form(geo.polygon(band), "#c23a2e", "#7a1c2c", "#e8705a", volume=40, texture=0.6)
        for x, y in ((606, 590), (620, 480), (610, 390)):
            pen.fill(geo.rectangle(x - 8, y - 14, 16, 28, 7), "#2c3450")
        pen.form(geo.rectangle(556, 306, 112, 20, 4), "#39405c", texture=0.2)
        for x in range(560, 672, 13):
            pen.line(geo.polygon([(x, 306), (x, 284)], False), "#39405c", 3)
        pen.line(geo.polygon([(556, 284), (668, 284)], False), "#39405c", 4)
        pen.form(geo.rectangle(582, 222, 60, 86, 6), "#fff8dc", "#f0c880", "#ffffff", volume=12)
        for x in (582, 602, 622, 642):
            pen.line(geo.polygon([(x, 222), (x, 306)], False), "#39405c", 4)
        dome = [(568, 226, "c"), (580, 190), (612, 168), (644, 190), (656, 226, "c")]
        pen.form(geo.curve(dome), "#a8382e", "#5c1c2c", "#e8705a", volume=18, texture=0.4)
        pen.line([(612, 170), (612, 140)], "#39405c", 5)


def in_beam(t, spread):
    angle = math.radians(184 + 17 * spread)
    reach = 46 + 800 * t
    return LAMP[0] + math.cos(angle) * reach, LAMP[1] + math.sin(angle) * reach


def flock(art):
    """Small and thick at the lamp, one by one as they pass over us."""
    rng = art.rng("places")
    placed = []
    for _ in range(2600):
        t, spread = rng.uniform(0, 1) ** 1.15, rng.uniform(-1, 1)
        x, y = in_beam(t, spread)
        size = 15 + 92 * t**1.4
        if all(math.hypot(x - a, y - b) > 0.50 * (size + s) / 1.7 for a, b, s, _ in placed):
            placed.append((x, y, size, t))
    placed.sort(key=lambda bird: bird[2])
    for name, low, high in (("birds far", 0, 40), ("birds near", 40, 200)):
        shade = Drop(3, 8, 8, 0.25, "#1a2b4c")
        with art.layer(name, detail=1, keep=0.1, rim=Rim("#ffffff", 3, 0.5), drop=shade) as pen:
            for x, y, size, _t in placed:
                if low <= size < high:
                    one_bird(pen, x, y, size)


def one_bird(pen, x, y, size):
    tone = vary("#f7f5ee", pen.rng, 0.02, 6)
    flap = pen.rng.choice([-0.8, -0.4, 0.5, 0.8, 1.0])
    turn = pen.rng.normal(-4, 9)
    kind = BirdShape(tone, beak=10, tail=34)
    flying_bird(pen, x, y, size, kind, flap, turn, True)


def far_sea(art):
    with art.layer("horizon", direction=2, brush=1.2) as pen:
        sea = geo.curve(
            [(-20, 770), (200, 762), (430, 772), (820, 764), (820, 1240, "c"), (-20, 1240, "c")]
        )
        pen.form(sea, "#3c6a8a", DEEP, "#f0b884", volume=26, texture=0.7, grain=0.0)
        for _ in range(50):
            x, y = pen.rng.normal(260, 150), pen.rng.uniform(776, 880)
            pen.fill(geo.ellipse(x, y, pen.rng.uniform(10, 40), 2), "#f4b478", 0.5)


def wave(art, name, points, colour, hook, fog=None):
    """A long swell with one breaking head; streaks follow its back."""
    with art.layer(name, detail=0.55, fog=fog, drop=Drop(0, -8, 14, 0.35, "#0a1a34")) as pen:
        shape = geo.curve([(-40, 1260, "c"), *points, (840, 1260, "c")])
        pen.form(shape, colour, DEEP, CRESTS, volume=70, texture=0.7, grain=0.3)
        plain = [p[:2] for p in points]
        with pen.clip(shape):
            for i in range(13):
                sink = 12 + i * 15
                flat = 1 - i * 0.05
                streak = [(x + 10 * i, y * flat + (1 - flat) * 1080 + sink) for x, y in plain]
                tone = vary(mix(colour, CRESTS, 0.5 if i % 2 else 0.08), pen.rng, 0.03, 6)
                pen.line(streak, tone, pen.rng.uniform(3, 7), 0.55)
        pen.fill(geo.ribbon(plain, [4, 8, 14, 9, 4], 90), "#f2f6f2", 0.95)
        for x, y, wide in hook:
            for _ in range(int(wide * 0.9)):
                px, py = x + pen.rng.normal(0, wide * 0.5), y + abs(pen.rng.normal(0, wide * 0.3))
                foam = geo.blob(pen.rng, px, py, pen.rng.uniform(3, 10), corners=6)
                pen.fill(foam, vary("#eef4f2", pen.rng, 0.03, 5), 0.9)


BACK_WAVE = [
    (-40, 880),
    (80, 850),
    (170, 800),
    (232, 790, "c"),
    (250, 828),
    (330, 872),
    (450, 880),
    (560, 840),
    (650, 812),
    (700, 806, "c"),
    (716, 842),
    (840, 870),
]
MIDDLE_WAVE = [
    (-40, 1010),
    (60, 1010),
    (190, 1000),
    (330, 980),
    (440, 930),
    (520, 862),
    (576, 836),
    (622, 846, "c"),
    (600, 880),
    (622, 930),
    (700, 986),
    (840, 1000),
]
FRONT_WAVE = [
    (-40, 1000),
    (10, 990),
    (50, 1002, "c"),
    (44, 1036),
    (110, 1072),
    (250, 1092),
    (420, 1096),
    (580, 1076),
    (700, 1040),
    (770, 1024),
    (812, 1034, "c"),
    (800, 1074),
    (840, 1104),
]


def boat(art):
    with (
        art.layer(
            "boat",
            detail=1,
            keep=0.12,
            rim=Rim("#ffd89a", 5, 0.7),
            bounce=Bounce("#5a9ab0", 0.3),
            drop=Drop(-4, 14, 12, 0.45, "#0a1a34"),
        ) as pen,
        pen.at(262, 1024, 1.1, -13),
    ):
        pose = POSES["waving"].but(
            lean=-4, head=-18, far_arm=(112, 150), near_arm=(40, 70), far_hand="hold"
        )
        draw_figure(pen, -16, 8, 300, SAILOR, pose, "three-quarter", "happy")
        inside = [(-128, -42, "c"), (-40, -28), (60, -28), (146, -56, "c"), (90, -8), (-80, -4)]
        pen.form(geo.curve(inside), "#4a2a24", texture=0.4)
        hull = [
            (-134, -44, "c"),
            (-60, -16),
            (50, -14),
            (150, -60, "c"),
            (118, 26),
            (70, 44),
            (-78, 42),
        ]
        pen.form(
            geo.curve(hull), "#a4482e", "#4a1c24", "#e88a54", volume=30, texture=0.7, grain=0.1
        )
        pen.line([(-130, -38), (-60, -8), (50, -6), (146, -52)], "#f2dca8", 7)
        pen.line([(-112, 4), (0, 20), (120, -2)], "#6a2424", 4, 0.8)
        pen.form(geo.ribbon([(-70, -36), (-160, 34), (-196, 64)], [9, 9, 22], 14), "#c98a4a")


def weather(art):
    with art.layer("rain", warp=0, mottle=0) as pen:
        sky.rain(pen, 130, (0, 380, 800, 1180), "#dce8ee", -0.3, (16, 44))
        for x, y, count, wide in (
            (600, 830, 70, 46),
            (40, 1000, 60, 40),
            (790, 1030, 50, 36),
        ):
            for _ in range(count):
                px, py = x + pen.rng.normal(0, wide), y - abs(pen.rng.normal(0, wide * 0.7))
                pen.fill(geo.ellipse(px, py, pen.rng.uniform(1, 3.4)), "#ffffff", 0.85)


def paint(art: Art) -> None:
    storm_sky(art)
    beam(art)
    art.repaint("background")
    far_sea(art)
    wave(art, "back wave", BACK_WAVE, "#3a6e90", ((232, 806, 26), (700, 822, 24)), ("#c79a80", 0.2))
    cliff(art)
    lighthouse(art)
    art.repaint("middle")
    flock(art)
    wave(art, "middle wave", MIDDLE_WAVE, "#2f6a90", ((598, 866, 34),))
    boat(art)
    with art.layer("lantern", detail=1, keep=0.2) as pen:
        things.lantern(pen, *LANTERN, 22, cord=48)
    art.glow(*LANTERN, 150, "#ffb45a", 0.6)
    wave(art, "front wave", FRONT_WAVE, "#265a84", ((40, 1024, 34), (800, 1060, 30)))
    art.repaint("final")
    weather(art)
    art.finish(vignette_colour="#0c1a38", vignette=0.3)
