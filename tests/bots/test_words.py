import pytest

from dixit_qt import paths
from dixit_qt.bots.words import NOTHING, Words, forms_of, likeness, load_words, unit, words_in

ENGLISH = load_words(paths.words() / "en.bin")
RUSSIAN = load_words(paths.words() / "ru.bin")


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "lights", "light"),
        ("en", "running", "runs"),
        ("ru", "деревом", "дерево"),
        ("ru", "снега", "снегом"),
    ],
)
def test_forms_of_a_word_have_one_key(language, one, other):
    assert forms_of(language).key_of(one) == forms_of(language).key_of(other)


@pytest.mark.parametrize(("language", "word"), [("en", "is"), ("ru", "я"), ("ru", "дом")])
def test_short_words_keep_their_endings(language, word):
    assert forms_of(language).key_of(word) == word


@pytest.mark.parametrize("word", ["kisses", "über", "Wand", "волкове", "ялинка"])
def test_a_word_of_a_language_without_forms_is_taken_as_it_is_written(word):
    """Not every word in Latin letters is English, and not every other is Russian."""
    plain = forms_of("xx")
    assert plain.key_of(word) == plain.form_of(word) == word
    assert plain.stems(word) == {word.lower()}


def test_words_are_split_at_punctuation_and_yo_becomes_ye():
    assert words_in("Ёлка — it's 7 o'clock!") == ["елка", "it", "s", "o", "clock"]


@pytest.mark.parametrize(
    ("words", "near", "also", "far"),
    [
        (ENGLISH, "storm", "thunder", "pancake"),
        (ENGLISH, "a king on his throne", "the crown", "a bus ticket"),
        (RUSSIAN, "буря", "гроза", "блины"),
        (RUSSIAN, "король на троне", "корона", "автобусный билет"),
    ],
)
def test_related_words_have_similar_vectors(words, near, also, far):
    meaning = words.meaning(near)
    assert likeness(meaning, words.meaning(also)) > likeness(meaning, words.meaning(far)) + 0.1


def test_every_word_of_the_files_has_a_weight_and_a_length_of_one():
    for words in (ENGLISH, RUSSIAN):
        assert len(words.places) == len(words.weights)
        key = next(iter(words.places))
        assert likeness(words.meaning_of(key), words.meaning_of(key)) == pytest.approx(1)


def test_common_words_weigh_less():
    assert ENGLISH.weight("the") < ENGLISH.weight("lantern")


def test_unknown_words_have_no_meaning_and_no_similarity():
    assert Words().meaning("storm") == NOTHING
    assert ENGLISH.meaning("qwrtz") == NOTHING
    assert likeness(NOTHING, ENGLISH.meaning("storm")) == 0
    assert unit([0.0, 0.0]) == NOTHING


def test_the_files_are_small():
    size = sum(file.stat().st_size for file in paths.words().glob("*.bin"))
    assert size < 1_500_000
