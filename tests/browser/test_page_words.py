"""The page speaks the window's language: its words are made from the window's and are current."""

import json
import re

import pytest

from devtools import i18n, project
from devtools.words import web_words
from dixit_qt.languages import LANGUAGES
from tests.browser import shapes

ROOT = project.ROOT


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_words_of_the_page_are_current(language):
    """`dev.py i18n` makes them."""
    kept = (ROOT / web_words.WEB / "words" / f"{language}.json").read_text(encoding="utf-8")
    assert kept == web_words.as_json(ROOT, language)


def test_the_page_offers_the_languages_of_the_window():
    listed = (ROOT / web_words.WEB / "words" / web_words.LIST).read_text(encoding="utf-8")
    assert json.loads(listed) == LANGUAGES


def test_the_page_knows_what_the_host_leaves_out():
    """`python -m tests.browser.shapes` says it anew."""
    assert shapes.FILE.read_text(encoding="utf-8") == shapes.text()


def test_every_sentence_of_the_page_is_translated():
    assert web_words.untranslated(ROOT) == []


def test_counted_sentences_have_all_plural_forms():
    counted = [text for text, counts in web_words.said(ROOT).items() if counts]
    assert len(counted) > 5
    for language, forms in (("en", 2), ("ru", 3)):
        words = web_words.words(ROOT, language)
        assert {len(words[text]) for text in counted} == {forms}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_has_no_duplicate_or_unused_sentences(language):
    own = web_words.own_words(ROOT, language)
    window = dict(web_words.of_the_window(ROOT / i18n.screens(language)))
    assert not own.keys() & window.keys()
    assert own.keys() <= web_words.said(ROOT).keys()


def test_a_translation_says_every_number_and_name_of_its_source():
    for key, text in json.loads(web_words.as_json(ROOT, "ru")).items():
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
