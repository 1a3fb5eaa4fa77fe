"""Who leads when two dance who will never touch?

A skater on a cut lake; below the ice, foot to foot with her, a seal makes the same figure upside down.
"""

import numpy as np
from atelier import geometry as geo
from light import folk, heads
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 310, 1.25
TOP, FOOT = 596, 636  # the ice: its face and its under side
SHE = Look("#f2cdb0", "#5a2f28", "bun", "", 0.35, 0.92, 1.1, 0.84, "straight", 1.0, "#b8384a")
COAT = "#d8433c"


def scene(detail):
    bare_sheet()


def shore(d):
    """Far off those who skate as one does, and a band that plays to them."""
    d.fill([(-20, 470, "c"), (120, 430), (300, 462), (470, 424), (640, 456), (820, 420, "c"), (820, 600, "c"), (-20, 600, "c")], "#c3d0df")
    d.fill([(-20, 516, "c"), (200, 500), (420, 514), (620, 498), (820, 512, "c"), (820, 600, "c"), (-20, 600, "c")], "#e8eef2")
    rng = np.random.default_rng(4)
    for x in np.arange(6, 800, 21):
        if 150 < x < 250 or 560 < x < 640:
            continue
        high = rng.uniform(30, 62)
        d.fill([(x - high * 0.2, 508), (x, 508 - high), (x + high * 0.2, 508)], mix("#8fa6bc", "#b9c8d6", rng.random()))
    d.house(202, 510, 62, 36, "#e9d2b8", "#8a4a4a", 0.03, 1, 2, "#ffd77e", kind="mansard"), d.house(600, 508, 46, 44, "#d9c4b0", "#5a6a8a", -0.03, 2, 1, "#ffd77e", kind="stepped")
    for n, (x, pose, tone, flip) in enumerate(((60, "run", "#5a6a9a", False), (118, "pull", "#8a5a6a", True), (330, "walk", "#6a7a5a", False), (690, "dance", "#9a6a4a", False), (736, "dance", "#4a6a8a", True))):
        d.ground(x, 552, 20, "#8fa6c0", 0, 0.5)
        folk.folk(d, x, 552, 46, pose, heads.someone(np.random.default_rng(40 + n), age=0.4), "smile", Wear("coat", tone, "#4a4a62"), 0.3, flip=flip)


def skater(d):
    """She leans far over one foot; one arm before her, the other behind."""
    with d.at(402, TOP - 6, 4.15):
        back = geo.ribbon([(2, -44), (-24, -50), (-52, -60), (-74, -66)], [12, 9, 7, 5], 20)
        d.shape(back, "#3a3350", 1.0, 0.16)
        d.shape([(-70, -72), (-78, -70), (-84, -60), (-78, -57), (-70, -60)], "#8a4a34", 0.9, 0.12), d.stroke([(-85, -76), (-86.5, -65), (-85, -53)], 1.3, "#6f7a88", (0.05, 0.05)), d.stroke([(-82, -68), (-86, -69)], 1.0, "#6f7a88"), d.stroke([(-82, -59), (-86, -59)], 1.0, "#6f7a88")
        stand = geo.ribbon([(1, -42), (6, -24), (1, -8)], [12.5, 9, 6], 20)
        d.shape(stand, "#3a3350", 1.0, 0.16)
        d.shape([(-4, -11), (4, -11), (10, -4.5), (9, -3), (-4, -3)], "#8a4a34", 0.9, 0.12)
        d.stroke([(-7, -0.6), (3, -0.3), (11, -1), (13, -3)], 1.4, "#7f8a98", (0.05, 0.05)), d.stroke([(-2, -3), (-2, -0.5)], 1.0, "#7f8a98"), d.stroke([(6, -3), (6, -0.5)], 1.0, "#7f8a98")
        far = geo.ribbon([(20, -62), (38, -72), (56, -86)], [8, 7, 5.4], 20)
        d.shape(far, mix(COAT, "#4a1a3a", 0.35), 0.9, 0.1)
        d.shape([(54, -88), (58, -94), (63, -95), (61, -88), (57, -83)], "#f0dcae", 0.8, 0.1)
        coat = [(30, -70), (22, -72), (8, -66), (-8, -56), (-24, -56), (-40, -66), (-36, -52), (-44, -46), (-28, -38), (-26, -28), (-10, -32), (4, -28), (14, -38), (26, -50), (32, -60)]
        d.shape(coat, COAT, 1.2, 0)
        with d.inside(coat):
            d.scatter(coat, 7.6, lambda q, _: [q.stroke([(-1.7 * np.cos(a), -1.7 * np.sin(a)), (1.7 * np.cos(a), 1.7 * np.sin(a))], 0.45, "#f6d9c8") for a in (0, 1.05, 2.1)])
        d.model(coat, "#6a1638", 7, 5, 0.7)
        for points in ([(-38, -60), (-18, -50), (4, -50)], [(-34, -48), (-14, -40), (6, -42)]):
            d.stroke(points, 0.7, "#8a1f34")
        d.shape(geo.ribbon([(-44, -46), (-28, -37), (-25, -28), (-10, -31), (4, -27)], [3.4, 3.4, 3.4, 3.4, 3.4], 30), "#f6efe0", 0.7, 0.1)
        near = geo.ribbon([(22, -60), (2, -74), (-22, -84), (-34, -92)], [9, 8, 6.6, 5], 24)
        d.shape(near, COAT, 1.0, 0.16)
        d.shape([(-34, -95), (-42, -100), (-45, -96), (-40, -90), (-34, -89)], "#f0dcae", 0.8, 0.1)
        scarf = geo.ribbon([(26, -66), (12, -84), (-10, -92), (-30, -112), (-56, -108), (-70, -120)], [6, 7, 8, 7, 8, 3], 40)
        d.shape(scarf, "#2f7a86", 0.9, 0.16)
        with d.inside(scarf):
            for k in range(9):
                d.stroke([(16 - 10 * k, -70 - 6 * k), (10 - 10 * k, -96 - 4 * k), (8 - 10 * k, -128)], 1.3, "#f0dcae", (0.02, 0.02))
        heads.head(d, 33, -70, 25, SHE, "song", 0.75, (1, 0.5), 24)
        d.shape([(33, -67), (40, -72), (38, -64), (26, -60), (24, -66)], "#2f7a86", 0.9, 0.14)


def seal(d):
    """Her figure, but round, and much happier about it."""
    fur, belly = "#4f6a80", "#a9bccb"
    with d.at(402, FOOT - 22, 4.15):
        tail = [(-30, 52), (-56, 60), (-76, 58), (-92, 48), (-88, 62), (-100, 72), (-80, 72), (-56, 74), (-30, 68)]
        d.shape(tail, fur, 1.1, 0.1)
        flip = [(2, 6), (10, 10), (12, 30), (4, 44), (-8, 40), (-6, 22), (-4, 8)]
        d.shape(flip, mix(fur, "#1f3048", 0.25), 1.0, 0.1)
        d.stroke([(1, 10), (3, 26)], 0.6), d.stroke([(5, 12), (7, 28)], 0.6)
        body = [(44, 86), (34, 96), (20, 88), (4, 76), (-18, 76), (-40, 74), (-58, 66), (-40, 52), (-16, 40), (6, 36), (26, 44), (40, 56), (52, 66), (54, 78)]
        d.shape(body, fur, 1.2, 0)
        with d.inside(body):
            d.fill([(-44, 56), (-14, 42), (8, 38), (26, 46), (38, 60), (20, 62), (-10, 58)], belly, 0.85, 3, hide=False)
            for _ in range(30):
                px, py = d.rng.uniform(-44, 44), d.rng.uniform(56, 92)
                d.fill(geo.ellipse(px, py, d.rng.uniform(0.8, 2.2), 1.0), mix(fur, "#1f3048", 0.45), 0.8, hide=False)
        d.model(body, "#182c48", 8, 6, 0.7)
        back = [(18, 72), (0, 88), (-24, 98), (-36, 108), (-28, 114), (-8, 106), (14, 94), (28, 84)]
        d.shape(back, mix(fur, "#1f3048", 0.12), 1.0, 0.12), d.stroke([(-30, 106), (-16, 100)], 0.6), d.stroke([(-26, 110), (-12, 104)], 0.6)
        fore = [(34, 66), (50, 76), (64, 92), (62, 98), (54, 94), (38, 82)]
        d.shape(fore, mix(fur, "#1f3048", 0.2), 1.0, 0.12)
        # the face, upside down to us
        with d.at(41, 87, 1, 156):
            d.shape(geo.ellipse(0, -1, 16, 15), fur, 1.1, 0.12)
            d.fill(geo.ellipse(2, 4, 9, 7), belly, 0.9, 1.5, hide=False)
            for side in (-1, 1):
                d.fill(geo.ellipse(2 + side * 7, -4, 2.8, 3.4), "#16141c"), d.fill(geo.ellipse(1 + side * 7, -5.4, 0.9), "#ffffff")
                d.stroke([(2 + side * 3, -9.5), (2 + side * 8, -10.5)], 0.7)
                for k in range(3):
                    d.stroke([(2 + side * 4, 4 + 1.4 * k), (2 + side * 15, 2.5 + 3 * k)], 0.4, "#e6edf2")
            d.fill([(-1.6, -0.4), (5.6, -0.4), (2, 3)], "#16141c"), d.stroke([(2, 3), (2, 5), (-3, 7.4)], 0.8), d.stroke([(2, 5), (7, 7.4)], 0.8)
            d.fill([(-3, 8), (7, 8), (5, 12), (-1, 12)], "#7a2f3c")
        for x, y, r in ((56, 62, 2.4), (62, 54, 1.7), (58, 46, 2.0), (64, 38, 1.3), (60, 28, 1.6), (64, 16, 1.2)):
            d.contour(geo.ellipse(x, y, r), 0.7, lost=0, colour="#d9ecee"), d.fill(geo.ellipse(x - 0.3 * r, y - 0.3 * r, 0.3 * r), "#f4ffff", 0.9, 0, False)


def ice(d):
    """A slab that one could measure, with frozen breath in it and the line that she has cut."""
    slab = [(-20, TOP - 4, "c"), (200, TOP), (400, TOP + 2), (600, TOP), (820, TOP - 4, "c"), (820, FOOT + 2), (700, FOOT - 3), (560, FOOT + 4), (400, FOOT), (250, FOOT + 5), (110, FOOT - 2), (-20, FOOT + 3, "c")]
    d.shape(slab, "#cfe6ea", 1.2, 0)
    with d.inside(slab):
        d.fill([(-20, TOP - 8, "c"), (820, TOP - 8, "c"), (820, TOP + 7), (-20, TOP + 9)], "#f8fcfc", hide=False)
        for x in np.arange(-10, 810, 23):
            d.stroke([(x, TOP + 12), (x + d.rng.normal(0, 9), TOP + 24), (x + d.rng.normal(0, 12), FOOT - 2)], 0.6, "#8fbcc8")
        for _ in range(60):
            x, y = d.rng.uniform(0, 800), d.rng.uniform(TOP + 10, FOOT - 4)
            d.fill(geo.ellipse(x, y, d.rng.uniform(1, 2.6)), "#f8fcfc", 0.9, 0, False)


def deep(d):
    """In the dark below sits the audience."""
    weeds = np.random.default_rng(9)
    for x in np.arange(10, 800, 33):
        high = weeds.uniform(60, 190) * (0.6 + 0.5 * abs(x - 400) / 400)
        sway = weeds.normal(0, 22)
        d.fill(geo.ribbon([(x, 1214), (x + sway * 0.4, 1214 - high * 0.5), (x + sway, 1214 - high)], [10, 8, 2], 20), mix("#17485a", "#2a6670", weeds.random()), 0.85)
    d.fill([(-20, 1170, "c"), (160, 1140), (360, 1168), (560, 1140), (820, 1166, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#123a4c")
    for x, y, size, tone, flip in ((110, 1096, 1.0, "#3f8090", False), (182, 1120, 0.8, "#39768a", False), (256, 1104, 0.9, "#457f8c", False), (560, 1104, 1.0, "#3f8090", True), (634, 1122, 0.8, "#39768a", True), (700, 1094, 1.1, "#457f8c", True)):
        with d.at(x, y, size, -34, flip):
            d.shape(geo.union(geo.curve([(-30, 0), (0, -20), (34, -7), (42, 0), (34, 8), (0, 20)]), geo.polygon([(-24, 0), (-50, -18), (-44, 0), (-50, 18)])), tone, 0.8, 0.1)
            d.fill(geo.ellipse(26, -4, 4.4), "#dcecea"), d.fill(geo.ellipse(27.5, -5, 2.2), "#0f2430"), d.contour(geo.ellipse(37, 4, 3, 3.6), 0.7, lost=0)


def paint(picture):
    sky = ramp(((0, "#c9d6e6"), (0.6, "#e6e6e8"), (1, "#f6e9dc")), (picture.y + 20 * picture.noise(300, 4, stretch=(3, 1))) / 520)
    water = ramp(((0, "#7fc0c4"), (0.25, "#3f93a4"), (0.7, "#1f5f78"), (1, "#103a50")), np.clip((picture.y - TOP + 14 * picture.noise(220, 6)) / 600, 0, 1))
    below = step(picture.y, TOP + 8, TOP + 14)[..., None]
    picture.image = (sky * (1 - below) + water * below).astype(np.float32)
    shafts = step(np.sin((picture.x + 0.35 * picture.y) / 46 + 1.2 * picture.noise(200, 8)), 0.3, 1.0) * step(picture.y, 1000, 640) * below[..., 0]
    picture.lay(shafts * 0.22, "#c9ecea")
    far, near = Drawing(picture, "#5a6a84", 1.2, light=(-0.5, -0.8), seed=3), Drawing(picture, "#1c1a2c", 2.0, light=(-0.5, -0.85), seed=5)
    sunk = Drawing(picture, "#0f2436", 1.9, light=(-0.4, -0.9), seed=7)
    shore(far), deep(sunk), seal(sunk), ice(near)
    near.ground(398, TOP + 4, 230, "#8fb0c8", 0, 0.7)
    skater(near)
    for d in (far, sunk, near):
        d.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.6)
    picture.directions(base=60)
    pencil(picture, "#f4f6f4", (30, 62), 1.4, 26, 1.0, 0.5, mask=0.35 * below[..., 0] * (1 - near.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, sunk, far):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
