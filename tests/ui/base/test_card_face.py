"""A card is face down until its picture is loaded."""

from collections.abc import Callable

from dixit_qt import paths
from tests.ui.qml_driver import QmlDriver

Show = Callable[..., QmlDriver]


def test_a_card_is_face_down_until_its_picture_is_loaded(show: Show):
    driver = show("CardFace", source="")
    card = driver.window.rootObject()
    assert not card.property("pictured")
    driver.says("Loading the picture")
    card.setProperty("source", (paths.house() / "card-back.webp").as_uri())
    driver.until(lambda: bool(card.property("pictured")), "the picture is not shown")
    card.setProperty("source", "")
    driver.until(lambda: not card.property("pictured"), "the picture stays")


def test_a_card_keeps_its_picture_while_it_grows(show: Show):
    driver = show("CardFace", source=(paths.house() / "card-back.webp").as_uri(), size=(200, 300))
    card = driver.window.rootObject()
    driver.until(lambda: bool(card.property("pictured")), "the picture is not shown")
    driver.window.resize(500, 750)
    driver.until(lambda: card.width() == 500, "the card does not grow")
    assert card.property("pictured")
