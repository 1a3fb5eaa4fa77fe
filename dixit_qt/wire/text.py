"""Text that people type is text: it can be seen, stays on its line and turns nothing around it."""

import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import structs

from dixit_qt.languages import FIRST, folder
from dixit_qt.rules.actions import Action, AmendClue, GiveClue

_BREAKING = frozenset({"Cc", "Cs", "Zl", "Zp"})
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs, says Unicode, that nobody can see."""
_JOINERS = frozenset("\u200c\u200d")
_AS_A_PICTURE = "\ufe0f"
_MAY_BE_PICTURES = frozenset({"So", "Sm", "Po", "Nd"})


def tidy_text(text: str) -> str:
    """In the composed form and on one line, without what cannot be seen; what joins or shapes
    letters and pictures stays where it does so. Empty when nothing of it can be seen."""
    composed = unicodedata.normalize("NFC", text)
    spaced = (" " if unicodedata.category(char) in _BREAKING else char for char in composed)
    line = " ".join("".join(_kept("".join(spaced))).split())
    return line if any(map(_is_seen, line)) else ""


def looks(text: str) -> frozenset[str]:
    """Two texts that share one of these look the same, or are the same but for capitals.

    Capitals have look-alikes of their own, some in scripts without capitals: they are looked up
    once as they are written, and once as small letters.
    """
    tidy = tidy_text(text)
    seen = "".join(char for char in tidy if char not in _JOINERS and not _is_variation(char))
    both = (unicodedata.normalize("NFKC", each) for each in (seen, _drawn(seen)))
    return frozenset(_drawn(each.casefold()) for each in both)


def look_alike(one: str, other: str) -> bool:
    return not looks(one).isdisjoint(looks(other))


def _drawn(text: str) -> str:
    return "".join(map(_prototype, text))


def _kept(text: str) -> Iterator[str]:
    before = " "
    for at, char in enumerate(text):
        after = text[at + 1 : at + 2]
        if char in _JOINERS:
            keep = _is_shaped(before) and _is_shaped(after)
        elif _is_variation(char):
            pictured = unicodedata.category(before) in _MAY_BE_PICTURES
            keep = char == _AS_A_PICTURE and pictured
        else:
            keep = unicodedata.category(char) != "Cf" and char not in _BLANK
        if keep:
            yield char
            before = char


def _is_shaped(char: str) -> bool:
    """What a joiner may be next to: a letter that changes its shape, a mark on it, a picture."""
    if not char:
        return False
    return ord(char) >= 0x600 and unicodedata.category(char)[0] in "LMS"


def _is_variation(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_seen(char: str) -> bool:
    """A mark is seen only on a letter."""
    return unicodedata.category(char)[0] in "LNPS"


@cache
def _prototype(char: str) -> str:
    """One of all that look like this character."""
    near = {char, *_alike(char)}
    group = near.union(*map(_alike, near))
    plain = sorted(text for text in group if text.isascii() and text.isalnum())
    return max(plain, key=lambda text: (len(text), text)) if plain else min(group)


def _alike(text: str) -> list[str]:
    lines, start = _table(), f"\n{text}\t".encode()
    at = lines.find(start)
    if at < 0:
        return []
    begin = at + len(start)
    return lines[begin : lines.index(b"\n", begin)].decode().split("\t")


class _Glyph(msgspec.Struct, gc=False):
    c: str


@cache
def _table() -> bytes:
    """For each text a line with those that look alike. It is large: read when it is needed, nothing
    kept of it but the glyphs, and these in one piece."""
    table = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    known = msgspec.json.decode(table, type=dict[str, list[_Glyph]])
    lines = (
        "\t".join(each.strip("\u200e") for each in (text, *(glyph.c for glyph in glyphs)))
        for text, glyphs in known.items()
    )
    return "\n".join(("", *lines, "")).encode()


def tidied(action: Action) -> Action:
    """Typed text, as everybody will read it."""
    if isinstance(action, GiveClue | AmendClue):
        return structs.replace(action, text=tidy_text(action.text))
    return action


# Codes of tables: two words that are easily said across a room, none mistaken for another

Pick = Callable[[int], int]

SHORTEST_CODE = 6
"""Letters and digits. In four hours a guesser has three thousand tries."""


@cache
def words(language: str) -> tuple[str, ...]:
    """The words of a language; a language without a list of its own has the English one."""
    file = folder(language) / "codes.txt"
    if not file.is_file():
        file = folder(FIRST) / "codes.txt"
    return tuple(file.read_text(encoding="utf-8").split())


def fresh_code(language: str, pick: Pick) -> str:
    """Two different words. `pick(n)` is one of 0 … n - 1, unpredictably."""
    listed = list(words(language))
    first = listed.pop(pick(len(listed)))
    return f"{first} {listed[pick(len(listed))]}"


def as_heard(code: str) -> str:
    """What counts of a code: it is said aloud, and typed with or without capitals and dashes."""
    plain = unicodedata.normalize("NFKC", code).casefold().replace("ё", "е")
    return "".join(char for char in plain if char.isalnum())
