"""A housewife irons the sea: smooth behind her, still creased in hard waves ahead."""

import numpy as np
from atelier import Art, Card, Drop, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.motifs import sky
from light.colour import lighten, mix, vary

CARD = Card(
    seed=21,
    light=(-0.5, -0.85),
    hand="dry gouache",
    title_en="Ironing the Sea",
    title_ru="Утюжит море",
    tags_en=(
        "ironing",
        "sea",
        "waves",
        "housework",
        "crab",
        "perfectionism",
        "Sunday",
        "calm",
        "control",
        "endless work",
        "patience",
    ),
    tags_ru=(
        "утюг",
        "море",
        "волны",
        "домашние дела",
        "краб",
        "перфекционизм",
        "воскресенье",
        "штиль",
        "контроль",
        "бесконечная работа",
        "терпение",
    ),
    description_en=(
        "A broad woman in a coral apron stands ankle-deep in the sea and presses its creased waves "
        "flat with a cast-iron iron, while a crab, pressed thin as paper, lies on a pile of folded "
        "bays."
    ),
    description_ru=(
        "Крупная женщина в коралловом фартуке стоит по щиколотку в море и чугунным утюгом "
        "разглаживает мятые волны, а на стопке сложенных бухт лежит краб, тонкий, как бумага."
    ),
)

HORIZON = 255
CREASE_LIT = "#e2f7f4"
CREASE_DARK = "#176a8c"
IRON = "#39434c"
IRON_DARK = "#161c26"
IRON_LIGHT = "#93a6b0"


def seam(y):
    """Where the ironed sea ends and the creased one begins."""
    return 120 + (y - HORIZON) * 0.72


def smooth_sea(art):
    """The ironed sheet with its stitched hem and the folds it was kept in."""
    with art.layer("smooth sea", warp=0.4, direction=4) as pen:
        sheet = geo.rectangle(-20, HORIZON, 840, 1010)
        pen.fill(
            sheet,
            pen.gradient((0, HORIZON), (0, 1200), ["#cfeaf2", "#a8daea", "#84c8de"]),
        )
        for k in range(9):
            y = HORIZON + 14 * 1.72**k
            pen.line([(-20, y), (400, y + 3), (820, y)], "#eefaf8", 2 + k * 0.7, 0.75)
            pen.line([(-20, y + 3 + k), (820, y + 3 + k)], "#74bcc8", 1 + k * 0.4, 0.5)
        for x in (-1500, -900, -480, -160, 110, 380, 700):
            near = (x, 1210)
            far = (150 + (x - 150) * 0.04, HORIZON)
            pen.line([far, near], "#eefaf8", 5, 0.7)
            pen.line([(far[0] + 2, far[1]), (near[0] + 9, near[1])], "#74bcc8", 3, 0.45)


def creased_row(pen, y, tall, depth):
    """One row of hard folds: long lit slopes, short shaded overhangs, a sharp pressed crest."""
    rng = pen.rng
    x = seam(y) - tall * rng.uniform(0, 1)
    base = mix("#84cadc", "#2f90b4", min(depth * 1.2, 1))
    while x < 900:
        wide = tall * rng.uniform(2.0, 3.1)
        high = tall * rng.uniform(0.75, 1.2)
        foot = y + tall * 0.42
        peak = (x + wide * rng.uniform(0.56, 0.72), y - high)
        heel = (peak[0] + wide * 0.07, foot)
        slope = geo.curve(
            [(x, foot, "c"), (x + wide * 0.3, foot - high * 0.42), (*peak, "c"), (*heel, "c")]
        )
        hollow = geo.curve(
            [
                (*peak, "c"),
                (peak[0] + wide * 0.1, foot - high * 0.55),
                (x + wide, foot, "c"),
                (*heel, "c"),
            ]
        )
        pen.form(slope, vary(mix(base, CREASE_LIT, 0.6), rng, 0.02), volume=4, texture=0.4)
        pen.form(hollow, vary(mix(base, CREASE_DARK, 0.85), rng, 0.02), volume=4, texture=0.4)
        for t in (0.35, 0.62):
            start = geo.lerp((x, foot), heel, t)
            end = geo.lerp((x + wide * 0.3, foot - high * 0.42), peak, t)
            pen.line([start, end], mix(base, CREASE_DARK, 0.3), 1 + tall * 0.025, 0.7)
        edge = geo.curve([(x, foot), (x + wide * 0.3, foot - high * 0.42), peak], closed=False)
        pen.line(edge, "#fbfffd", 1.6 + tall * 0.04, 0.95)
        x += wide * 0.93


def creased_sea(art):
    with art.layer("creased sea", warp=0.5, detail=0.5) as pen:
        waste = geo.polygon(
            [(seam(HORIZON), HORIZON), (820, HORIZON), (820, 1220), (seam(1220), 1220)]
        )
        pen.fill(waste, pen.gradient((0, HORIZON), (0, 1200), ["#a8d8e6", "#4faccc", "#1f7aa0"]))
        y = HORIZON + 10
        while y < 1240:
            depth = (y - HORIZON) / 985
            tall = 8 + depth * 84
            creased_row(pen, y, tall, depth)
            y += tall * 0.74
    with art.layer("border", warp=0.4, detail=0.6) as pen:
        edge = [(seam(y) - 4, y) for y in range(HORIZON, 860, 60)]
        pen.line(edge, "#4aa6b6", 9, 0.5, blur=6)


def flat_iron(pen):
    """Grip at (0, 0); the sole stands below it."""
    with pen.at(28, 0, 1.28):
        body = geo.curve(
            [
                (-92, 92, "c"),
                (-88, 50),
                (-60, 36),
                (20, 38),
                (86, 62),
                (134, 92, "c"),
            ]
        )
        pen.form(body, IRON, IRON_DARK, IRON_LIGHT, volume=26, texture=0.4)
        sole = geo.polygon([(-96, 90), (140, 90), (120, 104), (-94, 104)])
        pen.form(sole, "#c3d2d4", "#6c8088", "#ffffff", volume=5, texture=0.2)
        for x in (-54, 26):
            post = geo.ribbon([(x, 48), (x * 0.92, 6)], [15, 12], 8)
            pen.form(post, IRON, IRON_DARK, IRON_LIGHT, volume=5, texture=0)
        grip = geo.ribbon([(-68, 2), (-12, -5), (44, 2)], [22, 28, 22], 14)
        pen.form(grip, "#b5743f", "#6a3a22", "#e8b47c", volume=10, texture=0.4)


WOMAN = Person(
    "middle",
    "broad",
    "tan",
    hair="bun",
    hair_colour="#5a3528",
    outfit=Outfit(
        top="#fbf5ea",
        sleeves=0.42,
        trousers=None,
        skirt="#1f5a78",
        skirt_hem=0.74,
        flare=1.5,
        skirt_pattern=patterns.dots("#d8f0ee", 6, 34),
        shoes=None,
        collar="#ffffff",
        hem=0.0,
        apron="#f0684f",
    ),
    hat="headscarf",
    hat_colour="#f4c95e",
)


def pressed(art):
    """The strip under the sole is flat already."""
    with art.layer("pressed", warp=0.3, blur=2) as pen:
        strip = geo.polygon([(400, 868), (726, 866), (790, 905), (760, 1210), (380, 1210)])
        pen.fill(strip, "#9ad4e2", 0.95)
        pen.fill(geo.ellipse(586, 876, 160, 13), "#1c6478", 0.55, blur=8)


def woman(art):
    pose = POSES["bending"].but(
        lean=62,
        curl=16,
        head=-26,
        near_arm=(6, 14),
        far_arm=(62, -38),
        near_leg=(-24, -30),
        far_leg=(26, -4),
        near_hand="hold",
        far_hand="hold",
    )
    content = Expression(eye="closed", brow=6, slant=6, smile=0.35, blush=0.7)
    with art.layer("woman", detail=0.9, keep=0.12, brush=0.9) as pen:
        yoke = geo.ribbon([(450, 460), (520, 500), (566, 560)], [120, 130, 100], 20)
        pen.form(yoke, "#ece2d2", volume=40, texture=0.5)
        draw_figure(
            pen, 262, 1046, 980, WOMAN, pose, "three-quarter", content, near_thing=flat_iron
        )
        knot = (222, 588)
        for turn in (-128, -62):
            loop = geo.ellipse(*geo.toward(knot, turn, 52), 22, 50, -turn)
            pen.form(loop, "#f0684f", "#b8382e", volume=12, texture=0.3)
        for end in ((160, 720), (206, 738)):
            tail = geo.ribbon([knot, geo.lerp(knot, end, 0.6), end], [14, 22, 26], 14)
            pen.form(tail, "#e85f48", "#b8382e", volume=8, texture=0.3)
        pen.form(geo.ellipse(*knot, 20, 22), "#f47a60", "#b8382e", texture=0.2)
    with art.layer("round the ankles", detail=0.6, warp=0.6) as pen:
        for x in (100, 360):
            pool = geo.ellipse(x, 1044, 96, 24)
            pen.fill(pool, "#9cd8de")
            for k in (1.0, 1.28):
                pen.line(geo.arc(x, 1042, 96 * k, 25 * k, 0, 350, 20), "#f2fcfa", 4, 0.9)


def folded(pen, left, y, wide, tall, colour):
    """A bay folded in four: rounded folds in front, the lace of the surf hanging out."""
    slab = geo.curve(
        [
            (left + 8, y - tall, "c"),
            (left + wide - 12, y - tall),
            (left + wide + 6, y - tall * 0.5),
            (left + wide - 12, y),
            (left + 8, y, "c"),
            (left - 8, y - tall * 0.5),
        ]
    )
    pen.form(slab, colour, lighten(colour, -0.2), lighten(colour, 0.12), volume=20, texture=0.5)
    for k in (0.3, 0.52, 0.76):
        end = (left + wide - 6, y - tall * k)
        pen.line([(left + 2, y - tall * k + 2), end], lighten(colour, -0.16), 3.5, 0.75)
    lace = [(left + x, y + 3 + 5 * (x // 14 % 2)) for x in range(2, int(wide), 14)]
    pen.line(lace, "#ffffff", 7, 0.95)


def crab(pen, x, y, size):
    with pen.at(x, y, size / 100, -4, scale_y=size / 100 * 0.62):
        red, dark = "#ee6a48", "#b23a2a"
        for side in (-1, 1):
            for k, angle in enumerate((62, 84, 108)):
                knee = geo.toward((side * 52, 6 + k * 10), side * angle, 58)
                tip = geo.toward(knee, side * (angle - 50), 48)
                pen.form(geo.ribbon([(side * 44, k * 12), knee, tip], [13, 12, 4], 16), red, dark)
            arm = geo.ribbon([(side * 54, -20), (side * 100, -44), (side * 84, -86)], [17, 16, 15])
            pen.form(arm, red, dark, texture=0.2)
            claw = geo.curve(
                [
                    (side * 70, -82),
                    (side * 62, -136),
                    (side * 88, -114, "c"),
                    (side * 112, -140),
                    (side * 110, -86),
                ]
            )
            pen.form(claw, lighten(red, 0.03), dark, texture=0.2)
        shell = geo.symmetric([(0, -44), (46, -42), (82, -12), (66, 38), (0, 54)])
        pen.form(shell, red, dark, "#ffa07c", volume=16, texture=0.5)
        for side in (-1, 1):
            pen.line([(side * 18, -42), (side * 22, -64)], dark, 6)
            pen.fill(geo.ellipse(side * 22, -68, 11), "#fff8ec")
            pen.line(geo.arc(side * 22, -68, 8, 7, 10, 170), "#4a1a18", 4)
        pen.line(geo.arc(0, 28, 20, 12, 200, 340), "#7a2420", 4.5)
        for dx in (-34, 0, 34):
            pen.line([(dx, -30), (dx * 1.1, 40)], dark, 2.5, 0.45)


def pile(art):
    with art.layer(
        "pile", detail=0.9, keep=0.1, warp=0.6, drop=Drop(8, 10, 12, 0.3, "#3d8ea0")
    ) as pen:
        colours = ["#3f9db4", "#7cc9c4", "#3d8fae"]
        y = 1188
        for k, colour in enumerate(colours):
            folded(pen, 24 + (k % 2) * 10, y, 262 - k * 6, 46, colour)
            y -= 44
        top = geo.curve(
            [(24, y + 6, "c"), (58, y - 58), (250, y - 58), (282, y + 6, "c"), (150, y + 10)]
        )
        pen.form(top, "#6cc0d4", "#3d8fae", "#c0ecee", volume=20, texture=0.4)
    with art.layer("crab", detail=1, keep=0.2, warp=0.5) as pen:
        crab(pen, 152, y - 30, 108)


def steam(art):
    with art.layer("steam", warp=0, mottle=0, alpha=0.8, blur=5) as pen:
        for k in range(7):
            x = 640 + k * 16 + pen.rng.normal(0, 10)
            wisp = [(x, 846), (x + 18, 800 - k * 6), (x - 8, 742), (x + 16, 690 - k * 9)]
            pen.fill(geo.ribbon(wisp, [6, 24, 18, 3], 20, caps=False), "#ffffff", 0.5)


def washing(art):
    """A cloud and two strips of shallows hang to dry."""
    with art.layer("line", warp=0.4, detail=0.8) as pen:
        cord = [(-20, 40), (260, 74), (540, 70), (820, 26)]
        pen.line(cord, "#b08a68", 5)
    with art.layer("washing", warp=0.5, detail=0.8, drop=Drop(6, 8, 8, 0.18, "#7aa0a0")) as pen:
        for x, wide, colour in ((44, 150, "#5fbccb"), (560, 180, "#86d2c8")):
            sheet = geo.curve(
                [
                    (x, 58, "c"),
                    (x + wide, 64, "c"),
                    (x + wide - 14, 150),
                    (x + wide + 8, 222, "c"),
                    (x + wide * 0.8, 206),
                    (x + wide * 0.6, 224),
                    (x + wide * 0.4, 206),
                    (x + wide * 0.2, 222),
                    (x + 6, 208, "c"),
                    (x + 12, 130),
                ]
            )
            pen.form(sheet, colour, lighten(colour, -0.12), volume=20, texture=0.6)
            for t in (0.3, 0.62):
                pen.fold([(x + wide * t, 66), (x + wide * t + 6, 200)], colour, 8, 0.6)
            hem = [(x + wide * t / 6, 216 - 9 * (t % 2)) for t in range(7)]
            pen.line(hem, "#ffffff", 8)
        sky.cloud(pen, 378, 140, 210, "#ffffff", "#8fb4bc", "#ffffff", 9)
        for x in (56, 184, 310, 440, 574, 724):
            y = 66 if 100 < x < 700 else 54
            pen.form(geo.rectangle(x - 6, y - 16, 13, 40, 4), "#e0a868", "#9a6238", texture=0.2)


def paint(art: Art) -> None:
    art.sky(["#f6f3ea", "#f4f6f2", "#e4f2f4", "#d2ecf2"], [0, 0.08, 0.16, 0.22])
    art.clouds("#ffffff", 0.7, mask=(art.y < HORIZON).astype(np.float32))
    art.glow(160, 130, 300, "#fff0d4", 0.25)
    smooth_sea(art)
    art.repaint("background", radii=(12, 7))
    creased_sea(art)
    washing(art)
    art.repaint("middle", radii=(9, 4.5, 2.5))
    pressed(art)
    woman(art)
    pile(art)
    art.repaint("final")
    steam(art)
    art.finish(vignette_colour="#3a8a98", vignette=0.12)
