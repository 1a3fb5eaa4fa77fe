"""A seat outlives its tab: the device keeps it until it's told to forget it."""

import pytest

from dixit_qt.wire.codes import Keeper
from tests.browser.device import meanwhile
from tests.browser.people import Toucher
from tests.browser.tables import open_table
from tests.browser.test_seats import IN_GAME, IN_HAND, begin, seat_of

SAID_OVER_THE_MENU = """(() => {
  const box = document.querySelector(".lost").getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return document.querySelector(".menu") !== null && top.closest(".lost") !== null;
})()"""


@pytest.fixture
def anna(telephone):
    return Toucher(telephone, "Anna", 1)


@pytest.fixture
def hosting(library):
    table = open_table(library, "odyssey", bots=2)
    yield table
    table.close()


def seats_called(hosting, start):
    return [seat.name for seat in hosting.table.room(0).seats if seat.name.startswith(start)]


def scan_again(anna, hosting):
    anna.device.close_tab()
    anna.device.open(hosting.port)
    anna.device.until("document.body.dataset.page === 'greeting'")


def test_scanning_the_code_again_after_closing_the_tab_restores_the_hand(qtbot, hosting, anna):
    begin(qtbot, hosting, anna)
    hand = anna.device.js(IN_HAND)
    meanwhile(qtbot, lambda: scan_again(anna, hosting))
    assert anna.device.text("#comeBack") == "Come back as Anna"
    qtbot.waitUntil(lambda: seat_of(hosting).keeper is Keeper.ABSENT)

    def come_back():
        anna.push("#comeBack")
        anna.device.until(IN_GAME)

    meanwhile(qtbot, come_back)
    assert anna.device.js(IN_HAND) == hand
    assert seats_called(hosting, "Anna") == ["Anna"]
    assert not hosting.table.room(0).watchers
    assert seat_of(hosting).keeper is Keeper.PERSON


def test_a_reloaded_page_returns_to_its_seat_without_asking(qtbot, hosting, anna):
    begin(qtbot, hosting, anna)
    hand = anna.device.js(IN_HAND)

    def again():
        anna.device.open(hosting.port)
        anna.device.until(IN_GAME)

    meanwhile(qtbot, again)
    assert anna.device.js(IN_HAND) == hand


def test_a_second_tab_takes_the_seat_and_the_first_can_take_it_back(qtbot, hosting, anna):
    begin(qtbot, hosting, anna)
    driver = anna.device.driver
    first = driver.current_window_handle

    def elsewhere():
        driver.switch_to.new_window("tab")
        anna.device.open(hosting.port)
        anna.push("#comeBack")
        anna.device.until(IN_GAME)
        second = driver.current_window_handle
        driver.switch_to.window(first)
        anna.device.until("document.querySelector('.farewell')")
        assert "in another window" in anna.device.text(".farewell")
        anna.push("#comeBack")
        anna.device.until(IN_GAME)
        driver.switch_to.window(second)
        anna.device.until("document.querySelector('.farewell')")
        driver.close()
        driver.switch_to.window(first)

    meanwhile(qtbot, elsewhere)
    assert seats_called(hosting, "Anna") == ["Anna"]


def test_two_people_on_one_device_keep_their_seats_in_their_tabs(qtbot, hosting, anna):
    driver = anna.device.driver
    meanwhile(qtbot, lambda: anna.sit_down(hosting.port))
    first = driver.current_window_handle

    def boris_comes():
        driver.switch_to.new_window("tab")
        Toucher(anna.device, "Boris", 2).sit_down(hosting.port)
        driver.close()
        driver.switch_to.window(first)
        anna.device.open(hosting.port)
        anna.device.until("document.body.dataset.page === 'lobby'")

    meanwhile(qtbot, boris_comes)
    assert seat_of(hosting).keeper is Keeper.PERSON
    meanwhile(qtbot, lambda: anna.push("#you > summary"))
    anna.device.until("document.querySelector('#newName')")
    assert "Anna" in anna.device.js("document.querySelector('#newName').value")


def test_forget_me_clears_the_seat_after_asking(qtbot, hosting, anna):
    begin(qtbot, hosting, anna)

    def forget():
        scan_again(anna, hosting)
        anna.push("#forget")
        anna.push("#no")
        assert anna.device.has("#comeBack")
        anna.push("#forget")
        anna.push("#yes")
        anna.device.until("!document.querySelector('#comeBack')")
        anna.device.open(hosting.port)

    meanwhile(qtbot, forget)
    assert not anna.device.has("#comeBack")
    assert anna.device.js("document.querySelector('#name').value + localStorage.length") == "0"


def test_an_expired_seat_is_deleted_from_the_browser(qtbot, hosting, anna):
    begin(qtbot, hosting, anna)

    def weeks_later():
        anna.device.js(
            "(() => { const seat = JSON.parse(localStorage.seat);"
            " localStorage.seat = JSON.stringify({ ...seat, until: Date.now() - 1 }); })()"
        )
        scan_again(anna, hosting)

    meanwhile(qtbot, weeks_later)
    assert not anna.device.has("#comeBack")
    assert anna.device.js("localStorage.getItem('seat') ?? 'deleted'") == "deleted"


def test_a_seat_expires_two_weeks_after_it_was_last_used(qtbot, hosting, anna):
    begin(qtbot, hosting, anna)
    days = anna.device.js("(JSON.parse(localStorage.seat).until - Date.now()) / 86400000")
    assert 13.9 < days <= 14


def test_leaving_works_while_the_connection_is_lost(qtbot, hosting, anna):
    begin(qtbot, hosting, anna)
    hosting.listener.close()
    hosting.exchange.close()

    def leave():
        anna.device.until("document.querySelector('.lost')")
        anna.push("#menu")
        assert anna.device.js(SAID_OVER_THE_MENU)
        anna.push("#leave")
        anna.device.until("document.body.dataset.page === 'greeting'")

    meanwhile(qtbot, leave)
    assert "You've left the table." in anna.device.text(".farewell")
    assert anna.device.text("#comeBack") == "Come back as Anna"
