"""What happens is said to those who listen: the clue, the cards, the result, whose turn it is.

A sentence is made of what this seat may know, and of nothing that is not open to everybody else:
a card of the hand is told by its number alone.
"""

from dixit_qt.client.events import newest_round
from dixit_qt.client.state import ClientState
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.code_sentences import refusal_sentence
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.game.card_said import act_said, cards_asked, clue_said, table_said
from dixit_qt.ui.poetry.poetry_said import poem_said, poetry_asked
from dixit_qt.ui.rounds.round_summary import summary_of
from dixit_qt.ui.score.end import title_of


def result_said(old: ClientState, new: ClientState, language: str) -> str:
    """The round that was over between these two."""
    record = None if old.match != new.match else newest_round(old.view, new.view)
    return "" if record is None else summary_of(record, new, _no_picture, language).summary


def refusal_said(old: ClientState, new: ClientState) -> str:
    if new.refused is None or new.refused == old.refused:
        return ""
    return refusal_sentence(new.refused.code, new.refused.facts)


def news_said(old: ClientState, new: ClientState, language: str) -> str:
    """What the table has come to since: first what is asked, then what it is about."""
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
    """Only what is new: this seat must do something, everything is in, or the turn has changed."""
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
