"""What goes into the build besides the code."""

import sys
from pathlib import Path

FONT_PACKAGES = ("font_manrope", "font_source_serif_pro")
NOT_SHIPPED = ("atelier",)
NOT_SHIPPED_KINDS = {".ts", ".py"}
EXCLUDED_MODULES = [
    "PyInstaller",
    "_bz2",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_hashlib",
    "_lzma",
    "_pydecimal",
    "_ssl",
    "attr",
    "bz2",
    "curses",
    "doctest",
    "ftplib",
    "lib2to3",
    "lzma",
    "multiprocessing",
    "numpy",
    "pdb",
    "pip",
    "pydoc",
    "setuptools",
    "smtplib",
    "sqlite3",
    "ssl",
    "tarfile",
    "test",
    "tkinter",
    "typing_extensions",
    "unittest",
    "xmlrpc",
]


def data_files(root: Path) -> list[tuple[str, str]]:
    """Source and folder in the build, in PyInstaller's form."""
    return [*_resources(root), *_qml(root), *_fonts(), (str(root / "LICENSE"), ".")]


def _resources(root: Path) -> list[tuple[str, str]]:
    resources = root / "resources"
    files = (file for file in sorted(resources.rglob("*")) if file.is_file())
    return [
        (str(file), str(Path("dixit_qt/_resources") / file.relative_to(resources).parent))
        for file in files
        if file.relative_to(resources).parts[0] not in NOT_SHIPPED
        and file.suffix not in NOT_SHIPPED_KINDS
    ]


def _qml(root: Path) -> list[tuple[str, str]]:
    files = sorted((root / "dixit_qt" / "ui" / "qml").rglob("*"))
    return [(str(file), str(file.relative_to(root).parent)) for file in files if file.is_file()]


def _fonts() -> list[tuple[str, str]]:
    """The font files of the weights that the program loads, and their licences."""
    from importlib.resources import files

    from dixit_qt.ui.base.fonts import FONTS

    found = []
    for package, names in FONTS.items():
        folder = Path(str(files(package))) / "files"
        licences = [file.name for file in folder.glob("*.txt")]
        found += [(str(folder / name), f"{package}/files") for name in (*names, *licences)]
    return found


def qml_folder(qt: Path) -> Path:
    return qt / "qml" if sys.platform == "win32" else qt / "Qt" / "qml"


def import_scanner(qt: Path) -> Path:
    if sys.platform == "win32":
        return qt / "qmlimportscanner.exe"
    return qt / "Qt" / "libexec" / "qmlimportscanner"
