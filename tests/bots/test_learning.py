from pathlib import Path

from dixit_qt.bots.knowledge import stems
from dixit_qt.bots.learning import learn
from dixit_qt.decks.deck import CardInfo, Deck
from dixit_qt.decks.verses import Ending, Line, VerseSet

LIGHTHOUSE = CardInfo(
    slug="lighthouse",
    file="lighthouse.webp",
    sha256="a" * 64,
    title_en="The Lighthouse",
    title_ru="Маяк",
    tags_en=("sea", "light"),
    tags_ru=("море", "свет"),
    description_en="A tower winks at ships.",
    description_ru="Башня подмигивает кораблям.",
)
DECK = Deck("small", "Small", "Малая", "", "", Path(), (LIGHTHOUSE,))
VERSES = VerseSet(
    "en",
    "Verses",
    "iambic",
    "-ee",
    (Line(4, "light", "The moon came out"),),
    (Ending(9, "calm", "and so it went"),),
)


def test_a_bot_learns_the_words_of_its_language():
    assert learn("en", DECK).tags(LIGHTHOUSE.id) == ("sea", "light")
    assert learn("ru", DECK).tags(LIGHTHOUSE.id) == ("море", "свет")


def test_a_bot_learns_what_is_to_be_seen():
    assert learn("en", DECK).card_stems(LIGHTHOUSE.id) >= stems("tower ships sea lighthouse")
    assert learn("ru", DECK).card_stems(LIGHTHOUSE.id) >= stems("башня корабли море маяк")


def test_a_bot_learns_lines_and_endings():
    known = learn("en", DECK, VERSES)
    assert known.line_stems(4) & known.card_stems(LIGHTHOUSE.id)
    assert known.ending_stems(9)


def test_without_a_deck_a_bot_knows_nothing():
    assert learn("en").cards == {}
