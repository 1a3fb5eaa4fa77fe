"""The system libraries that Qt needs on Linux."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence

PLAY = (
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libgl1",
    "libgl1-mesa-dri",
    "libglib2.0-0",
    "libgssapi-krb5-2",
    "libx11-xcb1",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-sync1",
    "libxcb-xfixes0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
)
ATELIER = (
    "libgl1",
    "libsm6",
    "libx11-6",
    "libxext6",
    "libxfixes3",
    "libxi6",
    "libxkbcommon0",
    "libxrender1",
)
BUILD = (*PLAY, "binutils", "debootstrap", "xvfb")
TEST = (
    *BUILD,
    "appstream",
    "chromium",
    "chromium-driver",
    "desktop-file-utils",
    "iproute2",
)
PACKAGES = {"play": PLAY, "build": BUILD, "test": TEST, "atelier": ATELIER}


def installed_names(dpkg_output: str) -> set[str]:
    """Names of installed packages and of what they provide, from `NAME|STATUS|PROVIDES` lines."""
    names: set[str] = set()
    for line in dpkg_output.splitlines():
        name, status, provides = line.split("|", 2)
        if status == "installed":
            provided = (entry.split() for entry in provides.split(","))
            names |= {name, *(words[0] for words in provided if words)}
    return names


def missing_packages(wanted: Iterable[str], installed: set[str]) -> list[str]:
    return [name for name in wanted if name not in installed]


def apt_command(packages: Sequence[str], prefix: Sequence[str]) -> list[str]:
    return [*prefix, "apt-get", "install", "--yes", "--no-install-recommends", *packages]


def install_commands(packages: Sequence[str], prefix: Sequence[str]) -> list[list[str]]:
    """The first command finishes an earlier installation that was interrupted and would block every
    later one."""
    return [
        [*prefix, "dpkg", "--configure", "-a"],
        [*prefix, "apt-get", "update", "--quiet"],
        apt_command(packages, prefix),
    ]


def root_prefix() -> list[str] | None:
    """How to become root without a password: an empty prefix, sudo, or None."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if (
        sudo
        and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return [sudo, "-n"]
    return None


def wanted_packages(purpose: str) -> list[str]:
    packages = list(PACKAGES[purpose])
    if importlib.util.find_spec("ensurepip") is None:
        packages.append(f"python{sys.version_info.major}.{sys.version_info.minor}-venv")
    return packages


def query_installed() -> set[str]:
    form = "${Package}|${db:Status-Status}|${Provides}\n"
    query = ["dpkg-query", "--show", f"--showformat={form}"]
    return installed_names(subprocess.run(query, capture_output=True, text=True, check=True).stdout)


def install_missing(purpose: str) -> None:
    if not sys.platform.startswith("linux"):
        return
    wanted = wanted_packages(purpose)
    if shutil.which("dpkg-query") is None:
        print("If no window opens, install what your system calls:", " ".join(wanted))
        return
    missing = missing_packages(wanted, query_installed())
    if missing:
        apt_install(missing)


def apt_install(packages: Sequence[str]) -> None:
    """Show the commands, then run them as root. If that's impossible, exit with what to type."""
    prefix = root_prefix()
    if prefix is None or shutil.which("apt-get") is None:
        command = command_to_type(packages, has_sudo=shutil.which("sudo") is not None)
        sys.exit(f"Some system libraries are missing. Run this, then try again:\n  {command}")
    steps = install_commands(packages, prefix)
    print("Some system libraries are missing. Installing them with these commands:")
    print("\n".join(f"  {' '.join(step)}" for step in steps), flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in steps[:-1]:
        subprocess.run(step, check=False, env=env)
    subprocess.run(steps[-1], check=True, env=env)


def command_to_type(packages: Sequence[str], *, has_sudo: bool) -> str:
    """The command for a user who can become root with a password."""
    if has_sudo:
        return f"sudo apt-get update; {' '.join(apt_command(packages, ['sudo']))}"
    return f"su -c 'apt-get update; {' '.join(apt_command(packages, []))}'"
