"""A copy of the sources on Windows, built there by the project's own script."""

import os
import shutil
from pathlib import Path

from devtools import project
from release import reproducible
from wine.machine import INSIDE, UID, Machine, WindowsTrialFailed, windows_path

FOLDER = "Мои исходники"
"""A name with a space, and with letters that no Western code page has."""
PYTHON = "../venv/Scripts/python.exe"
FROZEN = Path("build") / "release" / "dist" / "Dixit Qt"
LONGEST_PATH = 150
"""What is left of Windows' 260 characters below the user's folder."""
WORKS = "The program works."


def copy(machine: Machine) -> Path:
    """Files built from an older copy are kept."""
    target, built = machine.lab / FOLDER, machine.lab / "built"
    if (target / "build").exists():
        shutil.rmtree(built, ignore_errors=True)
        (target / "build").rename(built)
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    reproducible.copy_sources(project.ROOT, target)
    (target / ".git").unlink()
    if built.exists():
        built.rename(target / "build")
    give(target)
    return target


def give(folder: Path) -> None:
    """Make the user of the machine the owner."""
    for path in (folder, *folder.rglob("*")):
        os.chown(path, UID, UID, follow_symlinks=False)


def environment(**more: str) -> dict[str, str]:
    paths = {"PYTHONPATH": windows_path(INSIDE / FOLDER), "PYTHONUNBUFFERED": "1"}
    return {**paths, **more}


def python(machine: Machine, *words: str, check: bool = True, **env: str) -> str:
    place = INSIDE / FOLDER
    return machine.wine(PYTHON, *words, env=environment(**env), place=place, check=check)


def build(machine: Machine) -> None:
    """Freeze, self-test and pack; compile the installer, run it silently, self-test and
    remove it."""
    copy(machine)
    shutil.rmtree(machine.lab / FOLDER / "build", ignore_errors=True)
    with machine.screen():
        said = python(machine, "packaging/build.py", "--all", PYTHONHASHSEED="1")
    if said.count(WORKS) != 2:
        raise WindowsTrialFailed(f"not both self-tests were passed:\n{said[-3000:]}")
    frozen_folder = machine.lab / FOLDER / FROZEN
    longest = max(
        (str(file.relative_to(frozen_folder)) for file in frozen_folder.rglob("*")), key=len
    )
    if len(longest) > LONGEST_PATH:
        raise WindowsTrialFailed(f"too long for Windows below somebody's folder: {longest}")
    for file in sorted((machine.lab / FOLDER / "build" / "release").glob("dixit-qt-*")):
        print(f"{file.name}  {file.stat().st_size / 1e6:.1f} MB", flush=True)


def frozen(machine: Machine) -> str:
    """Wine's path of the built program; builds it first if necessary."""
    if not (machine.lab / FOLDER / FROZEN).exists():
        build(machine)
    return str(INSIDE / FOLDER / FROZEN / "dixit-qt.exe")
