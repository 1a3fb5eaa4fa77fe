"""The inhabitants of a card's corners: people and animals drawn with a pen, 20 to 200 pixels high.

All look to the right; feet at (0, 0), 100 high in their own axes.  `flat` draws a silhouette.
"""

from __future__ import annotations

import math

from atelier import geometry as geo

from .colour import lighten

# fmt: off
# hip and shoulder, then elbow and hand of the far and the near arm, then knee and foot of both legs
POSES = {
    "stand": ((0, -46), (1, -78), ((9, -62), (8, -46)), ((-6, -62), (-3, -45)), ((4, -24), (5, 0)), ((-3, -24), (-5, 0))),
    "walk": ((0, -46), (4, -78), ((14, -64), (20, -52)), ((-7, -64), (-12, -52)), ((12, -25), (16, 0)), ((-4, -24), (-17, -2))),
    "reach": ((0, -46), (3, -78), ((16, -84), (24, -101)), ((11, -88), (15, -106)), ((4, -24), (5, 0)), ((-4, -24), (-7, 0))),
    "offer": ((0, -46), (5, -77), ((18, -67), (31, -66)), ((13, -62), (27, -60)), ((5, -24), (6, 0)), ((-4, -24), (-7, 0))),
    "pull": ((-6, -42), (-14, -72), ((4, -64), (20, -58)), ((0, -60), (17, -54)), ((10, -26), (14, 0)), ((-8, -22), (-16, 0))),
    "push": ((-10, -42), (8, -68), ((24, -66), (36, -70)), ((22, -60), (35, -60)), ((-2, -24), (2, 0)), ((-20, -24), (-34, -2))),
    "sit": ((-4, -28), (0, -60), ((10, -44), (20, -38)), ((8, -44), (18, -34)), ((20, -30), (22, 0)), ((17, -28), (18, 0))),
    "look": ((0, -46), (2, -78), ((14, -74), (13, -88)), ((-8, -64), (-4, -50)), ((4, -24), (5, 0)), ((-3, -24), (-5, 0))),
    "hug": ((0, -46), (3, -78), ((15, -66), (12, -54)), ((13, -62), (10, -52)), ((4, -24), (5, 0)), ((-3, -24), (-5, 0))),
    "climb": ((0, -46), (6, -76), ((18, -88), (20, -104)), ((14, -72), (22, -70)), ((18, -36), (16, -18)), ((2, -24), (6, 0))),
}


def person(d, x, y, high, pose="stand", coat="#8c3b3a", skin="#e9bd98", hair="#3a2a28", legs="#2f3350", hat=None,
           flip=False, long=0.30, flat=None, face=True, trim=None, turn=0.0, holds=None):
    """holds: a function drawn at the near hand in axes of the person."""
    hip, shoulder, far, near, front, back = POSES[pose]
    pick = (lambda c: flat) if flat else (lambda c: c)
    line = 0 if flat else 0.75
    with d.at(x, y, high / 100, turn, flip):
        for limb in (back, front):
            d.shape(geo.ribbon([hip, *limb], [10, 8, 6.5], 14), pick(legs), line, 0)
            fx, fy = limb[1]
            d.shape(geo.ellipse(fx + 3, fy - 1.5, 6, 3), pick(lighten(legs, -0.08)), line, 0)
        d.shape(geo.ribbon([shoulder, *far], [9, 8, 6], 14), pick(lighten(coat, -0.07)), line, 0)
        if not flat:
            d.shape(geo.ellipse(*far[1], 3.4), skin, line, 0)
        sx, sy = shoulder
        hx, hy = hip
        low = hy + long * 46
        drift = (front[0][0] + back[0][0]) / 2 - hx if long > 0.35 else 0
        coat_shape = [(sx - 8, sy - 3), (sx + 5, sy - 5), (sx + 10, sy + 4), (hx + 9.5, hy - 8), (hx + 12 + drift, low, "c"),
                      (hx + drift, low + 3), (hx - 13 + drift, low, "c"), (hx - 9.5, hy - 8), (sx - 11, sy + 6)]
        d.shape(coat_shape, pick(coat), line, None if not flat else 0)
        if trim and not flat:
            with d.inside(coat_shape):
                trim(d, (hx - 14 + drift, sy - 6, hx + 14 + drift, low + 4))
        neck = (sx + 2, sy - 8)
        hxx, hyy = sx + 4.5, sy - 17
        skull = geo.union(geo.ellipse(hxx, hyy, 9.2, 10.4), geo.polygon([(hxx + 7.4, hyy - 4), (hxx + 12.2, hyy + 2.2), (hxx + 6.5, hyy + 4.6)]))
        d.shape(geo.ribbon([neck, (sx + 3.6, sy - 13)], [7, 7], 8), pick(skin), 0, 0)
        d.shape(skull, pick(skin), line, 0.08 if not flat else 0)
        if hair:
            d.shape([(hxx + 6, hyy - 8), (hxx, hyy - 12.5), (hxx - 9, hyy - 8), (hxx - 11, hyy + 2), (hxx - 7, hyy + 9), (hxx - 3, hyy + 3), (hxx + 0.5, hyy - 4)], pick(hair), line * 0.8, 0)
        if hat:
            HATS[hat[0]](d, hxx, hyy, pick(hat[1]), line)
        if face and not flat and high > 34:
            d.fill(geo.ellipse(hxx + 5.2, hyy - 0.6, 1.3, 1.6), d.line)
            with d.inside(skull):
                d.fill(geo.ellipse(hxx + 3.4, hyy + 4.6, 3, 2.2), "#d9705f", 0.5, 0.8)
            d.stroke([(hxx + 5.2, hyy + 6.4), (hxx + 8, hyy + 6.0)], 0.4)
        if holds:
            with d.at(*near[1]):
                holds(d)
        d.shape(geo.ribbon([(sx - 2, sy + 1), *near], [10, 8.5, 6.5], 14), pick(coat), line, 0)
        if not flat:
            d.shape(geo.ellipse(*near[1], 3.6), skin, line, 0)


def _cap(d, x, y, colour, line):
    d.shape([(x - 10, y - 4), (x - 8, y - 12), (x + 2, y - 15), (x + 9, y - 7), (x + 16, y - 4), (x + 6, y - 4)], colour, line)


def _cone(d, x, y, colour, line):
    d.shape([(x - 10, y - 4, "c"), (x - 4, y - 20), (x - 12, y - 34, "c"), (x + 3, y - 22), (x + 9, y - 6, "c")], colour, line)
    d.shape(geo.ellipse(x - 12, y - 34, 3.4), lighten(colour, 0.2), line, 0)


def _brim(d, x, y, colour, line):
    d.shape([(x - 8, y - 6), (x - 7, y - 19), (x + 6, y - 19), (x + 8, y - 6)], colour, line)
    d.shape(geo.ellipse(x, y - 6, 16, 3.2, -4), colour, line)


def _scarf(d, x, y, colour, line):
    d.shape([(x + 7, y - 7), (x, y - 13), (x - 11, y - 9), (x - 13, y + 4), (x - 6, y + 12), (x + 3, y + 11), (x + 2, y + 4), (x - 1, y - 4)], colour, line)


def _crown(d, x, y, colour, line):
    d.shape([(x - 9, y - 6, "c"), (x - 11, y - 18, "c"), (x - 4, y - 12, "c"), (x, y - 21, "c"), (x + 4, y - 12, "c"), (x + 11, y - 18, "c"), (x + 8, y - 6, "c")], colour, line)


HATS = {"cap": _cap, "cone": _cone, "brim": _brim, "scarf": _scarf, "crown": _crown}


def _whole(d, paths, colour, flat, line=0.8):
    body = geo.union(*paths)
    d.shape(body, flat or colour, 0 if flat else line, 0 if flat else None)
    return body


def cat(d, x, y, high, colour="#3a3642", flip=False, flat=None, tail=1, eye="#e9d36a", stripes=None):
    """Sitting."""
    with d.at(x, y, high / 100, 0, flip):
        d.shape(geo.ribbon([(-22, -6), (-46, -10), (-52, -34 * tail), (-40, -52 * tail)], [10, 10, 9, 7], 24), flat or colour, 0 if flat else 0.8, 0)
        body = _whole(d, [geo.curve([(-26, 0), (-30, -26), (-14, -54), (6, -66), (20, -56), (21, -30), (22, 0)]),
                   geo.ellipse(9, -75, 20, 17), geo.polygon([(-8, -82), (-8, -104), (5, -91)]), geo.polygon([(13, -91), (25, -103), (27, -80)]),
                   geo.ellipse(22, -5, 9, 5.5)], colour, flat)
        if not flat:
            if stripes:
                with d.inside(body):
                    for k in range(5):
                        d.stroke([(-34, -16 - 11 * k), (-18, -13 - 11 * k), (-8, -18 - 11 * k)], 1.6, stripes)
            for ex in (6, 20):
                d.fill(geo.ellipse(ex, -77, 3.4, 3.8), eye)
                d.fill(geo.ellipse(ex + 0.8, -77, 1.3, 3.2), "#1c1a20")
            d.stroke([(10, -67), (14, -65), (18, -67)], 0.5)
            for s in (-1, 1):
                d.stroke([(14 + 4 * s, -69), (14 + 22 * s, -72)], 0.25, lighten(colour, 0.4))
            d.stroke([(4, -4), (6, -30)], 0.6)


def fox(d, x, y, high, colour="#c8642f", flip=False, flat=None, asleep=False):
    with d.at(x, y, high / 100, 0, flip):
        if asleep:
            tail = geo.ribbon([(-30, -12), (10, -2), (44, -12), (52, -26)], [16, 26, 26, 6], 30)
            _whole(d, [geo.ellipse(-4, -22, 50, 23), geo.ellipse(-36, -20, 22, 20)], colour, flat)
            _whole(d, [geo.ellipse(34, -27, 15, 12), geo.polygon([(24, -34), (22, -54), (35, -38)]), geo.polygon([(38, -37), (47, -51), (47, -30)]), geo.polygon([(40, -34), (60, -16), (34, -16)])], colour, flat)
            d.shape(tail, flat or lighten(colour, 0.05), 0 if flat else 0.8)
            if not flat:
                d.stroke([(36, -27), (41, -24), (46, -26)], 0.7)
                d.fill(geo.ellipse(59, -17, 3), "#1c1a20")
            return
        d.shape(geo.ribbon([(-18, -6), (-44, -4), (-58, -22), (-48, -46)], [12, 20, 24, 5], 26), flat or colour, 0 if flat else 0.8)
        _whole(d, [geo.curve([(-24, 0), (-28, -28), (-10, -56), (8, -66), (18, -50), (18, 0)]), geo.ellipse(8, -74, 17, 15),
                   geo.polygon([(-7, -82), (-9, -106), (6, -88)]), geo.polygon([(9, -88), (21, -105), (22, -80)]),
                   geo.curve([(12, -82), (26, -72), (40, -64, "c"), (24, -62), (10, -62)])], colour, flat)
        if not flat:
            d.fill([(12, -66), (28, -64), (38, -63), (24, -60), (12, -56), (14, -30), (8, -26), (6, -52)], "#f4e6cf", hide=False)
            d.fill(geo.ellipse(39, -65, 3.4), "#1c1a20")
            d.fill(geo.ellipse(16, -76, 2.2, 2.8), "#1c1a20")
            d.stroke([(-2, 0), (0, -28)], 0.6)


def hare(d, x, y, high, colour="#a9907a", flip=False, flat=None):
    """Upright."""
    with d.at(x, y, high / 100, 0, flip):
        _whole(d, [geo.curve([(-22, 0), (-24, -22), (-10, -48), (6, -52), (14, -34), (14, 0)]), geo.ellipse(6, -58, 13, 12),
                   geo.ellipse(-2, -84, 5, 17, -12), geo.ellipse(9, -86, 5, 17, 6), geo.ellipse(14, -4, 12, 5), geo.ellipse(-26, -8, 7)], colour, flat)
        if not flat:
            d.fill(geo.ellipse(11, -60, 2.2, 2.6), "#1c1a20")
            d.stroke([(16, -54), (19, -53)], 0.5)
            d.shape(geo.ribbon([(6, -38), (16, -34), (20, -38)], [7, 6, 6], 10), colour, 0.7, 0)


def mouse(d, x, y, high, colour="#8a808c", flip=False, flat=None, coat=None):
    """Upright, with round ears and a long tail."""
    with d.at(x, y, high / 100, 0, flip):
        d.stroke([(-16, -4), (-44, -2), (-60, -16), (-52, -30)], 1.1, flat or "#b98a86")
        d.shape(geo.ellipse(-8, -86, 14), flat or lighten(colour, -0.04), 0 if flat else 0.8, 0)
        _whole(d, [geo.curve([(-24, 0), (-24, -30), (-8, -54), (10, -54), (20, -28), (20, 0)])], coat or colour, flat)
        _whole(d, [geo.curve([(-14, -62), (-6, -80), (12, -82), (26, -70), (40, -62), (26, -54), (0, -50)])], colour, flat)
        d.shape(geo.ellipse(8, -88, 13), flat or lighten(colour, 0.1), 0 if flat else 0.8, 0)
        if not flat:
            d.fill(geo.ellipse(20, -68, 2.4, 3), "#1c1a20")
            d.fill(geo.ellipse(39, -62, 3), "#5a3038")
            d.shape(geo.ribbon([(4, -42), (18, -36), (24, -42)], [9, 8, 7], 10), coat or colour, 0.7, 0)


def mole(d, x, y, high, colour="#4a4350", flip=False, flat=None, coat=None, hat=None):
    """Upright, with pink spades."""
    with d.at(x, y, high / 100, 0, flip):
        _whole(d, [geo.curve([(-26, 0), (-30, -40), (-16, -80), (6, -92), (24, -82), (40, -70), (26, -62), (28, -34), (24, 0)])], colour, flat)
        if not flat:
            if coat:
                d.shape([(-27, -8), (-28, -40), (-18, -60), (14, -58), (27, -36), (26, -8), (0, -2)], coat, 0.7)
            d.fill(geo.ellipse(40, -70, 5, 4.4), "#e59a94")
            d.stroke([(14, -78), (19, -76)], 0.9, "#f0e6dc")
            for hx, hy in ((22, -40), (6, -36)):
                d.shape([(hx - 4, hy - 8), (hx + 8, hy - 10), (hx + 16, hy - 3), (hx + 10, hy + 7), (hx - 3, hy + 5)], "#e7a79c", 0.7, 0)
                for k in (-5, 0, 5):
                    d.stroke([(hx + 8, hy + k * 0.8 - 1), (hx + 16, hy + k - 1)], 0.4)
        if hat:
            HATS[hat[0]](d, 4, -80, flat or hat[1], 0.75)


def hedgehog(d, x, y, high, colour="#6a5140", flip=False, flat=None):
    with d.at(x, y, high / 60, 0, flip):
        _whole(d, [geo.curve([(24, -22), (40, -16), (52, -7), (38, -2), (20, 0)])], "#d9b994", flat)
        body = geo.curve([(-44, 0), (-50, -22), (-30, -48), (4, -54), (28, -36), (30, -14), (20, 0)])
        d.shape(body, flat or colour, 0 if flat else 0.8)
        if not flat:
            for _ in range(70):
                a, r = d.rng.uniform(2.0, 6.1), d.rng.uniform(0.3, 1.0) ** 0.5
                px, py = -8 + 38 * r * math.cos(a), -22 - 30 * r * abs(math.sin(a))
                d.stroke([(px, py), (px - 7, py - 6)], 0.55, "#2b211c" if d.rng.random() < 0.6 else "#c9ab86")
            d.fill(geo.ellipse(36, -15, 2, 2.4), "#1c1a20")
            d.fill(geo.ellipse(52, -7, 3), "#1c1a20")


def bird(d, x, y, high, colour="#3c5f86", flip=False, flat=None, belly="#e9cfa8", turn=0.0):
    """Perched."""
    with d.at(x, y, high / 100, turn, flip):
        for lx in (-4, 6):
            d.stroke([(lx, -14), (lx + 1, 0), (lx + 8, 0)], 0.6, flat or "#6a4a34")
        body = _whole(d, [geo.curve([(-72, 2, "c"), (-40, -34), (-8, -66), (12, -74), (34, -44), (24, -14), (-12, -8), (-40, -10)]),
                   geo.ellipse(18, -76, 20, 19), geo.polygon([(34, -82), (54, -72), (34, -68)])], colour, flat)
        if not flat:
            with d.inside(body):
                d.fill([(36, -72), (40, -30), (16, -8), (-14, -10), (10, -30), (16, -62)], belly, hide=False)
            d.stroke([(10, -56), (-8, -34), (-40, -18)], 0.8)
            d.stroke([(6, -44), (-14, -26), (-44, -12)], 0.6)
            d.fill(geo.ellipse(24, -80, 3), "#1c1a20")


def flying(d, x, y, wide, colour="#2f3348", turn=0.0, flap=0.5, flip=False):
    """A far bird: two wings and a body."""
    with d.at(x, y, wide / 100, turn, flip):
        up = 30 * flap
        d.fill([(-50, -up, "c"), (-24, -up * 0.9 - 6), (-4, -4), (10, -6), (26, -up - 8), (52, -up * 1.1, "c"), (30, -up * 0.4), (14, 5), (-2, 8), (-20, -up * 0.3)], colour)
        d.fill([(-14, 2), (8, -6), (26, 0), (8, 7)], colour)


def gull(d, x, y, high, flip=False):
    bird(d, x, y, high, "#c4ccd8", flip, belly="#fbf8f0")


def fish(d, x, y, wide, colour="#d8743c", flip=False, turn=0.0):
    with d.at(x, y, wide / 100, turn, flip):
        body = geo.union(geo.curve([(-30, 0), (0, -22), (40, -8), (50, 0), (40, 9), (0, 22)]), geo.polygon([(-24, 0), (-52, -20), (-46, 0), (-52, 20)]))
        d.shape(body, colour, 0.8)
        d.fill(geo.ellipse(34, -4, 3.4), "#1c1a20")
        d.stroke([(22, -14), (17, 0), (22, 13)], 0.5)


def bear(d, x, y, high, colour="#6f5138", flip=False, flat=None):
    """Standing upright, paws before it."""
    with d.at(x, y, high / 100, 0, flip):
        _whole(d, [geo.curve([(-30, 0), (-34, -34), (-24, -66), (0, -76), (22, -64), (30, -34), (28, 0)]), geo.ellipse(6, -80, 20, 18),
                   geo.ellipse(-10, -96, 7), geo.ellipse(17, -97, 7), geo.ellipse(22, -75, 11, 8.5)], colour, flat)
        if not flat:
            d.fill(geo.ellipse(30, -78, 4, 3.4), "#1c1a20")
            d.fill(geo.ellipse(12, -84, 2.2, 2.6), "#1c1a20")
            d.stroke([(24, -69), (29, -70)], 0.5)
            d.shape(geo.ribbon([(2, -56), (18, -44), (32, -46)], [16, 14, 12], 14), colour, 0.8, 0)


def suitcase(d, x, y, wide, colour="#8a4f30", strap="#e9cf9a", turn=0.0):
    with d.at(x, y, wide / 100, turn):
        d.stroke([(-14, -70), (-12, -84), (12, -84), (14, -70)], 1.6)
        d.shape(geo.rectangle(-50, -70, 100, 70, 8), colour, 0.9)
        for sx in (-30, 22):
            d.fill(geo.rectangle(sx, -70, 9, 70), strap)
        d.stroke([(-50, -42), (50, -43)], 0.7, taper=(0.02, 0.02))


def sun_motif(d, _=0):
    d.fill(geo.star(7, 8, 0.5), d.line)


def profile(d, x, y, size=1.0, turn=0.0, skin="#efdfdc", blush="#e0a3a0", line=1.1, lip="#c98a8a", flip=False):
    """A face from the side with closed eyes, 110 high, looking right; hair is the card's own affair."""
    with d.at(x, y, size, turn, flip):
        outline = [(-12, -50), (18, -47), (32, -30), (35, -15), (32, -6), (39, 6), (46, 16, "c"), (37, 22), (40, 28), (35, 32, "c"), (39, 37), (34, 42), (36, 51), (28, 59), (8, 55), (-8, 42), (-24, 20)]
        d.shape(outline, skin, line, 0.06)
        d.fill(geo.ellipse(14, 20, 9, 6), blush, 0.55, 2.0)
        d.stroke([(14, -2), (20, 4), (28, 1)], 1.3)
        for q in (17, 21, 25):
            d.stroke([(q, 3), (q + 2, 8)], 0.5)
        d.stroke([(12, -13), (20, -18), (30, -15)], 0.9)
        d.fill([(29, 33), (39, 28), (38, 33), (38, 38), (31, 37)], lip, 0.6)
        d.stroke([(26, 33), (31, 31), (36, 32)], 0.9)
        d.stroke([(36, 18), (33, 21)], 0.7)
