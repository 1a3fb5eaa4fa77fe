"""Opened beside a player's own window, the big screen shows only what is public."""

import pytest

from dixit_qt.rules.views import view_for
from dixit_qt.ui.television.public_feed import PublicFeed, public_view
from tests.ui.rounds.told_games import one_move, played


@pytest.mark.parametrize(
    ("edition", "players"),
    [("classic-30", 3), ("odyssey", 7), ("party", 6), ("team", 6), ("poetry", 2), ("poetry", 4)],
)
def test_the_public_part_of_every_seats_view_is_the_tables_view(edition, players):
    table = played(edition, players, 1)
    while len(table.game.history) < 3 and table.game.outcome is None:
        for seat in range(players):
            assert public_view(view_for(table.game, seat)) == view_for(table.game, None)
        one_move(table)


def test_the_public_feed_drops_seat_and_token():
    table = played("odyssey", 4, 0, seat=2)
    public = PublicFeed(table.feed)
    one_move(table)
    assert public.state.seat is None
    assert public.state.token == ""
    assert public.state.view == view_for(table.game, None)
    assert public.state.room == table.feed.state.room
