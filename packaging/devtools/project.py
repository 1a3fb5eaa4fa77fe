"""Facts about the project that dev.py needs: its folders, versions and environment."""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
PINS = ROOT / "packaging" / "pins" / "constraints.txt"

EXTRAS = {"play": (), "build": ("build",), "test": ("test", "build")}


def pyproject(root: Path = ROOT) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def version(root: Path = ROOT) -> str:
    text = (root / "dixit_qt" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def python_version(venv: Path = VENV) -> str:
    """The project's Python version, regardless of which Python runs this."""
    lines = (venv / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    return next(line.partition("=")[2].strip() for line in lines if line.startswith("version"))


def requirements(project: dict[str, Any], purpose: str) -> list[str]:
    optional = project.get("optional-dependencies", {})
    wanted = list(project["dependencies"])
    for extra in EXTRAS[purpose]:
        wanted += optional[extra]
    return wanted


def venv_program(name: str, venv: Path = VENV) -> Path:
    if sys.platform == "win32":
        return venv / "Scripts" / f"{name}.exe"
    return venv / "bin" / name


def write_whole(file: Path, text: str) -> None:
    """Write atomically: if interrupted, the old file is unchanged."""
    draft = file.with_name(file.name + ".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)


def environment() -> dict[str, str]:
    """Environment variables with which the project's code can be imported from any folder."""
    env = dict(os.environ)
    paths = [str(ROOT), *filter(None, [env.get("PYTHONPATH")])]
    return {**env, "PYTHONPATH": os.pathsep.join(paths)}
