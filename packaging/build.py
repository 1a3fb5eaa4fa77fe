"""`dev.py build`: freeze the program, let it test itself in an empty environment, pack it."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from pathlib import Path

from release import archive, system_data

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "release"
SELFTEST_SECONDS = 90
DESKTOP_FILES = ("io.github.dixit_qt.DixitQt.desktop", "io.github.dixit_qt.DixitQt.metainfo.xml")


def freeze(out: Path) -> Path:
    """PyInstaller's folder. The hash seed and the date make two builds of one source equal."""
    shutil.rmtree(out, ignore_errors=True)
    command = [
        sys.executable,
        "-m",
        "PyInstaller",
        *("--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", str(out / "dist"), "--workpath", str(out / "work")),
        str(ROOT / "packaging" / "dixit_qt.spec"),
    ]
    fixed = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": "946684800"}
    subprocess.run(command, cwd=ROOT, env={**os.environ, **fixed}, check=True)
    return out / "dist" / system_data.FOLDER


def add_desktop_files(folder: Path) -> None:
    if system_data.PLATFORM != "linux":
        return
    share = folder / "share"
    share.mkdir(exist_ok=True)
    for name in DESKTOP_FILES:
        shutil.copy(ROOT / "packaging" / "linux" / name, share / name)
    icon = ROOT / "resources" / "house" / "icon.png"
    shutil.copy(icon, share / "io.github.dixit_qt.DixitQt.png")


def program_in(folder: Path) -> Path:
    if system_data.PLATFORM == "darwin":
        return folder.parent / "Dixit Qt.app" / "Contents" / "MacOS" / "dixit-qt"
    return folder / ("dixit-qt.exe" if system_data.PLATFORM == "win32" else "dixit-qt")


def empty_environment(home: Path) -> dict[str, str]:
    """No Python on the path and nothing at home; Windows cannot start without its own folder."""
    kept = ("SYSTEMROOT", "WINDIR") if system_data.PLATFORM == "win32" else ()
    return {
        **{name: os.environ[name] for name in kept if name in os.environ},
        "PATH": "",
        "HOME": str(home),
        "USERPROFILE": str(home),
        "LOCALAPPDATA": str(home),
        "APPDATA": str(home),
        "TMPDIR": str(home),
        "TEMP": str(home),
        "QT_QPA_PLATFORM": "offscreen",
    }


def selftest(folder: Path) -> bool:
    with tempfile.TemporaryDirectory() as home:
        result = subprocess.run(
            [str(program_in(folder)), "selftest"],
            cwd=home,
            env=empty_environment(Path(home)),
            timeout=SELFTEST_SECONDS,
            check=False,
        )
    return result.returncode == 0


def pack(folder: Path) -> Path:
    whole = folder.parent / "Dixit Qt.app" if system_data.PLATFORM == "darwin" else folder
    return archive.pack(
        whole, OUT / system_data.archive_name(), as_zip=system_data.PLATFORM != "linux"
    )


def build_wheel() -> Path:
    OUT.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(OUT)]
    subprocess.run([*command, str(ROOT)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return max(OUT.glob("dixit_qt-*.whl"), key=lambda wheel: wheel.stat().st_mtime)


def try_wheel(wheel: Path) -> bool:
    """Installed with its dependencies into a fresh environment, its own command must work."""
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        venv.create(home / "env", with_pip=True)
        scripts = home / "env" / ("Scripts" if system_data.PLATFORM == "win32" else "bin")
        pins = ROOT / "packaging" / "pins" / "constraints.txt"
        pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, "--constraint", str(pins), str(wheel)], check=True)
        result = subprocess.run(
            [str(scripts / "dixit-qt"), "selftest"],
            cwd=home,
            env=empty_environment(home),
            timeout=SELFTEST_SECONDS,
            check=False,
        )
    return result.returncode == 0


def make_wheel() -> int:
    wheel = build_wheel()
    if not try_wheel(wheel):
        print("The installed wheel did not pass its own test.", file=sys.stderr)
        return 1
    print(wheel.relative_to(ROOT))
    return 0


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py build", description=__doc__)
    parser.add_argument("--no-archive", action="store_true", help="freeze and test only")
    parser.add_argument("--wheel", action="store_true", help="make and try the wheel instead")
    args = parser.parse_args(argv)
    if args.wheel:
        return make_wheel()
    folder = freeze(OUT)
    add_desktop_files(folder)
    if not selftest(folder):
        print("The built program did not pass its own test.", file=sys.stderr)
        return 1
    if not args.no_archive:
        packed = pack(folder)
        print(f"{archive.write_checksum(packed)}  {packed.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
