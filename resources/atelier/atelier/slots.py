"""At most two renderings at once on a machine: the others wait for a free slot."""

from __future__ import annotations

import fcntl
import os
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

SLOTS = 2


def _try_lock(path: Path):
    handle = os.open(path, os.O_CREAT | os.O_RDWR, 0o666)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        return None
    return handle


@contextmanager
def rendering_slot(poll=0.25):
    """Holds one of the slots; the kernel frees it even when the process dies."""
    paths = [Path(tempfile.gettempdir()) / f"dixit-qt-atelier-{i}.lock" for i in range(SLOTS)]
    handle = None
    while handle is None:
        handle = next((h for h in map(_try_lock, paths) if h is not None), None)
        if handle is None:
            time.sleep(poll)
    try:
        yield
    finally:
        os.close(handle)
