"""A saved game moves to another computer as a file, and continues there."""

import logging
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from dixit_qt.app.user_data import UserData
from dixit_qt.host.journal import JournalError, SavedGame
from dixit_qt.host.plan import Library
from dixit_qt.store.journals import SUFFIX, write_whole
from dixit_qt.ui.base.saving import Folder, documents, free_path
from dixit_qt.ui.home.home import Home
from dixit_qt.ui.shell.notices import Notices

translate = QCoreApplication.translate

log = logging.getLogger(__name__)


def decks_missing(saved: SavedGame, library: Library) -> list[str]:
    """The decks to look for, if any picture of the saved game isn't on this computer."""
    own = {card.id for deck in library.decks.values() for card in deck.cards}
    if own.issuperset(saved.opening.pictures):
        return []
    decks = saved.opening.decks
    return [deck for deck in decks if deck not in library.decks] or list(decks)


class GameFiles(QObject):
    changed = Signal()
    """A saved game was added."""

    def __init__(
        self,
        home: Home,
        notices: Notices,
        user_data: UserData,
        parent: QObject | None = None,
        folder: Folder = documents,
    ) -> None:
        super().__init__(parent)
        self._notices = notices
        self._user_data = user_data
        self._folder = folder
        home.file_wanted.connect(self._write)
        home.file_came.connect(self._take_in)

    @Slot(str)
    def _write(self, key: str) -> None:
        try:
            folder = self._folder()
            folder.mkdir(parents=True, exist_ok=True)
            name = translate("Home", "Saved game %1")
            day = datetime.now().astimezone().date().isoformat()
            target = free_path(folder, name.replace("%1", day), SUFFIX)
            write_whole(target, Path(key).read_bytes())
        except OSError as error:
            self._notices.say(partial(_not_written, str(error)), refusal=True)
        else:
            self._notices.say(partial(_written, str(target)))

    @Slot(str)
    def _take_in(self, path: str) -> None:
        journals = self._user_data.journals
        try:
            saved = journals.take_in(Path(path))
        except (OSError, JournalError) as error:
            log.warning("%s: %s", path, error)
            self._notices.say(_not_taken, refusal=True)
            return
        missing = decks_missing(saved, self._user_data.library)
        tell = partial(_lacks, ", ".join(missing)) if missing else _taken
        self._notices.say(tell, refusal=bool(missing))
        self.changed.emit()


def _written(path: str) -> str:
    words = translate(
        "Home", "Saved: %1. To continue on another computer, drop the file on its start screen."
    )
    return words.replace("%1", path)


def _not_written(error: str) -> str:
    return translate("Home", "The game couldn't be saved: %1").replace("%1", error)


def _taken() -> str:
    return translate(
        "Home", "The saved game has been added: you can resume it from the start screen."
    )


def _not_taken() -> str:
    return translate("Home", "This file is not a game that can be resumed here.")


def _lacks(decks: str) -> str:
    words = translate(
        "Home", "The game is here, but some of its pictures are missing: add the deck “%1”."
    )
    return words.replace("%1", decks)
