"""Where things stand and what lights them.  Metres, z is up, angles in degrees."""

from __future__ import annotations

import math

import bpy
import numpy as np
from mathutils import Vector

FAR = 5000.0
FILM = 36.0


def reset() -> None:
    """An empty scene: every card begins here."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    bpy.context.scene.world = world


def linear(colour: str) -> tuple[float, ...]:
    """'#rrggbb' as the linear light that Cycles works with."""
    text = colour.lstrip("#")
    values = np.array([int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    return tuple(np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4))


def put(thing, at=None, turn=None, scale=None):
    """Moves, turns and sizes an object; what is left out stays as it is."""
    if at is not None:
        thing.location = at
    if turn is not None:
        thing.rotation_mode = "XYZ"
        thing.rotation_euler = tuple(math.radians(angle) for angle in turn)
    if scale is not None:
        thing.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    return thing


def link(name: str, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def group(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Several things that are moved as one."""
    root = link("group", None)
    for thing in things:
        thing.parent = root
    return put(root, at, turn, scale)


def unseen(thing, shadow=True):
    """In the light but not in the picture: a shadow without an owner."""
    thing.visible_camera = False
    thing.visible_glossy = False
    thing.visible_shadow = shadow
    return thing


def _look(thing, at, target) -> None:
    thing.location = at
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y")


def camera(at, look, lens=50, roll=0.0, wide=None):
    """`wide`: a view without perspective, so many metres high."""
    data = bpy.data.cameras.new("camera")
    data.sensor_fit = "VERTICAL"
    data.sensor_height = FILM
    data.lens = lens
    data.clip_end = FAR
    if wide:
        data.type, data.ortho_scale = "ORTHO", wide
    eye = link("camera", data)
    _look(eye, at, look)
    if roll:
        turned = eye.rotation_quaternion.to_euler()
        turned.rotate_axis("Z", math.radians(roll))
        eye.rotation_quaternion = turned.to_quaternion()
    bpy.context.scene.camera = eye
    return eye


def plan_camera(height: float, centre=(0, 0)):
    """Straight down, without perspective; `height` metres from the lower to the upper edge."""
    eye = camera((*centre, 60), (*centre, 0), wide=height)
    return put(eye, turn=(0, 0, 0))


def on_card(points, lens=50, size=(800, 1200)) -> np.ndarray:
    """Where points of the world come to lie on the card, and how far away they are."""
    bpy.context.view_layer.update()
    world_to_eye = np.array(bpy.context.scene.camera.matrix_world.inverted())
    points = np.asarray(points, float)
    seen = np.c_[points, np.ones(len(points))] @ world_to_eye.T
    distance = -seen[:, 2]
    focal = lens / FILM * size[1]
    x = size[0] / 2 + seen[:, 0] / distance * focal
    y = size[1] / 2 - seen[:, 1] / distance * focal
    return np.stack([x, y, distance, focal / distance], -1)


def bare_sheet() -> None:
    """Nothing but air: for a card of which everything is drawn."""
    camera((0, -10, 0), (0, 0, 0), wide=12)


def sky(colour: str, strength=1.0) -> None:
    """Even light from everywhere: the colour of all shadows.  5-15 % of the key light."""
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*linear(colour), 1)
    background.inputs[1].default_value = strength


def _light(kind: str, colour: str, energy: float):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.color = linear(colour)
    data.energy = energy
    thing = link(kind.lower(), data)
    thing.visible_camera = False
    return thing


def sun(azimuth, elevation, colour="#ffe8c8", energy=4.0, soft=1.0):
    """`azimuth`: where the light comes from, from +x towards +y; `soft`: its disc in degrees."""
    turn, rise = math.radians(azimuth), math.radians(elevation)
    flat = math.cos(rise)
    way = Vector((math.cos(turn) * flat, math.sin(turn) * flat, math.sin(rise)))
    thing = _light("SUN", colour, energy)
    thing.data.angle = math.radians(soft)
    _look(thing, way * 50, (0, 0, 0))
    return thing


def area(at, look, size, colour="#ffffff", energy=500.0, spread=180):
    """A window, a bright ceiling: `size` is (wide, high)."""
    thing = _light("AREA", colour, energy)
    thing.data.shape = "RECTANGLE"
    thing.data.size, thing.data.size_y = size
    thing.data.spread = math.radians(spread)
    _look(thing, at, look)
    return thing


def lamp(at, colour="#ffc070", energy=100.0, radius=0.1):
    thing = _light("POINT", colour, energy)
    thing.data.shadow_soft_size = radius
    thing.location = at
    return thing


def spot(at, look, angle, colour="#ffffff", energy=1000.0, radius=0.1, blend=0.3):
    thing = _light("SPOT", colour, energy)
    thing.data.spot_size = math.radians(angle)
    thing.data.spot_blend = blend
    thing.data.shadow_soft_size = radius
    _look(thing, at, look)
    return thing
