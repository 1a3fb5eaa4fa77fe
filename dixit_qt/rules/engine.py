"""Creates games and applies actions: no other code changes a game's state."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from dixit_qt.rules.actions import (
    Action,
    AddChair,
    EndGame,
    GiveHeart,
    ReadWithAnd,
    TableAction,
    TakeChairs,
    TurnCards,
    WatcherHeart,
)
from dixit_qt.rules.editions import Edition, edition_with
from dixit_qt.rules.families import FAMILIES, rules_of
from dixit_qt.rules.house import afterwards, chairs
from dixit_qt.rules.model import Cards, Phase, Seat
from dixit_qt.rules.phases import FamilyRules, PhaseRule
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.refusals import Refusal, RuleViolation, refuse_if
from dixit_qt.rules.seatview import NOTHING, Legal
from dixit_qt.rules.state import GameState, Setup


def new_game(
    edition_id: str,
    players: int,
    cards: Cards,
    seed: int,
    options: Mapping[str, Any],
    *,
    storyteller: Seat | None = None,
    grace: bool = False,
) -> GameState:
    """The game after dealing. A refusal says what is missing."""
    edition = edition_with(edition_id, options)
    _check_players(edition, players)
    _check_doubles(cards)
    refuse_if(storyteller not in (None, *range(players)), Refusal.NOT_A_PLAYER)
    family = FAMILIES[edition.family]
    setup = Setup(edition, players, cards, seed, storyteller, grace)
    return _follow(family, family.setup(setup))


def legal_actions(state: GameState, seat: Seat) -> Legal:
    if seat not in state.ring:
        return NOTHING
    row = _row(state)
    legal = NOTHING if row is None else row.legal(state, seat)
    hearts, readings = afterwards.lovable(state, seat), afterwards.readable(state)
    if not hearts and not readings:
        return legal
    return replace(legal, hearts=hearts, readings=readings)


def waiting_for(state: GameState) -> tuple[Seat, ...]:
    row = _row(state)
    return () if row is None else row.waits_for(state)


def in_grace(state: GameState) -> bool:
    """All cards or votes are in, and the table hasn't turned them over yet."""
    row = _row(state)
    return row is not None and not row.waits_for(state)


def apply(state: GameState, seat: Seat | None, action: Action | TableAction) -> GameState:
    """The state after the action. A refused action raises `RuleViolation` and changes nothing.

    `seat` is None for an action of the table itself.
    """
    if isinstance(action, TableAction):
        refuse_if(seat is not None, Refusal.ONLY_THE_TABLE)
        state = _follow(rules_of(state), _TABLE[type(action)](state, action))
        return afterwards.told_at_the_end(state)
    if seat is None or seat not in state.ring:
        raise RuleViolation(Refusal.NOT_A_PLAYER)
    match action:
        case GiveHeart(number):
            return afterwards.give_heart(state, seat, number)
        case ReadWithAnd():
            return afterwards.read_with_and(state, action)
        case _:
            return _act(state, seat, action)


def _act(state: GameState, seat: Seat, action: Action) -> GameState:
    family, row = rules_of(state), _row(state)
    if row is None:
        raise RuleViolation(Refusal.GAME_IS_OVER)
    handler = row.actions.get(type(action))
    if handler is None:
        raise RuleViolation(family.misplaced(state, seat, action))
    return _follow(family, handler(state, seat, action))


def _turn_cards(state: GameState, _action: TurnCards) -> GameState:
    refuse_if(not in_grace(state), Refusal.NOT_NOW)
    return rules_of(state).phases[state.phase].follow(state)


def _end_game(state: GameState, _action: EndGame) -> GameState:
    refuse_if(state.phase is Phase.OVER, Refusal.GAME_IS_OVER)
    refuse_if(not state.phase.between_rounds, Refusal.NOT_BETWEEN_ROUNDS)
    return rules_of(state).finish(state, EndReason.ENDED_BY_THE_TABLE)


def newcomer_refused(state: GameState) -> RuleViolation | None:
    """Why no seat could be added after this round, as far as can be known now. None if one could.

    The refusal is returned without its traceback. The traceback would refer to the caller's frame,
    which refers to the refusal: that cycle would keep every past state in memory until the garbage
    collector runs.
    """
    try:
        chairs.check_room(state)
        rules_of(state).check_cards(state)
    except RuleViolation as refused:
        return refused.with_traceback(None)
    return None


def _add_chair(state: GameState, action: AddChair) -> GameState:
    place = chairs.free_place(state, action.place)
    rules_of(state).check_cards(state)
    return rules_of(state).add_chairs(state, place)


def _take_chairs(state: GameState, action: TakeChairs) -> GameState:
    chairs.check_leaving(state, action.seats)
    return rules_of(state).take_chairs(state, action.seats)


def _watcher_heart(state: GameState, action: WatcherHeart) -> GameState:
    return afterwards.give_heart(state, None, action.number, action.watcher)


_TABLE: Mapping[type[TableAction], Callable[[GameState, Any], GameState]] = {
    TurnCards: _turn_cards,
    EndGame: _end_game,
    AddChair: _add_chair,
    TakeChairs: _take_chairs,
    WatcherHeart: _watcher_heart,
}


def _row(state: GameState) -> PhaseRule | None:
    return rules_of(state).phases.get(state.phase)


def _follow(family: FamilyRules, state: GameState) -> GameState:
    """Go through all phases in which no player must act, up to the next grace period."""
    row = family.phases.get(state.phase)
    while row is not None and not row.waits_for(state) and not (row.grace and state.grace):
        state = row.follow(state)
        row = family.phases.get(state.phase)
    return state


def _check_players(edition: Edition, players: int) -> None:
    sizes = edition.sizes
    least, most = min(sizes), max(sizes)
    refuse_if(players < least, Refusal.TOO_FEW_PLAYERS, have=players, need=least)
    refuse_if(players > most, Refusal.TOO_MANY_PLAYERS, have=players, need=most)
    refuse_if(players not in sizes, Refusal.WRONG_NUMBER_OF_PLAYERS, have=players)


def _check_doubles(cards: Cards) -> None:
    for pack in (cards.pictures, cards.lines, cards.endings):
        refuse_if(len(set(pack)) != len(pack), Refusal.DUPLICATE_CARDS)
