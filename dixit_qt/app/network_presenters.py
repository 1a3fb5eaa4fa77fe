"""The network behind the screens: the search for tables, its diagnosis, and newer programs."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QStandardPaths, Slot

from dixit_qt import __version__, paths
from dixit_qt.about import read_build
from dixit_qt.app.guest import Guest
from dixit_qt.app.user_data import UserData
from dixit_qt.client.state import ClientState
from dixit_qt.diagnosis.diagnosis import Diagnosing, advice, commands, in_words
from dixit_qt.diagnosis.examination import Diagnosis, Step
from dixit_qt.host.handed_table import HandedTable
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.places import Place, parse_place
from dixit_qt.net.program_download import Fault, ProgramDownload
from dixit_qt.net.program_offers import ProgramOffers
from dixit_qt.store.journals import Resumable
from dixit_qt.store.programs import ProgramFile, ProgramFolder, is_newer
from dixit_qt.store.remembered import RecentHost
from dixit_qt.ui.about.newer_program import NewerProgram
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.home.home import Home, Saved, SavedGame, StepRow, TableSeen, Trouble, Verdict

HANDED_OVER = "handed over:"


def table_seen(table: FoundTable, *, seat_kept: bool) -> TableSeen:
    return TableSeen(
        game=table.game,
        name=table.name,
        edition=table.edition,
        seats_free=table.seats_free,
        code_needed=table.code_needed,
        obstacle=table.obstacle or "",
        own=table.own,
        house=table.house,
        seat_kept=seat_kept,
    )


def places_of(table: FoundTable) -> tuple[Place, ...]:
    return tuple(Place(address, table.port) for address in table.addresses)


def saved_game(game: Resumable) -> SavedGame:
    opening, standing = game.saved.opening, game.saved.standing
    names = tuple(person.name for person in standing.people)
    state = Saved.RESULT if game.saved.is_over else Saved.GAME
    return SavedGame(
        str(game.path),
        opening.room,
        opening.edition,
        names,
        _when(game.path),
        state=state,
        damaged=game.saved.damaged,
        round=game.saved.state.round,
    )


def strange_game(path: Path) -> SavedGame:
    """A game that another version of the program saved."""
    return SavedGame(str(path), "", "", (), _when(path), state=Saved.STRANGE)


def _when(path: Path) -> datetime:
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone()


def handed_over_table(handed: HandedTable, came: float) -> SavedGame:
    """A table that was being handed over to this computer. It isn't known yet who hosts it."""
    names = tuple(person.name for person in handed.standing.people)
    when = datetime.fromtimestamp(came).astimezone()
    key = HANDED_OVER + handed.game
    return SavedGame(key, handed.room, handed.edition, names, when, handed_over=True)


def handed_over_game(key: str) -> str:
    """The handed-over game of this key. Empty for a game that this computer has hosted."""
    return key.removeprefix(HANDED_OVER) if key.startswith(HANDED_OVER) else ""


class Finder(QObject):
    def __init__(
        self,
        home: Home,
        guest: Guest,
        feed: Feed,
        user_data: UserData,
        discovery: Discovery,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._home = home
        self._guest = guest
        self._recents, self._tokens = user_data.recents, user_data.tokens
        self.discovery = discovery
        feed.changed.connect(self._on_feed)
        discovery.tables_changed.connect(self._on_tables)
        discovery.own_addresses_changed.connect(home.show_own_addresses)
        home.search_wanted.connect(discovery.search_again)
        guest.joined.connect(self._on_joined)
        discovery.remember(self._recents.addresses)
        self._show_recents()

    def table(self, game: str) -> FoundTable | None:
        return next((table for table in self.discovery.tables if table.game == game), None)

    @Slot(tuple)
    def _on_tables(self, tables: tuple[FoundTable, ...]) -> None:
        self._show_tables()
        for table in tables:
            self._guest.also_at(table.game, places_of(table))

    @Slot(object, object)
    def _on_feed(self, old: ClientState, new: ClientState) -> None:
        """A player who has just left a table still has their seat there."""
        if old.game != new.game:
            self._show_tables()

    def _show_tables(self) -> None:
        kept = {token.game for token in self._tokens.tokens}
        tables = self.discovery.tables
        seen = [table_seen(table, seat_kept=table.game in kept) for table in tables]
        self._home.show_tables(seen)

    @Slot(object)
    def _on_joined(self, place: Place) -> None:
        self._recents.remember(RecentHost(place.address, place.port))
        self.discovery.remember(self._recents.addresses)
        self._show_recents()

    def _show_recents(self) -> None:
        hosts = self._recents.hosts
        self._home.show_recents([(str(Place(h.address, h.port)), h.name) for h in hosts])


# The diagnosis of the network for its page: steps become rows in the player's language


def step_row(step: Step, language: str) -> StepRow:
    return StepRow(
        key=step.check,
        mark=step.status,
        title=in_words(step.check, language),
        finding=in_words(step.finding, language),
        detail=step.detail,
    )


def verdict_of(diagnosis: Diagnosis, language: str) -> Verdict:
    return Verdict(
        cause=in_words(diagnosis.cause, language),
        advice=advice(diagnosis.cause, language),
        commands=commands(diagnosis.cause),
        good=not diagnosis.found_a_problem,
    )


class Examiner(QObject):
    def __init__(
        self,
        trouble: Trouble,
        language: Language,
        diagnosing: Diagnosing,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._trouble = trouble
        self._language = language
        self._diagnosing = diagnosing
        self._steps: list[Step] = []
        self._diagnosis: Diagnosis | None = None
        self._diagnosing.step_done.connect(self._on_step)
        self._diagnosing.finished.connect(self._on_finished)
        trouble.run_wanted.connect(self._run)
        language.changed.connect(self._show)

    def close(self) -> None:
        self._diagnosing.close()

    @Slot(str)
    def _run(self, address: str) -> None:
        place = parse_place(address) if address else None
        if self._diagnosing.run(place, bad_address=bool(address) and place is None):
            self._steps, self._diagnosis = [], None
            self._show()

    @Slot(object)
    def _on_step(self, step: Step) -> None:
        self._steps.append(step)
        self._show()

    @Slot(object)
    def _on_finished(self, diagnosis: Diagnosis) -> None:
        self._diagnosis = diagnosis
        self._show()

    @Slot()
    def _show(self) -> None:
        code = self._language.code
        verdict = None if self._diagnosis is None else verdict_of(self._diagnosis, code)
        rows = [step_row(step, code) for step in self._steps]
        self._trouble.show(rows, verdict, running=bool(rows) and verdict is None)


# A newer program nearby: the adverts of tables announce it, and the table's host sends it


def newest(tables: tuple[FoundTable, ...]) -> FoundTable | None:
    """The table with the newest program, if that is newer than ours. Own tables don't count."""
    found: FoundTable | None = None
    for table in tables:
        than = found.program if found else __version__
        if not table.own and table.addresses and is_newer(table.program, than):
            found = table
    return found


def downloads() -> Path:
    location = QStandardPaths.StandardLocation.DownloadLocation
    return Path(QStandardPaths.writableLocation(location) or QDir.homePath())


class NewerProgramPresenter(QObject):
    def __init__(
        self,
        screen: NewerProgram,
        discovery: Discovery,
        own: ProgramFolder,
        keep_in: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._screen, self._discovery = screen, discovery
        self._own = ProgramOffers(own, self)
        self.keep_in = keep_in
        self._table: FoundTable | None = None
        self._download: ProgramDownload | None = None
        self._file: ProgramFile | None = None
        discovery.tables_changed.connect(self.look_at)
        screen.ask_wanted.connect(self._ask)
        screen.fetch_wanted.connect(self._fetch)
        self.show_handed_out(())
        self._own.ask(self.show_handed_out)

    def close(self) -> None:
        self._own.close()

    def show_handed_out(self, files: tuple[ProgramFile, ...]) -> None:
        folder = QDir.toNativeSeparators(str(self._own.folder.folder))
        self._screen.show_handed_out(folder, [(file.name, file.sha256) for file in files])

    @Slot(tuple)
    def look_at(self, tables: tuple[FoundTable, ...]) -> None:
        if self._download is not None:
            return
        self._table = newest(tables)
        if self._table is None:
            self._screen.show_newer("", "", "")
        else:
            self._screen.show_newer(self._table.name, self._table.program, __version__)

    @Slot()
    def _ask(self) -> None:
        if self._table is None:
            return
        self._drop()
        download = ProgramDownload(self._table.places[0], self)
        download.found.connect(self._on_found)
        download.nothing_found.connect(self._on_nothing)
        download.progressed.connect(self._on_progress)
        download.kept.connect(self._on_kept)
        download.failed.connect(self._on_failed)
        self._download = download
        download.ask(read_build(paths.resources()).kind, __version__)

    @Slot()
    def _fetch(self) -> None:
        if self._download is None or self._file is None:
            return
        folder = self.keep_in or downloads()
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        self._download.fetch(self._file, folder)

    @Slot(object)
    def _on_found(self, file: ProgramFile) -> None:
        self._file = file
        self._screen.show_offer(file.name, file.sha256)

    @Slot()
    def _on_nothing(self) -> None:
        self._drop()
        self._screen.show_stage("nothing")

    @Slot(float)
    def _on_progress(self, part: float) -> None:
        self._screen.show_stage("fetching", part)

    @Slot(object, Path)
    def _on_kept(self, _file: ProgramFile, path: Path) -> None:
        self._drop()
        self._screen.show_kept(QDir.toNativeSeparators(str(path)))

    @Slot(Fault)
    def _on_failed(self, fault: Fault) -> None:
        self._drop()
        self._screen.show_stage(fault.value)

    def _drop(self) -> None:
        if self._download is not None:
            self._download.deleteLater()
            self._download = None
