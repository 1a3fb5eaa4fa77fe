"""Makes `.venv` with the pinned dependencies, once."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from devtools import project, system

STAMP = "dixit-qt.json"
PYTHON = "python"


def fingerprint(requirements: Sequence[str], pins: str, packages: Sequence[str]) -> str:
    """Changes whenever what is installed has to change."""
    parts = [sys.version, sys.base_prefix, *requirements, pins, *packages]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def read_stamp(venv: Path) -> dict[str, str]:
    try:
        stamp = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(venv: Path, stamp: dict[str, str]) -> None:
    (venv / STAMP).write_text(json.dumps(stamp, indent=1), encoding="utf-8")


def is_ready(stamp: dict[str, str], prints: dict[str, str], purpose: str) -> bool:
    """Whoever can test can also play."""
    kept = [name for name in (purpose, "test") if stamp.get(name) == prints[name]]
    return bool(kept) and stamp.get(PYTHON) == sys.version


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
    print(f"Making {venv}...", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)


def install(requirements: Sequence[str]) -> None:
    print(f"Installing {len(requirements)} pinned dependencies and theirs...", flush=True)
    pip = [str(project.venv_program("python")), "-m", "pip", "install", "--quiet"]
    options = ["--disable-pip-version-check", "--constraint", str(project.PINS)]
    subprocess.run([*pip, *options, *requirements], check=True)


def prepare(purpose: str) -> None:
    """After this, everything that `purpose` needs is installed; done twice, it costs nothing."""
    prints = current_prints()
    stamp = read_stamp(project.VENV)
    if is_ready(stamp, prints, purpose) and project.venv_program("python").exists():
        return
    system.install_missing(purpose)
    if stamp.get(PYTHON) != sys.version:
        make_venv(project.VENV)
        stamp = {PYTHON: sys.version}
    install(project.requirements(project.pyproject()["project"], purpose))
    write_stamp(project.VENV, {**stamp, purpose: prints[purpose]})
