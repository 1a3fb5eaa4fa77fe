"""The rulebook: its chapters and pages in one language, with their drawings."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dixit_qt.languages import texts


@dataclass(frozen=True, slots=True)
class DrawnCard:
    owner: int
    votes: tuple[int, ...]
    red: bool = False


@dataclass(frozen=True, slots=True)
class DrawnLine:
    by: int
    fits: bool


@dataclass(frozen=True, slots=True)
class Drawing:
    """`scoring` names the edition whose rules determine the `gains`, which are shown side by side;
    `pictures` are the cards of the shipped decks that the page mentions."""

    kind: str
    seats: int = 0
    moves: bool = False
    hands: bool = False
    teams: bool = False
    hidden: bool = False
    scoring: str = ""
    cards: tuple[DrawnCard, ...] = ()
    lines: tuple[DrawnLine, ...] = ()
    ending: bool = False
    gains: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    stories: int = 0
    down: tuple[int, ...] = ()
    pictures: tuple[str, ...] = ()

    def rabbit(self, seat: int) -> int:
        """Partners share a rabbit."""
        return seat % (self.seats // 2) if self.teams else seat


@dataclass(frozen=True, slots=True)
class Page:
    key: str
    title: str
    text: tuple[str, ...]
    drawing: Drawing
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    note: str = ""
    hint: str = ""
    lines: tuple[str, ...] = ()
    ending: str = ""


Book = dict[str, tuple[Page, ...]]
"""The pages of each chapter."""


def load_book(folder: Path, language: str) -> Book:
    """The plan of the book is in `folder`, the texts are in the files of their language."""
    plan = tomllib.loads((folder / "book.toml").read_text(encoding="utf-8"))
    words = {part: texts(f"rules/{part}", language) for part in parts(plan)}
    pages: dict[str, Page] = {}
    for key, drawing in plan["drawing"].items():
        part, _, name = key.partition(".")
        pages[key] = _page(key, words[part][name], _drawing(drawing))
    return {
        chapter: tuple(pages[key] for key in content["pages"])
        for chapter, content in plan["chapter"].items()
    }


def parts(plan: dict[str, Any]) -> set[str]:
    return {key.partition(".")[0] for key in plan["drawing"]}


def _page(key: str, words: dict[str, Any], drawing: Drawing) -> Page:
    plain = {name: _frozen(value) for name, value in words.items()}
    return Page(key=key, drawing=drawing, **plain)


def _drawing(values: dict[str, Any]) -> Drawing:
    cards = [DrawnCard(**_all_frozen(card)) for card in values.get("cards", ())]
    lines = [DrawnLine(**line) for line in values.get("lines", ())]
    rest = {name: value for name, value in values.items() if name not in {"cards", "lines"}}
    return Drawing(cards=tuple(cards), lines=tuple(lines), **_all_frozen(rest))


def _all_frozen(values: dict[str, Any]) -> dict[str, Any]:
    return {name: _frozen(value) for name, value in values.items()}


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
