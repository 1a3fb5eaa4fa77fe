"""The page for browsers in every scene, on a telephone, a tablet and a laptop."""

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Slot
from PySide6.QtNetwork import QHostAddress
from selenium.webdriver import Chrome

import scenes
from chromium import new_driver
from dixit_qt import paths
from dixit_qt.client.state import ClientState
from dixit_qt.decks.deck import mixed
from dixit_qt.decks.manifest import find_decks
from dixit_qt.decks.verses import find_verses
from dixit_qt.languages import LANGUAGES
from dixit_qt.net.browser import server
from dixit_qt.net.browser.server import WebSocketLink
from dixit_qt.net.hosting import FirstBytes
from dixit_qt.net.tcp import TcpLink, TcpListener
from dixit_qt.store.pictures import reader_of
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode, frame
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.limits import MAX_CARDS_PER_PART, PROTOCOL_VERSION
from dixit_qt.wire.room import Verse
from dixit_qt.wire.seal_messages import MAGIC

SIZES = ((360, 640), (768, 1024), (1366, 768))
TOKEN = "ab" * 16
LAID_OUT = """
const [greets, done] = arguments;
const page = () => document.body?.dataset.page;
const drawn = (image) => image.decode().catch(() => 0);
const pictures = () => Promise.all([...document.images].map(drawn));
const look = async () => {
  if (!page() || (page() === "greeting") !== greets) return setTimeout(look, 20);
  await pictures();
  const isDone = () => [...document.images].every((image) => image.complete);
  requestAnimationFrame(() => requestAnimationFrame(() => (isDone() ? done() : look())));
};
look();
"""


NEWCOMER = (
    "sessionStorage.clear(); localStorage.clear(); localStorage.setItem('language', arguments[0]);"
)


class Stage(QObject):
    """A server for browsers that plays one scene after the other."""

    def __init__(self) -> None:
        super().__init__()
        server.ASKED_AT_ONCE = sys.maxsize
        self.deck = mixed(find_decks([paths.decks()])[0].values())
        self.script: list[m.Message] = []
        self._seats: list[WebSocketLink] = []
        self._server = server.BrowserServer(
            reader_of([self.deck]),
            lambda _poem: None,
            None,
            server.Rules(
                is_open=lambda: True,
                is_guest=lambda _address: True,
                is_sealed=lambda: False,
                files_of=lambda _name: None,
                introduces=lambda: None,
            ),
            self._on_seat,
            self,
        )
        self._listener = TcpListener(self)
        self._listener.arrived.connect(self._on_arrived)
        self._listener.listen(0, QHostAddress("127.0.0.1"))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listener.port}/"

    @Slot(object, str)
    def _on_arrived(self, link: TcpLink, address: str) -> None:
        FirstBytes(link, lambda data: self._server.take(link, address, data))

    def _on_seat(self, seat: WebSocketLink, _address: str) -> None:
        self._seats.append(seat)
        seat.on_data = lambda said: self._hear(seat, said)

    def _hear(self, seat: WebSocketLink, said: bytes) -> None:
        """Answer the page's first question: whether the table has a code."""
        if said.startswith(MAGIC):
            seat.send(frame(encode(m.Goodbye(Farewell.OPEN_TABLE))))
            seat.close()
        else:
            self._tell(seat)

    def _tell(self, seat: WebSocketLink) -> None:
        seat.on_data = lambda _data: None
        for message in self.script:
            seat.send(frame(encode(message)))


def play_of(scene: scenes.Scene, props: scenes.Props) -> list[m.Message]:
    """The host's messages that lead to the scene. The last states are sent as updates."""
    played = list(scenes.states(scene, props))
    now = played[-1]
    before = next(
        (
            s
            for s in reversed(played)
            if s.view and now.view and len(s.view.history) < len(now.view.history)
        ),
        now,
    )
    shown = before if "reveal" in scene.name else now
    return [*greeting(now, props), *messages(shown, 0), *messages(now, len(history(shown)))]


def greeting(state: ClientState, props: scenes.Props) -> list[m.Message]:
    lines = tuple(Verse(number, text) for number, text in state.verses.lines.items())
    endings = tuple(Verse(number, text) for number, text in state.verses.endings.items())
    parts = [
        m.DeckPart(
            props.deck.id, first, len(props.texts), props.texts[first : first + MAX_CARDS_PER_PART]
        )
        for first in range(0, len(props.texts), MAX_CARDS_PER_PART)
    ]
    return [
        m.Welcome(PROTOCOL_VERSION, scenes.GAME, state.person or 1, TOKEN),
        *([] if state.room is None else [m.Lobby(state.room)]),
        m.VersesPart("set", props.language, lines[:100], endings[:100]),
        m.VersesPart("set", props.language, lines[100:], endings[100:]),
        *parts,
    ]


def history(state: ClientState) -> tuple[m.FinishedRound, ...]:
    records = () if state.view is None else state.view.history
    return tuple(m.FinishedRound(1, index, record) for index, record in enumerate(records))


def messages(state: ClientState, known: int) -> list[m.Message]:
    if state.view is None:
        return []
    rounds = history(state)
    view = structs.replace(state.view, history=())
    return [*rounds[known:], m.Update(1, len(rounds), view, rounds=len(rounds))]


class Photographer:
    def __init__(self, stage: Stage, out: Path, words: Sequence[str]) -> None:
        self._stage = stage
        self._out = out
        self._words = words

    def run(self) -> None:
        for size in SIZES:
            driver = new_driver(size)
            try:
                for language in LANGUAGES:
                    self._language(driver, language, f"{size[0]}x{size[1]}")
            finally:
                driver.quit()

    def _language(self, driver: Chrome, language: str, size: str) -> None:
        props = props_in(language, self._stage)
        driver.get(f"{self._stage.address}icon.svg")
        driver.execute_script(NEWCOMER, language)
        folder = self._out / size / language
        folder.mkdir(parents=True, exist_ok=True)
        plays = {scene.name: scene for scene in scenes.SCENES if self._is_wanted(scene.name)}
        if self._is_wanted("greeting"):
            driver.get(self._stage.address)
            self._picture(driver, folder / "greeting.png", greets=True)
        if self._is_wanted("lobby"):
            state = scenes.lobby("odyssey", 7, props)
            self._show(driver, greeting(state, props), folder / "lobby.png")
        for name, scene in plays.items():
            self._show(driver, play_of(scene, props), folder / f"{name}.png")
            if name == "give":
                self._opened(driver, folder)

    def _opened(self, driver: Chrome, folder: Path) -> None:
        """Open the overlays that are only shown for a while."""
        for name, selector in (
            ("enlarged", ".hand .card"),
            ("menu", "#menu"),
            ("rounds", "#rounds"),
        ):
            driver.execute_script("document.querySelector(arguments[0]).click()", selector)
            self._picture(driver, folder / f"{name}.png")
            driver.execute_script("document.querySelector('#close').click()")

    def _is_wanted(self, name: str) -> bool:
        return not self._words or any(word in name for word in self._words)

    def _show(self, driver: Chrome, play: list[m.Message], file: Path) -> None:
        self._stage.script = play
        driver.get("about:blank")
        driver.get(f"{self._stage.address}#seat={scenes.GAME}.{TOKEN}")
        self._picture(driver, file)

    def _picture(self, driver: Chrome, file: Path, *, greets: bool = False) -> None:
        driver.execute_async_script(LAID_OUT, greets)
        driver.save_screenshot(str(file))


def props_in(language: str, stage: Stage) -> scenes.Props:
    from dixit_qt.host.sending import card_texts

    verses = scenes.verses_in(language, find_verses([paths.verses()]))
    mind = scenes.knowing(language, stage.deck, verses)
    return scenes.Props(language, stage.deck, verses, card_texts(stage.deck), mind)


def photograph(out: Path, words: Sequence[str]) -> int:
    """Return 0 on success, as an exit code."""
    application = QCoreApplication.instance() or QCoreApplication([])
    photographer = Photographer(Stage(), out, words)
    with ThreadPoolExecutor(1) as pool:
        work = pool.submit(photographer.run)
        while not work.done():
            application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        work.result()
    return 0
