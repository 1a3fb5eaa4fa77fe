"""Verse decks for Poetry: the lines and endings of one language, one file for each deck."""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from dixit_qt.decks.deck import parsed

THEMES = (
    "light",
    "weather",
    "place",
    "creature",
    "object",
    "colour",
    "figure",
    "motion",
    "feeling",
    "danger",
    "dream",
    "time",
)
LONGEST_ROW = 44
ROWS_OF_AN_ENDING = 2
LONGEST_NAME = 40

# Six players can have 41 lines in front of them and draw six more to settle a tie; they collect 24
# endings and may draw six for a tie. With fewer cards, there might be none left to draw.
FEWEST_LINES = 48
FEWEST_ENDINGS = 30

_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class VerseError(Exception):
    """A verse file can't be used. The text says why."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path
        self.message = message


@dataclass(frozen=True, slots=True)
class Line:
    """A line of verse. It fits a picture that has one of the things it `asks` for and none of those
    it `lacks`."""

    number: int
    theme: str
    text: str
    stress: str | None = None
    asks: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    number: int
    tone: str
    text: str
    stress: str | None = None


@dataclass(frozen=True)
class VerseSet:
    language: str
    name: str
    metre: str
    rhyme: str
    lines: tuple[Line, ...]
    endings: tuple[Ending, ...]

    @property
    def content_hash(self) -> str:
        """A checksum of the words alone, so the layout of the file may change."""
        words = json.dumps(asdict(self), ensure_ascii=False, sort_keys=True)
        return hashlib.sha256(words.encode()).hexdigest()


def find_verses(
    directories: Iterable[Path], on_broken: Callable[[VerseError], None] | None = None
) -> tuple[VerseSet, ...]:
    """All sets in the directories, in their order and without repetition. A directory may be
    missing.

    A broken file is reported to `on_broken`. The other sets are still returned.
    """
    found: dict[VerseSet, None] = {}
    for path in (path for folder in directories for path in sorted(folder.glob("*.toml"))):
        try:
            verses = load_verses(path)
        except VerseError as error:
            if on_broken is None:
                raise
            on_broken(error)
        else:
            found[verses] = None
    return tuple(found)


def load_verses(path: Path) -> VerseSet:
    top = _Entry(path, "", _read(path))
    top.allow_only("language", "name", "metre", "rhyme", "line", "ending")
    lines = _numbered([_line(entry) for entry in top.tables("line")], path, "line", FEWEST_LINES)
    endings = _numbered(
        [_ending(entry) for entry in top.tables("ending")], path, "ending", FEWEST_ENDINGS
    )
    return VerseSet(
        language=_language(top),
        name=top.row("name", LONGEST_NAME),
        metre=top.row("metre", LONGEST_NAME),
        rhyme=top.row("rhyme", LONGEST_NAME),
        lines=lines,
        endings=endings,
    )


def _read(path: Path) -> dict[str, Any]:
    try:
        return parsed(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise VerseError(path, f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise VerseError(path, "is not text in UTF-8") from error
    except (ValueError, RecursionError) as error:
        raise VerseError(path, f"is not TOML: {str(error)[:200]}") from error


@dataclass(frozen=True)
class _Entry:
    """One table of the file, with its position for error messages."""

    path: Path
    where: str
    values: Mapping[str, Any]

    def fail(self, message: str) -> NoReturn:
        raise VerseError(self.path, f"{self.where}: {message}" if self.where else message)

    def allow_only(self, *keys: str) -> None:
        unknown = [key for key in self.values if key not in keys]
        if unknown:
            self.fail(f"unknown key '{unknown[0]}', known are {', '.join(keys)}")

    def tables(self, key: str) -> "list[_Entry]":
        tables = self.values.get(key, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.fail(f"'{key}' must be written as [[{key}]]")
        return [
            _Entry(self.path, _place(key, place, table), table)
            for place, table in enumerate(tables, start=1)
        ]

    def number(self) -> int:
        number = self.values.get("number")
        if type(number) is not int or number < 1:
            self.fail("'number' must be a whole number from 1 on")
        return number

    def word(self, key: str) -> str:
        word = self.values.get(key)
        if word is None:
            self.fail(f"'{key}' is missing")
        if not isinstance(word, str):
            self.fail(f"'{key}' must be text in quotes")
        if not word.strip():
            self.fail(f"'{key}' is empty")
        return word

    def rows(self, key: str, most: int, longest: int = LONGEST_ROW) -> str:
        text = self.word(key)
        rows = text.split("\n")
        if len(rows) > most:
            self.fail(f"'{key}' has {len(rows)} rows, {most} fit")
        for row in rows:
            self._check_row(key, row, longest)
        return text

    def row(self, key: str, longest: int = LONGEST_ROW) -> str:
        return self.rows(key, most=1, longest=longest)

    def one_of(self, key: str, known: tuple[str, ...]) -> str:
        word = self.word(key)
        if word not in known:
            self.fail(f"unknown {key} '{word}', known are {', '.join(known)}")
        return word

    def words(self, key: str) -> tuple[str, ...]:
        words = self.values.get(key, [])
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            self.fail(f"'{key}' must be a list of words in quotes")
        if not all(word.strip(" *") for word in words):
            self.fail(f"'{key}' has an empty word")
        return tuple(words)

    def marked(self, text: str) -> str | None:
        """The same text with stress marks, if the file has them."""
        if "stress" not in self.values:
            return None
        marked = self.word("stress")
        if marked.replace("\N{COMBINING ACUTE ACCENT}", "") != text:
            self.fail("'stress' must be the text itself with stress marks added")
        return marked

    def _check_row(self, key: str, row: str, longest: int) -> None:
        if not row or row != " ".join(row.split()):
            self.fail(f"'{key}' has a blank too many or an empty row")
        if not row.isprintable():
            self.fail(f"'{key}' has a character that cannot be shown")
        if len(row) > longest:
            self.fail(f"'{key}' has {len(row)} characters in a row, {longest} fit")


def _place(key: str, place: int, table: Mapping[str, Any]) -> str:
    number = table.get("number")
    return f"{key} {number}" if type(number) is int else f"[[{key}]] no. {place}"


def _language(top: _Entry) -> str:
    language = top.row("language")
    if not _LANGUAGE.fullmatch(language):
        top.fail(f"'language' must be a code such as \"en\" or \"pt-BR\", not '{language}'")
    return language


def _line(entry: _Entry) -> Line:
    entry.allow_only("number", "theme", "text", "stress", "asks", "lacks")
    return Line(
        entry.number(),
        entry.one_of("theme", THEMES),
        text := entry.row("text"),
        entry.marked(text),
        entry.words("asks"),
        entry.words("lacks"),
    )


def _ending(entry: _Entry) -> Ending:
    entry.allow_only("number", "tone", "text", "stress")
    return Ending(
        entry.number(),
        entry.row("tone"),
        text := entry.rows("text", most=ROWS_OF_AN_ENDING),
        entry.marked(text),
    )


Verse = TypeVar("Verse", Line, Ending)


def _numbered(verses: Sequence[Verse], path: Path, kind: str, fewest: int) -> tuple[Verse, ...]:
    if len(verses) < fewest:
        raise VerseError(path, f"has {len(verses)} of [[{kind}]], the game needs {fewest}")
    seen: set[int] = set()
    for verse in verses:
        if verse.number in seen:
            raise VerseError(path, f"{kind} {verse.number}: the number is used twice")
        seen.add(verse.number)
    return tuple(sorted(verses, key=lambda verse: verse.number))
