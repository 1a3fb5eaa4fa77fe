"""The installer for Windows, compiled by Inno Setup."""

import os
import shutil
import subprocess
from pathlib import Path

SCRIPT = Path("packaging") / "windows" / "dixit-qt.iss"
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
