"""A feed for a screen that everybody sees: it leaves out what only one seat may know.

A big screen on a computer of its own has no seat, so its feed contains no secret. A player who
opens the table view as a second window has a seat: this feed passes on only what everybody knows.
"""

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Phase
from dixit_qt.rules.seatview import CardsView, PoetryView, SeatView
from dixit_qt.ui.base.screen import Feed

_NUMBER_IS_OPEN = frozenset({Phase.ENDING, Phase.OVER})


class PublicFeed(Feed):
    def __init__(self, source: Feed, parent: QObject | None = None) -> None:
        super().__init__(parent)
        source.changed.connect(self._on_source)
        self.show(public_state(source.state))

    @Slot(object, object)
    def _on_source(self, _old: ClientState, new: ClientState) -> None:
        self.show(public_state(new))


def public_state(state: ClientState) -> ClientState:
    view = None if state.view is None else public_view(state.view)
    return replace(state, seat=None, token="", view=view)


def public_view(view: SeatView) -> SeatView:
    return SeatView(
        edition=view.edition,
        family=view.family,
        seats=view.seats,
        ring=view.ring,
        seat=None,
        round=view.round,
        phase=view.phase,
        storyteller=view.storyteller,
        sides=view.sides,
        scores=view.scores,
        waiting_for=view.waiting_for,
        grace=view.grace,
        cards=None if view.cards is None else _public_cards(view.cards),
        poetry=None if view.poetry is None else _public_poetry(view.poetry, view.phase),
        history=view.history,
        outcome=view.outcome,
        target_score=view.target_score,
        rounds_in_all=view.rounds_in_all,
    )


def _public_cards(cards: CardsView) -> CardsView:
    return CardsView(
        hand_sizes=cards.hand_sizes,
        clue=cards.clue,
        given=cards.given,
        voted=cards.voted,
        voters=cards.voters,
        table=cards.table,
        pile=cards.pile,
        discard=cards.discard,
    )


def _public_poetry(poetry: PoetryView, phase: Phase) -> PoetryView:
    """The storyteller knows the chosen story before its number is revealed."""
    return PoetryView(
        hand_sizes=poetry.hand_sizes,
        stories=poetry.stories,
        chosen=poetry.chosen if phase in _NUMBER_IS_OPEN else None,
        hint=poetry.hint,
        lines=poetry.lines,
        guesses=poetry.guesses,
        chips=poetry.chips,
        turn=poetry.turn,
        swapped_out=poetry.swapped_out,
        swapped_by=poetry.swapped_by,
        ending_by=poetry.ending_by,
        draws=poetry.draws,
        told=poetry.told,
        kept=poetry.kept,
        rival=poetry.rival,
        discard=poetry.discard,
        discard_top=poetry.discard_top,
        lines_left=poetry.lines_left,
        stories_left=poetry.stories_left,
        endings_left=poetry.endings_left,
    )
