"""What this computer has: decks, verses, pictures, saved games and remembered seats."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dixit_qt import paths
from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session, Texts
from dixit_qt.host.plan import Library
from dixit_qt.rules.model import CardId
from dixit_qt.store.heritages import HeritageFolder
from dixit_qt.store.journals import JournalFolder
from dixit_qt.store.pictures import PictureFiles
from dixit_qt.store.programs import ProgramFolder
from dixit_qt.store.seat_tokens import TokenFile
from dixit_qt.store.settings import HouseSets, RecentHosts
from dixit_qt.store.standings import Favourites, StandingsFile
from dixit_qt.store.user_library import find_library, own_texts

INHERITED_DECKS = "inherited_decks"


@dataclass(slots=True)
class Belongings:
    """`folder` is where everything lies that is the player's own."""

    folder: Path
    library: Library
    texts: Mapping[str, Texts]
    pictures: PictureFiles
    journals: JournalFolder
    rehearsals: JournalFolder
    heritages: HeritageFolder
    tokens: TokenFile
    recents: RecentHosts
    programs: ProgramFolder
    standings: StandingsFile
    house_sets: HouseSets
    favourites: Favourites

    @property
    def own_decks(self) -> Path:
        return self.folder / "decks"

    @property
    def inherited_decks(self) -> Path:
        """Those of tables that were handed over to this computer."""
        return self.folder / INHERITED_DECKS

    def session(self, profile: Profile) -> Session:
        return Session(profile, self.pictures, self.texts)

    def picture(self, card: CardId) -> Path | None:
        return self.pictures.path(card)

    def cards(self) -> frozenset[CardId]:
        """Of the decks that lie here."""
        decks = self.library.decks.values()
        return frozenset(card.id for deck in decks for card in deck.cards)

    def look_again(self) -> None:
        """Decks have come or gone."""
        self.library = library_in(self.folder)
        self.texts = own_texts(self.library)
        self.pictures.restock(self.library.decks.values())


def library_in(folder: Path) -> Library:
    decks = (paths.decks(), folder / "decks", folder / INHERITED_DECKS)
    return find_library(decks, (paths.verses(), folder / "verses"))


def pictures_of(library: Library, folder: Path) -> PictureFiles:
    return PictureFiles(library.decks.values(), folder / "pictures")


def belongings_in(folder: Path) -> Belongings:
    library = library_in(folder)
    return Belongings(
        folder=folder,
        library=library,
        texts=own_texts(library),
        pictures=pictures_of(library, folder),
        journals=JournalFolder(folder / "journals"),
        rehearsals=JournalFolder(folder / "practice"),
        heritages=HeritageFolder(folder / "inherited"),
        tokens=TokenFile(folder / "seats.json"),
        recents=RecentHosts(folder / "hosts.json"),
        programs=ProgramFolder(folder / "programs"),
        standings=StandingsFile(folder / "standings.json"),
        house_sets=HouseSets(folder / "house_rules.json"),
        favourites=Favourites(folder / "favourites.json"),
    )
