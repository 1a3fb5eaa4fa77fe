import pytest

from dixit_qt.bots.knowledge import CardFacts, Knowledge, LineFacts
from dixit_qt.bots.words import forms_of

ENGLISH, RUSSIAN = forms_of("en"), forms_of("ru")


@pytest.mark.parametrize(
    ("forms", "one", "other"),
    [
        (RUSSIAN, "деревья", "дерево"),
        (RUSSIAN, "Часы", "часа"),
        (RUSSIAN, "ёлка", "елки"),
        (RUSSIAN, "дома", "дом"),
        (ENGLISH, "lights", "light"),
        (ENGLISH, "trees", "tree"),
        (ENGLISH, "gardens", "gardener"),
    ],
)
def test_forms_of_a_word_have_one_stem(forms, one, other):
    assert forms.stems(one) == forms.stems(other)


def test_short_words_and_punctuation_have_no_stem():
    assert RUSSIAN.stems("я и он, а 7 — это!") == ENGLISH.stems("to be!") == frozenset()


def test_stop_words_have_no_stem():
    assert ENGLISH.stems("the moon and what was under it") == ENGLISH.stems("moon")
    assert RUSSIAN.stems("луна, которая была под ним") == RUSSIAN.stems("луна")


def test_a_card_is_known_by_its_description():
    facts = CardFacts({}, {}, {"en": "A bear carries a cottage"})
    known = Knowledge("en", {"c": facts, "d": CardFacts({}, {})})
    assert known.fit("cottages", "c") > known.fit("cottages", "d")
    assert known.fits_of_all("cottages") == {card: known.fit("cottages", card) for card in "cd"}


def knowledge(language: str = "en") -> Knowledge:
    return Knowledge(
        language,
        {
            "a": CardFacts({"en": "The Last Train"}, {"en": ("station", "snow"), "ru": ("снег",)}),
            "b": CardFacts({"en": "Winter"}, {"en": ("snow",)}),
        },
        {7: LineFacts("I saw the snow")},
        {3: LineFacts("and so the train was gone")},
    )


def test_a_card_is_known_by_its_title_and_its_tags():
    known = knowledge()
    assert known.tags("a") == ("station", "snow")
    assert known.title("a") == "The Last Train"
    assert known.fit("trains", "a") > known.fit("trains", "b")


def test_the_clues_of_a_card_are_those_of_the_language():
    facts = CardFacts({}, {}, {}, {"en": ("Platform nine",)})
    assert Knowledge("en", {"c": facts}).clues("c") == ("Platform nine",)
    assert Knowledge("ru", {"c": facts}).clues("c") == ()


def test_a_clue_finds_a_card_by_what_it_evokes_and_a_line_by_what_it_shows():
    dog = CardFacts({}, {"en": ("dog", "shore")}, evokes={"en": ("loyalty", "homesick")})
    known = Knowledge("en", {"dog": dog, "cake": CardFacts({}, {"en": ("cake",)})})
    assert known.fit("loyal for ever", "dog") > known.fit("loyal for ever", "cake")
    assert known.seeing.fit("loyal for ever", "dog") == 0
    assert known.seeing.fit("dogs", "dog") > known.seeing.fit("dogs", "cake")


def test_an_unknown_card_has_no_words():
    nothing = knowledge()
    assert (nothing.tags("?"), nothing.clues("?"), nothing.title("?")) == ((), (), "")
    assert nothing.evoked("?") == ()
    assert nothing.fit("snow", "?") == 0


def test_a_card_without_words_in_a_language_has_no_tags():
    assert knowledge("ru").tags("a") == ("снег",)
    assert knowledge("ru").tags("b") == ()


def test_cards_sharing_a_tag_are_counted():
    assert knowledge().cards_sharing("snow") == 2
    assert knowledge().cards_sharing("station") == 1
    assert knowledge().cards_sharing("at") == 0


PICTURES = {
    "train": CardFacts({"en": "The Last Train"}, {"en": ("station",)}, {"en": "Snow lies deep."}),
    "dog": CardFacts({}, {"en": ("dog", "shore")}, evokes={"en": ("loyalty", "a snow queen")}),
    "silent": CardFacts({}, {}),
}
ASKING = Knowledge(
    "en",
    PICTURES,
    {
        1: LineFacts("It snowed", asks=("snow*",)),
        2: LineFacts("None was there", lacks=("dog",)),
        3: LineFacts("We stayed true", asks=("loyalty",)),
        4: LineFacts("a dog on the shore"),
        5: LineFacts("qwrtz"),
    },
)


def test_a_line_fits_by_what_a_picture_shows_names_or_evokes_in_a_word():
    assert ASKING.shows(1, "train")
    assert ASKING.shows(3, "dog")
    assert ASKING.shows(2, "train")
    assert ASKING.shows(2, "dog") is False


def test_a_line_does_not_match_a_phrase_that_a_picture_evokes():
    assert ASKING.shows(1, "dog") is False


def test_a_line_that_does_not_say_what_it_asks_fits_the_pictures_that_its_words_suit_best():
    assert ASKING.shows(4, "dog")
    assert ASKING.shows(4, "train") is False


def test_without_words_the_fit_of_a_line_is_unknown():
    assert ASKING.shows(1, "silent") is None
    assert ASKING.shows(5, "dog") is None
    assert ASKING.shows(99, "dog") is None
    assert ASKING.shows(1, "?") is None
