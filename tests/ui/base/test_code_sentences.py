from collections.abc import Mapping
from enum import StrEnum

import pytest

from dixit_qt.rules.editions import EDITIONS, Edition, edition_with
from dixit_qt.rules.house.switches import BOUNDS, End, values_of
from dixit_qt.rules.model import ClueKind
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


def test_every_code_has_one_meaning():
    codes = [str(code) for kind in (Refusal, Denial, Hindrance) for code in kind]
    assert len(set(codes)) == len(codes)


def test_every_edition_has_words():
    assert editions.WORDS.keys() == EDITIONS.keys()


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_an_edition_has_a_name_or_is_named_by_its_end(edition: Edition):
    assert bool(editions.WORDS[edition.id].name) is not edition.named_by_its_end


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_an_edition_beside_others_of_its_game_says_what_it_differs_by(edition: Edition):
    game = [each.id for each in EDITIONS.values() if each.family is edition.family]
    assert bool(editions.WORDS[edition.id].variant) is (len(game) > 1)


def test_no_two_editions_have_the_same_words():
    for shown in (editions.edition_name, editions.edition_sentence, editions.variant_name):
        assert len({shown(edition) for edition in EDITIONS}) == len(EDITIONS)


ENDS_OTHERWISE = [
    (edition, options)
    for edition in EDITIONS.values()
    for options in ({"end": "score", "target_score": 57}, {"end": "last_card"}, {"end": "laps"})
    if "end" in edition.offers
]


@pytest.mark.parametrize(
    ("edition", "options"),
    ENDS_OTHERWISE,
    ids=[f"{edition.id}-{options['end']}" for edition, options in ENDS_OTHERWISE],
)
def test_a_tables_name_never_mentions_a_changed_end(edition: Edition, options):
    """By house rules, a game to 15 points may have another goal, or end with the last card."""
    at_table = edition_with(edition.id, options)
    said = f"{editions.name_at_table(at_table)} {editions.sentence_at_table(at_table)}"
    goal = str(edition.switches.target_score)
    assert at_table.switches.target_score == edition.switches.target_score or goal not in said
    assert at_table.switches.end is End.SCORE or "points" not in said
    assert at_table.switches.end is End.LAST_CARD or "last card" not in said


def test_every_switch_has_a_name_in_one_place_of_the_house_rules():
    assert editions.SWITCHES.keys() == {*BOUNDS, "clue_kinds"}
    groups = (editions.FIRST, editions.DETAILS, editions.POINTS)
    assert sum(map(len, groups)) == len(editions.SWITCHES)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_value_of_a_switch_can_be_shown(edition: Edition):
    for switch in edition.offers:
        values = ClueKind if switch == "clue_kinds" else values_of(edition.family, switch)
        shown = [editions.value_name(switch, value) for value in values]
        assert len(set(shown)) == len(shown)
        assert "None" not in shown


def test_a_refusals_sentence_includes_its_numbers():
    sentence = code_sentences.refusal_sentence("too_few_players", {"have": 2, "need": 3})
    assert sentence == "This edition needs at least 3 players; at the table: 2."


def test_an_unknown_code_gets_a_general_sentence():
    assert code_sentences.refusal_sentence("something_new") == "That isn't possible."


def test_news_name_the_person():
    assert code_sentences.news_sentence(News.JOINED, "Ёлка") == "Ёлка has joined the table."
