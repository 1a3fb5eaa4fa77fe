"""Finished games are kept for their albums: what was public, and nothing else."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from dixit_qt.client.state import ClientState
from dixit_qt.store.kept_games import MOST_GAMES, KeptGame, KeptGames, kept_of
from dixit_qt.wire.codes import Stage
from tests.ui.rounds.told_games import finished, played, with_verses

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "a" * 16


def over(edition: str = "classic-30", players: int = 4, match: int = 1) -> ClientState:
    state = with_verses(finished(edition, players).feed.state)
    room = structs.replace(state.room, game=GAME, stage=Stage.OVER, code="six seven")
    return replace(state, room=room, match=match)


def kept(match: int = 1) -> KeptGame:
    game = kept_of(over(match=match), "2026-11-19")
    assert game is not None
    return game


@pytest.mark.parametrize(("edition", "players"), [("classic-30", 4), ("poetry", 2), ("team", 6)])
def test_a_kept_game_shows_the_same_rounds_and_result(tmp_path: Path, edition, players):
    state = over(edition, players)
    games = KeptGames(tmp_path)
    assert games.keep(kept_of(state, "2026-11-19"))
    (game,) = games.of(GAME)
    shown = game.state()
    assert shown.view.history == state.view.history
    assert (shown.view.outcome, shown.view.sides) == (state.view.outcome, state.view.sides)
    assert shown.room.seats == state.room.seats


def test_neither_code_nor_hand_is_written(tmp_path: Path):
    KeptGames(tmp_path).keep(kept())
    (file,) = tmp_path.iterdir()
    assert "six seven" not in file.read_text(encoding="utf-8")
    view = kept().view
    assert (view.cards, view.seat, view.heart) == (None, None, None)


def test_only_the_verses_of_its_poems_are_kept():
    state = over("poetry", 3)
    game = kept_of(state, "2026-11-19")
    assert 0 < len(game.lines) < len(state.verses.lines)
    assert game.lines[state.view.history[0].poem.hint] == "line " + str(
        state.view.history[0].poem.hint
    )


def test_a_running_game_is_not_kept():
    assert kept_of(played("classic-30", 4, 2).feed.state, "2026-11-19") is None
    assert kept_of(ClientState(), "2026-11-19") is None


def test_games_of_one_evening_come_in_their_order_and_can_be_deleted(tmp_path: Path):
    games = KeptGames(tmp_path)
    for match in (10, 2):
        games.keep(kept(match))
    assert [game.match for game in games.of(GAME)] == [2, 10]
    games.forget("b" * 16)
    games.forget(GAME)
    assert games.of(GAME) == []
    games.keep(kept())
    games.forget_all()
    assert not list(tmp_path.iterdir())


def test_a_file_that_cannot_be_read_is_passed_over(tmp_path: Path):
    games = KeptGames(tmp_path)
    games.keep(kept())
    (tmp_path / f"{GAME}-0002.json").write_text("{", encoding="utf-8")
    assert [game.match for game in games.of(GAME)] == [1]


def test_the_oldest_games_go_first(tmp_path: Path):
    tmp_path.joinpath("old").mkdir()
    for number in range(MOST_GAMES):
        (tmp_path / f"{number:016x}-0001.json").touch()
    games = KeptGames(tmp_path)
    games.keep(kept())
    assert len(list(tmp_path.glob("*.json"))) == MOST_GAMES
    assert games.of(GAME)
