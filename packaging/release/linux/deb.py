"""The Debian package, made by `dpkg-deb` from the frozen folder."""

import gzip
import os
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

from release import archive
from release.linux import elf, tree

ARCHITECTURES = {"x86_64": "amd64", "arm64": "arm64"}
PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libuuid.so.1": "libuuid1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The Debian package of each system library that the build doesn't contain."""

OF_LIBC = ("ld-linux", "libc.so.", "libdl.so.", "libm.so.", "libpthread.so.", "libresolv.so.")
OF_LIBC_TOO = ("libmvec.so.", "librt.so.", "libutil.so.")
DESCRIPTION = """\
Dixit, Odyssey, Party, Team and Poetry for friends in one room
 The Dixit family of board games, and the verse game Poetry. Everybody plays
 on a laptop, over the local network: no internet, no account, no server to
 set up. Bots fill empty seats; a big screen shows the table."""


class UnknownLibrary(RuntimeError):
    """The build needs a system library whose Debian package isn't known."""


def dependencies(needed: Iterable[str], glibc: tuple[int, int]) -> list[str]:
    wanted = [name for name in needed if not name.startswith((*OF_LIBC, *OF_LIBC_TOO))]
    unknown = sorted(set(wanted) - set(PACKAGES))
    if unknown:
        raise UnknownLibrary(", ".join(unknown))
    packages = sorted({PACKAGES[name] for name in wanted})
    return [f"libc6 (>= {glibc[0]}.{glibc[1]})", *packages]


def binaries(folder: Path) -> list[Path]:
    files = [file for file in archive.files_below(folder) if not file.is_symlink()]
    return [file for file in files if file.read_bytes()[:4] == b"\x7fELF"]


def dependencies_of(folder: Path) -> list[str]:
    found = binaries(folder)
    inside = {file.name for file in archive.files_below(folder)}
    needed = {name for file in found for name in elf.needed(str(file))} - inside
    return dependencies(needed, max(elf.oldest_glibc(str(file)) for file in found))


def control(fields: Mapping[str, str]) -> str:
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def fields(version: str, architecture: str, folder: Path) -> dict[str, str]:
    size = sum(file.lstat().st_size for file in archive.files_below(folder))
    return {
        "Package": "dixit-qt",
        "Version": version,
        "Section": "games",
        "Priority": "optional",
        "Architecture": ARCHITECTURES[architecture],
        "Maintainer": "Dixit Qt contributors <noreply@github.com>",
        "Installed-Size": str(size // 1024),
        "Depends": ", ".join(dependencies_of(folder)),
        "Recommends": "libgl1-mesa-dri",
        "Description": DESCRIPTION,
    }


def add_papers(root: Path, usr: Path) -> None:
    """The files that Debian requires in `/usr/share/doc`."""
    doc = usr / "share" / "doc" / "dixit-qt"
    doc.mkdir(parents=True)
    shutil.copyfile(root / "LICENSE", doc / "copyright")
    changelog = gzip.compress((root / "CHANGELOG.md").read_bytes(), compresslevel=9, mtime=0)
    (doc / "changelog.gz").write_bytes(changelog)


def set_modes_and_dates(image: Path, date: int) -> None:
    """Set fixed modes and dates: the umask and the build time must not matter."""
    for path in (*image.rglob("*"), image):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() else archive.mode_of(path))
        os.utime(path, (date, date), follow_symlinks=False)


def build(
    root: Path,
    frozen: Path,
    target: Path,
    version: str,
    architecture: str,
    env: Mapping[str, str],
) -> Path:
    image = target.with_suffix(".tree")
    shutil.rmtree(image, ignore_errors=True)
    tree.install(frozen, image / "usr")
    add_papers(root, image / "usr")
    (image / "DEBIAN").mkdir()
    text = control(fields(version, architecture, image / "usr"))
    (image / "DEBIAN" / "control").write_text(text, encoding="utf-8")
    set_modes_and_dates(image, int(env["SOURCE_DATE_EPOCH"]))
    # One thread: with more, the block sizes of xz depend on the machine.
    options = ["--root-owner-group", "-Zxz", "--threads-max=1"]
    command = ["dpkg-deb", *options, "--build", str(image), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=dict(env))
    shutil.rmtree(image)
    return target
