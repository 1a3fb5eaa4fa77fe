"""Poetry with the shipped lines, as far as a program can measure it, and poems that bots write
about a hidden picture, in both languages, for people to read.

The cards' lists of what is seen stand in for eyes. Only readers can say how clear the lines are,
and how far two people agree.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from math import log2
from random import Random
from statistics import mean

from bench_bots import decks, games

from dixit_qt import paths
from dixit_qt.bots.knowledge import Knowledge
from dixit_qt.bots.learning import learn
from dixit_qt.bots.versemind import VerseMind
from dixit_qt.decks.deck import Deck
from dixit_qt.decks.verses import load_verses
from dixit_qt.rules.records import PoemLine, PoemRecord
from dixit_qt.rules.seatview import PoetryView, StoryView

POEMS = 30
POETS = 4
STORIES, HAND, DEALS, ROUNDS = 6, 5, 2000, 400


@dataclass(frozen=True)
class Lines:
    """Which lines fit which cards, by the lists of what is seen."""

    knowledge: Knowledge

    @cached_property
    def cards(self) -> list[str]:
        return list(self.knowledge.cards)

    def shows(self, line: int, card: str) -> bool:
        return self.knowledge.shows(line, card) is True

    def fit(self) -> float:
        return mean(self.shows(line, card) for line in self.knowledge.lines for card in self.cards)

    def bits(self) -> float:
        """Bits of information in a verdict, on average, if everybody sees what is listed."""
        return mean(map(self._bits_of, self.knowledge.lines))

    def _bits_of(self, line: int) -> float:
        share = mean(self.shows(line, card) for card in self.cards)
        return -sum(p * log2(p) for p in (share, 1 - share) if p > 0)

    def deals_that_split(self, rng: Random) -> float:
        """The share of deals in which at least three lines of a hand fit some of the
        stories but not all."""
        return mean(
            sum(0 < sum(self.shows(line, card) for card in table) < STORIES for line in hand) >= 3
            for hand, table in self._deals(rng, DEALS)
        )

    def stories_found(self, rng: Random) -> float:
        """Stories found after the hint and three lines by a bot that gets fair verdicts and
        overlooks some things."""
        found = []
        for hand, table in self._deals(rng, ROUNDS):
            stories = tuple(StoryView(card, face_up=True) for card in table)
            chosen = table[0]
            hint, *others = sorted(hand, key=lambda line: not self.shows(line, chosen))
            lines = tuple(PoemLine(line, 1, self.shows(line, chosen)) for line in others[:3])
            told = hint if self.shows(hint, chosen) else None
            mind = VerseMind(self.knowledge, PoetryView(stories=stories, hint=told, lines=lines), 1)
            found.append(max(mind.beliefs, key=lambda story: mind.beliefs[story]) == 1)
        return mean(found)

    def _deals(self, rng: Random, count: int) -> Iterator[tuple[list[int], list[str]]]:
        for _ in range(count):
            hand = rng.sample(list(self.knowledge.lines), HAND)
            yield hand, rng.sample(self.cards, STORIES)


def poems(knowledge: Knowledge, deck: Deck) -> Iterator[PoemRecord]:
    for state in games(knowledge, POETS, "poetry", deck):
        yield from (record.poem for record in state.history if record.poem is not None)


def rows(knowledge: Knowledge, poem: PoemRecord) -> list[str]:
    """Lines that didn't fit are left out."""
    lines = [poem.hint, *(line.line for line in poem.lines if line.fits)]
    return [
        *(knowledge.lines[line].text for line in lines),
        *knowledge.endings[poem.ending].text.split("\n"),
    ]


def report(language: str, knowledge: Knowledge, deck: Deck) -> None:
    lines, rng = Lines(knowledge), Random(1)
    print(
        f"{language}: 1 fit: {lines.fit():.0%} of the cards, at most {lines.bits():.2f} bit a line"
    )
    print(f"{language}: 2 hand: three of five lines split six stories in ", end="")
    print(f"{lines.deals_that_split(rng):.0%} of deals")
    print(f"{language}: 3 guessing: {lines.stories_found(rng):.0%} found after three lines")
    told = list(islice(poems(knowledge, deck), POEMS))
    judged = [(line, poem) for poem in told for line in poem.lines]
    reasoned = [line.fits == lines.shows(line.line, p.stories[p.chosen - 1]) for line, p in judged]
    print(f"{language}: 4 verdicts: {mean(reasoned):.0%} agree with what is seen on the card")
    print(
        f"{language}: 5 aloud: {mean(len(rows(knowledge, poem)) for poem in told):.1f} rows a poem"
    )
    first = mean(poem.guesses[0].right for poem in told if poem.guesses)
    laid = mean(1 + len(poem.lines) for poem in told)
    print(f"{language}: 6 pace: {laid:.1f} lines a round, first guess right {first:.0%}\n")
    for number, poem in enumerate(told, start=1):
        print(f"{number}. ({language}) {knowledge.title(poem.stories[poem.chosen - 1])}", end="")
        print("", *rows(knowledge, poem), "", sep="\n   ")


def main() -> int:
    for deck in decks():
        for language in ("en", "ru"):
            verses = load_verses(paths.verses() / f"{language}.toml")
            report(language, learn(language, deck, verses, paths.words()), deck)
    return 0


if __name__ == "__main__":
    sys.exit(main())
