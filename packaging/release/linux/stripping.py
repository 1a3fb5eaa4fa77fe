"""Strips debug symbols from libraries: on Linux, Python's own are larger than Qt Quick."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from release.pruning import Entry

UNSTRIPPED = (
    *("libpython", "lib-dynload", "nacl/", "msgspec/", "zeroconf/"),
    *("_cffi_backend", "_miniaudio"),
)


def stripped(entries: Iterable[Entry], work: Path) -> list[Entry]:
    """Copies are stripped, not the originals. Qt's libraries are already stripped in their
    wheel."""
    tool = shutil.which("strip")
    if tool is None:
        return list(entries)
    work.mkdir(parents=True, exist_ok=True)
    return [_stripped(entry, work, tool) if _has_symbols(entry) else entry for entry in entries]


def _has_symbols(entry: Entry) -> bool:
    return any(mark in entry[0] for mark in UNSTRIPPED)


def _stripped(entry: Entry, work: Path, tool: str) -> Entry:
    name, source, kind = entry
    copy = work / name
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, copy)
    copy.chmod(0o755)
    subprocess.run([tool, "--strip-unneeded", str(copy)], check=True)
    return name, str(copy), kind
