"""Which words share a stem, in languages whose endings are known; and what words mean: each meaning
is a vector, near to those of similar words.

The files in `resources/words` are made by the script in the same folder.
"""

import re
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from math import hypot
from operator import mul
from pathlib import Path

_WORD = re.compile(r"[^\W\d_]+")
_SHORTEST = 3
_LONG = 5
SHORTEST_KEY = 4
"""Shorter keys are too common to compare: «стол» and «стоит» without their endings are the same."""


def words_in(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("ё", "е"))


# What the forms of a word have in common: «деревьями» and «дерево», lights and light


def _by_length(endings: str) -> tuple[tuple[int, frozenset[str]], ...]:
    """The longest endings come first."""
    lengths = sorted({len(ending) for ending in endings.split()}, reverse=True)
    return tuple(
        (n, frozenset(each for each in endings.split() if len(each) == n)) for n in lengths
    )


@dataclass(frozen=True)
class Forms:
    """How the words of a language change. The default leaves each word as it is.

    `small` words occur in every sentence and don't describe a picture. The stem of a long word is
    its beginning, that of a short word leaves out the letters of `falling` at its end. `doubled`
    takes "running" for a form of "run"; `plural` is removed even from the shortest words.
    """

    small: frozenset[str] = frozenset()
    endings: tuple[tuple[int, frozenset[str]], ...] = ()
    falling: str = ""
    doubled: bool = False
    plural: str = ""

    def key_of(self, word: str) -> str:
        for length, endings in self.endings:
            if word[-length:] in endings and len(word) - length >= _SHORTEST:
                return self._single(word[:-length])
        return word

    def _single(self, stem: str) -> str:
        doubled = self.doubled and len(stem) > _SHORTEST and stem[-1] == stem[-2]
        return stem[:-1] if doubled else stem

    def form_of(self, word: str) -> str:
        """The key of the word, unless it is so short that other words share it."""
        key = self.key_of(word)
        return key if len(key) >= SHORTEST_KEY else word.removesuffix(self.plural)

    def stems(self, text: str) -> frozenset[str]:
        """The stems of all words that aren't `small`."""
        return frozenset(
            self._stem(word)
            for word in words_in(text)
            if len(word) >= _SHORTEST and word not in self.small
        )

    def _stem(self, word: str) -> str:
        if self.falling and len(word) > _LONG:
            return word[:_LONG]
        while len(word) > _SHORTEST and word[-1] in self.falling:
            word = word[:-1]
        return word


_SMALL_IN_ENGLISH = """
    about above after again all along and another any are around away back because been before
    behind below between both but can could did does down each even ever every for from had has
    have her here hers him his how into its just let like more most much near never not now off
    once one only onto other our out over own she some still such than that the their them then
    there these they this those three through till too two under until upon was were what when
    where which while who whose why will with without would you your
"""
_SMALL_IN_RUSSIAN = """
    без более будто был была были было быть весь все всё вдруг ведь возле вот всего всех где для
    даже два две другой его ему если есть еще ещё зато ибо или изо ими как какой когда которая
    которой который кто куда лишь между меж меня мне много мной мои мой моя надо над нам нас наш
    нет нее неё них ним ней ни но однако один одна одной она они оно около опять от ото очень
    перед под пока после потом почти при про раз сам сама свой свою себе себя сквозь снова совсем
    так такой там тебя той только том тот три тут ты уже хоть хотя чего чей чем через что чтоб
    чтобы чуть эта эти это этой этот
"""
_ENDINGS_IN_RUSSIAN = """
    а я о е ы и у ю ь й ая яя ое ее ые ие ой ей ый ий ую юю ою ею ом ем ам ям ах ях ов ев
    ами ями ого его ому ему ыми ими ых их ым им ья ье ью ьи ия ие ии ию ием иям иями иях
    ть ти ться л ла ло ли лся лась лось лись ал ала ало али ил ила или ать ить еть ять ет ют ит
    ат ят ут ешь ишь ете ите тся ется ются ится атся ятся ай яй
"""

FORMS: Mapping[str, Forms] = {
    "en": Forms(
        small=frozenset(_SMALL_IN_ENGLISH.split()),
        endings=_by_length("iness ies ing ed es ly s e y"),
        falling="aeiouys",
        doubled=True,
        plural="s",
    ),
    "ru": Forms(
        small=frozenset(_SMALL_IN_RUSSIAN.split()),
        endings=_by_length(_ENDINGS_IN_RUSSIAN),
        falling="аеиойуыьэюя",
    ),
}
UNKNOWN = Forms()


def forms_of(language: str) -> Forms:
    return FORMS.get(language, UNKNOWN)


# Meanings

_HEAD = 12
_HEAVIEST = 255
_LOW = bytes((half - 8) % 256 for _ in range(16) for half in range(16))
_HIGH = bytes((half - 8) % 256 for half in range(16) for _ in range(16))
_SCALE = 1 << 15
_LANE = 4
_MIDDLE = 1 << 31  # so that no lane is negative
Meaning = tuple[float, ...]
NOTHING: Meaning = ()


@dataclass(frozen=True)
class Words:
    """The words of a language. `places` maps a key to its row; common words have a low weight.

    A byte of `halves` holds two numbers of a row: one from the first and one from the second half
    of its `size` numbers.
    """

    language: str = ""
    places: Mapping[str, int] = field(default_factory=dict)
    weights: bytes = b""
    halves: bytes = b""
    size: int = 0

    def known(self, text: str) -> list[str]:
        """The keys of the words that have a meaning."""
        forms = forms_of(self.language)
        return [key for word in words_in(text) if (key := forms.key_of(word)) in self.places]

    def weight(self, key: str) -> float:
        return self.weights[self.places[key]] / _HEAVIEST

    def meaning_of(self, key: str) -> Meaning:
        length = self.size // 2
        row = self.halves[self.places[key] * length : (self.places[key] + 1) * length]
        return unit(array("b", row.translate(_LOW) + row.translate(_HIGH)))

    def meaning(self, text: str) -> Meaning:
        """The meaning of a phrase; `NOTHING` if none of its words is known."""
        keys = self.known(text)
        if len(keys) == 1:
            return self.meaning_of(keys[0])
        total = [0.0] * self.size
        for key in keys:
            weight = self.weight(key)
            total = [x + weight * y for x, y in zip(total, self.meaning_of(key), strict=True)]
        return unit(total)


def unit(vector: Iterable[float]) -> Meaning:
    numbers = tuple(vector)
    length = hypot(*numbers)
    return tuple([number / length for number in numbers]) if length else NOTHING


def likeness(one: Meaning, other: Meaning) -> float:
    """The similarity of two meanings, from -1 to 1. It's 0 for anything without a meaning."""
    found: float = sum(map(mul, one, other))
    return found


class Crowd:
    """Compares many meanings with one at once, in plain Python.

    All values of one coordinate are packed into one long integer, 32 bits for each meaning:
    multiplying it by a number multiplies all of them, and the sum of such products holds every
    scalar product side by side.
    """

    def __init__(self, meanings: Iterable[Meaning], size: int) -> None:
        self._coming = iter(meanings)
        self._size = size
        self._count = 0
        self._numbers = array("i")
        self._coordinates: list[int] = []

    def gather(self) -> Iterator[None]:
        """Pack the meanings in small steps, for callers that do it ahead of time; `likenesses`
        does what is left.
        """
        nothing = (0.0,) * self._size
        for meaning in self._coming:
            self._count += 1
            self._numbers.extend([round(_SCALE * number) for number in meaning or nothing])
            yield
        while len(self._coordinates) < self._size:
            place = len(self._coordinates)
            self._coordinates.append(self._joined(self._numbers[place :: self._size]))
            yield
        del self._numbers[:]

    def likenesses(self, meaning: Meaning) -> list[float]:
        """The similarity of each meaning to this one, from -1 to 1. 0 for those without a
        meaning.
        """
        for _ in self.gather():
            pass
        if not meaning or not self._coordinates:
            return [0.0] * self._count
        numbers = [round(number * _SCALE) for number in meaning]
        return [
            lane / (_SCALE * _SCALE) for lane in self._apart(map(mul, numbers, self._coordinates))
        ]

    @cached_property
    def _middles(self) -> int:
        return int.from_bytes(array("I", [_MIDDLE] * self._count).tobytes(), sys.byteorder)

    def _joined(self, numbers: "array[int]") -> int:
        """Flipping the highest bit of a lane adds the middle to its number."""
        lanes = int.from_bytes(numbers.tobytes(), sys.byteorder)
        return (lanes ^ self._middles) - self._middles

    def _apart(self, joined: Iterable[int]) -> "array[int]":
        """The sum of what was joined, lane by lane."""
        lanes = (sum(joined) + self._middles) ^ self._middles
        return array("i", lanes.to_bytes(_LANE * self._count, sys.byteorder))


def words_of(folder: Path, language: str) -> Words:
    """If there is no file for this language, no word has a meaning."""
    file = folder / f"{language}.bin"
    return load_words(file) if file.is_file() else Words(language)


@cache
def load_words(file: Path) -> Words:
    """The name of the file is the language code."""
    data = file.read_bytes()
    squeezed, count, size = array("I", data[:_HEAD])
    keys = zlib.decompress(data[_HEAD : _HEAD + squeezed]).decode().split("\n")
    weights = data[_HEAD + squeezed : _HEAD + squeezed + count]
    halves = data[_HEAD + squeezed + count :]
    places = {key: place for place, key in enumerate(keys)}
    return Words(file.stem, places, weights, halves, size)
