"""The languages of the program. Every choice of a language uses this list.

The texts of each language are in the folder with its code; missing texts are shown in the first
language.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from dixit_qt import paths

LANGUAGES = {"en": "English", "ru": "Русский"}
"""The name of each language in the language itself."""

FIRST = "en"
"""The language in which every text exists."""


def spoken(locale: str) -> str:
    """The language of a locale such as `ru_RU`. The first one if we don't have it."""
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
    """The texts in one of a language's files, for example `bots`."""
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
