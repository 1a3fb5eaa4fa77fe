"""Pen: what draws into one layer.  `form` is the workhorse; the hand decides how it looks."""

from __future__ import annotations

import math
from contextlib import contextmanager

import numpy as np
import skia
from light.colour import halo_of, lighten, rgb, vary

from . import geometry as geo
from .forms import FORMS, FormColours

BLENDS = {
    "normal": skia.BlendMode.kSrcOver,
    "multiply": skia.BlendMode.kMultiply,
    "screen": skia.BlendMode.kScreen,
    "add": skia.BlendMode.kPlus,
}


def skia_colour(colour, alpha=1.0):
    return skia.Color4f(*rgb(colour), float(alpha))


class Pen:
    def __init__(self, canvas, rng, light=(-0.6, -0.8), form="oil"):
        self.canvas = canvas
        self.rng = rng
        self.light = light
        self.form_kind = form
        self.scale = 1.0

    # -- plain drawing

    def _paint(self, colour, alpha, blend="normal", blur=0.0, width=None):
        paint = skia.Paint(AntiAlias=True)
        paint.setBlendMode(BLENDS[blend])
        if isinstance(colour, skia.Shader):
            paint.setShader(colour)
            paint.setAlphaf(alpha)
        else:
            paint.setColor4f(skia_colour(colour, alpha), None)
        if blur:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, float(blur)))
        if width is not None:
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(float(width))
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        return paint

    def fill(self, path, colour, alpha=1.0, blend="normal", blur=0.0):
        """A flat shape; `colour` may be a gradient."""
        self.canvas.drawPath(path, self._paint(colour, alpha, blend, blur))

    def line(self, path, colour, width=2.0, alpha=1.0, blend="normal", blur=0.0):
        """A line along a path, or a smooth one through a list of points."""
        if not isinstance(path, skia.Path):
            path = geo.curve([tuple(p) for p in path], closed=False)
        self.canvas.drawPath(path, self._paint(colour, alpha, blend, blur, width))

    def gradient(self, start, end, colours, stops=None, alphas=None):
        points = [skia.Point(*map(float, start)), skia.Point(*map(float, end))]
        return skia.GradientShader.MakeLinear(points, _packed(colours, alphas), stops)

    def radial(self, centre, radius, colours, stops=None, alphas=None):
        point = skia.Point(*map(float, centre))
        return skia.GradientShader.MakeRadial(point, float(radius), _packed(colours, alphas), stops)

    def halo(self, x, y, radius, colour, strength=0.6):
        """Light in the air round a small source."""
        outer = halo_of(colour)
        shader = self.radial(
            (x, y), radius, [colour, outer, outer], [0, 0.33, 1], [strength, strength * 0.55, 0]
        )
        self.fill(geo.ellipse(x, y, radius), shader, blend="screen")

    @contextmanager
    def clip(self, path):
        self.canvas.save()
        self.canvas.clipPath(path, skia.ClipOp.kIntersect, True)
        yield self
        self.canvas.restore()

    @contextmanager
    def at(self, x=0.0, y=0.0, scale=1.0, turn=0.0, flip=False, scale_y=None):
        """Local axes; the light turns with them, so that it still comes from the same side."""
        outside, outer_scale = self.light, self.scale
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(turn)
        self.canvas.scale(-scale if flip else scale, scale if scale_y is None else scale_y)
        angle = -math.radians(turn)
        lx = outside[0] * math.cos(angle) - outside[1] * math.sin(angle)
        ly = outside[0] * math.sin(angle) + outside[1] * math.cos(angle)
        self.light = (-lx if flip else lx, ly)
        self.scale = outer_scale * abs(scale)
        yield self
        self.canvas.restore()
        self.light, self.scale = outside, outer_scale

    # -- painted shapes

    def form(
        self,
        path,
        base,
        shade=None,
        shine=None,
        volume=None,
        shadow=0.75,
        highlight=0.6,
        texture=0.5,
        grain=None,
    ):
        """A rounded, lit, textured shape.

        `volume` is the thickness in design units, `grain` the direction of its dry strokes in
        radians, or a function of (x, y).  Flat things: volume small, texture 0.
        """
        bounds = path.computeTightBounds()
        if bounds.width() <= 0 or bounds.height() <= 0:
            return path
        thickness = volume or min(bounds.width(), bounds.height()) * 0.28
        colours = FormColours.of(base, shade, shine)
        FORMS[self.form_kind](
            self, path, bounds, colours, thickness, (shadow, highlight, texture, grain)
        )
        return path

    def inside_edge(self, path, dx, dy, blur, colour, alpha, blend="normal"):
        """A soft band inside the edge of the current clip, on the side away from (dx, dy)."""
        ring = skia.Path(path)
        ring.offset(dx, dy)
        ring.toggleInverseFillType()
        self.fill(ring, colour, alpha, blend, blur)

    def dry(self, bounds, colours, amount=0.5, grain=None, size=None):
        """Short dry-brush strokes in neighbouring colours, inside the current clip."""
        rng = self.rng
        area = bounds.width() * bounds.height()
        size = size or self.clamped(math.sqrt(area) * 0.05, 2.2, 14)
        count = int(min(500, area / (size * size * 9)) * amount * 2)
        if count == 0:
            return
        palette = [vary(colours[i % len(colours)], rng, 0.025, 7) for i in range(16)]
        upright = math.pi / 2 * (bounds.height() > bounds.width())
        main = rng.uniform(-0.4, 0.4) + upright if grain is None else grain
        draws = rng.uniform(0, 1, (count, 5))
        turns = rng.normal(0, 0.22, count)
        picks = rng.integers(0, len(palette), count)
        for (u, v, run, alpha, wide), turn, pick in zip(draws, turns, picks, strict=True):
            x = bounds.left() + u * bounds.width()
            y = bounds.top() + v * bounds.height()
            angle = (main(x, y) if callable(main) else main) + turn
            dx = math.cos(angle) * size * (1 + 1.5 * run)
            dy = math.sin(angle) * size * (1 + 1.5 * run)
            paint = self._paint(
                palette[pick], 0.08 + 0.18 * alpha, blur=0.4, width=size * (0.3 + 0.6 * wide)
            )
            self.canvas.drawLine(x - dx, y - dy, x + dx, y + dy, paint)

    def clamped(self, length, least, most):
        """A local length that stays between two design lengths, however small the axes are."""
        return min(max(length, least / self.scale), most / self.scale)

    def spots(self, path, colours, count, smallest, largest, alpha=0.8, blur=0.0):
        """Irregular spots inside a shape."""
        bounds = path.computeTightBounds()
        rng = self.rng
        with self.clip(path):
            for _ in range(count):
                x = rng.uniform(bounds.left(), bounds.right())
                y = rng.uniform(bounds.top(), bounds.bottom())
                spot = geo.blob(rng, x, y, rng.uniform(smallest, largest), corners=6)
                colour = colours[rng.integers(len(colours))]
                self.fill(spot, colour, alpha * rng.uniform(0.6, 1), blur=blur)

    def fold(self, points, base, width=3.0, strength=0.5):
        """A crease in cloth: a soft dark line with a light one beside it."""
        side = -1 if self.light[0] < 0 else 1
        lit = [(x + side * width * 0.8, y) for x, y in points]
        self.line(lit, lighten(base, 0.08), width * 0.8, strength * 0.6, blur=width * 0.3)
        self.line(points, lighten(base, -0.15), width, strength, blur=width * 0.25)


def _packed(colours, alphas):
    alphas = alphas or [1.0] * len(colours)
    return [skia_colour(c, a).toColor() for c, a in zip(colours, alphas, strict=True)]


def tidy(points) -> list[tuple[float, float]]:
    """Plain tuples of an array of points."""
    return [tuple(map(float, p)) for p in np.asarray(points)]
