"""Saves a screen's files where people look for them, and reports the result."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, QUrl, Slot

from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.view_model import ViewModel, own, shown

Folder = Callable[[], Path]
Open = Callable[[QUrl], bool]


def documents() -> Path:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place)) / "Dixit Qt"


def free_path(folder: Path, name: str, suffix: str) -> Path:
    """A path that doesn't exist yet, because an evening may be saved twice."""
    path, copy = folder / f"{name}{suffix}", 2
    while path.exists():
        path, copy = folder / f"{name} ({copy}){suffix}", copy + 1
    return path


class Saving(ViewModel, abstract=True):
    saved = own("")
    failed = own(False)

    def __init__(
        self, language: Language, parent: QObject | None, folder: Folder, open_url: Open
    ) -> None:
        super().__init__(parent)
        self.folder = folder
        self._open = open_url
        self._news: Callable[[], str] = str
        language.changed.connect(self.changed)

    @shown
    def news(self) -> str:
        return self._news()

    @Slot()
    def openSaved(self) -> None:
        self._open(QUrl.fromLocalFile(self._saved))

    def tell(self, news: Callable[[], str], *, saved: str = "", failed: bool = False) -> None:
        """The sentence is made each time it is read, because the language may have changed."""
        self._news, self._saved, self._failed = news, saved, failed
        self.changed.emit()
