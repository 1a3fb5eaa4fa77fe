"""The slow parts of making a deck, as generators for a job."""

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from dixit_qt.decks.archives import Entry, Reason, Refused, Unusable
from dixit_qt.decks.cropping import Crop, window_of
from dixit_qt.decks.deck import CardInfo, Deck, hash_of
from dixit_qt.decks.importing import look_into, read_picture, words_of_cards
from dixit_qt.decks.making import NewCard, delete_deck, title_from, writing_deck
from dixit_qt.decks.manifest import find_decks
from dixit_qt.languages import FIRST, in_language
from dixit_qt.ui.decks.picture_decoding import card_of, proof_of


@dataclass(frozen=True, slots=True)
class Piece:
    """An imported picture: `proof` is its safe copy, `key` the hash of that copy."""

    key: str
    name: str
    title: str
    proof: Path
    width: int
    height: int
    crop: Crop
    words: CardInfo | None = None


@dataclass(frozen=True, slots=True)
class Expected:
    """How many pictures will follow."""

    count: int


@dataclass(frozen=True, slots=True)
class Bound:
    """How many cards of the deck are finished."""

    count: int


@dataclass(frozen=True, slots=True)
class FoundDecks:
    decks: dict[str, Deck]
    faults: tuple[str, ...] = ()


Fruit = Expected | Piece | Refused


def take_pictures(
    sources: Sequence[Path], desk: Path, taken: frozenset[str], room: int
) -> Generator[Fruit, None, None]:
    """Import the pictures in the sources, one by one; the proofs go to the `desk`, at most `room`
    of them."""
    known = set(taken)
    with look_into(sources) as found:
        words = words_of_cards(found)
        yield Expected(len(found.entries) + len(found.refused))
        yield from found.refused
        for entry in found.entries:
            fruit = _take(entry, desk, known, room - len(known) + len(taken))
            if isinstance(fruit, Piece):
                known.add(fruit.key)
                fruit = described(fruit, words.get(entry.name))
            yield fruit


def described(piece: Piece, words: CardInfo | None) -> Piece:
    title = "" if words is None else in_language(words.title, FIRST, "")
    return replace(piece, title=title, words=words) if title else piece


def _take(entry: Entry, desk: Path, known: set[str], room: int) -> Piece | Refused:
    if room <= 0:
        return Refused(entry.name, Reason.TOO_MANY)
    try:
        proof = proof_of(read_picture(entry))
    except Unusable as unusable:
        return Refused(entry.name, unusable.reason)
    key = hash_of(proof.picture)
    if key in known:
        return Refused(entry.name, Reason.DUPLICATE)
    file = desk / f"{key}.jpg"
    file.write_bytes(proof.picture)
    title = title_from(entry.name)
    return Piece(key, entry.name, title, file, proof.width, proof.height, proof.crop)


def bind_deck(
    folder: Path, name: str, author: str, pieces: Sequence[Piece]
) -> Generator[Bound | Deck, None, None]:
    """Yield the new deck last. Closing the generator before that leaves no files behind."""
    steps = writing_deck(folder, name, author, map(_card, pieces))
    with closing(steps):
        for step in steps:
            yield Bound(step) if isinstance(step, int) else step


def _card(piece: Piece) -> NewCard:
    window = window_of(piece.crop, piece.width, piece.height)
    return NewCard(piece.title, card_of(piece.proof.read_bytes(), window), piece.words)


def tidy_desk(desk: TemporaryDirectory[str]) -> Generator[None, None, None]:
    desk.cleanup()
    yield None


def search_decks(folders: Sequence[Path]) -> Generator[FoundDecks, None, None]:
    decks, errors = find_decks(folders)
    yield FoundDecks(decks, tuple(map(str, errors)))


def forget_deck(deck: Deck) -> Generator[None, None, None]:
    delete_deck(deck)
    yield None
