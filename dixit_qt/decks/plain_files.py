"""Files of a deck that came from elsewhere: only what lies in it itself is read.

A link would give other files of this computer to the guests, and a pipe would be waited for.
"""

import errno
import os
import stat
from pathlib import Path

_FLAGS = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY", "O_CLOEXEC")
)


def read_plain(path: Path, most_bytes: int = -1) -> bytes:
    """OSError when it holds more than that."""
    opened = os.open(path, _FLAGS)
    try:
        if path.is_symlink() or not stat.S_ISREG(os.fstat(opened).st_mode):
            raise OSError(errno.EINVAL, "it is not a plain file", str(path))
        if 0 <= most_bytes < os.fstat(opened).st_size:
            raise OSError(errno.EFBIG, "it is too big", str(path))
        with os.fdopen(opened, "rb", closefd=False) as file:
            return file.read(most_bytes)
    finally:
        os.close(opened)
