"""Somebody at a computer: plays when asked, administrates if allowed, and reconnects."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.events import Event, StatusChanged, WasRefused
from dixit_qt.client.greeting import Profile
from dixit_qt.client.state import ClientState, Status
from dixit_qt.rules.actions import (
    AddLine,
    ChooseEnding,
    Give,
    GiveHeart,
    Guess,
    Judge,
    TakeBack,
    Vote,
)
from dixit_qt.rules.seatview import SeatView
from dixit_qt.tables.handover import Listening, Receiver
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Farewell, Want
from tests.simulation import seam
from tests.simulation.administrating import Administrator
from tests.simulation.clients import Drawer, Joining
from tests.simulation.oracles import Fault
from tests.simulation.world import Computer

if TYPE_CHECKING:
    from random import Random

    from dixit_qt.host.handed_table import HandedTable
    from tests.simulation.evening import Evening
    from tests.simulation.hosts import Host

ORGANIZES_EVERY = 1.0
GIVES_UP_AFTER = 20.0
IS_BACK_WITHIN = 60.0
"""How long a client may need to find its way back once all faults have ended."""
NONSENSE = (
    Give(("0" * 20,)),
    Vote((1, 11)),
    Guess(5),
    AddLine(9),
    Judge(fits=True),
    ChooseEnding(1),
    TakeBack(),
)
"""Legal messages that people rarely send."""

MIND = RandomBot(second_thoughts=0.1)


@dataclass
class Habits:
    """`knows_deck` is false for a computer without the deck; `own` is the host's own window; if
    `can_host`, the table can be handed over to this person; a `telephone` joins through the server
    for browsers; a client that never `continues` doesn't say that it has shown a reveal."""

    name: str
    want: Want = Want.SEAT
    comes_at: float = 0.0
    think: tuple[float, float] = (0.05, 0.5)
    knows_deck: bool = True
    own: bool = False
    can_host: bool = False
    discreet: bool = False
    telephone: bool = False
    continues: bool = True


@dataclass
class Memory:
    """What a person remembers when their computer is switched off. A screen that returns wants to
    watch, whatever seat it had.

    `sat` is the seat that they had in each match; `gave_up` says that somebody else may have the
    seat now.
    """

    game: str | None = None
    sat: dict[tuple[str, int], int] = field(default_factory=dict)
    gave_up: bool = False
    has_left: bool = False


class Person:
    def __init__(self, evening: "Evening", habits: Habits) -> None:
        self.evening, self.habits = evening, habits
        self.world, self.network = evening.world, evening.network
        self.memory = Memory()
        own = habits.own
        self.home: Host | None = evening.hosts[0] if own else None
        self.computer = evening.hosts[0].computer if own else Computer(self.world, habits.name)
        self.drawer = Drawer(self.computer)
        self.rng: Random = self.world.random(habits.name)
        self._looks: Random = self.world.random(f"{habits.name} looks at a reveal")
        self.joining: Joining | None = None
        self.doubles = 0
        self._late: list[m.FromClient] = []
        self.is_gone = False
        self.steals: str | None = None
        self.last_state: ClientState | None = None
        self._sent: object = None
        self._round_seen = ("", 0, 0)
        self._is_thinking = False
        self._administrator = Administrator(evening, self.rng)
        self._away_since = 0.0
        if not own:
            self.computer.is_on = False
            if habits.can_host and habits.want is Want.SEAT:
                self.home = evening.can_host(self.computer)
        self.next_host = None if self.home is None else self._next_host_at(self.home)
        if self.home is not None:
            self.home.on_closed.append(self._on_closed)
            self.home.on_open.append(self._begin_once)
        self.computer.on_death.append(self._on_death)

    def _next_host_at(self, home: "Host") -> Receiver:
        listening = Listening(home.open_port, home.close_port)
        return Receiver(home.handovers, lambda _handed: None, listening, lambda: home.has_the_table)

    @property
    def may_take_over(self) -> bool:
        """Not if they are about to vanish: the game would be lost with their computer."""
        state = self.state
        is_there = not self.is_gone and state is not None and state.status is Status.JOINED
        return is_there and self.home is not None and not self.is_at_own_table

    @property
    def is_at_own_table(self) -> bool:
        return self.home is not None and self.home.has_the_table

    @property
    def has_a_copy(self) -> bool:
        """Whether this computer has a copy of the game. If it's the only one, no other computer can
        resume the game."""
        return self.home is not None and bool(self.home.disk.names)

    # Joining and leaving

    def come(self) -> None:
        """Start the program and join the table."""
        if not self.computer.is_on and not self.is_gone:
            self.computer.start()
            self.computer.run(self._start)

    def _start(self) -> None:
        """Resume the game that this computer has; a host that handed it over redirects."""
        if self.home is not None and self.home is not self.evening.hosts[0]:
            self.home.look_for_a_game()
        self._begin_once()

    def _begin_once(self) -> None:
        if self.joining is None:
            self.begin()

    def begin(self) -> None:
        self.memory.has_left = False
        self.memory.gave_up |= self.habits.want is not Want.SEAT and bool(self.memory.sat)
        host = self.evening.host
        self.joining = joining = self._a_program_that_joins(host)
        self._sent, self._is_thinking = None, False
        self._administrator.begin()
        self._away_since = self.world.now
        if self.is_at_own_table:
            joining.join_link(host.own_link())
        else:
            joining.join([host.place])
        self._organize()

    def _a_program_that_joins(self, host: "Host") -> Joining:
        habits, stolen = self.habits, self.steals
        self.steals = None
        profile = Profile(
            habits.name,
            want=habits.want,
            game=self._game_at(host),
            code=self.evening.code_now,
            token=stolen,
            can_host=self.next_host is not None,
            discreet=habits.discreet,
            openly=self.evening.code_now is None,
        )
        session = seam.new_session(
            profile,
            self.rng,
            knows_deck=habits.knows_deck,
            burglar=stolen is not None,
            telephone=habits.telephone,
        )
        place, tell = (self.computer, self.network), self._told
        return Joining(*place, session, self.drawer, tell, telephone=habits.telephone)

    def _game_at(self, host: "Host") -> str | None:
        """The id of the game to join: their own, or the one they can see."""
        known = self.memory.game
        if self.is_at_own_table:
            return host.resumed_game
        if host.program is None:
            return known
        sees_it = known == host.program.game or self.rng.random() < 0.7
        return host.program.game if sees_it else None

    def leave(self) -> None:
        """Leave for good, as far as the table knows."""
        self.memory.has_left = True
        if self.joining is not None:
            self.joining.leave()

    def hear_of_table(self) -> None:
        host, joining = self.evening.host, self.joining
        if joining is None or host.program is None or self.is_at_own_table:
            return
        game = joining.session.state.game or joining.session.profile.game
        if game in {None, host.program.game}:
            joining.also_at([host.place])

    def _on_closed(self) -> None:
        self.joining = None

    def _on_death(self, power: bool) -> None:
        for link in self.network.links_of(self.computer):
            link.vanish(power)
        self.joining = None

    def memory_of_person(self, person: int) -> bool:
        """Whether this is the person to whom the table gave that number."""
        return self.last_state is not None and self.last_state.person == person

    @property
    def state(self) -> ClientState | None:
        return (
            None if self.joining is None or not self.computer.is_on else self.joining.session.state
        )

    @property
    def is_joined(self) -> bool:
        state = self.state
        return state is not None and state.status is Status.JOINED

    # Incoming messages

    def _told(self, events: tuple[Event, ...]) -> None:
        joining = self.joining
        if joining is None:
            return
        state = joining.session.state
        self._receive(joining, events)
        for event in events:
            if isinstance(event, WasRefused):
                self._sent = None
                self.evening.watch.refused(self, event.code)
            if isinstance(event, StatusChanged) and event.after is Status.JOINED:
                self._sent = None
        self._remember(state)
        self._look_at_reveal(state)
        if state.status is Status.ENDED:
            self._come_again(state)
        elif state.view is not None and self._is_awaited(state.view):
            self._think()

    def _receive(self, joining: Joining, events: tuple[Event, ...]) -> None:
        next_host, home = self.next_host, self.home
        if next_host is None or home is None:
            return
        handed = next_host.hear(joining.session, events)
        if handed is not None:
            self.computer.after(0, lambda: self._take_over(joining, home, handed))

    def _take_over(self, joining: Joining, home: "Host", handed: "HandedTable") -> None:
        if self.joining is joining and not home.has_the_table:
            joining.join_link(home.take_over(handed))

    def _remember(self, state: ClientState) -> None:
        memory, self.last_state = self.memory, state
        if state.status is Status.JOINED:
            memory.game = state.game
            if state.room is not None and not state.room.is_saved:
                memory.sat.pop((state.game, state.match), None)
            elif state.revision >= 0 and state.view is not None and state.view.seat is not None:
                memory.sat[state.game, state.match] = state.view.seat

    def _come_again(self, state: ClientState) -> None:
        """Kicked, but the evening isn't over: ask to be let in again."""
        if self.memory.has_left:
            return
        if state.farewell is Farewell.KICKED:
            self.memory.gave_up = True
        joining = self.joining
        self.memory.game = None
        if not self.is_at_own_table:
            self.computer.after(2.0, lambda: self._begin_if(joining))

    def _begin_if(self, joining: Joining | None) -> None:
        if self.joining is joining and not self.memory.has_left:
            self.begin()

    # Playing

    def _is_awaited(self, view: SeatView) -> bool:
        return view.seat in view.waiting_for and self._moment(view) != self._sent

    def _moment(self, view: SeatView) -> object:
        lines = () if view.poetry is None else view.poetry.lines
        state = self.state
        match = None if state is None else (state.game, state.match)
        return match, view.round, view.phase, view.legal, lines

    def _think(self) -> None:
        if not self._is_thinking:
            self._is_thinking = True
            self.computer.after(self.rng.uniform(*self.habits.think), self._act)

    def _act(self) -> None:
        self._is_thinking = False
        state, joining = self.state, self.joining
        if state is None or joining is None or state.view is None:
            return
        if not self._is_awaited(state.view):
            return
        action = MIND.choose(state.view, self.rng)
        if action is None:
            return
        intent = seam.intent_of(joining.session, action)
        if joining.session.intend(action):
            self._sent = self._moment(state.view)
            if self.doubles:
                self.doubles -= 1
                joining.session.command(intent)
            self._late = [*self._late, intent][-8:]

    def _look_at_reveal(self, state: ClientState) -> None:
        """Continue a while after a round is over."""
        history = () if state.view is None else state.view.history
        seen = state.game, state.match, len(history)
        if history and seen != self._round_seen and self.habits.continues:
            message = m.Continued(history[-1].number)
            self._late = [*self._late, message][-8:]
            self.computer.after(self._looks.uniform(0, 1.6), lambda: self.say(message))
        self._round_seen = seen

    def act_late(self) -> None:
        """Send a message that was meant for an earlier moment."""
        if self.joining is not None and self._late and self.computer.is_on:
            for intent in self.rng.sample(self._late, min(3, len(self._late))):
                self.say(intent)

    def talk_nonsense(self) -> None:
        if self.joining is not None and self.is_joined:
            action, self._sent = self.rng.choice(NONSENSE), None
            self.say(seam.intent_of(self.joining.session, action))
            self.say(m.Continued(self.rng.randrange(9)))

    def love(self) -> None:
        """Give a heart to a picture of the last round, if there is one."""
        state, joining = self.state, self.joining
        if state is None or joining is None or state.view is None or not state.view.legal.hearts:
            return
        number = self.rng.choice(state.view.legal.hearts)
        self.computer.after(0, lambda: joining.session.intend(GiveHeart(number)))

    def say(self, message: m.FromClient) -> None:
        joining = self.joining
        if joining is not None and self.is_joined:
            self.computer.after(0, lambda: joining.command(message))

    # Once a second

    def _organize(self) -> None:
        joining = self.joining

        def again() -> None:
            if self.joining is joining:
                self._administrate()
                self._give_up_waiting()
                self.computer.after(ORGANIZES_EVERY, again)

        self.computer.after(ORGANIZES_EVERY, again)

    def _give_up_waiting(self) -> None:
        """If the table doesn't answer, or is known to be lost, and another one is open, join that.
        At their own table people wait: they must be let in again by themselves."""
        state, joining, program = self.state, self.joining, self.evening.host.program
        is_there = self.is_joined and state is not None and not self._is_lost(state.game)
        if state is None or joining is None or is_there or self.memory.has_left:
            self._away_since = self.world.now
        elif program is not None:
            away_since = max(self._away_since, self.evening.quiet_since)
            if not self._is_expected_at(program.game, joining):
                if self.world.now - self._away_since > GIVES_UP_AFTER:
                    joining.leave()
            elif self.world.now - away_since > IS_BACK_WITHIN:
                raise Fault(f"{self.habits.name} is kept from the table")

    def _is_lost(self, game: str) -> bool:
        """Only an impostor still uses this game's name."""
        program = self.evening.host.program
        is_another = program is not None and program.game != game
        return is_another and game in self.evening.watch.games

    def _is_expected_at(self, game: str, joining: Joining) -> bool:
        looked_for = joining.session.state.game or joining.session.profile.game
        return looked_for == game and not self.memory.gave_up

    def _administrate(self) -> None:
        state, joining = self.state, self.joining
        if state is None or joining is None or state.status is not Status.JOINED:
            return
        if state.room is None or not state.is_admin or seam.awaits_answers(joining.session):
            return
        message = self._administrator.wish(state, state.room)
        if message is not None:
            joining.session.command(message)
