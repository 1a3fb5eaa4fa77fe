"""`dev.py build`: freeze the program, let it test itself in an empty environment, pack it.

With `--all` on Linux, make every kind of file, and install, try and remove each on an empty system.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from devtools import licences
from release import archive, build_record, macos, pruning, sbom, system_data, windows
from release.linux import deb, empty_root, run_file, tree, trials

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "release"
SELFTEST_SECONDS = 600


def freeze(out: Path) -> Path:
    """Freeze with PyInstaller. A fixed hash seed and date make two builds of one source equal.

    Modules aren't compressed: the archive around them compresses them better, all together.
    """
    shutil.rmtree(out, ignore_errors=True)
    command = [
        sys.executable,
        "-m",
        "PyInstaller",
        *("--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", str(out / "dist"), "--workpath", str(out / "work")),
        str(ROOT / "packaging" / "dixit_qt.spec"),
    ]
    env = {**reproducible_environment(), "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
    subprocess.run(command, cwd=ROOT, env=env, check=True)
    folder = out / "dist" / system_data.FOLDER
    pruning.remove_dangling_links(folder)
    if system_data.PLATFORM == "linux":
        tree.add_desktop_files(ROOT, folder)
    return folder


def reproducible_environment() -> dict[str, str]:
    fixed = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(build_record.source_date(ROOT))}
    return {**os.environ, **fixed, "PYTHONPATH": str(ROOT)}


def program_in(folder: Path) -> Path:
    if system_data.PLATFORM == "darwin":
        return folder.parent / "Dixit Qt.app" / "Contents" / "MacOS" / "dixit-qt"
    return folder / ("dixit-qt.exe" if system_data.PLATFORM == "win32" else "dixit-qt")


def empty_environment(home: Path) -> dict[str, str]:
    """No Python on the path and an empty home. Windows can't start programs without its own
    folder."""
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


def selftest(program: Path) -> bool:
    with tempfile.TemporaryDirectory() as home:
        result = subprocess.run(
            [str(program), "selftest"],
            cwd=home,
            env=empty_environment(Path(home)),
            timeout=SELFTEST_SECONDS,
            check=False,
        )
    return result.returncode == 0


def pack(folder: Path, out: Path) -> Path:
    whole = folder.parent / "Dixit Qt.app" if system_data.PLATFORM == "darwin" else folder
    return archive.pack(
        whole, out / system_data.archive_name(), as_zip=system_data.PLATFORM != "linux"
    )


def build_deb(folder: Path, out: Path) -> Path:
    version, architecture = system_data.program_version(), system_data.architecture()
    target = out / f"{system_data.archive_name()}.deb"
    return deb.build(ROOT, folder, target, version, architecture, reproducible_environment())


def build_run_file(packed: Path, out: Path) -> Path:
    target = out / f"{system_data.archive_name()}.run"
    return run_file.build(ROOT, packed, target, system_data.program_version())


def build_wheel(out: Path) -> Path:
    out.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out)]
    env = reproducible_environment()
    subprocess.run([*command, str(ROOT)], cwd=ROOT, env=env, check=True, stdout=subprocess.DEVNULL)
    return max(out.glob("dixit_qt-*.whl"), key=lambda wheel: wheel.stat().st_mtime)


def try_wheel(wheel: Path) -> bool:
    """Install it with its dependencies into a fresh environment, and run its command there."""
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        venv.create(home / "env", with_pip=True)
        scripts = home / "env" / ("Scripts" if system_data.PLATFORM == "win32" else "bin")
        pins = ROOT / "packaging" / "pins" / "constraints.txt"
        pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, "--constraint", str(pins), str(wheel)], check=True)
        return selftest(scripts / "dixit-qt")


def tell(files: Sequence[Path]) -> None:
    for file in files:
        size = file.stat().st_size / 1e6
        print(f"{archive.write_checksum(file)}  {file.relative_to(ROOT)}  {size:.1f} MB")


def make_wheel(*, tried: bool) -> list[Path]:
    wheel = build_wheel(OUT)
    if tried and not try_wheel(wheel):
        sys.exit("The installed wheel did not pass its own test.")
    return [wheel]


def make_folder(*, tried: bool) -> Path:
    folder = freeze(OUT)
    if tried and not selftest(program_in(folder)):
        sys.exit("The built program did not pass its own test.")
    return folder


def make_all(*, tried: bool) -> list[Path]:
    """Make every file that can be made here; those that any system can make are made on Linux."""
    folder = make_folder(tried=tried)
    bill = OUT / f"{system_data.archive_name()}.cdx.json"
    sbom.write(licences.components(venv=Path(sys.prefix)), folder, bill)
    if system_data.PLATFORM == "win32":
        return [pack(folder, OUT), bill, make_installer(folder, tried=tried)]
    if system_data.PLATFORM == "darwin":
        return [pack(folder, OUT), bill, make_image(folder, tried=tried)]
    return [bill, *make_for_linux(folder, tried=tried)]


def make_for_linux(folder: Path, *, tried: bool) -> list[Path]:
    """Compress the archive and the package at the same time: that is most of the work."""
    with ThreadPoolExecutor() as pool:
        coming = pool.submit(build_deb, folder, OUT)
        packed = pack(folder, OUT)
    package, installer = coming.result(), build_run_file(packed, OUT)
    if tried:
        try_on_an_empty_system(package, installer, packed)
    return [packed, package, installer, *make_wheel(tried=tried)]


def try_on_an_empty_system(package: Path, installer: Path, packed: Path) -> None:
    """Try the packages on an empty system, if this user may create one. If anything fails on it,
    the build fails."""
    try:
        trials.try_all(package, installer, packed)
    except empty_root.NoEmptySystem as reason:
        print(f"Not tried on an empty system: {reason}", file=sys.stderr)


def make_installer(folder: Path, *, tried: bool) -> Path:
    target = OUT / f"{system_data.archive_name()}-setup.exe"
    windows.build_installer(ROOT, folder, target, system_data.program_version())
    if tried:
        with tempfile.TemporaryDirectory() as home:
            windows.try_installer(target, Path(home), selftest)
    return target


def make_image(folder: Path, *, tried: bool) -> Path:
    target = OUT / f"{system_data.archive_name()}.dmg"
    macos.build_image(ROOT, program_in(folder).parents[2], target)
    if tried:
        macos.try_image(target, selftest)
    return target


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py build", description=__doc__)
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--no-archive", action="store_true", help="freeze and test only")
    kinds.add_argument("--wheel", action="store_true", help="make and try the wheel instead")
    kinds.add_argument("--all", action="store_true", help="make every package this system can make")
    parser.add_argument("--untried", action="store_true", help="don't test what was made")
    args = parser.parse_args(argv)
    tried = not args.untried
    if args.wheel:
        tell(make_wheel(tried=tried))
    elif args.all:
        tell(make_all(tried=tried))
    else:
        folder = make_folder(tried=tried)
        tell([] if args.no_archive else [pack(folder, OUT)])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
