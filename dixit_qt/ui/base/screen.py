"""The base of the view models: fold the newest state into frozen props, tell QML once."""

from typing import Any

from PySide6.QtCore import QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.view_model import ViewModel


class Screen(ViewModel, abstract=True):
    """A screen overrides `derive`, a pure function of the state, and shows `props`.

    It is built first and begins afterwards: whatever `derive` and `show_lists` look at is there by
    then.

    `changed` is emitted once when the props differ; lists live in models of their own, which
    `show_lists` brings up to date first, so that QML never sees a half-updated screen.

    A screen that nobody can see derives nothing: `be_seen` tells it, and it makes up for what it
    has missed before anybody looks.
    """

    props: Any = None
    seen_on: tuple[str, ...] = ()
    """The pages and side pages that show it; without any it is never at rest."""

    def __init__(self, feed: Feed, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.feed = feed
        self.language = language
        self._is_seen = True

    def begin(self) -> None:
        self.show_lists(self.feed.state)
        self.props = self.derive(self.feed.state)
        self.feed.changed.connect(self._on_state)
        self.language.changed.connect(self._on_language)

    def be_seen(self, seen: bool) -> None:
        news = seen and not self._is_seen
        self._is_seen = seen
        if news:
            self.refresh()

    def derive(self, state: ClientState) -> Any:
        """The frozen props of this state."""
        raise NotImplementedError

    def show_lists(self, state: ClientState) -> None:
        """Bring the screen's list models up to date; a screen without lists has none."""

    @Slot()
    def refresh(self) -> None:
        state = self.feed.state
        self.show_lists(state)
        props = self.derive(state)
        if props != self.props:
            self.props = props
            self.changed.emit()

    @Slot(object, object)
    def _on_state(self, _old: ClientState, _new: ClientState) -> None:
        self._refresh_if_seen()

    @Slot()
    def _on_language(self) -> None:
        self._refresh_if_seen()

    def _refresh_if_seen(self) -> None:
        if self._is_seen:
            self.refresh()
