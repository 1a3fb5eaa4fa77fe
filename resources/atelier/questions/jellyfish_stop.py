"""Where does it take those whom it lifts, and why has the old woman come with an umbrella of her own?

A bus stop in deep blue rain: jellyfish hover over the heads of those who wait, and one of them has begun to rise with its passenger.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish, specks
from light.folk import Wear
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 417, 1.25
HERO = (396, 330, 178)  # the bell that rises: middle of its rim and half its width
LEANING = ((0, -44), (0, -73), ((16, -58), (25, -46)), ((-9, -58), (-8, -43)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0)))
BELLS = ((132, 700, 74, "#8fd8e8"), (268, 664, 62, "#c8a8f0"), (566, 672, 66, "#8fe0c8"), (668, 706, 50, "#f0b8d8"))


def scene(detail):
    bare_sheet()


def street(d):
    """Houses as if on the bottom of a sea: darker than the water and almost without windows."""
    rng = np.random.default_rng(4)
    x = -30
    while x < 820:
        wide, high = rng.uniform(90, 150), rng.uniform(240, 430)
        top = 960 - high
        d.fill([(x, 980, "c"), (x + 8, top, "c"), (x + 0.5 * wide, top - rng.uniform(10, 70), "c"), (x + wide - 6, top + 8, "c"), (x + wide, 980, "c")], mix("#1f3f86", "#2a5a9c", rng.random()), 0.75)
        for _ in range(3):
            if rng.random() < 0.45:
                wx, wy = x + rng.uniform(16, wide - 40), top + rng.uniform(40, high - 120)
                d.fill(geo.rectangle(wx, wy, 18, 30, 8), "#6f9ad0", 0.55)
        x += wide + rng.uniform(-8, 26)
    d.fill([(-20, 980, "c"), (400, 962), (820, 980, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#16295c")
    for x, w, tone in ((130, 96, "#5f9cc8"), (276, 70, "#8a78c8"), (566, 84, "#5fa8a0"), (668, 58, "#a87ab0"), (404, 150, "#b878a8")):
        for k in range(9):
            y = 1078 + 13 * k + (30 if w == 150 else 0)
            wide = w * (1 - 0.07 * k) * rng.uniform(0.6, 1)
            d.fill(geo.ellipse(x + rng.normal(0, 6), y, wide, 4.2), tone, 0.34, 3, False)


def jelly(d, x, y, w, tone, arms, rng, sway=0.0):
    """A bell with a hem of scallops, folds that follow its roundness, and arms that hang down."""
    h = 0.92 * w
    for k in range(arms):
        u = -0.82 + 1.64 * k / (arms - 1)
        long = w * rng.uniform(1.3, 2.7)
        line = [(x + u * w, y - 4), (x + u * w * 0.9 + 0.10 * w * np.sin(5 * k) + sway * 0.3, y + 0.4 * long), (x + u * w * 0.75 + 0.12 * w * np.cos(4 * k) + sway * 0.7, y + 0.75 * long), (x + u * w * 0.8 + sway, y + long)]
        d.fill(geo.ribbon(line, [0.05 * w, 0.035 * w, 0.02 * w, 1.0], 30), lighten(tone, 0.04), 0.55, 1.2, False)
    for k in range(4):  # the frilled ones in the middle
        u = (k - 1.5) * 0.24
        long = w * (1.5 + 0.3 * np.sin(3 * k + x))
        line = geo.sample([(x + u * w, y), (x + u * w + 0.12 * w * np.sin(2 * k + 1), y + 0.35 * long), (x + u * w - 0.10 * w + sway * 0.5, y + 0.7 * long), (x + u * w + sway, y + long)], 40)
        wide = (0.10 + 0.05 * np.sin(np.arange(40) * 0.9)) * w * np.linspace(1.1, 0.15, 40)
        d.fill(geo.ribbon([tuple(p) for p in line], wide.tolist(), 60), mix(tone, "#ffffff", 0.3), 0.62, 1.0, False)
    hem = [(x + w * t, y + 0.10 * w * (1 - t * t) + 0.045 * w * np.cos(9 * np.pi * t)) for t in np.linspace(1, -1, 46)]
    dome = geo.curve([(x - w, y, "c"), (x - 0.98 * w, y - 0.40 * h), (x - 0.66 * w, y - 0.84 * h), (x, y - h), (x + 0.66 * w, y - 0.84 * h), (x + 0.98 * w, y - 0.40 * h), *hem])
    d.fill(geo.ellipse(x, y - 0.4 * h, 1.25 * w, 1.1 * h), tone, 0.30, 0.35 * w, False)
    d.fill(dome, mix(tone, "#2f4a9c", 0.30), 0.92)
    with d.inside(dome):
        d.fill(geo.ellipse(x, y - 0.25 * h, 0.86 * w, 0.52 * h), tone, 0.9, 0.14 * w, False)
        d.fill(geo.ellipse(x, y - 0.05 * h, 0.56 * w, 0.30 * h), "#fff6e8", 0.55, 0.16 * w, False)
        for k in range(-4, 5):
            d.stroke([(x + 0.02 * w * k, y - 0.96 * h), (x + 0.15 * w * k, y - 0.7 * h), (x + 0.235 * w * k, y + 0.02 * h)], 1.0, mix(tone, "#2f3a8c", 0.45), (0.3, 0.2))
        for k in range(-3, 4):  # the clover that every one of them wears
            px, py = x + 0.24 * w * k, y - (0.46 - 0.02 * k * k) * h
            d.contour(geo.ellipse(px, py, 0.085 * w, 0.11 * w), 0.9, lost=0.1, colour=mix(tone, "#ffffff", 0.55)), d.fill(geo.ellipse(px, py + 0.02 * w, 0.035 * w), mix(tone, "#c83f8a", 0.45), 0.85, 0, False)
        d.fill(geo.ellipse(x - 0.45 * w, y - 0.66 * h, 0.20 * w, 0.10 * h, -32), "#ffffff", 0.65, 0.04 * w, False)
    d.contour(dome, 1.0, lost=0.45, colour=mix(tone, "#ffffff", 0.5))
    d.stroke(hem[::-1], 1.6, mix(tone, "#ffffff", 0.65), (0.02, 0.02), 0.1)


def spotted(tone, apart):
    return lambda d, shape: d.scatter(shape, apart, lambda q, _: q.fill(geo.ellipse(0, 0, 0.16 * apart), tone, 0.9, hide=False))


def ringed(tone):
    def put(d, shape):
        for y in range(-74, 0, 7):
            d.stroke([(-30, y - 1), (0, y + 1.5), (30, y - 1)], 1.4, tone, (0.01, 0.01), 0.2)
    return put


def waiting(d):
    """A conductor sells tickets, a child feeds hers, two share one, a cellist protects his case."""
    rng = np.random.default_rng(9)
    for (x, y, w, tone), arms in zip(BELLS, (9, 8, 8, 7), strict=True):
        jelly(d, x, y, w, tone, arms, rng, 8)
    fish = lambda q: (q.fill([(-2, -6), (10, -16), (22, -10), (30, -16), (29, -2), (21, -6), (10, -1)], "#f0d890"))
    case = lambda q: (q.shape([(-15, 6, "c"), (15, 4, "c"), (16, 27, "c"), (-14, 29, "c")], "#8a4f3a", 0.8, 0.14), q.stroke([(-5, 6), (0, 0), (5, 6)], 1.2))
    people = (
        (96, 1046, 250, "stand", Look("#e2b184", "#8f8a88", "short", "full", 0.75, 1.1), "doubt", Wear("coat", "#3f6a9c", "#1f2a58", build=1.2, ornament=ringed("#2a4a7c")), 0.4, (0.6, -0.8), False, {"near": case}, folk.bowler("#1c2450")),
        (186, 1060, 236, "stand", Look("#f6dcc4", "#8a4534", "bun", "", 0.5), "calm", Wear("gown", "#7a4a94", "#1f2a58", ornament=spotted("#b890d0", 7)), -0.4, (-0.8, 0), True, {}, None),
        (288, 1042, 168, "up", Look("#f2cfae", "#d9a44e", "plaits", "", 0.05, 1.1), "joy", Wear("gown", "#e0a850", "#1f2a58", ornament=ringed("#c8643c")), 0.1, (0, -1), True, {"far": fish}, None),
        (560, 1050, 244, "akimbo", Look("#6f4632", "#2a2226", "crop", "", 0.4), "gasp", Wear("suit", "#2f8f8a", "#1f2a58"), -0.6, (-0.7, -1), True, {}, folk.cap("#1c2450")),
        (664, 1064, 232, LEANING, Look("#f6dcc4", "#e6e0d4", "bun", "", 0.95), "pride", Wear("gown", "#8f3f5f", "#1f2a58", build=1.1, ornament=spotted("#e0a0a0", 9)), 0.5, (0.8, 0), False, {"far": _umbrella}, folk.kerchief("#c84a5a")),
    )
    for x, y, high, pose, look, mood, wear, turn, gaze, flip, holds, hat in people:
        d.fill(geo.ellipse(x + 6, y + 6, 0.22 * high, 0.05 * high), "#0c1638", 0.7, 4, False)
        folk.folk(d, x, y, high, pose, look, mood, wear, turn, gaze, flip, holds=holds, hat=hat)


def _umbrella(d):
    """Closed: she does not need it, or she does not trust what floats."""
    d.stroke([(0, -8), (6, 46)], 2.0, "#2a2440", (0.02, 0.02)), d.shape([(-4, 4), (4, 4), (9, 20), (6, 46), (0, 40)], "#2a2440", 0.8, 0.14), d.stroke([(0, -8), (-3, -16), (-9, -13)], 2.0, "#c9a24e", (0.02, 0.02))


def risen(d):
    x, y, w = HERO
    jelly(d, x, y, w, "#f4a8c8", 13, np.random.default_rng(12), 26)
    hang = ((4, -42), (0, -73), ((10, -90), (8, -112)), ((-9, -60), (-16, -46)), ((10, -24), (2, -8)), ((-2, -20), (-8, 2)))
    paper = lambda q: (q.shape([(-14, -6, "c"), (8, -12, "c"), (12, 14, "c"), (-10, 18, "c")], "#f0ead8", 0.8, 0.1), *(q.stroke([(-8, k), (7, k - 3)], 0.5, "#6a6a8c") for k in (0, 6, 11)))
    d.fill(geo.ribbon([(x + 6, y + 40), (x - 14, 470), (x + 40, 520), (x + 60, 545), (x + 44, 575), (x + 66, 560)], [9, 8, 7, 6, 5, 3], 40), "#ffd8e8", 0.95)
    folk.folk(d, x + 14, 826, 262, hang, Look("#efc8a4", "#4a2f28", "parted", "moustache", 0.4, 0.95, 1.08), "sleep", Wear("suit", "#c8784a", "#2a2f5c"), 0.4, (0.4, 0), lean=4, tilt=8, holds={"near": paper})
    for px, py, turn in ((372, 900, 30), (430, 936, -20)):  # one shoe has fallen; a leaf of the newspaper too
        with d.at(px, py, 1.5, turn):
            d.shape([(-4, -5), (3, -5), (10, -0.5), (4, 1.5), (-4, 1)], "#2a2226", 0.8, 0) if turn > 0 else d.shape([(-12, -8, "c"), (10, -6, "c"), (12, 8, "c"), (-10, 7, "c")], "#e8e2d0", 0.7, 0.1)
    for px, py, w2, tone in ((104, 196, 34, "#8fb8f0"), (690, 250, 26, "#a8a8f0")):  # others, already far
        jelly(d, px, py, w2, mix(tone, "#3f62b0", 0.45), 5, np.random.default_rng(int(px)), 6)
        folk.folk(d, px + 2, py + 98, 62, hang, flat=mix("#1f3a7a", "#2f5296", 0.5))


def paint(picture):
    sea = ramp(((0, "#3f7ac8"), (0.3, "#2f58b0"), (0.75, "#1f3686"), (1, "#141f58")), (picture.y + 40 * picture.noise(280, 4, stretch=(2, 1))) / 1060)
    picture.image = sea.astype(np.float32)
    rays = picture.noise(60, 21, stretch=(1, 40))
    picture.lay(0.16 * step(rays, 0.6, 2.0) * step(picture.y, 900, 100), "#bfe0ff", 1.0)
    back, crowd, hero = (Drawing(picture, "#0f1840", width, light=(-0.2, -1.0), seed=seed) for width, seed in ((1.6, 3), (1.9, 5), (1.9, 7)))
    street(back), waiting(crowd), risen(hero)
    for d in (back, crowd, hero):
        d.under()
    x, y, w = HERO
    picture.glow(x, y - 40, 2.1 * w, "#ff9ac8", 0.34, 1.8)
    for bx, by, bw, tone in BELLS:
        picture.glow(bx, by, 2.0 * bw, tone, 0.22, 1.8)
    specks(picture, 420, "#cfe4ff", (0.5, 1.7), mask=0.6 * (1 - np.clip(crowd.cover() + hero.cover(), 0, 1)))
    picture.directions(base=84)
    pastel(picture, "#1f3484", grain=1.8, cover=0.88, soft=0.9, mask=0.6 * (1 - 0.9 * np.clip(crowd.cover() + hero.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (hero, crowd, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover() if d is not hero else step(d.cover(), 0.6, 0.95))
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.05)
