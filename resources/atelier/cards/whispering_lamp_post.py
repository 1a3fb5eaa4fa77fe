"""A street lamp bends its iron neck over a sleeping shoeshine boy and shades its own light."""

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Outfit, Person, draw_figure
from light.colour import lighten

CARD = Card(
    seed=84,
    light=(-0.35, -0.94),
    hand="chalk on dark",
    title_en="The Lamp Bends Down",
    title_ru="Фонарь склонился",
    tags_en=(
        "street lamp",
        "boy",
        "sleep",
        "shoeshine",
        "night watch",
        "kindness",
        "poverty",
        "guardian",
        "height",
        "gaslight",
        "avenue",
    ),
    tags_ru=(
        "фонарь",
        "мальчик",
        "сон",
        "чистильщик обуви",
        "ночной дозор",
        "доброта",
        "бедность",
        "хранитель",
        "высота",
        "газовый свет",
        "проспект",
    ),
    description_en=(
        "On a teal night avenue a street lamp has bent its iron neck over a boy asleep on his red "
        "shoeshine box and dims its light with its own metal hand; the other lamps stand straight "
        "and pretend."
    ),
    description_ru=(
        "Ночной проспект: фонарь склонил железную шею над мальчиком, уснувшим на красном ящике "
        "чистильщика, и прикрывает свой свет железной рукой; остальные фонари стоят прямо и "
        "делают вид, что не замечают."
    ),
)

IRON = "#4a7a7c"
IRON_DARK = "#143238"
IRON_LIGHT = "#b4f0dc"
GLOW = "#c8f0b0"
HEAD = (430, 436)


def avenue(art):
    with art.layer("houses", warp=0.5, fog=("#3a8a88", 0.15)) as pen:
        for left, right, top_near, top_far in ((-40, 330, -60, 330), (840, 560, -40, 340)):
            wall = geo.polygon([(left, top_near), (right, top_far), (right, 560), (left, 900)])
            pen.form(wall, "#256a70", "#10404a", "#3f9490", volume=60, texture=0.7)
            for k in range(5):
                t = 0.12 + k * 0.19
                for row in (0.16, 0.4, 0.64):
                    x = left + (right - left) * t
                    top = top_near + (top_far - top_near) * t
                    foot = 900 - 340 * t
                    y = top + (foot - top) * row
                    tall = (foot - top) * 0.13
                    side = 1 if right > left else -1
                    wide = 40 * (1 - t * 0.7) * side
                    pane = geo.polygon(
                        [
                            (x, y),
                            (x + wide, y + abs(wide) * 0.28),
                            (x + wide, y + tall),
                            (x, y + tall),
                        ]
                    )
                    pen.fill(pane, "#0a3038", 0.9)
                    pen.line(pane, "#6ac8b4", 3, 0.8)
    with art.layer("pavement", warp=0.5) as pen:
        ground = geo.polygon(
            [(-40, 880), (330, 556), (560, 556), (840, 880), (840, 1240), (-40, 1240)]
        )
        pen.fill(ground, pen.gradient((0, 556), (0, 1200), ["#4aa096", "#2f7c7c", "#1a545a"]))
        for k in range(11):
            y = 566 + 7 * 1.46**k
            half = (y - 556) * 1.25 + 130
            pen.line([(445 - half, y), (445, y + 3), (445 + half, y)], "#7ad0bc", 2 + k * 0.3, 0.55)
        for k in range(-8, 9):
            pen.line([(445 + k * 13, 556), (445 + k * 140, 1240)], "#7ad0bc", 2.5, 0.4)


def straight_lamp(pen, x, foot, tall):
    """One that looks ahead and pretends."""
    wide = tall * 0.022
    post = geo.ribbon([(x, foot), (x, foot - tall * 0.78)], [wide * 1.8, wide], 12)
    pen.form(post, IRON, IRON_DARK, IRON_LIGHT, volume=wide * 0.5, texture=0)
    base = geo.polygon(
        [
            (x - wide * 2, foot),
            (x + wide * 2, foot),
            (x + wide, foot - tall * 0.09),
            (x - wide, foot - tall * 0.09),
        ]
    )
    pen.form(base, IRON, IRON_DARK, IRON_LIGHT, volume=wide * 0.5, texture=0)
    top = foot - tall * 0.78
    bar = tall * 0.05
    pen.line([(x - bar, top + bar * 0.6), (x + bar, top + bar * 0.6)], IRON_LIGHT, wide * 0.6)
    pen.halo(x, top - tall * 0.08, tall * 0.22, "#8ce0b0", 0.5)
    glass = geo.polygon(
        [
            (x - bar * 0.7, top),
            (x + bar * 0.7, top),
            (x + bar * 1.2, top - tall * 0.14),
            (x - bar * 1.2, top - tall * 0.14),
        ]
    )
    pen.fill(glass, "#c4e8b0", 0.8)
    roof = geo.polygon(
        [
            (x - bar * 1.5, top - tall * 0.14),
            (x + bar * 1.5, top - tall * 0.14),
            (x, top - tall * 0.21),
        ]
    )
    pen.form(roof, IRON, IRON_DARK, IRON_LIGHT, volume=wide, texture=0)


def row_of_lamps(art):
    with art.layer("row", warp=0.3, detail=0.8, keep=0.1) as pen:
        for k in range(5, -1, -1):
            depth = 1 / (1 + k * 0.62)
            straight_lamp(pen, 488 + 292 * depth, 560 + 330 * depth, 70 + 640 * depth)
        for k in (5, 4, 1):
            depth = 1 / (1 + k * 0.62)
            straight_lamp(pen, 402 - 300 * depth, 560 + 330 * depth, 70 + 640 * depth)


def bent_post(pen):
    spine = [
        (92, 1130),
        (96, 900),
        (84, 640),
        (70, 380),
        (112, 180),
        (236, 92),
        (362, 128),
        (428, 262),
        (436, 330),
    ]
    neck = geo.ribbon(spine, [74, 52, 46, 44, 44, 42, 40, 38, 40], 80)
    pen.form(neck, IRON, IRON_DARK, IRON_LIGHT, volume=18, texture=0.6)
    for x, y, turn in ((95, 960, 0), (80, 560, 2), (72, 400, -2), (132, 160, 48), (250, 94, 92)):
        ring = geo.rectangle(x - 36, y - 13, 72, 26, 10, turn)
        pen.form(ring, lighten(IRON, 0.03), IRON_DARK, IRON_LIGHT, volume=9, texture=0.2)
    foot = geo.curve(
        [
            (-10, 1200, "c"),
            (4, 1140),
            (50, 1116),
            (60, 1040),
            (130, 1040),
            (142, 1116),
            (188, 1142),
            (204, 1200, "c"),
        ]
    )
    pen.form(foot, IRON, IRON_DARK, IRON_LIGHT, volume=30, texture=0.5)
    leaf = geo.ribbon(
        [(84, 760), (160, 720), (196, 660), (160, 620), (136, 660)], [20, 18, 14, 10, 5]
    )
    pen.form(leaf, IRON, IRON_DARK, IRON_LIGHT, volume=6, texture=0.2)


def lamp_head(pen):
    """A lantern of four panes, tilted to look down; the roof is its cap, the bars its lashes."""
    with pen.at(*HEAD, 1.16, -12):
        finial = geo.curve([(-14, -148), (0, -176), (14, -148)])
        pen.form(finial, IRON, IRON_DARK, IRON_LIGHT, volume=8, texture=0)
        glass = geo.polygon([(-108, -60), (108, -60), (70, 118), (-70, 118)])
        pen.fill(glass, pen.gradient((0, -60), (0, 118), ["#f6ffd4", "#d8f4b4", "#8cc89c"]))
        pen.fill(geo.polygon([(-40, -60), (40, -60), (26, 118), (-26, 118)]), "#fdffe4", 0.7)
        roof = geo.curve(
            [
                (-142, -56, "c"),
                (-120, -88),
                (-52, -126),
                (0, -152),
                (52, -126),
                (120, -88),
                (142, -56, "c"),
                (0, -44),
            ]
        )
        pen.form(roof, IRON, IRON_DARK, IRON_LIGHT, volume=26, texture=0.5)
        for a, b in (
            ((-108, -60), (-70, 118)),
            ((108, -60), (70, 118)),
            ((-38, -54), (-26, 120)),
            ((38, -54), (26, 120)),
        ):
            pen.line([a, b], IRON_DARK, 10)
        pen.form(geo.rectangle(-82, 112, 164, 22, 8), IRON, IRON_DARK, IRON_LIGHT, volume=8)
        for x in (-64, 64):
            pen.line(geo.arc(x, 18, 25, 18, 10, 170), "#1c4a44", 8)
            for k in (-16, 0, 16):
                pen.line(
                    [(x + k, 34 - abs(k) * 0.4), (x + k * 1.4, 48 - abs(k) * 0.4)], "#1c4a44", 4
                )
        pen.line(geo.arc(0, 68, 20, 11, 20, 160), "#1c4a44", 7)


def iron_hand(pen):
    """Its arm leaves the post, and the hand is held under the glass to dim it."""
    with pen.at(0, -44):
        raised_hand(pen)


def raised_hand(pen):
    arm = geo.ribbon([(78, 600), (170, 676), (290, 720), (372, 700)], [42, 36, 32, 34], 40)
    pen.form(arm, IRON, IRON_DARK, IRON_LIGHT, volume=13, texture=0.4)
    for x, y in ((172, 662), (292, 720)):
        pen.form(geo.ellipse(x, y, 24), lighten(IRON, 0.04), IRON_DARK, IRON_LIGHT, volume=10)
    palm = geo.curve(
        [(356, 676), (420, 648), (492, 646), (520, 668), (490, 700), (420, 724), (366, 724)]
    )
    pen.form(palm, IRON, IRON_DARK, GLOW, volume=14, texture=0.3)
    for k, (x, y) in enumerate(((574, 612), (604, 640), (602, 672), (580, 700))):
        root = (488 + (k == 1) * 8, 650 + k * 17)
        finger = geo.ribbon([root, geo.lerp(root, (x, y + 8), 0.55), (x, y)], [31, 29, 20], 14)
        pen.form(finger, lighten(IRON, 0.02), IRON_DARK, GLOW, volume=8, texture=0.2)
    thumb = geo.ribbon([(420, 668), (450, 630), (476, 616)], [24, 22, 15], 12)
    pen.form(thumb, lighten(IRON, 0.03), IRON_DARK, GLOW, volume=8, texture=0.2)


def lamp(art):
    art.glow(HEAD[0] + 10, HEAD[1] + 10, 330, "#a8e8b0", 0.5)
    with art.layer("post", warp=0.5, detail=0.8, keep=0.1, rim=Rim("#a8e0c0", 5, 0.6)) as pen:
        bent_post(pen)
    with art.layer("head", warp=0.4, detail=1, keep=0.2) as pen:
        lamp_head(pen)
    with art.layer(
        "hand", warp=0.4, detail=0.9, keep=0.12, drop=Drop(6, 14, 12, 0.4, "#041014")
    ) as pen:
        iron_hand(pen)


BOY = Person(
    "child",
    "thin",
    "dark",
    hair="crop",
    hair_colour="#140f14",
    hat="cap",
    hat_colour="#8a6a3c",
    outfit=Outfit(
        top="#6a98a8",
        hem=0.16,
        trousers="#9a8468",
        trouser_length=0.86,
        shoes="#a87a48",
        scarf="#d8a04a",
    ),
)


def box(art):
    with art.layer(
        "box", warp=0.4, detail=0.9, keep=0.12, drop=Drop(14, 14, 12, 0.6, "#020a0e")
    ) as pen:
        front = geo.polygon([(430, 1000), (640, 1000), (648, 1142), (424, 1142)])
        pen.form(front, "#d8362c", "#5a0c14", "#ff9070", volume=24, texture=0.6, grain=0.0)
        side = geo.polygon([(640, 1000), (700, 966), (706, 1094), (648, 1142)])
        pen.form(side, "#8a1c1c", "#3a080e", "#d04a3c", volume=14, texture=0.5)
        top = geo.polygon([(424, 1002), (486, 966), (704, 964), (646, 1002)])
        pen.form(top, "#f05a44", "#8a1c1c", "#ffc0a0", volume=10, texture=0.4)
        for y in (1046, 1094):
            pen.line([(430, y), (642, y)], "#7a1418", 4, 0.7)
        pen.form(geo.ellipse(474, 1070, 16), "#e8c060", "#6a4a20", texture=0)
    with art.layer("brushes", warp=0.4, detail=0.9, keep=0.1) as pen:
        for x, y, turn in ((330, 1158, -14), (744, 1130, 20)):
            with pen.at(x, y, 1, turn):
                pen.form(geo.rectangle(-46, -28, 92, 22, 10), "#c89a58", "#5a3a20", volume=8)
                for k in range(14):
                    bx = -42 + k * 6.4
                    pen.line([(bx, -8), (bx + pen.rng.normal(0, 2), 14)], "#e8e0c0", 4, 0.8)
        tin = geo.rectangle(232, 1150, 66, 26, 8)
        pen.form(tin, "#3f7a7c", "#123438", "#b0e0d0", volume=8, texture=0.1)
        pen.form(geo.ellipse(265, 1150, 33, 11), "#8ac0b4", "#2f5f60", volume=4, texture=0)


def boy(art):
    pose = POSES["sitting"].but(
        lean=22,
        curl=18,
        head=30,
        near_arm=(-12, 10),
        far_arm=(8, 42),
        near_leg=(84, -10),
        far_leg=(66, 22),
        near_hand="relaxed",
        far_hand="relaxed",
    )
    with art.layer("boy", warp=0.8, detail=1, keep=0.18, rim=Rim("#c8f0c0", 6, 0.7)) as pen:
        places = draw_figure(pen, 600, 1172, 530, BOY, pose, "three-quarter", "sleeping", flip=True)
        knee = places.near_knee
        patch = geo.rectangle(knee[0] - 8, knee[1] - 26, 44, 40, 4, 8)
        pen.form(patch, "#c85a44", "#6a2420", volume=4, texture=0.4)
        elbow = (places.near_shoulder[0] - 4, places.near_shoulder[1] + 50)
        pen.form(geo.rectangle(*elbow, 36, 34, 4, -8), "#d8b060", "#7a5a2c", volume=4, texture=0.4)


def pool_of_light(art):
    """What is left of the light falls softly round the boy."""
    away = np.hypot((art.x - 500) / 330, (art.y - 1130) / 110)
    art.tint(np.clip(1 - away, 0, 1) ** 0.8, "#a4e4b8", 0.6)
    art.glow(540, 960, 330, "#a0e0b0", 0.4)


def paint(art: Art) -> None:
    art.sky(["#0e4650", "#1c6a6e", "#3a9490", "#5ab4a4"], [0, 0.22, 0.4, 0.5])
    art.clouds("#5ab8ac", 0.4)
    avenue(art)
    art.repaint("background")
    row_of_lamps(art)
    pool_of_light(art)
    art.repaint("middle")
    box(art)
    boy(art)
    lamp(art)
    art.repaint("final")
    art.motes(20, ["#c8f4c0", "#8ce0c0"], radius=(1, 2.4), box=(250, 300, 640, 900))
    art.finish(vignette_colour="#020c10", vignette=0.3)
