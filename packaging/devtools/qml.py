"""The checks of the QML files: formatting, and no qmllint warnings."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from devtools import project

QML = Path("dixit_qt") / "ui" / "qml"


def sources(root: Path) -> list[Path]:
    return sorted((root / QML).rglob("*.qml"))


def fixes(root: Path) -> list[tuple[str, Callable[[], bool]]]:
    files = sources(root)
    return [("qmlformat, formatting", lambda: reformat(files))] if files else []


def checks(root: Path) -> list[tuple[str, Callable[[], bool]]]:
    files = sources(root)
    if not files:
        return []
    return [
        ("qmlformat", lambda: is_formatted(files)),
        ("qmllint", lambda: lint(root, files)),
    ]


def formatted(files: Sequence[Path]) -> Mapping[Path, bytes] | None:
    """What qmlformat makes of each file that isn't formatted yet. None if it can't read one.

    It formats copies in a single process: most of its time goes into starting.
    """
    with tempfile.TemporaryDirectory() as folder:
        copies = {file: Path(folder) / f"{number}.qml" for number, file in enumerate(files)}
        for file, copy in copies.items():
            shutil.copyfile(file, copy)
        command = [str(project.venv_program("pyside6-qmlformat")), "--inplace"]
        if subprocess.run([*command, *map(str, copies.values())], check=False).returncode:
            return None
        texts = {file: copy.read_bytes() for file, copy in copies.items()}
    return {file: text for file, text in texts.items() if file.read_bytes() != text}


def is_formatted(files: Sequence[Path]) -> bool:
    found = formatted(files)
    for file in found or ():
        print(f"{file}: not as qmlformat writes it; `dev.py lint --fix` formats it")
    return found == {}


def reformat(files: Sequence[Path]) -> bool:
    found = formatted(files)
    for file, text in (found or {}).items():
        file.write_bytes(text)
    return found is not None


def lint(root: Path, files: Sequence[Path]) -> bool:
    """Describing the view models needs Qt, so this runs in the environment's Python."""
    types = root / ".cache" / "qmltypes"
    describe = [str(project.venv_program("python")), "-m", "devtools.qml_types"]
    env = project.environment()
    env["PYTHONPATH"] += os.pathsep + str(root / "packaging")
    if subprocess.run([*describe, str(root), str(types)], env=env, check=False).returncode != 0:
        return False
    imports = ["-I", str(types), "-I", str(root / QML)]
    options = ["--max-warnings", "0", "--stale-property-read", "disable", *imports]
    command = [str(project.venv_program("pyside6-qmllint")), *options, *map(str, files)]
    return subprocess.run(command, cwd=root, check=False, stderr=subprocess.STDOUT).returncode == 0
