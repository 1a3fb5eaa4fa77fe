"""The page's texts are made from the window's translations and are up to date."""

import json
import re

import pytest

from devtools import i18n, project
from devtools.words import web_words
from dixit_qt.languages import LANGUAGES
from tests.browser import shapes
from tests.browser.device import meanwhile
from tests.browser.tables import open_table

ROOT = project.ROOT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_page_are_current(language):
    """If this fails, run `dev.py i18n`."""
    kept = (ROOT / web_words.WEB / "words" / f"{language}.json").read_text(encoding="utf-8")
    assert kept == web_words.as_json(ROOT, language)


def test_the_page_and_the_window_offer_the_same_languages():
    listed = (ROOT / web_words.WEB / "words" / web_words.LIST).read_text(encoding="utf-8")
    assert json.loads(listed) == LANGUAGES


def test_the_generated_defaults_of_the_page_are_current():
    """If this fails, run `python -m tests.browser.shapes`."""
    assert shapes.FILE.read_text(encoding="utf-8") == shapes.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_page_is_listed_and_translated(language):
    """`dev.py i18n` updates the list, and names the untranslated texts."""
    listed = web_words.page_of(ROOT, language).read_text(encoding="utf-8")
    assert listed == web_words.collect(ROOT, language)
    assert web_words.waiting(ROOT, language) == []


def test_every_sentence_of_the_page_and_every_code_is_translated():
    for language in set(LANGUAGES) - {i18n.SOURCE}:
        missing = {*web_words.said(ROOT), *web_words.codes()} - set(web_words.words(ROOT, language))
        assert missing == set()


def test_counted_sentences_have_all_plural_forms():
    counted = [text for text, counts in web_words.said(ROOT).items() if counts]
    assert len(counted) > 5
    for language, forms in (("en", 2), ("ru", 3)):
        words = web_words.words(ROOT, language)
        assert {len(words[text]) for text in counted} == {forms}


MISSING = """
const done = arguments[0];
Promise.all([import("/said.js"), import("/words.js")]).then(([{ SAID }, words]) => {
  SAID.ru = () => ({ Give: "Отдать" });
  words.speak("ru");
  const said = ["Give", "Your cards"].map((sentence) => words.t(sentence));
  const counted = [1, 5].map((games) => words.n("%n game(s)", games));
  done([...said, ...counted, words.ofCode("edition", "team")]);
});
"""


def test_the_page_shows_untranslated_sentences_in_english(qtbot, library, telephone):
    hosting, found = open_table(library, "odyssey"), []

    def look():
        telephone.open(hosting.port)
        found.extend(telephone.driver.execute_async_script(MISSING))

    meanwhile(qtbot, look)
    assert found == ["Отдать", "Your cards", "1 game", "5 games", "Team Dixit"]
    hosting.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_says_every_number_and_name_of_its_source(language):
    for key, text in json.loads(web_words.as_json(ROOT, language)).items():
        if ":" not in key and isinstance(text, str):
            assert sorted(re.findall(r"%\d", key)) == sorted(re.findall(r"%\d", text)), key


def test_the_page_fetches_nothing_from_elsewhere_and_runs_nothing_inline():
    for file in (ROOT / web_words.WEB).rglob("*"):
        if file.suffix in {".js", ".css", ".html"}:
            text = file.read_text(encoding="utf-8")
            elsewhere = re.findall(r"https?://[^\s\"'`$)]+", text.replace("http://www.w3.org", ""))
            assert elsewhere == [], file
            assert "innerHTML" not in text
            assert " style=" not in text
