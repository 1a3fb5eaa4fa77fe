"""Opens every screen in a language that was added to a copy of the project (see
test_adding_a_language.py).

It runs in the copy and imports the copy's modules. Every sentence of the made-up language is
between marks: a text without them was forgotten.
"""

import os
import xml.etree.ElementTree as ET
from random import Random

import pytest

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.state import ClientState
from dixit_qt.languages import folder
from tests.ui.household import Household, PlayerWindow

CODE = os.environ["NEW_LANGUAGE"]
SIDES = (
    *("practice", "settings", "about", "trouble", "menu", "table", "person"),
    *("rules", "decks", "rounds", "evenings"),
)


@pytest.fixture
def anna(household: Household) -> PlayerWindow:
    return household.open("Anna", CODE)


def english() -> set[str]:
    """English source texts that are longer than a symbol."""
    messages = ET.parse(folder(CODE) / "screens.ts").iter("message")
    sources = {message.findtext("source") or "" for message in messages}
    return {source for source in sources if len(source) > 3 and "%" not in source}


def forgotten(window: PlayerWindow) -> list[str]:
    return sorted(set(window.texts()) & english())


def play_on(window: PlayerWindow, until_round: int | None = None) -> None:
    """Play whenever it's the player's turn, until the round or the end."""
    bot, chance = RandomBot(CODE, second_thoughts=0.0), Random(1)

    def act(_old: ClientState | None, state: ClientState) -> None:
        view = state.view
        if view is not None and view.seat in view.waiting_for:
            action = bot.choose(view, chance)
            if action is not None:
                window.player.feed.intend(action)

    def is_there() -> bool:
        view = window.player.feed.state.view
        if view is None:
            return False
        return view.outcome is not None or (until_round is not None and view.round >= until_round)

    window.player.feed.changed.connect(act)
    act(None, window.player.feed.state)
    window.qtbot.waitUntil(is_there, timeout=30_000)
    window.player.feed.changed.disconnect(act)


def test_the_first_page_and_every_page_beside_it_speak_the_language(anna: PlayerWindow) -> None:
    anna.on_page("home")
    assert forgotten(anna) == []
    anna.says("‹Host a table›")
    for side in SIDES:
        anna.player.program.openSide(side)
        anna.frame()
        assert forgotten(anna) == [], side
        anna.player.program.closeSide()


def test_the_lobby_and_the_television_speak_the_language(anna: PlayerWindow) -> None:
    anna.click("host")
    anna.on_page("lobby")
    assert forgotten(anna) == []
    anna.player.screens.home.openTableView()
    anna.frame()


@pytest.mark.parametrize(("edition", "page"), [("odyssey", "game"), ("poetry", "poetry")])
def test_a_game_and_its_end_speak_the_language(anna: PlayerWindow, edition: str, page: str) -> None:
    anna.player.screens.home.practise(edition)
    anna.on_page(page)
    assert forgotten(anna) == []
    play_on(anna, until_round=2)
    anna.frame()
    assert forgotten(anna) == []
    play_on(anna)
    anna.on_page("end")
    assert forgotten(anna) == []
