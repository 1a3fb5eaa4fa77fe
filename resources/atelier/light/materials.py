"""What things are made of.  Colours are those of the day, light and shadow come from the scene."""

from __future__ import annotations

import bpy
import numpy as np

from .scene import linear


def _new(name: str):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes, material.node_tree.links


def matt(colour, rough=0.9, gloss=0.0, glow=0.0, through=0.0, alpha=1.0, metal=0.0):
    """`glow`: shines by itself; `through`: how much light passes, as in cloth and leaves."""
    material, nodes, _ = _new("matt")
    surface = nodes["Principled BSDF"]
    light = (*linear(colour), 1)
    surface.inputs["Base Color"].default_value = light
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Specular IOR Level"].default_value = gloss
    surface.inputs["Alpha"].default_value = alpha
    surface.inputs["Metallic"].default_value = metal
    if glow:
        surface.inputs["Emission Color"].default_value = light
        surface.inputs["Emission Strength"].default_value = glow
    if through:
        _let_light_through(material, light, through)
    return material


def _let_light_through(material, light, amount) -> None:
    nodes, links = material.node_tree.nodes, material.node_tree.links
    veil = nodes.new("ShaderNodeBsdfTranslucent")
    veil.inputs[0].default_value = light
    mixer = nodes.new("ShaderNodeMixShader")
    mixer.inputs[0].default_value = amount
    links.new(nodes["Principled BSDF"].outputs[0], mixer.inputs[1])
    links.new(veil.outputs[0], mixer.inputs[2])
    links.new(mixer.outputs[0], nodes["Material Output"].inputs[0])


def mottled(colour, second, amount=0.5, scale=1.0, **surface):
    """Two colours in clouds of noise; `scale`: clouds per metre."""
    material = matt(colour, **surface)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    noise = _noise(nodes, links, scale, detail=4)
    curve = nodes.new("ShaderNodeMapRange")
    curve.inputs["From Min"].default_value = 0.35
    curve.inputs["From Max"].default_value = 0.65
    curve.inputs["To Max"].default_value = amount
    mix = nodes.new("ShaderNodeMix")
    mix.data_type = "RGBA"
    mix.inputs[6].default_value = (*linear(colour), 1)
    mix.inputs[7].default_value = (*linear(second), 1)
    links.new(noise.outputs["Fac"], curve.inputs["Value"])
    links.new(curve.outputs["Result"], mix.inputs[0])
    links.new(mix.outputs[2], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def _noise(nodes, links, scale, detail):
    place = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    return noise


def rippled(material, strength=0.15, scale=1.5):
    """Small waves on a surface that stays flat: water, old glass."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    noise = _noise(nodes, links, scale, detail=2)
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs[0], nodes["Principled BSDF"].inputs["Normal"])
    return material


def mirror(colour="#ffffff", rough=0.0):
    material, nodes, links = _new("mirror")
    nodes.remove(nodes["Principled BSDF"])
    glossy = nodes.new("ShaderNodeBsdfGlossy")
    glossy.inputs["Roughness"].default_value = rough
    glossy.inputs["Color"].default_value = (*linear(colour), 1)
    links.new(glossy.outputs[0], nodes["Material Output"].inputs[0])
    return material


def by_corner(thing, colours):
    """Every corner of the mesh in its own linear colour (n, 3): fields, rock with snow."""
    values = np.ones((len(thing.data.vertices), 4), np.float32)
    values[:, :3] = np.asarray(colours, np.float32).reshape(-1, 3)
    layer = thing.data.color_attributes.new("colour", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", values.ravel())
    material = matt("#ffffff")
    nodes, links = material.node_tree.nodes, material.node_tree.links
    corner = nodes.new("ShaderNodeVertexColor")
    corner.layer_name = "colour"
    links.new(corner.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    thing.data.materials.clear()
    thing.data.materials.append(material)
    return thing


def air(colour="#ffffff", density=0.03, spread=0.3):
    """The inside of a box of fog."""
    material, nodes, links = _new("air")
    nodes.remove(nodes["Principled BSDF"])
    scatter = nodes.new("ShaderNodeVolumeScatter")
    scatter.inputs["Color"].default_value = (*linear(colour), 1)
    scatter.inputs["Density"].default_value = density
    scatter.inputs["Anisotropy"].default_value = spread
    links.new(scatter.outputs[0], nodes["Material Output"].inputs["Volume"])
    return material
