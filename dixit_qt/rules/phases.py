"""A family of games is a table of phases: who must act in each, what they may do, what follows.

Theory of operation. A game is always in one phase, and each phase is one row of its family's table.
`engine.apply` reads that row: it refuses an action that the row doesn't name; for a named one, the
handler checks it and makes the change. The phase is open as long as its row waits for somebody.
When it waits for nobody, the row's `follow` makes the next state, and so on until a row waits for
somebody or the phase has no row, which ends the game. Everything that no player does (laying the
table, scoring, refilling, the virtual rival's move) is therefore a `follow`, never an action.

If the game has a grace period and the row ends with one (`grace`), the row stays open although it
waits for nobody, until the table turns the cards. This lets the last player change their mind.

A handler raises `RuleViolation` or returns the changed state. It may set the next phase itself.
`legal` repeats the rules of the handlers in a form that a screen can show: it allows exactly those
actions that `apply` accepts, and the property tests check this.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from dixit_qt.rules.actions import Action
from dixit_qt.rules.editions import Edition
from dixit_qt.rules.model import Phase, Record, Seat
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.seatview import CardsView, Legal, PoetryView
from dixit_qt.rules.state import GameState, Setup

Handler = Callable[[GameState, Seat, Any], GameState]


class PhaseRule(Record, frozen=True):
    """`waits_for` are the seats that keep the phase open. The others may still take their move
    back.
    """

    waits_for: Callable[[GameState], tuple[Seat, ...]]
    actions: Mapping[type[Action], Handler]
    legal: Callable[[GameState, Seat], Legal]
    follow: Callable[[GameState], GameState]
    grace: bool = False


View = TypeVar("View", CardsView, PoetryView)


class Shown(Record, Generic[View], frozen=True):
    """The current round: `public` for everybody; `own` adds what only one seat sees."""

    public: Callable[[GameState], View]
    own: Callable[[View, GameState, Seat], View]


class FamilyRules(Record, frozen=True):
    """`setup` deals (the number of players and duplicate cards are checked before it).

    `misplaced` says why an action that the phase doesn't know is refused. `check_cards` refuses
    newcomers for whom the piles are too small, `add_chairs` seats them at a place of the ring,
    `take_chairs` removes players, and `finish` ends the game with its current scores.

    `cards_needed` is the smallest number of pictures, `cards_per_round` the number on the table in
    one round; `rounds_without_return` says for how many rounds a number of pictures lasts until
    pictures come back. A family has the one of the two views that fits its kind of game.
    """

    setup: Callable[[Setup], GameState]
    phases: Mapping[Phase, PhaseRule]
    misplaced: Callable[[GameState, Seat, Action], Refusal]
    rounds_in_all: Callable[[GameState], int | None]
    cards_needed: Callable[[Edition, int], int]
    cards_per_round: Callable[[Edition, int], int]
    rounds_without_return: Callable[[Edition, int, int], int | None]
    check_cards: Callable[[GameState], None]
    add_chairs: Callable[[GameState, int], GameState]
    take_chairs: Callable[[GameState, tuple[Seat, ...]], GameState]
    finish: Callable[[GameState, EndReason], GameState]
    cards_view: Shown[CardsView] | None = None
    poetry_view: Shown[PoetryView] | None = None
