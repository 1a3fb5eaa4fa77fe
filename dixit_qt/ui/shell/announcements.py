"""What happens is said to those who listen: the clue, the cards, the result, whose turn it is.

A sentence is made of what this seat may know, and of nothing that is not open to everybody else:
neither the hand nor what one has laid out is ever announced by itself.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from dixit_qt.client.changes import newest_round
from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Phase
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.game.card_table_rows import words_in
from dixit_qt.ui.game.status import fill, name_of, status_sentence
from dixit_qt.ui.poetry.poetry_rows import line_text
from dixit_qt.ui.poetry.poetry_status import poetry_sentence
from dixit_qt.ui.rounds.round_summary import summary_of
from dixit_qt.ui.score.end import title_of

translate = QCoreApplication.translate


def announcements(old: ClientState, new: ClientState, language: str) -> tuple[str, ...]:
    """In the order in which they are said."""
    before, view = old.view, new.view
    if view is None or before is None or old.match != new.match:
        return () if view is None or before == view else (_status(new, view),)
    said = (
        _round(before, view, new, language),
        _clue(before, view, new),
        _cards(before, view, new, language),
        _line(before, view, new),
        _end(before, view, new),
        _turn(old, new, view),
    )
    return tuple(sentence for sentence in said if sentence)


def _status(state: ClientState, view: SeatView) -> str:
    if view.outcome is not None:
        return title_of(view.outcome.winners, faces_of(state))
    return status_sentence(state) or poetry_sentence(state, faces_of(state))


def _round(before: SeatView, view: SeatView, state: ClientState, language: str) -> str:
    record = newest_round(before, view)
    return "" if record is None else summary_of(record, state, _no_picture, language).summary


def _clue(before: SeatView, view: SeatView, state: ClientState) -> str:
    clue = None if view.cards is None else view.cards.clue
    if clue is None or (before.cards is not None and before.cards.clue == clue):
        return ""
    teller = name_of(state, view.storyteller)
    if not clue.text:
        return fill(translate("Announcements", "%1 has given a clue without words."), teller)
    return fill(translate("Announcements", "%1’s clue: %2."), teller, clue.text)


def _cards(before: SeatView, view: SeatView, state: ClientState, language: str) -> str:
    """By number, with what is to be seen on them, as soon as they lie on the table."""
    if view.cards is None or view.phase is not Phase.VOTE or before.phase is Phase.VOTE:
        return ""
    words = words_in(language, state, view.cards.table)
    sentences = [
        fill(
            translate("Announcements", "Card %1: %2."),
            str(number),
            words.descriptions.get(card) or words.titles.get(card, ""),
        )
        for number, card in enumerate(view.cards.table, 1)
    ]
    return " ".join(sentences)


def _line(before: SeatView, view: SeatView, state: ClientState) -> str:
    if view.poetry is None or before.poetry is None:
        return ""
    known = {line.line for line in before.poetry.lines}
    fresh = [line.line for line in view.poetry.lines if line.line not in known]
    return " ".join(line_text(state.verses, line) for line in fresh)


def _end(before: SeatView, view: SeatView, state: ClientState) -> str:
    if view.outcome is None or before.outcome is not None:
        return ""
    return title_of(view.outcome.winners, faces_of(state))


def _turn(old: ClientState, new: ClientState, view: SeatView) -> str:
    """Only what is new, and only when this seat must do something or the phase has changed."""
    if view.outcome is not None or old.view is None:
        return ""
    mine = view.seat is not None and view.seat in view.waiting_for
    was_mine = old.view.seat is not None and old.view.seat in old.view.waiting_for
    if (view.phase, view.round) == (old.view.phase, old.view.round) and (not mine or was_mine):
        return ""
    return _status(new, view)


def _no_picture(_card: str) -> str:
    return ""


class Announcer(QObject):
    """`window` is what is read out; while nobody listens nothing is worked out."""

    def __init__(
        self,
        feed: Feed,
        language: Language,
        window: QObject,
        parent: QObject | None = None,
        post: Callable[[QAccessibleEvent], object] = QAccessible.updateAccessibility,
    ) -> None:
        super().__init__(parent)
        self._language, self._window, self._post = language, window, post
        feed.changed.connect(self._on_state)

    @Slot(object, object)
    def _on_state(self, old: ClientState, new: ClientState) -> None:
        if not QAccessible.isActive():
            return
        for sentence in announcements(old, new, self._language.code):
            self._post(QAccessibleAnnouncementEvent(self._window, sentence))
