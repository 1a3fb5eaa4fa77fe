"""What each system shows about the program: icon, version resource, property list."""

import platform
import sys
from pathlib import Path

PLATFORM: str = sys.platform
HAS_CONSOLE = PLATFORM != "darwin"
FOLDER = "Dixit Qt" if PLATFORM in {"win32", "darwin"} else "dixit-qt"
ARCHITECTURES = {"amd64": "x86_64", "x64": "x86_64", "aarch64": "arm64"}
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
MDNS_SERVICE = "_dixit-qt._tcp"
LOCAL_NETWORK_REASON = """Dixit Qt finds and joins the tables of the people in your room. \
Dixit Qt находит столы людей в вашей комнате и подключается к ним."""
OLDEST_MACOS = "13.0"
"""The minimum macOS version of PySide6's wheel."""


def program_version() -> str:
    from dixit_qt import __version__

    return __version__


def architecture() -> str:
    machine = platform.machine().lower()
    return ARCHITECTURES.get(machine, machine)


def archive_name() -> str:
    return f"dixit-qt-{program_version()}-{SYSTEMS[PLATFORM]}-{architecture()}"


def icon(root: Path) -> str | None:
    """PyInstaller converts the PNG into the system's format, using Pillow."""
    file = root / "resources" / "house" / "icon.png"
    return str(file) if PLATFORM in {"win32", "darwin"} and file.is_file() else None


def info_plist() -> dict[str, object]:
    from dixit_qt.languages import LANGUAGES

    version = program_version()
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": "Dixit Qt",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSBonjourServices": [MDNS_SERVICE],
        "NSHighResolutionCapable": True,
        "NSLocalNetworkUsageDescription": LOCAL_NETWORK_REASON,
    }


def version_resource(root: Path, work: Path) -> str | None:
    if PLATFORM != "win32":
        return None
    file = work / "version.txt"
    file.write_text(windows_version(program_version()), encoding="utf-8")
    return str(file)


def windows_version(version: str) -> str:
    numbers = (*(int(part) for part in version.split(".")[:3]), 0, 0, 0)[:4]
    strings = {
        "CompanyName": "Dixit Qt contributors",
        "FileDescription": "Dixit Qt",
        "FileVersion": version,
        "InternalName": "dixit-qt",
        "LegalCopyright": "MIT licence",
        "OriginalFilename": "dixit-qt.exe",
        "ProductName": "Dixit Qt",
        "ProductVersion": version,
    }
    lines = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), "
        f"kids=[StringFileInfo([StringTable('040904B0', [{lines}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
