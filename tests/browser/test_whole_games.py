"""Every edition to its end on telephones: one seat by touch, one by keyboard, the rest bots."""

import time

import pytest

from dixit_qt.wire.codes import Stage
from tests.browser.device import meanwhile
from tests.browser.people import Person, Toucher, Typist
from tests.browser.tables import open_table

A_GAME = 50.0
GAMES = [
    ("classic-30", 4, {"target_score": 10}),
    ("classic-last-card", 6, {}),
    ("odyssey", 3, {"target_score": 10}),
    ("odyssey", 8, {"target_score": 10}),
    ("party", 6, {}),
    ("party-pass-left", 6, {}),
    ("team", 6, {}),
    ("poetry", 2, {}),
    ("poetry", 3, {}),
]


def play(person: Person) -> None:
    end = time.monotonic() + A_GAME
    while not person.is_done:
        if not person.act():
            person.device.wait_for_change()
        assert time.monotonic() < end, f"no end for {person.name}: {person.looks()}"


@pytest.mark.parametrize(("edition", "players", "options"), GAMES)
def test_a_whole_game_is_played_on_telephones(
    qtbot, library, telephone, second, edition, players, options
):
    hosting = open_table(library, edition, bots=players - 2, options=options)
    anna, boris = Toucher(telephone, "Anna", 1), Typist(second, "Борис", 2)
    meanwhile(qtbot, lambda: anna.sit_down(hosting.port), lambda: boris.sit_down(hosting.port))
    hosting._exchange.start()
    meanwhile(qtbot, lambda: play(anna), lambda: play(boris))
    outcome = hosting.table.state.match.state.outcome
    assert hosting.table.state.stage is Stage.OVER
    assert anna.moves > 0
    assert boris.moves > 0
    for person in (anna, boris):
        assert sorted(person.scores()) == sorted(outcome.scores)
    hosting.close()
