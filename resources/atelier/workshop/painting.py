"""One card: the scene is rendered unless its passes are kept, then painted."""

from __future__ import annotations

import importlib
import time
from dataclasses import replace
from inspect import isgenerator
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from .fingerprint import fingerprint
from .places import ATELIER, DRAFTS, PASSES, QUESTIONS

if TYPE_CHECKING:
    from pathlib import Path

WEBP_QUALITY = 86
MOST_BYTES = 420_000
STEP = 4
SIDE_SAMPLES = 12
DRAFT_SCALE = 1.0
FINAL_SCALE = 1.5
HALF = {"light", "albedo", "normal"}


def paint_card(slug: str, draft: bool) -> Path:
    """Drafts are PNG in build/atelier, beside the light before painting; finals go to the deck."""
    card = importlib.import_module(f"questions.{slug}")
    start = time.perf_counter()
    passes = passes_of(slug, card, draft)
    rendered = time.perf_counter()
    from light.picture import Picture

    picture = Picture(passes, DRAFT_SCALE if draft else FINAL_SCALE, card.SEED)
    image = card.paint(picture)
    painted = time.perf_counter()
    path = (
        _keep_draft(slug, image, passes) if draft else save_webp(image, QUESTIONS / f"{slug}.webp")
    )
    size = path.stat().st_size // 1024
    times = f"scene {rendered - start:.1f} s, painting {painted - rendered:.1f} s"
    print(f"{slug}: {times}, {size} kB, {path}", flush=True)
    return path


def passes_of(slug: str, card, draft: bool) -> dict[str, np.ndarray]:
    quality = "draft" if draft else "final"
    code = fingerprint(ATELIER, f"questions.{slug}", "scene", "SAMPLES", "SCALE")
    engine = fingerprint(ATELIER, "light.passes", "render", quality.upper())
    path = PASSES / f"{slug}-{quality}-{code[:12]}{engine[:4]}.npz"
    if path.exists():
        with np.load(path) as kept:
            return {name: kept[name] for name in kept.files}
    passes = {name: _packed(name, plane) for name, plane in _render(card, quality).items()}
    PASSES.mkdir(parents=True, exist_ok=True)
    for old in PASSES.glob(f"{slug}-{quality}-*.npz"):
        old.unlink()
    np.savez(path, **passes)
    return passes


def _packed(name: str, plane: np.ndarray) -> np.ndarray:
    if name.rsplit(maxsplit=1)[-1] not in HALF:
        return plane
    return np.clip(plane, -6e4, 6e4).astype(np.float16)


def _render(card, quality: str) -> dict[str, np.ndarray]:
    """A scene may yield names: what stands there so far is rendered under each of them as well.

    What it returns is kept beside the passes.
    """
    from light import passes
    from light.scene import reset

    how = passes.DRAFT if quality == "draft" else passes.FINAL
    if quality == "final" and hasattr(card, "SCALE"):
        how = replace(how, scale=card.SCALE)  # lines want more pixels than strokes
    reset()
    side: dict[str, np.ndarray] = {}
    scene = card.scene(how.detail)
    if isgenerator(scene):
        scene = _rendered_on_the_way(scene, side, lambda: passes.render(how, SIDE_SAMPLES))
    return {**side, **(scene or {}), **passes.render(how, card.SAMPLES)}


def _rendered_on_the_way(scene, side, render):
    while True:
        try:
            name = next(scene)
        except StopIteration as end:
            return end.value
        side.update({f"{name} {key}": plane for key, plane in render().items()})


def _keep_draft(slug: str, image: Image.Image, passes) -> Path:
    from light.filters import to_display

    DRAFTS.mkdir(parents=True, exist_ok=True)
    light = (to_display(passes["light"].astype(np.float32)) * 255).astype(np.uint8)
    Image.fromarray(light).save(DRAFTS / f"{slug}-light.png")
    path = DRAFTS / f"{slug}.png"
    image.save(path)
    return path


def save_webp(image: Image.Image, path: Path) -> Path:
    """As good as its size allows; readers of the folder never meet half a picture."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.name}.part")
    for quality in range(WEBP_QUALITY, 0, -STEP):
        image.save(unfinished, "WEBP", quality=quality, method=6)
        if unfinished.stat().st_size <= MOST_BYTES:
            break
    unfinished.replace(path)
    return path
