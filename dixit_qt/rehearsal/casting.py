"""From what a person asks for to a game with its cards, its bots and its transcript."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from dixit_qt import paths
from dixit_qt.bots.bot import Bot
from dixit_qt.bots.knowing import KnowingBot
from dixit_qt.bots.learning import learn
from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.decks.deck import Deck, mixed
from dixit_qt.decks.manifest import find_decks
from dixit_qt.decks.verses import VerseSet, find_verses
from dixit_qt.rehearsal.mistakes import mistake, read_options
from dixit_qt.rehearsal.names import Names
from dixit_qt.rehearsal.play import play
from dixit_qt.rehearsal.telling import Telling
from dixit_qt.rehearsal.transcript import transcript
from dixit_qt.rehearsal.words import words_of
from dixit_qt.rules.engine import new_game
from dixit_qt.rules.model import CardId, Cards
from dixit_qt.rules.refusals import RuleViolation

PICTURES = 84
LINES = 150
ENDINGS = 50


@dataclass(frozen=True, slots=True)
class Rehearsal:
    edition: str
    players: int
    seed: int = 1
    language: str = "en"
    options: tuple[str, ...] = ()
    bots: str = "knowing"
    cards: int | None = None
    plain: bool = False


def rehearse(wanted: Rehearsal) -> Iterator[str]:
    """The transcript, line by line; a `Mistake` before the first one if there can be no game."""
    options = read_options(words_of(wanted.language), wanted.options)
    deck = None if wanted.plain else _deck()
    verses = None if wanted.plain else _verses(wanted.language)
    cards = _cards(deck, verses, wanted.cards)
    try:
        state = new_game(wanted.edition, wanted.players, cards, wanted.seed, options)
    except RuleViolation as refused:
        raise mistake(
            wanted.language, wanted.edition, wanted.players, options, refused
        ) from refused
    names = _names(wanted.language, deck, verses)
    telling = Telling(wanted.language, names, state.edition.family, wanted.players)
    steps = play(state, _bot(wanted, deck, verses), Random(wanted.seed))
    yield from transcript(telling, state, steps)


def _deck() -> Deck | None:
    decks, _ = find_decks([paths.decks()])
    return mixed(decks.values()) if decks else None


def _verses(language: str) -> VerseSet | None:
    sets = find_verses([paths.verses()])
    return next((verses for verses in sets if verses.language == language), None)


def _cards(deck: Deck | None, verses: VerseSet | None, most: int | None) -> Cards:
    pictures: tuple[CardId, ...] = (
        tuple(f"card-{number:03}" for number in range(1, (most or PICTURES) + 1))
        if deck is None
        else tuple(card.id for card in deck.cards)
    )
    return Cards(
        pictures=pictures[:most],
        lines=_numbers(LINES) if verses is None else tuple(v.number for v in verses.lines),
        endings=_numbers(ENDINGS) if verses is None else tuple(v.number for v in verses.endings),
    )


def _numbers(count: int) -> tuple[int, ...]:
    return tuple(range(1, count + 1))


def _names(language: str, deck: Deck | None, verses: VerseSet | None) -> Names:
    cards = () if deck is None else deck.cards
    titles = {card.id: card.title_ru if language == "ru" else card.title_en for card in cards}
    return Names(
        quoted=words_of(language)["quoted"],
        cards=titles,
        lines={} if verses is None else {v.number: v.text for v in verses.lines},
        endings={} if verses is None else {v.number: v.text for v in verses.endings},
    )


def _bot(wanted: Rehearsal, deck: Deck | None, verses: VerseSet | None) -> Bot:
    if wanted.bots == "random":
        return RandomBot(wanted.language)
    return KnowingBot(learn(wanted.language, deck, verses, paths.words()))
