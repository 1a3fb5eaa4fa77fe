"""The only way in which a game begins and changes."""

from collections.abc import Mapping
from typing import Any

from dixit_qt.rules.actions import Action
from dixit_qt.rules.editions import Edition, edition_with
from dixit_qt.rules.families import FAMILIES, rules_of
from dixit_qt.rules.model import Cards, Seat
from dixit_qt.rules.phases import FamilyRules
from dixit_qt.rules.refusals import Refusal, RuleViolation
from dixit_qt.rules.seatview import NOTHING, Legal
from dixit_qt.rules.state import GameState


def new_game(
    edition_id: str, players: int, cards: Cards, seed: int, options: Mapping[str, Any]
) -> GameState:
    """The game as it is dealt, or a refusal that says what is missing."""
    edition = edition_with(edition_id, options)
    _check_players(edition, players)
    _check_doubles(cards)
    family = FAMILIES[edition.family]
    return _follow(family, family.setup(edition, players, cards, seed))


def legal_actions(state: GameState, seat: Seat) -> Legal:
    row = rules_of(state).phases.get(state.phase)
    return NOTHING if row is None else row.legal(state, seat)


def waiting_for(state: GameState) -> tuple[Seat, ...]:
    """The seats without which the game does not go on."""
    row = rules_of(state).phases.get(state.phase)
    return () if row is None else row.waits_for(state)


def apply(state: GameState, seat: Seat, action: Action) -> GameState:
    """The state after the action; a refusal raises `RuleViolation` and changes nothing."""
    if seat not in range(state.seats):
        raise RuleViolation(Refusal.NOT_A_PLAYER, str(seat))
    family = rules_of(state)
    row = family.phases.get(state.phase)
    if row is None:
        raise RuleViolation(Refusal.GAME_IS_OVER)
    handler = row.actions.get(type(action))
    if handler is None:
        raise RuleViolation(family.misplaced(state, seat, action))
    return _follow(family, handler(state, seat, action))


def _follow(family: FamilyRules, state: GameState) -> GameState:
    row = family.phases.get(state.phase)
    while row is not None and not row.waits_for(state):
        state = row.follow(state)
        row = family.phases.get(state.phase)
    return state


def _check_players(edition: Edition, players: int) -> None:
    sizes = edition.sizes
    if players in sizes:
        return
    if players < min(sizes):
        raise RuleViolation(Refusal.TOO_FEW_PLAYERS, f"{players} of {min(sizes)}")
    if players > max(sizes):
        raise RuleViolation(Refusal.TOO_MANY_PLAYERS, f"{players} of {max(sizes)}")
    raise RuleViolation(Refusal.WRONG_NUMBER_OF_PLAYERS, f"{players} of {sizes}")


def _check_doubles(cards: Cards) -> None:
    for pack in (cards.pictures, cards.lines, cards.endings):
        if len(set(pack)) != len(pack):
            raise RuleViolation(Refusal.DUPLICATE_CARDS)
