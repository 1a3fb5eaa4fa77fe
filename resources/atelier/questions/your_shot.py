"""Would you?

An old goal at sunrise: overnight a spider has closed it from post to post, and what was shot before is wrapped up.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pastel
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 77, 0.4
LINE, NIGHT, GOLD, SILK = "#1c2420", "#1a2a2a", "#ffe2a0", "#fff4d6"
SUN, LEFT, RIGHT, BAR, GROUND = (400, 436), 92, 708, 196, 800


def scene(detail):
    bare_sheet()


def wood(d):
    """Three curtains of trees, each nearer one darker; the sun has found the gap."""
    for base, tone, low, high, gap, count in ((640, "#96a27c", 90, 190, 150, 16), (700, "#5f7f70", 130, 300, 190, 15), (770, "#31544f", 150, 420, 250, 17)):
        for place in np.linspace(-40, 840, count):
            x = place + d.rng.normal(0, 14)
            tall = d.rng.uniform(low, high) * (1 - 0.72 * np.exp(-(((x - SUN[0]) / gap) ** 2)))
            crown = geo.union(*[geo.blob(d.rng, x + d.rng.normal(0, 26), base - tall * t, 44 * (1.25 - 0.7 * t) + 12, 40, 9, 0.12) for t in np.linspace(0.12, 1, 6)])
            d.fill(crown, tone, 1, 2)
            for _ in range(7):
                px, py = x + d.rng.normal(0, 30), base - tall * d.rng.uniform(0.2, 1.0)
                d.fill(geo.blob(d.rng, px, py, 18, 10, 8, 0.2), tone, 0.8, 3, False)
                if abs(px - SUN[0]) < 2.0 * gap:
                    d.fill(geo.ellipse(px + (9 if px < SUN[0] else -9), py - 8, 12, 5), "#f0d490", 0.4, 4, False)
        d.fill(geo.ellipse(400, base + 20, 560, 34), "#ded9ae", 0.6, 22, False)


def meadow(d):
    d.fill(geo.polygon([(-20, 770), (820, 770), (820, 1220), (-20, 1220)]), "#6f8a54")
    d.fill(geo.ellipse(400, 790, 380, 36), "#f2e2a4", 0.8, 26, False)
    d.fill(geo.polygon([(-20, 980), (820, 980), (820, 1240), (-20, 1240)]), "#2f4a3c", 0.9, 60, False)
    for side in (-1, 1):
        d.fill(geo.ellipse(400 + side * 430, 920, 230, 120), "#2f4a3c", 0.75, 50, False)
    for _ in range(520):  # broad wet brush, lying flat far away, standing up near by
        t = d.rng.random() ** 0.8
        x, y = d.rng.uniform(-20, 820), 792 + 420 * t
        away = abs(x - 400) / 400
        tone = (("#c9c878", "#9cae62", "#f0dc94"), ("#5f7f4c", "#87a058", "#46694a"), ("#2a4638", "#3d5f42", "#223a34"))[0 if t + away < 0.4 else 1 if t + 0.6 * away < 0.85 else 2][d.rng.integers(3)]
        d.fill(geo.ribbon([(x - 26, y), (x, y - 3 - 8 * t), (x + 26 + 20 * t, y - 2)], [1, 3 + 6 * t, 1], 10), tone, 0.75, 1, False)
    for x0, x1, y0, y1, w0, w1 in ((LEFT, -150, GROUND, 1160, 16, 54), (RIGHT, 950, GROUND, 1160, 16, 54)):
        d.fill(geo.ribbon([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], [w0, w1], 10, False), "#22362f", 0.7, 4, False)
    d.fill(geo.polygon([(LEFT + 6, 822), (RIGHT - 6, 822), (RIGHT - 2, 830), (LEFT + 2, 830)]), "#f6eed0", 0.85, 1.2, False)


def posts(d):
    """Paint that has come off in flakes, light along the edges that see the sun."""
    def timber(points, wide, lit):
        path = geo.ribbon(points, [wide, wide], 20, False)
        d.fill(path, "#b9b294")
        with d.inside(path):
            (x0, y0), (x1, y1) = points[0], points[-1]
            along = np.array((x1 - x0, y1 - y0)) / np.hypot(x1 - x0, y1 - y0)
            across = np.array((-along[1], along[0]))
            for share, tone, alpha, thick in ((-0.36 * lit, "#5f6a5c", 0.9, 0.4), (0.40 * lit, "#fff0c4", 0.95, 0.16)):
                a = np.array(points[0]) + across * wide * share
                b = np.array(points[-1]) + across * wide * share
                d.fill(geo.ribbon([tuple(a), tuple(b)], [thick * wide, thick * wide], 6, False), tone, alpha, 3, False)
            for _ in range(60):
                p = np.array(points[0]) + along * d.rng.random() * np.hypot(x1 - x0, y1 - y0) + across * d.rng.normal(0, 0.3) * wide
                d.fill(geo.ribbon([tuple(p - along * 12), tuple(p), tuple(p + along * d.rng.uniform(8, 26))], [0.5, d.rng.uniform(2, 6), 0.5], 8), ("#6f5f46", "#e4dcc0", "#4f4a3c")[d.rng.integers(3)], 0.8, 0.6, False)
        d.contour(path, 1.2, lost=0.25)
    for x in (LEFT, RIGHT):
        d.fill(geo.ellipse(x, 806, 40, 9), NIGHT, 0.6, 5, False)
    timber([(LEFT, BAR), (LEFT - 3, GROUND + 4)], 30, -1), timber([(RIGHT, BAR), (RIGHT + 4, GROUND + 4)], 30, 1)
    timber([(LEFT - 24, BAR), (400, BAR + 9), (RIGHT + 24, BAR - 2)], 30, 1)
    for x in (LEFT, RIGHT):
        for y in (BAR - 6, BAR + 8):
            d.fill(geo.ellipse(x, y, 3), "#3a3a34")
    with d.at(560, BAR - 10, 1.0):  # a robin waits for the whistle
        for x in (-4, 5):
            d.stroke([(x, 0), (x + 1, -10)], 1.3, "#4a3a30")
        body = geo.curve([(-24, -12), (-30, -26), (-18, -42), (0, -50), (10, -62), (24, -62), (30, -50), (26, -30), (14, -12), (-6, -7)])
        d.shape(body, "#6a5a44", 1.0, 0)
        with d.inside(body):
            d.fill(geo.ellipse(22, -34, 15, 19), "#d9662c", 0.95, 3, False), d.fill(geo.ellipse(8, -10, 20, 8), "#f0e2c0", 0.9, 4, False)
        d.shape([(-24, -20), (-60, -8, "c"), (-56, -2, "c"), (-18, -12)], "#5a4a38", 0.9, 0.1), d.shape([(29, -54, "c"), (41, -50, "c"), (29, -47, "c")], "#3a3028", 0.7, 0), d.fill(geo.ellipse(20, -54, 2.4), "#14140f")


def rim(angle):
    """Where a spoke that leaves the hub at this angle meets the wood, or the string along the ground."""
    c, s = np.cos(angle), np.sin(angle)
    reach = [((RIGHT - 14 - SUN[0]) / c) if c > 1e-6 else 1e9, ((LEFT + 14 - SUN[0]) / c) if c < -1e-6 else 1e9, ((786 - SUN[1]) / s) if s > 1e-6 else 1e9, ((BAR + 18 - SUN[1]) / s) if s < -1e-6 else 1e9]
    return min(reach)


def web(d):
    """No two meshes are alike; every knot holds a drop, and every drop a sun."""
    count = 34
    angles = np.sort(np.linspace(0, 2 * np.pi, count + 1)[:-1] + d.rng.normal(0, 0.035, count))
    reach = np.array([rim(a) for a in angles])
    at = lambda k, r: (SUN[0] + r * reach[k % count] * np.cos(angles[k % count]), SUN[1] + r * reach[k % count] * np.sin(angles[k % count]))
    for k in range(count):
        d.stroke([at(k, 0.02), at(k, 0.5), at(k, 1)], 1.0, SILK, (0.02, 0.02), 0.4)
    d.stroke([(LEFT + 10, 784), (400, 790), (RIGHT - 10, 784)], 1.3, SILK, (0.02, 0.02))
    drops = []
    for share in np.concatenate([np.linspace(0.07, 0.16, 5), np.linspace(0.21, 0.95, 21)]):
        for k in range(count):
            if d.rng.random() < 0.035 and share > 0.4:
                continue
            a, b = at(k, share + 0.02 * (k / count) + d.rng.normal(0, 0.003)), at(k + 1, share + 0.02 * ((k + 1) / count if k + 1 < count else 1) + d.rng.normal(0, 0.003))
            long = np.hypot(a[0] - b[0], a[1] - b[1])
            mid = ((a[0] + b[0]) / 2 + (SUN[0] - (a[0] + b[0]) / 2) * 0.020 * (0.4 + share), (a[1] + b[1]) / 2 + 0.10 * long * share + (SUN[1] - (a[1] + b[1]) / 2) * 0.02)
            d.stroke([a, mid, b], 0.55 + 0.25 * d.rng.random(), SILK, (0.05, 0.05), 0.2)
            drops.append((*a, 1.0))
            for t in np.arange(0.2, 0.95, max(16 / max(long, 1), 0.2)):
                x, y = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * mid[0] + t * t * b[0], (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * mid[1] + t * t * b[1]
                drops.append((x, y, 0.6 + 0.5 * share))
    for x, y, size in drops:
        r = size * d.rng.uniform(1.0, 2.9)
        d.fill(geo.ellipse(x, y + 0.6 * r, r, 1.2 * r), "#fff8e0", 0.95), d.fill(geo.ellipse(x - 0.2 * r, y + 0.9 * r, 0.45 * r), "#8fae9a", 0.7, 0, False)
    for _ in range(16):
        x, y, _ = drops[d.rng.integers(len(drops))]
        for a in (0, np.pi / 2, np.pi / 4, -np.pi / 4):
            long = 11 if a in {0, np.pi / 2} else 6
            d.stroke([(x - long * np.cos(a), y - long * np.sin(a)), (x, y), (x + long * np.cos(a), y + long * np.sin(a))], 0.9, "#ffffff", (0.5, 0.5), 0)


def parcel(d, x, y, r, turn, kind):
    """A shot that was held."""
    with d.at(x, y, 1, turn):
        ball = geo.blob(d.rng, 0, 0, r, r, 12, 0.015)
        d.fill(geo.moved(ball, 4, 8), NIGHT, 0.45, 7, False), d.fill(ball, "#cfc9ae" if kind == "football" else "#a8573f")
        with d.inside(ball):
            if kind == "football":
                for px, py, s in ((0, 0, 0.34), (0.86, -0.2, 0.3), (-0.8, -0.4, 0.3), (-0.3, 0.86, 0.3), (0.55, 0.8, 0.3), (0.1, -0.92, 0.3)):
                    d.fill(geo.moved(geo.polygon([(np.cos(a), np.sin(a)) for a in np.linspace(0, 2 * np.pi, 6)[:-1]]), px * r, py * r, s * r, 20 + 50 * px), "#3c4440")
            else:
                d.fill(geo.ribbon([(-r, 0.3 * r), (0, -0.1 * r), (r, 0.2 * r)], [0.5 * r, 0.6 * r, 0.5 * r], 20), "#e8d29a"), d.fill(geo.ellipse(0, -0.5 * r, 0.2 * r), "#e8d29a")
            d.fill(geo.ellipse(0.3 * r, 0.4 * r, 0.9 * r, 0.7 * r), "#3a4a44", 0.45, 0.3 * r, False)
        for _ in range(34):  # silk round and round
            a = d.rng.uniform(0, np.pi)
            k = d.rng.uniform(-0.85, 0.85)
            half = np.sqrt(1 - k * k) * r * 1.03
            way, side = np.array((np.cos(a), np.sin(a))), np.array((-np.sin(a), np.cos(a)))
            bulge = 0.3 * r * d.rng.normal(0, 1)
            d.stroke([tuple(side * k * r - way * half), tuple(side * (k * r + bulge)), tuple(side * k * r + way * half)], 0.9, SILK, (0.05, 0.05))
        d.contour(ball, 0.9, lost=0.3)
        for a in (-2.2, -0.9, 0.4, 1.8, 2.9):
            d.stroke([(0.95 * r * np.cos(a), 0.95 * r * np.sin(a)), (1.3 * r * np.cos(a), 1.3 * r * np.sin(a)), (1.7 * r * np.cos(a), 1.72 * r * np.sin(a))], 1.0, SILK, (0.05, 0.4))


def spider(d):
    """In the middle of the sun, arms wide, like every keeper before a penalty."""
    x, y = SUN
    legs = (((10, -10), (52, -74), (104, -66), (150, -118)), ((14, -4), (72, -36), (122, -14), (176, -24)), ((14, 6), (66, 26), (104, 62), (152, 66)), ((9, 14), (40, 66), (56, 122), (98, 162)))
    for side in (-1, 1):
        for n, leg in enumerate(legs):
            line = [(x + side * px * (1 + (0.05 if side > 0 else 0) * (n - 1)), y + py) for px, py in leg]
            d.fill(geo.ribbon(line, [8, 11, 6, 7, 3.5, 2], 50), "#1f1a18")
            for t in (16, 30, 40):
                p = geo.sample(line, 50)[t]
                d.fill(geo.ellipse(p[0], p[1], 5.5, 4.5), "#4f3a28")
            for p in geo.sample(line, 26)[3::2]:
                d.stroke([tuple(p), (p[0] + d.rng.normal(0, 4), p[1] - 8)], 0.6, "#1f1a18", (0.05, 0.6))
    d.shape(geo.ellipse(x, y - 12, 21, 20), "#2c221c", 1.0, 0)
    body = geo.curve([(x, y), (x + 26, y + 8), (x + 40, y + 36), (x + 30, y + 66), (x, y + 84), (x - 30, y + 66), (x - 40, y + 36), (x - 26, y + 8)])
    d.shape(body, "#33251c", 1.1, 0)
    with d.inside(body):
        d.fill(geo.ellipse(x, y + 84, 40, 24), "#12100f", 0.8, 10, False)
        for py, w, h in ((24, 6, 9), (44, 5, 9), (62, 4, 7)):
            d.fill(geo.ellipse(x, y + py, w, h), "#f2dca4")
        for side in (-1, 1):
            d.fill(geo.ellipse(x + side * 14, y + 34, 8, 4, side * 20), "#f2dca4"), d.fill(geo.ellipse(x + side * 22, y + 54, 4, 6), "#b0803c"), d.stroke([(x + side * 34, y + 24), (x + side * 24, y + 46), (x + side * 28, y + 68)], 1.0, "#a8743a")
    for px, py, r in ((-7, -18, 4.2), (7, -18, 4.2), (-14, -12, 2.8), (14, -12, 2.8), (-3.5, -26, 2), (3.5, -26, 2)):
        d.fill(geo.ellipse(x + px, y + py, r), "#fff6d8"), d.fill(geo.ellipse(x + px, y + py + 0.3 * r, 0.5 * r), "#12100f")
    for side in (-1, 1):
        d.fill(geo.ribbon([(x + side * 7, y - 2), (x + side * 10, y + 8), (x + side * 4, y + 12)], [7, 5, 2], 10), "#12100f")


def ball(d):
    """Leather, laced by hand, older than both teams; behind it is the whole sun."""
    x, y, r = 400, 1010, 132
    d.fill(geo.polygon([(x - 118, y + 96), (x + 118, y + 96), (x + 250, 1230), (x - 250, 1230)]), "#14221f", 0.85, 26, False)
    body = geo.ellipse(x, y, r)
    d.fill(body, "#8a5630")
    with d.inside(body):
        d.fill(geo.ellipse(x, y + 60, 150, 110), "#43281f", 0.95, 40, False)
        panels = ([(x - 140, y - 60), (x - 40, y - 84), (x + 60, y - 84), (x + 140, y - 50)], [(x - 140, y - 16), (x - 40, y - 34), (x + 60, y - 34), (x + 140, y - 6)], [(x - 140, y + 34), (x - 40, y + 24), (x + 60, y + 24), (x + 140, y + 44)], [(x - 120, y + 90), (x - 30, y + 84), (x + 60, y + 88), (x + 120, y + 96)])
        for line in panels:
            d.stroke(line, 2.8, "#2a1712", (0.05, 0.05), 1), d.stroke([(px, py + 4) for px, py in line], 1.1, "#c98a4c", (0.1, 0.1), 1)
            for p in geo.sample(line, 34):
                d.stroke([(p[0] - 2, p[1] - 4), (p[0] + 2, p[1] + 4)], 0.9, "#d9b07a", (0.1, 0.1), 0)
        for line in ([(x - 44, y - 132), (x - 56, y - 84), (x - 48, y - 34)], [(x + 62, y - 128), (x + 74, y - 84), (x + 66, y - 34)], [(x - 44, y + 26), (x - 36, y + 60), (x - 40, y + 86)], [(x + 66, y + 28), (x + 70, y + 60), (x + 62, y + 90)]):
            d.stroke(line, 2.4, "#2a1712", (0.05, 0.05), 1)
        for _ in range(70):
            a, q = d.rng.uniform(0, 6.28), r * d.rng.random() ** 0.5
            d.fill(geo.blob(d.rng, x + q * np.cos(a), y + q * np.sin(a), d.rng.uniform(2, 9), d.rng.uniform(1, 4), 7, 0.3), ("#5a3522", "#b5743e", "#6f4428")[d.rng.integers(3)], 0.5, 1, False)
        d.fill(geo.subtract(body, geo.moved(body, 0, 10)), GOLD, 0.95, 5, False), d.fill(geo.ellipse(x, y - 128, 100, 20), "#fff4d0", 0.8, 9, False)
        d.fill(geo.ellipse(x, y + 128, 130, 34), "#3f5a3c", 0.6, 16, False)
    slit = geo.curve([(x - 46, y - 8), (x, y - 15), (x + 52, y - 8), (x + 52, y + 4), (x, y + 1), (x - 46, y + 6)])
    d.shape(slit, "#22120e", 0.9, 0)
    for k in range(6):
        px = x - 38 + 17 * k
        d.shape(geo.ribbon([(px - 6, y - 18), (px, y - 6), (px + 5, y + 10)], [7, 8, 7], 10), "#e9d3a0", 0.8, 0.12)
    d.stroke([(x + 52, y + 4), (x + 74, y + 16), (x + 68, y + 34), (x + 84, y + 44)], 2.6, "#e9d3a0", (0.02, 0.1))
    d.contour(body, 1.2, lost=0.2)
    for _ in range(70):
        a, q = d.rng.uniform(-3.0, -0.1), d.rng.uniform(50, 128)
        d.fill(geo.ellipse(x + q * np.cos(a), y + q * np.sin(a), d.rng.uniform(0.8, 2)), "#fff8e0", 0.9)


def tufts(d, places):
    """Grass only where it matters: round what lies and stands in it."""
    for x, y, wide, tall, count in places:
        for px in np.sort(d.rng.normal(x, wide, 2 * count)):
            high, lean = tall * d.rng.uniform(0.3, 1.1) * np.exp(-0.25 * ((px - x) / wide) ** 2), d.rng.normal(0, 0.36)
            tone = ("#22382f", "#2c4a38", "#3f6040", "#20362f", "#5f8048", "#b9b570")[d.rng.integers(6)]
            foot = y + d.rng.uniform(4, 26)
            d.stroke([(px, foot), (px + 0.25 * lean * high, y - 0.5 * high), (px + lean * high, y - high)], d.rng.uniform(1.2, 2.6), tone, (0.02, 0.85))
            if d.rng.random() < 0.14:
                d.fill(geo.ellipse(px + lean * high, y - high, 2.2), "#fff8e0")
        d.fill(geo.ellipse(x, y + 26, 2.3 * wide, 13), "#1c302a", 0.85, 8, False)


def paint(picture):
    haze = np.hypot((picture.x - SUN[0]) / 1.1, picture.y - SUN[1]) / 640 + 0.03 * picture.noise(240, 4, stretch=(2, 1))
    picture.image = ramp(((0, "#fff0bc"), (0.18, "#efcf8c"), (0.38, "#b3b585"), (0.62, "#6f9484"), (1, "#345f62")), np.clip(haze, 0, 1)).astype(np.float32)
    back, frame, lace, keeper, near = (Drawing(picture, LINE, 1.7, light=(0.0, -1), seed=seed) for seed in (3, 5, 7, 9, 11))
    wood(back), meadow(back), posts(frame), web(lace)
    parcel(keeper, 586, 312, 44, 14, "football"), parcel(keeper, 206, 640, 33, -20, "striped"), spider(keeper)
    ball(near), tufts(near, ((270, 1140, 34, 66, 26), (400, 1158, 90, 46, 46), (530, 1142, 34, 72, 26), (60, 1210, 60, 110, 30), (760, 1206, 60, 120, 30), (LEFT, 818, 22, 34, 22), (RIGHT, 820, 22, 36, 22)))
    back.under()
    away = np.hypot(picture.x - SUN[0], picture.y - SUN[1])
    picture.lay(blur(step(away, 112, 106), 1.5), "#fff6d2", 0.95)
    picture.glow(*SUN, 330, "#ffdf94", 0.5, 1.7)
    cover = [d.cover() for d in (back, frame, lace, keeper, near)]
    frame.under(), keeper.under(), near.under()
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate((cover[1], cover[3], cover[4])))).astype(np.int32)
    picture.hard[:] = 0.9
    picture.find_edges(0.8, floor=0.1).sharpen_at(*SUN, 120, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[3], cover[4]), 2) * 0.8)
    picture.directions(base=6, swirl=0.35)
    strokes(picture, (28, 14, 6.5, 3.2, 1.8), length=8, jitter=(0.018, 0.013), need=(0, 0.04, 0.045, 0.045))
    front = np.maximum(cover[3], cover[4])
    pastel(picture, "#33504a", grain=2.0, cover=0.86, soft=0.9, mask=0.45 * (1 - 0.8 * np.maximum(front, cover[1])))
    back.over((1 - cover[1]) * (1 - front), 0.7), frame.over(1 - front)
    lace.under((1 - front) * (1 - cover[1]))
    across = step(away, 112, 104)
    lace.over((1 - front) * (1 - 0.8 * cover[1]), 0.95, 0.15)
    picture.lay(lace._pixels(1)[1] * across * (1 - front), "#a8803c", 0.75)
    keeper.over(1 - cover[4]), near.over()
    return finish(picture, impasto=0.02, paper=0.02, grain=0.004, bloom=0.05)
