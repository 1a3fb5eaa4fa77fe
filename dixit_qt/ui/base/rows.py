"""A list model of frozen records that keeps QML delegates alive while their rows change."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Signal,
)

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_DISPLAY_ROLE = 0x0000
_FIRST_ROLE = 0x0100 + 1
"""`Qt.ItemDataRole` as numbers: importing the namespace `Qt` takes longer than anything else that
the window needs before its first frame.
"""


@dataclass(frozen=True, slots=True)
class Row:
    """One entry of a list; `key` identifies it."""

    key: str


class RowModel(QAbstractListModel):
    """`show` changes the list to the given rows, moving as few delegates as it can."""

    count_changed = Signal()

    def __init__(self, row: type[Row], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = [field.name for field in fields(row)]
        self._roles = {_FIRST_ROLE + place: name for place, name in enumerate(self._names)}
        self._rows: list[Row] = []

    @Property(int, notify=count_changed)
    def count(self) -> int:
        return len(self._rows)

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(self._rows)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return {role: QByteArray(name.encode()) for role, name in self._roles.items()}

    def data(self, index: Index, role: int = _DISPLAY_ROLE) -> Any:
        name = self._roles.get(role)
        if name is None or not 0 <= index.row() < len(self._rows):
            return None
        value = getattr(self._rows[index.row()], name)
        return list(value) if isinstance(value, tuple) else value

    def show(self, rows: Sequence[Row]) -> None:
        """Neighbours that are added or removed together are signalled together, so that the
        delegates are laid out only once."""
        before = len(self._rows)
        self._remove_gone({row.key for row in rows})
        here = {row.key for row in self._rows}
        place = 0
        while place < len(rows):
            end = place
            while end < len(rows) and rows[end].key not in here:
                end += 1
            self._insert(place, rows[place:end])
            if end < len(rows):
                self._settle(end, rows[end])
            place = end + 1
        if len(self._rows) != before:
            self.count_changed.emit()

    def _remove_gone(self, wanted: set[str]) -> None:
        end = len(self._rows)
        while end > 0:
            start = end
            while start > 0 and self._rows[start - 1].key not in wanted:
                start -= 1
            if start < end:
                self.beginRemoveRows(_ROOT, start, end - 1)
                del self._rows[start:end]
                self.endRemoveRows()
            end = start - 1

    def _insert(self, place: int, rows: Sequence[Row]) -> None:
        if rows:
            self.beginInsertRows(_ROOT, place, place + len(rows) - 1)
            self._rows[place:place] = rows
            self.endInsertRows()

    def _settle(self, place: int, row: Row) -> None:
        """Bring `row` to `place`; the rows before it are already where they belong."""
        keys = (other.key for other in self._rows[place:])
        found = place + next(steps for steps, key in enumerate(keys) if key == row.key)
        if found != place:
            self.beginMoveRows(_ROOT, found, found, _ROOT, place)
            self._rows.insert(place, self._rows.pop(found))
            self.endMoveRows()
        self._change(place, row)

    def _change(self, place: int, row: Row) -> None:
        old = self._rows[place]
        changed = [
            role for role, name in self._roles.items() if getattr(old, name) != getattr(row, name)
        ]
        if changed:
            self._rows[place] = row
            here = self.index(place)
            self.dataChanged.emit(here, here, changed)
