"""One woman at every age waits in one line before a shuttered kiosk; the dog is hers."""

from atelier import Art, Card
from atelier import geometry as geo
from atelier.creatures import DOG, draw_quadruped
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import lighten

CARD = Card(
    seed=82,
    light=(-0.8, -0.5),
    hand="woodcut-like",
    title_en="The Queue",
    title_ru="Очередь",
    tags_en=(
        "queue",
        "life",
        "ageing",
        "woman",
        "kiosk",
        "dog",
        "ribbon",
        "waiting",
        "time",
        "evening",
        "habit",
        "turn",
        "childhood",
    ),
    tags_ru=(
        "очередь",
        "жизнь",
        "старение",
        "женщина",
        "ларёк",
        "собака",
        "лента",
        "ожидание",
        "время",
        "вечер",
        "привычка",
        "черёд",
        "детство",
    ),
    description_en="A line of people waits at a shuttered kiosk, and it is one and the same woman "
    "from a crawling baby to a bent old lady with a stick; one dog belongs to all of her.",
    description_ru="К закрытому ларьку стоит очередь, и это одна и та же женщина: от ползущего "
    "младенца до согнутой старушки с палкой; одна собака принадлежит им всем.",
)

RIBBON = "#f7cf2a"
GROUND = 1086
HAIR = "#2a1c24"


def outfit(colour, hem, **more):
    clothes = {"trousers": None, "shoes": "#2a2030", "stockings": "#4a3a58", "sleeves": 1.0}
    return Outfit(colour, hem=hem, **{**clothes, **more})


SKIN = "#b98458"
CHILD = Person("child", "small", SKIN, "bob", HAIR, outfit=outfit("#d2b2de", 0.5, flare=1.4))
TEEN = Person("teen", "thin", SKIN, "ponytail", HAIR, outfit=outfit("#b08cc8", 0.5, flare=0.9))
YOUNG = Person("young", "tall", SKIN, "long", HAIR, outfit=outfit("#8f68ae", 0.62, belt="#3a2a48"))
STOUT = Person("middle", "stout", SKIN, "bun", "#3a2a34", outfit=outfit("#75508f", 0.62))
GREY = Person(
    "old",
    "average",
    SKIN,
    "bun",
    "#9a929e",
    glasses=True,
    outfit=outfit("#5f4078", 0.66, scarf="#b8a4c8"),
)
STAND = POSES["standing"]
# x, height, who, pose, where the ribbon is tied (in radii from the head), how it is turned
AGES = (
    (
        172,
        390,
        CHILD,
        STAND.but(near_arm=(20, 40), far_arm=(60, 100), head=-10, near_leg=(10, 4)),
        (-0.2, -1.0),
        0,
    ),
    (
        256,
        520,
        TEEN,
        STAND.but(
            lean=-4, near_arm=(-14, 10), far_arm=(8, 20), near_leg=(-6, -10), far_leg=(14, 8)
        ),
        (-0.95, -0.1),
        -20,
    ),
    (
        340,
        526,
        YOUNG,
        STAND.but(head=-6, near_arm=(6, 20), far_arm=(20, 84), far_hand="hold"),
        (-0.75, -0.6),
        -16,
    ),
    (454, 560, STOUT, POSES["arms crossed"].but(lean=-3, head=2), (-0.5, -1.0), -16),
    (
        540,
        520,
        GREY,
        STAND.but(lean=6, head=6, near_arm=(14, 60), far_arm=(10, 50), near_hand="hold"),
        (-1.0, -0.5),
        -24,
    ),
)
ASLEEP = Expression(eye="closed", smile=0.1, blush=0)
BENT = Person(
    "old",
    "small",
    SKIN,
    "bun",
    "#ece6ea",
    outfit=outfit("#4a3064", 0.7, cloak="#8a76a0"),
)


def evening(art):
    """A tenement wall with every shutter down, and a long evening cloud."""
    with art.layer("clouds", direction=3, warp=0.8) as pen:
        for points in (
            [
                (-20, 96),
                (180, 70),
                (420, 100),
                (640, 66),
                (830, 96),
                (830, 150),
                (420, 146),
                (-20, 140),
            ],
            [(240, 236), (420, 200), (620, 226), (830, 196), (830, 276), (560, 270), (330, 286)],
            [(560, 380), (700, 350), (830, 366), (830, 412), (640, 420)],
        ):
            pen.fill(geo.curve(points), "#efe4ee")
    with art.layer("town", direction=90) as pen:
        roofs = [(-20, 330), (60, 280), (150, 330), (150, 236), (306, 236), (306, 386), (380, 336)]
        roofs += [
            (456, 386),
            (456, 300),
            (600, 300),
            (600, 470),
            (820, 470),
            (820, 1240),
            (-20, 1240),
        ]
        pen.form(geo.polygon(roofs), "#9c88b0", volume=8, texture=0)
        for x, y in ((180, 180), (250, 196), (492, 246), (546, 262)):
            pen.form(geo.rectangle(x, y, 22, 62), "#7a668f", volume=4, texture=0)
        for j in range(4):
            for x in (14, 84, 176, 236, 326, 392, 474, 540):
                shutter(pen, x, 400 + j * 130)


def shutter(pen, x, y):
    pen.form(geo.rectangle(x, y, 38, 66, 2), "#7a668f", volume=4, texture=0)
    for k in range(5):
        pen.line(
            geo.polygon([(x + 4, y + 10 + k * 12), (x + 34, y + 10 + k * 12)], False), "#a894bc", 3
        )


def bare_tree(art):
    with art.layer("tree", direction=80, detail=0.6) as pen:
        limbs = (
            ([(64, 1090), (80, 860), (58, 640), (96, 420)], [46, 34, 28, 16]),
            ([(62, 680), (10, 560), (-30, 520)], [22, 15, 8]),
            ([(70, 600), (150, 470), (170, 330), (236, 232)], [24, 17, 12, 5]),
            ([(92, 440), (60, 320), (76, 190), (40, 96)], [17, 12, 8, 3]),
            ([(150, 474), (246, 420), (300, 330)], [12, 8, 3]),
            ([(96, 430), (160, 300), (140, 180)], [10, 7, 3]),
            ([(172, 330), (128, 250), (150, 150)], [8, 5, 2]),
            ([(60, 330), (0, 250), (-20, 170)], [9, 6, 3]),
            ([(210, 270), (290, 220), (330, 140)], [7, 5, 2]),
        )
        for points, widths in limbs:
            pen.fill(geo.ribbon(points, widths, 30), "#1e1624")


def kiosk(art):
    with art.layer("kiosk", direction=0, detail=0.75) as pen:
        pen.form(geo.rectangle(676, 566, 170, 524), "#a58cb8", volume=16, texture=0)
        pen.form(geo.rectangle(690, 650, 156, 226), "#efe6f0", volume=6, texture=0)
        for k in range(10):
            y = 664 + k * 21
            pen.line(geo.polygon([(692, y), (840, y)], False), "#4a3a58", 4)
        pen.form(geo.rectangle(662, 876, 184, 26), "#6f5a86", volume=6, texture=0)
        pen.form(geo.rectangle(700, 936, 120, 126), "#8f76a4", volume=8, texture=0)
        roof = [(636, 574, "c"), (664, 506), (714, 466), (840, 448), (840, 578, "c")]
        pen.form(geo.curve(roof), "#5a4470", volume=18, texture=0)
        for i in range(5):
            x = 640 + i * 40
            scallop = [
                (x, 570, "c"),
                (x + 40, 570, "c"),
                (x + 38, 600),
                (x + 20, 616),
                (x + 2, 600),
            ]
            pen.form(geo.curve(scallop), "#efe6ee" if i % 2 else "#7a5f92", volume=4, texture=0)
        pen.form(geo.rectangle(744, 858, 20, 20, 3), "#d8cce0", volume=3, texture=0)


def pavement(art):
    with art.layer("pavement", direction=2) as pen:
        pen.fill(geo.rectangle(-20, 1076, 860, 170), "#c0b0cc")
        for i in range(9):
            x = -60 + i * 110
            pen.line(geo.polygon([(x + 60, 1078), (x - 20, 1210)], False), "#5a4868", 4, 0.8)
        pen.line(geo.polygon([(-20, 1150), (840, 1150)], False), "#5a4868", 4, 0.8)


def bow(pen, x, y, size, turn=0.0):
    """The ribbon, tied."""
    with pen.at(x, y, size / 30, turn):
        for side in (-1, 1):
            tail = [(0, 0), (side * 9, 18), (side * 16, 38)]
            pen.form(geo.ribbon(tail, [9, 10, 13], 10), lighten(RIBBON, -0.06), texture=0)
            loop = [(0, 0, "c"), (side * 22, -20), (side * 36, -4), (side * 24, 12)]
            pen.form(geo.curve(loop), RIBBON, volume=5, texture=0)
        pen.form(geo.ellipse(0, 0, 8), RIBBON, texture=0)


def baby(art):
    """On all fours, last in the line, in a great hurry."""
    with art.layer("baby", detail=1, direction=20) as pen, pen.at(84, GROUND + 56, 1.2):
        skin, gown = SKIN, "#efe6f2"
        pen.form(geo.ribbon([(-28, -40), (-44, -10), (-78, -6)], [34, 28, 20], 16), skin, texture=0)
        pen.form(geo.ribbon([(34, -44), (44, -20), (40, -2)], [24, 20, 17], 14), skin, texture=0)
        body = [(-52, -30), (-46, -66), (-6, -84), (36, -74), (44, -46), (26, -30), (-20, -18)]
        pen.form(geo.curve(body), gown, volume=18, texture=0)
        pen.form(geo.ribbon([(20, -50), (22, -24), (30, -4)], [26, 22, 17], 14), skin, texture=0)
        pen.form(geo.ribbon([(-20, -40), (-6, -14), (-36, -4)], [36, 30, 20], 16), skin, texture=0)
        cheek = lighten(skin, 0.05)
        pen.form(geo.ellipse(56, -84, 36, 33), cheek, skin, lighten(skin, 0.1), volume=3, texture=0)
        pen.form(geo.ellipse(38, -82, 7, 9), skin, volume=3, texture=0)
        pen.fill(geo.ellipse(66, -74, 8, 6), "#b8604a", 0.6)
        tuft = [(26, -98), (44, -120), (76, -114), (62, -106), (40, -96), (28, -80)]
        pen.form(geo.curve(tuft), HAIR, texture=0)
        for x in (64, 82):
            pen.fill(geo.ellipse(x, -88, 4, 5), "#1a1218")
        pen.form(geo.ellipse(76, -79, 5, 4), skin, volume=2, texture=0)
        pen.line(geo.arc(75, -68, 8, 5, 15, 165), "#3a1a1c", 3.4)
        bow(pen, 44, -116, 20, -16)


def stick(pen):
    pen.form(geo.ribbon([(0, -16), (4, 150)], [8, 8], 6), "#3a2430", texture=0)
    pen.line([(0, -14), (-6, -28), (-22, -26)], "#3a2430", 8)


def handbag(pen):
    pen.line(geo.arc(0, 6, 12, 16, 180, 360), "#2a1c30", 4)
    pen.form(geo.rectangle(-24, 6, 48, 36, 6), "#3f2c50", volume=6, texture=0)


def women(art):
    calm = Expression(smile=-0.05, blush=0)
    for i, (x, tall, person, pose, knot, turn) in enumerate(AGES):
        with art.layer(f"age {i}", detail=1, direction=62) as pen:
            thing = handbag if person is GREY else None
            foot = GROUND + 34 + (i % 2) * 10
            places = draw_figure(
                pen, x, foot, tall, person, pose, "profile", calm, near_thing=thing
            )
            radius = places.head_radius
            at = (places.head[0] + knot[0] * radius, places.head[1] + knot[1] * radius)
            bow(pen, *at, 24, turn)


def eldest(art):
    pose = POSES["standing"].but(
        lean=30,
        curl=14,
        head=-24,
        near_arm=(12, 36),
        far_arm=(84, 100),
        near_hand="hold",
        far_hand="fist",
        near_leg=(4, -6),
        far_leg=(14, 2),
    )
    with art.layer("eldest", detail=1, direction=62) as pen:
        places = draw_figure(
            pen, 604, GROUND + 62, 520, BENT, pose, "profile", ASLEEP, near_thing=stick
        )
        hx, hy = places.head
        bow(pen, hx - places.head_radius * 0.9, hy - places.head_radius * 0.2, 22, -20)


def dog(art):
    with art.layer("dog", detail=0.9) as pen:
        kind = DOG.but(colour="#f2ece4")
        draw_quadruped(pen, 330, 1190, 150, kind, "standing", False)
        pen.line([(392, 1076), (402, 1090), (416, 1094)], RIBBON, 9)


def paint(art: Art) -> None:
    art.sky(["#bba9c8", "#c2b0cc"])
    evening(art)
    bare_tree(art)
    kiosk(art)
    pavement(art)
    women(art)
    eldest(art)
    baby(art)
    dog(art)
    art.finish()
