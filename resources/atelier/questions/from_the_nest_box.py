"""Has he come to wish them luck, or to have a look at what there is?

Inside a nest box: a mother with her knitting beside the egg in its cradle, and in the round door an eye as large as the door.
"""

import numpy as np
from atelier import geometry as geo
from light import faces
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pastel
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 72, 1.25
HOLE = (404, 330, 178)
FLOOR = 900


def scene(detail):
    bare_sheet()


def walls(d):
    """Papered with beetles; a seam of boards shows where it has come off."""
    for row in range(12):
        for k in range(-1, 11):
            x, y = 82 * k + 41 * (row % 2), 36 + 76 * row
            if np.hypot(x - HOLE[0], y - HOLE[1]) < HOLE[2] + 66:
                continue
            with d.at(x, y, 0.8, 24 * np.sin(2 * k + row)):
                d.fill(geo.ellipse(0, 4, 10, 14), "#46709a", 0.85), d.fill(geo.ellipse(0, -13, 6, 5), "#46709a", 0.85), d.stroke([(0, -8), (0, 18)], 1.2, "#2b4a78")
                for s in (-1, 1):
                    for n in (-4, 4, 11):
                        d.stroke([(s * 9, n), (s * 18, n + 3)], 1.0, "#46709a", (0.1, 0.4))
    d.fill([(-20, FLOOR, "c"), (200, FLOOR - 12), (600, FLOOR - 12), (820, FLOOR, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#4a3352")
    for k in range(5):
        d.stroke([(-20, FLOOR + 40 + 60 * k), (400, FLOOR + 26 + 62 * k), (820, FLOOR + 40 + 60 * k)], 1.2, "#33223e", (0.01, 0.01))
    d.stroke([(-20, FLOOR - 2), (200, FLOOR - 14), (600, FLOOR - 14), (820, FLOOR - 2)], 7.0, "#6a4a66", (0.01, 0.01))


def door(d):
    """The light comes from behind him; he has freckles."""
    x, y, r = HOLE
    d.fill(geo.ellipse(x, y, r + 46), "#2a1c3a", 0.5, 14, False)
    d.shape(geo.ellipse(x, y, r + 34), "#9a6a4c", 1.5, 0)
    d.model(geo.ellipse(x, y, r + 34), "#4a2c34", 12, 9, 0.7)
    for a in np.linspace(0, 2 * np.pi, 26, endpoint=False):
        d.stroke([(x + (r + 6) * np.cos(a), y + (r + 6) * np.sin(a)), (x + (r + 28) * np.cos(a + 0.04), y + (r + 28) * np.sin(a + 0.04))], 0.9, "#6a4436")
    hole = geo.ellipse(x, y, r)
    d.fill(hole, "#f0c49c")
    with d.inside(hole):
        d.fill(geo.ellipse(x, y + 10, 1.0 * r, 0.62 * r), "#d88f6c", 0.45, 40, False)
        d.fill([(x - 2 * r, y - 2 * r), (x + 2 * r, y - 2 * r), (x + 2 * r, y - 0.72 * r), (x, y - 0.9 * r), (x - 2 * r, y - 0.66 * r)], "#8a4f34", 0.9, 8, False)
        for k in range(24):
            px = x - 190 + 16 * k
            d.stroke([(px, y - 128 + 0.0012 * (px - x) ** 2), (px + 22, y - 150 + 0.0012 * (px - x) ** 2)], 2.6, "#5a3020", (0.1, 0.6))
        with d.at(x - 6, y + 14, 3.0):
            faces.eye(d, 0, 0, 1, -2, (3, 7), "#4f9a8c", 5, lit=lambda q: (q.fill(geo.ellipse(4, 6, 5.5, 7), "#fffbe8", hide=False), q.fill(geo.ellipse(13, 2, 2.4), "#fffbe8", hide=False)))
        rng = np.random.default_rng(4)
        for _ in range(44):
            d.fill(geo.ellipse(x + rng.normal(0, 90), y + 128 + rng.normal(0, 20), rng.uniform(2, 4.2)), "#b8643c", 0.75, 0.6, False)
    d.contour(hole, 2.4, lost=0, colour="#3a2030")


def portraits(d):
    """Those who have flown: a wedding, an uncle with a worm, and a frame that is still empty."""
    for x, y, w, h, turn, kind in ((110, 210, 116, 140, -5, 0), (104, 408, 100, 116, 4, 1), (702, 240, 122, 148, 5, 2)):
        with d.at(x, y, 1, turn):
            d.cast(geo.rectangle(-w / 2, -h / 2, w, h, 6), 6, 9, "#140c24", 0.5, 7)
            d.shape(geo.rectangle(-w / 2, -h / 2, w, h, 6), "#c8963f", 1.2, 0.16), d.shape(geo.rectangle(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28, 3), "#dcd4bc" if kind < 2 else "#7f93b0", 0.9, 0.06)
            if kind == 0:
                for s, tone in ((-1, "#4a4f72"), (1, "#e8e4f0")):
                    d.shape([(s * 18 - 15, 48), (s * 18 - 17, 6), (s * 18, -18), (s * 18 + 16, 6), (s * 18 + 15, 48)], tone, 0.8, 0.1), d.shape(geo.ellipse(s * 18, -20, 14), tone, 0.8, 0.1)
                    d.shape([(s * 18 - s * 10, -20, "c"), (s * 18 - s * 24, -16, "c"), (s * 18 - s * 10, -12, "c")], "#e8a83c", 0.6, 0), d.fill(geo.ellipse(s * 18 - s * 3, -24, 2.6), "#20182c")
                d.shape([(-28, -34), (-10, -34), (-12, -52), (-26, -52)], "#2a2a40", 0.7, 0)
            elif kind == 1:
                d.shape([(-20, 40), (-22, 0), (0, -24), (22, 0), (20, 40)], "#8a5a6a", 0.8, 0.1), d.shape([(12, -12, "c"), (32, -6, "c"), (12, 0, "c")], "#e8a83c", 0.7, 0), d.stroke([(30, -6), (34, 10), (26, 18), (32, 28)], 2.6, "#d8788a"), d.stroke([(-2, -10), (8, -8)], 1.6, "#20182c")


def mother(d):
    """One wing over the cradle, the knitting held like a sword."""
    x, y = 214, 1094
    d.fill(geo.ellipse(x + 16, y + 8, 150, 18), "#140c24", 0.6, 6, False)
    tail = [(x - 70, y - 60), (x - 176, y - 40), (x - 168, y + 4), (x - 60, y - 6)]
    body = [(x - 96, y - 60), (x - 92, y - 170), (x - 30, y - 262), (x + 24, y - 318), (x + 92, y - 316), (x + 116, y - 260), (x + 108, y - 190), (x + 128, y - 110), (x + 96, y - 20), (x, y + 4), (x - 70, y - 14)]
    d.shape(tail, "#3f6a8a", 1.2, 0.14)
    d.cast(body, 10, 10, "#140c24", 0.5, 12), d.shape(body, "#5a8fae", 1.4, 0)
    with d.inside(geo.curve(body)):
        d.fill([(x + 40, y - 240), (x + 130, y - 220), (x + 130, y), (x + 20, y)], "#e8b088", 0.85, 14, False)
        for row in range(12):
            for k in range(9):
                px, py = x - 96 + 24 * k + 12 * (row % 2), y - 210 + 18 * row
                d.stroke([(px - 11, py), (px, py + 11), (px + 11, py)], 0.9, "#3a6284", (0.05, 0.05))
    d.model(body, "#1f3050", 30, 22, 0.75)
    for k in range(3):
        d.shape([(x + 40 + 14 * k, y - 310), (x + 26 + 22 * k, y - 352), (x + 52 + 14 * k, y - 318)], "#3f6a8a", 0.9, 0.1)
    d.shape([(x + 104, y - 286, "c"), (x + 152, y - 276), (x + 150, y - 262), (x + 106, y - 262, "c")], "#f0a83c", 1.1, 0.12), d.shape([(x + 108, y - 262, "c"), (x + 142, y - 250), (x + 106, y - 246, "c")], "#d88a2c", 1.0, 0.1)
    ex, ey, r = x + 70, y - 284, 20
    d.shape(geo.ellipse(ex, ey, r), "#fbf4e0", 1.2, 0), d.fill(geo.ellipse(ex + 6, ey - 8, 8.6), "#1c1428"), d.fill(geo.ellipse(ex + 3, ey - 11, 2.8), "#ffffff"), d.stroke([(ex - 26, ey - 20), (ex - 4, ey - 30), (ex + 20, ey - 24)], 3.4, "#1f3050", (0.3, 0.4))
    kerchief = [(x - 6, y - 296), (x + 20, y - 336), (x + 74, y - 338), (x + 50, y - 318), (x + 20, y - 286), (x - 2, y - 244), (x - 26, y - 232)]
    d.shape(kerchief, "#c8485a", 1.1, 0.12)
    with d.inside(geo.curve(kerchief)):
        d.scatter(geo.rectangle(x - 40, y - 350, 130, 130), 20, lambda q, _: q.fill(geo.ellipse(0, 0, 3.4), "#f4e0c0", hide=False))
    for dx in (-20, 40):
        d.stroke([(x + dx, y - 4), (x + dx, y + 14)], 4.0, "#f0a83c"), d.stroke([(x + dx - 20, y + 16), (x + dx, y + 10), (x + dx + 24, y + 17)], 4.0, "#f0a83c")


def wing(d):
    """Over everything: the wing with the needles, and the sock with three toes."""
    x, y = 214, 1094
    shape = [(x - 10, y - 190), (x + 70, y - 206), (x + 180, y - 208), (x + 292, y - 238), (x + 282, y - 204), (x + 300, y - 196), (x + 262, y - 172), (x + 270, y - 156), (x + 210, y - 140), (x + 120, y - 112), (x + 20, y - 122)]
    d.cast(shape, 6, 14, "#140c24", 0.5, 10), d.shape(shape, "#4a7f9f", 1.3, 0.14)
    for k in range(5):
        d.stroke([(x + 60 + 34 * k, y - 190 - 2 * k), (x + 92 + 36 * k, y - 170), (x + 100 + 36 * k, y - 146)], 1.0, "#2f5a7a", (0.1, 0.4))
    px, py = x + 30, y - 96
    d.stroke([(px - 40, py + 30), (px + 60, py - 74)], 3.4, "#e0d0c0", (0.02, 0.02)), d.stroke([(px - 20, py - 40), (px + 50, py + 40)], 3.4, "#e0d0c0", (0.02, 0.02))
    sock = [(px - 6, py - 14), (px + 34, py - 12), (px + 34, py + 30), (px + 74, py + 34), (px + 68, py + 46), (px + 52, py + 44), (px + 62, py + 60), (px + 46, py + 58), (px + 30, py + 48), (px + 24, py + 62), (px + 8, py + 52), (px - 4, py + 20)]
    d.shape(sock, "#e8b84a", 1.1, 0.12)
    for k in range(3):
        d.stroke([(px - 4, py + 2 + 11 * k), (px + 34, py + 3 + 11 * k)], 2.0, "#c8485a", (0.02, 0.02))
    d.stroke([(px + 10, py + 60), (px - 30, py + 100), (px + 40, py + 130), (px + 130, py + 112)], 1.6, "#e8b84a", (0.02, 0.02)), d.shape(geo.ellipse(px + 140, py + 108, 22), "#e8b84a", 1.1, 0.14)
    for k in range(4):
        d.stroke([(px + 122 + 6 * k, py + 94 + 3 * k), (px + 140, py + 108), (px + 150 + 3 * k, py + 124 - 5 * k)], 0.9, "#a8782c")


def cradle(d):
    """Half a walnut on rockers; the egg has a quilt and a crack that was not there this morning."""
    x, y = 558, 1072
    d.fill(geo.ellipse(x, y + 18, 180, 20), "#140c24", 0.6, 6, False)
    d.shape(geo.ellipse(x, y - 170, 100, 128), "#efe6d8", 1.4, 0), d.model(geo.ellipse(x, y - 170, 100, 128), "#8f86ac", 26, 22, 0.75)
    for k in range(22):
        d.fill(geo.ellipse(x - 70 + (k * 47) % 140, y - 270 + (k * 31) % 150, 5 - k % 3, 4 - k % 3), "#8fa8b0", 0.8, 0, False)
    crack = [(x + 8, y - 296), (x - 8, y - 270), (x + 12, y - 250), (x - 4, y - 226), (x + 14, y - 206)]
    d.stroke(crack, 2.4, "#3a2a3c", (0.02, 0.3)), d.stroke([(x + 12, y - 250), (x + 34, y - 240)], 1.6, "#3a2a3c", (0.05, 0.5))
    quilt = [(x - 108, y - 170), (x - 50, y - 146), (x + 20, y - 152), (x + 108, y - 178), (x + 132, y - 90), (x, y - 56), (x - 132, y - 90)]
    d.shape(quilt, "#a84a6a", 1.2, 0)
    with d.inside(geo.curve(quilt)):
        for u in range(8):
            for v in range(5):
                px, py = x - 136 + 36 * u, y - 190 + 30 * v + 4 * u
                d.fill([(px, py, "c"), (px + 36, py + 4, "c"), (px + 34, py + 34, "c"), (px - 2, py + 30, "c")], ("#c8485a", "#4a7f9f", "#e0b050", "#6a5a9c", "#d8c8b8")[(2 * u + 3 * v) % 5], hide=False)
                d.fill(geo.ellipse(px + 17, py + 17, 5), ("#f4e0c0", "#c8485a", "#33466a")[(u + v) % 3], hide=False)
    d.model(quilt, "#2a1838", 16, 12, 0.6), d.contour(quilt, 1.2)
    shell = [(x - 152, y - 118, "c"), (x - 70, y - 92), (x, y - 86), (x + 70, y - 92), (x + 152, y - 118, "c"), (x + 140, y - 50), (x + 80, y - 2), (x, y + 10), (x - 80, y - 2), (x - 140, y - 50)]
    d.cast(shell, 6, 10, "#140c24", 0.45, 8), d.shape(shell, "#a8703f", 1.4, 0), d.model(shell, "#4a2a24", 22, 16, 0.8)
    with d.inside(geo.curve(shell)):
        for k in range(13):
            px = x - 150 + 25 * k
            d.stroke([(px, y - 120), (px + 10 * np.sin(2 * k), y - 70), (px * 0.6 + x * 0.4, y + 4)], 1.2, "#6a4028", (0.1, 0.2))
    for s in (-1, 1):
        d.shape(geo.ribbon([(x + s * 60, y), (x + s * 90, y + 20), (x + s * 150, y + 6)], [12, 12, 8], 14), "#7a4f34", 1.1, 0.14)


def paint(picture):
    x, y, _ = HOLE
    away = np.hypot(picture.x - x, (picture.y - y) * 0.8) / 760
    picture.image = ramp(((0, "#5f8fb8"), (0.4, "#3f6290"), (1, "#1f2a52")), away + 0.03 * picture.noise(240, 3)).astype(np.float32)
    back, near = (Drawing(picture, "#1a1026", width, light=(0.1, -1.0), seed=seed) for width, seed in ((1.7, 3), (2.0, 7)))
    walls(back), door(back), portraits(back), mother(near), cradle(near), wing(near)
    back.under(), near.under()
    picture.glow(x, y, 330, "#ffe4b0", 0.22, 1.6)
    picture.directions(base=76)
    pastel(picture, "#243056", grain=1.8, cover=0.88, soft=0.9, mask=0.6 * (1 - 0.8 * near.cover()))
    near.over(), back.over(1 - step(near.cover(), 0.4, 0.9))
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.03)
