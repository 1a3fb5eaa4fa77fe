"""A player's own decks: saving (completely or not at all), renaming and deleting."""

import json
import re
import shutil
import tempfile
import unicodedata
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

from dixit_qt.decks.deck import CardInfo, Deck, DeckError, hash_of
from dixit_qt.decks.manifest import MANIFEST, MAX_CARDS, MAX_WORDS, load_deck, parse_deck
from dixit_qt.languages import FIRST
from dixit_qt.replacing import take_place
from dixit_qt.rules.model import CardId

SUGGESTED_CARDS = 84
LONGEST_DECK_NAME = 60

_UNFINISHED = ".unfinished-"
_LEADING_NUMBER = re.compile(r"^[\d\s.()]+(?=[^\W\d])")
_GAPS = re.compile(r"[\s_+-]+")
_NOT_IN_AN_ID = re.compile(r"[^\w]+")


@dataclass(frozen=True, slots=True)
class NewCard:
    """`words` is what another deck says about the picture."""

    title: str
    picture: bytes
    words: CardInfo | None = None


def title_from(file_name: str) -> str:
    """`cards/07_the-old_lighthouse.PNG` becomes "The old lighthouse"."""
    stem = PurePosixPath(file_name.replace("\\", "/")).stem
    words = _GAPS.sub(" ", _printable(stem)).strip()
    title = _LEADING_NUMBER.sub("", words).strip() or words
    return (title[:1].upper() + title[1:])[:MAX_WORDS]


def tidy_title(title: str) -> str:
    return _printable(title).strip()[:MAX_WORDS]


def tidy_name(name: str) -> str:
    return _GAPS.sub(" ", _printable(name)).strip()[:LONGEST_DECK_NAME]


def writing_deck(
    folder: Path, name: str, author: str, cards: Iterable[NewCard]
) -> Generator[int | Deck, None, None]:
    """Save a new deck in a sub-folder. Yield the number of finished cards, and at last the deck.

    If the generator is closed, or making a card fails, no files are left behind.
    """
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix=_UNFINISHED, dir=folder))
    try:
        infos: dict[str, CardInfo] = {}
        for card in cards:
            _write_picture(unfinished, infos, card)
            yield len(infos)
        if not infos:
            raise ValueError("a deck needs a card")
        deck = Deck(
            _new_id(name, infos), {FIRST: name}, author, "", unfinished, tuple(infos.values())
        )
        _write_manifest(unfinished, deck)
        home = folder / deck.id
        if home.exists():
            shutil.rmtree(home)
        take_place(unfinished, home)
    except BaseException:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise
    yield replace(deck, folder=home)


def copied_deck(deck: Deck, folder: Path, picture: Callable[[CardId], Path | None]) -> Deck:
    """Copy a deck's words and those of its pictures that are on this computer into a new
    sub-folder. Raises `DeckError` if it is not a valid deck, or if a picture is missing.
    """
    files = {card.sha256: f"{place:03d}.webp" for place, card in enumerate(deck.cards, start=1)}
    cards = tuple(replace(card, file=files[card.sha256]) for card in deck.cards)
    home = folder / hash_of(deck.fingerprint.encode())[:16]
    wanted = parse_deck(manifest_text(replace(deck, cards=cards)), home)
    if (home / MANIFEST).exists() and load_deck(home) == wanted:
        return wanted
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix=_UNFINISHED, dir=folder))
    try:
        for card in wanted.cards:
            source = picture(card.id)
            if source is None:
                raise DeckError(f"{card.slug}: its picture is not here")
            shutil.copyfile(source, unfinished / card.file)
        _write_manifest(unfinished, wanted)
        shutil.rmtree(home, ignore_errors=True)
        take_place(unfinished, home)
    except BaseException:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise
    return wanted


def rename_deck(deck: Deck, name: str) -> Deck:
    renamed = replace(deck, name={FIRST: name})
    _write_manifest(deck.folder, renamed)
    return renamed


def delete_deck(deck: Deck) -> None:
    """The manifest is deleted first, so that an incomplete deck is never taken for a deck."""
    (deck.folder / MANIFEST).unlink(missing_ok=True)
    shutil.rmtree(deck.folder)


def manifest_text(deck: Deck) -> str:
    head = {
        "id": deck.id,
        **_by_language("name", deck.name),
        "author": deck.author,
        "licence": deck.licence,
    }
    tables = ["[deck]\n" + _pairs(head)]
    tables += ["[[card]]\n" + _pairs(_card_values(card)) for card in deck.cards]
    return "\n".join(tables)


def _card_values(card: CardInfo) -> dict[str, object]:
    values = {
        "slug": card.slug,
        "file": card.file,
        "sha256": card.sha256,
        **_by_language("title", card.title),
        **_by_language("tags", card.tags),
        **_by_language("description", card.description),
        "clues": card.clues,
        "evokes": card.evokes,
        "seen": card.seen,
    }
    return {key: value for key, value in values.items() if value}


def _by_language(key: str, texts: Mapping[str, object]) -> dict[str, object]:
    return {f"{key}_{language}": text for language, text in texts.items()}


def _pairs(values: Mapping[str, object]) -> str:
    return "".join(f"{key} = {_toml(value)}\n" for key, value in values.items())


def _toml(value: object) -> str:
    """A JSON string or list of strings is also valid TOML, except for one control character."""
    if isinstance(value, Mapping):
        pairs = (f"{_toml(key)} = {_toml(each)}" for key, each in value.items())
        return "{" + ", ".join(pairs) + "}"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _write_manifest(folder: Path, deck: Deck) -> None:
    new = folder / (MANIFEST + ".new")
    new.write_text(manifest_text(deck), encoding="utf-8", newline="\n")
    take_place(new, folder / MANIFEST)


def _write_picture(folder: Path, infos: dict[str, CardInfo], card: NewCard) -> None:
    """Two cards with the same picture would have the same id, so the second one is left out."""
    sha256 = hash_of(card.picture)
    if sha256 in infos or len(infos) >= MAX_CARDS:
        return
    info = _info(f"{len(infos) + 1:03d}", sha256, card)
    (folder / info.file).write_bytes(card.picture)
    infos[sha256] = info


def _info(slug: str, sha256: str, card: NewCard) -> CardInfo:
    if card.words is not None:
        return replace(card.words, slug=slug, file=f"{slug}.webp", sha256=sha256)
    title = tidy_title(card.title)
    return CardInfo(slug, f"{slug}.webp", sha256, {FIRST: title} if title else {})


def _new_id(name: str, hashes: Iterable[str]) -> str:
    """The id of a new deck. Decks with the same name from different players get different ids."""
    words = _NOT_IN_AN_ID.sub("-", name.casefold()).strip("-")[:40] or "deck"
    content = hash_of("".join(hashes).encode())
    return f"{words}-{content[:8]}"


def _printable(text: str) -> str:
    """The text in composed form, because file names on macOS have their accents as separate
    characters."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(char if char.isprintable() else " " for char in composed)
