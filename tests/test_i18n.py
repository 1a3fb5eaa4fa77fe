import re
import shutil
import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from devtools import i18n, project
from devtools.words import sentences, web_words

PLACEHOLDER = re.compile(r"%(?:\d|n|L\d)")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the translations and of the sources that they need."""
    for folder in (i18n.FOLDER, *i18n.SOURCES):
        shutil.copytree(project.ROOT / folder, tmp_path / folder)
    return tmp_path


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """The translations, updated from the current sources."""
    for language in i18n.languages():
        copy = tmp_path / f"{language}.ts"
        shutil.copy(project.ROOT / i18n.screens(language), copy)
        i18n.collect(project.ROOT, language, copy)
    return tmp_path


def test_an_empty_folder_is_not_a_language(copy: Path):
    """Git leaves compiled files behind, because it ignores them."""
    left = copy / i18n.FOLDER / "xx"
    left.mkdir()
    (left / "screens.qm").write_bytes(b"")
    i18n.update(copy)
    assert [file.name for file in left.iterdir()] == ["screens.qm"]


@pytest.mark.parametrize("language", i18n.languages())
def test_every_sentence_of_the_window_is_translated(fresh: Path, language: str):
    assert i18n.unfinished(fresh / f"{language}.ts") == []


TEXTS = sorted(
    file.relative_to(project.ROOT / i18n.FOLDER / i18n.SOURCE)
    for file in (project.ROOT / i18n.FOLDER / i18n.SOURCE).rglob("*.toml")
    if file.name != web_words.PAGE
)


def named_in(table: Mapping[str, object], path: str = "") -> Iterator[str]:
    for key, value in table.items():
        yield f"{path}{key}"
        if isinstance(value, dict):
            yield from named_in(value, f"{path}{key}.")


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("file", TEXTS, ids=Path.as_posix)
def test_every_text_file_is_translated_completely(language: str, file: Path):
    """A missing sentence would be shown in English."""
    english, own = (
        set(named_in(tomllib.loads((project.ROOT / i18n.FOLDER / code / file).read_text("utf-8"))))
        for code in (i18n.SOURCE, language)
    )
    assert own == english


@pytest.mark.parametrize(("language", "forms"), [("ru", 3), ("en", 2)])
def test_every_plural_has_all_its_forms(fresh: Path, language: str, forms: int):
    file = fresh / f"{language}.ts"
    messages = [m for m in ET.parse(file).iter("message") if m.get("numerus")]
    assert len(messages) > 20
    assert {len(list(message.iter("numerusform"))) for message in messages} == {forms}


def test_translations_have_every_placeholder_of_their_source(fresh: Path):
    broken = []
    for message in ET.parse(fresh / "ru.ts").iter("message"):
        source = message.findtext("source") or ""
        wanted = Counter(PLACEHOLDER.findall(source))
        forms = [form.text for form in message.iter("numerusform")]
        texts = forms or [message.findtext("translation")]
        broken += [text for text in texts if Counter(PLACEHOLDER.findall(text or "")) != wanted]
    assert broken == []


def test_an_untranslated_sentence_is_reported(tmp_path: Path):
    file = tmp_path / "half.ts"
    file.write_text(
        "<TS><context><name>Home</name>"
        "<message><source>Done</source><translation>Готово</translation></message>"
        '<message><source>Open</source><translation type="unfinished"></translation></message>'
        '<message numerus="yes"><source>%n card(s)</source><translation>'
        "<numerusform>%n карта</numerusform><numerusform></numerusform>"
        "</translation></message></context></TS>",
        encoding="utf-8",
    )
    assert i18n.unfinished(file) == ["Home: Open", "Home: %n card(s)"]


def test_translations_are_compiled_only_when_changed(tmp_path: Path):
    source = i18n.screens("ru")
    (tmp_path / source).parent.mkdir(parents=True)
    shutil.copy(project.ROOT / source, tmp_path / source)
    i18n.release(tmp_path)
    compiled = (tmp_path / source).with_suffix(".qm")
    first = compiled.stat().st_mtime_ns
    i18n.release(tmp_path)
    assert compiled.stat().st_mtime_ns == first


def test_plurals_and_marked_sentences_are_extracted(tmp_path: Path):
    file = tmp_path / "view.py"
    file.write_text(
        'a = translate("Home", "%n seat(s)", None, len(seats))\n'
        'b = mark("Words", "Say \\"hello\\".")\n'
        'c = QCoreApplication.translate("Words", sentence)\n',
        encoding="utf-8",
    )
    assert list(sentences.sentences_in(file)) == [
        sentences.Sentence("Home", "%n seat(s)", plural=True),
        sentences.Sentence("Words", 'Say "hello".', plural=False),
    ]
    assert r'"Words", "Say \"hello\"."' in sentences.as_cpp([file])
