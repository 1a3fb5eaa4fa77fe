"""The view model of the workshop, where a player makes a deck of pictures of one's own."""

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import Property, QCoreApplication, QObject, QThreadPool, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.decks.cropping import Crop, settled, window_of
from dixit_qt.decks.deck import Deck
from dixit_qt.decks.haul import Refused
from dixit_qt.decks.making import SUGGESTED_CARDS, tidy_name, tidy_title
from dixit_qt.decks.manifest import MAX_CARDS
from dixit_qt.ui.base.background import Errand
from dixit_qt.ui.base.rows import Row, RowModel
from dixit_qt.ui.decks.deck_jobs import (
    Bound,
    Expected,
    Fruit,
    Piece,
    bind_deck,
    take_pictures,
    tidy_desk,
)
from dixit_qt.ui.decks.deck_words import reason_words, suffices_for
from dixit_qt.ui.decks.file_browser import Browser

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PieceRow(Row):
    """The window of the card as fractions of the picture."""

    title: str
    source: str
    shape: float
    crop_x: float
    crop_y: float
    crop_width: float
    crop_height: float


@dataclass(frozen=True, slots=True)
class RefusedRow(Row):
    name: str
    reason: str


@lru_cache(maxsize=MAX_CARDS + 1)
def piece_row(piece: Piece, key: str = "") -> PieceRow:
    left, top, across, down = window_of(piece.crop, piece.width, piece.height)
    return PieceRow(
        key=key or piece.key,
        title=piece.title,
        source=QUrl.fromLocalFile(str(piece.proof)).toString(),
        shape=piece.width / piece.height,
        crop_x=left / piece.width,
        crop_y=top / piece.height,
        crop_width=across / piece.width,
        crop_height=down / piece.height,
    )


def retitled(piece: Piece, title: str) -> Piece:
    words = piece.words
    if words is None or title == piece.title:
        return replace(piece, title=title)
    return replace(piece, title=title, words=replace(words, title_en=title, title_ru=title))


@QmlElement
class Workshop(QObject):
    """Pictures are taken and the deck is bound by errands, one after the other."""

    changed = Signal()
    chosen_changed = Signal()

    made = Signal(str)

    def __init__(self, folder: Path, pool: QThreadPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._pool = pool
        self._desk: tempfile.TemporaryDirectory[str] | None = None
        self._pieces: dict[str, Piece] = {}
        self._refused: list[Refused] = []
        self._waiting: list[Path] = []
        self._errand: Errand | None = None
        self._binding = False
        self._done = self._expected = 0
        self._fault = ""
        self._chosen = ""
        self._rows = RowModel(PieceRow)
        self._easel_rows = RowModel(PieceRow)
        self._refused_rows = RowModel(RefusedRow)
        self._browser = Browser(parent=self)
        self._browser.taken.connect(self.take)

    # Taking pictures

    @Property(Browser, constant=True)
    def browser(self) -> Browser:
        return self._browser

    @Slot("QVariantList")
    def add(self, urls: Sequence[QUrl]) -> None:
        self.take([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])

    @Slot("QVariantList")
    def take(self, sources: Sequence[Path]) -> None:
        """Files, folders and archives; while others are taken these wait."""
        self._waiting += sources
        if self._errand is None and self._waiting:
            self._take_waiting()

    def _take_waiting(self) -> None:
        sources, self._waiting = tuple(self._waiting), []
        room = MAX_CARDS - len(self._pieces)
        taken = frozenset(self._pieces)
        self._begin(Errand(take_pictures(sources, self._desk_folder(), taken, room), self))
        self._fault = ""
        self._tell()

    def _begin(self, errand: Errand) -> None:
        self._done = self._expected = 0
        self._errand = errand
        errand.brought.connect(self._on_fruit)
        errand.ended.connect(self._on_end)
        errand.start(self._pool)

    def _desk_folder(self) -> Path:
        if self._desk is None:
            self._desk = tempfile.TemporaryDirectory(prefix="dixit-qt-")
        return Path(self._desk.name)

    @Slot(object)
    def _on_fruit(self, fruit: Fruit | Bound | Deck) -> None:
        match fruit:
            case Expected(count):
                self._expected = count
            case Bound(count):
                self._done = count
            case Piece():
                self._done += 1
                self._pieces[fruit.key] = fruit
            case Refused():
                self._done += 1
                self._refused.append(fruit)
            case Deck():
                self._on_made(fruit)
        self._tell()

    @Slot(object)
    def _on_end(self, failure: Exception | None) -> None:
        self._errand = None
        self._binding = False
        if isinstance(failure, OSError):
            said = translate("DeckMaking", "The disk said: %1")
            self._fault = said.replace("%1", failure.strerror or str(failure))
        elif failure is not None:
            said = translate("DeckMaking", "Something unexpected happened: %1")
            self._fault = said.replace("%1", str(failure)[:200])
        if self._waiting:
            self._take_waiting()
        self._tell()

    @Slot()
    def cancel(self) -> None:
        """What has been taken already stays."""
        if self._errand is not None:
            self._errand.cancel()
        self._errand = None
        self._binding = False
        self._waiting.clear()
        self._tell()

    @Slot()
    def clear(self) -> None:
        self.cancel()
        self._pieces.clear()
        self._refused.clear()
        self._chosen = self._fault = ""
        if self._desk is not None:
            Errand(tidy_desk(self._desk), self).start(self._pool)
            self._desk = None
        self._tell()

    @Slot()
    def forgetRefused(self) -> None:
        self._refused.clear()
        self._tell()

    # Arranging them

    @Slot(str)
    def choose(self, key: str) -> None:
        if key != self._chosen:
            self._chosen = key
            self._show_easel()

    @Slot(int)
    def leaf(self, by: int) -> None:
        keys = list(self._pieces)
        if self._chosen in self._pieces:
            place = keys.index(self._chosen) + by
            self.choose(keys[max(0, min(len(keys) - 1, place))])

    @Slot(str)
    def remove(self, key: str) -> None:
        keys = list(self._pieces)
        if self._pieces.pop(key, None) is None:
            return
        if key == self._chosen:
            place = keys.index(key)
            beside = keys[place + 1 : place + 2] or keys[max(0, place - 1) : place]
            self._chosen = beside[0] if beside else ""
        self._tell()

    @Slot(float, float)
    def moveWindow(self, right: float, down: float) -> None:
        """By fractions of the picture."""
        crop = self._crop
        self._recrop(replace(crop, x=crop.x + right, y=crop.y + down))

    @Slot(float)
    def zoom(self, factor: float) -> None:
        crop = self._crop
        self._recrop(replace(crop, zoom=crop.zoom * factor))

    @Slot()
    def centre(self) -> None:
        self._recrop(Crop())

    @Slot(str)
    def setTitle(self, title: str) -> None:
        piece = self._pieces.get(self._chosen)
        if piece is not None:
            self._pieces[piece.key] = retitled(piece, tidy_title(title))
            self._tell()

    @property
    def _crop(self) -> Crop:
        piece = self._pieces.get(self._chosen)
        return Crop() if piece is None else piece.crop

    def _recrop(self, crop: Crop) -> None:
        piece = self._pieces.get(self._chosen)
        if piece is not None:
            within = settled(crop, piece.width, piece.height)
            self._pieces[piece.key] = replace(piece, crop=within)
            self._tell()

    # Binding the deck

    @Slot(str, str)
    def bind(self, name: str, author: str) -> None:
        """Write the deck; `made` comes when it is there."""
        name = tidy_name(name)
        if not name or not self._pieces or self._errand is not None:
            return
        pieces = tuple(self._pieces.values())
        self._binding = True
        self._begin(Errand(bind_deck(self._folder, name, tidy_name(author), pieces), self))
        self._expected = len(pieces)
        self._tell()

    def _on_made(self, deck: Deck) -> None:
        self._binding = False
        self.clear()
        self.made.emit(deck.id)

    # Showing

    def _tell(self) -> None:
        self._rows.show([piece_row(piece) for piece in self._pieces.values()])
        self._refused_rows.show(
            [
                RefusedRow(str(place), refused.name, reason_words(refused.reason))
                for place, refused in enumerate(self._refused)
            ]
        )
        self.changed.emit()
        self._show_easel()

    def _show_easel(self) -> None:
        piece = self._pieces.get(self._chosen)
        self._easel_rows.show([] if piece is None else [piece_row(piece, "chosen")])
        self.chosen_changed.emit()

    @Slot()
    def retell(self) -> None:
        """In another language."""
        self._tell()

    @Property(QObject, constant=True)
    def pieces(self) -> RowModel:
        return self._rows

    @Property(QObject, constant=True)
    def refused(self) -> RowModel:
        return self._refused_rows

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._pieces)

    @Property(int, constant=True)
    def suggested(self) -> int:
        return SUGGESTED_CARDS

    @Property(str, notify=changed)
    def sufficesFor(self) -> str:
        return suffices_for(len(self._pieces))

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return self._errand is not None

    @Property(bool, notify=changed)
    def binding(self) -> bool:
        return self._binding

    @Property(int, notify=changed)
    def done(self) -> int:
        return self._done

    @Property(int, notify=changed)
    def expected(self) -> int:
        return self._expected

    @Property(str, notify=changed)
    def fault(self) -> str:
        return self._fault

    @Property(str, notify=chosen_changed)
    def chosen(self) -> str:
        return self._chosen

    @Property(QObject, constant=True)
    def onTheEasel(self) -> RowModel:
        """The chosen picture, or nothing."""
        return self._easel_rows
