"""Every edition to its end through real windows: a mouse, a keyboard, bots and a big screen."""

import pytest

from dixit_qt.wire.messages import SetEdition, SetSwitch, Start
from tests.e2e.hands import Keys, Mouse, Person
from tests.e2e.televisions import Television
from tests.ui.household import Household, PlayerWindow

MOST_LOOKS = 4000
GAMES = [
    ("classic-30", 4, {"target_score": 10}),
    ("classic-30", 3, {"target_score": 10}),
    ("classic-last-card", 6, {}),
    ("odyssey", 3, {"target_score": 10}),
    ("odyssey", 8, {"target_score": 20}),
    ("party", 6, {}),
    ("party-pass-left", 7, {}),
    ("team", 6, {}),
    ("poetry", 2, {}),
    ("poetry", 3, {}),
]


def gather(
    household: Household, edition: str, players: int, switches: dict, people: int = 2
) -> list[PlayerWindow]:
    """A host and guests at windows of their own; bots take the other seats."""
    windows = household.gather(*("Anna", "Борис", "Véra", "Грета")[:people])
    anna = windows[0]
    anna.player.feed.send(SetEdition(edition))
    for name, value in switches.items():
        anna.player.feed.send(SetSwitch(name, value))
    for _ in range(players - people):
        anna.click("addBot")
    anna.until(lambda: len(anna.seats) == players, "the bots did not come")
    return windows


def is_over(window: PlayerWindow) -> bool:
    view = window.player.feed.state.view
    return view is not None and view.outcome is not None


def play(people: list[Person]) -> None:
    first = people[0].window
    for _ in range(MOST_LOOKS):
        if all(is_over(person.window) for person in people):
            return
        for person in people:
            person.act()
        first.qtbot.wait(1)
    raise AssertionError("the game does not end")


def play_through(household: Household, windows: list[PlayerWindow]) -> None:
    """Mouse and keyboard in turns; the television watches from the first card to the last."""
    anna = windows[0]
    television = Television(household, anna.player.own.port)
    anna.player.feed.send(Start())
    people = [(Mouse, Keys)[place % 2](window, place) for place, window in enumerate(windows)]
    play(people)
    assert all(person.moves > 0 for person in people)
    for person in people:
        if person.window.has("reveal"):
            person.look_on()
        person.window.on_page("end")
        person.window.window.requestActivate()
        person.window.until(person.window.page_has_focus, "the keyboard is elsewhere")
    television.until(lambda: television.screen.feed.state.view.outcome is not None, "no end")
    television.close()


@pytest.mark.parametrize(("edition", "players", "switches"), GAMES)
def test_a_whole_game_is_played_at_real_windows(household, edition, players, switches):
    play_through(household, gather(household, edition, players, switches))


def test_four_windows_and_a_table_view_play_one_game(household):
    play_through(household, gather(household, "odyssey", 7, {"target_score": 10}, people=4))
