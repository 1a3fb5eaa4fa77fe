"""The view model of the toasts: what happened around the game, said once and calmly."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.client.events import Event, NoticeCame, WasRefused
from dixit_qt.ui.base.code_sentences import news_sentence, refusal_sentence
from dixit_qt.ui.base.rows import Row, RowModel

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

MOST = 4
READ_WITHIN_MS = 6000


@dataclass(frozen=True, slots=True)
class ToastRow(Row):
    text: str
    refusal: bool


def toast_text(event: Event) -> str:
    match event:
        case NoticeCame(notice):
            return news_sentence(notice.code, notice.name)
        case WasRefused(code, detail):
            return refusal_sentence(code, detail)
        case _:
            return ""


@QmlElement
class Notices(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = RowModel(ToastRow)
        self._toasts: tuple[ToastRow, ...] = ()
        self._count = 0
        self._timer = QTimer(self, interval=READ_WITHIN_MS, singleShot=True)
        self._timer.timeout.connect(self._drop_oldest)

    @Slot(tuple)
    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            text = toast_text(event)
            if text:
                self.say(text, refusal=isinstance(event, WasRefused))

    def say(self, text: str, *, refusal: bool = False) -> None:
        others = [row for row in self._toasts if row.text != text]
        self._count += 1
        self._show([*others, ToastRow(str(self._count), text, refusal)][-MOST:])

    @Property(QObject, constant=True)
    def toasts(self) -> RowModel:
        return self._rows

    @Slot()
    def _drop_oldest(self) -> None:
        self._show(self._toasts[1:])

    def _show(self, rows: Sequence[ToastRow]) -> None:
        self._toasts = tuple(rows)
        self._rows.show(rows)
        if rows:
            self._timer.start()
        else:
            self._timer.stop()
