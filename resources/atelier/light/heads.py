"""Heads from the chin to the crown, 30 to 400 pixels high: anyone of any age, in any mood, turned a little.

The chin is at (0, 0), the crown at (0, -100).  `turn` is -1 (to the left) .. 1; at 0 it looks at us.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from atelier import geometry as geo

from .colour import lighten, mix, shadow_of

# fmt: off
SKINS = ("#f6dcc4", "#efc8a4", "#e2b184", "#c98f66", "#a06a48", "#6f4632")
HAIRS = ("#2a2226", "#4a2f28", "#7a4a2c", "#b0662e", "#d9a44e", "#8f8a88", "#e6e0d4", "#8a4534")
GROWN = ("short", "bob", "bun", "curls", "long", "parted", "bald", "crop", "plaits", "tower")


@dataclass(frozen=True)
class Look:
    """Who it is: the same in every mood."""

    skin: str = "#efc8a4"
    hair: str = "#4a2f28"
    cut: str = "short"
    beard: str = ""  # "", "full", "moustache", "goatee"
    age: float = 0.3  # 0 a child .. 1 very old
    wide: float = 1.0
    tall: float = 1.0
    jaw: float = 1.0
    nose: str = "straight"  # button, straight, long, hook, bulb
    mouth: float = 1.0
    lips: str = "#b8605a"
    glasses: bool = False
    freckles: bool = False

    def but(self, **changes) -> Look:
        return replace(self, **changes)


def someone(rng, **known) -> Look:
    """Anyone at all; what is known about them is kept."""
    age = known.get("age", float(rng.uniform(0.15, 1)))
    man = rng.random() < 0.5
    cut = rng.choice(("short", "bald", "parted", "crop", "curls") if man else ("bob", "bun", "curls", "long", "plaits", "tower"))
    beard = rng.choice(("", "", "full", "moustache", "goatee")) if man and age > 0.25 else ""
    hair = HAIRS[rng.integers(5, 7)] if age > 0.75 else HAIRS[rng.choice((0, 1, 2, 3, 4, 7))]
    skin = SKINS[rng.integers(len(SKINS))]
    random = {"skin": skin, "hair": hair, "cut": str(cut), "beard": str(beard), "age": age,
              "wide": float(rng.uniform(0.80, 1.20)), "tall": float(rng.uniform(0.88, 1.2)), "jaw": float(rng.uniform(0.78, 1.22) if man else rng.uniform(0.72, 1.0)),
              "nose": str(rng.choice(("button", "straight", "long", "hook", "bulb"))), "mouth": float(rng.uniform(0.8, 1.2)),
              "lips": mix(skin, "#a02f3a", 0.5 if man else 0.8), "glasses": bool(rng.random() < 0.15), "freckles": bool(rng.random() < 0.2)}
    return Look(**{**random, **known})


# brow: inner and outer end (up is negative), lids, corners of the mouth, how far it is open, how wide
MOODS = {
    "calm": (0, 0, 0.80, 1, 0, 1.0),
    "smile": (-2, -1, 0.75, 6, 0, 1.1),
    "joy": (-5, -4, "up", 8, 13, 1.35),
    "sly": (4, -5, 0.50, 6, 0, 1.1),
    "fear": (-9, -1, 1.35, -3, 9, 0.75),
    "anger": (7, -5, 0.70, -6, 5, 1.15),
    "shout": (8, -6, 0.80, -2, 19, 1.05),
    "sorrow": (-8, 3, 0.55, -6, 0, 0.9),
    "sleep": (1, 1, "down", 1, 0, 0.8),
    "pride": (-5, -7, 0.38, 1, 0, 0.7),
    "doubt": (-3, -1, 0.75, -2, 0, 0.9),
    "gasp": (-9, -8, 1.30, 0, 11, 0.5),
    "disgust": (5, -1, 0.42, -7, 0, 0.9),
    "hush": (-4, -3, 0.85, 0, 4, 0.45),
    "song": (-7, -4, "down", 2, 15, 0.75),
}


def head(d, x, y, high, look=None, mood="calm", turn=0.0, gaze=(0.0, 0.0), tilt=0.0, neck=True, hat=None, flip=False):
    look = look or Look()
    with d.at(x, y, high / 100, tilt, flip, look.tall):
        line, pen = (1.0 if high > 60 else 0.75), d.width
        d.width = pen * min(max((high / 120) ** 0.5, 1.0), 2.0)
        _behind(d, look, turn, line)
        if neck:
            d.shape(geo.ribbon([(-2 * turn, -14), (-3 * turn, 8), (-4 * turn, 24)], [27, 25, 30], 12), lighten(look.skin, -0.05), 0, 0)
            with d.inside(geo.rectangle(-18, -6, 36, 34)):
                d.fill([(-20, -6), (0, 9), (20, -6), (22, -20), (-22, -20)], shadow_of(look.skin, 0.18), 0.8, 1.5, hide=False)
        _ears(d, look, turn, line)
        skull = _skull(look, turn)
        d.shape(skull, look.skin, line, 0.11)
        with d.inside(skull):
            _flesh(d, look, mood, turn)
        features(d, look, mood, turn, gaze)
        _bearded(d, look, turn, MOODS[mood], line)
        _cut(d, look, turn, line)
        if hat:
            hat(d)
        d.width = pen


def _skull(look, t):
    w, j, low = 36 * look.wide, look.jaw, 4 * t
    child = 1 + 0.10 * max(0, 0.15 - look.age) / 0.15
    right = [(21 * look.wide, -96), (0.90 * w, -80), (w * child, -58), (w * child * (0.97 - 0.05 * max(t, 0)), -42), (0.80 * w * j * child, -19), (0.40 * w * j, -2)]
    left = [(-px * (1 + (0.05 * t if k > 2 else 0)), py) for k, (px, py) in enumerate(right)]
    shifted = lambda p: (p[0] + low * max(0, (60 + p[1]) / 60), p[1])
    return geo.curve([(0, -100), *map(shifted, right), (low, 1), *map(shifted, left[::-1])])


def _ears(d, look, t, line):
    for side in (-1, 1):
        if t * side < 0.45:
            x = side * 36 * look.wide * (1 - 0.10 * abs(t)) - 5 * t
            d.shape(geo.ellipse(x, -45, 6.5, 10, side * 8), look.skin, 0.9 * line, 0.05)
            d.stroke([(x + side * 2, -51), (x + side * 3, -45), (x, -40)], 0.5, shadow_of(look.skin, 0.3))


def _flesh(d, look, mood, t):
    warm = mix(look.skin, "#d8402f", 0.55)
    strength = {"anger": 0.75, "shout": 0.8, "joy": 0.7, "fear": 0.1, "gasp": 0.25}.get(mood, 0.45)
    for side in (-1, 1):
        d.fill(geo.ellipse(side * 21 * (1 - 0.2 * t * side) + 9 * t, -31, 10, 8), warm, strength, 3.5, hide=False)
    d.fill(geo.ellipse(11 * t, -35, 6, 5), warm, 0.6 * strength, 2.5, hide=False)
    if mood == "fear":
        d.fill(geo.ellipse(5 * t, -84, 34, 16), "#a9bcc4", 0.35, 6, hide=False)
    if look.freckles:
        for _ in range(18):
            fx, fy = d.rng.normal(0, 13), -33 + d.rng.normal(0, 4)
            d.fill(geo.ellipse(fx + 9 * t, fy, 0.9), mix(look.skin, "#8a4a2c", 0.6), 0.8, hide=False)


def eye_places(t):
    """The middle of both eyes and how much each is foreshortened."""
    return [(side, 15.5 * side * (1 - 0.17 * abs(t)) + 11 * t, 1 - 0.32 * max(0.0, t * side)) for side in (-1, 1)]


def features(d, look, mood, t=0.0, gaze=(0.0, 0.0)):
    inner, outer, lids, corner, gap, wide = MOODS[mood]
    dark = mix(d.line, "#2a1a1e", 0.4)
    fold = shadow_of(look.skin, 0.34)
    skew = {"doubt": 5, "sly": 4}.get(mood, 0)
    for side, ex, narrow in eye_places(t):
        lift = -skew if side > 0 else 0
        _eye(d, ex, -50, side, narrow, lids, gaze, look, dark, mood)
        thick = (3.0 if look.beard or look.jaw > 1.05 else 2.0) * (0.8 + 0.5 * look.age)
        brow = [(ex - side * 7.5 * narrow, -63 + inner + lift * 0.6), (ex, -66 + 0.4 * inner + 0.6 * outer + lift), (ex + side * 10 * narrow, -62 + outer + lift * 0.7)]
        d.stroke(brow, thick, mix(look.hair, "#2a2020", 0.25), (0.25, 0.6), 0.4)
        if look.age > 0.6:
            d.stroke([(ex - 6, -42), (ex, -40), (ex + 6, -42)], 0.6, fold)
            d.stroke([(ex + side * 12, -49), (ex + side * 16, -47)], 0.5, fold), d.stroke([(ex + side * 12, -46), (ex + side * 15, -42)], 0.5, fold)
        if look.glasses:
            d.contour(geo.ellipse(ex, -49, 12 * narrow, 11), 0.9, lost=0)
    if look.glasses:
        d.stroke([(11 * t - 4, -51), (11 * t, -54), (11 * t + 4, -51)], 0.9, taper=(0.02, 0.02))
    _nose(d, look, t, fold)
    _mouth(d, look, t, corner, gap, wide, mood, dark)
    if mood in {"anger", "shout"}:
        for s in (-1, 1):
            d.stroke([(6 * t + 3.2 * s, -70), (6 * t + 2.6 * s, -61)], 0.8, fold)
    if look.age > 0.55:
        for k in range(2):
            d.stroke([(-16 + 6 * t, -80 - 6 * k), (6 * t, -82 - 6 * k), (17 + 6 * t, -80 - 6 * k)], 0.5, fold)
        for s in (-1, 1):
            d.stroke([(9 * t + s * 9, -31), (9 * t + s * 14, -24), (9 * t + s * 14, -17)], 0.6, fold)
    if mood == "sorrow":
        side, ex, _ = eye_places(t)[0]
        d.shape([(ex - 2, -41), (ex - 5, -32), (ex - 1, -29), (ex + 2, -33)], "#9fd0dc", 0.5, 0)


def _eye(d, x, y, side, narrow, lids, gaze, look, dark, mood):
    if isinstance(lids, str):
        bow = -5 if lids == "up" else 4
        d.stroke([(x - 9 * narrow, y - 0.3 * bow), (x, y + bow), (x + 9 * narrow, y - 0.3 * bow)], 1.5, dark, (0.2, 0.2))
        if lids == "down":
            for k in (-5, 0, 5):
                d.stroke([(x + k * narrow, y + bow - 0.3), (x + (k + side) * narrow * 1.1, y + bow + 3)], 0.6, dark, (0.02, 0.8))
        return
    w, h = 9.0 * narrow, 6.6 * lids
    upper = [(x - w, y + 1.5), (x - 0.45 * w, y - 0.75 * h), (x + 0.2 * w, y - h), (x + w, y + 0.5)]
    ball = geo.curve([*upper, (x + 0.35 * w, y + 0.62 * h), (x - 0.45 * w, y + 0.66 * h)])
    d.fill(ball, "#fbf5e8")
    small = 0.62 if mood in {"fear", "gasp"} else 1.0
    ix, iy = x + gaze[0] * 4 * narrow, y - 0.6 + gaze[1] * 3
    with d.inside(ball):
        d.fill(geo.ellipse(ix, iy, 4.6 * small * (0.6 + 0.4 * narrow), 4.9 * small), mix(look.hair, "#3a5a66", 0.5), hide=False)
        d.fill(geo.ellipse(ix, iy, 2.5 * small), "#17141a", hide=False)
        d.fill(geo.ellipse(ix - 1.4, iy - 1.6, 1.1), "#ffffff", hide=False)
        d.fill([(x - w, y - h - 2), (x + w, y - h - 2), (x + w, y - 0.5 * h), (x, y - 0.72 * h), (x - w, y - 0.4 * h)], "#6a5266", 0.35, 0.8, hide=False)
    d.stroke(upper, 1.5, dark, (0.3, 0.15), 0.2)
    d.stroke([(x + w, y + 0.5), (x + 0.35 * w, y + 0.62 * h), (x - 0.45 * w, y + 0.66 * h), (x - w, y + 1.5)], 0.5, shadow_of(look.skin, 0.45))
    if lids < 0.62:
        d.stroke([(x - w, y - 2), (x, y - h - 2.5), (x + w, y - 2)], 0.6, shadow_of(look.skin, 0.4))


def _nose(d, look, t, fold):
    side = 1 if t >= 0 else -1
    reach = abs(t)
    tip, foot = 10 * t, -31
    if look.nose == "button":
        d.stroke([(tip - 4 * side, foot - 1), (tip, foot + 2), (tip + 5 * side, foot - 1), (tip + 4 * side, foot - 5)], 1.0, fold)
        return
    if look.nose == "bulb":
        d.shape(geo.ellipse(tip * 1.25, foot - 2, 7, 6.4), mix(look.skin, "#c8503c", 0.28), 0.8, 0.1)
        return
    long = {"straight": 0, "long": 5, "hook": 3}[look.nose]
    bridge = (5 * t + side * 2.5, -54)
    hump = (tip + side * (3 + 5 * reach + (4 if look.nose == "hook" else 0)), foot - 12)
    end = (tip + side * (6 + 7 * reach), foot - 1 + long)
    shade = [bridge, hump, end, (tip, foot + 2 + long * 0.6), (tip - 1 * side, foot - 12)]
    d.fill(shade, mix(look.skin, "#b8604c", 0.30), 0.75, 1.2, hide=False)
    d.stroke([bridge, hump, end, (tip + side * 1, foot + 2.5 + long * 0.6), (tip - side * 4, foot)], 1.05, fold, (0.35, 0.3))


def _mouth(d, look, t, corner, gap, wide, mood, dark):
    x, y, w = 9.5 * t, -17.5, 11.5 * look.mouth * wide
    corner *= 0.3 if look.beard and gap else 1
    near, far = (w * (1 + 0.12 * t), w * (1 - 0.12 * t))
    left, right = (x - near, y - corner), (x + far, y - corner)
    if mood == "sly":
        left, right = (x - near, y + 1), (x + far, y - 1.4 * corner)
    if mood == "doubt":
        left, right = (x - near, y + 2), (x + far, y - 2)
    if gap:
        up = y - 0.30 * gap + (0.15 * corner if corner > 0 else 0)
        low = y + 0.75 * gap
        hole = geo.curve([(*left, "c"), (x - 0.4 * w, up - 1.5), (x + 0.4 * w, up - 1.5), (*right, "c"), (x + 0.62 * w, low - 0.16 * gap), (x, low), (x - 0.62 * w, low - 0.16 * gap)])
        d.fill(hole, "#4a1620")
        with d.inside(hole):
            d.fill(geo.ellipse(x, low, 0.6 * w, 0.36 * gap), "#c8504e", hide=False)
            if mood in {"joy", "shout", "anger"}:
                d.fill([(x - 1.2 * w, up - 9, "c"), (x + 1.2 * w, up - 9, "c"), (x + w, up + 0.22 * gap + 1), (x, up + 0.30 * gap + 1.5), (x - w, up + 0.22 * gap + 1)], "#fbf4e4", hide=False)
            if mood == "anger":
                d.fill(geo.rectangle(x - 1.2 * w, y - 10, 2.4 * w, 30), "#fbf4e4", hide=False)
                d.stroke([(x - 1.2 * w, y + 1), (x + 1.2 * w, y + 1)], 0.6, dark, (0.02, 0.02))
                for k in np.arange(-0.8, 0.9, 0.4):
                    d.stroke([(x + k * w, y - 8), (x + k * w, y + 10)], 0.45, dark, (0.02, 0.02))
        d.contour(hole, 1.1, lost=0, colour=mix(look.lips, "#4a1620", 0.4))
        return
    middle = y + 0.25 * corner
    if look.jaw < 1.0 or look.lips != Look.lips:
        d.fill([left, (x - 0.3 * w, middle - 3.2), (x, middle - 2.2), (x + 0.3 * w, middle - 3.2), right, (x + 0.3 * w, middle + 4), (x - 0.3 * w, middle + 4)], look.lips, 0.75, hide=False)
    d.stroke([left, (x - 0.4 * w, middle), (x + 0.4 * w, middle), right], 1.3, mix(dark, look.lips, 0.3), (0.2, 0.2), 0.3)
    if mood in {"sorrow", "disgust", "pride"}:
        d.stroke([(x - 5, y + 7), (x, y + 5.5), (x + 5, y + 7)], 0.6, shadow_of(look.skin, 0.34))


def _strands(d, shape, look, lines, width=0.6):
    tones = (lighten(look.hair, 0.13), shadow_of(look.hair, 0.3))
    with d.inside(shape):
        for k, points in enumerate(lines):
            d.stroke(points, width, tones[k % 2], (0.1, 0.5), 0.6)


def _bearded(d, look, t, mood, line):
    x, open_by = 9.5 * t, mood[4]
    if look.beard == "full":
        w = 36 * look.wide
        shape = geo.curve([(-w - 2 * t, -42), (-0.7 * w + x * 0.5, -30), (x - 10, -26), (x, -24), (x + 10, -26), (0.7 * w + x * 0.5, -30), (w - 2 * t, -42), (0.95 * w, -10), (0.6 * w + x * 0.3, 14), (x * 0.6, 24), (-0.6 * w + x * 0.3, 14), (-0.95 * w, -10)])
        lips = geo.ellipse(x, -16 + 0.25 * open_by, 9 + 0.2 * open_by, 4 + 0.65 * open_by)
        shape = geo.subtract(shape, lips)
        d.shape(shape, look.hair, line, 0.14)
        _strands(d, shape, look, [[(px, -30 + abs(px) * 0.2), (px * 0.9 + x * 0.2, -5), (px * 0.6 + x * 0.4, 20)] for px in range(-34, 36, 5)])
    if look.beard in {"moustache", "goatee", "full"}:
        shape = geo.curve([(x, -27), (x + 9, -25), (x + 19, -20), (x + 24, -24), (x + 19, -15), (x + 7, -18.5), (x, -21), (x - 7, -18.5), (x - 19, -15), (x - 24, -24), (x - 19, -20), (x - 9, -25)])
        d.shape(shape, lighten(look.hair, 0.05), 0.8 * line, 0.1)
    if look.beard == "goatee":
        d.shape([(x - 6, -8 + 0.6 * open_by), (x + 6, -8 + 0.6 * open_by), (x * 0.8 + 3, 8), (x * 0.8, 13), (x * 0.8 - 3, 8)], look.hair, 0.8 * line, 0.1)


def _behind(d, look, t, line):
    w = 38 * look.wide
    if look.cut == "long":
        d.shape([(-w - 2, -62), (-w - 8, -18), (-w - 5, 12), (-w + 4, 34), (-w + 14, 16), (-4, 26), (w - 14, 14), (w - 6, 36), (w + 6, 10), (w + 7, -18), (w + 2, -62), (0, -104)], shadow_of(look.hair, 0.12), line, 0.1)
    elif look.cut == "bob":
        d.shape([(-w, -66), (-w - 6, -22), (-w + 2, -4), (0, -8), (w - 2, -4), (w + 6, -22), (w, -66), (0, -105)], shadow_of(look.hair, 0.12), line, 0.1)
    elif look.cut == "curls":
        balls = [geo.ellipse((w + 4) * np.cos(a), -66 + 36 * np.sin(a), 13 + 2 * np.sin(7 * a)) for a in np.arange(2.6, 6.9, 0.42)]
        d.shape(geo.union(*balls), shadow_of(look.hair, 0.1), line, 0.1)
    elif look.cut == "bun":
        d.shape(geo.ellipse(-8 * t, -112, 17, 15), look.hair, line, 0.14)
        d.stroke([(-18 - 8 * t, -114), (-8 * t, -106), (10 - 8 * t, -116)], 0.6, shadow_of(look.hair, 0.3))
    elif look.cut == "tower":
        shape = geo.curve([(-w, -60), (-w - 4, -92), (-26, -136), (0, -148), (26, -136), (w + 4, -92), (w, -60)])
        d.shape(shape, look.hair, line, 0.14)
        _strands(d, shape, look, [[(px, -80), (px * 0.9, -110), (px * 0.4, -146)] for px in range(-36, 40, 9)])
    elif look.cut == "plaits":
        for side in (-1, 1):
            for k in range(5):
                d.shape(geo.ellipse(side * (w + 1 + 2 * k) - 2 * t, -34 + 13 * k, 8.5 - 0.7 * k, 8, side * 20), look.hair, 0.8 * line, 0.12)
            d.shape(geo.ellipse(side * (w + 11) - 2 * t, 29, 4.5), look.lips, 0.7 * line, 0)


def _cut(d, look, t, line):
    w, dx = 36.5 * look.wide, 6 * t
    if look.cut == "bald":
        for side in (-1, 1):
            if t * side < 0.5:
                x = side * w - 2 * t
                d.shape([(x - side * 3, -68), (x + side * 4, -58), (x + side * 5, -44), (x, -36), (x - side * 3, -50)], look.hair, 0.8 * line, 0.1)
        d.stroke([(-8 + dx, -97), (-2 + dx, -106), (6 + dx, -104)], 0.8, look.hair), d.stroke([(0 + dx, -98), (8 + dx, -105)], 0.8, look.hair)
        return
    if look.cut == "curls":
        _ringlets(d, look, w, dx, line)
        return
    temple = -58
    cap = [(-w - 1, temple), (-w, -78), (-0.66 * w, -99), (0, -108), (0.66 * w, -99), (w, -78), (w + 1, temple)]
    fringe = {
        "short": [(w - 5, -70), (20 + dx, -80), (4 + dx, -84), (-10 + dx, -80), (-24 + dx, -82), (-w + 4, -70)],
        "crop": [(w - 3, -74), (18 + dx, -86), (dx, -88), (-18 + dx, -86), (-w + 3, -74)],
        "parted": [(w - 6, -66), (24 + dx, -78), (2 + dx, -82), (-14 + dx, -94), (-22 + dx, -84), (-w + 6, -68)],
        "bob": [(w - 4, -50), (w - 9, -72), (14 + dx, -76), (-14 + dx, -76), (-w + 9, -72), (-w + 4, -50)],
        "long": [(w - 3, -40), (w - 10, -66), (10 + dx, -88), (dx, -98), (-10 + dx, -88), (-w + 10, -66), (-w + 3, -40)],
        "bun": [(w - 6, -64), (16 + dx, -84), (dx, -90), (-16 + dx, -84), (-w + 6, -64)],
        "tower": [(w - 6, -64), (16 + dx, -86), (dx, -91), (-16 + dx, -86), (-w + 6, -64)],
        "plaits": [(w - 4, -44), (w - 9, -68), (8 + dx, -86), (dx, -100), (-8 + dx, -86), (-w + 9, -68), (-w + 4, -44)],
    }[look.cut]
    shape = geo.curve([*cap, *fringe])
    d.shape(shape, look.hair, line, 0.13)
    top = dx if look.cut in {"long", "plaits", "bun", "tower"} else -18 + dx
    _strands(d, shape, look, [[(top, -106), ((top + px) / 2, -100 + 0.1 * abs(px)), (px, -72 - 0.2 * (36 - abs(px)))] for px in range(-36, 40, 8)])


def _ringlets(d, look, w, dx, line):
    places = [(w * np.cos(a) + dx * 0.5, -70 + 32 * np.sin(a), 10.5 + 1.5 * np.sin(5 * a)) for a in np.linspace(3.05, 6.37, 11)]
    places += [(0.62 * w * np.cos(a) + dx, -78 + 22 * np.sin(a), 10.0) for a in np.linspace(3.2, 6.2, 7)]
    shape = geo.union(*[geo.ellipse(*place) for place in places], geo.ellipse(dx * 0.5, -94, 0.6 * w, 12))
    d.shape(shape, look.hair, line, 0.13)
    for k, (x, y, r) in enumerate(places):
        tone = lighten(look.hair, 0.13) if k % 2 else shadow_of(look.hair, 0.3)
        d.stroke([(x - 0.5 * r, y + 0.2 * r), (x - 0.1 * r, y - 0.5 * r), (x + 0.5 * r, y), (x + 0.1 * r, y + 0.4 * r)], 0.7, tone, (0.1, 0.5))


def hand(d, x, y, size, gesture="open", skin="#efc8a4", turn=0.0, flip=False, line=0.9):
    """A hand 100 long from the wrist at (0, 0) upwards: open, point, grip, pinch, flat."""
    bends = {  # per finger: spread in degrees, length, how far it is folded
        "open": ((-24, 46, 0), (-8, 52, 0), (6, 49, 0), (20, 40, 0), (-58, 42, 0)),
        "flat": ((-8, 46, 0), (-3, 52, 0), (3, 50, 0), (9, 42, 0), (-38, 36, 0)),
        "point": ((-6, 52, 0), (-2, 20, 1), (5, 18, 1), (12, 16, 1), (-30, 26, 1)),
        "grip": ((-8, 20, 1), (-2, 21, 1), (5, 20, 1), (12, 17, 1), (-26, 24, 1)),
        "pinch": ((-30, 40, 0.6), (-4, 44, 0), (8, 44, 0), (20, 38, 0), (-44, 36, 0.6)),
    }[gesture]
    with d.at(x, y, size / 100, turn, flip):
        d.shape([(-13, 6), (-17, -14), (-19, -40), (-10, -50), (10, -50), (19, -38), (17, -12), (13, 6)], skin, line, 0.1)
        roots = ((-14, -44), (-5, -49), (5, -49), (14, -43), (-15, -16))
        for (spread, long, folded), (rx, ry), wide in zip(bends, roots, (10.5, 11, 10.5, 9, 11.5), strict=True):
            a = np.radians(spread)
            way = np.array((np.sin(a), -np.cos(a)))
            side = np.array((way[1], -way[0])) * 5 * folded * (1 if spread < 0 else -1)
            base, middle = np.array((rx, ry + 6.0)), np.array((rx, ry)) + way * long * 0.55 + side
            tip = np.array((rx, ry)) + way * long * (1 - 0.25 * folded) - side * 0.6
            d.shape(geo.ribbon([tuple(base), tuple(middle), tuple(tip)], [wide, wide * 0.96, wide * 0.74], 18), skin, line * 0.85, 0.08)
            d.fill(geo.ellipse(*(base + way * 3), wide * 0.42), skin)
            if folded == 0 and size > 90:
                d.fill(geo.ellipse(*(tip - way * 2.5), wide * 0.22, wide * 0.3, spread), lighten(skin, 0.09), hide=False)
        d.stroke([(-9, -26), (2, -30), (13, -27)], 0.4, shadow_of(skin, 0.3))
