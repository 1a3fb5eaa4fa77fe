"""A newer program in the room: seen in the adverts of tables, fetched from the host that has it."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QStandardPaths, Slot

from dixit_qt import __version__, paths
from dixit_qt.about import read_build
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.program_download import Fault, ProgramDownload
from dixit_qt.store.programs import ProgramFile, ProgramFolder, is_newer
from dixit_qt.ui.about.newer_program import NewerProgram


def newest(tables: tuple[FoundTable, ...]) -> FoundTable | None:
    """Of the tables of others that have a newer program, the first with the newest."""
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
        self._screen, self._discovery, self._own = screen, discovery, own
        self.keep_in = keep_in
        self._table: FoundTable | None = None
        self._download: ProgramDownload | None = None
        self._file: ProgramFile | None = None
        discovery.tables_changed.connect(self._on_tables)
        screen.ask_wanted.connect(self._ask)
        screen.fetch_wanted.connect(self._fetch)
        self.show_handed_out()

    def show_handed_out(self) -> None:
        files = [(file.name, file.sha256) for file in self._own.files()]
        self._screen.show_handed_out(QDir.toNativeSeparators(str(self._own.folder)), files)

    @Slot(tuple)
    def _on_tables(self, tables: tuple[FoundTable, ...]) -> None:
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
