"""`dev.py deck` paints the decks in an environment of its own, which is large."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from devtools import project, setup, system

VENV = project.ROOT / ".venv-atelier"
PINS = project.ROOT / "packaging" / "pins" / "atelier.txt"
SCRIPT = project.ROOT / "resources" / "atelier" / "run.py"
PURPOSE = "atelier"
PYTHON_OF_BLENDER = (3, 11)
NEEDS_NOTHING = ("check", "sheet", "manifest")


def fingerprint() -> str:
    pins = PINS.read_text(encoding="utf-8")
    return setup.fingerprint(wanted(), pins, system.PACKAGES[PURPOSE])


def wanted() -> list[str]:
    return list(project.pyproject()["project"]["optional-dependencies"][PURPOSE])


def prepare(venv: Path = VENV) -> None:
    """Install what painting needs, unless it's there already."""
    if sys.version_info[:2] != PYTHON_OF_BLENDER:
        sys.exit("Painting needs Python 3.11: Blender's module exists for no other.")
    current = fingerprint()
    if setup.read_stamp(venv).get(PURPOSE) == current:
        return
    system.install_missing(PURPOSE)
    print("Painting takes Blender's module and its company: about 1.4 GB.", flush=True)
    with setup.changing(venv) as stamp:
        setup.install(wanted(), PINS, venv)
        stamp[PURPOSE] = current


def run(rest: Sequence[str]) -> int:
    """Measuring, laying out and help need no painting libraries, so they use the normal
    environment."""
    if not rest or rest[0] in NEEDS_NOTHING or {"-h", "--help"} & set(rest):
        setup.prepare("test")
        python = project.venv_program("python")
    else:
        prepare()
        python = project.venv_program("python", VENV)
    return subprocess.run([str(python), str(SCRIPT), *rest], check=False).returncode
