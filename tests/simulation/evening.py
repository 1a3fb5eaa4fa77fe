"""An evening from one seed: its people, its incidents, and whether everything ends well."""

import re
from dataclasses import dataclass, field, replace
from math import inf
from random import Random
from typing import Any

from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.house.switches import End, values_of
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Want
from tests.simulation import seam
from tests.simulation.hosts import Host
from tests.simulation.incidents import Incident, befall, draw, in_order
from tests.simulation.network import Network
from tests.simulation.oracles import Fault, Watch
from tests.simulation.people import Habits, Person
from tests.simulation.strangers import strangers, told_too_much
from tests.simulation.world import Computer, World

LEFT_ALONE = {"clue_kinds", "laps", "most_players", "end", "everybody_found_penalty"}
POINTS = {"found_points", "failed_points", "lone_finder_points", "vote_points", "vote_bonus_cap"}
"""Without any of these a game may never end."""

SECONDS_TO_BEGIN = 60.0
SECONDS_TO_END = 400.0
EVENTS_TO_END = 60_000
SECONDS_ON_THE_WAY = 1.0
"""Time for the last messages to arrive."""
NAMES = ("Anna", "Борис", "Véra", "Грета", "Dan", "Ева", "Finn", "Жанна", "Gil", "Зоя", "Ида", "Jo")


@dataclass(frozen=True)
class Plan:
    """`patience` is how long absent people remain administrator. If it `waits_for_the_game`, the
    incidents are timed from the start of the first game. People who `go_home_early` finish only the
    round in which all incidents are over."""

    seed: int
    edition: str
    seats: int
    switches: tuple[tuple[str, Any], ...]
    habits: tuple[Habits, ...]
    patience: float
    incidents: tuple[Incident, ...] = ()
    waits_for_the_game: bool = False
    go_home_early: bool = False


def plan_of(seed: int, edition: str | None = None) -> Plan:
    rng = Random(f"plan {seed}")
    name = edition or rng.choice(list(EDITIONS))
    sizes = EDITIONS[name].sizes
    seats = min(rng.choices(sizes, k=3))
    people = min(rng.randint(1, seats), rng.randint(1, seats))
    window = rng.random() < 0.65
    habits = [
        Habits(
            NAMES[number],
            comes_at=0.0 if number == 0 and window else rng.uniform(0, 3),
            think=rng.choice(((0.0, 0.1), (0.05, 0.5), (0.1, 1.5))),
            knows_deck=rng.random() < 0.9,
            own=number == 0 and window,
            can_host=rng.random() < 0.7,
            discreet=Random(f"discreet {seed} {number}").random() < 0.15,
            continues=Random(f"continues {seed} {number}").random() < 0.8,
        )
        for number in range(people)
    ]
    habits = [_perhaps_by_telephone(seed, each) for each in habits]
    if rng.random() < 0.3:
        habits.append(Habits("Television", Want.TABLE, rng.uniform(0, 10)))
    waits = rng.random() < 0.65
    seconds = rng.uniform(2, 30)
    return Plan(
        seed=seed,
        edition=name,
        seats=seats,
        switches=_switches(name, rng),
        habits=tuple(habits),
        patience=rng.uniform(4, 30),
        incidents=in_order(
            (*draw(rng, rng.choice((0, 1, 2, 4, 8, 16)), seconds), *strangers(seed, seconds))
        ),
        waits_for_the_game=waits,
        go_home_early=rng.random() < 0.6,
    )


def _perhaps_by_telephone(seed: int, habits: Habits) -> Habits:
    """A page can't host."""
    if habits.own or Random(f"telephone {seed} {habits.name}").random() > 0.15:
        return habits
    return replace(habits, telephone=True, can_host=False, discreet=False, knows_deck=False)


def _switches(edition: str, rng: Random) -> tuple[tuple[str, Any], ...]:
    """Mostly short games: long ones have no other situations."""
    found = EDITIONS[edition]
    changed = (name for name in found.offers if name not in LEFT_ALONE and rng.random() < 0.2)
    switches = {name: rng.choice(values_of(found.family, name)) for name in changed}
    switches = {name: 1 if name in POINTS and not value else value
                for name, value in switches.items()}  # fmt: skip
    if "target_score" in found.offers:
        switches["target_score"] = rng.choice((5, 10, 10, 10, 30))
    if found.switches.end is End.LAPS:
        switches["laps"] = 1
    return tuple(switches.items())


@dataclass
class Outcome:
    plan: Plan
    fault: str = ""
    notes: list[str] = field(default_factory=list)
    events: int = 0
    seconds: float = 0.0
    refusals: dict[str, int] = field(default_factory=dict)
    error: BaseException | None = None

    @property
    def kind(self) -> str:
        """The fault without names and numbers."""
        return re.sub(r"\d+|[A-ZА-ЯЁ]\w+ (?=sat|is|sees|sits)", "", self.fault)


class Evening:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.world = World(plan.seed)
        self.network = Network(self.world)
        self.watch = Watch(self, self.world.random("watch"))
        self.hosts = [self._host_at(Computer(self.world, "host"), founds=True)]
        self.rng = self.world.random("evening")
        self.quiet_since = inf
        self.strangers = 0
        self.overheard = b""
        self._guests = 0
        self._openings: dict[str, int] = {}
        self._host = self.hosts[0]
        self.people = [Person(self, habits) for habits in plan.habits]

    def _host_at(self, computer: Computer, *, founds: bool = False) -> Host:
        host = Host(self.world, self.network, self.watch, computer, founds=founds)
        host.on_open.append(self._announce)
        computer.on_death.append(lambda _power: self._on_host_death(host))
        return host

    def can_host(self, computer: Computer) -> Host:
        """Prepare this computer for taking over a table."""
        self.hosts.append(self._host_at(computer))
        return self.hosts[-1]

    @property
    def host(self) -> Host:
        """The host with the table; during a handover or while it's off, the last one."""
        having = [host for host in self.hosts if host.has_the_table]
        if having:
            self._host = having[0]
        return self._host

    @property
    def is_quiet(self) -> bool:
        """All faults have ended."""
        return self.quiet_since <= self.world.now

    # Used by incidents

    def blow(self, computer: Computer, effects: int, *, power: bool) -> None:
        """Kill the program after this many further effects, or soon if there are none."""
        if not computer.is_on:
            return
        computer.fuse, computer.loses_power = effects, power
        computer.after(1.5, lambda: None if self.is_quiet else computer.die())

    def open_again_after(self, host: Host, seconds: float) -> None:
        name = host.computer.name
        number = self._openings[name] = self._openings.get(name, 0) + 1
        self.world.after(seconds, lambda: self._open(host, number))

    @property
    def is_playing(self) -> bool:
        program = self.host.program
        return program is not None and program.state is not None

    def trouble(self, kind: str, room: int, seconds: float, host: Host | None = None) -> None:
        disk = (host or self.host).disk
        disk.trouble, disk.room = kind, room
        self.world.after(seconds, lambda: setattr(disk, "trouble", ""))

    def by_admin(self, message: m.FromClient) -> None:
        """Let the current administrator send this."""
        for person in self.people:
            state = person.state
            if state is not None and state.is_admin:
                person.say(message)
                return

    def invite(self, want: Want, token: str | None = None) -> Person:
        """Somebody new joins; if all seats are taken, they watch."""
        self._guests += 1
        name = f"Guest {self._guests}"
        if want is Want.SEAT and self.expected_now() >= max(EDITIONS[self.plan.edition].sizes):
            want = Want.SPECTATOR
        person = Person(self, Habits(name, want))
        person.steals = token
        self.people.append(person)
        person.come()
        return person

    def may_go(self, leaving: Person) -> bool:
        """One seated player has to stay: only players with a seat can be administrator."""
        staying = [p for p in self.people if p is not leaving and not p.is_gone]
        return any(p.is_at_own_table or self._sits(p) for p in staying if not p.memory.has_left)

    @staticmethod
    def _sits(person: Person) -> bool:
        """Not people who came to watch: they watch again after a restart of their program
        or the host's."""
        state, gave_up = person.state, person.memory.gave_up
        plays = person.habits.want is Want.SEAT and not gave_up
        return plays and state is not None and state.seat is not None

    @property
    def code_now(self) -> str | None:
        """People tell each other the code, so everybody knows the current one."""
        program = self.host.program
        return None if program is None else program.code

    def call_back(self, person: Person) -> None:
        if person.memory.has_left and not person.is_gone and person.computer.is_on:
            person.computer.run(person.begin)

    def expected_now(self) -> int:
        people = [p for p in self.people if p.habits.want is Want.SEAT and not p.is_gone]
        return len([p for p in people if not p.memory.has_left])

    # The course of the evening

    def run(self, quiet_after: float = 0.0) -> None:
        self.hosts[0].open()
        for person in self.people:
            if not person.habits.own:
                self.world.after(person.habits.comes_at, person.come)
        if self.plan.waits_for_the_game:
            self.world.run(lambda: self.is_playing, SECONDS_TO_BEGIN, EVENTS_TO_END)
        for incident in self.plan.incidents:
            self.world.after(incident.at, lambda each=incident: self._befall(each))
        last = max((each.at for each in self.plan.incidents), default=0.0)
        self.world.run(lambda: False, max(last + 0.5, quiet_after), EVENTS_TO_END)
        self._end_faults()
        self._demand(self._is_over, "the game does not end")
        self._demand(self._is_settled, "not everybody is there at the end")
        self.world.run(lambda: False, SECONDS_ON_THE_WAY, EVENTS_TO_END)
        self._demand(self._is_settled, "not everybody is there at the end")
        self.watch.judge()
        if secret := told_too_much(self):
            raise Fault(f"an impostor was told {secret}")

    def _befall(self, incident: Incident) -> None:
        if not self.is_quiet:
            befall(self, incident)

    def _end_faults(self) -> None:
        self.world.note("the faults end")
        self.quiet_since = self.world.now
        self.network.heal()
        for host in self.hosts:
            host.disk.trouble = ""
        for computer in (self.hosts[0].computer, *(person.computer for person in self.people)):
            computer.wake()
            computer.fuse = None
        for person in self.people:
            if person.is_gone:
                person.computer.die()
        self.world.after(0.1, self._come_back)

    def _come_back(self) -> None:
        if not self.hosts[0].computer.is_on:
            self.hosts[0].open()
        for person in self.people:
            if not person.is_gone and not person.memory.has_left and not person.computer.is_on:
                person.come()

    def _demand(self, condition: Any, otherwise: str) -> None:
        if not self.world.run(condition, SECONDS_TO_END, EVENTS_TO_END):
            raise Fault(otherwise)

    def _is_over(self) -> bool:
        program = self.host.program
        return program is not None and program.is_over

    def _is_settled(self) -> bool:
        program = self.host.program
        if program is None or not program.is_saved or not program.is_over:
            return False
        states = [person.state for person in self.people if person.is_joined]
        joined = sorted(state.person for state in states if state is not None)
        everybody = all(self._is_at_the_end(person, program) for person in self.people)
        return everybody and program.present == joined and not program.sizes["outputs"]

    @staticmethod
    def _is_at_the_end(person: Person, program: seam.HostProgram) -> bool:
        if person.is_gone or person.memory.has_left:
            return True
        state = person.state
        return (
            state is not None
            and person.is_joined
            and state.view is not None
            and state.view.outcome is not None
            and state.revision == program.revision
            and len(state.view.history) == program.rounds
            and len(state.texts) >= seam.CARDS
        )

    def _announce(self) -> None:
        """Announce the table to everybody, each at a different moment."""
        for person in self.people:
            person.computer.after(self.rng.uniform(0.1, 3), person.hear_of_table)

    def _on_host_death(self, host: Host) -> None:
        if host is self.hosts[0]:
            self.open_again_after(host, 0.2 + 10 * self.rng.random())

    def _open(self, host: Host, number: int) -> None:
        if number == self._openings[host.computer.name] and not host.computer.is_on:
            host.open()


def spend(plan: Plan) -> Outcome:
    evening = Evening(plan)
    outcome = Outcome(plan)
    with seam.on_simulated_disks():
        try:
            evening.run()
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is what is looked for
            outcome.fault = f"{type(fault).__name__}: {fault}"
            outcome.error = fault
    outcome.notes = evening.world.notes
    outcome.events, outcome.seconds = evening.world.happened, evening.world.now - 1000
    outcome.refusals = evening.watch.refusals
    return outcome
