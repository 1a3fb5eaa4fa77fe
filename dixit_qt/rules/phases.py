"""A family of games is a table: phase -> who may act, with what, when it closes, what follows.

`engine.apply` reads the row of the current phase: it refuses an action that the row does not
name, lets the row's handler check and make the change, and while the row says that the phase
is closed, takes the step that follows. A row without actors closes by itself.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dixit_qt.rules.actions import Action
from dixit_qt.rules.model import Seat
from dixit_qt.rules.seatview import CardsView, Legal, PoetryView
from dixit_qt.rules.state import GameState

Handler = Callable[[GameState, Seat, Any], GameState]


@dataclass(frozen=True, slots=True)
class PhaseRule:
    """`waits_for` are the seats that hold the phase open; `actions` handle what a seat does."""

    waits_for: Callable[[GameState], tuple[Seat, ...]]
    actions: Mapping[type[Action], Handler]
    legal: Callable[[GameState, Seat], Legal]
    closed: Callable[[GameState], bool]
    follow: Callable[[GameState], GameState]


@dataclass(frozen=True, slots=True)
class FamilyRules:
    """`refuse` names why an action that is not of this phase is refused."""

    table: Mapping[str, PhaseRule]
    cards_view: Callable[[GameState, Seat | None], CardsView] | None = None
    poetry_view: Callable[[GameState, Seat | None], PoetryView] | None = None
