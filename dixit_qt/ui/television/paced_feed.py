"""A feed that shows a quick table no quicker than people on a sofa can follow."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.television.programme import (
    Stays,
    after_telling,
    ends_at,
    gone_on,
    opened,
    with_news,
)
from dixit_qt.ui.television.scene import Scene


class PacedFeed(Feed):
    def __init__(self, source: Feed, stays: Stays, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source, self._stays = source, stays
        self._clock = QElapsedTimer()
        self._clock.start()
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)
        self._programme = opened(source.state, self._clock.elapsed())
        self.state = source.state
        source.changed.connect(self._on_source)

    @property
    def scene(self) -> Scene:
        return self._programme.act.scene

    def tell(self) -> None:
        """What is on the screen has been told to its end: the next act comes, but not yet, while
        the screen is still saying so."""
        self._programme = after_telling(self._programme, self._clock.elapsed())
        self._wait()

    @Slot(object, object)
    def _on_source(self, _old: ClientState, new: ClientState) -> None:
        shown = self._programme.act
        self._programme = with_news(self._programme, new, self._clock.elapsed())
        if self._programme.act is not shown:
            self._show_act()
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """To the act that is due; what waits behind it comes by itself."""
        now = self._clock.elapsed()
        end = ends_at(self._programme, self._stays)
        while end is not None and end <= now:
            self._programme = gone_on(self._programme, now)
            self._show_act()
            end = ends_at(self._programme, self._stays)
        self._wait()

    def _wait(self) -> None:
        end = ends_at(self._programme, self._stays)
        if end is None:
            self._next.stop()
        else:
            self._next.start(max(0, end - self._clock.elapsed()))

    def _show_act(self) -> None:
        old, self.state = self.state, self._programme.act.state
        self.changed.emit(old, self.state)
