"""Open tables and their guests over real sockets on loopback."""

from random import Random

from PySide6.QtNetwork import QHostAddress

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session
from dixit_qt.host.pictures import Pictures
from dixit_qt.host.table import Table
from dixit_qt.net.hosting import Hosting
from dixit_qt.net.joining import Joining
from dixit_qt.net.places import Place
from dixit_qt.store.programs import ProgramFolder
from tests.net.room import BY_ID, MemoryJournal, MemoryStore, new_state

LOOPBACK = QHostAddress("127.0.0.1")


def open_hosting(
    edition: str = "odyssey",
    journal=None,
    port: int = 0,
    start_with: int = 0,
    programs: ProgramFolder | None = None,
    **changes,
) -> Hosting:
    table, pictures = Table(new_state(edition, **changes)), Pictures(BY_ID.get)
    journal = journal or MemoryJournal()
    hosting = Hosting(table, journal, pictures, start_with, programs=programs)
    assert hosting.listen(port, LOOPBACK)
    return hosting


def place_of(hosting: Hosting) -> Place:
    return Place("127.0.0.1", hosting.port)


def guest(name: str, *places: Place, pictures=BY_ID, tokens=None, **profile) -> Joining:
    joining = Joining(Session(Profile(name, **profile), MemoryStore(pictures)), tokens)
    if places:
        joining.join(places)
    return joining


class Player:
    """Plays a random legal move whenever it's its turn."""

    def __init__(self, joining: Joining, seed: int) -> None:
        self._joining = joining
        self._rng = Random(seed)
        self._bot = RandomBot(second_thoughts=0.0)
        joining.changed.connect(self.act)

    def act(self, _events=()) -> None:
        view = self._joining.session.state.view
        if view is not None and view.seat in view.waiting_for:
            self._joining.session.intend(self._bot.choose(view, self._rng))
