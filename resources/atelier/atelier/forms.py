"""How `Pen.form` shades a shape, once for every family of hands."""

from __future__ import annotations

import math
from dataclasses import dataclass

import skia
from light.colour import Rgb, hue, lab, lighten, mix, rgb, saturate, shadow_of, vary


@dataclass(frozen=True)
class FormColours:
    base: Rgb
    shade: Rgb
    shine: Rgb

    @classmethod
    def of(cls, base, shade, shine):
        base = rgb(base)
        return cls(
            base,
            shadow_of(base) if shade is None else rgb(shade),
            lighten(base, 0.10) if shine is None else rgb(shine),
        )

    @property
    def dry(self):
        return [self.base, self.shade, self.shine, self.base]


def _light(pen):
    length = math.hypot(*pen.light) or 1
    return pen.light[0] / length, pen.light[1] / length


def _along_light(pen, bounds, colours, amount):
    lx, ly = _light(pen)
    cx, cy = bounds.centerX(), bounds.centerY()
    rx, ry = bounds.width() / 2, bounds.height() / 2
    tones = [
        mix(colours.base, colours.shine, amount),
        colours.base,
        mix(colours.base, colours.shade, amount),
    ]
    return pen.gradient((cx + lx * rx, cy + ly * ry), (cx - lx * rx, cy - ly * ry), tones)


def oil(pen, path, bounds, colours, thickness, options):
    """Gradient, soft core shadow, soft highlight, dry strokes."""
    shadow, highlight, texture, grain = options
    lx, ly = _light(pen)
    pen.fill(path, _along_light(pen, bounds, colours, 0.45))
    with pen.clip(path):
        pen.inside_edge(
            path,
            lx * thickness * 0.55,
            ly * thickness * 0.55,
            thickness * 0.42,
            colours.shade,
            shadow,
        )
        pen.inside_edge(
            path,
            -lx * thickness * 0.35,
            -ly * thickness * 0.35,
            thickness * 0.32,
            colours.shine,
            highlight * 0.8,
        )
        if texture:
            pen.dry(bounds, colours.dry, texture, grain)


def gouache(pen, path, bounds, colours, thickness, options):
    """Flat matt body colour with one firm shadow plane and a chalky light plane."""
    shadow, highlight, texture, grain = options
    lx, ly = _light(pen)
    pen.fill(path, _along_light(pen, bounds, colours, 0.18))
    firm = max(0.8, thickness * 0.10)
    with pen.clip(path):
        pen.inside_edge(
            path,
            lx * thickness * 0.5,
            ly * thickness * 0.5,
            firm,
            mix(colours.base, colours.shade, 0.75),
            shadow * 0.8,
        )
        pen.inside_edge(
            path,
            -lx * thickness * 0.22,
            -ly * thickness * 0.22,
            firm,
            colours.shine,
            highlight * 0.6,
        )
        if texture:
            pen.dry(bounds, colours.dry, texture * 0.7, grain)


def paper(pen, path, bounds, colours, thickness, options):
    """A sheet cut out: drop shadow, flat colour, thin lit edge."""
    drop = pen.clamped(min(bounds.width(), bounds.height()) * 0.05, 1.0, 9)
    below = skia.Path(path)
    below.offset(-_light(pen)[0] * drop * 0.7, drop)
    pen.fill(below, "#12060e", 0.42, blur=drop * 0.9)
    base = vary(colours.base, pen.rng, 0.012, 3)
    corner = (bounds.left() + bounds.width() * 0.3, bounds.bottom())
    sheet = pen.gradient(
        (bounds.left(), bounds.top()), corner, [lighten(base, 0.035), lighten(base, -0.035)]
    )
    pen.fill(path, sheet)
    with pen.clip(path):
        pen.inside_edge(
            path, 0.9 / pen.scale, 1.3 / pen.scale, 0.5 / pen.scale, lighten(base, 0.13), 0.75
        )


def chalk(pen, path, bounds, colours, thickness, options):
    """Light builds up from a dark body; the lit side is rubbed on, a line finds the edge."""
    shadow, highlight, texture, grain = options
    lx, ly = _light(pen)
    dark = mix(colours.base, colours.shade, 0.6)
    pen.fill(path, dark)
    with pen.clip(path):
        pen.inside_edge(
            path,
            lx * thickness * 0.6,
            ly * thickness * 0.6,
            thickness * 0.5,
            lighten(colours.shade, -0.06),
            shadow,
        )
        pen.inside_edge(
            path,
            -lx * thickness * 0.5,
            -ly * thickness * 0.5,
            thickness * 0.4,
            lighten(colours.shine, 0.06),
            highlight,
        )
        pen.dry(
            bounds,
            [colours.base, colours.shine, lighten(colours.shine, 0.1)],
            max(texture, 0.3) * 1.3,
            grain,
        )
        edge = pen.clamped(thickness * 0.09, 0.6, 2.2)
        pen.line(path, lighten(colours.shine, 0.1), edge, 0.75)


def ink(pen, path, bounds, colours, thickness, options):
    """A pale wash that pools at the shadow side, hatching there, and a pen line round it."""
    shadow, _, texture, _ = options
    lx, ly = _light(pen)
    wash = lighten(saturate(colours.base, 1.02), 0.03)
    pool = mix(wash, colours.shade, 0.7)
    pen.fill(path, wash)
    with pen.clip(path):
        pen.inside_edge(
            path, lx * thickness * 0.5, ly * thickness * 0.5, thickness * 0.3, pool, shadow * 0.8
        )
        pen.inside_edge(path, 0, 0, max(0.6, thickness * 0.06), pool, 0.55)
        if texture:
            _hatch(pen, bounds, thickness, (lx, ly))
    small = min(bounds.width(), bounds.height())
    pen.line(path, _line_colour(colours), pen.clamped(small * 0.03, 0.8, 2.6), 0.88)


def _line_colour(colours):
    return mix("#1d1620", colours.shade, 0.22)


def _hatch(pen, bounds, thickness, light):
    """Parallel pen strokes that thin out towards the light."""
    rng = pen.rng
    step = pen.clamped(thickness * 0.22, 2.8, 7.0)
    reach = math.hypot(bounds.width(), bounds.height()) / 2
    cx, cy = bounds.centerX(), bounds.centerY()
    angle = math.atan2(light[1], light[0]) + math.pi / 2 + 0.5
    dx, dy = math.cos(angle), math.sin(angle)
    for i in range(int(reach * 1.4 / step)):
        away = i * step * 0.75 + reach * 0.18
        sx, sy = cx - light[0] * away, cy - light[1] * away
        run = reach * rng.uniform(0.35, 0.75)
        shift = rng.normal(0, reach * 0.12)
        start = (sx - dx * (run - shift), sy - dy * (run - shift))
        end = (sx + dx * (run + shift), sy + dy * (run + shift))
        bow = (sx + rng.normal(0, 1.2) + dx * shift, sy + rng.normal(0, 1.2) + dy * shift)
        pen.line([start, bow, end], "#2a2430", rng.uniform(0.6, 1.1) / pen.scale, 0.42)


def wood(pen, path, bounds, colours, thickness, options):
    """Two flat tones with a hard cut between them, and a heavy black contour."""
    lx, ly = _light(pen)
    pen.fill(path, colours.base)
    with pen.clip(path):
        pen.inside_edge(
            path,
            lx * thickness * 0.5,
            ly * thickness * 0.5,
            1.0,
            lighten(colours.shade, -0.06),
            0.9,
        )
        pen.inside_edge(
            path,
            -lx * thickness * 0.3,
            -ly * thickness * 0.3,
            0.8,
            lighten(colours.shine, 0.05),
            0.85,
        )
    small = min(bounds.width(), bounds.height())
    pen.line(path, "#17121a", pen.clamped(small * 0.035, 0.9, 3.6), 0.95)


def glass(pen, path, bounds, colours, thickness, options):
    """A jewel-coloured pane, brighter in the middle, in a lead came."""
    base = saturate(colours.base, 1.35)
    rich = hue(lighten(base, -0.12), -10)
    radius = max(bounds.width(), bounds.height()) * 0.62
    centre = (bounds.centerX(), bounds.centerY())
    pen.fill(path, pen.radial(centre, radius, [lighten(base, 0.07), base, rich]))
    with pen.clip(path):
        pen.dry(bounds, [lighten(base, 0.08), base, rich], 0.5)
    small = min(bounds.width(), bounds.height())
    if lab(colours.base)[0] > 0.2:
        pen.line(path, "#120f16", pen.clamped(small * 0.07, 0.9, 4.6))


FORMS = {
    "oil": oil,
    "gouache": gouache,
    "paper": paper,
    "chalk": chalk,
    "ink": ink,
    "wood": wood,
    "glass": glass,
}
