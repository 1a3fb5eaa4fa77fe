"""Meshes from numbers.  `part` is the number by which the painting finds a thing again."""

from __future__ import annotations

import math

import bpy
import numpy as np

from .scene import link, put

BOX_FACES = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))


def _finish(thing, material, part):
    if material:
        thing.data.materials.append(material)
    thing.pass_index = part
    return thing


def mesh(corners, faces, material=None, part=0, smooth=True):
    """Faces with any number of corners; for many quads take `quads`."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(map(float, c)) for c in corners], [], [tuple(f) for f in faces])
    data.validate()
    data.polygons.foreach_set("use_smooth", np.full(len(data.polygons), smooth))
    return _finish(link("mesh", data), material, part)


def quads(corners, faces, material=None, part=0, smooth=True):
    """Up to a million faces of equal size from arrays."""
    corners, faces = np.asarray(corners, np.float32), np.asarray(faces, np.int32)
    data = bpy.data.meshes.new("quads")
    data.vertices.add(len(corners))
    data.vertices.foreach_set("co", corners.ravel())
    size = faces.shape[1]
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, size, dtype=np.int32))
    data.polygons.foreach_set("use_smooth", np.full(len(faces), smooth))
    data.update(calc_edges=True)
    return _finish(link("quads", data), material, part)


def loose_quads(corners, material=None, part=0):
    """Leaves, blades, petals: corners (n, 4, 3), no two faces joined."""
    corners = np.asarray(corners, np.float32)
    faces = np.arange(len(corners) * 4).reshape(-1, 4)
    return quads(corners.reshape(-1, 3), faces, material, part, smooth=False)


def grid_faces(rows: int, columns: int) -> np.ndarray:
    number = np.arange(rows * columns).reshape(rows, columns)
    around = (number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1])
    return np.stack(around, -1).reshape(-1, 4)


def sheet(points, material=None, part=0, thick=0.0):
    """A surface through a grid of points (rows, columns, 3): cloth, paper, ribbons."""
    points = np.asarray(points, np.float32)
    rows, columns = points.shape[:2]
    thing = quads(points.reshape(-1, 3), grid_faces(rows, columns), material, part)
    if thick:
        thing.modifiers.new("thick", "SOLIDIFY").thickness = thick
    return thing


def terrain(xs, ys, height, material=None, part=0):
    """Ground whose height(x, y) is a function of arrays."""
    x, y = np.meshgrid(xs, ys)
    return sheet(np.stack([x, y, height(x, y)], -1), material, part)


def tint_faces(thing, numbers, *materials):
    """Gives the faces further materials; `numbers` (one for each face) choose among all."""
    for material in materials:
        thing.data.materials.append(material)
    thing.data.polygons.foreach_set("material_index", np.asarray(numbers, np.int32).ravel())
    return thing


def tint_where(thing, where, material):
    """A further material on the faces whose corners satisfy where(x, y, z)."""
    corners = np.empty(len(thing.data.vertices) * 3, np.float32)
    thing.data.vertices.foreach_get("co", corners)
    inside = np.asarray(where(*corners.reshape(-1, 3).T))
    loops = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", loops)
    faces = inside[loops].reshape(len(thing.data.polygons), -1).all(1)
    numbers = np.empty(len(thing.data.polygons), np.int32)
    thing.data.polygons.foreach_get("material_index", numbers)
    numbers[faces] = len(thing.data.materials)
    return tint_faces(thing, numbers, material)


def plane(size, at=(0, 0, 0), material=None, turn=(0, 0, 0), part=0):
    x, y = size[0] / 2, size[1] / 2
    corners = ((-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0))
    return put(mesh(corners, [(0, 1, 2, 3)], material, part, smooth=False), at, turn)


def box(size, at=(0, 0, 0), material=None, bevel=0.0, turn=(0, 0, 0), part=0):
    x, y, z = (side / 2 for side in size)
    corners = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    thing = put(mesh(corners, BOX_FACES, material, part, smooth=False), at, turn)
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments = bevel, 2
    return thing


def block(low, high, material=None, bevel=0.0, part=0):
    """A box from one corner to the opposite one."""
    low, high = np.asarray(low, float), np.asarray(high, float)
    return box(tuple(high - low), tuple((low + high) / 2), material, bevel, part=part)


def beam(start, end, width, material=None, bevel=0.0, part=0):
    """A square timber from point to point."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    way = end - start
    long = float(np.linalg.norm(way))
    thing = box((width, width, long), (0, 0, 0), material, bevel, part=part)
    yaw = math.degrees(math.atan2(way[1], way[0]))
    tilt = math.degrees(math.acos(way[2] / long))
    return put(thing, tuple((start + end) / 2), (0, tilt, yaw))


def prism(outline, depth, material=None, part=0):
    """An outline in x and z, drawn out along y from 0 to `depth`."""
    count = len(outline)
    corners = [(x, 0, z) for x, z in outline] + [(x, depth, z) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    for i in range(count):
        j = (i + 1) % count
        faces.append((i, i + count, j + count, j))
    return mesh(corners, faces, material, part, smooth=False)


def lathe(profile, material=None, at=(0, 0, 0), turn=(0, 0, 0), steps=64, fold=None, part=0):
    """Turns [(radius, z)...] round z.  fold(angle, z) multiplies the radius: drapery."""
    angle = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    rings = []
    for radius, z in profile:
        wide = radius * (np.ones(steps) if fold is None else fold(angle, z))
        rings.append(np.stack([wide * np.cos(angle), wide * np.sin(angle), np.full(steps, z)], -1))
    faces = []
    for i in range(len(rings) - 1):
        for j in range(steps):
            k = (j + 1) % steps
            low, high = i * steps, (i + 1) * steps
            faces.append((low + j, low + k, high + k, high + j))
    return put(mesh(np.concatenate(rings), faces, material, part), at, turn)


def ball(at, radius, material=None, part=0, steps=32):
    """`radius` may be three."""
    around = np.linspace(-math.pi / 2 + 0.03, math.pi / 2 - 0.03, steps // 2)
    profile = [(0.0001, -1), *zip(np.cos(around), np.sin(around), strict=True), (0.0001, 1)]
    return put(lathe(profile, material, part=part, steps=steps), at, scale=radius)


def tube(points, radii, material=None, closed=False, part=0, resolution=6):
    """A curve with thickness: ropes, branches, rails, wires."""
    points = np.asarray(points, float)
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = 1.0
    data.bevel_resolution = resolution
    data.use_fill_caps = True
    spline = data.splines.new("POLY")
    spline.points.add(len(points) - 1)
    radii = np.atleast_1d(np.asarray(radii, float))
    along = np.linspace(0, 1, len(points))
    widths = np.interp(along, np.linspace(0, 1, len(radii)), radii)
    for knot, place, width in zip(spline.points, points, widths, strict=True):
        knot.co = (*place, 1)
        knot.radius = float(width)
    spline.use_cyclic_u = closed
    return _finish(link("tube", data), material, part)


def curve(points, count=40) -> np.ndarray:
    """A smooth line through the points (Catmull and Rom), about `count` places on it."""
    knots = np.asarray(points, float)
    knots = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    pieces = len(knots) - 3
    steps = max(count // pieces, 2)
    line = []
    for i in range(pieces):
        a, b, c, d = knots[i : i + 4]
        for t in np.linspace(0, 1, steps, endpoint=i == pieces - 1):
            bent = (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
            line.append(0.5 * (2 * b + (c - a) * t + bent))
    return np.array(line)


def evenly(line, gap) -> np.ndarray:
    """The line again with places `gap` apart."""
    line = np.asarray(line, float)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.arange(0, run[-1], gap)
    return np.stack([np.interp(at, run, line[:, axis]) for axis in range(line.shape[1])], -1)


def ring(radius, count=40, centre=(0, 0, 0), squash=1.0) -> np.ndarray:
    """Places on a level circle."""
    angle = np.linspace(0, 2 * math.pi, count, endpoint=False)
    flat = np.stack([np.cos(angle), squash * np.sin(angle), 0 * angle], -1)
    return radius * flat + np.asarray(centre, float)


def copy(thing, at=None, turn=None, scale=None, part=None):
    """A linked duplicate: costs no memory."""
    twin = thing.copy()
    bpy.context.collection.objects.link(twin)
    if part is not None:
        twin.pass_index = part
    return put(twin, at, turn, scale)


def copy_group(root, at, turn=(0, 0, 0), scale=1.0, part=None):
    """A linked duplicate of a group and all that belongs to it."""
    twin = copy(root, at, turn, scale)
    for thing in root.children:
        member = copy_group(thing, None, None, None, part) if thing.children else copy(thing)
        if part is not None and not thing.children:
            member.pass_index = part
        member.parent = twin
    return twin


def decal(outline, height, material, part=0, lift=0.012):
    """A flat patch on the ground: footprints, leaves, stains."""
    places = [
        (x, y, float(height(np.array(float(x)), np.array(float(y)))) + lift) for x, y in outline
    ]
    return mesh(places, [tuple(range(len(places)))], material, part, smooth=False)
