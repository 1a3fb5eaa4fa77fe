"""Records the commit of a build in a small file inside it."""

import json
import shutil
import subprocess
from pathlib import Path

FILE = "build.json"
WITHOUT_GIT = 946684800
"""The date for sources without one, such as an unpacked archive."""


def git(root: Path, *arguments: str) -> str:
    """Git's output. Empty if there is no git or no repository."""
    program = shutil.which("git")
    if program is None or not (root / ".git").exists():
        return ""
    command = [program, "-C", str(root), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def commit(root: Path) -> str:
    """The commit, with a plus if the sources were changed after it."""
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
    """The file's place in the build, in PyInstaller's form."""
    from release import system_data

    kind = f"{system_data.SYSTEMS[system_data.PLATFORM]}-{system_data.architecture()}"
    return str(write(root, work, kind)), "dixit_qt/_resources"
