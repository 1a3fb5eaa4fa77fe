"""Dixit Party: a clue without a card, and points for voting like others.

The storyteller gives the clue before seeing their hand. All players give a card and vote, and may
vote for their own card. The storyteller also sets the red marker.
"""

from dixit_qt.rules.cards.game import CardRules, family_of, numbers_but
from dixit_qt.rules.cards.scoring import Awards, party_awards
from dixit_qt.rules.cards.table import ballots_in, has_given
from dixit_qt.rules.model import Seat, Side
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.state import GameState


def _sides(seats: int) -> tuple[Side, ...]:
    return tuple(range(seats))


def _everybody(state: GameState) -> tuple[Seat, ...]:
    return state.ring


def _missing_gifts(state: GameState) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.ring if not has_given(state, seat))


def _awards(state: GameState) -> Awards:
    return party_awards(ballots_in(state), state.scores, state.edition.switches)


PARTY = family_of(
    CardRules(
        sides=_sides,
        clue_with_card=False,
        givers=_missing_gifts,
        gift=lambda _edition, _players: 1,
        no_giver=lambda _state, _seat: None,
        voters=_everybody,
        no_voter=lambda _state, _seat: None,
        most_votes=lambda _state: 1,
        numbers=lambda state, _seat: numbers_but(state),
        forbidden=Refusal.NO_SUCH_NUMBER,
        with_red=True,
        awards=_awards,
        cards_per_round=lambda _edition, players: players,
    )
)
