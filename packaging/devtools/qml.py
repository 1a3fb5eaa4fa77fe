"""The checks of the screens: formatted, and without a single warning of qmllint."""

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from devtools import project, qml_types

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
    return [file for file in files if not is_formatted(file)]


def is_formatted(file: Path) -> bool:
    command = [str(project.venv_program("pyside6-qmlformat")), str(file)]
    result = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    good = result.returncode == 0 and result.stdout == file.read_text(encoding="utf-8")
    if not good:
        print(f"{file}: not as qmlformat writes it {result.stderr.strip()}")
    return good


def lint(root: Path, files: Sequence[Path]) -> bool:
    types = qml_types.generate(root, root / ".cache" / "qmltypes")
    imports = ["-I", str(types), "-I", str(root / QML)]
    options = ["--max-warnings", "0", "--stale-property-read", "disable", *imports]
    command = [str(project.venv_program("pyside6-qmllint")), *options, *map(str, files)]
    return subprocess.run(command, cwd=root, check=False, stderr=subprocess.STDOUT).returncode == 0
