"""A bot that joins over the network: it sees what its client sees, and moves after a while."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from dixit_qt.bots.bot import Bot
from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.events import Event, StatusChanged, WasRefused
from dixit_qt.client.state import Status
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.joining import Joining
from dixit_qt.rules.model import Phase
from dixit_qt.rules.seatview import SeatView

Chance = Callable[[SeatView], Random]


def seeded(seed: int) -> Chance:
    """The same question gets the same move, even after a restart."""
    return lambda view: Random(f"{seed} {_question(view)}")


def unseeded() -> Chance:
    rng = Random()
    return lambda _view: rng


class Robot(QObject):
    """`think_ms` is the time for each move. A patient bot leaves the first clue to others.

    A move is sent only once over a link: before the next update there's no telling whether it was
    lost.
    """

    finished = Signal()
    """Emitted once, when its game is over."""

    def __init__(
        self,
        joining: Joining,
        bot: Bot,
        chance: Chance,
        think_ms: int = 0,
        *,
        patient: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._joining = joining
        self._bot = bot
        self._chance = chance
        self._patient = patient
        self._think = QTimer(self, singleShot=True, interval=think_ms)
        self._think.timeout.connect(self._act)
        self._plain = RandomBot(second_thoughts=0.0)
        self._was_refused = False
        self._sent: object = None
        self._is_done = False
        joining.changed.connect(self._on_changed)

    @property
    def is_thinking(self) -> bool:
        return self._think.isActive()

    @Slot(tuple)
    def _on_changed(self, events: tuple[Event, ...]) -> None:
        self._take_note(events)
        view = self._joining.session.state.view
        if view is not None and view.outcome is not None and not self._is_done:
            self._is_done = True
            self.finished.emit()
        if view is not None and self._is_awaited(view) and not self.is_thinking:
            self._think.start()

    def _take_note(self, events: tuple[Event, ...]) -> None:
        for event in events:
            match event:
                case WasRefused():
                    self._was_refused, self._sent = True, None
                case StatusChanged(after=Status.JOINED):
                    self._sent = None

    @Slot()
    def _act(self) -> None:
        view = self._joining.session.state.view
        if view is None or not self._is_awaited(view):
            return
        bot = self._plain if self._was_refused else self._bot
        self._was_refused = False
        rng = self._chance(view)
        action = bot.choose(view, rng) or self._plain.choose(view, rng)
        if action is not None and self._joining.session.intend(action):
            self._sent = self._moment(view)

    def _is_awaited(self, view: SeatView) -> bool:
        room = self._joining.session.state.room
        if room is not None and room.paused_by is not None:
            return False
        if view.seat not in view.waiting_for or self._moment(view) == self._sent:
            return False
        return not (self._patient and view.phase is Phase.FIRST_STORYTELLER)

    def _moment(self, view: SeatView) -> object:
        return self._joining.session.state.match, _question(view)


def _question(view: SeatView) -> object:
    """What the seat has to decide. In Poetry the lines on the table are needed to tell one turn
    from the next."""
    lines = () if view.poetry is None else view.poetry.lines
    return view.round, view.phase, view.legal, lines


# Finds a guest's table, first by name and later by its game's id


class Following(QObject):
    """`name` is the table to join as soon as it's found: "" means any table, None that one was
    joined."""

    found = Signal(object)
    """Carries the `FoundTable` that is being joined."""

    def __init__(
        self,
        discovery: Discovery,
        joining: Joining,
        name: str | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._discovery = discovery
        self._joining = joining
        self._name = name
        discovery.tables_changed.connect(self._on_tables)

    @Slot(tuple)
    def _on_tables(self, tables: Sequence[FoundTable]) -> None:
        if self._name is not None:
            self._join_first(tables)
            return
        session = self._joining.session
        places = self._discovery.places_of(session.state.game or session.profile.game or "")
        if places:
            self._joining.also_at(places)

    def _join_first(self, tables: Sequence[FoundTable]) -> None:
        wanted = (table for table in tables if self._name in {"", table.name})
        table = next((table for table in wanted if table.obstacle is None), None)
        if table is None:
            return
        self._name = None
        session = self._joining.session
        session.profile = replace(session.profile, game=table.game)
        self.found.emit(table)
        self._joining.join(table.places)
