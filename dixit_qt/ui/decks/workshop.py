"""The view model of the workshop, where players make decks of their own pictures."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    Property,
    QCoreApplication,
    QObject,
    QThreadPool,
    QUrl,
    Signal,
    Slot,
)

from dixit_qt.decks.archives import Reason
from dixit_qt.decks.cropping import window_of
from dixit_qt.decks.deck import companies
from dixit_qt.decks.making import SUGGESTED_CARDS, tidy_name
from dixit_qt.decks.manifest import MAX_CARDS
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.ui.base.editions import edition_name
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.view_model import ViewModel, list_of
from dixit_qt.ui.decks.desk import Desk, DeskWork
from dixit_qt.ui.decks.file_browser import Browser
from dixit_qt.ui.decks.jobs import Piece

translate = QCoreApplication.translate

REASONS: dict[Reason, Any] = {
    Reason.NOT_A_PICTURE: QT_TRANSLATE_NOOP(
        "DeckMaking", "is not a picture (JPEG, PNG, WebP, BMP or GIF)"
    ),
    Reason.BROKEN: QT_TRANSLATE_NOOP("DeckMaking", "is damaged"),
    Reason.BROKEN_ARCHIVE: QT_TRANSLATE_NOOP("DeckMaking", "is a damaged zip archive"),
    Reason.UNREADABLE: QT_TRANSLATE_NOOP("DeckMaking", "can't be read"),
    Reason.TOO_LARGE: QT_TRANSLATE_NOOP("DeckMaking", "is too large"),
    Reason.TOO_MANY_PIXELS: QT_TRANSLATE_NOOP("DeckMaking", "has too many pixels; make it smaller"),
    Reason.TOO_SMALL: QT_TRANSLATE_NOOP("DeckMaking", "is too small"),
    Reason.TOO_MANY: QT_TRANSLATE_NOOP("DeckMaking", "is left out: the deck is full"),
    Reason.DUPLICATE: QT_TRANSLATE_NOOP("DeckMaking", "is already in the deck"),
    Reason.CLIMBS_OUT: QT_TRANSLATE_NOOP(
        "DeckMaking", "would be unpacked outside its folder; don't trust that archive"
    ),
    Reason.LINK: QT_TRANSLATE_NOOP("DeckMaking", "is a shortcut, not a picture"),
    Reason.ENCRYPTED: QT_TRANSLATE_NOOP("DeckMaking", "is password-protected"),
    Reason.BOMB: QT_TRANSLATE_NOOP(
        "DeckMaking", "would unpack to an enormous size; don't trust that archive"
    ),
    Reason.NESTED: QT_TRANSLATE_NOOP("DeckMaking", "is an archive within an archive"),
}


def reason_words(reason: Reason) -> str:
    return translate("DeckMaking", REASONS[reason])


def suffices_for(cards: int) -> str:
    """Which editions these cards are enough for, and for how many players."""
    most = companies(cards)
    if not cards:
        return ""
    if not most:
        return translate("DeckMaking", "Not enough for any edition yet.")
    if all(most.get(edition.id) == max(edition.sizes) for edition in EDITIONS.values()):
        return translate("DeckMaking", "Enough for every edition and any number of players.")
    lines = [
        translate("DeckMaking", "%1: up to %n player(s)", "", players).replace(
            "%1", edition_name(edition)
        )
        for edition, players in most.items()
    ]
    return translate("DeckMaking", "Enough for:") + "\n" + "\n".join(lines)


@dataclass(frozen=True, slots=True)
class PieceRow(Row):
    """The card's crop window is given in fractions of the picture."""

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


def fault_words(failure: Exception | None) -> str:
    if failure is None:
        return ""
    if isinstance(failure, OSError):
        said = translate("DeckMaking", "Disk error: %1")
        return said.replace("%1", failure.strerror or str(failure))
    said = translate("DeckMaking", "Something went wrong: %1")
    return said.replace("%1", str(failure)[:200])


@dataclass(frozen=True, slots=True)
class WorkshopProps:
    count: int = 0
    suggested: int = SUGGESTED_CARDS
    suffices_for: str = ""
    busy: bool = False
    binding: bool = False
    done: int = 0
    expected: int = 0
    fault: str = ""
    chosen: str = ""


class Workshop(ViewModel):
    """Shows the desk and the work there, and passes the player's actions on."""

    props = WorkshopProps()
    pieces = list_of(PieceRow)
    refused = list_of(RefusedRow)
    onTheEasel = list_of(PieceRow)
    """The chosen picture, or no row."""

    made = Signal(str)

    def __init__(self, folder: Path, pool: QThreadPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = Desk()
        self._work = DeskWork(self._desk, folder, pool, self)
        self._work.changed.connect(self.retell)
        self._work.made.connect(self.made)
        self._browser = Browser(parent=self)
        self._browser.taken.connect(self.take)

    # Importing pictures

    @Property(Browser, constant=True)
    def browser(self) -> Browser:
        return self._browser

    @Slot("QVariantList")
    def add(self, urls: Sequence[QUrl]) -> None:
        self.take([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])

    @Slot("QVariantList")
    def take(self, sources: Sequence[Path]) -> None:
        self._work.take(sources)

    @Slot()
    def cancel(self) -> None:
        self._work.cancel()

    @Slot()
    def clear(self) -> None:
        self._work.clear()

    @Slot()
    def forgetRefused(self) -> None:
        self._desk.refused.clear()
        self.retell()

    # Arranging them

    @Slot(str)
    def choose(self, key: str) -> None:
        if key != self._desk.chosen:
            self._desk.chosen = key
            self._show_easel()

    @Slot(int)
    def leaf(self, by: int) -> None:
        self._desk.leaf(by)
        self._show_easel()

    @Slot(str)
    def remove(self, key: str) -> None:
        self._desk.remove(key)
        self.retell()

    @Slot(float, float)
    def moveWindow(self, right: float, down: float) -> None:
        self._desk.move_window(right, down)
        self.retell()

    @Slot(float)
    def zoom(self, factor: float) -> None:
        self._desk.zoom(factor)
        self.retell()

    @Slot()
    def centre(self) -> None:
        self._desk.centre()
        self.retell()

    @Slot(str)
    def setTitle(self, title: str) -> None:
        self._desk.retitle(title)
        self.retell()

    # Making the deck

    @Slot(str, str)
    def bind(self, name: str, author: str) -> None:
        """Write the deck; `made` is emitted when it is finished."""
        name = tidy_name(name)
        if name and self._desk.pieces and not self._work.busy:
            self._work.bind(name, tidy_name(author))

    # Showing

    @Slot()
    def retell(self) -> None:
        """Called when the language has changed."""
        self.pieces.show([piece_row(piece) for piece in self._desk.pieces.values()])
        self.refused.show(
            [
                RefusedRow(str(place), refused.name, reason_words(refused.reason))
                for place, refused in enumerate(self._desk.refused)
            ]
        )
        self._browser.retell()
        self.props = WorkshopProps(
            count=len(self._desk.pieces),
            suffices_for=suffices_for(len(self._desk.pieces)),
            busy=self._work.busy,
            binding=self._work.binding,
            done=self._work.done,
            expected=self._work.expected,
            fault=fault_words(self._work.failure),
        )
        self._show_easel()

    def _show_easel(self) -> None:
        piece = self._desk.at_work
        self.onTheEasel.show([] if piece is None else [piece_row(piece, "chosen")])
        self.props = replace(self.props, chosen=self._desk.chosen)
        self.changed.emit()
