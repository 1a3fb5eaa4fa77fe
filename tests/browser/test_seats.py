"""A seat on a phone: it's kept while the screen is locked, moves to other devices, and
comes back."""

import time

import pytest

from dixit_qt.client.state import Status
from dixit_qt.host import journal
from dixit_qt.rules.model import Phase
from dixit_qt.wire.codes import Farewell, Keeper
from dixit_qt.wire.messages import Goodbye, HandedOver, SetCode, Start
from tests.browser.device import meanwhile
from tests.browser.people import Toucher
from tests.browser.tables import open_table
from tests.net.room import MemoryJournal

IN_GAME = "['cards', 'poetry'].includes(document.body.dataset.page)"
IN_HAND = "[...document.querySelectorAll('.hand .card')].map((card) => card.dataset.card)"
ANSWERED = "document.body.dataset.page === 'lobby' || !document.querySelector('.main').disabled"
AT_ONCE = 1.0


@pytest.fixture
def anna(telephone):
    return Toucher(telephone, "Anna", 1)


@pytest.fixture
def hosting(library):
    table = open_table(library, "odyssey", bots=2)
    yield table
    table.close()


def seat_of(hosting, name="Anna"):
    return next(seat for seat in hosting.table.room(0).seats if seat.name == name)


def begin(qtbot, hosting, *people):
    meanwhile(qtbot, *(lambda person=person: person.sit_down(hosting.port) for person in people))
    hosting.exchange.start()
    meanwhile(qtbot, *(lambda person=person: person.device.until(IN_GAME) for person in people))


def cut_links(hosting):
    """Routers do this to sleeping phones: the connection is lost without a sign."""
    for line in list(hosting.exchange.lines.values()):
        line.link.abort()
        line.link.on_closed()


def test_a_locked_phone_keeps_its_seat_and_reconnects_at_once(qtbot, hosting, sleeper):
    anna = Toucher(sleeper, "Anna", 1)
    begin(qtbot, hosting, anna)
    driver = sleeper.driver

    def lock():
        driver.execute_cdp_cmd("Page.setWebLifecycleState", {"state": "frozen"})

    def wake():
        driver.execute_cdp_cmd("Page.setWebLifecycleState", {"state": "active"})
        start = time.monotonic()
        anna.device.until("!document.querySelector('.lost') && document.body.dataset.page")
        waits.append(time.monotonic() - start)

    waits = []
    meanwhile(qtbot, lock)
    cut_links(hosting)
    assert seat_of(hosting).keeper is Keeper.ABSENT
    meanwhile(qtbot, wake)
    qtbot.waitUntil(lambda: seat_of(hosting).keeper is Keeper.PERSON)
    assert waits[0] < AT_ONCE
    assert hosting.table.state.match.state.phase is not Phase.OVER


def test_a_seat_moves_to_another_device_by_its_link(qtbot, hosting, anna, second):
    begin(qtbot, hosting, anna)
    boris = Toucher(second, "Boris", 2)

    def move():
        anna.push("#menu")
        anna.device.until("document.querySelector('.link')")
        link = str(anna.device.js("document.querySelector('.link').value"))
        boris.device.open(hosting.port, link.partition("/#")[2].join(["#", ""]))
        boris.device.until(IN_GAME)
        anna.device.until("document.body.dataset.page === 'greeting'")

    meanwhile(qtbot, move)
    assert "in another window" in anna.device.text(".farewell")
    assert boris.device.js("location.hash") == ""
    assert [seat.name for seat in hosting.table.room(0).seats].count("Anna") == 1
    assert "Boris" not in [seat.name for seat in hosting.table.room(0).seats]


def test_a_seat_moves_from_a_laptop_to_a_telephone_and_back(qtbot, household, anna):
    """By the link in the window's menu, and back by the page's link typed into the window; also at
    a table with a code."""
    greta, boris = household.open("Greta"), household.open("Boris")
    greta.click("host")
    greta.on_page("lobby")
    boris.join(greta)
    boris.on_page("lobby")
    greta.click("addBot")
    greta.player.feed.send(SetCode("кит лампа"))
    greta.player.feed.send(Start())
    boris.until(lambda: boris.player.feed.state.view is not None, "no game begins")
    boris.click("menu")
    boris.click("menu-table")
    boris.click("otherDevice")
    device = boris.player.screens.other_device
    assert device.square.startswith("data:image/png")
    port, fragment = greta.player.own.port, device.link.partition("/#")[2]

    def open_link():
        anna.device.open(port, f"#{fragment}")
        anna.device.until(IN_GAME)

    meanwhile(qtbot, open_link)
    assert set(anna.device.js(IN_HAND)) == boris.hand
    boris.until(lambda: "another window" in boris.player.screens.connection.text, "still there")
    meanwhile(qtbot, lambda: anna.push("#menu"))
    link = anna.device.js("document.querySelector('.link').value")
    assert link == f"http://127.0.0.1:{port}/#{fragment}"
    boris.player.screens.home.joinAddress(link)
    boris.until(lambda: boris.player.feed.state.status is Status.JOINED, "not back")
    meanwhile(qtbot, lambda: anna.device.until("document.body.dataset.page === 'greeting'"))
    assert boris.player.feed.state.seat == 1


def test_the_page_returns_to_its_seat_when_a_crashed_host_resumes(qtbot, library, anna):
    kept = MemoryJournal()
    hosting = open_table(library, "odyssey", bots=2, journal=kept)
    begin(qtbot, hosting, anna)
    port, hand = hosting.port, anna.device.js(IN_HAND)
    hosting.listener.close()
    cut_links(hosting)
    meanwhile(qtbot, lambda: anna.device.until("document.querySelector('.lost')"))
    assert "Your seat is kept" in anna.device.text(".lost")
    saved = journal.read(kept.data)
    again = open_table(library, "odyssey", port=port, journal=MemoryJournal(), saved=saved)
    meanwhile(qtbot, lambda: anna.device.until("!document.querySelector('.lost')"))
    assert seat_of(again).keeper is Keeper.PERSON
    assert anna.device.js(IN_HAND) == hand
    again.close()
    hosting.close()


def test_the_page_follows_the_table_to_another_computer(qtbot, library, hosting, anna):
    meanwhile(qtbot, lambda: anna.sit_down(hosting.port))
    there = open_table(library, "odyssey")
    exchange = hosting.exchange
    exchange.send(tuple(exchange.lines), HandedOver(there.port))
    exchange.send(tuple(exchange.lines), Goodbye(Farewell.HANDED_OVER))
    qtbot.waitUntil(lambda: len(there.table.room(0).seats) == 1, timeout=20_000)
    meanwhile(qtbot, lambda: anna.device.until("document.body.dataset.page === 'lobby'"))
    assert anna.device.js("location.port") == str(there.port)
    assert anna.device.js("location.hash") == ""
    there.close()


def test_the_page_of_a_table_with_a_code_asks_for_it(qtbot, library, anna):
    hosting = open_table(library, "odyssey", code="кит лампа")

    def ask():
        anna.device.open(hosting.port)
        anna.device.write("#name", "Anna")
        anna.push("#sitDown")
        for code in ("wrong", "Кит Лампа"):
            anna.device.until("document.querySelector('#code')")
            anna.device.write("#code", code)
            anna.push("#sitDown:not(:disabled)")
            anna.device.until(ANSWERED)
        anna.device.until("document.body.dataset.page === 'lobby'")

    meanwhile(qtbot, ask)
    assert seat_of(hosting).keeper is Keeper.PERSON
    hosting.close()


def test_a_guest_watches_when_the_table_is_full(qtbot, library, anna):
    hosting = open_table(library, "odyssey", bots=12)
    meanwhile(qtbot, lambda: anna.sit_down(hosting.port))
    room = hosting.table.room(0)
    assert len(room.seats) == 12
    assert [watcher.name for watcher in room.watchers] == ["Anna"]

    def try_to_sit():
        anna.push(".panel > button.main")
        anna.device.until("document.querySelector('.toast').innerText.includes('taken')")

    meanwhile(qtbot, try_to_sit)
    hosting.close()


def test_a_spectator_sees_the_table_but_no_hand(qtbot, hosting, anna, second):
    boris = Toucher(second, "Boris", 2)

    def watch():
        boris.device.open(hosting.port)
        boris.device.write("#name", "Boris")
        boris.push("#watch")
        boris.device.until("document.body.dataset.page === 'lobby'")

    meanwhile(qtbot, watch)
    begin(qtbot, hosting, anna)
    meanwhile(qtbot, lambda: boris.device.until(IN_GAME))
    assert not boris.device.has(".hand .card")
    assert "Anna" in boris.device.text(".people")


def test_typed_text_is_never_rendered_as_markup(qtbot, hosting, anna, second):
    name = "<img src=x onerror=document.title='!'>"
    boris = Toucher(second, name, 2)
    meanwhile(qtbot, lambda: anna.sit_down(hosting.port), lambda: boris.sit_down(hosting.port))
    meanwhile(qtbot, lambda: anna.device.until("document.querySelectorAll('.seats li').length > 3"))
    assert name in anna.device.text(".seats")
    assert not anna.device.has("img[src='x']")


def test_the_language_can_be_changed_during_a_game(qtbot, hosting, anna):
    begin(qtbot, hosting, anna)

    def change():
        anna.push("#menu")
        anna.push("[lang=ru]")
        anna.device.until("document.querySelector('.sheet').innerText.includes('Назад к столу')")
        anna.push("#close")
        anna.push("#menu")
        anna.push("[lang=en]")
        anna.push("#close")

    meanwhile(qtbot, change)
    assert anna.device.text(".status")


@pytest.mark.parametrize("reduced", [False, True])
def test_reduced_motion_stops_all_animations(qtbot, hosting, anna, reduced):
    wish = "reduce" if reduced else "no-preference"
    features = {"features": [{"name": "prefers-reduced-motion", "value": wish}]}
    anna.device.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", features)
    begin(qtbot, hosting, anna)
    moving = "getComputedStyle(document.querySelector('.person')).transitionDuration"
    assert (anna.device.js(moving) == "0s") is reduced


def test_every_control_on_the_page_has_an_accessible_name(qtbot, hosting, anna):
    begin(qtbot, hosting, anna)
    nameless = """[...document.querySelectorAll("button, input, select, [role=dialog]")].filter(
      (node) => !(node.innerText || node.getAttribute("aria-label") || node.labels?.length))
      .map((node) => node.outerHTML)"""
    assert anna.device.js(nameless) == []
