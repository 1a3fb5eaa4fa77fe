"""Patterns for cloth, wallpaper and tiles.

A pattern is an image of numbers, one repeat large; colours come at the end, 0 is the ground.
"""

from __future__ import annotations

import math

import bpy
import numpy as np

from .materials import matt
from .scene import linear


def baked(colours, pattern):
    table = np.array([(*linear(colour), 1) for colour in colours], np.float32)
    pixels = table[pattern.astype(int)]
    image = bpy.data.images.new("pattern", pixels.shape[1], pixels.shape[0], float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(pixels[::-1].ravel())
    image.pack()
    return image


def textile(colours, pattern, size=0.5, plane="xz", turn=0.0, rough=0.9):
    """A matt material; `size`: metres per repeat; `plane`: the axes of the object it lies along."""
    material = matt("#ffffff", rough)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    apart = nodes.new("ShaderNodeSeparateXYZ")
    flat = nodes.new("ShaderNodeCombineXYZ")
    mapping = nodes.new("ShaderNodeMapping")
    image = nodes.new("ShaderNodeTexImage")
    image.image = baked(colours, pattern)
    aspect = pattern.shape[0] / pattern.shape[1]
    mapping.inputs["Scale"].default_value = (1 / size, 1 / size / aspect, 1)
    mapping.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
    links.new(place.outputs["Object"], apart.inputs[0])
    links.new(apart.outputs[plane[0].upper()], flat.inputs["X"])
    links.new(apart.outputs[plane[1].upper()], flat.inputs["Y"])
    links.new(flat.outputs[0], mapping.inputs["Vector"])
    links.new(mapping.outputs[0], image.inputs["Vector"])
    links.new(image.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def _repeat(count, aspect=1.0):
    down, across = np.mgrid[0 : int(count * aspect), 0:count].astype(np.float32)
    return (across + 0.5) / count, (down + 0.5) / count


def dots(radius=0.14, count=128):
    across, down = _repeat(count)
    out = np.zeros(across.shape, int)
    for x, y in ((0.25, 0.25), (0.75, 0.75)):
        out[np.hypot(across - x, down - y) < radius] = 1
    return out


def stripes(parts=((0, 0.5), (1, 0.58), (0, 0.66), (2, 0.70)), count=128):
    """parts: (number, where it ends)."""
    across, _ = _repeat(count, 0.25)
    out, start = np.zeros(across.shape, int), 0.0
    for number, end in parts:
        out[(across >= start) & (across < end)] = number
        start = end
    return out


def checks(count=128):
    across, down = _repeat(count)
    return (across < 0.5).astype(int) + (down < 0.5).astype(int)


def diamonds(count=256):
    across, down = _repeat(count)
    x, y = np.abs(across - 0.5), np.abs(down - 0.5)
    middle, corner = x + y, (0.5 - x) + (0.5 - y)
    out = np.zeros(across.shape, int)
    out[np.abs(middle - 0.5) < 0.035] = 1
    out[middle < 0.26] = 2
    out[middle < 0.17] = 0
    out[middle < 0.09] = 3
    out[corner < 0.16] = 3
    return out


def scales(count=256):
    across, down = _repeat(count)
    nearest, order = np.full(across.shape, 9.0), np.full(across.shape, -9.0)
    for row in range(-1, 4):
        for column in range(-1, 3):
            away = np.hypot(across - column - (0.5 if row % 2 else 0), down - row * 0.5)
            wins = (away < 0.55) & (row > order)
            nearest, order = np.where(wins, away, nearest), np.where(wins, row, order)
    out = np.zeros(across.shape, int)
    out[nearest > 0.46] = 1
    out[(nearest > 0.30) & (nearest < 0.38)] = 2
    out[nearest < 0.14] = 3
    return out


def flowers(petals=6, count=256):
    across, down = _repeat(count)
    out = np.zeros(across.shape, int)
    heads = (
        (0.25, 0.25, 1, 0),
        (0.75, 0.75, 1, 0.5),
        (0.75, 0.25, 0.45, 0.2),
        (0.25, 0.75, 0.45, 0.8),
    )
    for x, y, size, turn in heads:
        away = np.hypot(across - x, down - y) / size
        angle = np.arctan2(down - y, across - x) + turn
        out[away < 0.12 + 0.07 * np.abs(np.cos(angle * petals / 2))] = 1
        out[away < 0.055] = 2
    stem = np.abs(across - 0.5 - 0.06 * np.sin(down * 2 * math.pi)) < 0.015
    out[stem & (out == 0)] = 3
    return out


def tiles(count=256):
    """An encaustic tile: a star in a ring, quarter rings in the corners."""
    across, down = _repeat(count)
    x, y = np.abs(across - 0.5), np.abs(down - 0.5)
    away, angle = np.hypot(x, y), np.arctan2(y, x)
    corner = np.hypot(0.5 - x, 0.5 - y)
    out = np.zeros(across.shape, int)
    out[np.abs(away - 0.40) < 0.035] = 1
    out[away < 0.20 + 0.10 * np.cos(angle * 8)] = 2
    out[away < 0.07] = 0
    out[corner < 0.20] = 1
    out[corner < 0.12] = 0
    out[corner < 0.06] = 2
    out[np.maximum(x, y) > 0.488] = 3
    return out
