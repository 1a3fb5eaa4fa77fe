"""Opens the table view as a window, on the screen that was asked for."""

from PySide6.QtGui import QScreen, QWindow
from PySide6.QtQml import QQmlComponent, QQmlEngine

from dixit_qt.ui.television.television import Television


class TableWindowFailed(RuntimeError):
    """The QML of the table view could not be loaded."""


def open_table_window(
    engine: QQmlEngine, table: Television, screen: QScreen | None = None, *, full: bool = True
) -> QWindow:
    """The window belongs to the caller; the model must live longer than it."""
    component = QQmlComponent(engine, engine)
    component.loadFromModule("DixitQt", "TelevisionWindow")
    window = component.createWithInitialProperties({"table": table, "fullScreen": full})
    if not isinstance(window, QWindow):
        raise TableWindowFailed(component.errorString())
    if screen is not None:
        window.setScreen(screen)
        window.setPosition(screen.geometry().topLeft())
    window.setProperty("shown", True)
    return window


def screen_for_table(screens: list[QScreen], mine: QScreen | None) -> QScreen | None:
    """The first screen that the player does not look at; none when there is only one."""
    return next((screen for screen in screens if screen is not mine), None)
