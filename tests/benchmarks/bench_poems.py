"""Prints poems as bots make them around a hidden picture, in both languages, for people to read."""

import sys
from collections.abc import Iterator
from itertools import islice

from bench_bots import decks, games

from dixit_qt import paths
from dixit_qt.bots.learning import learn
from dixit_qt.decks.deck import Deck
from dixit_qt.decks.verses import load_verses

POEMS = 30
POETS = 4


def poems(language: str, deck: Deck) -> Iterator[list[str]]:
    """Rows of the poems of evenings one after another; what did not fit is no part of them."""
    verses = load_verses(paths.verses() / f"{language}.toml")
    knowledge = learn(language, deck, verses, paths.words())
    for state in games(knowledge, POETS, "poetry", deck):
        for poem in (record.poem for record in state.history if record.poem is not None):
            lines = [poem.hint, *(line.line for line in poem.lines if line.fits)]
            rows = [knowledge.lines[line].text for line in lines]
            yield [*rows, *knowledge.endings[poem.ending].text.split("\n")]


def main() -> int:
    for deck in decks():
        for language in ("en", "ru"):
            for number, rows in enumerate(islice(poems(language, deck), POEMS), start=1):
                print(f"{number}. ({language})", *rows, "", sep="\n   ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
