"""Whether a card's words are whole: titles, tags, what is seen, what it evokes, and bots' clues."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .report import Report

LANGUAGES = ("en", "ru")
LEAST_TAGS = 8
LEAST_CLUES = 8
LEAST_EVOKED = 12
LEAST_SEEN = 16
LONGEST_CLUE = 8
STEM = 5
SHORT = 4
WORD = re.compile(r"[\w'’]+")


def check_texts(card: dict[str, Any], report: Report) -> None:
    slug = card.get("slug", "?")
    for language in LANGUAGES:
        for key in (f"title_{language}", f"description_{language}"):
            report.demand(bool(str(card.get(key, "")).strip()), f"{slug}: {key} is missing")
        count = len(set(card.get(f"tags_{language}", [])))
        report.demand(count >= LEAST_TAGS, f"{slug}: {count} tags in tags_{language}")
    cyrillic = any("а" <= c <= "я" for c in str(card.get("description_ru", "")).lower())
    report.demand(cyrillic, f"{slug}: description_ru is not Russian")


def check_evoked(card: dict[str, Any], report: Report) -> None:
    """A card may say what it evokes: then in both languages, and not its tags over again."""
    if "evokes" not in card:
        return
    for language in LANGUAGES:
        evoked = [plain(text) for text in card["evokes"].get(language, [])]
        where = f"{card['slug']}: evokes.{language}"
        report.demand(len(set(evoked)) >= LEAST_EVOKED, f"{where} are {len(set(evoked))}")
        for text, count in Counter(evoked).items():
            report.demand(count == 1, f"{where}: {text!r} stands {count} times")
        for tag in {plain(tag) for tag in card.get(f"tags_{language}", [])} & set(evoked):
            report.demand(False, f"{where}: {tag!r} is a tag already")


def check_seen(card: dict[str, Any], report: Report) -> None:
    """A card may list what is seen on it: then in both languages the same things in one order."""
    if "seen" not in card:
        return
    listed = {tongue: card["seen"].get(tongue, "").split(", ") for tongue in LANGUAGES}
    where = f"{card['slug']}: seen"
    for language, things in listed.items():
        count = len(set(things))
        report.demand(count >= LEAST_SEEN, f"{where}.{language} are {count}")
        report.demand(count == len(things), f"{where}.{language} has a thing twice")
    lengths = set(map(len, listed.values()))
    report.demand(len(lengths) == 1, f"{where}: the languages differ")


def check_clues(card: dict[str, Any], report: Report) -> None:
    for language in LANGUAGES:
        clues = card.get("clues", {}).get(language, [])
        where = f"{card['slug']}: clues.{language}"
        report.demand(len(set(clues)) >= LEAST_CLUES, f"{where} are {len(set(clues))}")
        title = stems(card[f"title_{language}"])
        shown = {plain(tag) for tag in card[f"tags_{language}"]}
        for clue in clues:
            long = len(WORD.findall(clue))
            report.demand(long <= LONGEST_CLUE, f"{where}: {clue!r} has {long} words")
            report.demand(not stems(clue) & title, f"{where}: {clue!r} holds a word of the title")
            report.demand(plain(clue) not in shown, f"{where}: {clue!r} names what is shown")


def check_doubled_clues(cards: list[dict[str, Any]], report: Report) -> None:
    for language in LANGUAGES:
        every = (plain(c) for card in cards for c in card.get("clues", {}).get(language, []))
        for clue, count in Counter(every).items():
            report.demand(count == 1, f"clues.{language}: {clue!r} is given {count} times")


def plain(text: str) -> str:
    return " ".join(WORD.findall(text.casefold()))


def stems(text: str) -> set[str]:
    """The beginnings of the words that carry meaning: forms of one word share theirs."""
    words = WORD.findall(text.casefold().replace("ё", "е"))
    return {word[:STEM] for word in words if len(word) >= SHORT}
