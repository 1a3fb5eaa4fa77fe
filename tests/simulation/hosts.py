"""The computer where the table is: its program, its disk, its own window, and its restarts."""

from typing import TYPE_CHECKING

from dixit_qt.net.links import LinkPair, MemoryEnd
from tests.simulation import seam
from tests.simulation.disk import Disk
from tests.simulation.network import Network, SimLink
from tests.simulation.world import Computer, World

if TYPE_CHECKING:
    from collections.abc import Callable

    from dixit_qt.client.ways import Place
    from tests.simulation.oracles import Watch


class Host:
    def __init__(self, world: World, network: Network, watch: "Watch") -> None:
        self.world, self.network, self.watch = world, network, watch
        self.computer = Computer(world, "host")
        self.disk = Disk(self.computer)
        self.rng = world.random("host")
        self.place: Place = "host:1"
        self.moves_house = 0
        self.resumed_game: str | None = None
        self.program: seam.HostProgram | None = None
        self.on_open: list[Callable[[], None]] = []
        self.on_gone: list[Callable[[], None]] = []
        self._pairs: list[LinkPair] = []
        self._alarm = 0
        self.computer.on_death.append(self._on_death)

    def open(self) -> None:
        """The program starts; a game that can go on is resumed."""
        self.computer.start()
        self.computer.run(self._open)

    def _open(self) -> None:
        self.place = f"host:{1 + self.moves_house}"
        found = seam.resumable(self.disk)
        resumed = found[0] if found else None
        self.program = seam.HostProgram(self.disk, self.rng, resumed)
        exchange = self.program.exchange
        self.resumed_game = None if resumed is None else self.program.game
        self.watch.follow(self.program)
        exchange.sending = self.watch.sending
        exchange.hearing = self.watch.hearing
        exchange.on_performed = self._set_alarm
        self._pairs = []
        self.network.listen(self.place, self.computer, self._accept)
        self._set_alarm()
        for tell in list(self.on_open):
            tell()

    def own_link(self) -> MemoryEnd:
        pair = LinkPair(lambda: self.computer.after(0, self._pump))
        self._pairs.append(pair)
        assert self.program is not None
        self.program.exchange.attach(pair.host, "own", own=True)
        return pair.client

    def close(self) -> None:
        """The host leaves; the journal keeps the game."""
        self.computer.run(self._close)

    def _close(self) -> None:
        assert self.program is not None
        self.program.exchange.close()
        self._pump()
        self.program.folder.close()
        self._stop()
        self.computer.life += 1
        self.computer.is_on = False
        for link in self.network.links_of(self.computer):
            link.vanish(power=False)

    def move_house(self) -> None:
        """The next time its address is another one."""
        self.moves_house += 1

    def _accept(self, link: SimLink, address: str) -> None:
        if self.program is not None and link.is_open:
            self.program.exchange.attach(link, address)

    def _pump(self) -> None:
        for pair in self._pairs:
            pair.pump()

    def _set_alarm(self) -> None:
        program = self.program
        if program is None:
            return
        now = self.computer.clock()
        self._alarm += 1
        number = self._alarm
        self.computer.after(program.table.next_wakeup(now) - now, lambda: self._on_alarm(number))

    def _on_alarm(self, number: int) -> None:
        if number == self._alarm and self.program is not None:
            self.program.exchange.tick()

    def _on_death(self, power: bool) -> None:
        for link in self.network.links_of(self.computer):
            link.vanish(power)
        self._stop()

    def _stop(self) -> None:
        self.program = None
        self._pairs = []
        self.network.close(self.computer)
        for tell in list(self.on_gone):
            tell()
