"""Who walked here when it was wet, and did they see the house?

From the air: across harvest country lead ponds in the shape of bare feet; somebody fishes in one.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.figures import Clothes, walker
from light.filters import blur, step
from light.finish import finish
from light.hands import ink, wash
from light.materials import by_corner, matt, mottled, rippled
from light.scene import camera, linear, put, sky, sun
from light.shapes import box, copy, curve, mesh, sheet, terrain, tube
from light.strokes import strokes
from light.things import rowing_boat

SAMPLES, SEED, SCALE = 36, 8, 1.5
LONG = 15.0
PRINTS = ((-6, 6, 0.10, True), (13, 52, -0.08, False), (-6, 104, 0.02, True),
          (17, 158, -0.12, False), (0, 214, 0.0, True), (20, 272, -0.1, False))  # fmt: skip
FIELDS = ("#e2c065", "#d3a94c", "#b8a352", "#93984e", "#e9d089", "#c68f43", "#a2a35c", "#dcb25a")
STRAW = ((0.0, "#2a2a38"), (0.32, "#4a4a3e"), (0.50, "#8a8148"), (0.66, "#c4a455"),
         (0.80, "#ecd28b"), (0.92, "#f8ecc4"), (1.0, "#fffaea"))  # fmt: skip
POND = ((0.0, "#22384a"), (0.4, "#4d7482"), (0.6, "#9fc0c0"), (0.8, "#f0e3cc"),
        (1.0, "#fff6e4"))  # fmt: skip


def oval(x, y, centre, radii, turn=0.0):
    c, s = np.cos(turn), np.sin(turn)
    across, along = (
        (x - centre[0]) * c + (y - centre[1]) * s,
        -(x - centre[0]) * s + (y - centre[1]) * c,
    )
    return (np.hypot(across / radii[0], along / radii[1]) - 1) * min(radii)


def joined(first, second, blend):
    share = np.clip(0.5 + 0.5 * (second - first) / blend, 0, 1)
    return second * (1 - share) + first * share - blend * share * (1 - share)


def foot(x, y, foot_x, foot_y, turn, left):
    """How far a place is from the rim of a bare foot, negative inside; toes to +y."""
    c, s = np.cos(turn), np.sin(turn)
    across, along = (
        ((x - foot_x) * c + (y - foot_y) * s) / LONG,
        (-(x - foot_x) * s + (y - foot_y) * c) / LONG,
    )
    across = across if left else -across
    print_ = joined(
        oval(across, along, (0.05, -0.95), (0.36, 0.42)),
        oval(across, along, (-0.16, -0.25), (0.22, 0.75)),
        0.25,
    )
    print_ = joined(print_, oval(across, along, (0.0, 0.48), (0.50, 0.42), 0.2), 0.25)
    toes = (
        (0.40, 1.33, 0.215),
        (0.03, 1.42, 0.140),
        (-0.28, 1.31, 0.122),
        (-0.53, 1.10, 0.108),
        (-0.71, 0.84, 0.095),
    )
    for toe_x, toe_y, radius in toes:
        print_ = np.minimum(print_, oval(across, along, (toe_x, toe_y), (radius, radius * 1.15)))
    return print_ * LONG


def land_height():
    wave, small = ground_noise(3, 24, 0.012, 0.05), ground_noise(4, 20, 0.15, 0.5)

    def height(x, y):
        z = 0.38 * wave(x, y) + 0.08 * small(x, y)
        for one in PRINTS:
            away = foot(x, y, *one)
            wet = 1 / (1 + np.exp(np.clip(away / 0.40, -30, 30)))
            z = z * (1 - 0.9 * wet) - 3.4 * wet + 0.45 * np.exp(-(((away - 1.2) / 1.1) ** 2))
        return z

    return height


def patchwork(rng, x, y):
    """Colours of the fields, and where their hedges and the mud of the prints are."""
    cells = rng.uniform((-95, -50), (105, 330), (74, 2))
    cells[:, 1] = np.sort(cells[:, 1])
    wave = ground_noise(3, 24, 0.012, 0.05)
    bent_x, bent_y = x + 3 * wave(x, y), y + 3 * wave(y, x)
    nearest, second, owner = np.full(x.shape, 1e9), np.full(x.shape, 1e9), np.zeros(x.shape, int)
    for number, (cell_x, cell_y) in enumerate(cells):
        away = np.abs(bent_x - cell_x) * 0.9 + np.abs(bent_y - cell_y) * 0.75
        second = np.where(away < nearest, nearest, np.minimum(second, away))
        owner, nearest = np.where(away < nearest, number, owner), np.minimum(nearest, away)
    colours = np.array([linear(colour) for colour in FIELDS])
    pick, turn = rng.integers(0, len(FIELDS), len(cells)), rng.uniform(0, np.pi, len(cells))
    rows = np.sin((x * np.cos(turn[owner]) + y * np.sin(turn[owner])) * 3.2)
    colour = colours[pick[owner]] * (1 + 0.13 * rows[..., None])
    hedge = np.clip(1 - (second - nearest) / 0.9, 0, 1)
    mud = np.max([np.clip(1 - (foot(x, y, *one) - 0.5) / 1.2, 0, 1) for one in PRINTS], axis=0)
    for mask, over in ((hedge, "#5b6b3a"), (mud, "#7d5a3a")):
        colour = colour * (1 - mask[..., None]) + np.array(linear(over)) * mask[..., None]
    return colour, hedge, mud


def trees(rng, x, y, z, where):
    """Round crowns in the hedgerows."""
    rough = ripples(2, 20, 2, 7)
    crown = Body((-1.3, -1.3, -1.2), (1.3, 1.3, 1.6), 0.12).ball((0, 0, 0), (0.9, 0.9, 0.85), 0.3)
    crown.ball((0.3, 0.2, 0.5), 0.6, 0.3).ball((-0.4, -0.1, 0.3), 0.6, 0.3)
    crown.ripple(lambda points: 0.14 * rough(points))
    tones = (("#5a6b34", "#8a6f2e"), ("#6d7a3c", "#4d5a2c"), ("#a8702c", "#7a4d1f"))
    crowns = [crown.build(mottled(a, b, 0.5, 1.2), 4, (0, -400, 0)) for a, b in tones]
    trunk = put(
        tube([(0, 0, -2.2), (0, 0, 0)], [0.16, 0.12], matt("#4b3726"), part=4), (0, -400, 0)
    )
    rows, columns = np.where(where)
    for number in rng.permutation(len(rows))[:360]:
        place, size = (rows[number], columns[number]), float(rng.uniform(0.4, 1.35))
        at = (x[place], y[place], z[place] + 2.0 * size)
        copy(
            crowns[rng.choice(3, p=(0.5, 0.3, 0.2))],
            at,
            (0, 0, rng.uniform(0, 360)),
            (size, size * rng.uniform(0.8, 1.2), size),
        )
        copy(trunk, at, None, size)


def house(at):
    x, y, z = at
    box((5, 7, 3.4), (x, y, z + 1.6), matt("#efe3cf"), turn=(0, 0, 18), part=7)
    roof = (
        (-2.9, -3.9, 3.2),
        (2.9, -3.9, 3.2),
        (2.9, 3.9, 3.2),
        (-2.9, 3.9, 3.2),
        (0, -3.9, 6.0),
        (0, 3.9, 6.0),
    )
    sides = [(0, 4, 5, 3), (1, 2, 5, 4), (0, 1, 4), (3, 5, 2)]
    put(mesh(roof, sides, matt("#a8452f"), 8, smooth=False), at, (0, 0, 18))


def angler(x, y):
    put(rowing_boat(matt("#a5342a"), matt("#7d5a3a"), 4.6, 5), (x, y, -1.05), (0, 0, 62))
    walker((x, y, -1.15), 2.3, 62, Clothes("#2d3550", "#1d1a20"), stride=0.05, lean=0, arms="carry")
    hands, way = (
        np.array((x, y, 0.6)),
        np.array((np.cos(np.radians(152)), np.sin(np.radians(152)), 0)),
    )
    rod = [hands, hands + 2.0 * way + (0, 0, 1.3), hands + 3.9 * way + (0, 0, 1.2)]
    tube(curve(rod, 20), [0.06, 0.03], matt("#2a2018"), part=6)


def scene(detail):
    rng = np.random.default_rng(14)
    xs, ys = np.linspace(-95, 105, int(900 * detail)), np.linspace(-50, 330, int(1500 * detail))
    x, y = np.meshgrid(xs, ys)
    z = land_height()(x, y)
    colour, hedge, mud = patchwork(rng, x, y)
    by_corner(sheet(np.stack([x, y, z], -1), part=1), colour)
    box((200, 380, 0.1), (5, 140, -1.15), rippled(matt("#31505a", 0.05, 1.0), 0.06, 0.5), part=2)
    far = np.linspace(329, 2500, 50)
    terrain(
        np.linspace(-900, 900, 50),
        far,
        lambda x, y: 1 + 26 * np.clip((y - 420) / 900, 0, 1) * (1 + np.sin(x * 0.012)),
        matt("#b6a258"),
        3,
    )
    trees(rng, x, y, z, (hedge > 0.4) & (mud < 0.05))
    angler(-5.6, 11.5)
    house((27, 20, float(land_height()(np.array(27.0), np.array(20.0)))))
    sun(28, 21, "#ffdf9e", 5.4, 0.7)
    sky("#cfdcf0", 0.7)
    camera((8, -72, 78), (4, 39, 0), lens=43)


def paint(picture):
    water = picture.of(2)
    picture.expose(0.95).planes(2, keep=0.15)
    picture.grade(
        STRAW, 0.45, (0.44, 0.60, 0.74), (0.36, 0.54, 0.70, 0.83), 0.05, 0.45, 0.015, 1 - water
    )
    picture.grade(POND, 0.7, where=water)
    picture.lay(water * step(picture.noise(150, 3, stretch=(1, 3)), 0.2, 1.6) * 0.35, "#e9e4d2")
    picture.haze("#f3e6cc", 150, 420, 0.95, 0.9)
    far = blur(np.clip((picture.depth - 150) / 270, 0, 1), 2)
    picture.sharpen_at(300, 800, 90).sharpen_at(665, 700, 70, 0.5)
    picture.directions(base=8, swirl=0.3, edge=1.2, sigma=4)
    strokes(
        picture,
        (22, 11, 5.5, 3.0, 1.8),
        length=6,
        opacity=0.9,
        jitter=(0.016, 0.012),
        need=(0, 0.05),
    )
    ink(picture, "#3b2f2a", 0.9, 0.05, 0.9, 0.55, 0.8, mask=1 - 0.8 * far)
    wash(picture, edge=0.05, bleed=1.0)
    return finish(picture, impasto=0.02, paper=0.045)
