"""Who will give way?

High over a city in the mist a cat sits on the rope; from the far roof comes a rope walker.
"""

import numpy as np
from light.animals import sitting_cat
from light.bodies import Body, furred
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import block, box, mesh, prism, tube
from light.strokes import strokes
from light.things import rope

SAMPLES, SEED, SCALE = 24, 93, 0.7
DAWN = ((0.0, "#23344a"), (0.2, "#3a5468"), (0.38, "#5f7f88"), (0.54, "#9fb09a"),
        (0.7, "#e8c48a"), (0.85, "#ffe2a6"), (1.0, "#fff8dc"))  # fmt: skip


def on_rope(y):
    return 0.0007 * (y - 2.0) ** 2 + 0.022 * y


def house(rng, x, y, top, wide, deep):
    tones = ("#8c6f5e", "#7f7a74", "#9a8468", "#6f7480")
    wall = mottled(str(rng.choice(tones)), "#55585e", 0.4, 0.4)
    parts = [block((-wide / 2, -deep / 2, -30), (wide / 2, deep / 2, 0), wall, part=3)]
    roof = prism(
        [(-wide / 2 - 0.2, 0), (wide / 2 + 0.2, 0), (0, wide * 0.42)],
        deep,
        mottled("#a3583c", "#7a4a3c", 0.5, 0.6),
        4,
    )
    roof.location = (0, -deep / 2, 0)
    parts.append(roof)
    for _ in range(int(rng.integers(1, 4))):
        at = (rng.uniform(-0.3, 0.3) * wide, rng.uniform(-0.4, 0.4) * deep, wide * 0.34)
        parts.append(box((0.5, 0.7, 2.0), at, wall, part=5))
        parts.append(box((0.62, 0.82, 0.18), np.add(at, (0, 0, 1.05)), wall, part=5))
    return group(parts, (x, y, top), (0, 0, rng.choice((0, 90)) + rng.normal(0, 7)))


def city(rng):
    for _ in range(230):
        y = rng.uniform(2, 130)
        x = rng.normal(0, 10 + 0.45 * y)
        if abs(x) < 2 and y < 30:
            continue
        house(
            rng, x, y, -15 + rng.normal(0, 2.2) + 0.01 * y, rng.uniform(3.5, 7), rng.uniform(5, 11)
        )
    stone = mottled("#a9a08c", "#87827a", 0.4, 0.4)
    for x, y, top, wide in ((-17, 62, 4, 3.6), (22, 84, 9, 4.4), (-36, 118, 10, 5)):
        block((x - wide / 2, y - wide / 2, -40), (x + wide / 2, y + wide / 2, top), stone, part=6)
        for step_, (w, h) in enumerate(((1.2, 0.5), (0.8, 2.2), (0.5, 4))):
            box((wide * w, wide * w, h), (x, y, top + 0.5 + step_ * 1.4), stone, part=6)


def far_end(y):
    """The roof from which the walker has come."""
    z = on_rope(y)
    brick = mottled("#8f5a44", "#6f4a40", 0.5, 1.0)
    block(
        (-2.6, y - 0.3, -40), (2.3, y + 9, z - 1.9), mottled("#9a8468", "#77705f", 0.5, 0.4), part=7
    )
    roof = prism([(-2.9, 0), (2.6, 0), (-0.15, 1.9)], 9, mottled("#a3583c", "#7a4a3c", 0.5, 0.8), 7)
    roof.location = (0, y - 0.4, z - 1.9)
    block((-0.55, y + 0.3, z - 1.6), (0.45, y + 1.4, z + 0.9), brick, part=8)
    block((-0.65, y + 0.2, z + 0.9), (0.55, y + 1.5, z + 1.1), brick, part=8)
    for x in (-0.3, 0.2):
        tube([(x, y + 0.8, z + 1.1), (x, y + 0.8, z + 1.6)], 0.13, brick, part=8)


def man(at):
    """He comes towards us, one foot before the other, the pole in both hands before him."""
    dark, skin = matt("#2a2c38"), matt("#f2cba4")
    legs = Body((-0.4, -0.6, -0.02), (0.4, 0.5, 1.0), 0.014)
    ahead, behind = (on_rope(at[1] + y) - on_rope(at[1]) for y in (-0.34, 0.34))
    for side, y, z in ((1, -0.34, ahead), (-1, 0.34, behind)):
        hip, knee, heel = (side * 0.09, 0, 0.9), (side * 0.13, y * 0.5 - 0.08, 0.5), (0, y, z + 0.1)
        legs.chain([hip, knee, heel], [0.10, 0.07, 0.05], 0.03)
        legs.limb((0, y + 0.03, z + 0.045), (side * 0.13, y - 0.10, z + 0.04), 0.05, 0.042, 0.03)
    coat = Body((-0.8, -0.5, 0.6), (0.8, 0.4, 1.6), 0.016)
    coat.limb((0, 0, 0.82), (0, 0, 1.06), 0.20, 0.15, 0.06)
    coat.limb((0, 0, 1.06), (0, 0, 1.30), 0.15, 0.16, 0.08)
    coat.limb((-0.15, 0, 1.36), (0.15, 0, 1.36), 0.085, 0.085, 0.10)
    for side in (-1, 1):
        arm = [(side * 0.22, 0, 1.36), (side * 0.42, -0.05, 1.20), (side * 0.58, -0.22, 1.12)]
        coat.chain(arm, [0.075, 0.065, 0.05], 0.03)
    coat.cut_below(0.72)
    parts = [legs.build(dark, 20), coat.build(matt("#3f6a74"), 21)]
    pale = Body((-0.7, -0.4, 1.0), (0.7, 0.2, 1.8), 0.014)
    pale.limb((0, -0.02, 1.40), (0, -0.03, 1.50), 0.06, 0.06, 0.02)
    pale.ball((0, -0.05, 1.57), (0.09, 0.10, 0.125), 0.02)
    for side in (-1, 1):
        pale.ball((side * 0.61, -0.23, 1.10), (0.06, 0.055, 0.05), 0.01)
    shirt = [(-0.075, -0.19, 1.41), (0.075, -0.19, 1.41), (0, -0.20, 1.16)]
    parts += [pale.build(skin, 23), mesh(shirt, [(0, 1, 2)], matt("#f4ecdc"), 24)]
    hat = Body((-0.25, -0.35, 1.5), (0.25, 0.25, 1.9), 0.012)
    hat.ball((0, 0, 1.67), (0.115, 0.125, 0.075), 0.02)
    hat.ball((0, -0.09, 1.645), (0.10, 0.10, 0.018), 0.02)
    for side in (-1, 1):
        hat.limb((0, -0.15, 1.535), (side * 0.055, -0.14, 1.525), 0.016, 0.008, 0.01)
    parts.append(hat.build(dark, 20))
    share = np.linspace(-1, 1, 40)
    pole = np.stack([2.72 * share, 0 * share - 0.26, 1.13 - 0.42 * share**2], -1)
    parts.append(tube(pole, 0.03, matt("#4a3a30"), part=22))
    group(parts, at)


def scene(detail):
    rng = np.random.default_rng(93)
    things, _, _ = sitting_cat(
        mottled("#4a4c58", "#33343f", 0.5, 8),
        (4, 0, 12),
        [
            (0.0, -0.12, 0.05),
            (0.10, -0.20, 0.02),
            (0.15, -0.21, -0.16),
            (0.10, -0.20, -0.36),
            (0.17, -0.20, -0.46),
        ],
        10,
        60000,
    )
    crown = Body((-0.12, 0, 0.45), (0.12, 0.2, 0.65), 0.0075)
    crown.ball((0, 0.10, 0.535), (0.085, 0.062, 0.062), 0.01)
    fur = mottled("#4a4c58", "#33343f", 0.5, 8)
    things.append(furred(crown.build(fur, 10), 6000, 0.018, (0, -0.45, 0.1), radius=0.0016))
    group(things, (0.0, 0.0, on_rope(0) + 0.015))
    ys = np.linspace(-6, 30, 200)
    rope(np.stack([0 * ys, ys, on_rope(ys)], -1), matt("#6d5138"), 0.019, 0.12, 12)
    man((0.0, 10.0, on_rope(10.0) + 0.02))
    far_end(30.0)
    city(rng)
    sun(96, 11, "#ffd9a0", 5.0, 1.2)
    area((-1.5, -3, 1.5), (0, 0, 0.3), (2, 2), "#9fb9d8", 60)
    sky("#8fb0c8", 0.5)
    camera((0.42, -2.15, 0.92), (-0.02, 3.0, 0.38), lens=40)


def paint(picture):
    air = picture.of(0)
    picture.expose(1.1)
    picture.backdrop(
        ((0, "#9cc0c4"), (0.4, "#d8d6ae"), (0.75, "#ffe0a0"), (1, "#ffd08c")), bottom=560, drift=26
    )
    x, y = picture.centre_of(22)
    near = picture.of(10, 12, 20, 21, 22, 23, 24)
    clear = blur(near, 0.8)[..., None]
    before = picture.image
    picture.glow(x + 40, y - 20, 330, "#fff2c4", 0.6)
    picture.image = before * clear + picture.image * (1 - clear)
    picture.haze("#f0d7a8", 14, 150, 0.97, 0.55, mask=np.clip(1 - air - near, 0, 1))
    drift = step(picture.noise(230, 6, stretch=(4, 0.8)), 0.2, 1.9) * step(picture.y, 560, 760)
    picture.lay(drift * (1 - near) * (1 - air) * 0.75, "#f2e0b8")
    picture.grade(
        DAWN,
        0.3,
        (0.32, 0.48, 0.64, 0.8),
        (0.28, 0.41, 0.56, 0.71, 0.88),
        0.06,
        0.3,
        0.012,
        1 - air,
    )
    picture.lift(0.08)
    picture.lay(picture.of(23) * 0.6, "#d39a70").lay(picture.of(24) * 0.75, "#f3ead6")
    cat = picture.of(10)
    picture.lay(np.clip(cat - blur(cat, 4), 0, 1) * 0.9 * step(picture.y, 1100, 700), "#e8c890")
    picture.sharpen_at(x, y + 40, 150).sharpen_at(400, 850, 200, 0.7).find_edges(0.65, floor=0.18)
    picture.focus = np.maximum(picture.focus, blur(near, 2) * 0.8)
    picture.hard = np.where(near > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=5, swirl=0.25, form=2.5)
    strokes(picture, (32, 16, 8, 3.6, 1.9), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.035, bloom=0.05)
