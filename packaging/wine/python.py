"""A genuine CPython for Windows, assembled from packages on PyPI, without an installer.

The wheel of panda3d contains python.org's DLL and extension modules. The pure part of the standard
library is copied from this machine's Python, which must have the same version. Two files are
missing there and made here: a program that calls `Py_Main`, and the `python3.dll` that abi3 wheels
load.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

from wine.machine import INSIDE, windows_path

TAG = "311"
CARRIER = "panda3d==1.10.16"
COMPILER = "x86_64-w64-mingw32-gcc"
NOT_FOR_WINDOWS = (
    *("site-packages", "test", "__pycache__", "lib-dynload", "config-*", "idlelib", "tkinter"),
    *("turtledemo", "_sysconfigdata*"),
)
LIBRARY_ENTRY = "int __stdcall DllMain(void *a, unsigned b, void *c) { return 1; }\n"
PROGRAM = f"""\
#include <windows.h>
typedef int (*python_main)(int, wchar_t **);
int wmain(int argc, wchar_t **argv) {{
    HMODULE library = LoadLibraryW(L"python{TAG}.dll");
    return library ? ((python_main)(void *)GetProcAddress(library, "Py_Main"))(argc, argv) : 103;
}}
"""
DATA = re.compile(r"[^/]+\.data/(purelib|platlib|scripts)/(.*)")


def fits() -> bool:
    return sysconfig.get_python_version().replace(".", "") == TAG


def make(carrier: Path, wheels: Path, lab: Path) -> None:
    """Make the Python, and beside it a virtual environment."""
    base, venv, work = (lab / name for name in ("python", "venv", "compiled"))
    for folder in (base, venv, work):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    unpack_python(carrier, base)
    library = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(library, base / "Lib", ignore=shutil.ignore_patterns(*NOT_FOR_WINDOWS))
    licence = library / "LICENSE.txt"
    if licence.is_file():
        shutil.copy(licence, base / "LICENSE.txt")
    for wheel in sorted(wheels.glob("*.whl")):
        unpack_wheel(wheel, venv)
    compile_rest(base, venv, work)
    (venv / "Scripts").mkdir(exist_ok=True)
    for file in (*base.glob("*.exe"), *base.glob("*.dll")):
        shutil.copy(file, venv / "Scripts")
    version = ".".join(map(str, sys.version_info[:3]))
    lines = (f"home = {windows_path(INSIDE / base.name)}", f"version = {version}")
    (venv / "pyvenv.cfg").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def unpack_python(carrier: Path, target: Path) -> None:
    (target / "DLLs").mkdir(parents=True)
    with zipfile.ZipFile(carrier) as archive:
        for name in archive.namelist():
            folder, _, file = name.rpartition("/")
            low = file.lower()
            if folder != "deploy_libs" or not file or low.startswith(("api-ms", "tcl", "tk")):
                continue
            beside = low.startswith(("python", "vcruntime"))
            place = target / low if beside else target / "DLLs" / file
            place.write_bytes(archive.read(name))


def unpack_wheel(wheel: Path, target: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name, place in places(archive.namelist(), target):
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(archive.read(name))


def places(names: list[str], target: Path) -> Iterator[tuple[str, Path]]:
    for name in names:
        if name.endswith("/"):
            continue
        match = DATA.match(name)
        if match is None:
            yield name, target / "Lib" / "site-packages" / name
        elif match[1] == "scripts":
            yield name, target / "Scripts" / match[2]
        else:
            yield name, target / "Lib" / "site-packages" / match[2]


def exported(library: Path, site: Path) -> list[str]:
    """pefile is among the packages that were just unpacked."""
    asked = f"""\
import pefile
library = pefile.PE({str(library)!r}, fast_load=True)
library.parse_data_directories([pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_EXPORT"]])
print(*(each.name.decode() for each in library.DIRECTORY_ENTRY_EXPORT.symbols if each.name))
"""
    command = [sys.executable, "-c", asked]
    env = {"PYTHONPATH": str(site)}
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    return sorted(said.split())


def compile_rest(target: Path, venv: Path, work: Path) -> None:
    names = exported(target / f"python{TAG}.dll", venv / "Lib" / "site-packages")
    forwarded = "".join(f" {name}=python{TAG}.{name}\n" for name in names)
    (work / "python3.def").write_text(f"LIBRARY python3\nEXPORTS\n{forwarded}", encoding="utf-8")
    (work / "python3.c").write_text(LIBRARY_ENTRY, encoding="utf-8")
    (work / "python.c").write_text(PROGRAM, encoding="utf-8")
    library = ["-shared", "-nostartfiles", "-e", "DllMain", "python3.c", "python3.def"]
    compile_with(work, "-o", str(target / "python3.dll"), *library)
    compile_with(work, "-municode", "-s", "-o", str(target / "python.exe"), "python.c")


def compile_with(work: Path, *words: str) -> None:
    subprocess.run([COMPILER, *words], cwd=work, check=True)
