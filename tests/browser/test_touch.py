"""What a finger does on the page, and what it must not do."""

import pytest

from dixit_qt.rules.model import Phase
from tests.browser.evenings import Evening, give, tell, vote

MIDDLE = """(() => { const box = document.querySelector(arguments[0]).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2]; })()"""
ON_THE_PICTURE = "document.elementFromPoint(arguments[0], arguments[1]).closest('.full') !== null"


@pytest.fixture
def evening(qtbot, library, telephone):
    table = Evening(qtbot, library, telephone, "odyssey", 3)
    yield table
    table.close()


def everything_said(evening):
    """What the page had said until now has arrived: a pause comes after it."""
    evening.push("#menu", "#pause")
    evening.wait(lambda: evening.room.paused_by is not None)
    evening.push("#close", "#goOn")
    evening.gone(".banner")


def close_the_picture_over(evening, selector, picture, taps=2):
    """Two taps come from people who expect a double tap to enlarge."""
    device = evening.anna.device

    def close() -> None:
        device.until(f"document.querySelector(`{selector}`)")
        device.place(selector)
        device.js(f"document.querySelector(`{picture}`).click()")
        device.until("document.querySelector('.full .picture')?.complete")
        place = tuple(device.js(MIDDLE, selector))
        assert device.js(ON_THE_PICTURE, *place)
        for _ in range(taps):
            device.tap_at(place)
        device.until("!document.querySelector('.full')")

    evening.at_once(close)
    everything_said(evening)


def test_a_tap_that_closes_a_picture_does_not_claim_the_story(evening):
    evening.push("#start")
    close_the_picture_over(evening, "#claim", ".hand .card")
    assert evening.game.phase is Phase.FIRST_STORYTELLER


def test_a_tap_that_closes_a_picture_does_not_give_the_clue(evening):
    evening.push("#start", "#claim")
    evening.take_a_card()
    evening.at_once(lambda: evening.anna.device.write("#clue", "A quiet harbour"))
    close_the_picture_over(evening, "#tell", ".hand .card")
    assert evening.game.phase is Phase.CLUE


def test_a_tap_that_closes_a_picture_does_not_vote(evening):
    evening.hosting.table.state.plan.first_storyteller = evening.room.seats[1].person
    evening.push("#start")
    evening.by(1, tell)
    evening.take_a_card()
    for seat in (2, 3):
        evening.by(seat, give)
    evening.push(".cards li:not(:has(.mine)) .card")
    close_the_picture_over(evening, "#cast", ".cards .look")
    close_the_picture_over(evening, ".cards li:not(:has(.mine, .picked)) .card", ".cards .look")
    assert not any(evening.game.game.ballots)
    assert evening.anna.device.js("document.querySelectorAll('.cards .picked').length") == 1


def test_a_tap_that_closes_a_picture_gives_no_heart(evening):
    evening.tell()
    for act in (give, vote):
        for seat in (1, 2, 3):
            evening.by(seat, act)
    for taps in (1, 2):
        close_the_picture_over(evening, ".told li:nth-child(2) [data-heart]", ".told .card", taps)
        assert not evening.game.hearts
