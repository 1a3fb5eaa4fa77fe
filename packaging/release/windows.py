"""The installer for Windows, compiled by Inno Setup, and tried on the system that made it."""

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
    """On the path, or where Inno Setup installs itself."""
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
    """It does not install, or what it installs does not work, or something is left of it."""


def try_installer(setup: Path, home: Path, works: Callable[[Path], bool]) -> None:
    """Silently into a folder of `home`, played there, and removed without a trace."""
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
    """The remover continues in a copy of itself, which deletes the first."""
    deadline = time.monotonic() + GONE_SECONDS
    while folder.exists():
        if time.monotonic() > deadline:
            raise InstallerFailed(f"this is left of it: {sorted(map(str, folder.rglob('*')))}")
        time.sleep(LOOK_EVERY)


def traces(home: Path) -> set[str]:
    """What Windows knows of the program: entries of the start menu, and how to remove it."""
    menu = Path(os.environ["APPDATA"]) / "Microsoft" / "Windows" / "Start Menu"
    files = {str(file) for place in (menu, home) for file in place.rglob("*ixit*")}
    query = ["reg", "query", UNINSTALL, "/s", "/f", "Dixit Qt", "/d"]
    said = subprocess.run(query, capture_output=True, check=False).stdout
    return files | {line for line in said.decode(errors="replace").split("\n") if "HKEY" in line}
