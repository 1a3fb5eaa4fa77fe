"""The table view beside the player's own window, best on a screen of its own."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQml import QQmlEngine

from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.television.television import Television, open_table_window, screen_for_table


class SecondScreen(QObject):
    """Nothing is worked out for it before somebody opens it."""

    chosen = Signal(str)
    """The table that somebody wants to watch, while this computer is at none."""

    sounded = Signal(str)

    def __init__(
        self,
        feed: Feed,
        language: Language,
        gallery: Gallery,
        addresses: Callable[[], list[str]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._feed, self._language = feed, language
        self._gallery, self._addresses = gallery, addresses
        self._table: Television | None = None
        self._window: QWindow | None = None

    def open(self, engine: QQmlEngine, beside: QWindow) -> QWindow:
        """Full only on a screen that the player does not look at."""
        self.close()
        table = self._table = self._table or self._model()
        screen = screen_for_table(QGuiApplication.screens(), beside.screen())
        self._window = open_table_window(engine, table, screen, full=screen is not None)
        return self._window

    @property
    def is_open(self) -> bool:
        return self._window is not None and self._window.isVisible()

    def refresh(self) -> None:
        if self._table is not None:
            self._table.refresh()

    @Slot(tuple)
    def offer(self, tables: Sequence[FoundTable]) -> None:
        if self._table is not None:
            open_ones = [table for table in tables if table.obstacle is None]
            self._table.offer([(table.game, table.name, table.edition) for table in open_ones])

    def close(self) -> None:
        window, self._window = self._window, None
        if window is not None:
            window.close()
            window.deleteLater()

    def _model(self) -> Television:
        table = Television(self._feed, self._language, self._gallery, self, self._addresses)
        table.chosen.connect(self.chosen)
        table.sounded.connect(self.sounded)
        return table
