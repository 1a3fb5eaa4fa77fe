from collections.abc import Callable
from dataclasses import replace

import pytest

from dixit_qt import paths
from dixit_qt.decks.verses import VerseSet, find_verses, load_verses
from tests.decks import english_metre, russian_metre
from tests.decks.verse_craft import accounts, edit_distance, faults

SHIPPED = sorted(path.name for path in paths.verses().glob("*.toml"))


def shipped(language: str) -> VerseSet:
    return load_verses(paths.verses() / f"{language}.toml")


def with_line(verses: VerseSet, place: int, text: str, marked: str | None = None) -> VerseSet:
    lines = list(verses.lines)
    lines[place] = replace(lines[place], text=text, stress=marked)
    return replace(verses, lines=tuple(lines))


def with_ending(verses: VerseSet, place: int, text: str) -> VerseSet:
    endings = list(verses.endings)
    endings[place] = replace(endings[place], text=text)
    return replace(verses, endings=tuple(endings))


def with_last_words(verses: VerseSet, *words: str) -> VerseSet:
    """Lines that end on the given words."""
    named = zip(verses.lines, words, strict=False)
    lines = (replace(line, text=f"The parrot learned to say {word}.") for line, word in named)
    return replace(verses, lines=tuple(lines))


def with_texts(verses: VerseSet, count: int, text: str) -> VerseSet:
    lines = tuple(replace(line, text=text) for line in verses.lines[:count])
    return replace(verses, lines=(*lines, *verses.lines[count:]))


def with_asks(verses: VerseSet, place: int, asks: tuple[str, ...]) -> VerseSet:
    lines = list(verses.lines)
    lines[place] = replace(lines[place], asks=asks, lacks=())
    return replace(verses, lines=tuple(lines))


def with_lacks(verses: VerseSet, count: int) -> VerseSet:
    """Make the first lines fit every picture: they ask only that something unknown is missing."""
    lines = tuple(replace(line, asks=(), lacks=("qwrtz",)) for line in verses.lines[:count])
    return replace(verses, lines=(*lines, *verses.lines[count:]))


def with_marked_line(verses: VerseSet, place: int, marked: str) -> VerseSet:
    return with_line(verses, place, marked.replace(russian_metre.ACUTE, ""), marked)


def test_verses_ship_in_english_and_russian() -> None:
    found = find_verses([paths.verses()])
    assert {"en", "ru"} <= {verses.language for verses in found}
    assert len(found) == len(SHIPPED)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_verse_deck_has_no_faults(name: str) -> None:
    assert faults(load_verses(paths.verses() / name)) == []


def test_every_card_that_ships_lists_the_same_things_in_both_languages() -> None:
    counts = {card: [len(told[card].seen.split(",")) for told in BOTH] for card in CARDS}
    assert all(one == other > 15 for one, other in counts.values())
    things = {thing for told in BOTH for card in told.values() for thing in card.seen.split(", ")}
    asked = {ask for name in SHIPPED for line in shipped(name[:2]).lines for ask in line.asks}
    assert len(things & asked) > 280


def test_an_unknown_metre_is_reported() -> None:
    assert faults(replace(shipped("en"), metre="hexameter")) == [
        "no check knows the metre hexameter with the rhyme -oo"
    ]


def test_an_unknown_rhyme_is_reported() -> None:
    assert faults(replace(shipped("en"), rhyme="-ash")) == [
        "no check knows the metre iambic-4-masculine with the rhyme -ash"
    ]


Spoil = Callable[[VerseSet], VerseSet]

BOTH = (accounts("en"), accounts("ru"))
CARDS = BOTH[0]
"""Every card of the shipped decks."""

PLANTED: dict[str, tuple[str, Spoil, str]] = {
    "a missing line": (
        "en",
        lambda verses: replace(verses, lines=verses.lines[:-1]),
        "the numbers of the lines are not 1 to 150",
    ),
    "a missing ending": (
        "ru",
        lambda verses: replace(verses, endings=verses.endings[1:]),
        "the numbers of the endings are not 1 to 50",
    ),
    "a line twice": (
        "en",
        lambda verses: with_line(verses, 9, verses.lines[0].text.upper()),
        "line twice: ",
    ),
    "a theme forgotten": (
        "en",
        lambda verses: replace(
            verses, lines=tuple(replace(line, theme="dream") for line in verses.lines)
        ),
        "only 0 lines speak of weather",
    ),
    "a tone twice": (
        "en",
        lambda verses: replace(
            verses, endings=tuple(replace(ending, tone="wry") for ending in verses.endings)
        ),
        "two endings have the tone wry",
    ),
    "a line that asks nothing": (
        "en",
        lambda verses: with_asks(verses, 9, ()),
        "does not say what it asks for",
    ),
    "a line that fits no picture": (
        "en",
        lambda verses: with_asks(verses, 9, ("qwrtz",)),
        "fits 0 of",
    ),
    "a line that fits all pictures": (
        "ru",
        lambda verses: with_lacks(verses, 1),
        f"fits {len(CARDS)} of {len(CARDS)} cards",
    ),
    "two lines that ask the same": (
        "en",
        lambda verses: with_asks(verses, 9, verses.lines[0].asks),
        "asks the same as line 10",
    ),
    "too many lines that lack something": (
        "en",
        lambda verses: with_lacks(verses, 7),
        "lines say what a picture lacks",
    ),
    "too many stops": (
        "en",
        lambda verses: with_texts(verses, 16, "The parrot spoke. It learned from you."),
        "lines have a stop inside",
    ),
    "too much of him": (
        "en",
        lambda verses: with_texts(verses, 21, "The parrot learned to say it to him."),
        "lines speak of him",
    ),
    "too little of me": (
        "ru",
        lambda verses: with_texts(verses, 120, "Октябрь по лужам шёл домой."),
        "lines begin with «Я»",
    ),
    "a man or a woman who tells": (
        "ru",
        lambda verses: with_marked_line(verses, 9, "Я заблуди́лся в тьме́ лесно́й"),
        "«заблудился» says who tells",
    ),
    "a beard": (
        "en",
        lambda verses: with_line(verses, 9, "The parrot in my beard was new."),
        "'my beard' says who tells",
    ),
    "a near copy": (
        "en",
        lambda verses: with_line(verses, 9, verses.lines[0].text.replace("One", "Some", 1)),
        "nearly the same as line 10",
    ),
    "a line too long for the card": (
        "en",
        lambda verses: with_line(
            verses, 9, "Straightforwardly screeched scratched-through, the bay"
        ),
        "characters do not fit the card",
    ),
    "a rhyme word worn out": (
        "en",
        lambda verses: with_last_words(verses, *["play"] * 9),
        "the rhyme word play is used 9 times",
    ),
    "a Russian root worn out": (
        "ru",
        lambda verses: with_marked_line(
            with_marked_line(verses, 9, "Октя́брь пришёл к нам небольшо́й"),
            10,
            "Октя́брь ушёл, и небольшо́й",
        ),
        "большой rhymes 5 times",
    ),
    "an English root worn out": (
        "en",
        lambda verses: with_last_words(verses, *["anew"] * 9, *["renew"] * 8),
        "the root of anew, renew rhymes 17 times",
    ),
    "a rhyme word of an ending in a line": (
        "en",
        lambda verses: with_line(verses, 9, "The parrot learned to talk of you."),
        "with you",
    ),
    "a Russian rhyme word of an ending in a line": (
        "ru",
        lambda verses: with_marked_line(verses, 9, "Октя́брь пришёл к нему́ домо́й"),
        "with домой",
    ),
    "two rows of an ending on one word": (
        "en",
        lambda verses: with_ending(verses, 9, "He told her every word was new.\nIt rained anew."),
        "ending 10 rhymes anew with new",
    ),
    "another rhyme": (
        "en",
        lambda verses: with_line(verses, 9, "The parrot learned to roar at sea."),
        "does not rhyme on UW",
    ),
    "a syllable too many": (
        "en",
        lambda verses: with_line(verses, 9, "A dozen parrots roared in the bay."),
        "9 syllables instead of 8",
    ),
    "a stress beside the beat": (
        "en",
        lambda verses: with_line(verses, 9, "The castle sang under the bay."),
        "does not run as iambs: wSwSSwwS",
    ),
    "a word nobody can pronounce": (
        "en",
        lambda verses: with_line(verses, 9, "The grimblefoot has lost the way."),
        "no pronunciation is known for grimblefoot",
    ),
    "Russian without stress marks": (
        "ru",
        lambda verses: with_line(verses, 9, "Октябрь по лужам шёл домой"),
        "has no stress marks",
    ),
    "a Russian syllable too many": (
        "ru",
        lambda verses: with_marked_line(verses, 9, "И октя́брь по лу́жам шёл домо́й"),
        "9 syllables instead of 8",
    ),
    "a Russian stress beside the beat": (
        "ru",
        lambda verses: with_marked_line(verses, 9, "Ра́дуга в не́бе шла́ дуго́й"),
        "«ра́дуга» is stressed on the odd syllable 1",
    ),
    "a Russian word without its mark": (
        "ru",
        lambda verses: with_marked_line(verses, 9, "Октябрь по лу́жам шёл домо́й"),
        "«октябрь» has no stress mark",
    ),
    "a Russian line without its last beat": (
        "ru",
        lambda verses: with_marked_line(verses, 9, "Октя́брь по лу́жам шёл домой"),
        "syllable 8 is not stressed",
    ),
    "another Russian rhyme": (
        "ru",
        lambda verses: with_marked_line(verses, 9, "Октя́брь по лу́жам убега́л"),
        "does not rhyme on ой",
    ),
    "a second я": (
        "ru",
        lambda verses: with_marked_line(verses, 9, "Я спа́л, и я́ во сне́ — друго́й"),
        "a second «я» is left when the first is read «И»",
    ),
    "a dash after я": (
        "ru",
        lambda verses: with_marked_line(verses, 9, "Я — ко́т, кото́рый шёл домо́й"),
        "«И» cannot stand before a dash",
    ),
    "a conjunction after я": (
        "ru",
        lambda verses: with_marked_line(verses, 9, "Я и во сне́ бежа́л домо́й"),
        "«И» cannot stand before «и»",
    ),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_each_planted_fault_of_verses_is_reported(fault: str) -> None:
    language, spoil, message = PLANTED[fault]
    found = faults(spoil(shipped(language)))
    assert any(message in complaint for complaint in found), found


@pytest.mark.parametrize(
    "text",
    [
        "The tower leaned against the tree.",
        "Silver is winter's currency.",
        "One red balloon survived the spree.",
        "Stars fell like sugar in my tea.",
    ],
)
def test_iambic_lines_may_invert_the_first_foot_or_drop_stresses(text: str) -> None:
    assert english_metre.metre_faults(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "Tomatoes grew happily here.",
        "Merrily the monkey danced free.",
        "I climbed the old ladder to see.",
        "A monkey happily broke free.",
        "We found under water a key.",
    ],
)
def test_lines_in_another_metre_are_reported(text: str) -> None:
    assert english_metre.metre_faults(text) != []


@pytest.mark.parametrize(
    ("one", "other"), [("day", "yesterday"), ("away", "way"), ("weigh", "way"), ("pray", "prey")]
)
def test_an_english_word_is_akin_to_what_grew_from_it_and_to_what_sounds_alike(
    one: str, other: str
) -> None:
    assert english_metre.akin(one, other)
    assert english_metre.akin(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("домой", "домой"), ("постой", "стой"), ("крой", "закрой"), ("выходной", "проходной")],
)
def test_russian_words_of_one_root_are_related(one: str, other: str) -> None:
    assert russian_metre.akin(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("мой", "домой"), ("седой", "средой"), ("стой", "густой")]
)
def test_russian_words_that_only_sound_alike_are_not_related(one: str, other: str) -> None:
    assert not russian_metre.akin(one, other)


@pytest.mark.parametrize(("one", "other"), [("way", "sway"), ("ray", "pray"), ("day", "clay")])
def test_other_rhymes_are_not_related(one: str, other: str) -> None:
    assert not english_metre.akin(one, other)


def test_the_stress_dictionary_has_only_words_of_the_verses() -> None:
    verses = shipped("en")
    said = {
        word
        for card in (*verses.lines, *verses.endings)
        for word in english_metre.words_of(card.text)
    }
    assert set(english_metre.SPOKEN) <= said


@pytest.mark.parametrize("marked", ["Медве́дь игра́л с сами́м собо́й", "Све́т из-под две́ри шёл домо́й"])
def test_russian_iambs_are_read_from_vowels_and_marks(marked: str) -> None:
    assert russian_metre.metre_faults(marked) == []


def test_edit_distance_counts_single_letters() -> None:
    assert edit_distance("kitten", "sitting") == 3
    assert edit_distance("", "four") == 4
    assert edit_distance("same", "same") == 0
