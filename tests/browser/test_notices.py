"""What is said for a while, or while the connection is lost, covers nothing that can be tapped."""

import pytest

from tests.browser.evenings import Evening
from tests.browser.test_touch import held
from tests.net.tables import guest, place_of

SHOWN = "document.querySelector('.toast:not([hidden])')?.innerText.includes('Leonora-Maria')"
UNDER = """(() => {
  const said = document.querySelector(arguments[0]).getBoundingClientRect();
  const beside = (box) => box.right <= said.left || box.left >= said.right
    || box.bottom <= said.top || box.top >= said.bottom;
  return [...document.querySelectorAll(arguments[1])]
    .filter((node) => !node.closest("[inert]") && !node.closest(arguments[0]))
    .filter((node) => !beside(node.getBoundingClientRect())).map((node) => node.outerHTML);
})()"""
SCREENS = [(320, 568), (390, 844), (844, 390)]


@pytest.fixture
def evening(qtbot, library, telephone):
    table = Evening(qtbot, library, telephone, "odyssey", 3)
    yield table
    table.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_notice_covers_neither_a_button_nor_the_name_of_the_table(evening, screen):
    device = evening.anna.device

    def look(selector):
        device.until(SHOWN)
        assert device.js(UNDER, ".toast", selector) == []

    with held(device, *screen):
        evening.others.append(guest("Leonora-Maria", place_of(evening.hosting)))
        evening.at_once(lambda: look("button, h1"))
        evening.push("#start")
        evening.at_once(lambda: device.until("document.querySelector('.hand .card')"))
        evening.others.pop().close()
        evening.at_once(lambda: look("button"))
        evening.sees("Leonora-Maria is away", ".news .banner")
        assert device.js(UNDER, ".news .banner", "button") == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_lost_connection_covers_no_button(evening, screen):
    device = evening.anna.device

    def look():
        device.until("document.querySelector('.lost')")
        assert device.js(UNDER, ".lost", "button") == []
        device.tap("#menu")
        device.until("document.querySelector('.menu')")
        assert device.js(UNDER, ".lost", "button") == []
        device.tap("#close")
        device.until("!document.querySelector('.menu')")

    with held(device, *screen):
        evening.push("#start")
        evening.hosting.listener.close()
        evening.hosting.exchange.close()
        evening.at_once(look)
