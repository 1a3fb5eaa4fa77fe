"""The view model of «About»: what this program is, and the licences of all its parts."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Slot

from dixit_qt.about import facts
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.view_model import ViewModel, list_of, shown
from dixit_qt.ui.base.words import mark

translate = QCoreApplication.translate

FACTS = {
    "Dixit Qt": mark("About", "Version"),
    "Commit": mark("About", "Source version"),
    "Build": mark("About", "Build"),
    "System": mark("About", "System"),
}
NOTHING: Mapping[str, Any] = {"components": [], "texts": []}
BETWEEN_TEXTS = "\n\n" + "—" * 12 + "\n\n"


@dataclass(frozen=True, slots=True)
class FactRow(Row):
    value: str


@dataclass(frozen=True, slots=True)
class PartRow(Row):
    licence: str
    current: bool


def read_licences(file: Path) -> Mapping[str, Any]:
    """The licences that `dev.py` recorded; unknown if the program was started without it."""
    try:
        found: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return NOTHING
    return found


def title_of(part: Mapping[str, Any]) -> str:
    return f"{part['name']} {part['version']}".strip()


class About(ViewModel):
    facts = list_of(FactRow)
    parts = list_of(PartRow)

    def __init__(self, language: Language, licences: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = licences
        self._licences: Mapping[str, Any] = NOTHING
        self._chosen = 0
        language.changed.connect(self._show)

    @Slot()
    def open(self) -> None:
        """The licences are read only when somebody opens the page."""
        if self._licences is NOTHING:
            self._licences = read_licences(self._file)
        self._show()

    @Slot()
    def _show(self) -> None:
        known = facts().items() if self._licences is not NOTHING else ()
        self.facts.show([FactRow(_name(name), value) for name, value in known])
        parts = self._licences["components"]
        self.parts.show(
            [
                PartRow(title_of(part), part["licence"], place == self._chosen)
                for place, part in enumerate(parts)
            ]
        )
        self.changed.emit()

    @shown
    def title(self) -> str:
        return title_of(self._part) if self._part else ""

    @shown
    def home(self) -> str:
        return self._part.get("home", "")

    @shown
    def text(self) -> str:
        """The note and every licence text of the chosen part."""
        texts = [self._licences["texts"][number] for number in self._part.get("texts", ())]
        parts = [self._part.get("note", ""), *texts]
        return BETWEEN_TEXTS.join(filter(None, parts)) or self._part.get("licence", "")

    @property
    def _part(self) -> Mapping[str, Any]:
        parts = self._licences["components"]
        return parts[self._chosen] if parts else {}

    @Slot(int)
    def choose(self, place: int) -> None:
        if 0 <= place < len(self._licences["components"]):
            self._chosen = place
            self._show()


def _name(fact: str) -> str:
    return translate("About", FACTS[fact]) if fact in FACTS else fact
