from datetime import UTC, datetime

import pytest

from dixit_qt.ui.base.words import moment_words

NOW = datetime(2026, 3, 14, 20, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (datetime(2026, 3, 14, 19, 0, tzinfo=UTC), "this evening"),
        (datetime(2026, 3, 14, 9, 0, tzinfo=UTC), "this morning"),
        (datetime(2026, 3, 14, 2, 0, tzinfo=UTC), "last night"),
        (datetime(2026, 3, 13, 23, 59, tzinfo=UTC), "yesterday evening"),
        (datetime(2026, 3, 13, 13, 0, tzinfo=UTC), "yesterday afternoon"),
    ],
)
def test_a_recent_game_is_named_by_its_part_of_the_day(then: datetime, words: str):
    assert moment_words(then, NOW, "en") == words


def test_an_older_game_is_named_by_its_date():
    assert "2026" in moment_words(datetime(2026, 1, 2, 20, 0, tzinfo=UTC), NOW, "en")
