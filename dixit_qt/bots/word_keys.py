"""What two forms of a word have in common: «деревьями» and «дерево», lights and light."""

import re

_WORD = re.compile(r"[^\W\d_]+")
_SHORTEST = 3
_RUSSIAN_ENDINGS = """
    а я о е ы и у ю ь й ая яя ое ее ые ие ой ей ый ий ую юю ою ею ом ем ам ям ах ях ов ев
    ами ями ого его ому ему ыми ими ых их ым им ья ье ью ьи ия ие ии ию ием иям иями иях
    ть ти ться л ла ло ли лся лась лось лись ал ала ало али ил ила или ать ить еть ять ет ют ит
    ат ят ут ешь ишь ете ите тся ется ются ится атся ятся ай яй
"""
_RUSSIAN = sorted(_RUSSIAN_ENDINGS.split(), key=len, reverse=True)
_ENGLISH = ("iness", "ies", "ing", "ed", "es", "ly", "s", "e", "y")


def words_in(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("ё", "е"))


def key_of(word: str) -> str:
    endings = _ENGLISH if word.isascii() else _RUSSIAN
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return _single(word[: -len(ending)])
    return word


def _single(stem: str) -> str:
    """Running runs as run does."""
    doubled = stem.isascii() and len(stem) > _SHORTEST and stem[-1] == stem[-2]
    return stem[:-1] if doubled else stem
