"""The table on which the game is played: one scene, and a cloth for each family of games."""

from __future__ import annotations

import importlib
from dataclasses import replace

from .places import DRAFTS, HOUSE

SIZE = (1920, 1200)
QUALITY = 84
SCALE = 0.6  # a calm picture needs no more strokes


def paint_rooms(draft: bool) -> None:
    from light import passes
    from light.picture import Picture
    from light.scene import reset

    room = importlib.import_module("rooms.table")
    how = replace(passes.DRAFT if draft else passes.FINAL, size=SIZE, scale=SCALE)
    folder = DRAFTS if draft else HOUSE
    folder.mkdir(parents=True, exist_ok=True)
    reset()
    room.scene(how.detail)
    seen = passes.render(how, room.SAMPLES)
    for kind in room.CLOTHS:
        picture = Picture(seen, SCALE, room.SEED, SIZE)
        path = folder / f"table-{kind}.webp"
        room.paint(picture, kind).save(path, "WEBP", quality=QUALITY, method=6)
        print(f"{path.name}: {path.stat().st_size // 1024} kB", flush=True)
