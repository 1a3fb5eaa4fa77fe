"""What has she told him, and what would have to be said for the other half to wake?

A child whispers into the ear of a giant of stone; on her side the eye has opened, ivy flowers, and the mouth has begun to smile.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.portraits import Face, outline, portrait
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 31, 1.25
MIDDLE, SIZE, TILT = (318, 560), 1.56, 5
STONE = Face("#a9b6b4", "#566c7c", "#c8923c", ("#6a7c86", "#8fa0a4"), ("#7a8c92", "#94a4a6"), "#9aa8a8", 1.06, (0, 2), (20, 12), (6, -12), (0, -2), 1.9, (-2, 24), 0.9, 1.1, 0, 0, (True, False))


def scene(detail):
    bare_sheet()


def on_face(x, y):
    a = np.radians(TILT)
    return MIDDLE[0] + SIZE * (x * np.cos(a) - y * np.sin(a)), MIDDLE[1] + SIZE * (x * np.sin(a) + y * np.cos(a))


def ear(d):
    x, y = on_face(202, 4)
    shape = [(x - 30, y - 84), (x + 26, y - 104), (x + 64, y - 60), (x + 56, y + 8), (x + 26, y + 60), (x + 6, y + 96), (x - 26, y + 80)]
    d.cast(shape, 10, 14, "#1f3a44", 0.4, 12)
    d.shape(shape, "#a9b6b4", 1.5, 0), d.model(shape, "#566c7c", 18, 14, 0.7)
    d.stroke([(x - 6, y - 60), (x + 28, y - 72), (x + 42, y - 40), (x + 34, y + 10), (x + 8, y + 46)], 2.2, "#566c7c", (0.2, 0.3))
    d.fill([(x - 16, y - 20), (x + 10, y - 36), (x + 20, y - 6), (x + 4, y + 22), (x - 16, y + 16)], "#33475a", 0.85, 5, False)


def giant(d):
    neck = [(60, 900), (90, 820), (560, 830), (600, 940), (680, 1220, "c"), (-40, 1220, "c")]
    d.shape(neck, "#8fa0a2", 1.4, 0), d.model(neck, "#4a6070", 50, 36, 0.8)
    ear(d)
    portrait(d, *MIDDLE, SIZE, STONE, TILT, 44)
    with d.at(*MIDDLE, SIZE, TILT):
        skull = outline(1.06)
        with d.inside(skull):
            d.fill([(-220, -300), (-30, -300), (-44, 60), (-20, 300), (-220, 300)], "#3f566c", 0.34, 34, False)  # the half that still sleeps
            for line, w in (([(-150, -200), (-120, -120), (-136, -60), (-104, 0), (-116, 60)], 1.5), ([(-120, -120), (-84, -96)], 1.0), ([(-136, -60), (-170, -40)], 1.0), ([(-60, 230), (-84, 170), (-70, 130)], 1.3), ([(-84, 170), (-120, 150)], 0.9), ([(60, -240), (44, -200), (58, -170)], 0.9)):
                d.stroke(line, w, "#3a4c5a", (0.1, 0.5))
            for x, y, r in ((-120, 110, 40), (-150, -20, 26), (-40, 205, 30), (-90, -210, 44)):
                d.fill(geo.blob(d.rng, x, y, r, 0.6 * r, 11, 0.2), "#6f8a5c", 0.55, 3, False)
                for _ in range(16):
                    d.fill(geo.ellipse(x + d.rng.normal(0, 0.5 * r), y + d.rng.normal(0, 0.3 * r), d.rng.uniform(1.2, 2.6)), "#8fa862", 0.8, 0, False)
            d.fill(geo.ellipse(100, 66, 46, 32), "#d88a78", 0.42, 14, False)  # stone that blushes


def ivy(d):
    """Hair of ivy; from the ear it runs over the brow and the cheek, and there it flowers."""
    rng = np.random.default_rng(8)
    mass = [(20, 420), (0, 250), (90, 110), (270, 54), (450, 78), (590, 180), (640, 330), (622, 420), (566, 330), (470, 240), (300, 206), (150, 256), (76, 380), (60, 560), (20, 640), (-30, 600)]
    d.cast(mass, 8, 14, "#1f3a44", 0.4, 12)
    d.shape(mass, "#2f6a54", 1.2, 0), d.model(mass, "#1a3f44", 30, 22, 0.7)
    with d.inside(geo.curve(mass)):
        for x, y in geo.scattered(rng, 300, (-20, 50, 650, 640), 24):
            _leaf(d, x, y, rng.uniform(13, 20), rng.uniform(0, 360), mix("#2f6a54", "#7ab05c", rng.random() * 0.8))
    vines = ([(620, 430), (596, 500), (560, 560), (530, 650), (480, 700), (470, 770)], [(606, 360), (540, 330), (480, 350), (430, 400)], [(640, 660), (600, 740), (520, 790), (440, 800)])
    for n, line in enumerate(vines):
        d.stroke(line, 2.6, "#3f5a3c", (0.05, 0.6))
        for k, (x, y) in enumerate(geo.sample(line, 15)[1:]):
            side = 1 if k % 2 else -1
            _leaf(d, x + 8 * side, y + rng.normal(0, 6), rng.uniform(12, 18) * (1 - 0.02 * k), 90 + 80 * side + rng.normal(0, 20), mix("#3f8a58", "#8fc064", rng.random()))
            if k % 4 == 2 + n % 2:
                _blossom(d, x - 12 * side, y - 6, 10 - 0.2 * k, ("#f4e6f0", "#e88aa8", "#f4c85a")[(k + n) % 3])


def _leaf(d, x, y, r, turn, tone):
    with d.at(x, y, r / 20, turn):
        d.shape([(0, 20, "c"), (-18, 14), (-20, -6, "c"), (-8, -4), (0, -24, "c"), (8, -4), (20, -6, "c"), (18, 14)], tone, 0.6, 0.08)
        d.stroke([(0, 18), (0, -18)], 0.5, lighten(tone, 0.12))


def _blossom(d, x, y, r, tone):
    for a in np.arange(0, 6.2, 1.257):
        d.shape(geo.ellipse(x + r * np.cos(a), y + r * np.sin(a), 0.68 * r), tone, 0.6, 0.06)
    d.fill(geo.ellipse(x, y, 0.5 * r), "#d8933c")


def child(d):
    """On tiptoe on three boxes; behind her wait those who have something to say as well."""
    for x, y, w, h, tone, turn in ((690, 1128, 150, 120, "#8a5a3c", -2), (696, 1010, 124, 108, "#a8703f", 3), (690, 906, 104, 96, "#7a4f44", -3)):
        with d.at(x, y, 1, turn):
            box = geo.rectangle(-w / 2, -h / 2, w, h, 3)
            d.cast(box, 10, 10, "#1f3a44", 0.4, 8), d.shape(box, tone, 1.2, 0.12)
            for k in (-1, 0, 1):
                d.stroke([(-w / 2, k * h / 3.4), (w / 2, k * h / 3.4 + 2)], 0.9, lighten(tone, -0.14), (0.02, 0.02))
            d.stroke([(-w / 2 + 8, -h / 2 + 6), (w / 2 - 8, h / 2 - 6)], 1.6, lighten(tone, -0.14), (0.02, 0.02))
    whisper = ((2, -45), (-2, -75), ((8, -84), (20, -89)), ((10, -66), (24, -82)), ((6, -22), (8, 0)), ((-4, -23), (-6, 0)))
    checks = lambda q, body: [q.stroke([(-26, y), (26, y + 1)], 1.2, "#f4d8a0", (0.01, 0.01), 0.1) for y in range(-70, -10, 7)]
    folk.folk(d, 690, 858, 268, whisper, Look("#f2cfae", "#7a3a24", "plaits", "", 0.06, 1.08, freckles=True), "hush", Wear("coat", "#e0702c", "#2f4a7a", "#7a2f34", 1.05, checks), 0.95, (1, 0), True, lean=4)


def queue(d):
    d.ground(560, 1176, 60, "#2f5a3a", 4, 0.6), d.ground(470, 1184, 60, "#2f5a3a", 4, 0.6)
    letter = lambda q: (q.shape([(-12, -8, "c"), (10, -12, "c"), (13, 5, "c"), (-9, 9, "c")], "#f8f2e0", 0.7, 0), q.stroke([(-12, -8), (2, -1), (10, -12)], 0.5))
    folk.folk(d, 560, 1176, 150, "stand", Look("#e2b184", "#e6e0d4", "bun", "", 0.9), "doubt", Wear("gown", "#6a5a94"), 0.4, (0.8, -1), holds={"far": letter})
    folk.folk(d, 474, 1184, 146, "carry", Look("#a06a48", "#2a2226", "short", "moustache", 0.45), "sorrow", Wear("suit", "#3f7a86"), 0.4, (0.8, -0.8), holds={"near": lambda q: _blossom(q, 4, -10, 6, "#e88aa8")})


def meadow(d):
    grass = [(-20, 1120, "c"), (200, 1098), (420, 1130), (640, 1120), (820, 1140, "c"), (820, 1220, "c"), (-20, 1220, "c")]
    d.fill(grass, "#5fa05a")
    rng = np.random.default_rng(3)
    for _ in range(230):
        x, y = rng.uniform(-10, 810), rng.uniform(1118, 1210)
        d.stroke([(x, y), (x + rng.normal(0, 5), y - rng.uniform(16, 34))], 1.0, ("#3f8048", "#8fc468")[int(rng.integers(2))], (0.1, 0.7))
    for _ in range(26):
        _blossom(d, rng.uniform(0, 800), rng.uniform(1130, 1196), rng.uniform(3, 5), ("#f4e6f0", "#f4c85a", "#8a8ad8")[int(rng.integers(3))])


def paint(picture):
    sky = ramp(((0, "#4f9ac8"), (0.6, "#a8d4d8"), (1, "#e4f0d4")), (picture.y + 30 * picture.noise(280, 4, stretch=(3, 1))) / 1130)
    picture.image = sky.astype(np.float32)
    back, near = (Drawing(picture, "#22303c", width, light=(0.55, -0.8), seed=seed) for width, seed in ((2.1, 3), (1.9, 7)))
    giant(back), ivy(back), meadow(near), child(near), queue(near)
    back.under(), near.under()
    wash(picture, edge=0.13, granulation=0.04, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f4f4ec", (32, 62), 1.4, 26, 1.0, 0.5, mask=0.34 * (1 - near.cover()))
    near.over(), back.over(1 - near.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
