"""Art: the picture as a float image with its maps, its light and its layers."""

from __future__ import annotations

import math
from contextlib import contextmanager

import numpy as np
from light.colour import halo_of, lighten, ramp, rgb
from scipy.ndimage import gaussian_filter

from . import layers, noise
from .finish import finished
from .geometry import ellipse
from .hands import HANDS, Hand
from .pen import Pen
from .strokes import repaint

CARD_SIZE = (800, 1200)


class Art:
    """Coordinates are design units: (0, 0) left top, (800, 1200) right bottom."""

    def __init__(
        self,
        seed=1,
        scale=2.0,
        light=(-0.6, -0.8),
        hand: Hand | str = "thick oil",
        ground="#888888",
        size=CARD_SIZE,
    ):
        self.seed = seed
        self.scale = scale
        self.light = light
        self.hand = HANDS[hand] if isinstance(hand, str) else hand
        self.size = size
        self.shape = (int(size[1] * scale), int(size[0] * scale))
        self.image = np.empty((*self.shape, 3), np.float32)
        self.image[:] = rgb(ground)
        rows, columns = np.mgrid[0 : self.shape[0], 0 : self.shape[1]].astype(np.float32)
        self.x = columns / scale
        self.y = rows / scale
        self.detail = np.zeros(self.shape, np.float32)
        self.keep = np.zeros(self.shape, np.float32)
        self.brush = np.ones(self.shape, np.float32)
        self.flow_weight = np.ones(self.shape, np.float32)
        self.relief = np.zeros(self.shape, np.float32)
        self.coverage = np.zeros(self.shape, np.float32)
        self.owner = np.zeros(self.shape, np.int32)
        self.flow = self.noise("flow", 260, 3.2) * 0.5
        self.finish_options: dict = {}
        self._names: dict[str, int] = {}
        self._layers = 0

    # -- names, seeds, noise

    def _named(self, name: str) -> str:
        """A second use of a name gets its own number, and with it its own draw."""
        self._names[name] = self._names.get(name, 0) + 1
        return name if self._names[name] == 1 else f"{name} {self._names[name]}"

    def rng(self, name: str) -> np.random.Generator:
        return noise.generator(self.seed, name)

    def noise(self, name, wavelength, beta=2.6, stretch=1.0):
        """A named field of noise: zero mean, unit deviation, wavelength in design units."""
        seed = noise.seed_for(self.seed, f"noise {name}")
        return noise.field(self.size, self.shape, seed, wavelength, beta, stretch)

    # -- ground and light

    def sky(self, colours, stops=None, wobble=40, wavelength=500, angle=0.0, name="sky"):
        """Vertical gradient (turned by `angle` radians) whose bands are wobbled by noise."""
        drift = self.noise(self._named(name), wavelength) * wobble
        along = self.y * math.cos(angle) + self.x * math.sin(angle) + drift
        self._fill_ramp(along / self.size[1], colours, stops)

    def radial(self, x, y, radius, colours, stops=None, stretch=1.0, wobble=30, name="sky"):
        drift = self.noise(self._named(name), 400) * wobble
        distance = np.hypot((self.x - x) / stretch, self.y - y) + drift
        self._fill_ramp(distance / radius, colours, stops)

    def _fill_ramp(self, t, colours, stops):
        table = np.array(ramp(colours, 256, stops), np.float32)
        place = np.clip(t, 0, 1) * 254.99
        index = place.astype(int)
        part = (place - index)[..., None]
        self.image = (table[index] * (1 - part) + table[index + 1] * part).astype(np.float32)

    def clouds(
        self,
        colour,
        strength=0.4,
        wavelength=300,
        low=0.2,
        high=1.4,
        stretch=2.4,
        mask=None,
        name="clouds",
    ):
        """Soft drifting washes of a colour."""
        field = self.noise(self._named(name), wavelength, 2.6, stretch)
        amount = np.clip((field - low) / (high - low), 0, 1) * strength
        self.tint(amount if mask is None else amount * mask, colour)

    def glow(self, x, y, radius, colour, strength=0.6, power=2.0, stretch=1.0):
        """Light in the air: screens a round falloff over everything painted so far."""
        distance = np.hypot((self.x - x) / stretch, self.y - y) / radius
        light = (np.clip(1 - distance, 0, 1) ** power * strength)[..., None]
        self.image = 1 - (1 - self.image) * (1 - light * np.array(rgb(colour), np.float32))

    def rays(
        self,
        x,
        y,
        colour,
        strength=0.25,
        count=14,
        spread=(0, 360),
        radius=900,
        width=4.0,
        name="rays",
    ):
        """Beams from a point between two angles (0 right, 90 down)."""
        rng = self.rng(self._named(name))
        angle = np.degrees(np.arctan2(self.y - y, self.x - x)) % 360
        fade = np.clip(1 - np.hypot(self.x - x, self.y - y) / radius, 0, 1)
        beams = np.zeros(self.shape, np.float32)
        for _ in range(count):
            middle, wide = rng.uniform(*spread) % 360, width * rng.uniform(0.5, 1.8)
            beams += np.exp(-((((angle - middle + 180) % 360 - 180) / wide) ** 2)) * rng.uniform(
                0.4, 1
            )
        light = (np.clip(beams, 0, 1) * fade * strength)[..., None]
        self.image = 1 - (1 - self.image) * (1 - light * np.array(rgb(colour), np.float32))

    def shade(self, mask, colour, strength=1.0):
        """Multiply a colour where the mask (0..1) says."""
        self.image = layers.multiply_shadow(
            self.image, (np.clip(mask, 0, 1) * strength).astype(np.float32), colour
        )

    def tint(self, mask, colour, strength=1.0):
        """Lay a colour over where the mask (0..1) says."""
        amount = (np.clip(mask, 0, 1) * strength).astype(np.float32)[..., None]
        self.image = self.image * (1 - amount) + np.array(rgb(colour), np.float32) * amount

    # -- layers

    @contextmanager
    def layer(
        self,
        name,
        *,
        warp=1.2,
        mottle=0.02,
        fog=None,
        alpha=1.0,
        blend="normal",
        blur=0.0,
        detail=None,
        keep=0.0,
        brush=1.0,
        direction=None,
        dissolve=0.0,
        rim=None,
        bounce=None,
        cast=None,
        drop=None,
    ):
        """Draw with the yielded pen; on leaving, the layer joins the picture.

        detail 0..1: how finely it is repainted;  keep 0..1: how much escapes the strokes;
        brush: stroke size, 0.5 fine .. 2 coarse;  direction: degrees, or a function (x, y) of
        arrays giving radians;  dissolve 0..1: lost edges;  fog: (colour, amount);
        rim, bounce, cast, drop: see layers.
        """
        name = self._named(name)
        surface = layers.new_surface(self.shape[1], self.shape[0])
        canvas = surface.getCanvas()
        canvas.clear(0)
        canvas.scale(self.scale, self.scale)
        yield Pen(canvas, self.rng(name), self.light, self.hand.form)
        pixels = layers.read_surface(surface)
        self._layers += 1
        margin = int((warp * 4 + blur * 4 + 10) * self.scale)
        box = layers.content_box(pixels[..., 3] > 0, margin)
        if box is None:
            return
        layer = self._shaped(
            pixels[box].astype(np.float32), name, box, warp, mottle, blur, dissolve
        )
        layer = self._lit(layer, fog, rim, bounce) * np.float32(alpha)
        self._shadows(layer[..., 3], box, cast, drop)
        over = layers.blend(self.image[box], layer[..., :3], layer[..., 3], blend)
        self.image[box] = np.clip(over, 0, 1)
        self._remember(layer[..., 3], box, detail, keep, brush, direction, blend)

    def _shaped(self, layer, name, box, warp, mottle, blur, dissolve):
        if warp:
            amount = warp * self.scale * self.hand.warp
            dx = self.noise(f"{name} warp x", 150, 5.0)[box] * amount
            dy = self.noise(f"{name} warp y", 150, 5.0)[box] * amount
            layer = layers.displaced(np.ascontiguousarray(layer), dx, dy)
        if blur:
            layer = layers.blurred(layer, blur * self.scale)
        if dissolve:
            lost = self.noise(f"{name} lost", 150, 2.6)[box]
            layer = layers.dissolved(layer, lost, dissolve, self.scale)
        if mottle:
            coarse = self.noise(f"{name} mottle", 140, 2.4)[box] * mottle
            fine = self.noise(f"{name} grain", 60, 2.0)[box] * mottle * 0.5
            change = 1 + np.stack([coarse + fine, coarse * 0.9, coarse - fine], -1)
            layer[..., :3] = np.clip(layer[..., :3] * change, 0, layer[..., 3:])
        return layer

    def _lit(self, layer, fog, rim, bounce):
        alpha = layer[..., 3]
        colour = layer[..., :3]
        if bounce:
            colour = layers.add_bounce(colour, alpha, bounce, self.light, self.scale)
        if rim:
            colour = layers.add_rim(colour, alpha, rim, self.light, self.scale)
        if fog:
            target = np.array(rgb(fog[0]), np.float32) * alpha[..., None]
            colour = colour * (1 - fog[1]) + target * fog[1]
        return np.concatenate([colour, alpha[..., None]], -1).astype(np.float32)

    def _shadows(self, alpha, box, cast, drop):
        if cast is None and drop is None:
            return
        whole = np.zeros(self.shape, np.float32)
        whole[box] = alpha
        if cast:
            mask = layers.cast_mask(whole, cast, self.light, self.scale)
            mask = noise.resized(mask, *self.shape) * cast.strength
            self.image = layers.multiply_shadow(self.image, mask, cast.colour)
        if drop:
            dx, dy = round(drop.dx * self.scale), round(drop.dy * self.scale)
            mask = gaussian_filter(layers.shifted(whole, dx, dy), drop.blur * self.scale)
            self.image = layers.multiply_shadow(self.image, mask * drop.strength, drop.colour)

    def _remember(self, alpha, box, detail, keep, brush, direction, blend):
        if blend != "normal":
            return
        if detail is not None:
            self.detail[box] = np.maximum(self.detail[box] * (1 - alpha), alpha * detail)
        self.keep[box] = self.keep[box] * (1 - alpha) + alpha * keep
        self.brush[box] = self.brush[box] * (1 - alpha) + alpha * brush
        self.coverage[box] = self.coverage[box] * (1 - alpha) + alpha
        solid = alpha > 0.5
        self.owner[box][solid] = self._layers
        if direction is not None:
            angle = math.radians(direction) if not callable(direction) else None
            field = direction(self.x[box], self.y[box]) if angle is None else angle
            self.flow[box] = np.where(solid, field, self.flow[box])
            self.flow_weight[box] = np.where(solid, 60.0, self.flow_weight[box])

    # -- painting over

    def repaint(self, stage="final", **changes):
        """Repaint in the card's hand: "background" (big), "middle", "final" (fine).

        `changes` replace fields of the Brushwork, for instance radii=(20, 10, 5).
        """
        work = self.hand.brushwork(stage, changes)
        if work is None:
            return
        seed = noise.seed_for(self.seed, self._named(f"repaint {stage}"))
        fine = stage == "final"
        ground = self.hand.ground(self.image) if fine and self.hand.ground else None
        painted, relief = repaint(
            self.image,
            work,
            seed,
            self.scale,
            self.flow,
            self.flow_weight,
            self.detail,
            self.brush,
            ground,
        )
        keep = (self.keep * self.hand.keep if fine else self.keep * 0)[..., None]
        self.image = (painted * (1 - keep) + self.image * keep).astype(np.float32)
        self.relief = relief * (1 - keep[..., 0])

    def motes(self, count, colours, radius=(1, 3), box=None, halo=4.0, strength=0.9, name="motes"):
        """Floating sparks or dust, drawn after the last repaint."""
        left, top, right, bottom = box or (0, 0, *self.size)
        with self.layer(name, warp=0, mottle=0, blend="screen") as pen:
            for _ in range(count):
                x, y = pen.rng.uniform(left, right), pen.rng.uniform(top, bottom)
                size = pen.rng.uniform(*radius)
                colour = colours[pen.rng.integers(len(colours))]
                around = pen.radial(
                    (x, y), size * halo, [colour, halo_of(colour)], alphas=[0.45 * strength, 0]
                )
                pen.fill(ellipse(x, y, size * halo), around)
                pen.fill(ellipse(x, y, size), lighten(colour, 0.08), strength)

    def finish(self, **options):
        """Say how the picture ends: vignette, vignette_colour, bloom, curve, saturation …"""
        self.finish_options.update(options)

    def result(self, transparent=False):
        """The finished picture as a PIL image in design size."""
        return finished(self, transparent)
