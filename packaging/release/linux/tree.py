"""The folders of the program on a Linux system, below `/usr` or `~/.local`."""

import shutil
from pathlib import Path

ID = "io.github.dixit_qt.DixitQt"
LINUX = Path("packaging") / "linux"
ICON_FOLDER = Path("share/icons/hicolor/512x512/apps")


def desktop_files(root: Path) -> dict[Path, Path]:
    """The desktop's files, by their place."""
    return {
        Path(f"share/applications/{ID}.desktop"): root / LINUX / f"{ID}.desktop",
        Path(f"share/metainfo/{ID}.metainfo.xml"): root / LINUX / f"{ID}.metainfo.xml",
        ICON_FOLDER / f"{ID}.png": root / "resources" / "house" / "icon.png",
    }


def add_desktop_files(root: Path, folder: Path) -> None:
    for place, source in desktop_files(root).items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def install(frozen: Path, prefix: Path) -> None:
    """Install the frozen folder in `lib`, its command in `bin`, and the desktop files in
    `share`."""
    shutil.copytree(
        frozen, prefix / "lib" / "dixit-qt", symlinks=True, ignore=shutil.ignore_patterns("share")
    )
    shutil.copytree(frozen / "share", prefix / "share")
    (prefix / "bin").mkdir()
    (prefix / "bin" / "dixit-qt").symlink_to("../lib/dixit-qt/dixit-qt")
