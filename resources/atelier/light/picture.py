"""The picture on the easel: the passes of a scene, and light, air and colour laid on them.

All in sRGB floats; values and colours are decided in OKLab.  Places are card pixels (800, 1200).
"""

from __future__ import annotations

import math

import numpy as np
from scipy.ndimage import maximum_filter, zoom

from .colour import image_from_lab, image_lab, lab, rgb
from .filters import LUMA, blur, noise, ramp, smooth_parts, step, to_display

CARD = (800, 1200)


class Picture:
    """`image` is what has been painted; `focus`, `hard`, `brush` and `flow` lead the strokes."""

    def __init__(self, passes, scale=1.5, seed=1, size=CARD):
        self.scale, self.seed, self.size = scale, seed, size
        self.shape = (int(size[1] * scale), int(size[0] * scale))
        self.passes = passes
        self.light = self._fitted(passes["light"])
        self.albedo = self._fitted(passes["albedo"])
        self.normal = self._fitted(passes["normal"])
        self.depth = self._fitted(passes["depth"], 0)
        self.parts = smooth_parts(np.round(passes["part"]).astype(np.int32), self.shape)
        rows, columns = np.mgrid[0 : self.shape[0], 0 : self.shape[1]].astype(np.float32)
        self.x, self.y = columns / scale, rows / scale
        self.image = self.local()
        self.focus = np.zeros(self.shape, np.float32)
        self.hard = np.full(self.shape, 0.6, np.float32)
        self.brush = np.ones(self.shape, np.float32)
        self.flow = None
        self.relief = np.zeros(self.shape, np.float32)
        self.measured_by = ()

    def _fitted(self, plane, order=1):
        factors = [self.shape[i] / plane.shape[i] for i in (0, 1)] + [1] * (plane.ndim - 2)
        grown = zoom(plane.astype(np.float32), factors, order=order, mode="nearest", grid_mode=True)
        return np.ascontiguousarray(grown, np.float32)

    def of(self, *parts):
        """The mask of the parts with these numbers; 0 is the sky."""
        return np.isin(self.parts, parts).astype(np.float32)

    def centre_of(self, *parts):
        rows, columns = np.nonzero(self.of(*parts))
        return columns.mean() / self.scale, rows.mean() / self.scale

    def noise(self, wavelength, seed=0, **shape):
        return noise(self.shape, wavelength * self.scale, self.seed * 100 + seed, **shape)

    # -- light

    def local(self):
        """The colours of the materials themselves."""
        return to_display(self.albedo)

    def shade(self, full=90, soft=0.8):
        """Illumination without local colour: 1 is the light side.

        `measured_by` names the parts that set the scale, when mirrors and lamps are in view.
        """
        own = np.clip(self.albedo @ LUMA, 0.02, None)
        lit = np.where(self.parts > 0, (self.light @ LUMA) / own, 0)
        who = np.isin(self.parts, self.measured_by) if self.measured_by else self.parts > 0
        lit = lit / max(np.percentile(lit[who], full), 1e-6)
        return blur(np.sqrt(np.clip(lit, 0, 1.2)).astype(np.float32), soft * self.scale)

    def expose(self, gain=1.0, shoulder=0.8):
        """The rendered light, bent softly above `shoulder`."""
        light = self.light * gain
        over = np.clip(light - shoulder, 0, None)
        rest = 1 - shoulder
        self.image = to_display(np.minimum(light, shoulder) + rest * (1 - np.exp(-over / rest)))
        return self

    def lay(self, mask, colour, strength=1.0):
        """Covers with a colour (or an image) where the mask says."""
        share = (np.clip(mask, 0, 1) * strength)[..., None].astype(np.float32)
        below = image_lab(np.clip(self.image, 0, 1))
        over = image_lab(colour) if isinstance(colour, np.ndarray) else np.array(lab(colour))
        self.image = image_from_lab(below * (1 - share) + over * share)
        return self

    def glaze(self, mask, colour, strength=1.0):
        """Darkens like a transparent colour."""
        share = (np.clip(mask, 0, 1) * strength)[..., None]
        tint = 1 - share * (1 - np.array(rgb(colour), np.float32))
        self.image = (self.image * tint).astype(np.float32)
        return self

    def glow(self, x, y, radius, colour, strength=0.5, power=2.0, stretch=1.0):
        away = np.hypot((self.x - x) / stretch, self.y - y) / radius
        light = (np.clip(1 - away, 0, 1) ** power * strength)[..., None]
        self.image = 1 - (1 - self.image) * (1 - light * np.array(rgb(colour), np.float32))
        self.image = self.image.astype(np.float32)
        return self

    def backdrop(self, stops, top=0, bottom=1200, drift=20, wavelength=300):
        """A sky in a ramp from top to bottom, drifting in level bands."""
        bands = drift * self.noise(wavelength, 4, stretch=(3, 1))
        painted = ramp(stops, np.clip((self.y + bands - top) / (bottom - top), 0, 1))
        sky = blur(self.of(0), 0.6 * self.scale)[..., None]
        self.image = (self.image * (1 - sky) + painted * sky).astype(np.float32)
        return self

    def haze(self, colour, near, far, most=1.0, power=1.0, mask=None):
        """Air: everything drowns in the colour between `near` and `far` metres."""
        share = np.clip((self.depth - near) / (far - near), 0, 1) ** power * most
        share = blur(share, 1.2 * self.scale) * (1 if mask is None else mask)
        self.hard *= 1 - 0.8 * share
        return self.lay(share, colour)

    # -- where the eye rests

    def sharpen_at(self, x, y, radius, strength=1.0):
        away = np.hypot(self.x - x, self.y - y) / radius
        self.focus = np.maximum(self.focus, np.clip(1.3 - away, 0, 1) * strength)
        return self

    def find_edges(self, amount=0.6, width=2.0, floor=0.30):
        """Fine brushes at strong edges in the light; edges darker than `floor` stay lost."""
        lightness = image_lab(np.clip(self.image, 0, 1))[..., 0].astype(np.float32)
        rise, run = np.gradient(blur(lightness, 0.7 * self.scale))
        edge = np.clip(np.hypot(run, rise) * self.scale * 14, 0, 1)
        edge = maximum_filter(edge, size=int(2 * width * self.scale) | 1)
        edge = blur(edge, width * self.scale * 0.6)
        lit = step(blur(lightness, 5 * self.scale), floor, floor + 0.2)
        self.focus = np.maximum(self.focus, edge * lit * amount)
        return self

    # -- values and colour

    def grade(
        self, palette, mix=0.5, cuts=(), values=(), soft=0.03, amount=0.7, wobble=0.02, where=None
    ):
        """Draws lightness to a few `values` (parted at `cuts`) and hue to the palette.

        amount: 0 a photograph .. 1 a poster; mix: how far to the palette [(lightness, colour)...].
        """
        before = image_lab(np.clip(self.image, 0, 1)).astype(np.float32)
        light = before[..., 0]
        if cuts:
            light = light * (1 - amount) + self._steps(light, cuts, values, soft, wobble) * amount
        tone = image_lab(ramp(palette, light)).astype(np.float32)
        light = light * (1 - mix * 0.35) + tone[..., 0] * mix * 0.35
        colour = before[..., 1:] * (1 - mix) + tone[..., 1:] * mix
        graded = image_from_lab(np.concatenate([light[..., None], colour], -1))
        share = 1.0 if where is None else where[..., None]
        self.image = (self.image * (1 - share) + graded * share).astype(np.float32)
        return self

    def _steps(self, light, cuts, values, soft, wobble):
        jagged = light + wobble * self.noise(60, 11) + wobble * 0.6 * self.noise(14, 12)
        out = np.full_like(light, values[0])
        for cut, low, high in zip(cuts, values, values[1:], strict=False):
            out += (high - low) * step(jagged, cut - soft, cut + soft)
        return out

    def planes(self, radius=4, keep=0.0):
        """Melts small variation into planes but holds edges (a guided filter)."""
        sigma = radius * self.scale
        guide = self.image.mean(-1)
        mean = blur(guide, sigma)
        spread = blur(guide * guide, sigma) - mean * mean
        out = np.empty_like(self.image)
        for c in range(3):
            own = blur(self.image[..., c], sigma)
            slope = (blur(guide * self.image[..., c], sigma) - mean * own) / (spread + 0.0008)
            out[..., c] = blur(slope, sigma * 0.5) * guide + blur(own - slope * mean, sigma * 0.5)
        share = keep + (1 - keep) * self.focus[..., None]
        self.image = np.clip(out * (1 - share) + self.image * share, 0, 1).astype(np.float32)
        return self

    def lift(self, floor=0.16):
        """Raises the darkest values to `floor` without touching the lights: a dim room is lit."""
        before = image_lab(np.clip(self.image, 0, 1)).astype(np.float32)
        light = before[..., 0]
        before[..., 0] = light + floor * np.clip(1 - light / 0.6, 0, 1) ** 2
        self.image = image_from_lab(before)
        return self

    def balance(self, a=0.0, b=0.0, light=0.0, where=None):
        """White balance in OKLab: greener or redder (a), bluer or yellower (b), darker or lighter.

        A step of .02 cools a paper or warms a fog and leaves every form alone.
        """
        shifted = image_lab(np.clip(self.image, 0, 1)) + np.array((light, a, b), np.float32)
        share = 1.0 if where is None else where
        return self.lay(np.broadcast_to(share, self.shape), image_from_lab(shifted))

    # -- which way the brush goes

    def directions(self, base=0.0, by_part=None, form=1.0, edge=1.0, swirl=0.25, sigma=5):
        """Angles of the strokes: along edges, round forms, else `base` degrees or by part.

        `by_part`: {part or parts: degrees, or radians as an array}.
        """
        xx, yy, xy = self._tensor(form, edge, sigma * self.scale)
        flow = np.full(self.shape, math.radians(base), np.float32)
        for parts, angle in (by_part or {}).items():
            where = np.isin(self.parts, parts)
            flow[where] = angle[where] if isinstance(angle, np.ndarray) else math.radians(angle)
        flow = flow + swirl * self.noise(220, 21)
        weight = 4e-6
        across, up = -np.sin(flow), np.cos(flow)
        xx, yy = xx + weight * across * across, yy + weight * up * up
        xy = xy + weight * across * up
        self.flow = (0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2).astype(np.float32)
        return self

    def _tensor(self, form, edge, sigma):
        luma = blur(self.image @ np.array([0.3, 0.55, 0.15], np.float32), 1.5 * self.scale)
        planes = [(luma, edge)]
        planes += [(blur(self.normal[..., c], 1.5 * self.scale), form * 0.02) for c in range(2)]
        xx, yy, xy = (np.zeros(self.shape, np.float32) for _ in range(3))
        for plane, weight in planes:
            rise, run = np.gradient(plane)
            xx, yy, xy = (
                xx + weight * run * run,
                yy + weight * rise * rise,
                xy + weight * run * rise,
            )
        return blur(xx, sigma), blur(yy, sigma), blur(xy, sigma)
