"""The languages of the program: everything that offers or asks for one reads this list.

The texts of each are in the folder of its code; texts that a language lacks are shown in
the first one.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from dixit_qt import paths

LANGUAGES = {"en": "English", "ru": "Русский"}
"""How each calls itself."""

FIRST = "en"
"""The one that every text has."""


def spoken(locale: str) -> str:
    """The language of a locale such as `ru_RU`; the first one for those that we do not speak."""
    code = locale.partition("_")[0]
    return code if code in LANGUAGES else FIRST


Text = TypeVar("Text")


def in_language(texts: Mapping[str, Text], code: str, nothing: Text) -> Text:
    """The text in this language, else in the first one, else in any."""
    said = texts.get(code) or texts.get(FIRST)
    return said or next(filter(None, texts.values()), nothing)


def folder(code: str) -> Path:
    return paths.translations() / spoken(code)


@cache
def texts(name: str, code: str) -> Mapping[str, Any]:
    """Of one file of a language, `bots` for example."""
    first = _read(paths.translations() / FIRST / f"{name}.toml")
    own = _read(folder(code) / f"{name}.toml")
    return {key: _both(value, own.get(key)) for key, value in first.items()}


def _both(first: object, own: object) -> object:
    if isinstance(first, dict) and isinstance(own, dict):
        return {**first, **own}
    return first if own is None else own


def _read(file: Path) -> Mapping[str, Any]:
    import tomllib

    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
