"""Every edition to its end: a phone by touch, one by keyboard, a window with a mouse, and bots."""

import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from dixit_qt.wire.messages import SetDecks, SetEdition, SetSwitch, Start
from tests.browser.device import faults_of, meanwhile
from tests.browser.people import Person, Toucher, Typist
from tests.e2e.hands import Mouse
from tests.ui.household import Household, PlayerWindow, make_deck

A_GAME = 150.0
SOON_OVER = 48
GAMES = [
    ("classic-30", 4, {"target_score": 6}),
    ("classic-last-card", 6, {}),
    ("odyssey", 3, {"target_score": 6}),
    ("odyssey", 8, {"target_score": 6}),
    ("party", 6, {"laps": 1}),
    ("party-pass-left", 6, {"laps": 1}),
    ("team", 6, {"target_score": 6}),
    ("poetry", 2, {"laps": 2}),
    ("poetry", 3, {"laps": 1}),
]


class AmongOthers(Mouse):
    """Nobody waits for this player: the next round may be over before they've closed the
    last reveal."""

    def look_on(self) -> None:
        self.window.click("revealOn")


def host(household: Household, edition: str, switches: dict) -> PlayerWindow:
    make_deck(household.folder / "Грета" / "decks" / "trial", cards=SOON_OVER)
    greta = household.open("Грета")
    greta.click("host")
    greta.on_page("lobby")
    greta.player.feed.send(SetEdition(edition))
    greta.player.feed.send(SetDecks(("trial",)))
    for name, value in switches.items():
        greta.player.feed.send(SetSwitch(name, value))
    return greta


def play(person: Person, stop: Event) -> None:
    end = time.monotonic() + A_GAME
    while not person.is_done and not stop.is_set():
        if not person.act():
            person.device.wait_for_change()
        assert time.monotonic() < end, f"no end for {person.name}: {person.looks()}"


def play_together(mouse: Mouse, browsers: list[Person]) -> None:
    """Each browser plays in its own thread; the window plays in this one, which serves them all."""
    stop = Event()
    with ThreadPoolExecutor(len(browsers)) as pool:
        futures = [pool.submit(play, person, stop) for person in browsers]
        try:
            while not all(future.done() for future in futures):
                if not is_over(mouse):
                    mouse.act()
                mouse.window.qtbot.wait(1)
        finally:
            stop.set()
        faults_of(futures)


def is_over(mouse: Mouse) -> bool:
    view = mouse.window.player.feed.state.view
    return view is not None and view.outcome is not None


@pytest.mark.parametrize(("edition", "players", "switches"), GAMES)
def test_a_whole_game_is_played_on_phones_and_in_a_window(
    qtbot, household, telephone, second, edition, players, switches
):
    greta = host(household, edition, switches)
    people = [Toucher(telephone, "Anna", 1), Typist(second, "Борис", 2)][: players - 1]
    port = greta.player.own.port
    meanwhile(qtbot, *(lambda person=person: person.sit_down(port) for person in people))
    for _ in range(players - 1 - len(people)):
        greta.click("addBot")
    greta.until(lambda: len(greta.seats) == players, "somebody did not come")
    greta.player.feed.send(Start())
    mouse = AmongOthers(greta, 3)
    play_together(mouse, people)
    outcome = greta.player.feed.state.view.outcome
    for person in people:
        assert sorted(person.scores()) == sorted(outcome.scores)
    assert all(person.moves > 0 for person in (mouse, *people))
    assert all(person.held > 0 for person in people)
