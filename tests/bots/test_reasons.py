import pytest

from dixit_qt import paths
from dixit_qt.bots.asking import asked_in, reasons_for
from dixit_qt.bots.fitting import called_by
from dixit_qt.bots.words import Words, load_words

ENGLISH = load_words(paths.words() / "en.bin")
RUSSIAN = load_words(paths.words() / "ru.bin")


@pytest.mark.parametrize(
    ("words", "line", "thoughts", "reason"),
    [
        (RUSSIAN, "Снег подружился с кочергой", ("борода", "снег"), "снег"),
        (RUSSIAN, "Шагали туфли по одной", ("дорога", "сапоги"), "сапоги"),
        (RUSSIAN, "Дорога спуталась с рекой", ("берег", "шляпа"), "берег"),
        (ENGLISH, "Snow fell, although we ordered May.", ("snow", "beard"), "snow"),
        (ENGLISH, "A candle made the shadows sway.", ("teapot", "lamp"), "lamp"),
    ],
)
def test_the_reason_for_a_line_is_a_word_of_the_picture_or_a_related_one(
    words, line, thoughts, reason
):
    assert called_by(words, line, thoughts) == reason


def test_a_match_by_meaning_alone_has_no_reason():
    assert not called_by(RUSSIAN, "Смешалось всё, и я с тобой", ("дверь", "пила"))
    assert not called_by(ENGLISH, "A cactus gave me a bouquet.", ("woman", "posts"))


def test_without_words_or_thoughts_there_is_no_reason():
    assert not called_by(Words(), "Snow fell", ("snow",))
    assert not called_by(ENGLISH, "Snow fell", ())


def test_the_reason_for_a_line_with_asks_is_the_matching_word():
    asks = {"It snowed": ("winter", "snow*", "ice")}
    assert reasons_for(ENGLISH, ["It snowed"], ("beard", "A snowman waits."), asks) == ["snowman"]
    assert reasons_for(ENGLISH, ["It snowed"], ("frost",), asks, "night, ice") == ["ice"]
    assert reasons_for(ENGLISH, ["Snow fell"], ("snow", "beard"), asks) == ["snow"]


def test_a_judged_line_has_a_reason_even_if_no_tag_matches():
    asks = {"It snowed": ("winter", "snow*"), "A dog": ("dog",)}
    assert reasons_for(ENGLISH, ["A dog", "It snowed"], ("frost",), asks) == ["", "winter"]
    assert reasons_for(ENGLISH, ["A dog", "It snowed"], (), asks) == ["", ""]


def test_every_shipped_line_has_its_asks():
    for language in ("en", "ru"):
        asks = asked_in(paths.verses(), language)
        assert len(asks) > 140
        assert all(asks.values())
