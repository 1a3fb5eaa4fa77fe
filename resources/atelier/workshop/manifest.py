"""Brings the hashes of a hand-written deck.toml up to date with the pictures beside it."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

from . import places

if TYPE_CHECKING:
    from pathlib import Path

ENTRY = re.compile(r'(?m)^file = "(?P<file>[^"]+)"\nsha256 = "[0-9a-f]*"$')


def stamped(text: str, folder: Path) -> str:
    """Every `sha256` that follows the `file` of a picture that is there."""

    def entry(match: re.Match[str]) -> str:
        picture = folder / match["file"]
        if not picture.exists():
            return match[0]
        digest = hashlib.sha256(picture.read_bytes()).hexdigest()
        return f'file = "{match["file"]}"\nsha256 = "{digest}"'

    return ENTRY.sub(entry, text)


def stamp(folder: Path) -> None:
    path = folder / "deck.toml"
    path.write_text(stamped(path.read_text(encoding="utf-8"), folder), encoding="utf-8")


def stamp_all() -> None:
    for folder in (places.FIRST, places.QUESTIONS):
        stamp(folder)
