"""At whom will the knife stop, and who has touched it?

A round table from above is a clock: twelve guests are its hours, the knife and the fork its hands.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 416, 1.25
CX, CY, R = 400, 590, 232
CHOSEN, GONE = 1, 5  # the hour at which the knife has stopped; the guest who has left
REACH = ((0, -27), (0, -56), ((13, -44), (24, -54)), ((-12, -44), (-22, -54)), ((6, -10), (6, 0)), ((-6, -10), (-6, 0)))
UP = ((0, -27), (0, -56), ((16, -64), (22, -82)), ((-16, -64), (-22, -82)), ((6, -10), (6, 0)), ((-6, -10), (-6, 0)))
FEAR = ((0, -27), (0, -56), ((13, -46), (8, -58)), ((-13, -46), (-8, -58)), ((6, -10), (6, 0)), ((-6, -10), (-6, 0)))
ASIDE = ((0, -27), (3, -56), ((16, -42), (30, -34)), ((-11, -42), (-4, -34)), ((6, -10), (6, 0)), ((-6, -10), (-6, 0)))


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


def guests(d):
    w = lambda dress, cloth, build=1.0: Wear(dress, cloth, "#2f2a48", build=build)
    people = {
        0: (UP, Look("#e2b184", "#8a4534", "short", "full", 0.5, 1.15), "joy", w("coat", "#4a6fb8", 1.15), folk.fool("#c8443c", "#3f9a8a"), 0),
        1: (FEAR, Look("#f6dcc4", "#d9a44e", "parted", "moustache", 0.4, 0.9, 1.1), "fear", w("suit", "#e8dcc4"), None, 0),
        2: (ASIDE, Look("#f2cfae", "#2a2226", "tower", "", 0.5, 0.95, lips="#c8304a"), "sly", w("gown", "#a8324a"), None, -0.6),
        3: (REACH, Look("#c98f66", "#2a2226", "bald", "goatee", 0.5, 1.1), "calm", w("coat", "#3f8a6a", 1.3), folk.bowler("#2a2438"), 0.2),
        4: (REACH, Look("#f6dcc4", "#e6e0d4", "bun", "", 0.9), "song", w("gown", "#6a4a8a"), None, 0),
        6: (UP, Look("#6f4632", "#2a2226", "curls", "", 0.3, 1.05), "shout", w("gown", "#e0a03c"), None, 0.3),
        7: (REACH, Look("#efc8a4", "#8f8a88", "crop", "", 0.7, 1.2), "sleep", w("coat", "#5f7a4c", 1.35), None, 0.3),
        8: (REACH, Look("#e2b184", "#b0662e", "bob", "", 0.3), "disgust", w("gown", "#2f7a9a"), None, -0.4),
        9: (FEAR, Look("#f6dcc4", "#e6e0d4", "bald", "full", 0.9, 1.0), "sorrow", w("coat", "#8a5a3c"), folk.crown("#d9a840", "#b8304a"), 0),
        10: (ASIDE, Look("#a06a48", "#2a2226", "short", "moustache", 0.5), "pride", w("suit", "#f0ead8"), None, -0.3),
        11: (REACH, Look("#f8e0c8", "#b8703c", "plaits", "", 0.05, 1.1), "gasp", w("gown", "#d85a6a"), None, 0.5),
    }
    for hour in range(12):
        a = outward(hour)
        with d.at(CX + (R - 36) * np.sin(a), CY - (R - 36) * np.cos(a), 1, 30 * hour):
            chair = [(-48, 0), (-52, -120), (-34, -150), (34, -150), (52, -120), (48, 0)]
            d.cast(chair, 6, 10, "#0c1830", 0.45, 8)
            d.shape(chair, "#7a4a3c", 1.1, 0.14)
            inner = [(-36, 0), (-40, -114), (-26, -136), (26, -136), (40, -114), (36, 0)]
            d.shape(inner, "#1f5a6a", 0.8, 0)
            with d.inside(geo.curve(inner)):
                d.scatter(geo.rectangle(-42, -140, 84, 140), 18, lambda q, _: q.fill([(-4, 0), (0, -6), (4, 0), (0, 6)], "#4a8f96", hide=False))
            if hour in people:
                pose, look, mood, wear, hat, turn = people[hour]
                to = 0.9 if hour in (9, 10, 11, 0) else -0.9
                folk.folk(d, 0, 48, 214 if look.age > 0.1 else 186, pose, look, mood, wear, turn, (0 if hour == CHOSEN else to, 0.8), hat=hat)
            else:
                d.shape([(-26, -60), (10, -74), (30, -40), (16, -10), (-20, -18)], "#f4efe2", 0.8, 0.1)  # a napkin: somebody has gone


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
    """The thread; the one who crawls away; a dog of the house waits for him who loses."""
    a, b = outward(CHOSEN), outward(2)
    tip = (CX + 166 * np.sin(a), CY - 166 * np.cos(a))
    sleeve = (CX + (R + 6) * np.sin(b) - 14, CY - (R + 6) * np.cos(b) - 20)
    d.stroke([tip, ((tip[0] + sleeve[0]) / 2 + 4, (tip[1] + sleeve[1]) / 2 + 14), sleeve], 1.2, "#c8304a", (0.02, 0.02), 0.1)
    dish = lambda q: (q.shape(geo.ellipse(14, -4, 20, 5), "#fbf8f0", 0.8, 0.1), q.shape([(0, -6), (4, -20), (14, -24), (24, -20), (28, -6)], "#e0a03c", 0.8, 0.14))
    d.ground(640, 1152, 90, "#0c1830", 4, 0.6)
    folk.folk(d, 640, 1150, 150, "walk", Look("#efc8a4", "#4a2f28", "crop", "moustache", 0.4), "hush", Wear("suit", "#8a5fa8", "#2f2a48"), -0.7, (-1, -0.6), holds={"far": dish})


def paint(picture):
    away = np.hypot(picture.x - CX, picture.y - CY) / 720
    picture.image = ramp(((0, "#2f7a80"), (0.6, "#1f5668"), (1, "#123448")), away + 0.04 * picture.noise(240, 3)).astype(np.float32)
    back, seats, top = (Drawing(picture, "#141a30", width, light=(-0.5, -0.85), seed=seed) for width, seed in ((1.6, 3), (1.8, 5), (1.8, 7)))
    floor(back), carpet(back), guests(seats), table(top), hands_of_the_clock(top), secrets(top)
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
