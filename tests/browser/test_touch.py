"""What touching the page does, and must not do."""

from contextlib import contextmanager

import pytest
from PySide6.QtGui import QImage

from dixit_qt.rules.actions import ClaimStory
from dixit_qt.rules.model import Phase
from dixit_qt.wire.room import Timers
from tests.browser.conftest import TELEPHONE
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
    """Wait until everything that the page has sent has arrived."""
    evening.push("#menu", "#pause")
    evening.wait(lambda: evening.room.paused_by is not None)
    evening.push("#close", "#goOn")
    evening.gone(".banner")


def close_the_picture_over(evening, selector, picture, taps=2):
    """Two quick taps are meant as a double tap, to enlarge."""
    device = evening.anna.device

    def close() -> None:
        device.until(f"document.querySelector(`{selector}`)")
        device.place(selector)
        device.js(f"document.querySelector(`{picture}`).click()")
        device.until("document.querySelector('.full .picture:last-child')?.complete")
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


def test_a_card_that_one_looks_at_stays_open_while_the_others_move(evening):
    evening.push("#start", ".hand .card")
    evening.by(1, lambda view: view.legal.claim and ClaimStory())
    evening.by(1, tell)
    evening.sees("old boats", ".enlarged .clue")
    evening.sees("Give", ".enlarged #choose")


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


def test_a_vote_for_an_enlarged_picture_is_sent(evening):
    evening.choose(".lobby select", 0)
    evening.hosting.table.state.plan.first_storyteller = evening.room.seats[1].person
    evening.push("#start")
    evening.by(1, tell)
    evening.take_a_card()
    for seat in (2, 3):
        evening.by(seat, give)
    evening.push(".cards li:not(:has(.mine)) .look", "#choose")
    evening.wait(lambda: any(evening.game.game.ballots))


def test_a_tap_that_closes_a_picture_gives_no_heart(evening):
    evening.tell()
    for act in (give, vote):
        for seat in (1, 2, 3):
            evening.by(seat, act)
    for taps in (1, 2):
        close_the_picture_over(evening, ".told li:nth-child(2) [data-heart]", ".told .card", taps)
        assert not evening.game.hearts


def picture_at(device, place):
    """The colour that is visible there."""
    image = QImage.fromData(device.driver.get_screenshot_as_png())
    return image.pixelColor(*(round(each) for each in place)).getRgb()[:3]


COLOUR = """(async ([card]) => {
  const image = document.querySelector(`[data-card="${card}"] .picture`);
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const drawn = canvas.getContext("2d");
  drawn.drawImage(image, 0, 0, 1, 1);
  return [...drawn.getImageData(0, 0, 1, 1).data].slice(0, 3);
})(arguments)"""


def path(start, end, steps=6):
    (ax, ay), (bx, by) = start, end
    parts = [step / steps for step in range(1, steps + 1)]
    return [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in parts]


def pull(device, start, end):
    device.fingers("Start", start)
    for place in path(start, end):
        device.fingers("Move", place)


def test_a_dragged_card_stays_visible_under_the_finger(evening):
    evening.push("#start", "#claim")
    device = evening.anna.device

    def drag():
        device.until("document.querySelectorAll('.hand .may').length > 2")
        for place in (1, 2):
            card = device.js(f"document.querySelectorAll('.hand .may')[{place}].dataset.card")
            colour = device.js(COLOUR, card)
            start, end = device.place(f"[data-card='{card}']"), device.stage()
            pull(device, start, end)
            assert device.has(".stage.over")
            assert picture_at(device, (end[0] - 12, end[1])) == pytest.approx(colour, abs=6)
            device.fingers("Move", start)
            assert picture_at(device, (start[0] - 12, start[1])) == pytest.approx(colour, abs=6)
            device.fingers("End")
            assert not device.has(".shadow")
        assert not device.has(".composer .picture")
        pull(device, start, end)
        device.fingers("End")
        device.until("document.querySelector('.composer .picture')")

    evening.at_once(drag)


@contextmanager
def held(device, width, height):
    size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
    device.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    device.until(f"innerWidth === {width}")
    try:
        yield
    finally:
        size = {"width": TELEPHONE[0], "height": TELEPHONE[1]}
        usual = {**size, "deviceScaleFactor": 1, "mobile": True}
        device.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", usual)


def test_in_landscape_a_card_is_played_by_dragging_it_sideways(evening):
    """There the table lies beside the hand."""
    evening.hosting.table.state.plan.first_storyteller = evening.room.seats[1].person
    evening.push("#start")
    evening.by(1, tell)
    device = evening.anna.device

    def pull_sideways():
        device.until("document.querySelectorAll('.hand .may').length > 2")
        with held(device, 844, 390):
            start = device.place(".hand li:nth-child(2) .may")
            pull(device, start, (start[0] - 40, start[1] + 60))
            device.fingers("End")
            assert not device.has(".drop .picture")
            start = device.place(".hand li:nth-child(2) .may")
            pull(device, start, device.stage())
            assert device.has(".stage.over")
            device.fingers("End")
            device.until("!document.querySelector('.shadow')")

    evening.at_once(pull_sideways)
    evening.wait(lambda: evening.game.game.given[0])


def test_a_swipe_that_begins_on_the_hand_scrolls_the_page(evening):
    """A small phone with large letters: nothing fits on its screen."""
    evening.push("#start", "#claim")
    device = evening.anna.device

    def swipe():
        device.until("document.querySelector('#clue')")
        with held(device, 568, 320):
            device.js("(document.documentElement.style.fontSize = '200%')")
            device.js("scrollTo(0, 150)")
            device.until("scrollY === 150")
            place = device.js(MIDDLE, ".hand .may")
            for way, moved in ((-80, "scrollY > 150"), (160, "scrollY < 150")):
                start = (place[0], min(300, max(170, place[1])) if way < 0 else 100)
                pull(device, start, (start[0], start[1] + way))
                device.fingers("End")
                device.until(moved)
            assert not device.has(".composer .picture")

    evening.at_once(swipe)


def test_an_enlarged_picture_can_be_swiped_and_pinched_while_a_clock_runs(qtbot, library, sleeper):
    """Uses a browser of its own: after a two-finger gesture the driver loses the next touches."""
    evening = Evening(qtbot, library, sleeper, "odyssey", 3)
    evening.hosting.table.state.plan.timers = Timers(clue=60)
    evening.push("#start", "#claim")
    device = evening.anna.device
    card = "document.querySelector('.full .picture:last-child').getAttribute('src')"
    tick = "document.querySelector('.time').innerText"

    def slowly(*places):
        """Hold until the clock has redrawn the page during the gesture."""
        before = device.js(tick)
        device.fingers("Start", *(way[0] for way in places))
        for step in range(1, len(places[0])):
            device.fingers("Move", *(way[step] for way in places))
        device.until(f"{tick} !== {before!r}")
        for left in reversed(range(len(places))):
            device.fingers("End", *(way[-1] for way in places[:left]))

    def look():
        device.until("document.querySelector('#clue')")
        device.tap(".hand li:nth-child(2) .card")
        device.until("document.querySelector('.full .picture:last-child')?.complete")
        first = device.js(card)
        slowly([(300, 200), *path((300, 200), (60, 210))])
        device.until(f"{card} !== {first!r}")
        slowly([(60, 200), *path((60, 200), (300, 190))])
        device.until(f"{card} === {first!r}")
        wide = "document.querySelector('.full .picture:last-child').getBoundingClientRect().width"
        before = device.js(wide)
        slowly(
            [(170, 200), *path((170, 200), (100, 120))],
            [(190, 220), *path((190, 220), (260, 300))],
        )
        assert device.js(wide) > 2 * before
        slowly([(180, 200), *path((180, 200), (120, 160))])
        assert device.js(card) == first
        device.tap_at((180, 200))
        device.until("!document.querySelector('.full')")

    evening.at_once(look)
    evening.close()
