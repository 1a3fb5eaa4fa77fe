"""Where are they off to without their owners, and who goes last?

A quay in lilac fog; a gangplank leads up into white nothing.  The suitcases queue by size, and
the smallest is on its way.
"""

import itertools

import numpy as np
from atelier import geometry as geo
from light import dwellers as who
from light import folk, heads
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, pencil, wash
from light.materials import matt, mottled, rippled
from light.scene import area, camera, group, lamp, put, sky, sun
from light.shapes import ball, block, box, curve, lathe, tube
from light.things import cord

SAMPLES, SEED, SCALE = 24, 59, 1.25
START, END = np.array((0.55, 2.6, 0.06)), np.array((1.75, 18.0, 5.2))
LEATHERS = (
    ("#8a4f30", "#e9cf9a"),
    ("#3f6a78", "#d9c49a"),
    ("#b5803c", "#5f3a24"),
    ("#7a3f52", "#e6c7a0"),
    ("#6f7d52", "#e9d9ae"),
    ("#c9663c", "#f2dcae"),
)


def quay():
    rng = np.random.default_rng(5)
    wet = {"rough": 0.35, "gloss": 0.45}
    tones = [
        mottled(colour, "#8f88a4", 0.5, 2, **wet)
        for colour in ("#cfc8cf", "#c3bcc8", "#d8d1d2", "#bab3c2")
    ]
    block((-12, -9, -3), (12, 2.95, -0.06), matt("#a59fb2"), part=1)
    for y in np.arange(-9, 2.9, 0.95):
        left = -8.0 - rng.uniform(0, 1.4)
        while left < 8:
            wide = float(rng.uniform(1.1, 1.9))
            high = float(rng.normal(0, 0.006))
            block(
                (left, y, -0.1),
                (left + wide - 0.03, y + 0.92, high),
                tones[rng.integers(4)],
                0.02,
                2,
            )
            left += wide
    block((-12, 2.85, -3), (12, 3.35, 0.05), mottled("#b8b1c0", "#9c95aa", 0.4, 1), 0.03, 3)
    iron = matt("#4a4560")
    for x in (-2.6, 4.2):
        bollard(iron, (x, 2.3, 0))


def bollard(iron, at):
    profile = [
        (0.24, 0),
        (0.22, 0.06),
        (0.15, 0.12),
        (0.14, 0.42),
        (0.23, 0.50),
        (0.22, 0.58),
        (0.001, 0.64),
    ]
    lathe(profile, iron, at, steps=40, part=4)


def plank():
    wood, line = mottled("#a8845c", "#8a6a4a", 0.5, 3), matt("#6f6390")
    way = END - START
    side = np.array((way[1], -way[0], 0)) / np.hypot(*way[:2])
    for share in np.linspace(0, 1, 52):
        place = START + way * share
        turn = (np.degrees(np.arctan2(way[2], way[1])), 0, -np.degrees(np.arctan2(way[0], way[1])))
        box((1.06, 0.26, 0.05), tuple(place), wood, 0.01, turn, 5)
    for half in (-0.5, 0.5):
        tube(
            [START + side * half - (0, 0, 0.05), END + side * half - (0, 0, 0.05)],
            0.06,
            wood,
            part=5,
        )
        posts = [START + way * share + side * half for share in np.linspace(0.02, 0.98, 9)]
        for post in posts:
            tube([post, post + (0, 0, 0.98)], 0.03, wood, part=6)
        for height in (0.92, 0.55):
            for first, second in itertools.pairwise(posts):
                cord(first + (0, 0, height), second + (0, 0, height), line, 0.024, 0.07, 7, 12)


def suitcase(size, colours):
    wide, deep, high = size
    leather, trim = mottled(colours[0], "#3a2a2c", 0.18, 6), matt(colours[1])
    parts = [box((wide, deep, high), (0, 0, high / 2), leather, 0.04 * wide, part=10)]
    lid = (wide + 0.004, deep + 0.004, 0.012 * high + 0.006)
    parts.append(box(lid, (0, 0, 0.62 * high), matt("#3a2a2c"), part=13))
    strap = (0.05 * wide + 0.02, deep + 0.02, high + 0.012)
    parts += [box(strap, (x * wide, 0, high / 2), trim, 0.004, part=11) for x in (-0.30, 0.30)]
    lock = (0.07 * wide, 0.02, 0.09 * high)
    parts.append(box(lock, (0, -deep / 2, 0.62 * high), matt("#e8c56a", gloss=0.5), part=12))
    ends = [(x * wide, 0, high + z) for x, z in ((-0.13, 0), (-0.1, 0.09), (0.1, 0.09), (0.13, 0))]
    parts.append(tube(curve(ends, 16), 0.02 * wide, trim, part=11))
    return group(parts)


def street_lamp(x, y):
    """Beside the plank, lit by day because of the fog."""
    iron, glass = matt("#3a3450"), matt("#ffdf9c", glow=5)
    post = [(0.14, 0), (0.14, 0.12), (0.06, 0.25), (0.045, 2.7), (0.09, 2.78), (0.16, 2.84)]
    lathe(post, iron, (x, y, 0), steps=32, part=14)
    lathe([(0.11, 2.86), (0.17, 3.22), (0.001, 3.23)], glass, (x, y, 0), steps=6, part=15)
    roof = [(0.21, 3.22), (0.12, 3.36), (0.03, 3.46), (0.001, 3.47)]
    lathe(roof, iron, (x, y, 0), steps=6, part=14)
    ball((x, y, 3.5), 0.04, iron, 14, 16)
    lamp((x - 0.1, y - 0.32, 3.0), "#ffbe74", 330, 0.12)


def scene(detail):
    quay()
    plank()
    for number, colours in enumerate(LEATHERS[:-1]):
        size = 1.06 * 0.79**number
        case = suitcase((size, 0.36 * size + 0.04, 0.84 * size), colours)
        share = number / 4
        at = (-1.12 + 1.42 * share**0.85, -0.40 + 2.30 * share, 0)
        put(case, at, (0, 0, (-24, -12, -21, -9, -17)[number]))
    last = suitcase((0.36, 0.17, 0.31), LEATHERS[-1])
    put(last, tuple(START + (END - START) * 0.13 + (0.05, 0, 0.04)), (18, 0, -12))
    street_lamp(2.15, 2.35)
    sea = rippled(matt("#8a88b4", 0.1, 0.6), 0.15, 0.8)
    box((600, 600, 0.02), (0, 303, -1.6), sea, part=8)
    sun(70, 30, "#fff3e0", 1.2, 6)
    area((-5, -7, 4), (0, 2, 0), (4, 3), "#cfd2ff", 160)
    sky("#c3bde4", 0.5)
    camera((0.40, -5.4, 2.3), (0.22, 3.6, 1.36), lens=34)


# fmt: off
def ship(picture, level):
    """Hardly there: a bow of twelve decks, and behind its portholes those who are aboard already."""
    d = Drawing(picture, "#5f5590", 2.2, light=(0.5, -0.8), lost=0.40, seed=4)
    foot = 772
    hull = [(-60, 250, "c"), (120, 262), (420, 240), (604, 206, "c"), (640, 262), (634, 340), (596, 480), (560, 620), (548, foot, "c"), (-60, foot, "c")]
    d.fill(hull, "#bfb3d3", 0.92)
    with d.inside(hull):
        d.fill([(-60, 652, "c"), (300, 664), (560, 640, "c"), (520, 820, "c"), (-60, 820, "c")], "#b48fa8", 0.75)
        d.stroke([(-60, 652), (300, 664), (560, 640)], 1.2, "#9488b8", (0.02, 0.2))
        for y in (300, 390, 490, 590):
            d.stroke([(-40, y), (260, y + 4), (640, y - 26)], 0.5, "#a79dc4", (0.02, 0.3))
    d.contour(hull, 1.0, lost=0.4)
    rng = np.random.default_rng(3)
    inside = (
        lambda q: who.suitcase(q, 50, 96, 62, "#6a5a86", "#6a5a86"),
        lambda q: folk.folk(q, 50, 176, 150, "up", flat="#6a5a86", hat=None),
        None,
        lambda q: who.person(q, 44, 150, 130, "look", flat="#6a5a86", hat=("brim", "#6a5a86")),
        lambda q: who.bird(q, 50, 100, 62, flat="#6a5a86"),
        None,
        lambda q: who.suitcase(q, 50, 100, 70, "#6a5a86", "#6a5a86"),
        lambda q: folk.folk(q, 50, 168, 140, "akimbo", flat="#6a5a86"),
    )
    number = 0
    for row, (y, step_x, size) in enumerate(((340, 78, 46), (440, 84, 50), (545, 90, 52))):
        for x in np.arange(36 + 18 * row, 520 - 50 * row, step_x):
            if 372 < x < 560 and y > 420:
                continue
            y0 = y - 0.02 * x
            ring = geo.ellipse(x, y0, size / 2, size / 2 * 1.04)
            lit = rng.random() < 0.62
            d.fill(ring, "#ffe3a0" if lit else "#b2a8ca", 0.95)
            if lit and inside[number % 8]:
                with d.inside(ring), d.at(x - size / 2, y0 - size / 2, size / 100):
                    inside[number % 8](d)
            d.contour(ring, 0.8, lost=0.1)
            number += lit
    # rail and a chimney that smokes into the fog
    for x in range(0, 620, 26):
        top = 236 if x < 420 else 236 - (x - 420) * 0.3
        d.stroke([(x, top + 16), (x, top - 12)], 0.5)
    d.stroke([(-40, 232), (200, 240), (420, 222), (632, 152)], 0.7, taper=(0.02, 0.1))
    chimney = [(150, 240, "c"), (164, 96, "c"), (250, 86, "c"), (262, 236, "c")]
    d.shape(chimney, "#c5b3c9", 0.9)
    with d.inside(chimney):
        d.fill([(140, 150, "c"), (270, 138, "c"), (270, 176, "c"), (140, 188, "c")], "#d39a94", 0.9)
    return d


def figurehead(picture):
    """At the bow somebody sleeps with her eyes closed, and her hair is the sea."""
    d = Drawing(picture, "#5a4f88", 2.2, light=(0.4, -0.8), lost=0.3, seed=9)
    with d.at(648, 158, 1.22, 8):
        for k in range(15):  # her hair flies back over the deck and turns into waves
            y = -54 + 5.2 * k
            tail = [(-60 - 4 * k, y + 14), (-108, y + 6 + 2 * k), (-150 - 3 * k, y + 26), (-205 + 4 * k, y + 16 + k)]
            d.shape(geo.ribbon([(18 - 3.0 * k, -50 + 3.2 * k), (-18, y + 2), *tail], [8, 15, 13, 9, 1.5], 40), "#b3a2c4" if k % 2 else "#c9b4c8", 0.6, 0)
        d.fill([(-26, 20), (6, 52), (8, 70), (26, 104), (14, 160), (-20, 230), (-46, 150)], "#e3d3d8")
        d.stroke([(6, 56), (8, 72), (26, 104), (16, 156), (4, 196)], 1.1, None, (0.1, 0.7))
        d.stroke([(-26, 40), (-22, 70), (-40, 104), (-44, 150)], 0.8, None, (0.1, 0.7))
        for k in range(4):
            d.stroke([(20 - 4 * k, 116 + 16 * k), (0 - 4 * k, 124 + 18 * k), (-34 - k, 112 + 22 * k)], 0.6)
        face = [(-12, -50), (18, -47), (32, -30), (35, -15), (32, -6), (39, 6), (46, 16, "c"), (37, 22), (40, 28), (35, 32, "c"), (39, 37), (34, 42), (36, 51), (28, 59), (8, 55), (-8, 42), (-24, 20)]
        d.shape(face, "#efdfdc", 1.1, 0.06)
        d.stroke([(14, -2), (20, 4), (28, 1)], 1.3)
        for q in (17, 21, 25):
            d.stroke([(q, 3), (q + 2, 8)], 0.5)
        d.stroke([(12, -13), (20, -18), (30, -15)], 0.9)
        d.stroke([(26, 33), (31, 31), (36, 32)], 0.9)
        d.stroke([(36, 18), (33, 21)], 0.7)
        d.fill(geo.ellipse(14, 20, 9, 6), "#e0a3a0", 0.55, 2.0)
        for k in range(6):
            d.shape(geo.ribbon([(18 - 5 * k, -50 + 2 * k), (0 - 6 * k, -40 + 7 * k), (-14 - 5 * k, -10 + 8 * k), (-40 - 8 * k, 0 + 12 * k)], [5, 12, 12, 3], 30), "#c9b4c8" if k % 2 else "#b3a2c4", 0.6, 0)
        for bx, by in ((2, 66), (8, 74), (14, 82)):
            d.shape(geo.ellipse(bx, by, 4), "#e9c874", 0.6, 0)
    return d


def quayside(picture):
    """Labels without letters, a queue that grows, and somebody who does not dare."""
    d = Drawing(picture, "#332b4a", 2.0, light=(0.5, -0.8), seed=6)
    # stickers on the great suitcase and its neighbours
    moon = geo.subtract(geo.ellipse(44, 852, 22), geo.ellipse(53, 846, 19))
    d.fill(geo.ellipse(44, 852, 30), "#2f4a72"), d.fill(moon, "#f2e2a4"), d.contour(geo.ellipse(44, 852, 30), 0.7)
    with d.at(146, 905, 1, 12):
        d.fill(geo.rectangle(-27, -19, 54, 38), "#f1e2c4")
        d.fill([(-27, 19, "c"), (-10, -10, "c"), (2, 6, "c"), (12, -6, "c"), (27, 19, "c")], "#6f93a6")
        d.fill(geo.ellipse(14, -11, 5), "#d8633f")
        d.contour(geo.rectangle(-27, -19, 54, 38), 0.7)
    with d.at(150, 965, 1, -9):
        d.fill(geo.ellipse(0, 0, 25, 17), "#d8633f")
        who.fish(d, 0, 0, 34, "#f3e3bf")
    with d.at(260, 880, 1, 5):
        d.fill(geo.star(17, 6, 0.45), "#f2d27c"), d.contour(geo.star(17, 6, 0.45), 0.6)
    with d.at(330, 858, 1, 0):
        d.fill(geo.ellipse(0, 0, 12), "#efe3cd"), d.fill(geo.polygon([(0, -9), (7, 6), (-7, 6)]), "#4f7f62")
    # somebody travels inside: an ear and a hand out of the second, a tail out of the third
    d.stroke([(246, 792), (238, 770), (252, 752), (246, 736)], 2.6, "#3a3642", (0.02, 0.3))
    d.shape(geo.ribbon([(300, 800), (304, 780), (299, 768)], [9, 8, 9], 10), "#e9bd98", 0.8, 0)
    # the end of the queue, under the lamp
    for gx, gy, gw in ((560, 1058, 96), (706, 850, 110)):
        d.ground(gx, gy, gw, "#4a4078", 8)
    # a boy who has packed a case for himself, and she who was to come along and has only a coat
    who.suitcase(d, 552, 1060, 66, "#6f7d52", "#e9d9ae")
    boy = heads.Look("#f0cfae", "#7a4a2c", "crop", "", 0.06, 1.1, 0.95, 0.85, "button", freckles=True)
    folk.folk(d, 552, 1066, 156, "sit", boy, "gasp", folk.Wear("suit", "#b5483f", "#4a4a70"), -0.5, (-0.8, -1), hat=folk.cap("#3f5f86", "#2f4a6a"))
    she = heads.Look("#e9bd98", "#8f8a88", "bun", "", 0.8, 0.95, 1.1, 0.85, "long", lips="#a85a5a")
    folk.folk(d, 712, 850, 226, ((0, -44), (0, -73), ((9, -60), (14, -70)), ((-12, -60), (2, -56)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0))), she, "sorrow", folk.Wear("gown", "#3f5f86", "#33304f"), 0.5, (0.9, -0.6), True, hat=folk.kerchief("#c0473f", "#f0dcae"))
    who.gull(d, 690, 296, 46)
    return d


def paint(picture):
    sea, glass = picture.of(8), picture.of(15)
    level = np.nonzero(sea)[0].min() / picture.scale
    picture.parts[sea > 0], picture.depth[sea > 0] = 0, 1e4  # the sea is not seen: it is fog
    picture.directions(base=3, swirl=0.25, form=3, edge=0.3)
    drift = 30 * picture.noise(300, 4, stretch=(4, 0.6))
    mist = ((0, "#8f86ba"), (0.22, "#b3a9cf"), (0.55, "#ded5e0"), (1, "#f1e7e2"))
    air = ramp(mist, np.clip((picture.y + drift) / level, 0, 1))
    flat(picture, (0.34, 0.60), ("#8078b0", "#c0b8d8"), {15: (("#ffe9b0", "#fff0c4"), None)}, dry=0.05, body=0.0, wobble=0.015, back=air)

    outside = blur(picture.of(0), 0.8 * picture.scale)
    ship(picture, level).under(outside * (0.95 - 0.35 * step(picture.y, 480, 780)), 0.95)
    figurehead(picture).under(outside, 0.92)
    picture.haze("#ece3e4", 9.0, 19.5, 1.0, 0.8, mask=1 - np.clip(picture.of(0, 14) + sea, 0, 1))
    wisps = step(picture.noise(200, 6, stretch=(4, 0.7)), 0.2, 1.5) * step(picture.y, 880, 620) * step(picture.y, 100, 420)
    picture.lay(wisps * (1 - glass) * (1 - picture.of(14)) * 0.6, "#f3ebea")
    picture.lay(step(picture.y, 1000, 1180) * 0.35, "#8f86ba")
    x, y = picture.centre_of(15)
    picture.lay(blur(glass, 1), "#fff0c4").glow(x, y, 260, "#ffcf8a", 0.45)
    picture.glow(680, 850, 300, "#ffcf8a", 0.30, stretch=1.7)
    quay = quayside(picture)
    clear = 1 - quay.cover()
    quay.under()
    shade = step(picture.shade(), 0.75, 0.35) * (1 - outside)
    hatched = np.clip(0.30 + 0.55 * shade + 0.25 * picture.of(5, 6, 10), 0, 1) * (1 - 0.6 * quay.cover())
    wash(picture, edge=0.12, granulation=0.06, bleed=0.5)
    pencil(picture, "#fbf5ec", layers=(28, -34, 66), wide=1.3, reach=22, form=0.6, mask=hatched)
    contour(picture, "#3a3258", 1.7, 1.0, 0.05, 0.42, 0.8, 0.45, clear * (1 - 0.85 * step(picture.depth, 8.5, 15)), 1.2, skip=(1,))
    ship(picture, level).over(outside * (0.75 - 0.45 * step(picture.y, 420, 800)), 0.8)
    figurehead(picture).over(outside, 0.85)
    quay.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.006)
