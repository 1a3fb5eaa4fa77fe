"""A thumb-sized king on a cliff of a throne; roped climbers bring up his cold soup."""

import itertools
import math

from atelier import Art, Card
from atelier import geometry as geo
from atelier.figures import POSES, Outfit, Person, draw_figure, draw_head
from atelier.figures.skeleton import lowest, skeleton
from light.colour import vary

CARD = Card(
    seed=55,
    light=(-0.2, -0.95),
    hand="stained glass",
    title_en="Soup for His Majesty",
    title_ru="Суп Его Величеству",
    tags_en=(
        "king",
        "throne",
        "cliff",
        "soup",
        "climbers",
        "rope",
        "height",
        "power",
        "service",
        "distance",
        "hunger",
        "vertigo",
    ),
    tags_ru=(
        "король",
        "трон",
        "скала",
        "суп",
        "скалолазы",
        "верёвка",
        "высота",
        "власть",
        "служба",
        "расстояние",
        "голод",
        "головокружение",
    ),
    description_en="Seen from below, a throne as high as a cliff with a king the size of a thumb "
    "on it; climbers on a rope haul up his bowl of soup, and one drop falls towards us.",
    description_ru="Вид снизу: трон высотой со скалу, на нём король величиной с палец; "
    "альпинисты в связке поднимают тарелку супа, и одна капля падает прямо на нас.",
)

GOLD = "#f4c02e"
SOUP = "#f08a2a"
KING = Person("old", "small", "fair", "bald", "#e8e4de", beard="full")
CLIMBER = Person(
    "young",
    "thin",
    "brown",
    "short",
    "#241814",
    outfit=Outfit("#b8283c", hem=0.14, trousers="#1f3f9a", belt="#f4c02e", shoes="#4a2a1c"),
)


def sunburst(art):
    """Panes of sky that all point at the crown."""
    with art.layer("sky panes", warp=0.3, detail=0.85) as pen:
        blues = ("#8fc4f4", "#bcdcfa", "#6aaaf0", "#d2e9fb", "#a4d0f6")
        rings = (150, 330, 520, 760, 1040, 1500)
        for i in range(26):
            first, second = math.radians(i * 360 / 26 - 3), math.radians((i + 1) * 360 / 26 - 3)
            for j, (inner, outer) in enumerate(itertools.pairwise(rings)):
                shift = 40 * math.sin(i * 2.4 + j)
                low = inner + (shift if j else 0)
                high = outer + 40 * math.sin(i * 2.4 + j + 1)
                corners = ((first, low), (first, high), (second, high), (second, low))
                points = [(400 + math.cos(a) * r, 200 + math.sin(a) * r) for a, r in corners]
                colour = vary(blues[(i * 7 + j * 3) % 5], pen.rng, 0.015, 5)
                pen.form(geo.polygon(points), colour, volume=4, texture=0)
        for radius, colour in ((204, "#fbe692"), (166, "#fdf2bc")):
            pen.form(geo.ellipse(400, 196, radius), colour, volume=8, texture=0)
        for i in range(26):
            end = geo.toward((400, 196), i * 360 / 26, 204)
            pen.line([geo.toward((400, 196), i * 360 / 26, 166), end], "#14111a", 3.4)


def cloud_panes(art):
    with art.layer("clouds", warp=0.5, detail=0.85) as pen:
        banks = (
            [(-20, 300), (60, 262), (130, 286), (186, 262), (214, 300), (170, 330), (-20, 340)],
            [(600, 252), (650, 216), (716, 232), (770, 204), (830, 230), (830, 290), (640, 290)],
            [(-20, 566), (56, 540), (120, 560), (150, 600), (90, 626), (-20, 630)],
            [(660, 530), (720, 496), (830, 506), (830, 590), (700, 586)],
        )
        for points in banks:
            pen.form(geo.curve(points), "#f6f8fb", volume=10, texture=0)


def slab(pen, points, colour):
    pen.form(geo.polygon(points), vary(colour, pen.rng, 0.03, 14, 0.5), volume=8, texture=0)


def throne_back(art):
    """The high back with its two finials, far up."""
    with art.layer("back", warp=0.4, detail=0.85) as pen:
        slab(pen, [(312, 350), (330, 96), (400, 60), (470, 96), (488, 350)], "#dfe4ee")
        slab(pen, [(334, 350), (348, 116), (400, 88), (452, 116), (466, 350)], "#2f5fd0")
        for x in (330, 470):
            pen.form(geo.ellipse(x, 84, 17), GOLD, texture=0)
        crest = [(364, 72), (360, 28), (382, 50), (400, 16), (418, 50), (440, 28), (436, 72)]
        pen.form(geo.polygon(crest), GOLD, texture=0)
        for i in range(4):
            y = 132 + i * 30
            pen.form(geo.moved(geo.star(10, 4, 0.45), 366 + i % 2 * 68, y), GOLD, texture=0)


def throne(art):
    """Seat and arms seen from below; the front of the throne is the cliff."""
    with art.layer("cliff", warp=0.5, detail=0.85) as pen:
        for side in (-1, 1):
            arm_front = [(108, 352), (168, 344), (330, 1240), (196, 1240)]
            slab(pen, [(400 + side * x, y) for x, y in arm_front], "#d5dcea")
            inner = [(90, 380), (110, 352), (198, 1240), (150, 1240)]
            slab(pen, [(400 + side * x, y) for x, y in inner], "#9fb4dc")
            outer = [(168, 344), (190, 372), (430, 1240), (328, 1240)]
            slab(pen, [(400 + side * x, y) for x, y in outer], "#b4c4e4")
        left = 400
        rows = (352, 430, 520, 622, 738, 868, 1014, 1240)
        for j, (top, bottom) in enumerate(itertools.pairwise(rows)):
            cut = (-1.0, -0.42, 0.2, 1.0) if j % 2 else (-1.0, -0.1, 0.52, 1.0)
            half_top, half_bottom = 92 + (top - 352) * 0.075, 92 + (bottom - 352) * 0.075
            for a, b in itertools.pairwise(cut):
                points = [
                    (left + a * half_top, top),
                    (left + b * half_top, top),
                    (left + b * half_bottom, bottom),
                    (left + a * half_bottom, bottom),
                ]
                slab(pen, points, "#eeeef4" if j % 2 else "#dde5f4")
        overhang = [(270, 352), (530, 352), (556, 326), (540, 300), (260, 300), (244, 326)]
        pen.form(geo.polygon(overhang), "#fbfbf8", volume=6, texture=0)
        under = [(270, 352), (530, 352), (500, 384), (300, 384)]
        pen.form(geo.polygon(under), "#7f98cc", texture=0)
        for side in (-1, 1):
            scroll = geo.ellipse(400 + side * 142, 330, 44, 38)
            pen.form(scroll, "#fbfbf8", volume=8, texture=0)
            pen.form(geo.ellipse(400 + side * 142, 330, 20, 17), GOLD, texture=0)


def king(art):
    with art.layer("king", detail=1, keep=0.1, warp=0.2) as pen:
        robe = [(330, 302, "c"), (346, 250), (372, 224), (428, 224), (454, 250), (470, 302, "c")]
        pen.form(geo.curve(robe), "#c8283c", texture=0)
        cape = [(360, 236), (400, 218), (440, 236), (452, 262), (400, 278), (348, 262)]
        pen.form(geo.curve(cape), "#fbf8f0", texture=0)
        for x, y in ((364, 254), (384, 266), (416, 266), (436, 254), (374, 242), (428, 242)):
            pen.fill(geo.ellipse(x, y, 1.8, 4.4), "#1c1820")
        draw_head(pen, 400, 202, 33, KING, "front", "angry", 0)
        crown = [(372, 178), (366, 138), (386, 158), (400, 128), (414, 158), (434, 138), (428, 178)]
        pen.form(geo.polygon(crown), GOLD, texture=0)
        pen.form(geo.ribbon([(456, 300), (466, 240)], [6, 6], 4), GOLD, texture=0)
        pen.form(geo.ellipse(468, 226, 10, 15, 10), GOLD, texture=0)
        for x in (352, 456):
            pen.form(geo.ellipse(x, 284, 9, 8), KING.skin_colour, texture=0)


def bowl(pen, x, y, size, turn):
    """Seen from below, slopping."""
    with pen.at(x, y, size / 100, turn):
        dish = [(-74, -20, "c"), (-62, 18), (-30, 44), (30, 44), (62, 18), (74, -20, "c")]
        pen.form(geo.curve(dish), "#3f74e4", volume=14, texture=0)
        pen.form(geo.rectangle(-28, 42, 56, 14, 4), "#2a54b8", texture=0)
        pen.form(geo.ellipse(0, -22, 76, 15), "#f8f6ee", texture=0)
        pen.form(geo.ellipse(0, -22, 60, 9), SOUP, texture=0)
        for left, run, wide in ((-58, 46, 15), (-38, 24, 12)):
            spill = geo.ribbon(
                [(left, -18), (left + 3, run * 0.5), (left + 4, run)], [wide, wide, wide + 4]
            )
            pen.form(spill, SOUP, texture=0)


CLIMBERS = (  # x, y, height, flipped, turn
    (404, 624, 170, False, -6),
    (322, 806, 224, False, -10),
    (536, 946, 262, True, 8),
    (196, 1250, 400, False, -8),
)
HAULING = POSES["climbing"].but(near_leg=(76, -18), far_leg=(-6, -12), head=-22)
STANCES = (
    HAULING.but(near_arm=(168, 176), far_arm=(150, 170)),
    HAULING.but(near_arm=(150, 150), far_arm=(60, 195)),
    HAULING.but(
        lean=-16, near_arm=(134, 168), far_arm=(54, 200), near_leg=(84, 40), far_leg=(46, 14)
    ),
    HAULING.but(near_arm=(140, 150), far_arm=(70, 190), near_leg=(-4, -10), far_leg=(58, -30)),
)
ANCHORS = ((486, 384), (312, 384), (545, 366), (250, 366))
FIST = 0.045


def fists(i):
    """Where the hands of a climber close, the lower one first."""
    x, y, tall, flip, turn = CLIMBERS[i]
    bones = skeleton(CLIMBER, STANCES[i], tall, "three-quarter")
    drop = -lowest(bones, CLIMBER.measures.girth)
    a = math.radians(turn)
    grips = []
    for arm in (bones.near_arm, bones.far_arm):
        px, py = geo.toward(arm.end, arm.angle, FIST * bones.height)
        px, py = (-px if flip else px), py + drop
        grips.append(
            (x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a))
        )
    return sorted(grips, key=lambda grip: -grip[1])


def cord(pen, line):
    pen.line(line, "#14111a", 11)
    pen.line(line, "#f4d890", 6.5)


def rope(art):
    """One rope ties the party; another hangs from the throne for every pair of hands."""
    with art.layer("rope", detail=1, keep=0.4, warp=0.3) as pen:
        cord(pen, [ANCHORS[0], (480, 470), (440, 530), (404, 556)])
        for i, tail in ((1, (318, 716)), (2, (560, 850)), (3, (176, 1070))):
            low, high = fists(i)
            cord(pen, geo.polygon([ANCHORS[i], high, low, tail], False))
        cord(pen, [(318, 710), (336, 790), (440, 800), (520, 850), (560, 850)])
        cord(pen, [(560, 850), (500, 960), (330, 1020), (230, 1064), (176, 1070)])


def climbers(art):
    for i, (x, y, tall, flip, turn) in enumerate(CLIMBERS):
        with art.layer(f"climber {i}", detail=1, keep=0.1, warp=0.2) as pen, pen.at(x, y, 1, turn):
            pose = STANCES[i]
            draw_figure(pen, 0, 0, tall, CLIMBER, pose, "three-quarter", "calm", flip, "back")
    with art.layer("bowl", detail=1, keep=0.1, warp=0.2) as pen:
        bowl(pen, 410, 420, 108, -10)


def drop(art):
    """Falls towards the eye: the biggest thing on the sheet."""
    with art.layer("drop", detail=0.85, warp=0.3) as pen, pen.at(222, 84):
        shape = [
            (186, 706, "c"),
            (210, 806),
            (272, 910),
            (290, 1000),
            (236, 1086),
            (142, 1086),
            (84, 1004),
            (94, 912),
            (160, 806),
        ]
        pen.form(geo.curve(shape), SOUP, volume=30, texture=0)
        shine = [(122, 960), (146, 896), (170, 934), (152, 1000), (126, 1010)]
        pen.form(geo.curve(shine), "#ffe6a8", texture=0)
        shade = [(190, 1060), (244, 1026), (264, 970), (272, 1016), (230, 1066)]
        pen.form(geo.curve(shade), "#c8541c", texture=0)
        for x, y, size in ((160, 640, 15), (138, 560, 11), (126, 490, 8), (120, 430, 5)):
            bead = [(0, -1.7, "c"), (0.9, 0.1), (0, 1), (-0.9, 0.1)]
            pen.form(geo.moved(geo.curve(bead), x, y, size), SOUP, texture=0)


def paint(art: Art) -> None:
    art.sky(["#9cccf6", "#bcdcf8"])
    sunburst(art)
    cloud_panes(art)
    throne_back(art)
    throne(art)
    rope(art)
    king(art)
    climbers(art)
    drop(art)
    art.finish(vignette_colour="#2a4a8a", vignette=0.15, bloom=0.16)
