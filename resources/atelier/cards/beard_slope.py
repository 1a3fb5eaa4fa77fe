"""Skiers on an old man's white beard; his nostril twitches and one of them has seen it."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Outfit, Person, draw_figure
from atelier.motifs import sky
from light.colour import lighten, mix, vary

CARD = Card(
    seed=30,
    light=(-0.7, -0.7),
    hand="dry gouache",
    title_en="Do Not Sneeze",
    title_ru="Только не чихни",
    tags_en=(
        "beard",
        "skiing",
        "grandfather",
        "snow",
        "nose",
        "sneeze",
        "avalanche",
        "self-control",
        "tickle",
        "winter sport",
        "risk",
    ),
    tags_ru=(
        "борода",
        "лыжи",
        "дедушка",
        "снег",
        "нос",
        "чихание",
        "лавина",
        "самообладание",
        "щекотка",
        "зимний спорт",
        "риск",
    ),
    description_en=(
        "An old man's white beard is a ski slope: tiny skiers carve bends down it, a chairlift "
        "hangs from his moustache, and one skier looks up at the twitching nostril in alarm."
    ),
    description_ru=(
        "Белая борода старика — лыжный склон: крошечные лыжники выписывают по ней дуги, к усам "
        "подвешен подъёмник, а один лыжник в тревоге смотрит на дрогнувшую ноздрю."
    ),
)

SKIN = "#e4a48c"
SKIN_DARK = "#b0605c"
SKIN_LIGHT = "#fbd6c2"
SNOW = "#e6f0fb"
SNOW_DARK = "#70b0de"

BEARD = geo.curve(
    [
        (96, 150),
        (176, 260),
        (236, 372),
        (330, 408),
        (470, 372),
        (600, 386),
        (706, 352),
        (770, 240),
        (840, 120, "c"),
        (840, 1240, "c"),
        (590, 1240, "c"),
        (520, 1180),
        (330, 1150),
        (170, 1110),
        (70, 1010),
        (40, 840),
        (64, 640),
        (40, 480),
        (62, 300),
    ]
)


def face(art):
    with art.layer("face", detail=0.8, keep=0.08) as pen:
        cheeks = geo.curve(
            [(90, -40, "c"), (84, 120), (150, 300), (300, 440), (620, 440), (760, 300), (850, -40)]
        )
        pen.form(cheeks, SKIN, SKIN_DARK, SKIN_LIGHT, volume=120, texture=0.3)
        for x, y, r in ((220, 190, 120), (690, 170, 110)):
            pen.fill(geo.ellipse(x, y, r, r * 0.8), "#e0483c", 0.5, blur=46)
        for points in (
            [(330, 60), (296, 170), (250, 250)],
            [(602, 50), (640, 160), (690, 236)],
        ):
            pen.fold(points, SKIN_DARK, 13, 0.6)
        for side, x in ((1, 214), (-1, 716)):
            for k in range(3):
                spread = (k - 1) * 26
                crow = [(x - side * 46, 26 + spread), (x - side * 96, 14 + spread * 1.9)]
                pen.line(crow, SKIN_DARK, 5, 0.5)
    nose(art)


def nose(art):
    with art.layer(
        "nose", detail=0.9, keep=0.1, drop=Drop(12, 22, 22, 0.45, "#7a2c34"), rim=Rim("#fff2e0")
    ) as pen:
        bridge = geo.curve(
            [
                (392, -60, "c"),
                (374, 80),
                (318, 160),
                (296, 240),
                (330, 300),
                (400, 296),
                (470, 326),
                (538, 292),
                (606, 286),
                (630, 226),
                (604, 150),
                (550, 80),
                (532, -60, "c"),
            ]
        )
        pen.form(bridge, "#ea8f76", "#b34a48", "#ffd8c0", volume=74, texture=0.3)
        pen.fill(geo.ellipse(470, 232, 84, 74), "#e23c34", 0.55, blur=30)
        for x, turn, wide in ((384, -22, 46), (556, 24, 54)):
            pen.fill(geo.ellipse(x, 282, wide, 23, turn), "#4a1820", 0.95)
            pen.fill(geo.ellipse(x, 290, wide * 0.7, 11, turn), "#8a3034", 0.6, blur=4)
        for k in (0, 1, 2):
            twitch = geo.arc(560 + k * 4, 262, 84 + k * 20, 62 + k * 16, -38, 20)
            pen.line(twitch, "#8a2c34", 7 - k, 0.9 - k * 0.2)
        pen.fill(geo.ellipse(420, 176, 46, 30, -30), "#fff4e8", 0.6, blur=16)


def strand(pen, start, end, bow, width, colour):
    middle = geo.lerp(start, end, 0.5)
    middle = (middle[0] + bow, middle[1])
    pen.line([start, middle, end], colour, width, pen.rng.uniform(0.35, 0.75))


def down(x):
    """Where the hair that leaves the chin at x has gone at the bottom of the picture."""
    return 420 + (x - 420) * 1.15 - 60


LOCKS = (
    ([(120, 300), (70, 480), (110, 680), (40, 900), (90, 1100)], 130),
    ([(760, 300), (800, 500), (750, 720), (810, 940), (770, 1230)], 150),
    ([(640, 420), (700, 600), (630, 800), (700, 1000), (640, 1230)], 150),
    ([(220, 430), (180, 600), (240, 800), (160, 980), (240, 1200)], 150),
    ([(540, 430), (580, 600), (520, 800), (590, 1000), (520, 1230)], 150),
    ([(330, 430), (300, 620), (360, 820), (290, 1000), (350, 1220)], 150),
    ([(430, 430), (450, 640), (400, 820), (470, 1020), (420, 1230)], 160),
)


def beard(art):
    with art.layer(
        "beard", detail=0.5, drop=Drop(-14, 10, 20, 0.3, "#3f6aa0"), direction=84
    ) as pen:
        pen.form(BEARD, SNOW, SNOW_DARK, "#ffffff", volume=150, texture=0.5, grain=1.5)
        with pen.clip(BEARD):
            for points, wide in LOCKS:
                lock = geo.ribbon(points, [wide * 0.5, wide, wide * 1.1, wide, wide * 0.3], 50)
                pen.fill(geo.moved(lock, 16, 10), "#4694c8", 0.75, blur=16)
                pen.form(lock, "#e9f2fb", "#70b0de", "#ffffff", volume=wide * 0.42, grain=1.5)
            for _ in range(620):
                x = pen.rng.uniform(50, 800)
                y = pen.rng.uniform(330, 1180)
                long = pen.rng.uniform(50, 150)
                drift = (down(x) - x) * long / 700
                tone = vary(("#ffffff", "#b0d8f2", "#7cbce6")[pen.rng.integers(3)], pen.rng, 0.02)
                wave = 12 * math.sin(y / 60 + x / 90)
                strand(pen, (x, y), (x + drift, y + long), wave, pen.rng.uniform(1.5, 4.5), tone)
        for _ in range(70):
            angle = pen.rng.uniform(0, 1)
            x, y = (70 - 30 * math.sin(angle * 3.1), 330 + angle * 680)
            tip = (x - pen.rng.uniform(14, 46), y + pen.rng.uniform(24, 70))
            pen.line([(x + 30, y - 30), (x, y + 10), tip], "#eef5fc", 4, 0.8)


def moustache(art):
    with art.layer(
        "moustache",
        detail=0.6,
        drop=Drop(8, 26, 18, 0.5, "#4a78b4"),
        rim=Rim("#ffffff", 6, 0.7),
    ) as pen:
        left = geo.curve(
            [
                (476, 322),
                (400, 306),
                (300, 334),
                (200, 396),
                (128, 404),
                (84, 356, "c"),
                (96, 440),
                (190, 486),
                (330, 460),
                (440, 420),
                (488, 384),
            ]
        )
        right = geo.curve(
            [
                (470, 322),
                (550, 300),
                (640, 318),
                (716, 372),
                (770, 366),
                (806, 318, "c"),
                (800, 412),
                (726, 462),
                (610, 450),
                (520, 416),
                (470, 384),
            ]
        )
        for half, side in ((right, 1), (left, -1)):
            pen.form(half, "#f6faff", "#62a8dc", "#ffffff", volume=46, texture=0.6)
            with pen.clip(half):
                for _ in range(120):
                    t = pen.rng.uniform(0, 1)
                    x = 478 + side * (t * 330)
                    y = 330 + 90 * math.sin(t * 2.4) + pen.rng.uniform(-30, 80)
                    end = (x + side * 80, y + 34 - 60 * t)
                    strand(pen, (x, y), end, 0, 3, ("#ffffff", "#88c2e8")[pen.rng.integers(2)])


SKIERS = (
    # x, y, size, flip, jacket, trousers, skin
    (300, 640, 128, False, "#e2402f", "#2b3a66", "fair"),
    (566, 706, 142, True, "#f2b21c", "#3a2c4a", "dark"),
    (250, 850, 166, True, "#2c9a6a", "#402c3a", "tan"),
    (470, 985, 186, False, "#d83a8a", "#23406e", "fair"),
)


def track(pen, points, wide):
    for shift in (-wide, wide):
        rail = [(x + shift, y) for x, y in points]
        pen.line(rail, "#5a92d0", wide * 0.8, 0.8)
        pen.line([(x - 2, y + 2) for x, y in rail], "#ffffff", wide * 0.4, 0.9)


def tracks(art):
    with art.layer("tracks", detail=0.8, warp=0.4) as pen:
        track(pen, [(430, 470), (372, 510), (330, 560), (380, 610), (300, 646)], 5)
        track(pen, [(530, 470), (600, 530), (520, 590), (640, 650), (566, 712)], 6)
        track(pen, [(410, 480), (340, 600), (410, 700), (330, 780), (256, 856)], 7)
        track(pen, [(480, 480), (450, 640), (390, 760), (520, 880), (462, 992)], 8)


def skis(pen, x, y, size, flip):
    side = -1 if flip else 1
    for shift in (0, size * 0.09):
        start = (x - side * size * 0.5, y - size * 0.16 + shift)
        end = (x + side * size * 0.56, y + size * 0.12 + shift)
        tip = (x + side * size * 0.68, y + size * 0.06 + shift)
        pen.line(geo.polygon([start, end, tip], closed=False), "#7a2c22", size * 0.055)


def skier(pen, x, y, size, flip, jacket, trousers, skin):
    person = Person(
        "young",
        "average",
        skin,
        hat="beanie",
        hat_colour=lighten(jacket, -0.12),
        outfit=Outfit(top=jacket, hem=0.12, trousers=trousers, scarf="#fff4d8", gloves="#2a2430"),
    )
    pose = POSES["running"].but(
        lean=26,
        near_arm=(-30, 66),
        far_arm=(24, 76),
        near_leg=(50, -22),
        far_leg=(42, -28),
        near_hand="fist",
        lift=0.0,
    )
    skis(pen, x, y, size, flip)
    places = draw_figure(pen, x, y, size, person, pose, "three-quarter", "happy", flip)
    side = -1 if flip else 1
    for hand in (places.near_hand, places.far_hand):
        back = (hand[0] - side * size * 0.42, hand[1] + size * 0.22)
        pen.line([hand, back], "#3a2a30", size * 0.03)


def skiers(art):
    with art.layer(
        "skiers", detail=1, keep=0.15, warp=0.4, drop=Drop(14, 10, 5, 0.55, "#3f72b8")
    ) as pen:
        for one in SKIERS:
            skier(pen, *one)
    with art.layer(
        "witness", detail=1, keep=0.15, warp=0.4, drop=Drop(16, 10, 5, 0.55, "#3f72b8")
    ) as pen:
        witness(pen)


def witness(pen):
    """He has stopped, looks up with both arms thrown wide, and one pole falls."""
    person = Person(
        "middle",
        "stout",
        "fair",
        hat="beanie",
        hat_colour="#16324e",
        outfit=Outfit(top="#2f6fd0", hem=0.14, trousers="#8a2430", scarf="#ffd84a"),
    )
    pose = POSES["standing"].but(
        lean=-16,
        head=-34,
        near_arm=(-46, -72),
        far_arm=(96, 128),
        near_leg=(-16, -14),
        far_leg=(24, 10),
        near_hand="open",
        far_hand="open",
    )
    for shift in (-26, 26):
        pen.line([(600 + shift, 1126), (760 + shift, 1082)], "#f4b83a", 9)
    draw_figure(pen, 676, 1106, 250, person, pose, "three-quarter", "afraid", flip=False)
    pen.line([(452, 1062), (530, 1122)], "#3a2a30", 7)
    pen.line(geo.ellipse(518, 1113, 15, 7, -52), "#3a2a30", 4)


def chair_at(pen, x, y, size, jacket):
    pen.line([(x, y), (x - size * 0.02, y + size)], "#3c4652", size * 0.07)
    seat = geo.rectangle(x - size * 0.46, y + size * 0.94, size * 0.92, size * 0.14, 4)
    pen.form(seat, "#e4502f", "#8a2a1c", texture=0.2)
    rail = geo.rectangle(x - size * 0.46, y + size * 0.46, size * 0.92, size * 0.07, 3)
    pen.form(rail, "#e4502f", "#8a2a1c", texture=0.2)
    for dx in (-0.22, 0.22):
        colour = jacket if dx < 0 else "#f0c23c"
        body = geo.curve(
            [
                (x + (dx - 0.15) * size, y + size * 0.98, "c"),
                (x + (dx - 0.14) * size, y + size * 0.58),
                (x + dx * size, y + size * 0.46),
                (x + (dx + 0.14) * size, y + size * 0.58),
                (x + (dx + 0.15) * size, y + size * 0.98, "c"),
            ]
        )
        pen.form(body, colour, lighten(colour, -0.16), texture=0.2)
        pen.form(geo.ellipse(x + dx * size, y + size * 0.38, size * 0.13), "#f2c6a4", texture=0)
        cap = geo.arc(x + dx * size, y + size * 0.36, size * 0.14, size * 0.15, 180, 360)
        pen.form(geo.curve(cap), "#2b3a66", texture=0)
        leg = [(x + dx * size, y + size * 1.06), (x + (dx + 0.04) * size, y + size * 1.36)]
        pen.line(leg, "#33304a", size * 0.11)
        ski = [(x + (dx - 0.1) * size, y + size * 1.36), (x + (dx + 0.3) * size, y + size * 1.46)]
        pen.line(ski, "#7a2c22", size * 0.05)


def chairlift(art):
    with art.layer("cable", warp=0.2, detail=1, keep=0.2) as pen:
        cable = [(100, 436), (96, 560), (60, 800), (-20, 1010)]
        pen.line(cable, "#3c4652", 5)
        pen.form(geo.ellipse(102, 424, 20), "#5a6672", "#2c3440", "#b0bcc8", texture=0)
        pen.line(geo.ellipse(102, 424, 12), "#1f2630", 4)
    with art.layer(
        "chairs", warp=0.3, detail=1, keep=0.18, drop=Drop(18, 14, 6, 0.4, "#3f72b8")
    ) as pen:
        chair_at(pen, 98, 486, 92, "#7a3cae")
        chair_at(pen, 74, 720, 116, "#2c9a6a")


def collar(art):
    with art.layer("collar", detail=0.7, brush=0.8, drop=Drop(0, -14, 16, 0.35, "#3f6aa0")) as pen:
        roll = geo.curve(
            [
                (-40, 1050, "c"),
                (120, 1096),
                (330, 1146),
                (560, 1160),
                (840, 1130, "c"),
                (840, 1260, "c"),
                (-40, 1260, "c"),
            ]
        )
        pen.form(roll, "#1c70b4", "#0e467c", "#52a6e0", volume=40, texture=0.3)
        patterns.knit("#3a82d4", 11)(pen, roll)
        with pen.clip(roll):
            for x in range(-20, 830, 26):
                pen.line([(x, 1090), (x + 4, 1260)], mix("#173a6a", "#2a5c9c", 0.3), 5, 0.5)


def paint(art: Art) -> None:
    art.sky(["#2f96dc", "#62b8ec", "#9ed6f4", "#74c2ee"], [0, 0.35, 0.7, 1])
    art.clouds("#ffffff", 0.4)
    face(art)
    art.repaint("background", radii=(9, 5, 3))
    beard(art)
    moustache(art)
    collar(art)
    art.repaint("middle", radii=(7, 4, 2.2))
    tracks(art)
    skiers(art)
    chairlift(art)
    art.repaint("final")
    with art.layer("powder", warp=0, mottle=0) as pen:
        for x, y, size, flip, *_ in SKIERS:
            side = 1 if flip else -1
            for _ in range(26):
                far = pen.rng.uniform(0.2, 0.75)
                px = x + side * size * far
                py = y + size * 0.1 - pen.rng.uniform(0, 0.3) * size * far
                pen.fill(geo.ellipse(px, py, pen.rng.uniform(2, 6)), "#ffffff", 0.9)
        sky.snow(pen, 40, (0, 420, 800, 1200), radius=(1, 3))
    side = np.clip((art.x - 420) / 420, 0, 1) * np.clip((art.y - 340) / 240, 0, 1)
    art.shade(side, "#a8d2f0", 0.5)
    art.finish(vignette_colour="#3a6aa8", vignette=0.14)
