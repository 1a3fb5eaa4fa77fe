"""From which commit a build was made: a small file that travels inside it."""

import json
import shutil
import subprocess
from pathlib import Path

FILE = "build.json"
WITHOUT_GIT = 946684800
"""A date for sources that have none, as those of an unpacked archive."""


def git(root: Path, *arguments: str) -> str:
    """Empty where there is no git, or no repository."""
    program = shutil.which("git")
    if program is None or not (root / ".git").exists():
        return ""
    command = [program, "-C", str(root), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def commit(root: Path) -> str:
    """A plus says that the sources were changed after it."""
    name = git(root, "rev-parse", "--short=12", "HEAD")
    return name + ("+" if name and git(root, "status", "--porcelain") else "")


def source_date(root: Path) -> int:
    return int(git(root, "log", "-1", "--format=%ct") or WITHOUT_GIT)


def write(root: Path, folder: Path, kind: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    record = {"commit": commit(root), "kind": kind}
    file.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    return file


def data_file(root: Path, work: Path) -> tuple[str, str]:
    """As PyInstaller wants it."""
    from release import system_data

    kind = f"{system_data.SYSTEMS[system_data.PLATFORM]}-{system_data.architecture()}"
    return str(write(root, work, kind)), "dixit_qt/_resources"
