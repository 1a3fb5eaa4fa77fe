import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from dixit_qt.replacing import take_place

PROGRAM = Path(__file__).resolve().parents[1] / "dixit_qt"


@pytest.fixture
def files(tmp_path):
    new, place = tmp_path / "new", tmp_path / "place"
    new.write_text("new", encoding="utf-8")
    place.write_text("old", encoding="utf-8")
    return new, place


def test_a_file_in_use_is_replaced_once_its_reader_closes_it(files):
    """Windows refuses the first attempt; other systems succeed at once."""
    new, place = files
    with place.open("rb") as reader:
        take_place(new, place, pauses=(0.0, 0.0), sleep=lambda _pause: reader.close())
    assert place.read_text(encoding="utf-8") == "new"
    assert not new.exists()


def test_a_folder_in_use_is_renamed_once_its_readers_are_done(tmp_path):
    (tmp_path / "unfinished").mkdir()
    (tmp_path / "unfinished" / "001.webp").write_bytes(b"picture")
    with (tmp_path / "unfinished" / "001.webp").open("rb") as reader:
        take_place(
            *(tmp_path / "unfinished", tmp_path / "deck"),
            pauses=(0.0,),
            sleep=lambda _pause: reader.close(),
        )
    assert (tmp_path / "deck" / "001.webp").read_bytes() == b"picture"


@pytest.mark.parametrize("refusals", [0, 1, 2])
def test_replacing_a_file_is_retried_for_each_pause(files, refusals):
    class Guarded(type(files[0])):
        left = refusals

        def replace(self, target):
            if Guarded.left:
                Guarded.left -= 1
                raise PermissionError
            return super().replace(target)

    slept = []
    take_place(Guarded(files[0]), files[1], pauses=(1.0, 2.0), sleep=slept.append)
    assert slept == [1.0, 2.0][:refusals]
    assert files[1].read_text(encoding="utf-8") == "new"


def test_replacing_a_file_that_stays_locked_fails_and_changes_nothing(files):
    class Forbidden(type(files[0])):
        def replace(self, _target):
            raise PermissionError

    with pytest.raises(PermissionError):
        take_place(Forbidden(files[0]), files[1], pauses=(0.0,), sleep=bool)
    assert [file.read_text(encoding="utf-8") for file in files] == ["new", "old"]


def renamings(tree: ast.AST) -> Iterator[int]:
    """Lines with `os.replace`, or with `replace` or `rename` and one argument, because only paths
    have such a method."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            is_by_os = isinstance(node.func.value, ast.Name) and node.func.value.id == "os"
            is_of_a_path = len(node.args) == 1 and not node.keywords
            if node.func.attr in {"replace", "rename"} and (is_by_os or is_of_a_path):
                yield node.lineno


def test_files_are_renamed_only_by_the_replacing_module():
    """On Windows it would fail while a virus scanner reads the new file."""
    found = {
        f"{file.relative_to(PROGRAM)}:{line}"
        for file in PROGRAM.rglob("*.py")
        if file.name != "replacing.py"
        for line in renamings(ast.parse(file.read_text(encoding="utf-8")))
    }
    assert found == set()
