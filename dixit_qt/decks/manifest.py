"""`deck.toml`, the list of a deck's cards.

    [deck]
    id = "first"
    name_en = "…"
    name_ru = "…"
    author = "…"
    licence = "CC BY 4.0"

    [[card]]
    slug = "lighthouse"
    file = "lighthouse.webp"
    sha256 = "…"
    title_en = "…"
    title_ru = "…"
    tags_en = ["…"]
    tags_ru = ["…"]
    description_en = "…"
    description_ru = "…"

    [card.clues]
    en = ["…"]
    ru = ["…"]

    [card.evokes]
    en = ["…"]
    ru = ["…"]

    [card.seen]
    en = "…, …"
    ru = "…, …"

A text ends in the code of its language, and there may be more languages than these two. A deck
made by players may leave out everything of a card but `slug`, `file` and `sha256`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

from dixit_qt.decks.deck import CardInfo, Deck, DeckError, hash_of, parsed, read_plain

MANIFEST = "deck.toml"
LARGEST_MANIFEST = 4 * 1024 * 1024
MAX_CARDS = 1000
MAX_LANGUAGES = 16
MAX_DESCRIPTION = 600
MAX_WORDS = 120
MAX_TAGS = 24
MAX_TAG = 40
MAX_CLUES = 24
MAX_CLUE = 80
MAX_EVOKED = 48
MAX_EVOKED_WORDS = 40
MAX_SEEN = 2000
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_ID = re.compile(r"[\w-][\w.-]{0,63}")
_SHA256 = re.compile(r"[0-9a-f]{64}")


def load_deck(folder: Path) -> Deck:
    """Load the deck in this folder. Raise `DeckError`, which says what's wrong with it."""
    path = folder / MANIFEST
    try:
        text = read_plain(path, LARGEST_MANIFEST).decode("utf-8")
    except OSError as error:
        raise DeckError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise DeckError(f"{path}: is not UTF-8: {error.reason}") from error
    try:
        return parse_deck(text, folder)
    except DeckError as error:
        raise DeckError(f"{path}: {error}") from error


def parse_deck(text: str, folder: Path) -> Deck:
    try:
        data = parsed(text)
    except (ValueError, RecursionError) as error:
        raise DeckError(f"is not TOML: {str(error)[:200]}") from error
    head = _table(data, "deck")
    cards = data.get("card", [])
    if not isinstance(cards, list) or not cards:
        raise DeckError("has no [[card]]")
    if len(cards) > MAX_CARDS:
        raise DeckError(f"has {len(cards)} cards, {MAX_CARDS} are the most")
    deck = Deck(
        id=_identifier(_text(head, "id", "[deck]")),
        name=_name(head),
        author=_text(head, "author", "[deck]", required=False),
        licence=_text(head, "licence", "[deck]", required=False),
        folder=folder,
        cards=tuple(_card(card, place) for place, card in enumerate(cards, start=1)),
    )
    _refuse_doubles("slug", (card.slug for card in deck.cards))
    _refuse_doubles("sha256", (card.sha256 for card in deck.cards))
    return deck


def find_decks(folders: Iterable[Path]) -> tuple[dict[str, Deck], list[DeckError]]:
    """The decks in the sub-folders, the largest of each folder first, and the errors of the others.

    If two decks have the same id, the first one is used.
    """
    found: dict[str, Deck] = {}
    errors: list[DeckError] = []
    for folder in folders:
        for deck in sorted(_decks_in(folder, errors), key=_size, reverse=True):
            found.setdefault(deck.id, deck)
    return found, errors


def _decks_in(folder: Path, errors: list[DeckError]) -> Iterator[Deck]:
    for manifest in sorted(folder.glob(f"*/{MANIFEST}")):
        try:
            yield load_deck(manifest.parent)
        except DeckError as error:
            errors.append(error)


def _size(deck: Deck) -> int:
    return len(deck.cards)


def verify_deck(deck: Deck) -> list[str]:
    """One sentence for each problem with the deck's pictures. Empty if all are as listed."""
    return [fault for card in deck.cards if (fault := _picture_fault(deck, card))]


def _picture_fault(deck: Deck, card: CardInfo) -> str:
    try:
        picture = read_plain(deck.picture(card))
    except OSError as error:
        return f"{card.slug}: {card.file} cannot be read: {error.strerror}"
    found = hash_of(picture)
    return "" if found == card.sha256 else f"{card.slug}: {card.file} has the hash {found}"


def _table(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    table = data.get(name)
    if not isinstance(table, dict):
        raise DeckError(f"has no [{name}]")
    return table


def _card(card: object, place: int) -> CardInfo:
    where = f"card {place}"
    if not isinstance(card, dict):
        raise DeckError(f"{where} is not a table")
    slug = _text(card, "slug", where)
    where = f"card {place} ({slug})"
    return CardInfo(
        slug=slug,
        file=_file(_text(card, "file", where), where),
        sha256=_sha256(_text(card, "sha256", where), where),
        title=_texts(card, "title", where),
        tags=_tags(card, where),
        description=_texts(card, "description", where, MAX_DESCRIPTION),
        clues=_phrases(card, "clues", MAX_CLUES, MAX_CLUE, where),
        evokes=_phrases(card, "evokes", MAX_EVOKED, MAX_EVOKED_WORDS, where),
        seen=_seen(card, where),
    )


def _text(
    table: Mapping[str, Any], key: str, where: str, most: int = MAX_WORDS, *, required: bool = True
) -> str:
    value = table.get(key, "" if not required else None)
    if not isinstance(value, str) or (required and not value):
        raise DeckError(f"{where}: {key} is missing or not a text")
    if len(value) > most:
        raise DeckError(f"{where}: {key} is longer than {most} characters")
    return value


def _name(head: Mapping[str, Any]) -> dict[str, str]:
    name = _texts(head, "name", "[deck]")
    if not name:
        raise DeckError("[deck]: a name such as name_en is missing")
    return name


def _texts(table: Mapping[str, Any], key: str, where: str, most: int = MAX_WORDS) -> dict[str, str]:
    """The texts by language, without empty ones."""
    said = {
        language: _text(table, name, where, most, required=False)
        for language, name in _by_language(table, key, where)
    }
    return {language: text for language, text in said.items() if text}


def _tags(card: Mapping[str, Any], where: str) -> dict[str, tuple[str, ...]]:
    found = {}
    for language, key in _by_language(card, "tags", where):
        tags = card[key]
        if not isinstance(tags, list) or not all(isinstance(tag, str) for tag in tags):
            raise DeckError(f"{where}: {key} is not a list of texts")
        if len(tags) > MAX_TAGS or any(len(tag) > MAX_TAG for tag in tags):
            raise DeckError(f"{where}: {key} holds more than {MAX_TAGS} tags or one over {MAX_TAG}")
        found[language] = tuple(tags)
    return {language: tags for language, tags in found.items() if tags}


def _by_language(table: Mapping[str, Any], key: str, where: str) -> list[tuple[str, str]]:
    """Each language, with the key of its text."""
    names = ((name.partition("_"), name) for name in table)
    found = [
        (language, name)
        for (start, _, language), name in names
        if start == key and _LANGUAGE.fullmatch(language)
    ]
    if len(found) > MAX_LANGUAGES:
        raise DeckError(f"{where}: {key} is said in more than {MAX_LANGUAGES} languages")
    return found


def _seen(card: Mapping[str, Any], where: str) -> dict[str, str]:
    table = _languages(card, "seen", where)
    for language, text in table.items():
        if not isinstance(text, str) or len(text) > MAX_SEEN:
            fault = f"is not a text, or longer than {MAX_SEEN} characters"
            raise DeckError(f"{where}: seen.{language} {fault}")
    return dict(table)


def _phrases(
    card: Mapping[str, Any], key: str, most: int, longest: int, where: str
) -> dict[str, tuple[str, ...]]:
    """Texts in any language, with limits on their number and length."""
    table = _languages(card, key, where)
    for language, texts in table.items():
        name = f"{where}: {key}.{language}"
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise DeckError(f"{name} is not a list of texts")
        if len(texts) > most or any(not 0 < len(text.strip()) <= longest for text in texts):
            many = f"more than {most} {key}, an empty one or one over {longest} characters"
            raise DeckError(f"{name} holds {many}")
    return {language: tuple(texts) for language, texts in table.items()}


def _languages(card: Mapping[str, Any], key: str, where: str) -> Mapping[str, Any]:
    table = card.get(key, {})
    if not isinstance(table, dict):
        raise DeckError(f"{where}: {key} is not a table of languages")
    for language in table:
        if not _LANGUAGE.fullmatch(language):
            raise DeckError(f"{where}: {key}.{language} is not named by a language such as en")
    return table


def _identifier(text: str) -> str:
    if not _ID.fullmatch(text):
        raise DeckError(f"[deck]: id {text!r} may only hold letters, digits, dots, _ and -")
    return text


def _file(text: str, where: str) -> str:
    path = PurePosixPath(text)
    if path.is_absolute() or ".." in path.parts or "\\" in text or ":" in text:
        raise DeckError(f"{where}: file {text!r} leads out of the deck's folder")
    if not text.isprintable():
        raise DeckError(f"{where}: file {text!r} has a character that no file name has")
    return text


def _sha256(text: str, where: str) -> str:
    if not _SHA256.fullmatch(text):
        raise DeckError(f"{where}: sha256 is not 64 hexadecimal digits in lower case")
    return text


def _refuse_doubles(key: str, values: Iterable[str]) -> None:
    value, count = Counter(values).most_common(1)[0]
    if count > 1:
        raise DeckError(f"{count} cards have the {key} {value!r}")
