"""How well bots play: rounds in which a storyteller scores, cards found by people's clues, poems
and guesses.

The clues of people (`heard.toml`) aren't in the bots' knowledge. The deck's own clues, which bots
use when they give one, are measured apart: each is judged by the others only.
"""

import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from random import Random

from dixit_qt import paths
from dixit_qt.bots.knowing import KnowingBot
from dixit_qt.bots.knowledge import Knowledge
from dixit_qt.bots.learning import learn
from dixit_qt.decks.deck import CardInfo, Deck
from dixit_qt.decks.manifest import load_deck
from dixit_qt.decks.verses import load_verses
from dixit_qt.rules.engine import apply, new_game, waiting_for
from dixit_qt.rules.model import Cards
from dixit_qt.rules.records import Reason
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for

HEARD = Path(__file__).with_name("heard.toml")
EDITIONS = {"classic-30": 5, "classic-last-card": 5, "odyssey": 8, "team": 6}
ROUNDS = 1000
POEMS = 100
POETS = (3, 4, 6)
FOUND = {Reason.CARD_WAS_FOUND}
CARDS_ON_THE_TABLE = 6
TRIES = 40


@dataclass(frozen=True)
class Play:
    """Totals of several rounds between bots."""

    rounds: int
    scored: int
    texts: tuple[str, ...]

    @property
    def share(self) -> float:
        return self.scored / self.rounds


def games(knowledge: Knowledge, players: int, edition: str, deck: Deck) -> Iterator[GameState]:
    """An endless series of finished games, each an evening of its own."""
    pictures = tuple(card.id for card in deck.cards)
    cards = Cards(pictures, tuple(range(1, 151)), tuple(range(1, 51)))
    for seed in count(2):
        bots = [KnowingBot(knowledge)] * players
        rng = Random(seed)
        state = new_game(edition, players, cards, seed, {})
        while state.outcome is None:
            seat = rng.choice(waiting_for(state))
            action = bots[seat].choose(view_for(state, seat), rng)
            if action is not None:
                state = apply(state, seat, action)
        yield state


def tell(knowledge: Knowledge, edition: str, players: int, deck: Deck, rounds: int) -> Play:
    scored, told = 0, []
    for state in games(knowledge, players, edition, deck):
        for record in state.history:
            side = state.sides[record.storyteller]
            scored += any(a.side == side and a.reason in FOUND for a in record.awards)
            told.append("" if record.clue is None else record.clue.text)
        if len(told) >= rounds:
            return Play(len(told), scored, tuple(told))
    raise AssertionError


@dataclass(frozen=True)
class Finding:
    """How often the card is found among six: by anybody's clue, and by clues that share no
    stem with it."""

    clues: int
    share: float
    without_stems: float


Clues = list[tuple[CardInfo, str]]


def find(knowledge: Knowledge, deck: Deck, language: str, clues: Clues) -> Finding:
    rng, stems = Random(1), knowledge.stems
    ids = [card.id for card in deck.cards]
    hits: dict[bool, list[bool]] = {True: [], False: []}
    for card, clue in clues:
        shown = f"{knowledge.title(card.id)} {' '.join(knowledge.tags(card.id))}"
        shown += card.description[language]
        fits = knowledge.fits_of_all(clue)
        for _ in range(TRIES):
            others = rng.sample([each for each in ids if each != card.id], CARDS_ON_THE_TABLE - 1)
            found = all(fits[card.id] > fits[other] for other in others)
            hits[not stems(clue).isdisjoint(stems(shown))].append(found)
    both = hits[True] + hits[False]
    return Finding(len(clues), sum(both) / len(both), sum(hits[False]) / len(hits[False]))


def clues_heard(deck: Deck, language: str) -> Clues:
    heard = tomllib.loads(HEARD.read_text(encoding="utf-8"))
    place = ("en", "ru").index(language)
    return [(card, heard[card.slug][place]) for card in deck.cards if card.slug in heard]


def clues_of_the_deck(deck: Deck, language: str) -> Clues:
    return [(card, clue) for card in deck.cards for clue in card.clues.get(language, ())]


@dataclass(frozen=True)
class Poems:
    lines: float
    right_at_once: float
    narrowest: int
    broadest: int


def recite(knowledge: Knowledge, deck: Deck, players: int) -> Poems:
    poems = []
    for state in games(knowledge, players, "poetry", deck):
        poems += [record.poem for record in state.history if record.poem is not None]
        if len(poems) >= POEMS:
            break
    first = [poem.guesses[0].right for poem in poems if poem.guesses]
    fitting = [
        sum(knowledge.shows(line, card) is True for card in knowledge.cards)
        for line in knowledge.lines
    ]
    lines = sum(1 + len(poem.lines) for poem in poems) / len(poems)
    return Poems(lines, sum(first) / len(first), min(fitting), max(fitting))


def decks() -> Iterator[Deck]:
    """Shipped decks with enough cards for a game."""
    found = [load_deck(folder.parent) for folder in paths.decks().glob("*/deck.toml")]
    cards = tuple(card for deck in found for card in deck.cards)
    yield replace(found[0], cards=cards)


def report(language: str, deck: Deck, rounds: int) -> None:
    verses = load_verses(paths.verses() / f"{language}.toml")
    knowledge = learn(language, deck, verses, paths.words())
    for whose, clues in (("people", clues_heard), ("the deck", clues_of_the_deck)):
        found = find(knowledge, deck, language, clues(deck, language))
        print(f"{language}: one of six by {found.clues} clues of {whose}: ", end="")
        print(f"{found.share:.2f}, without a common stem {found.without_stems:.2f}", flush=True)
    for edition, players in EDITIONS.items():
        play = tell(knowledge, edition, players, deck, rounds)
        print(
            f"{language}: {edition}: the teller scores in {play.share:.0%} of {play.rounds} rounds"
        )
    for players in POETS:
        poems = recite(knowledge, deck, players)
        print(
            f"{language}: poetry for {players}: {poems.lines:.1f} lines, first guess right ", end=""
        )
        print(f"{poems.right_at_once:.0%}, a line fits {poems.narrowest} to {poems.broadest} cards")


def main() -> int:
    for deck in decks():
        for language in ("en", "ru"):
            report(language, deck, ROUNDS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
