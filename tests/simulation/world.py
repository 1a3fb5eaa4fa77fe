"""A world with one clock: computers that run, sleep and die, and their events in order."""

import heapq
from collections.abc import Callable
from itertools import count
from random import Random

Action = Callable[[], object]


class Killed(BaseException):
    """The program is killed between two effects. Nothing may catch this."""


class DoesNotEnd(Exception):
    """More events have happened than any evening needs."""


LOOKS_EVERY = 8
"""How many events happen before the end condition is checked again."""


class World:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.now = 1000.0
        self.happened = 0
        self.notes: list[str] = []
        self._order = count()
        self._coming: list[tuple[float, int, Computer | None, int, Action]] = []

    def random(self, name: object) -> Random:
        """A random stream for each name, so that more draws by one change nothing for another."""
        return Random(f"{self.seed} {name}")

    def note(self, text: str) -> None:
        self.notes.append(f"{self.now - 1000:9.3f}  {text}")

    def after(self, delay: float, action: Action, computer: "Computer | None" = None) -> None:
        life = 0 if computer is None else computer.life
        self._push(self.now + max(0.0, delay), action, computer, life)

    def run(self, until: Callable[[], bool], most_seconds: float, most_events: int) -> bool:
        """Return False if the time is up before the condition holds."""
        end, most = self.now + most_seconds, self.happened + most_events
        while not until():
            if not self._coming or self._coming[0][0] > end:
                self.now = end
                return until()
            if self.happened >= most:
                raise DoesNotEnd(f"{most_events} events in {most_seconds} seconds")
            self._steps(end)
        return True

    def _steps(self, end: float) -> None:
        for _ in range(LOOKS_EVERY):
            if self._coming and self._coming[0][0] <= end:
                self._step()

    def _step(self) -> None:
        self.now, _order, computer, life, action = heapq.heappop(self._coming)
        if computer is None:
            action()
        elif computer.life != life:
            return
        elif computer.is_asleep:
            computer.missed.append((action, life))
            return
        else:
            computer.run(action)
        self.happened += 1

    def catch_up(self, computer: "Computer") -> None:
        """Everything that was due during its sleep happens now, in order."""
        missed, computer.missed = computer.missed, []
        for action, life in missed:
            self._push(self.now, action, computer, life)

    def _push(self, time: float, action: Action, computer: "Computer | None", life: int) -> None:
        heapq.heappush(self._coming, (time, next(self._order), computer, life, action))


class Computer:
    """`fuse` counts the effects that its program still has before it's killed."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.life = 1
        self.is_on = True
        self.missed: list[tuple[Action, int]] = []
        self._sleeps_until = 0.0
        self.fuse: int | None = None
        self.loses_power = False
        self.on_death: list[Callable[[bool], object]] = []
        self._ahead = 0.0

    def clock(self) -> float:
        return self.world.now + self._ahead

    def jump(self, seconds: float) -> None:
        """Its clock jumps ahead, as after a pause of the whole machine."""
        self._ahead += seconds

    @property
    def is_asleep(self) -> bool:
        return self._sleeps_until > self.world.now

    def sleep(self, seconds: float) -> None:
        """A computer that already sleeps longer keeps sleeping."""
        self._sleeps_until = max(self._sleeps_until, self.world.now + seconds)
        self.world.after(self._sleeps_until - self.world.now, self._wake_when_it_is_time)

    def wake(self) -> None:
        self._sleeps_until = 0.0
        self.world.catch_up(self)

    def _wake_when_it_is_time(self) -> None:
        if not self.is_asleep:
            self.wake()

    def after(self, delay: float, action: Action) -> None:
        """Never early, like real timers."""
        self.world.after(delay + 1e-6, action, self)

    def run(self, action: Action) -> None:
        try:
            action()
        except Killed:
            self.die()

    def effect(self) -> None:
        """Called before something leaves the program."""
        if self.fuse is not None:
            self.fuse -= 1
            if self.fuse < 0:
                raise Killed

    def die(self) -> None:
        if not self.is_on:
            return
        self.world.note(f"{self.name} {'loses power' if self.loses_power else 'is killed'}")
        self.is_on, self.fuse, power = False, None, self.loses_power
        self.life += 1
        for tell in list(self.on_death):
            tell(power)

    def start(self) -> None:
        self.is_on, self.loses_power, self.fuse = True, False, None
        self.wake()
        self.world.note(f"{self.name} starts")


class Alarm:
    """Rings when it's due. Postponing one is free, and it never rings early."""

    def __init__(self, computer: Computer, ring: Action) -> None:
        self._computer, self._ring = computer, ring
        self._due: float | None = None
        self._looks_at: float | None = None

    def forget(self) -> None:
        """Its program is gone, and with it everything that was due."""
        self._due = self._looks_at = None

    def set(self, seconds: float | None) -> None:
        now = self._computer.world.now
        self._due = None if seconds is None else now + max(0.0, seconds)
        if self._due is not None and (self._looks_at is None or self._due < self._looks_at):
            self._look_at(self._due)

    def _look_at(self, time: float) -> None:
        self._looks_at = time
        self._computer.after(time - self._computer.world.now, lambda: self._look(time))

    def _look(self, time: float) -> None:
        if time != self._looks_at:
            return
        self._looks_at = None
        if self._due is None:
            return
        if self._due > time:
            self._look_at(self._due)
        else:
            self._due = None
            self._ring()
