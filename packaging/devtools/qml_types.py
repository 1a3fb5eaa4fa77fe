"""Describes the view models to qmllint: a QML module with the types written in Python."""

import ast
import subprocess
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

from devtools import project

MODULE = "DixitQt.Models"
PACKAGE = "dixit_qt.ui"


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def module_name(folder: Path, file: Path) -> str:
    return ".".join((PACKAGE, *file.relative_to(folder).with_suffix("").parts))


def bases_first(folder: Path) -> list[Path]:
    """A class counts as a QObject only when its base class was read before it."""
    files = {module_name(folder, file): file for file in sorted(folder.rglob("*.py"))}
    trees = {name: ast.parse(file.read_text(encoding="utf-8")) for name, file in files.items()}
    graph = {name: files.keys() & set(imported(tree)) for name, tree in trees.items()}
    return [files[name] for name in TopologicalSorter(graph).static_order()]


def foreign_types(venv: Path) -> str:
    """Qt's own classes, from which the view models derive."""
    found = venv.rglob("PySide6/**/metatypes/qt6*_metatypes.json")
    wanted = ("qt6core_", "qt6gui_", "qt6qml_")
    return ",".join(sorted(str(file) for file in found if file.name.startswith(wanted)))


def generate(root: Path, target: Path) -> Path:
    """Writes the module below `target` and returns `target`, to be put on the import path."""
    folder = target.joinpath(*MODULE.split("."))
    folder.mkdir(parents=True, exist_ok=True)
    classes = target / "classes.json"
    sources = map(str, bases_first(root.joinpath(*PACKAGE.split("."))))
    run("pyside6-metaobjectdump", "--quiet", "--out-file", str(classes), *sources)
    run(
        *("pyside6-qmltyperegistrar", "--generate-qmltypes", str(folder / "models.qmltypes")),
        *("--import-name", MODULE, "--major-version", "1", "--minor-version", "0"),
        *("--foreign-types", foreign_types(project.VENV), "-o", str(target / "models.cpp")),
        str(classes),
    )
    qmldir = f"module {MODULE}\ntypeinfo models.qmltypes\n"
    (folder / "qmldir").write_text(qmldir, encoding="utf-8")
    return target


def run(program: str, *arguments: str) -> None:
    subprocess.run([str(project.venv_program(program)), *arguments], check=True)
