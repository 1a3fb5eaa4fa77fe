"""What makes a set of verses good enough to ship, as far as a program can check it."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from dixit_qt import paths
from dixit_qt.bots.asking import Account, fits
from dixit_qt.bots.learning import learn
from dixit_qt.decks.deck import mixed
from dixit_qt.decks.manifest import load_deck
from dixit_qt.decks.verses import LONGEST_ROW, THEMES, Ending, Line, VerseSet
from tests.decks import english_metre, russian_metre

LINES = 150
ENDINGS = 50
FEWEST_OF_A_THEME = 5
NEAREST_LINES = 8
MOST_USES_OF_A_WORD = 3
MOST_WITH_A_STOP = 15
MOST_OF_HIM = 20
MOST_THAT_LACK = 8
FEWEST_SHOWN, MOST_SHOWN = 0.12, 0.6
"""The share of the shipped cards on which this is seen."""
MOST_IN_COMMON = 0.8
STOP = re.compile(r"[.!?…:;—]\W*\w")


@dataclass(frozen=True)
class Metre:
    """How rows of one language are checked; `marked` requires stress marks in the text.

    A word ends at most three lines. So do Russian roots; English has only some eighty rhyme words,
    and words of one root (new, anew) may end eight lines. Endings have their own rhyme words, none
    `akin` to that of a line. Few lines say "him", and none reveals whether the speaker is a man or
    a woman (`teller_faults`). In Russian at least forty begin with «Я», which can be read as «И».
    """

    metre_faults: Callable[[str], list[str]]
    rhyme_sounds: Callable[[str], set[str]]
    last_word: Callable[[str], str]
    root: Callable[[str], str]
    akin: Callable[[str, str], bool]
    him: frozenset[str]
    teller_faults: Callable[[str], list[str]]
    reading_faults: Callable[[str], list[str]] = lambda _: []
    marked: bool = False
    most_uses_of_a_root: int = 3
    fewest_told_by_me: int = 0


METRES = {
    ("en", "iambic-4-masculine"): Metre(
        english_metre.metre_faults,
        english_metre.rhyme_sounds,
        english_metre.last_word,
        english_metre.root,
        english_metre.akin,
        frozenset({"he", "him", "his"}),
        english_metre.teller_faults,
        most_uses_of_a_root=8,
    ),
    ("ru", "iambic-4-masculine"): Metre(
        russian_metre.metre_faults,
        russian_metre.rhyme_sounds,
        russian_metre.last_word,
        russian_metre.root,
        russian_metre.akin,
        frozenset({"он", "его", "него", "ему", "нему", "им", "ним", "нём"}),
        russian_metre.teller_faults,
        russian_metre.reading_faults,
        marked=True,
        fewest_told_by_me=40,
    ),
}

# The rhyme that the set declares must be one that its metre can check.
RHYMES = {"-oo": "UW", "-ой": "ой"}


@dataclass(frozen=True)
class Row:
    where: str
    text: str
    marked: str | None
    is_line: bool

    @property
    def spoken(self) -> str:
        return self.marked or self.text


def faults(verses: VerseSet) -> list[str]:
    metre = METRES.get((verses.language, verses.metre))
    if metre is None or verses.rhyme not in RHYMES:
        return [f"no check knows the metre {verses.metre} with the rhyme {verses.rhyme}"]
    rows = list(rows_of(verses))
    ends = Counter(metre.last_word(row.text) for row in rows if row.is_line)
    return [
        *number_faults(verses),
        *theme_faults(verses),
        *tone_faults(verses),
        *asking_faults(verses),
        *breath_faults(verses),
        *telling_faults(verses, metre),
        *(f"{row.where}: {fault}" for row in rows for fault in row_faults(row, metre)),
        *rhyme_faults(rows, metre, RHYMES[verses.rhyme]),
        *rhyme_word_faults(ends),
        *root_faults(ends, metre),
        *kinship_faults(verses, metre),
        *likeness_faults(rows),
    ]


def rows_of(verses: VerseSet) -> Iterator[Row]:
    for kind, cards in (("line", verses.lines), ("ending", verses.endings)):
        for card in cards:
            texts = card.text.split("\n")
            marks: Sequence[str | None] = card.stress.split("\n") if card.stress else [None, None]
            for text, marked in zip(texts, marks, strict=False):
                yield Row(f"{kind} {card.number} «{text}»", text, marked, kind == "line")


def number_faults(verses: VerseSet) -> Iterator[str]:
    decks: list[tuple[str, Sequence[Line | Ending], int]] = [
        ("line", verses.lines, LINES),
        ("ending", verses.endings, ENDINGS),
    ]
    for kind, cards, wanted in decks:
        if [card.number for card in cards] != list(range(1, wanted + 1)):
            yield f"the numbers of the {kind}s are not 1 to {wanted}"
        texts = Counter(card.text.casefold() for card in cards)
        yield from (f"{kind} twice: {text}" for text, uses in texts.items() if uses > 1)


def theme_faults(verses: VerseSet) -> Iterator[str]:
    uses = Counter(line.theme for line in verses.lines)
    for theme in THEMES:
        if uses[theme] < FEWEST_OF_A_THEME:
            yield f"only {uses[theme]} lines speak of {theme}"


def tone_faults(verses: VerseSet) -> Iterator[str]:
    uses = Counter(ending.tone for ending in verses.endings)
    yield from (f"two endings have the tone {tone}" for tone in uses if uses[tone] > 1)


def asking_faults(verses: VerseSet) -> Iterator[str]:
    """Each line asks about some of the pictures, and no two lines ask the same."""
    for line in verses.lines:
        if not line.asks and not line.lacks:
            yield f"line {line.number} «{line.text}» does not say what it asks for"
    if (lacking := sum(bool(line.lacks) for line in verses.lines)) > MOST_THAT_LACK:
        yield f"{lacking} lines say what a picture lacks"
    asking = [line for line in verses.lines if line.asks or line.lacks]
    shown = [(line, cards_that_fit(verses.language, line.asks, line.lacks)) for line in asking]
    count = len(accounts(verses.language))
    for line, cards in shown:
        if not FEWEST_SHOWN <= len(cards) / count <= MOST_SHOWN:
            yield f"line {line.number} «{line.text}» fits {len(cards)} of {count} cards"
    for (one, cards), (other, others) in combinations(shown, 2):
        if len(cards & others) > MOST_IN_COMMON * len(cards | others):
            yield f"line {one.number} «{one.text}» asks the same as line {other.number}"


@cache
def cards_that_fit(language: str, asks: tuple[str, ...], lacks: tuple[str, ...]) -> frozenset[str]:
    told = accounts(language)
    return frozenset(card for card in told if fits(told[card], asks, lacks))


@cache
def accounts(language: str) -> Mapping[str, Account]:
    decks = [load_deck(file.parent) for file in paths.decks().glob("*/deck.toml")]
    known = learn(language, mixed(decks))
    return {card: known.account(card) for card in known.cards}


def breath_faults(verses: VerseSet) -> Iterator[str]:
    stopped = sum(STOP.search(line.text) is not None for line in verses.lines)
    if stopped > MOST_WITH_A_STOP:
        yield f"{stopped} lines have a stop inside"


def telling_faults(verses: VerseSet, metre: Metre) -> Iterator[str]:
    """Every line must be able to follow any other, whoever speaks."""
    said = [(line, re.findall(r"\w+", line.text.lower())) for line in verses.lines]
    if (of_him := sum(not metre.him.isdisjoint(words) for _, words in said)) > MOST_OF_HIM:
        yield f"{of_him} lines speak of him"
    by_me = sum(words[0] == "я" for _, words in said)
    if by_me < metre.fewest_told_by_me:
        yield f"only {by_me} lines begin with «Я»"
    for line, _ in said:
        yield from (f"line {line.number}: {fault}" for fault in metre.teller_faults(line.text))


def row_faults(row: Row, metre: Metre) -> Iterator[str]:
    if len(row.text) > LONGEST_ROW:
        yield f"{len(row.text)} characters do not fit the card"
    if metre.marked and row.marked is None:
        yield "has no stress marks"
        return
    yield from metre.metre_faults(row.spoken)
    if row.is_line:
        yield from metre.reading_faults(row.text)


def rhyme_faults(rows: Sequence[Row], metre: Metre, sound: str) -> Iterator[str]:
    for row in rows:
        if sound not in metre.rhyme_sounds(row.spoken):
            yield f"{row.where}: does not rhyme on {sound}"


def rhyme_word_faults(ends: Counter[str]) -> Iterator[str]:
    """Checked for lines only: a poem has several of them, but one ending."""
    for word, count in ends.items():
        if count > MOST_USES_OF_A_WORD:
            yield f"the rhyme word {word} is used {count} times"


def root_faults(ends: Counter[str], metre: Metre) -> Iterator[str]:
    families: dict[str, list[str]] = defaultdict(list)
    for word in ends:
        families[metre.root(word)].append(word)
    for family in families.values():
        count = sum(ends[word] for word in family)
        if len(family) > 1 and count > metre.most_uses_of_a_root:
            yield f"the root of {', '.join(family)} rhymes {count} times"


def kinship_faults(verses: VerseSet, metre: Metre) -> Iterator[str]:
    """No ending may rhyme a word with itself, whichever lines come before it."""
    lines = sorted({metre.last_word(line.text) for line in verses.lines})
    for ending in verses.endings:
        *above, last = map(metre.last_word, ending.text.split("\n"))
        pairs = [(last, word) for word in (*above, *lines)]
        pairs += [(word, other) for word in above for other in lines]
        for word, other in pairs:
            if metre.akin(word, other):
                yield f"ending {ending.number} rhymes {word} with {other}"


def likeness_faults(rows: Sequence[Row]) -> Iterator[str]:
    known = [(row, row.text.casefold(), Counter(row.text.casefold())) for row in rows]
    for (one, text, letters), (other, other_text, other_letters) in combinations(known, 2):
        surplus = max((letters - other_letters).total(), (other_letters - letters).total())
        if surplus < NEAREST_LINES and edit_distance(text, other_text) < NEAREST_LINES:
            yield f"{one.where}: nearly the same as {other.where}"


def edit_distance(one: str, other: str) -> int:
    """The number of letters to insert, delete or replace to turn one text into the other."""
    costs = list(range(len(other) + 1))
    for row, letter in enumerate(one, start=1):
        diagonal, costs[0] = costs[0], row
        for column, counterpart in enumerate(other, start=1):
            change = diagonal + (letter != counterpart)
            diagonal = costs[column]
            costs[column] = min(change, costs[column] + 1, costs[column - 1] + 1)
    return costs[-1]
