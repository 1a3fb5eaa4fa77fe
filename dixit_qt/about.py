"""Facts about this program: its version, its build and the system it runs on."""

import json
import platform
import sys
from dataclasses import dataclass
from pathlib import Path

from dixit_qt import __version__, paths

SOURCE = "source tree"
GIT_MS = 3000


@dataclass(frozen=True, slots=True)
class Build:
    """`commit` is empty if unknown. It ends in a plus if the sources were changed."""

    commit: str
    kind: str


def read_build(resources: Path) -> Build:
    """Read where the program comes from: from the file that the build wrote or, in a source tree,
    from git."""
    try:
        record = json.loads((resources / "build.json").read_text(encoding="utf-8"))
        return Build(str(record["commit"]), str(record["kind"]))
    except FileNotFoundError:
        return Build(_commit_of(resources.parent), SOURCE)


def _commit_of(tree: Path) -> str:
    if not (tree / ".git").exists():
        return ""
    from PySide6.QtCore import QProcess

    git = QProcess()
    git.setWorkingDirectory(str(tree))
    git.start("git", ["describe", "--always", "--exclude=*", "--abbrev=12", "--dirty=+"])
    git.waitForFinished(GIT_MS)
    return git.readAllStandardOutput().toStdString().strip()


def qt_version() -> str:
    from PySide6.QtCore import qVersion

    return qVersion()


def facts() -> dict[str, str]:
    """The facts about this program, in the order in which they're shown."""
    build = read_build(paths.resources())
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return {
        "Dixit Qt": __version__,
        "Commit": build.commit or "unknown",
        "Build": build.kind,
        "Qt": qt_version(),
        "Python": ".".join(map(str, sys.version_info[:3])),
        "System": system,
    }


def facts_text() -> str:
    first, *others = facts().items()
    return "\n".join([" ".join(first), *(f"{name}: {value}" for name, value in others)])
