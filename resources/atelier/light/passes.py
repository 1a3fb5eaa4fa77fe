"""What Cycles sees of a scene: light, albedo, normals, depth and the numbers of the parts."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np

CARD = (800, 1200)
SOCKETS = {
    "Image": "light",
    "Depth": "depth",
    "Normal": "normal",
    "DiffCol": "albedo",
    "IndexOB": "part",
}
THREADS = 2


@dataclass(frozen=True)
class Quality:
    """How large and how often sampled a scene is rendered, and how fine its meshes are."""

    name: str
    scale: float
    samples: int | None
    detail: float
    size: tuple[int, int] = CARD


DRAFT = Quality("draft", 0.5, 12, 0.6)
FINAL = Quality("final", 0.6, None, 1.0)


def render(quality: Quality, samples: int, bounces=4) -> dict[str, np.ndarray]:
    scene = bpy.context.scene
    _set_up_cycles(scene, quality.samples or samples, bounces)
    scene.render.resolution_x, scene.render.resolution_y = (
        int(v * quality.scale) for v in quality.size
    )
    scene.render.resolution_percentage = 100
    with tempfile.TemporaryDirectory() as folder:
        _write_passes_to(scene, folder)
        with _silence():
            bpy.ops.render.render()
        passes = {key: _read(Path(folder), name) for name, key in SOCKETS.items()}
    passes["depth"], passes["part"] = passes["depth"][..., 0], passes["part"][..., 0]
    eye = np.array(scene.camera.matrix_world.to_3x3())
    passes["normal"] = (passes["normal"] @ eye).astype(np.float32)
    return passes


@contextmanager
def _silence():
    """Blender reports every step of a render on the standard output of the process."""
    sys.stdout.flush()
    kept = os.dup(1)
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)


def _set_up_cycles(scene, samples, bounces) -> None:
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = THREADS
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = 0
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_prefilter = "FAST"
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(bounces, 3)
    cycles.glossy_bounces = 2
    cycles.volume_bounces = 0
    cycles.transparent_max_bounces = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    layer = bpy.context.view_layer
    layer.use_pass_z = layer.use_pass_normal = True
    layer.use_pass_diffuse_color = layer.use_pass_object_index = True


def _write_passes_to(scene, folder) -> None:
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new("CompositorNodeRLayers")
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name in SOCKETS:
        files.file_slots.new(name)
        links.new(source.outputs[name], files.inputs[name])


def _read(folder: Path, name: str) -> np.ndarray:
    image = bpy.data.images.load(str(next(folder.glob(f"{name}*"))))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[::-1, :, :3])
