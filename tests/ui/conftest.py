from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickView
from pytestqt.qtbot import QtBot

from dixit_qt import paths
from dixit_qt.ui.base.fonts import load_fonts
from tests.ui.household import Household, make_deck
from tests.ui.qml_driver import QmlDriver


@pytest.fixture(scope="session")
def fonts(qapp: QGuiApplication) -> None:
    load_fonts()


def bury(thing: QObject) -> None:
    """Now, not when the event loop comes to it: the view models must outlive the engine."""
    thing.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


@pytest.fixture
def show(qtbot: QtBot, fonts: None) -> Iterator[Callable[..., QmlDriver]]:
    """Shows one component of the QML module: `show("GameScreen", table=view_model)`."""
    views: list[QQuickView] = []
    kept_alive: list[dict[str, Any]] = []

    def show_component(
        name: str, /, size: tuple[int, int] = (1366, 768), **props: Any
    ) -> QmlDriver:
        engine = QQmlEngine()
        engine.addImportPath(str(paths.qml()))
        theme = engine.singletonInstance("DixitQt", "Theme")
        theme.setProperty("house", QUrl.fromLocalFile(str(paths.house())))
        engine.singletonInstance("DixitQt", "Motion").setProperty("pace", 0)
        view = QQuickView(engine, None)
        engine.setParent(view)
        views.append(view)
        kept_alive.append(props)
        view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        view.setInitialProperties(props)
        view.resize(*size)
        view.loadFromModule("DixitQt", name)
        assert not view.errors(), "\n".join(error.toString() for error in view.errors())
        view.show()
        view.requestActivate()
        qtbot.waitUntil(view.isActive)
        return QmlDriver(view, qtbot)

    yield show_component
    for view in views:
        bury(view)


@pytest.fixture
def household(qtbot: QtBot, fonts: None, tmp_path: Path) -> Iterator[Household]:
    """Whole programs: `household.open("Anna")` is the window of Anna's."""
    home = Household(tmp_path, qtbot, make_deck)
    yield home
    home.close_all()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
