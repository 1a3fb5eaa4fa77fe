"""Who is rolling it in, and did the palace agree?

A red carpet runs from a far palace down through the park to our feet, and goes into the ground.
"""

import numpy as np
from atelier import geometry as geo
from light import dwellers as who
from light import folk, heads
from light.bodies import Body, ground_noise, ripples
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, pencil
from light.materials import matt, mottled
from light.plants import blades
from light.scene import camera, group, on_card, put, sky, sun
from light.shapes import ball, block, box, copy, curve, evenly, lathe, prism, sheet, terrain

SAMPLES, SEED, SCALE = 24, 27, 1.25
PATH = (
    (0.0, 0.04),
    (0.0, 0.6),
    (-0.02, 1.6),
    (-0.14, 3.2),
    (-0.9, 6.4),
    (-3.4, 14),
    (1.0, 30),
    (7.5, 52),
    (3.0, 84),
    (5.5, 128),
)
CLIMB = (  # over the sill of the hole and down: y, height above the ground
    (0.04, 0.12, 0.20, 0.28, 0.36, 0.48, 0.62, 0.80, 1.0),
    (-0.20, -0.06, 0.07, 0.135, 0.15, 0.125, 0.075, 0.02, 0.0),
)
WIDTH = (  # y, half the carpet
    (0.04, 0.35, 1.0, 3, 40, 130),
    (0.25, 0.33, 0.385, 0.46, 1.1, 1.6),
)


def park_height():
    broad, fine = ground_noise(5, 20, 0.02, 0.09), ground_noise(6, 20, 0.6, 2.4)

    def height(x, y):
        far = np.clip(y / 40, 0, 1)
        return (
            1.6 * broad(x, y) * far
            + 0.02 * fine(x, y) * np.clip(y, 0.1, 1)
            + 0.055 * np.clip(y - 20, 0, 200) ** 1.02
        )

    return height


def carpet(height):
    """Brushed and straight, with a gold border; creased where it is drawn into the hole."""
    line = curve(np.array(PATH), 900)
    line = np.concatenate([evenly(line[:420], 0.012), line[420:]])
    way = np.gradient(line, axis=0)
    side = np.stack([way[:, 1], -way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    y = line[:, 1]
    half = np.interp(y, *WIDTH)
    share = np.linspace(-1, 1, 25)
    for reach, colour, lift, part in ((1.0, "#d9a848", 0.042, 4), (0.86, "#b8282c", 0.050, 3)):
        places = line[:, None, :] + (half * reach)[:, None, None] * (
            share[None, :, None] * side[:, None, :]
        )
        z = height(places[..., 0], places[..., 1])
        z = z + np.interp(y, *CLIMB)[:, None]
        fold = np.exp(-(((y - 0.62) / 0.30) ** 2)) * np.sin(y * 44 + 0.6 * np.sin(7 * y))
        z = z + lift + 0.011 * fold[:, None] * (1 - 0.3 * share**2)
        sheet(np.concatenate([places, z[..., None]], -1), matt(colour), part)


def molehill():
    crumbs, fine = ripples(3, 40, 9, 30), ripples(5, 40, 24, 60)
    hill = Body((-0.95, -0.85, -0.1), (0.95, 0.85, 0.62), 0.012)
    hill.ball((0, 0, 0.0), (0.66, 0.50, 0.28), 0.1).ball((0.0, 0.0, 0.12), (0.38, 0.32, 0.17), 0.1)
    for x in (-0.17, 0.0, 0.17):
        hill.limb((x, 0.20, 0.36), (1.4 * x, 0.9, 0.30), 0.23, 0.26, 0.05, cut=True)
    hill.limb((0.0, 0.04, 0.62), (0.0, 0.12, 0.06), 0.29, 0.26, 0.04, cut=True)
    hill.ripple(lambda points: 0.008 * crumbs(points) + 0.016 * fine(points))
    soil = mottled("#6a4a34", "#4a3224", 0.6, 14)
    hill.build(soil, 5, (0, 0.0, -0.03))
    ball((0, 0.06, 0.0), (0.30, 0.30, 0.025), matt("#2a1b13"), 5, 32)


def clods(rng):
    """The hill is thrown up of crumbs; some have rolled off its foot."""
    crumbs, soil = ripples(3, 40, 9, 30), mottled("#6a4a34", "#4a3224", 0.6, 14)
    lump = Body((-1.3,) * 3, (1.3,) * 3, 0.2).ball((0, 0, 0), 1.0)
    lump.ripple(lambda points: 0.2 * crumbs(points / 6))
    clod = lump.build(soil, 5, (0, -90, 0), scale=0.02)
    for x, y in rng.normal(0, (0.52, 0.42), (200, 2)):
        if 1 < np.hypot(x / 0.66, y / 0.5) < 1.16 and (y < 0.1 or abs(x) > 0.55):
            turn, size = tuple(rng.uniform(0, 360, 3)), float(rng.uniform(0.014, 0.042))
            copy(clod, (x, y, 0.012), turn, size)
    for x, y in rng.uniform(-1, 1, (3600, 2)) * (0.66, 0.50):
        mouth = (abs(x) < 0.44 and y > 0.0) or np.hypot(x, y - 0.06) < 0.31
        left = 1 - (x / 0.66) ** 2 - (y / 0.50) ** 2
        if left > 0 and not mouth:
            dome = max(1 - (x / 0.38) ** 2 - (y / 0.32) ** 2, 0)
            z = max(0.28 * left**0.5, (0.12 + 0.17 * dome**0.5) * (dome > 0)) - 0.02
            turn, size = tuple(rng.uniform(0, 360, 3)), float(rng.uniform(0.1, 0.36) ** 2.4 * 0.40)
            copy(clod, (x, y, z), turn, 0.012 + size)


def palace(height):
    x, y = PATH[-1]
    z = float(height(np.array(x), np.array(y))) + 1.5
    stone, roof, glass = matt("#f3e2bd"), matt("#6f8f88"), matt("#ffdc8c", glow=1.2)
    parts = [
        box((46, 10, 11), (0, 14, 5.5), stone, part=7),
        box((13, 12, 15), (0, 13, 7.5), stone, part=7),
    ]
    for side in (-20, 20):
        parts += [
            box((8, 11, 13), (side, 13.5, 6.5), stone, part=7),
            prism([(side - 4.6, 13), (side + 4.6, 13), (side, 18)], 12, roof, 8),
        ]
    dome = lathe(
        [(6.5, 15), (6.3, 17.5), (5.0, 20.5), (2.5, 22.6), (0.8, 23.4), (0.6, 25.5), (0.001, 26.5)],
        roof,
        (0, 12, 0),
        part=8,
    )
    parts.append(dome)
    for row in (3.2, 8.0):
        for left in np.arange(-21.5, 22, 3.3):
            parts.append(
                box((1.3, 0.2, 2.6), (left, 8.9 if abs(left) > 7 else 6.9, row), glass, part=9)
            )
    for number in range(9):
        parts.append(
            box(
                (9 - 0.5 * number, 1.2, 0.4),
                (0, 1.2 + 0.6 * number, 0.2 + 0.36 * number - 1.3),
                stone,
                part=7,
            )
        )
    put(group(parts), (x, y, z), (0, 0, -6), 0.78)


def yews(rng, height):
    """Clipped cones and balls along the carpet, poplars at the end of the park."""
    rough, green = ripples(4, 40, 14, 40), mottled("#5d8048", "#36543a", 0.8, 9)
    shapes = []
    for balls in (
        [((0, 0, 0.50 + 0.12 * k), 0.62 - 0.037 * k) for k in range(16)],
        [((0, 0, 0.7), 0.72)],
        [((0, 0, 1.0 + 0.5 * k), 0.62 - 0.02 * (k - 4) ** 2) for k in range(9)],
    ):
        body = Body((-1, -1, -0.1), (1, 1, 6.0), 0.06)
        for at, radius in balls:
            body.ball(at, radius, 0.12)
        body.ripple(lambda points: 0.012 * rough(points))
        shapes.append(body.build(green, 10, (0, -300, 0)))
    line = evenly(curve(np.array(PATH), 600)[60:], 4.4)
    way = np.gradient(line, axis=0)
    side = np.stack([way[:, 1], -way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    for number, (place, out) in enumerate(zip(line, side, strict=True)):
        for sign in (-1, 1):
            x, y = place + sign * out * (2.1 + 0.02 * place[1])
            if 5 < y < 120:
                at = (x, y, float(height(np.array(x), np.array(y))) - 0.05)
                copy(shapes[number % 2], at, scale=0.85 + 0.006 * y)
    for _ in range(150):
        y = rng.uniform(70, 150)
        x = 5 + rng.choice((-1, 1)) * rng.uniform(17 + 0.1 * (130 - y), 75)
        at = (x, y, float(height(np.array(x), np.array(y))))
        copy(shapes[2], at, scale=float(rng.uniform(1.6, 3.0)))


def scene(detail):
    rng = np.random.default_rng(27)
    height = park_height()
    ys = np.concatenate(
        [np.linspace(-3, 12, int(500 * detail)), np.geomspace(12.03, 190, int(300 * detail))]
    )
    terrain(
        np.linspace(-90, 90, int(700 * detail)),
        ys,
        height,
        mottled("#98a058", "#828c4c", 0.4, 0.3),
        1,
    )
    molehill()
    carpet(height)
    clods(rng)
    palace(height)
    yews(rng, height)
    line = curve(np.array(PATH), 300)
    count = int(150000 * detail)
    y = -1.6 + 22 * rng.random(count) ** 2.2
    x = rng.uniform(-1, 1, count) * (1.1 + 0.62 * (y + 1.6))
    clear = (
        np.abs(x - np.interp(y, line[:, 1], line[:, 0])) > np.interp(y, *WIDTH) + 0.02 + 0.003 * y
    ) | (y < 0.2)
    clear &= (np.hypot(x / 0.63, y / 0.50) > 1) | ((y > 0.32) & (np.abs(x) < 0.5))
    x, y = x[clear], y[clear]
    for seed, colour in enumerate(("#a3ab5e", "#868f4a", "#bcbd78")):
        blades(
            x[seed::3], y[seed::3], height, (0.05, 0.16), matt(colour, through=0.35), 2, seed, 0.012
        )
    block((-0.5, -60, -3), (0.5, -59, -2), matt("#000000"))
    sun(202, 15, "#ffd58e", 5.0, 0.7)
    sky("#9fb6d6", 0.55)
    camera((0.35, -2.55, 1.95), (0.05, 2.4, 0.47), lens=32)
    line = evenly(curve(np.array(PATH), 900)[20:], 0.05)
    way = np.gradient(line, axis=0)
    side = np.stack([way[:, 1], -way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    half = np.interp(line[:, 1], *WIDTH)[:, None]
    places = [line + side * half * share for share in (-0.86, 0.0, 0.86)]
    heights = [height(*place.T) + 0.05 + np.interp(place[:, 1], *CLIMB) for place in places]
    seen = [on_card(np.c_[place, z], 32)[:, :2] for place, z in zip(places, heights, strict=True)]
    return {"carpet": np.stack(seen)}


# fmt: off
def woven(picture):
    """The carpet as a story: a running border, and in its middle all whom the burrow has invited."""
    d = Drawing(picture, "#5a1420", 1.6, light=(-0.8, -0.6), seed=2)
    left, middle, right = picture.passes["carpet"]
    wide = np.linalg.norm(right - left, axis=1)
    gold, cream, deep = "#e9b95a", "#f4dfb4", "#7a1722"
    seen = np.flatnonzero((middle[:, 1] < 905) & (wide > 9))
    motifs = (who.hare, who.fox, who.mole, who.bird, who.mouse, who.cat, who.bear)
    number, place = 0, seen[0] + 6
    while place < seen[-1]:
        w = wide[place]
        x, y = middle[place]
        if w > 16 and y < 860:
            squash = 0.62 if w > 60 else 0.4
            rim = geo.ellipse(x, y, 0.27 * w, 0.27 * w * squash * 1.15)
            d.fill(rim, deep), d.contour(rim, 0.8, colour=gold, lost=0)
            if w > 40:
                with d.inside(geo.ellipse(x, y, 0.26 * w, 0.26 * w * squash * 1.1)):
                    motifs[number % 7](d, x - 0.02 * w, y + 0.17 * w * squash, 0.40 * w * squash, flat=cream)
            number += 1
        reach = 0.66 * max(w, 14)
        after = place + 1
        while after < seen[-1] and np.linalg.norm(middle[after] - middle[place]) < reach * 0.62:
            after += 1
        half = (place + after) // 2
        hx, hy = middle[half]
        for shift in (-0.24, 0.24):
            with d.at(hx + shift * w, hy, w / 260, 0):
                d.fill(geo.star(16, 4, 0.4), gold)
        place = after
    for edge, sign in ((left, 1), (right, -1)):  # leaves along both borders, smaller and smaller
        place = seen[0]
        while place < seen[-1]:
            w = wide[place]
            inner = edge[place] + (middle[place] - edge[place]) * 0.14
            with d.at(*inner, max(w, 8) / 230, 25 * sign):
                d.fill([(0, -12, "c"), (7, -2), (0, 10, "c"), (-7, -2)], gold)
            after = place + 1
            while after < seen[-1] and np.linalg.norm(edge[after] - edge[place]) < 0.115 * max(w, 22):
                after += 1
            place = after
    return d


def park(picture):
    """Topiary that has begun to look, a court at its windows, and the firm that is moving in."""
    d = Drawing(picture, "#2a2c22", 2.0, light=(-0.8, -0.5), seed=11)
    green, dark = "#5d8a4a", "#3f6a3e"
    for x, y, w in ((650, 530, 190), (430, 440, 120), (680, 1150, 230), (500, 928, 110), (168, 398, 70)):
        d.ground(x, y, w, "#34583f", 3, 0.5)
    # clipped bushes: the great ball is a hen, the cones a queen and a hare, one is just waking
    bush = [(556, 480), (534, 420), (518, 352, "c"), (556, 372), (604, 404), (644, 392), (652, 345), (676, 318), (706, 324), (718, 350), (746, 362, "c"), (718, 374), (726, 420), (728, 470), (690, 532), (620, 538), (572, 515)]
    d.shape(bush, green, 1.0)
    comb = [(664, 326), (660, 304), (676, 310), (682, 294), (692, 308), (706, 300), (704, 326)]
    d.shape(comb, "#b9453a", 0.8, 0)
    d.fill(geo.ellipse(716, 382, 6, 11), "#b9453a")
    d.fill(geo.ellipse(698, 346, 5), "#f1ead0"), d.fill(geo.ellipse(699, 347, 2.6), "#1d2018")
    d.stroke([(590, 440), (620, 480), (668, 478), (690, 440)], 0.9)
    for _ in range(120):
        x, y = d.rng.uniform(562, 728), d.rng.uniform(376, 534)
        if ((x - 645) / 82) ** 2 + ((y - 455) / 80) ** 2 < 1:
            d.stroke([(x, y), (x + 4, y - 5), (x + 9, y - 4)], 0.5, dark if y > 430 else "#84ac5c")
    with d.at(430, 432, 1.0):  # the tall cone: a lady in a wide skirt, clipped only to the waist
        d.shape([(-46, 4), (-42, -40), (-26, -96), (-12, -130), (-15, -158), (-8, -176), (10, -176), (16, -158), (12, -130), (26, -96), (44, -40), (48, 4), (0, 14)], green, 1.0)
        d.shape(geo.ellipse(1, -192, 15, 17), green, 0.9)
        d.shape(geo.ribbon([(12, -156), (34, -140), (20, -112)], [12, 11, 9], 16), green, 0.8)
        d.stroke([(4, -194), (8, -192)], 0.7), d.stroke([(6, -184), (11, -184)], 0.7)
        for _ in range(90):
            t = d.rng.uniform(0, 1)
            x = d.rng.uniform(-1, 1) * (10 + 32 * t)
            d.stroke([(x, -130 + 130 * t), (x + 4, -135 + 130 * t), (x + 8, -133 + 130 * t)], 0.5, dark if x > 0 else "#84ac5c")
    # a gardener up a ladder gives her the other arm
    d.stroke([(352, 452), (392, 262)], 1.2), d.stroke([(368, 456), (406, 266)], 1.2)
    for k in range(9):
        t = k / 9
        d.stroke([(352 + 40 * t, 452 - 190 * t), (368 + 38 * t, 456 - 190 * t)], 0.8)
    folk.folk(d, 384, 356, 92, "up", heads.Look("#c98f66", "#4a2f28", "short", "moustache", 0.6, 1.1), "song", folk.Wear("apron", "#c9a24a", "#4a5a70", build=1.2), 0.5, hat=folk.cap("#8a4a34"))
    # the removal men of the burrow
    who.mole(d, 196, 915, 120, coat="#2f5a78", hat=("cap", "#a8342e"))
    who.mole(d, 470, 930, 104, coat="#a8742e", flip=True)
    d.stroke([(232, 862), (250, 800), (256, 792)], 1.4, "#e9dcb8")
    # a lantern on a stick, a sign without letters, and the door of another burrow with light in it
    d.stroke([(92, 905), (94, 860), (96, 808)], 3.4, "#5a4030", (0.02, 0.02)), d.stroke([(94, 808), (126, 800)], 2.2, "#5a4030", (0.02, 0.1))
    d.shape(geo.rectangle(114, 810, 22, 32, 5), "#ffd66e", 0.9, 0), d.fill(geo.ellipse(125, 828, 40), "#ffd66e", 0.25, 14, False)
    hill = [(560, 1130), (590, 1040), (660, 1000), (740, 1030), (790, 1120), (820, 1160), (560, 1160)]
    d.shape(hill, "#7a5a40", 1.0)
    d.hatch(hill, 70, 9, 0.5, "#4a3426")
    door = [(644, 1130, "c"), (642, 1080), (672, 1052), (702, 1080), (702, 1130, "c")]
    d.shape(door, "#ffdb86", 1.0, 0)
    with d.inside(door):
        who.mole(d, 676, 1132, 62, flat="#5a3a2c")
        d.fill([(640, 1050, "c"), (660, 1050, "c"), (652, 1130, "c"), (640, 1130, "c")], "#a8342e")
    d.contour(door, 1.2, lost=0)
    d.shape([(738, 1030, "c"), (740, 990, "c"), (758, 990, "c"), (760, 1044, "c")], "#8a8a90", 0.9)
    d.stroke([(750, 986), (742, 960), (760, 938), (748, 910)], 1.6, "#f4ecd8", (0.05, 0.8))
    # far away: footmen, a queen who looks through a glass
    for x, y, h in ((318, 262, 46), (346, 262, 46)):
        who.person(d, x, y, h, "walk", coat="#2f5a78", flip=x > 320)
    folk.folk(d, 168, 398, 84, "push", heads.Look("#efc8a4", "#b0662e", "curls", "", 0.3), "shout", folk.Wear("suit", "#2f4f78", "#f0e6d0"), 0.5)
    return d


def palace_people(picture):
    d = Drawing(picture, "#3a3040", 1.5, light=(-0.8, -0.5), seed=5)
    rng = np.random.default_rng(8)
    for x in np.arange(378, 680, 21):
        for y in (196, 222):
            if 470 < x < 575 and y > 200:
                continue
            lit = rng.random() < 0.75
            w = (lambda q: who.person(q, 50, 10, 190, "look", flat="#6a3a30", face=False)) if rng.random() < 0.5 and lit else None
            d.window(x, y, 10, 19, "#ffd77e" if lit else "#7d8fa0", who=w, arch=True)
    d.stroke([(524, 74), (524, 40)], 0.8), d.fill([(524, 40, "c"), (560, 48), (524, 60, "c")], "#b8282c")
    who.person(d, 500, 140, 40, "look", coat="#7a4a8a", hat=("crown", "#e9b93a"), long=0.9, flip=True)
    d.stroke([(484, 108), (470, 112)], 1.4)
    d.shape([(470, 142, "c"), (470, 130, "c"), (560, 128, "c"), (560, 141, "c")], "#f4e6c6", 0.8)
    for x in range(474, 560, 9):
        d.stroke([(x, 130), (x, 141)], 0.5)
    for x, y, w, turn in ((120, 40, 34, -8), (160, 58, 24, 4), (196, 44, 20, -4), (700, 60, 26, 6)):
        who.flying(d, x, y, w, "#4a5a70", turn)
    return d


def paint(picture):
    air, grass = picture.of(0), picture.of(1, 2)
    picture.image = picture.local()
    picture.directions(base=4, form=3, edge=0.2, by_part={2: 80})
    heaven = ramp(((0, "#7fb0bc"), (0.5, "#cfdcc0"), (1, "#fbe2a4")), (picture.y + 14 * picture.noise(260, 4)) / 230)
    meadow = ramp(((0, "#e6cf7c"), (0.4, "#b9bd62"), (1, "#8ba650")), np.clip((picture.y - 200 + 30 * picture.noise(200, 3)) / 900, 0, 1))
    flat(picture, (0.42, 0.66), ("#6a7aa0", "#a9b8c4"), {(3, 4): (("#a86a80", "#d9a49c"), None), 5: (("#8a7a9a", "#c4aca4"), None)},
         dry=0.06, body=0.0, wobble=0.02, back=heaven)
    tone = blur(step(blur(picture.shade(), 2 * picture.scale), 0.40, 0.58), picture.scale)
    bare = step(picture.noise(170, 9, stretch=(2.4, 0.8)), 0.2, 1.5)[..., None] * tone[..., None]
    meadow = meadow + (np.array((0.985, 0.955, 0.83)) - meadow) * 0.75 * bare
    dusk = np.array((0.42, 0.52, 0.56))
    ground = np.clip(meadow * (dusk + (1 - dusk) * tone[..., None]), 0, 1).astype(np.float32)
    picture.lay(blur(grass, 0.8), ground)
    picture.lay(picture.of(7) * 0.5, "#fbeccb").lay(picture.of(10) * 0.35, "#6f9c58")
    picture.haze("#f6e6b4", 24, 260, 0.55, 0.8, mask=1 - air)
    carpet = blur(picture.of(3, 4), 0.6) * np.clip(0.55 + 0.45 * tone, 0, 1)
    weave, folk, court = woven(picture), park(picture), palace_people(picture)
    far = step(picture.depth, 60, 90)
    clear = 1 - np.maximum(folk.cover(), court.cover() * far)
    weave.under(carpet)
    court.under()
    folk.under()
    reach = step(picture.noise(120, 12, stretch=(3, 0.7)) + 0.004 * (picture.y - 700), 0.6, 1.8)
    picture.lay(grass * reach * (1 - folk.cover()) * 0.35, "#4f7a4a")
    pencil(picture, "#fbf6e4", layers=(72, -30, 40), wide=1.4, reach=22, form=0.7,
           mask=np.clip(0.40 + 0.45 * (1 - tone) + 0.25 * air, 0, 1) * (1 - 0.65 * folk.cover()) * (1 - 0.5 * carpet))
    contour(picture, "#2c3326", 1.7, 1.0, 0.05, 0.5, 0.8, 0.45, clear * (1 - 0.5 * far), 1.2, skip=(1, 2), bare=(2,))
    weave.over(carpet * (1 - folk.cover()))
    court.over(), folk.over()
    return finish(picture, impasto=0, paper=0.02, grain=0.006)
