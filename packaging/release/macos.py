"""The disk image for macOS, signed and notarized if the secrets for that are there.

As Apple asks, code is signed from the inside out, piece by piece: `--deep` misses code in
unexpected places, and gives the program's entitlements to every library.
"""

import base64
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

APP = "Dixit Qt.app"
ENTITLEMENTS = Path("packaging") / "macos" / "entitlements.plist"
CERTIFICATE = ("MACOS_CERTIFICATE", "MACOS_CERTIFICATE_PASSWORD")
IDENTITY = "Developer ID Application"
MACH_O = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""The first bytes of Mach-O files: for one 64-bit processor, and universal."""
NOTARY = ("MACOS_NOTARY_ID", "MACOS_NOTARY_PASSWORD", "MACOS_TEAM")


def has(env: Mapping[str, str], names: tuple[str, ...]) -> bool:
    return all(env.get(name) for name in names)


def keychain_commands(keychain: str, password: str, certificate: str, code: str) -> list[list[str]]:
    """Create a keychain for this build, which codesign can read without asking."""
    return [
        ["security", "create-keychain", "-p", password, keychain],
        ["security", "unlock-keychain", "-p", password, keychain],
        ["security", "import", certificate, "-k", keychain, "-P", code, "-T", "/usr/bin/codesign"],
        [
            "security",
            "set-key-partition-list",
            "-S",
            "apple-tool:,apple:",
            "-k",
            password,
            keychain,
        ],
        ["security", "list-keychains", "-d", "user", "-s", keychain],
    ]


def is_code(file: Path) -> bool:
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as stream:
        return stream.read(4) in MACH_O


def is_of_framework(file: Path) -> bool:
    """`X.framework/Versions/A/X`: signing the framework signs this file, too."""
    return f"{file.name}.framework" in {folder.name for folder in file.parents}


def nested_code(app: Path) -> list[Path]:
    """Everything to sign before the bundle that contains it, innermost first."""
    program = app / "Contents" / "MacOS"
    found = [
        path
        for path in app.rglob("*")
        if (path.suffix == ".framework" and path.is_dir() and not path.is_symlink())
        or (is_code(path) and path.parent != program and not is_of_framework(path))
    ]
    return sorted(found, key=lambda path: (-len(path.parts), path))


def sign_command(things: Sequence[Path], *options: str) -> list[str]:
    """The command that signs these files, with hardened runtime and timestamp, which notarization
    requires."""
    usual = ["--force", "--options", "runtime", "--timestamp", "--sign", IDENTITY]
    return ["codesign", *usual, *options, *map(str, things)]


def app_commands(app: Path, entitlements: Path) -> list[list[str]]:
    """The entitlements are for the program only, not for its libraries."""
    nested = nested_code(app)
    return [
        *([sign_command(nested)] if nested else []),
        sign_command([app], "--entitlements", str(entitlements)),
        ["codesign", "--verify", "--deep", "--strict", str(app)],
    ]


def image_command(folder: Path, target: Path) -> list[str]:
    options = ["-volname", "Dixit Qt", "-fs", "HFS+", "-format", "UDZO", "-ov"]
    return ["hdiutil", "create", *options, "-srcfolder", str(folder), str(target)]


def notarize_commands(image: Path, env: Mapping[str, str]) -> list[list[str]]:
    who = ["--apple-id", env[NOTARY[0]], "--password", env[NOTARY[1]], "--team-id", env[NOTARY[2]]]
    return [
        ["xcrun", "notarytool", "submit", str(image), *who, "--wait"],
        ["xcrun", "stapler", "staple", str(image)],
    ]


def run(command: list[str]) -> None:
    """If the command fails, its arguments, which contain secrets, are not printed."""
    if subprocess.run(command, check=False).returncode:
        raise SystemExit(f"This did not work: {command[0]} {command[1]}")


@contextmanager
def certificate(env: Mapping[str, str]) -> Iterator[None]:
    """Make the certificate available to codesign inside the `with` block."""
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "certificate.p12"
        file.write_bytes(base64.b64decode(env[CERTIFICATE[0]]))
        keychain = str(Path(temporary) / "build.keychain")
        password = secrets.token_hex(16)
        for command in keychain_commands(keychain, password, str(file), env[CERTIFICATE[1]]):
            run(command)
        yield


def make_image(app: Path, target: Path) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "image"
        shutil.copytree(app, folder / app.name, symlinks=True)
        (folder / "Applications").symlink_to("/Applications")
        run(image_command(folder, target))


def build_image(root: Path, app: Path, target: Path, env: Mapping[str, str] = os.environ) -> Path:
    """Works without secrets, too. Then macOS asks the user before the first start."""
    if not has(env, CERTIFICATE):
        make_image(app, target)
        return target
    with certificate(env):
        for command in app_commands(app, root / ENTITLEMENTS):
            run(command)
        make_image(app, target)
        run(sign_command([target]))
    if has(env, NOTARY):
        for command in notarize_commands(target, env):
            run(command)
    return target


class ImageFailed(RuntimeError):
    """The program in the disk image doesn't work."""


def try_image(image: Path, works: Callable[[Path], bool]) -> None:
    """Try it as a player gets it: from the image, with whatever signature it has."""
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary) / "image"
        mount = ["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", str(place)]
        run([*mount, str(image)])
        try:
            app = Path(shutil.copytree(place / APP, Path(temporary) / APP, symlinks=True))
        finally:
            run(["hdiutil", "detach", str(place)])
        if not works(app / "Contents" / "MacOS" / "dixit-qt"):
            raise ImageFailed("the program of the disk image did not pass its own test")
