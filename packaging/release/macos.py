"""The disk image for macOS, signed and notarized when the secrets for it are there."""

import base64
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

APP = "Dixit Qt.app"
ENTITLEMENTS = Path("packaging") / "macos" / "entitlements.plist"
CERTIFICATE = ("MACOS_CERTIFICATE", "MACOS_CERTIFICATE_PASSWORD")
NOTARY = ("MACOS_NOTARY_ID", "MACOS_NOTARY_PASSWORD", "MACOS_TEAM")


def has(env: Mapping[str, str], names: tuple[str, ...]) -> bool:
    return all(env.get(name) for name in names)


def keychain_commands(keychain: str, password: str, certificate: str, code: str) -> list[list[str]]:
    """A keychain for this build alone, from which codesign may read without asking."""
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


def sign_command(app: Path, entitlements: Path, identity: str) -> list[str]:
    """Hardened, dated, and with all that is inside."""
    options = ["--force", "--deep", "--options", "runtime", "--timestamp"]
    return ["codesign", *options, "--entitlements", str(entitlements), "-s", identity, str(app)]


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
    """A command that fails must not print the secrets among its words."""
    if subprocess.run(command, check=False).returncode:
        raise SystemExit(f"This did not work: {command[0]} {command[1]}")


def sign(root: Path, app: Path, env: Mapping[str, str]) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        certificate = Path(temporary) / "certificate.p12"
        certificate.write_bytes(base64.b64decode(env[CERTIFICATE[0]]))
        keychain = str(Path(temporary) / "build.keychain")
        password = secrets.token_hex(16)
        for command in keychain_commands(keychain, password, str(certificate), env[CERTIFICATE[1]]):
            run(command)
        run(sign_command(app, root / ENTITLEMENTS, "Developer ID Application"))


def build_image(root: Path, app: Path, target: Path, env: Mapping[str, str] = os.environ) -> Path:
    """Without secrets the image is made all the same; macOS then asks before the first start."""
    if has(env, CERTIFICATE):
        sign(root, app, env)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "image"
        shutil.copytree(app, folder / app.name, symlinks=True)
        (folder / "Applications").symlink_to("/Applications")
        run(image_command(folder, target))
    if has(env, (*CERTIFICATE, *NOTARY)):
        for command in notarize_commands(target, env):
            run(command)
    return target


class ImageFailed(RuntimeError):
    """What lies in the disk image does not work."""


def try_image(image: Path, works: Callable[[Path], bool]) -> None:
    """As the player gets it: out of the image, with whatever signature it has."""
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
