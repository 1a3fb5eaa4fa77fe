"""Iambic tetrameter with a masculine ending, heard through the CMU pronouncing dictionary.

Every syllable is strong, weak or free (a monosyllable of grammar, a secondary stress). Odd
syllables are off-beats, even ones beats. A strong syllable may sink on an off-beat only between
strong ones, a weak one may rise on a beat only between weak ones, and the first foot may turn.
"""

import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pronouncing

SYLLABLES = 8

WORDS = tomllib.loads(Path(__file__).with_name("english_words.toml").read_text(encoding="utf-8"))
SPOKEN: dict[str, str] = WORDS["spoken"]
ROOTS = ("due", "grew", "new", "view")
VOWEL = re.compile("[aeiouy]")
OF_THE_TELLER = re.compile(r"\bmy (?:beard|dress|skirt|husband|wife|tail|wings?|paws?|fur|roof)\b")
WEAK = frozenset(WORDS["weak"])
FREE = frozenset(WORDS["free"])


def words_of(text: str) -> list[str]:
    return re.findall(r"[a-zéèû]+(?:'[a-z]+)?", text.lower())


def last_word(text: str) -> str:
    return words_of(text)[-1]


def root(word: str) -> str:
    """What the word is derived from, where that is often used in rhymes: a-new, but not k-new."""
    found = [old for old in ROOTS if VOWEL.search(word.removesuffix(old)) and word.endswith(old)]
    return found[0] if found else word


def akin(one: str, other: str) -> bool:
    """Whether the ear takes two rhyme words for the same: way, weigh and away, but not sway."""
    short, long = sorted((one, other), key=len)
    grown = long.endswith(short) and VOWEL.search(long.removesuffix(short)) is not None
    return grown or bool(sounds(one) & sounds(other))


def sounds(word: str) -> set[str]:
    return {re.sub(r"\d", "", phones) for phones in pronunciations(word)}


def pronunciations(word: str) -> list[str]:
    return [SPOKEN[word]] if word in SPOKEN else pronouncing.phones_for_word(word)


def metre_faults(text: str) -> list[str]:
    words = words_of(text)
    unknown = [word for word in words if not pronunciations(word)]
    if unknown:
        return [f"no pronunciation is known for {', '.join(unknown)}"]
    readings = list(readings_of(words))
    if any(scans(reading) for reading in readings):
        return []
    lengths = sorted({len(reading) for reading in readings})
    if SYLLABLES not in lengths:
        return [f"{' or '.join(map(str, lengths))} syllables instead of {SYLLABLES}"]
    heard = " or ".join(sorted({r for r in readings if len(r) == SYLLABLES}))
    return [f"does not run as iambs: {heard}"]


def readings_of(words: list[str]) -> Iterator[str]:
    for chosen in product(*({weights(word, p) for p in pronunciations(word)} for word in words)):
        yield "".join(chosen)


def weights(word: str, phones: str) -> str:
    """One letter per syllable: S strong, w weak, f free."""
    if word in WEAK:
        return "w"
    stresses = pronouncing.stresses(phones)
    if len(stresses) == 1:
        return "f" if word in FREE else "S"
    return stresses.translate(str.maketrans("012", "wSf"))


def scans(reading: str) -> bool:
    if len(reading) != SYLLABLES:
        return False
    turned = reading[0] != "w" and reading[1:4] in {"wwS", "wfS", "fwS", "ffS"}
    return all(fits(reading, place) for place in range(2 if turned else 0, SYLLABLES))


def fits(reading: str, place: int) -> bool:
    misplaced = "w" if place % 2 else "S"
    if reading[place] != misplaced:
        return True
    around = reading[max(place - 1, 0) : place] + reading[place + 1 : place + 2]
    return all(neighbour in (misplaced, "f") for neighbour in around)


def rhyme_sounds(text: str) -> set[str]:
    """The possible sounds from the vowel of the last beat on, without stress marks."""
    return {rhyme_sound(phones) for phones in pronunciations(last_word(text))}


def rhyme_sound(phones: str) -> str:
    sounds = phones.split()
    last_vowel = max(place for place, sound in enumerate(sounds) if sound[-1].isdigit())
    return re.sub(r"\d", "", " ".join(sounds[last_vowel:]))


def teller_faults(text: str) -> list[str]:
    """Words that reveal whether the speaker is a man or a woman: a beard, a dress, a husband."""
    return [f"'{found}' says who tells" for found in OF_THE_TELLER.findall(text.lower())]
