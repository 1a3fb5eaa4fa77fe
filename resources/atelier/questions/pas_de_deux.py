"""Do they know about each other?

Winter, cut through the ice: above it a skater glides on one foot, below it a seal, foot to foot.
"""

import math

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur, ramp, step
from light.finish import finish, specks
from light.materials import matt, mottled
from light.scene import camera, group, sky, sun
from light.shapes import ball, block, box, curve, lathe, sheet, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 12, 208, 0.9
AIR = ((0, "#9cc3d8"), (0.5, "#d3e0dc"), (0.85, "#fbe9c8"), (1, "#ffe2b4"))
WATER = ((0, "#a9e2d4"), (0.18, "#6cc0bd"), (0.55, "#2f8a98"), (1, "#1a5c78"))
ICE = ((0.0, "#4a6a8a"), (0.5, "#8fb0c8"), (0.75, "#cfe0e8"), (1.0, "#fffdf6"))
PELT = ((0.0, "#22303f"), (0.4, "#5a6f80"), (0.7, "#9fb0b4"), (1.0, "#eaf4ec"))
HEAD = np.array((0.03, 0, 0.05))  # lifted from the shoulders: the whole profile is free
LOOPS = curve([(0.0, 0.02), (-0.9, 0.5), (-1.9, 2.2), (-0.6, 4.2), (1.5, 3.6), (1.6, 1.9),
               (0.2, 2.2), (-0.6, 4.6), (0.6, 8.0), (3.2, 9.5), (3.4, 6.6), (1.4, 7.4), (-2.2, 12),
               (-1.0, 19), (4.0, 22), (3.5, 32)], 500)  # fmt: skip


def skater():
    """Gliding to the right on one foot, the other leg and both arms stretched."""
    coat, legs = mottled("#e2a93c", "#cf9230", 0.4, 4), matt("#3a3d5c")
    wool = matt("#4f7fa8")
    body = Body((-0.75, -0.65, 0.5), (1.0, 0.65, 1.75), 0.012)
    hip, neck = np.array((0.02, 0, 0.88)), np.array((0.36, 0, 1.30))
    body.limb(hip, neck, 0.155, 0.12, 0.05)
    body.limb((0.33, -0.10, 1.27), (0.33, 0.10, 1.27), 0.085, 0.085, 0.06)
    body.chain([(0.33, -0.12, 1.25), (0.55, -0.27, 1.19), (0.82, -0.34, 1.23)],
               [0.075, 0.064, 0.056], 0.03)  # fmt: skip
    body.chain([(0.32, 0.10, 1.29), (0.04, 0.20, 1.43), (-0.26, 0.26, 1.54)],
               [0.075, 0.064, 0.056], 0.03)  # fmt: skip
    body.limb(hip + (-0.02, 0, 0.0), hip + (-0.20, 0, -0.16), 0.17, 0.27, 0.06)
    down = np.array((-0.72, 0, -0.70))
    cut = (body.points - (hip + (-0.20, 0, -0.16))) @ down.astype(np.float32)
    x, y, z = body.xyz
    turn = np.arctan2(y, x - z + 0.9)
    body.distance = np.maximum(body.distance, cut - 0.03 - 0.02 * np.cos(turn * 8))
    folds = ripples(5, 24, 8, 18)
    body.ripple(lambda points: 0.006 * folds(points)).build(coat, 20)
    limbs = Body((-1.2, -0.3, 0.0), (0.4, 0.3, 1.0), 0.012)
    limbs.chain(
        [(0.0, 0.02, 0.80), (0.06, 0.0, 0.46), (0.0, 0.0, 0.16)], [0.10, 0.078, 0.058], 0.03
    )
    limbs.chain([(-0.06, 0.0, 0.80), (-0.46, 0.0, 0.86), (-0.82, 0.0, 1.03)], [0.10, 0.078, 0.058],
                0.03)  # fmt: skip
    limbs.build(legs, 21)
    skates()
    for at in ((0.86, -0.35, 1.24), (-0.30, 0.27, 1.555)):
        ball(at, (0.075, 0.05, 0.06), wool, 24, 20)
    face_and_cap(wool)
    scarf()


def face_and_cap(wool):
    """In profile, looking where she glides."""
    head = Body((0.2, -0.3, 1.2), (0.8, 0.3, 1.9), 0.01)
    head.limb((0.37, 0, 1.32), (0.43, 0, 1.42), 0.06, 0.06, 0.03).ball(
        (0.46, 0, 1.50), (0.115, 0.11, 0.125), 0.02
    )
    head.ball((0.572, 0, 1.478), (0.034, 0.028, 0.028), 0.02)
    head.ball((0.536, 0, 1.402), (0.040, 0.055, 0.036), 0.03)
    head.limb((0.36, 0, 1.24), (0.42, 0, 1.38), 0.06, 0.06, 0.03)
    head.build(matt("#dda27a"), 25, HEAD)
    smile = [(0.570, -0.045, 1.430), (0.553, -0.062, 1.424), (0.530, -0.076, 1.434)]
    lips = tube(curve(smile, 12), 0.008, matt("#8a4034"), part=27)
    ball(tuple(HEAD + (0.505, -0.088, 1.450)), (0.028, 0.014, 0.022), matt("#e08a6a"), 25, 16)
    lips.location = HEAD
    hair = Body((0.15, -0.3, 1.2), (0.7, 0.3, 1.7), 0.01)
    hair.ball((0.375, 0, 1.47), (0.085, 0.125, 0.11), 0.03).limb(
        (0.34, 0, 1.45), (0.20, -0.02, 1.36), 0.07, 0.02, 0.04
    )
    hair.build(matt("#6a3a26"), 26, HEAD)
    ball(tuple(HEAD + (0.540, -0.088, 1.508)), (0.016, 0.012, 0.022), matt("#2a2030"), 27, 12)
    cap = Body((0.2, -0.3, 1.3), (0.8, 0.3, 1.9), 0.009)
    cap.ball((0.43, 0, 1.565), (0.135, 0.132, 0.115), 0.02, (0, 12, 0)).ball((0.40, 0, 1.685), 0.05,
                                                                           0.01)  # fmt: skip
    cut = (cap.points - np.array((0.45, 0, 1.525), np.float32)) @ np.array(
        (0.42, 0, -0.9), np.float32
    )
    cap.distance = np.maximum(cap.distance, cut)
    cap.build(wool, 24, HEAD)


def skates():
    boots = Body((-1.2, -0.3, 0.0), (0.4, 0.3, 1.3), 0.01)
    boots.chain([(0.0, 0, 0.22), (-0.01, 0, 0.12)], [0.068, 0.07], 0.02)
    boots.limb((-0.02, 0, 0.105), (0.15, 0, 0.095), 0.062, 0.048, 0.03)
    boots.chain([(-0.80, 0, 1.02), (-0.90, 0, 1.065)], [0.068, 0.07], 0.02)
    boots.limb((-0.905, 0, 1.06), (-0.99, 0, 0.93), 0.062, 0.046, 0.03)
    boots.build(matt("#f4efe6"), 22)
    steel = matt("#5f6a7c")
    tube([(-0.12, 0, 0.022), (0.16, 0, 0.018), (0.25, 0, 0.045)], 0.012, steel, part=23)
    for x in (-0.05, 0.11):
        tube([(x, 0, 0.02), (x, 0, 0.07)], 0.012, steel, part=23)
    tube([(-0.93, 0, 1.17), (-1.05, 0, 0.98), (-1.06, 0, 0.89)], 0.012, steel, part=23)
    for top, low in (((-0.955, 0, 1.13), (-0.92, 0, 1.09)), ((-1.035, 0, 1.0), (-1.0, 0, 0.97))):
        tube([low, top], 0.012, steel, part=23)


def scarf():
    wool = matt("#4f7fa8")
    around = [(0.37 + 0.085 * math.cos(a), 0.085 * math.sin(a), 1.36 - 0.03 * math.cos(a))
              for a in np.linspace(0, 6.28, 26)]  # fmt: skip
    tube(around, 0.046, wool, part=24)
    u, v = np.meshgrid(np.linspace(0, 1, 50), np.linspace(-1, 1, 8))
    x = 0.30 - 0.85 * u
    z = 1.36 + 0.10 * np.sin(u * 6.5) + 0.10 * u + 0.055 * v
    sheet(np.stack([x, -0.13 - 0.08 * u + 0.03 * np.sin(u * 8), z], -1), wool, 24, thick=0.012)
    for row in np.linspace(0, 7, 6).astype(int):
        end = np.array((x[row, -1], -0.21 + 0.03 * math.sin(8), z[row, -1]))
        tube([end, end + (-0.09, 0.0, 0.02 * (row - 3.5) / 3.5)], 0.011, wool, part=24)


def seal():
    """The same figure upside down: tail to the skate, breast bent forward, flippers wide."""
    skin = mottled("#8d9aa6", "#6a7684", 0.7, 5, gloss=0.25)
    spine = curve([(0.0, 0, -0.30), (-0.02, 0, -0.52), (0.00, 0, -0.88), (0.16, 0, -1.24),
                   (0.44, 0, -1.52), (0.68, 0, -1.66)], 40)  # fmt: skip
    body = Body((-0.7, -0.75, -2.1), (1.3, 0.75, 0.0), 0.014)
    share = np.linspace(0, 1, len(spine))
    wide = np.interp(
        share, (0, 0.12, 0.4, 0.62, 0.8, 0.92, 1), (0.06, 0.12, 0.27, 0.29, 0.21, 0.17, 0.17)
    )
    body.chain(list(spine), wide, 0.04)
    body.ball((0.74, 0, -1.69), (0.18, 0.155, 0.155), 0.04)
    body.ball((0.89, 0, -1.73), (0.09, 0.095, 0.075), 0.04)
    near = ((0.30, -0.24, -1.30), (0.58, -0.42, -1.16), (0.86, -0.52, -1.14))
    far = ((0.24, 0.22, -1.36), (-0.06, 0.40, -1.56), (-0.34, 0.48, -1.72))
    for reach in (near, far):
        body.chain([np.array(place) for place in reach], [0.10, 0.085, 0.045], 0.05)
    parts = [body.build(skin, 10)]
    fins = Body((-0.5, -0.25, -0.75), (0.55, 0.25, 0.0), 0.009)
    for side, depth in ((-1, 0.06), (1, -0.06)):
        root, wrist = np.array((0.02 * side, 0, -0.42)), np.array((0.08 * side, depth, -0.24))
        fins.limb(root, wrist, 0.075, 0.05, 0.03)
        for turn in np.radians((32, 45, 58, 71, 84)):
            tip = wrist + np.array((side * math.cos(turn), 0, math.sin(turn))) * (0.25, 0, 0.19)
            fins.limb(wrist, tip, 0.045, 0.034, 0.04)
    parts.append(fins.build(skin, 10))
    eye = matt("#1c1a22", rough=0.1, gloss=0.8)
    parts.append(ball((0.835, -0.125, -1.655), 0.034, eye, 11, 20))
    parts.append(ball((0.975, 0, -1.715), (0.03, 0.045, 0.03), matt("#2a2630"), 11, 16))
    for drop in (-0.02, 0.01, 0.04):
        whisker = [(0.93, -0.075, -1.75 + drop), (0.97, -0.20, -1.79 + 2 * drop)]
        parts.append(tube(whisker, [0.005, 0.002], matt("#e9eef0"), part=12, resolution=2))
    group(parts, (0, 0, -0.11))


def scene(detail):
    rng = np.random.default_rng(208)
    ice = matt("#e9f2f2", 0.35, 0.3)
    block((-40, -0.75, -0.10), (40, 90, 0), ice, part=1)
    line = np.stack([LOOPS[:, 0], LOOPS[:, 1], np.full(len(LOOPS), 0.004)], -1)
    tube(line, 0.016, matt("#a9c6d4"), part=2, resolution=2)
    skater()
    seal()
    wood = mottled("#6f8a96", "#8aa2a8", 0.5, 0.2)
    for _ in range(90):
        x, y, tall = rng.uniform(-40, 40), rng.uniform(62, 78), rng.uniform(3.5, 8)
        lathe([(0.001, tall), (tall * 0.10, tall * 0.6), (tall * 0.06, tall * 0.6),
               (tall * 0.17, tall * 0.25), (tall * 0.1, tall * 0.25), (tall * 0.23, 0)], wood,
              (x, y, 0), steps=10, part=3)  # fmt: skip
    box((120, 14, 2.2), (0, 84, 0.8), matt("#eef2f2"), part=4)
    for _ in range(34):
        share = rng.uniform(0, 1)
        at = (0.95 + rng.normal(0, 0.05) + 0.25 * share, -0.1, -1.55 + 1.35 * share)
        ball(at, rng.uniform(0.012, 0.034), matt("#e6fbf6", glow=0.3), 13, 12)
    for _ in range(9):
        at = (rng.uniform(0.7, 1.5), rng.uniform(-0.5, 0.2), -0.13)
        ball(at, (rng.uniform(0.03, 0.07),) * 2 + (0.02,), matt("#e6fbf6", glow=0.3), 13, 12)
    sun(150, 26, "#fff0cc", 4.2, 0.8)
    under = sun(100, 60, "#bff2e6", 1.0, 3)
    under.data.use_shadow = False
    sky("#bcd6e4", 0.85)
    camera((-0.25, -9.0, 0.42), (0.0, 0, -0.06), lens=80)


def paint(picture):
    rows = np.nonzero(picture.of(1))[0]
    low, top = rows.max() / picture.scale, rows.min() / picture.scale
    wave = 12 * picture.noise(260, 4, stretch=(3, 1))
    heaven = ramp(AIR, np.clip((picture.y + wave) / top, 0, 1))
    deep = ramp(WATER, np.clip((picture.y + 2 * wave - low) / (1200 - low), 0, 1))
    slant = picture.x + 0.55 * (picture.y - low)
    rays = step(np.sin(slant / 61) + np.sin(slant / 27 + 1) + 0.5 * np.sin(slant / 149), 0.7, 1.2)
    rays *= np.clip(1 - (picture.y - low) / 520, 0, 1) * 0.34
    deep = deep * (1 - rays[..., None]) + np.array((0.80, 0.96, 0.88), np.float32) * rays[..., None]
    below = step(picture.y, low - 5, low - 3)[..., None]
    back = (heaven * (1 - below) + deep * below).astype(np.float32)
    picture.expose(1.15).lay(blur(picture.of(0), 0.7 * picture.scale), back)
    ice, seal = picture.of(1, 2, 4), picture.of(10, 11, 12)
    picture.grade(ICE, 0.45, (0.5, 0.68, 0.82), (0.46, 0.62, 0.78, 0.92), 0.05, 0.3, 0.012, ice)
    picture.grade(PELT, 0.35, (0.34, 0.5, 0.66), (0.28, 0.44, 0.6, 0.8), 0.05, 0.25, 0.012, seal)
    facing = picture.normal @ np.array((-0.6, 0.4, 0.6), np.float32)
    lit = step(blur(facing, 2), -0.1, 1.0)
    picture.lay(seal * lit * 0.5, "#c4dcd6").lay(seal * (1 - lit) * 0.6, "#26455c")
    spots = step(picture.noise(26, 21, stretch=(0.7, 1.4)), 0.55, 1.1) * picture.of(10)
    picture.lay(blur(spots, 1.2) * 0.42, "#38536a")
    picture.lay(seal * step(picture.y, low - 1, low + 1) * 0.16, deep)
    picture.lay(picture.of(11), "#141a24")
    picture.haze("#f3e6cf", 30, 90, 0.75, 0.8, mask=picture.of(1, 2, 3, 4))
    picture.lay(step(np.abs(picture.y - low + 7), 9, 6) * picture.of(1) * 0.55, "#8fd0cc")
    gleams = step(picture.noise(30, 12, stretch=(7, 0.6)), 1.3, 2)
    picture.lay(gleams * picture.of(1) * 0.5, "#ffffff")
    picture.lift(0.1).sharpen_at(470, 190, 260).sharpen_at(640, 1110, 160).find_edges(0.75)
    picture.lay(blur(picture.of(13), 0.6) * 0.5, "#f2fffa")
    bodies = 1 - np.clip(picture.of(0, 1, 2, 3, 4, 13), 0, 1)
    picture.focus = np.maximum(picture.focus, blur(bodies, 2) * 0.9)
    picture.hard = np.where(bodies > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=6, swirl=0.25, form=3, by_part={3: 84})
    strokes(picture, (30, 15, 7, 3.4, 1.8, 1.3), length=7, jitter=(0.013, 0.012),
            need=(0, 0.04, 0.045, 0.045))  # fmt: skip
    specks(picture, 120, "#ffffff", (0.6, 1.8), mask=1 - below[..., 0], strength=0.8)
    return finish(picture, impasto=0.045)
