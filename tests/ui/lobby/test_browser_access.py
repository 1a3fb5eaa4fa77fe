"""While browsers are allowed, the lobby shows how guests without the program can join."""

import base64

import pytest
from PySide6.QtGui import QImage

from dixit_qt.ui.base.addresses import page_address, square_of

BRIGHT = 128


@pytest.mark.parametrize(
    ("typed", "page"),
    [
        ("192.168.1.20", "http://192.168.1.20:42042/"),
        ("192.168.1.20:5000", "http://192.168.1.20:5000/"),
        ("fe80::1", "http://[fe80::1]:42042/"),
        ("no address at all", ""),
    ],
)
def test_the_typed_address_is_made_a_url_for_browsers(typed, page):
    assert page_address(typed) == page


def test_the_qr_code_has_a_margin():
    kind, _, data = square_of("http://192.168.1.20:42042/").partition(",")
    image = QImage.fromData(base64.b64decode(data))
    assert kind == "data:image/png;base64"
    assert image.width() == image.height() > 20
    rim = [image.pixelColor(x, 3).lightness() for x in range(image.width())]
    assert min(rim) > BRIGHT
    assert image.pixelColor(4, 4).lightness() < BRIGHT


def test_without_an_address_there_is_no_qr_code():
    assert square_of("") == ""


def test_the_host_can_switch_browsers_off_and_on(household):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    anna.player.screens.lobby.show_addresses(["192.168.1.20"])
    anna.until(lambda: anna.has("scanSquare"), "there is no square")
    assert anna.player.own.hosting.advert.browsers
    anna.player.screens.lobby.letBrowsersIn(False)
    anna.gone("scanSquare")
    assert not anna.player.own.hosting.advert.browsers


def test_a_code_is_two_words_in_the_language_of_the_host(household):
    anna = household.open("Anna", language="ru")
    anna.click("host")
    anna.on_page("lobby")
    anna.player.screens.lobby.askForCode(True)
    anna.until(lambda: len(anna.player.screens.lobby.code.split()) == 2, "there is no code")
    assert anna.player.screens.lobby.code.isascii() is False
