"""What is new takes the place of what was there, or gets its name: on every system in one step.

On Windows that is refused while anybody has one of the two open, and a virus scanner opens all
that is new: a moment later it is granted.
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
    """`OSError` when it cannot be: then all is as it was."""
    for pause in pauses:
        try:
            new.replace(place)
        except PermissionError:
            sleep(pause)
        else:
            return
    new.replace(place)
