"""Make `.venv` with the pinned dependencies, once.

A stamp file in it lists what is completely installed. It's removed before a change and written
again afterwards, so a `.venv` without a stamp was interrupted and is made anew. All files are
written under another name first and then renamed.
"""

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from devtools import project, system

STAMP = "dixit-qt.json"
PYTHON = "python"
PLACE = "place"
LONGEST_ON_WINDOWS = 80
NOT_INSTALLED = """\
The packages couldn't be installed; pip says why above. The first start needs the internet, later
ones don't. Please run the same command again: it starts from the beginning."""


def fingerprint(requirements: Sequence[str], pins: str, packages: Sequence[str]) -> str:
    """Changes when the list of things to install changes."""
    parts = [sys.version, sys.base_prefix, *requirements, pins, *packages]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def read_stamp(venv: Path) -> dict[str, str]:
    try:
        stamp = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(venv: Path, stamp: dict[str, str]) -> None:
    project.write_whole(venv / STAMP, json.dumps(stamp, indent=1))


def has(stamp: dict[str, str], prints: dict[str, str], purpose: str) -> bool:
    """An environment for testing is also good for playing."""
    return any(stamp.get(name) == prints[name] for name in (purpose, "test"))


def is_sound(stamp: dict[str, str], venv: Path) -> bool:
    """Made by this Python and not moved since: its scripts contain the folder's path."""
    here = str(venv.resolve())
    fits = stamp.get(PYTHON) == sys.version and stamp.get(PLACE, here) == here
    return fits and project.venv_program("python", venv).exists()


def current_prints() -> dict[str, str]:
    table = project.pyproject()["project"]
    pins = project.PINS.read_text(encoding="utf-8")
    return {
        purpose: fingerprint(
            project.requirements(table, purpose), pins, system.PACKAGES.get(purpose, ())
        )
        for purpose in project.EXTRAS
    }


def make_venv(venv: Path) -> None:
    print(f"Making the environment {venv}", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)


def install(requirements: Sequence[str], pins: Path, venv: Path) -> None:
    """Install the requirements. pip isn't quiet, so that it shows its downloads."""
    print(f"Installing {len(requirements)} packages and what they need", flush=True)
    pip = [str(project.venv_program("python", venv)), "-m", "pip", "install"]
    options = ["--disable-pip-version-check", "--no-input", "--constraint", str(pins)]
    if subprocess.run([*pip, *options, *requirements], check=False).returncode:
        sys.exit(NOT_INSTALLED + too_long(venv, sys.platform))


def too_long(venv: Path, platform: str) -> str:
    """Windows limits a path to 260 characters by default, and Qt needs 170 of them."""
    fits = platform != "win32" or len(str(venv)) <= LONGEST_ON_WINDOWS
    return "" if fits else "\nThe path of this folder is long for Windows: a shorter one may help."


def prepare(purpose: str) -> None:
    """Install everything for this purpose, unless it's there already."""
    prints = current_prints()
    stamp = read_stamp(project.VENV)
    if has(stamp, prints, purpose) and is_sound(stamp, project.VENV):
        return
    system.install_missing(purpose)
    requirements = project.requirements(project.pyproject()["project"], purpose)
    with changing(project.VENV) as stamp:
        install(requirements, project.PINS, project.VENV)
        stamp[purpose] = prints[purpose]


@contextmanager
def changing(venv: Path) -> Iterator[dict[str, str]]:
    """The environment, whole and made by this Python, while something is installed into it. The
    changed stamp is written if that succeeds."""
    stamp = read_stamp(venv)
    (venv / STAMP).unlink(missing_ok=True)
    if not is_sound(stamp, venv):
        make_venv(venv)
        stamp = {PYTHON: sys.version, PLACE: str(venv.resolve())}
    yield stamp
    write_stamp(venv, stamp)
