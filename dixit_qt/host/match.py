"""One game at the table: its state, when the phase ends, when bots will move."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace

from dixit_qt.bots.bot import Bot
from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.rules.actions import Action, TableAction
from dixit_qt.rules.engine import (
    apply,
    in_grace,
    legal_actions,
    newcomer_refused,
    waiting_for,
)
from dixit_qt.rules.model import Phase, Seat
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.rules.seatview import Legal, SeatView
from dixit_qt.rules.state import GameState
from dixit_qt.rules.table import partner
from dixit_qt.rules.views import seat_view, table_view, view_for
from dixit_qt.wire.room import Obstacle

log = logging.getLogger(__name__)

Moment = tuple[int, Phase, tuple[Seat, ...]]

MOVES_IN_A_TURN = 8


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in seconds. `think`: how long a bot thinks (from, to). `claim`: how long bots leave the
    first clue to people. `grace`: the time before cards are turned over. `reading`: how long
    everybody may look at a reveal before a bot gives a clue and the next clock starts. `spread`:
    the time between the moves of two bots. `seeing`: how long the finders of a story are shown
    before a bot ends the poem. `agreeing`: how long a bot lets its partner give a card first."""

    think: tuple[float, float] = (0.8, 2.4)
    claim: float = 45.0
    grace: float = 1.5
    reading: float = 20.0
    spread: float = 0.7
    seeing: float = 3.0
    agreeing: float = 20.0


INSTANT = Pace((0.0, 0.0), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


@dataclass(slots=True)
class Match:
    """`turn_at` is when the cards are turned over, during the time of grace."""

    number: int
    state: GameState
    bot: Bot
    rng: Random
    pace: Pace
    revision: int = 0
    decisions: list[int] = field(default_factory=list)
    """The revision at which each seat's options last changed. An intent must name it."""
    deadline: float | None = None
    turn_at: float | None = None
    paused_at: float | None = None
    _moment: Moment | None = None
    _due: dict[Seat, float] = field(default_factory=dict)
    _done_looking: set[Seat] = field(default_factory=set)
    """The seats that have continued after the last reveal."""
    _was_looked_at: bool = False
    no_chair: Obstacle | None = None
    """Why no chair can be added after this round, as far as is known now."""
    _offers: list[Legal] = field(init=False)
    _public: tuple[GameState, SeatView] | None = None
    _musing: Iterator[None] | None = None

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    def is_full(self, coming: int = 0) -> bool:
        """Whether the game is full, counting those who are `coming` after the round."""
        return self.state.players + coming >= max(self.state.edition.sizes)

    def _why_no_chair(self) -> Obstacle | None:
        refused = None if self.is_over else newcomer_refused(self.state)
        return None if refused is None else Obstacle(refused.code, refused.facts)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return waiting_for(self.state)

    def view(self, seat: Seat | None) -> SeatView:
        """The seat's view without the history, because finished rounds are sent separately."""
        public = self._table_view()
        return public if seat is None else seat_view(public, self.state, seat, self._offers[seat])

    def __post_init__(self) -> None:
        self.revision += 1
        self._offers = self._legal()
        self.no_chair = self._why_no_chair()
        self.decisions = [self.revision for _ in self._offers]

    def act(self, seat: Seat | None, action: Action | TableAction) -> None:
        self.state = apply(self.state, seat, action)
        self.revision += 1
        self.no_chair = self._why_no_chair()
        offers = self._legal()
        before = [*self._offers, *[None] * len(offers)]
        self.decisions += [0] * (len(offers) - len(self.decisions))
        for other, after in enumerate(offers):
            if other == seat or before[other] != after:
                self.decisions[other] = self.revision
        self._offers = offers

    def _table_view(self) -> SeatView:
        """Built once for each state, because its public part is the same for everybody."""
        if self._public is None or self._public[0] is not self.state:
            self._public = self.state, replace(table_view(self.state), history=())
        return self._public[1]

    def _legal(self) -> list[Legal]:
        return [legal_actions(self.state, seat) for seat in range(self.state.seats)]

    def partners(self) -> dict[Seat, Seat]:
        """The partners who are both still in the game."""
        pairs = {seat: partner(self.state, seat) for seat in self.state.ring}
        return {seat: other for seat, other in pairs.items() if other is not None}

    def pictures_seen(self) -> set[str]:
        """All pictures that were on the table in a finished round."""
        seen: set[str] = set()
        for record in self.state.history:
            seen |= {laid.card for laid in record.table}
            seen |= set(() if record.poem is None else record.poem.stories)
        return seen

    # The clock

    def set_clock(self, now: float, seconds: int | None) -> None:
        """Set the deadline of the present moment, once, when the moment begins. After a reveal,
        the time for reading it is added."""
        now, moment = self._clock(now), self._present_moment()
        if moment != self._moment:
            self._moment = moment
            self._due.clear()
            self._done_looking.clear()
            reading = self.pace.reading if self._follows_a_reveal() else 0.0
            self.deadline = None if seconds is None or self.is_over else now + reading + seconds
        in_grace_now = in_grace(self.state)
        self.turn_at = (self.turn_at or now + self.pace.grace) if in_grace_now else None

    def restart_clock(self) -> None:
        self._moment = None

    def seconds_left(self, now: float) -> float | None:
        end = self.deadline if self.turn_at is None else self.turn_at
        return None if end is None else max(0.0, end - self._clock(now))

    def pause(self, now: float) -> None:
        self.paused_at = now if self.paused_at is None else self.paused_at

    def go_on(self, now: float) -> None:
        """Every clock continues with the time that it had left."""
        lost = now - self._clock(now)
        self.paused_at = None
        self.deadline = None if self.deadline is None else self.deadline + lost
        self.turn_at = None if self.turn_at is None else self.turn_at + lost
        self._due = {seat: due + lost for seat, due in self._due.items()}

    def _clock(self, now: float) -> float:
        return now if self.paused_at is None else self.paused_at

    def _follows_a_reveal(self) -> bool:
        return bool(self.state.history) and self.state.phase.between_rounds

    def next_due(self) -> float | None:
        if self.paused_at is not None:
            return None
        end = self.deadline if self.turn_at is None else self.turn_at
        times = [*self._due.values(), *(() if end is None else (end,))]
        return min(times, default=None)

    def time_is_up(self, now: float) -> bool:
        runs = self.paused_at is None and self.turn_at is None
        return runs and self.deadline is not None and now >= self.deadline

    def grace_is_over(self, now: float) -> bool:
        return self.paused_at is None and self.turn_at is not None and now >= self.turn_at

    # Bots

    def looked_at(self, round_number: int, seat: Seat) -> None:
        """This person has continued after the reveal of that round."""
        history = self.state.history
        if history and history[-1].number == round_number:
            self._done_looking.add(seat)

    def plan_bots(self, seats: frozenset[Seat], people: frozenset[Seat], now: float) -> None:
        """Set when each bot that must act will move, one after the other. Once all people have
        continued after a reveal, bots no longer leave time for looking at it. A bot that had
        planned to move earlier does: somebody whose connection comes and goes holds nobody up."""
        looks = self._follows_a_reveal() and not people <= self._done_looking
        before = {} if self._was_looked_at and not looks else self._due
        self._was_looked_at = looks
        awaited = [seat for seat in self.waiting_for if seat in seats]
        begin, spread = self._clock(now), self.pace.spread
        thought = {
            seat: begin
            + self._thinking(bool(people), looks=looks)
            + self._leaving(seat, seats)
            + place * spread
            for place, seat in enumerate(awaited)
            if seat not in before
        }
        plans = (self._due, thought)
        self._due = {seat: min(due[seat] for due in plans if seat in due) for seat in awaited}
        if thought:
            self._musing = self._mused_of(tuple(self._due))

    def due_bots(self, now: float) -> list[Seat]:
        if self.paused_at is not None:
            return []
        return [seat for seat, due in self._due.items() if due <= now]

    @property
    def is_musing(self) -> bool:
        """Whether a bot can think ahead before it must act."""
        return self._musing is not None

    def muse(self) -> None:
        """One small step. It saves the bot time later, but doesn't change what it chooses."""
        try:
            next(self._musing or iter(()))
        except StopIteration:
            self._musing = None
        except Exception:
            log.exception("a bot cannot think ahead")
            self._musing = None

    def _mused_of(self, seats: tuple[Seat, ...]) -> Iterator[None]:
        for seat in seats:
            if seat in self._due:
                yield from self.bot.muse(view_for(self.state, seat))
                yield

    def bot_action(self, seat: Seat) -> Action | None:
        """The bot's move, chosen from this seat's view. If the bot fails, a random move."""
        view = view_for(self.state, seat)
        try:
            action = self.bot.choose(view, self.rng)
        except Exception:
            log.exception("a bot does not know what to do")
            action = None
        if action is not None and self._is_legal(seat, action):
            return action
        return RandomBot(second_thoughts=0.0).choose(view, self.rng)

    def _is_legal(self, seat: Seat, action: Action) -> bool:
        try:
            apply(self.state, seat, action)
        except RuleViolation:
            return False
        return True

    def _thinking(self, people_present: bool, *, looks: bool) -> float:
        """How long a bot waits, so that people can give the first clue and look at a reveal."""
        if self.state.phase is Phase.FIRST_STORYTELLER and people_present:
            return self.pace.claim
        seeing = self.pace.seeing if people_present and self.state.phase is Phase.ENDING else 0.0
        reading = self.pace.reading if looks else 0.0
        return reading + seeing + self.rng.uniform(*self.pace.think)

    def _leaving(self, seat: Seat, bots: frozenset[Seat]) -> float:
        """How much longer a bot waits in Team, where only one of two partners gives a card: a
        person decides first."""
        gives = self.state.phase is Phase.GIVE and self.state.edition.family.in_teams
        other = partner(self.state, seat) if gives else None
        return 0.0 if other is None or other in bots else self.pace.agreeing

    def _present_moment(self) -> Moment:
        """The moment that a timer belongs to. In Poetry it's one turn; in other editions it's a
        whole phase, because all players act at the same time."""
        turns = self.state.edition.family.in_turns
        return self.state.round, self.state.phase, self.waiting_for if turns else ()
