"""What does it still wait for?

June in an orchard: all the trees are round and green.  In the round crown of one it is still a winter's night, and it snows out of it.
"""

import numpy as np
import skia
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 131, 0.25
X, Y, R = 396, 420, 292  # the winter's crown
GROUND = 938
LEAVES = ("#3f6b38", "#5c8a3e", "#86ab4a", "#b4c85c")


def scene(detail):
    bare_sheet()


def outline(rng, x, y, rx, ry):
    tufts = [geo.ellipse(x + 0.80 * rx * np.cos(a), y + 0.80 * ry * np.sin(a), 0.30 * rx * k, 0.27 * ry * k) for a, k in zip(np.arange(0, 6.2, 0.42) + rng.normal(0, 0.12, 15), rng.uniform(0.72, 1.2, 15), strict=True)]
    return geo.union(geo.ellipse(x, y, 0.88 * rx, 0.88 * ry), *tufts)


def leaf(x, y, size, turn):
    return geo.moved(geo.curve([(-1, 0, "c"), (-0.1, -0.45), (1, 0, "c"), (-0.1, 0.45)]), x, y, size, turn)


def summer_tree(d, x, y, rx, ry, foot, tones=LEAVES, fruit=None):
    d.fill(geo.ellipse(x - 0.3 * rx, foot + 6, 1.05 * rx, 0.13 * rx), "#3d5f34", 0.7, 8, False)
    trunk = geo.curve([(x - 0.09 * rx, y + 0.5 * ry), (x - 0.08 * rx, foot - 0.2 * ry), (x - 0.2 * rx, foot + 4, "c"), (x, foot - 2), (x + 0.2 * rx, foot + 4, "c"), (x + 0.08 * rx, foot - 0.2 * ry), (x + 0.1 * rx, y + 0.5 * ry)])
    d.fill(trunk, "#6d4a34")
    with d.inside(trunk):
        d.fill(geo.rectangle(x - 0.3 * rx, y, 0.28 * rx, foot - y + 10), "#3f2c2c", 0.8, 4, False)
    crown = outline(d.rng, x, y, rx, ry)
    d.fill(crown, tones[1])
    with d.inside(crown):
        d.fill(geo.ellipse(x - 0.35 * rx, y + 0.5 * ry, rx, 0.7 * ry), tones[0], 0.85, 0.16 * rx, False)
        d.fill(geo.ellipse(x + 0.35 * rx, y - 0.5 * ry, 0.6 * rx, 0.42 * ry), tones[2], 0.8, 0.16 * rx, False)
    for _ in range(int(rx * ry / 13)):
        a, r = d.rng.uniform(0, 6.28), 1.02 * d.rng.random() ** 0.5
        px, py = x + rx * r * np.cos(a), y + ry * r * np.sin(a)
        sun = 0.5 * (px - x) / rx - 0.7 * (py - y) / ry + d.rng.normal(0, 0.35) + 0.2 * np.sin(px / 19) * np.sin(py / 15)
        tone = tones[0] if sun < -0.35 else tones[1] if sun < 0.1 else tones[2] if sun < 0.62 else tones[3]
        d.fill(leaf(px, py, d.rng.uniform(5, 9.5), d.rng.uniform(-80, 60)), tone)
    if fruit:
        for px, py in geo.scattered(d.rng, 16, (x - 0.7 * rx, y - 0.6 * ry, x + 0.7 * rx, y + 0.7 * ry), 0.3 * rx):
            d.fill(geo.ellipse(px, py, 7.5), fruit), d.fill(geo.ellipse(px + 2, py - 2.5, 2.4, 1.8), "#ffe6c0", 0.9, 0.4, False), d.stroke([(px, py - 7), (px + 2, py - 13)], 0.8, "#3f2c2c")


def meadow(d):
    d.fill([(-20, 738), (200, 716), (440, 730), (640, 712), (820, 728), (820, 900), (-20, 900)], "#a9bf62")
    for x, y, r in ((-6, 700, 40), (60, 712, 26), (300, 706, 24), (520, 704, 30), (580, 712, 20), (800, 690, 40)):
        d.fill(outline(d.rng, x, y, r, 0.9 * r), "#8fae66")
    d.fill(geo.rectangle(-20, 770, 840, 450), "#8fae4c")
    for y, tone, alpha in ((790, "#c9cf6c", 0.7), (860, "#7fa044", 0.6), (960, "#6d9440", 0.6), (1200, "#3f6a38", 0.85)):
        d.fill(geo.ellipse(400 + 90 * np.sin(y), y, 620, 44 + 0.05 * (y - 780)), tone, alpha, 26, False)
    for _ in range(1300):
        y = 776 + 430 * d.rng.random() ** 0.8
        s = (y - 740) / 460
        x, tall, lean = d.rng.uniform(-10, 810), (8 + 44 * s) * d.rng.uniform(0.5, 1.1), d.rng.normal(0, 10 * s)
        d.stroke([(x, y), (x + 0.4 * lean, y - 0.6 * tall), (x + lean, y - tall)], 0.6 + 1.1 * s, ("#5b8438", "#b9cb62", "#476f34", "#d2d878", "#6f9a40")[d.rng.integers(5)], (0.05, 0.8))


def flowers(d, low, high, count):
    for y in np.sort(low + (high - low) * d.rng.random(count) ** 0.9):
        s = (y - 720) / 460
        x = d.rng.uniform(-10, 810)
        if ((x - 400) / 345) ** 2 + ((y - GROUND - 26) / 92) ** 2 < 1:
            continue
        tall, r = 12 + 52 * s * d.rng.uniform(0.6, 1.1), (2 + 9 * s) * d.rng.uniform(0.7, 1.1)
        top = (x + d.rng.normal(0, 6 * s), y - tall)
        d.stroke([(x, y), ((x + top[0]) / 2 + 2, y - 0.5 * tall), top], 0.7 + s, "#4a7434", (0.05, 0.3))
        kind = d.rng.random()
        if kind < 0.38:  # poppies
            d.fill(geo.curve([(top[0] - r, top[1] - 0.5 * r), (top[0], top[1] - 0.8 * r), (top[0] + r, top[1] - 0.45 * r), (top[0] + 0.6 * r, top[1] + 0.6 * r), (top[0] - 0.6 * r, top[1] + 0.6 * r)]), "#d9432c"), d.fill(geo.ellipse(top[0] + 0.2 * r, top[1] - 0.35 * r, 0.5 * r, 0.22 * r), "#f58a58"), d.fill(geo.ellipse(top[0], top[1] + 0.1 * r, 0.2 * r), "#3a1a20")
        elif kind < 0.75:  # daisies
            for a in np.arange(0, 6.2, 0.7):
                d.fill(geo.ellipse(top[0] + 0.62 * r * np.cos(a), top[1] + 0.4 * r * np.sin(a), 0.42 * r, 0.2 * r, np.degrees(np.arctan2(0.64 * np.sin(a), np.cos(a)))), "#fff8e6")
            d.fill(geo.ellipse(*top, 0.32 * r, 0.24 * r), "#f0b428")
        else:  # cornflowers
            for a in np.arange(0, 6.2, 0.78):
                tip = (top[0] + 0.85 * r * np.cos(a), top[1] + 0.6 * r * np.sin(a))
                d.fill(geo.ribbon([top, tip], [0.12 * r, 0.34 * r], 6), ("#4468b8", "#6f8fd6")[int(a * 10) % 2])
            d.fill(geo.ellipse(*top, 0.2 * r, 0.16 * r), "#2a2f6a")


def branches(d):
    """Bare boughs that fork in threes and carry the snow on their backs."""
    bark, snow = "#171d33", "#eef4fb"
    twigs = []

    def grow(x, y, angle, long, wide, depth):
        bend = d.rng.normal(0, 0.16)
        mid = (x + 0.5 * long * np.cos(angle + bend), y + 0.5 * long * np.sin(angle + bend))
        end = (x + long * np.cos(angle), y + long * np.sin(angle))
        twigs.append(((x, y), mid, end, wide, depth))
        if depth == 0 or np.hypot(end[0] - X, end[1] - Y) > R * 0.97:
            return
        count = 3 if depth > 3 else 2
        spread = np.linspace(-0.52, 0.52, count) if count == 3 else np.array((-0.36, 0.38))
        for k, turn in enumerate(spread):
            start = mid if (k == 1 and count == 3 and depth < 5) else end
            grow(*start, angle + turn + d.rng.normal(0, 0.14) - 0.08 * (angle + np.pi / 2), long * d.rng.uniform(0.70, 0.84), wide * (0.64 if k != 1 else 0.58), depth - 1)

    trunk = geo.curve([(X - 34, GROUND + 22, "c"), (X - 22, 840), (X - 26, 740), (X - 22, 650), (X - 46, 596), (X - 22, 598), (X - 2, 566), (X + 20, 598), (X + 48, 590), (X + 20, 650), (X + 28, 740), (X + 20, 850), (X + 44, GROUND + 20, "c"), (X + 4, GROUND + 10)])
    for angle, long, wide in ((-2.25, 128, 26), (-1.62, 138, 30), (-0.92, 126, 26), (-2.72, 104, 15), (-0.42, 104, 15)):
        grow(X + 16 * np.cos(angle), 618, angle, long, wide, 5)
    for start, mid, end, wide, _ in twigs:
        d.fill(geo.ribbon([start, mid, end], [wide, 0.84 * wide, max(0.64 * wide, 0.9)], 14, False), bark)
        if wide > 3:
            d.fill(geo.ellipse(*end, 0.31 * wide), bark)
    for start, mid, end, wide, _ in twigs:
        if abs(np.arctan2(end[1] - start[1], end[0] - start[0]) + np.pi / 2) > 0.42 and d.rng.random() < 0.9:
            up = 0.36 * wide + 0.6
            line = [(px + (0.05 * wide), py - up) for px, py in (start, mid, end)]
            d.fill(geo.ribbon(line, [0.25 * wide, 0.52 * wide + 1.3, 0.2 * wide + 0.5], 14, False), snow)
    d.fill(trunk, bark)
    with d.inside(trunk):
        d.fill(geo.ribbon([(X + 40, 592), (X + 20, 650), (X + 24, 740), (X + 36, 950)], [5, 9, 9, 16], 20), "#8a6a50", 0.9, 3, False)
        d.fill(geo.ribbon([(X - 44, 596), (X - 22, 640), (X - 26, 740), (X - 30, 950)], [10, 12, 12, 18], 20), snow, 0.9, 2.0, False)
        for _ in range(60):
            x, y = X + d.rng.normal(0, 16), d.rng.uniform(600, 950)
            d.stroke([(x, y), (x + d.rng.normal(0, 2), y + 16), (x + d.rng.normal(0, 3), y + 34)], 1.0, ("#0c1020", "#3a4260", "#59506a")[d.rng.integers(3)], (0.2, 0.5))
    # one nest, capped
    d.fill(geo.ellipse(X + 116, 352, 27, 13), "#2b2230")
    for _ in range(24):
        x = X + 116 + d.rng.uniform(-27, 27)
        d.stroke([(x - 10, 352 + d.rng.normal(0, 5)), (x + 12, 352 + d.rng.normal(0, 5))], 0.9, ("#5a4640", "#171d33")[d.rng.integers(2)])
    d.fill(geo.ellipse(X + 116, 340, 28, 8), snow)


def winter(night):
    """The crown is a window on January; what falls out of it lies below in a round drift."""
    sky = outline(np.random.default_rng(7), X, Y, R, R * 1.0)
    night.fill(geo.moved(sky, -10, 14), "#4a6a50", 0.55, 14, False)
    night.fill(sky, "#2b3f6c")
    with night.inside(sky):
        night.fill(geo.ellipse(X, Y - 190, 330, 200), "#151f45", 0.9, 60, False)
        night.fill(geo.ellipse(X, Y + 250, 320, 140), "#7f95bd", 0.85, 50, False)
        night.fill(geo.ellipse(X - 120, Y - 120, 31), "#f3f2dc"), night.fill(geo.ellipse(X - 120, Y - 120, 70), "#cfdcf0", 0.35, 18, False)
        for _ in range(46):
            x, y = X + night.rng.uniform(-R, R), Y + night.rng.uniform(-R, -0.1 * R)
            night.fill(geo.ellipse(x, y, night.rng.uniform(0.8, 1.8)), "#dfe8fa", 0.9)
    measure = skia.PathMeasure(sky, True)  # the border: leaves of frost
    for place in np.arange(0, measure.getLength(), 3.2):
        spot, way = measure.getPosTan(float(place))
        off = night.rng.normal(0, 5)
        x, y = spot.x() - way.y() * off, spot.y() + way.x() * off
        dark = ("#151f45", "#1d2b55") if y < Y - 60 else ("#2b3f6c", "#47608f") if y < Y + 130 else ("#5f78a6", "#7f95bd")
        night.fill(leaf(x, y, night.rng.uniform(6, 12), night.rng.uniform(-80, 60)), night.rng.choice((*dark, *dark, "#dbe8f6")))
    return sky


def drift(d):
    d.fill(geo.ellipse(X, GROUND + 40, 330, 76), "#476f34", 0.7, 12, False)
    snow = geo.curve([(72, GROUND + 34), (110, GROUND - 2), (190, GROUND - 26), (300, GROUND - 40), (396, GROUND - 48), (520, GROUND - 36), (620, GROUND - 20), (706, GROUND + 8), (728, GROUND + 36), (690, GROUND + 66), (600, GROUND + 90), (500, GROUND + 96), (420, GROUND + 108), (320, GROUND + 96), (200, GROUND + 86), (110, GROUND + 66)])
    d.fill(geo.moved(snow, 0, 7), "#7d97b8"), d.fill(snow, "#f1f4f8")
    with d.inside(snow):
        d.fill(geo.ellipse(X - 110, GROUND + 60, 260, 60), "#a9bedb", 0.7, 26, False)
        d.fill(geo.ellipse(X + 150, GROUND - 16, 190, 26), "#fff6e0", 0.9, 16, False)
        d.fill(geo.ribbon([(X, GROUND + 14), (X - 120, GROUND + 50), (X - 330, GROUND + 70)], [50, 60, 70], 20), "#8aa3cc", 0.75, 7, False)
        for _ in range(9):
            x0 = d.rng.uniform(80, 620)
            y0 = GROUND + d.rng.uniform(-20, 84)
            d.stroke([(x0, y0), (x0 + 40, y0 - 6), (x0 + 96, y0 + 2)], 0.8, "#b4c6de", (0.3, 0.6))
        # two runners' tracks; they begin in the middle of the snow
        for off in (0, 17):
            d.fill(geo.ribbon([(466, GROUND - 8 + off), (520, GROUND + 20 + off), (590, GROUND + 46 + off)], [3.5, 4.5, 6], 20), "#8aa3cc", 0.95, 0.8, False)
        for k in range(5):
            x, y = 560 - 26 * k, GROUND + 62 - 17 * k
            d.fill(geo.ellipse(x - 22, y + 8, 8, 4.4, 28), "#8299c4", 0.95, 0.6, False), d.fill(geo.ellipse(x - 36, y - 4, 7.6, 4.2, 28), "#8299c4", 0.95, 0.6, False)
    for _ in range(170):  # grass and clover look through the rim
        a = d.rng.uniform(0, 6.28)
        x, y = X + 4 + 326 * np.cos(a) * d.rng.uniform(0.95, 1.06), GROUND + 28 + 72 * np.sin(a) * d.rng.uniform(0.95, 1.08)
        tall = d.rng.uniform(10, 30)
        d.fill(geo.ribbon([(x, y + 8), (x + d.rng.normal(0, 3), y - 0.5 * tall), (x + d.rng.normal(0, 7), y - tall)], [4, 3, 0.7], 8), ("#6f9a40", "#a9c05a", "#4f7a38")[d.rng.integers(3)])


def sledge(d):
    """Wooden, with horn runners, its rope lying in the grass."""
    d.fill(geo.ellipse(632, GROUND + 96, 96, 13), "#33512f", 0.7, 5, False)
    with d.at(630, GROUND + 92, 1.1, 7):
        for dx, dy, tone in ((22, -17, "#7a2a26"), (0, 0, "#c23f30")):
            runner = [(-92 + dx, -4 + dy), (-60 + dx, 0 + dy), (50 + dx, 0 + dy), (84 + dx, -10 + dy), (102 + dx, -34 + dy), (92 + dx, -52 + dy), (78 + dx, -46 + dy)]
            d.fill(geo.ribbon(runner, [6, 8, 8, 8, 7, 6, 4], 50), tone), d.contour(geo.ribbon(runner, [6, 8, 8, 8, 7, 6, 4], 50), 0.8)
            for px in (-58, -4, 48):
                d.fill(geo.ribbon([(px + dx, 0 + dy), (px + dx + 2, -28 + dy)], [6.5, 6], 6, False), tone)
        for k in range(4):
            y = -29 - 6.4 * k
            slat = geo.polygon([(-86 + 5.6 * k, y), (70 + 5.6 * k, y), (73 + 5.6 * k, y - 5), (-83 + 5.6 * k, y - 5)])
            d.shape(slat, ("#d9a45e", "#c98f4c")[k % 2], 0.7, 0.1)
        d.fill(geo.curve([(-70, -50), (-30, -58), (20, -56), (56, -52), (40, -47), (-50, -46)]), "#f4f7fb")
        d.stroke([(92, -52), (124, -30), (120, -4), (150, 6), (176, -6)], 1.7, "#e9d8b0", (0.02, 0.1))
        d.stroke([(114, -69), (138, -40), (120, -4)], 1.4, "#d8c49a", (0.02, 0.1))


def flakes(d):
    """Large near the eye, none outside the round of the crown."""
    for _ in range(150):
        t = d.rng.random()
        y = 170 + t * (GROUND - 150)
        half = R * 0.93 * (np.sqrt(max(0, 1 - ((y - Y) / R) ** 2)) if y < Y + 60 else 0.98)
        x = X + half * d.rng.uniform(-1, 1)
        r = d.rng.uniform(1.4, 3.2) if d.rng.random() < 0.8 else d.rng.uniform(4, 6.4)
        if y > Y + 0.8 * R and d.rng.random() < 0.25:
            continue
        if r > 3.9:
            for a in (0.3, 1.35, 2.4):
                d.stroke([(x - r * np.cos(a), y - r * np.sin(a)), (x + r * np.cos(a), y + r * np.sin(a))], 0.9, "#ffffff", (0.1, 0.1), 0)
        else:
            d.fill(geo.ellipse(x, y, r), "#ffffff", 0.95)


def paint(picture):
    sky = ((0, "#7fb4c8"), (0.5, "#bfd8c8"), (0.85, "#f6ecc0"), (1, "#fff0c4"))
    picture.image = ramp(sky, np.clip((picture.y + 16 * picture.noise(300, 4, stretch=(3, 1))) / 760, 0, 1)).astype(np.float32)
    picture.glow(720, 90, 420, "#fff4cc", 0.5)
    land, night, tree, near = (Drawing(picture, "#1c2430", 1.8, light=(0.7, -0.7), seed=seed) for seed in (3, 5, 9, 11))
    meadow(land)
    summer_tree(land, -8, 470, 150, 160, 806, fruit="#e07a34"), summer_tree(land, 806, 452, 160, 172, 800, fruit="#e07a34")
    summer_tree(land, 168, 640, 66, 68, 776), summer_tree(land, 630, 644, 60, 62, 772)
    flowers(land, 790, 900, 120)
    drift(land), flowers(near, 900, 1200, 150), sledge(near)
    with tree.inside(geo.union(winter(night), geo.rectangle(X - 90, 560, 180, 420))):
        branches(tree)
    flakes(tree)
    land.under(), night.under(), tree.under(), near.under()
    cover = [drawing.cover() for drawing in (land, night, tree, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.08).sharpen_at(400, 430, 260, 0.5).sharpen_at(640, 1010, 110, 0.9)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.9)
    picture.directions(base=80, swirl=0.35)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    tree.under(strength=0.5)
    free = (1 - cover[2]) * (1 - cover[3])
    land.over(free * (1 - cover[1])), night.over(free), tree.over(1 - cover[3]), near.over()
    pencil(picture, "#f6efdf", layers=(70, -28), wide=1.3, reach=24, press=0.9, mask=0.10)
    return finish(picture, impasto=0.02, paper=0.03)
