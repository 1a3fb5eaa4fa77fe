"""Operates a real window as a person does: finds things by name, clicks, drags and types."""

from collections.abc import Callable, Collection, Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

WAIT_MS = 20_000
DRAG_STEPS = 8


class QmlDriver:
    """Every method waits for a condition, never for a duration."""

    def __init__(self, window: QQuickWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    # Finding

    def find(self, name: str) -> QQuickItem | None:
        """The visible item with that objectName; doesn't wait."""
        named = (item for item in items_below(self.window.contentItem()) if is_named(item, name))
        return next((item for item in named if item.isVisible()), None)

    def item(self, name: str) -> QQuickItem:
        self.until(lambda: self.find(name) is not None, f"there is no visible {name!r}")
        found = self.find(name)
        assert found is not None
        return found

    def items(self, prefix: str) -> list[QQuickItem]:
        """All visible items whose objectName has this prefix, in tree order."""
        below = items_below(self.window.contentItem())
        return [i for i in below if i.isVisible() and i.objectName().startswith(prefix)]

    def has(self, name: str) -> bool:
        return self.find(name) is not None

    def gone(self, name: str) -> None:
        self.until(lambda: self.find(name) is None, f"{name!r} is still there")

    def text(self, name: str) -> str:
        return str(self.item(name).property("text"))

    def value(self, name: str, prop: str) -> Any:
        return self.item(name).property(prop)

    def reads(self, name: str) -> tuple[str, str]:
        """What a screen reader says about it: its name and description."""
        reader = QAccessible.queryAccessibleInterface(self.item(name))
        assert reader is not None
        return reader.text(QAccessible.Text.Name), reader.text(QAccessible.Text.Description)

    def texts(self) -> list[str]:
        """Every visible text."""
        below = items_below(self.window.contentItem())
        seen = (i.property("text") for i in below if i.isVisible() and i.opacity() > 0)
        return [text for text in seen if isinstance(text, str) and text]

    def says(self, words: str) -> None:
        self.until(lambda: any(words in text for text in self.texts()), f"nothing says {words!r}")

    def one_of(self, words: Collection[str], name: str) -> str:
        """Which of these texts it shows, if any."""
        texts = (item.property("text") for item in items_below(self.item(name)))
        return next((text for text in texts if text in words), "")

    def loading(self) -> bool:
        """Whether a picture is still being loaded."""
        pictures = [i for i in items_below(self.window.contentItem()) if i.property("mipmap")]
        return any(i.property("source").url() and i.property("progress") < 1 for i in pictures)

    # Acting

    def frame(self) -> None:
        """Wait until changes are laid out and drawn: only then can a person point at them."""
        with self.qtbot.waitSignal(self.window.frameSwapped, timeout=WAIT_MS):
            self.window.update()

    def click(self, name: str) -> None:
        self.enabled(name)
        place = self.resting(name)
        QTest.mouseClick(
            self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
        )

    def resting(self, name: str) -> QPoint:
        """Its place, once it's still: people don't click on moving things."""
        places: list[QPoint] = []

        def lies_still() -> bool:
            self.frame()
            item = self.item(name)
            bring_into_view(item)
            places.append(middle(item))
            return len(places) > 1 and places[-1] == places[-2]

        self.until(lies_still, f"{name!r} does not come to rest")
        return places[-1]

    def enabled(self, name: str) -> None:
        self.until(lambda: self.item(name).isEnabled(), f"{name!r} is not enabled")

    def hover(self, name: str) -> None:
        item = self.item(name)
        self.frame()
        QTest.mouseMove(self.window, middle(item))

    def drag(self, name: str, to: str) -> None:
        source, target = self.item(name), self.item(to)
        self.frame()
        start, end = middle(source), middle(target)
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(self.window, left, none, start)
        for step in range(1, DRAG_STEPS + 1):
            QTest.mouseMove(self.window, start + (end - start) * step / DRAG_STEPS)
        QTest.mouseRelease(self.window, left, none, end)

    def focus(self, name: str) -> None:
        self.window.requestActivate()
        self.until(self.window.isActive, "the window is not active")
        item = self.item(name)
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        self.until(lambda: bool(item.property("activeFocus")), f"{name!r} takes no focus")

    def press(
        self,
        key: Qt.Key,
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        QTest.keyClick(self.window, key, modifier)

    def type(self, words: str) -> None:
        """Type into the focused item, in any script."""
        for char in words:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, char)
                QCoreApplication.sendEvent(self.window, event)

    def write(self, name: str, words: str) -> None:
        """Replace the text of a field."""
        self.focus(name)
        self.item(name).setProperty("text", "")
        self.type(words)

    def until(self, condition: Callable[[], bool], otherwise: str = "it did not happen") -> None:
        def holds() -> None:
            assert condition(), otherwise

        self.qtbot.waitUntil(holds, timeout=WAIT_MS)


def items_below(item: QQuickItem) -> Iterator[QQuickItem]:
    """In tree order."""
    waiting = item.childItems()[::-1]
    while waiting:
        child = waiting.pop()
        yield child
        waiting += child.childItems()[::-1]


def is_named(item: QQuickItem, name: str) -> bool:
    return item.objectName() == name


def middle(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def bring_into_view(item: QQuickItem) -> None:
    """Scroll the list around the item, as a wheel would."""
    view = item.parentItem()
    while view is not None and view.property("contentY") is None:
        view = view.parentItem()
    if view is None:
        return
    content = view.property("contentItem")
    top = item.mapToItem(content, QPointF(0, 0)).y()
    bottom = top + item.height()
    y, height = view.property("contentY"), view.height()
    if top < y:
        view.setProperty("contentY", top)
    elif bottom > y + height:
        view.setProperty("contentY", bottom - height)
