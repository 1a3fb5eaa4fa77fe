"""The end of a round and of the game, for the games with pictures."""

from dataclasses import replace

from dixit_qt.rules.cards.common import ballots_in, cards_of, teller_of, with_game
from dixit_qt.rules.chance import shuffle
from dixit_qt.rules.editions import End
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import Award, EndReason, Outcome, RoundRecord, TieBreak
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
    return _next_round(replace(state, scores=tuple(scores), game=cleared, history=history))


def _next_round(state: GameState) -> GameState:
    reason = _ended_by_scoring(state)
    if reason is not None:
        return _over(state, reason)
    state = _refill(state)
    reason = _ended_by_the_pile(state)
    if reason is not None:
        return _over(state, reason)
    if state.edition.switches.pass_hands:
        state = _pass_left(state)
    following = (teller_of(state) + 1) % state.seats
    return replace(state, phase=Phase.CLUE, round=state.round + 1, storyteller=following)


def _pass_left(state: GameState) -> GameState:
    game = cards_of(state)
    return with_game(state, replace(game, hands=(game.hands[-1], *game.hands[:-1])))


def _ended_by_scoring(state: GameState) -> EndReason | None:
    switches = state.edition.switches
    if switches.end is End.SCORE and max(state.scores) >= switches.target_score:
        return EndReason.SCORE_REACHED
    if switches.end is End.LAPS and state.round == state.seats * switches.laps:
        return EndReason.EVERYBODY_HAS_TOLD
    return None


def _refill(state: GameState) -> GameState:
    """Clockwise from the storyteller; a short pile is continued by the shuffled discards."""
    full = state.edition.hand_size(state.seats)
    game = cards_of(state)
    hands = list(game.hands)
    stock, discard = game.pile, game.discard
    if sum(full - len(hand) for hand in hands) > len(stock) and _may_reshuffle(state):
        more, state = shuffle(state, discard)
        stock, discard = stock + more, ()
    for step in range(state.seats):
        seat = (teller_of(state) + step) % state.seats
        missing = full - len(hands[seat])
        hands[seat] += stock[:missing]
        stock = stock[missing:]
    return with_game(state, replace(game, pile=stock, discard=discard, hands=tuple(hands)))


def _may_reshuffle(state: GameState) -> bool:
    switches = state.edition.switches
    return switches.reshuffle and switches.end is not End.LAST_CARD


def _ended_by_the_pile(state: GameState) -> EndReason | None:
    game = cards_of(state)
    if state.edition.switches.end is End.LAST_CARD:
        return None if game.pile else EndReason.LAST_CARD_TAKEN
    full = state.edition.hand_size(state.seats)
    short = any(len(hand) < full for hand in game.hands)
    return EndReason.NOT_ENOUGH_CARDS if short else None


def _over(state: GameState, reason: EndReason) -> GameState:
    best = max(state.scores)
    winners = tuple(side for side, score in enumerate(state.scores) if score == best)
    tie_break = TieBreak.SHARED if len(winners) > 1 else None
    outcome = Outcome(reason, winners, state.scores, tie_break=tie_break)
    return replace(state, phase=Phase.OVER, outcome=outcome)


def rounds_in_all(state: GameState) -> int | None:
    """Known where turns as storyteller or the cards are counted, not points."""
    switches = state.edition.switches
    if switches.end is End.LAPS:
        return state.seats * switches.laps
    return _rounds_to_the_last_card(state) if switches.end is End.LAST_CARD else None


def _rounds_to_the_last_card(state: GameState) -> int:
    game = cards_of(state)
    used = 5 if state.seats == 3 else state.seats
    rounds_to_come = -(-len(game.pile) // used)
    return len(state.history) + rounds_to_come
