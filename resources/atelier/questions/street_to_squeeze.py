"""What happens to the street when the song is over and he closes it?

A man plays the accordion and roars with joy; its bellows are a row of houses, and the whole street dances.
"""

import numpy as np
from atelier import geometry as geo
from light import heads, shades
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 306, 0.4
PLAYER = Look("#e8a878", "#7a2f1c", "curls", "moustache", 0.55, 1.22, 1.0, 1.12, "bulb", 1.25)
HUB, REACH = np.array((400.0, 1560.0)), 640.0
HOUSES = ("#e8d0a0", "#4f8a9a", "#d9663c", "#8fae7c", "#f0e2c4", "#6a4a7a", "#e0a63c", "#3f6a8a", "#c9848a")
ROOFS = ("#a8343c", "#33405f", "#7a2f2c", "#4a3a5a", "#b8562c", "#22304f", "#8f2438", "#5a4030", "#3f6a5a")


def scene(detail):
    bare_sheet()


def place(turn, up=0.0):
    a = np.radians(turn)
    return HUB + (REACH + up) * np.array((np.sin(a), -np.cos(a)))


def player(d):
    body = [(120, 1220, "c"), (120, 900), (150, 720), (240, 640), (340, 612), (460, 612), (560, 640), (650, 720), (680, 900), (680, 1220, "c")]
    d.cast(body, 18, 12, "#7a1f1c", 0.35, 16)
    d.shape(body, "#22304f", 1.5, 0)
    with d.inside(body):
        d.scatter(body, 46, lambda q, _: q.stroke([(-10, 6), (0, -8), (10, 6)], 1.0, "#4a64a0"))
    d.model(body, "#0f1830", 40, 26, 0.7)
    d.shape([(318, 620), (400, 600), (482, 620), (470, 800), (400, 840), (330, 800)], "#f3e6cc", 1.2, 0.1)
    heads.head(d, 396, 602, 330, PLAYER, "joy", 0.0, (0, 0), -5)
    with d.at(396, 602, 3.3, -5):
        d.fill([(-3.4, -20.5), (2.2, -20.5), (1.8, -17), (-3, -17)], "#e8b43c")
        for side in (-1, 1):
            d.stroke([(side * 26, -44), (side * 31, -46)], 0.9, "#a8583c"), d.stroke([(side * 26, -41), (side * 31, -40)], 0.9, "#a8583c")
            d.stroke([(side * 20, -36), (side * 24, -27), (side * 22, -16)], 1.0, "#a8583c")
    for side in (-1, 1):
        with d.at(400 + side * 46, 652, 1, side * 14):
            d.shape([(0, -4), (side * 46, -28), (side * 52, 22), (0, 12)], "#c8343c", 1.1, 0.16)
    d.shape(geo.ellipse(400, 654, 14, 12), "#e0505a", 1.0, 0.16)


def tenant(kind, d):
    """In a window 100 wide: who dances, who complains, who has just woken up."""
    pose = (shades.BOTH_UP, TURN, SWAY, shades.REACH, shades.STAND)[kind % 5]
    looks = ({"hair": "bun", "coat": 38, "flare": 16}, {}, {"hair": "long", "coat": 36, "flare": 17}, {"hat": "bowler"})[kind % 4]
    d.fill(shades.placed(shades.figure(pose, **looks), d.rng.normal(0, 6), 62, 176, bool(d.rng.random() < 0.5)), "#4a1a24")


def house(d, k):
    """A pleat: narrow, crooked, lit; base and top lean with the bellows."""
    turn = -20 + 5 * k
    x, y = place(turn)
    rng = np.random.default_rng(30 + k)
    high, wide = rng.uniform(214, 262), 57
    with d.at(x, y, 1, turn):
        wall = [(-wide / 2, 6, "c"), (-wide * 0.57, -high, "c"), (wide * 0.57, -high, "c"), (wide / 2, 6, "c")]
        d.shape(wall, HOUSES[k], 1.1, 0)
        d.fill([(wide * 0.12, 6, "c"), (wide * 0.16, -high, "c"), (wide * 0.57, -high, "c"), (wide / 2, 6, "c")], mix(HOUSES[k], "#3a2046", 0.30), 0.85, hide=False)  # the fold
        d.stroke([(wide * 0.12, 4), (wide * 0.15, -high)], 0.9)
        kind = k % 4
        r = wide * 0.62
        roof = {
            0: [(-r, -high, "c"), (0, -high - 66, "c"), (r, -high, "c")],
            1: [(-r, -high, "c"), (-r, -high - 22, "c"), (-r * 0.5, -high - 22, "c"), (-r * 0.5, -high - 46, "c"), (r * 0.5, -high - 46, "c"), (r * 0.5, -high - 22, "c"), (r, -high - 22, "c"), (r, -high, "c")],
            2: [(-r, -high, "c"), (-r * 0.8, -high - 34), (0, -high - 58), (r * 0.8, -high - 34), (r, -high, "c")],
            3: [(-r, -high, "c"), (-r * 0.7, -high - 44, "c"), (r * 0.7, -high - 44, "c"), (r, -high, "c")],
        }[kind]
        d.shape(roof, ROOFS[k], 1.1, 0.16)
        if kind != 1:
            d.shape(geo.rectangle(wide * 0.18, -high - 60, 10, 30), mix(ROOFS[k], "#22181c", 0.3), 0.9, 0)
        else:
            d.shape(geo.ellipse(0, -high - 24, 8), "#ffe08a", 0.8, 0)
        number = 0
        for row in range(3):
            wy = -high + 62 + 66 * row
            for left in (-wide * 0.42, wide * 0.20):
                lit = rng.random() < 0.72 or row == 1
                big = left < 0
                w, h = (28, 42) if big else (14, 34)
                guest = None
                if lit and big and row < 2:
                    guest = lambda q, n=3 * k + row: tenant(n, q)
                d.window(left, wy, w, h, "#ffe09a" if lit else "#4a4a6a", arch=kind in {0, 2}, who=guest)
                number += 1
        d.shape(geo.rectangle(-wide * 0.34, -34, 20, 40, 2), ROOFS[(k + 4) % 9], 0.9, 0.1), d.fill(geo.ellipse(-wide * 0.1, -14, 1.8), "#f0cf6a", hide=False)
        d.shape([(-wide * 0.6, 6, "c"), (wide * 0.55, 6, "c"), (wide * 0.52, 20, "c"), (-wide * 0.56, 20, "c")], "#8f2438", 0.9, 0.1)
        d.stroke([(-wide * 0.5, 13), (wide * 0.5, 13)], 0.9, "#f0cf6a", (0.02, 0.02))


def casing(d, side):
    """The wooden end with its keys, and the hand that knows them."""
    x, y = place(side * 26.2)
    with d.at(x, y, 1, side * 26.2):
        box = [(-44, 26, "c"), (-50, -268, "c"), (50, -268, "c"), (44, 26, "c")]
        d.cast(box, 10, 16, "#3a0f1c", 0.45, 10)
        d.shape(box, "#a8243c", 1.5, 0)
        d.model(box, "#5a0f2c", 16, 10, 0.7)
        d.contour(geo.rectangle(-36, -252, 70, 262, 8), 1.4, lost=0, colour="#f0cf6a")
        for k in range(7):
            yy = -226 + 34 * k
            if side > 0:
                d.shape(geo.rectangle(4, yy - 12, 54, 25, 4), "#f6efe0", 1.0, 0.12)
                if k % 7 not in {2, 6}:
                    d.shape(geo.rectangle(24, yy + 10, 34, 12, 3), "#22181c", 0.9, 0.1)
            else:
                for px in (-26, -6):
                    d.shape(geo.ellipse(px, yy, 7.5), "#f6efe0", 0.9, 0.14)
        for px, py in ((-20, -210), (-20, -40)) if side > 0 else ((22, -210), (22, -40)):
            d.shape(geo.moved(geo.star(12, 8, 0.5), px, py), "#f0cf6a", 0.8, 0)
    hx, hy = place(side * 28.6, 96)
    d.shape(geo.ribbon([(400 + side * 470, hy - 10), (hx + side * 44, hy - 4), (hx + side * 26, hy)], [104, 84, 76], 16, caps=False), "#22304f", 1.3, 0.16)
    d.shape(geo.ribbon([(hx + side * 40, hy - 6), (hx + side * 10, hy)], [84, 74], 8, caps=False), "#f3e6cc", 1.1, 0.12)
    heads.hand(d, hx + side * 14, hy, 112, "flat", PLAYER.skin, side * -84, side < 0)


# where the feet are, the height, the step, who
DANCERS = (
    (150, 1130, 150, 0, {"hat": "bowler"}), (262, 1122, 142, 1, {"hair": "bun", "coat": 38, "flare": 17}), (352, 1128, 104, 2, {"hair": "curls", "child": True}),
    (446, 1120, 144, 1, {}), (556, 1126, 146, 2, {"hair": "long", "coat": 38, "flare": 17}), (664, 1132, 150, 0, {"hair": "bald", "build": 1.25}),
    (66, 1216, 206, 1, {"hair": "long", "coat": 38, "flare": 18}), (190, 1228, 214, 2, {"hat": "top"}), (304, 1222, 196, 1, {"hair": "plaits", "coat": 36, "flare": 17}),
    (400, 1232, 150, 0, {"hair": "plaits", "child": True, "coat": 24}), (498, 1226, 208, 2, {"hat": "cap", "build": 1.1}), (616, 1222, 200, 0, {"hair": "bun", "coat": 38, "flare": 18}),
    (736, 1228, 212, 1, {"hat": "brim"}),
)
TURN = (((-18, -80), (-30, -86)), ((15, -86), (16, -106)), ((-4, -26), (-5, 0)), ((14, -34), (6, -18)))
SWAY = (((-16, -60), (-26, -70)), ((16, -78), (29, -82)), ((-12, -26), (-20, -2)), ((6, -26), (8, 0)))
STEPS = (shades.BOTH_UP, TURN, SWAY)


def square(d):
    d.fill([(-20, 1040, "c"), (200, 1010), (400, 1000), (600, 1010), (820, 1040, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#8f3a30")
    rng = np.random.default_rng(4)
    for row in range(7):
        y = 1030 + 12 * row + 3.2 * row * row
        for x in np.arange(-20 + 20 * (row % 2), 820, 34 + 5 * row):
            d.stroke([(x, y), (x + 12 + 2 * row, y - 4 - row), (x + 26 + 3 * row, y)], 0.7, "#b8604a" if rng.random() < 0.6 else "#6f2a28")
    for n, (x, y, high, step_, looks) in enumerate(DANCERS):  # one crowd in one light: the sun is behind him
        d.fill(geo.ellipse(x, y + 2, high * 0.24, high * 0.04), "#3a0f1c", 0.5, 4, False)
        near = n > 5
        shape = shades.placed(shades.figure(STEPS[step_], **looks), x, y, high, n % 2 == 1, float(rng.normal(0, 4)))
        shades.lit(d, shape, "#3a1024" if near else "#6a2230", "#ffb45a" if near else "#ffc878", (0, 1), 3.6 if near else 2.6, 0.9, 0.8)


def sky_of_notes(d):
    """The air he shakes: birds that have lost their branch, a hat that will not stay."""
    rng = np.random.default_rng(2)
    for x, y, s, t in ((96, 196, 1.0, -12), (176, 110, 0.8, 8), (650, 120, 0.9, 14), (724, 240, 1.1, -6), (600, 210, 0.7, 4)):
        with d.at(x, y, s, t, bool(rng.random() < 0.5)):
            d.shape([(-26, 4), (-8, -6), (18, -8), (34, -2), (18, 8), (-6, 10)], "#33304f", 0.9, 0.12)
            d.shape([(4, -4), (26, -34), (34, -22), (18, -4)], "#26243f", 0.9, 0), d.shape([(-6, -4), (-26, -32), (-4, -34), (12, -6)], "#4a4670", 0.9, 0.1), d.fill(geo.ellipse(26, -3, 1.8), "#fff6e0", hide=False)
            d.shape([(33, -3), (44, 0), (33, 3)], "#e8a83c", 0.7, 0)


def paint(picture):
    angle = np.arctan2(picture.y - 470, picture.x - 398)
    rays = step(np.sin(14 * angle + 0.05 * picture.noise(160, 3)), -0.25, 0.25)
    away = np.clip(np.hypot(picture.x - 398, picture.y - 470) / 800, 0, 1)
    warm, hot = ramp(((0, "#ffe3a0"), (0.5, "#f6b45c"), (1, "#e07a3c")), away), ramp(((0, "#fbd088"), (0.5, "#ee9448"), (1, "#c8502f")), away)
    picture.image = (warm * rays[..., None] + hot * (1 - rays[..., None])).astype(np.float32)
    back, front, crowd = (Drawing(picture, "#24141c", width, light=(-0.4, -0.9), seed=seed) for width, seed in ((2.2, 3), (1.8, 5), (1.8, 7)))
    sky_of_notes(back), player(back)
    square(crowd)
    for k in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        house(front, k)
    for side in (-1, 1):
        casing(front, side)
    back.under(), front.under(), crowd.under()
    wash(picture, edge=0.12, granulation=0.02, bleed=0.5)
    picture.directions(base=55)
    pencil(picture, "#f8ead0", (35, 62), 1.4, 26, 1.0, 0.5, mask=0.4 * (1 - np.clip(front.cover() + crowd.cover(), 0, 1)))
    crowd.over(), front.over(1 - crowd.cover()), back.over(1 - np.clip(front.cover() + crowd.cover(), 0, 1))
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
