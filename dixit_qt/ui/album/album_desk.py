"""The view model of the album: a book to leaf through, and its two exports.

A worker thread paints the sheet that is open and its neighbours, as pictures in a temporary folder;
sheets further away are forgotten again. An export is printed a sheet at a time on this thread, so
that the window stays responsive.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QDate, QObject, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import CardId
from dixit_qt.store.kept_games import KeptGame
from dixit_qt.ui.album.book import Album, album_of, told_in
from dixit_qt.ui.album.pages import Sheet, sheets_of
from dixit_qt.ui.album.printing import picture_of_page, printing
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.jobs import Job, one_thread
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.saving import Folder, Open, Saving, documents, free_path
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.base.view_model import list_of, own, shown
from dixit_qt.ui.base.words import day_words, fill

translate = QCoreApplication.translate

NEAR, KEPT = 1, 3
"""How many sheets before and after the open one are painted, and how many stay for quick turns."""

LEAST_WIDTH, MOST_WIDTH = 200, 1100
"""The width of a painted page in pixels; a still larger one is only stretched."""

SUFFIX = ".png"
QUICK = 80


@dataclass(frozen=True, slots=True)
class LeafRow(Row):
    """A leaf of paper has the right page of one sheet in front, and the left page of the next one
    on its back; both are empty until they are painted. `summary` says what is on the sheet whose
    right page it has."""

    front: str
    back: str
    summary: str


Painted = tuple[int, tuple[str, ...]]
"""The number of a sheet, and the addresses of its pages."""


def painting(
    sheets: Sequence[Sheet], wanted: Iterable[int], width: int, folder: Path, prefix: str
) -> Generator[Painted, None, None]:
    for number in wanted:
        files = [
            folder / f"{prefix}-{number}-{side}{SUFFIX}" for side in range(len(sheets[number]))
        ]
        for page, file in zip(sheets[number], files, strict=True):
            picture_of_page(page, width).save(str(file), quality=QUICK)
        yield number, tuple(QUrl.fromLocalFile(str(file)).toString() for file in files)


class AlbumDesk(Saving):
    leaves = list_of(LeafRow)
    count = own(0)
    index = own(0)
    kept = own(False)
    """Whether the open book is of a past game, not of the one at this table."""

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
        self._feed, self._language, self._gallery = feed, language, gallery
        self._game: tuple[ClientState, str] | None = None
        self._pages: list[Sheet] = []
        self._painted: dict[int, tuple[str, ...]] = {}
        self._summaries: list[str] = []
        self._width, self._prints = 0, 0
        self._desk: TemporaryDirectory[str] | None = None
        self._pool = one_thread(self)
        self._job: Job | None = None
        self._path = Path()
        self._export: Iterator[int] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._print_sheet)
        language.changed.connect(self._lay_out)

    # The book

    @Slot()
    def open(self) -> None:
        """The game at this table."""
        today = QDate.currentDate().toString("yyyy-MM-dd")
        self._take_up(self._feed.state, today, kept=False)

    def open_kept(self, game: KeptGame) -> None:
        self._take_up(game.state(), game.day, kept=True)

    def _take_up(self, state: ClientState, day: str, *, kept: bool) -> None:
        self.tell(str)
        has_rounds = state.view is not None and bool(state.view.history)
        self._game = (state, day) if has_rounds else None
        self._index, self._kept = 0, kept
        self._lay_out()

    @Slot()
    def _lay_out(self) -> None:
        """Make the pages of the book, in the language of now; they are painted when needed."""
        self._clear()
        album = self._album()
        self._pages = [] if album is None else sheets_of(album)
        self._summaries = [] if album is None else told_in(album, len(self._pages))
        self._count = len(self._pages)
        self._show_leaves()
        self.changed.emit()
        self._paint()

    def _album(self) -> Album | None:
        if self._game is None:
            return None
        state, day = self._game
        return album_of(state, day_words(day, self._language.code), self._find)

    def _find(self, card: CardId) -> Path | None:
        address = self._gallery(card)
        return Path(QUrl(address).toLocalFile()) if address else None

    @Slot(int)
    def goTo(self, index: int) -> None:
        index = max(0, min(index, self._count - 1))
        if index != self._index and self._count:
            self._index = index
            self._forget_far_ones()
            self.changed.emit()
            self._paint()

    @Slot(int)
    def leaf(self, by: int) -> None:
        self.goTo(self._index + by)

    @Slot(int)
    def setWidth(self, pixels: int) -> None:
        """The width of a page on the screen."""
        width = max(LEAST_WIDTH, min(pixels, MOST_WIDTH))
        if width != self._width:
            self._width = width
            self._clear()
            self._paint()

    @Slot()
    def putAway(self) -> None:
        self._game = None
        self._lay_out()

    def close(self) -> None:
        """Called before the application ends."""
        self._stop_painting()
        self._pool.waitForDone()
        if self._desk is not None:
            self._desk.cleanup()
            self._desk = None

    # Painting

    def _clear(self) -> None:
        self._stop_painting()
        self._throw_away(list(self._painted))
        self._prints += 1

    def _paint(self) -> None:
        """The open sheet first."""
        self._stop_painting()
        near = sorted(self._around(NEAR), key=lambda number: (abs(number - self._index), -number))
        wanted = [number for number in near if number not in self._painted]
        if not wanted or not self._width:
            return
        self._desk = self._desk or TemporaryDirectory(
            prefix="dixit-album-", ignore_cleanup_errors=True
        )
        steps = painting(self._pages, wanted, self._width, Path(self._desk.name), str(self._prints))
        self._job = Job(steps, self)
        self._job.brought.connect(self._on_painted)
        self._job.start(self._pool)

    def _around(self, sheets: int) -> range:
        return range(max(0, self._index - sheets), min(self._count, self._index + sheets + 1))

    def _stop_painting(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot(object)
    def _on_painted(self, painted: Painted) -> None:
        number, pages = painted
        self._painted[number] = pages
        self._show_leaves()

    def _forget_far_ones(self) -> None:
        kept = self._around(KEPT)
        self._throw_away([number for number in self._painted if number not in kept])

    @property
    def is_painted(self) -> bool:
        """Whether the pages of the open sheet are ready."""
        return self._index in self._painted

    def _throw_away(self, numbers: Iterable[int]) -> None:
        """The leaves let go of the pages before the files are deleted, or one still being read
        would be called missing. Windows doesn't delete a file that is open: `close` does then."""
        pages = [page for number in numbers for page in self._painted.pop(number)]
        self._show_leaves()
        for page in pages:
            with suppress(OSError):
                Path(QUrl(page).toLocalFile()).unlink()

    def _show_leaves(self) -> None:
        self.leaves.show([self._row(number) for number in range(self._count)])

    def _row(self, number: int) -> LeafRow:
        front, back = self._painted.get(number, ("",))[-1], self._painted.get(number + 1, ("",))[0]
        return LeafRow(str(number), front, back, self._summaries[number])

    @shown
    def summary(self) -> str:
        return self._summaries[self._index] if self._index < self._count else ""

    # The exports

    @shown
    def busy(self) -> bool:
        return self._export is not None

    @Slot()
    def savePdf(self) -> None:
        self._begin(".pdf")

    @Slot()
    def savePictures(self) -> None:
        self._begin("")

    def _begin(self, suffix: str) -> None:
        album = self._album()
        if self._export is not None or album is None or self._game is None:
            return
        name = f"{translate('Album', 'Evening')} {self._game[1]}"
        self._path = free_path(self.folder(), name, suffix)
        self._export = printing(self._path, album)
        self.tell(lambda: translate("Album", "Saving the album…"))
        self.changed.emit()
        self._timer.start()

    @Slot()
    def _print_sheet(self) -> None:
        if self._export is None:
            return
        try:
            sheet = next(self._export, None)
        except OSError as error:
            self._end(partial(_not_saved, str(error)), failed=True)
            return
        if sheet is not None:
            self.tell(partial(_printed, sheet))
            return
        saved = str(self._path)
        self._end(partial(_is_saved, saved), saved=saved)

    def _end(self, news: Callable[[], str], *, saved: str = "", failed: bool = False) -> None:
        self._timer.stop()
        self._export = None
        self.tell(news, saved=saved, failed=failed)
        self.changed.emit()


def _printed(page: int) -> str:
    return fill(translate("Album", "Page %1 is ready."), str(page))


def _is_saved(path: str) -> str:
    return fill(translate("Album", "Saved: %1"), path)


def _not_saved(error: str) -> str:
    return fill(translate("Album", "The album couldn't be saved: %1"), error)
