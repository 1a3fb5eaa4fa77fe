"""Passes events to the screen reader: one announcement for each change."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from dixit_qt.client.events import newest_round
from dixit_qt.client.state import ClientState
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.code_sentences import refusal_sentence
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.game.round_screen import RoundScreen
from dixit_qt.ui.game.status import act_said, cards_asked, clue_said, table_said
from dixit_qt.ui.poetry.poetry_words import poem_said, poetry_asked
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.rounds.round_summary import summary_of
from dixit_qt.ui.score.end import title_of


def result_said(old: ClientState, new: ClientState, language: str) -> str:
    """The round that ended between the two states."""
    record = None if old.match != new.match else newest_round(old.view, new.view)
    return "" if record is None else summary_of(record, new, _no_picture, language).summary


def refusal_said(old: ClientState, new: ClientState) -> str:
    if new.refused is None or new.refused == old.refused:
        return ""
    return refusal_sentence(new.refused.code, new.refused.facts)


def news_said(old: ClientState, new: ClientState, language: str) -> str:
    """The news of the table: what was done, what to do now, and then the clue or the cards."""
    before, view = old.view, new.view
    if view is None or before is None or old.match != new.match:
        return "" if view is None or before == view else _status(new, view)
    said = (
        act_said(before, view),
        poem_said(before, view, new),
        _turn(before, view, new),
        clue_said(before, view, new),
        table_said(before, view, new, language),
        _end(before, view, new),
    )
    return " ".join(filter(None, said))


def _status(state: ClientState, view: SeatView) -> str:
    if view.outcome is not None:
        return title_of(view.outcome.winners, faces_of(state))
    return poetry_asked(state, view) if view.family.has_verses else cards_asked(state, view)


def _end(before: SeatView, view: SeatView, state: ClientState) -> str:
    if view.outcome is None or before.outcome is not None:
        return ""
    return title_of(view.outcome.winners, faces_of(state))


def _turn(before: SeatView, view: SeatView, state: ClientState) -> str:
    """Only what is new: this seat must act, everything is in, or it is another side's turn."""
    if view.outcome is not None:
        return ""
    asked = _is_awaited(view) and not _is_awaited(before)
    all_in = view.grace and not before.grace
    if _moment(view) == _moment(before) and not asked and not all_in:
        return ""
    return _status(state, view)


def _is_awaited(view: SeatView) -> bool:
    return view.seat is not None and view.seat in view.waiting_for


def _moment(view: SeatView) -> tuple[object, ...]:
    return view.round, view.phase, None if view.poetry is None else view.poetry.turn


def _no_picture(_card: str) -> str:
    return ""


class Announcer(QObject):
    """The announcements are made for `window`; without a screen reader nothing is computed.

    While a reveal is open, only its result is announced; what has happened at the table since then
    follows when it is closed.
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
        self._announced = feed.state
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
            self._announced = new
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
        before, self._announced = self._announced, state
        return news_said(before, state, self._language.code)
