"""The Windows installer: compile it with Inno Setup, and try it on the same system."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

SCRIPT = Path("packaging") / "windows" / "dixit-qt.iss"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall"
GONE_SECONDS = 60.0
LOOK_EVERY = 0.2
COMPILER = "iscc"
USUAL_PLACES = ("ProgramFiles(x86)", "ProgramFiles")


def compiler() -> str | None:
    """Inno Setup's compiler, on the path or in its default folder."""
    usual = (os.environ.get(name) for name in USUAL_PLACES)
    places = (Path(place) / "Inno Setup 6" / "ISCC.exe" for place in usual if place)
    return shutil.which(COMPILER) or next((str(file) for file in places if file.is_file()), None)


def installer_command(
    program: str, root: Path, folder: Path, target: Path, version: str
) -> list[str]:
    words = {"Version": version, "Source": str(folder), "Output": target.stem}
    defines = [f"/D{name}={value}" for name, value in words.items()]
    return [program, "/Q", *defines, f"/O{target.parent}", str(root / SCRIPT)]


def build_installer(root: Path, folder: Path, target: Path, version: str) -> Path:
    program = compiler()
    if program is None:
        raise SystemExit("Inno Setup 6 is missing: https://jrsoftware.org/isinfo.php")
    subprocess.run(installer_command(program, root, folder, target, version), check=True)
    return target


class InstallerFailed(RuntimeError):
    """The installer fails: it doesn't install, the installed program doesn't work, or files are
    left after removal."""


def try_installer(setup: Path, home: Path, works: Callable[[Path], bool]) -> None:
    """Install silently into a folder of `home`, run the self-test, and remove it completely."""
    folder = home / "Dixit Qt"
    before = traces(home)
    silent = ["/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART"]
    subprocess.run([str(setup), *silent, f"/DIR={folder}", "/TASKS="], check=True)
    if not works(folder / "dixit-qt.exe"):
        raise InstallerFailed("the installed program did not pass its own test")
    if not traces(home) - before:
        raise InstallerFailed("it left no way to start the program or to remove it")
    subprocess.run([str(folder / "unins000.exe"), *silent], check=True)
    until_gone(folder)
    if left := traces(home) - before:
        raise InstallerFailed(f"this is left of it: {sorted(left)}")


def until_gone(folder: Path) -> None:
    """The uninstaller continues in a copy of itself, so wait until the files are gone."""
    deadline = time.monotonic() + GONE_SECONDS
    while folder.exists():
        if time.monotonic() > deadline:
            raise InstallerFailed(f"this is left of it: {sorted(map(str, folder.rglob('*')))}")
        time.sleep(LOOK_EVERY)


def traces(home: Path) -> set[str]:
    """The program's entries in the start menu and the registry."""
    menu = Path(os.environ["APPDATA"]) / "Microsoft" / "Windows" / "Start Menu"
    files = {str(file) for place in (menu, home) for file in place.rglob("*ixit*")}
    query = ["reg", "query", UNINSTALL, "/s", "/f", "Dixit Qt", "/d"]
    said = subprocess.run(query, capture_output=True, check=False).stdout
    return files | {line for line in said.decode(errors="replace").split("\n") if "HKEY" in line}
