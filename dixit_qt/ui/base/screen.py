"""How screens follow a table: a feed brings its newest state, and a screen turns it into props."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from dixit_qt.client.state import NOBODY, ClientState
from dixit_qt.rules.actions import Action
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.view_model import ViewModel
from dixit_qt.wire.messages import FromClient


class Feed(QObject):
    """`changed(old, new)` is emitted for every new state; a feed knows nothing of sockets."""

    changed = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state: ClientState = NOBODY
        self._send: Callable[[FromClient], object] | None = None
        self._intend: Callable[[Action], object] | None = None

    def connect_to(
        self, send: Callable[[FromClient], object], intend: Callable[[Action], object]
    ) -> None:
        self._send, self._intend = send, intend

    def disconnect_from_table(self) -> None:
        self._send = self._intend = None
        self.show(NOBODY)

    def show(self, state: ClientState) -> None:
        old, self.state = self.state, state
        if old is not state:
            self.changed.emit(old, state)

    def send(self, message: FromClient) -> None:
        if self._send is not None:
            self._send(message)

    def intend(self, action: Action) -> None:
        if self._intend is not None:
            self._intend(action)


class Screen(ViewModel, abstract=True):
    """A screen overrides `derive`, a pure function of the state, and shows `props`.

    It starts only after its constructor has run, so whatever `derive` and `show_lists` use exists
    by then.

    `changed` is emitted once when the props differ. Lists have models of their own, which
    `show_lists` updates first, so that QML never sees a half-updated screen.

    A hidden screen derives nothing. `be_seen` shows or hides it; before it is shown, it catches up
    with what it has missed.
    """

    props: Any = None
    seen_on: tuple[str, ...] = ()
    """The pages and side pages that show it; a screen without any is always updated."""

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
        """The frozen props for this state."""
        raise NotImplementedError

    def show_lists(self, state: ClientState) -> None:
        """Update the screen's list models, if it has any."""

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
