"""A small flame has run up a tree; a firewoman on a ladder coaxes it down with a match."""

import math

import numpy as np
from atelier import Art, Card, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure, draw_head
from light.colour import lighten, mix, vary

CARD = Card(
    seed=39,
    light=(0.15, -0.98),
    hand="thick oil",
    title_en="The Rescue",
    title_ru="Спасение",
    tags_en=(
        "flame",
        "tree",
        "firefighter",
        "ladder",
        "rescue",
        "kitten",
        "match",
        "temper",
        "adoption",
        "danger",
        "gentleness",
    ),
    tags_ru=(
        "огонёк",
        "дерево",
        "пожарная",
        "лестница",
        "спасение",
        "котёнок",
        "спичка",
        "характер",
        "усыновление",
        "опасность",
        "нежность",
    ),
    description_en=(
        "Seen from below at dusk, a small trembling flame sits at the end of a branch like a "
        "kitten; a stout firewoman on a ladder holds out a match to it while the crew hug the "
        "hose shut."
    ),
    description_ru=(
        "Вид снизу, сумерки: на конце ветки дрожит, как котёнок, маленький огонёк; полная "
        "пожарная на лестнице протягивает ему спичку, а товарищи внизу обеими руками зажимают "
        "шланг."
    ),
)

FLAME = (262, 330)
BARK = "#4a3440"
BARK_LIT = "#e08840"


def dusk(art):
    art.radial(
        *FLAME,
        980,
        ["#f2a040", "#d67a34", "#b05e3a", "#6f5452", "#2a5460", "#15404e"],
        [0, 0.2, 0.42, 0.6, 0.8, 1],
    )
    art.clouds("#e8964a", 0.3)
    angle = np.arctan2(art.y - FLAME[1], art.x - FLAME[0])
    art.flow[:] = angle + math.pi / 2


def leaf_clump(pen, x, y, wide, colour):
    for _ in range(int(wide * 0.5)):
        angle, far = pen.rng.uniform(0, 2 * math.pi), math.sqrt(pen.rng.uniform(0, 1))
        lx, ly = x + math.cos(angle) * far * wide, y + math.sin(angle) * far * wide * 0.7
        near = math.hypot(lx - FLAME[0], ly - FLAME[1])
        warm = max(0.0, 1 - near / 420)
        tone = mix(vary(colour, pen.rng, 0.04, 8), "#f0a040", warm * 0.75)
        leaf = geo.ellipse(lx, ly, pen.rng.uniform(12, 22), 8, pen.rng.uniform(0, 180))
        pen.form(leaf, tone, volume=5, texture=0)


def tree(art):
    with art.layer("far leaves", fog=("#8a5a44", 0.3), brush=1.2) as pen:
        for x, y, wide in ((60, 60, 170), (330, 20, 150), (620, 10, 190), (780, 150, 120)):
            leaf_clump(pen, x, y, wide, "#2f6a5c")
    with art.layer("tree", detail=0.6, rim=Rim("#ffb45a", 7, 0.7)) as pen:
        trunk = geo.ribbon(
            [(60, 1260), (44, 1000), (34, 760), (-10, 480), (-70, 240)],
            [190, 150, 128, 120, 100],
            40,
        )
        pen.form(trunk, BARK, "#1c1a2a", "#8a5a4a", volume=54, texture=1.0, grain=1.45)
        with pen.clip(trunk):
            for _ in range(46):
                x, y = pen.rng.uniform(-40, 160), pen.rng.uniform(300, 1200)
                pen.line(
                    [(x, y), (x - 6, y + 40), (x + 4, y + pen.rng.uniform(70, 130))],
                    "#1c1a2a",
                    pen.rng.uniform(3, 7),
                    0.5,
                )
        bough = geo.ribbon(
            [(-30, 560), (70, 470), (180, 428), (280, 414), (372, 424), (430, 408)],
            [88, 58, 42, 32, 20, 6],
            50,
        )
        pen.form(bough, "#6a4438", "#241c2a", BARK_LIT, volume=16, texture=0.8, grain=0.0)
        for points, widths in (
            ([(120, 448), (150, 540), (210, 580)], [20, 10, 3]),
            ([(330, 420), (392, 470), (402, 520)], [13, 8, 3]),
            ([(60, 480), (90, 330), (60, 210)], [30, 18, 6]),
        ):
            pen.form(geo.ribbon(points, widths, 20), "#5f3e38", "#241c2a", BARK_LIT, volume=6)
        for x, y, wide in ((214, 586, 40), (404, 524, 34), (58, 200, 110), (440, 404, 26)):
            leaf_clump(pen, x, y, wide, "#3f7a56")


def flame_body(scale):
    points = [
        (4, -168, "c"),
        (34, -112),
        (40, -78),
        (66, -110, "c"),
        (84, -40),
        (78, 20),
        (52, 62),
        (8, 72),
        (-46, 66),
        (-76, 26),
        (-76, -30),
        (-52, -76),
        (-44, -112, "c"),
        (-22, -78),
        (-14, -116),
    ]
    return geo.curve([(p[0] * scale, p[1] * scale, *p[2:]) for p in points])


def flame(art):
    x, y = FLAME
    art.glow(x, y, 560, "#ff8a2c", 0.5)
    art.glow(x, y, 240, "#ffd070", 0.55)
    with art.layer("flame", detail=1, keep=0.25, warp=0.5) as pen, pen.at(x, y + 14, 1.14, -6):
        tail = geo.ribbon(
            [(-60, 50), (-116, 66), (-142, 14), (-116, -34), (-130, -70)], [24, 32, 28, 20, 2], 30
        )
        pen.form(tail, "#f4731c", "#c23a14", "#ffc04a", volume=12, texture=0.3)
        pen.form(flame_body(1.0), "#f4701a", "#cc3410", "#ffb03a", volume=40, texture=0.4)
        with pen.at(4, 14):
            pen.form(flame_body(0.74), "#ffa42a", "#f0781a", "#ffd860", volume=24, texture=0.2)
        with pen.at(6, 30):
            pen.form(flame_body(0.48), "#ffdf6a", "#ffb63a", "#fff6c0", volume=16, texture=0.1)
        for dx in (-30, 38):
            pen.fill(geo.ellipse(dx, 2, 17, 20), "#fff9e6")
            pen.fill(geo.ellipse(dx + 5, 4, 10, 13), "#5a1a14")
            pen.fill(geo.ellipse(dx + 8, -1, 4), "#ffffff")
        pen.line([(-52, -26), (-34, -36), (-18, -36)], "#a8300e", 6)
        pen.line([(26, -38), (42, -38), (58, -28)], "#a8300e", 6)
        pen.line([(-6, 40), (2, 34), (10, 40), (18, 34)], "#8a1f14", 5)
        for dx in (-32, 34):
            paw = geo.curve([(dx - 20, 66), (dx - 16, 42), (dx + 16, 42), (dx + 20, 66), (dx, 82)])
            pen.form(paw, "#ff9a2c", "#d84a12", "#ffd060", volume=8, texture=0.1)
            for k in (-7, 6):
                pen.line([(dx + k, 64), (dx + k, 76)], "#a8300e", 3)
        for side in (-1, 1):
            for k in (0, 13):
                pen.line(
                    geo.arc(
                        side * 34,
                        -10,
                        70 + k,
                        92 + k,
                        0 if side > 0 else 180,
                        side * 34 + (0 if side > 0 else 180),
                        6,
                    ),
                    "#ffc860",
                    4,
                    0.75,
                )


COAT = "#2c4654"
STRIPE = "#e8c050"
FIREWOMAN = Person(
    "middle",
    "stout",
    "brown",
    hair="bun",
    hair_colour="#1f1618",
    outfit=Outfit(
        top=COAT,
        hem=0.5,
        flare=1.1,
        trousers="#22343f",
        shoes="#1a1a20",
        belt="#b8862e",
        buttons=STRIPE,
    ),
)


def brass_helmet(pen, x, y, size, turn=0.0, flip=False):
    """A fireman's helmet with its comb and a long brim behind, facing left."""
    with pen.at(x, y, size / 100, turn, flip):
        dome = geo.curve(
            [(-92, 4, "c"), (-90, -70), (-44, -124), (28, -124), (80, -76), (96, 4, "c")]
        )
        pen.form(dome, "#d8a23a", "#7a4a1c", "#fff0a8", volume=44, texture=0.2)
        comb = geo.curve(
            [(-74, -104, "c"), (-30, -150), (40, -148), (98, -84, "c"), (40, -116), (-20, -122)]
        )
        pen.form(comb, "#efc45a", "#8a5a20", "#fff4b8", volume=10, texture=0.1)
        brim = geo.curve(
            [(-118, 14, "c"), (-92, -12), (0, -4), (92, -12), (150, 44, "c"), (70, 22), (-40, 16)]
        )
        pen.form(brim, "#c08a30", "#5a3a1a", "#ffe08a", volume=8, texture=0.2)
        pen.form(geo.ellipse(-66, -54, 18, 28, 10), "#f4d070", "#8a5a20", texture=0)


def ladder(art):
    with art.layer("ladder", warp=0.3, detail=0.8, rim=Rim("#ffc070", 4, 0.6)) as pen:
        left = [(430, 1260), (560, 330)]
        right = [(700, 1260), (676, 330)]
        for k in range(13):
            t = 1 - 0.93 * 0.86**k
            a, b = geo.lerp(left[0], left[1], t), geo.lerp(right[0], right[1], t)
            thick = 26 - 16 * t
            rung = geo.polygon([a, b, (b[0], b[1] + thick), (a[0], a[1] + thick)])
            pen.form(rung, "#a87a4c", "#4a2f2c", "#f0b878", volume=6, texture=0.4)
        for start, end in (left, right):
            rail = geo.polygon(
                [
                    (start[0] - 24, start[1]),
                    (end[0] - 8, end[1]),
                    (end[0] + 8, end[1]),
                    (start[0] + 24, start[1]),
                ]
            )
            pen.form(rail, "#b8844e", "#55342e", "#f4c080", volume=10, texture=0.6, grain=1.5)


def match_in_hand(pen):
    pen.line([(0, 0), (70, -36)], "#e8cc98", 9)
    pen.form(geo.ellipse(74, -38, 11, 9), "#c83a2c", "#7a1c18", texture=0)


def firewoman(art):
    kind = Expression(eye="smiling", brow=9, slant=6, smile=0.7, gape=0.15, blush=0.6)
    pose = POSES["climbing"].but(
        lean=13,
        head=8,
        near_arm=(40, 96),
        far_arm=(92, 112),
        near_leg=(62, -12),
        far_leg=(4, -12),
        near_hand="hold",
        far_hand="hold",
    )
    with art.layer(
        "firewoman", detail=0.95, keep=0.14, brush=0.9, rim=Rim("#ffb050", 8, 0.7)
    ) as pen:
        places = draw_figure(
            pen,
            692,
            1010,
            740,
            FIREWOMAN,
            pose,
            "three-quarter",
            kind,
            flip=True,
            far_thing=match_in_hand,
        )
        brass_helmet(
            pen,
            places.head[0] + 4,
            places.head[1] - places.head_radius * 0.44,
            places.head_radius * 1.02,
            -6,
        )


CREW = (
    # neck, head from the neck, its radius, heights of the two hands on the hose
    ("old", "fair", (126, 987), (31, -57), 61, (17, 125), False),
    ("young", "tan", (406, 974), (16, -62), 57, (82, 192), True),
)


def fireman(pen, age, skin, neck, head, radius, flip):
    """Body and head; local x runs from the neck towards the hose."""
    person = Person(age, "broad", skin, beard="moustache", hair_colour="#4a2c20")
    strained = Expression(eye="wide", brow=8, slant=10, smile=-0.3, blush=0.8)
    with pen.at(*neck, 1, 0, flip):
        pen.form(geo.ribbon([(0, 20), (12, -34)], [54, 48], 8), person.skin_colour, texture=0)
        coat = [
            (-30, 0),
            (-78, 20),
            (-108, 76),
            (-112, 170),
            (-122, 290, "c"),
            (74, 290, "c"),
            (66, 170),
            (74, 96),
            (66, 36),
            (30, 4),
        ]
        pen.form(geo.curve(coat), "#264352", "#14242e", "#4f6c72", volume=44, texture=0.5)
        pen.line([(26, 30), (40, 120), (30, 290)], "#14242e", 4, 0.7)
        for y in (84, 160):
            pen.form(geo.ellipse(20, y, 8), STRIPE, "#8a5a20", texture=0)
        collar = [(-38, -4, "c"), (4, 10), (42, -6, "c"), (48, 20, "c"), (10, 36), (-42, 20, "c")]
        pen.form(geo.curve(collar), STRIPE, "#9a6a24", volume=8, texture=0.1)
        draw_head(pen, *head, radius, person, "three-quarter", strained, -26)
    side = 1 if flip else -1
    place = (neck[0] - side * head[0], neck[1] + head[1])
    brass_helmet(pen, place[0] - side * 8, place[1] - radius * 0.42, radius, side * 22, not flip)


def hose(pen):
    """Swollen with water that may not come out."""
    body = geo.curve(
        [
            (176, 1250, "c"),
            (206, 1172),
            (222, 1110),
            (232, 1050),
            (236, 1000),
            (240, 960, "c"),
            (292, 960, "c"),
            (296, 1000),
            (300, 1050),
            (310, 1110),
            (326, 1172),
            (356, 1250, "c"),
        ]
    )
    pen.form(body, "#84483a", "#3c2026", "#d08a58", volume=40, texture=0.5)
    nozzle = geo.polygon([(236, 964), (296, 964), (284, 868), (248, 868)])
    pen.form(nozzle, "#d8a23a", "#6a4218", "#fff0a8", volume=16, texture=0.1)
    ring = geo.rectangle(228, 948, 76, 24, 8)
    pen.form(ring, "#efc45a", "#7a4c1c", "#fff4b8", volume=8, texture=0.1)
    pen.form(geo.ellipse(266, 852, 9, 12), "#a8dcec", "#3f8aa0", texture=0)


def crew(art):
    with art.layer("crew", detail=0.9, keep=0.12, rim=Rim("#ffb050", 7, 0.7)) as pen:
        for age, skin, neck, head, radius, (y, _), flip in CREW:
            with pen.at(*neck, 1, 0, flip):
                sleeve(pen, (34, 50), (52, 88 + y * 0.4), (88, y + 4), 0.86)
            fireman(pen, age, skin, neck, head, radius, flip)
    with art.layer("hose", detail=0.85, rim=Rim("#ffb860", 5, 0.6)) as pen:
        hose(pen)
    with art.layer("hands", detail=1, keep=0.14, rim=Rim("#ffb050", 4, 0.6)) as pen:
        for _, skin, neck, _, _, (far, near), flip in CREW:
            with pen.at(*neck, 1, 0, flip):
                cuff(pen, (52, 88 + far * 0.4), (88, far + 4), 0.86)
                grip(pen, 100, far, SKIN[skin])
                grip(pen, 92, near, SKIN[skin])
                elbow = (-30, 186 + near * 0.12)
                sleeve(pen, (-64, 64), elbow, (92, near), 1)
                cuff(pen, elbow, (92, near), 1)


SKIN = {"fair": "#ecc09a", "tan": "#c48a5a"}


def sleeve(pen, shoulder, elbow, wrist, size):
    stops = (shoulder, geo.lerp(shoulder, elbow, 0.6), geo.lerp(shoulder, elbow, 0.94))
    stops += (
        geo.lerp(elbow, wrist, 0.08),
        geo.lerp(elbow, wrist, 0.5),
        geo.lerp(elbow, wrist, 0.84),
    )
    widths = [w * size for w in (74, 68, 62, 58, 52, 46)]
    pen.form(geo.ribbon(stops, widths, 40), "#34586a", "#152832", "#d89450", volume=20, texture=0.4)


def cuff(pen, elbow, wrist, size):
    start, end = geo.lerp(elbow, wrist, 0.84), geo.lerp(elbow, wrist, 1.06)
    band = geo.ribbon([start, end], [54 * size, 54 * size], 6, caps=False)
    pen.form(band, STRIPE, "#8a5a20", "#fff0a8", volume=8, texture=0.1)


def grip(pen, x, y, skin):
    """The back of the hand beside the hose, four fingers across it."""
    dark = lighten(skin, -0.2)
    back = [(x - 14, y - 22), (x + 16, y - 28), (x + 30, y), (x + 16, y + 26), (x - 14, y + 20)]
    pen.form(geo.curve(back), skin, dark, volume=10, texture=0)
    for k in (3, 2, 1, 0):
        top, reach = y - 20 + k * 13, (56, 62, 60, 52)[k]
        finger = [(x + 12, top), (x + reach * 0.65, top - 3), (x + reach, top + 2)]
        pen.form(geo.ribbon(finger, [15, 16, 12], 16), skin, dark, volume=6, texture=0)
        if k:
            pen.line([(x + 16, top - 7), (x + reach - 2, top - 7)], dark, 2.4, 0.8)


def paint(art: Art) -> None:
    dusk(art)
    art.repaint("background")
    tree(art)
    art.repaint("middle")
    ladder(art)
    flame(art)
    firewoman(art)
    crew(art)
    art.shade(np.clip((art.y - 900) / 400, 0, 1), "#2c4a5c", 0.35)
    art.repaint("final")
    art.motes(34, ["#ffb04a", "#ffd884"], radius=(1, 3), box=(60, 60, 620, 620))
    art.finish(vignette_colour="#0c2430", vignette=0.3)
