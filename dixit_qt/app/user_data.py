"""What this computer stores: decks, verses, pictures, saved games and remembered seats."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from dixit_qt import paths
from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session, Texts
from dixit_qt.client.state import ClientState
from dixit_qt.host.plan import Library
from dixit_qt.rules.model import CardId
from dixit_qt.rules.records import RoundRecord
from dixit_qt.store.journals import HandoverFolder, JournalFolder
from dixit_qt.store.kept_games import KeptGame, KeptGames, kept_of
from dixit_qt.store.pictures import PictureFiles
from dixit_qt.store.programs import ProgramFolder
from dixit_qt.store.remembered import HouseSets, RecentHosts
from dixit_qt.store.seat_tokens import TokenFile
from dixit_qt.store.standings import Evening, Favourites, StandingsFile, Tally
from dixit_qt.store.user_library import find_library, own_texts
from dixit_qt.ui.base.screen import Feed
from dixit_qt.wire.codes import Stage

HANDED_OVER_DECKS = "handed_over_decks"


@dataclass(slots=True)
class UserData:
    """Everything that belongs to the player is in `folder`."""

    folder: Path
    library: Library
    texts: Mapping[str, Texts]
    pictures: PictureFiles
    journals: JournalFolder
    rehearsals: JournalFolder
    handovers: HandoverFolder
    tokens: TokenFile
    recents: RecentHosts
    programs: ProgramFolder
    standings: StandingsFile
    kept_games: KeptGames
    house_sets: HouseSets
    favourites: Favourites

    @property
    def own_decks(self) -> Path:
        return self.folder / "decks"

    @property
    def handed_over_decks(self) -> Path:
        """The decks of tables that were handed over to this computer."""
        return self.folder / HANDED_OVER_DECKS

    def session(self, profile: Profile) -> Session:
        return Session(profile, self.pictures, self.texts)

    def picture(self, card: CardId) -> Path | None:
        return self.pictures.path(card)

    def cards(self) -> frozenset[CardId]:
        """The cards of all decks on this computer."""
        decks = self.library.decks.values()
        return frozenset(card.id for deck in decks for card in deck.cards)

    def look_again(self) -> None:
        """Read the decks again after some were added or removed."""
        self.library = library_in(self.folder)
        self.texts = own_texts(self.library)
        self.pictures.restock(self.library.decks.values())


def library_in(folder: Path) -> Library:
    decks = (paths.decks(), folder / "decks", folder / HANDED_OVER_DECKS)
    return find_library(decks, (paths.verses(), folder / "verses"))


def pictures_of(library: Library, folder: Path) -> PictureFiles:
    return PictureFiles(library.decks.values(), folder / "pictures")


def user_data_in(folder: Path) -> UserData:
    library = library_in(folder)
    return UserData(
        folder=folder,
        library=library,
        texts=own_texts(library),
        pictures=pictures_of(library, folder),
        journals=JournalFolder(folder / "journals"),
        rehearsals=JournalFolder(folder / "practice"),
        handovers=HandoverFolder(folder / "handovers"),
        tokens=TokenFile(folder / "seats.json"),
        recents=RecentHosts(folder / "hosts.json"),
        programs=ProgramFolder(folder / "programs"),
        standings=StandingsFile(folder / "standings.json"),
        kept_games=KeptGames(folder / "albums"),
        house_sets=HouseSets(folder / "house_rules.json"),
        favourites=Favourites(folder / "favourites.json"),
    )


# Statistics of all games: how often each picture was seen, and how many hearts it got


def tallies(history: Iterable[RoundRecord]) -> dict[CardId, Tally]:
    shown: Counter[CardId] = Counter()
    hearts: Counter[CardId] = Counter()
    for record in history:
        laid = [each.card for each in record.table]
        pictures = laid if record.poem is None else record.poem.stories
        shown.update(pictures)
        for card, given in zip(pictures, record.hearts, strict=False):
            hearts[card] += given
    return {card: Tally(shown[card], hearts[card]) for card in shown}


class CardStatistics(QObject):
    """Counts how often each picture `at_home` was seen. Practice games aren't counted, because bots
    give no hearts."""

    def __init__(
        self,
        feed: Feed,
        file: Favourites,
        at_home: Callable[[], Container[CardId]],
        practises: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._file, self._at_home, self._practises = file, at_home, practises
        feed.changed.connect(self._on_state)

    @Slot(object, object)
    def _on_state(self, old: ClientState, new: ClientState) -> None:
        before = () if old.view is None else old.view.history
        history = () if new.view is None else new.view.history
        if not history or history is before or self._practises():
            return
        at_home = self._at_home()
        kept = {card: tally for card, tally in tallies(history).items() if card in at_home}
        self._file.keep(f"{new.game}-{new.match}", kept)


# Past games


class Diary(QObject):
    """Keeps each finished game and its evening, on the computers of its host and of its players.
    Games that don't count, as against bots alone, have no standings."""

    def __init__(
        self,
        feed: Feed,
        evenings: StandingsFile,
        games: KeptGames,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._evenings, self._games = evenings, games
        self._kept: KeptGame | None = None
        self._told: Evening | None = None
        feed.changed.connect(self._on_state)

    @Slot(object, object)
    def _on_state(self, _old: ClientState, new: ClientState) -> None:
        if new.room is None or new.room.stage is not Stage.OVER or not _was_there(new):
            return
        day = datetime.now().astimezone().date().isoformat()
        game = kept_of(new, day)
        if game is not None and game != self._kept:
            self._kept = game
            self._games.keep(game)
        room = new.room
        evening = Evening(room.game, room.name, day, room.standings, room.most_loved)
        if evening != self._told:
            self._told = evening
            self._evenings.keep(evening)


def _was_there(state: ClientState) -> bool:
    people = () if state.room is None else state.room.standings
    return bool(people) and (state.seat is not None or state.is_admin)
