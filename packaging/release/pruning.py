"""Which parts of Qt go into the build: only what a kept plugin, QML module or extension needs.

PyInstaller's hooks collect every QML module and plugin of the wheel. This keeps the QML modules
that `qmlimportscanner` finds in the program's QML, the plugins in KEPT_PLUGINS, and the Qt
libraries that these need.
"""

import json
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]
"""A file in PyInstaller's form: name in the build, source, kind."""

KEPT_PLUGINS = {
    "imageformats": ("qjpeg", "qwebp"),
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "platforminputcontexts": ("compose", "ibus"),
    "styles": (),
    "wayland-decoration-client": ("bradient",),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    "wayland-shell-integration": ("xdg-shell",),
    "xcbglintegrations": ("qxcb-egl-integration", "qxcb-glx-integration"),
}
SYSTEM_LIBRARIES = (
    *("libX11.", "libxcb.", "libfontconfig.", "libfreetype.", "libexpat.", "libz."),
    *("libcom_err.", "libgssapi_krb5.", "libk5crypto.", "libkeyutils.", "libkrb5"),
    *("libdbus-1.", "libsystemd.", "libcap.", "libgcrypt.", "libgpg-error.", "liblz4."),
    *("libc.", "libgcc_s.", "libm.", "libmvec.", "libstdc++."),
    *("libbrotlicommon.", "libbrotlidec.", "libuuid."),
    *("libglib-2.0.", "libgthread-2.0.", "libpcre2-8.", "libzstd."),
)
"""Libraries that every Linux desktop has, in versions that fit its other parts: an older libstdc++
in the build would keep newer graphics drivers from loading."""

KEPT_EXTENSIONS = ("QtCore", "QtGui", "QtNetwork", "QtOpenGL", "QtQml", "QtQuick")


def used_qml_modules(sources: Path, qml_folder: Path, scanner: Path) -> set[str]:
    """The folders in `qml_folder` of modules that the program imports, directly or not."""
    command = [str(scanner), "-rootPath", str(sources), "-importPath", str(qml_folder)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    modules = (entry for entry in json.loads(output) if entry.get("type") == "module")
    return {entry["relativePath"] for entry in modules if entry.get("relativePath")}


def is_kept(name: str, qml_modules: set[str]) -> bool:
    """Everything but Qt's libraries: those are decided last, when all that may need them is
    known."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts
    if "PySide6" not in parts:
        return not path.name.startswith(SYSTEM_LIBRARIES)
    inside = parts[parts.index("PySide6") + 1 :]
    if "translations" in inside:
        return False
    if "qml" in inside:
        folder = PurePosixPath(*inside[inside.index("qml") + 1 :]).parent
        return folder.as_posix() in qml_modules and path.suffix not in {".qmltypes", ".qml.map"}
    if "plugins" in inside:
        return _is_kept_plugin(inside[inside.index("plugins") + 1 :])
    if path.name.endswith((".abi3.so", ".pyd")):
        return path.name.partition(".")[0] in KEPT_EXTENSIONS
    return True


def _is_kept_plugin(parts: tuple[str, ...]) -> bool:
    kept = KEPT_PLUGINS.get(parts[0], ())
    stem = parts[-1].partition(".")[0].removeprefix("lib")
    return any(stem.startswith(name) for name in kept)


def is_library(entry: Entry) -> bool:
    """Whether it's a library for other binaries; extensions, plugins and Python are kept anyway."""
    name, _, kind = entry
    path = PurePosixPath(name.replace("\\", "/"))
    wanted = {"plugins", "qml"} & set(path.parts) or "python" in path.name.lower()
    return kind != "EXTENSION" and not wanted


def needed_libraries(
    entries: Iterable[Entry], imports_of: Callable[[str], Iterable[str]]
) -> set[str]:
    """Names of the libraries that the kept binaries need, directly or not."""
    entries = list(entries)
    by_base = {Path(entry[0]).name: entry[1] for entry in entries if is_library(entry)}
    waiting = [entry[1] for entry in entries if not is_library(entry)]
    needed: set[str] = set()
    while waiting:
        for imported in imports_of(waiting.pop()):
            base = Path(imported).name
            if base in by_base and base not in needed:
                needed.add(base)
                waiting.append(by_base[base])
    return needed


def pruned_binaries(
    entries: Iterable[Entry], qml_modules: set[str], imports_of: Callable[[str], Iterable[str]]
) -> list[Entry]:
    kept = [entry for entry in entries if is_kept(entry[0], qml_modules)]
    needed = needed_libraries(kept, imports_of)
    return [entry for entry in kept if not is_library(entry) or Path(entry[0]).name in needed]


def pruned_data(entries: Iterable[Entry], qml_modules: set[str]) -> list[Entry]:
    return [entry for entry in entries if is_kept(entry[0], qml_modules)]


def remove_dangling_links(folder: Path) -> None:
    """Remove links to libraries that were left out."""
    for link in folder.rglob("*"):
        if link.is_symlink() and not link.exists():
            link.unlink()
