"""A program that was started anew goes back to its seat unasked, as soon as the table is seen."""

from PySide6.QtCore import QObject, Signal, Slot

from dixit_qt.client.state import Status
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.store.seat_tokens import TokenFile
from dixit_qt.ui.base.screen import Feed


class Returning(QObject):
    """Only until the player has been at a table: nobody is called away later."""

    wanted = Signal(str)
    """The game in which this computer holds a seat."""

    def __init__(
        self, discovery: Discovery, tokens: TokenFile, feed: Feed, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._feed = feed
        self._is_over = False
        discovery.tables_changed.connect(self._on_tables)
        feed.changed.connect(self._on_feed)

    @Slot(tuple)
    def _on_tables(self, tables: tuple[FoundTable, ...]) -> None:
        for table in () if self._is_over else tables:
            known = table.obstacle is None and not table.own
            if known and self._tokens.awaits(table.game):
                self.wanted.emit(table.game)
                return

    @Slot()
    def _on_feed(self) -> None:
        self._is_over = self._is_over or self._feed.state.status is not Status.OFFLINE
