"""What makes a set of verses good enough to ship, as far as a program can hear it."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from dixit_qt.decks.verses import LONGEST_ROW, THEMES, Ending, Line, VerseSet
from tests.decks import english_metre, russian_metre

LINES = 150
ENDINGS = 50
FEWEST_OF_A_THEME = 10
FEWEST_OPENINGS = 45
NEAREST_LINES = 8


@dataclass(frozen=True)
class Metre:
    """How the rows of one language are heard; `marked` asks for text with stress marks.

    Russian has hundreds of words for its rhyme and repeats one twice at most. English has some
    eighty that all stress at their end; it may use a word three times, and eight times what grew
    from one root: new, anew. Endings have rhyme words of their own, none `akin` to
    that of a line.
    """

    metre_faults: Callable[[str], list[str]]
    rhyme_sounds: Callable[[str], set[str]]
    last_word: Callable[[str], str]
    root: Callable[[str], str]
    akin: Callable[[str, str], bool]
    reading_faults: Callable[[str], list[str]] = lambda _: []
    marked: bool = False
    most_uses_of_a_word: int = 2
    most_uses_of_a_root: int = 2


METRES = {
    ("en", "iambic-4-masculine"): Metre(
        english_metre.metre_faults,
        english_metre.rhyme_sounds,
        english_metre.last_word,
        english_metre.root,
        english_metre.akin,
        most_uses_of_a_word=3,
        most_uses_of_a_root=8,
    ),
    ("ru", "iambic-4-masculine"): Metre(
        russian_metre.metre_faults,
        russian_metre.rhyme_sounds,
        russian_metre.last_word,
        russian_metre.root,
        russian_metre.akin,
        russian_metre.reading_faults,
        marked=True,
    ),
}

# The rhyme that a set declares, as its metre hears it.
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
        *course_faults(verses),
        *(f"{row.where}: {fault}" for row in rows for fault in row_faults(row, metre)),
        *rhyme_faults(rows, metre, RHYMES[verses.rhyme]),
        *rhyme_word_faults(ends, metre),
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


def course_faults(verses: VerseSet) -> Iterator[str]:
    """A hand must mostly hold a line to begin with."""
    openings = sum(line.opens for line in verses.lines)
    if openings < FEWEST_OPENINGS:
        yield f"only {openings} lines open a poem"


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


def rhyme_word_faults(ends: Counter[str], metre: Metre) -> Iterator[str]:
    """Only of lines: a poem has several of them, and one ending."""
    for word, count in ends.items():
        if count > metre.most_uses_of_a_word:
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
    """No ending may rhyme a word with itself, whichever lines stand above it."""
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
    """How many letters must be put in, left out or changed to turn one text into the other."""
    costs = list(range(len(other) + 1))
    for row, letter in enumerate(one, start=1):
        diagonal, costs[0] = costs[0], row
        for column, counterpart in enumerate(other, start=1):
            change = diagonal + (letter != counterpart)
            diagonal = costs[column]
            costs[column] = min(change, costs[column] + 1, costs[column - 1] + 1)
    return costs[-1]
