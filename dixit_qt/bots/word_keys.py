"""What two forms of a word have in common: «деревьями» and «дерево», lights and light."""

import re

_WORD = re.compile(r"[^\W\d_]+")
_SHORTEST = 3
_RUSSIAN = """
    а я о е ы и у ю ь й ая яя ое ее ые ие ой ей ый ий ую юю ою ею ом ем ам ям ах ях ов ев
    ами ями ого его ому ему ыми ими ых их ым им ья ье ью ьи ия ие ии ию ием иям иями иях
    ть ти ться л ла ло ли лся лась лось лись ал ала ало али ил ила или ать ить еть ять ет ют ит
    ат ят ут ешь ишь ете ите тся ется ются ится атся ятся ай яй
"""
_ENGLISH = "iness ies ing ed es ly s e y"


def _by_length(endings: str) -> list[tuple[int, frozenset[str]]]:
    """The longest first."""
    lengths = sorted({len(ending) for ending in endings.split()}, reverse=True)
    return [(n, frozenset(each for each in endings.split() if len(each) == n)) for n in lengths]


_ENDINGS = {True: _by_length(_ENGLISH), False: _by_length(_RUSSIAN)}
"""By whether a word is written with the letters of English."""


def words_in(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("ё", "е"))


def key_of(word: str) -> str:
    for length, endings in _ENDINGS[word.isascii()]:
        if word[-length:] in endings and len(word) - length >= _SHORTEST:
            return _single(word[:-length])
    return word


def _single(stem: str) -> str:
    """Running runs as run does."""
    doubled = stem.isascii() and len(stem) > _SHORTEST and stem[-1] == stem[-2]
    return stem[:-1] if doubled else stem
