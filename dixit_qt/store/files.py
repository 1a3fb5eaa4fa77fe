"""Small files that are read and written whole, and files that only one running program may use."""

import os
import sys
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
    """Other programs read either the old file or the new one. False if it couldn't be written."""
    fresh = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.encode(content))
        take_place(fresh, path)
    except OSError:
        return False
    return True


# A claim on a file by a running program. The system releases it when the program ends

CLAIMED_BYTE = 2**30
O_BINARY: int = getattr(os, "O_BINARY", 0)
"""Without this flag, Windows writes two bytes for each line feed."""


def open_claimed(path: Path, flags: int) -> int:
    """Raise OSError if another program has claimed it."""
    file = os.open(path, flags | O_BINARY, 0o600)
    try:
        _claim(file)
    except OSError:
        os.close(file)
        raise
    return file


def is_claimed(path: Path) -> bool:
    """True also for a file that can't be opened."""
    try:
        os.close(open_claimed(path, os.O_RDWR))
    except OSError:
        return True
    return False


def _claim(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, CLAIMED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
