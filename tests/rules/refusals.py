"""Cases of what the rules refuse, for table-driven tests. A refusal changes nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dixit_qt.rules.actions import Action
from dixit_qt.rules.engine import apply, legal_actions
from dixit_qt.rules.model import Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.state import GameState
from tests.rules.legality import allows
from tests.rules.tables import a_table, any_action, assert_refused


@dataclass
class Case:
    """Illegal actions: the seat, the table, the reason, and the line of the rulebook."""

    name: str
    table: Callable[[], GameState]
    seat: Any
    action: Callable[[GameState], Action]
    code: Refusal
    said_in: str = ""


def at(edition: str, players: int, phase: Phase, **options: Any) -> Callable[[], GameState]:
    return lambda: a_table(edition, players, phase, **options)


def after(table: Callable[[], GameState], seat: int) -> Callable[[], GameState]:
    """A seat that has already acted in this phase."""

    def acted() -> GameState:
        state = table()
        return apply(state, seat, any_action(state, seat))

    return acted


def just(action: Action) -> Callable[[GameState], Action]:
    return lambda _state: action


def case_name(case: Case) -> str:
    return f"{case.name} [{case.said_in}]"


def assert_case(case: Case) -> None:
    state = case.table()
    before = repr(state)
    action = case.action(state)
    assert_refused(state, case.seat, action, case.code)
    assert repr(state) == before
    if case.seat in range(state.seats):
        assert not allows(legal_actions(state, case.seat), action)
