"""The view model of the album's desk: saves it page by page, so that the window stays awake."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    Property,
    QCoreApplication,
    QDate,
    QLocale,
    QObject,
    QStandardPaths,
    QTimer,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import QDesktopServices
from PySide6.QtQml import QmlElement

from dixit_qt.rules.model import CardId
from dixit_qt.ui.album.book import Album, album_of
from dixit_qt.ui.album.press import PDF, printing
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.picture_urls import Gallery
from dixit_qt.ui.game.status import fill

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

Open = Callable[[QUrl], bool]


def albums_folder() -> Path:
    """Where people look for what they have saved."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place)) / "Dixit Qt"


def free_path(folder: Path, name: str, suffix: str) -> Path:
    """A path that nothing is at yet: an evening may be saved twice."""
    path, copy = folder / f"{name}{suffix}", 2
    while path.exists():
        path, copy = folder / f"{name} ({copy}){suffix}", copy + 1
    return path


@QmlElement
class AlbumDesk(QObject):
    changed = Signal()

    def __init__(
        self,
        feed: Feed,
        language: Language,
        gallery: Gallery,
        parent: QObject | None = None,
        folder: Callable[[], Path] = albums_folder,
        open_url: Open = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(parent)
        self._feed = feed
        self._language = language
        self._gallery = gallery
        self._folder = folder
        self._open = open_url
        self._path = Path()
        self._pages: Iterator[int] | None = None
        self._news: Callable[[], str] = str
        self._saved, self._failed = "", False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._print_page)
        language.changed.connect(self.changed)

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return self._pages is not None

    @Property(str, notify=changed)
    def news(self) -> str:
        return self._news()

    @Property(str, notify=changed)
    def saved(self) -> str:
        return self._saved

    @Property(bool, notify=changed)
    def failed(self) -> bool:
        return self._failed

    @Slot()
    def savePdf(self) -> None:
        self._begin(PDF)

    @Slot()
    def savePictures(self) -> None:
        self._begin("")

    @Slot()
    def openSaved(self) -> None:
        self._open(QUrl.fromLocalFile(self._saved))

    def _begin(self, suffix: str) -> None:
        view = self._feed.state.view
        if self._pages is not None or view is None or not view.history:
            return
        today = QDate.currentDate()
        name = f"{translate('Album', 'Evening')} {today.toString('yyyy-MM-dd')}"
        self._path = free_path(self._folder(), name, suffix)
        self._pages = printing(self._path, self._album(today))
        self._tell(lambda: translate("Album", "Saving the album…"))
        self._timer.start()

    def _album(self, today: QDate) -> Album:
        locale = QLocale(self._language.code)
        day = locale.toString(today, QLocale.FormatType.LongFormat)
        return album_of(self._feed.state, day, self._find)

    def _find(self, card: CardId) -> Path | None:
        address = self._gallery(card)
        return Path(QUrl(address).toLocalFile()) if address else None

    @Slot()
    def _print_page(self) -> None:
        if self._pages is None:
            return
        try:
            page = next(self._pages, None)
        except OSError as error:
            self._end(partial(_not_saved, str(error)), failed=True)
            return
        if page is not None:
            self._tell(partial(_printed, page))
            return
        self._saved = str(self._path)
        self._end(partial(_is_saved, self._saved))

    def _end(self, news: Callable[[], str], *, failed: bool = False) -> None:
        self._timer.stop()
        self._pages = None
        self._tell(news, failed=failed)

    def _tell(self, news: Callable[[], str], *, failed: bool = False) -> None:
        """The sentence is made when it is read: perhaps in another language."""
        self._news, self._failed = news, failed
        self.changed.emit()


def _printed(page: int) -> str:
    return fill(translate("Album", "Page %1 is ready."), str(page))


def _is_saved(path: str) -> str:
    return fill(translate("Album", "Saved: %1"), path)


def _not_saved(error: str) -> str:
    return fill(translate("Album", "The album could not be saved: %1"), error)
