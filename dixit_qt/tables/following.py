"""Keeps a guest on the track of his table: found by its name first, then by its game."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.joining import Joining


class Following(QObject):
    """`name` is the table to join as soon as it is seen, "" any; None when one has joined."""

    found = Signal(object)
    """The `FoundTable` that is joined now."""

    def __init__(
        self,
        discovery: Discovery,
        joining: Joining,
        name: str | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._discovery = discovery
        self._joining = joining
        self._name = name
        discovery.tables_changed.connect(self._on_tables)

    @Slot(tuple)
    def _on_tables(self, tables: Sequence[FoundTable]) -> None:
        if self._name is not None:
            self._join_first(tables)
            return
        session = self._joining.session
        places = self._discovery.places_of(session.state.game or session.profile.game or "")
        if places:
            self._joining.also_at(places)

    def _join_first(self, tables: Sequence[FoundTable]) -> None:
        wanted = (table for table in tables if self._name in {"", table.name})
        table = next((table for table in wanted if table.obstacle is None), None)
        if table is None:
            return
        self._name = None
        session = self._joining.session
        session.profile = replace(session.profile, game=table.game)
        self.found.emit(table)
        self._joining.join(table.places)
