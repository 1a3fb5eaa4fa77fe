"""People from head to foot, 60 to 600 pixels high, each with a head of `heads` and clothes of their own.

Feet at (0, 0), 100 high; they look to the right, `flip` turns them round, `turn` turns the head alone.
A pose: hip, shoulder, then elbow and hand of the far and the near arm, knee and foot of both legs.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from atelier import geometry as geo

from . import heads
from .colour import lighten, shadow_of

# fmt: off
POSES = {
    "stand": ((0, -44), (0, -73), ((10, -58), (9, -43)), ((-9, -58), (-8, -43)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0))),
    "point": ((0, -44), (1, -73), ((15, -67), (30, -71)), ((-9, -58), (-8, -43)), ((6, -22), (9, 0)), ((-5, -22), (-7, 0))),
    "up": ((0, -44), (1, -73), ((13, -83), (14, -103)), ((-12, -60), (-6, -46)), ((6, -22), (7, 0)), ((-5, -22), (-7, 0))),
    "cheer": ((0, -44), (1, -73), ((14, -84), (20, -103)), ((-14, -84), (-19, -102)), ((9, -24), (15, -2)), ((-5, -22), (-9, 0))),
    "run": ((-2, -44), (6, -71), ((19, -62), (26, -74)), ((-6, -58), (-17, -62)), ((16, -32), (15, -11)), ((-10, -24), (-27, -13))),
    "walk": ((0, -44), (2, -73), ((12, -60), (19, -50)), ((-8, -60), (-13, -47)), ((10, -23), (15, 0)), ((-4, -22), (-16, -2))),
    "carry": ((0, -43), (2, -71), ((12, -60), (21, -63)), ((6, -57), (19, -57)), ((9, -22), (13, 0)), ((-4, -22), (-13, -1))),
    "akimbo": ((0, -44), (0, -73), ((19, -61), (7, -48)), ((-18, -61), (-7, -48)), ((6, -22), (8, 0)), ((-6, -22), (-8, 0))),
    "kneel": ((-3, -26), (1, -54), ((13, -44), (22, -46)), ((8, -40), (18, -38)), ((14, -24), (13, 0)), ((-4, -3), (-20, -2))),
    "push": ((-10, -42), (6, -66), ((22, -62), (34, -66)), ((18, -54), (33, -56)), ((-2, -24), (2, 0)), ((-20, -24), (-34, -1))),
    "pull": ((-8, -40), (-15, -68), ((4, -60), (20, -55)), ((0, -55), (18, -51)), ((10, -26), (15, 0)), ((-10, -22), (-18, 0))),
    "dance": ((0, -45), (-2, -73), ((12, -80), (24, -90)), ((-16, -66), (-25, -54)), ((12, -34), (5, -17)), ((-3, -22), (-3, 0))),
    "sit": ((-2, -27), (0, -56), ((11, -42), (20, -36)), ((-6, -42), (12, -33)), ((19, -28), (20, 0)), ((15, -27), (14, 0))),
    "ears": ((0, -44), (0, -73), ((15, -75), (10, -89)), ((-15, -75), (-10, -89)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0))),
    "beg": ((-3, -26), (0, -54), ((11, -52), (16, -66)), ((7, -48), (14, -64)), ((13, -20), (2, -2)), ((-4, -3), (-20, -2))),
}


@dataclass(frozen=True)
class Wear:
    """dress: "coat", "gown", "suit" (trousers), "apron"; ornament(d, shape) is drawn inside the cloth."""

    dress: str = "coat"
    cloth: str = "#8c3b3a"
    legs: str = "#2f3350"
    shoes: str = "#2a2226"
    build: float = 1.0
    ornament: object = None


def folk(d, x, y, high, pose="stand", look=None, mood="calm", wear=None, turn=0.35, gaze=(0.4, 0.0), flip=False, tilt=0.0, lean=0.0, hat=None, holds=None, flat=None):
    """holds: {"near" or "far": a function drawn at that hand in the axes of the figure}; flat: a silhouette."""
    look, wear = look or heads.Look(), wear or Wear()
    hip, shoulder, far, near, front, back = POSES[pose] if isinstance(pose, str) else pose
    child = look.age < 0.13
    b = wear.build
    line = 0 if flat else (0.9 if high > 150 else 0.75)
    pick = (lambda c: flat) if flat else (lambda c: c)
    holds = holds or {}
    with d.at(x, y, high / 100, lean, flip):
        for knee, foot in (back, front):
            d.shape(geo.ribbon([hip, knee, foot], [10 * b, 7.5, 5.5], 14), pick(wear.legs), line, 0.1 if not flat else 0)
            d.shape([(foot[0] - 4, foot[1] - 5), (foot[0] + 3, foot[1] - 5), (foot[0] + 10, foot[1] - 0.5), (foot[0] + 4, foot[1] + 1.5), (foot[0] - 4, foot[1] + 1)], pick(wear.shoes), line, 0)
        if "far" in holds and not flat:
            with d.at(*far[1]):
                holds["far"](d)
        _arm(d, shoulder, far, b, pick(lighten(wear.cloth, -0.06)), pick(look.skin), line, 5 * b)
        body = _body(wear, hip, shoulder, front, back, b)
        d.shape(body, pick(wear.cloth), line, 0.14 if not flat else 0)
        if wear.ornament and not flat:
            with d.inside(body):
                wear.ornament(d, body)
        size = 33 if child else 25
        hx, hy = shoulder[0] + 1.5 + 0.1 * (shoulder[0] - hip[0]), shoulder[1] - 3
        if flat:
            d.fill(geo.ellipse(hx, hy - size / 2, size * 0.36, size / 2), flat)
            if hat:
                with d.at(hx, hy, size / 100, tilt, tall=look.tall):
                    hat(d)
        else:
            heads.head(d, hx, hy, size, look, mood, turn, gaze, tilt, hat=hat)
        if "near" in holds:
            with d.at(*near[1]):
                holds["near"](d)
        _arm(d, shoulder, near, b, pick(wear.cloth), pick(look.skin), line, -6 * b)


def _arm(d, shoulder, joints, b, cloth, skin, line, beside):
    sx, sy = shoulder
    d.shape(geo.ellipse(*joints[1], 3.4, 3.8), skin, line, 0)
    start = (sx + beside, sy + 3.5)
    elbow, wrist = np.array(joints[0]), np.array(joints[1])
    cuff = tuple(elbow + (wrist - elbow) * 0.86)
    d.shape(geo.ribbon([start, tuple(elbow), cuff], [9 * b, 7.6 * b, 6.2], 16), cloth, line, 0.1 if line else 0)


def _body(wear, hip, shoulder, front, back, b):
    (hx, hy), (sx, sy) = hip, shoulder
    top = [(sx - 4, sy - 2), (sx + 4, sy - 2), (sx + 10 * b, sy + 2.5)]
    other = [(sx - 10 * b, sy + 2.5)]
    if wear.dress == "suit":
        return geo.curve([*top, (hx + 9 * b, (hy + sy) / 2), (hx + 9 * b, hy + 3, "c"), (hx - 9 * b, hy + 3, "c"), (hx - 9 * b, (hy + sy) / 2), *other])
    low = hy + (0.92 * -hy if wear.dress == "gown" else 0.46 * -hy)
    drift = 0.35 * (front[0][0] + back[0][0]) / 2
    flare = {"gown": 21, "coat": 14, "apron": 13}[wear.dress] * b
    folds = [(hx + drift + flare * k, low + (1.8 if i % 2 else -0.6)) for i, k in enumerate((0.55, 0.1, -0.35, -0.7))]
    return geo.curve([*top, (hx + 8 * b, hy - 10), (hx + drift + flare, low, "c"), *folds, (hx + drift - flare, low, "c"), (hx - 8 * b, hy - 10), *other])


# -- hats, in the axes of a head

def _hat(kind):
    def put(colour, band="#f0dcae"):
        return lambda d: kind(d, colour, band)

    return put


@_hat
def crown(d, colour, band):
    d.shape([(-33, -84, "c"), (-40, -124, "c"), (-20, -106, "c"), (0, -132, "c"), (20, -106, "c"), (40, -124, "c"), (33, -84, "c"), (0, -78)], colour, 1, 0.12)
    for x, y in ((-40, -126), (0, -134), (40, -126)):
        d.shape(geo.ellipse(x, y, 5), band, 0.7, 0)


@_hat
def bowler(d, colour, band):
    d.shape([(-32, -82), (-31, -112), (0, -126), (31, -112), (32, -82)], colour, 1, 0.14)
    d.fill([(-32, -92), (0, -86), (32, -92), (32, -82), (0, -77), (-32, -82)], band)
    d.shape([(-48, -84), (0, -78), (48, -84), (40, -74), (0, -70), (-40, -74)], colour, 1, 0.1)


@_hat
def top_hat(d, colour, band):
    d.shape([(-28, -82, "c"), (-33, -144, "c"), (0, -149), (33, -144, "c"), (28, -82, "c")], colour, 1, 0.14)
    d.fill([(-29, -96, "c"), (0, -91), (29, -96, "c"), (28, -82, "c"), (0, -77), (-28, -82, "c")], band)
    d.shape([(-46, -86), (0, -79), (46, -86), (40, -77), (0, -71), (-40, -77)], colour, 1, 0.1)


@_hat
def cap(d, colour, band):
    d.shape([(-37, -72), (-36, -100), (0, -115), (36, -98), (38, -74), (0, -80)], colour, 1, 0.14)
    d.shape([(-6, -80), (30, -82), (52, -72), (26, -70), (0, -72)], band, 0.9, 0.1)


@_hat
def kerchief(d, colour, band):
    shape = geo.subtract(geo.curve([(-41, -60), (-34, -96), (0, -112), (34, -96), (41, -60), (36, -18), (10, 12), (-10, 12), (-36, -18)]), geo.curve([(-30, -56), (-20, -84), (0, -90), (20, -84), (30, -56), (26, -20), (0, -1), (-26, -20)]))
    d.shape(shape, colour, 1, 0.12)
    with d.inside(shape):
        d.scatter(geo.rectangle(-44, -114, 88, 130), 15, lambda q, _: q.fill(geo.ellipse(0, 0, 2.6), band, hide=False))


@_hat
def fool(d, colour, band):
    for side, tone in ((-1, colour), (1, band)):
        d.shape([(0, -112), (side * 20, -112), (side * 44, -126), (side * 66, -104), (side * 62, -84), (side * 50, -100), (side * 37, -74), (0, -82)], tone, 1, 0.12)
        d.shape(geo.ellipse(side * 62, -80, 7), "#f0cf6a", 0.8, 0.1)


def feather(d):
    shadow = shadow_of("#c8503c", 0.1)
    d.shape([(20, -100), (48, -140), (58, -150), (50, -120), (30, -92)], "#c8503c", 0.8, 0), d.stroke([(22, -98), (52, -142)], 0.6, shadow)
