"""Files for Linux desktops and software shops: desktop entry, metadata and Flatpak manifest."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

LINUX = Path("packaging") / "linux"
ID = "io.github.dixit_qt.DixitQt"


def checks(root: Path) -> list[tuple[str, Callable[[], bool]]]:
    """The checking tools exist only on Linux; dev.py installs them if there is apt."""
    if not sys.platform.startswith("linux"):
        return []
    metadata = str(root / LINUX / f"{ID}.metainfo.xml")
    entry = str(root / LINUX / f"{ID}.desktop")
    return [
        ("appstream", lambda: passes("appstreamcli", "validate", "--no-net", "--strict", metadata)),
        ("desktop entry", lambda: passes("desktop-file-validate", entry)),
    ]


def passes(name: str, *arguments: str) -> bool:
    program = shutil.which(name)
    if program is None:
        print(f"{name} is not installed here.")
        return shutil.which("apt-get") is None
    return subprocess.run([program, *arguments], check=False).returncode == 0
