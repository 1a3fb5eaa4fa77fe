"""A computer that has the table or may get it: its program, its disk, and its restarts."""

from functools import partial
from typing import TYPE_CHECKING

from dixit_qt.host.handed_table import HandedTable
from dixit_qt.net.hosting import FirstBytes
from dixit_qt.net.links import LinkPair, MemoryEnd
from dixit_qt.store.journals import HandoverFolder
from tests.simulation import seam
from tests.simulation.disk import Disk
from tests.simulation.network import Network, SimLink
from tests.simulation.telephones import let_in
from tests.simulation.world import Alarm, Computer, World

if TYPE_CHECKING:
    from collections.abc import Callable

    from dixit_qt.client.ways import Place
    from tests.simulation.oracles import Watch


class Host:
    """`founds` says whether it opens a new table if there is none to resume: true for the first
    host, and for the computer where the table was last."""

    def __init__(
        self, world: World, network: Network, watch: "Watch", computer: Computer, *, founds: bool
    ) -> None:
        self.world, self.network, self.watch = world, network, watch
        self.computer, self.founds = computer, founds
        self.disk = Disk(self.computer)
        self.handovers = HandoverFolder(self.disk.path(seam.HANDOVERS))
        self.rng = world.random(f"host at {computer.name}")
        self.moves_house = 0
        self.resumed_game: str | None = None
        self.program: seam.HostProgram | None = None
        self.on_open: list[Callable[[], None]] = []
        self.on_closed: list[Callable[[], None]] = []
        self._waiting: list[tuple[SimLink, str]] = []
        self._pairs: list[LinkPair] = []
        self._alarm = Alarm(computer, self._on_alarm)
        self._port = 1
        self.computer.on_death.append(self._on_death)

    @property
    def place(self) -> "Place":
        return f"{self.computer.name}:{self._port}"

    @property
    def has_the_table(self) -> bool:
        """False for a table that was handed over to another computer."""
        return self.program is not None and not self.program.is_handed_over

    def open(self) -> None:
        """Start the program and resume a game if there is one."""
        self.computer.start()
        self.computer.run(self.look_for_a_game)

    def look_for_a_game(self) -> None:
        """A host that handed over its last game only redirects."""
        given = seam.handed_over(self.disk)
        found = seam.resumable(self.disk)
        resumed = given or (found[0] if found else None)
        if resumed is None and not self.founds:
            return
        self._port = 1 + self.moves_house
        program = seam.HostProgram(self.disk, self.rng, resumed)
        self.resumed_game = None if resumed is None else program.game
        self._begin(program)
        self._let_in()

    # Taking over a table

    def open_port(self, _handed: HandedTable) -> int | None:
        self._put_away()
        self._port = 1 + self.moves_house
        self.network.listen(self.place, self.computer, self._accept)
        return self._port

    def close_port(self) -> None:
        if self.program is None:
            self.network.close(self.computer)
            self._waiting.clear()

    def take_over(self, handed: HandedTable) -> MemoryEnd:
        """If the program only redirected until now, it stops doing so."""
        self._put_away()
        program = seam.HostProgram(self.disk, self.rng, None, handed)
        self.resumed_game, self.founds = program.game, True
        self._begin(program)
        if program.exchange.take_over(handed.journal_name, handed.journal):
            self.handovers.drop(handed.game)
        self._let_in()
        return self.own_link()

    # The running program

    def _begin(self, program: seam.HostProgram) -> None:
        self.program = program
        self.watch.follow(self)
        exchange = program.exchange
        exchange.sending = partial(self.watch.sending, self)
        exchange.hearing = partial(self.watch.hearing, self)
        exchange.on_performed = self._set_alarm
        self._pairs = []
        self._set_alarm()

    def _let_in(self) -> None:
        self.network.listen(self.place, self.computer, self._accept)
        waiting, self._waiting = self._waiting, []
        for link, address in waiting:
            self._accept(link, address)
        for tell in list(self.on_open):
            tell()

    def own_link(self) -> MemoryEnd:
        pair = LinkPair(lambda: self.computer.after(0, self._pump))
        self._pairs.append(pair)
        assert self.program is not None
        self.program.exchange.attach(pair.host, "own", own=True)
        return pair.client

    def close(self) -> None:
        """The host closes the program; the journal keeps the game."""
        self.computer.run(self._close)

    def _put_away(self) -> None:
        if self.program is not None:
            self.program.exchange.close()
            self._pump()
            self.program.folder.close()
            self._stop()

    def _close(self) -> None:
        self._put_away()
        self.computer.life += 1
        self.computer.is_on = False
        for link in self.network.links_of(self.computer):
            link.vanish(power=False)
        for tell in list(self.on_closed):
            tell()

    def move_house(self) -> None:
        """From the next start on, it has another address."""
        self.moves_house += 1

    def _accept(self, link: SimLink, address: str) -> None:
        if not link.is_open:
            return
        if self.program is None:
            self._waiting.append((link, address))
        else:
            first = FirstBytes(link, lambda data: self._browse(link, address, data))
            self.program.exchange.attach(first, address)

    def _browse(self, link: SimLink, address: str, data: bytes) -> None:
        program = self.program
        if program is not None:
            attach = partial(program.exchange.attach, address=address, browser=True)
            let_in(link, data, lambda: program.browsers_are_welcome, attach)

    def _pump(self) -> None:
        for pair in self._pairs:
            pair.pump()

    def _set_alarm(self) -> None:
        program = self.program
        if program is None:
            return
        now = self.computer.clock()
        self._alarm.set(program.table.next_wakeup(now) - now)

    def _on_alarm(self) -> None:
        if self.program is not None:
            self.program.exchange.tick()

    def _on_death(self, power: bool) -> None:
        for link in self.network.links_of(self.computer):
            link.vanish(power)
        self._stop()

    def _stop(self) -> None:
        self.program = None
        self._alarm.forget()
        self._pairs = []
        self._waiting = []
        self.network.close(self.computer)
