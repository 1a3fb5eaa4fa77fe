"""Shows one screen after the other in the real program, without a network.

To photograph or proofread them, iterate over `tour`. Each moment is shown until the next.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QSettings, QTimer
from PySide6.QtQuick import QQuickItem, QQuickWindow

import scenes
from dixit_qt.app.player import Player, Surroundings
from dixit_qt.bots.bot import Bot
from dixit_qt.client.state import NOBODY, ClientState, Status
from dixit_qt.decks.deck import mixed
from dixit_qt.languages import in_language
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.store.settings import Settings, SettingsStore
from dixit_qt.ui.base.addresses import gallery_of
from dixit_qt.ui.base.fonts import load_fonts
from dixit_qt.ui.home.home import TableSeen
from dixit_qt.ui.shell.lessons import Lesson
from dixit_qt.ui.sound.loudspeaker import no_sound_card
from dixit_qt.ui.television.television import Television, open_table_window

TABLE_SIZE = (1920, 1080)
SIDES = ("practice", "settings", "about", "trouble", "decks", "rules", "evenings")
PEEKING = ("reveal", "poetry-reveal")
TEACHING = (
    "first",
    "clue-teller",
    "give",
    "vote",
    "reveal",
    "party-vote",
    "poetry-guess",
    "poetry-two",
)
ENDS = ("end", "poetry-end")
SIDES_OF_A_GAME = ("menu", "table", "rounds")
SIDES_OF_A_LOBBY = ("menu", "table")
HOUSES = (("odyssey", 8), ("poetry", 3))
GAME = next(scene for scene in scenes.SCENES if scene.name == "odyssey-reveal")
WAITING = next(scene for scene in scenes.SCENES if scene.name == "clue-other")
LOBBIES = (("classic-30", 2), ("odyssey", 12), ("team", 8), ("poetry", 4))
ADDRESS = "192.168.1.20"
SHORTLY_MS = 5

Size = tuple[int, int]
Moment = tuple[QQuickWindow, str]


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def as_quick(window: object) -> QQuickWindow:
    if not isinstance(window, QQuickWindow):
        raise TypeError("only a Qt Quick window can be looked at")
    return window


def below(item: QQuickItem, *, hidden: bool = False) -> Iterator[QQuickItem]:
    """All items below, in tree order."""
    waiting = item.childItems()[::-1]
    while waiting:
        child = waiting.pop()
        if hidden or child.isVisible():
            yield child
            waiting += child.childItems()[::-1]


def is_being_made(item: QQuickItem) -> bool:
    """Game pages are built over several frames."""
    wanted = item.property("asynchronous") and item.property("active")
    return bool(wanted) and item.property("item") is None


def until_made(window: QQuickWindow) -> None:
    while any(is_being_made(item) for item in below(window.contentItem(), hidden=True)):
        wait(SHORTLY_MS)


def named(window: QQuickWindow, name: str) -> QQuickItem:
    """The visible item with that name."""
    until_made(window)
    return next(item for item in below(window.contentItem()) if item.objectName() == name)


class Theatre:
    """Needs an application; `words` select the moments by name."""

    def __init__(self, folder: Path, words: Sequence[str] = (), *, moving: bool = False) -> None:
        load_fonts()
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        known = "party,poetry,team"
        told = Settings(
            name="Аня",
            reduced_motion=not moving,
            newcomer=False,
            minutes=known,
            learned=",".join(Lesson),
        )
        SettingsStore(settings).save(told)
        around = Surroundings(
            folder, settings, Discovery(look=tuple, port=0), 0, sound_card=no_sound_card
        )
        self.player = Player(around)
        self.window = as_quick(self.player.open())
        self.words = words
        self._played: dict[tuple[str, str], list[ClientState]] = {}

    def speak(self, language: str, bot: Bot | None = None) -> scenes.Props:
        """Switch the language. A bot that knows the pictures plays the scenes."""
        self.player.screens.preferences.setLanguage(language)
        user_data = self.player.user_data
        verses = scenes.verses_in(language, user_data.library.verses.values())
        texts = tuple(text for deck in user_data.texts.values() for text in deck)
        deck = mixed(user_data.library.decks.values())
        mind = bot or scenes.knowing(language, deck, verses)
        return scenes.Props(language, deck, verses, texts, mind)

    def tour(self, props: scenes.Props) -> Iterator[Moment]:
        yield from self.around(props)
        yield from self.games(props)

    def around(self, props: scenes.Props) -> Iterator[Moment]:
        """Screens before a game, beside it, and when it can't continue."""
        yield from self._home(props)
        yield from self._lobbies(props)
        yield from self._house_rules(props)
        yield from self._side_pages(props)
        yield from self._troubles(props)
        yield from self._between_times(props)

    def games(self, props: scenes.Props) -> Iterator[Moment]:
        for scene in self._wanted(scenes.SCENES):
            self._play(scene, props)
            yield self.window, scene.name
            if scene.name in TEACHING:
                yield from self._over(f"{scene.name}-lesson", self._teach, self._teach_no_more)
            if scene.name in PEEKING:
                yield from self._over(f"{scene.name}-hand", self._peek, self._peek)
            if scene.name == "end":
                yield from self._over("end-evening", self._look_at_the_evening, bool)
            if scene.name in ENDS:
                yield from self._album(f"{scene.name}-album")

    def _teach(self) -> None:
        """Show the lessons of a first game."""
        preferences = self.player.screens.preferences
        preferences.settings = replace(preferences.settings, learned="")
        self.player.screens.lessons.refresh()

    def _teach_no_more(self) -> None:
        self.player.screens.lessons.understood()

    def _peek(self) -> None:
        reveal = named(self.window, "reveal")
        reveal.setProperty("peeking", not reveal.property("peeking"))

    def _look_at_the_evening(self) -> None:
        named(self.window, "endPanel").setProperty("view", 2)

    def _album(self, name: str) -> Iterator[Moment]:
        """The closed book, its first round and its last sheet but one."""
        album = self.player.screens.album
        for number, sheet in enumerate((0, 1, -2)):
            if self.is_wanted(f"{name}-{number}"):
                self.player.program.openAlbum()
                album.goTo(sheet % album.count)
                while not album.is_painted:
                    wait(SHORTLY_MS)
                yield self.window, f"{name}-{number}"
                self.player.program.closeSide()

    def television(self, props: scenes.Props, size: Size = TABLE_SIZE) -> Iterator[Moment]:
        wanted = list(self._wanted(scenes.TABLE_SCENES))
        if not wanted and not self.is_wanted("table-lobby"):
            return
        for window in self.big_screens(size):
            if self.is_wanted("table-lobby"):
                self._show(replace(scenes.lobby("odyssey", 7, props), seat=None))
                yield window, "table-lobby"
            for scene in wanted:
                self._play(scene, props)
                yield window, scene.name

    def big_screens(self, size: Size) -> Iterator[QQuickWindow]:
        """Open one big screen after the other. Each is closed after its pictures."""
        self._show(NOBODY)
        owner = QObject()
        gallery = gallery_of(self.player.user_data.picture)
        table = Television(
            self.player.feed, self.player.language, gallery, owner, lambda: [ADDRESS]
        )
        window = as_quick(open_table_window(self.player.windows.engine, table, full=False))
        window.resize(*size)
        yield window
        window.close()
        window.deleteLater()
        wait(0)
        owner.deleteLater()

    def is_wanted(self, name: str) -> bool:
        return not self.words or any(word in name for word in self.words)

    def _wanted(self, all_scenes: Sequence[scenes.Scene]) -> Iterator[scenes.Scene]:
        return (scene for scene in all_scenes if self.is_wanted(scene.name))

    def _show(self, state: ClientState) -> None:
        self.player.feed.show(state)

    def _play(self, scene: scenes.Scene, props: scenes.Props) -> None:
        """Play the last moment only. A reveal also needs the one before."""
        key = props.language, scene.name
        if key not in self._played:
            count = 2 if "reveal" in scene.name else 1
            self._played[key] = scenes.states(scene, props, count)
        self._show(NOBODY)
        for state in self._played[key]:
            until_made(self.window)
            self._show(state)

    def _over(
        self, name: str, opened: Callable[[], object], closed: Callable[[], object]
    ) -> Iterator[Moment]:
        """Show an overlay that disappears by itself."""
        if self.is_wanted(name):
            opened()
            yield self.window, name
            closed()

    def _sides(self, prefix: str, sides: Sequence[str]) -> Iterator[Moment]:
        for side in sides:
            yield from self._side(f"{prefix}-{side}", side)

    def _side(self, name: str, side: str) -> Iterator[Moment]:
        program = self.player.program
        return self._over(name, partial(program.openSide, side), program.closeSide)

    def _home(self, props: scenes.Props) -> Iterator[Moment]:
        self._show(NOBODY)
        kitchen = in_language(scenes.KITCHEN, props.language, "")
        home = self.player.screens.home
        home.show_tables(
            [
                TableSeen("a", kitchen, "odyssey", 3),
                TableSeen("b", "Люба", "poetry", 2, code_needed=True),
                TableSeen("c", "Fred", "team", 0, obstacle=""),
            ]
        )
        home.show_own_addresses([ADDRESS])
        if self.is_wanted("home"):
            yield self.window, "home"

    def _lobbies(self, props: scenes.Props) -> Iterator[Moment]:
        for edition, players in LOBBIES:
            if self.is_wanted(f"lobby-{edition}"):
                self._show(scenes.lobby(edition, players, props))
                self.player.screens.lobby.show_addresses([ADDRESS])
                yield self.window, f"lobby-{edition}"
        if self.is_wanted("lobby-guest"):
            self._show(scenes.lobby("odyssey", 5, props, seat=3))
            yield self.window, "lobby-guest"
        self._show(scenes.lobby("odyssey", 5, props))
        yield from self._over("lobby-choosing", self._choose_edition, self._edition_chosen)
        yield from self._sides("lobby", SIDES_OF_A_LOBBY)

    def _choose_edition(self) -> None:
        named(self.window, "lobbyPage").setProperty("choosing", True)

    def _edition_chosen(self) -> None:
        named(self.window, "lobbyPage").setProperty("choosing", False)

    def _house_rules(self, props: scenes.Props) -> Iterator[Moment]:
        for edition, players in HOUSES:
            if self.is_wanted(f"house-{edition}"):
                self._show(scenes.house_rules(edition, players, props))
                yield from self._side(f"house-{edition}", "house")

    def _side_pages(self, props: scenes.Props) -> Iterator[Moment]:
        program = self.player.program
        self._show(NOBODY)
        yield from self._sides("side", SIDES)
        yield from self._over("side-decks-workshop", self._make_deck, self._deck_made)
        if any(self.is_wanted(f"side-{side}") for side in (*SIDES_OF_A_GAME, "closing")):
            self._play(GAME, props)
        yield from self._sides("side", SIDES_OF_A_GAME)
        program.set_hosting(True)
        yield from self._over("side-closing", program.mayClose, program.stay)
        program.set_hosting(False)

    def _between_times(self, props: scenes.Props) -> Iterator[Moment]:
        """The moments that pause a game, and the requests that need an answer."""
        for name in filter(self.is_wanted, scenes.BETWEEN_TIMES):
            self._play(WAITING, props)
            self._show(scenes.between_times(name, self.player.feed.state))
            if name == "newcomer-menu":
                yield from self._side(name, "table")
            elif name == "away":
                self.player.screens.people.askAboutSeat(0)
                yield from self._side(name, "person")
            else:
                yield self.window, name

    def _make_deck(self) -> None:
        self.player.program.openSide("decks")
        self.player.screens.decks.make(True)

    def _deck_made(self) -> None:
        self.player.screens.decks.make(False)
        self.player.program.closeSide()

    def _troubles(self, props: scenes.Props) -> Iterator[Moment]:
        if self.is_wanted("away"):
            lobby = scenes.lobby("odyssey", 6, props)
            self._show(lobby)
            self._show(replace(lobby, status=Status.RECONNECTING, attempt=2, retry_in=2.0))
            yield self.window, "away"
        for farewell in scenes.FAREWELLS:
            if self.is_wanted(f"ended-{farewell}"):
                self._show(replace(NOBODY, status=Status.ENDED, farewell=farewell))
                yield self.window, f"ended-{farewell}"
