"""Hands what happens to the screen reader: one announcement for one change."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.game.round_screen import RoundScreen
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.shell.announcements import news_said, refusal_said, result_said


class Announcer(QObject):
    """`window` is what is read out; while nobody listens nothing is worked out.

    As long as a reveal is looked at only the result is said; what the table has come to since
    follows when it is left.
    """

    def __init__(
        self,
        feed: Feed,
        language: Language,
        window: QObject,
        reveal: Reveal,
        parent: QObject | None = None,
        post: Callable[[QAccessibleEvent], object] = QAccessible.updateAccessibility,
    ) -> None:
        super().__init__(parent)
        self._feed, self._language, self._window = feed, language, window
        self._reveal, self._post = reveal, post
        self._told = feed.state
        feed.changed.connect(self._on_state)
        reveal.changed.connect(self._on_reveal)

    def listen_to(self, table: RoundScreen) -> None:
        table.said.connect(self.say)

    @Slot(str)
    def say(self, sentence: str) -> None:
        if sentence and QAccessible.isActive():
            self._post(QAccessibleAnnouncementEvent(self._window, sentence))

    @Slot(object, object)
    def _on_state(self, old: ClientState, new: ClientState) -> None:
        if not QAccessible.isActive():
            self._told = new
            return
        language = self._language.code
        sentences = (refusal_said(old, new), result_said(old, new, language), self._news(new))
        self.say(" ".join(filter(None, sentences)))

    @Slot()
    def _on_reveal(self) -> None:
        if QAccessible.isActive():
            self.say(self._news(self._feed.state))

    def _news(self, state: ClientState) -> str:
        if self._reveal.props.open:
            return ""
        told, self._told = self._told, state
        return news_said(told, state, self._language.code)
