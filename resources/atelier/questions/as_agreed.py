"""Who may go where, and who has walked off with the border?

An evening road with a painted line; a tortoise that slept on it has got up and gone.
"""

import numpy as np
from light.bodies import Body, ground_noise, ridges, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import by_corner, matt, mottled
from light.plants import blades
from light.scene import camera, group, linear, sky, sun
from light.shapes import ball, terrain
from light.strokes import strokes

SAMPLES, SEED, SCALE = 26, 206, 0.75
HALF = 0.10  # of the painted line, in metres
BED = (2.78, 3.36)  # where the line is wanting
SKY = ((0, "#7480b4"), (0.4, "#b0a2c8"), (0.75, "#f2c0b4"), (1, "#ffe0b0"))
DUSK = ((0.0, "#2a2338"), (0.2, "#4a3f58"), (0.4, "#7c6a80"), (0.56, "#ad8f94"),
        (0.72, "#ddb8a0"), (0.86, "#f8e0bc"), (1.0, "#fffaea"))  # fmt: skip
SCUTES = np.array(
    [(x, 0, 0.36 - 0.5 * x * x) for x in (-0.34, -0.18, 0.0, 0.18, 0.34)]
    + [(x, 0.21 * side, 0.27) for x in (-0.26, -0.09, 0.09, 0.26) for side in (-1, 1)]
    + [(0.43 * np.cos(a), 0.33 * np.sin(a), 0.13) for a in np.arange(0.15, 6.28, 0.285)]
)


def cells(points):
    """How far from the heart of its plate a place is, and how far from the seam."""
    away = np.linalg.norm(points[..., None, :] - SCUTES.astype(np.float32), axis=-1)
    away = np.partition(away, 1, axis=-1)
    return away[..., 0], away[..., 1] - away[..., 0]


def shell():
    """A high dome of plates; across its middle goes the line that was drawn over it."""
    body = Body((-0.5, -0.42, 0.08), (0.5, 0.42, 0.5), 0.0095)
    body.ball((0, 0, 0.12), (0.40, 0.30, 0.30), 0.02)
    body.ball((0, 0, 0.135), (0.455, 0.355, 0.045), 0.05)
    heart, seam = cells(body.points)
    plates = 0.018 * np.clip(1 - seam / 0.03, 0, 1) ** 2 + 0.0045 * np.sin(heart * 150)
    body.distance = (body.distance + plates).astype(np.float32)
    thing = body.build(matt("#ffffff"), 10)
    corners = np.array([corner.co[:] for corner in thing.data.vertices])
    heart, seam = cells(corners)
    light, brown, paint = (np.array(linear(c)) for c in ("#e8b65c", "#4a2c1e", "#fffaf0"))
    share = np.clip((heart - 0.02) / 0.07, 0, 1)[:, None]
    colour = light * (1 - share) + brown * share
    edge = HALF / 0.82 + 0.006 * np.sin(corners[:, 1] * 60) + 0.004 * np.sin(corners[:, 1] * 131)
    line = (np.abs(corners[:, 0]) < edge) & (corners[:, 2] > 0.12)
    grime = np.where(seam < 0.010, 0.55, 1.0)[:, None]
    return by_corner(thing, np.where(line[:, None], paint * grime, colour))


def tortoise(at, facing, size):
    """Walking along +x when `facing` is 0; 1.2 m long."""
    skin, scales = mottled("#9a8666", "#4f4436", 0.9, 22), ripples(5, 40, 40, 90)
    body = Body((-0.65, -0.5, -0.02), (0.85, 0.5, 0.5), 0.009)
    body.ball((0, 0, 0.15), (0.38, 0.28, 0.07), 0.03)
    for side, swing in ((-1, 0.09), (1, -0.05)):
        body.chain([(0.26, 0.22 * side, 0.17), (0.36 + swing, 0.29 * side, 0.12),
                    (0.36 + swing, 0.28 * side, 0.04)], [0.085, 0.07, 0.062], 0.03)  # fmt: skip
        body.chain([(-0.26, 0.20 * side, 0.17), (-0.33 - swing, 0.27 * side, 0.12),
                    (-0.33 - swing, 0.26 * side, 0.04)], [0.09, 0.075, 0.068], 0.03)  # fmt: skip
    body.limb((0.32, 0, 0.17), (0.56, -0.01, 0.29), 0.085, 0.062, 0.04)
    body.ball((0.62, -0.012, 0.31), (0.090, 0.066, 0.062), 0.03)
    body.ball((0.69, -0.014, 0.295), (0.045, 0.048, 0.042), 0.03)
    body.limb((-0.38, 0, 0.14), (-0.53, 0.02, 0.07), 0.04, 0.012, 0.03)
    body.ripple(lambda p: 0.006 * scales(p)).cut_below(0.0)
    parts = [body.build(skin, 11), shell()]
    for side, swing in ((-1, 0.09), (1, -0.05)):
        for x, turn in ((0.36 + swing, -12 * side), (-0.33 - swing, -25 * side)):
            for a in np.radians((turn - 32, turn, turn + 32)):
                tip = (x + 0.068 * np.cos(a), 0.275 * side + 0.068 * np.sin(a), 0.018)
                parts.append(ball(tip, (0.020, 0.018, 0.022), matt("#e0cda8"), 11, 12))
    dark = matt("#17131a", rough=0.15, gloss=0.8)
    parts += [ball((0.655, -0.012 + 0.058 * side, 0.328), 0.016, dark, 12, 16) for side in (-1, 1)]
    group(parts, at, (0, 0, facing), size)


def land(x, y):
    """Level beside the road, hills and mountains far away."""
    far = np.clip((y - 60) / 260, 0, 1) ** 1.3
    return -0.04 - 0.10 * (np.abs(x - 0.3) > 3) * (y < 60) + far * 60 * ridges(x / 260, y / 260, 41)


def scene(detail):
    rng = np.random.default_rng(206)
    xs = np.concatenate([np.linspace(-500, -13, 160), np.linspace(-12.9, 13, 100),
                         np.linspace(13.1, 500, 160)])  # fmt: skip
    ys = np.concatenate([np.linspace(-1, 30, 120), np.geomspace(30.5, 700, int(420 * detail))])
    terrain(xs, ys, land, mottled("#c09478", "#8f6f74", 0.7, 0.04), 1)
    rough = ground_noise(4, 30, 3, 9)
    line = np.linspace(-2.6, 3.2, int(300 * detail))
    far = np.concatenate([np.linspace(0, 12, int(500 * detail)), np.geomspace(12.1, 320, 200)])
    grey = mottled("#8b8090", "#766b80", 0.6, 2.5)
    terrain(line, far, lambda x, y: 0.003 * np.clip(rough(x, y), -1, 1), grey, 2)
    chalk = mottled("#fffaf0", "#efe6d8", 0.5, 6)
    across = np.linspace(-HALF, HALF, 5)
    for start, end in ((0.0, BED[0]), (BED[1], 320.0)):
        along = np.concatenate([np.arange(start, min(end, 12), 0.03), np.geomspace(12, end, 300)])
        along = along[(along >= start) & (along <= end)]
        terrain(across, along, lambda x, y: 0.0035 + 0 * x, chalk, 3)
    count = int(26000 * detail)
    y = 0.8 + 26 * rng.random(count) ** 1.6
    x = np.where(rng.random(count) < 0.5, -2.55 - 5 * rng.random(count) ** 1.4,
                 3.15 + 5 * rng.random(count) ** 1.4)  # fmt: skip
    blades(x, y, land, (0.12, 0.34), matt("#d8b078", through=0.35), 4, 3, 0.016, (0.05, 0))
    tortoise((0.76, 3.04, 0.0), -10, 0.82)
    sun(214, 15, "#ffd49a", 5.6, 0.7)
    sky("#8f8fc4", 0.5)
    camera((0.52, 0.0, 1.12), (0.52, 3.0, 0.86), lens=40)


def paint(picture):
    air, near = picture.of(0), picture.of(3, 10, 11, 12)
    picture.expose(1.1)
    level = np.nonzero(picture.of(2))[0].min() / picture.scale
    picture.backdrop(SKY, bottom=level, drift=22)
    picture.haze("#a791c4", 30, 420, 0.72, 0.7, mask=1 - air)
    picture.grade(DUSK, 0.35, (0.34, 0.48, 0.62, 0.76), (0.30, 0.43, 0.56, 0.70, 0.87),
                  0.05, 0.3, 0.012, 1 - air)  # fmt: skip
    picture.lift(0.10).lay(picture.of(3) * 0.55, "#fff3e0")
    x, y = picture.centre_of(10)
    picture.sharpen_at(x, y, 230).sharpen_at(190, 920, 150).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(near, 2) * 0.9)
    picture.hard = np.where(near > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=3, swirl=0.2, form=3, by_part={4: 84})
    picture.lay(step(picture.noise(240, 6, stretch=(4, 0.7)), 0.7, 2.0) * air * 0.35, "#fbe3cc")
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=7, jitter=(0.013, 0.011), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.035, bloom=0.03)
