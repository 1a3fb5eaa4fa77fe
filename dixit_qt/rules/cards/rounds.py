"""The end of a round and of a game with pictures, and seats added or removed between rounds."""

from collections.abc import Callable

from msgspec.structs import replace

from dixit_qt.rules.cards.table import ballots_in, cards_of, teller_of, with_game
from dixit_qt.rules.editions import Edition
from dixit_qt.rules.house.chairs import chairs_at_once, with_chairs, without_chairs
from dixit_qt.rules.house.switches import End, NewcomerScore
from dixit_qt.rules.model import Phase, Seat
from dixit_qt.rules.records import Award, EndReason, Outcome, RoundRecord, TieBreak
from dixit_qt.rules.refusals import Refusal, refuse_if
from dixit_qt.rules.state import GameState
from dixit_qt.rules.table import (
    counted_as_told,
    from_seat,
    left_of,
    next_teller,
    rounds_by_laps,
    shuffle,
    sides_in_play,
)


def finish_round(state: GameState, awards: tuple[Award, ...]) -> GameState:
    """Add the scores and the record, clear the table, then start the next round or end the game."""
    game = cards_of(state)
    scores = list(state.scores)
    for award in awards:
        scores[award.side] += award.points
    record = RoundRecord(
        number=state.round,
        storyteller=teller_of(state),
        awards=awards,
        scores=tuple(scores),
        clue=game.clue,
        table=game.table,
        ballots=ballots_in(state),
    )
    cleared = replace(
        game,
        discard=game.discard + tuple(laid.card for laid in game.table),
        clue=None,
        table=(),
        ballots=(None,) * state.seats,
    )
    history = (*state.history, record)
    state = counted_as_told(state, teller_of(state))
    state = replace(state, scores=tuple(scores), game=cleared, history=history, hearts=())
    return _next_round(state)


def _next_round(state: GameState) -> GameState:
    following = next_teller(state, teller_of(state))
    if _goal_is_reached(state):
        return over(state, EndReason.SCORE_REACHED)
    if following is None:
        return over(state, EndReason.EVERYBODY_HAS_TOLD)
    state = refill(state)
    reason = ended_by_the_pile(state)
    if reason is not None:
        return over(state, reason)
    if state.edition.switches.pass_hands:
        state = _pass_left(state)
    return replace(state, phase=Phase.CLUE, round=state.round + 1, storyteller=following)


def _goal_is_reached(state: GameState) -> bool:
    switches = state.edition.switches
    best = max(state.scores[side] for side in sides_in_play(state))
    return switches.end is End.SCORE and best >= switches.target_score


def _pass_left(state: GameState) -> GameState:
    game = cards_of(state)
    hands = list(game.hands)
    for seat in state.ring:
        hands[left_of(state, seat)] = game.hands[seat]
    return with_game(state, replace(game, hands=tuple(hands)))


def refill(state: GameState) -> GameState:
    """Fill all hands from the draw pile, clockwise from the storyteller. If the pile is too short,
    continue with the shuffled discard pile.

    A hand that is too large, because more people play now, keeps its cards.
    """
    full = state.edition.hand_size(state.players)
    game = cards_of(state)
    missing = {seat: max(0, full - len(game.hands[seat])) for seat in state.ring}
    stock, discard = game.pile, game.discard
    if sum(missing.values()) > len(stock) and may_reshuffle(state):
        more, state = shuffle(state, discard)
        stock, discard = stock + more, ()
    hands = list(game.hands)
    first = state.ring[0] if state.storyteller is None else state.storyteller
    for seat in from_seat(state, first):
        hands[seat] += stock[: missing[seat]]
        stock = stock[missing[seat] :]
    return with_game(state, replace(game, pile=stock, discard=discard, hands=tuple(hands)))


def may_reshuffle(state: GameState) -> bool:
    switches = state.edition.switches
    return switches.reshuffle and switches.end is not End.LAST_CARD


def ended_by_the_pile(state: GameState) -> EndReason | None:
    game = cards_of(state)
    if state.edition.switches.end is End.LAST_CARD:
        return None if game.pile else EndReason.LAST_CARD_TAKEN
    full = state.edition.hand_size(state.players)
    short = any(len(game.hands[seat]) < full for seat in state.ring)
    return EndReason.NOT_ENOUGH_CARDS if short else None


def over(state: GameState, reason: EndReason) -> GameState:
    sides = sides_in_play(state)
    best = max(state.scores[side] for side in sides)
    winners = tuple(side for side in sides if state.scores[side] == best)
    tie_break = TieBreak.SHARED if len(winners) > 1 else None
    outcome = Outcome(reason, winners, state.scores, tie_break=tie_break)
    return replace(state, phase=Phase.OVER, outcome=outcome)


def rounds_in_all(state: GameState, cards_per_round: int) -> int | None:
    """Return how many rounds the whole game has. None if points decide when it ends."""
    if state.edition.switches.end is End.LAST_CARD:
        rounds_to_come = -(-len(cards_of(state).pile) // cards_per_round)
        return len(state.history) + rounds_to_come
    return rounds_by_laps(state)


# Seats added or removed in the games with pictures: newcomers get hands, and the hands of those who
# leave are discarded


def more(state: GameState) -> int:
    """The number of players once the newcomers sit."""
    return state.players + chairs_at_once(state)


def add_chairs(state: GameState, place: int) -> GameState:
    """The newcomers get full hands; in this lap they tell as often as the others."""
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
    """There must be cards for the newcomers' hands and, in a game to the last card, for what
    everybody draws after the next round (and after the current one, if it has begun).
    """
    game, to_the_last = cards_of(state), state.edition.switches.end is End.LAST_CARD
    have = len(game.pile) + (len(game.discard) if may_reshuffle(state) else 0)
    hands = chairs_at_once(state) * state.edition.hand_size(more(state))
    rounds = 1 if state.phase.between_rounds else 2
    per_round = cards_per_round(state.edition, more(state))
    need = hands + (rounds * per_round if to_the_last else 0)
    refuse_if(have < need, Refusal.TOO_FEW_CARDS, have=have, need=need)


def _first_score(state: GameState) -> int:
    scores = [state.scores[side] for side in sides_in_play(state)]
    match state.edition.switches.newcomer_score:
        case NewcomerScore.ZERO:
            return 0
        case NewcomerScore.MEAN:
            return sum(scores) // len(scores)
        case _:
            return min(scores)


def take_chairs(state: GameState, seats: tuple[Seat, ...]) -> GameState:
    """Remove players. When three remain, each holds one card more, so hands are refilled. If the
    draw pile is too small, the game ends.
    """
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
