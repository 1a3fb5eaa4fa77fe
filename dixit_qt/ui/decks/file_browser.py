"""Browses the folders of this computer, to choose pictures and archives.

Decision 31 in DECISIONS.md says why this isn't the system's own dialog.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QStandardPaths,
    QStorageInfo,
    QUrl,
    Signal,
    Slot,
)

from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.view_model import ViewModel, list_of, shown

PICTURES = frozenset({".jpg", ".jpeg", ".png", ".webp", ".bmp", ".gif"})
ARCHIVES = frozenset({".zip"})
MOST_ROWS = 2000

Location = QStandardPaths.StandardLocation
translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class FileRow(Row):
    """`kind` is "folder", "archive" or "picture"; folders are opened, the others marked. `source`
    is the preview of a picture."""

    name: str
    kind: str
    marked: bool
    source: str = ""


@dataclass(frozen=True, slots=True)
class ShortcutRow(Row):
    name: str


def kind_of(path: Path) -> str:
    if path.is_dir():
        return "folder"
    suffix = path.suffix.lower()
    return "picture" if suffix in PICTURES else "archive" if suffix in ARCHIVES else ""


def listing(folder: Path) -> list[tuple[Path, str]]:
    """Folders first, then archives and pictures by name; what can't be read is left out."""
    found = []
    for path in folder.iterdir():
        if path.name.startswith("."):
            continue
        try:
            kind = kind_of(path)
        except OSError:
            continue
        if kind:
            found.append((path, kind))
    order = {"folder": 0, "archive": 1, "picture": 2}
    found.sort(key=lambda entry: (order[entry[1]], entry[0].name.casefold()))
    return found[:MOST_ROWS]


def places() -> list[ShortcutRow]:
    """The folders where people usually keep pictures, if they exist."""
    wanted = (
        (Location.PicturesLocation, translate("Browser", "Pictures")),
        (Location.DownloadLocation, translate("Browser", "Downloads")),
        (Location.HomeLocation, translate("Browser", "Home folder")),
    )
    rows = [ShortcutRow(QStandardPaths.writableLocation(place), name) for place, name in wanted]
    return [row for row in rows if row.key and Path(row.key).is_dir()]


def shortcuts() -> list[ShortcutRow]:
    disks = (disk for disk in QStorageInfo.mountedVolumes() if _is_a_disk(disk))
    rows = [*places(), *(ShortcutRow(disk.rootPath(), disk.displayName()) for disk in disks)]
    return list({row.key: row for row in reversed(rows) if Path(row.key).is_dir()}.values())[::-1]


def _is_a_disk(disk: QStorageInfo) -> bool:
    """What people call a disk or a stick, not the many mounts of the system."""
    root = disk.rootPath()
    by_hand = root.startswith(("/media/", "/mnt/", "/run/media/", "/Volumes/"))
    return disk.isReady() and (by_hand or root.endswith(":/"))


class Browser(ViewModel):
    files = list_of(FileRow)
    shortcuts = list_of(ShortcutRow)
    taken = Signal(list)
    """The chosen paths."""

    def __init__(self, start: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = start or next((Path(row.key) for row in places()), Path.home())
        self._marked: set[Path] = set()
        self._closed = False

    @shown
    def folder(self) -> str:
        return str(self._folder)

    @shown
    def fault(self) -> str:
        return translate("Browser", "This folder can't be opened.") if self._closed else ""

    @shown
    def marked(self) -> int:
        return len(self._marked)

    @shown
    def pictures(self) -> int:
        return sum(isinstance(row, FileRow) and row.kind == "picture" for row in self.files.rows)

    @Slot()
    def look(self) -> None:
        """Read the folder, for the first time or again."""
        self.shortcuts.show(shortcuts())
        try:
            entries = listing(self._folder)
            self._closed = False
        except OSError:
            entries, self._closed = [], True
        self._show(entries)

    def retell(self) -> None:
        """Called when the language has changed."""
        self.shortcuts.show(shortcuts())
        self.changed.emit()

    @Slot(str)
    def enter(self, path: str) -> None:
        self._folder = Path(path)
        self._marked.clear()
        self.look()

    @Slot()
    def up(self) -> None:
        self.enter(str(self._folder.parent))

    @Slot(str)
    def press(self, key: str) -> None:
        """Open a folder; mark a picture or an archive, or unmark it."""
        path = Path(key)
        if path.is_dir():
            self.enter(key)
            return
        self._marked ^= {path}
        self.look()

    @Slot()
    def takeMarked(self) -> None:
        self._take(sorted(self._marked))

    @Slot()
    def takeFolder(self) -> None:
        self._take([self._folder])

    def _take(self, paths: Iterable[Path]) -> None:
        chosen = list(paths)
        self._marked.clear()
        self.taken.emit(chosen)

    def _show(self, entries: Iterable[tuple[Path, str]]) -> None:
        self.files.show([self._row(path, kind) for path, kind in entries])
        self.changed.emit()

    def _row(self, path: Path, kind: str) -> FileRow:
        source = QUrl.fromLocalFile(str(path)).toString() if kind == "picture" else ""
        return FileRow(str(path), path.name, kind, path in self._marked, source)
