"""The view model of the album's desk: saves it page by page, so that the window stays awake."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QLocale,
    QObject,
    QTimer,
    QUrl,
    Slot,
)
from PySide6.QtGui import QDesktopServices

from dixit_qt.rules.model import CardId
from dixit_qt.ui.album.book import Album, album_of
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.picture_urls import Gallery
from dixit_qt.ui.base.saving import Folder, Open, Saving, documents, free_path
from dixit_qt.ui.base.view_model import shown
from dixit_qt.ui.base.words import fill

translate = QCoreApplication.translate


class AlbumDesk(Saving):
    def __init__(
        self,
        feed: Feed,
        language: Language,
        gallery: Gallery,
        parent: QObject | None = None,
        folder: Folder = documents,
        open_url: Open = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(language, parent, folder, open_url)
        self._feed = feed
        self._language = language
        self._gallery = gallery
        self._path = Path()
        self._pages: Iterator[int] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._print_page)

    @shown
    def busy(self) -> bool:
        return self._pages is not None

    @Slot()
    def savePdf(self) -> None:
        self._begin(".pdf")

    @Slot()
    def savePictures(self) -> None:
        self._begin("")

    def _begin(self, suffix: str) -> None:
        view = self._feed.state.view
        if self._pages is not None or view is None or not view.history:
            return
        today = QDate.currentDate()
        name = f"{translate('Album', 'Evening')} {today.toString('yyyy-MM-dd')}"
        self._path = free_path(self.folder(), name, suffix)
        from dixit_qt.ui.album.press import printing

        self._pages = printing(self._path, self._album(today))
        self.tell(lambda: translate("Album", "Saving the album…"))
        self.changed.emit()
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
            self.tell(partial(_printed, page))
            return
        saved = str(self._path)
        self._end(partial(_is_saved, saved), saved=saved)

    def _end(self, news: Callable[[], str], *, saved: str = "", failed: bool = False) -> None:
        self._timer.stop()
        self._pages = None
        self.tell(news, saved=saved, failed=failed)
        self.changed.emit()


def _printed(page: int) -> str:
    return fill(translate("Album", "Page %1 is ready."), str(page))


def _is_saved(path: str) -> str:
    return fill(translate("Album", "Saved: %1"), path)


def _not_saved(error: str) -> str:
    return fill(translate("Album", "The album could not be saved: %1"), error)
