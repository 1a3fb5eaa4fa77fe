from collections.abc import Mapping
from enum import StrEnum

import pytest

from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.house.switches import BOUNDS
from dixit_qt.rules.refusals import Refusal
from dixit_qt.ui.base import code_sentences, editions
from dixit_qt.wire.codes import Denial, Farewell, Hindrance, News


@pytest.mark.parametrize(
    ("codes", "sentences"),
    [
        (Refusal, code_sentences.REFUSALS),
        (Denial, code_sentences.DENIALS),
        (Farewell, code_sentences.FAREWELLS),
        (News, code_sentences.NEWS),
        (Hindrance, code_sentences.HINDRANCES),
    ],
)
def test_every_code_has_a_sentence(codes: type[StrEnum], sentences: Mapping[StrEnum, str]):
    assert set(sentences) == set(codes)
    assert len(set(sentences.values())) == len(sentences)


def test_no_code_means_two_things():
    codes = [str(code) for kind in (Refusal, Denial, Hindrance) for code in kind]
    assert len(set(codes)) == len(codes)


def test_every_edition_has_a_name_and_a_sentence():
    assert editions.NAMES.keys() == editions.SENTENCES.keys() == EDITIONS.keys()


def test_every_switch_has_a_name():
    assert editions.SWITCHES.keys() == {*BOUNDS, "clue_kinds"}


def test_a_refusals_sentence_includes_its_numbers():
    sentence = code_sentences.refusal_sentence("too_few_players", {"have": 2, "need": 3})
    assert sentence == "This edition needs at least 3 players; at the table: 2."


def test_a_code_of_a_later_version_is_refused_calmly():
    assert code_sentences.refusal_sentence("something_new") == "That isn't possible."


def test_news_name_the_person():
    assert code_sentences.news_sentence(News.JOINED, "Ёлка") == "Ёлка has joined the table."
