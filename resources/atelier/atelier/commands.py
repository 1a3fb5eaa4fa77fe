"""What the command line does: paint cards, make sheets, write the manifest, check the deck."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PIL import Image

from .card import HERE, all_slugs, load_card
from .slots import rendering_slot

if TYPE_CHECKING:
    from pathlib import Path

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


def pictures(folder: Path) -> list[Path]:
    return sorted([*folder.glob("*.webp"), *folder.glob("*.png")])


def sheet(folder: Path | None = None, out: Path | None = None) -> list[Path]:
    """A contact sheet, and one with every card at 160x240."""
    target = out or DRAFTS
    target.mkdir(parents=True, exist_ok=True)
    files = [p for p in pictures(folder or DECK) if not p.stem.startswith("sheet")]
    return [
        _grid(files, (320, 480), 7, target / "sheet.png"),
        _grid(files, (160, 240), 12, target / "sheet-160x240.png"),
    ]


def _grid(files, size, columns, path: Path) -> Path:
    gap = 10
    rows = max(1, -(-len(files) // columns))
    columns = max(1, min(columns, len(files)))
    board = Image.new(
        "RGB", (columns * (size[0] + gap) + gap, rows * (size[1] + gap) + gap), "#1c1a20"
    )
    for i, file in enumerate(files):
        with Image.open(file) as image:
            small = image.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        board.paste(
            small, (gap + i % columns * (size[0] + gap), gap + i // columns * (size[1] + gap))
        )
    board.save(path)
    print(f"{len(files)} cards: {path}")
    return path
