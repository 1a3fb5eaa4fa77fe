"""A chair more or less in the games with pictures: hands are dealt, and go to the discard."""

from collections.abc import Callable

from msgspec.structs import replace

from dixit_qt.rules.cards.common import cards_of
from dixit_qt.rules.cards.rounds import ended_by_the_pile, may_reshuffle, over, refill
from dixit_qt.rules.editions import Edition
from dixit_qt.rules.house.chairs import chairs_at_once, with_chairs, without_chairs
from dixit_qt.rules.house.switches import End, NewcomerScore
from dixit_qt.rules.model import Phase, Seat
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.refusals import Refusal, refuse_if
from dixit_qt.rules.ring import sides_of_seats
from dixit_qt.rules.state import GameState


def more(state: GameState) -> int:
    """How many will play when the newcomers sit."""
    return state.players + chairs_at_once(state)


def add_chairs(state: GameState, place: int) -> GameState:
    """The newcomers hold full hands and tell in this lap as the others do."""
    count = chairs_at_once(state)
    told = min(state.told[seat] for seat in state.ring)
    state = with_chairs(state, place, _first_score(state), told)
    game = cards_of(state)
    game = replace(
        game,
        hands=game.hands + ((),) * count,
        given=game.given + ((),) * count,
        ballots=game.ballots + (None,) * count,
    )
    return refill(replace(state, game=game))


def check_pile(state: GameState, cards_per_round: Callable[[Edition, int], int]) -> None:
    """The hands, and to the last card also what all of them draw after the next round, and after
    this one."""
    game, to_the_last = cards_of(state), state.edition.switches.end is End.LAST_CARD
    have = len(game.pile) + (len(game.discard) if may_reshuffle(state) else 0)
    hands = chairs_at_once(state) * state.edition.hand_size(more(state))
    rounds = 1 if state.phase.between_rounds else 2
    per_round = cards_per_round(state.edition, more(state))
    need = hands + (rounds * per_round if to_the_last else 0)
    refuse_if(have < need, Refusal.TOO_FEW_CARDS, have=have, need=need)


def _first_score(state: GameState) -> int:
    scores = [state.scores[side] for side in sides_of_seats(state)]
    match state.edition.switches.newcomer_score:
        case NewcomerScore.ZERO:
            return 0
        case NewcomerScore.MEAN:
            return sum(scores) // len(scores)
        case _:
            return min(scores)


def take_chairs(state: GameState, seats: tuple[Seat, ...]) -> GameState:
    """Three who stay hold one card more each, so hands are filled up, which may be the end."""
    state = without_chairs(state, seats)
    game = cards_of(state)
    gone = tuple(card for seat in seats for card in game.hands[seat])
    hands = tuple(() if seat in seats else hand for seat, hand in enumerate(game.hands))
    state = replace(state, game=replace(game, hands=hands, discard=game.discard + gone))
    if state.storyteller is None and state.phase is Phase.CLUE:
        return over(state, EndReason.EVERYBODY_HAS_TOLD)
    state = refill(state)
    reason = ended_by_the_pile(state)
    return state if reason is None else over(state, reason)
