"""The page recovers from lost files and pictures, denied storage and the browser's Back button."""

from dataclasses import replace

import pytest
from selenium.webdriver.common.keys import Keys

from dixit_qt.net.browser import server
from tests.browser.device import meanwhile
from tests.browser.evenings import Evening
from tests.browser.people import Toucher
from tests.browser.tables import open_table
from tests.browser.test_seats import IN_GAME, begin

DENIED = """for (const name of ["localStorage", "sessionStorage"]) {
  const get = () => { throw new DOMException("denied", "SecurityError"); };
  Object.defineProperty(window, name, { get });
}"""
ALL_PICTURES = """(() => {
  const all = [...document.querySelectorAll(".hand .picture")];
  return all.length > 0 && all.every((image) => image.naturalWidth > 0);
})()"""


@pytest.fixture
def hosting(library):
    table = open_table(library, "odyssey", bots=2)
    yield table
    table.close()


@pytest.fixture
def evening(qtbot, library, telephone):
    table = Evening(qtbot, library, telephone, "odyssey", 3)
    yield table
    table.close()


def block(device, *patterns):
    device.driver.execute_cdp_cmd("Network.enable", {})
    device.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": list(patterns)})


def get(device, hosting):
    device.driver.get(f"http://127.0.0.1:{hosting.port}/")


@pytest.mark.parametrize("file", ["page.js", "style.css"])
def test_a_file_that_fails_to_load_is_explained_and_a_retry_works(qtbot, hosting, sleeper, file):
    def lose():
        block(sleeper, f"*/{file}*")
        get(sleeper, hosting)
        if file == "page.js":
            sleeper.until("document.querySelector('#again')")
            assert "did not arrive" in sleeper.text("#page")
            block(sleeper)
            sleeper.tap("#again")
        else:
            block(sleeper)
        sleeper.until("document.querySelector('main')")
        sleeper.until("getComputedStyle(document.body).marginTop === '0px'")

    meanwhile(qtbot, lose)


def test_an_old_browser_is_told_which_browsers_work(qtbot, hosting, sleeper, monkeypatch):
    files = server.files_of_the_page()
    unread = replace(files["/page.js"], body=b"const from = the future;", packed=b"")
    monkeypatch.setattr(server, "files_of_the_page", lambda: {**files, "/page.js": unread})

    def look():
        get(sleeper, hosting)
        sleeper.until("document.querySelector('#again')")

    meanwhile(qtbot, look)
    assert "iOS 15.4" in sleeper.text("#page")


def test_a_browser_without_storage_can_still_play(qtbot, hosting, sleeper):
    command = "Page.addScriptToEvaluateOnNewDocument"
    meanwhile(qtbot, lambda: sleeper.driver.execute_cdp_cmd(command, {"source": DENIED}))
    anna = Toucher(sleeper, "Anna", 1)
    begin(qtbot, hosting, anna)
    assert anna.device.js(IN_GAME)


def test_pictures_that_failed_to_load_are_requested_again(qtbot, hosting, sleeper):
    anna = Toucher(sleeper, "Anna", 1)
    meanwhile(qtbot, lambda: block(sleeper, "*/small/*"))
    begin(qtbot, hosting, anna)

    def lose_and_find():
        broken = "document.querySelectorAll('.hand .picture').length > 0"
        sleeper.until(f"{broken} && [...document.images].some((each) => !each.naturalWidth)")
        block(sleeper)
        sleeper.until(ALL_PICTURES)

    meanwhile(qtbot, lose_and_find)


def test_the_back_button_closes_what_is_open_and_never_leaves_the_game(evening):
    evening.push("#start")
    device = evening.anna.device

    def go_back():
        device.tap(".hand .card")
        device.until("document.querySelector('.enlarged')")
        device.driver.back()
        device.until("!document.querySelector('.sheet')")
        device.driver.back()
        device.until("document.querySelector('.menu')")
        device.tap("#close")
        device.until("!document.querySelector('.sheet')")
        device.tap("#menu")
        device.driver.back()
        device.until("!document.querySelector('.sheet')")
        assert device.js(IN_GAME)

    evening.at_once(go_back)


CHOSEN = "document.querySelector('.hand .picked')?.dataset.card"


def test_a_half_given_clue_survives_a_reload_and_a_closed_tab(evening):
    """Its words, its card and its kind: Anna may look at a map in the middle of it."""
    evening.push("#start", "#claim")
    evening.push("[data-kind=aloud]")
    evening.take_a_card()
    device = evening.anna.device

    def is_there(card):
        device.until("document.querySelector('#clue')?.value === 'A quiet har'")
        assert device.js(CHOSEN) == card
        assert device.has(".composer .picture")
        assert device.has("[data-kind=aloud][aria-pressed=true]")

    def go_and_come_back():
        device.write("#clue", "A quiet har")
        card = device.js(CHOSEN)
        assert card
        is_there(card)
        device.driver.refresh()
        is_there(card)
        device.close_tab()
        device.open(evening.hosting.port)
        evening.anna.push("#comeBack")
        is_there(card)

    evening.at_once(go_and_come_back)


def test_closing_a_sheet_returns_the_focus_to_where_it_was(evening):
    evening.push("#start")
    device = evening.anna.device

    def open_and_close():
        device.until(IN_GAME)
        device.tab_to("#menu")
        device.press(Keys.ENTER)
        device.until("document.querySelector('.menu')")
        device.press(Keys.ESCAPE)
        device.until("document.activeElement.id === 'menu'")

    evening.at_once(open_and_close)


def test_the_page_scrolls_to_the_top_in_each_phase(evening):
    evening.push("#start", "#claim")
    device = evening.anna.device

    def scroll():
        device.until("document.querySelector('#clue')")
        device.js("(document.documentElement.style.fontSize = '200%')")
        device.js("scrollTo(0, 1000)")
        device.until("scrollY > 100")

    evening.at_once(scroll)
    evening.take_a_card()
    evening.write("#clue", "A quiet harbour", "#tell")
    evening.at_once(lambda: device.until("document.querySelector('#takeBack') && scrollY === 0"))


def test_an_absent_player_is_named_and_a_bot_can_replace_them(evening):
    evening.tell()
    evening.others[2].close()
    evening.sees("Guest 2 is away, and the game waits for them.", ".news")
    away = evening.room.seats[3].person
    evening.push(f"#wait-{away}")
    evening.gone(f"#bot-{away}")
    evening.others[1].close()
    away = evening.room.seats[2].person
    evening.push(f"#bot-{away}")
    evening.wait(lambda: evening.room.seats[2].keeper == "bot")


def test_the_screen_stays_on_during_a_game_on_plain_http(qtbot, hosting, telephone):
    """Without HTTPS there is no wake lock, but a playing video keeps the screen on."""

    def look():
        telephone.open(hosting.port, host="table.local")
        assert not telephone.js("window.isSecureContext || 'wakeLock' in navigator")
        telephone.write("#name", "Anna")
        telephone.tap("#sitDown")
        telephone.until("document.body.dataset.page === 'lobby'")
        assert not telephone.has(".awake")
        telephone.tap("#start")
        telephone.until("document.querySelector('.awake')?.srcObject?.active")
        telephone.tap("#menu")
        telephone.until("!document.querySelector('.awake').paused")
        played = "document.querySelector('.awake').currentTime"
        before = telephone.js(played)
        telephone.until(f"{played} > {before}")
        telephone.tap("#awake")
        telephone.until("document.querySelector('.awake').paused")

    meanwhile(qtbot, look)
