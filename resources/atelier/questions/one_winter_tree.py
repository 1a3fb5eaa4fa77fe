"""Who has to take the first step, he who has the snow or she who has the summer?

A meadow in June with one round piece of winter in it; a boy in there and a girl out here hold their hands against the border.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish, specks
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 50, 1.25
MIDDLE, WIDE, FLAT = (384, 776), 300, 96  # the round of snow
TOP = 92


def scene(detail):
    bare_sheet()


def column():
    """The air above the round: winter from the ground up into the sky."""
    (x, y), w = MIDDLE, WIDE
    arc = [(x + w * np.cos(a), y + FLAT * np.sin(a)) for a in np.linspace(0, np.pi, 40)]
    dome = [(x + w * np.cos(a), 400 + (400 - TOP) * np.sin(a)) for a in np.linspace(np.pi, 2 * np.pi, 50)]
    return [*arc, *dome]


def summer(d):
    """Far trees, each of its own kind; a field path; sunflowers that have turned their backs on the cold."""
    rng = np.random.default_rng(6)
    for x, y, w, h, tone in ((-10, 560, 150, 180, "#3f9a6a"), (90, 570, 110, 120, "#5fae5a"), (640, 566, 130, 150, "#4fa45f"), (742, 560, 160, 210, "#358a68"), (560, 574, 90, 90, "#74b85a")):
        crown = geo.blob(rng, x, y - 0.5 * h, 0.5 * w, 0.5 * h, 13, 0.10)
        d.fill(crown, mix(tone, "#9fd0c0", 0.25))
        with d.inside(crown):
            for _ in range(26):
                px, py = x + rng.normal(0, 0.25 * w), y - 0.5 * h + rng.normal(0, 0.25 * h)
                d.stroke([(px - 9, py + 3), (px, py - 5), (px + 9, py + 2)], 0.9, lighten(tone, -0.10), (0.2, 0.3))
    field = [(-20, 566, "c"), (200, 548), (420, 556), (640, 546), (820, 560, "c"), (820, 1220, "c"), (-20, 1220, "c")]
    d.fill(field, "#7fc05a")
    with d.inside(geo.curve(field)):
        d.fill(geo.ellipse(140, 1120, 420, 200), "#4fa052", 0.5, 60, False), d.fill(geo.ellipse(700, 640, 300, 60), "#b8dc7a", 0.6, 40, False)
        for row in range(24):
            y = 580 + 1.15 * row * row + 4 * row
            for _ in range(22):
                x = rng.uniform(-10, 810)
                h = 6 + 0.045 * (y - 560)
                d.stroke([(x, y), (x + rng.normal(0, 3), y - h)], 0.8, ("#4f9a48", "#a8d468")[int(rng.integers(2))], (0.1, 0.7))
    for _ in range(90):
        x, y = rng.uniform(0, 800), rng.uniform(640, 1195)
        if ((x - 400) / (WIDE + 30)) ** 2 + ((y - 776) / (FLAT + 24)) ** 2 < 1:
            continue
        r = 2.2 + 0.010 * (y - 600)
        tone = ("#f4d04a", "#f6f2e4", "#e0607a", "#6f7fd8")[int(rng.integers(4))]
        for a in np.arange(0, 6.2, 1.257):
            d.fill(geo.ellipse(x + r * np.cos(a), y + r * np.sin(a), 0.62 * r), tone)
        d.fill(geo.ellipse(x, y, 0.55 * r), "#c8843a" if tone != "#f4d04a" else "#8a5a2a")


def winter(d):
    shape = column()
    with d.inside(geo.curve([(*p, "c") for p in shape])):
        d.fill(geo.rectangle(60, 60, 700, 700), "#5f7cc0", 0.94)
        d.fill(geo.ellipse(400, 560, 330, 190), "#b8c8ec", 0.75, 60, False), d.fill(geo.ellipse(400, 170, 300, 130), "#3a4f9c", 0.8, 50, False)
        for x, h in ((150, 120), (214, 90), (600, 110), (656, 140)):  # a wood that only winter knows
            for k in range(4):
                d.fill([(x - 26 + 5 * k, 690 - 0.2 * h * k, "c"), (x, 690 - h - 0.12 * h * k, "c"), (x + 26 - 5 * k, 690 - 0.2 * h * k, "c")], "#8fa6d8", 0.8)
    snow = geo.ellipse(*MIDDLE, WIDE, FLAT)
    d.fill(geo.ellipse(MIDDLE[0], MIDDLE[1] + 16, WIDE + 4, FLAT + 4), "#2f6a4a", 0.5, 8, False)
    d.shape(geo.ellipse(MIDDLE[0], MIDDLE[1] + 12, WIDE, FLAT), "#c4d2ee", 1.0, 0)
    d.fill(snow, "#f2f5fc")
    with d.inside(snow):
        d.fill(geo.ellipse(470, 810, 220, 44, 6), "#b4c2e8", 0.7, 16, False), d.fill(geo.ellipse(250, 728, 120, 20), "#c8d4f0", 0.8, 10, False)
        for k in range(9):
            d.stroke([(300 + 16 * k, 846 - 3 * k), (310 + 16 * k, 842 - 3 * k)], 1.6, "#9fb0dc", (0.1, 0.2))
    for s in (-1, 1):
        d.stroke([(MIDDLE[0] + s * WIDE, y) for y in np.linspace(MIDDLE[1], 400, 12)], 1.1, "#e8f0ff", (0.1, 0.6))


def tree(d):
    """Black and bare, each bough with its snow; one bud is red."""
    trunk = [(424, 790), (430, 690), (418, 600), (436, 520), (450, 440), (444, 360)]
    d.fill(geo.ellipse(450, 796, 90, 15, 4), "#8fa0d0", 0.7, 6, False)
    limbs = (
        (trunk, [44, 36, 30, 24, 17, 8]), ([(424, 610), (370, 540), (300, 490), (236, 486), (180, 450)], [20, 16, 11, 7, 2]), ([(300, 490), (270, 430), (222, 392)], [9, 6, 2]),
        ([(434, 530), (500, 470), (570, 452), (640, 400)], [18, 13, 8, 2]), ([(520, 464), (560, 500), (622, 512)], [9, 6, 2]), ([(448, 440), (396, 380), (372, 300), (330, 250)], [14, 10, 6, 2]),
        ([(448, 400), (500, 330), (510, 250), (548, 200)], [12, 9, 5, 2]), ([(446, 370), (450, 290), (430, 210)], [9, 6, 2]), ([(384, 350), (330, 330), (286, 340)], [7, 5, 2]), ([(504, 300), (560, 300), (606, 268)], [7, 5, 2]),
    )
    for line, widths in limbs:
        d.shape(geo.ribbon(line, widths, 30), "#2c2a44", 0.9, 0.1)
    for line, widths in limbs[1:]:
        points = geo.sample(line, 14)
        d.shape(geo.ribbon([(x, y - 0.42 * np.interp(k, (0, 13), (widths[0], widths[-1])) - 2) for k, (x, y) in enumerate(points)], [2, 9, 8, 9, 6, 3], 30), "#f6f8fe", 0.7, 0.06)
    d.shape(geo.ellipse(181, 446, 6, 8, 20), "#d8384a", 0.8, 0.1)


def two(d):
    """The palm of the one on the palm of the other; and those who have come too."""
    touch = ((0, -44), (2, -73), ((16, -74), (29, -82)), ((-9, -58), (-8, -43)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0)))
    d.fill(geo.ellipse(640, 848, 44, 8), "#a8b6e0", 0.8, 3, False)
    scarf = lambda q, _: (q.fill(geo.rectangle(-12, -76, 24, 8, 4), "#d8384a", hide=False), q.fill(geo.rectangle(-8, -72, 7, 22, 2), "#d8384a", hide=False))
    folk.folk(d, 626, 846, 196, touch, Look("#f2cfae", "#5a3424", "crop", "", 0.08, 1.1), "sorrow", Wear("coat", "#34508f", "#2a2f52", "#5a2f34", 1.15, scarf), 0.8, (1, 0), hat=folk.cap("#8a3444"))
    d.fill(geo.ellipse(776, 884, 44, 9), "#2f6a3a", 0.6, 3, False)
    dots = lambda q, body: q.scatter(body, 8, lambda r, _: r.fill(geo.ellipse(0, 0, 1.4), "#fff4d8", hide=False))
    folk.folk(d, 744, 862, 196, touch, Look("#e8b88c", "#d9944a", "plaits", "", 0.08, 1.05, freckles=True), "smile", Wear("gown", "#f08a3c", "#e8b88c", "#e8b88c", 0.9, dots), 0.8, (1, 0), True, holds={"near": _ice})
    _fox(d, 250, 818), _bathers(d)


def _ice(q):
    q.shape([(-5, 2, "c"), (5, 2, "c"), (0, 22, "c")], "#d9a45c", 0.8, 0.1), q.shape(geo.ellipse(0, -3, 7), "#f6dcd8", 0.8, 0.1)


def _fox(d, x, y):
    """It has come out of the summer to cool its belly."""
    d.fill(geo.ellipse(x + 6, y + 8, 60, 9), "#9fb0dc", 0.8, 4, False)
    d.shape([(x - 56, y + 6), (x - 50, y - 18), (x - 10, y - 28), (x + 34, y - 22), (x + 50, y + 4), (x + 10, y + 10)], "#d8743c", 1.0, 0.14)
    d.shape([(x - 48, y - 4), (x - 84, y - 14), (x - 112, y + 2), (x - 90, y + 12), (x - 54, y + 8)], "#d8743c", 1.0, 0.14), d.fill([(x - 92, y - 9), (x - 113, y + 2), (x - 92, y + 11)], "#f6efe4")
    d.shape([(x + 28, y - 14), (x + 26, y - 44, "c"), (x + 40, y - 32), (x + 54, y - 34), (x + 68, y - 46, "c"), (x + 66, y - 16), (x + 48, y + 4)], "#d8743c", 1.0, 0.1)
    d.fill([(x + 34, y - 10), (x + 48, y - 16), (x + 62, y - 11), (x + 48, y + 3)], "#f6efe4"), d.fill(geo.ellipse(x + 48, y - 1, 4), "#241a24")
    for s in (-1, 1):
        d.stroke([(x + 48 + s * 7, y - 18), (x + 48 + s * 11, y - 16), (x + 48 + s * 14, y - 19)], 1.2, "#241a24")


def _bathers(d):
    """A grandfather has brought his deckchair to the border and sits with his feet in the snow."""
    with d.at(-70, -350, 1.36):
        _deckchair(d)


def _deckchair(d):
    x, y = 150, 970
    d.fill(geo.ellipse(x + 10, y + 6, 84, 12), "#2f6a3a", 0.6, 4, False)
    d.stroke([(x - 70, y), (x + 10, y - 96)], 3.4, "#8a5a34", (0.02, 0.02)), d.stroke([(x - 10, y), (x - 60, y - 120)], 3.4, "#8a5a34", (0.02, 0.02))
    d.shape([(x - 64, y - 122), (x - 44, y - 128), (x + 4, y - 44), (x + 30, y - 60), (x + 34, y - 44), (x - 2, y - 24), (x - 22, y - 36)], "#4f8fc8", 1.0, 0.1)
    for k in range(4):
        d.stroke([(x - 54 + 12 * k, y - 112 + 20 * k), (x - 38 + 12 * k, y - 118 + 20 * k)], 2.2, "#f4f0e0")
    sit = ((-20, -27), (-30, -56), ((-16, -46), (-4, -52)), ((-30, -40), (-14, -34)), ((10, -30), (40, -18)), ((6, -26), (38, -12)))
    folk.folk(d, x + 12, y - 12, 150, sit, Look("#e8b88c", "#e6e0d4", "bald", "full", 0.95, 1.1), "joy", Wear("suit", "#d8485a", "#e8b88c", "#e8b88c", 1.25), 0.3, (0.8, 0.2), tilt=-8)


def paint(picture):
    sky = ramp(((0, "#3f9ad0"), (0.6, "#9fd4e0"), (1, "#e8f4d0")), (picture.y + 24 * picture.noise(280, 4, stretch=(3, 1))) / 580)
    picture.image = sky.astype(np.float32)
    back, cold, near = (Drawing(picture, line, width, light=(0.5, -0.85), seed=seed) for line, width, seed in (("#2f5a4a", 1.6, 3), ("#2a3466", 1.6, 5), ("#2a2034", 1.9, 7)))
    summer(back), winter(cold), tree(near), two(near)
    for d in (back, cold, near):
        d.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f6f6ee", (32, 62), 1.4, 26, 1.0, 0.5, mask=0.28 * (1 - near.cover()))
    inside = np.clip(cold.cover() - near.cover(), 0, 1)
    above = np.zeros(picture.shape, np.float32)
    for d in (near, cold, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    specks(picture, 420, "#ffffff", (1.0, 3.6), mask=inside * step(picture.y, 860, 700))
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
