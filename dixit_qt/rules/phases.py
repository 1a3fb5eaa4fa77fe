"""A family of games is a table: phase -> whom it waits for, what they may do, what follows.

Theory of operation. A game is always in one phase, and the phase is one row of its family's
table. `engine.apply` reads that row: it refuses an action that the row does not name, and lets
the handler of a named one check and make the change. The phase is open as long as its row waits
for somebody. As soon as it waits for no one the row's `follow` leads on, again and again, until
a row waits for somebody or the phase has no row: then the game is over. So what no player does
(laying the table, scoring, refilling, the virtual rival's move) is a `follow`, never an action.

A row that ends with a time of `grace` is not left by itself in a game that was begun with one: it
stays open, waiting for no one, until the table turns the cards. So the last player may still
change their mind.

A handler raises `RuleViolation` or returns the changed state; it may set the next phase itself.
`legal` says the same as the handlers in a form that a screen can show: it allows exactly those
actions that `apply` accepts, and the properties prove it.
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
    """`waits_for` are the seats that hold the phase open; others may still take back."""

    waits_for: Callable[[GameState], tuple[Seat, ...]]
    actions: Mapping[type[Action], Handler]
    legal: Callable[[GameState, Seat], Legal]
    follow: Callable[[GameState], GameState]
    grace: bool = False


View = TypeVar("View", CardsView, PoetryView)


class Shown(Record, Generic[View], frozen=True):
    """The round in progress: what of it is `public`, and that with what is a seat's `own`."""

    public: Callable[[GameState], View]
    own: Callable[[View, GameState, Seat], View]


class FamilyRules(Record, frozen=True):
    """`setup` deals (number of players and doubles are checked before it).

    `misplaced` names why an action that the phase does not know is refused. `check_cards` refuses
    newcomers for whom the piles are too small, `add_chairs` seats them at a place of the ring,
    `take_chairs` removes people, `finish` ends the game with its current scores.
    `cards_needed` is the fewest pictures, `cards_per_round` how many are on the table in one;
    `rounds_without_return` says for how many rounds so many pictures suffice, until those that
    were seen come back. A family has the one view of the two that shows its kind of game.
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
