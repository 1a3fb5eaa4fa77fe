"""How long does a song last when the record melts?

An ice floe turns like a record; the tusk of a narwhal is the needle, and twelve penguins dance.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, step
from light.finish import finish
from light.hands import lino
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 318, 1.25
PAPER, SEA, RED, GOLD, BLACK = "#f2f1ea", "#3f8f9c", "#c8382f", "#eab03c", "#182034"
MIDDLE, WIDE, HIGH = np.array((392.0, 742.0)), 366.0, 268.0


def scene(detail):
    bare_sheet()


def on_disc(degrees, share):
    a = np.radians(degrees)
    return MIDDLE + share * np.array((WIDE * np.cos(a), HIGH * np.sin(a)))


def record(d):
    """Grooves of ice; it drips at the edge; the label is the hole of a fisherman."""
    side = geo.union(geo.ellipse(MIDDLE[0], MIDDLE[1] + 40, WIDE, HIGH), geo.rectangle(MIDDLE[0] - WIDE, MIDDLE[1], 2 * WIDE, 40))
    d.fill(geo.moved(side, 14, 26), BLACK)
    d.shape(side, SEA, 1.4, 0)
    for k in range(34):
        x = MIDDLE[0] - WIDE + 2 * WIDE * (k + 0.5) / 34
        y = MIDDLE[1] + HIGH * np.sqrt(max(1 - ((x - MIDDLE[0]) / WIDE) ** 2, 0))
        d.stroke([(x, y + 4), (x + 1, y + 34)], 1.6, PAPER, (0.05, 0.4))
    face = geo.ellipse(*MIDDLE, WIDE, HIGH)
    d.shape(face, PAPER, 1.8, 0)
    for share in np.arange(0.36, 0.97, 0.115):
        start = d.rng.uniform(0, 360)
        for piece in range(3):
            line = [tuple(on_disc(start + 120 * piece + t, share)) for t in np.linspace(0, d.rng.uniform(70, 112), 14)]
            d.stroke(line, 1.9, SEA, (0.1, 0.2), 0.2)
    d.shape(geo.ellipse(*MIDDLE, 0.27 * WIDE, 0.27 * HIGH), RED, 1.6, 0)
    d.contour(geo.ellipse(*MIDDLE, 0.21 * WIDE, 0.21 * HIGH), 1.4, lost=0, colour=PAPER)
    for k in range(12):
        x, y = on_disc(30 * k, 0.15)
        d.fill(geo.moved(geo.star(7, 5, 0.42), x, y), PAPER, hide=False)
    d.fill(geo.ellipse(*MIDDLE, 13, 9), BLACK)


def narwhal(d):
    """The needle belongs to someone who would rather listen."""
    body = [(820, 1010), (760, 950), (690, 940), (640, 968), (622, 1010), (640, 1060), (700, 1092), (820, 1100)]
    d.shape(body, BLACK, 1.8, 0)
    d.fill([(640, 1040), (700, 1060), (820, 1064), (820, 1100), (700, 1092)], PAPER)
    d.contour(body, 1.6, lost=0.05)
    for _ in range(24):
        x, y = d.rng.uniform(690, 800), d.rng.uniform(960, 1030)
        d.fill(geo.ellipse(x, y, d.rng.uniform(3, 7), 3), PAPER, hide=False)
    d.stroke([(676, 1002), (690, 994), (706, 1002)], 2.8, PAPER)
    tusk = [(628, 1000), (646, 978), (566, 850), (556, 846)]
    d.shape(geo.polygon(tusk), GOLD, 1.5, 0)
    for k in range(7):
        t = k / 7
        x, y = 637 - 72 * t, 986 - 124 * t
        d.stroke([(x - 10 * (1 - 0.7 * t), y + 4), (x + 9 * (1 - 0.7 * t), y - 6)], 1.3, BLACK)
    d.shape([(790, 968), (800, 930), (826, 916), (826, 980)], BLACK, 1.4, 0)


def penguin(d, x, y, high, lean=0.0, flip=False, wings=("down", "down"), beak="shut", look=(0, 0), eyes="open", wear=None, foot=0.0, fat=1.0):
    """Feet at (0, 0), 100 high.  Wings: down, out, up; the beak shut or singing."""
    with d.at(x, y, high / 100, lean, flip):
        for side in (-1, 1):
            lift = foot if side > 0 else 0
            d.shape([(side * 12 - 8, -4 - lift), (side * 12 + 10, -5 - lift), (side * 12 + 16, 2 - lift), (side * 12 - 6, 3 - lift)], GOLD, 1.0, 0)
        places = {"down": ((21, -60), (31, -40), (24, -24)), "out": ((20, -62), (40, -58), (52, -46)), "up": ((19, -62), (36, -78), (42, -98)), "hug": ((18, -60), (30, -50), (34, -60))}
        for side, kind in zip((-1, 1), wings, strict=True):
            one = [(side * px * fat, py) for px, py in places[kind]]
            d.shape(geo.ribbon(one, [15, 13, 5], 18), BLACK, 0.8, 0)
        d.shape([(-20 * fat, -4), (-27 * fat, -30), (-22 * fat, -62), (-15, -84), (0, -98), (15, -84), (22 * fat, -62), (27 * fat, -30), (20 * fat, -4), (0, 0)], BLACK, 0.8, 0)
        d.fill([(-13 * fat, -4), (-18 * fat, -28), (-12 * fat, -56), (2, -64), (15 * fat, -56), (19 * fat, -28), (13 * fat, -4)], PAPER)
        for side in (-1, 1):
            ex = 4 + side * 7.5
            if eyes == "shut":
                d.stroke([(ex - 5, -80), (ex, -77), (ex + 5, -80)], 1.6, PAPER, (0.1, 0.1))
            elif eyes == "joy":
                d.stroke([(ex - 5, -77), (ex, -82), (ex + 5, -77)], 1.6, PAPER, (0.1, 0.1))
            else:
                d.fill(geo.ellipse(ex, -80, 5.4), PAPER), d.fill(geo.ellipse(ex + look[0] * 2, -80 + look[1] * 2, 2.5), BLACK)
            d.fill(geo.ellipse(4 + side * 16, -70, 5, 3.4), RED, hide=False) if eyes == "joy" else None
        if beak == "shut":
            d.shape([(0, -75), (14, -71), (24, -67), (12, -65), (0, -68)], GOLD, 0.9, 0)
        else:
            d.shape([(0, -75), (14, -76), (25, -78), (12, -70), (2, -69)], GOLD, 0.9, 0), d.shape([(2, -69), (12, -67), (20, -60), (8, -62)], GOLD, 0.9, 0)
        if wear:
            wear(d)


def bow_tie(d):
    d.shape([(-12, -64), (0, -59), (12, -64), (12, -53), (0, -58), (-12, -53)], RED, 0.8, 0)


def scarf(d):
    d.shape([(-18, -68), (0, -62), (20, -66), (20, -57), (0, -53), (-19, -59)], RED, 0.8, 0), d.shape([(10, -58), (18, -58), (22, -30), (10, -32)], RED, 0.8, 0)


def hat(d):
    d.shape(geo.polygon([(-12, -94), (-10, -122), (12, -122), (14, -94)]), RED, 0.9, 0), d.shape(geo.ellipse(1, -94, 22, 5), RED, 0.9, 0)


def muffs(d):
    d.stroke([(-14, -84), (-6, -104), (12, -104), (20, -84)], 2.0, RED, (0.02, 0.02))
    for x in (-14, 21):
        d.shape(geo.ellipse(x, -80, 8, 9), RED, 0.9, 0)


def feather_fan(d):
    for a in (-40, -14, 12, 38):
        with d.at(2, -94, 1, a):
            d.shape([(-5, 0), (-7, -26), (0, -36), (7, -26), (5, 0)], GOLD, 0.8, 0)


def tray(d):
    d.shape(geo.ellipse(-42, -100, 24, 6), GOLD, 0.9, 0)
    for x in (-54, -42, -31):
        d.shape([(x - 5, -118), (x + 5, -118), (x + 2, -104), (x - 2, -104)], PAPER, 0.8, 0)


def dancers(d):
    """No two are in the same mood."""
    crowd = (
        (268, 0.62, 108, 8, False, ("up", "up"), "song", "joy", None, 6, 1.0), (228, 0.78, 116, -14, False, ("out", "up"), "shut", "shut", scarf, 8, 0.95),
        (312, 0.74, 112, 12, True, ("out", "out"), "song", "joy", hat, 0, 1.15), (196, 0.86, 128, 4, False, ("up", "down"), "shut", "open", tray, 0, 0.95),
        (345, 0.82, 124, -6, True, ("hug", "hug"), "shut", "shut", feather_fan, 0, 0.9), (352, 0.64, 120, 6, False, ("hug", "hug"), "shut", "shut", bow_tie, 0, 1.0),
        (164, 0.56, 132, -20, False, ("up", "out"), "song", "joy", bow_tie, 14, 1.05), (138, 0.86, 146, 3, False, ("down", "down"), "shut", "open", muffs, 0, 1.25),
        (122, 0.70, 150, 16, False, ("up", "up"), "song", "joy", feather_fan, 18, 0.95), (80, 0.90, 158, -8, True, ("out", "up"), "song", "shut", scarf, 0, 1.2),
    )
    for angle, share, high, lean, flip, wings, beak, eyes, wear, foot, fat in crowd:
        x, y = on_disc(angle, share)
        d.fill(geo.ellipse(x + 12, y + 2, high * 0.3, high * 0.07), SEA)
        penguin(d, x, y, high, lean, flip, wings, beak, (0.6, 0), eyes, wear, foot, fat)
    x, y = on_disc(24, 0.60)  # one on its belly, in the groove
    d.fill(geo.ellipse(x + 6, y + 8, 64, 10), SEA)
    penguin(d, x + 54, y + 16, 118, -78, False, ("out", "out"), "song", (0, 0), "joy", None, 0, 1.0)
    with d.at(70, 1086, 1):  # and one who has danced too far
        d.fill(geo.ellipse(0, 10, 66, 15), PAPER), d.contour(geo.ellipse(0, 10, 66, 15), 1.4, lost=0.2)
        with d.inside(geo.rectangle(-120, -160, 260, 170)):
            penguin(d, 0, 62, 122, 4, False, ("up", "up"), "song", (0, -1), "open", hat, 0, 1.0)


def night(d):
    """The music goes up as a curtain of light."""
    for k in range(3):
        low = [(-20 + 210 * j, 370 - 84 * k + 40 * np.sin(1.3 * j + 0.8 * k)) for j in range(5)]
        top = [(x + 26, y - 56 - 16 * k) for x, y in low]
        d.fill([*low, *top[::-1]], (SEA, GOLD, RED)[k], 0.95)
    for _ in range(16):
        d.fill(geo.moved(geo.star(d.rng.uniform(3, 8), 4, 0.36), d.rng.uniform(0, 800), d.rng.uniform(0, 300)), PAPER)


def paint(picture):
    picture.image = np.ones((*picture.shape, 3), np.float32) * np.array((0.949, 0.945, 0.918), np.float32)
    back, disc, near = (Drawing(picture, BLACK, width, light=(-0.4, -0.9), lost=0.05, seed=seed) for width, seed in ((2.0, 3), (2.2, 5), (2.2, 7)))
    back.fill(geo.rectangle(-10, -10, 820, 470), BLACK), night(back)
    back.fill(geo.rectangle(-10, 436, 820, 800), SEA)
    for k in range(24):
        x, y = back.rng.uniform(-20, 820), 446 + 760 * back.rng.random()
        w = 14 + 0.06 * (y - 440)
        back.stroke([(x - w, y), (x - 0.3 * w, y - 5), (x + 0.3 * w, y + 1), (x + w, y - 2)], 2.0, PAPER if k % 3 else BLACK)
    back.shape([(-20, 470, "c"), (-20, 420), (60, 380), (110, 410), (160, 400), (210, 470, "c")], PAPER, 1.4, 0), back.shape([(640, 470, "c"), (690, 410), (730, 420), (780, 370), (830, 420), (830, 470, "c")], PAPER, 1.4, 0)
    record(disc), narwhal(near), dancers(near)
    for d in (back, disc, near):
        d.under(), d.over(rough=0)
    image = picture.image
    spread = lambda plane, low, high: step(blur(plane, 0.8), low, high)
    red = spread(image[..., 0] - image[..., 1], 0.28, 0.44)
    gold = spread(image[..., 0] - image[..., 2], 0.32, 0.48) * (1 - red)
    sea = spread(image[..., 2] - image[..., 0], 0.16, 0.30)
    dark = spread(image.mean(-1), 0.36, 0.22)
    picture.directions(base=8, form=0, edge=1.3, swirl=0.3)
    lino(picture, PAPER, [(GOLD, gold), (SEA, sea), (RED, red), (BLACK, dark)], wide=3.0, reach=24, salt=0.0, chatter=0.02, seed=6)
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
