"""Which pictures this player loves: whoever has counted the hearts of a round names nobody's."""

from PySide6.QtCore import QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.screen import Feed


class MyHearts(QObject):
    def __init__(self, feed: Feed, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = ("", 0)
        self._loved: dict[int, int] = {}
        feed.changed.connect(self._on_state)
        self._keep(feed.state)

    def in_round(self, number: int) -> int:
        """The number of the picture, or 0."""
        return self._loved.get(number, 0)

    @Slot(object, object)
    def _on_state(self, _old: ClientState, new: ClientState) -> None:
        self._keep(new)

    def _keep(self, state: ClientState) -> None:
        match, view = (state.game, state.match), state.view
        if match != self._match:
            self._match, self._loved = match, {}
        if view is None or not view.history:
            return
        number = view.history[-1].number
        if view.heart is not None:
            self._loved[number] = view.heart
        elif view.legal.hearts:
            self._loved.pop(number, None)
