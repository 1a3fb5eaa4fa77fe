"""What stopped it one step before the barn, and who is coming back for the mitten?

From the air: a snowed-in farm; a rolled snowball as large as the barn, and beside it a red mitten.
"""

import itertools

import numpy as np
from atelier import geometry as geo
from light import dwellers as who
from light import folk, heads
from light.bodies import Body, ground_noise, ripples
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt, mottled
from light.plants import tree
from light.scene import camera, group, lamp, sky, sun
from light.shapes import box, copy_group, curve, lathe, prism, terrain, tube

SAMPLES, SEED, SCALE = 16, 93, 1.25
TRAIL = curve(
    [(-38, 128), (-24, 100), (-26, 78), (-12, 56), (-10, 38), (-3.0, 24), (-0.6, 14.6)], 500
)[::-1]
BALL, BIG = np.array((-0.6, 13.8)), 4.6


def valley():
    broad, fine = ground_noise(3, 20, 0.03, 0.12), ground_noise(5, 24, 0.8, 3.0)

    def height(x, y):
        slope = (
            0.0052 * np.clip(y - 20, 0, 300) ** 1.75 + 0.004 * np.clip(np.abs(x) - 22, 0, 99) ** 2
        )
        along = np.interp(y, TRAIL[:, 1], TRAIL[:, 0])
        away = np.abs(x - along)
        wide = np.interp(y, (13, 40, 128), (3.6, 2.6, 0.35))
        on = (y > 13) & (y < 128)
        groove = -0.20 * wide * np.clip(1 - (away / wide) ** 2, 0, 1) + 0.13 * wide * np.exp(
            -(((away / wide - 1.15) / 0.22) ** 2)
        )
        return (
            1.4 * broad(x, y) * np.clip((np.hypot(x, y - 4) - 14) / 12, 0, 1)
            + slope
            + 0.04 * fine(x, y)
            + groove * on
        )

    return height


def farmhouse(wide, long, high, wall):
    snow, dark = matt("#fafaf8"), matt("#3f3a44")
    half = wide / 2
    roof = prism(
        [
            (-half - 0.5, 0),
            (half + 0.5, 0),
            (half + 0.5, 0.4),
            (0, half * 0.95 + 0.4),
            (-half - 0.5, 0.4),
        ],
        long + 0.9,
        snow,
        4,
    )
    roof.location = (0, -long / 2 - 0.45, high)
    end = prism([(-half, 0), (half, 0), (0, half * 0.9)], 0.1, wall, 3)
    end.location = (0, -long / 2 - 0.05, high)
    door = box((wide * 0.34, 0.14, high * 0.78), (0, -long / 2 - 0.02, high * 0.39), dark, part=5)
    leaf = box(
        (wide * 0.17, 0.12, high * 0.78),
        (-wide * 0.32, -long / 2 - 0.18, high * 0.39),
        matt("#b8543c"),
        turn=(0, 0, 30),
        part=5,
    )
    other = box(
        (wide * 0.17, 0.12, high * 0.78),
        (wide * 0.32, -long / 2 - 0.18, high * 0.39),
        matt("#b8543c"),
        turn=(0, 0, -30),
        part=5,
    )
    return [box((wide, long, high), (0, 0, high / 2), wall, part=3), roof, end, door, leaf, other]


def farm(height):
    plank, plaster = mottled("#9c5a40", "#7d4633", 0.4, 1), mottled("#e9c98f", "#d8b478", 0.4, 1)
    group(farmhouse(6.2, 9.0, 4.2, plank), (6.0, 2.4, 0), (0, 0, 8))
    group(farmhouse(5.0, 6.4, 2.9, plaster), (-7.2, -1.2, 0), (0, 0, -22))
    group(farmhouse(3.0, 3.4, 2.0, plank), (-1.2, -5.2, 0), (0, 0, 50))
    box((0.8, 0.8, 1.8), (-7.8, 0.4, 5.6), matt("#a8644c"), part=3)
    rail = matt("#7d6a5c")
    fence = [(-10.5, -2.0), (-9.2, -6.4), (-3.0, -8.2), (4.0, -7.6), (9.5, -4.4), (10.6, 1.2)]
    for (x0, y0), (x1, y1) in itertools.pairwise(fence):
        for share in np.linspace(0, 1, 7)[:-1]:
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            tube([(x, y, -0.2), (x, y, 1.1)], 0.10, rail, part=6, resolution=2)
        for z in (0.45, 0.85):
            tube([(x0, y0, z), (x1, y1, z)], 0.06, rail, part=6, resolution=2)
    lamp((-8.0, -5.4, 1.4), "#ffb45c", 160, 0.2)
    tree((9.2, 8.0, 0), 8.5, 6, matt("#6a5a5c"), depth=5, trunk=0.28, part=7)
    tree((-11.5, 7.5, 0), 7.0, 9, matt("#6a5a5c"), depth=5, trunk=0.24, part=7)


def snowball():
    lumps = ripples(5, 30, 2.5, 9)
    body = Body((-1.25,) * 3, (1.25,) * 3, 0.035).ball((0, 0, 0), 1.0)
    body.ripple(lambda points: 0.03 * lumps(points)).build(
        matt("#f8f8f7"), 8, (*BALL, BIG * 0.94), scale=BIG
    )


def mitten():
    """Lying on its back in the lane, a hand of seven metres."""
    knit = ripples(4, 20, 3, 8)
    body = Body((-2.4, -4.4, -0.3), (3.9, 5.2, 2.0), 0.075)
    body.ball((0, 1.5, 0.5), (1.5, 2.9, 0.75), 0.2)
    body.slab((0, -1.2, 0.45), (1.2, 1.3, 0.55), 0.4, 0.3)
    body.limb((0.9, -1.1, 0.45), (2.7, 0.9, 0.5), 0.72, 0.58, 0.2)
    x, y, _z = body.xyz
    rows = 0.045 * np.abs(np.sin(y * 7.5)) + 0.03 * np.sin(x * 11)
    body.distance = (body.distance - rows + 0.03 * knit(body.points)).astype(np.float32)
    cuff = Body((-2.4, -4.8, -0.3), (2.9, -1.5, 2.0), 0.075)
    cuff.slab((0, -3.0, 0.5), (1.42, 0.95, 0.68), 0.4)
    cuff.distance = (cuff.distance - 0.07 * np.abs(np.sin(cuff.points[..., 0] * 7))).astype(
        np.float32
    )
    parts = [body.build(matt("#d8342f"), 9), cuff.build(matt("#8f1f2c"), 10)]
    group(parts, (-8.4, 15.0, 0.15), (16, 0, 34), 1.22)


def wood(height):
    """Firs on the slopes, none on the ball's way."""
    rng = np.random.default_rng(93)
    needles, cap = mottled("#5f7f7c", "#4a6866", 0.5, 1), matt("#f4f6f8")
    fir = group(
        [
            lathe(
                [(0.30, 0), (0.20, 0.3), (0.25, 0.3), (0.13, 0.62), (0.16, 0.62), (0.001, 1.0)],
                needles,
                steps=14,
                part=11,
            ),
            lathe([(0.14, 0.66), (0.05, 0.85), (0.001, 1.02)], cap, steps=14, part=12),
        ],
        (0, -600, 0),
    )
    for _ in range(260):
        x, y = rng.uniform(-60, 60), rng.uniform(24, 150)
        along = np.interp(y, TRAIL[:, 1], TRAIL[:, 0])
        if abs(x - along) < 6 or (abs(x) < 18 and y < 34) or rng.random() < 0.35 * (x < along):
            continue
        copy_group(
            fir,
            (x, y, float(height(np.array(x), np.array(y)))),
            (0, 0, rng.uniform(0, 360)),
            float(rng.uniform(3, 6.5)),
        )


def scene(detail):
    height = valley()
    xs = np.concatenate(
        [
            np.linspace(-120, -26, 60),
            np.linspace(-25.8, 22, int(420 * detail)),
            np.linspace(22.4, 120, 60),
        ]
    )
    ys = np.concatenate(
        [np.linspace(-26, 60, int(520 * detail)), np.linspace(60.4, 230, int(220 * detail))]
    )
    terrain(xs, ys, height, matt("#f8f8fa"), 1)
    farm(height)
    snowball()
    mitten()
    wood(height)
    sun(8, 19, "#ffe6c4", 4.2, 0.6)
    sky("#9fb4ec", 0.62)
    camera((2.5, -33, 31), (-3.2, 20, 4.0), lens=40)


# fmt: off
def knitted(picture):
    """The mitten: rows of knitting, a band of stars, and it is let by the room."""
    d = Drawing(picture, "#5a1018", 1.5, light=(0.7, -0.6), seed=3)
    with d.at(262, 690, 1, -17):
        for row in range(-12, 14):
            y = row * 9
            for n in range(-12, 14):
                x = n * 9
                star = row in (-7, -6, -5, -4, -3, 4, 5) and (abs((n + 30) % 8 - 4) + abs(row + 5) <= 2 or (row in (4, 5) and n % 2))
                colour = "#fbeee0" if star else ("#a8141c" if (row + n) % 3 else "#e2504a")
                d.stroke([(x - 4, y - 4), (x, y + 3)], 0.9 if star else 0.5, colour, (0.05, 0.05))
                d.stroke([(x + 4, y - 4), (x, y + 3)], 0.9 if star else 0.5, colour, (0.05, 0.05))
    return d


def tenants(picture):
    d = Drawing(picture, "#2a3052", 1.9, light=(0.7, -0.6), seed=8)
    for x, y, w, h, guest in ((232, 676, 26, 32, lambda q: who.mouse(q, 0, 0, 90, flat="#5a2a2c")),
                              (280, 712, 24, 30, lambda q: who.hare(q, 0, 6, 116, flat="#5a2a2c")),
                              (226, 740, 22, 26, None)):
        d.window(x, y, w, h, "#ffd877", who=guest, arch=True)
    d.shape([(296, 786, "c"), (294, 756), (310, 744), (326, 754), (328, 784, "c")], "#ffd877", 1.0, 0)
    d.fill([(296, 786, "c"), (294, 756), (305, 746, "c"), (304, 786, "c")], "#6a3a2c")
    d.shape([(212, 640, "c"), (208, 604, "c"), (224, 602, "c"), (228, 636, "c")], "#6a6a78", 0.9)
    d.shape(geo.ellipse(216, 602, 11, 4), "#6a6a78", 0.8, 0)
    d.stroke([(216, 594), (206, 566), (226, 540), (208, 508), (224, 478)], 2.0, "#8f9cc4", (0.05, 0.7))
    # those who would like to live there too
    who.fox(d, 150, 806, 64)
    # four carry a carrot up to the ball: they think it needs a nose
    crew = (("#3f7fa8", "pull", "fear"), ("#b8843c", "carry", "joy"), ("#7a4a7a", "walk", "anger"), ("#4f7f5a", "push", "smile"))
    for n, (cloth, pose, mood) in enumerate(crew):
        x, y = 612 + 44 * n, 656 - 12 * n
        d.ground(x, y, 34, "#5a6aa8", 172, 0.5)
        folk.folk(d, x, y, 74, pose, heads.someone(np.random.default_rng(n)), mood, folk.Wear("coat", cloth, "#3a3f5c", build=0.85 + 0.15 * n), 0.4, (0.8, 0), True)
    carrot = [(552, 606), (600, 586), (700, 560), (776, 536), (792, 552), (784, 572), (700, 592), (610, 608)]
    d.shape(carrot, "#f08a2c", 1.1)
    for k in range(7):
        x = 600 + 26 * k
        d.stroke([(x, 588 - 7 * k), (x + 5, 598 - 7 * k)], 0.6, "#a8561c")
    for dx, dy in ((22, -26), (34, -8), (30, 12)):
        d.stroke([(784, 554), (790 + dx * 0.6, 554 + dy)], 2.2, "#4f8a4c", (0.05, 0.5))
    # upon it somebody has put up a ladder and draws where the eyes will be
    d.stroke([(506, 780), (470, 604)], 1.4, "#8a5a34", (0.02, 0.02)), d.stroke([(524, 774), (488, 600)], 1.4, "#8a5a34", (0.02, 0.02))
    for k in range(11):
        t = k / 11
        d.stroke([(506 - 36 * t, 780 - 176 * t), (524 - 36 * t, 774 - 174 * t)], 0.9, "#8a5a34", (0.02, 0.02))
    folk.folk(d, 486, 668, 88, "up", heads.Look("#efc8a4", "#2a2226", "short", "full", 0.5), "pride", folk.Wear("coat", "#c0473f", "#3a3f5c"), 0.5, (0.6, -0.6), True)
    for x, y, r in ((404, 622, 19), (470, 610, 17)):
        d.stroke([(x + r * np.cos(a), y + r * np.sin(a)) for a in np.linspace(0, 6.0, 16)], 1.2, "#5a6aa8")
    d.stroke([(392, 690), (420, 712), (456, 712), (482, 694)], 1.3, "#5a6aa8")
    d.stroke([(470, 562), (466, 538)], 1.0), d.fill([(466, 538, "c"), (496, 543), (466, 553, "c")], "#e0b040")
    return d


def farm_life(picture):
    d = Drawing(picture, "#2a2a44", 1.9, light=(0.7, -0.6), seed=5)
    # windows on the crooked walls
    silhouette = lambda pose, h=140: (lambda q: who.person(q, 0, 70, h, pose, flat="#5a3a2c", face=False))
    walls = (([(226, 980), (262, 958), (262, 998), (228, 1022)], silhouette("hug")), ([(276, 950), (308, 930), (308, 968), (277, 990)], silhouette("look", 120)),
             ([(536, 996), (566, 1001), (566, 1034), (537, 1028)], None))
    for quad, guest in walls:
        with d.onto(quad, 100, 110):
            d.window(0, 110, 100, 110, "#ffd877", who=guest)
    # the lit kitchen: she stands in the door with a lantern and looks up the hill
    folk.folk(d, 150, 1092, 108, ((0, -44), (0, -73), ((14, -72), (24, -80)), ((-9, -58), (-8, -43)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0))), heads.Look("#efc8a4", "#e6e0d4", "bun", "", 0.85), "gasp", folk.Wear("gown", "#5a3a6a", "#3a3050"), 0.6, (0.8, -1),
              holds={"far": lambda q: [q.stroke([(2, 0), (2, 8)], 0.8), q.shape(geo.rectangle(-4, 8, 12, 16, 3), "#ffe08a", 0.8, 0)]})
    d.fill(geo.ellipse(178, 1056, 46), "#ffd877", 0.28, 14, False)
    # the barn: a cow looks out, hay, a pattern over the doors
    d.shape([(612, 972, "c"), (682, 976, "c"), (682, 1052, "c"), (612, 1048, "c")], "#3a2a2c", 0.6, 0)
    with d.at(644, 1052, 0.66):
        d.shape([(-34, 0), (-36, -46), (-14, -62), (14, -62), (34, -44), (32, 0)], "#f4ead8", 1.0)
        d.shape([(-18, -40), (-20, -72), (0, -84), (20, -72), (18, -40), (10, -26), (-10, -26)], "#f4ead8", 1.0)
        d.fill([(-18, -60), (-16, -78), (2, -82), (0, -62), (-8, -54)], "#5a3a2c", hide=False)
        d.shape(geo.ellipse(0, -33, 13, 9), "#e7a79c", 0.9, 0)
        for side in (-1, 1):
            d.shape([(side * 18, -74), (side * 34, -80), (side * 30, -66)], "#e7c8a8", 0.8, 0)
            d.fill(geo.ellipse(side * 9, -58, 3), "#1c1a20")
            d.stroke([(side * 12, -82), (side * 18, -96)], 1.5, "#8a6a4a")
    # crows on the fence
    for x, y, f in ((352, 1156, False), (408, 1166, True), (690, 1122, True), (118, 1094, False)):
        who.bird(d, x, y, 36, "#2f3148", f, belly="#4a4c64")
    d.stroke([(192, 792), (178, 762), (200, 734), (186, 706)], 3.0, "#aab4d6", (0.05, 0.8))
    return d


def slope(picture):
    """High up: deer cross."""
    d = Drawing(picture, "#39406a", 1.5, light=(0.7, -0.6), seed=6)
    blue = "#8fa2d2"
    for k in range(16):
        d.fill(geo.ellipse(14 + 15 * k, 118 - 3 * k + 3 * (k % 2), 3, 1.8), blue, hide=False)
    for x, y in ((262, 66), (300, 58)):
        with d.at(x, y, 0.42):
            d.shape(geo.union(geo.ellipse(0, -52, 34, 17), geo.ribbon([(26, -58), (42, -84), (46, -92)], [18, 12, 10], 12), geo.ellipse(52, -94, 13, 7, 16)), "#8a5f3c", 0.8)
            for lx in (-24, -14, 16, 26):
                d.stroke([(lx, -44), (lx + 2, 0)], 1.6, "#6a452c", (0.02, 0.1))
            for side in (-1, 1):
                d.stroke([(46, -100), (44 + 14 * side, -122), (40 + 22 * side, -142)], 1.1, "#6a452c"), d.stroke([(46 + 8 * side, -112), (50 + 20 * side, -120)], 0.9, "#6a452c")
    who.flying(d, 60, 60, 30, "#39406a"), who.flying(d, 92, 40, 22, "#39406a", -10)
    d.fill(geo.ellipse(556, 342, 8, 10), "#7a5f4c"), d.fill(geo.ellipse(553, 339, 2), "#ffe08a"), d.fill(geo.ellipse(559, 339, 2), "#ffe08a")
    return d


def bare_hand(picture):
    """From the right a shadow falls over the valley: a hand that has no mitten on."""
    d = Drawing(picture, "#5a6aa8", 1.0, seed=4)
    arm = geo.ribbon([(980, 214), (720, 330), (560, 420), (452, 492)], [180, 130, 92, 84], 40)
    palm = geo.ellipse(414, 514, 62, 50, -32)
    fingers = [geo.ribbon(line, w, 20) for line, w in (
        ([(380, 500), (330, 504), (286, 530), (268, 556)], [34, 30, 27, 22]),
        ([(376, 528), (330, 550), (296, 588), (288, 616)], [34, 31, 28, 22]),
        ([(392, 546), (358, 578), (334, 616), (330, 640)], [32, 29, 26, 20]),
        ([(418, 556), (398, 590), (384, 618), (382, 634)], [28, 25, 22, 17]),
        ([(414, 480), (384, 450), (340, 444), (312, 460)], [36, 32, 28, 22]))]
    with d.at(-66, -74, 1.0):
        d.fill(geo.union(arm, palm, *fingers), "#ffffff", hide=False)
    return blur(d.cover(), 1.6 * picture.scale)


def paint(picture):
    snow, wool = picture.of(1, 4, 8, 12), blur(picture.of(9, 10), 0.6)
    picture.directions(base=18, form=3, edge=0.3, swirl=0.3)
    flat(picture, (0.46, 0.70), ("#7f97d6", "#bccbf0"), {(3, 5, 6): (("#7a6aa8", "#c8b4cc"), None), (9, 10): (("#8a4a78", "#cf8a9a"), None), 11: (("#5a6aa0", "#a4b4c8"), None)},
         dry=0.07, body=0.0, wobble=0.03)
    warm = step(picture.noise(260, 5), 0.1, 1.6) * snow * step(picture.shade(), 0.5, 0.8)
    picture.lay(warm * 0.4, "#fdeedd").lay(step(picture.y, 420, 0) * snow * 0.25, "#dfe6f6")
    hand = bare_hand(picture)
    picture.glaze(hand * (1 - wool) * (0.55 + 0.45 * step(picture.shade(), 0.45, 0.75)), "#8397dc", 0.9)
    low = ramp(((0, "#8fa6dc"), (1, "#ffffff")), np.clip((1250 - picture.y) / 260, 0, 1))
    picture.image = (picture.image * (1 - snow[..., None] * (1 - low) * 0.7)).astype(np.float32)
    picture.glow(140, 1080, 170, "#ffc870", 0.35)
    wool_drawn, let, farm_drawn, high = knitted(picture), tenants(picture), farm_life(picture), slope(picture)
    drawn = np.clip(let.cover() + farm_drawn.cover() + high.cover(), 0, 1)
    let.under(), farm_drawn.under(), high.under()
    wash(picture, edge=0.16, granulation=0.08, bleed=1.0)
    contour(picture, "#2c345e", 1.9, 1.0, 0.05, 0.42, 0.9, 0.55, 1 - drawn, 1.3, skip=(1,))
    wool_drawn.over(wool * (1 - drawn), 0.8)
    let.over(), farm_drawn.over(), high.over()
    return finish(picture, impasto=0, paper=0.04, grain=0.006)
