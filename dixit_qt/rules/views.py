"""The only door for information.

Theory of secrecy. The host knows everything, everybody else knows views. A view is an allow
list: each field is written here by name, from what is public or the viewer's own, so a new
field of the state stays secret until somebody adds it here. The same door serves players, bots,
spectators and the big screen (seat None). What a viewer may not know must not reach the view
even indirectly: change it, and the view stays equal to the last byte. The tests do exactly that.
"""

from dixit_qt.rules.engine import in_grace, legal_actions, waiting_for
from dixit_qt.rules.families import rules_of
from dixit_qt.rules.house.afterwards import own_heart
from dixit_qt.rules.house.switches import End
from dixit_qt.rules.model import Seat
from dixit_qt.rules.seatview import NOTHING, Legal, SeatView
from dixit_qt.rules.state import GameState
from dixit_qt.rules.table import partner


def view_for(state: GameState, seat: Seat | None, legal: Legal | None = None) -> SeatView:
    """`legal` are the seat's legal actions, if somebody has them already."""
    family, switches = rules_of(state), state.edition.switches
    waiting = waiting_for(state)
    return SeatView(
        edition=state.edition.id,
        family=state.edition.family,
        seats=state.seats,
        ring=state.ring,
        seat=seat,
        round=state.round,
        phase=state.phase,
        storyteller=state.storyteller,
        sides=state.sides,
        scores=state.scores,
        waiting_for=waiting,
        grace=not waiting and in_grace(state),
        partner=None if seat is None else partner(state, seat),
        legal=_legal(state, seat) if legal is None else legal,
        cards=family.cards_view(state, seat) if family.cards_view else None,
        poetry=family.poetry_view(state, seat) if family.poetry_view else None,
        heart=None if seat is None else own_heart(state, seat),
        history=state.history,
        outcome=state.outcome,
        target_score=switches.target_score if switches.end is End.SCORE else None,
        rounds_in_all=family.rounds_in_all(state),
    )


def _legal(state: GameState, seat: Seat | None) -> Legal:
    return NOTHING if seat is None else legal_actions(state, seat)
