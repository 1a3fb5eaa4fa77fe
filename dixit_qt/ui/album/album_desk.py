"""The view model for saving the album, page by page so that the window stays responsive."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QLocale,
    QMarginsF,
    QObject,
    QSizeF,
    QTimer,
    QUrl,
    Slot,
)
from PySide6.QtGui import QDesktopServices, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from dixit_qt.replacing import take_place
from dixit_qt.rules.model import CardId
from dixit_qt.ui.album.book import Album, album_of
from dixit_qt.ui.album.pages import Page, pages_of
from dixit_qt.ui.album.paper import HEIGHT, WIDTH, Paper
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.saving import Folder, Open, Saving, documents, free_path
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.base.view_model import shown
from dixit_qt.ui.base.words import fill

PDF = ".pdf"
PDF_DPI = 300
PDF_END = b"%%EOF"
LAST_BYTES = 32
MILLIMETRES = QSizeF(210, 297)
PICTURE_WIDTH = 1400
QUICK = 75


class AlbumError(OSError):
    """The album could not be written to the chosen folder or file."""


def save_album(path: Path, album: Album) -> int:
    """Save the album, a `.pdf` as one book, any other path as a folder of pictures. Returns the
    number of pages."""
    return sum(1 for _page in printing(path, album))


def printing(path: Path, album: Album) -> Iterator[int]:
    """Yields the number of each page once it is printed."""
    pages = pages_of(album)
    return _print_pdf(path, pages) if path.suffix == PDF else _print_pictures(path, pages)


def _print_pdf(path: Path, pages: list[Page]) -> Iterator[int]:
    _make_folder(path.parent)
    draft = path.with_suffix(".part")
    writer = _writer(draft)
    painter = QPainter()
    if not painter.begin(writer):
        raise AlbumError(str(path))
    try:
        for number, page in enumerate(pages, 1):
            if number > 1 and not writer.newPage():
                raise AlbumError(str(path))
            _draw(painter, page, writer.width())
            yield number
    finally:
        painter.end()
    if not _is_whole(draft):
        raise AlbumError(str(path))
    take_place(draft, path)


def _is_whole(pdf: Path) -> bool:
    """Qt reports no error when the disk is full: the end of the file is missing then."""
    with pdf.open("rb") as file:
        file.seek(max(0, pdf.stat().st_size - LAST_BYTES))
        return PDF_END in file.read()


def _writer(draft: Path) -> QPdfWriter:
    writer = QPdfWriter(str(draft))
    writer.setResolution(PDF_DPI)
    writer.setPageSize(QPageSize(MILLIMETRES, QPageSize.Unit.Millimeter))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setCreator("Dixit Qt")
    return writer


def _draw(painter: QPainter, page: Page, width: float) -> None:
    painter.save()
    painter.scale(width / WIDTH, width / WIDTH)
    page(Paper(painter))
    painter.restore()


def _print_pictures(folder: Path, pages: list[Page]) -> Iterator[int]:
    _make_folder(folder)
    for number, page in enumerate(pages, 1):
        file = folder / f"{number:02}.png"
        if not picture_of_page(page).save(str(file), quality=QUICK):
            raise AlbumError(str(file))
        yield number


def picture_of_page(page: Page, width: int = PICTURE_WIDTH) -> QImage:
    image = QImage(width, round(width * HEIGHT / WIDTH), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    _draw(painter, page, width)
    painter.end()
    return image


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise AlbumError(str(folder)) from error


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
    return fill(translate("Album", "The album couldn't be saved: %1"), error)
