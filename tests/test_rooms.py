"""The house stays small enough to be walked through: folders, files and functions have a limit."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from devtools import project

MODULES_IN_A_FOLDER = 15
SCREENS_IN_A_FOLDER = 20
LINES_OF_A_MODULE = 400
LINES_OF_A_SCREEN = 250
LINES_OF_A_FUNCTION = 40
ROOMS = ("dixit_qt", "packaging", "tests")


def files(suffix: str, *rooms: str) -> list[Path]:
    return sorted(file for room in rooms for file in (project.ROOT / room).rglob(f"*{suffix}"))


def crowded(found: list[Path], most: int) -> list[str]:
    inhabitants = Counter(file.parent for file in found if file.name != "__init__.py")
    return [f"{folder}: {number}" for folder, number in inhabitants.items() if number > most]


def lengthy(found: list[Path], most: int) -> list[str]:
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in found}
    return [f"{file}: {length} lines" for file, length in lengths.items() if length > most]


def functions_in(file: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
            yield f"{file}: {node.name}", node.end_lineno - node.lineno + 1


def test_no_folder_of_python_is_crowded():
    assert crowded(files(".py", "dixit_qt", "packaging"), MODULES_IN_A_FOLDER) == []


def test_no_folder_of_screens_is_crowded():
    assert crowded(files(".qml", "dixit_qt"), SCREENS_IN_A_FOLDER) == []


def test_no_module_is_too_long_to_be_read_at_once():
    assert lengthy(files(".py", "dixit_qt", "packaging"), LINES_OF_A_MODULE) == []


def test_no_screen_is_too_long_to_be_read_at_once():
    assert lengthy(files(".qml", "dixit_qt"), LINES_OF_A_SCREEN) == []


def test_no_function_fills_more_than_a_page():
    measured = [each for file in files(".py", *ROOMS) for each in functions_in(file)]
    assert [name for name, lines in measured if lines > LINES_OF_A_FUNCTION] == []


def test_a_crowded_folder_and_a_lengthy_file_are_named(tmp_path: Path):
    for name in ("a.py", "b.py", "__init__.py"):
        (tmp_path / name).write_text("1\n2\n", encoding="utf-8")
    found = sorted(tmp_path.glob("*.py"))
    assert crowded(found, 2) == []
    assert crowded(found, 1) == [f"{tmp_path}: 2"]
    assert lengthy(found[:1], 1) == [f"{found[0]}: 2 lines"]
