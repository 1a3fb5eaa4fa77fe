"""The QML engine and the windows it shows.

Windows are handled as `QWindow`s: importing QtQuick would add ten megabytes of bindings that the
program doesn't need.
"""

from PySide6.QtCore import Q_ARG, QCoreApplication, QEvent, QMetaObject, QObject, QSettings, QUrl
from PySide6.QtGui import QWindow
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent

from dixit_qt import paths
from dixit_qt.store.settings import SettingsStore
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.settings.preferences import Preferences


class WindowFailed(RuntimeError):
    """The QML of a window could not be loaded; Qt has logged the reason."""


class Windows(QObject):
    """The engine is deleted before the view models, or QML would use deleted objects."""

    def __init__(self, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.engine = QQmlApplicationEngine()
        self.engine.addImportPath(str(paths.qml()))
        language.changed.connect(self.engine.retranslate)
        self._furnish()

    def _furnish(self) -> None:
        theme = self.engine.singletonInstance("DixitQt", "Theme")
        if not isinstance(theme, QObject):
            raise WindowFailed("Theme")
        theme.setProperty("house", QUrl.fromLocalFile(str(paths.house())))

    def open_main(self, preferences: Preferences) -> QWindow:
        """Open the window with its backdrop; `enter` adds the pages."""
        self.engine.setInitialProperties({"preferences": preferences})
        return self._load("Main")

    def enter(self, window: QWindow, program: QObject) -> None:
        component = QQmlComponent(self.engine, self.engine)
        component.loadFromModule("DixitQt", "Room")
        room = component.createWithInitialProperties({"program": program})
        if room is None:
            raise WindowFailed(component.errorString())
        room.setParent(window)
        QMetaObject.invokeMethod(window, "take", Q_ARG("QVariant", room))

    def close(self) -> None:
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _load(self, name: str) -> QWindow:
        before = len(self.engine.rootObjects())
        self.engine.loadFromModule("DixitQt", name)
        roots = self.engine.rootObjects()
        if len(roots) == before or not isinstance(roots[-1], QWindow):
            raise WindowFailed(name)
        return roots[-1]


# The window with its backdrop, shown before the rest of the program is imported
#
# Importing all modules takes longer than opening a window, so the window opens first, and the pages
# are added when they are ready. Nothing here may import what the first frame doesn't need


def own_settings() -> QSettings:
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "dixit-qt", "dixit-qt")


class StartupWindow(QObject):
    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = Language(paths.translations(), self)
        self.preferences = Preferences(SettingsStore(settings), self.language, self)
        self.windows = Windows(self.language, self)
        self.window = self.windows.open_main(self.preferences)
