"""A finished game updates the statistics of pictures in the player's own decks."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from dixit_qt.app.user_data import CardStatistics
from dixit_qt.store.standings import NEVER, Favourites, Tally
from dixit_qt.ui.base.screen import Feed
from tests.ui.rounds.told_games import played


@pytest.fixture
def file(qapp, tmp_path: Path) -> Favourites:
    return Favourites(tmp_path / "favourites.json")


def test_every_round_counts_the_pictures_and_their_hearts_once(file):
    state = played("odyssey", 4, 2).feed.state
    first, second = state.view.history
    cards = [laid.card for laid in first.table]
    feed = Feed()
    card_statistics = CardStatistics(feed, file, lambda: {*cards[:3]}, lambda: False)
    feed.show(replace(state, view=structs.replace(state.view, history=(first,))))
    loved = structs.replace(first, hearts=(0, 2, 0, 1))
    feed.show(replace(state, view=structs.replace(state.view, history=(loved, second))))
    feed.show(
        replace(state, time_left=5, view=structs.replace(state.view, history=(loved, second)))
    )
    assert [file.tally(card) for card in cards] == [Tally(1), Tally(1, 2), Tally(1), NEVER]
    assert card_statistics.parent() is None


def test_pictures_seen_in_poetry_are_counted(file):
    state = played("poetry", 3, 1).feed.state
    stories = state.view.history[0].poem.stories
    feed = Feed()
    card_statistics = CardStatistics(feed, file, lambda: stories, lambda: False)
    feed.show(state)
    assert [file.tally(card) for card in stories] == [Tally(1)] * len(stories)
    assert card_statistics.parent() is None


def test_a_practice_is_not_counted(file):
    state = played("odyssey", 4, 1).feed.state
    feed = Feed()
    card_statistics = CardStatistics(
        feed, file, lambda: {laid.card for laid in state.view.history[0].table}, lambda: True
    )
    feed.show(state)
    assert file.tally(state.view.history[0].table[0].card) == NEVER
    assert card_statistics.parent() is None
