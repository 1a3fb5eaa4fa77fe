"""The build's own decisions: which parts of Qt are kept, and reproducible archives."""

import ast
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
import setuptools

from release import archive, contents, pruning, system_data
from release.linux import stripping

ONLY_ON_WINDOWS = {"ctypes.wintypes", "msvcrt", "winreg"}
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6/Qt/qml/QtQuick/Templates/libplugin.so", True),
        ("PySide6/Qt/qml/QtQuick/Controls/Material/libplugin.so", False),
        ("PySide6/Qt/qml/QtQuick/Templates/plugins.qmltypes", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6\\plugins\\imageformats\\qwebp.dll", True),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", False),
        ("PySide6/Qt/translations/qtbase_ru.qm", False),
        ("PySide6/QtWidgets.abi3.so", False),
        ("PySide6/QtQuick.abi3.so", True),
        ("msgspec/_core.so", True),
    ],
)
def test_only_used_modules_and_plugins_of_qt_are_kept(name, kept):
    assert pruning.is_kept(name, {"QtQuick", "QtQuick/Templates"}) is kept


def test_a_qt_library_stays_only_where_something_kept_needs_it():
    entries = [
        ("PySide6/QtQuick.abi3.so", "/QtQuick", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Quick.so.6", "/Quick", "BINARY"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/Gui", "BINARY"),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", "/Widgets", "BINARY"),
    ]
    needs = {"/QtQuick": ["libQt6Quick.so.6"], "/Quick": ["libQt6Gui.so.6", "libc.so.6"]}
    kept = pruning.pruned_binaries(entries, set(), lambda file: needs.get(file, []))
    assert [name for name, _, _ in kept] == [entry[0] for entry in entries[:3]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "dixit-qt"
    (folder / "inner").mkdir(parents=True)
    (folder / "dixit-qt").write_bytes(b"program")
    (folder / "dixit-qt").chmod(0o755)
    (folder / "inner" / "card.webp").write_bytes(b"picture")
    return folder


@pytest.mark.parametrize("as_zip", [False, True])
def test_file_dates_do_not_change_the_archive(folder, tmp_path, as_zip):
    first = archive.pack(folder, tmp_path / "a", as_zip=as_zip).read_bytes()
    os.utime(folder / "dixit-qt", (1, 1))
    assert archive.pack(folder, tmp_path / "b", as_zip=as_zip).read_bytes() == first


def test_a_zip_keeps_executable_bits(folder, tmp_path):
    packed = archive.pack(folder, tmp_path / "a", as_zip=True)
    with zipfile.ZipFile(packed) as opened:
        assert opened.getinfo("dixit-qt/dixit-qt").external_attr >> 16 & 0o111


def test_the_checksum_file_is_what_sha256sum_reads(folder, tmp_path):
    packed = archive.pack(folder, tmp_path / "a", as_zip=False)
    digest = archive.write_checksum(packed)
    assert (tmp_path / "a.tar.xz.sha256").read_text() == f"{digest}  a.tar.xz\n"


def imported_by(source: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
    plain = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    return plain | {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}


def test_no_imported_module_is_excluded_from_the_build():
    for source in (ROOT / "dixit_qt").rglob("*.py"):
        assert not imported_by(source) & set(contents.EXCLUDED_MODULES), source


WITHOUT_THE_REST = """
import importlib, sys

class LeftOut:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in left_out:
            raise ModuleNotFoundError(name)

left_out = set(sys.argv[1].split(","))
for name in left_out & set(sys.modules):
    del sys.modules[name]
sys.meta_path.insert(0, LeftOut())
for name in sys.argv[2].split(","):
    importlib.import_module(name)
"""


def test_no_shipped_library_needs_an_excluded_one():
    imports = {name for file in (ROOT / "dixit_qt").rglob("*.py") for name in imported_by(file)}
    own = {name for name in imports if not name.startswith("dixit_qt")} - ONLY_ON_WINDOWS
    script = f"import sys; sys.path[:] = {sys.path!r}\n{WITHOUT_THE_REST}"
    words = [",".join(contents.EXCLUDED_MODULES), ",".join(sorted(own))]
    command = [sys.executable, "-S", "-c", script, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_archive_is_named_by_version_system_and_architecture():
    version, system, machine = system_data.archive_name().removeprefix("dixit-qt-").split("-", 2)
    assert version == system_data.program_version()
    assert system in {"linux", "macos", "windows"}
    assert machine


def test_the_macos_bundle_explains_its_use_of_the_local_network():
    plist = system_data.info_plist()
    assert plist["NSBonjourServices"] == ["_dixit-qt._tcp"]
    assert plist["NSLocalNetworkUsageDescription"]


def test_the_windows_version_is_four_numbers():
    assert "filevers=(1, 2, 3, 0)" in system_data.windows_version("1.2.3")


def test_symlinks_to_excluded_libraries_are_removed(tmp_path: Path):
    (tmp_path / "kept").touch()
    (tmp_path / "good").symlink_to("kept")
    (tmp_path / "dangling").symlink_to("gone")
    pruning.remove_dangling_links(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["good", "kept"]


@pytest.mark.skipif(sys.platform != "linux", reason="only there is anything stripped")
def test_libraries_of_the_same_name_are_stripped_separately(tmp_path: Path):
    shell = Path(os.path.realpath("/bin/sh"))
    entries = [
        (f"zeroconf/{folder}/_core.so", str(shell), "EXTENSION") for folder in ("one", "two")
    ]
    before = shell.read_bytes()
    changed = stripping.stripped([*entries, ("PySide6/x.so", "/x", "BINARY")], tmp_path)
    assert len({source for _, source, _ in changed}) == 3
    assert [name for name, _, _ in changed[:2]] == [entry[0] for entry in entries]
    assert changed[2][1] == "/x"
    assert shell.read_bytes() == before


def test_packages_vendored_by_setuptools_are_not_excluded():
    """If another copy of such a package is installed, PyInstaller uses that; otherwise it aliases
    the name to setuptools' own copy, and fails if the name is excluded."""
    carried = Path(setuptools.__file__).parent / "_vendor"
    names = {path.name for path in carried.iterdir()}
    assert "importlib_metadata" in names
    assert not names & set(contents.EXCLUDED_MODULES)
