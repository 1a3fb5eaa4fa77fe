from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickView
from pytestqt.qtbot import QtBot

from dixit_qt import paths
from dixit_qt.ui.base.language import Language
from tests.ui.household import fonts, household
from tests.ui.qml_driver import QmlDriver

__all__ = ["fonts", "household", "language", "show"]


def bury(thing: QObject) -> None:
    """Delete it now, not in the event loop: the view models must outlive the engine."""
    thing.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


@pytest.fixture
def listening() -> Iterator[None]:
    """Simulate a running screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def language(qapp: QCoreApplication) -> Iterator[Language]:
    """The translator is removed after this test, even if it fails."""
    made = Language(paths.translations())
    yield made
    made.leave()


@pytest.fixture
def show(qtbot: QtBot, fonts: None) -> Iterator[Callable[..., QmlDriver]]:
    """Show one component of the QML module: `show("GameScreen", table=view_model)`."""
    views: list[QQuickView] = []
    kept_alive: list[dict[str, Any]] = []

    def show_component(
        name: str, /, size: tuple[int, int] = (1366, 768), pace: float = 0, **props: Any
    ) -> QmlDriver:
        engine = QQmlEngine()
        engine.addImportPath(str(paths.qml()))
        theme = engine.singletonInstance("DixitQt", "Theme")
        theme.setProperty("house", QUrl.fromLocalFile(str(paths.house())))
        engine.singletonInstance("DixitQt", "Motion").setProperty("pace", pace)
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
