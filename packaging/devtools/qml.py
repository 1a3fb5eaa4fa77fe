"""The checks of the QML files: formatting, and no qmllint warnings."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from devtools import project

QML = Path("dixit_qt") / "ui" / "qml"


def checks(root: Path) -> list[tuple[str, Callable[[], bool]]]:
    files = sorted((root / QML).rglob("*.qml"))
    if not files:
        return []
    return [
        ("qmlformat", lambda: not unformatted(files)),
        ("qmllint", lambda: lint(root, files)),
    ]


def unformatted(files: Sequence[Path]) -> list[Path]:
    """Format copies in a single process: most of its time goes into starting."""
    with tempfile.TemporaryDirectory() as folder:
        copies = {file: Path(folder) / f"{number}.qml" for number, file in enumerate(files)}
        for file, copy in copies.items():
            shutil.copyfile(file, copy)
        command = [str(project.venv_program("pyside6-qmlformat")), "--inplace"]
        done = subprocess.run([*command, *map(str, copies.values())], check=False)
        found = [file for file, copy in copies.items() if file.read_bytes() != copy.read_bytes()]
    for file in found:
        print(f"{file}: not as qmlformat writes it")
    return found if done.returncode == 0 else list(files)


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
