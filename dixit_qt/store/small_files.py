"""Small files that are read and written as a whole. Whatever is wrong with one, one begins anew."""

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from dixit_qt.replacing import take_place

Content = TypeVar("Content")


def read_small(path: Path, kind: type[Content], most_bytes: int, nothing: Content) -> Content:
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(most_bytes), type=kind)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return nothing


def write_small(path: Path, content: object) -> bool:
    """Readers meet the old file or the new one. False: it is not on disk."""
    fresh = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.encode(content))
        take_place(fresh, path)
    except OSError:
        return False
    return True
