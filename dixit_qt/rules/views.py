"""Makes the views: the only way in which information leaves a game.

Theory of secrecy. The host knows everything, all others only their views. A view is an allow list:
each field is written by name, the public ones in `table_view`, the viewer's own in `seat_view`, so
a new field of the state stays secret until it is added here. Players, bots, spectators and the big
screen (seat None) all get their views this way. A secret must not reach a view even indirectly: if
the secret changes, the view stays equal to the last byte. The tests check exactly that.
"""

from msgspec.structs import replace

from dixit_qt.rules.engine import in_grace, legal_actions, waiting_for
from dixit_qt.rules.families import rules_of
from dixit_qt.rules.house.afterwards import own_heart
from dixit_qt.rules.house.switches import End
from dixit_qt.rules.model import Seat
from dixit_qt.rules.seatview import Legal, SeatView
from dixit_qt.rules.state import GameState
from dixit_qt.rules.table import partner


def view_for(state: GameState, seat: Seat | None) -> SeatView:
    public = table_view(state)
    return public if seat is None else seat_view(public, state, seat, legal_actions(state, seat))


def table_view(state: GameState) -> SeatView:
    family, switches = rules_of(state), state.edition.switches
    waiting = waiting_for(state)
    return SeatView(
        edition=state.edition.id,
        family=state.edition.family,
        seats=state.seats,
        ring=state.ring,
        seat=None,
        round=state.round,
        phase=state.phase,
        storyteller=state.storyteller,
        sides=state.sides,
        scores=state.scores,
        waiting_for=waiting,
        grace=not waiting and in_grace(state),
        cards=family.cards_view.public(state) if family.cards_view else None,
        poetry=family.poetry_view.public(state) if family.poetry_view else None,
        history=state.history,
        outcome=state.outcome,
        target_score=switches.target_score if switches.end is End.SCORE else None,
        rounds_in_all=family.rounds_in_all(state),
    )


def seat_view(public: SeatView, state: GameState, seat: Seat, legal: Legal) -> SeatView:
    """The public view of this state, with the seat's own cards and legal actions added."""
    family, cards, poetry = rules_of(state), public.cards, public.poetry
    if family.cards_view and cards:
        cards = family.cards_view.own(cards, state, seat)
    if family.poetry_view and poetry:
        poetry = family.poetry_view.own(poetry, state, seat)
    return replace(
        public,
        seat=seat,
        partner=partner(state, seat),
        legal=legal,
        cards=cards,
        poetry=poetry,
        heart=own_heart(state, seat),
    )
