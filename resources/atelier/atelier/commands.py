"""Paints cards of the first deck."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from .card import HERE, all_slugs, load_card
from .slots import rendering_slot

if TYPE_CHECKING:
    from pathlib import Path

    from PIL import Image

PROJECT = HERE.parent.parent
DECK = PROJECT / "resources" / "decks" / "first"
DRAFTS = PROJECT / "build" / "atelier"
FINAL_SCALE = 1.5
DRAFT_SCALE = 1.0
WEBP_QUALITY = 82


def paint(slugs: list[str], draft=False, out: Path | None = None) -> list[Path]:
    """Render cards; drafts are PNG in build/atelier, final ones WebP in the deck."""
    folder = out or (DRAFTS if draft else DECK)
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for slug in slugs or all_slugs():
        card = load_card(slug)
        with rendering_slot():
            start = time.perf_counter()
            image = card.render(DRAFT_SCALE if draft else FINAL_SCALE)
            seconds = time.perf_counter() - start
        path = folder / f"{slug}.{'png' if draft else 'webp'}"
        _save(image, path)
        print(f"{slug}: {seconds:.1f} s, {path.stat().st_size // 1024} KB, {path}", flush=True)
        written.append(path)
    return written


def _save(image: Image.Image, path: Path) -> None:
    """Readers of the folder never meet half a picture: it gets its name when it is whole."""
    unfinished = path.with_name(f"{path.name}.part")
    if path.suffix == ".webp":
        image.save(unfinished, "WEBP", quality=WEBP_QUALITY, method=6)
    else:
        image.save(unfinished, "PNG")
    unfinished.replace(path)
