"""What `python -m atelier house` does: paint the pictures of the house."""

from __future__ import annotations

import importlib
import time
from typing import TYPE_CHECKING

from .card import HERE
from .slots import rendering_slot

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = HERE.parent / "house"
KINDS = (
    "rabbits",
    "tokens",
    "back_and_icon",
    "backdrop_home",
    "track",
    "papers",
    "edition_tiles",
    "track_ends",
    "soft_light",
)


def _pictures():
    return [p for kind in KINDS for p in importlib.import_module(f"house.{kind}").pictures()]


def _named(names):
    """A name chooses every picture that begins with it: `rabbit-03`, `backdrop`."""
    return [p for p in _pictures() if not names or p.name.startswith(tuple(names))]


def _save(image, path: Path, quality: int):
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".webp":
        image.save(path, quality=quality, method=6)
    else:
        image.save(path, optimize=True)
    return path.stat().st_size // 1024


def paint_house(names: list[str], out: Path | None = None) -> None:
    from house.picture import resized

    folder = out or FOLDER
    for picture in _named(names):
        with rendering_slot():
            start = time.perf_counter()
            image = picture.render()
            seconds = time.perf_counter() - start
        size = _save(image, folder / picture.name, picture.quality)
        for name, pixels in picture.copies:
            _save(resized(image, pixels), folder / name, picture.quality)
        for name, text in picture.companions:
            (folder / name).write_text(text, encoding="utf-8")
        print(f"{picture.name}: {seconds:.1f} s, {size} KB", flush=True)
