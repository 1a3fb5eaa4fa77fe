"""Real programs in one process, each with its own window, folder and network."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QUrl
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from dixit_qt import paths
from dixit_qt.app.player import Player, Surroundings
from dixit_qt.decks.deck import hash_of
from dixit_qt.diagnosis.diagnosis import Diagnosing
from dixit_qt.host.match import INSTANT
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.discovery.interfaces import Interface
from dixit_qt.net.discovery.mdns import Heard, Rhythm
from dixit_qt.net.places import Place
from dixit_qt.store.settings import Settings, SettingsStore
from dixit_qt.ui.base.fonts import load_fonts
from dixit_qt.ui.shell.lessons import Lesson
from dixit_qt.ui.sound.loudspeaker import Frames
from dixit_qt.wire.codes import Farewell
from tests.ui.qml_driver import QmlDriver

CARDS = 100


def make_deck(folder: Path, name: str = "trial", cards: int = CARDS) -> None:
    """Small pictures, each in another colour."""
    folder.mkdir(parents=True)
    lines = ["[deck]", f'id = "{name}"', f'name_en = "Deck {name}"', f'name_ru = "Колода {name}"']
    for number in range(cards):
        file = folder / f"{number}.png"
        image = QImage(4, 6, QImage.Format.Format_RGB32)
        image.fill(QColor(number, 255 - number, len(name)))
        image.save(str(file))
        digest = hash_of(file.read_bytes())
        lines += ["[[card]]", f'slug = "card-{number}"', f'file = "{file.name}"']
        lines += [f'sha256 = "{digest}"', f'title_en = "Picture {number}"', 'tags_en = ["moon"]']
    (folder / "deck.toml").write_text("\n".join(lines), encoding="utf-8")


class NoSoundings:
    """The probes of the diagnosis on a computer without a network."""

    def interfaces(self) -> tuple[Interface, ...]:
        return ()

    def network_is_public(self) -> bool:
        return False

    def tables_by_mdns(self, _addresses: Sequence[str]) -> tuple[str, ...]:
        return ()

    def tables_by_question(self, _targets: Sequence[str]) -> tuple[str, ...]:
        return ()

    def greet(self, _place: Place) -> Farewell | None:
        raise ConnectionRefusedError


class DeadAir:
    """A discovery radio that neither sends nor receives."""

    def __init__(self, _addresses: Sequence[str], _heard: Heard) -> None:
        """No socket is opened."""

    def silence(self, *_said: object) -> None:
        """Nothing is sent."""

    advertise = withdraw = listen = deafen = move = close = silence


def no_network() -> Discovery:
    """The search runs, but this computer has no adapters."""
    return Discovery(look=tuple, rhythm=Rhythm(look=0.05, settle=0.01), port=0, radio=DeadAir)


class SilentCard:
    """A sound card that never requests samples."""

    def start(self, _frames: Frames) -> None:
        """Nothing happens: no samples are requested."""

    def close(self) -> None:
        """Nothing to release."""


class PlayerWindow(QmlDriver):
    def __init__(self, player: Player, window: QQuickWindow, qtbot: QtBot) -> None:
        super().__init__(window, qtbot)
        self.player = player

    @property
    def page(self) -> str:
        return str(self.player.program.page)

    def on_page(self, page: str) -> None:
        self.until(lambda: self.page == page, f"the page is {self.page}, not {page}")
        self.until(lambda: self.is_laid_out, f"the page {page} is not laid out")

    @property
    def is_laid_out(self) -> bool:
        """Pages are built over several frames; an incomplete one can't be used yet."""
        loader = self.find(f"page-{self.page}")
        return loader is not None and loader.property("item") is not None

    def page_has_focus(self) -> bool:
        item, page = self.window.activeFocusItem(), self.find(f"page-{self.page}")
        while item is not None and item is not page:
            item = item.parentItem()
        return item is not None

    @property
    def seats(self) -> list[str]:
        room = self.player.feed.state.room
        return [] if room is None else [seat.name for seat in room.seats]

    @property
    def hand(self) -> set[str]:
        view = self.player.feed.state.view
        return set() if view is None or view.cards is None else set(view.cards.hand)

    def sees_seats(self, names: Iterable[str]) -> None:
        wanted = list(names)
        self.until(lambda: self.seats == wanted, f"the seats are {self.seats}")

    def hears_of(self, host: "PlayerWindow") -> None:
        """Deliver the advert of another player's table, as a network would."""
        hosting = host.player.own.hosting
        advert = None if hosting is None else hosting.advert
        assert advert is not None
        told = {name: getattr(advert, name) for name in advert.__struct_fields__}
        self.player.discovery.tables = (FoundTable(addresses=("127.0.0.1",), **told),)
        self.player.discovery.tables_changed.emit(self.player.discovery.tables)

    def look_on(self, host: "PlayerWindow") -> None:
        """Join as a spectator of the host's table. The program may forget the simulated advert;
        then it's repeated."""
        watch = f"watch-{host.player.feed.state.game}"

        def is_offered() -> bool:
            self.hears_of(host)
            return self.has(watch)

        self.until(is_offered, "the table cannot be watched")
        self.click(watch)

    def practise(self, game: str = "dixit") -> None:
        self.click("practise")
        self.click(f"practise-{game}")

    def join(self, host: "PlayerWindow") -> None:
        """Join by the address that the host's lobby would show."""
        self.write("address", f"127.0.0.1:{host.player.own.port}")
        self.click("joinAddress")


def meet(host: PlayerWindow, *guests: PlayerWindow) -> None:
    """The host opens a table, the others join by its address; then all are in the lobby."""
    host.click("host")
    host.on_page("lobby")
    for guest in guests:
        guest.join(host)
        guest.on_page("lobby")
    host.until(lambda: len(host.seats) == 1 + len(guests), f"the seats are {host.seats}")


class Household:
    """Everybody who plays in one test."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder = folder
        self.qtbot = qtbot
        self._windows: list[PlayerWindow] = []

    def open(
        self, name: str, language: str = "en", port: int = 0, *, newcomer: bool = False
    ) -> PlayerWindow:
        """Open somebody's program; opened again, it finds its own files."""
        folder = self.folder / name
        if not folder.exists():
            make_deck(folder / "decks" / "trial")
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        if not settings.allKeys():
            told = Settings(
                name=name,
                language=language,
                reduced_motion=True,
                newcomer=newcomer,
                minutes="" if newcomer else "party,poetry,team",
                learned="" if newcomer else ",".join(Lesson),
            )
            SettingsStore(settings).save(told)
        around = Surroundings(
            folder,
            settings,
            no_network(),
            port,
            INSTANT,
            Diagnosing(NoSoundings()),
            SilentCard,
        )
        player = Player(around)
        window = PlayerWindow(player, player.open(), self.qtbot)
        window.window.requestActivate()
        self._windows.append(window)
        return window

    def gather(self, *names: str) -> list[PlayerWindow]:
        people = [self.open(name) for name in names]
        meet(*people)
        return people

    def close(self, window: PlayerWindow) -> None:
        """The windows of a test share Qt's picture cache, unlike real programs: if one is destroyed
        while it loads a picture, the others would wait for ever."""
        window.until(lambda: not window.loading(), "a picture does not load")
        self._close(window)

    def close_all(self) -> None:
        for window in list(self._windows):
            self._close(window)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()

    def _close(self, window: PlayerWindow) -> None:
        self._windows.remove(window)
        window.player.close()
        window.player.deleteLater()


KEPT = {
    "backdrop-home-1920.webp": "sourceSize.width: 1600; fillMode: Image.PreserveAspectCrop",
    "table-dixit.webp": "sourceSize.width: 1600; fillMode: Image.PreserveAspectCrop",
    "card-back.webp": "sourceSize.width: 400; fillMode: Image.PreserveAspectCrop",
    "paper-clue.webp": "sourceSize.width: 1024",
    "paper-poem.webp": "sourceSize.width: 800",
    **{f"rabbit-{number:02}.webp": "sourceSize.width: 320" for number in range(6)},
    **{f"rabbit-{number:02}-portrait.webp": "sourceSize.width: 160" for number in range(12)},
    **{f"number-{number:02}.webp": "sourceSize.width: 160" for number in range(1, 7)},
}
"""Pictures that most windows show, each in the requested size."""


@pytest.fixture(scope="session")
def fonts(qapp: QGuiApplication) -> Iterator[None]:
    """Kept with the pictures for all later windows: each would decode them again."""
    load_fonts()
    images = [
        f'Image {{ source: "{paths.house().as_uri()}/{name}"; {how} }}'
        for name, how in KEPT.items()
    ]
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(f"import QtQuick\nItem {{ {' '.join(images)} }}".encode(), QUrl())
    kept = component.create()
    assert kept is not None, component.errorString()
    yield
    del kept


@pytest.fixture
def household(qtbot: QtBot, fonts: None, tmp_path: Path) -> Iterator[Household]:
    """Whole programs: `household.open("Anna")` is Anna's window."""
    home = Household(tmp_path, qtbot)
    yield home
    home.close_all()
