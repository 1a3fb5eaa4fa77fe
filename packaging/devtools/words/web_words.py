"""The sentences of the browser page. Where the window has the same sentence, its translation is
used.

Every `t("…")` and `n("…", …)` of `resources/web` is looked up in the translations of the window.
Those that only the page has are collected into `page.toml` of each language, as the window's are
into its `screens.ts`: translations are kept, and a new sentence is added with an empty one. The
English file has only sentences with plurals. The sentences of codes are taken from where the window
has them.
"""

import json
import re
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from devtools import i18n, project

WEB = Path("resources") / "web"
LITERAL = re.compile(r'\b([tn])\(\s*"((?:[^"\\]|\\.)*)"')
PAGE = "page.toml"
LIST = "languages.json"
HEAD = "# What only the page for browsers says; all its other sentences are those of the window.\n"

Words = str | list[str]


def said(root: Path) -> dict[str, bool]:
    """The page's sentences. The value is true for plurals."""
    found: dict[str, bool] = {}
    for file in sorted((root / WEB).glob("*.js")):
        for kind, text in LITERAL.findall(file.read_text(encoding="utf-8")):
            found[json.loads(f'"{text}"')] = kind == "n"
    return found


def codes() -> dict[str, str]:
    """`kind:code` of the protocol, with its English sentence in the window."""
    from dixit_qt.ui.base import code_sentences, editions
    from dixit_qt.ui.rounds import reasons

    named = {each: words for each, words in editions.WORDS.items() if words.name}
    kinds: list[tuple[str, Mapping[Any, str]]] = [
        ("refusal", code_sentences.REFUSALS),
        ("refusal", code_sentences.DENIALS),
        ("farewell", code_sentences.FAREWELLS),
        ("news", code_sentences.NEWS),
        ("edition", {each: words.name for each, words in named.items()}),
        ("about", {each: words.sentence for each, words in named.items()}),
        ("reason", reasons.PLAIN),
        ("end", reasons.ENDS),
        ("tie", reasons.TIES),
        ("switch", editions.SWITCHES),
        ("value", editions.VALUES),
    ]
    values = {
        f"value:{switch}:{json.dumps(value)}": text
        for (switch, value), text in editions.SPECIAL_VALUES.items()
    }
    found = {f"{kind}:{code}": text for kind, table in kinds for code, text in table.items()}
    return found | values


def of_the_window(file: Path) -> Iterator[tuple[str, Words]]:
    """Every sentence of the window; untranslated ones are empty."""
    for message in ET.parse(file).iter("message"):
        forms = [form.text or "" for form in message.iter("numerusform")]
        source = message.findtext("source")
        if source:
            yield source, forms or message.findtext("translation") or ""


def page_of(root: Path, language: str) -> Path:
    return root / i18n.FOLDER / language / PAGE


def own_words(root: Path, language: str) -> dict[str, Words]:
    """Sentences that only the page has."""
    file = page_of(root, language)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def is_said(words: Words) -> bool:
    return bool(words) and all(words)


def collect(root: Path, language: str) -> str:
    """Update the list of the page's own sentences from the sources."""
    window = dict(of_the_window(root / i18n.screens(language)))
    forms = max((len(words) for words in window.values() if isinstance(words, list)), default=1)
    wanted: dict[str, Words] = {
        sentence: [""] * forms if counts else ""
        for sentence, counts in said(root).items()
        if sentence not in window and (counts or language != i18n.SOURCE)
    }
    known = own_words(root, language)
    kept = {sentence: words for sentence, words in known.items() if sentence in wanted}
    kept |= {sentence: words for sentence, words in wanted.items() if sentence not in kept}
    return HEAD + "".join(f"{_quoted(key)} = {_quoted(words)}\n" for key, words in kept.items())


def _quoted(words: Words) -> str:
    """A string or list of strings in TOML syntax."""
    return json.dumps(words, ensure_ascii=False)


def words(root: Path, language: str) -> dict[str, Words]:
    """The translated sentences of the page."""
    every = own_words(root, language) | dict(of_the_window(root / i18n.screens(language)))
    known = {sentence: words for sentence, words in every.items() if is_said(words)}
    wanted = {sentence: sentence for sentence in said(root)} | codes()
    if language == i18n.SOURCE:
        counted = {text for text, counts in said(root).items() if counts}
        named = {key: text for key, text in wanted.items() if key != text}
        return named | {text: known[text] for text in counted if text in known}
    return {key: known[text] for key, text in sorted(wanted.items()) if text in known}


def as_json(root: Path, language: str) -> str:
    ordered = dict(sorted(words(root, language).items()))
    return json.dumps(ordered, ensure_ascii=False, indent=0) + "\n"


def update(root: Path = project.ROOT) -> list[str]:
    """Return the page's own sentences that are not translated yet."""
    for language in i18n.languages():
        page_of(root, language).write_text(collect(root, language), encoding="utf-8")
    return [
        f"{language}: the page: {sentence}"
        for language in i18n.languages()
        for sentence in waiting(root, language)
    ]


def waiting(root: Path, language: str) -> list[str]:
    own = own_words(root, language)
    return [sentence for sentence, words in own.items() if not is_said(words)]


def write(root: Path = project.ROOT) -> None:
    from dixit_qt.languages import LANGUAGES

    folder = root / WEB / "words"
    for language in i18n.languages():
        (folder / f"{language}.json").write_text(as_json(root, language), encoding="utf-8")
    names = json.dumps(LANGUAGES, ensure_ascii=False, indent=0)
    (folder / LIST).write_text(names + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
