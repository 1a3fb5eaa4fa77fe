"""Contact sheets: a deck as on a table, and as small as in a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from pathlib import Path

GAP = 10
GROUND = "#1c1a20"
SHEETS = (("sheet.png", (320, 480), 7), ("sheet-160x240.png", (160, 240), 12))


def lay_out(folder: Path, target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    pictures = sorted(folder.glob("*.webp"))
    for name, size, columns in SHEETS:
        sheet(pictures, size, columns).save(target / name)
        print(f"{len(pictures)} cards: {target / name}")


def sheet(pictures: list[Path], size: tuple[int, int], columns: int) -> Image.Image:
    columns = max(1, min(columns, len(pictures)))
    rows = max(1, -(-len(pictures) // columns))
    wide, high = size[0] + GAP, size[1] + GAP
    board = Image.new("RGB", (columns * wide + GAP, rows * high + GAP), GROUND)
    for place, path in enumerate(pictures):
        with Image.open(path) as picture:
            small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        board.paste(small, (GAP + place % columns * wide, GAP + place // columns * high))
    return board
