"""Smooth bodies: distance fields on a grid, joined with soft seams, meshed by surface nets."""

from __future__ import annotations

import itertools
import math

import bpy
import numpy as np
from mathutils import Euler

from .scene import put
from .shapes import quads


def turned(degrees) -> np.ndarray:
    """The matrix of a turn about x, y, z."""
    return np.array(Euler([math.radians(angle) for angle in degrees]).to_matrix())


def unit(way) -> np.ndarray:
    way = np.asarray(way, float)
    return way / max(float(np.linalg.norm(way)), 1e-9)


def ripples(seed=0, count=24, low=1.0, high=6.0, stretch=(1, 1, 1)):
    """A cheap smooth noise: function of points (..., 3), about -1..1."""
    rng = np.random.default_rng(seed)
    waves = rng.normal(size=(count, 3))
    waves /= np.linalg.norm(waves, axis=1, keepdims=True)
    waves *= rng.uniform(low, high, (count, 1)) * np.array(stretch)
    phases = rng.uniform(0, 2 * math.pi, count)
    heights = 1 / (1 + np.linalg.norm(waves, axis=1))
    heights /= np.sqrt((heights**2).sum() / 2)

    def noise(points):
        points = np.asarray(points, np.float32)
        out = np.zeros(points.shape[:-1], np.float32)
        for wave, phase, height in zip(waves.astype(np.float32), phases, heights, strict=True):
            out += height * np.sin(points @ wave + phase)
        return out

    return noise


def ground_noise(seed=0, count=24, low=1.0, high=6.0, stretch=(1, 1)):
    """The same over the plane: function of x and y."""
    noise = ripples(seed, count, low, high, (*stretch, 0))
    return lambda x, y: noise(np.stack([x, y, 0 * x], -1))


class Body:
    """A union of soft primitives inside the box from `low` to `high`."""

    def __init__(self, low, high, step):
        self.low, self.step = np.array(low, float), step
        counts = np.ceil((np.array(high, float) - self.low) / step).astype(int) + 1
        axes = [self.low[i] + step * np.arange(counts[i]) for i in range(3)]
        self.points = np.stack(np.meshgrid(*axes, indexing="ij"), -1).astype(np.float32)
        self.distance = np.full(self.points.shape[:3], 1e3, np.float32)

    @classmethod
    def around(cls, points, margin, step):
        places = np.array(points)
        return cls(places.min(0) - margin, places.max(0) + margin, step)

    @property
    def xyz(self):
        return self.points[..., 0], self.points[..., 1], self.points[..., 2]

    def join(self, distance, blend, cut=False):
        distance = np.asarray(distance, np.float32)
        if cut:
            share = np.clip(0.5 - 0.5 * (distance + self.distance) / blend, 0, 1)
            other, seam = -distance, blend * share * (1 - share)
        else:
            share = np.clip(0.5 + 0.5 * (self.distance - distance) / blend, 0, 1)
            other, seam = distance, -blend * share * (1 - share)
        self.distance = self.distance * (1 - share) + other * share + seam
        return self

    def ball(self, at, radii, blend=0.05, turn=(0, 0, 0), cut=False):
        """An ellipsoid; `cut` takes it away instead."""
        radii = np.array(radii if np.ndim(radii) else (radii,) * 3, np.float32)
        matrix = turned(turn) if np.ndim(turn) == 1 else np.asarray(turn)
        inside = (self.points - np.array(at, np.float32)) @ matrix.astype(np.float32)
        near = np.linalg.norm(inside / radii, axis=-1)
        steep = np.linalg.norm(inside / (radii * radii), axis=-1)
        heart = near < 1e-3
        distance = near * (near - 1) / np.where(heart, 1, steep)
        return self.join(np.where(heart, -radii.min(), distance), blend, cut)

    def limb(self, start, end, first, last, blend=0.05, cut=False):
        """A tapering capsule."""
        start, end = np.array(start, np.float32), np.array(end, np.float32)
        way = end - start
        along = np.clip(((self.points - start) @ way) / (way @ way), 0, 1)
        axis = self.points - start - along[..., None] * way
        return self.join(
            np.linalg.norm(axis, axis=-1) - (first + (last - first) * along), blend, cut
        )

    def chain(self, points, radii, blend=0.05):
        for start, end, first, last in zip(points, points[1:], radii, radii[1:], strict=False):
            self.limb(start, end, first, last, blend)
        return self

    def slab(self, at, half, radius, blend=0.03, turn=(0, 0, 0)):
        """A box with rounded edges."""
        inside = (self.points - np.array(at, np.float32)) @ turned(turn).astype(np.float32)
        over = np.abs(inside) - (np.array(half, np.float32) - radius)
        outside = np.linalg.norm(np.maximum(over, 0), axis=-1)
        return self.join(outside + np.minimum(over.max(-1), 0) - radius, blend)

    def ripple(self, wave):
        """Adds wave(points) to the surface: folds, wrinkles, bark."""
        self.distance = self.distance + wave(self.points).astype(np.float32)
        return self

    def cut_below(self, z):
        self.distance = np.maximum(self.distance, (z - self.points[..., 2]).astype(np.float32))
        return self

    def surface_from(self, start, way, reach=1.6):
        """Where a ray that starts inside leaves the body."""
        along = np.linspace(0, reach, 400)[:, None] * np.asarray(way, float)
        cells = ((np.asarray(start, float) + along - self.low) / self.step).round().astype(int)
        cells = np.clip(cells, 0, np.array(self.distance.shape) - 1)
        outside = self.distance[tuple(cells.T)] > 0
        return np.asarray(start, float) + along[np.argmax(outside)]

    def build(self, material=None, part=0, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0, relax=2):
        corners, faces = surface_nets(self.distance, self.low, self.step)
        thing = put(quads(corners, faces, material, part), at, turn, scale)
        if relax:
            calm = thing.modifiers.new("relax", "SMOOTH")
            calm.iterations, calm.factor = relax, 0.5
        return thing


def surface_nets(field, low, step):
    """Corners and quads of the surface where the field is zero."""
    inside = field < 0
    shape = tuple(side - 1 for side in field.shape)
    cells, number = _active_cells(inside, shape)
    corners = low + step * (cells + _crossings(field, cells))
    return corners, np.concatenate([_axis_faces(inside, number, axis) for axis in range(3)])


def _active_cells(inside, shape):
    total = np.zeros(shape, np.int8)
    for i, j, k in itertools.product((0, 1), repeat=3):
        total += inside[i : i + shape[0], j : j + shape[1], k : k + shape[2]]
    active = (total > 0) & (total < 8)
    cells = np.argwhere(active)
    number = np.full(shape, -1, np.int32)
    number[active] = np.arange(len(cells))
    return cells, number


def _crossings(field, cells):
    """The middle of the places where a cell's edges cross the surface."""
    total, count = np.zeros((len(cells), 3)), np.zeros(len(cells))
    for corner in itertools.product((0, 1), repeat=3):
        for axis in range(3):
            if corner[axis]:
                continue
            start = np.array(corner)
            end = start.copy()
            end[axis] = 1
            first, last = field[tuple((cells + start).T)], field[tuple((cells + end).T)]
            crosses = (first < 0) != (last < 0)
            share = np.where(crosses, first / np.where(crosses, first - last, 1), 0)
            point = start + np.zeros((len(cells), 3))
            point[:, axis] += share
            total += point * crosses[:, None]
            count += crosses
    return total / count[:, None]


def _axis_faces(inside, number, axis):
    across, up = (axis + 1) % 3, (axis + 2) % 3
    first, second = [slice(None)] * 3, [slice(None)] * 3
    first[axis], second[axis] = slice(0, -1), slice(1, None)
    near, far = inside[tuple(first)], inside[tuple(second)]
    edges = np.argwhere(near != far)
    edges = edges[(edges[:, across] > 0) & (edges[:, up] > 0)]
    edges = edges[(edges[:, across] < inside.shape[across] - 1)]
    edges = edges[(edges[:, up] < inside.shape[up] - 1)]
    corners = []
    for da, du in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
        cell = edges.copy()
        cell[:, across] += da
        cell[:, up] += du
        corners.append(number[tuple(cell.T)])
    faces = np.stack(corners, 1)
    turned_round = ~near[tuple(edges.T)]
    faces[turned_round] = faces[turned_round][:, ::-1]
    return faces


def furred(thing, count=50000, length=0.08, comb=(0.4, 0, -0.3), radius=0.004, seed=1, where=None):
    """Hair on a body, combed towards a direction; where(points) says which parts are not bald."""
    thing.modifiers.new("fur", "PARTICLE_SYSTEM")
    system = thing.particle_systems[-1]
    system.seed = seed
    hair = system.settings
    hair.type = "HAIR"
    hair.count = count
    hair.use_advanced_hair = True
    hair.hair_step = 4
    hair.display_step = hair.render_step = 3
    hair.emit_from = "FACE"
    hair.use_modifier_stack = True
    hair.hair_length = length
    force = length / 4.0
    hair.normal_factor = 0.35 * force
    hair.object_align_factor = tuple(value * force for value in comb)
    hair.brownian_factor = 0.25 * force
    hair.root_radius, hair.tip_radius, hair.radius_scale = 1.0, 0.1, radius
    if where is not None:
        corners = np.empty(len(thing.data.vertices) * 3, np.float32)
        thing.data.vertices.foreach_get("co", corners)
        chosen = np.flatnonzero(where(corners.reshape(-1, 3)))
        clothed = thing.vertex_groups.new(name="fur")
        clothed.add(chosen.tolist(), 1.0, "REPLACE")
        system.vertex_group_density = "fur"
    return thing


def heights_under(thing, xs, ys, top=30.0) -> np.ndarray:
    """The height of a mesh seen from above, -inf where there is nothing."""
    from mathutils.bvhtree import BVHTree

    bpy.context.view_layer.update()
    corners = [corner.co[:] for corner in thing.data.vertices]
    tree = BVHTree.FromPolygons(corners, [face.vertices[:] for face in thing.data.polygons])
    out = np.full(xs.shape, -np.inf)
    for place in np.ndindex(xs.shape):
        hit = tree.ray_cast((xs[place], ys[place], top), (0, 0, -1))[0]
        if hit is not None:
            out[place] = hit[2]
    return out


def value_noise(x, y, seed):
    """Smooth noise of unit wavelength, about -1..1: mountains, coasts."""
    table = np.random.default_rng(seed).uniform(-1, 1, (257, 257))
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    across, up = (
        share * share * share * (share * (share * 6 - 15) + 10) for share in (x - column, y - row)
    )

    def at(dx, dy):
        return table[(row + dy) % 257, (column + dx) % 257]

    low = at(0, 0) * (1 - across) + at(1, 0) * across
    high = at(0, 1) * (1 - across) + at(1, 1) * across
    return low * (1 - up) + high * up


def ridges(x, y, seed, octaves=7):
    """Mountain ridges, about 0..1."""
    out, amount, weight = 0 * x, 0.5, 1.0
    for octave in range(octaves):
        ridge = (1 - np.abs(value_noise(x * 2**octave, y * 2**octave, seed + octave))) ** 2 * weight
        weight = np.clip(ridge * 1.9, 0, 1)
        out, amount = out + amount * ridge, amount * 0.5
    return out
