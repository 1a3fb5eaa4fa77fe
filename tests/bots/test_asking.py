import pytest

from dixit_qt.bots.asking import Account, fits

ENGLISH = Account("en", ("dog", "red coat", "A snowman looks at three trees."))
RUSSIAN = Account("ru", ("ёлка", "Медведь стоит у стола, за ним деревья."))


@pytest.mark.parametrize(
    ("account", "entry", "found"),
    [
        (ENGLISH, "snow*", "snowman"),
        (ENGLISH, "snow", ""),
        (ENGLISH, "tree", "trees"),
        (ENGLISH, "red coat", "coat"),
        (ENGLISH, "red dress", ""),
        (ENGLISH, "window-light", ""),
        (ENGLISH, "", ""),
        (RUSSIAN, "Елка", "елка"),
        (RUSSIAN, "дерево", "деревья"),
        (RUSSIAN, "медвед*", "медведь"),
    ],
)
def test_an_asked_word_matches_its_forms_and_a_star_any_ending(account, entry, found):
    assert account.found(entry) == found


def test_a_stem_of_a_short_word_matches_nothing():
    assert RUSSIAN.found("стол") == ""
    assert RUSSIAN.found("стола") == "стола"


def test_a_word_of_an_unknown_language_matches_only_as_written():
    german = Account("de", ("Wolken", "Uhren und ein Hase"))
    assert german.found("hase") == "hase"
    assert german.found("uhr*") == "uhren"
    assert german.found("hasen") == german.found("wolke") == ""


def test_the_first_matching_word_is_named():
    assert ENGLISH.named_by(("cat", "snow*", "dog")) == "snowman"
    assert ENGLISH.named_by(("cat",)) == ""


def test_the_shortest_texts_are_searched_first():
    assert Account("en", ("snow", "snowy")).named_by(("snow*",)) == "snow"


SEEN = Account(
    "en", ("red", "dog"), "many dogs, blue sky, night, " + ", ".join("abcdefghijkl") + ", hat"
)


def test_a_list_of_seen_things_overrides_all_other_texts():
    assert SEEN.named_by(("red", "dog", "night")) == "night"
    assert SEEN.found("Many dog") == "many dogs"
    assert not any(map(SEEN.found, ("blue", "sky", "red", "dog", "nigh*", "")))
    assert fits(SEEN, ("blue sky",), ("red",))


def test_things_listed_first_are_plainer():
    assert SEEN.plainness_of(("hat", "many dogs")) == 3
    assert SEEN.plainness_of(("hat", "dog")) == 2
    assert SEEN.plainness_of(("dog",)) == 0


def test_without_a_list_plainness_is_the_number_of_matching_words():
    assert ENGLISH.plainness_of(("dog", "snow*", "cat")) == 2


@pytest.mark.parametrize(
    ("asks", "lacks", "fit"),
    [
        (("cat", "dog"), (), True),
        (("cat",), (), False),
        ((), ("cat",), True),
        ((), ("dog",), False),
        (("tree",), ("dog",), False),
        (("tree",), ("cat",), True),
    ],
)
def test_a_line_fits_with_one_asked_word_and_without_any_lacked_word(asks, lacks, fit):
    assert fits(ENGLISH, asks, lacks) == fit
