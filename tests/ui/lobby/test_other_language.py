"""Guests whose language differs from the host's see a note before the game."""

import pytest
from msgspec import structs

from dixit_qt.ui.lobby.lobby import other_language
from dixit_qt.wire.codes import Keeper
from dixit_qt.wire.room import Room, SeatInfo, VersesInfo
from tests.ui.engine_table import dealt


@pytest.fixture
def room(qapp) -> Room:
    room = dealt("odyssey", 4, 0).feed.state.room
    bot = SeatInfo(9, "Clover", 9, Keeper.BOT, is_bot=True)
    verses = (VersesInfo("a", "en", "In the Key of A"), VersesInfo("b", "ru", "Ни о чём"))
    return structs.replace(
        room, seats=(*room.seats, bot), language="en", verses=verses, chosen_verses="a"
    )


def test_the_clues_of_bots_come_in_the_language_of_the_host(room):
    words = "The bots give their clues in another language: English."
    assert other_language(room, "ru") == words
    assert other_language(room, "en") == ""
    assert other_language(structs.replace(room, seats=room.seats[:4]), "ru") == ""
    assert other_language(structs.replace(room, language=None), "ru") == ""
    assert other_language(None, "ru") == ""


def test_verses_have_a_language_of_their_own(room):
    poetry = structs.replace(room, edition="poetry")
    assert other_language(poetry, "ru") == "The verses are in another language: English."
    assert other_language(structs.replace(poetry, chosen_verses="b"), "ru") == ""
    assert other_language(structs.replace(poetry, chosen_verses=None), "ru") == ""
