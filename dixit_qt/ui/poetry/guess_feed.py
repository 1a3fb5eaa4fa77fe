"""A feed that holds its breath when somebody guesses a story.

    passing   states are shown as they come
    holding   a guess has come: for `breath` milliseconds it is shown without its result, with
              nothing to do, and the newest state of the table waits

A guess begins to hold. The result follows when the time is over, or at once when the next guess
comes; a state of another round, game or connection is shown at once, and what waited is left out,
because it is older. Without a breath (as in reduced motion) the feed is always passing.
"""

from dataclasses import replace

from msgspec import structs
from PySide6.QtCore import QObject, QTimer, Slot

from dixit_qt.client.state import ClientState, Status
from dixit_qt.rules.actions import Action
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import StoryGuess
from dixit_qt.rules.seatview import NOTHING
from dixit_qt.ui.base.screen import Feed
from dixit_qt.wire.messages import FromClient


def is_same_round(old: ClientState, new: ClientState) -> bool:
    before, after = old.view, new.view
    if before is None or after is None or new.status is not Status.JOINED:
        return False
    place = (old.game, old.match, before.round, len(before.history), before.outcome is None)
    return place == (new.game, new.match, after.round, len(after.history), after.outcome is None)


def new_guess(old: ClientState, new: ClientState) -> StoryGuess | None:
    """The first guess between these two states. In a game for two, the rival's follows a wrong one
    at once."""
    if not is_same_round(old, new) or old.view is None or new.view is None:
        return None
    if old.view.phase is not Phase.GUESSER or old.view.poetry is None or new.view.poetry is None:
        return None
    known = len(old.view.poetry.guesses)
    return next(iter(new.view.poetry.guesses[known:]), None)


def without_result(state: ClientState, guess: StoryGuess) -> ClientState:
    """The guesser's chip lies on the story, and nobody can do anything."""
    view = state.view
    if view is None or view.poetry is None:
        return state
    poetry = structs.replace(view.poetry, guesses=(*view.poetry.guesses, guess))
    return replace(state, view=structs.replace(view, poetry=poetry, legal=NOTHING, waiting_for=()))


class GuessFeed(Feed):
    """`guess` is the last guess of this round that was held, and `scores` are those before it."""

    def __init__(self, source: Feed, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source = source
        self.state = source.state
        self.breath = 0
        self.guess: StoryGuess | None = None
        self.scores: tuple[int, ...] = ()
        self._waiting: ClientState | None = None
        self._held = QTimer(self, singleShot=True)
        self._held.timeout.connect(self._let_go)
        source.changed.connect(self._on_source)

    @property
    def is_holding(self) -> bool:
        return self._waiting is not None

    def send(self, message: FromClient) -> None:
        self._source.send(message)

    def intend(self, action: Action) -> None:
        self._source.intend(action)

    @Slot(object, object)
    def _on_source(self, _old: ClientState, new: ClientState) -> None:
        last = self.state if self._waiting is None else self._waiting
        guess = new_guess(last, new) if self.breath > 0 else None
        if guess is not None:
            self._let_go()
            self._hold(guess, new)
        elif self._waiting is not None and is_same_round(last, new):
            self._waiting = new
        else:
            self._show(new)

    def _hold(self, guess: StoryGuess, new: ClientState) -> None:
        self.guess, self._waiting = guess, new
        self.scores = () if self.state.view is None else self.state.view.scores
        self._held.start(self.breath)
        self._emit(without_result(self.state, guess))

    @Slot()
    def _let_go(self) -> None:
        if self._waiting is not None:
            self._show(self._waiting)

    def _show(self, state: ClientState) -> None:
        self._waiting = None
        self._held.stop()
        self._emit(state)

    def _emit(self, state: ClientState) -> None:
        old, self.state = self.state, state
        if not is_same_round(old, state):
            self.guess = None
        self.changed.emit(old, state)
