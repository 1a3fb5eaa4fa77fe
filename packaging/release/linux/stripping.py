"""Python's own libraries without their debug symbols: on Linux these weigh more than Qt Quick."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from release.pruning import Entry

OURS_TO_STRIP = ("libpython", "lib-dynload")


def stripped(entries: Iterable[Entry], work: Path) -> list[Entry]:
    """Copies are stripped, never the originals. Qt's libraries come stripped in their wheel."""
    tool = shutil.which("strip")
    if tool is None:
        return list(entries)
    work.mkdir(parents=True, exist_ok=True)
    return [_stripped(entry, work, tool) if _is_ours(entry) else entry for entry in entries]


def _is_ours(entry: Entry) -> bool:
    return any(mark in entry[0] for mark in OURS_TO_STRIP)


def _stripped(entry: Entry, work: Path, tool: str) -> Entry:
    name, source, kind = entry
    copy = work / Path(source).name
    shutil.copy(source, copy)
    copy.chmod(0o755)
    subprocess.run([tool, "--strip-unneeded", str(copy)], check=True)
    return name, str(copy), kind
