"""A strongman strains under a soap bubble; a skinny girl holds his barbell with one finger."""

from atelier import Art, Card, Cast, Drop
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure, draw_head, draw_palm
from light.colour import lighten, vary

CARD = Card(
    seed=68,
    light=(-0.45, -0.85),
    hand="dry gouache",
    title_en="The Heaviest Thing",
    title_ru="Самое тяжёлое",
    tags_en=(
        "strongman",
        "soap bubble",
        "girl",
        "barbell",
        "cradle",
        "circus",
        "effort",
        "fragility",
        "responsibility",
        "fatherhood",
        "show",
        "turn",
    ),
    tags_ru=(
        "силач",
        "мыльный пузырь",
        "девочка",
        "штанга",
        "колыбель",
        "цирк",
        "усилие",
        "хрупкость",
        "ответственность",
        "отцовство",
        "представление",
        "очередь",
    ),
    description_en="In a circus tent a red-faced strongman strains under a soap bubble in which "
    "a tiny cradle floats; a skinny girl waits, holding up his barbell on one finger.",
    description_ru="В цирковом шатре багровый силач из последних сил держит мыльный пузырь "
    "с крошечной колыбелью; худенькая девочка ждёт, подняв его штангу одним пальцем.",
)

BUBBLE = (300, 234, 196)
SKIN, SKIN_DARK, SKIN_LIGHT = "#d28a74", "#944c4c", "#f2b49e"
FACE = "#cc5c5e"
GIRL = Person(
    "child",
    "thin",
    "dark",
    "bun",
    "#1c1412",
    outfit=Outfit(
        "#5f93a8",
        hem=0.34,
        flare=1.1,
        trousers=None,
        sleeves=0.0,
        shoes="#f4efe6",
        stockings="#f4efe6",
        belt="#f4efe6",
    ),
)


def tent(art):
    """Rose and cream canvas gathered at the king pole, the ring below."""
    with art.layer("canvas", warp=0.5, brush=1.2) as pen:
        top = (520, -180)
        for i in range(17):
            a, b = -20 - 520 + i * 116, -20 - 520 + (i + 1) * 116
            panel = geo.polygon([top, (a, 860), (b, 860)])
            tone = "#e2749a" if i % 2 else "#fdeae6"
            pen.form(panel, vary(tone, pen.rng, 0.008, 3), volume=20, texture=0.5, grain=1.5)


def ring(art):
    with art.layer("valance", warp=0.4, detail=0.4, drop=Drop(0, 8, 8, 0.25, "#8a4a52")) as pen:
        for i in range(12):
            x = -30 + i * 76
            scallop = [
                (x, 690, "c"),
                (x + 76, 684, "c"),
                (x + 74, 730),
                (x + 38, 756),
                (x + 2, 732),
            ]
            pen.form(geo.curve(scallop), "#d86a72" if i % 2 else "#f7d9a8", volume=10, texture=0.4)
            pen.form(geo.ellipse(x + 38, 762, 7), "#e8b23e", texture=0)
    with art.layer("ring", direction=3) as pen:
        wall = geo.rectangle(-20, 752, 840, 190)
        pen.form(wall, "#eab0ae", "#cc8088", volume=40, texture=0.5)
        for i in range(13):
            head(pen, -10 + i * 70 + pen.rng.normal(0, 8), 830 + 16 * (i % 2))
        floor = geo.curve(
            [(-20, 930), (240, 912), (560, 912), (820, 930), (820, 1240, "c"), (-20, 1240, "c")]
        )
        pen.form(floor, "#f3cdb8", "#dc9f90", "#fde6d8", volume=50, texture=0.9, grain=0.05)
        kerb = [
            (-20, 900),
            (240, 884),
            (560, 884),
            (820, 900),
            (820, 950),
            (560, 930),
            (240, 930),
            (-20, 950),
        ]
        pen.form(geo.curve(kerb), "#d8646c", "#9c3c4c", "#f0a0a0", volume=14, texture=0.4)


def head(pen, x, y):
    """Somebody on the benches."""
    tone = ("#d99a86", "#c98478", "#e0ac96", "#b87468")[int(pen.rng.integers(4))]
    pen.fill(geo.ellipse(x, y + 56, 40, 44), vary("#d08c88", pen.rng, 0.03, 8))
    pen.fill(geo.ellipse(x, y, 20, 24), tone)
    pen.fill(geo.ellipse(x, y - 12, 21, 15), vary("#9a6058", pen.rng, 0.04, 8))


def leopard(pen, shape):
    bounds = shape.computeTightBounds()
    with pen.clip(shape):
        box = (bounds.left(), bounds.top(), bounds.right(), bounds.bottom())
        for x, y in geo.scattered(pen.rng, 50, box, 33):
            spot = geo.blob(pen.rng, x, y, 12, 10, 7, 0.14)
            pen.fill(spot, "#6a3c20", 0.95)
            pen.fill(geo.blob(pen.rng, x + 1, y, 6.5, 5, 6, 0.12), "#c98636")


def leg(pen, points, widths):
    pen.form(geo.ribbon(points, widths, 40), SKIN, SKIN_DARK, SKIN_LIGHT, volume=30, texture=0.3)


def boot(pen, x, y, flip):
    with pen.at(x, y, 1, 0, flip):
        shape = [
            (-40, -92, "c"),
            (36, -92, "c"),
            (34, -34),
            (84, -14),
            (94, 14, "c"),
            (-46, 14, "c"),
            (-44, -30),
        ]
        pen.form(geo.curve(shape), "#7a3a2c", "#43201e", "#b8684a", volume=20, texture=0.4)
        for k in range(4):
            y0 = -78 + k * 18
            pen.line([(6, y0), (32, y0 + 8)], "#f4e2c0", 4)
        pen.form(geo.rectangle(-48, 10, 144, 12, 4), "#33181a", texture=0)


def strongman_legs(pen):
    """Knees buckling outwards."""
    leg(pen, [(232, 830), (120, 900), (150, 1010), (140, 1080)], [150, 128, 96, 80])
    leg(pen, [(366, 830), (474, 896), (446, 1010), (460, 1084)], [150, 128, 96, 80])
    for x, y in ((112, 906), (480, 902)):
        pen.line(geo.arc(x, y, 24, 20, 20, 160), SKIN_DARK, 4, 0.7)
    boot(pen, 132, 1150, True)
    boot(pen, 464, 1154, False)


def torso(pen):
    body = [
        (206, 500),
        (156, 560),
        (176, 660),
        (196, 760),
        (190, 836),
        (300, 880),
        (410, 836),
        (404, 760),
        (424, 660),
        (446, 560),
        (394, 500),
        (300, 480),
    ]
    pen.form(geo.curve(body), SKIN, SKIN_DARK, SKIN_LIGHT, volume=64, texture=0.35)
    pen.line([(214, 600), (256, 622), (296, 606)], SKIN_DARK, 5, 0.7)
    pen.line([(306, 606), (346, 622), (388, 598)], SKIN_DARK, 5, 0.7)
    for _i in range(26):
        x, y = pen.rng.normal(300, 34), pen.rng.normal(592, 24)
        pen.line([(x, y), (x + 4, y + 8), (x - 2, y + 13)], "#6a3a2c", 2, 0.7)
    suit = [
        (206, 520, "c"),
        (238, 512, "c"),
        (262, 620),
        (300, 656),
        (404, 668),
        (412, 770),
        (420, 850),
        (372, 900, "c"),
        (300, 872),
        (228, 900, "c"),
        (180, 850),
        (192, 770),
        (184, 660),
    ]
    cloth = geo.curve(suit)
    pen.form(cloth, "#e6ab4a", "#b0702c", "#fbd88a", volume=44, texture=0.6)
    leopard(pen, cloth)
    belt = [(182, 764), (300, 792), (418, 762), (420, 808), (300, 838), (180, 810)]
    pen.form(geo.curve(belt), "#7a3a2c", "#43201e", "#b8684a", volume=14, texture=0.4)
    pen.form(geo.ellipse(302, 814, 38, 28), "#e8c04a", "#a8742a", "#fff0b0", volume=10, texture=0)
    pen.form(geo.moved(geo.star(17), 302, 814), "#c8902e", texture=0)


def arm(pen, side):
    """Bent like a caryatid's, palm under the bubble."""
    shoulder, elbow, wrist = (
        (300 + side * 122, 548),
        (300 + side * 236, 590),
        (300 + side * 98, 430),
    )
    upper = geo.ribbon([shoulder, geo.lerp(shoulder, elbow, 0.5), elbow], [104, 122, 82], 24)
    lower = geo.ribbon([elbow, geo.lerp(elbow, wrist, 0.4), wrist], [84, 92, 54], 24)
    pen.form(upper, SKIN, SKIN_DARK, SKIN_LIGHT, volume=30, texture=0.3)
    pen.form(lower, lighten(SKIN, 0.02), SKIN_DARK, SKIN_LIGHT, volume=26, texture=0.3)
    pen.line([geo.lerp(shoulder, elbow, 0.2), geo.lerp(shoulder, elbow, 0.7)], SKIN_DARK, 4, 0.4)
    turn = 180 - side * 47
    draw_palm(pen, *wrist, 116, turn, "open", SKIN, side < 0)


STRAIN = Expression(eye="closed", brow=-4, slant=-12, smile=-0.5, gape=0.3, blush=1.0)
STRONGMAN = Person("middle", "broad", FACE, "bald", "#2c1a1c", beard="moustache")


def strong_head(pen):
    pen.form(geo.ribbon([(300, 548), (300, 500)], [130, 116], 8), FACE, volume=30, texture=0.2)
    draw_head(pen, 300, 524, 74, STRONGMAN, "front", STRAIN)
    for side in (-1, 1):
        curl = [
            (300 + side * 6, 558),
            (300 + side * 46, 566),
            (300 + side * 72, 546),
            (300 + side * 66, 524),
        ]
        pen.form(geo.ribbon(curl, [16, 20, 11, 4], 24), "#2c1a1c", volume=6, texture=0.2)
        vein = [(300 + side * 34, 468), (300 + side * 44, 482), (300 + side * 35, 494)]
        pen.line(vein, "#8a2c34", 4, 0.8)


def strongman(art):
    with art.layer(
        "strongman", detail=0.9, keep=0.08, cast=Cast(1160, 0.4, "#8a4a3c", 0.3, 0.12)
    ) as pen:
        strongman_legs(pen)
        torso(pen)
        strong_head(pen)
        for side in (-1, 1):
            arm(pen, side)
    with art.layer("sweat", warp=0, detail=1, keep=0.3) as pen:
        for x, y, turn in ((180, 478, 30), (154, 520, 44), (420, 474, -30), (448, 516, -40)):
            drop = geo.curve([(0, -16, "c"), (8, 2), (0, 10), (-8, 2)])
            pen.form(geo.moved(drop, x, y, 1, turn), "#bfe4f4", volume=4, texture=0)


def bubble(art):
    x, y, r = BUBBLE
    with art.layer("bubble", warp=0, detail=0.9, keep=0.1) as pen:
        ball = geo.ellipse(x, y, r)
        pen.fill(
            ball,
            pen.radial(
                (x, y),
                r,
                ["#ffffff", "#fdeef4", "#d8c8f4", "#a8d8f0", "#f4a8d0"],
                [0, 0.6, 0.84, 0.94, 1],
                [0.12, 0.28, 0.62, 0.85, 0.95],
            ),
        )
        with pen.clip(ball):
            bands = (
                ("#f79ac0", 0.90, 196, 262),
                ("#f7e08a", 0.82, 200, 246),
                ("#8ad8d0", 0.91, 20, 84),
                ("#c49af0", 0.82, 28, 70),
                ("#8ac8f7", 0.90, 286, 330),
            )
            for colour, k, start, end in bands:
                points = geo.arc(x, y, r * k, r * k, start, end, 16)
                pen.fill(geo.ribbon(points, [2, 20, 26, 16, 2], 40), colour, 0.8, blur=3)
        cradle(pen, x + 6, y + 40)
        shine = geo.arc(x, y, r * 0.76, r * 0.76, 206, 244, 12)
        pen.fill(geo.ribbon(shine, [2, 22, 26, 4], 30), "#ffffff", 0.95)
        pen.fill(geo.ellipse(x + 108, y + 106, 20, 11, -44), "#ffffff", 0.9)
        pen.line(ball, "#ffffff", 4, 0.9)
        pen.line(geo.ellipse(x, y, r - 4), "#b07ac8", 3, 0.7)


def cradle(pen, x, y):
    """Rocking on nothing, a small blanket hill in it."""
    with pen.at(x, y, 1.25, -8):
        pen.form(geo.ellipse(-2, -42, 26, 24), "#fbf3e8", volume=10, texture=0.1)
        pen.form(geo.ellipse(10, -46, 20, 19), "#e8b08c", texture=0)
        pen.line(geo.arc(15, -44, 7, 4, 20, 160), "#6a3a2c", 2.4)
        quilt = [(-66, -24, "c"), (-50, -46), (-10, -38), (30, -34), (66, -24, "c")]
        pen.form(geo.curve(quilt), "#7fc0c8", volume=10, texture=0.3)
        hull = [(-74, -28, "c"), (-64, 22), (-30, 38), (30, 38), (64, 22), (76, -28, "c"), (0, -16)]
        pen.form(geo.curve(hull), "#c4733c", "#7a3c24", "#f0b078", volume=18, texture=0.5)
        hood = [(-80, -30, "c"), (-92, -84), (-58, -112), (-20, -96), (-30, -34, "c"), (-52, -20)]
        pen.form(geo.curve(hood), "#d98a4e", "#8a4a2c", "#f7c48a", volume=18, texture=0.5)
        for side in (-1, 1):
            pen.line([(side * 44, 34), (side * 52, 54)], "#7a3c24", 7)
        pen.line([(-96, 50), (-52, 60), (0, 62), (52, 60), (96, 50)], "#7a3c24", 8)


def barbell(pen):
    """Balanced on the finger tip."""
    with pen.at(0, -2, 1, -5):
        pen.form(geo.rectangle(-118, -14, 236, 14, 6), "#8a8f9a", "#4a4e5c", "#e8ecf0", volume=6)
        for side in (-1, 1):
            ball = geo.ellipse(side * 128, -8, 52)
            pen.form(ball, "#4a4654", "#221f2c", "#9a96a8", volume=46, texture=0.5)
            pen.fill(geo.ellipse(side * 128 - 18, -28, 13, 8, -30), "#d8d8e4", 0.8, blur=3)


def girl(art):
    pose = POSES["standing"].but(
        lean=-3,
        head=-6,
        near_arm=(-14, 64),
        far_arm=(158, 176),
        far_hand="point",
        near_hand="fist",
        near_leg=(-4, -8),
        far_leg=(14, 4),
    )
    bored = Expression(eye="narrow", brow=6, smile=-0.05, blush=0.1)
    with art.layer("girl", detail=1, keep=0.12, cast=Cast(1146, 0.4, "#8a4a3c", 0.3, 0.12)) as pen:
        places = draw_figure(pen, 690, 1146, 600, GIRL, pose, "three-quarter", bored, True)
        x, y = places.far_hand
        with pen.at(x - 4, y - 40):
            barbell(pen)


def sawdust(art):
    with art.layer("sawdust", warp=0, mottle=0) as pen:
        for _ in range(130):
            x, y = pen.rng.uniform(0, 800), pen.rng.uniform(960, 1190)
            pen.fill(
                geo.ellipse(x, y, pen.rng.uniform(1.5, 4), 1.5), vary("#c47a68", pen.rng, 0.06), 0.8
            )
        for angle in range(200, 345, 24):
            start = geo.arc(BUBBLE[0], BUBBLE[1], 216, 216, angle, angle + 1, 2)[0]
            end = geo.arc(BUBBLE[0], BUBBLE[1], 238, 238, angle, angle + 1, 2)[0]
            pen.line([start, end], "#ffffff", 5, 0.8)


def paint(art: Art) -> None:
    art.sky(["#f9d2d8", "#fbe4e4", "#f4bcc6"])
    tent(art)
    art.glow(300, 200, 460, "#fff6f0", 0.4)
    art.repaint("background")
    ring(art)
    art.repaint("middle")
    strongman(art)
    bubble(art)
    girl(art)
    art.repaint("final")
    sawdust(art)
    art.finish(vignette_colour="#a04a5a", vignette=0.16)
