"""The view model of the first page: the tables nearby, and every way to start or join a game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal, Slot

from dixit_qt.rules.editions import EDITIONS
from dixit_qt.ui.base.code_sentences import obstacle_sentence
from dixit_qt.ui.base.editions import EditionRow, edition_name, edition_rows
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.view_model import ViewModel, list_of, own, shown
from dixit_qt.ui.base.words import moment_words


@dataclass(frozen=True, slots=True)
class StepRow(Row):
    """`mark` is ok, doubtful, failed or skipped."""

    mark: str
    title: str
    finding: str
    detail: str


@dataclass(frozen=True, slots=True)
class Verdict:
    cause: str = ""
    advice: str = ""
    commands: tuple[str, ...] = ()
    good: bool = False


class Trouble(ViewModel):
    steps = list_of(StepRow)
    commands = list_of(Row)
    verdict = Verdict()
    running = own(False)

    run_wanted = Signal(str)

    def show(self, steps: Sequence[StepRow], verdict: Verdict | None, *, running: bool) -> None:
        self.steps.show(steps)
        self.verdict = verdict or Verdict()
        self.commands.show([Row(command) for command in self.verdict.commands])
        self._running = running
        self.changed.emit()

    @Slot(str)
    def run(self, address: str) -> None:
        if not self._running:
            self.run_wanted.emit(address.strip())


translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A table on the network; `obstacle` is a code of `code_sentences.OBSTACLES`, or empty. At a
    table where `seat_kept`, this player has sat before and still has their seat."""

    game: str
    name: str
    edition: str
    seats_free: int
    code_needed: bool = False
    obstacle: str = ""
    own: bool = False
    house: str = ""
    seat_kept: bool = False


class Saved(StrEnum):
    """GAME can be resumed; RESULT is a game that is over, of which the result can be shown; STRANGE
    was saved by another version of the program."""

    GAME = "game"
    RESULT = "result"
    STRANGE = "strange"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that this computer hosted and that can be resumed; only the host's program uses `key`.
    A `handed_over` game was being handed over to this computer. `damaged` is the number of
    the first entry that can't be read, and `round` is how far the game had come before it."""

    key: str
    room: str
    edition: str
    players: tuple[str, ...]
    saved: datetime
    handed_over: bool = False
    state: Saved = Saved.GAME
    damaged: int = 0
    round: int = 0


@dataclass(frozen=True, slots=True)
class FoundTableRow(Row):
    name: str
    edition: str
    seats: str
    obstacle: str
    code_needed: bool
    way: str
    """The text of the button."""
    watches: bool
    """There is only room to watch."""


@dataclass(frozen=True, slots=True)
class RecentRow(Row):
    name: str


@dataclass(frozen=True, slots=True)
class SavedRow(Row):
    """`way` is the text of the button; without it, the game can only be forgotten. The note has at
    most `lines` lines."""

    title: str
    note: str
    way: str
    can_travel: bool = False
    lines: int = 2


def seats_words(table: TableSeen) -> str:
    if table.seat_kept:
        return translate("Home", "your seat is kept")
    if table.seats_free == 0:
        return translate("Home", "full: you can watch")
    return translate("Home", "%n free seat(s)", None, table.seats_free)


def way_words(table: TableSeen, *, watches: bool) -> str:
    if table.seat_kept:
        return translate("Home", "Come back")
    return translate("Home", "Watch") if watches else translate("Home", "Join")


def edition_words(table: TableSeen) -> str:
    """The edition, with the name of its house rules."""
    words = edition_name(table.edition)
    return f"{words}, «{table.house}»" if table.house else words


def table_row(table: TableSeen) -> FoundTableRow:
    watches = table.seats_free == 0 and not table.seat_kept
    return FoundTableRow(
        key=table.game,
        name=table.name,
        edition=edition_words(table),
        seats=seats_words(table),
        obstacle=obstacle_sentence(table.obstacle),
        code_needed=table.code_needed,
        way=way_words(table, watches=watches),
        watches=watches,
    )


def saved_row(game: SavedGame, now: datetime, language: str) -> SavedRow:
    if game.handed_over:
        title = translate("Home", "Take over “%1”").replace("%1", game.room)
        note = translate(
            "Home", "Only if its host is gone for good; otherwise there would be two tables."
        )
        return SavedRow(game.key, title, note, translate("Home", "Resume"))
    moment = moment_words(game.saved, now, language)
    if game.state is Saved.STRANGE:
        title = translate("Home", "Game from %1").replace("%1", moment)
        note = translate("Home", "It was saved by another version and can't be resumed here.")
        return SavedRow(game.key, title, note, "")
    note, lines = f"{edition_name(game.edition)} · {', '.join(game.players)}", 1
    if game.damaged:
        note, lines = damage_sentence(game), 2
    if game.state is Saved.RESULT:
        title = translate("Home", "Result of the game from %1").replace("%1", moment)
        return SavedRow(game.key, title, note, translate("Home", "View"), lines=lines)
    title = translate("Home", "Resume the game from %1").replace("%1", moment)
    return SavedRow(
        game.key, title, note, translate("Home", "Resume"), can_travel=True, lines=lines
    )


def damage_sentence(game: SavedGame) -> str:
    """What was saved after the damage is kept beside the file, though it can't be read."""
    sentence = translate("Home", "Part of its file is damaged: the game resumes from round %2.")
    return sentence.replace("%1", str(game.damaged)).replace("%2", str(game.round))


class Home(ViewModel):
    tables = list_of(FoundTableRow)
    recents = list_of(RecentRow)
    practices = list_of(EditionRow)
    saved = list_of(SavedRow)
    tried = own("")
    """The address that was typed last, if no table has let this player in there."""

    host_wanted = Signal()
    practice_wanted = Signal(str, int)
    practice_resumed = Signal()
    join_wanted = Signal(str)
    watch_wanted = Signal(str)
    address_wanted = Signal(str)
    search_wanted = Signal()
    resume_wanted = Signal(str)
    forget_wanted = Signal(str)
    file_wanted = Signal(str)
    file_came = Signal(str)
    table_view_wanted = Signal()

    name_asked = Signal()

    def __init__(
        self,
        language: Language,
        parent: QObject | None = None,
        has_name: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(parent)
        self._language = language
        self._has_name = has_name
        self._put_off: Callable[[], None] | None = None
        self._seen: tuple[TableSeen, ...] = ()
        self._saved: tuple[SavedGame, ...] = ()
        self._now: datetime | None = None
        self._practice: SavedGame | None = None
        self._addresses: tuple[str, ...] = ()
        self._show_rows()
        language.changed.connect(self._show_rows)

    # Called by the program

    def show_tables(self, tables: Sequence[TableSeen]) -> None:
        self._seen = tuple(table for table in tables if not table.own)
        self._show_rows()

    def show_recents(self, places: Sequence[tuple[str, str]]) -> None:
        """Addresses and names of tables that this player has joined before, perhaps just now."""
        self._tried = ""
        self.changed.emit()
        self.recents.show([RecentRow(address, name) for address, name in places])

    def show_saved(self, games: Sequence[SavedGame], now: datetime) -> None:
        self._saved, self._now = tuple(games), now
        self._show_rows()

    def show_practice(self, left: SavedGame | None) -> None:
        self._practice = left
        self.changed.emit()

    @Slot(tuple)
    def show_own_addresses(self, addresses: Sequence[str]) -> None:
        self._addresses = tuple(addresses)
        self.changed.emit()

    @Slot()
    def _show_rows(self) -> None:
        self.tables.show([table_row(table) for table in self._seen])
        self.practices.show(edition_rows())
        if self._now is not None:
            now, code = self._now, self._language.code
            self.saved.show([saved_row(game, now, code) for game in self._saved])

    # Read by QML

    @shown
    def ownAddresses(self) -> str:
        return ", ".join(self._addresses)

    @shown
    def practiceLeft(self) -> str:
        if self._practice is None:
            return ""
        words = translate("Home", "%1, round %2").replace("%2", str(self._practice.round))
        return words.replace("%1", edition_name(self._practice.edition))

    @shown
    def asksName(self) -> bool:
        """A player without a name wants to join a table and has to enter a name first."""
        return self._put_off is not None

    # Called by QML

    @Slot()
    def host(self) -> None:
        self._with_a_name(self.host_wanted.emit)

    @Slot(str)
    def practise(self, edition: str) -> None:
        """No name is needed, because nobody else is at the table."""
        self.practice_wanted.emit(edition, EDITIONS[edition].at_practice - 1)

    @Slot()
    def goOnPractising(self) -> None:
        self.practice_resumed.emit()

    @Slot(str)
    def join(self, game: str) -> None:
        self._with_a_name(partial(self.join_wanted.emit, game))

    @Slot(str)
    def watch(self, game: str) -> None:
        self._with_a_name(partial(self.watch_wanted.emit, game))

    @Slot(str)
    def joinAddress(self, address: str) -> None:
        if address.strip():
            self._tried = address.strip()
            self._with_a_name(partial(self.address_wanted.emit, address.strip()))

    @Slot()
    def goOn(self) -> None:
        """Continue with what was postponed until the player has a name."""
        if self._put_off is not None:
            self._with_a_name(self._put_off)

    def _with_a_name(self, doing: Callable[[], None]) -> None:
        self._put_off = None if self._has_name() else doing
        self.changed.emit()
        if self._put_off is None:
            doing()
        else:
            self.name_asked.emit()

    @Slot()
    def searchAgain(self) -> None:
        self.search_wanted.emit()

    @Slot(str)
    def resume(self, key: str) -> None:
        self.resume_wanted.emit(key)

    @Slot(str)
    def forget(self, key: str) -> None:
        """Delete a saved game for good."""
        self.forget_wanted.emit(key)

    @Slot(str)
    def writeFile(self, key: str) -> None:
        """Save the game as a file, to continue it on another computer."""
        self.file_wanted.emit(key)

    @Slot("QVariantList", result=bool)
    def takesIn(self, urls: Sequence[QUrl]) -> bool:
        """Whether the dropped file is a saved game, not pictures."""
        files = [url.toLocalFile() for url in urls]
        if len(files) != 1 or not files[0].endswith(".journal"):
            return False
        self.file_came.emit(files[0])
        return True

    @Slot()
    def openTableView(self) -> None:
        self.table_view_wanted.emit()
