import pytest

from dixit_qt import paths
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
def test_a_line_names_what_is_on_the_picture_or_nearly(words, line, thoughts, reason):
    assert called_by(words, line, thoughts) == reason


def test_what_only_feels_right_has_no_reason():
    assert not called_by(RUSSIAN, "Смешалось всё, и я с тобой", ("дверь", "пила"))
    assert not called_by(ENGLISH, "A cactus gave me a bouquet.", ("woman", "posts"))


def test_without_words_or_thoughts_there_is_no_reason():
    assert not called_by(Words(), "Snow fell", ("snow",))
    assert not called_by(ENGLISH, "Snow fell", ())
