"""Hats, in the axes of the head: its middle at (0, 0), the crown near (0, -84)."""

from __future__ import annotations

from atelier import geometry as geo
from light.colour import lighten


def beanie(pen, rabbit):
    dome = geo.curve(
        [(-86, -50, "c"), (-74, -112), (-10, -146), (62, -124), (86, -58, "c"), (0, -76)]
    )
    pen.form(dome, rabbit.cloth, volume=34, texture=0.5)
    with pen.clip(dome):
        for dx in (-52, -18, 18, 52):
            pen.line(
                [(dx * 1.3, -50), (dx, -100), (dx * 0.3, -146)], lighten(rabbit.cloth, -0.1), 6, 0.7
            )
    band = geo.ribbon([(-86, -46), (0, -76), (88, -54)], [36, 38, 34])
    pen.form(band, rabbit.trim, volume=14, texture=0.5)
    for dx, dy, r in ((0, 0, 34), (-16, 10, 20), (16, 8, 20), (2, -18, 18)):
        pen.form(geo.blob(pen.rng, -6 + dx, -164 + dy, r), rabbit.trim, volume=12, texture=0.6)


def rain(pen, rabbit):
    dome = geo.curve(
        [(-74, -54, "c"), (-66, -118), (0, -148), (58, -122), (74, -60, "c"), (0, -70)]
    )
    pen.form(dome, rabbit.cloth, volume=34, texture=0.4)
    brim = geo.curve(
        [
            (-128, -14),
            (-112, -42),
            (-40, -72),
            (40, -80),
            (100, -66),
            (124, -46),
            (88, -44),
            (20, -52),
            (-50, -40),
            (-96, -10),
        ]
    )
    pen.form(brim, lighten(rabbit.cloth, 0.03), volume=14, texture=0.4)
    pen.line([(-76, -66), (-10, -90), (74, -76)], lighten(rabbit.cloth, -0.16), 6, 0.8)


def feather(pen, rabbit):
    crown = geo.curve(
        [(-80, -58, "c"), (-70, -118), (-20, -158), (30, -134), (70, -84, "c"), (0, -76)]
    )
    pen.form(crown, rabbit.cloth, volume=30, texture=0.6)
    brim = geo.curve(
        [
            (-112, -70),
            (-60, -86),
            (20, -92),
            (100, -84),
            (156, -52, "c"),
            (84, -52),
            (0, -58),
            (-70, -44),
        ]
    )
    pen.form(brim, lighten(rabbit.cloth, -0.05), volume=12, texture=0.5)
    plume = geo.ribbon([(-20, -92), (-64, -160), (-132, -196)], [10, 36, 32, 4])
    pen.form(plume, rabbit.trim, volume=10, texture=0.6)
    pen.line([(-20, -92), (-64, -160), (-128, -194)], lighten(rabbit.trim, -0.25), 3)


def sailor(pen, rabbit):
    dome = geo.curve(
        [(-54, -84, "c"), (-52, -124), (0, -146), (56, -126), (58, -90, "c"), (0, -80)]
    )
    pen.form(dome, rabbit.pale, volume=20, texture=0.3)
    brim = geo.curve(
        [(-70, -62, "c"), (-80, -106), (0, -118), (80, -112), (72, -70, "c"), (0, -76)]
    )
    pen.form(brim, rabbit.pale, volume=14, texture=0.3)
    pen.form(
        geo.ribbon([(-73, -80), (0, -96), (74, -87)], [15, 16, 15]),
        rabbit.cloth,
        volume=4,
        texture=0.2,
    )
    pen.form(geo.ellipse(2, -150, 19), rabbit.trim, volume=8, texture=0.3)


def nightcap(pen, rabbit):
    cone = geo.union(
        geo.curve(
            [(-88, -44, "c"), (-80, -120), (-20, -160), (56, -128), (86, -56, "c"), (0, -74)]
        ),
        geo.ribbon([(-10, -118), (-90, -156), (-156, -120), (-178, -44)], [74, 72, 50, 20]),
    )
    pen.form(cone, rabbit.cloth, volume=30, texture=0.5)
    pen.form(
        geo.ribbon([(-90, -42), (0, -74), (90, -50)], [34, 38, 32]),
        rabbit.trim,
        volume=13,
        texture=0.4,
    )
    for dx, dy, r in ((0, 0, 28), (-10, 10, 16), (12, 6, 16)):
        pen.form(geo.blob(pen.rng, -180 + dx, -28 + dy, r), rabbit.trim, volume=10, texture=0.5)
    for x, y, r in ((-30, -126, 15), (28, -112, 12), (-96, -138, 12), (-158, -92, 10)):
        pen.fill(geo.moved(geo.star(r, 5, 0.45), x, y), rabbit.trim, 0.95)


def top_hat(pen, rabbit):
    pen.form(geo.ellipse(2, -80, 104, 21, -4), rabbit.cloth, volume=9, texture=0.3)
    tube = geo.curve(
        [(-58, -84, "c"), (-66, -190, "c"), (0, -204), (72, -196, "c"), (62, -88, "c"), (0, -74)]
    )
    pen.form(tube, rabbit.cloth, volume=30, texture=0.6, grain=1.57)
    band = geo.curve(
        [(-60, -116, "c"), (2, -106), (65, -120, "c"), (63, -90, "c"), (2, -76), (-58, -86, "c")]
    )
    pen.form(band, rabbit.trim, volume=8, texture=0.3)


def wizard(pen, rabbit):
    cone = geo.curve(
        [
            (-76, -66, "c"),
            (-50, -124),
            (-40, -178),
            (-84, -206, "c"),
            (-8, -204),
            (34, -140),
            (72, -76, "c"),
            (0, -70),
        ]
    )
    pen.form(cone, rabbit.cloth, volume=30, texture=0.6)
    pen.form(geo.ellipse(0, -68, 126, 24, -4), rabbit.cloth, volume=10, texture=0.4)
    pen.form(
        geo.ribbon([(-72, -82), (0, -92), (70, -90)], [20, 22, 20]),
        rabbit.trim,
        volume=6,
        texture=0.2,
    )
    for x, y, r in ((-6, -132, 20), (-24, -176, 12), (30, -116, 11)):
        pen.fill(geo.moved(geo.star(r, 5, 0.45), x, y, turn=12), rabbit.trim)


def flowers(pen, rabbit):
    for i, x in enumerate((-78, -42, -4, 36, 72)):
        y = -86 + 0.0042 * (x + 4) ** 2 * 1.4
        pen.form(geo.ellipse(x - 18, y + 8, 16, 9, 30), "#6f9a4c", volume=4, texture=0.2)
        colour = (rabbit.trim, "#fff4e2", "#f6b04e")[i % 3]
        for k in range(5):
            px, py = geo.toward((x, y), k * 72, 15)
            pen.form(geo.ellipse(px, py, 13), colour, volume=5, texture=0.2)
        pen.fill(geo.ellipse(x, y, 9), "#f2c14a" if i % 3 != 2 else "#8c3b32")


def crown(pen, rabbit):
    points = [
        (-58, -70, "c"),
        (-76, -148, "c"),
        (-38, -112, "c"),
        (4, -164, "c"),
        (44, -114, "c"),
        (82, -152, "c"),
        (66, -76, "c"),
        (4, -62),
    ]
    pen.form(geo.curve(points, tension=0.5), rabbit.trim, volume=18, texture=0.4)
    pen.form(
        geo.ribbon([(-60, -74), (4, -68), (68, -80)], [18, 20, 18]),
        lighten(rabbit.trim, -0.08),
        volume=6,
        texture=0.2,
    )
    for x, y, colour in ((-30, -92, rabbit.cloth), (4, -96, "#4b8fd0"), (40, -94, rabbit.cloth)):
        pen.form(geo.ellipse(x, y, 9), colour, volume=4, texture=0)
    for x, y in ((-76, -150), (4, -168), (82, -154)):
        pen.form(geo.ellipse(x, y, 11), lighten(rabbit.trim, 0.06), volume=5, texture=0)


def hood(pen, rabbit):
    edge = [(-30, -112), (36, -108), (82, -80, "c"), (60, 0), (74, 82, "c"), (30, 106)]
    back = [(-44, 106), (-112, 60), (-120, -10), (-136, -62, "c"), (-92, -78)]
    face = geo.ellipse(58, 2, 88, 80)
    shape = geo.subtract(geo.curve([*edge, *back]), face)
    pen.form(shape, rabbit.cloth, volume=26, texture=0.6)
    with pen.clip(shape):
        pen.line(geo.arc(58, 2, 93, 85, 80, 285, 20), rabbit.trim, 8)


def glasses(pen, colour):
    for x, y, rx, ry in ((12, -8, 36, 36), (78, -11, 24, 33)):
        pen.fill(geo.ellipse(x, y, rx, ry), "#fff6dc", 0.2)
        pen.line(geo.ellipse(x, y, rx, ry), colour, 7)
        pen.line(geo.arc(x, y, rx * 0.66, ry * 0.66, 200, 250, 4), "#ffffff", 4, 0.7)
    pen.line([(46, -14), (51, -19), (56, -14)], colour, 6)
    pen.line([(-22, -14), (-60, -22), (-80, -20)], colour, 6)


def monocle(pen, colour):
    pen.fill(geo.ellipse(14, -8, 35), "#fff6dc", 0.22)
    pen.line(geo.ellipse(14, -8, 35), colour, 8)
    pen.line(geo.arc(14, -8, 23, 23, 200, 250, 4), "#ffffff", 4, 0.7)
    pen.line([(-16, 14), (-34, 60), (-20, 100)], colour, 4, 0.9)


HATS = {
    "beanie": beanie,
    "rain": rain,
    "feather": feather,
    "sailor": sailor,
    "nightcap": nightcap,
    "top hat": top_hat,
    "wizard": wizard,
    "flowers": flowers,
    "crown": crown,
    "hood": hood,
}
GLASSES = {"round": glasses, "monocle": monocle}
