"""Makes typed text safe to show: visible, on one line, and without control over the text around
it.
"""

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
"""Invisible characters that Unicode classes as letters, marks or symbols."""
_JOINERS = frozenset("\u200c\u200d")
_AS_A_PICTURE = "\ufe0f"
_MAY_BE_PICTURES = frozenset({"So", "Sm", "Po", "Nd"})


def tidy_text(text: str) -> str:
    """The text in composed form, on one line and without invisible characters, except joiners where
    they shape letters or emoji. Empty if no visible character remains.
    """
    composed = unicodedata.normalize("NFC", text)
    spaced = (" " if unicodedata.category(char) in _BREAKING else char for char in composed)
    line = " ".join("".join(_kept("".join(spaced))).split())
    return line if any(map(_is_seen, line)) else ""


def looks(text: str) -> frozenset[str]:
    """Two texts with a common element here look the same, or differ only in capitals.

    Capitals have look-alikes of their own, some in scripts without capitals: they are looked up
    once as written, and once in lower case.
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
    """Joiners may be next to these: letters that change their shape, marks on them, and emoji."""
    if not char:
        return False
    return ord(char) >= 0x600 and unicodedata.category(char)[0] in "LMS"


def _is_variation(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_seen(char: str) -> bool:
    """Marks don't count: they are invisible without a letter."""
    return unicodedata.category(char)[0] in "LNPS"


@cache
def _prototype(char: str) -> str:
    """One representative of all texts that look like this character."""
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
    """One line for each text, followed by its look-alikes. The table is large, so it is read on
    first use, and only the characters are kept, in one block of bytes.
    """
    table = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    known = msgspec.json.decode(table, type=dict[str, list[_Glyph]])
    lines = (
        "\t".join(each.strip("\u200e") for each in (text, *(glyph.c for glyph in glyphs)))
        for text, glyphs in known.items()
    )
    return "\n".join(("", *lines, "")).encode()


def tidied(action: Action) -> Action:
    """The action with its typed text cleaned, as everybody will read it."""
    if isinstance(action, GiveClue | AmendClue):
        return structs.replace(action, text=tidy_text(action.text))
    return action


# Room codes: two words that are easy to say across a room and hard to confuse

Pick = Callable[[int], int]

SHORTEST_CODE = 6
"""The least number of letters and digits in a code. In four hours an attacker can try about three
thousand codes."""


@cache
def words(language: str) -> tuple[str, ...]:
    """The code words of a language; English ones if it has no list."""
    file = folder(language) / "codes.txt"
    if not file.is_file():
        file = folder(FIRST) / "codes.txt"
    return tuple(file.read_text(encoding="utf-8").split())


def fresh_code(language: str, pick: Pick) -> str:
    """Two different words. `pick(n)` returns an unpredictable number from 0 to n - 1."""
    listed = list(words(language))
    first = listed.pop(pick(len(listed)))
    return f"{first} {listed[pick(len(listed))]}"


def as_heard(code: str) -> str:
    """The part of a code that is compared: people say it aloud, and type it with or without
    capitals and dashes.
    """
    plain = unicodedata.normalize("NFKC", code).casefold().replace("ё", "е")
    return "".join(char for char in plain if char.isalnum())
