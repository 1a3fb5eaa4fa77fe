"""The table of the game from above: a cloth on old wood in the light of one lamp.

Calm where cards lie: the cloth has no pattern, only the lamp and its own slow folds.
"""

import numpy as np
from light.bodies import ground_noise
from light.finish import finish
from light.materials import matt, mottled, rippled
from light.scene import area, plan_camera, sky, spot
from light.shapes import block, sheet, tube
from light.strokes import strokes

SAMPLES, SEED = 40, 3
HIGH, WIDE = 2.4, 3.84
CLOTH, WOOD, FLOOR, THREAD = 1, 2, 3, 4
LAMP, SKY = ("#ffb066", 105.0), ("#5470b0", 0.20)
CLOTHS = {
    "dixit": ("#0b1730", "#1b2f57", "#33486f", "#6e6058"),
    "party": ("#190e24", "#351d44", "#563a5c", "#7a584e"),
    "team": ("#081d1b", "#153a35", "#2f5548", "#6c6549"),
    "poetry": ("#1c100c", "#3c231a", "#5c3929", "#80603f"),
}


def planks(low, high, across, material, part, top):
    """Boards side by side, each a little higher or lower than its neighbour."""
    rng = np.random.default_rng(5)
    for start in np.arange(low[1], high[1], across):
        drop = rng.uniform(0, 0.004)
        block(
            (low[0], start + 0.003, top - 0.04),
            (high[0], start + across - 0.003, top - drop),
            material,
            bevel=0.004,
            part=part,
        )


def cloth_height(x, y):
    """Flat in the middle; slow folds where the cloth nears the edge of the table."""
    slow = ground_noise(7, low=0.5, high=1.6)
    fine = ground_noise(8, low=3, high=9, stretch=(1, 0.4))
    edge = np.clip(np.maximum(np.abs(x) / (WIDE * 0.44), np.abs(y) / (HIGH * 0.42)), 0, 1)
    return 0.012 * slow(x, y) * (0.25 + edge**3) + 0.004 * fine(x, y) * edge**4 + 0.05


def hem(material):
    """Two threads of gold round the cloth, lying on its folds."""
    for inset, radius in ((0.07, 0.0035), (0.085, 0.0018)):
        right, back = 1.66 - inset, 0.97 - inset
        corners = np.array([(-right, -back), (right, -back), (right, back), (-right, back)])
        for start, end in zip(corners, np.roll(corners, -1, axis=0), strict=True):
            way = np.linspace(start, end, 200)
            height = cloth_height(way[:, 0], way[:, 1]) + 0.008
            tube(np.c_[way, height], radius, material, part=THREAD)


def scene(detail):
    dark_wood = rippled(mottled("#4a2f1f", "#2c1b13", 0.8, 3.0, rough=0.5, gloss=0.2), 0.08, 9)
    block((-3, -2, -0.9), (3, 2, -0.8), matt("#0d0a0c"), part=FLOOR)
    planks((-3, -2), (3, 2), 0.22, mottled("#241b1c", "#171318", 0.8, 2.0), FLOOR, -0.7)
    planks((-1.83, -1.13), (1.83, 1.13), 0.19, dark_wood, WOOD, 0.0)
    xs = np.linspace(-1.66, 1.66, int(700 * detail))
    ys = np.linspace(-0.97, 0.97, int(420 * detail))
    x, y = np.meshgrid(xs, ys)
    woven = mottled("#8d8d8d", "#7f7f7f", 0.7, 14)
    sheet(np.stack([x, y, cloth_height(x, y)], -1), woven, part=CLOTH, thick=0.006)
    hem(matt("#c79a4a", rough=0.6))
    spot((0.0, 0.15, 1.6), (0, 0, 0), 124, *LAMP, radius=0.35, blend=1.0)
    area((-2.6, 2.2, 1.4), (0.4, -0.2, 0), (1.4, 0.8), "#8fb0ff", 26.0)
    sky(*SKY)
    plan_camera(HIGH)


def paint(picture, kind):
    dark, middle, lit, warm = CLOTHS[kind]
    picture.expose(1.0)
    cloth = picture.of(CLOTH)
    picture.grade(
        ((0.0, dark), (0.34, middle), (0.62, lit), (1.0, warm)), 0.94, amount=0.0, where=cloth
    )
    wood = ((0.0, "#17100f"), (0.16, "#2c1c16"), (0.4, "#6a452c"), (1.0, "#c9935a"))
    picture.grade(wood, 0.6, amount=0.0, where=picture.of(WOOD, FLOOR))
    picture.hard[:] = 1.0
    picture.focus = np.maximum(picture.focus, 0.8 * picture.of(THREAD))
    picture.lift(0.05).planes(3).directions(base=4, by_part={WOOD: 0.0}, form=0.3, swirl=0.35)
    strokes(picture, (34, 16, 8, 4), dry=0.3, jitter=(0.006, 0.005), tolerance=0.12)
    return finish(picture, impasto=0.02, paper=0.02, grain=0.004)
