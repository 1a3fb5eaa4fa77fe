"""A network in memory with everything that TCP may do: delay, stall, cut, half-open.

Data arrives in order or not at all, in pieces of any size. A stalled link keeps data in flight, and
a cut one loses it. When a link is half open, only one end knows.
"""

from collections import deque
from collections.abc import Callable, Sequence

from dixit_qt.client.ways import Place
from dixit_qt.net.links import OnClosed, OnData, ignore_closed, ignore_data
from tests.simulation.world import Computer, World

Accept = Callable[["SimLink", str], object]
Connected = Callable[["SimLink", Place], object]
Failed = Callable[[str], object]


class Network:
    def __init__(self, world: World) -> None:
        self.world = world
        self.rng = world.random("network")
        self.slowness = 0.002
        self.listening: dict[Place, tuple[Computer, Accept]] = {}
        self.links: list[SimLink] = []
        self._blocked_until: dict[str, float] = {}
        self._apart_until: dict[tuple[str, str], float] = {}

    def latency(self) -> float:
        return self.slowness * (0.3 + self.rng.random())

    def block(self, computer: Computer, seconds: float) -> None:
        """Block all traffic of a computer for a while; TCP keeps retrying."""
        until = self.world.now + seconds
        self._blocked_until[computer.name] = max(until, self._blocked_until.get(computer.name, 0))

    def keep_apart(self, one: Computer, other: Computer, seconds: float) -> None:
        """Block all traffic between these two."""
        for pair in ((one.name, other.name), (other.name, one.name)):
            self._apart_until[pair] = self.world.now + seconds

    def heal(self) -> None:
        self._blocked_until.clear()
        self._apart_until.clear()
        self.slowness = 0.002

    def free_at(self, one: Computer, other: Computer) -> float:
        known, apart = self._blocked_until, self._apart_until.get((one.name, other.name), 0.0)
        return max(known.get(one.name, 0.0), known.get(other.name, 0.0), apart)

    def listen(self, place: Place, computer: Computer, accept: Accept) -> None:
        self.listening[place] = (computer, accept)

    def close(self, computer: Computer) -> None:
        self.listening = {p: (c, a) for p, (c, a) in self.listening.items() if c is not computer}

    def links_of(self, computer: Computer) -> list["SimLink"]:
        self.links = [link for link in self.links if link.is_open or link.other.is_open]
        return [link for link in self.links if link.computer is computer and link.is_open]

    def dial(
        self,
        computer: Computer,
        places: Sequence[Place],
        within: float,
        connected: Connected,
        failed: Failed,
    ) -> "Dial":
        dial = Dial(self, computer, places, connected, failed)
        computer.after(within, lambda: dial.fail("no answer"))
        for place in places:
            computer.after(2 * self.latency(), lambda place=place: dial.try_place(place))
        return dial

    def pair(self, client: Computer, host: Computer) -> tuple["SimLink", "SimLink"]:
        one, other = SimLink(self, client), SimLink(self, host)
        one.other, other.other = other, one
        self.links += [one, other]
        return one, other


class Dial:
    """A connection attempt to several addresses; it ends once."""

    def __init__(
        self,
        network: Network,
        computer: Computer,
        places: Sequence[Place],
        connected: Connected,
        failed: Failed,
    ) -> None:
        self.network, self.computer = network, computer
        self._left = list(places)
        self._connected, self._failed = connected, failed
        self._is_over = False

    def stop(self) -> None:
        self._is_over = True

    def fail(self, reason: str) -> None:
        if not self._is_over:
            self._is_over = True
            self._failed(reason)

    def try_place(self, place: Place) -> None:
        if self._is_over:
            return
        network, world = self.network, self.network.world
        target = network.listening.get(place)
        if target is None:
            self._left.remove(place)
            if not self._left:
                self.fail("connection refused")
            return
        host, accept = target
        if network.free_at(self.computer, host) > world.now:
            return
        self._is_over = True
        mine, theirs = network.pair(self.computer, host)
        theirs.reach_after(network.latency())
        host.after(theirs.reached - world.now, lambda: accept(theirs, self.computer.name))
        self._connected(mine, place)


class SimLink:
    """One end of a connection."""

    other: "SimLink"

    def __init__(self, network: Network, computer: Computer) -> None:
        self.on_data: OnData = ignore_data
        self.on_closed: OnClosed = ignore_closed
        self.on_written: OnClosed = ignore_closed
        self.computer = computer
        self.life = computer.life
        self.is_open = True
        self.is_lost = self.is_into_the_void = False
        self._network = network
        self._coming: deque[tuple[float, bytes | None]] = deque()
        self.reached = 0.0

    @property
    def queued(self) -> int:
        return sum(len(data) for _, data in self.other._coming if data)

    def reach_after(self, seconds: float) -> None:
        """Data can't arrive before the connection itself."""
        self.reached = self._network.world.now + seconds

    def send(self, data: bytes) -> None:
        if not self.is_open:
            return
        self.computer.effect()
        if not self.is_lost:
            self.other._take(data)
        elif self.other.computer.is_on and not self.is_into_the_void:
            self._take(None)

    def close(self) -> None:
        """Data that was sent before still arrives."""
        self._hush()
        if not self.is_lost:
            self.other._take(None)

    def abort(self) -> None:
        self._hush()
        if not self.is_lost:
            self.other._coming.clear()
            self.other._take(None)

    # Mishaps

    def cut(self) -> None:
        """Both ends learn that the connection is gone, and data in flight is lost."""
        for end in (self, self.other):
            end._coming.clear()
            end._take(None)

    def forget(self, *, into_the_void: bool) -> None:
        """Only this end learns that the connection is gone."""
        self.other.lose_other()
        self.other.is_into_the_void = into_the_void
        self._take(None)

    def lose_other(self) -> None:
        """The other end drops the connection without informing this one."""
        self.is_lost = True
        self._coming.clear()
        self.other._coming.clear()

    def vanish(self, power: bool) -> None:
        """The program has died. The system closes its connections, unless the whole machine
        is off."""
        if power:
            self._hush()
            self.other.lose_other()
        else:
            self.close()

    def _hush(self) -> None:
        self.is_open = False
        self.on_data, self.on_closed = ignore_data, ignore_closed

    def _take(self, data: bytes | None) -> None:
        now = self._network.world.now
        self.reached = max(self.reached, now + self._network.latency())
        self._coming.append((self.reached, data))
        self.computer.after(self.reached - now, self._arrive)

    def _arrive(self) -> None:
        world = self._network.world
        free_at = self._network.free_at(self.computer, self.other.computer)
        if free_at > world.now:
            self.computer.after(free_at - world.now + 0.001, self._arrive)
            return
        pieces, ends = self._due(world.now)
        if pieces:
            self._deliver(b"".join(pieces))
        if ends and self.is_open:
            closed = self.on_closed
            self._hush()
            closed()

    def _due(self, now: float) -> tuple[list[bytes], bool]:
        pieces: list[bytes] = []
        while self._coming and self._coming[0][0] <= now:
            data = self._coming.popleft()[1]
            if data is None:
                self._coming.clear()
                return pieces, True
            pieces.append(data)
        return pieces, False

    def _deliver(self, data: bytes) -> None:
        """Deliver mostly in one piece, sometimes in two."""
        if len(data) > 1 and self._network.rng.random() < 0.1:
            middle = self._network.rng.randrange(1, len(data))
            self.on_data(data[:middle])
            self.on_data(data[middle:])
        else:
            self.on_data(data)
