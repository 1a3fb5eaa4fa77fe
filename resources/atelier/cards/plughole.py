"""From inside the drain: a spiral of water and a gigantic face with a toothbrush."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from light.colour import lighten, mix, vary

CARD = Card(
    seed=34,
    light=(0.15, -1.0),
    hand="thick oil",
    title_en="Seen from the Drain",
    title_ru="Вид из стока",
    tags_en=(
        "drain",
        "water",
        "whirlpool",
        "face",
        "toothbrush",
        "ring",
        "button",
        "pipe",
        "loss",
        "hypnosis",
        "curiosity",
        "goodbye",
        "depth",
    ),
    tags_ru=(
        "сток",
        "вода",
        "воронка",
        "лицо",
        "зубная щётка",
        "кольцо",
        "пуговица",
        "труба",
        "потеря",
        "гипноз",
        "любопытство",
        "прощание",
        "глубина",
    ),
    description_en="Looking up from deep inside a drain: a funnel of spiralling water, and in the "
    "bright hole a giant in a shower cap with a toothbrush stares down; a lost ring and a button "
    "cling to the wall.",
    description_ru="Взгляд вверх из глубины стока: вода закручивается воронкой, а в светлой дыре "
    "великан в купальной шапочке с зубной щёткой смотрит вниз; на стенке держатся потерянное "
    "кольцо и пуговица.",
)

HOLE = (448, 420)
RADIUS = 268
SKIN, SKIN_DARK, SKIN_LIGHT = "#7a4a32", "#3c1e1c", "#b87a50"


def on_spiral(turn, reach):
    """A place on the funnel: the hole in the middle, the pipe coming towards us outside it."""
    x = HOLE[0] + math.cos(turn) * reach - (reach - RADIUS) * 0.07
    return (x, HOLE[1] + math.sin(turn) * reach * 1.04 + (reach - RADIUS) * 0.28)


def spiral(start, first, last, turns, count=44):
    points = []
    for i in range(count):
        t = i / (count - 1)
        reach = first * (last / first) ** t
        points.append(on_spiral(start + turns * 2 * math.pi * t, reach))
    return points


def pipe_wall(art):
    """Dark rings of a pipe that comes down over us."""
    with art.layer("rings", warp=1) as pen:
        rings = 9
        for i in range(rings):
            t = 1 - i / rings
            reach = RADIUS * (3.9**t)
            points = [on_spiral(k * math.pi / 16, reach) for k in range(32)]
            colour = mix("#2f7276", "#0a2430", t**0.7)
            pen.fill(geo.curve(points), colour)
            pen.line(geo.curve(points), "#06161e", 12, 0.45, blur=7)
        for i in range(40):
            turn = i * math.pi / 20 + pen.rng.normal(0, 0.04)
            line = [on_spiral(turn, r) for r in (RADIUS * 1.2, RADIUS * 2, RADIUS * 3.6)]
            pen.line(line, "#0a2430", 14, 0.25, blur=7)


def water(art):
    """Sheets of water winding down the pipe, lit from the hole."""
    with art.layer("water", detail=0.35) as pen:
        for arm in range(7):
            start = arm * 2 * math.pi / 7 + 0.3
            for layer in range(3):
                shift = layer * 0.16
                points = spiral(start + shift, RADIUS * 0.98, RADIUS * 3.9, 0.62)
                widths = np.linspace(16, 190 - 46 * layer, 8)
                colour = ("#17566a", "#27808e", "#4aa8b0")[layer]
                pen.fill(
                    geo.ribbon(points, widths, 60),
                    pen.radial(
                        HOLE,
                        RADIUS * 3.2,
                        [lighten(colour, 0.16), colour, lighten(colour, -0.2)],
                        [0.3, 0.5, 1],
                    ),
                    (0.75, 0.6, 0.45)[layer],
                    blur=3,
                )
    with art.layer("foam lines", detail=0.6) as pen:
        for arm in range(7):
            start = arm * 2 * math.pi / 7 + 0.3
            for k in range(9):
                first = RADIUS * pen.rng.uniform(1.0, 2.2)
                run = pen.rng.uniform(0.1, 0.32)
                offset = 0.62 * math.log(first / RADIUS) / math.log(3.9) * 2 * math.pi
                turn = start + offset + pen.rng.normal(0.1, 0.16)
                points = spiral(turn, first, first * (1 + run * 2.2), run, 14)
                wide = 2 + 4.5 * (first / RADIUS - 1)
                colour = vary("#c4f0e8", pen.rng, 0.05, 6)
                line = geo.ribbon(points, [0.5, wide, wide * 1.3, 0.5], 20)
                pen.fill(line, colour, 0.8 / (1 + 0.12 * k))


def bright_hole(art):
    with art.layer("hole", warp=0.4, detail=0.4) as pen:
        disc = geo.ellipse(*HOLE, RADIUS, RADIUS * 1.03)
        pen.fill(
            disc,
            pen.radial((540, 300), 420, ["#ffffff", "#f2f6ea", "#c4e2d8", "#8cc0ba"]),
        )
        with pen.clip(disc):
            for i in range(7):
                pen.line([(180, 170 + i * 76), (740, 150 + i * 76)], "#a8ccc4", 4, 0.5)
                pen.line([(220 + i * 76, 100), (206 + i * 80, 720)], "#a8ccc4", 4, 0.5)


def shoulders(pen):
    trunk = geo.curve(
        [
            (150, 590, "c"),
            (196, 520),
            (270, 488),
            (420, 480),
            (590, 480),
            (690, 520),
            (750, 600, "c"),
            (700, 760, "c"),
            (180, 760, "c"),
        ]
    )
    pen.form(trunk, lighten(SKIN, -0.1), "#2a1418", "#8c5a40", volume=60, texture=0.3)


def shower_cap(pen):
    puff = geo.curve(
        [
            (-168, -56, "c"),
            (-196, -120),
            (-172, -196),
            (-104, -244),
            (0, -262),
            (104, -244),
            (172, -196),
            (196, -120),
            (168, -56, "c"),
            (90, -118),
            (0, -132),
            (-90, -118),
        ]
    )
    pen.form(puff, "#f2b84a", "#a85c24", "#ffe9a8", volume=70, texture=0.4)
    with pen.clip(puff):
        for x, y in geo.scattered(pen.rng, 22, (-190, -256, 190, -70), 46):
            pen.fill(geo.ellipse(x, y, 10, 9), "#fff3d0", 0.9)
    hem = [(-172, -50), (-130, -92), (-70, -118), (0, -126), (70, -118), (130, -92), (172, -50)]
    for x, y in geo.sample(hem, 19):
        pen.form(geo.ellipse(x, y, 17, 15), "#fbd070", "#b06a2c", "#fff0c0", texture=0)


def eye(pen, x, y, side):
    pen.fill(geo.ellipse(x, y, 56, 46), SKIN_DARK, 0.45, blur=10)
    ball = geo.ellipse(x, y, 35, 22)
    pen.form(ball, "#f6f0e2", "#b8b4a8", "#ffffff", volume=12, texture=0)
    with pen.clip(ball):
        look = (x - 5, y + 6)
        pen.fill(geo.ellipse(*look, 21), "#2c1812")
        pen.fill(geo.ellipse(*look, 17), "#5a3018")
        pen.fill(geo.ellipse(*look, 10), "#0c0608")
        pen.fill(geo.ellipse(look[0] + 8, look[1] - 8, 5.5), "#ffffff")
    pen.line(geo.arc(x, y, 37, 24, 186, 354, 9), "#22100e", 9)
    pen.line(geo.arc(x, y + 4, 40, 30, 30, 150, 9), SKIN_DARK, 4, 0.6)
    brow = [(x - side * 44, y - 78), (x, y - 88), (x + side * 44, y - 62)]
    pen.form(geo.ribbon(brow, [8, 19, 9], 16), "#22120e", volume=5, texture=0.4)


def nose_and_mouth(pen):
    nose = geo.curve(
        [(-18, -30), (-22, 28), (-48, 64), (-40, 90), (0, 98), (40, 90), (48, 64), (22, 28)]
    )
    pen.form(nose, lighten(SKIN, 0.02), SKIN_DARK, SKIN_LIGHT, volume=30, texture=0.1)
    for side in (-1, 1):
        pen.fill(geo.ellipse(side * 22, 85, 11, 7, side * 14), "#22100e", 0.9)
    pen.fill(geo.ellipse(2, 50, 18, 16), lighten(SKIN_LIGHT, 0.08), 0.7, blur=7)
    lips = geo.curve(
        [(-54, 144), (-26, 130), (0, 135), (26, 130), (58, 146), (30, 170), (0, 175), (-30, 168)]
    )
    pen.form(lips, "#7c4436", "#3c1a1a", "#a8644e", volume=12, texture=0)
    gap = geo.curve([(-38, 147), (0, 144), (40, 148), (20, 160), (-18, 160)])
    pen.fill(gap, "#2a0c10")


def toothbrush(pen):
    """Forgotten in the corner of the mouth."""
    for x, y, r in ((20, 150, 24), (50, 168, 22), (-6, 168, 18), (34, 186, 17), (70, 184, 12)):
        pen.form(geo.ellipse(x, y, r, r * 0.86), "#fbfdf8", "#a8ccc8", texture=0)
    handle = geo.ribbon([(30, 152), (100, 160), (190, 168)], [24, 21, 28], 24)
    pen.form(handle, "#d8392c", "#7c1420", "#ff9a80", volume=9, texture=0)


def hand_on_brush(pen):
    wrist = geo.ribbon([(190, 196), (250, 260), (330, 360)], [78, 92, 110], 20)
    pen.form(wrist, SKIN, SKIN_DARK, SKIN_LIGHT, volume=34, texture=0.2)
    for i, (x, y) in enumerate(((116, 150), (124, 182), (136, 212), (156, 238))):
        finger = geo.ribbon([(x + 104, y + 26), (x + 44, y - 12), (x, y)], [44, 40, 30], 16)
        pen.form(finger, lighten(SKIN, 0.04), SKIN_DARK, SKIN_LIGHT, volume=14, texture=0.1)
        pen.line(geo.arc(x + 4, y, 10, 11, 110, 250), "#e0b49a", 5, 0.8 - i * 0.1)


def giant(art):
    disc = geo.ellipse(*HOLE, RADIUS - 2, RADIUS * 1.03 - 2)
    with (
        art.layer("giant", detail=1, keep=0.15, warp=0.5, rim=Rim("#fff6d8", 5, 0.5)) as pen,
        pen.clip(disc),
    ):
        shoulders(pen)
        with pen.at(440, 428, 0.9, -9):
            pen.fill(geo.ellipse(0, 90, 176, 176), "#241014", 0.8, blur=20)
            for side in (-1, 1):
                ear = geo.ellipse(side * 174, 8, 30, 46)
                pen.form(ear, SKIN, SKIN_DARK, SKIN_LIGHT, volume=14, texture=0)
                pen.line(geo.arc(side * 174, 8, 14, 26, -90, 120), SKIN_DARK, 6, 0.7)
            head = [(0, -196), (110, -178), (168, -80), (170, 40), (150, 140), (86, 206), (0, 224)]
            pen.form(geo.symmetric(head), SKIN, SKIN_DARK, SKIN_LIGHT, volume=110, texture=0.2)
            for side in (-1, 1):
                pen.fill(geo.ellipse(side * 102, 74, 44, 34), "#b4523c", 0.4, blur=16)
                eye(pen, side * 76, -14, side)
            pen.line([(-50, -104), (0, -112), (52, -104)], SKIN_DARK, 5, 0.5)
            nose_and_mouth(pen)
            shower_cap(pen)
            toothbrush(pen)
            hand_on_brush(pen)


def rim(art):
    """The collar of the plughole, brass over enamel."""
    with art.layer("collar", detail=0.8, warp=0.4, drop=Drop(0, 12, 12, 0.6, "#04141c")) as pen:
        outer = geo.ellipse(*HOLE, RADIUS + 30, RADIUS * 1.03 + 31)
        ring = geo.subtract(outer, geo.ellipse(*HOLE, RADIUS - 6, RADIUS * 1.03 - 6))
        pen.form(ring, "#a87a34", "#3c2a1c", "#ffe6a0", volume=16, texture=0.6)
        for i in range(26):
            x, y = on_spiral(i * 2 * math.pi / 26, RADIUS + 12)
            pen.line(geo.arc(x, y, 7, 7, 0, 340), "#5a3c1c", 3, 0.6)


def lost_ring(art):
    with (
        art.layer("ring", detail=1, keep=0.1, drop=Drop(10, 16, 8, 0.6, "#04141c")) as pen,
        pen.at(178, 900, 1.05, -24),
    ):
        band = geo.subtract(geo.ellipse(0, 0, 96, 84), geo.ellipse(4, -3, 74, 62))
        pen.form(band, "#e0a83c", "#6a3c14", "#fff0b0", volume=14, texture=0.2)
        pen.line(geo.arc(0, 0, 87, 75, 200, 300, 9), "#fff8dc", 6, 0.9, blur=1)
        seat = geo.polygon([(-30, -70), (30, -70), (22, -96), (-22, -96)])
        pen.form(seat, "#c88c30", "#6a3c14", texture=0)
        stone = geo.polygon([(-34, -100), (-20, -130), (20, -130), (34, -100), (0, -68)])
        pen.form(stone, "#d8425a", "#7a1030", "#ffb0b4", volume=12, texture=0)
        pen.line(geo.polygon([(-34, -100), (34, -100)], False), "#ffd0d4", 3, 0.8)
        for x in (-12, 12):
            pen.line(geo.polygon([(x, -100), (0, -70)], False), "#ffd0d4", 2.4, 0.7)


def joint(art):
    """The lip of a pipe joint; what falls in here is held for a while."""
    with art.layer("joint", detail=0.7, drop=Drop(0, -10, 10, 0.5, "#04141c")) as pen:
        near = [on_spiral(k * math.pi / 24, RADIUS * 2.02) for k in range(-6, 31)]
        lip = geo.ribbon(near, [30, 46, 60, 46, 30], 80)
        pen.form(lip, "#2a7478", "#07202a", "#9ce0d4", volume=22, texture=0.8)
        pen.line([(x, y - 20) for x, y in near], "#c8f4e8", 4, 0.6, blur=1)
        for x, y in geo.sample(near, 24)[::3]:
            run = pen.rng.uniform(20, 60)
            pen.line([(x, y + 20), (x + 2, y + 20 + run)], "#8cd8cc", 5, 0.6, blur=1)


def lost_button(art):
    with art.layer("button", detail=1, keep=0.1, drop=Drop(8, 14, 8, 0.6, "#04141c")) as pen:
        thread = [(640, 930), (600, 990), (640, 1070), (604, 1130), (632, 1216)]
        pen.line(thread, "#f0e2c0", 5)
        with pen.at(652, 888, 1.15, 18):
            pen.form(geo.ellipse(0, 0, 76, 68), "#ece4cc", "#7a8478", "#ffffff", 18, texture=0.3)
            inner = geo.ellipse(0, 0, 52, 46)
            pen.line(inner, "#a8a48c", 6, 0.9)
            for x, y in ((-16, -14), (16, -14), (-16, 14), (16, 14)):
                pen.fill(geo.ellipse(x, y, 9, 8), "#143038")
            pen.line([(-16, -14), (0, 2), (16, 14), (6, 40)], "#f4e8cc", 4)


def drops(art):
    """Foam and water on their way to us."""
    with art.layer("drops", warp=0.2, mottle=0) as pen:
        for x, y, size in ((476, 800, 22), (396, 880, 13), (520, 930, 32), (330, 790, 9)):
            bead = geo.ellipse(x, y, size, size * 1.08, 10)
            tones = ["#2f8088", "#5fb4b0", "#d8f8ee"]
            pen.fill(bead, pen.radial((x + size * 0.1, y - size * 0.2), size * 1.2, tones), 0.9)
            pen.fill(geo.ellipse(x, y - size * 0.5, size * 0.4, size * 0.24), "#ffffff", 0.95)
            pen.fill(geo.ellipse(x + size * 0.3, y + size * 0.5, size * 0.14), "#ffffff", 0.8)
        for _ in range(70):
            turn, reach = pen.rng.uniform(0, 6.3), RADIUS * pen.rng.uniform(1.2, 3)
            x, y = on_spiral(turn, reach)
            pen.fill(geo.ellipse(x, y, pen.rng.uniform(1, 4.5)), "#d8f8f0", 0.75)


def paint(art: Art) -> None:
    art.radial(*HOLE, 900, ["#4f9a98", "#1f5a62", "#0c2c38", "#06161e"])
    pipe_wall(art)
    art.repaint("background")
    water(art)
    art.glow(*HOLE, 560, "#8cdce0", 0.28)
    art.repaint("middle")
    bright_hole(art)
    giant(art)
    rim(art)
    lost_ring(art)
    joint(art)
    lost_button(art)
    art.repaint("final")
    drops(art)
    art.finish(vignette_colour="#020c14", vignette=0.55, bloom=0.08)
