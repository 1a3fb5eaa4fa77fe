"""Actions that can't be undone ask first: "Cancel" changes nothing, the other answer does."""

import pytest

from dixit_qt.rules.views import view_for
from dixit_qt.wire.codes import Keeper, Stage
from tests.browser.evenings import Evening
from tests.browser.test_touch import everything_said


@pytest.fixture
def evening(qtbot, library, telephone):
    table = Evening(qtbot, library, telephone, "odyssey", 3)
    yield table
    table.close()


def names(evening):
    return [seat.name for seat in evening.room.seats]


def lines_of(evening):
    return view_for(evening.game, 0).poetry.hand


RED = "getComputedStyle(document.querySelector('#yes')).backgroundColor"


def refuse(evening, selector, words):
    """The answer that cannot be undone is no golden button: nobody should be led to it."""
    evening.push(selector)
    evening.sees(words, ".question")
    assert evening.anna.device.js(RED) == "rgb(201, 72, 60)"
    evening.push("#no")
    evening.gone(".question")


def agree(evening, selector):
    evening.push(selector, "#yes")
    evening.gone(".question")


def test_ending_the_game_asks_for_confirmation(evening):
    evening.push("#start", "#menu")
    refuse(evening, "#endGame", "Abandon the game?")
    evening.push("#close")
    everything_said(evening)
    assert evening.room.stage is Stage.PLAYING
    evening.push("#menu")
    agree(evening, "#endGame")
    evening.wait(lambda: evening.room.stage is not Stage.PLAYING)


def test_leaving_for_good_asks_for_confirmation(evening):
    evening.push("#start", "#menu")
    mine = evening.room.seats[0].person
    refuse(evening, "#standUpForGood", "Leave this game for good?")
    evening.push("#close")
    everything_said(evening)
    assert evening.room.seats[0].person == mine
    evening.push("#menu")
    agree(evening, "#standUpForGood")
    evening.wait(lambda: mine not in [seat.person for seat in evening.room.seats])


def test_removing_somebody_from_the_lobby_asks_for_confirmation(evening):
    guest = evening.room.seats[3]
    refuse(evening, f"#kick-{guest.person}", f"Remove {guest.name} from the table?")
    evening.push("#addBot")
    evening.wait(lambda: len(evening.room.seats) == 5)
    assert guest.name in names(evening)
    agree(evening, f"#kick-{guest.person}")
    evening.wait(lambda: guest.name not in names(evening))


def test_removing_somebody_from_a_game_asks_for_confirmation(evening):
    guest = evening.room.seats[3]
    evening.push("#start", "#menu", f"#more-{guest.person}")
    refuse(evening, f"#kick-{guest.person}", f"Remove {guest.name} from the table?")
    evening.push("#close")
    everything_said(evening)
    assert evening.room.seats[3].keeper is Keeper.PERSON
    evening.push("#menu")
    agree(evening, f"#kick-{guest.person}")
    evening.wait(lambda: evening.room.seats[3].keeper is not Keeper.PERSON)


def test_swapping_a_line_asks_for_confirmation(qtbot, library, telephone):
    evening = Evening(qtbot, library, telephone, "poetry", 2)
    evening.hosting.table.state.plan.first_storyteller = evening.room.seats[0].person
    evening.push("#start")
    before = lines_of(evening)
    evening.push(".lines li:first-child .line")
    swap = "#swap"
    refuse(evening, swap, "You won't get it back.")
    everything_said(evening)
    assert lines_of(evening) == before
    agree(evening, swap)
    evening.wait(lambda: lines_of(evening) != before)
    evening.close()
