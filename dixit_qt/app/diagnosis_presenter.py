"""The diagnosis of the network behind its page: steps become rows in the player's language."""

from PySide6.QtCore import QObject, Slot

from dixit_qt.diagnosis.diagnosis_texts import advice, commands, in_words
from dixit_qt.diagnosis.diagnosis_thread import Diagnosing
from dixit_qt.diagnosis.examination import Diagnosis, Step
from dixit_qt.net.places import parse_place
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.home.home import StepRow, Trouble, Verdict


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
