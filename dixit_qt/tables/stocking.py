"""What a table is played with, on the computer of its next host."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from dixit_qt.decks.deck import DeckError
from dixit_qt.decks.making import copied_deck
from dixit_qt.host.handing_over.heritage import Heritage, HeritageError, missing_decks
from dixit_qt.host.plan import Library
from dixit_qt.rules.model import CardId


def lacks_verses(heritage: Heritage, library: Library) -> bool:
    if heritage.verses is None:
        return False
    own = library.verses.get(heritage.verses)
    return own is None or own.content_hash != heritage.verses_hash


def with_decks_of(
    heritage: Heritage,
    library: Library,
    folder: Path,
    picture: Callable[[CardId], Path | None],
) -> Library:
    """The library with the table's decks: those that were only seen until now are made anew."""
    try:
        seen = missing_decks(heritage, library.decks)
        copies = {deck.id: copied_deck(deck, folder, picture) for deck in seen}
    except DeckError as error:
        raise HeritageError(str(error)) from error
    return replace(library, decks={**library.decks, **copies})
