"""The view model of the evenings that this computer's player was at, to read, save or forget."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QDesktopServices

from dixit_qt.store.kept_games import KeptGame, KeptGames
from dixit_qt.store.standings import Evening, StandingsFile
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.saving import Folder, Open, Saving, documents, free_path
from dixit_qt.ui.base.view_model import list_of
from dixit_qt.ui.base.words import day_words, fill
from dixit_qt.ui.score.evening import EveningRow, evening_rows, picture_of_the_evening

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class EveningSlip(Row):
    day: str
    table: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class AlbumSlip(Row):
    """A game of the evening whose album can be opened."""

    words: str


@dataclass(frozen=True, slots=True)
class EveningProps:
    day: str = ""
    table: str = ""
    loved_picture: str = ""
    """Also empty when the picture is no longer on this computer."""
    loved_words: str = ""
    loved_note: str = ""


class Evenings(Saving):
    shown = EveningProps()
    slips = list_of(EveningSlip)
    rows = list_of(EveningRow)
    albums = list_of(AlbumSlip)

    def __init__(
        self,
        file: StandingsFile,
        games: KeptGames,
        language: Language,
        gallery: Gallery,
        parent: QObject | None = None,
        folder: Folder = documents,
        open_url: Open = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(language, parent, folder, open_url)
        self._file, self._games = file, games
        self._language, self._gallery = language, gallery
        self._chosen = ""
        self._kept: dict[str, KeptGame] = {}
        language.changed.connect(self.refresh)
        self.refresh()

    @property
    def _evening(self) -> Evening | None:
        evenings = self._file.evenings
        newest = next(iter(evenings), None)
        return next((each for each in evenings if each.game == self._chosen), newest)

    @Slot()
    def refresh(self) -> None:
        chosen, code = self._evening, self._language.code
        self.slips.show(
            [
                EveningSlip(each.game, day_words(each.day, code), each.table, each is chosen)
                for each in self._file.evenings
            ]
        )
        self.rows.show([] if chosen is None else evening_rows(chosen.rows))
        kept = [] if chosen is None else self._games.of(chosen.game)
        self._kept = {game.key: game for game in kept}
        self.albums.show(_album_slips(list(self._kept)))
        self.shown = EveningProps() if chosen is None else self._props(chosen)
        self.changed.emit()

    def game(self, key: str) -> KeptGame | None:
        """A game of the evening that is open."""
        return self._kept.get(key)

    def _props(self, evening: Evening) -> EveningProps:
        loved = picture_of_the_evening(evening.loved, self._gallery)
        return EveningProps(
            day=day_words(evening.day, self._language.code),
            table=evening.table,
            loved_picture=loved.source,
            loved_words=loved.words,
            loved_note=loved.note,
        )

    @Slot(str)
    def choose(self, game: str) -> None:
        self._chosen = game
        self.refresh()

    @Slot()
    def open(self) -> None:
        """Messages about earlier saving and deleting are no longer shown."""
        self.tell(str)
        self.refresh()

    @Slot()
    def save(self) -> None:
        """Save all evenings as a table for a spreadsheet."""
        path = free_path(self.folder(), translate("Evenings", "Past games"), ".csv")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self._file.as_csv(), encoding="utf-8-sig", newline="")
        except OSError as error:
            self.tell(partial(_not_saved, str(error)), failed=True)
            return
        self.tell(partial(_is_saved, str(path)), saved=str(path))

    @Slot()
    def forget(self) -> None:
        """Forget the evening that is open."""
        if self._evening is not None:
            self._games.forget(self._evening.game)
            self._after_forgetting(gone=self._file.forget(self._evening.game))

    @Slot()
    def forgetAll(self) -> None:
        self._games.forget_all()
        self._after_forgetting(gone=self._file.forget_all())

    def _after_forgetting(self, *, gone: bool) -> None:
        self.tell(str if gone else _still_on_disk, failed=not gone)
        self.refresh()


def _album_slips(keys: list[str]) -> list[AlbumSlip]:
    if len(keys) == 1:
        return [AlbumSlip(keys[0], translate("Evenings", "Album"))]
    words = translate("Evenings", "Album of game %1")
    return [AlbumSlip(key, fill(words, str(place))) for place, key in enumerate(keys, 1)]


def _is_saved(path: str) -> str:
    return fill(translate("Evenings", "Saved: %1"), path)


def _not_saved(reason: str) -> str:
    return fill(translate("Evenings", "Couldn't be saved: %1"), reason)


def _still_on_disk() -> str:
    return translate("Evenings", "Removed from the list, but the file couldn't be deleted.")
