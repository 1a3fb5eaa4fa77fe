"""A four-legged animal by proportions, in several gaits, facing right.

Unit: 100 is the height of the back; hooves at y = 0.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from light.colour import Colour, lighten

from .. import geometry as geo


@dataclass(frozen=True)
class Quadruped:
    """Lengths in hundredths of the height of the back."""

    colour: Colour = "#8a6040"
    belly: Colour | None = None
    length: float = 105
    depth: float = 44
    leg: float = 12
    neck: float = 34
    neck_width: float = 26
    neck_angle: float = 140
    head: float = 34
    muzzle: float = 0.55
    ear: float = 14
    ear_kind: str = "pointed"
    tail: float = 46
    tail_width: float = 8
    tail_angle: float = -50
    horns: float = 0.0
    mane: Colour | None = None
    patches: Colour | None = None
    foot: Colour | None = None

    def but(self, **changes) -> Quadruped:
        return replace(self, **changes)


DOG = Quadruped("#a8743c", "#e8cfa4", 100, 38, 11, 28, 22, 138, 32, 0.55, 16, "floppy", 48, 7, -130)
COW = Quadruped(
    "#f0e8dc",
    None,
    128,
    56,
    12,
    26,
    30,
    112,
    44,
    0.6,
    16,
    "side",
    62,
    4,
    -12,
    14,
    None,
    "#5a3c30",
    "#4a3830",
)

# fore thigh and shin, other fore, hind, other hind: degrees, 0 down, positive forward; lift
GAITS = {
    "standing": ((3, 0), (-4, -2), (-6, 4), (4, 8), 0),
    "walking": ((24, -8), (-18, -26), (-26, -4), (18, 2), 0),
    "running": ((58, 34), (42, 2), (-58, -40), (-38, -66), 14),
    "grazing": ((6, 2), (-10, -6), (-6, 4), (8, 10), 0),
    "lying": ((84, -60), (76, -76), (74, -78), (66, -70), 0),
}


def _limb(pen, kind, hip, angles, colour, hind):
    total = 100 - kind.depth * 0.62
    upper, lower = total * 0.48, total * 0.52
    middle = geo.toward(hip, angles[0] + (14 if hind else 0), upper)
    end = geo.toward(middle, angles[1] - (10 if hind else 0), lower)
    thick = kind.leg
    shape = geo.ribbon(
        [hip, geo.lerp(hip, middle, 0.6), middle, geo.lerp(middle, end, 0.5), end],
        [thick * (3.0 if hind else 2.3), thick * 1.9, thick * 1.15, thick * 0.9, thick * 0.95],
        26,
    )
    pen.form(shape, colour, volume=thick * 0.8, texture=0.5)
    paw = geo.curve(
        [
            (end[0] - thick * 0.5, end[1] - thick * 0.5),
            (end[0] + thick * 0.5, end[1] - thick * 0.6),
            (end[0] + thick * 1.1, end[1] + thick * 0.25),
            (end[0] - thick * 0.6, end[1] + thick * 0.25),
        ]
    )
    pen.form(paw, kind.foot or lighten(colour, -0.04), volume=thick * 0.4, texture=0)
    return end


def _body(kind):
    half = kind.length / 2
    top = -100
    low = top + kind.depth
    return geo.curve(
        [
            (-half, top + 14),
            (-half * 0.6, top + 1),
            (0, top + 5),
            (half * 0.55, top - 3),
            (half, top + 10),
            (half * 1.06, top + kind.depth * 0.5),
            (half * 0.8, low + 2),
            (half * 0.2, low + 1),
            (-half * 0.45, low - 6),
            (-half * 0.9, low - 3),
            (-half * 1.08, top + kind.depth * 0.5),
        ]
    )


def _ear(kind, x, y, shift):
    size = kind.ear
    if kind.ear_kind == "pointed":
        return geo.curve(
            [
                (x - size * 0.4, y, "c"),
                (x - size * 0.25 + shift, y - size * 1.25, "c"),
                (x + size * 0.45, y - size * 0.05, "c"),
            ],
            tension=0.6,
        )
    if kind.ear_kind == "floppy":
        return geo.ribbon(
            [
                (x, y),
                (x - size * 0.5 + shift, y + size * 0.35),
                (x - size * 0.5 + shift, y + size * 1.1),
            ],
            [size * 0.5, size * 0.7, 3],
            12,
        )
    if kind.ear_kind == "round":
        return geo.ellipse(x - 1 + shift, y - size * 0.25, size * 0.55)
    return geo.ribbon([(x, y + 2), (x - size * 0.9 + shift, y + size * 0.25)], [size * 0.5, 2], 10)


def _horns(pen, kind, x, y):
    for shift in (4, 0):
        horn = geo.ribbon(
            [
                (x + shift, y),
                (x - kind.horns * 0.25 + shift, y - kind.horns * 0.7),
                (x - kind.horns * 0.8 + shift, y - kind.horns * 0.85),
            ],
            [kind.horns * 0.22, kind.horns * 0.16, 1.5],
            14,
        )
        pen.form(horn, "#d8cbb0", texture=0.2)


def _head(pen, kind, place, tilt, eye):
    """Head units: skull at (0, 0), muzzle along +x."""
    size = kind.head
    snout = size * kind.muzzle
    with pen.at(*place, 1, tilt):
        far = lighten(kind.colour, -0.07)
        pen.form(_ear(kind, -size * 0.12, -size * 0.28, size * 0.16), far, texture=0.2)
        if kind.horns:
            _horns(pen, kind, -size * 0.1, -size * 0.3)
        reach = size * 0.34 + snout
        shape = geo.curve(
            [
                (-size * 0.36, -size * 0.02),
                (-size * 0.22, -size * 0.32),
                (size * 0.12, -size * 0.34),
                (size * 0.34, -size * 0.16),
                (reach * 0.96, -size * 0.02),
                (reach * 1.02, size * 0.14),
                (reach * 0.88, size * 0.27),
                (size * 0.2, size * 0.34),
                (-size * 0.2, size * 0.32),
            ]
        )
        pen.form(shape, kind.colour, volume=size * 0.26, texture=0.4)
        if kind.belly:
            with pen.clip(shape):
                jaw = geo.curve(
                    [
                        (size * 0.1, size * 0.16),
                        (reach, size * 0.06),
                        (reach * 1.1, size * 0.4),
                        (-size * 0.2, size * 0.5),
                    ]
                )
                pen.fill(jaw, kind.belly, 0.9, blur=size * 0.03)
        pen.fill(geo.ellipse(reach * 0.99, size * 0.02, size * 0.085, size * 0.075), "#1c1416")
        pen.line(
            [(reach * 0.96, size * 0.17), (reach * 0.7, size * 0.2), (size * 0.34, size * 0.17)],
            lighten(kind.colour, -0.2),
            size * 0.03,
            0.8,
        )
        _eye(pen, size, eye)
        pen.form(_ear(kind, -size * 0.2, -size * 0.27, 0), kind.colour, texture=0.3)


def _eye(pen, size, kind):
    x, y = size * 0.20, -size * 0.10
    if kind == "closed":
        pen.line(geo.arc(x, y, size * 0.09, size * 0.06, 20, 160), "#181014", size * 0.035)
        return
    pen.fill(geo.ellipse(x, y, size * 0.07, size * 0.08), "#181014")
    pen.fill(geo.ellipse(x + size * 0.015, y - size * 0.03, size * 0.024), "#ffffff", 0.9)


def _tail(pen, kind):
    root = (-kind.length / 2 - 1, -100 + kind.depth * 0.22)
    middle = geo.toward(root, kind.tail_angle, kind.tail * 0.5)
    end = geo.toward(middle, kind.tail_angle + 38, kind.tail * 0.5)
    width = kind.tail_width
    pen.form(
        geo.ribbon([root, middle, end], [width * 0.6, width, width * 1.1, width * 0.3], 24),
        kind.mane or kind.colour,
        texture=0.7,
    )
    if kind.belly and width > 14:
        tip = geo.ribbon([geo.lerp(middle, end, 0.45), end], [width * 0.9, width * 0.3], 10)
        pen.form(tip, kind.belly, texture=0.4)


def _neck_and_head(pen, kind, gait, head_tilt, eye):
    angle = kind.neck_angle if gait != "grazing" else 52
    root = (kind.length / 2 - kind.neck_width * 0.42, -100 + kind.depth * 0.26)
    top = geo.toward(root, angle, kind.neck + kind.neck_width * 0.4)
    tilt = (52 if gait == "grazing" else 16) + head_tilt
    neck = geo.ribbon(
        [geo.toward(root, angle + 180, kind.depth * 0.16), geo.lerp(root, top, 0.5), top],
        [kind.depth * 0.86, kind.neck_width * 1.1, kind.neck_width * 0.86],
        20,
    )
    pen.form(neck, kind.colour, volume=kind.neck_width * 0.4, texture=0.5)
    if kind.mane:
        for t in range(9):
            x, y = geo.lerp(top, root, t / 9)
            lock = geo.ribbon([(x - 7, y - 9), (x - 15, y + 3), (x - 12, y + 17)], [7, 8, 2], 10)
            pen.form(lock, kind.mane, volume=4, texture=0.2)
    head = geo.toward(top, 90 - tilt, kind.head * 0.16)
    _head(pen, kind, head, tilt, eye)
    return head


def draw_quadruped(
    pen, x, y, height, kind=DOG, gait="standing", flip=False, turn=0.0, head_tilt=0.0, eye="open"
):
    """`height` of the back in design units; gaits: standing walking running grazing leaping lying.

    Returns where the head is.  Vary it: `DOG.but(colour="#333", length=130, ear_kind="pointed")`.
    """
    fore, other_fore, hind, other_hind, lift = GAITS[gait]
    half = kind.length / 2
    hip = -100 + kind.depth * 0.62
    far = lighten(kind.colour, -0.08)
    drop = 100 - kind.depth - 4 if gait == "lying" else -lift
    scale = height / 100
    with pen.at(x, y, scale, turn, flip), pen.at(0, drop):
        _limb(pen, kind, (half * 0.72, hip), other_fore, far, False)
        _limb(pen, kind, (-half * 0.72, hip), other_hind, far, True)
        _tail(pen, kind)
        body = _body(kind)
        pen.form(body, kind.colour, volume=kind.depth * 0.6, texture=1.2, grain=0.2)
        with pen.clip(body):
            if kind.belly:
                pen.fill(
                    geo.ellipse(0, -100 + kind.depth * 1.08, half * 0.9, kind.depth * 0.3),
                    kind.belly,
                    0.7,
                    blur=4,
                )
        if kind.patches:
            pen.spots(body, [kind.patches], 7, kind.depth * 0.14, kind.depth * 0.34, 1.0)
        _limb(pen, kind, (-half * 0.78, hip - 6), hind, kind.colour, True)
        _limb(pen, kind, (half * 0.78, hip), fore, kind.colour, False)
        head = _neck_and_head(pen, kind, gait, head_tilt, eye)
    return (x + (-head[0] if flip else head[0]) * scale, y + (head[1] + drop) * scale)
