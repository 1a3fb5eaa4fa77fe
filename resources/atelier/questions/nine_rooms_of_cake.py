"""Who gets the piece with the people in it?

A birthday cake is a house of nine rooms, full of life; behind it a girl has made her wish and holds the knife.
"""

import numpy as np
from atelier import geometry as geo
from light import heads, shades
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 315, 0.4
GIRL = Look("#f6d3b8", "#8a4a2c", "plaits", "", 0.08, 1.12, 0.98, 0.86, "button", 1.0, "#d0505a", freckles=True)
TIERS = ((86, 714, 868, 1092), (166, 634, 664, 868), (262, 538, 486, 664))
CREAM, PINK, CRUST = "#fdf0e2", "#f2a7b4", "#b9744a"


def scene(detail):
    bare_sheet()


def girl(d):
    heads.head(d, 400, 560, 430, GIRL, "smile", 0.0, (0.0, 0.9), 0, neck=False)
    body = [(120, 900, "c"), (150, 640), (260, 570), (540, 570), (650, 640), (690, 900, "c")]
    d.shape(body, "#4f6fa8", 1.2, 0)
    d.model(body, "#22305c", 40, 26, 0.6)
    for x in (204, 596):
        d.shape(geo.ellipse(x, 452, 16), "#c8503c", 1.0, 0.14)


def rooms():
    """Left, right, ceiling and floor of every room, from the cellar up."""
    for (left, right, top, foot), count in zip(TIERS, (4, 3, 2), strict=True):
        for k in range(count):
            wide = (right - left - 36) / count
            yield left + 18 + wide * k, left + 18 + wide * (k + 1) - 8, top + 44, foot - 12


def cake(d):
    for left, right, top, foot in TIERS:
        shape = geo.curve([(left, top + 10, "c"), (right, top + 10, "c"), (right, foot, "c"), (left, foot, "c")])
        d.cast(shape, 10, 12, "#7a3a4a", 0.3, 12)
        d.shape(shape, CRUST, 1.4, 0)
        with d.inside(shape):
            for _ in range(120):
                d.fill(geo.ellipse(d.rng.uniform(left, right), d.rng.uniform(top, foot), d.rng.uniform(1, 3.4)), mix(CRUST, "#5a2f24", 0.4), 0.7, hide=False)
            d.fill(geo.rectangle(left, foot - 10, right - left, 10), "#c8405a", hide=False)
        d.model(shape, "#5a2a2c", 26, 18, 0.5)


def icing(d):
    for left, right, top, _ in TIERS:
        drip = [(left - 14, top + 14), (left - 6, top - 20), (left + 40, top - 30), ((left + right) / 2, top - 34), (right - 40, top - 30), (right + 6, top - 20), (right + 14, top + 14)]
        low, x = [], right + 4
        while x > left:
            low += [(x, top + 26 + d.rng.uniform(-4, 18)), (x - 15, top + 12)]
            x -= 30
        d.cast(geo.curve([*drip, *low]), 0, 7, "#5a2a2c", 0.4, 4)
        shape = d.shape([*drip, *low], PINK if top > 600 else CREAM, 1.2, 0)
        d.model(shape, "#c8607a" if top > 600 else "#d9a88c", 8, 6, 0.6)
        for k, px in enumerate(np.arange(left + 10, right, 46)):
            py = top - 26 - 4 * np.sin(np.pi * (px - left) / (right - left))
            for r, off in ((15, 0), (10, -9), (5, -17)):
                d.shape(geo.ellipse(px, py + off, r, r * 0.62), CREAM, 0.8, 0.1)
            if k % 2:
                d.shape(geo.ellipse(px, py - 25, 8), "#c8283c", 0.8, 0.16), d.stroke([(px, py - 32), (px + 6, py - 44)], 0.8, "#4f7f3c")


def candles(d):
    for n, x in enumerate((300, 340, 384, 428, 470, 508)):
        y, tone = 452, ("#4f8fb0", "#f0c65a", "#c8405a", "#7fae6a", "#8f6fb0", "#e8844a")[n]
        d.shape(geo.rectangle(x - 5, y - 54, 10, 56, 2), tone, 0.9, 0.14)
        for k in range(3):
            d.stroke([(x - 5, y - 40 + 16 * k), (x + 5, y - 46 + 16 * k)], 1.3, "#fff6e4", (0.02, 0.02))
        d.fill(geo.ellipse(x, y - 70, 20), "#ffe08a", 0.4, 8, False)
        d.shape([(x, y - 86, "c"), (x + 7, y - 68), (x, y - 56), (x - 7, y - 68)], "#ffb43c", 0.8, 0), d.fill([(x, y - 76), (x + 3, y - 66), (x, y - 60), (x - 3, y - 66)], "#fff4c0")


WALLS = ("#f6cf7a", "#f2b870", "#f8dc96", "#eeb45c", "#f9d888", "#f4a878", "#f6cc6c", "#f8e0a0", "#fbe6b0")
SHADE = "#4a1f2c"


def room_itself(d, n, left, right, top, foot):
    """A lamp behind whoever lives there."""
    box = geo.rectangle(left, top, right - left, foot - top, 3)
    d.shape(box, WALLS[n], 1.1, 0)
    middle = (left + right) / 2
    with d.inside(box):
        tone = mix(WALLS[n], "#b8603c", 0.22)
        if n % 3 == 0:
            for x in np.arange(left, right, 15):
                d.stroke([(x, top), (x, foot)], 0.7, tone, (0.02, 0.02))
        elif n % 3 == 1:
            d.scatter(box, 20, lambda q, _: q.fill(geo.star(4, 5, 0.4), tone, hide=False))
        else:
            d.scatter(box, 22, lambda q, _: q.fill(geo.ellipse(0, 0, 4), tone, hide=False))
        d.fill(geo.ellipse(middle, top + 20, 60, 50), "#fff6d0", 0.75, 16, False)
        d.stroke([(middle, top), (middle, top + 16)], 1.4, SHADE, (0.02, 0.02)), d.fill([(middle - 13, top + 28, "c"), (middle - 6, top + 15), (middle + 6, top + 15), (middle + 13, top + 28, "c")], SHADE)
        d.fill(geo.rectangle(left, foot - 12, right - left, 12), mix(WALLS[n], "#6a2f2c", 0.6), hide=False)
        d.model(box, "#7a2f3a", -9, 8, 0.4)


def party(d):
    """Cellar to roof: what is done at home on a Saturday, as shades on the lamp."""
    box = list(rooms())
    for n, one in enumerate(box):
        room_itself(d, n, *one)

    def at(n, share):
        left, right, _, foot = box[n]
        return left + (right - left) * share, foot - 11

    def who(n, share, high, flip=False, **looks):
        left, right, top, foot = box[n]
        with d.inside(geo.rectangle(left, top, right - left, foot - top)):
            d.fill(shades.placed(shades.figure(**looks), *at(n, share), high, flip), SHADE)

    def thing(n, share, shapes):
        x, y = at(n, share)
        for shape in shapes:
            d.fill(geo.moved(shape, x, y), SHADE)

    stir = (((-8, -64), (8, -56)), ((13, -66), (24, -62)), ((-4, -26), (-6, 0)), ((4, -26), (5, 0)))
    throw = (((-13, -68), (-20, -76)), ((14, -88), (20, -106)), ((-5, -26), (-9, 0)), ((6, -26), (10, 0)))
    guard = (((-13, -84), (-4, -98)), ((13, -84), (4, -98)), ((-4, -26), (-6, 0)), ((5, -24), (10, 0)))
    waltz = (((-8, -70), (10, -74)), ((14, -76), (26, -84)), ((-4, -26), (-7, 0)), ((6, -26), (10, -3)))
    kiss = (((-6, -70), (8, -74)), ((12, -70), (14, -80)), ((-4, -26), (-5, 0)), ((4, -26), (5, 0)))
    creep = (((-12, -66), (-4, -56)), ((14, -70), (24, -64)), ((-6, -28), (-15, -4)), ((9, -28), (14, 0)))
    bow = (((-12, -58), (4, -50)), ((14, -56), (30, -50)), ((14, -32), (14, -4)), ((18, -33), (20, -6)))
    # 0: a cook and too much soup; 1: a quarrel with a plate in the air; 2: a bath; 3: a burglar and a sleeper
    thing(0, 0.72, [geo.rectangle(-30, -50, 60, 50, 4), geo.polygon([(-24, -50), (24, -50), (20, -80), (-20, -80)]), geo.rectangle(-27, -86, 54, 6, 3), geo.ellipse(0, -90, 5)])
    who(0, 0.32, 118, pose=stir, coat=30, flare=13, build=1.4)
    who(1, 0.22, 118, pose=throw, coat=40, flare=15, hair="bun"), who(1, 0.80, 118, True, pose=guard)
    thing(1, 0.52, [geo.ellipse(0, -106, 17, 6, 24)])
    who(2, 0.44, 150, pose=shades.SIT, hair="bald", build=1.2, stoop=-3)
    thing(2, 0.5, [geo.curve([(-64, -58, "c"), (64, -58, "c"), (54, -8), (34, -4), (-34, -4), (-54, -8)]), geo.rectangle(-46, -8, 10, 8), geo.rectangle(36, -8, 10, 8), geo.ribbon([(56, -56), (58, -84), (44, -86)], [5, 5, 5], 8)])
    thing(3, 0.62, [geo.rectangle(-52, -30, 110, 12, 3), geo.rectangle(-50, -20, 8, 20), geo.rectangle(48, -20, 8, 20), geo.rectangle(50, -56, 8, 40, 3), geo.curve([(-50, -30), (-34, -46), (10, -54), (30, -34)]), geo.ellipse(38, -42, 11, 10)])
    who(3, 0.17, 112, pose=creep, hat="cap")
    # 4: a dance; 5: a kiss; 6: somebody has seen the knife; 7: a cello; 8: one under the table
    who(4, 0.40, 116, pose=waltz, coat=40, flare=17, hair="long"), who(4, 0.62, 120, True, pose=waltz)
    who(5, 0.42, 116, pose=kiss, coat=40, flare=14, hair="bun"), who(5, 0.60, 120, True, pose=kiss, hair="short")
    who(6, 0.34, 120, pose=shades.BOTH_UP, coat=18), who(6, 0.74, 78, pose=shades.REACH, child=True, hair="plaits", coat=22, flare=14)
    who(7, 0.34, 116, pose=bow, hair="bald", build=1.05)
    thing(7, 0.60, [geo.union(geo.ellipse(0, -24, 22, 24), geo.ellipse(-3, -58, 16, 17), geo.rectangle(-9, -60, 14, 30)), geo.ribbon([(-4, -60), (-8, -112)], [6, 5], 8), geo.ribbon([(0, -4), (2, 4)], [3, 3], 4)])
    thing(8, 0.5, [geo.rectangle(-56, -60, 112, 8, 2), geo.rectangle(-48, -54, 7, 54), geo.rectangle(41, -54, 7, 54), geo.polygon([(-22, -60), (-18, -78), (18, -78), (22, -60)]), geo.ribbon([(0, -76), (0, -92)], [3, 3], 4), geo.union(geo.ellipse(8, -22, 13, 14), geo.curve([(-24, 0), (-22, -18), (-4, -26), (12, -12), (18, 0)]))])


def knife(d):
    """It is already in the icing."""
    blade = [(436, 476), (424, 446), (642, 190), (664, 172), (690, 188), (678, 216), (482, 454)]
    d.cast(blade, 10, 16, "#5a2a3a", 0.4, 9)
    d.shape(blade, "#dfe6ea", 1.3, 0)
    d.model(blade, "#7f95a8", 9, 6, 0.7)
    d.stroke([(440, 466), (476, 440), (672, 206)], 0.9, "#ffffff", (0.05, 0.1))
    handle = geo.ribbon([(660, 204), (716, 140), (768, 80)], [36, 40, 38], 14)
    d.cast(handle, 8, 12, "#5a2a3a", 0.35, 8), d.shape(handle, "#7a3f2c", 1.2, 0), d.model(handle, "#2f1418", 9, 6, 0.6)
    for x, y in ((690, 170), (722, 134)):
        d.shape(geo.ellipse(x, y, 4), "#e0b04a", 0.7, 0)
    sleeve = geo.curve([(830, 60, "c"), (796, 104), (772, 150), (794, 196), (830, 226, "c")])
    d.cast(sleeve, -6, 12, "#5a2a3a", 0.35, 9), d.shape(sleeve, "#4f6fa8", 1.3, 0), d.model(sleeve, "#22305c", 22, 16, 0.6)
    for k in range(3):
        d.stroke([(826, 96 + 30 * k), (806, 116 + 24 * k), (796, 140 + 18 * k)], 1.2, "#2f4478", (0.1, 0.6))
    d.shape([(770, 118), (788, 108), (802, 150), (800, 196), (780, 196), (766, 160)], CREAM, 1.1, 0.12)
    fist = geo.curve([(774, 130), (742, 104), (716, 116), (704, 142), (716, 176), (742, 194), (774, 184)])
    d.shape(fist, GIRL.skin, 1.2, 0), d.model(fist, "#b8684c", 10, 7, 0.6)
    for k in range(4):  # four fingers across the handle, the thumb along it
        x, y = 748 - 17 * k, 112 + 17 * k
        d.shape(geo.ribbon([(x + 14, y + 18), (x - 8, y - 4), (x - 20, y + 8)], [23, 22, 18], 14), GIRL.skin, 1.1, 0.12)
    d.shape(geo.ribbon([(752, 180), (716, 184), (690, 196)], [28, 25, 17], 14), GIRL.skin, 1.1, 0.12)
    d.fill(geo.ribbon([(438, 474), (434, 500), (442, 526), (434, 552)], [5, 4, 3, 1], 16), "#5a2a2c")


def table(d):
    cloth = [(-20, 1090, "c"), (820, 1090, "c"), (820, 1220, "c"), (-20, 1220, "c")]
    d.shape(cloth, "#7fa8a8", 1.2, 0)
    with d.inside(cloth):
        d.scatter(geo.rectangle(-20, 1090, 840, 130), 40, lambda q, _: q.stroke([(-9, 4), (0, -8), (9, 4), (0, 8), (-9, 4)], 0.9, "#a9cac4"))
    d.fill(geo.ellipse(400, 1112, 378, 34), "#4a6a70", 0.5, 10, False)
    d.shape(geo.ellipse(400, 1102, 366, 32), "#f6f2ea", 1.3, 0.08)
    for k in range(46):
        a = k / 46 * 2 * np.pi
        if np.sin(a) > -0.1:
            d.shape(geo.ellipse(400 + 366 * np.cos(a), 1102 + 32 * np.sin(a), 13, 9), lighten("#f6f2ea", -0.02), 0.7, 0.08)
    d.fill(geo.ellipse(738, 1126, 22, 4), "#4a6a70", 0.6, 2, False), d.fill(shades.placed(shades.figure(shades.WALK, coat=16), 736, 1124, 66), SHADE)


def paint(picture):
    wall = ramp(((0, "#c86a80"), (0.5, "#e8a8a8"), (1, "#f6d8c4")), np.clip(1 - np.hypot(picture.x - 400, picture.y - 420) / 760 + 0.03 * picture.noise(200, 3), 0, 1))
    picture.image = wall.astype(np.float32)
    back, house, top = (Drawing(picture, "#3a1c28", width, light=(-0.3, -0.95), seed=seed) for width, seed in ((1.8, 3), (1.6, 5), (1.8, 7)))
    girl(back), table(back)
    cake(house), party(house), icing(house), candles(top), knife(top)
    for d in (back, house, top):
        d.under()
    picture.glow(404, 380, 300, "#ffdf9a", 0.32, 1.5)
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    above = np.zeros(picture.shape, np.float32)
    for d in (top, house, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
