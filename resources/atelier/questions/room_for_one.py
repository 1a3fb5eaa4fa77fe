"""Is it an invitation?

Rain at dusk, very close: a snail whose shell has one lit window, and before it a slug.
"""

import math

import numpy as np
from light.bodies import Body, ripples, turned
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import ball, curve, lathe, sheet, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 28, 95, 0.7
TWIG = curve(
    [
        (-2.2, 0, -2.3),
        (-1.25, 0, -1.05),
        (-0.45, 0, -0.42),
        (0.45, 0, -0.10),
        (1.3, 0, 0.40),
        (2.4, 0, 1.35),
    ],
    200,
)
DUSK = ((0.0, "#16222e"), (0.2, "#24404a"), (0.38, "#3f6a68"), (0.54, "#7d9a80"),
        (0.7, "#c9b886"), (0.85, "#f6dca0"), (1.0, "#fff6d8"))  # fmt: skip


def on_twig(share, lift):
    """A place above the twig and the way along it."""
    at = share * (len(TWIG) - 1)
    k = min(int(at), len(TWIG) - 2)
    way = TWIG[k + 1] - TWIG[k]
    way /= np.linalg.norm(way)
    up = np.array((-way[2], 0, way[0]))
    return TWIG[k] + (TWIG[k + 1] - TWIG[k]) * (at - k) + up * lift, way, up


def creature(tail, neck, head_lift, thick, skin, horn, part):
    """A foot along the twig from `tail` to `neck`, then the head rises."""
    body, rough = Body((-2.1, -0.5, -1.9), (2.1, 0.5, 1.9), 0.022), ripples(part, 40, 9, 26)
    shares = np.linspace(tail, neck, 24)
    wide = thick * np.interp(
        np.linspace(0, 1, 24), [0, 0.15, 0.5, 0.8, 1], [0.25, 0.65, 1.0, 0.95, 0.85]
    )
    middle = [on_twig(s, 0.09 + w * 0.75)[0] for s, w in zip(shares, wide, strict=True)]
    body.chain(middle, wide, 0.06)
    for s, w in zip(shares, wide, strict=True):
        place, way, _ = on_twig(s, 0.10)
        body.ball(place, (0.11, w * 1.25, 0.05), 0.06)
    start = middle[-1]
    _, way, up = on_twig(neck, 0)
    forward = way * np.sign(neck - tail)
    face = start + forward * 0.34 + up * head_lift
    body.limb(start, face, wide[-1], thick * 0.62, 0.10)
    body.ball(face + forward * 0.06, (thick * 0.72, thick * 0.66, thick * 0.60), 0.08)
    body.ripple(lambda p: 0.010 * rough(p))
    things = [body.build(skin, part)]
    for side in (-1, 1):
        root = face + forward * 0.08 + np.array((0, 0.08 * side, 0)) + up * thick * 0.4
        tip = root + forward * (0.10 + 0.085 * side) + up * 0.40 + np.array((0, 0.10 * side, 0))
        line = curve([root, (root + tip) / 2 + up * 0.04 - forward * 0.03, tip], 16)
        things.append(tube(line, [0.05, 0.032, 0.026], skin, part=part))
        things.append(ball(tuple(tip), 0.048, horn, part + 1, 20))
        low = face + forward * 0.17 + np.array((0, 0.07 * side, 0)) - up * 0.04
        things.append(tube([low, low + forward * 0.14 - up * 0.05], [0.03, 0.018], skin, part=part))
    return things


def shell(at, size):
    """A house that grows in a spiral; its window looks at us."""
    body = Body((-1.35, -0.75, -1.3), (1.35, 0.75, 1.35), 0.026)
    turns = np.linspace(0, 2 * math.pi * 2.6, 120)
    away = 0.66 * np.exp(-0.165 * turns)
    thick = 0.47 * np.exp(-0.155 * turns)
    depth = 0.26 * (1 - np.exp(-0.10 * turns))
    angle = -1.9 + turns
    places = np.stack([away * np.cos(angle), -depth, away * np.sin(angle)], -1)
    for place, radius in zip(places, thick, strict=True):
        body.ball(place, (radius, radius * 0.95, radius), 0.012)
    rib = ripples(8, 20, 3, 9)
    x, _, z = body.xyz
    body.distance += (0.008 * np.sin(np.arctan2(z, x) * 26)).astype(np.float32)
    body.ripple(lambda p: 0.006 * rib(p))
    clay = mottled("#c98a52", "#8f5636", 0.7, 2.4, gloss=0.35, rough=0.4)
    parts = [body.build(clay, 30)]
    place = body.surface_from((-0.03, 0.0, -0.60), (0, -1, 0), 1.0)
    warm, frame = matt("#ffd27a", glow=7), matt("#5a3524")
    parts.append(
        lathe([(0.001, 0), (0.155, 0)], warm, place + (0, -0.02, 0), (90, 0, 0), 40, part=31)
    )
    parts.append(
        tube(
            [
                place + (0.165 * math.cos(a), -0.02, 0.165 * math.sin(a))
                for a in np.linspace(0, 6.28, 40)
            ],
            0.03,
            frame,
            closed=True,
            part=32,
        )
    )
    level = turned((0, -24, 0))
    for start, end, wide in (
        ((-0.16, -0.03, 0), (0.16, -0.03, 0), 0.014),
        ((0, -0.03, -0.16), (0, -0.03, 0.16), 0.014),
        ((-0.19, -0.05, -0.18), (0.19, -0.05, -0.18), 0.028),
    ):
        parts.append(tube([place + level @ start, place + level @ end], wide, frame, part=32))
    return group(parts, at, (0, 24, 0), size), place


def drops(rng):
    clear = matt("#e6f4ee", rough=0.05, gloss=1.0, alpha=0.55)
    for share in np.linspace(0.06, 0.98, 17) + rng.normal(0, 0.012, 17):
        place, way, _ = on_twig(float(np.clip(share, 0, 0.99)), 0)
        size = rng.uniform(0.034, 0.066)
        low = 0.09 / abs(way[0]) + 1.15 * size
        profile = [
            (0.001, -1.2),
            (0.55, -1.05),
            (0.95, -0.4),
            (0.8, 0.25),
            (0.35, 0.9),
            (0.001, 1.3),
        ]
        lathe(profile, clear, tuple(place - (0, 0.03, low)), steps=20, part=6).scale = (size,) * 3


def scene(detail):
    rng = np.random.default_rng(95)
    knots = ripples(3, 20, 2, 8)
    tube(TWIG, 0.10 + 0.012 * knots(TWIG), mottled("#5f5138", "#3d3a2c", 0.6, 4), part=1)
    skin = mottled("#b9a27c", "#8f7c62", 0.6, 7, gloss=0.5, rough=0.35)
    dark = mottled("#8d5f46", "#6a4638", 0.6, 7, gloss=0.6, rough=0.3)
    horn = matt("#1f1a1e", rough=0.2, gloss=0.7)
    creature(0.90, 0.555, 0.22, 0.185, skin, horn, 20)
    creature(0.07, 0.283, 0.15, 0.17, dark, horn, 24)
    place, _, _ = on_twig(0.725, 0.80)
    shell(tuple(place + (0.02, 0, 0.02)), 0.86)
    lamp(tuple(place + (-0.3, -1.15, -0.45)), "#ffc26a", 20, 0.15)
    lamp(tuple(place + (-1.35, -0.6, -0.35)), "#ffc26a", 16, 0.2)
    stalk = curve([(1.5, 0.05, 0.55), (1.1, 0.3, 1.4), (0.3, 0.4, 2.0)], 30)
    tube(stalk, [0.05, 0.03], mottled("#5f6a3a", "#46522e", 0.5, 4), part=2)
    u, v = np.meshgrid(np.linspace(0, 1, 80), np.linspace(-1, 1, 60))
    wide = 0.62 * np.sin(np.pi * u**0.75) ** 0.9
    x = 1.25 - 2.5 * u
    z = 2.02 + 0.25 * np.sin(u * 2.6) - 0.35 * u**2 - 0.20 * v**2 * wide
    fold = 0.03 * np.cos((u * 2.5 - np.abs(v) * 0.6) * 26)
    sheet(
        np.stack([x, 0.25 + wide * v, z + fold * (1 - np.abs(v))], -1),
        matt("#6f8f4a", through=0.4),
        3,
    )
    drops(rng)
    sun(60, 30, "#9fc6d8", 1.5, 4)
    area((-3, -3, 4), (0, 0, 0), (3, 3), "#a9d0dc", 210)
    sky("#4f7f8c", 0.45)
    camera((0.08, -9.2, 0.15), (0.10, 0, 0.12), lens=76)


def rain(picture):
    streak = picture.noise(5, 31, stretch=(0.5, 16)) * step(picture.noise(240, 32), -0.6, 1.2)
    return step(streak, 1.9, 2.8)


def paint(picture):
    picture.expose(1.1)
    picture.backdrop(
        ((0, "#1b343f"), (0.5, "#345c62"), (0.85, "#648478"), (1, "#8f9c7c")),
        drift=60,
        wavelength=420,
    )
    veil = step(picture.noise(300, 9, stretch=(0.9, 1.4)), -1.2, 2.2) * picture.of(0)
    picture.lay(blur(veil, 30) * 0.4, "#2c5a62")
    lit = picture.of(31)
    rest = 1 - lit
    picture.grade(
        DUSK, 0.3, (0.28, 0.42, 0.58, 0.74), (0.24, 0.36, 0.50, 0.66, 0.86), 0.06, 0.25, 0.012, rest
    )
    picture.lift(0.13)
    picture.lay(np.clip(blur(lit, 1) * 1.2, 0, 1), "#ffe9a8")
    picture.lay(rain(picture) * 0.35, "#dff0ea")
    x, y = picture.centre_of(31)
    picture.glow(x, y, 170, "#ffcf7a", 0.35)
    picture.sharpen_at(x, y, 120).sharpen_at(400, 560, 200).find_edges(0.65, floor=0.2)
    near = picture.of(1, 20, 21, 24, 25, 30, 31, 32, 6)
    picture.focus = np.maximum(picture.focus, blur(near, 2) * 0.6)
    picture.hard = np.where(near > 0.5, 0.95, 0.3).astype(np.float32)
    picture.directions(base=78, swirl=0.3, form=3)
    strokes(picture, (34, 17, 8, 3.6, 1.9), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.035, bloom=0.05)
