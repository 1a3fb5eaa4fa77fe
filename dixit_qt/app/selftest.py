"""The self-test: a host, two bots over the network and one real window.

It proves that a build has everything it needs: the window is drawn, the table is announced and
found by mDNS, bots join over the connection that its code encrypts, classic Dixit and Poetry are
played to the end, an album is printed, and the sound library loads.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEventLoop, QSettings, QTimer

from dixit_qt.app.player import Player, Surroundings
from dixit_qt.app.running import make_application, on_frame
from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session
from dixit_qt.client.state import ClientState
from dixit_qt.host.match import INSTANT
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.joining import Joining
from dixit_qt.net.places import QUESTION_PORT, Place
from dixit_qt.store.pictures import NoPictures
from dixit_qt.tables.bot_guest import Robot, seeded
from dixit_qt.ui.album.book import album_of
from dixit_qt.ui.album.printing import save_album
from dixit_qt.ui.base.fonts import load_fonts
from dixit_qt.ui.sound.loudspeaker import no_sound_card
from dixit_qt.wire.messages import PlayAgain, SetCode, SetEdition, Start
from dixit_qt.wire.room import Room

LOOPBACK = ("127.0.0.1",)
BOTS = 2
CODE = "silver lantern"
STEP_SECONDS = 120.0
"""No step takes this long unless the computer is overloaded, which isn't the program's fault."""
LOOK_EVERY_MS = 20


class SelfTestError(RuntimeError):
    """A step of the self-test didn't finish."""


class Trial:
    """One run in its own folder. Each step waits for what it names, or fails under that name."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        discovery = Discovery(only=LOOPBACK)
        self._player = Player(
            Surroundings(folder, settings, discovery, pace=INSTANT, sound_card=no_sound_card)
        )
        # UDP queries would go to another port, so only mDNS can find the table here.
        self._guests_eyes = Discovery(only=LOOPBACK, port=QUESTION_PORT + 1)
        self._bots: list[Joining] = []
        self._rng = Random(1)
        self._mind = RandomBot(second_thoughts=0.0)
        self._player.feed.changed.connect(self._act)

    def run(self) -> None:
        try:
            self._open_window()
            self._host()
            found = self._find()
            self._seat_bots(found)
            self._play("classic-30")
            self._play("poetry")
            self._print_album()
            self._load_sound()
        finally:
            self._close()

    @property
    def _state(self) -> ClientState:
        return self._player.feed.state

    def _open_window(self) -> None:
        with step("the window is drawn"):
            drawn: list[bool] = []
            on_frame(self._player.open(), lambda: drawn.append(True))
            until(lambda: bool(drawn))

    def _host(self) -> None:
        with step("a table with a code is hosted"):
            self._player.screens.home.host_wanted.emit()
            until(lambda: self._state.room is not None)
            self._player.feed.send(SetCode(CODE))
            until(lambda: self._room().code == CODE)

    def _find(self) -> FoundTable:
        with step("the table is announced and found by mDNS"):
            self._guests_eyes.start()
            self._guests_eyes.search()
            until(lambda: self._found() is not None)
            found = self._found()
        if found is None:
            raise SelfTestError("the table is gone again")
        return found

    def _found(self) -> FoundTable | None:
        tables = self._guests_eyes.tables
        return next((table for table in tables if table.game == self._state.game), None)

    def _seat_bots(self, found: FoundTable) -> None:
        with step("two bots come over the network, sealed by the code"):
            for number in range(BOTS):
                joining = Joining(Session(Profile(f"Bot {number + 1}", code=CODE), NoPictures()))
                Robot(joining, self._mind, seeded(number), parent=joining)
                joining.join([Place(LOOPBACK[0], found.port)])
                self._bots.append(joining)
            until(lambda: len(self._room().seats) == BOTS + 1)

    def _play(self, edition: str) -> None:
        with step(f"{edition} is played to the end"):
            if self._state.view is not None:
                self._player.feed.send(PlayAgain())
                until(lambda: self._state.view is None)
            self._player.feed.send(SetEdition(edition))
            until(lambda: self._room().edition == edition and not self._room().obstacles)
            self._player.feed.send(Start())
            until(self._is_over)

    def _is_over(self) -> bool:
        return self._state.view is not None and self._state.view.outcome is not None

    def _room(self) -> Room:
        if self._state.room is None:
            raise SelfTestError("the table is gone")
        return self._state.room

    def _act(self, _old: ClientState, new: ClientState) -> None:
        """Play for the person at the window whenever it's their turn."""
        if new.view is not None and new.view.seat in new.view.waiting_for:
            action = self._mind.choose(new.view, self._rng)
            if action is not None:
                self._player.feed.intend(action)

    def _print_album(self) -> None:
        with step("the album is printed"):
            file = self._folder / "album.pdf"
            album = album_of(self._state, "", self._player.user_data.picture)
            if save_album(file, album) < 1 or not file.is_file():
                raise SelfTestError("the album is empty")

    def _load_sound(self) -> None:
        """Load the library only: nothing is played, and no sound card is needed."""
        with step("the library for sounds is there"):
            import miniaudio

            if not miniaudio.get_enabled_backends():
                raise SelfTestError("it knows no way to a sound card")

    def _close(self) -> None:
        for joining in self._bots:
            joining.close()
        self._guests_eyes.close()
        self._player.close()


@contextmanager
def step(name: str) -> Iterator[None]:
    began = time.monotonic()
    try:
        yield
    except SelfTestError as error:
        raise SelfTestError(f"{name}: {error}") from error
    print(f"ok   {time.monotonic() - began:5.1f} s  {name}", flush=True)


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + STEP_SECONDS
    waker = QTimer(interval=LOOK_EVERY_MS)
    waker.start()
    while not condition():
        if time.monotonic() > deadline:
            raise SelfTestError(f"it did not happen within {STEP_SECONDS:.0f} seconds")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def run_selftest() -> int:
    application = make_application()
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        try:
            Trial(Path(folder)).run()
        except SelfTestError as error:
            print(f"FAILED {error}", file=sys.stderr)
            return 1
        finally:
            application.processEvents()
    print("The program works.")
    return 0
