"""A file that a living program has to itself. The system ends the claim with the program."""

import os
import sys
from pathlib import Path

CLAIMED_BYTE = 2**30
O_BINARY: int = getattr(os, "O_BINARY", 0)
"""Without it Windows would write two bytes for each line feed."""


def open_claimed(path: Path, flags: int) -> int:
    """OSError when another program has it."""
    file = os.open(path, flags | O_BINARY, 0o600)
    try:
        _claim(file)
    except OSError:
        os.close(file)
        raise
    return file


def is_claimed(path: Path) -> bool:
    """Also when it cannot be opened at all."""
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
