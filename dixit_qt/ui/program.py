"""The root view model: which page is open, and the view models of the pages."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.ui.feed import Feed
from dixit_qt.ui.preferences import Preferences

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Program(QObject):
    """`page` follows the table; a side page (decks, rules, settings, trouble) lies over it."""

    changed = Signal()

    def __init__(self, feed: Feed, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._feed = feed
        self._preferences = preferences
        self._side = ""

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        return self._preferences

    @Property(str, notify=changed)
    def side(self) -> str:
        return self._side

    @Slot(str)
    def openSide(self, page: str) -> None:
        if page != self._side:
            self._side = page
            self.changed.emit()

    @Slot()
    def closeSide(self) -> None:
        self.openSide("")
