"""Table codes are two words that can't be mistaken for two others."""

import re
from collections import defaultdict
from itertools import pairwise

import pronouncing
import pytest

from dixit_qt.languages import LANGUAGES, folder
from dixit_qt.wire import text
from dixit_qt.wire.text import as_heard, fresh_code, words

WORDS = 2048
ALPHABETS = {"en": "[a-z]{3,10}", "ru": "[а-я]{3,10}"}
SOUNDS_ALIKE = str.maketrans("оеэяйыбвгджзщ", "аииииипфктшсш")


def near_pairs(spellings):
    """Pairs of words that are at most one typo apart: a letter replaced, left out or inserted."""
    alike = defaultdict(set)
    spellings = [(name, tuple(letters)) for name, letters in spellings]
    for name, letters in spellings:
        alike[letters].add(name)
    for name, letters in spellings:
        for place in range(len(letters)):
            before, after = letters[:place], letters[place + 1 :]
            alike[*before, None, *after].add(name)
            if before + after in alike:
                alike[before + after].add(name)
    return {tuple(sorted(names)) for names in alike.values() if len(names) > 1}


def as_said_in_russian(word):
    """Unstressed vowels, voiced and voiceless consonants, and soft signs sound alike."""
    return re.sub(r"(.)\1", r"\1", re.sub("[ьъ]", "", word).translate(SOUNDS_ALIKE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_has_the_expected_number_of_sorted_words(language):
    listed = words(language)
    assert len(listed) == WORDS
    assert all(before < after for before, after in pairwise(listed))
    assert all(re.fullmatch(ALPHABETS[language], word) for word in listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_word_becomes_another_by_one_typo(language):
    assert near_pairs((word, word) for word in words(language)) == set()


def test_words_one_typo_apart_are_reported():
    planted = ["crane", "crate", "cranes", "tower"]
    expected = {("crane", "cranes"), ("crane", "crate")}
    assert near_pairs((word, word) for word in planted) == expected


def test_no_english_word_sounds_like_another():
    heard = [
        (word, tuple(re.sub(r"\d", "", phones).split()))
        for word in words("en")
        for phones in pronouncing.phones_for_word(word)
    ]
    assert near_pairs(heard) == set()
    assert len({word for word, _ in heard}) > WORDS - 60


def test_no_russian_word_sounds_like_another():
    heard = {as_said_in_russian(word) for word in words("ru")}
    assert len(heard) == WORDS


def test_a_code_has_two_different_words_of_the_list():
    listed = words("ru")
    assert fresh_code("ru", lambda _most: 3) == f"{listed[3]} {listed[4]}"
    assert fresh_code("ru", lambda most: most - 1) == f"{listed[2047]} {listed[2046]}"


def test_a_language_without_a_list_has_english_words():
    assert words("de") == words("en")


def test_a_language_whose_folder_has_no_list_has_english_words(monkeypatch, tmp_path):
    monkeypatch.setattr(text, "folder", lambda code: folder(code) if code == "en" else tmp_path)
    assert words("eo") == words("en")


@pytest.mark.parametrize("typed", ["Кит ёлка", " кит-елка ", "КИТ  ЕЛКА", "китёлка", "Кит, ёлка."])
def test_codes_are_compared_without_case_spaces_and_punctuation(typed):
    assert as_heard(typed) == "кителка"
