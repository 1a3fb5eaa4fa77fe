"""Who may go where, and who has walked off with the border?

An evening road with a painted line; a tortoise that slept on it has got up and gone.
"""

from itertools import pairwise

import numpy as np
from light.bodies import Body, ground_noise, ridges, ripples, value_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import by_corner, matt, mottled
from light.plants import blades
from light.scene import camera, group, linear, put, sky, sun
from light.shapes import ball, copy, curve, sheet, terrain, tube
from light.strokes import strokes
from scipy.spatial import cKDTree

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


def cells(points, hearts=SCUTES):
    """How far from the heart of its plate a place is, and how far from the seam."""
    away = cKDTree(hearts).query(points, k=2)[0].astype(np.float32)
    return away[..., 0], away[..., 1] - away[..., 0]


def shell():
    """A high dome of plates; across its middle lies the paint of the line drawn over it."""
    body = Body((-0.5, -0.42, 0.08), (0.5, 0.42, 0.5), 0.0062)
    body.ball((0, 0, 0.12), (0.40, 0.30, 0.30), 0.02)
    body.ball((0, 0, 0.135), (0.455, 0.355, 0.045), 0.05)
    heart, seam = cells(body.points)
    plates = 0.011 * np.clip(1 - seam / 0.022, 0, 1) ** 2 + 0.0016 * np.sin(heart * 190)
    body.distance = (body.distance + plates).astype(np.float32)
    thing = body.build(matt("#ffffff"), 10)
    corners = np.array([corner.co[:] for corner in thing.data.vertices])
    heart, seam = cells(corners)
    light, brown, paint = (np.array(linear(c)) for c in ("#e8b65c", "#4a2c1e", "#fffaf0"))
    share = np.clip((heart - 0.02) / 0.07, 0, 1)[:, None]
    colour = light * (1 - share) + brown * share
    colour = colour * np.where(seam < 0.007, 0.45, 1.0)[:, None]
    edge = HALF / 0.82 + 0.003 * np.sin(corners[:, 1] * 60)
    worn = ripples(3, 40, 40, 120)(corners)
    line = (np.abs(corners[:, 0]) < edge) & (corners[:, 2] > 0.115) & (seam > 0.005 + 0.003 * worn)
    rings = (0.94 + 0.06 * np.sin(heart * 190))[:, None]
    return by_corner(thing, np.where(line[:, None], paint * rings, colour))


def skin(body, part, scale, seed):
    """Covers limbs with horny scales: pale in the middle, dark in the seams."""
    near = np.abs(body.distance) < 0.03
    spread = np.random.default_rng(seed).permutation(np.argwhere(np.abs(body.distance) < body.step))
    hearts, grid = [], {}
    for place in body.low + body.step * spread:
        key = tuple(np.floor(place / scale).astype(int))
        around = (grid.get((key[0] + i, key[1] + j, key[2] + k)) for i in (-1, 0, 1)
                  for j in (-1, 0, 1) for k in (-1, 0, 1))  # fmt: skip
        if all(other is None or np.linalg.norm(place - other) > scale * 0.8 for other in around):
            grid[key] = place
            hearts.append(place)
    hearts = np.array(hearts)
    _, seam = cells(body.points[near], hearts)
    body.distance[near] += 0.16 * scale * np.clip(1 - seam / (0.35 * scale), 0, 1) ** 2
    thing = body.cut_below(0.0).build(matt("#ffffff"), part, relax=1)
    corners = np.array([corner.co[:] for corner in thing.data.vertices])
    _, seam = cells(corners, hearts)
    share = np.clip(seam / (0.35 * scale), 0, 1)[:, None]
    tone = (0.85 + 0.3 * np.modf(np.abs(np.sin(corners @ (9.0, 17.0, 13.0))))[0])[:, None]
    pale, dark = np.array(linear("#ab9468")) * tone, np.array(linear("#55452f"))
    return thing, corners, dark * (1 - share) + pale * share


def legs():
    """Forelegs like flattened columns, the elbow out; hind legs like an elephant's; claws."""
    parts, horn = [], matt("#efe0bd", rough=0.5, gloss=0.3)
    for side, swing in ((-1, 0.05), (1, -0.03)):
        foot = np.array((0.45 + swing, 0.285 * side, 0.0))
        fore = Body(
            (0.1, min(0.0, 0.46 * side), -0.03), (0.64, max(0.0, 0.46 * side), 0.34), 0.0055
        )
        fore.chain([(0.24, 0.20 * side, 0.19), (0.375, 0.315 * side, 0.185)], [0.075, 0.066], 0.03)
        fore.limb((0.375, 0.315 * side, 0.185), foot + (-0.015, 0, 0.045), 0.064, 0.050, 0.02)
        fore.ball(foot + (0.012, 0, 0.022), (0.070, 0.055, 0.034), 0.02)
        thigh = np.array((-0.37 - swing, 0.275 * side, 0.0))
        hind = Body(
            (-0.56, min(0.0, 0.44 * side), -0.03), (-0.08, max(0.0, 0.44 * side), 0.34), 0.0055
        )
        hind.chain([(-0.22, 0.19 * side, 0.19), (-0.34, 0.285 * side, 0.16)], [0.085, 0.075], 0.03)
        hind.limb((-0.34, 0.285 * side, 0.16), thigh + (0, 0, 0.04), 0.070, 0.058, 0.02)
        hind.ball(thigh + (0.015, 0, 0.024), (0.070, 0.062, 0.034), 0.02)
        for body, place in ((fore, foot), (hind, thigh)):
            thing, _, colour = skin(body, 11, 0.034, 5)
            parts.append(by_corner(thing, colour))
            for turn in np.radians(np.array((-84, -46, -8, 30, 68)) * -side):
                way = np.array((np.cos(turn), 0.98 * np.sin(turn), 0))
                start = place + (0.016, 0, 0.020) + 0.058 * way
                parts.append(tube([start, start + 0.018 * way - (0, 0, 0.004),
                                   start + 0.034 * way - (0, 0, 0.017)], (0.0125, 0.011, 0.003),
                                  horn, part=13))  # fmt: skip
    return parts


def head():
    """A wrinkled neck, a beak of horn with the line of the mouth, and an eye that looks at us."""
    body = Body((0.15, -0.14, 0.05), (0.86, 0.14, 0.52), 0.0050)
    neck = curve(
        [(0.26, 0, 0.18), (0.42, 0, 0.215), (0.53, -0.01, 0.30), (0.585, -0.012, 0.365)], 20
    )
    body.chain(neck, np.linspace(0.082, 0.052, len(neck)), 0.02)
    along = (body.points - (0.26, 0, 0.18)) @ np.array((0.8, 0, 0.6))
    body.distance += (0.0045 * np.sin(along * 150) * np.clip((0.36 - along) * 12, 0, 1)).astype(
        np.float32
    )
    body.ball((0.625, -0.012, 0.385), (0.088, 0.066, 0.060), 0.03)
    body.ball((0.695, -0.012, 0.372), (0.050, 0.046, 0.046), 0.02)
    body.ball((0.736, -0.012, 0.362), (0.018, 0.020, 0.030), 0.02)
    for side in (-1, 1):
        body.ball((0.655, -0.012 + 0.052 * side, 0.402), (0.034, 0.018, 0.027), 0.012)
        mouth = [(0.75, 0, 0.352), (0.70, 0, 0.356), (0.64, 0, 0.350), (0.605, 0, 0.362)]
        mouth = [(x, -0.012 + side * (0.050 if x > 0.7 else 0.068), z) for x, _, z in mouth]
        for start, end in pairwise(mouth):
            body.limb(start, end, 0.0050, 0.0050, 0.004, cut=True)
    thing, corners, colour = skin(body, 11, 0.026, 9)
    x, _, z = corners.T
    horn = np.clip((x - 0.70 + 0.25 * np.abs(z - 0.36)) / 0.02, 0, 1)[:, None]
    colour = colour * (1 - horn) + np.array(linear("#d8c091")) * horn
    bend = np.interp(x, (0.605, 0.64, 0.70, 0.75), (0.362, 0.350, 0.356, 0.352))
    lips = (x > 0.605) & (np.abs(z - bend) < 0.0045)
    colour = np.where(lips[:, None], np.array(linear("#2a1d18")), colour)
    parts = [by_corner(thing, colour)]
    eye, glint = matt("#15100f", rough=0.12, gloss=0.9), matt("#ffffff", glow=1.5)
    for side in (-1, 1):
        at = np.array((0.659, -0.012 + 0.062 * side, 0.403))
        parts.append(ball(at, (0.0185, 0.010, 0.0165), eye, 12, 24))
        parts.append(ball(at + (-0.005, 0.0095 * side, 0.006), 0.0042, glint, 14, 12))
    return parts


def tortoise(at, facing, size):
    """Walking along +x when `facing` is 0; 1.2 m long."""
    under = Body((-0.5, -0.4, 0.0), (0.5, 0.4, 0.25), 0.012)
    under.ball((0, 0, 0.125), (0.40, 0.30, 0.05), 0.03)
    tail = tube([(-0.38, 0, 0.13), (-0.48, 0.01, 0.09), (-0.53, 0.02, 0.05)], (0.035, 0.006),
                matt("#8a7450"), part=11)  # fmt: skip
    parts = [under.build(matt("#a5874f"), 11), tail, shell(), *legs(), *head()]
    group(parts, at, (0, 0, facing), size)


def beside(x, y):
    """How far a place is from the asphalt, whose edge has crumbled a little."""
    edge = 0.05 * value_noise(0 * x, y * 2.2, 3) + 0.03 * value_noise(0 * x, y * 7, 5)
    return np.maximum(-2.6 - x, x - 3.2) + edge


def land(x, y):
    """A verge that runs down from the road, fields, and mountains far away."""
    away = beside(x, y)
    fall = np.clip(away / 2.0, 0, 1)
    bank = -0.03 * (away < 0) - 0.008 - 0.36 * fall * fall * (3 - 2 * fall)
    rough = 0.03 * value_noise(x * 1.7, y * 1.7, 7) + 0.012 * value_noise(x * 9, y * 9, 8)
    far = np.clip((y - 330) / 330, 0, 1) ** 1.3
    bank = (bank + rough * np.clip(away, 0, 1)) * np.clip((420 - y) / 200, 0, 1)
    return bank + far * 122 * ridges(x / 530, y / 530, 41)


def ground(detail):
    """Gravel beside the asphalt, dry earth with grass, far mountains in violet."""
    side = np.geomspace(13.1, 1100, 170)
    xs = np.concatenate([-side[::-1], np.linspace(-12.9, 13, 420), side])
    ys = np.concatenate([np.linspace(-1, 30, 320), np.geomspace(30.1, 1400, int(480 * detail))])
    thing = terrain(xs, ys, land, None, 1)
    corners = np.array([corner.co[:] for corner in thing.data.vertices])
    x, y, _ = corners.T
    grey, dust, gold, mauve, deep = (
        np.array(linear(c)) for c in ("#a3918e", "#b08c6c", "#cfa368", "#c09478", "#8f6f74")
    )
    mixed = 0.5 + 0.5 * value_noise(x * 1.3, y * 1.3, 9)[:, None]
    away = np.clip(beside(x, y)[:, None] + 0.5 * (mixed - 0.5), 0, 9)
    stony, out = np.clip((1.7 - away) / 0.9, 0, 1), np.clip((y[:, None] - 250) / 120, 0, 1)
    field = dust * (1 - mixed) + gold * mixed
    hills = np.clip(value_noise(x * 0.02, y * 0.02, 6)[:, None] + 0.5, 0, 1)
    near = field * (1 - stony) + grey * stony
    by_corner(thing, near * (1 - out) + (mauve * (1 - hills) + deep * hills) * out)


def verge(rng, detail):
    """Pebbles on the shoulder, and the grass that begins behind them."""
    stone = [
        ball((0, 0, 0), (1, 0.8, 0.55), matt(c), 5, 8) for c in ("#b6a49c", "#8b7a7c", "#cbb6a2")
    ]
    for number in range(1500):
        y, out = 1.0 + 17 * rng.random() ** 1.7, abs(rng.normal(0.2, 0.5))
        x = -2.6 - out if rng.random() < 0.5 else 3.2 + out
        place = (x, y, float(land(np.array(x), np.array(y))))
        size = 0.010 + 0.028 * rng.random() ** 3
        copy(stone[number % 3], place, (0, 0, rng.uniform(0, 360)), (size, size * 0.8, size * 0.55))
    for one in stone:
        put(one, (0, -50, 0))
    count = int(52000 * detail)
    y = 0.8 + 60 * rng.random(count) ** 2.0
    out = 0.15 + 7 * rng.random(count) ** 1.4
    tufts, hay = ground_noise(6, 30, 1.5, 6), matt("#d8b078", through=0.35)
    x = np.where(rng.random(count) < 0.5, -2.6 - out, 3.2 + out)
    for low, high, tall in (
        (0.0, 1.1, (0.03, 0.11)),
        (0.9, 2.2, (0.08, 0.22)),
        (1.9, 9, (0.12, 0.32)),
    ):
        kept = (tufts(x, y) > 1.5 - 0.95 * out) & (out > low) & (out <= high)
        blades(x[kept], y[kept], land, tall, hay, 4, 3, 0.014, (0.05, 0))


def scene(detail):
    rng = np.random.default_rng(206)
    ground(detail)
    verge(rng, detail)
    rough = ground_noise(4, 30, 3, 9)
    far = np.concatenate([np.linspace(0, 12, int(500 * detail)), np.geomspace(12.1, 620, 240)])
    grey = mottled("#8b8090", "#766b80", 0.6, 2.5)
    y, share = np.meshgrid(far, np.linspace(0, 1, int(200 * detail)), indexing="ij")
    left, right = -2.6 + beside(0 * y - 2.6, y), 3.2 - beside(0 * y + 3.2, y)
    x = left + (right - left) * share
    asphalt = 0.003 * np.clip(rough(x, y), -1, 1)
    sheet(np.stack([x, y, asphalt], -1), grey, 2)
    chalk = mottled("#fffaf0", "#efe6d8", 0.5, 6)
    for start, end in ((0.0, BED[0]), (BED[1], 620.0)):
        along = np.concatenate([np.arange(start, min(end, 12), 0.015), np.geomspace(12, end, 300)])
        along = along[(along >= start) & (along <= end)]
        y, share = np.meshgrid(along, np.linspace(-1, 1, 13), indexing="ij")
        x = share * (HALF + 0.004 * value_noise(y * 14, np.sign(share) * 3 + 0.5, 2))
        sheet(np.stack([x, y, 0.003 * np.clip(rough(x, y), -1, 1) + 0.0012], -1), chalk, 3)
    tortoise((0.76, 3.04, 0.0), -10, 0.82)
    sun(214, 15, "#ffd49a", 5.6, 0.7)
    sky("#8f8fc4", 0.5)
    camera((0.52, 0.0, 1.12), (0.52, 3.0, 0.86), lens=40)


def paint(picture):
    air, near = picture.of(0), picture.of(3, 10, 11, 12, 13, 14)
    picture.expose(1.1)
    level = np.nonzero(picture.of(2))[0].min() / picture.scale
    picture.backdrop(SKY, bottom=level, drift=22)
    picture.haze("#a791c4", 60, 840, 0.72, 0.7, mask=1 - air)
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
