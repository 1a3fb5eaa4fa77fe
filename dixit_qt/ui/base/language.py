"""The language of the screens, which changes at once and without a restart."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

from dixit_qt.languages import FIRST, LANGUAGES, spoken


class Language(QObject):
    """Source texts are English; a `.qm` file adds the plurals of English, or another language."""

    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._translators: list[QTranslator] = []
        self.code = FIRST

    def use(self, code: str) -> None:
        code = code if code in LANGUAGES else system_language()
        if code == self.code and self._translators:
            return
        self.leave()
        self.code = code
        for file in sorted((self._folder / code).glob("*.qm")):
            translator = QTranslator(self)
            if translator.load(str(file)):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)
        self.changed.emit()

    def leave(self) -> None:
        """Stop translating: the program ends, or switches to another language."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators.clear()


def system_language() -> str:
    return spoken(QLocale.system().name())
