"""The sentences of the page for browsers: those of the window where they are the same.

Every `t("…")` and `n("…", …)` of `resources/web` is looked up in the translations of the window;
sentences of the page alone are in `page.toml` of each language. The sentences
of codes are taken from where the window has them.
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

Words = str | list[str]


def said(root: Path) -> dict[str, bool]:
    """The sentences of the page; true for those that count something."""
    found: dict[str, bool] = {}
    for file in sorted((root / WEB).glob("*.js")):
        for kind, text in LITERAL.findall(file.read_text(encoding="utf-8")):
            found[json.loads(f'"{text}"')] = kind == "n"
    return found


def codes() -> dict[str, str]:
    """`kind:code` of the protocol with the English sentence of the window."""
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
    for message in ET.parse(file).iter("message"):
        forms = [form.text or "" for form in message.iter("numerusform")]
        text = message.findtext("translation")
        source = message.findtext("source")
        if source and (forms or text):
            yield source, forms or text or ""


def own_words(root: Path, language: str) -> dict[str, Words]:
    """What only the page says; a new language says nothing of it yet."""
    file = root / i18n.FOLDER / language / PAGE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def words(root: Path, language: str) -> dict[str, Words]:
    """The page's sentences; untranslated ones are missing."""
    known = own_words(root, language) | dict(of_the_window(root / i18n.screens(language)))
    wanted = {sentence: sentence for sentence in said(root)} | codes()
    if language == i18n.SOURCE:
        counted = {text for text, counts in said(root).items() if counts}
        named = {key: text for key, text in wanted.items() if key != text}
        return named | {text: known[text] for text in counted if text in known}
    return {key: known[text] for key, text in sorted(wanted.items()) if text in known}


def as_json(root: Path, language: str) -> str:
    ordered = dict(sorted(words(root, language).items()))
    return json.dumps(ordered, ensure_ascii=False, indent=0) + "\n"


def untranslated(root: Path) -> list[str]:
    russian = words(root, "ru")
    return [key for key in (*said(root), *codes()) if key not in russian]


def write(root: Path = project.ROOT) -> None:
    from dixit_qt.languages import LANGUAGES

    folder = root / WEB / "words"
    for language in i18n.languages(root):
        (folder / f"{language}.json").write_text(as_json(root, language), encoding="utf-8")
    names = json.dumps(LANGUAGES, ensure_ascii=False, indent=0)
    (folder / LIST).write_text(names + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
