"""The decks and verses on this computer, and what other parts of the program derive from them."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QStandardPaths

from dixit_qt import paths
from dixit_qt.bots.bot import Bot
from dixit_qt.decks.deck import mixed
from dixit_qt.decks.manifest import find_decks
from dixit_qt.decks.verses import VerseError, VerseSet, find_verses
from dixit_qt.host.plan import Library, Plan
from dixit_qt.host.sending import card_texts
from dixit_qt.wire.limits import MAX_DECKS

if TYPE_CHECKING:
    from dixit_qt.client.session import Texts

log = logging.getLogger(__name__)

Found = TypeVar("Found")

CARDS_FOR_EVERYBODY = 84


def own_folder() -> Path:
    """The folder with the player's own decks, journals, seats and cached pictures."""
    location = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "dixit-qt"


def find_library(
    deck_folders: Iterable[Path] | None = None, verse_folders: Iterable[Path] | None = None
) -> Library:
    """Broken files are logged and left out, and so are more than a table can offer."""
    if deck_folders is None:
        deck_folders = (paths.decks(), own_folder() / "decks")
    if verse_folders is None:
        verse_folders = (paths.verses(), own_folder() / "verses")
    decks, errors = find_decks(deck_folders)
    for error in errors:
        log.warning("%s", error)
    verses = _by_id(find_verses(verse_folders, _log_broken))
    return Library(_the_first(decks, "decks"), _the_first(verses, "sets of verses"))


def _the_first(found: Mapping[str, Found], what: str) -> dict[str, Found]:
    if len(found) > MAX_DECKS:
        log.warning("%d %s are too many; the first %d are used", len(found), what, MAX_DECKS)
    return dict(islice(found.items(), MAX_DECKS))


def _log_broken(error: VerseError) -> None:
    log.warning("%s", error)


def _by_id(sets: Iterable[VerseSet]) -> Mapping[str, VerseSet]:
    """A set's id is its language. Further sets in the same language get their hash added."""
    found: dict[str, VerseSet] = {}
    for verses in sets:
        name = verses.language
        found[name if name not in found else f"{name}-{verses.content_hash[:8]}"] = verses
    return found


def own_texts(library: Library) -> "dict[str, Texts]":
    return {deck.fingerprint: card_texts(deck) for deck in library.decks.values()}


def first_plan(library: Library, language: str = "en") -> Plan:
    """The plan of a new table: enough decks for everybody, and verses in its language."""
    verses = language if language in library.verses else next(iter(library.verses), None)
    return Plan(decks=enough_decks(library), verses=verses)


def enough_decks(library: Library) -> tuple[str, ...]:
    """The first decks of the library, as many as twelve people need."""
    chosen: list[str] = []
    cards = 0
    for deck in library.decks.values():
        if cards >= CARDS_FOR_EVERYBODY:
            break
        chosen.append(deck.id)
        cards += len(deck.cards)
    return tuple(chosen)


@dataclass(frozen=True, slots=True)
class BotSchool:
    """Makes bots that know the words of the chosen decks and verses, and past clues.

    The code of the bots is imported when the first game begins, because that takes time.
    """

    language: str
    clues_given: set[str] = field(default_factory=set)

    def __call__(self, plan: Plan, library: Library) -> Bot:
        from dixit_qt.bots.characters import STRENGTHS
        from dixit_qt.bots.knowing import KnowingBot
        from dixit_qt.bots.learning import learn

        decks = [library.decks[deck] for deck in plan.decks]
        verses = None if plan.verses is None else library.verses[plan.verses]
        knowledge = learn(self.language, mixed(decks) if decks else None, verses, paths.words())
        return KnowingBot(knowledge, STRENGTHS[plan.bots], self.clues_given)
