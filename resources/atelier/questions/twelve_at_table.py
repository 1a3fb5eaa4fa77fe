"""At whom will the knife stop, and who has touched it?

A round table from above is a clock: twelve guests are its hours, the knife and the fork its hands.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 416, 0.4
CX, CY, R = 400, 590, 232
CHOSEN, GONE = 1, 5  # the hour at which the knife has stopped; the guest who has left
# elbow and hand of the left and the right arm, as a guest sees them; the table begins at y = 36
EATS = ((-62, -10), (-26, 44)), ((62, -10), (26, 44))
THROWN_UP = ((-78, -40), (-92, 6)), ((78, -40), (92, 6))
AT_HIS_HEAD = ((-72, -36), (-30, -34)), ((72, -36), (30, -34))
PULLS = ((-84, -18), (-98, 36)), ((60, -8), (22, 30))
FISTS = ((-64, -4), (-44, 42)), ((64, -4), (44, 42))
FOLDED = ((-66, 0), (10, 34)), ((66, 0), (-10, 42))
PROUD = ((-74, -34), (-40, -16)), ((74, -34), (40, -16))
# hour: hair or hat, its colour, cloth, skin, arms, how far the head is bent to the table
GUESTS = {
    0: ("fool", "#c8443c", "#4a6fb8", "#e2b184", THROWN_UP, 0),
    1: ("parted", "#d9a44e", "#e8dcc4", "#f6dcc4", AT_HIS_HEAD, 0),
    2: ("tower", "#2a2226", "#a8324a", "#f2cfae", PULLS, 6),
    3: ("bowler", "#2a2438", "#3f8a6a", "#c98f66", EATS, 8),
    4: ("bun", "#e6e0d4", "#6a4a8a", "#f6dcc4", EATS, 0),
    6: ("curls", "#2a2226", "#e0a03c", "#6f4632", FISTS, 10),
    7: ("bald", "#8f8a88", "#5f7a4c", "#efc8a4", FOLDED, 62),
    8: ("bob", "#b0662e", "#2f7a9a", "#e2b184", EATS, 0),
    9: ("crown", "#d9a840", "#8a5a3c", "#f6dcc4", PROUD, 0),
    10: ("parted", "#2a2226", "#f0ead8", "#a06a48", EATS, 4),
    11: ("plaits", "#b8703c", "#d85a6a", "#f8e0c8", EATS, 0),
}


def scene(detail):
    bare_sheet()


def floor(d):
    """Parquet in fans; quiet, and darker to the corners."""
    for row in range(17):
        for k in range(-1, 12):
            x, y = 76 * k + 38 * (row % 2), 76 * row
            for r in (36, 25, 14):
                d.stroke([(x + r * np.cos(a), y - r * np.sin(a)) for a in np.linspace(0.15, np.pi - 0.15, 7)], 0.7, "#2f6a72", (0.1, 0.1))


def carpet(d):
    d.fill(geo.ellipse(CX + 14, CY + 22, 388, 388), "#0c2433", 0.5, 24, False)
    d.shape(geo.ellipse(CX, CY, 380, 380), "#3f3a7a", 1.2, 0)
    for r, tone, w in ((370, "#c9a24e", 2.6), (358, "#7a74b8", 1.2)):
        d.contour(geo.ellipse(CX, CY, r), w, lost=0, colour=tone)


def outward(hour):
    return np.radians(30 * hour)


def at_hour(d, hour, far):
    a = outward(hour)
    return d.at(CX + far * np.sin(a), CY - far * np.cos(a), 1, 30 * hour)


def chairs(d):
    for hour in range(12):
        with at_hour(d, hour, R + 36):
            seat = [(-46, 24), (-54, -50), (-46, -92), (46, -92), (54, -50), (46, 24)]
            d.cast(seat, 6, 10, "#0c1830", 0.45, 8)
            d.shape(seat, "#1f5a6a", 1.0, 0)
            with d.inside(geo.curve(seat)):
                d.scatter(geo.rectangle(-56, -96, 112, 124), 18, lambda q, _: q.fill([(-4, 0), (0, -6), (4, 0), (0, 6)], "#4a8f96", hide=False))
            d.shape(geo.ribbon([(-58, -74), (-40, -104), (0, -112), (40, -104), (58, -74)], [10, 17, 19, 17, 10], 30), "#7a4a3c", 1.1, 0.16)
            if hour == GONE:
                d.shape([(-26, -40), (10, -54), (30, -20), (16, 10), (-20, 2)], "#f4efe2", 0.8, 0.1)  # a napkin: somebody has gone


def guests(d):
    """From straight above: shoulders, the tops of heads, and what the arms do."""
    for hour, (hair, tone, cloth, skin, arms, bent) in GUESTS.items():
        with at_hour(d, hour, R + 36):
            guest(d, hair, tone, cloth, skin, arms, bent, 0.86 if hair == "plaits" else 1.0)


def guest(d, hair, tone, cloth, skin, arms, bent=0.0, size=1.0):
    with d.at(0, 0, size):
        body = geo.curve([(-56, -38), (-40, -64), (0, -70), (40, -64), (56, -38), (44, -16), (0, -6), (-44, -16)])
        d.cast(body, 7, 11, "#0c1830", 0.5, 8)
        for side, (elbow, hand) in zip((-1, 1), arms, strict=True):
            arm = geo.ribbon([(side * 42, -42), elbow, hand], [34, 26, 18], 24)
            d.cast(arm, 5, 8, "#0c1830", 0.35, 5)
            d.shape(geo.ellipse(*hand, 11, 12), skin, 0.9, 0.12), d.shape(arm, cloth, 1.0, 0.14)
        d.shape(body, cloth, 1.1, 0), d.model(body, mix(cloth, "#14142c", 0.7), 10, 8, 0.6)
        d.stroke([(-30, -58), (0, -50), (30, -58)], 0.9, mix(cloth, "#14142c", 0.6))
        y = -42 + bent
        d.cast(geo.ellipse(0, y, 27, 30), 5, 9, "#0c1830", 0.45, 6)
        crown_of_head(d, y, hair, tone, skin)


def crown_of_head(d, y, hair, tone, skin):
    """The nose points to the table."""
    d.shape([(-6, y + 22), (0, y + 37), (6, y + 22)], skin, 0.8, 0)
    for side in (-1, 1):
        d.shape(geo.ellipse(side * 26, y + 2, 5, 7), skin, 0.8, 0)
    skull = geo.ellipse(0, y, 25, 28)
    dark = mix(tone, "#14101c", 0.5)
    if hair == "plaits":
        for side in (-1, 1):
            d.shape(geo.ribbon([(side * 18, y - 14), (side * 34, y - 26), (side * 40, y - 52)], [13, 13, 6], 16), tone, 0.9, 0.14)
    if hair in {"bob", "curls"}:
        around = geo.union(*[geo.ellipse(25 * np.cos(a), y - 3 + 26 * np.sin(a), 11 + 2 * np.sin(5 * a)) for a in np.linspace(2.6, 6.8, 9)]) if hair == "curls" else geo.ellipse(0, y - 4, 33, 33)
        d.shape(around, tone, 1.0, 0.12)
    d.shape(skull, skin if hair == "bald" else tone, 1.0, 0)
    d.model(skull, mix(skin if hair == "bald" else tone, "#14101c", 0.6), 6, 5, 0.6)
    with d.inside(skull):
        if hair == "bald":
            d.contour(geo.ellipse(0, y - 6, 27, 28), 6, lost=0, colour=tone), d.fill(geo.ellipse(-8, y - 6, 7, 5), "#fff4e4", 0.7, 3, False)
        elif hair != "curls":
            for k in range(11):
                a = 2 * np.pi * k / 11
                d.stroke([(3 * np.cos(a), y - 4 + 3 * np.sin(a)), (16 * np.cos(a + 0.3), y + 16 * np.sin(a + 0.3)), (28 * np.cos(a + 0.5), y + 30 * np.sin(a + 0.5))], 0.8, dark, (0.1, 0.3))
        if hair in {"parted", "plaits"}:
            d.stroke([(0, y - 28), (2, y - 6), (0, y + 24)], 1.8, skin, (0.05, 0.05))
    if hair in {"bun", "tower"}:
        r = 14 if hair == "bun" else 19
        d.cast(geo.ellipse(0, y - 10, r), 3, 5, "#0c1830", 0.5, 3), d.shape(geo.ellipse(0, y - 10, r), tone, 1.0, 0.16), d.contour(geo.ellipse(0, y - 10, 0.55 * r), 0.8, lost=0.3, colour=dark)
    if hair == "bowler":
        d.shape(geo.ellipse(0, y, 40, 38), tone, 1.1, 0.1), d.shape(geo.ellipse(0, y - 2, 26, 25), mix(tone, "#6a6488", 0.35), 1.0, 0.2), d.contour(geo.ellipse(0, y - 1, 28, 27), 2.4, lost=0, colour="#c8443c")
    if hair == "crown":
        d.shape(geo.moved(geo.star(36, 9, 0.72), 0, y), tone, 1.1, 0.12), d.shape(geo.ellipse(0, y, 23), "#b8304a", 0.9, 0.16)
        for a in np.arange(0, 6.2, 0.698):
            d.fill(geo.ellipse(33 * np.cos(a - 1.57), y + 33 * np.sin(a - 1.57), 3.4), "#fff0c8", hide=False)
    if hair == "fool":
        for side, colour in ((-1, tone), (1, "#3f9a8a")):
            d.shape([(0, y - 26), (side * 26, y - 24), (side * 56, y - 34), (side * 60, y - 22), (side * 34, y + 8), (0, y + 22)], colour, 1.0, 0.14), d.shape(geo.ellipse(side * 60, y - 28, 7), "#f0cf6a", 0.8, 0.1)


def table(d):
    d.fill(geo.ellipse(CX + 6, CY + 10, R + 4), "#0c1830", 0.45, 10, False)
    edge = [(CX + (R + 5 * np.cos(36 * a)) * np.cos(a), CY + (R + 5 * np.cos(36 * a)) * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 300, endpoint=False)]
    d.shape(edge, "#e4e8f0", 1.3, 0)
    d.model(edge, "#8a96c4", 30, 30, 0.6)
    for r, w, tone in ((R - 14, 1.6, "#4a5aa8"), (R - 76, 1.4, "#4a5aa8"), (R - 83, 0.7, "#8a96c4")):
        d.contour(geo.ellipse(CX, CY, r), w, lost=0, colour=tone)
    for k in range(60):
        a = 2 * np.pi * k / 60
        with d.at(CX + (R - 92) * np.sin(a), CY - (R - 92) * np.cos(a), 1, 6 * k):
            if k % 5:
                d.fill([(0, -7), (4, 0), (0, 7), (-4, 0)], "#5f7fc0", hide=False)
            else:
                for t in (-60, 0, 60):
                    with d.at(0, 6, 1, t):
                        d.fill([(0, -20), (6, -8), (0, 0), (-6, -8)], "#3f4f9c", hide=False)
    for hour in {*range(12)} - {GONE}:
        a = outward(hour)
        with d.at(CX + (R - 46) * np.sin(a), CY - (R - 46) * np.cos(a), 1, 30 * hour):
            d.fill(geo.ellipse(3, 5, 29), "#5f6ea8", 0.5, 4, False)
            d.shape(geo.ellipse(0, 0, 28), "#fbf8f0", 0.9, 0.08), d.contour(geo.ellipse(0, 0, 19), 0.5, lost=0.2, colour="#5f7fc0")
            if hour == CHOSEN:
                continue
            share = ((hour - CHOSEN) % 12) / 12  # whose turn is last still has everything
            for k in range(int(1 + 5 * share)):
                px, py = 9 * np.cos(2.4 * k), 9 * np.sin(2.4 * k)
                d.shape(geo.ellipse(px, py, 6), ("#c8443c", "#7aa84a", "#e0a03c", "#7a4a8a", "#e8c8a0")[(k + hour) % 5], 0.6, 0.12)


def hands_of_the_clock(d):
    """The knife is long and slow; a thread is tied to it and runs to a sleeve."""
    for turn, draw in ((150, fork), (30 * CHOSEN, knife)):
        with d.at(CX, CY, 1, turn):
            draw(d)
    cake = geo.ellipse(CX, CY, 62)
    d.cast(cake, 8, 12, "#2a2a5a", 0.5, 8)
    d.shape(cake, "#7a3f5a", 1.2, 0.14), d.shape(geo.ellipse(CX, CY, 47), "#f4dcd8", 0.9, 0)
    for k in range(12):
        a = outward(k)
        d.shape(geo.ellipse(CX + 52 * np.sin(a), CY - 52 * np.cos(a), 7.5), "#f8efe4", 0.7, 0.1)
    d.shape(geo.ellipse(CX, CY, 13), "#c8304a", 0.9, 0.16), d.fill(geo.ellipse(CX - 4, CY - 4, 3.4), "#ffe8e0", hide=False)


def knife(d):
    blade = [(-11, -50, "c"), (-13, -120), (-11, -160), (2, -190, "c"), (13, -150), (12, -50, "c")]
    d.cast(blade, 9, 12, "#2a2a5a", 0.5, 6), d.shape(blade, "#d9e2ec", 1.2, 0.16), d.stroke([(-4, -60), (-5, -130), (0, -190)], 1.6, "#ffffff", (0.1, 0.3))
    d.shape([(-11, 46), (-15, 110), (-9, 134), (9, 134), (15, 110), (11, 46)], "#2f2a5c", 1.1, 0.14)


def fork(d):
    d.cast(geo.rectangle(-16, -150, 32, 100), 9, 12, "#2a2a5a", 0.4, 6)
    d.shape([(-5, -40), (-5, -96), (-17, -112), (-17, -160), (-12, -160), (-10, -120), (-4, -120), (-3, -162), (3, -162), (4, -120), (10, -120), (12, -160), (17, -160), (17, -112), (5, -96), (5, -40)], "#d9e2ec", 1.1, 0.14)
    d.shape([(-6, 40), (-11, 100), (-6, 120), (6, 120), (11, 100), (6, 40)], "#2f2a5c", 1.1, 0.14)


def secrets(d):
    """The thread, and the one who leaves in time."""
    a, b = outward(CHOSEN), outward(2)
    tip = (CX + 166 * np.sin(a), CY - 166 * np.cos(a))
    turned = lambda x, y: (x * np.cos(b) - y * np.sin(b), x * np.sin(b) + y * np.cos(b))
    x, y = turned(*PULLS[0][1])
    sleeve = (CX + (R + 36) * np.sin(b) + x, CY - (R + 36) * np.cos(b) + y)
    d.stroke([tip, ((tip[0] + sleeve[0]) / 2 + 4, (tip[1] + sleeve[1]) / 2 + 14), sleeve], 1.2, "#c8304a", (0.02, 0.02), 0.1)
    with d.at(650, 1072, 1.0, -38):  # the one who leaves, and what he takes along
        for x, y in ((-16, 4), (16, -46)):
            d.shape(geo.ellipse(x, y, 11, 20), "#241f38", 0.9, 0)
        guest(d, "parted", "#4a2f28", "#8a5fa8", "#efc8a4", (((-58, -14), (-18, 26)), ((58, -14), (18, 26))), 4)
        pie = geo.ellipse(0, 42, 31)
        d.cast(pie, 6, 10, "#0c1830", 0.5, 7), d.shape(pie, "#fbf8f0", 1.0, 0.08), d.shape(geo.ellipse(0, 42, 24), "#e0a03c", 1.0, 0.16)
        for k in range(4):
            d.stroke([(-20, 32 + 7 * k), (20, 30 + 7 * k)], 1.2, "#8a5a24"), d.stroke([(-15 + 10 * k, 22), (-13 + 10 * k, 62)], 1.2, "#8a5a24")
        for side in (-1, 1):
            d.shape(geo.ellipse(side * 30, 36, 9, 10), "#efc8a4", 0.9, 0.12)


def paint(picture):
    away = np.hypot(picture.x - CX, picture.y - CY) / 720
    picture.image = ramp(((0, "#2f7a80"), (0.6, "#1f5668"), (1, "#123448")), away + 0.04 * picture.noise(240, 3)).astype(np.float32)
    back, seats, top = (Drawing(picture, "#141a30", width, light=(-0.5, -0.85), seed=seed) for width, seed in ((1.6, 3), (1.8, 5), (1.8, 7)))
    floor(back), carpet(back), chairs(seats), table(seats), guests(top), hands_of_the_clock(top), secrets(top)
    for d in (back, seats, top):
        d.under()
    wash(picture, edge=0.12, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#eef0ea", (30, 62), 1.4, 26, 1.0, 0.5, mask=0.25 * (1 - np.clip(seats.cover() + 0.5 * top.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (top, seats, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
