"""Who has gone astray in her thoughts, and does she want them found?

A face from the front; her hair is a wood with a path, lanterns and people who search; in her hands one lit house.
"""

import numpy as np
from atelier import geometry as geo
from light import dwellers as who
from light import faces, folk, heads
from light.bodies import Body
from light.colour import mix
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt
from light.scene import area, camera, sky, sun

# fmt: off
SAMPLES, SEED, SCALE = 24, 211, 1.25
MIDDLE, TILT = (400, 655), 4  # of the face on the card; it leans a little
SKIN = "#f3d2b6"


def neck():
    body = Body((-1.2, -1, -5.5), (1.2, 1.6, -1.8), 0.06)
    body.limb((0.1, 0.3, -2.0), (0, 0.4, -5.0), 0.72, 0.80).build(matt(SKIN), 2)


def dress():
    body = Body((-4.6, -3.4, -7.6), (4.6, 3.2, -3.4), 0.09)
    body.limb((-2.5, 0.4, -5.4), (2.5, 0.4, -5.4), 0.95, 0.95, 0.2).limb((0, 0.3, -5.1), (0, 0.3, -7), 1.9, 2.6, 0.6)
    body.limb((0, 0.1, -4.3), (0, -1.0, -3.9), 0.95, 0.9, 0.2, cut=True)
    body.build(matt("#9c2f3c"), 3)


def hands():
    """Cupped: the fingers of one over those of the other."""
    skin, cloth = matt(SKIN), matt("#9c2f3c")
    for side, first in ((-1, 4), (1, 10)):
        lift = 0.0 if side < 0 else -0.10
        ahead = -0.12 if side < 0 else 0.10
        palm = Body((-2.4, -3.6, -6.4), (2.4, -1.4, -3.2), 0.05)
        palm.ball((side * 1.02, -2.55 + ahead, -4.66 + lift), (0.48, 0.40, 0.56), 0.1, (0, side * 14, 0))
        palm.limb((side * 1.15, -2.50, -4.9), (side * 1.50, -2.2, -5.6), 0.36, 0.33, 0.2)
        palm.build(skin, first)
        for k in range(4):
            z = -4.22 - 0.255 * k + lift
            reach = (0.16, 0.02, 0.06, 0.22)[k]
            finger = Body((-1.9, -3.7, -5.6), (1.9, -2.0, -3.6), 0.035)
            finger.chain([(side * 1.12, -2.75 + ahead, z + 0.02), (side * 0.70, -3.10 + ahead, z + 0.05), (side * 0.34, -3.12 + ahead, z), (side * reach, -2.98 + ahead, z - 0.05)],
                         [0.165, 0.15, 0.135, 0.10], 0.03)
            finger.build(skin, first + 1 + k)
        thumb = Body((-1.9, -3.7, -5.2), (1.9, -1.8, -3.0), 0.035)
        thumb.chain([(side * 1.10, -2.6, -4.35 + lift), (side * 0.96, -2.80, -3.92 + lift), (side * 0.70, -2.86, -3.66 + lift)], [0.20, 0.16, 0.12], 0.03)
        thumb.build(skin, first + 5)
        sleeve = Body((-3.4, -3.2, -7.4), (3.4, -0.8, -4.8), 0.06)
        sleeve.limb((side * 1.42, -2.25, -5.42), (side * 2.3, -1.6, -7.0), 0.52, 0.85).build(cloth, 17)


def scene(detail):
    faces.head(matt(SKIN), 1, tilt=TILT)
    neck()
    dress()
    hands()
    sun(236, 38, "#fff0dc", 3.2, 9)
    area((-4, -9, 3), (0, 0, -0.8), (5, 5), "#ffe8d0", 260)
    area((0.2, -5, -3.4), (0, -1.5, -1.2), (1.2, 0.8), "#ffb45c", 14)
    sky("#a9b8e0", 0.55)
    camera((0, -20, 0), (0, 0, 0), wide=12)


INNER = [(296, 1080), (312, 960), (268, 830), (252, 700), (270, 590), (322, 520), (410, 478), (486, 516), (538, 586), (562, 700), (548, 830), (516, 960), (540, 1080)]
OUTER = [(60, 1110), (96, 1010), (50, 905), (84, 800), (46, 700), (72, 600), (92, 450), (196, 296), (404, 226), (604, 292), (708, 446), (728, 600), (758, 700), (722, 800), (752, 905), (712, 1010), (744, 1110)]
PATH = [(412, 482), (398, 446), (388, 412), (420, 378), (462, 350), (440, 320), (388, 300), (372, 270), (404, 240), (430, 214)]
NIGHT, WOOD, MOSS = "#1d3446", "#27504f", "#4d8069"


def fir(d, x, y, high, colour, turn, rng):
    with d.at(x, y, high / 100, turn):
        d.fill(geo.rectangle(-3, -14, 6, 18), "#2a2026")
        shape = [(0, -100, "c")]
        right = []
        for k in range(4):
            w, y0 = 12 + 9 * k, -78 + 22 * k
            right += [(w, y0 + rng.normal(0, 2), "c"), (w * 0.52, y0 - 1, "c")]
        right = right[:-1]
        left = [(-px * rng.uniform(0.85, 1.1), py, "c") for px, py, _ in right[::-1]]
        d.shape([*shape, *right, *left], colour, 0.6, 0.09)


def leafy(d, x, y, high, colour, turn, rng):
    with d.at(x, y, high / 100, turn):
        d.shape(geo.ribbon([(0, 4), (2, -30), (0, -56)], [9, 6, 4], 12), "#2f2430", 0.5, 0)
        d.stroke([(1, -34), (12, -52)], 0.9, "#2f2430"), d.stroke([(1, -40), (-12, -58)], 0.9, "#2f2430")
        crown = geo.union(*[geo.ellipse(16 * np.cos(a) * rng.uniform(0.7, 1.2), -68 + 15 * np.sin(a), 17 + rng.normal(0, 2)) for a in np.arange(0, 6.2, 1.2)])
        d.shape(crown, colour, 0.6, 0.09)
        for _ in range(7):
            px, py = rng.normal(0, 13), -68 + rng.normal(0, 12)
            d.stroke([(px - 5, py), (px, py - 4), (px + 5, py)], 0.4)


def hair(picture):
    d = Drawing(picture, "#13202c", 1.8, light=(-0.6, -0.8), seed=21)
    rng = np.random.default_rng(21)
    share = np.linspace(0, 1, 161)
    inner, outer = geo.sample(INNER, 161), geo.sample(OUTER, 161)
    outward = outer - inner
    outward /= np.linalg.norm(outward, axis=1)[:, None]

    def arc(t):
        return inner + (outer - inner) * t

    def wood(t, count, low, high, bald=0.0):
        """Trees along an arc of the head; outside they stand, near the brow they lie like hair."""
        line = arc(t)
        for s in np.sort(rng.uniform(0.12, 0.88, count)):
            k = int(s * 160)
            x, y = line[k] + rng.normal(0, 5, 2)
            if y > 520 + 170 * rng.random() or min(np.hypot(x - a, y - b) for a, b in path) < 20 + 16 * (1 - t) or rng.random() < bald:
                continue
            way = outward[k] * 0.75 + np.array((0, -0.6))
            turn = np.degrees(np.arctan2(way[0], -way[1]))
            size = rng.uniform(low, high) * (0.75 + 0.5 * np.sin(np.pi * s))
            colour = mix(mix(NIGHT, WOOD, rng.uniform(0.1, 1)), MOSS, float(np.clip(1 - t + rng.normal(0, 0.2), 0, 1)) * 0.7)
            (fir if rng.random() < 0.62 else leafy)(d, x, y, size, colour, turn, rng)

    path = geo.sample(PATH, 60)
    wood(1.0, 70, 70, 120)
    mass = [*map(tuple, outer), *map(tuple, inner[::-1])]
    d.fill(mass, NIGHT)
    for t, tone in ((0.86, 0.12), (0.66, 0.25), (0.46, 0.4), (0.26, 0.55)):
        line = arc(t) + outward * (9 * np.sin(share * 40 + 9 * t) + 5 * np.sin(share * 91))[:, None]
        d.fill([*map(tuple, line), *map(tuple, inner[::-1])], mix(NIGHT, WOOD, tone))
        # combed: strands from the parting, darker and lighter
    for _ in range(330):
        t0, reach = rng.uniform(0.02, 0.75), rng.uniform(0.10, 0.34)
        s0 = rng.uniform(0, 1)
        side = -1 if s0 < 0.5 else 1
        k = np.clip(s0 * 160 + side * np.linspace(0, 1, 7) * reach * 160, 0, 160).astype(int)
        t = t0 + 0.10 * np.sin(np.linspace(0, 3, 7)) + 0.06 * np.linspace(0, 1, 7)
        line = inner[k] + (outer[k] - inner[k]) * t[:, None]
        d.stroke(line, rng.uniform(0.5, 1.3), mix(NIGHT, MOSS, rng.uniform(0, 0.9)) if rng.random() < 0.7 else "#101c28")
    for side, foot in ((-1, (96, 296)), (1, (540, 706))):
        for x in np.linspace(*foot, 13):
            top = rng.uniform(930, 1040)
            bend = rng.normal(0, 16)
            d.shape(geo.ribbon([(x - side * 8, top), (x + bend, top + 70), (x + bend * 0.4 - side * 10, top + 120 + rng.uniform(0, 40))], [17, 14, 2], 24), mix(NIGHT, WOOD, rng.uniform(0.1, 0.7)), 0.6, 0)
    for _ in range(44):  # the hairline
        s0 = rng.uniform(0.22, 0.78)
        i = int(s0 * 160)
        x, y = inner[i]
        way = (inner[min(i + 14, 160)] - inner[i]) * (1 if s0 > 0.5 else -1)
        end = inner[i] - outward[i] * rng.uniform(0, 6) + way * rng.uniform(0.5, 1.2)
        d.shape(geo.ribbon([(x + outward[i][0] * 24, y + outward[i][1] * 24), (x + way[0] * 0.3, y + way[1] * 0.3), tuple(end)], [10, 8, 1.2], 20), mix(NIGHT, WOOD, rng.uniform(0.0, 0.9)), 0.5, 0)
    wood(0.84, 46, 52, 84)
    wood(0.64, 38, 40, 66)
    wood(0.44, 26, 26, 44, 0.2)
    # the path out of the parting
    d.shape(geo.ribbon(PATH, [3, 15, 27, 26, 22, 19, 16, 12, 10, 7], 60), "#f2dba4", 0.9, 0)
    d.stroke([(x - 3, y) for x, y in PATH], 0.4, "#b98f5c")
    return d


def behind_the_neck(picture):
    d = Drawing(picture, "#101c28", 1.6, seed=29)
    d.fill([(240, 560, "c"), (580, 560, "c"), (596, 900), (560, 1090, "c"), (260, 1090, "c"), (226, 900)], "#172a3a")
    for _ in range(60):
        x = d.rng.uniform(250, 570)
        d.stroke([(x, 640), (x + d.rng.normal(0, 10), 800), (x + d.rng.normal(0, 18), 980)], 0.8, "#27504f")
    return d


def thoughts(picture):
    """Those who search, and those who do not mind."""
    d = Drawing(picture, "#1c2430", 1.7, light=(-0.6, -0.8), seed=23)
    for x, y, h in ((376, 404, 44), (482, 344, 38), (362, 286, 32), (440, 222, 26), (430, 372, 40)):
        d.stroke([(x, y), (x + 1, y - h), (x + 8, y - h - 3), (x + 11, y - h + 3)], 1.0, "#1c2430", (0.02, 0.1))
        d.fill(geo.ellipse(x + 11, y - h + 10, h * 0.62), "#ffd46a", 0.30, 7, False)
        d.shape(geo.rectangle(x + 7, y - h + 3, 9, 12, 3), "#ffe79c", 0.6, 0)
    folk.folk(d, 404, 422, 60, "point", heads.Look("#f4d2b0", "#d9a44e", "bob", "", 0.3), "fear", folk.Wear("gown", "#c0473f"), 0.5)
    folk.folk(d, 446, 354, 48, "up", heads.Look("#a06a48", "#2a2226", "curls", "", 0.4), "shout", folk.Wear("suit", "#3f7fa8"), 0.3, flip=True)
    folk.folk(d, 384, 292, 40, "run", heads.Look("#efc8a4", "#b0662e", "crop", "", 0.05), "joy", folk.Wear("coat", "#e0b040"), 0.3)
    who.hare(d, 408, 330, 24)
    # at the end of the path a house whose door stands open
    d.house(434, 204, 54, 52, "#e9d0a0", "#a8443c", 0.06, 2, 2, door="#5a3a2c")
    d.stroke([(452, 134), (460, 116), (450, 102), (462, 86)], 1.3, "#f5ead0", (0.05, 0.8))
    # left: a tent with light, an owl; a river that was a lock, with a boat on it
    d.shape([(168, 470, "c"), (196, 414, "c"), (234, 460, "c")], "#e8a33c", 1.0)
    d.fill([(190, 466, "c"), (197, 426, "c"), (208, 463, "c")], "#fff0b4"), d.stroke([(196, 414), (192, 466)], 0.6)
    lock = [(196, 560), (150, 650), (174, 740), (124, 830), (160, 930), (110, 1030)]
    d.shape(geo.ribbon(lock, [10, 30, 38, 44, 56, 70], 60), "#6fa8bf", 0.9, 0)
    for _ in range(26):
        t = rng_line(d, lock)
        d.stroke([(t[0] - 12, t[1]), (t[0], t[1] - 3), (t[0] + 12, t[1])], 0.6, "#e4f2ee")
    with d.at(148, 852, 1, -8):
        d.shape([(-26, -8, "c"), (26, -9, "c"), (16, 7), (-16, 8)], "#b8443c", 0.9)
        who.person(d, -4, 4, 44, "sit", coat="#e0b040", hat=("brim", "#3a3f5c"))
        d.stroke([(10, -14), (24, 14)], 1.0, "#5a3a2c")
    # right: a deer, a ladder of rope into the hair, and a swing that hangs from a curl
    for y in range(13):
        d.stroke([(622 + 1.5 * y, 560 + 26 * y), (654 + 1.3 * y, 557 + 26 * y)], 1.0, "#d9b06c", (0.02, 0.02))
    d.stroke([(622, 552), (628, 700), (644, 900)], 1.1, "#d9b06c", (0.02, 0.1)), d.stroke([(654, 550), (658, 700), (674, 900)], 1.1, "#d9b06c", (0.02, 0.1))
    folk.folk(d, 642, 712, 86, ((0, -44), (3, -72), ((12, -84), (14, -98)), ((12, -60), (18, -66)), ((12, -34), (12, -16)), ((-1, -20), (3, 0))), heads.Look("#c98f66", "#2a2226", "short", "full", 0.5), "gasp", folk.Wear("suit", "#5f8f4c", "#33304f"), 0.5, (0.5, -1))
    d.window(652, 470, 24, 30, "#ffd877", who=lambda q: who.person(q, 0, 70, 150, "hug", flat="#3a2a2c"), arch=True)
    d.window(130, 600, 20, 26, "#ffd877", arch=True, who=None)
    d.window(676, 540, 18, 24, "#ffd877", arch=True, who=lambda q: None)
    d.fill(geo.ellipse(118, 520, 9, 12), "#8a6a4c"), d.fill(geo.ellipse(114, 516, 3), "#ffe79c"), d.fill(geo.ellipse(122, 516, 3), "#ffe79c")
    # a tower, a fire, and who shares it
    d.shape([(224, 330, "c"), (228, 262, "c"), (252, 262, "c"), (258, 330, "c")], "#cbb894", 0.9)
    d.shape([(220, 264, "c"), (240, 222, "c"), (260, 264, "c")], "#a8443c", 0.9)
    d.window(234, 300, 12, 18, "#ffd877", arch=True, who=lambda q: None), d.window(236, 282, 9, 13, "#ffd877", arch=True, who=lambda q: None)
    d.fill(geo.ellipse(544, 424, 34), "#ff9d3c", 0.35, 9, False)
    d.fill([(534, 436, "c"), (538, 416), (544, 400), (550, 418), (555, 436, "c")], "#ffb03c"), d.fill([(540, 436), (545, 418), (550, 436)], "#fff0a8")
    d.stroke([(530, 438), (560, 432)], 1.4, "#5a3a2c"), d.stroke([(532, 432), (558, 440)], 1.4, "#5a3a2c")
    who.person(d, 516, 446, 44, "sit", coat="#6f4a7a", hat=("brim", "#3a3f5c"))
    who.bear(d, 590, 452, 52, "#7a5638", flip=True)
    who.person(d, 300, 352, 34, "walk", coat="#e0b040", hat=("cone", "#c0473f"), holds=lambda q: q.fill(geo.ellipse(0, 8, 8, 9), "#ffe79c"))
    who.person(d, 678, 372, 34, "look", coat="#c0473f", flip=True)
    for a, b in (((206, 512), 40), ((330, 430), 30), ((604, 520), 34), ((150, 420), 32), ((650, 420), 30)):
        d.stroke([a, (a[0] + 1, a[1] - b), (a[0] + 7, a[1] - b - 3), (a[0] + 10, a[1] - b + 3)], 0.9, "#101820", (0.02, 0.1))
        d.fill(geo.ellipse(a[0] + 10, a[1] - b + 8, b * 0.6), "#ffd46a", 0.32, 7, False), d.fill(geo.rectangle(a[0] + 6, a[1] - b + 3, 8, 11, 3), "#ffe79c")
    for x, y in ((300, 380), (560, 380), (250, 360), (520, 300), (286, 300)):
        d.fill(geo.ellipse(x, y, 2.2), "#ffe79c"), d.fill(geo.ellipse(x + 8, y, 2.2), "#ffe79c")
    for x, y, w, t in ((60, 200, 40, -8), (96, 168, 30, 6), (130, 190, 24, -4), (716, 150, 34, 10), (744, 180, 24, -6)):
        who.flying(d, x, y, w, "#3a3f5c", t)
    return d


def rng_line(d, line):
    place = geo.sample(line, 50)[d.rng.integers(4, 49)]
    return place + d.rng.normal(0, 7, 2)


def face(picture):
    """One brow asks, the other has not decided; she smiles in one corner only."""
    d = Drawing(picture, "#5a3038", 1.9, light=(-0.7, -0.7), seed=31)
    with d.at(*MIDDLE, 1, TILT):
        faces.blush(d)
        faces.eye(d, -70, -16, -1, 0, (5, -6))
        faces.eye(d, 70, -14, 1, 5, (5, -4))
        faces.brow(d, -1, -12)
        faces.brow(d, 1, 4)
        faces.nose(d)
        faces.mouth(d, 0, 0)
        d.stroke([(-57, 112), (-60, 119), (-57, 126)], 0.8, "#a8645a")
        faces.freckles(d)
    return d


def finery(picture):
    """The dress: houses embroidered round the neck, and what she holds."""
    d = Drawing(picture, "#4a1420", 1.6, light=(0.0, -1.0), seed=41)
    for row in range(9):
        for n in range(-1, 21):
            x, y = 44 * n + 22 * (row % 2) - 20, 1010 + 30 * row
            d.stroke([(x - 22, y), (x - 16, y + 17), (x, y + 24), (x + 16, y + 17), (x + 22, y)], 0.8, "#e0a85c", (0.02, 0.02))
            d.fill(geo.moved(geo.star(7, 6, 0.4), x, y + 8), "#f2d08a" if (n + row) % 3 else "#e9e0cc", hide=False)
    return d


def knuckles(picture):
    d = Drawing(picture, "#7a4a48", 1.6, light=(-0.6, -0.8), seed=47)
    for side, lift in ((-1, 0.0), (1, -0.10)):
        for k in range(4):
            y = 600 + 100 * (4.22 + 0.255 * k - lift)
            x = 400 + side * 100 * (0.16, 0.02, 0.06, 0.22)[k]
            with d.at(x + side * 9, y + 3, 1, side * 4):
                d.fill(geo.ellipse(0, 0, 8, 5.4), "#f6ddcf"), d.contour(geo.ellipse(0, 0, 8, 5.4), 0.4)
            for dx in (44, 84):
                d.stroke([(400 + side * (dx + 8), y - 8), (400 + side * (dx + 11), y), (400 + side * (dx + 8), y + 6)], 0.5)
    return d


def held(picture):
    d = Drawing(picture, "#3a2228", 1.8, light=(-0.6, -0.8), seed=43)
    d.fill(geo.ellipse(404, 980, 92, 84), "#ffe08a", 0.55, 22, False)
    with d.at(404, 1030, 1.0, -3):
        d.house(0, 0, 92, 62, "#fbe3b0", "#c0473f", -0.05, 2, 2, "#fff3bc", "#5a3a2c")
    return d


def paint(picture):
    picture.directions(base=60, form=3, edge=0.3)
    dusk = ramp(((0, "#7fa6bd"), (0.35, "#cfd8c4"), (0.62, "#f7e3b4"), (1, "#eeb98c")), (picture.y + 26 * picture.noise(300, 4)) / 900)
    moon = np.hypot(picture.x - 610, picture.y - 130) / 88
    dusk = (dusk + (np.array((1.0, 0.97, 0.86)) - dusk) * step(moon + 0.02 * picture.noise(40, 6), 1.02, 0.97)[..., None]).astype(np.float32)
    flat(picture, (0.44, 0.70), ("#a8707c", "#e2b3a4"), {(3, 17): (("#6a3a6a", "#b97a88"), None)}, dry=0.05, body=0.0, wobble=0.015, back=dusk)
    form = blur(picture.shade(96), 5 * picture.scale) + 0.02 * picture.noise(60, 14)
    low, high = np.percentile(form[picture.parts == 1], (4, 90))
    tone = np.clip((form - low) / (high - low), 0, 1)
    tone = 0.30 * step(tone, 0.26, 0.44) + 0.20 * step(tone, 0.55, 0.75) + 0.50 * tone
    flesh = ramp(((0, "#b87a80"), (0.35, "#d9a598"), (0.7, "#f0cfb6"), (1, "#fbe9d4")), tone)
    picture.lay(blur(picture.of(1, 2), 0.7), flesh)
    cloth = blur(picture.of(3, 17), 0.6)
    behind_the_neck(picture).under(blur(picture.of(0), 0.7))
    finery_drawn, wood, walkers, look, light = finery(picture), hair(picture), thoughts(picture), face(picture), held(picture)
    fingers = blur(picture.of(*range(5, 9), *range(11, 15)), 0.7)
    finery_drawn.under(cloth * (0.55 + 0.45 * step(picture.shade(), 0.3, 0.6)))
    look.under(blur(picture.of(1), 0.7))
    behind = 1 - blur(picture.of(*range(3, 18)), 0.7)
    picture.glaze(blur(picture.of(2), 1) * step(picture.y, 980, 850), "#b98a98")
    picture.glaze(blur(wood.cover(), 16 * picture.scale) * picture.of(1, 2) * 0.75, "#c79aa6")
    wood.under(behind), walkers.under(behind)
    picture.glow(404, 985, 210, "#ffb45c", 0.45)
    light.under(1 - fingers)
    wash(picture, edge=0.14, granulation=0.035, bleed=0.6)
    drawn = np.clip(wood.cover() + walkers.cover(), 0, 1) * behind
    contour(picture, "#4a2430", 2.0, 1.2, 0.05, 0.60, 0.9, 0.4, (1 - drawn) * (1 - 0.9 * look.cover() * picture.of(1)), 1.0)
    finery_drawn.over(cloth * (1 - 0.4 * step(picture.shade(), 0.6, 0.3)), 0.85)
    wood.over(behind * (1 - walkers.cover())), walkers.over(behind)
    look.over(blur(picture.of(1), 0.7) * (1 - drawn), 0.95)
    light.over(1 - fingers)
    nails = knuckles(picture)
    nails.under(fingers, 0.7).over(fingers, 0.7)
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
