"""A second city hangs from the clouds; between the two a palm goes up or down on a crane."""

import numpy as np
from atelier import Art, Card
from atelier import geometry as geo
from atelier.figures import POSES, Outfit, Person, draw_figure
from light.colour import lighten, mix, vary

CARD = Card(
    seed=29,
    light=(-0.5, -0.6),
    hand="ink-line over wash",
    title_en="The City Below the City",
    title_ru="Город сталактитов",
    tags_en=(
        "city",
        "crane",
        "palm",
        "balcony",
        "towers",
        "laundry",
        "upside down",
        "gift",
        "neighbour",
        "gravity",
        "exchange",
        "parallel worlds",
    ),
    tags_ru=(
        "город",
        "кран",
        "пальма",
        "балкон",
        "башни",
        "бельё",
        "вверх ногами",
        "подарок",
        "соседи",
        "притяжение",
        "обмен",
        "параллельный мир",
    ),
    description_en="A second city hangs upside down from the clouds, and a crane on a roof of ours "
    "passes a potted palm to a woman on a balcony overhead.",
    description_ru="С туч свисает второй город вверх ногами, и кран на нашей крыше передаёт "
    "пальму в горшке женщине на балконе над головой.",
)

SLATE = ("#6a6690", "#7a6c98", "#5c6488", "#84749c")
MAUVE = ("#9a78a8", "#8a6a9e", "#a886ac", "#7c6698")
NEIGHBOUR = Person(
    "young",
    "small",
    "dark",
    hair="bun",
    hair_colour="#2a1a22",
    outfit=Outfit("#f2c230", hem=0.62, trousers=None, shoes="#c8506a", belt="#d89a1a"),
)
REACHING = POSES["reaching up"].but(
    lean=14, head=-4, near_arm=(148, 160), far_arm=(132, 150), near_leg=(4, -4), far_leg=(-6, -12)
)


def panes(pen, x, y, width, height, columns, rows, wall):
    dark = mix(wall, "#2c2444", 0.62)
    for i in range(columns):
        for j in range(rows):
            px = x + (i + 0.5) * width / columns
            py = y + (j + 0.5) * height / rows
            w, h = width / columns * 0.4, height / rows * 0.5
            pen.fill(geo.rectangle(px - w / 2, py - h / 2, w, h, 1), vary(dark, pen.rng, 0.05, 8))
            if pen.rng.random() < 0.4:
                sill = geo.rectangle(px - w * 0.75, py + h / 2, w * 1.5, 3)
                pen.fill(sill, lighten(wall, 0.12))


def roof(pen, x, top, width, kind, colour):
    """The upper end of a house whose wall spans x .. x + width."""
    middle = x + width / 2
    if kind == "gable":
        shape = geo.polygon([(x - 8, top), (middle, top - width * 0.62), (x + width + 8, top)])
        pen.form(shape, colour, volume=14, texture=0.4)
    elif kind == "dome":
        arc = geo.arc(middle, top, width * 0.52, width * 0.6, 180, 360, 9)
        pen.form(geo.polygon(arc), colour, volume=20, texture=0.4)
        pen.line([(middle, top - width * 0.6), (middle, top - width * 0.95)], "#2a2238", 3)
    elif kind == "spire":
        shape = geo.curve(
            [
                (x - 6, top, "c"),
                (middle - width * 0.16, top - width * 0.7),
                (middle, top - width * 1.7, "c"),
                (middle + width * 0.16, top - width * 0.7),
                (x + width + 6, top, "c"),
            ],
            tension=0.7,
        )
        pen.form(shape, colour, volume=14, texture=0.4)
    elif kind == "tank":
        flat(pen, x, top, width, colour)
        for dx in (0.3, 0.7):
            pen.line([(x + width * dx, top - 8), (x + width * dx, top - 38)], "#2a2238", 3)
        pen.form(geo.rectangle(x + width * 0.2, top - 86, width * 0.6, 50, 3), "#8a6a6a", volume=12)
        cap = [(x + width * 0.14, top - 84), (middle, top - 112), (x + width * 0.86, top - 84)]
        pen.form(geo.polygon(cap), lighten(colour, -0.08), volume=8)
    else:
        flat(pen, x, top, width, colour)
        pen.form(geo.rectangle(x + width * 0.62, top - 40, width * 0.18, 36), "#7a5a72", volume=6)
        pen.line([(x + width * 0.2, top - 8), (x + width * 0.2, top - 60)], "#2a2238", 2.4)
        for y, run in ((-56, 13), (-46, 17), (-36, 10)):
            mast = x + width * 0.2
            pen.line([(mast - run, top + y), (mast + run, top + y)], "#2a2238", 2)


def flat(pen, x, top, width, colour):
    pen.form(geo.rectangle(x - 6, top - 10, width + 12, 14), lighten(colour, 0.04), volume=4)


def house(pen, x, base, width, height, kind, wall, cover):
    """Standing at `base`; the hanging ones are drawn in a mirrored pen."""
    top = base - height
    pen.form(geo.rectangle(x, top, width, height), wall, volume=width * 0.26, texture=0.4)
    for band in np.arange(top + 90, base, 150):
        pen.line([(x, band), (x + width, band)], lighten(wall, -0.12), 2, 0.7)
    columns, rows = max(2, int(width // 30)), max(2, int(height // 46))
    panes(pen, x + 4, top + 12, width - 8, height - 16, columns, rows, wall)
    roof(pen, x, top, width, kind, cover)


def washing(pen, start, end, colours):
    """Linen on a line, hanging down in the pen's own axes."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 16)
    pen.line([start, middle, end], "#2a2238", 2)
    line = geo.sample([start, middle, end], len(colours) + 2)[1:-1]
    for i, ((x, y), colour) in enumerate(zip(line, colours, strict=True)):
        sway = pen.rng.uniform(-5, 5)
        if i % 3 == 1:
            shirt = [(-17, 0), (17, 0), (27, 15), (17, 20), (15 + sway, 46), (-14 + sway, 46)]
            shirt += [(-17, 20), (-26, 15)]
        elif i % 3 == 2:
            shirt = [(-11, 0), (11, 0), (13 + sway, 50), (3 + sway, 50), (0, 16)]
            shirt += [(-4 + sway, 50), (-14 + sway, 50)]
        else:
            shirt = [(-15, 0), (15, 0), (16 + sway, 52), (-14 + sway, 52)]
        pen.form(geo.polygon([(x + a, y + b) for a, b in shirt]), colour, volume=5, texture=0.3)


def overcast(art):
    """The lid of cloud that the hanging streets grow from."""
    with art.layer("overcast") as pen:
        for row, (y, tone) in enumerate(((70, "#8a80a8"), (40, "#7a7098"), (8, "#6a608c"))):
            for x in np.linspace(-30, 830, 7):
                puff = geo.blob(pen.rng, x + row * 48, y + pen.rng.normal(0, 10), 92, 54, 10, 0.07)
                pen.form(puff, tone, lighten(tone, -0.1), volume=34, texture=0.7)


def far_rows(art):
    with (
        art.layer("far hanging", fog=("#d8c2da", 0.5), mottle=0.03) as pen,
        pen.at(0, 60, 1, scale_y=-1),
    ):
        for x, width, height in (
            (70, 70, 330),
            (150, 60, 430),
            (330, 84, 360),
            (420, 60, 300),
            (500, 74, 410),
            (690, 64, 380),
        ):
            kind = pen.rng.choice(["gable", "flat", "spire", "dome"])
            house(pen, x, 0, width, height, kind, MAUVE[int(x) % 4], "#77608e")
    with art.layer("far standing", fog=("#d8c2da", 0.5), mottle=0.03) as pen:
        for x, width, height in (
            (-20, 80, 330),
            (76, 64, 250),
            (300, 80, 290),
            (390, 64, 370),
            (470, 78, 260),
            (560, 66, 330),
            (720, 70, 300),
        ):
            kind = pen.rng.choice(["gable", "flat", "tank", "dome"])
            house(pen, x, 1200, width, height, kind, SLATE[int(x) % 4], "#5f5880")


def hanging_city(art):
    with art.layer("hanging city") as pen, pen.at(0, 40, 1, scale_y=-1):
        house(pen, -30, 0, 130, 520, "tank", "#8f6fa2", "#6c4f84")
        house(pen, 214, 0, 104, 300, "dome", "#a184ac", "#7a5a92")
        house(pen, 318, 0, 92, 214, "gable", "#8a6a9e", "#5f4a80")
        house(pen, 470, 0, 100, 268, "spire", "#a07eaa", "#6c4f84")
        washing(pen, (100, -350), (232, -262), ("#f4ead6", "#d86a72", "#cfe0ea", "#f0d8b0"))
        washing(pen, (300, -190), (486, -206), ("#e8d8ec", "#6f92b8", "#f4ead6", "#d88a9a"))
        house(pen, 590, 0, 186, 470, "flat", "#97789f", "#745a8c")
        house(pen, 764, 0, 90, 610, "gable", "#7c6294", "#5a4478")


def balcony(art):
    """The neighbour overhead: for her the palm hangs at the top of the world."""
    with art.layer("balcony", detail=1) as pen, pen.at(560, 428, 1, scale_y=-1):
        pen.form(geo.rectangle(46, -6, 60, 118, 2), "#40345c", volume=6)
        draw_figure(pen, 6, 0, 210, NEIGHBOUR, REACHING, "three-quarter", "happy", True)
        pen.form(geo.rectangle(-76, -2, 200, 18, 2), "#c8a8c0", volume=6)
        for x in range(-70, 122, 17):
            pen.line([(x, 2), (x, -66)], "#2a2238", 3.2)
        pen.form(geo.rectangle(-78, -74, 204, 9, 3), "#b48aa8", volume=4)


def standing_city(art):
    with art.layer("standing city") as pen:
        house(pen, 640, 1230, 180, 350, "gable", "#70698f", "#8a5a78")
        house(pen, 260, 1230, 110, 236, "dome", "#7c7098", "#5f5a84")
        house(pen, 372, 1230, 150, 180, "flat", "#666390", "#535078")
        house(pen, 530, 1230, 110, 290, "spire", "#7a7096", "#575280")
        house(pen, -30, 1230, 300, 300, "flat", "#615f88", "#4c4a70")
        washing(pen, (262, 974), (372, 1056), ("#f4ead6", "#6f92b8", "#d86a72"))
        washing(pen, (506, 1066), (660, 934), ("#f0d8b0", "#d88a9a", "#f4ead6", "#8fb0a8"))


def lattice(pen, start, end, wide, narrow, colour):
    """A braced girder between two points."""
    sx, sy = start
    ex, ey = end
    length = np.hypot(ex - sx, ey - sy)
    nx, ny = -(ey - sy) / length, (ex - sx) / length
    count = int(length / 36)
    rails = [[], []]
    for i in range(count + 1):
        x, y = geo.lerp(start, end, i / count)
        half = wide + (narrow - wide) * i / count
        rails[0].append((x + nx * half, y + ny * half))
        rails[1].append((x - nx * half, y - ny * half))
    for i in range(count):
        pen.line(geo.polygon([rails[0][i], rails[1][i + 1]], False), colour, 3)
        pen.line(geo.polygon([rails[1][i], rails[0][i]], False), colour, 3)
    for rail in rails:
        pen.line(geo.polygon([rail[0], rail[-1]], False), colour, 6)


def crane(art):
    red = "#a8323e"
    with art.layer("crane", detail=1, warp=0.4) as pen:
        foot, top, tip = (96, 930), (96, 716), (420, 436)
        lattice(pen, foot, top, 24, 20, red)
        pen.line([(60, 700), (70, 596), tip], "#2a2238", 3)
        pen.line([(70, 596), (2, 720)], "#2a2238", 3)
        lattice(pen, (104, 706), tip, 22, 7, red)
        lattice(pen, (66, 716), (68, 594), 8, 5, red)
        pen.form(geo.rectangle(-24, 704, 70, 54, 3), "#544a6c", volume=10)
        cabin = [(96, 668), (146, 672), (156, 716), (150, 732), (96, 732)]
        pen.form(geo.polygon(cabin), "#d0505a", volume=8)
        pen.form(geo.polygon([(112, 680), (140, 683), (147, 712), (112, 712)]), "#d8e6ea", volume=3)
        pen.form(geo.rectangle(40, 924, 120, 20, 2), "#544a6c", volume=6)
        pen.line([tip, (421, 560)], "#2a2238", 2.6)
        pen.form(geo.ellipse(420, 438, 11), "#d0505a", volume=4)


def palm(art):
    with art.layer("palm", detail=1, warp=0.6) as pen, pen.at(421, 690):
        for side in (-1, 1):
            pen.line([(0, -132), (side * 50, -30), (side * 42, 36)], "#2a2238", 2.2)
        pen.form(geo.ellipse(0, -132, 9), "#544a6c", volume=3)
        trunk = geo.ribbon([(0, 46), (-8, -10), (4, -76)], [28, 20, 15])
        pen.form(trunk, "#9a6a44", volume=7, texture=0.6)
        for y in (20, 5, -10, -25, -40, -54, -66):
            pen.line([(-10, y - 3), (0, y + 2), (10, y - 3)], "#4a2c28", 2)
        fronds = (
            (-150, 104),
            (-118, 118),
            (-86, 112),
            (-58, 96),
            (64, 98),
            (88, 112),
            (120, 116),
            (152, 100),
            (180, 86),
        )
        for i, (angle, length) in enumerate(fronds):
            frond(pen, (4, -76), angle, length, "#2f8a46" if i % 2 else "#4cab58")
        pot = geo.curve([(-44, 36, "c"), (44, 36, "c"), (32, 104, "c"), (-32, 104, "c")])
        pen.form(pot, "#c8694a", volume=16, texture=0.5)
        pen.form(geo.rectangle(-50, 26, 100, 22, 3), "#d87a54", volume=8)


def frond(pen, root, angle, length, colour):
    """An arching leaf with a midrib and split edges; 0 hangs down, 180 points up."""
    rise = geo.toward(root, angle, length * 0.6)
    bend = 1 if angle > 0 else -1
    tip = geo.toward(rise, angle * 0.62, length * 0.55)
    spine = geo.sample([root, rise, (tip[0] + bend * 4, tip[1] + 16)], 12)
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        half = 13 * np.sin(np.pi * (i + 0.6) / 12.4)
        notch = 0.45 if i % 2 else 1.0
        left.append((x - half * notch, y + half * notch * 0.7, "c"))
        right.append((x + half * notch, y + half * notch * 0.7, "c"))
    pen.form(geo.curve([*left, *right[::-1]], tension=0.5), colour, volume=6, texture=0.3)
    pen.line([tuple(p) for p in spine], lighten(colour, -0.2), 2, 0.8)


def watchers(art):
    """A signalman and a dog on our roof look up."""
    man = Person(
        "middle",
        "stout",
        "fair",
        beard="moustache",
        hat="helmet",
        hat_colour="#f0b838",
        outfit=Outfit("#4a6a8e", hem=0.1, trousers="#3c3a58"),
    )
    with art.layer("signalman", detail=1) as pen:
        pose = POSES["waving"].but(head=-20, lean=-6, far_arm=(120, 160), near_arm=(60, 128))
        draw_figure(pen, 214, 922, 150, man, pose)
        with pen.at(286, 922, 1.15):
            tail = geo.ribbon([(-22, -6), (-40, -14), (-44, -32)], [9, 7, 3])
            pen.form(tail, "#7a4a34", volume=3)
            back = [(-24, 0), (-26, -22), (-8, -50), (8, -52), (14, -28), (12, 0)]
            pen.form(geo.curve(back), "#9a6242", volume=8)
            pen.form(geo.ribbon([(4, -36), (9, -16), (10, -2)], [14, 10, 11]), "#9a6242", volume=3)
            skull = [(-6, -54), (-2, -74), (16, -80), (34, -92), (38, -84), (26, -66), (12, -50)]
            pen.form(geo.curve(skull), "#9a6242", volume=6)
            pen.form(geo.ribbon([(0, -70), (-10, -62), (-12, -48)], [7, 11, 5]), "#5a3428")
            pen.fill(geo.ellipse(36, -89, 4), "#1d1620")
            pen.fill(geo.ellipse(17, -74, 2.4), "#1d1620")
            pen.line([(-4, -54), (6, -50), (14, -52)], "#c8384a", 5)


def paint(art: Art) -> None:
    art.sky(
        ["#6a6498", "#a296c4", "#e6cee0", "#f8dcc8", "#b4a4cc", "#7470a4"],
        [0, 0.26, 0.48, 0.58, 0.76, 1],
    )
    art.clouds("#fbe6dc", 0.45, 260)
    art.clouds("#7a6a9c", 0.35, 320, stretch=3.2)
    art.repaint("background")
    overcast(art)
    far_rows(art)
    hanging_city(art)
    standing_city(art)
    art.shade(np.clip((240 - art.y) / 260, 0, 1), "#6f66a8", 0.85)
    art.shade(np.clip((art.y - 930) / 270, 0, 1), "#7874b4", 0.75)
    balcony(art)
    crane(art)
    palm(art)
    watchers(art)
    art.repaint("final")
    art.finish(vignette_colour="#3a3058", vignette=0.2)
