"""What can be shown at once: the window with its backdrop, before the rest of the program is read.

Reading all modules takes longer than opening a window; so the window comes first, and the program
enters it when it is there. Nothing here may import what is not needed for the first frame.
"""

from PySide6.QtCore import QObject, QSettings

from dixit_qt import paths
from dixit_qt.app.windows import Windows
from dixit_qt.store.settings import SettingsStore
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.settings.preferences import Preferences


def own_settings() -> QSettings:
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "dixit-qt", "dixit-qt")


class Foyer(QObject):
    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = Language(paths.translations(), self)
        self.preferences = Preferences(SettingsStore(settings), self.language, self)
        self.windows = Windows(self.language, self)
        self.window = self.windows.open_main(self.preferences)
