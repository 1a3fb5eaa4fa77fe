"""A lion with a mane of real fire lies on the snow; travellers warm their hands at it."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import Expression, Person, draw_head, draw_palm
from atelier.motifs import sky
from light.colour import lighten, vary

CARD = Card(
    seed=65,
    light=(0.0, -1.0),
    hand="thick oil",
    title_en="Warm Your Hands",
    title_ru="Погрейте руки",
    tags_en=(
        "lion",
        "fire",
        "snow",
        "travellers",
        "blankets",
        "cub",
        "sausage",
        "winter",
        "hospitality",
        "danger",
        "leadership",
        "warmth",
    ),
    tags_ru=(
        "лев",
        "огонь",
        "снег",
        "путники",
        "пледы",
        "львёнок",
        "сосиска",
        "зима",
        "гостеприимство",
        "опасность",
        "вожак",
        "тепло",
    ),
    description_en="A lion with a mane of real fire lies on the night snow, travellers in blankets "
    "hold out their hands to it and a cub with two sparks on its head steals a sausage.",
    description_ru="На ночном снегу лежит лев с гривой из живого огня, путники в пледах тянут к "
    "нему руки, а львёнок с двумя искрами на макушке ворует сосиску.",
)

FIRE = (392, 520)
COAT, COAT_SHADE, COAT_SHINE = "#cc742a", "#5e2434", "#ffc468"
ELDER = Person("old", "thin", "brown", "crop", "#cfc4b8", beard="goatee")
GUIDE = Person("young", "stout", "dark", "short", "#1c1216")
CHILD = Person("child", "small", "olive", "bob", "#2a1a1c", hat="beanie", hat_colour="#3f8a8a")
PILGRIM = Person("middle", "average", "tan", "long", "#3a2420")
CONTENT = Expression(eye="smiling", smile=0.5, blush=0.7)


def lit_by_fire(art, x, y):
    """Everybody is lit from the mane."""
    art.light = (FIRE[0] - x, FIRE[1] - y)


def snow_field(art):
    art.radial(
        *FIRE,
        900,
        ["#ffcf80", "#f09844", "#bc6c44", "#6a4460", "#263274", "#0e1444"],
        [0, 0.22, 0.36, 0.5, 0.66, 0.95],
        wobble=40,
    )
    drifts = art.noise("drifts", 190, 2.8, 2.4)
    art.tint(np.clip(drifts - 0.3, 0, 1) * 0.25, "#a8a8e8")
    art.shade(np.clip(-drifts - 0.5, 0, 1) * 0.35, "#6a6ab0")
    art.flow[:] = np.arctan2(art.y - FIRE[1], art.x - FIRE[0]) + math.pi / 2
    art.repaint("background")


def tracks(art):
    trails = (
        [(-20, 60), (90, 150), (150, 260), (170, 330)],
        [(430, -20), (470, 90), (440, 190), (400, 250)],
        [(830, 110), (760, 200), (700, 290), (668, 350)],
        [(-20, 1000), (60, 930), (110, 880)],
    )
    with art.layer("tracks", brush=0.7) as pen:
        for trail in trails:
            for i, (x, y) in enumerate(geo.sample(trail, 13)):
                side = 10 if i % 2 else -10
                pen.fill(geo.ellipse(x + side, y, 8, 11, 20), "#141c54", 0.8, blur=1)
                pen.line(geo.arc(x + side, y, 9, 12, 20, 160), "#a8b4e8", 2, 0.5)


def long_shadows(art):
    places = ((150, 430, 120), (604, 360, 118), (118, 960, 150), (330, 250, 100), (560, 1010, 60))
    with art.layer("long shadows", blur=9, alpha=0.55) as pen:
        for x, y, wide in places:
            dx, dy = x - FIRE[0], y - FIRE[1]
            far = (x + dx * 1.1, y + dy * 1.1)
            pen.fill(geo.ribbon([(x, y), far], [wide, wide * 1.5], 8), "#121a48")


def flame(pen, root, degrees, length, width, colour):
    """One tongue, bent upwards at its end."""
    upward = (1 - math.cos(math.radians(degrees))) / 2
    side = 1 if math.sin(math.radians(degrees)) > 0 else -1
    turn = side * (12 + 26 * (1 - upward))
    body = geo.toward(root, degrees, length * 0.45)
    bend = geo.toward(body, degrees + turn, length * 0.3)
    tip = geo.toward(bend, degrees + turn * 1.8, length * 0.28)
    tip = (tip[0] + pen.rng.normal(0, 5), tip[1] - length * 0.22 * upward)
    pen.fill(geo.ribbon([root, body, bend, tip], [width, width * 1.1, width * 0.62, 1], 24), colour)


def mane(art):
    """Four rounds of fire from dark red outside to pale yellow inside."""
    rounds = (
        (214, 44, 34, "#b8242c", 60, 0.92),
        (188, 40, 34, "#e6482a", 62, 0.92),
        (154, 36, 34, "#f98a2a", 68, 0.92),
        (116, 30, 30, "#ffc23e", 72, 0.95),
        (84, 22, 26, "#ffe98a", 78, 0.95),
    )
    art.glow(*FIRE, 520, "#ff9a3a", 0.5)
    for name, (reach, width, count, colour, start, alpha) in zip("abcde", rounds, strict=True):
        with art.layer(f"mane {name}", detail=0.7, alpha=alpha, keep=0.1) as pen:
            for i in range(count):
                angle = 360 * i / count + pen.rng.normal(0, 4)
                root = geo.toward((FIRE[0], FIRE[1] - 6), angle, start)
                long = reach * pen.rng.uniform(0.66, 1.12)
                tone = vary(colour, pen.rng, 0.025, 7)
                flame(pen, root, angle, long, width * pen.rng.uniform(0.7, 1.2), tone)


def lion_body(art):
    lit_by_fire(art, 560, 800)
    with (
        art.layer(
            "lion body",
            detail=0.9,
            rim=Rim("#ffdc8a", 7, 0.75),
            drop=Drop(14, 22, 18, 0.6, "#141a4a"),
        ) as pen,
        pen.at(0, 0),
    ):
        tail = [(640, 800), (722, 812), (768, 748), (744, 672), (756, 610)]
        pen.form(geo.ribbon(tail, [34, 27, 22, 19, 16]), COAT, COAT_SHADE, COAT_SHINE)
        back = geo.curve(
            [
                (352, 590),
                (470, 540),
                (576, 566),
                (668, 640),
                (716, 736),
                (700, 820),
                (630, 862),
                (520, 872),
                (420, 850),
                (360, 760),
            ]
        )
        pen.form(
            back,
            COAT,
            COAT_SHADE,
            COAT_SHINE,
            volume=110,
            texture=2.4,
            shadow=0.9,
            grain=lambda x, y: 0.5 + 0.003 * (y - 560),
        )
        haunch = geo.curve(
            [(560, 720), (620, 668), (690, 700), (716, 776), (676, 846), (590, 862), (552, 800)]
        )
        pen.form(haunch, lighten(COAT, -0.02), COAT_SHADE, COAT_SHINE, volume=54, texture=1.4)
        hind = [(640, 838), (580, 872), (512, 880)]
        pen.form(geo.ribbon(hind, [64, 54, 48]), COAT, COAT_SHADE, COAT_SHINE)
        toes(pen, 506, 884, 30)
        for arm, paw in (
            ([(452, 640), (476, 760), (446, 838)], (440, 850)),
            ([(318, 620), (292, 740), (318, 822)], (322, 836)),
        ):
            pen.form(geo.ribbon(arm, [104, 76, 68]), COAT, COAT_SHADE, COAT_SHINE, volume=36)
            toes(pen, *paw, 40)
    with art.layer("tail flame", detail=0.7) as pen:
        for reach, colour in ((96, "#d83a2a"), (74, "#f98a2a"), (48, "#ffd45a")):
            for turn in (-26, 0, 24):
                flame(pen, (757, 612), 182 + turn, reach, reach * 0.3, colour)
    art.glow(757, 570, 110, "#ff9a3a", 0.5)


def toes(pen, x, y, size):
    pen.form(geo.ellipse(x, y, size, size * 0.72), lighten(COAT, 0.03), COAT_SHADE, COAT_SHINE)
    for dx in (-0.4, 0.0, 0.4):
        line = [(x + dx * size, y + size * 0.1), (x + dx * size, y + size * 0.6)]
        pen.line(line, COAT_SHADE, size * 0.08, 0.8)


def lion_face(art):
    art.light = (0.0, -1.0)
    with art.layer("lion face", detail=1, keep=0.16) as pen, pen.at(392, 546, 1.14, -6):
        for side in (-1, 1):
            pen.form(geo.ellipse(side * 74, -92, 29, 27), "#c8742e", COAT_SHADE, volume=14)
            pen.form(geo.ellipse(side * 72, -88, 16, 15), "#7a3034", texture=0)
        skull = [
            (0, -112),
            (50, -104),
            (84, -64),
            (80, -14),
            (66, 30),
            (58, 76),
            (28, 104),
            (0, 108),
        ]
        pen.form(geo.symmetric(skull), "#f0a850", "#a8502e", "#fff0b4", volume=54, texture=1.0)
        muzzle = [(0, 8), (28, 16), (52, 48), (46, 82), (22, 104), (0, 108)]
        pen.form(geo.symmetric(muzzle), "#fbe0b0", "#c88a58", volume=22, texture=0.4)
        bridge = [(0, -70), (20, -40), (22, 10), (30, 24), (0, 30)]
        pen.form(geo.symmetric(bridge), "#f4b866", "#c8742e", volume=14, texture=0.3)
        nose = [(0, 14), (24, 14), (30, 24), (14, 40), (0, 46)]
        pen.form(geo.symmetric(nose), "#6a2a34", volume=8, texture=0)
        pen.line([(0, 46), (0, 62)], "#6a2a34", 4)
        for side in (-1, 1):
            pen.line([(0, 62), (side * 18, 74), (side * 38, 66)], "#6a2a34", 4.5)
            pen.fill(geo.ellipse(side * 42, -26, 17, 11, side * -10), "#3a1a1c")
            pen.fill(geo.ellipse(side * 40, -25, 12, 8.5, side * -10), "#ffd23e")
            pen.fill(geo.ellipse(side * 38, -24, 5, 7.5), "#1c0e10")
            pen.fill(geo.ellipse(side * 36, -27, 2, 2.4), "#ffffff")
            lid = [(side * 20, -26), (side * 42, -40), (side * 64, -30)]
            pen.line(lid, "#4a2022", 7)
            pen.line([(side * 16, -50), (side * 40, -64), (side * 66, -54)], "#a8502e", 6, 0.8)
            for k in range(3):
                pen.fill(geo.ellipse(side * (22 + k * 9), 66 + (k % 2) * 9 + 6, 2.2), "#8a4a34")
        pen.form(
            geo.curve([(-22, 98), (0, 92), (22, 98), (14, 128), (0, 140, "c"), (-14, 128)]),
            "#fbe0b0",
            "#c88a58",
            volume=10,
            texture=0.4,
        )


def bundle(pen, cloth, person, side, mood, pattern, hood=False):
    """Somebody seated in a blanket, facing right, ground at y = 0, about 250 tall."""
    if hood:
        cowl = [(-60, -150), (-62, -230), (-20, -278), (30, -266), (46, -220), (40, -150)]
        pen.form(geo.curve(cowl), lighten(cloth, -0.04), volume=24)
    shape = geo.curve(
        [
            (-110, 4),
            (-112, -50),
            (-84, -140),
            (-40, -180),
            (34, -178),
            (66, -120),
            (96, -60),
            (142, -14),
            (120, 10),
            (10, 14),
        ]
    )
    hands(pen, cloth, person, False)
    pen.form(shape, cloth, volume=60, texture=1.4, grain=1.4)
    pattern(pen, shape)
    with pen.clip(shape):
        for fold in ([(-40, -170), (-56, -80), (-80, 4)], [(10, -176), (10, -80), (30, 10)]):
            pen.fold(fold, cloth, 9, 0.6)
    draw_head(pen, 6, -216, 48, person, side, mood)
    if hood:
        rim = [
            (-34, -160),
            (-48, -220),
            (-16, -266),
            (30, -258),
            (12, -244),
            (-18, -228),
            (-16, -166),
        ]
        pen.form(geo.curve(rim), cloth, volume=10)
    hands(pen, cloth, person, True)


def hands(pen, cloth, person, near):
    """Both palms held out to the warmth."""
    shift = 0 if near else -26
    arm = [(26, -132 + shift), (88, -104 + shift), (134, -128 + shift)]
    pen.form(geo.ribbon(arm, [48, 40, 32]), lighten(cloth, 0.02 if near else -0.05), volume=14)
    skin = person.skin_colour
    draw_palm(pen, 138, -131 + shift, 46, 112, "open", skin if near else lighten(skin, -0.04))


def fur_hat(pen):
    for x, y, r in (
        (-34, -250, 30),
        (-8, -268, 32),
        (24, -262, 30),
        (42, -240, 22),
        (-46, -224, 22),
    ):
        pen.form(geo.blob(pen.rng, x, y, r, r * 0.9, 9, 0.08), "#6a4634", volume=16, texture=1.4)


def scarf(pen):
    wrap = geo.ribbon([(-44, -182), (0, -164), (46, -180)], [34, 40, 30])
    pen.form(wrap, "#f2c84a", volume=12, texture=0.6)
    pen.form(geo.ribbon([(-34, -172), (-74, -140), (-84, -90)], [30, 30, 34]), "#f2c84a", volume=10)


def travellers(art):
    ring = (
        (
            "pilgrim",
            352,
            268,
            0.7,
            False,
            "#7a5aa0",
            PILGRIM,
            "front",
            True,
            patterns.stripes("#c8a8d8", 6, 26),
            None,
        ),
        (
            "guide",
            640,
            392,
            0.98,
            True,
            "#2f6a6a",
            GUIDE,
            "three-quarter",
            False,
            patterns.checks("#7ab0a0", 18, 12, 0.35),
            fur_hat,
        ),
        (
            "child",
            142,
            470,
            0.8,
            False,
            "#d87a3e",
            CHILD,
            "three-quarter",
            False,
            patterns.dots("#fbd8a0", 5, 26),
            scarf,
        ),
        (
            "elder",
            96,
            1076,
            1.42,
            False,
            "#b8242e",
            ELDER,
            "three-quarter",
            False,
            patterns.stripes("#f0b46a", 9, 46),
            None,
        ),
    )
    for name, x, y, size, flip, cloth, person, side, hood, pattern, extra in ring:
        lit_by_fire(art, x, y - 120)
        with (
            art.layer(name, detail=1, keep=0.12, rim=Rim("#ffc05a", 6, 0.75)) as pen,
            pen.at(x, y, size, 0, flip),
        ):
            bundle(pen, cloth, person, side, CONTENT, pattern, hood)
            if extra:
                extra(pen)


def cub(art):
    """Off with the sausage, over the snow to the right."""
    lit_by_fire(art, 560, 1060)
    with (
        art.layer(
            "cub",
            detail=1,
            keep=0.12,
            rim=Rim("#ffc86a", 5, 0.7),
            drop=Drop(10, 18, 8, 0.55, "#101848"),
        ) as pen,
        pen.at(566, 1128, 1.14),
    ):
        pen.form(
            geo.ribbon([(-96, -70), (-140, -100), (-150, -140)], [15, 12, 10]), COAT, COAT_SHADE
        )
        pen.form(geo.ellipse(-150, -146, 13, 16), "#a8502e", texture=0.4)
        for leg in (
            [(-70, -50), (-110, -20), (-128, 4)],
            [(54, -50), (98, -34), (122, -12)],
        ):
            pen.form(geo.ribbon(leg, [40, 27, 25]), lighten(COAT, -0.06), COAT_SHADE)
        trunk = [
            (-104, -72),
            (-66, -106),
            (0, -104),
            (56, -108),
            (76, -66),
            (40, -34),
            (-30, -34),
            (-84, -34),
        ]
        pen.form(geo.curve(trunk), COAT, COAT_SHADE, COAT_SHINE, volume=34, texture=1.2)
        for leg in (
            [(-66, -52), (-50, -16), (-72, 8)],
            [(46, -56), (60, -14), (86, 8)],
        ):
            pen.form(geo.ribbon(leg, [46, 29, 27]), COAT, COAT_SHADE, COAT_SHINE)
        cub_head(pen)


def sparks(art):
    with art.layer("sparks", detail=0.8, keep=0.1) as pen:
        for x, y, size in ((646, 958, 28), (690, 954, 23)):
            pen.halo(x, y - 8, size * 2.2, "#ffb040", 0.8)
            for reach, colour in ((1.5, "#f0602a"), (1.1, "#ffa02e"), (0.7, "#fff0a0")):
                root = (x, y + size * 0.3)
                flame(pen, root, 184, size * reach * 1.3, size * reach * 0.5, colour)


def cub_head(pen):
    for dx in (-30, 40):
        pen.form(geo.ellipse(88 + dx, -140, 17, 17), "#c8742e", COAT_SHADE, volume=8)
        pen.form(geo.ellipse(88 + dx, -138, 9, 9), "#7a3034", texture=0)
    face = [
        (44, -108),
        (58, -142),
        (94, -152),
        (130, -138),
        (140, -104),
        (124, -76),
        (94, -66),
        (60, -76),
    ]
    pen.form(geo.curve(face), "#eaa24a", COAT_SHADE, COAT_SHINE, volume=28, texture=0.7)
    pen.form(geo.ellipse(112, -86, 27, 19), "#fbe0b0", volume=10, texture=0.2)
    pen.form(geo.ellipse(122, -98, 11, 8), "#6a2a34", texture=0)
    for x in (82, 124):
        pen.fill(geo.ellipse(x, -114, 8, 9), "#1c0e10")
        pen.fill(geo.ellipse(x + 2, -117, 2.6), "#ffffff")
    sausage = geo.ribbon([(70, -60), (104, -74), (146, -72), (178, -52)], [25, 27, 27, 24])
    pen.form(sausage, "#b83a34", "#5a1424", "#ff9a7a", volume=12, texture=0.1)
    for x, y in ((92, -76), (116, -80), (140, -79)):
        pen.line([(x, y), (x + 8, y + 13)], "#ffc09a", 3, 0.8)
    pen.form(geo.ellipse(176, -51, 8, 6), "#5a1424", texture=0)


def sticks(art):
    """Two sticks before the paws: on one a sausage is left."""
    with art.layer("sticks", detail=0.9, drop=Drop(6, 12, 5, 0.45, "#101848")) as pen:
        pen.form(geo.ribbon([(352, 1180), (372, 1116), (366, 1052)], [9, 8, 5]), "#7a4a30")
        pen.form(geo.ribbon([(318, 1176), (296, 1106), (286, 1060)], [9, 8, 5]), "#7a4a30")
        meat = geo.ribbon([(356, 1086), (372, 1058), (362, 1026)], [20, 23, 19])
        pen.form(meat, "#b83a34", "#5a1424", "#ff9a7a", volume=10, texture=0.1)


def paint(art: Art) -> None:
    snow_field(art)
    tracks(art)
    long_shadows(art)
    art.repaint("middle")
    lion_body(art)
    travellers(art)
    mane(art)
    lion_face(art)
    sticks(art)
    cub(art)
    distance = np.hypot(art.x - FIRE[0], (art.y - FIRE[1]) * 0.8)
    art.shade(np.clip((distance - 170) / 420, 0, 1), "#7a5068", 0.85)
    sparks(art)
    art.repaint("final")
    art.glow(FIRE[0], FIRE[1] - 40, 380, "#ff8a2a", 0.2)
    with art.layer("snowfall", warp=0, mottle=0) as pen:
        sky.snow(pen, 90, (0, 0, 800, 1200), "#dfe6ff", (1.0, 3.2))
    art.motes(80, ["#ffd060", "#ff9a3a", "#fff0a0"], (0.9, 2.6), (150, 120, 660, 700))
    art.finish(vignette_colour="#0c1240", vignette=0.4, bloom=0.12)
