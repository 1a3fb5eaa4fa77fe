"""Sets up a game between bots from a person's options: its cards, bots and transcript."""

from collections.abc import Iterator, Mapping
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
from dixit_qt.languages import in_language
from dixit_qt.rehearsal.transcript import Names, Telling, play, transcript, words_of
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.engine import new_game
from dixit_qt.rules.house.switches import BOUNDS, Bounds, Value, values_of
from dixit_qt.rules.model import CardId, Cards, ClueKind
from dixit_qt.rules.refusals import Refusal, RuleViolation

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
    """The transcript, line by line. Raise a `Mistake` before the first line if the game can't
    begin.
    """
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
    titles = {card.id: in_language(card.title, language, "") for card in cards}
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


# Why a game can't begin, in words

Options = Mapping[str, object]


class Mistake(ValueError):
    """Why a game can't begin, as a whole sentence for the person who asked for it."""


def read_options(words: Mapping[str, str], texts: tuple[str, ...]) -> dict[str, object]:
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise Mistake(words["error.option_form"].format(text=text))
        options[name] = _value(name, value)
    return options


def _value(name: str, text: str) -> object:
    """The choice that is written like this. Otherwise the text itself, which will be refused."""
    if name == "clue_kinds":
        return text.split(",")
    choices: tuple[Value, ...] = BOUNDS[name].values if name in BOUNDS else ()
    if text.lstrip("-").isdigit():
        return int(text)
    return next((choice for choice in choices if _written(choice) == text.lower()), text)


def _written(choice: object) -> str:
    return str(choice).lower()


def mistake(
    language: str, edition: str, players: int, options: Options, refused: RuleViolation
) -> Mistake:
    words = words_of(language)
    if refused.code is Refusal.UNKNOWN_EDITION:
        known = ", ".join(EDITIONS)
        return Mistake(words["error.unknown_edition"].format(edition=edition, editions=known))
    name = words[f"edition.{edition}"]
    match refused.code:
        case Refusal.UNKNOWN_OPTION:
            offers = ", ".join(EDITIONS[edition].offers)
            text = words["error.unknown_option"]
            return Mistake(text.format(name=name, option=refused.facts["name"], options=offers))
        case Refusal.BAD_OPTION_VALUE:
            return Mistake(_bad_value(words, edition, options, str(refused.facts["name"])))
        case Refusal.TOO_FEW_CARDS | Refusal.TOO_FEW_LINES | Refusal.TOO_FEW_ENDINGS:
            return Mistake(words[f"error.{refused.code}"].format(**refused.facts))
        case Refusal.DUPLICATE_CARDS | Refusal.CANNOT_END:
            return Mistake(words[f"error.{refused.code}"])
        case _:
            sizes = _sizes(words, EDITIONS[edition].sizes)
            return Mistake(words["error.players"].format(name=name, sizes=sizes, players=players))


def _bad_value(words: Mapping[str, str], edition: str, options: Options, name: str) -> str:
    value = options[name]
    shown = ",".join(value) if isinstance(value, list) else value
    choices = _choices(edition, name)
    return words["error.bad_option_value"].format(option=name, value=shown, choices=choices)


def _choices(edition: str, name: str) -> str:
    if name == "clue_kinds":
        return ", ".join(ClueKind)
    values = values_of(EDITIONS[edition].family, name)
    numbers = [value for value in values if isinstance(BOUNDS[name], Bounds) and value is not None]
    words = [_written(value) for value in values if value not in numbers]
    return ", ".join([*words, *([f"{numbers[0]}–{numbers[-1]}"] if numbers else [])])


def _sizes(words: Mapping[str, str], sizes: tuple[int, ...]) -> str:
    if sizes == tuple(range(sizes[0], sizes[-1] + 1)):
        return f"{sizes[0]}–{sizes[-1]}"
    return f"{', '.join(map(str, sizes[:-1]))} {words['or']} {sizes[-1]}"
