"""A snail's shell, cut open, is a spiral car park; the snail looks back at its load."""

import math

from atelier import Art, Bounce, Card, Cast, Drop
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.motifs import nature
from light.colour import hue, lighten, mix, vary

CARD = Card(
    seed=40,
    light=(-0.5, -0.85),
    hand="dry gouache",
    title_en="Long-Stay Parking",
    title_ru="Парковка",
    tags_en=(
        "snail",
        "shell",
        "cars",
        "garage",
        "spiral",
        "attendant",
        "kiosk",
        "barrier",
        "burden",
        "slowness",
        "weekend",
        "commuting",
        "patience",
    ),
    tags_ru=(
        "улитка",
        "раковина",
        "машины",
        "гараж",
        "спираль",
        "сторож",
        "будка",
        "шлагбаум",
        "тяжесть",
        "медлительность",
        "выходные",
        "пробка",
        "терпение",
    ),
    description_en="A snail's shell is cut open as a spiral car park full of tiny bright cars; an "
    "attendant yawns in a kiosk on its horn and the snail looks back, puzzled.",
    description_ru="Раковина улитки в разрезе оказалась спиральной парковкой с крошечными яркими "
    "машинками; сторож зевает в будке на рожке, а улитка удивлённо оглядывается.",
)

SKIN, SKIN_DARK, SKIN_LIGHT = "#f0a878", "#a8563c", "#ffe0b0"
SHELL, SHELL_DARK, SHELL_LIGHT = "#d8743c", "#8a3a2c", "#ffc07c"
HEART = (470, 596)
SIZE = 408
SHRINK = 0.5
TURNS = 2.7
MOUTH = 2.55
CAR_COLOURS = (
    "#d8403c",
    "#2f7fc0",
    "#f4c22c",
    "#3fa06a",
    "#f4f0e4",
    "#8a5ac0",
    "#f0803c",
    "#38b4b8",
)


def spiral(t, share=0.5):
    """A place in the tunnel: t from the heart (0) to the mouth (1), share from floor to roof."""
    inward = (1 - t) * TURNS
    angle = MOUTH - inward * 2 * math.pi
    outer = SIZE * SHRINK**inward
    wide = outer * (1 - SHRINK)
    radius = outer - wide * share
    return (HEART[0] + radius * math.cos(angle), HEART[1] + radius * math.sin(angle), angle, wide)


def tunnel(t0, t1, low, high, count=90):
    ts = [t0 + (t1 - t0) * k / count for k in range(count + 1)]
    outer = [spiral(t, low)[:2] for t in ts]
    inner = [spiral(t, high)[:2] for t in reversed(ts)]
    return geo.polygon([*outer, *inner])


def ground(art):
    with art.layer("far bank", fog=("#fdf0d8", 0.5), brush=1.2) as pen:
        pen.form(nature.ridge(pen.rng, 830, 20, 6), "#d8cc98", volume=60, texture=0.6)
        for _ in range(14):
            x = pen.rng.uniform(-10, 810)
            nature.flower(
                pen, x, 800 + pen.rng.uniform(-60, 20), pen.rng.uniform(20, 34), "#f4b8a0", stem=90
            )
    with art.layer("path", direction=4) as pen:
        bank = geo.curve(
            [(-30, 990), (240, 970), (560, 984), (830, 960), (830, 1240, "c"), (-30, 1240, "c")]
        )
        pen.form(bank, "#e8c894", "#b8905c", "#fff0cc", volume=90, texture=0.9, grain=0.05)
        for x, y in geo.scattered(pen.rng, 40, (0, 1060, 800, 1190), 36):
            pen.form(
                geo.ellipse(x, y, pen.rng.uniform(5, 14), 6),
                vary("#d8b07c", pen.rng, 0.05),
                texture=0.2,
            )
    with art.layer("slime", alpha=0.7) as pen:
        trail = geo.ribbon([(800, 1100), (700, 1096), (560, 1104)], [60, 70, 66], 20)
        pen.fill(trail, "#fffbe8", 0.7, blur=3)


HORNS = ([(104, 560), (76, 450), (100, 336)], [(206, 560), (238, 470), (246, 400)])


def snail_body(art):
    with art.layer(
        "body",
        detail=0.9,
        keep=0.06,
        bounce=Bounce("#fff0cc", 0.3),
        cast=Cast(1116, 0.35, "#8a5a3c", 0.4, 0.08),
    ) as pen:
        foot = geo.curve(
            [
                (812, 1108, "c"),
                (770, 1074),
                (690, 1018),
                (580, 966),
                (420, 920),
                (320, 860),
                (272, 780),
                (262, 716),
                (276, 668),
                (280, 602),
                (248, 544),
                (180, 508),
                (100, 516),
                (46, 568),
                (28, 650),
                (60, 728),
                (92, 800),
                (92, 890),
                (66, 980),
                (22, 1060),
                (-18, 1112, "c"),
                (300, 1134),
                (560, 1132),
            ]
        )
        whole = foot
        for horn in HORNS:
            whole = geo.union(whole, geo.ribbon(horn, [48, 30, 28], 30))
        pen.form(whole, SKIN, SKIN_DARK, SKIN_LIGHT, volume=70, texture=0.7)
        with pen.clip(foot):
            wrinkles(pen)
        hem(pen)


def wrinkles(pen):
    """The net of soft furrows on a snail's flank, running from the neck to the tail."""
    for k in range(6):
        start = (96 + k * 26, 790 + k * 6)
        bend = (104 + k * 34, 920 + k * 8)
        end = (150 + k * 112, 1086)
        pen.line([start, bend, end], SKIN_DARK, 6, 0.2, blur=2)
        pen.line([(x + 6, y - 3) for x, y in (start, bend, end)], SKIN_LIGHT, 5, 0.3, blur=2)
    chin = [(40, 700), (100, 744), (180, 752), (262, 716)]
    pen.line([(x, y + 14) for x, y in chin], SKIN_DARK, 26, 0.4, blur=9)


def hem(pen):
    """The sole of the foot spreads in a frill."""
    top = [(x, 1078 + 7 * math.sin(x / 23)) for x in range(0, 770, 20)]
    sole = geo.curve(
        [(-24, 1118, "c"), *top, (814, 1110, "c"), (560, 1136), (300, 1138), (100, 1130)]
    )
    pen.form(sole, "#f6bc8c", SKIN_DARK, "#ffe8c8", volume=14, texture=0.4)
    for x in range(14, 770, 26):
        pen.line([(x, 1086), (x - 6, 1104), (x - 14, 1124)], SKIN_DARK, 3, 0.35)


def head(art):
    """Turned round on its neck towards the load."""
    with art.layer("head", detail=1, keep=0.1, drop=Drop(12, 12, 12, 0.35, "#7a3a2c")) as pen:
        pen.fill(geo.ellipse(232, 614, 34, 24), "#f07a5c", 0.45, blur=10)
        pen.fill(geo.ellipse(106, 620, 34, 25), "#f07a5c", 0.35, blur=10)
        pen.line([(142, 652), (180, 636), (222, 654)], "#7a2f30", 8)
        pen.form(
            geo.ellipse(256, 372, 50, 52), "#fffaf0", "#c8a890", "#ffffff", volume=24, texture=0.1
        )
        pen.fill(geo.ellipse(278, 386, 24, 27), "#2c1c24")
        pen.fill(geo.ellipse(268, 372, 9), "#ffffff")
        lid = geo.curve([(203, 372), (216, 328), (262, 312), (304, 336), (312, 354), (260, 350)])
        pen.form(lid, SKIN, SKIN_DARK, SKIN_LIGHT, volume=8, texture=0.2)


def shell(art):
    with art.layer(
        "shell",
        detail=0.8,
        warp=0.8,
        drop=Drop(-14, 16, 16, 0.35, "#8a4a34"),
        bounce=Bounce("#fff0cc", 0.25),
    ) as pen:
        outline = geo.union(tunnel(0.3, 1.0, -0.1, 0.95, 160), geo.ellipse(*HEART, 190, 190))
        pen.form(outline, SHELL, SHELL_DARK, SHELL_LIGHT, volume=60, texture=0.8)
        inside(pen)
        bays(pen)
        wall(pen)


def inside(pen):
    """Warm shadow under the roof, a pale road along the outer wall."""
    for k in range(60):
        t0, t1 = k / 60, min((k + 1.2) / 60, 1)
        tone = mix("#a8583e", "#7a3a34", 0.5 + 0.5 * math.sin(k * 0.62))
        pen.form(tunnel(t0, t1, 0.0, 0.88, 8), tone, volume=8, texture=0.2)
    pen.fill(tunnel(0.0, 1.0, 0.5, 0.9, 200), "#5a2430", 0.4, blur=5)
    pen.fill(tunnel(0.0, 1.0, 0.0, 0.24, 200), "#f0dcc0")
    pen.fill(tunnel(0.0, 1.0, 0.2, 0.25, 200), "#b88a70", 0.8)


def bays(pen):
    """Pillars and painted lines, at equal angles."""
    count = round(TURNS * 15)
    for k in range(count):
        t = k / count
        _, _, _, wide = spiral(t)
        a, b = spiral(t, 0.2)[:2], spiral(t, 0.9)[:2]
        pen.form(
            geo.ribbon([a, b], [wide * 0.085, wide * 0.07], 6),
            "#f4dcb0",
            "#a8603c",
            volume=3,
            texture=0,
        )
        line = [spiral(t, 0.02)[:2], spiral(t, 0.18)[:2]]
        pen.line(geo.polygon(line, False), "#ffffff", wide * 0.03, 0.9)


def wall(pen):
    """The cut edge of the shell, thick and ribbed."""
    points = [spiral(k / 160, 0.0)[:2] for k in range(161)]
    widths = [spiral(k / 30)[3] * 0.2 for k in range(31)]
    pen.form(
        geo.ribbon(points, widths, 260), "#d8703c", SHELL_DARK, "#ffc080", volume=9, texture=0.4
    )
    for k in range(130):
        x, y, angle, wide = spiral(k / 130, 0.0)
        dx, dy = math.cos(angle) * wide * 0.09, math.sin(angle) * wide * 0.09
        pen.line(
            geo.polygon([(x - dx, y - dy), (x + dx, y + dy)], False), "#9a4a30", wide * 0.02, 0.7
        )


def car(pen, x, y, size, turn, colour, flip):
    with pen.at(x, y, size / 100, turn, flip):
        pen.fill(geo.ellipse(0, 4, 52, 8), "#6a4a3c", 0.45, blur=3)
        for dx in (-28, 28):
            pen.form(geo.ellipse(dx, -6, 13, 13), "#2c2830", texture=0)
            pen.fill(geo.ellipse(dx, -6, 5, 5), "#d8d4d0")
        body = geo.curve(
            [
                (-52, -8, "c"),
                (-54, -28),
                (-36, -34),
                (-24, -58),
                (18, -60),
                (36, -36),
                (52, -30),
                (55, -8, "c"),
            ]
        )
        pen.form(
            body,
            colour,
            hue(lighten(colour, -0.16), -8),
            lighten(colour, 0.1),
            volume=14,
            texture=0.2,
        )
        glass = geo.curve([(-26, -36, "c"), (-18, -52), (14, -54), (28, -36, "c")])
        pen.form(glass, "#cfe8ee", "#7fa8b8", "#ffffff", volume=5, texture=0)
        pen.line(geo.polygon([(-2, -54), (-2, -36)], False), colour, 4)
        pen.fill(geo.ellipse(51, -22, 4, 5), "#fff4b0")


def cars(art):
    with art.layer("cars", detail=1, keep=0.16, warp=0.4) as pen:
        count = round(TURNS * 15)
        for k in range(4, count):
            x, y, angle, wide = spiral((k + 0.5) / count, 0.09)
            if k % 11 == 7:
                continue
            car(
                pen,
                x,
                y,
                wide * 0.66,
                math.degrees(angle) - 90,
                CAR_COLOURS[(k * 5 + k // 8) % 8],
                k % 3 == 0,
            )


def kiosk(art):
    with art.layer(
        "kiosk", detail=1, keep=0.12, warp=0.4, drop=Drop(8, 10, 10, 0.3, "#8a5a3c")
    ) as pen:
        with pen.at(112, 330, 1, -4):
            pen.form(geo.rectangle(-76, -26, 152, 30, 8), "#c8543c", "#7a2a2c", "#f49a70", volume=8)
            pen.form(
                geo.rectangle(-66, -178, 132, 156, 6),
                "#f4e4c0",
                "#b8906a",
                "#fffbe8",
                volume=18,
                texture=0.5,
            )
            pen.fill(geo.rectangle(-52, -164, 104, 96, 4), "#7fb4c0")
        person = Person(
            "old",
            "thin",
            "dark",
            "crop",
            "#d8d0c8",
            hat="cap",
            hat_colour="#2f5a8c",
            outfit=Outfit("#3f6ea8", collar="#f4f0e4", buttons="#f4c22c"),
        )
        box = geo.moved(geo.rectangle(-52, -164, 104, 96, 4), 112, 330, 1, -4)
        with pen.clip(box):
            pose = POSES["standing"].but(
                head=-18,
                near_arm=(20, 30),
                far_arm=(58, 200),
                far_hand="open",
                far_arm_in_front=True,
            )
            draw_figure(
                pen,
                78,
                452,
                270,
                person,
                pose,
                "three-quarter",
                Expression(eye="closed", brow=10, smile=0.1, gape=1.0),
            )
        with pen.at(112, 330, 1, -4):
            pen.line(geo.rectangle(-52, -164, 104, 96, 4), "#c8543c", 7)
            pen.form(geo.rectangle(-66, -66, 132, 14, 4), "#c8543c", "#7a2a2c", "#f49a70", volume=5)
            roof = geo.polygon([(-88, -176), (-62, -216), (62, -216), (88, -176)])
            pen.form(roof, "#c8543c", "#7a2a2c", "#f49a70", volume=12, texture=0.4)
            for k in range(-3, 4):
                stripe = geo.polygon(
                    [(k * 24 - 6, -178), (k * 18 - 5, -214), (k * 18 + 5, -214), (k * 24 + 6, -178)]
                )
                pen.fill(stripe, "#fff0d8", 0.9)


def apricots(art):
    """A bough overhead, to say how small all this is."""
    with art.layer("bough", detail=0.7, drop=Drop(-10, 22, 18, 0.2, "#a8663c")) as pen:
        spine = [(840, 40), (700, 76), (560, 60), (430, 106)]
        pen.form(geo.ribbon(spine, [30, 22, 15, 5], 40), "#9a6a4c", volume=9, texture=0.8)
        for k, (x, y) in enumerate(geo.sample(spine, 15)[1:]):
            for side in (-1, 1):
                tip = geo.toward(
                    (x, y), 90 * side + (90 if side > 0 else -90) * 0.4 + pen.rng.normal(0, 24), 92
                )
                leaf = geo.curve(
                    [
                        (x, y, "c"),
                        geo.toward(geo.lerp((x, y), tip, 0.5), k * 40, 20),
                        (*tip, "c"),
                        geo.toward(geo.lerp((x, y), tip, 0.5), k * 40 + 180, 20),
                    ]
                )
                pen.form(
                    leaf,
                    vary("#b4bc68", pen.rng, 0.04, 10),
                    "#7a8a4c",
                    "#e4e8a0",
                    volume=9,
                    texture=0.4,
                )
        for x, y, size in ((716, 176, 60), (600, 148, 52), (474, 168, 44)):
            pen.line([(x, y - size), (x + 6, y - size - 34)], "#8a5a3c", 6)
            pen.form(
                geo.ellipse(x, y, size, size * 1.02),
                "#f4a04c",
                "#c8582c",
                "#ffdc90",
                volume=34,
                texture=0.4,
            )
            pen.fill(
                geo.ellipse(x + size * 0.3, y + size * 0.2, size * 0.5, size * 0.5),
                "#e85a3c",
                0.3,
                blur=14,
            )
            pen.line(
                [(x - 4, y - size * 0.9), (x - 14, y), (x - 2, y + size * 0.8)], "#c8682c", 3, 0.5
            )


def paint(art: Art) -> None:
    art.sky(["#fbd8a8", "#ffecc8", "#fff4dc", "#f8d8a8"], [0, 0.35, 0.6, 0.8])
    art.clouds("#f8c8a4", 0.45, 280)
    art.clouds("#ffffff", 0.5, 340)
    art.glow(160, 120, 460, "#fffbe0", 0.4)
    art.repaint("background")
    ground(art)
    art.repaint("middle")
    apricots(art)
    snail_body(art)
    shell(art)
    cars(art)
    head(art)
    kiosk(art)
    with art.layer("front grass", detail=0.7) as pen:
        nature.grass(pen, -10, 200, 1216, 40, "#b8b060", (30, 90))
        nature.grass(pen, 600, 810, 1216, 50, "#b8b060", (30, 100))
        for x, y in ((690, 1120), (752, 1090), (640, 1160), (60, 1150)):
            nature.flower(pen, x, y, 26, "#f08a6a", stem=70)
    art.repaint("final")
    art.finish(vignette_colour="#b0603c", vignette=0.14)
