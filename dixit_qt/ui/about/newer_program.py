"""The view model of a newer program: which table has one, and how to get it from its host.

Both computers show the checksum of the file, so that people can compare them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.view_model import ViewModel, list_of, shown
from dixit_qt.ui.base.words import mark

translate = QCoreApplication.translate

SENTENCES = {
    "asking": mark("NewerProgram", "Asking the host…"),
    "nothing": mark(
        "NewerProgram",
        "The host has no file for this computer. Get the new version where you got this one.",
    ),
    "fetching": mark("NewerProgram", "Downloading from the host…"),
    "kept": mark(
        "NewerProgram",
        "Download complete. Check that the host's screen shows the same "
        "checksum, then open the file yourself.",
    ),
    "connection": mark("NewerProgram", "The host couldn't be reached. Try again."),
    "disk": mark("NewerProgram", "The file couldn't be saved on this computer."),
    "wrong_checksum": mark("NewerProgram", "The file's checksum was wrong, so it wasn't saved."),
}
BUSY = ("asking", "fetching")
HELD = (*BUSY, "offered", "kept")


@dataclass(frozen=True, slots=True)
class HandedOutRow(Row):
    """Its key is the name of a file that guests can get from this computer."""

    sum: str


def in_groups(sum_: str) -> str:
    """Groups of eight letters are easier to compare."""
    return " ".join(sum_[place : place + 8] for place in range(0, len(sum_), 8))


class NewerProgram(ViewModel):
    handedOut = list_of(HandedOutRow)

    ask_wanted = Signal()
    fetch_wanted = Signal()

    def __init__(self, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._version, self._own = "", "", ""
        self._stage, self._file, self._sum, self._where = "", "", "", ""
        self._progress = 0.0
        self._folder = ""
        language.changed.connect(self.changed)

    # Called by the program

    def show_newer(self, table: str, version: str, own: str) -> None:
        """Empty when no table nearby has one. A file that is here or on its way stays visible."""
        if self._stage not in HELD and (table, version) != (self._table, self._version):
            self._table, self._version, self._own = table, version, own
            self.show_stage("")

    def show_stage(self, stage: str, progress: float = 0.0) -> None:
        self._stage, self._progress = stage, progress
        self.changed.emit()

    def show_offer(self, file: str, sum_: str) -> None:
        self._file, self._sum = file, in_groups(sum_)
        self.show_stage("offered")

    def show_kept(self, where: str) -> None:
        self._where = where
        self.show_stage("kept")

    def show_handed_out(self, folder: str, files: Sequence[tuple[str, str]]) -> None:
        self._folder = folder
        self.handedOut.show([HandedOutRow(name, in_groups(sum_)) for name, sum_ in files])
        self.changed.emit()

    # Read by QML

    @shown
    def isThere(self) -> bool:
        return bool(self._version)

    @shown
    def sentence(self) -> str:
        if not self._version:
            return ""
        text = translate(
            "NewerProgram", "The table “%1” runs a newer version of Dixit Qt: %2. Yours is %3."
        )
        return text.replace("%2", self._version).replace("%3", self._own).replace("%1", self._table)

    @shown
    def progressWords(self) -> str:
        return translate("NewerProgram", SENTENCES.get(self._stage, ""))

    @shown
    def mayAsk(self) -> bool:
        return bool(self._version) and self._stage not in HELD

    @shown
    def mayFetch(self) -> bool:
        return self._stage == "offered"

    @shown
    def progress(self) -> float:
        """Negative while nothing is being downloaded."""
        return self._progress if self._stage == "fetching" else -1.0

    @shown
    def file(self) -> str:
        return self._file if self._stage in HELD else ""

    @shown
    def sum(self) -> str:
        return self._sum if self.file else ""

    @shown
    def where(self) -> str:
        return self._where if self._stage == "kept" else ""

    @shown
    def folder(self) -> str:
        return self._folder

    # Called by QML

    @Slot()
    def ask(self) -> None:
        if self.mayAsk:
            self._file = ""
            self.show_stage("asking")
            self.ask_wanted.emit()

    @Slot()
    def fetch(self) -> None:
        if self.mayFetch:
            self.show_stage("fetching")
            self.fetch_wanted.emit()
