"""Text that people type is readable for others and can't disturb the screen around it."""

import json
import string
import unicodedata
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.rules.actions import AmendClue, ClaimStory, GiveClue
from dixit_qt.wire.text import _alike, look_alike, tidied, tidy_text, words


@pytest.mark.parametrize(
    "text",
    [
        "Ёжик в тумане",
        "👩\u200d👩\u200d👧 мы",
        "می\u200cخواهم",
        "❤\ufe0f",
        "‼\ufe0f",
        "1\ufe0f\u20e3",
        "é",
    ],
)
def test_joiners_and_variation_selectors_are_kept(text):
    assert tidy_text(text) == text


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("\u202enight", "night"),
        ("a\u0007b", "a b"),
        ("a\u2028b\r\nc", "a b c"),
        ("e\u0301", "é"),
        ("a\u200db\u200c", "ab"),
        ("a\ufe0f\u034f\U000e0101", "a"),
        ("a\ufe00b\U000e0100c\U000e01ef", "abc"),
        ("x\ud800", "x"),
        ("ب\u200d", "ب"),
        *((nothing * 4, "") for nothing in "\u200b\u200d\u0301\u00ad\ufeff\u2800\u3164\u202e\t"),
    ],
)
def test_invisible_characters_are_removed(typed, read):
    assert tidy_text(typed) == read


@given(st.text(st.characters()))
def test_cleaning_a_text_twice_changes_nothing(typed):
    text = tidy_text(typed)
    assert tidy_text(text) == text
    assert unicodedata.is_normalized("NFC", text)
    assert not any(unicodedata.category(char) in {"Cc", "Cs", "Zl", "Zp"} for char in text)
    assert not set(text) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\ufeff")
    text.encode()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),
        ("Anna", "ANNA"),
        ("modern", "rnodern"),
        ("Паша", "Пaшa"),
        ("❤", "❤\ufe0f"),
        ("Anna", "\u13aanna"),
        ("Anna", "\ua4eenna"),
        ("\u13aanna", "\ua4eenna"),
        ("Ivan", "lvan"),
        ("Ivan", "\ua4f2van"),
        ("Hans", "\u2c8eans"),
        ("Nick", "\u039dick"),
        ("АННА", "Анна"),
        ("ك", "ک"),
        ("Eve···", "Eve⋯"),
    ],
)
def test_confusable_names_look_alike(one, other):
    assert look_alike(one, other)


def test_every_letter_that_the_table_takes_for_a_latin_one_looks_like_it():
    for latin in string.ascii_letters:
        for other in _alike(latin):
            if len(tidy_text(other)) == 1 and unicodedata.category(other).startswith("L"):
                assert look_alike(f"x{latin}x", f"x{other}x"), (latin, hex(ord(other)))


def test_look_alikes_match_the_unicode_table():
    table = files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8")
    for one, others in list(json.loads(table).items())[::10]:
        assert set(_alike(one.strip("\u200e"))) == {other["c"].strip("\u200e") for other in others}
    assert not any(map(_alike, ("", "\n", "\t", "☃", "a\n")))


@pytest.mark.parametrize(
    ("one", "other"), [("Анна", "Anna"), ("Мила", "Mila"), ("Саша", "Сава"), ("Anna 2", "Anna 3")]
)
def test_distinguishable_names_do_not_look_alike(one, other):
    assert not look_alike(one, other)


def test_only_the_text_of_clues_is_cleaned():
    assert tidied(GiveClue("\u202efar \u200baway")) == GiveClue("far away")
    assert tidied(AmendClue("\u200b")) == AmendClue("")
    assert tidied(ClaimStory()) == ClaimStory()


def test_a_language_without_codes_has_the_english_ones():
    assert words("xx") == words("en")
