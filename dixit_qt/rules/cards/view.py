"""The round in progress as one seat may see it, for the games with pictures."""

from collections.abc import Callable

from dixit_qt.rules.cards.common import cards_of
from dixit_qt.rules.model import Phase, Seat
from dixit_qt.rules.seatview import CardsView
from dixit_qt.rules.state import CardGame, GameState


def show_cards(
    state: GameState,
    seat: Seat | None,
    voters: Callable[[GameState], tuple[Seat, ...]],
    *,
    hidden: bool,
) -> CardsView:
    """An allow list: each field is either public or the viewer's own."""
    game = cards_of(state)
    return CardsView(
        hand=() if seat is None or hidden else game.hands[seat],
        hand_hidden=hidden,
        hand_sizes=tuple(map(len, game.hands)),
        clue=game.clue,
        given=tuple(map(len, game.given)),
        voted=tuple(ballot.seat for ballot in game.ballots if ballot is not None),
        voters=voters(state) if state.phase in (Phase.GIVE, Phase.VOTE) else (),
        mine=() if seat is None else _own_cards(game, seat),
        table=tuple(laid.card for laid in game.table),
        my_numbers=() if seat is None else _own_numbers(game, seat),
        my_ballot=None if seat is None else game.ballots[seat],
        pile=len(game.pile),
        discard=len(game.discard),
    )


def _own_cards(game: CardGame, seat: Seat) -> tuple[str, ...]:
    return game.given[seat] or tuple(laid.card for laid in game.table if laid.owner == seat)


def _own_numbers(game: CardGame, seat: Seat) -> tuple[int, ...]:
    return tuple(number for number, laid in enumerate(game.table, 1) if laid.owner == seat)
