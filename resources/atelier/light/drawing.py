"""Drawing over the light: a pen of varied pressure, filled shapes and their shadows, crooked houses, ornament.

Places are card pixels.  What is filled goes under the hand (`under`), what is drawn over it (`over`), so
that pencil or wash paints both the render and the drawing.  A later shape hides the lines behind it.
"""

from __future__ import annotations

import itertools
import math
from contextlib import contextmanager

import numpy as np
import skia
from atelier import geometry as geo

from .colour import lighten, rgb, shadow_of
from .filters import step, tooth


def _uneven(count, every, rng):
    """Smooth noise -1..1 along a line."""
    knots = rng.uniform(-1, 1, max(int(count / every) + 3, 4))
    return np.interp(np.arange(count) / every, np.arange(len(knots)), knots)


# fmt: off

class Drawing:
    def __init__(self, picture, line="#2c2430", width=2.0, light=(-0.6, -0.8), wobble=0.7, lost=0.35,
                 shade=0.13, seed=1):
        self.picture, self.rng = picture, np.random.default_rng(seed)
        self.line, self.width, self.wobble, self.lost, self.dark = line, width, wobble, lost, shade
        self.light = np.array(light) / math.hypot(*light)
        height, wide = picture.shape
        self.surfaces = [skia.Surface(wide, height) for _ in range(2)]
        self.paint, self.ink = (surface.getCanvas() for surface in self.surfaces)
        for canvas in (self.paint, self.ink):
            canvas.scale(picture.scale, picture.scale)
        self.size = 1.0

    # -- laying it on the picture

    def _pixels(self, number):
        image = self.surfaces[number].makeImageSnapshot()
        pixels = image.toarray(colorType=skia.ColorType.kRGBA_8888_ColorType)
        return pixels[..., :3].astype(np.float32) / 255, pixels[..., 3].astype(np.float32) / 255

    def cover(self):
        """Where something has been drawn: the render's own contours must not cross it."""
        return self._pixels(0)[1]

    def under(self, mask=1.0, strength=1.0):
        """The filled areas: before the hand."""
        colour, cover = self._pixels(0)
        share = (cover * mask * strength)[..., None]
        self.picture.image = (self.picture.image * (1 - share) + colour * share).astype(np.float32)
        return self

    def over(self, mask=1.0, strength=0.9, rough=0.4):
        """The lines: after the hand."""
        colour, cover = self._pixels(1)
        picture = self.picture
        worn = 1 - rough * step(tooth(picture.shape, 77, 1.6 * picture.scale), 0.62, 0.9)
        share = (cover * mask * strength * worn)[..., None]
        picture.image = (picture.image * (1 - share) + colour * share).astype(np.float32)
        return self

    # -- the pen

    @contextmanager
    def at(self, x=0.0, y=0.0, size=1.0, turn=0.0, flip=False, tall=1.0):
        before, light = self.size, self.light
        for canvas in (self.paint, self.ink):
            canvas.save()
            canvas.translate(float(x), float(y))
            canvas.rotate(float(turn))
            canvas.scale(float(-size if flip else size), float(size * tall))
        a = -math.radians(turn)
        lx = light[0] * math.cos(a) - light[1] * math.sin(a)
        ly = light[0] * math.sin(a) + light[1] * math.cos(a)
        self.light = np.array((-lx if flip else lx, ly))
        self.size = before * size
        yield self
        for canvas in (self.paint, self.ink):
            canvas.restore()
        self.size, self.light = before, light

    @contextmanager
    def onto(self, corners, wide=100.0, high=100.0):
        """Draws flat on a wall, a step, a box: left top, right top, right bottom, left bottom."""
        points = lambda places: [skia.Point(float(x), float(y)) for x, y in places]
        matrix = skia.Matrix()
        matrix.setPolyToPoly(points([(0, 0), (wide, 0), (wide, high), (0, high)]), points(corners))
        before = self.size
        corners = np.asarray(corners, float)
        edges = np.linalg.norm(corners - np.roll(corners, -1, 0), axis=1)
        self.size = before * math.sqrt(max(edges[::2].mean() * edges[1::2].mean(), 1) / (wide * high))
        for canvas in (self.paint, self.ink):
            canvas.save()
            canvas.concat(matrix)
        yield self
        for canvas in (self.paint, self.ink):
            canvas.restore()
        self.size = before

    @contextmanager
    def inside(self, shape):
        path = self._path(shape)
        for canvas in (self.paint, self.ink):
            canvas.save()
            canvas.clipPath(path, skia.ClipOp.kIntersect, True)
        yield self
        for canvas in (self.paint, self.ink):
            canvas.restore()

    def _path(self, shape, closed=True):
        return shape if isinstance(shape, skia.Path) else geo.curve([tuple(p) for p in shape], closed)

    def _ink_for(self, colour, alpha=1.0):
        paint = skia.Paint(AntiAlias=True)
        paint.setColor4f(skia.Color4f(*rgb(colour), float(alpha)), None)
        return paint

    def fill(self, shape, colour, alpha=1.0, blur=0.0, hide=True):
        """An area without an outline; it hides the lines behind it."""
        path, paint = self._path(shape), self._ink_for(colour, alpha)
        if blur:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, float(blur)))
        self.paint.drawPath(path, paint)
        if hide and alpha > 0.85 and not blur:
            gone = skia.Paint(AntiAlias=True)
            gone.setBlendMode(skia.BlendMode.kClear)
            self.ink.drawPath(path, gone)
        return path

    def ground(self, x, y, wide, colour="#3f5a6a", turn=0.0, alpha=0.45, flat=0.16):
        """What stands must touch the ground: a cast shadow that starts at the feet."""
        a = math.radians(turn)
        middle = (x + 0.42 * wide * math.cos(a), y + 0.42 * wide * math.sin(a))
        self.fill(geo.ellipse(*middle, wide / 2, wide * flat / 2 + 2, turn), colour, alpha, 1.6, False)

    def shape(self, shape, colour, line=1.0, shade=None, wobble=1.0, alpha=1.0):
        """Filled, with a darker side away from the light, and a contour heavy on that side."""
        path = self.fill(shape, colour, alpha)
        box = path.computeTightBounds()
        dark = self.dark if shade is None else shade
        if dark:
            reach = 0.16 * min(box.width(), box.height())
            moved = geo.moved(path, self.light[0] * reach, self.light[1] * reach)
            with self.inside(path):
                rest = geo.subtract(path, moved)
                self.paint.drawPath(rest, self._ink_for(shadow_of(colour, dark), 0.9))
        if line:
            self.contour(path, line, wobble)
        return path

    def model(self, shape, dark, reach=20.0, blur=12.0, alpha=0.6):
        """A soft shadow inside a shape, on the side away from the light."""
        path = self._path(shape)
        box = path.computeTightBounds()
        around = geo.rectangle(box.left() - 3 * reach, box.top() - 3 * reach, box.width() + 6 * reach, box.height() + 6 * reach)
        moved = geo.moved(path, self.light[0] * reach, self.light[1] * reach)
        with self.inside(path):
            self.fill(geo.subtract(around, moved), dark, alpha, blur, False)

    def cast(self, shape, x, y, dark="#2a2036", alpha=0.35, blur=3.0):
        """The shadow that a shape throws on what lies behind it: drawn before the shape."""
        self.fill(geo.moved(self._path(shape), x, y), dark, alpha, blur, False)

    def contour(self, shape, width=1.0, wobble=1.0, closed=True, colour=None, lost=None):
        """The line round a shape: swelling in the shadow, thin or gone in the light."""
        path = self._path(shape, closed)
        measure = skia.PathMeasure(path, False)
        lost = self.lost if lost is None else lost
        while True:
            length = measure.getLength()
            if length * self.size > 2:
                self._run(measure, length, width, wobble, colour, lost)
            if not measure.nextContour():
                break

    def _run(self, measure, length, width, wobble, colour, lost):
        step_long = 1.6 / self.size
        count = max(int(length / step_long), 4)
        spots = [measure.getPosTan(length * i / (count - 1)) for i in range(count)]
        places = np.array([(p.x(), p.y()) for p, _ in spots])
        ways = np.array([(t.x(), t.y()) for _, t in spots])
        normal = np.stack([ways[:, 1], -ways[:, 0]], -1)
        middle = places.mean(0)
        outward = np.sign(((places - middle) * normal).sum(1).sum() + 1e-9)
        facing = (normal * outward) @ self.light
        noise = _uneven(count, 16, self.rng)
        places = places + normal * (self.wobble * wobble * _uneven(count, 9, self.rng) / self.size)[:, None]
        press = width * self.width * (0.72 - 0.42 * facing + 0.28 * noise)
        gone = (facing > 0.35) & (_uneven(count, 22, self.rng) > 1 - 2 * lost)
        self._beads(places, np.where(gone, 0, np.clip(press, 0.35, None)), colour)

    def _beads(self, places, press, colour=None):
        paint = self._ink_for(colour or self.line)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        for i in range(len(places) - 1):
            if press[i] > 0:
                paint.setStrokeWidth(float(press[i] / self.size))
                self.ink.drawLine(*map(float, (*places[i], *places[i + 1])), paint)

    def stroke(self, points, width=1.0, colour=None, taper=(0.25, 0.5), wobble=0.5, closed=False):
        """One line of the pen: presses in the middle, lifts at the ends."""
        path = self._path(points, closed)
        measure = skia.PathMeasure(path, False)
        length = measure.getLength()
        if length <= 0:
            return
        count = max(int(length * self.size / 1.6), 4)
        spots = [measure.getPosTan(length * i / (count - 1))[0] for i in range(count)]
        places = np.array([(p.x(), p.y()) for p in spots])
        share = np.linspace(0, 1, count)
        press = np.clip(share / max(taper[0], 1e-3), 0.15, 1) * np.clip((1 - share) / max(taper[1], 1e-3), 0.15, 1)
        press = press * width * self.width * (1 + 0.25 * _uneven(count, 14, self.rng))
        drift = self.wobble * wobble / self.size
        places = places + drift * np.stack([_uneven(count, 11, self.rng) for _ in range(2)], -1)
        self._beads(places, np.clip(press, 0.3, None), colour)

    def hatch(self, shape, degrees=60, apart=5.0, width=0.5, colour=None, alpha=None):
        """Parallel pen strokes inside a shape, of uneven length."""
        path = self._path(shape)
        box = path.computeTightBounds()
        cx, cy = box.centerX(), box.centerY()
        reach = 0.5 * math.hypot(box.width(), box.height())
        a = math.radians(degrees)
        way, side = np.array((math.cos(a), math.sin(a))), np.array((-math.sin(a), math.cos(a)))
        with self.inside(path):
            for place in np.arange(-reach, reach, apart / self.size):
                k = place + self.rng.normal(0, 0.12) * apart / self.size
                start, end = -reach * self.rng.uniform(0.7, 1), reach * self.rng.uniform(0.7, 1)
                middle = np.array((cx, cy)) + side * k
                self.stroke([middle + way * start, middle + way * end], width, colour, (0.1, 0.3))

    # -- ornament

    def along(self, points, apart, motif, start=0.0):
        """A motif again and again along a line: motif(drawing, number); its x runs along."""
        measure = skia.PathMeasure(self._path(points, False), False)
        for number, place in enumerate(np.arange(start, measure.getLength(), apart)):
            spot, way = measure.getPosTan(float(place))
            with self.at(spot.x(), spot.y(), 1, math.degrees(math.atan2(way.y(), way.x()))):
                motif(self, number)

    def scatter(self, shape, apart, motif, jitter=0.12, turn=0.0):
        """A motif in staggered rows inside a shape."""
        path = self._path(shape)
        box = path.computeTightBounds()
        with self.inside(path):
            for row, y in enumerate(np.arange(box.top(), box.bottom() + apart, apart * 0.87)):
                for x in np.arange(box.left() - apart * (row % 2) / 2, box.right() + apart, apart):
                    dx, dy = self.rng.normal(0, jitter * apart, 2)
                    with self.at(x + dx, y + dy, 1, turn + self.rng.normal(0, 6)):
                        motif(self, row)

    # -- lit windows, houses

    def window(self, x, y, wide, high, lit="#ffd77e", frame=None, who=None, arch=False, curtain=None):
        """Crooked, lit; who: a function that draws a silhouette in a box 100 wide, feet at 0."""
        j = lambda s: self.rng.normal(0, s)
        s = 0.035 * wide
        top = [(x + j(s), y - high + j(s), "c"), (x + wide + j(s), y - high + j(s), "c")]
        if arch:
            top = [(x, y - 0.72 * high, "c"), (x + 0.5 * wide + j(s), y - high), (x + wide, y - 0.72 * high, "c")]
        path = geo.curve([(x + j(s), y + j(s), "c"), *top, (x + wide + j(s), y + j(s), "c")])
        self.fill(path, lit)
        with self.inside(path):
            if who:
                with self.at(x + wide / 2, y, wide / 100):
                    who(self)
            if curtain:
                for side in (0, 1):
                    edge = x + side * wide
                    inner = edge + (1 - 2 * side) * 0.30 * wide
                    self.fill([(edge, y - high, "c"), (inner, y - high, "c"), (edge + (inner - edge) * 0.5, y - 0.3 * high), (edge, y, "c")], curtain)
        self.contour(path, 0.8, lost=0.1, colour=frame)
        if not who:
            self.stroke([(x + wide / 2, y), (x + wide / 2, y - high)], 0.6, frame, (0.05, 0.05))
        self.stroke([(x, y - high * 0.55), (x + wide, y - high * 0.55)], 0.6, frame, (0.05, 0.05))
        self.stroke([(x - 0.12 * wide, y + 0.04 * high), (x + 1.12 * wide, y + 0.03 * high)], 1.3, frame, (0.05, 0.05))
        return path

    def house(self, x, y, wide, high, wall="#e9d3a8", roof="#b2553f", lean=0.0, rows=2, columns=2,
              lit="#ffd77e", door=None, chimney=True, dark="#5b6480", kind="gable"):
        """Foot in the middle at (x, y); leans, bulges, no line of it is straight.

        kind: gable, stepped, mansard, dome.
        """
        r = self.rng
        left, right, up = x - wide / 2, x + wide / 2, y - high
        sway = lean * high
        bulge = r.normal(0, 0.02, 2) * wide
        peak = [(x + 1.25 * sway, up - 0.62 * wide, "c")] if kind == "gable" else []
        body = [(left, y, "c"), (left + 0.4 * sway + bulge[0], y - high / 2), (left + sway, up, "c"), *peak,
                (right + sway, up, "c"), (right + 0.4 * sway + bulge[1], y - high / 2), (right, y, "c")]
        if chimney:
            cx = x + sway + 0.24 * wide
            self.shape([(cx, up, "c"), (cx + 0.02 * wide, up - 0.72 * wide, "c"), (cx + 0.14 * wide, up - 0.70 * wide, "c"), (cx + 0.15 * wide, up, "c")], lighten(roof, -0.06), 0.8)
        self.shape(body, wall)
        self.shape(self._roof(kind, x, up, wide, sway), roof, 0.9)
        gap = wide / (columns + 0.35)
        for row in range(rows):
            for column in range(columns):
                wx = left + sway * (0.2 + 0.6 * row / max(rows, 1)) + (column + 0.32) * gap + r.normal(0, 0.02) * wide
                wy = y - high * (0.98 - 0.80 * (rows - 1 - row + 0.62) / rows) - r.normal(0, 0.01) * high
                on = r.random() < 0.6
                if row or not door or column:
                    self.window(wx, wy + 0.16 * high / rows, 0.5 * gap, 0.46 * high / rows, lit if on else dark)
        if door:
            dw, dh = 0.26 * wide, min(0.42 * high, 0.5 * wide)
            self.shape([(left + 0.12 * wide, y, "c"), (left + 0.12 * wide, y - 0.7 * dh, "c"), (left + 0.12 * wide + dw / 2, y - dh), (left + 0.12 * wide + dw, y - 0.7 * dh, "c"), (left + 0.12 * wide + dw, y, "c")], door, 0.8)
        return body

    def _roof(self, kind, x, up, wide, sway):
        half, slab = wide / 2, 0.13 * wide
        left, right, top = x - half + sway, x + half + sway, (x + 1.25 * sway, up - 0.66 * wide)
        if kind == "stepped":
            steps = [(k * half, up - (1 - k) * 0.72 * wide) for k in (1.0, 0.72, 0.44, 0.18)]
            climb = [p for (px, py), (qx, _) in itertools.pairwise(steps) for p in ((px, py), (qx, py))]
            side = [*climb, steps[-1]]
            return geo.curve([*((x + sway - px, py, "c") for px, py in side), *((x + sway + px, py, "c") for px, py in side[::-1])])
        if kind == "mansard":
            return geo.curve([(left - slab, up, "c"), (left + 0.16 * wide, up - 0.34 * wide, "c"), (x + sway - 0.2 * wide, up - 0.48 * wide, "c"), (x + sway + 0.2 * wide, up - 0.48 * wide, "c"), (right - 0.16 * wide, up - 0.34 * wide, "c"), (right + slab, up, "c")])
        if kind == "dome":
            return geo.curve([(left - 0.5 * slab, up, "c"), (left, up - 0.34 * wide), (x + sway, up - 0.62 * wide), (x + sway, up - 0.84 * wide, "c"), (x + sway + 1, up - 0.62 * wide), (right, up - 0.34 * wide), (right + 0.5 * slab, up, "c")])
        return geo.curve([(left - slab, up + slab, "c"), (top[0], top[1] - 0.4 * slab, "c"), (right + slab, up + slab, "c"),
                          (right + 0.2 * slab, up + 1.2 * slab, "c"), (top[0], top[1] + 1.3 * slab, "c"), (left - 0.2 * slab, up + 1.25 * slab, "c")])
