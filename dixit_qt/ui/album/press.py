"""Prints an album: as one PDF, or every page as a picture.

Both are written under another name first, so that a file that is there is a whole one. The
steps can be taken one by one, so that a window stays awake; `save_album` takes them all. Words
are drawn with the shipped fonts: a `QGuiApplication` must exist and `load_fonts` have run.
"""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from dixit_qt.ui.album.book import Album
from dixit_qt.ui.album.pages import Page, pages_of
from dixit_qt.ui.album.paper import HEIGHT, WIDTH, Paper

PDF = ".pdf"
PDF_DPI = 300
MILLIMETRES = QSizeF(210, 297)
PICTURE_WIDTH = 1400
QUICK = 75


class AlbumError(OSError):
    """The album could not be written there."""


def save_album(path: Path, album: Album) -> int:
    """A `.pdf` is one book, any other path a folder of pictures; the number of pages."""
    return sum(1 for _page in printing(path, album))


def printing(path: Path, album: Album) -> Iterator[int]:
    """Yields the number of each page that is printed."""
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
            if number > 1:
                writer.newPage()
            _draw(painter, page, writer.width())
            yield number
    finally:
        painter.end()
    draft.replace(path)


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
