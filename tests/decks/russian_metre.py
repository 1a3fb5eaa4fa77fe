"""Iambic tetrameter with a masculine ending, read from vowels and the stress marks in the data.

The last of eight syllables is stressed. A word of several syllables is stressed on an even
one only, a word of one syllable may be anywhere.
"""

import re

SYLLABLES = 8
LAST_BEAT = 8
LETTERS_OF_A_ROOT = 6
ACUTE = "\N{COMBINING ACUTE ACCENT}"
PREFIXES = re.compile("в|вы|до|за|из|на|не|о|об|от|пере|по|под|при|про|раз|с|у")
SHORTEST_ROOT = 4
VOWELS = "аеёиоуыэюя"
PAST = re.compile(f".+[{VOWELS}]л(а|ся|ась)?")

# Words of several syllables that may be unstressed in verse.
UNSTRESSED = frozenset(
    {
        "безо",
        "если",
        "из-за",
        "из-под",
        "изо",
        "или",
        "либо",
        "между",
        "надо",
        "обо",
        "ото",
        "перед",
        "передо",
        "подо",
        "пред",
        "предо",
        "через",
        "чтобы",
    }
)


def words_of(text: str) -> list[str]:
    return re.findall(rf"[а-яё{ACUTE}]+(?:-[а-яё{ACUTE}]+)*", text.lower())


def last_word(text: str) -> str:
    return words_of(text)[-1].replace(ACUTE, "")


def root(word: str) -> str:
    """Words that share this many final letters share a root: вы-ходной, про-ходной."""
    return word[-LETTERS_OF_A_ROOT:]


def akin(one: str, other: str) -> bool:
    """The same word, one with the same root, or one that a prefix turns into the other."""
    short, long = sorted((one, other), key=len)
    if root(one) == root(other):
        return True
    prefix = long.removesuffix(short)
    return len(short) >= SHORTEST_ROOT and PREFIXES.fullmatch(prefix) is not None


def syllables(word: str) -> int:
    return sum(letter in VOWELS for letter in word)


def stressed_syllables(word: str) -> list[int]:
    """Counted from 1; ё is stressed unless another vowel is marked."""
    marked = [syllables(word[:place]) for place, letter in enumerate(word) if letter == ACUTE]
    return marked or [
        syllables(word[: place + 1]) for place, letter in enumerate(word) if letter == "ё"
    ]


def metre_faults(marked: str) -> list[str]:
    words = words_of(marked)
    count = sum(syllables(word) for word in words)
    if count != SYLLABLES:
        return [f"{count} syllables instead of {SYLLABLES}"]
    stresses = stresses_by_word(words)
    faults = [
        f"«{word}» is stressed on the odd syllable {place}"
        for word, places in stresses
        if syllables(word) > 1
        for place in places
        if place % 2
    ]
    faults += [
        f"«{word}» has no stress mark"
        for word, places in stresses
        if syllables(word) > 1 and not places and word not in UNSTRESSED
    ]
    if LAST_BEAT not in [place for _, places in stresses for place in places]:
        faults.append(f"syllable {LAST_BEAT} is not stressed")
    return faults


def stresses_by_word(words: list[str]) -> list[tuple[str, list[int]]]:
    before, found = 0, []
    for word in words:
        found.append((word, [before + place for place in stressed_syllables(word)]))
        before += syllables(word)
    return found


def rhyme_sounds(marked: str) -> set[str]:
    """The letters from the last stressed vowel on; я and ё sound like а and о after a consonant."""
    word = words_of(marked)[-1]
    place = word.rfind(ACUTE) - 1 if ACUTE in word else word.rfind("ё")
    sound = word[max(place, 0) :].replace(ACUTE, "")
    heard = {"я": "а", "ё": "о"}
    return {heard.get(sound[0], sound[0]) + sound[1:]}


def reading_faults(text: str) -> list[str]:
    """A line that begins with «Я» may be read with «И» instead after another line."""
    first, *others = words_of(text)
    if first != "я":
        return []
    faults = []
    if others and others[0] in {"и", "а", "но", "же", "бы", "ли"}:
        faults.append(f"«И» cannot stand before «{others[0]}»")
    if re.match(r"Я\W*[—–-]", text):
        faults.append("«И» cannot stand before a dash")
    if re.search(r"\bя\b", text[1:], re.IGNORECASE):
        faults.append("a second «я» is left when the first is read «И»")
    if sum(map(syllables, ["и", *others])) != sum(map(syllables, [first, *others])):
        faults.append("«И» changes the number of syllables")
    return faults


def teller_faults(text: str) -> list[str]:
    """In Russian, past tense after «я» reveals whether a man or a woman speaks."""
    words = words_of(text)
    if "я" not in words:
        return []
    return [
        f"«{word}» says who tells"
        for word in words
        if re.fullmatch(r".+[аеиоуыэюя]л(а|ся|ась)?", word)
    ]
