"""A woman in a climbing harness sews a canyon shut; a neighbour already steps across."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Outfit, Person, draw_figure
from atelier.motifs import nature
from light.colour import lighten, vary

CARD = Card(
    seed=47,
    light=(-0.8, -0.5),
    hand="thick oil",
    title_en="A Stitch in the Earth",
    title_ru="Шов на земле",
    tags_en=(
        "canyon",
        "needle",
        "thread",
        "woman",
        "desert",
        "bridge",
        "neighbour",
        "healing",
        "reconciliation",
        "border",
        "wound",
        "craft",
    ),
    tags_ru=(
        "каньон",
        "игла",
        "нитка",
        "женщина",
        "пустыня",
        "мост",
        "сосед",
        "исцеление",
        "примирение",
        "граница",
        "рана",
        "ремесло",
    ),
    description_en="A woman in a climbing harness sews a canyon shut with red thread and a needle "
    "as long as a pole, and a neighbour in a blanket steps across the closed part.",
    description_ru="Женщина в альпинистской обвязке зашивает каньон красной ниткой и иглой "
    "длиной с шест, а по зашитому месту переступает соседка в пледе.",
)

EARTH, EARTH_SHADE, EARTH_SHINE = "#e07058", "#93304a", "#f8a880"
WALL, WALL_DARK = "#a83c38", "#4a1a38"
THREAD = "#cc0c2a"
LEFT_RIM = [
    (500, 236),
    (488, 270),
    (512, 310),
    (478, 360),
    (500, 410),
    (452, 470),
    (470, 530),
    (420, 600),
    (430, 680),
    (376, 770),
    (386, 860),
    (376, 960),
    (440, 1064),
    (336, 1146),
    (290, 1240),
]
RIGHT_RIM = [
    (504, 236),
    (496, 270),
    (522, 310),
    (490, 360),
    (514, 410),
    (472, 470),
    (496, 530),
    (458, 600),
    (490, 680),
    (480, 770),
    (540, 860),
    (566, 960),
    (640, 1060),
    (680, 1140),
    (760, 1240),
]
STITCHES = (
    (262, 0.28),
    (294, 0.34),
    (330, 0.40),
    (370, 0.48),
    (418, 0.58),
    (520, 0.74),
    (590, 0.90),
    (672, 1.08),
    (766, 1.3),
)
SEAMSTRESS = Person(
    "young",
    "broad",
    "brown",
    hair="braids",
    hair_colour="#20141c",
    outfit=Outfit("#2f7a80", trousers="#4a3c5c", sleeves=0.55, shoes="#3a2428"),
)
NEIGHBOUR = Person(
    "teen",
    "thin",
    "brown",
    hair="long",
    hair_colour="#20141c",
    outfit=Outfit(
        "#3f8a96",
        hem=0.62,
        flare=1.3,
        trousers="#5a3c54",
        shoes="#4a2a2c",
        cloak="#f0c87a",
        pattern=patterns.stripes("#f2d27a", 4, 14),
    ),
)


def rim_x(rim, y):
    xs, ys = zip(*rim, strict=True)
    return float(np.interp(y, ys, xs))


def mesas(art):
    rows = (
        ("far mesas", "#b87a94", 0.40, ((-30, 190, 150), (270, 130, 178), (600, 230, 138))),
        ("near mesas", "#b0505a", 0.14, ((-90, 230, 176), (372, 84, 186), (700, 180, 168))),
    )
    for name, colour, fog, blocks in rows:
        with art.layer(name, fog=("#f6c8a4", fog), brush=1.1) as pen:
            for x, width, top in blocks:
                table = [
                    (x - 40, 256, "c"),
                    (x + 4, 214),
                    (x + 14, top + 6, "c"),
                    (x + width * 0.4, top),
                    (x + width - 12, top + 8, "c"),
                    (x + width, 210),
                    (x + width + 50, 256, "c"),
                ]
                shape = geo.curve(table, tension=0.6)
                pen.form(shape, colour, "#6a2c54", "#f0a47c", volume=40, texture=1.2, grain=1.5)
                with pen.clip(shape):
                    for y in (top + 16, top + 30, top + 44):
                        pen.line([(x - 40, y), (x + width + 40, y + 4)], "#8a3c50", 4, 0.45)


def plain(art):
    with art.layer("plain", direction=4, brush=1.2) as pen:
        land = geo.curve(
            [(-20, 240), (240, 232), (500, 238), (820, 230), (820, 1240, "c"), (-20, 1240, "c")]
        )
        pen.form(land, EARTH, EARTH_SHADE, EARTH_SHINE, volume=120, texture=1.6, grain=0.06)
        pen.spots(land, [EARTH_SHINE, "#c04a34", "#e88a50"], 60, 10, 44, 0.22, 4)
        for _ in range(70):
            y = 250 + 930 * pen.rng.random() ** 1.4
            x, run = pen.rng.uniform(0, 800), (y - 180) * pen.rng.uniform(0.06, 0.2)
            rise = run * 0.1
            crease = [(x - run, y + rise), (x, y - rise), (x + run, y + rise)]
            pen.line(crease, "#9c3438", 1 + y / 300, 0.4, blur=0.8)
    far = np.clip((560 - art.y) / 340, 0, 1) * (art.y > 228)
    art.tint(far, "#fcc0a0", 0.75)
    near = np.clip((art.y - 700) / 420, 0, 1)
    art.tint(near, "#86203e", 0.7)


def inward(left, right, share):
    """The ledge lines at a share of the way from the rims to the middle of the gorge."""
    lines = ([], [])
    for (lx, y), (rx, _) in zip(left, right, strict=True):
        middle, depth = lx + (rx - lx) * 0.56, (rx - lx) * 0.34
        lines[0].append((lx + (middle - lx) * share, y + depth * share))
        lines[1].append((rx + (middle - rx) * share, y + depth * share))
    return lines


def gorge(art):
    """The cleft, its two walls with their strata, and a thread of water below."""
    cleft = geo.curve([*LEFT_RIM, *RIGHT_RIM[::-1]], tension=0.5)
    strata = (
        ("#8a3444", "#f0844e"),
        ("#74283e", "#d8603e"),
        ("#662440", "#e8784a"),
        ("#541c3a", "#b84638"),
        ("#461838", "#98363c"),
        ("#361234", "#702a3c"),
        ("#260c2c", "#4a1c38"),
    )
    with art.layer("gorge", warp=1.4, detail=0.5) as pen:
        pen.fill(cleft, "#1c0a28")
        with pen.clip(cleft):
            for k, tones in enumerate(strata):
                outer = inward(LEFT_RIM, RIGHT_RIM, k * 0.13)
                inner = inward(LEFT_RIM, RIGHT_RIM, k * 0.13 + 0.14)
                for side in (0, 1):
                    band = geo.curve([*outer[side], *inner[side][::-1]], tension=0.4)
                    pen.form(band, tones[side], volume=8, texture=0.8, grain=1.2)
            water = inward(LEFT_RIM, RIGHT_RIM, 0.97)[0]
            pen.line(water[8:], "#6fb0c0", 7, 0.9)
        pen.line(RIGHT_RIM, "#f8b070", 5, 0.85)
        pen.line(LEFT_RIM, "#fbc088", 6, 0.9)


def desert_plants(art):
    with art.layer("scrub", detail=0.5) as pen:
        for x, y, size in (
            (60, 400, 14),
            (200, 310, 8),
            (700, 420, 13),
            (640, 300, 7),
            (770, 560, 22),
            (60, 610, 24),
            (290, 470, 13),
            (640, 690, 24),
            (30, 960, 40),
            (226, 700, 20),
        ):
            for _ in range(12):
                tip = geo.toward(
                    (x, y), 180 + pen.rng.normal(0, 44), size * pen.rng.uniform(0.6, 1.3)
                )
                pen.line([(x, y), tip], vary("#7a7a4a", pen.rng, 0.06, 14), size * 0.09 + 0.6, 0.9)
        for x, y, width, height in (
            (720, 770, 90, 44),
            (130, 500, 46, 22),
            (640, 520, 44, 20),
            (770, 960, 110, 60),
        ):
            nature.rock(pen, x, y, width, height, "#b04a40")


def stitch(pen, y, size, slack=0.0):
    """A cross stitch over the cleft with its four holes."""
    reach = 62 * size
    left, right = rim_x(LEFT_RIM, y), rim_x(RIGHT_RIM, y)
    a, b = (left - reach, y - 20 * size), (right + reach, y + 24 * size)
    c, d = (left - reach * 0.9, y + 26 * size), (right + reach * 0.9, y - 22 * size)
    for hole in (a, b, c, d):
        pen.fill(geo.ellipse(*hole, 10 * size, 6 * size), "#4a1428", 0.9)
        pen.line(geo.arc(*hole, 15 * size, 9 * size, 190, 350), "#fbb884", 3 * size, 0.6)
    for start, end in ((a, b), (c, d)):
        middle = geo.lerp(start, end, 0.5)
        cord(pen, [start, (middle[0], middle[1] - 7 * size + slack), end], 15 * size)


def cord(pen, points, width):
    """Twisted thread with its shadow."""
    low = [(x + width * 0.5, y + width * 0.7) for x, y in points]
    pen.line(low, "#3c0c24", width, 0.7, blur=width * 0.3)
    pen.form(geo.ribbon(points, [width, width], 30), THREAD, "#7a0626", "#f4524e", texture=0)
    spots = geo.sample(points, max(5, int(geo_length(points) / (width * 0.9))))
    for x, y in spots[1:-1]:
        k = width * 0.34
        pen.line([(x - k, y + k), (x + k, y - k)], "#9c1030", width * 0.14, 0.7)


def geo_length(points):
    steps = geo.sample(points, 12)
    return float(np.hypot(*np.diff(steps, axis=0).T).sum())


def seam(art):
    with art.layer("stitches", detail=0.9) as pen:
        for y, size in STITCHES:
            stitch(pen, y, size)


def old_bridge(art):
    """The rope bridge nobody needs any more."""
    with art.layer("bridge", detail=0.7) as pen:
        left, right = (rim_x(LEFT_RIM, 912) - 8, 912), (rim_x(RIGHT_RIM, 904) + 10, 904)
        for lift in (0, -44):
            middle = ((left[0] + right[0]) / 2, 990 + lift * 0.8)
            rope = [(left[0], left[1] + lift), middle, (right[0], right[1] + lift)]
            pen.line(rope, "#e8c08a" if lift else "#caa070", 4.5)
        deck = geo.sample([left, ((left[0] + right[0]) / 2, 990), right], 15)
        for i, (x, y) in enumerate(deck):
            pen.line([(x, y), (x, y - 40 + abs(i - 7) * 0.4)], "#caa070", 1.8, 0.8)
            if i in (4, 9):
                continue
            plank = geo.rectangle(x - 9, y - 4, 17, 9, 1, (i - 7) * -5)
            pen.form(plank, "#c08a58", volume=3, texture=0.2)
        for x, y in (left, right):
            pen.form(geo.ribbon([(x, y + 12), (x, y - 56)], [11, 8]), "#6a3a30", texture=0.4)


def needle(pen, back, front):
    """A pole through both hands: a wide eye behind, the point ahead."""
    start, tip = geo.lerp(front, back, 3.1), geo.lerp(back, front, 4.8)
    eye = geo.lerp(start, tip, 0.065)
    turn = math.degrees(math.atan2(tip[1] - start[1], tip[0] - start[0]))
    stops = (0.0, 0.03, 0.07, 0.13, 0.2, 0.7, 1.0)
    spine = [geo.lerp(start, tip, t) for t in stops]
    shaft = geo.ribbon(spine, [20, 40, 44, 32, 21, 16, 2], 60)
    hole = geo.ellipse(*eye, 36, 10, turn)
    pen.form(geo.subtract(shaft, hole), "#b4bccc", "#3c3a64", "#ffffff", volume=12, texture=0)
    pen.fill(hole, "#3a1030")
    pen.line(hole, "#e8ecf4", 3, 0.9)
    return eye


def harness(pen, places):
    """Leather straps round the hips and over the shoulders."""
    leather = "#7c4a26"
    px, py = places.pelvis
    nx, ny = places.neck
    belt = [(px - 52, py - 14), (px, py + 2), (px + 50, py - 20)]
    pen.line(belt, lighten(leather, -0.12), 21)
    pen.line(belt, leather, 16)
    for dx in (-30, 26):
        strap = [
            (px + dx, py - 8),
            ((px + nx) / 2 + dx * 0.7, (py + ny) / 2),
            (nx + dx * 0.9, ny + 8),
        ]
        pen.line(strap, leather, 12)
    x, y = geo.lerp(places.pelvis, places.near_knee, 0.36)
    pen.line([(x - 25, y + 5), (x + 19, y + 12)], leather, 12)


def seamstress(art):
    pose = POSES["standing"].but(
        lean=-24,
        curl=-4,
        head=16,
        near_arm=(66, 84),
        far_arm=(82, 92),
        near_leg=(30, 4),
        far_leg=(52, 40),
        near_hand="hold",
        far_hand="hold",
    )
    with art.layer(
        "seamstress",
        detail=1,
        keep=0.14,
        rim=Rim("#ffd8a0", 5, 0.7),
        bounce=Bounce("#e0603c", 0.35),
        cast=Cast(1156, 0.5, "#5a1c3c", length=0.8, fall=0.2),
    ) as pen:
        figure = (182, 1156, 560, SEAMSTRESS, pose, "three-quarter", "calm")
        places = draw_figure(pen, *figure)
        harness(pen, places)
    with art.layer("needle", detail=1, keep=0.2, warp=0.2) as pen:
        eye = needle(pen, places.near_hand, places.far_hand)
    with art.layer("fingers", detail=1, keep=0.14) as pen:
        for hand in (places.near_hand, places.far_hand):
            grip(pen, hand)
    return eye


def grip(pen, hand):
    """Fingers closed over the needle."""
    x, y = hand
    for k in range(4):
        finger = [
            (x - 20 + k * 11, y - 22 + k * 5),
            (x - 10 + k * 11, y - 6 + k * 5),
            (x - 16 + k * 11, y + 12 + k * 4),
        ]
        pen.form(geo.ribbon(finger, [12, 13, 11], 12), "#98643f", volume=5, texture=0)


def thread(art, eye):
    """Through the eye of the needle, a short tail, and slack to the last stitch."""
    last = (rim_x(RIGHT_RIM, 766) + 76, 798)
    x, y = eye
    with art.layer("thread", detail=1) as pen:
        end = (x - 40, y + 136)
        for spread in (-16, 0, 16):
            tip = geo.toward(end, spread - 10, 22)
            pen.line([end, tip], THREAD, 4)
        cord(pen, [eye, (x + 2, y + 30), (x - 24, y + 84), end], 13)
        slack = [(x + 16, y + 90), (150, 1156), (250, 1172), (350, 1110), (440, 1010), (600, 930)]
        cord(pen, [eye, (x + 16, y + 28), *slack, last], 14)


def spool(art):
    with (
        art.layer(
            "spool", detail=0.9, rim=Rim("#ffd8a0", 4, 0.6), drop=Drop(30, 8, 10, 0.5, "#4a1030")
        ) as pen,
        pen.at(744, 1120, 1.1),
    ):
        pen.form(geo.ellipse(0, 50, 66, 20), "#c89a60", volume=10, texture=0.3)
        pen.form(geo.rectangle(-46, -66, 92, 112, 10), THREAD, "#7c0a2c", "#ff7a6a", volume=30)
        for y in range(-58, 44, 11):
            pen.line([(-46, y), (0, y + 9), (46, y)], "#9c1030", 2.6, 0.8)
        pen.form(geo.ellipse(0, -68, 64, 20), "#e0b878", volume=8, texture=0.3)
        pen.fill(geo.ellipse(0, -69, 17, 5), "#6a3a2c")


def crossing(art):
    stride = POSES["walking"].but(
        lean=6, near_leg=(50, 26), far_leg=(-28, -40), near_arm=(30, 60), far_arm=(46, 70), head=14
    )
    with art.layer(
        "neighbour",
        detail=1,
        keep=0.16,
        rim=Rim("#ffe0b0", 3, 0.7),
        cast=Cast(478, 0.5, "#5a1c3c", length=1.1, fall=0.22),
    ) as pen:
        draw_figure(pen, 462, 478, 190, NEIGHBOUR, stride, "three-quarter", "happy", True)


def paint(art: Art) -> None:
    art.sky(["#c86a86", "#ee9a86", "#fbc492", "#ffe2b4"], [0, 0.07, 0.13, 0.2])
    art.clouds("#fff0d0", 0.5, 240, stretch=4.0)
    art.clouds("#b04a72", 0.35, 300, stretch=3.6)
    art.repaint("background")
    mesas(art)
    plain(art)
    gorge(art)
    desert_plants(art)
    art.repaint("middle")
    seam(art)
    old_bridge(art)
    crossing(art)
    eye = seamstress(art)
    thread(art, eye)
    spool(art)
    art.repaint("final")
    art.finish(vignette_colour="#4a1030", vignette=0.38, bloom=0.06)
