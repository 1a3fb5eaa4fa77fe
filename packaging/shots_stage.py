"""The theatre in which the scenes are photographed: the real program with a network of none."""

import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QSettings, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtQuick import QQuickItem, QQuickWindow

import scenes
from dixit_qt.app.player import Player, Surroundings
from dixit_qt.app.running import make_application
from dixit_qt.client.state import NOBODY, ClientState, Status
from dixit_qt.decks.deck import mixed
from dixit_qt.decks.verses import VerseSet
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.store.settings import Settings, SettingsStore
from dixit_qt.ui.base.fonts import load_fonts
from dixit_qt.ui.base.picture_urls import gallery_of
from dixit_qt.ui.home.home import TableSeen
from dixit_qt.ui.sound.loudspeaker import no_sound_card
from dixit_qt.ui.television.television import Television
from dixit_qt.ui.television.television_window import open_table_window

SIZES = ((1366, 768), (1920, 1080))
TABLE_SIZE = (3840, 2160)
LANGUAGES = ("en", "ru")
SETTLE_MS = 400
MOST_SETTLING = 20
SIDES = ("practice", "settings", "about", "trouble", "menu", "rounds", "decks", "rules", "evenings")


def pictures_below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        if child.isVisible():
            if child.property("sourceSize") is not None:
                yield child
            yield from pictures_below(child)


def is_loading(picture: QQuickItem) -> bool:
    wanted = picture.property("source").toString()
    return bool(wanted) and picture.property("progress") < 1


class Theatre:
    def __init__(
        self, folder: Path, out: Path, words: Sequence[str], *, moving: bool = False
    ) -> None:
        self.application = make_application()
        load_fonts()
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        told = Settings(name="Аня", reduced_motion=not moving, newcomer=False)
        SettingsStore(settings).save(told)
        around = Surroundings(
            folder, settings, Discovery(look=tuple, port=0), 0, sound_card=no_sound_card
        )
        self.player = Player(around)
        self.window = self.player.open()
        self.out = out
        self.words = words
        self.taken = 0

    def run(self) -> int:
        library = self.player.belongings.library
        if not library.decks:
            print("There is no deck to play with.", file=sys.stderr)
            return 1
        for language in LANGUAGES:
            self.player.screens.preferences.setLanguage(language)
            verses = next(v for v in library.verses.values() if v.language == language)
            self._one_language(self._props(language, verses))
        self.player.close()
        print(f"{self.taken} pictures in {self.out.name}")
        return 0

    def _props(self, language: str, verses: VerseSet) -> scenes.Props:
        belongings = self.player.belongings
        texts = tuple(text for deck in belongings.texts.values() for text in deck)
        return scenes.Props(language, mixed(belongings.library.decks.values()), verses, texts)

    def _one_language(self, props: scenes.Props) -> None:
        for size in SIZES:
            self.window.resize(*size)
            self._home(props)
            self._lobbies(props)
            self._house_rules(props)
            self._side_pages(props)
            self._troubles(props)
            for scene in scenes.SCENES:
                if self._is_wanted(scene.name):
                    self._play(scene, props, self.player.feed.show)
                    self._shoot(self.window, props, scene.name)
        self._television(props)

    def _is_wanted(self, name: str) -> bool:
        return not self.words or any(word in name for word in self.words)

    def _play(
        self, scene: scenes.Scene, props: scenes.Props, show: Callable[[ClientState], None]
    ) -> None:
        """Only what came last: a reveal needs the moment before it, too."""
        last = deque(scenes.states(scene, props), maxlen=2 if "reveal" in scene.name else 1)
        show(NOBODY)
        for state in last:
            show(state)

    def _home(self, props: scenes.Props) -> None:
        if not self._is_wanted("home"):
            return
        self.player.feed.show(NOBODY)
        kitchen = "Кухня" if props.language == "ru" else "Kitchen"
        self.player.screens.home.show_tables(
            [
                TableSeen("a", kitchen, "odyssey", 3),
                TableSeen("b", "Люба", "poetry", 2, code_needed=True),
                TableSeen("c", "Fred", "team", 0, obstacle=""),
            ]
        )
        self.player.screens.home.show_own_addresses(["192.168.1.20"])
        self._shoot(self.window, props, "home")

    def _lobbies(self, props: scenes.Props) -> None:
        for edition, players in (("classic-30", 2), ("odyssey", 12), ("team", 8), ("poetry", 4)):
            name = f"lobby-{edition}"
            if self._is_wanted(name):
                self.player.feed.show(scenes.lobby(edition, players, props))
                self.player.screens.lobby.show_addresses(["192.168.1.20"])
                self._shoot(self.window, props, name)

    def _house_rules(self, props: scenes.Props) -> None:
        for edition, players in (("odyssey", 8), ("poetry", 3)):
            if self._is_wanted(f"house-{edition}"):
                self.player.feed.show(scenes.house_rules(edition, players, props))
                self.player.screens.program.openSide("house")
                self._shoot(self.window, props, f"house-{edition}")
                self.player.screens.program.closeSide()

    def _side_pages(self, props: scenes.Props) -> None:
        for side in SIDES:
            if self._is_wanted(f"side-{side}"):
                over = next(s for s in scenes.SCENES if s.name == "odyssey-reveal")
                if side in {"menu", "rounds"}:
                    self._play(over, props, self.player.feed.show)
                else:
                    self.player.feed.show(NOBODY)
                self.player.screens.program.openSide(side)
                self._shoot(self.window, props, f"side-{side}")
                self.player.screens.program.closeSide()

    def _troubles(self, props: scenes.Props) -> None:
        if self._is_wanted("away"):
            lobby = scenes.lobby("odyssey", 6, props)
            away = replace(lobby, status=Status.RECONNECTING, attempt=2, retry_in=2.0)
            self.player.feed.show(lobby)
            self.player.feed.show(away)
            self._shoot(self.window, props, "away")
        for farewell in scenes.FAREWELLS:
            if self._is_wanted(f"ended-{farewell}"):
                self.player.feed.show(replace(NOBODY, status=Status.ENDED, farewell=farewell))
                self._shoot(self.window, props, f"ended-{farewell}")

    def _television(self, props: scenes.Props) -> None:
        wanted = [scene for scene in scenes.TABLE_SCENES if self._is_wanted(scene.name)]
        lobby = self._is_wanted("table-lobby")
        if not wanted and not lobby:
            return
        gallery = gallery_of(self.player.belongings.picture)
        owner = QObject()
        table = Television(
            self.player.feed, self.player.language, gallery, owner, lambda: ["192.168.1.20"]
        )
        window = open_table_window(self.player.windows.engine, table, full=False)
        window.resize(*TABLE_SIZE)
        if lobby:
            self.player.feed.show(replace(scenes.lobby("odyssey", 7, props), seat=None))
            self._shoot(window, props, "table-lobby")
        for scene in wanted:
            self._play(scene, props, self.player.feed.show)
            self._shoot(window, props, scene.name)
        window.close()
        window.deleteLater()
        self._settle()
        owner.deleteLater()

    def _settle(self) -> None:
        loop = QEventLoop()
        QTimer.singleShot(SETTLE_MS, loop.quit)
        loop.exec()

    def _shoot(self, window: QWindow, props: scenes.Props, name: str) -> None:
        if not isinstance(window, QQuickWindow):
            raise TypeError("only a Qt Quick window can be photographed")
        self._settle()
        for _ in range(MOST_SETTLING):
            if not any(is_loading(picture) for picture in pictures_below(window.contentItem())):
                break
            self._settle()
        width, height = window.width(), window.height()
        file = self.out / props.language / f"{name}-{width}x{height}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        if not window.grabWindow().save(str(file)):
            raise OSError(f"{file} could not be written")
        self.taken += 1
