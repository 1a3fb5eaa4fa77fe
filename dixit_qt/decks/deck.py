"""A deck: its cards in order, with their words in each language."""

import errno
import hashlib
import os
import re
import stat
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from dixit_qt.rules.editions import EDITIONS, Edition
from dixit_qt.rules.families import FAMILIES
from dixit_qt.rules.model import CARD_ID_LENGTH, CARD_PATTERN, CardId


class DeckError(ValueError):
    """What is wrong with a deck, in words that help its author fix it."""


@dataclass(frozen=True, slots=True)
class CardInfo:
    """`sha256` is the hash of the picture's file; `file` is relative to the deck's folder.

    All words are by language. `clues` has what a good player might say about the card, and `evokes`
    what the picture makes people think of; `seen` lists what is plainly seen on it, separated by
    commas, the most striking first.
    """

    slug: str
    file: str
    sha256: str
    title: Mapping[str, str] = field(default_factory=dict, hash=False)
    tags: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    description: Mapping[str, str] = field(default_factory=dict, hash=False)
    clues: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    evokes: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    seen: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def id(self) -> CardId:
        return card_id(self.sha256)


@dataclass(frozen=True, slots=True)
class Deck:
    id: str
    name: Mapping[str, str] = field(hash=False)
    author: str
    licence: str
    folder: Path
    cards: tuple[CardInfo, ...]

    @property
    def fingerprint(self) -> str:
        """Equal for two decks with the same pictures and words."""
        words = [self.id]
        for card in self.cards:
            words.append(card.sha256)
            for said in (card.title, card.description, card.seen):
                words += [f"{language}: {text}" for language, text in sorted(said.items())]
            for texts in (card.tags, card.clues, card.evokes):
                for language in sorted(texts):
                    words += [language, *texts[language]]
        return card_id(hashlib.sha256("\0".join(words).encode()).hexdigest())

    def picture(self, card: CardInfo) -> Path:
        return self.folder / card.file


def mixed(decks: Iterable[Deck]) -> Deck:
    """The cards of several decks as one deck, with the name of the first."""
    first, *others = decks
    if not others:
        return first
    cards = (
        replace(card, file=str(deck.picture(card)))
        for deck in (first, *others)
        for card in deck.cards
    )
    return replace(first, cards=tuple(cards))


def card_id(sha256: str) -> CardId:
    """The first 20 hexadecimal digits of the picture's SHA-256, on every computer."""
    return sha256[:CARD_ID_LENGTH]


def is_card_id(text: str) -> bool:
    return re.fullmatch(CARD_PATTERN, text) is not None


def hash_of(picture: bytes) -> str:
    return hashlib.sha256(picture).hexdigest()


# Reading a deck from elsewhere: only ordinary files inside its own folder are opened.
#
# A link could send other files of this computer to the guests, and reading a pipe would block.

_FLAGS = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY", "O_CLOEXEC")
)


def read_plain(path: Path, most_bytes: int = -1) -> bytes:
    """Raise `OSError` if the file is larger than `most_bytes`."""
    opened = os.open(path, _FLAGS)
    try:
        if path.is_symlink() or not stat.S_ISREG(os.fstat(opened).st_mode):
            raise OSError(errno.EINVAL, "it is not a plain file", str(path))
        if 0 <= most_bytes < os.fstat(opened).st_size:
            raise OSError(errno.EFBIG, "it is too big", str(path))
        with os.fdopen(opened, "rb", closefd=False) as file:
            return file.read(most_bytes)
    finally:
        os.close(opened)


# How many players a number of cards is enough for


def cards_needed(edition: Edition, players: int) -> int:
    return FAMILIES[edition.family].cards_needed(edition, players)


def most_players(edition: Edition, cards: int) -> int:
    """The largest number of players for these cards. 0 if even the smallest game needs more."""
    enough = [size for size in edition.sizes if cards_needed(edition, size) <= cards]
    return max(enough, default=0)


def companies(cards: int) -> dict[str, int]:
    """The largest number of players for each edition that can be played at all."""
    found = {edition.id: most_players(edition, cards) for edition in EDITIONS.values()}
    return {edition: most for edition, most in found.items() if most}


# TOML from strangers: text that would take the parser very long is refused before parsing.
#
# The parser looks at every prefix of a dotted name, so a name with many thousand parts would take
# it hours. Our own names have two parts

DEEPEST = 4

_STRING_OR_COMMENT = re.compile(
    r'''"""(?:\\[\s\S]|(?!""")[^\\])*+(?:"{3,5}|\\?\Z)'''
    r"""|'''(?:(?!''')[\s\S])*+(?:'{3,5}|\Z)"""
    r"""|"(?:\\.|[^"\\\n])*+["\\]?|'[^'\n]*+'?|\#[^\n]*+"""
)
"""Every quotation mark outside a comment begins one, so one pass finds all of them."""

_TOO_DEEP = re.compile(rf'(?:\.[\w\- \t"]*+){{{DEEPEST}}}')
"""So many dots with nothing but parts of a name between them."""


def parsed(text: str) -> dict[str, Any]:
    """Raise `ValueError` or `RecursionError` if it isn't TOML, or if a name has too many parts."""
    if _TOO_DEEP.search(_STRING_OR_COMMENT.sub('""', text)):
        raise ValueError(f"a name has more than {DEEPEST} parts")
    return tomllib.loads(text)
