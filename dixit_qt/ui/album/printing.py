"""An album printed to a file: as a PDF, or as a folder with a picture of each sheet."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from dixit_qt.replacing import take_place
from dixit_qt.ui.album.book import Album
from dixit_qt.ui.album.pages import Page, Sheet, sheets_of
from dixit_qt.ui.album.paper import HEIGHT, WIDTH, Paper

PDF = ".pdf"
PDF_DPI = 300
PDF_END = b"%%EOF"
LAST_BYTES = 32
PAGE_HEIGHT = 210.0
"""Millimetres: an open book is as large as a sheet of A4."""

PICTURE_WIDTH = 1400
QUICK = 75
FOLD = 70.0


class AlbumError(OSError):
    """The album could not be written to the chosen folder or file."""


def save_album(path: Path, album: Album) -> int:
    """Save the album, a `.pdf` as one book, any other path as a folder of pictures. Returns the
    number of sheets."""
    return sum(1 for _sheet in printing(path, album))


def printing(path: Path, album: Album) -> Iterator[int]:
    """Yield the number of each sheet once it is printed."""
    sheets = sheets_of(album)
    return _print_pdf(path, sheets) if path.suffix == PDF else _print_pictures(path, sheets)


def _print_pdf(path: Path, sheets: list[Sheet]) -> Iterator[int]:
    _make_folder(path.parent)
    draft = path.with_suffix(".part")
    writer = _writer(draft)
    _shape(writer, sheets[0])
    painter = QPainter()
    if not painter.begin(writer):
        raise AlbumError(str(path))
    try:
        for number, sheet in enumerate(sheets, 1):
            _shape(writer, sheet)
            if number > 1 and not writer.newPage():
                raise AlbumError(str(path))
            _draw(painter, sheet, writer.width() / len(sheet))
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
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setCreator("Dixit Qt")
    return writer


def _shape(writer: QPdfWriter, sheet: Sheet) -> None:
    """The cover is half as wide as the open book."""
    size = QSizeF(PAGE_HEIGHT * WIDTH / HEIGHT * len(sheet), PAGE_HEIGHT)
    exact = QPageSize.SizeMatchPolicy.ExactMatch
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter, "", exact))


def _draw(painter: QPainter, sheet: Sheet, width: float) -> None:
    painter.save()
    painter.scale(width / WIDTH, width / WIDTH)
    for place, page in enumerate(sheet):
        painter.save()
        painter.translate(place * WIDTH, 0)
        page(Paper(painter))
        painter.restore()
    if len(sheet) > 1:
        _fold(painter)
    painter.restore()


def _fold(painter: QPainter) -> None:
    """The shadow where the two pages of an open book meet."""
    box = QRectF(WIDTH - FOLD, 0, 2 * FOLD, HEIGHT)
    shade = QLinearGradient(box.topLeft(), box.topRight())
    for place, depth in ((0, 0), (0.49, 74), (0.51, 56), (1, 0)):
        shade.setColorAt(place, QColor(128, 96, 48, depth))
    painter.fillRect(box, shade)


def _print_pictures(folder: Path, sheets: list[Sheet]) -> Iterator[int]:
    _make_folder(folder)
    for number, sheet in enumerate(sheets, 1):
        file = folder / f"{number:02}.png"
        if not picture_of_sheet(sheet).save(str(file), quality=QUICK):
            raise AlbumError(str(file))
        yield number


def picture_of_sheet(sheet: Sheet, width: int = PICTURE_WIDTH) -> QImage:
    """`width` is that of one page."""
    image = QImage(width * len(sheet), height_of(width), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    _draw(painter, sheet, width)
    painter.end()
    return image


def picture_of_page(page: Page, width: int) -> QImage:
    return picture_of_sheet((page,), width)


def height_of(width: int) -> int:
    return round(width * HEIGHT / WIDTH)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise AlbumError(str(folder)) from error
