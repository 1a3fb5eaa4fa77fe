"""The end of a round and of the game, for the games with pictures."""

from msgspec.structs import replace

from dixit_qt.rules.cards.common import ballots_in, cards_of, teller_of, with_game
from dixit_qt.rules.chance import shuffle
from dixit_qt.rules.house.switches import End
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import Award, EndReason, Outcome, RoundRecord, TieBreak
from dixit_qt.rules.ring import (
    counted_as_told,
    from_seat,
    left_of,
    next_teller,
    rounds_by_laps,
    sides_of_seats,
)
from dixit_qt.rules.state import GameState


def finish_round(state: GameState, awards: tuple[Award, ...]) -> GameState:
    """Write the scores and the record, clear the table, and go on or end the game."""
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
    return _next_round(replace(state, scores=tuple(scores), game=cleared, history=history))


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
    best = max(state.scores[side] for side in sides_of_seats(state))
    return switches.end is End.SCORE and best >= switches.target_score


def _pass_left(state: GameState) -> GameState:
    game = cards_of(state)
    hands = list(game.hands)
    for seat in state.ring:
        hands[left_of(state, seat)] = game.hands[seat]
    return with_game(state, replace(game, hands=tuple(hands)))


def refill(state: GameState) -> GameState:
    """Clockwise from the storyteller; a short pile is continued by the shuffled discards.

    A hand that has become too large, since more play now, is not cut.
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
    sides = sides_of_seats(state)
    best = max(state.scores[side] for side in sides)
    winners = tuple(side for side in sides if state.scores[side] == best)
    tie_break = TieBreak.SHARED if len(winners) > 1 else None
    outcome = Outcome(reason, winners, state.scores, tie_break=tie_break)
    return replace(state, phase=Phase.OVER, outcome=outcome)


def rounds_in_all(state: GameState, cards_per_round: int) -> int | None:
    """Known where turns as storyteller or the cards are counted, not points."""
    if state.edition.switches.end is End.LAST_CARD:
        rounds_to_come = -(-len(cards_of(state).pile) // cards_per_round)
        return len(state.history) + rounds_to_come
    return rounds_by_laps(state)
