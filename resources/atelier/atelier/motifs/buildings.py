"""Windows, doors, houses, towers, fences, stairs."""

from __future__ import annotations

import math

from light.colour import hue, lighten, mix

from .. import geometry as geo


def window(pen, x, y, width, height, lit="#ffd77a", frame="#3b2a2a", arch=False, halo=True):
    """`lit=None` leaves it dark."""
    if arch:
        shape = geo.curve(
            [
                (x - width / 2, y + height / 2, "c"),
                (x - width / 2, y - height * 0.1),
                (x, y - height / 2),
                (x + width / 2, y - height * 0.1),
                (x + width / 2, y + height / 2, "c"),
            ]
        )
    else:
        shape = geo.rectangle(x - width / 2, y - height / 2, width, height, 1)
    if halo and lit:
        pen.halo(x, y, width * 1.7, lit, 0.5)
    pen.fill(shape, frame)
    if lit:
        pane = geo.moved(shape, x * 0.18, y * 0.18, 0.82)
        pen.fill(
            pane,
            pen.gradient(
                (x, y - height / 2),
                (x, y + height / 2),
                [lighten(lit, 0.05), hue(lighten(lit, -0.06), -12)],
            ),
        )
    bar = max(0.8, width * 0.09)
    pen.line(geo.polygon([(x, y - height / 2), (x, y + height / 2)], False), frame, bar)
    pen.line(geo.polygon([(x - width / 2, y), (x + width / 2, y)], False), frame, bar)


def door(pen, x, y, width, height, colour, frame=None, arch=True, ajar=0.0):
    """Base at y; `ajar` 0..1 shows light in the gap."""
    frame = frame or lighten(colour, -0.15)
    top = height * (0.84 if arch else 1.0)

    def shape(grow):
        half = width / 2 + grow
        points = [(x - half, y, "c"), (x - half, y - top, "c")]
        points += [(x, y - height - grow)] if arch else []
        return geo.curve([*points, (x + half, y - top, "c"), (x + half, y, "c")])

    pen.form(shape(width * 0.09), frame, volume=width * 0.1)
    leaf = shape(0)
    pen.form(leaf, colour, volume=width * 0.12, texture=0.8, grain=1.57)
    with pen.clip(leaf):
        for t in (-0.25, 0.0, 0.25):
            pen.line(
                geo.polygon([(x + t * width, y), (x + t * width, y - height)], False),
                lighten(colour, -0.1),
                width * 0.02,
                0.7,
            )
        if ajar:
            pen.fill(
                geo.rectangle(
                    x + width * (0.5 - 0.4 * ajar), y - height * 1.1, width, height * 1.2
                ),
                "#ffe0a0",
            )
    pen.fill(geo.ellipse(x + width * 0.32, y - height * 0.42, width * 0.05), "#e0b860")


def _chimney(pen, x, y, width, height, roof, pitch):
    left = x + width * pen.rng.choice([-0.22, 0.22])
    pen.form(
        geo.polygon(
            [
                (left - width * 0.07, y - height - width * pitch * 0.2),
                (left - width * 0.06, y - height - width * pitch * 0.85),
                (left + width * 0.08, y - height - width * pitch * 0.85),
                (left + width * 0.08, y - height - width * pitch * 0.2),
            ]
        ),
        lighten(roof, -0.08),
    )


def house(
    pen,
    x,
    y,
    width,
    height,
    wall,
    roof,
    lit=0.7,
    lean=0.0,
    pitch=0.75,
    chimney=True,
    light="#ffd77a",
    windows=None,
):
    """Cottage to tenement; `lit` is the share of lit windows; windows=(columns, rows)."""
    shift = lean * width
    over = width * 0.12
    if chimney:
        _chimney(pen, x + shift, y, width, height, roof, pitch)
    pen.form(
        geo.polygon(
            [
                (x - width / 2, y),
                (x - width / 2 + shift, y - height),
                (x + shift, y - height - width * pitch * 0.8),
                (x + width / 2 + shift, y - height),
                (x + width / 2, y),
            ]
        ),
        wall,
        volume=width * 0.3,
        texture=0.8,
    )
    top = y - height
    cover = geo.curve(
        [
            (x - width / 2 - over + shift, top + over * 0.7, "c"),
            (x - width * 0.2 + shift, top - width * pitch * 0.45),
            (x + shift * 1.1, top - width * pitch, "c"),
            (x + width * 0.2 + shift, top - width * pitch * 0.45),
            (x + width / 2 + over + shift, top + over * 0.7, "c"),
            (x + width * 0.18 + shift, top - width * pitch * 0.22),
            (x + shift, top - width * pitch * 0.62, "c"),
            (x - width * 0.18 + shift, top - width * pitch * 0.22),
        ],
        tension=0.6,
    )
    pen.form(cover, roof, volume=width * 0.12, texture=0.8)
    columns, rows = windows or (max(1, int(width // 26)), max(1, int(height // 32)))
    frame = mix(wall, "#20161c", 0.75)
    for i in range(columns):
        for j in range(rows):
            wx = x - width / 2 + (i + 0.5) * width / columns + shift * (j + 0.6) / rows
            wy = y - (j + 0.62) * height / rows
            light_here = light if pen.rng.random() < lit else None
            if j == 0 and i == columns // 2:
                door(
                    pen,
                    wx,
                    y,
                    min(width * 0.16, 14),
                    min(height * 0.4, 24),
                    mix(roof, "#2a1c1c", 0.5),
                )
            else:
                window(
                    pen,
                    wx,
                    wy,
                    min(width * 0.22, width / columns * 0.45, 14),
                    min(height * 0.34, height / rows * 0.5, 18),
                    light_here,
                    frame,
                )


def tower(pen, x, y, width, height, wall, roof, rows=3, cone=1.4, light="#ffd77a"):
    pen.form(
        geo.polygon(
            [
                (x - width * 0.5, y),
                (x - width * 0.42, y - height),
                (x + width * 0.42, y - height),
                (x + width * 0.5, y),
            ]
        ),
        wall,
        volume=width * 0.5,
        texture=1,
    )
    top = y - height
    pen.form(
        geo.curve(
            [
                (x - width * 0.62, top + 3, "c"),
                (x - width * 0.2, top - width * cone * 0.45),
                (x, top - width * cone, "c"),
                (x + width * 0.2, top - width * cone * 0.45),
                (x + width * 0.62, top + 3, "c"),
                (x, top + width * 0.1),
            ],
            tension=0.7,
        ),
        roof,
        volume=width * 0.3,
    )
    for j in range(rows):
        window(
            pen,
            x + (j % 2 - 0.5) * width * 0.18,
            y - height * (j + 0.7) / rows,
            width * 0.2,
            width * 0.3,
            light,
            mix(wall, "#20161c", 0.75),
            True,
        )


def ladder(pen, start, end, width, colour, rungs=None):
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    rungs = rungs or int(length / (width * 0.55))
    nx, ny = -(end[1] - start[1]) / length * width / 2, (end[0] - start[0]) / length * width / 2
    for i in range(1, rungs):
        x, y = geo.lerp(start, end, i / rungs)
        pen.line(
            geo.polygon([(x - nx, y - ny), (x + nx, y + ny)], False),
            lighten(colour, 0.03),
            width * 0.09,
        )
    for s in (-1, 1):
        pen.form(
            geo.ribbon(
                [(start[0] + nx * s, start[1] + ny * s), (end[0] + nx * s, end[1] + ny * s)],
                [width * 0.13, width * 0.1],
                4,
            ),
            colour,
            texture=0,
        )
