"""The reasons beside a finished poem's lines."""

from dataclasses import replace

import msgspec
import pytest

from dixit_qt.client.state import ClientState
from dixit_qt.ui.rounds.round_summary import summary_of
from dixit_qt.wire.room import CardText
from tests.ui.rounds.told_games import no_picture, played, with_verses


def told(*, bot: bool, language: str = "en") -> str:
    """A poem whose hint is about snow, with a picture that shows snow."""
    state = with_verses(played("poetry", 4, 1).feed.state)
    record = state.view.history[-1]
    card = CardText(
        record.poem.stories[record.poem.chosen - 1],
        tags={"en": ("beard", "snow"), "ru": ("снег",)},
    )
    lines = {"en": "Snow fell, although we ordered May.", "ru": "Снег подружился с кочергой"}
    verses = replace(
        state.verses,
        language=language,
        lines={**state.verses.lines, record.poem.hint: lines.get(language, "")},
    )
    changed = replace(
        state, verses=verses, texts={card.card: card}, room=seated(state, record, bot)
    )
    return summary_of(record, changed, no_picture, "en").poem.reasons


def seated(state: ClientState, record, bot: bool):
    seats = list(state.room.seats)
    seats[record.storyteller] = msgspec.structs.replace(seats[record.storyteller], is_bot=bot)
    return msgspec.structs.replace(state.room, seats=tuple(seats))


@pytest.mark.parametrize(("language", "reason"), [("en", "snow"), ("ru", "снег")])
def test_a_bots_verdict_names_the_line_and_the_matching_word(language, reason):
    assert told(bot=True, language=language) == f"In the picture: line 1: {reason}."


def test_verdicts_of_people_have_no_reasons():
    assert told(bot=False) == ""


def test_a_language_without_known_words_has_no_reasons():
    assert told(bot=True, language="xx") == ""


def test_a_picture_without_words_names_nothing():
    state = with_verses(played("poetry", 4, 1).feed.state)
    record = state.view.history[-1]
    changed = replace(state, texts={}, room=seated(state, record, bot=True))
    assert summary_of(record, changed, no_picture, "en").poem.reasons == ""
    assert summary_of(record, replace(state, room=None), no_picture, "en").poem.reasons == ""
