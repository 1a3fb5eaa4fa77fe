"""The view model of «I cannot find the table»: the steps of a diagnosis as they are made."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.ui.base.rows import Row, RowModel

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1


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


@QmlElement
class Trouble(QObject):
    changed = Signal()

    run_wanted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = RowModel(StepRow)
        self._commands = RowModel(Row)
        self._verdict = Verdict()
        self._running = False

    def show(self, steps: Sequence[StepRow], verdict: Verdict | None, *, running: bool) -> None:
        self._steps.show(steps)
        self._verdict = verdict or Verdict()
        self._commands.show([Row(command) for command in self._verdict.commands])
        self._running = running
        self.changed.emit()

    @Property(QObject, constant=True)
    def steps(self) -> RowModel:
        return self._steps

    @Property(bool, notify=changed)
    def running(self) -> bool:
        return self._running

    @Property(str, notify=changed)
    def cause(self) -> str:
        return self._verdict.cause

    @Property(str, notify=changed)
    def advice(self) -> str:
        return self._verdict.advice

    @Property(QObject, constant=True)
    def commands(self) -> RowModel:
        return self._commands

    @Property(bool, notify=changed)
    def good(self) -> bool:
        return self._verdict.good

    @Slot(str)
    def run(self, address: str) -> None:
        if not self._running:
            self.run_wanted.emit(address.strip())
