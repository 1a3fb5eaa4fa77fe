"""The evening and its finished game are saved on the computer of the host and of each guest."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from dixit_qt.app.user_data import Diary
from dixit_qt.client.state import ClientState
from dixit_qt.store.kept_games import KeptGames
from dixit_qt.store.standings import StandingsFile
from dixit_qt.ui.base.screen import Feed
from dixit_qt.wire.codes import Stage
from dixit_qt.wire.room import StandingInfo
from tests.ui.rounds.told_games import finished

pytestmark = pytest.mark.usefixtures("qapp")

ANNA = StandingInfo(1, "Anna", 1, 1, (1,), 30, 100, 5, 7, 3)
GAME = "a" * 16


def over(seat: int | None = 0) -> ClientState:
    state = finished("classic-30", 4, seat).feed.state
    room = structs.replace(
        state.room, game=GAME, stage=Stage.OVER, standings=(ANNA,), name="Kitchen", admins=()
    )
    return replace(state, room=room, match=1)


def kept(folder: Path, *states: ClientState) -> tuple[StandingsFile, KeptGames]:
    feed, file = Feed(), folder / "standings.json"
    games = KeptGames(folder / "albums")
    diary = Diary(feed, StandingsFile(file), games)
    for state in states:
        feed.show(state)
    assert diary.parent() is None
    return StandingsFile(file), games


def test_a_guest_keeps_the_evening_and_the_rounds_of_the_game(tmp_path):
    evenings, games = kept(tmp_path, over())
    (evening,) = evenings.evenings
    assert (evening.table, [row.name for row in evening.rows]) == ("Kitchen", ["Anna"])
    (game,) = games.of(GAME)
    assert game.rounds == over().view.history


def test_a_heart_after_the_end_is_kept_too(tmp_path):
    state = over()
    loved = structs.replace(state.view.history[-1], hearts=(3, 0, 0, 0))
    view = structs.replace(state.view, history=(*state.view.history[:-1], loved))
    _evenings, games = kept(tmp_path, state, replace(state, view=view))
    assert games.of(GAME)[0].rounds[-1].hearts == (3, 0, 0, 0)


def test_a_spectator_keeps_nothing_unless_they_host_the_table(tmp_path):
    watching = replace(over(None), person=9)
    assert kept(tmp_path / "a", watching)[0].evenings == ()
    hosting = replace(watching, room=structs.replace(watching.room, admins=(9,)))
    assert kept(tmp_path / "b", hosting)[0].evenings


def test_a_practice_and_a_running_game_are_not_kept(tmp_path):
    state = over()
    practice = replace(state, room=structs.replace(state.room, standings=()))
    running = replace(state, room=structs.replace(state.room, stage=Stage.PLAYING))
    evenings, games = kept(tmp_path, practice, running)
    assert (evenings.evenings, games.of(GAME)) == ((), [])
