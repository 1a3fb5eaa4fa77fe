"""«Adding a language» in EXTENDING.md, followed to the letter in a copy of the project."""

import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from devtools import i18n, project
from devtools.words import web_words
from release import reproducible

CODE, NAME = "eo", "Esperanto"
LIST = Path("dixit_qt") / "languages.py"
DECKS = Path("resources") / "decks"
SAID_OF_A_CARD = re.compile(r'^(name|title|description)_en = "(.*)"$', re.MULTILINE)
WORDS_OF_CARDS = f"""
from dixit_qt import paths
from dixit_qt.decks.manifest import find_decks
from dixit_qt.host.sending import card_texts
from dixit_qt.languages import in_language
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import decode_from_host, encode

decks, faults = find_decks([paths.decks()])
assert decks and not faults
for deck in decks.values():
    print(in_language(deck.name, "{CODE}", ""))
    for text in card_texts(deck):
        arrived = decode_from_host(encode(m.DeckPart(deck.id, 0, 1, (text,)))).cards[0]
        print(in_language(arrived.title, "{CODE}", ""))
        print(in_language(arrived.description, "{CODE}", ""))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("copy") / "dixit-qt"
    reproducible.copy_sources(project.ROOT, copy)
    follow_the_page(copy)
    return copy


def follow_the_page(copy: Path) -> None:
    """One line, one folder, one command; then the translation."""
    text = (copy / LIST).read_text(encoding="utf-8")
    line = re.sub(r"(LANGUAGES = \{.*)\}", rf'\1, "{CODE}": "{NAME}"}}', text)
    assert line != text
    (copy / LIST).write_text(line, encoding="utf-8")
    shutil.copytree(copy / i18n.FOLDER / "en", copy / i18n.FOLDER / CODE)
    (copy / i18n.screens(CODE)).unlink()
    (copy / i18n.screens(CODE)).with_suffix(".qm").unlink()
    web_words.page_of(copy, CODE).unlink()
    collect(copy)
    assert web_words.waiting(copy, CODE)
    translate(copy / i18n.screens(CODE))
    translate_page(web_words.page_of(copy, CODE))
    collect(copy)
    i18n.release(copy)
    for deck in (copy / DECKS).glob("*/deck.toml"):
        text = deck.read_text(encoding="utf-8")
        deck.write_text(SAID_OF_A_CARD.sub(said_in_both, text), encoding="utf-8")


def said_in_both(found: re.Match[str]) -> str:
    key, text = found.groups()
    return f'{found[0]}\n{key}_{CODE} = "‹{text}›"'


def collect(copy: Path) -> None:
    """Do what `dev.py i18n` does for each language of the program."""
    i18n.collect(copy, CODE, copy / i18n.screens(CODE))
    web_words.page_of(copy, CODE).write_text(web_words.collect(copy, CODE), encoding="utf-8")


def translate_page(file: Path) -> None:
    """Fill every empty translation, in all its plural forms."""
    lines = [
        re.sub(r'""(?=[],]|$)', f'"‹{json.loads(line.partition(" = ")[0])}›"', line)
        if line.startswith('"')
        else line
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    file.write_text("\n".join(lines), encoding="utf-8")


def translate(file: Path) -> None:
    """The made-up language: each sentence between marks."""
    tree = ET.parse(file)
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = list(translation.iter("numerusform"))
        for place in forms or [translation]:
            place.text = f"‹{message.findtext('source')}›"
        translation.attrib.pop("type", None)
    tree.write(file, encoding="utf-8", xml_declaration=True)


def run(copy: Path, *words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "NEW_LANGUAGE": CODE, **environ},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_recipe_in_extending_has_exactly_these_steps() -> None:
    page = (project.ROOT / "dixit_qt" / "EXTENDING.md").read_text(encoding="utf-8")
    chapter = page.partition("## Adding a language\n")[2].partition("\n## ")[0]
    steps = re.findall(r"^\d\. (.*(?:\n   .*)*)", chapter, re.MULTILINE)
    assert len(steps) == 6
    assert f"`{LIST.as_posix()}`" in steps[0]
    assert f"`{i18n.FOLDER.as_posix()}/en`" in steps[1]
    assert "`dev.py i18n`" in steps[2]
    assert f"`{DECKS.as_posix()}`" in steps[3]
    assert "metainfo" in steps[4]
    assert "`resources/words`" in steps[5]


def test_decks_and_cards_in_the_new_language_reach_a_guest(copy: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WORDS_OF_CARDS],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert len(said) > 100
    assert [text for text in said if not text.startswith("‹")] == []


def test_every_screen_opens_in_the_new_language(copy: Path) -> None:
    done = run(copy, "pytest", "-q", "tests/languages/every_screen.py")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_browser_page_is_complete_in_the_new_language(copy: Path) -> None:
    assert web_words.waiting(copy, CODE) == []
    words = web_words.words(copy, CODE)
    assert words.keys() == web_words.words(project.ROOT, "ru").keys()
    forms = [text if isinstance(text, list) else [text] for text in words.values()]
    assert [text for texts in forms for text in texts if not text.startswith("‹")] == []


def test_what_is_not_translated_yet_appears_in_english(copy: Path) -> None:
    """Only the first step: the language has no folder yet."""
    folder, aside = copy / i18n.FOLDER / CODE, copy / "aside"
    folder.rename(aside)
    told = run(copy, "dixit_qt", "rehearse", "--language", CODE, "--seed", "1")
    shown = run(copy, "dixit_qt", "selftest", LANG=f"{CODE}.UTF-8", LC_ALL=f"{CODE}.UTF-8")
    aside.rename(folder)
    assert told.returncode == 0, told.stderr
    assert "The clue" in told.stdout
    assert shown.returncode == 0, shown.stdout + shown.stderr


def test_a_transcript_is_written_in_the_new_language(copy: Path) -> None:
    file = copy / i18n.FOLDER / CODE / "transcript.toml"
    file.write_text('"results" = "Rezultoj"\n', encoding="utf-8")
    done = run(copy, "dixit_qt", "rehearse", "--language", CODE, "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "Rezultoj" in done.stdout
    assert "The clue" in done.stdout


def test_the_program_plays_against_itself_in_the_new_language(copy: Path) -> None:
    done = run(copy, "dixit_qt", "selftest", LANG=f"{CODE}.UTF-8", LC_ALL=f"{CODE}.UTF-8")
    assert done.returncode == 0, done.stdout + done.stderr
