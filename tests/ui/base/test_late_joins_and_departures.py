"""Everything is still shown correctly when somebody joins late and somebody leaves for good."""

import pytest
from msgspec.structs import replace

from dixit_qt.rules.actions import AddChair, EndGame, TakeChairs
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.game.table_rows import person_rows, team_rows
from dixit_qt.ui.poetry.poetry_rows import poet_rows
from dixit_qt.ui.rounds.round_summary import gains_of
from dixit_qt.ui.score.curve import curve_of
from dixit_qt.ui.score.end import podium_steps, standings
from dixit_qt.ui.television.television_rows import television_people
from tests.ui.engine_table import EngineTable
from tests.ui.rounds.told_games import play_rounds, played


def late(edition: str, players: int, rounds: int = 1) -> EngineTable:
    """A round, a newcomer, and another round."""
    table = played(edition, players, rounds)
    table.play(None, AddChair())
    play_rounds(table, 1)
    return table


def test_people_are_placed_around_a_ring():
    table = late("odyssey", 4)
    assert [row.seat for row in person_rows(table.feed.state)] == [0, 4, 1, 2, 3]
    assert [row.key for row in television_people(table.feed.state)] == ["0", "4", "1", "2", "3"]
    table.play(None, TakeChairs((2,)))
    assert [row.seat for row in person_rows(table.feed.state)] == [0, 4, 1, 3]
    assert len(television_people(table.feed.state)) == 4


def test_partners_share_a_place_wherever_the_new_team_sits():
    table = played("team", 6, 0)
    table.play(None, AddChair())
    names = {row.seat: row.name for row in person_rows(table.feed.state)}
    rabbits = {row.seat: row.rabbit for row in person_rows(table.feed.state)}
    teams = team_rows(table.feed.state)
    assert {frozenset(zip(team.names, team.rabbits, strict=True)) for team in teams} == {
        frozenset(((names[one], rabbits[one]), (names[other], rabbits[other])))
        for one, other in ((0, 3), (1, 4), (2, 5), (6, 7))
    }
    assert len(television_people(table.feed.state)) == len(teams) == 4


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 4), ("poetry", 2), ("poetry", 4)])
def test_the_curve_of_a_newcomer_begins_at_their_first_score(edition: str, players: int):
    table = late(edition, players)
    view, faces = table.feed.state.view, faces_of(table.feed.state)
    curve = curve_of(view, faces)
    assert {len(line.scores) for line in curve.lines} == {curve.rounds + 1}
    assert len(curve.lines) == len(view.scores)


def test_every_round_lists_the_gains_of_its_players():
    table = late("odyssey", 4)
    faces = faces_of(table.feed.state)
    gains = [gains_of(r, faces, table.game.edition.family) for r in table.game.history]
    assert [len(gain) for gain in gains] == [4, 5]


def test_the_rivals_name_stays_in_past_rounds_when_a_third_poet_joins():
    table = late("poetry", 2)
    state = table.feed.state
    rows = poet_rows(state, state.view, faces_of(state))
    assert [row.key for row in rows] == ["0", "1", "3"]
    assert faces_of(state).side_name(2) == "Alexander Pushkin"
    assert len(faces_of(state).side_rabbits(2)) == 1


def test_standings_include_players_who_left():
    table = played("odyssey", 4, 1)
    table.play(None, TakeChairs((3,)))
    play_rounds(table, 999)
    rows = standings(table.game.outcome, faces_of(table.feed.state))
    assert {row.side for row in rows} == {0, 1, 2, 3}
    assert all(row.name for row in rows)


def test_players_who_left_are_listed_last_without_a_place():
    table = played("odyssey", 4, 1)
    table.play(None, TakeChairs((3,)))
    table.game = replace(table.game, scores=(6, 2, 2, 25))
    table.play(None, EndGame())
    rows = standings(table.game.outcome, faces_of(table.feed.state))
    assert [(row.side, row.rank) for row in rows] == [(0, 1), (1, 2), (2, 2), (3, 0)]
    assert [step.names for step in podium_steps(rows)] == [
        rows[0].name,
        f"{rows[1].name}, {rows[2].name}",
    ]


def test_a_rival_who_has_left_has_no_place():
    table = late("poetry", 2)
    table.play(None, EndGame())
    rows = standings(table.game.outcome, faces_of(table.feed.state))
    assert [row.side for row in rows if row.rank == 0] == [rows[-1].side] == [2]
