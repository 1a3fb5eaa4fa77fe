"""What was being built here, or who has just been let go?

Dusk on an open field: a wall of cloth on a scaffolding, as high as a tower, and the hole in it has
the shape of a dog; a builder paints the nose, a real dog looks on.
"""

import itertools

import numpy as np
from light.animals import sitting_dog
from light.bodies import Body, ground_noise, value_noise
from light.filters import step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, group, sky, sun
from light.shapes import ball, box, curve, evenly, lathe, quads, sheet, terrain, tube
from light.strokes import strokes
from light.things import ladder

SAMPLES, SEED, SCALE = 20, 66, 1.25
TALL, EYE = 10.4, (1.0, -38, 1.6)
LEFT, RIGHT, TOP, FRONT = -8.0, 8.0, 12.4, -1.0
BAY = 3.2
# A sitting dog in profile: forepaw, chest, muzzle, crown, back, tail; hind paw, belly, foreleg.
DOG = ((0.385, -0.02), (0.415, 0.02), (0.38, 0.07), (0.315, 0.095), (0.30, 0.25), (0.315, 0.38),
       (0.35, 0.50), (0.345, 0.585), (0.305, 0.665), (0.36, 0.695), (0.52, 0.705), (0.575, 0.735),
       (0.585, 0.80), (0.545, 0.838), (0.42, 0.855), (0.38, 0.89), (0.345, 0.955), (0.26, 1.0),
       (0.16, 0.985), (0.09, 0.91), (0.05, 0.80), (0.01, 0.69), (-0.07, 0.585), (-0.21, 0.43),
       (-0.32, 0.28), (-0.385, 0.13), (-0.42, 0.075), (-0.49, 0.07), (-0.545, 0.12),
       (-0.57, 0.205), (-0.60, 0.205), (-0.605, 0.11), (-0.555, 0.02), (-0.48, -0.02))  # fmt: skip
NOTCH = ((0.165, -0.02), (0.19, 0.03), (0.15, 0.075), (0.055, 0.095), (0.075, 0.19), (0.105, 0.27),
         (0.10, 0.345), (0.185, 0.36), (0.215, 0.25), (0.225, 0.10), (0.24, -0.02))  # fmt: skip
EAR = ((0.165, 0.985), (0.135, 0.91), (0.125, 0.80), (0.165, 0.715), (0.22, 0.70), (0.265, 0.77),
       (0.285, 0.88), (0.275, 0.995))  # fmt: skip
LEVELS = (2.6, 5.45, 8.3, 11.15)
DUSK = ((0.0, "#33233f"), (0.25, "#54496f"), (0.5, "#9a8db4"), (0.75, "#e8c6bc"), (1.0, "#fff0d6"))


def placed(corners, y):
    """A line of the drawing as it stands in the depth `y`, alike to our eye in every depth."""
    far = (y - EYE[1]) / -EYE[1]
    middle = np.array((EYE[0], EYE[2]))
    return middle + (curve(corners, 8 * len(corners)) * TALL - (0.5, 0) - middle) * far


def outline(y):
    """The dog's way from its forepaw over the crown to its tail, and back under its belly."""
    return np.concatenate([placed(DOG, y), placed(NOTCH, y)])


def within(way, x, z):
    """Whether points of an upright plane lie within a line (even-odd rule)."""
    x, z = np.asarray(x, float), np.asarray(z, float)
    inside = np.zeros(x.shape, bool)
    for (x0, z0), (x1, z1) in zip(way, np.roll(way, -1, 0), strict=True):
        crosses = (z0 > z) != (z1 > z)
        inside ^= crosses & (x < x0 + (z - z0) * (x1 - x0) / (z1 - z0 + 1e-9))
    return inside


def outside(start, end, gap=0.3):
    """The pieces of a straight line that do not cross the dog, each a little shorter."""
    count = int(np.linalg.norm(np.subtract(end, start)) / 0.05)
    places = np.linspace(start, end, count)
    free = ~within(placed(DOG, start[1]), places[:, 0], places[:, 2])
    for is_free, run in itertools.groupby(range(count), key=lambda i: free[i]):
        some = list(run)
        if is_free and len(some) * 0.05 > 2 * gap:
            yield places[some[0]], places[some[-1]]


def torn(way):
    """Where on the dog's chest the piece that was cut out still hangs."""
    return (way[:, 0] > 2) & (way[:, 1] > 3.25) & (way[:, 1] < 5.15)


def flap(lining, hem):
    """What was cut out last: turned back over the wall like the door of a tent."""
    way = placed(DOG, 0.97)
    hinge = evenly(way[torn(way)], 0.04)
    hinge = hinge[np.argsort(hinge[:, 1])]
    along, out = np.linspace(0, 1, len(hinge))[:, None], np.linspace(0, 1, 50)[None, :]
    tip = hinge[0] + (1.30, 0.10)
    narrow = out * (0.85 + 0.15 * out)
    x = hinge[:, :1] * (1 - narrow) + tip[0] * narrow
    z = hinge[:, 1:] * (1 - narrow) + tip[1] * narrow - 0.16 * np.sin(np.pi * out)
    y = 0.95 - 0.62 * np.sin(0.62 * np.pi * out) + 0.10 * np.sin(8 * along) * out * (1 - out) * 4
    places = np.stack([x, y, z], -1)
    sheet(places, lining, 18)
    tube(np.concatenate([places[0], places[-1, ::-1]]), 0.055, hem, part=8)


def wall(cloth, hem, inside, detail):
    """Sheets of cloth, a little slack between the poles; they end where the dog begins."""
    wide, high = int(560 * detail), int(440 * detail)
    x, z = np.meshgrid(np.linspace(LEFT, RIGHT, wide), np.linspace(-0.1, TOP, high), indexing="ij")
    slack = 0.16 * np.abs(np.sin(np.pi * (x - LEFT) / BAY)) * (0.6 + 0.4 * np.sin(2.2 * z))
    slack = slack + 0.10 * value_noise(0.5 * x + 0.25 * z, 1.5 * x - 0.2 * z, 4)
    corners = np.stack([x, 1.0 + slack, z], -1).reshape(-1, 3)
    number = np.arange(wide * high).reshape(wide, high)
    faces = np.stack([number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]], -1)
    middle = corners[faces.reshape(-1, 4)].mean(axis=1)
    x, z = middle[:, 0], middle[:, 2]
    kept = ~within(outline(1.0), x, z) | within(placed(EAR, 1.0), x, z)
    quads(corners, faces.reshape(-1, 4)[kept], cloth, 7)
    for line in (DOG, NOTCH, EAR):
        way = placed(line, 1.0)
        thick = [np.c_[way[:, 0], np.full(len(way), y), way[:, 1]] for y in (1.0, 1.9, 2.8)]
        sheet(np.stack(thick, 1), inside, 17)
        way = placed(line, 0.97)
        loose = torn(way) if line is DOG else np.zeros(len(way), bool)
        for is_loose, run in itertools.groupby(range(len(way)), key=lambda i: loose[i]):
            some = list(run)
            if not is_loose:
                some = [max(some[0] - 1, 0), *some, min(some[-1] + 1, len(way) - 1)]
                tube([(way[i, 0], 0.97, way[i, 1]) for i in some], 0.10, hem, part=8)
    flap(matt("#939dd2"), hem)
    tube([(LEFT, 1, TOP), (RIGHT, 1, TOP)], 0.09, hem, part=8)


def scaffolding(iron, plank):
    for x in np.arange(LEFT, RIGHT + 0.1, BAY):
        for start, end in outside((x, FRONT, -0.3), (x, FRONT, 13.4)):
            tube([start, end], 0.075, iron, part=3)
    for z in LEVELS:
        for start, end in outside((LEFT - 0.5, FRONT, z), (RIGHT + 0.5, FRONT, z)):
            long = end[0] - start[0] - 0.3
            middle = (start[0] + end[0]) / 2
            box((long, 1.5, 0.16), (middle, FRONT + 0.65, z), plank, part=4)
            first, last = np.ceil((start[0] - LEFT) / BAY), np.floor((end[0] - LEFT) / BAY)
            if last > first:
                ends = LEFT + BAY * np.array((first, last)) + (-0.2, 0.2)
                tube([(x, FRONT - 0.1, z + 0.95) for x in ends], 0.05, iron, part=3)


def builder(at, nose):
    """Stands on a plank, facing -x, and paints the nose that has nothing behind it."""
    blue, white, skin = matt("#23406f"), matt("#fff4e2"), matt("#d99c78")
    legs = Body((-0.5, -0.4, -0.02), (0.5, 0.4, 1.2), 0.02)
    legs.chain(
        [(0.04, -0.1, 0.86), (0.12, -0.12, 0.48), (0.20, -0.12, 0.09)], [0.13, 0.1, 0.08], 0.03
    )
    legs.chain(
        [(0.02, 0.1, 0.86), (-0.12, 0.12, 0.48), (-0.16, 0.12, 0.09)], [0.13, 0.1, 0.08], 0.03
    )
    for x, y in ((0.14, -0.12), (-0.23, 0.12)):
        legs.ball((x, y, 0.05), (0.16, 0.08, 0.06), 0.03)
    legs.limb((0.03, 0, 0.9), (0.02, 0, 1.14), 0.17, 0.16, 0.05)
    shirt = Body((-0.9, -0.4, 0.9), (0.4, 0.4, 1.6), 0.02)
    shirt.limb((0.02, 0, 1.12), (0.0, 0, 1.38), 0.165, 0.15, 0.05)
    shirt.chain(
        [(-0.02, -0.17, 1.38), (-0.30, -0.20, 1.24), (-0.58, -0.16, 1.38)], [0.1, 0.08, 0.06], 0.03
    )
    shirt.chain(
        [(0.02, 0.17, 1.38), (-0.12, 0.22, 1.12), (-0.33, 0.20, 0.98)], [0.1, 0.08, 0.06], 0.03
    )
    hand, size = np.array((-0.62, -0.16, 1.41)), 1.45
    brush = (np.array(nose) - at) / size
    parts = [
        legs.build(blue, 9), shirt.build(white, 10), ball((-0.04, 0, 1.64), 0.15, skin, 11, 24),
        ball((-0.02, 0, 1.71), 0.17, matt("#ffcf4a"), 12, 24), ball(hand, 0.07, skin, 11, 16),
        box((0.22, 0.3, 0.03), (-0.20, 0, 1.70), matt("#ffcf4a"), part=12),
        tube([hand + (0.12, 0, 0.02), brush], 0.035, matt("#f6e2b8"), part=13),
        tube([brush + 0.12 * (hand - brush), brush], [0.07, 0.05], matt("#2b2030"), part=13),
    ]  # fmt: skip
    carried = np.array((-0.38, 0.20, 0.94))
    parts.append(ball(carried, 0.075, skin, 11, 16))
    low = carried - (0, 0, 0.56)
    parts.append(lathe([(0.001, 0), (0.14, 0), (0.18, 0.31), (0.001, 0.28)], matt("#e9e2ea"), low,
                       steps=24, part=13))  # fmt: skip
    handle = [low + (-0.18, 0, 0.30), low + (-0.13, 0, 0.45), carried, low + (0.13, 0, 0.45),
              low + (0.18, 0, 0.30)]  # fmt: skip
    parts.append(tube(curve(handle, 24), 0.018, matt("#e9e2ea"), part=13))
    group(parts, at, (0, 0, 0), size)


def scene(detail):
    iron, plank = matt("#4d3b5c"), mottled("#c08a5c", "#9a6a4c", 0.5, 1)
    wall(matt("#8391c2"), matt("#f6dcc8"), matt("#565f96"), detail)
    scaffolding(iron, plank)
    rung = matt("#f0c27e")
    for x, low, high in ((-5.9, 2.7, 6.4), (-7.2, 5.55, 9.2), (6.3, 0.0, 3.6), (4.5, 2.7, 6.3)):
        ladder((x, FRONT - 0.9, low), (x + 0.2, FRONT - 0.16, high), rung, 0.75, 0.5, 0.07, 5)
    tip = outline(FRONT)[np.argmax(outline(FRONT)[:, 0] + 0.0)]
    ball((tip[0] - 0.20, 0.75, tip[1] + 0.02), (0.44, 0.2, 0.33), matt("#2b2030"), 13, 40)
    ball((tip[0] - 0.28, 0.57, tip[1] + 0.17), (0.10, 0.05, 0.05), matt("#d8cfe0"), 16)
    builder((7.4, FRONT + 0.4, 5.53), (tip[0] + 0.10, FRONT + 0.2, tip[1] + 0.05))
    sitting_dog(matt("#512c24"), (-0.45, -25, -0.02), -66, 1.45, "hanging", 1.0, 14, paws=True)
    rough = ground_noise(4, 30, 0.3, 2.0)
    land = mottled("#b08a90", "#86687e", 0.5, 0.4)
    far = np.concatenate([np.linspace(1.0, 12, 40), np.linspace(13, 500, 60)])
    for part, depth in ((1, np.linspace(-46, 1.0, 160)), (2, far)):
        terrain(np.linspace(-90, 90, 240), depth,
                lambda x, y: 0.05 * rough(x, y) - 0.05, land, part)  # fmt: skip
    sun(218, 17, "#ffd0a4", 4.2, 0.8)
    sky("#b79ada", 0.55)
    camera(EYE, (0.0, 0, 6.9), lens=50)


def paint(picture):
    picture.expose(1.25)
    picture.backdrop([(0, "#b98fc4"), (0.45, "#e6adc4"), (0.8, "#f9d3bd"), (1, "#fde9c6")],
                     bottom=870)  # fmt: skip
    picture.haze("#f7cdb8", 45, 200, 0.85, 0.6, mask=picture.of(2))
    figure = picture.of(9, 10, 11, 12, 13)
    picture.grade(DUSK, 0.35, (0.3, 0.45, 0.6, 0.75), (0.25, 0.42, 0.57, 0.72, 0.88), 0.06, 0.3,
                  0.012, 1 - picture.of(0) - figure)  # fmt: skip
    picture.lift(0.08).find_edges(0.75)
    picture.lay(picture.of(8) * 0.7, "#f7e3cf").lay(picture.of(16), "#d8cfe0")
    picture.lay(picture.of(17) * 0.5, "#8580b0")  # the nose stays darkest
    x, y = picture.centre_of(10)
    picture.sharpen_at(x, y, 90).sharpen_at(270, 970, 120)
    built = np.clip(picture.of(3, 4, 5, 8, 14) + figure, 0, 1)
    picture.hard = np.where(built > 0.5, 0.95, picture.hard).astype(np.float32)
    picture.focus = np.maximum(picture.focus, built * 0.9)
    picture.lay(step(picture.y, 1000, 1250) * picture.of(1) * 0.25, "#5b3f66")
    picture.directions(base=4, swirl=0.3, form=3, by_part={(3, 5): 88, 7: 80})
    strokes(picture, (30, 15, 7, 3.4, 1.8, 1.3), length=7, jitter=(0.014, 0.012),
            need=(0, 0.04, 0.045, 0.045))  # fmt: skip
    return finish(picture, impasto=0.045, bloom=0.03)
