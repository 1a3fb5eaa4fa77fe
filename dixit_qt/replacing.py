"""Moves a new file or folder to its final name, replacing an old one, in one step on every system.

Windows refuses that while another program has one of the two open, and virus scanners open every
new file. A moment later it works, so it is tried again.
"""

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

PAUSES = (0.01, 0.04, 0.15, 0.3) if sys.platform == "win32" else ()


def take_place(
    new: Path,
    place: Path,
    pauses: Sequence[float] = PAUSES,
    sleep: Callable[[float], object] = time.sleep,
) -> None:
    """Raise `OSError` if it fails. Then nothing has changed."""
    for pause in pauses:
        try:
            new.replace(place)
        except PermissionError:
            sleep(pause)
        else:
            return
    new.replace(place)
