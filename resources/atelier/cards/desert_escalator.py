"""An escalator climbs from a dune into the white sky and stops; a janitor sweeps its top step."""

import numpy as np
from atelier import Art, Card, Drop
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import vary

CARD = Card(
    seed=73,
    light=(-0.35, -0.9),
    hand="dry gouache",
    title_en="Up, Out of Order",
    title_ru="Эскалатор в дюнах",
    tags_en=(
        "escalator",
        "desert",
        "dune",
        "janitor",
        "broom",
        "sand",
        "stairs",
        "futility",
        "duty",
        "heaven",
        "shopping",
        "unfinished",
    ),
    tags_ru=(
        "эскалатор",
        "пустыня",
        "дюна",
        "уборщик",
        "метла",
        "песок",
        "лестница",
        "тщетность",
        "долг",
        "небеса",
        "покупки",
        "незавершённость",
    ),
    description_en="Out of a sand dune an escalator climbs into a white sky and breaks off; on its "
    "top step a janitor sweeps away the sand, and a shopping bag stands half-way.",
    description_ru="Из дюны в белое небо поднимается эскалатор и обрывается; на верхней ступени "
    "уборщик сметает песок, а на полпути стоит забытый пакет с покупками.",
)

JANITOR = Person(
    "middle",
    "broad",
    "dark",
    "crop",
    "#1c1614",
    hat="cap",
    hat_colour="#2f6f8f",
    outfit=Outfit(
        "#2f7fa0",
        hem=0.2,
        flare=1.2,
        trousers="#235f80",
        belt="#f2c84a",
        collar="#f2c84a",
        shoes="#3a2a28",
    ),
)
STEPS = 15
FOOT, HEAD = (176, 1010), (560, 352)


def step_at(i):
    """Left end of the edge of a step, its width, its rise: all shrink with the height."""
    t = i / (STEPS - 1)
    near = 1.9 / (1 + 1.9 * t)
    k = (1 - near / 1.9) / (1 - 1 / 2.9)
    x = FOOT[0] + (HEAD[0] - FOOT[0]) * k
    y = FOOT[1] + (HEAD[1] - FOOT[1]) * k
    return x, y, 330 * near / 1.9, 92 * near / 1.9


def dunes(art):
    with art.layer("far dunes", fog=("#fdf0dc", 0.5), dissolve=0.2) as pen:
        far = [(-20, 760), (90, 730), (240, 810), (480, 786), (640, 830), (820, 760)]
        pen.form(
            geo.curve([*far, (820, 1240, "c"), (-20, 1240, "c")]),
            "#f3c184",
            "#dca064",
            volume=50,
            texture=0.6,
        )
    with art.layer("middle dune", fog=("#fdf0dc", 0.25), direction=-12) as pen:
        crest = [(-20, 900), (160, 866), (420, 930), (600, 850), (700, 770), (820, 800)]
        pen.form(
            geo.curve([*crest, (820, 1240, "c"), (-20, 1240, "c")]),
            "#efac66",
            "#d38a4c",
            "#fbd8a0",
            volume=60,
            texture=0.7,
        )
        shade = [
            (700, 850, "c"),
            (740, 930),
            (700, 1040),
            (760, 1240, "c"),
            (820, 1240, "c"),
            (820, 880, "c"),
        ]
        pen.fill(geo.curve(shade), "#c47840", 0.85, blur=3)


def near_dune(art):
    shadow = geo.polygon([(180, 1040), (660, 1080), (830, 1150), (830, 1230), (420, 1240)])
    with art.layer("near dune", direction=14, drop=Drop(0, -8, 12, 0.2, "#a0603c")) as pen:
        crest = [
            (-20, 1010),
            (90, 1000),
            (210, 1046),
            (340, 1080),
            (520, 1050),
            (690, 1088),
            (820, 1060),
        ]
        dune = geo.curve([*crest, (820, 1240, "c"), (-20, 1240, "c")])
        pen.form(dune, "#eea25a", "#c9743c", "#fbd49a", volume=70, texture=0.8, grain=0.1)
        with pen.clip(dune):
            pen.fill(shadow, "#a85a30", 0.6, blur=9)
            for x, y in geo.scattered(pen.rng, 70, (-10, 1030, 810, 1200), 26):
                run = pen.rng.uniform(30, 80)
                ripple = [(x - run, y + 5), (x, y - 3), (x + run, y + 4)]
                pen.fill(geo.ribbon(ripple, [1, 7, 1], 16, False), "#b0602c", 0.6)
                above = [(px, py - 6) for px, py in ripple]
                pen.fill(geo.ribbon(above, [1, 5, 1], 16, False), "#ffdca4", 0.5)


def step_front(pen, i):
    x, y, wide, rise = step_at(i)
    slant = -wide * 0.13
    if i:
        rise = step_at(i - 1)[1] - y
    riser = geo.polygon(
        [(x, y), (x + wide, y + slant), (x + wide, y + slant + rise), (x, y + rise)]
    )
    tone = vary("#9aa7b2", pen.rng, 0.012, 3)
    pen.form(riser, tone, "#6f7d8a", "#dde4e8", volume=6, texture=0.1)
    with pen.clip(riser):
        for k in range(1, 16):
            gx = x + wide * k / 16
            gy = y + slant * k / 16
            pen.line(
                geo.polygon([(gx, gy), (gx, gy + rise)], False),
                "#586672",
                max(wide * 0.012, 1.4),
                0.9,
            )
    edge = geo.polygon(
        [
            (x, y - rise * 0.07),
            (x + wide, y + slant - rise * 0.07),
            (x + wide, y + slant + rise * 0.07),
            (x, y + rise * 0.07),
        ]
    )
    pen.form(edge, "#f2c53c", "#c8922a", "#ffe79a", volume=3, texture=0)


def rail_points(side, lift):
    points = []
    for i in range(STEPS):
        x, y, wide, rise = step_at(i)
        across = -wide * 0.07 if side < 0 else wide * 1.07
        slant = 0 if side < 0 else -wide * 0.13
        points.append((x + across, y + slant - rise * lift))
    return points


def balustrade(pen, side):
    """The glass panel, its steel plinth and the black rubber rail."""
    low, high = rail_points(side, -1.15), rail_points(side, 1.75)
    glass = geo.polygon([*low, *high[::-1]])
    pen.fill(glass, "#bfe0e6" if side < 0 else "#a9d2dc", 0.55)
    with pen.clip(glass):
        for i in range(0, STEPS, 2):
            a, b = low[i], high[i]
            pen.line(geo.polygon([a, b], False), "#e9f4f4", 3, 0.9)
    for lift, scale, colour in ((-1.15, 0.36, "#8d9aa5"), (1.75, 0.34, "#26252d")):
        points = rail_points(side, lift)
        widths = [step_at(i)[3] * scale for i in range(STEPS)]
        pen.form(geo.ribbon(points, widths, 60), colour, volume=7, texture=0.2)


def underside(pen):
    """Seen from below: the truss, and where it stops, torn cables and nothing."""
    edge = rail_points(1, -1.2)
    belly = []
    for i in range(STEPS):
        x, y, wide, rise = step_at(i)
        belly.append((x + wide * 1.42, y + rise * 2.6))
    shape = geo.polygon([*edge, *belly[::-1]])
    pen.form(shape, "#6f7d8c", "#3c4a58", "#aab6c0", volume=30, texture=0.5)
    with pen.clip(shape):
        for i in range(STEPS - 1):
            a, b = edge[i], belly[i]
            c = belly[i + 1]
            pen.line(geo.polygon([a, b], False), "#26313c", step_at(i)[3] * 0.13, 0.9)
            pen.line(geo.polygon([a, c], False), "#2e3a46", step_at(i)[3] * 0.09, 0.9)
    pen.line(belly, "#333e49", 9, 0.9)


def pillar(pen):
    pen.form(
        geo.polygon([(602, 640), (634, 632), (660, 1160), (608, 1170)]),
        "#b3bec6",
        "#74818d",
        "#e8edf0",
        volume=20,
        texture=0.4,
    )
    pen.form(geo.polygon([(560, 640), (672, 616), (640, 690), (600, 696)]), "#98a5b0", volume=14)


def escalator(art):
    with art.layer("truss", warp=0.3, detail=0.6) as pen:
        pillar(pen)
        underside(pen)
    with art.layer("steps", warp=0.2, detail=0.85, keep=0.1) as pen:
        balustrade(pen, 1)
        for i in reversed(range(STEPS)):
            step_front(pen, i)
        x, y, wide, rise = step_at(STEPS - 1)
        top = geo.polygon(
            [
                (x, y),
                (x + wide, y - wide * 0.13),
                (x + wide * 1.16, y - wide * 0.25),
                (x + wide * 0.2, y - wide * 0.1),
            ]
        )
        pen.form(top, "#c9d2d8", volume=3, texture=0.1)
    with art.layer("torn end", detail=0.7) as pen:
        x, y, wide, rise = step_at(STEPS - 1)
        for k, run in ((0.5, 60), (0.8, 96), (1.1, 74), (1.3, 110)):
            start = (x + wide * k, y + rise * (0.8 + k * 0.6))
            end = (start[0] + 26 + run * 0.3, start[1] + run)
            pen.line([start, (start[0] + 30, start[1] + run * 0.4), end], "#4a5560", 4)


def near_rail(art):
    with art.layer("near rail", warp=0.2, detail=0.7, keep=0.1) as pen:
        balustrade(pen, -1)


def broom(pen):
    pen.form(geo.ribbon([(44, -150), (-46, 166)], [7, 7], 6), "#a8672f", texture=0)
    head = [(-74, 158), (-22, 170), (-16, 186), (-82, 174)]
    pen.form(geo.polygon(head), "#7a4424", texture=0)
    for k in range(8):
        x = -78 + k * 8
        pen.line([(x, 172 + k * 1.6), (x - 8, 206 + k)], "#d9a83a", 5)


def janitor(art):
    x, y, wide, _rise = step_at(STEPS - 1)
    with art.layer("janitor", detail=1, keep=0.15, drop=Drop(6, 6, 6, 0.25, "#8a6a4a")) as pen:
        pose = POSES["standing"].but(
            lean=16,
            head=22,
            near_arm=(30, 74),
            far_arm=(-3, 126),
            near_leg=(-17, -20),
            far_leg=(15, 2),
            near_hand="hold",
            far_hand="hold",
        )
        draw_figure(
            pen,
            x + wide * 0.54,
            y - wide * 0.08,
            300,
            JANITOR,
            pose,
            "three-quarter",
            Expression(eye="closed", smile=-0.05),
            True,
            near_thing=broom,
        )


def bag(art):
    x, y, wide, _rise = step_at(5)
    with (
        art.layer("bag", detail=1, keep=0.12, drop=Drop(8, 4, 6, 0.3, "#5a4a40")) as pen,
        pen.at(x + wide * 0.62, y - wide * 0.08, 1.0),
    ):
        for dx in (-14, 12):
            pen.line(geo.arc(dx, -104, 22, 40, 180, 360), "#8a2a3a", 5)
        pen.form(geo.polygon([(-50, 4), (-44, -104), (44, -112), (52, -4)]), "#d8404e", volume=16)
        pen.form(geo.polygon([(44, -112), (64, -100), (70, -14), (52, -4)]), "#a82a3e", volume=6)
        pen.form(geo.moved(geo.star(26, 5, 0.45), 0, -52), "#f6d878", texture=0)
        pen.form(geo.ribbon([(-20, -100), (-34, -150), (-22, -178)], [14, 10, 4], 12), "#5a8a4a")
        for k in (-24, 8, 34):
            leaf = geo.ribbon([(14, -106), (14 + k, -150), (14 + k * 1.5, -172)], [10, 16, 3], 12)
            pen.form(leaf, "#6a9a50", texture=0.2)


def falling_sand(art):
    """What he has swept off comes down in a thin veil, and is blown back."""
    with art.layer("veil", warp=2, dissolve=0.4) as pen:
        x, y, _wide, _rise = step_at(STEPS - 1)
        veil = [
            (x - 8, y),
            (x - 60, y + 70),
            (x - 132, y + 180),
            (x - 220, y + 330),
            (x - 300, y + 470),
        ]
        pen.fill(geo.ribbon(veil, [10, 40, 70, 100, 130], 40), "#eeb478", 0.55, blur=6)
    with art.layer("grains", warp=0, mottle=0) as pen:
        x, y, _wide, _rise = step_at(STEPS - 1)
        for _ in range(360):
            t = pen.rng.random()
            px = x - 8 - 290 * t**1.1 + pen.rng.normal(0, 8 + 34 * t)
            py = y + 470 * t**1.4 + pen.rng.normal(0, 10 + 20 * t)
            pen.fill(
                geo.ellipse(px, py, pen.rng.uniform(1, 3)), vary("#dd9450", pen.rng, 0.05), 0.9
            )


def heaps(art):
    """Sand has already climbed the first steps."""
    with art.layer("heaps", detail=0.6, direction=10) as pen:
        for i in range(6):
            x, y, wide, rise = step_at(i)
            side = wide * (0.5 - 0.06 * i)
            heap = [
                (x - 4, y + rise * 0.1, "c"),
                (x + side * 0.4, y - rise * 0.34),
                (x + side, y - wide * 0.05, "c"),
                (x + side * 0.8, y + rise * 0.3),
                (x + side * 0.2, y + rise * 0.55),
            ]
            pen.form(geo.curve(heap), "#f3b878", "#d88f58", "#fde0b0", volume=16, texture=0.6)


def paint(art: Art) -> None:
    art.sky(["#f7efe2", "#fdf8ee", "#fdf3de", "#fae2bc"], [0, 0.35, 0.6, 0.8], wobble=50)
    art.clouds("#f2cfa0", 0.6, 420, mask=np.clip(1.1 - art.y / 900, 0, 1))
    art.clouds("#ffffff", 0.5, 260)
    art.glow(150, 170, 330, "#fffdf4", 0.9)
    art.repaint("background")
    dunes(art)
    art.repaint("middle")
    escalator(art)
    heaps(art)
    bag(art)
    janitor(art)
    near_rail(art)
    near_dune(art)
    art.repaint("final")
    falling_sand(art)
    art.finish(vignette_colour="#b87a4a", vignette=0.15)
