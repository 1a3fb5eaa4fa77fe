"""The view model of «I cannot find the table»: the steps of a diagnosis as they are made."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot

from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.view_model import ViewModel, list_of, own


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
