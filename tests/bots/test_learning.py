from pathlib import Path

from dixit_qt import paths
from dixit_qt.bots.knowledge import LineFacts
from dixit_qt.bots.learning import learn
from dixit_qt.bots.words import NOTHING
from dixit_qt.decks.deck import CardInfo, Deck
from dixit_qt.decks.verses import Ending, Line, VerseSet

LIGHTHOUSE = CardInfo(
    slug="lighthouse",
    file="lighthouse.webp",
    sha256="a" * 64,
    title={"en": "The Lighthouse", "ru": "Маяк"},
    tags={"en": ("sea", "light"), "ru": ("море", "свет")},
    description={"en": "A tower winks at ships.", "ru": "Башня подмигивает кораблям."},
    clues={"en": ("Home",), "ru": ("Дома",)},
    evokes={"en": ("hope",), "ru": ("надежда",)},
    seen={"en": "tower, night", "ru": "башня, ночь"},
)
DECK = Deck("small", {"en": "Small", "ru": "Малая"}, "", "", Path(), (LIGHTHOUSE,))
VERSES = VerseSet(
    "en",
    "Verses",
    "iambic",
    "-ee",
    (
        Line(4, "light", "The moon came out", asks=("moon*",), lacks=("day",)),
        Line(5, "light", "She sang at night"),
    ),
    (Ending(9, "calm", "and so it went"),),
)


def test_a_bot_learns_the_words_of_its_language():
    assert learn("en", DECK).tags(LIGHTHOUSE.id) == ("sea", "light")
    assert learn("ru", DECK).tags(LIGHTHOUSE.id) == ("море", "свет")


def test_a_bot_learns_a_decks_descriptions_thoughts_and_clues():
    for language, clue, evoked in (("en", "Home", "hope"), ("ru", "Дома", "надежда")):
        known = learn(language, DECK)
        assert known.clues(LIGHTHOUSE.id) == (clue,)
        assert known.evoked(LIGHTHOUSE.id) == (evoked,)
        assert known.cards[LIGHTHOUSE.id].descriptions[language]
    assert learn("ru", DECK).account(LIGHTHOUSE.id).found("ночь") == "ночь"


def test_a_bot_learns_lines_and_endings():
    known = learn("en", DECK, VERSES)
    assert known.lines[4] == LineFacts("The moon came out", ("moon*",), ("day",))
    assert known.lines[5] == LineFacts("She sang at night")
    assert known.endings[9] == LineFacts("and so it went")


def test_words_have_a_meaning_only_in_languages_whose_file_is_there():
    assert learn("en", DECK, words=paths.words()).words.meaning("storm") != NOTHING
    assert learn("de", DECK, words=paths.words()).words.meaning("Sturm") == NOTHING
    assert learn("en", DECK).words.meaning("storm") == NOTHING


def test_without_a_deck_a_bot_knows_nothing():
    assert learn("en").cards == {}
