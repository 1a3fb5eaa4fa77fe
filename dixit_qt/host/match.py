"""One game at the table: what was accepted, when the phase ends, when a bot will move."""

from dataclasses import dataclass, field, replace
from random import Random

from dixit_qt.bots.bot import Bot
from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.rules.actions import Action
from dixit_qt.rules.engine import apply, waiting_for
from dixit_qt.rules.model import Phase, Seat
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.rules.seatview import SeatView
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for

Moment = tuple[int, Phase, tuple[Seat, ...]]

MOVES_IN_A_TURN = 8


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots think, in seconds. They leave the first clue to people who want it."""

    think: tuple[float, float] = (0.8, 2.4)
    claim: float = 12.0


INSTANT = Pace((0.0, 0.0), 0.0)


@dataclass(slots=True)
class Match:
    number: int
    state: GameState
    bot: Bot
    rng: Random
    pace: Pace
    revision: int = 0
    deadline: float | None = None
    _moment: Moment | None = None
    _due: dict[Seat, float] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return waiting_for(self.state)

    def view(self, seat: Seat | None) -> SeatView:
        """As it is sent: finished rounds travel on their own."""
        return replace(view_for(self.state, seat), history=())

    def act(self, seat: Seat, action: Action) -> None:
        self.state = apply(self.state, seat, action)
        self.revision += 1

    def set_clock(self, now: float, seconds: int | None) -> None:
        """The deadline of the present moment; it is set once, when the moment begins."""
        moment = self._present_moment()
        if moment != self._moment:
            self._moment = moment
            self._due.clear()
            self.deadline = None if seconds is None or self.is_over else now + seconds

    def restart_clock(self) -> None:
        self._moment = None

    def plan_bots(self, seats: frozenset[Seat], people_present: bool, now: float) -> None:
        """When each bot that is waited for will move."""
        awaited = [seat for seat in self.waiting_for if seat in seats]
        self._due = {
            seat: self._due.get(seat, now + self._thinking(people_present)) for seat in awaited
        }

    def next_due(self) -> float | None:
        times = [*self._due.values(), *(() if self.deadline is None else (self.deadline,))]
        return min(times, default=None)

    def due_bots(self, now: float) -> list[Seat]:
        return [seat for seat, due in self._due.items() if due <= now]

    def time_is_up(self, now: float) -> bool:
        return self.deadline is not None and now >= self.deadline

    def bot_action(self, seat: Seat) -> Action | None:
        """What the bot does with this seat's view; a bot that errs moves at random instead."""
        view = view_for(self.state, seat)
        action = self.bot.choose(view, self.rng)
        if action is not None and self._is_legal(seat, action):
            return action
        return RandomBot(second_thoughts=0.0).choose(view, self.rng)

    def _is_legal(self, seat: Seat, action: Action) -> bool:
        try:
            apply(self.state, seat, action)
        except RuleViolation:
            return False
        return True

    def _thinking(self, people_present: bool) -> float:
        if self.state.phase is Phase.FIRST_STORYTELLER and people_present:
            return self.pace.claim
        return self.rng.uniform(*self.pace.think)

    def _present_moment(self) -> Moment:
        """In Poetry every turn is a moment of its own; elsewhere all act at the same time."""
        turns = self.state.edition.family.in_turns
        return self.state.round, self.state.phase, self.waiting_for if turns else ()
