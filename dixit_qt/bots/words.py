"""What words mean: each is a direction among 72, near to those of words like it.

The files in `resources/words` are made by the script that lies with them.
"""

import sys
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from math import hypot
from operator import mul
from pathlib import Path

from dixit_qt.bots.word_keys import key_of, words_in

SIZE = 72
_HEAD = 8
_HEAVIEST = 255
_SCALE = 1 << 15
_LANE = 4
_MIDDLE = 1 << 31  # so that no lane is negative
Meaning = tuple[float, ...]
NOTHING: Meaning = ()
NO_DIRECTION: Meaning = (0.0,) * SIZE


@dataclass(frozen=True)
class Words:
    """`places` leads from a key to its row; common words weigh little."""

    places: Mapping[str, int] = field(default_factory=dict)
    weights: bytes = b""
    numbers: "array[int]" = field(default_factory=lambda: array("b"))

    def known(self, text: str) -> list[str]:
        """The keys of those words that have a meaning."""
        return [key for word in words_in(text) if (key := key_of(word)) in self.places]

    def weight(self, key: str) -> float:
        return self.weights[self.places[key]] / _HEAVIEST

    def meaning_of(self, key: str) -> Meaning:
        place = self.places[key] * SIZE
        return unit(self.numbers[place : place + SIZE])

    def meaning(self, text: str) -> Meaning:
        """Of a phrase; nothing, if no word of it is known."""
        keys = self.known(text)
        if len(keys) == 1:
            return self.meaning_of(keys[0])
        total = list(NO_DIRECTION)
        for key in keys:
            weight = self.weight(key)
            total = [x + weight * y for x, y in zip(total, self.meaning_of(key), strict=True)]
        return unit(total)


def unit(vector: Iterable[float]) -> Meaning:
    numbers = tuple(vector)
    length = hypot(*numbers)
    return tuple([number / length for number in numbers]) if length else NOTHING


def likeness(one: Meaning, other: Meaning) -> float:
    """From -1 to 1; what means nothing is like nothing."""
    found: float = sum(map(mul, one, other))
    return found


class Crowd:
    """Many meanings, compared with one at once, in plain Python.

    A coordinate of all of them is one long integer of 32 bits for each: a product with a number is
    then a product of them all, and a sum of such products holds every scalar product side by side.
    """

    def __init__(self, meanings: Iterable[Meaning]) -> None:
        numbers = array("i")
        for meaning in meanings:
            numbers.extend([round(_SCALE * number) for number in meaning or NO_DIRECTION])
        self._count = len(numbers) // SIZE
        self._middles = int.from_bytes(array("I", [_MIDDLE] * self._count).tobytes(), sys.byteorder)
        self._coordinates = [self._joined(numbers[place::SIZE]) for place in range(SIZE)]

    def likenesses(self, meaning: Meaning) -> list[float]:
        """Of each to this one, from -1 to 1; what means nothing is like nothing."""
        if not meaning or not self._count:
            return [0.0] * self._count
        numbers = [round(number * _SCALE) for number in meaning]
        return [
            lane / (_SCALE * _SCALE) for lane in self._apart(map(mul, numbers, self._coordinates))
        ]

    def _joined(self, numbers: "array[int]") -> int:
        """Flipping the highest bit of a lane adds the middle to its number."""
        lanes = int.from_bytes(numbers.tobytes(), sys.byteorder)
        return (lanes ^ self._middles) - self._middles

    def _apart(self, joined: Iterable[int]) -> "array[int]":
        """The sum of what was joined, lane by lane."""
        lanes = (sum(joined) + self._middles) ^ self._middles
        return array("i", lanes.to_bytes(_LANE * self._count, sys.byteorder))


@cache
def load_words(file: Path) -> Words:
    data = file.read_bytes()
    text, count = array("I", data[:_HEAD])
    keys = data[_HEAD : _HEAD + text].decode().split("\n")
    weights = data[_HEAD + text : _HEAD + text + count]
    numbers = array("b", data[_HEAD + text + count :])
    return Words({key: place for place, key in enumerate(keys)}, weights, numbers)
